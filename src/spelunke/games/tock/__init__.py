"""Tock: cards instead of a die, in teams; a split seven, a backward four and a jack that swaps."""

from spelunke.core.game import Deciding, Levels, Parts
from spelunke.games.tock.box import BOX
from spelunke.games.tock.events import EVENTS, Played
from spelunke.games.tock.observation import TockObservationEncoder
from spelunke.games.tock.odds import CHANCES, odds
from spelunke.games.tock.policy import TockPolicy
from spelunke.games.tock.position import arrange, position
from spelunke.games.tock.reasons import REASONS, why
from spelunke.games.tock.rules import deal
from spelunke.games.tock.temptations import TEMPTATIONS
from spelunke.games.tock.types import CODEBOOK, QUESTIONS, Position
from spelunke.games.tock.view import guess, look, remember, tell

PARTS = Parts(
    package=__name__,
    box=BOX,
    deal=deal,
    codebook=CODEBOOK,
    questions=QUESTIONS,
    events=EVENTS,
    look=look,
    remember=remember,
    tell=tell,
    observation=TockObservationEncoder(len(QUESTIONS)),
    guess=guess,
    position_type=Position,
    position=position,
    arrange=arrange,
    policy=TockPolicy(),
    rollout=TockPolicy(),
    levels=Levels(games=300, beginner_slips=20),  # a beginner with 35 wins one game of eight, and hardly any luck is seen
    deciding=Deciding(Played, "card", "tock-card"),
    chances=CHANCES,
    odds=odds,
    temptations=TEMPTATIONS,
    reasons=REASONS,
    why=why,
)
