"""Adel verpflichtet: lords who buy, steal and show off; where first, then what, always in secret."""

from spelunke.core.game import Deciding, Levels, Parts
from spelunke.games.adel.box import BOX
from spelunke.games.adel.events import EVENTS, Moved
from spelunke.games.adel.observation import AdelObservationEncoder
from spelunke.games.adel.odds import CHANCES, odds
from spelunke.games.adel.policy import AdelPolicy
from spelunke.games.adel.position import arrange, position
from spelunke.games.adel.reasons import REASONS, why
from spelunke.games.adel.rules import deal
from spelunke.games.adel.temptations import TEMPTATIONS
from spelunke.games.adel.types import CODEBOOK, QUESTIONS, Position
from spelunke.games.adel.view import guess, look, remember, tell

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
    observation=AdelObservationEncoder(len(QUESTIONS)),
    guess=guess,
    position_type=Position,
    position=position,
    arrange=arrange,
    policy=AdelPolicy(imagined=8),
    rollout=AdelPolicy(),
    levels=Levels(games=300),
    deciding=Deciding(Moved, "why", "lab-adel-moved"),
    chances=CHANCES,
    odds=odds,
    temptations=TEMPTATIONS,
    reasons=REASONS,
    why=why,
)
