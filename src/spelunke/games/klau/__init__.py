"""Klau Mau!: lay what matches, say "I can't", steal, and keep the fattest loot in hand."""

from spelunke.core.game import Deciding, Levels, Parts
from spelunke.games.klau.box import BOX
from spelunke.games.klau.events import EVENTS, RoundScored
from spelunke.games.klau.guessing import guess
from spelunke.games.klau.observation import KlauObservationEncoder
from spelunke.games.klau.odds import CHANCES, odds
from spelunke.games.klau.policy import KlauPolicy
from spelunke.games.klau.position import arrange, position
from spelunke.games.klau.reasons import REASONS, why
from spelunke.games.klau.rules import deal
from spelunke.games.klau.temptations import TEMPTATIONS
from spelunke.games.klau.types import CODEBOOK, QUESTIONS, Position
from spelunke.games.klau.view import look, remember, tell

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
    observation=KlauObservationEncoder(len(QUESTIONS)),
    guess=guess,
    position_type=Position,
    position=position,
    arrange=arrange,
    policy=KlauPolicy(imagined=8),
    rollout=KlauPolicy(),
    levels=Levels(games=400),
    deciding=Deciding(RoundScored, "round", "lab-round"),
    chances=CHANCES,
    odds=odds,
    temptations=TEMPTATIONS,
    reasons=REASONS,
    why=why,
)
