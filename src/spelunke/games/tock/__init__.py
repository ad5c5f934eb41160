"""Tock: cards instead of a die, in teams; a split seven, a backward four and a jack that swaps."""

from spelunke.core.game import Parts
from spelunke.games.tock.box import BOX
from spelunke.games.tock.observation import TockObservationEncoder
from spelunke.games.tock.odds import CHANCES, odds
from spelunke.games.tock.policy import TockPolicy
from spelunke.games.tock.position import arrange, position
from spelunke.games.tock.reasons import REASONS, why
from spelunke.games.tock.rules import deal
from spelunke.games.tock.temptations import TEMPTATIONS
from spelunke.games.tock.thumb import answer
from spelunke.games.tock.types import CODEBOOK, EVENTS, QUESTIONS, Position
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
    thumb=answer,
    policy=TockPolicy(),
    chances=CHANCES,
    odds=odds,
    temptations=TEMPTATIONS,
    reasons=REASONS,
    why=why,
)
