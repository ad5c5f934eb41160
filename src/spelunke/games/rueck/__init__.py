"""Rück's raus!: secret simultaneous picks; the second-richest wins."""

from spelunke.core.game import Deciding, Levels, Parts
from spelunke.games.rueck.box import BOX
from spelunke.games.rueck.observation import RueckObservationEncoder
from spelunke.games.rueck.odds import CHANCES, odds
from spelunke.games.rueck.policy import RueckPolicy
from spelunke.games.rueck.position import arrange, position
from spelunke.games.rueck.reasons import REASONS, why
from spelunke.games.rueck.rules import deal
from spelunke.games.rueck.temptations import TEMPTATIONS
from spelunke.games.rueck.types import CODEBOOK, EVENTS, QUESTIONS, Position, Turned
from spelunke.games.rueck.view import guess, look, looks_first, remember, tell

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
    observation=RueckObservationEncoder(len(QUESTIONS), no_secrets=True),
    guess=guess,
    position_type=Position,
    position=position,
    arrange=arrange,
    looks_first=looks_first,
    policy=RueckPolicy(imagined=10),
    rollout=RueckPolicy(),
    levels=Levels(slips=60, games=3000),
    deciding=Deciding(Turned, "noble", "rueck-noble"),
    chances=CHANCES,
    odds=odds,
    temptations=TEMPTATIONS,
    reasons=REASONS,
    why=why,
)
