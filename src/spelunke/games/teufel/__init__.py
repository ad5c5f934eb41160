"""Auf Teufel komm raus: bet with the devil, then fetch coal from the fire until you dare no more."""

from typing import Final

from spelunke.core.game import Deciding, Levels, Parts
from spelunke.games.teufel.box import BOX
from spelunke.games.teufel.observation import TeufelObservationEncoder
from spelunke.games.teufel.odds import CHANCES, odds
from spelunke.games.teufel.policy import TeufelPolicy
from spelunke.games.teufel.position import arrange, position
from spelunke.games.teufel.reasons import REASONS, why
from spelunke.games.teufel.rules import deal
from spelunke.games.teufel.temptations import TEMPTATIONS
from spelunke.games.teufel.types import CODEBOOK, EVENTS, QUESTIONS, Position, Turned
from spelunke.games.teufel.view import guess, look, remember, tell

FOR_EVERYBODY: Final = 0.03
"""A seat that fetches coal for a stake that all have laid wins no more than the others, so fetching hardly decides who wins.
But players who leave it to each other over tiny differences lose these stakes, and a game then takes hundreds of rounds."""

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
    observation=TeufelObservationEncoder(len(QUESTIONS), no_secrets=True),
    guess=guess,
    position_type=Position,
    position=position,
    arrange=arrange,
    policy=TeufelPolicy(),
    rollout=TeufelPolicy(),
    levels=Levels(slips=40, games=1500, margin=FOR_EVERYBODY),
    deciding=Deciding(Turned, "coal", "teufel-coal"),
    chances=CHANCES,
    odds=odds,
    temptations=TEMPTATIONS,
    reasons=REASONS,
    why=why,
)
