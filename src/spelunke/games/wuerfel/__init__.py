"""Tock's dice game: three attempts, sixes, and duties in their order."""

from spelunke.core.game import Deciding, Levels, Parts
from spelunke.games.wuerfel.box import BOX, SIX
from spelunke.games.wuerfel.observation import WuerfelObservationEncoder
from spelunke.games.wuerfel.odds import CHANCES, odds
from spelunke.games.wuerfel.policy import WuerfelPolicy
from spelunke.games.wuerfel.position import arrange, position
from spelunke.games.wuerfel.reasons import REASONS, why
from spelunke.games.wuerfel.rules import deal
from spelunke.games.wuerfel.temptations import TEMPTATIONS
from spelunke.games.wuerfel.types import CODEBOOK, EVENTS, QUESTIONS, Position, Rolled
from spelunke.games.wuerfel.view import guess, look, remember, tell

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
    observation=WuerfelObservationEncoder(len(QUESTIONS), no_secrets=True),
    guess=guess,
    position_type=Position,
    position=position,
    arrange=arrange,
    policy=WuerfelPolicy(imagined=SIX),
    rollout=WuerfelPolicy(),
    levels=Levels(games=300),
    deciding=Deciding(Rolled, "pips", "wuerfel-move-roll"),
    chances=CHANCES,
    odds=odds,
    temptations=TEMPTATIONS,
    reasons=REASONS,
    why=why,
)
