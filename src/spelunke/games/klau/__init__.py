"""Klau Mau!: lay what matches, say "I can't", steal, and keep the fattest loot in hand."""

from spelunke.core.game import Deciding, Levels, Parts
from spelunke.games.klau import (
    box,
    events,
    guessing,
    observation,
    odds,
    policy,
    position,
    reasons,
    rules,
    temptations,
    types,
    view,
)

PARTS = Parts(
    package=__name__,
    box=box.BOX,
    deal=rules.deal,
    codebook=types.CODEBOOK,
    questions=types.QUESTIONS,
    events=events.EVENTS,
    look=view.look,
    remember=view.remember,
    tell=view.tell,
    observation=observation.KlauObservationEncoder(len(types.QUESTIONS)),
    guess=guessing.guess,
    position_type=types.Position,
    position=position.position,
    arrange=position.arrange,
    shows_if_forced=view.shows_if_forced,
    policy=policy.KlauPolicy(imagined=8),
    rollout=policy.KlauPolicy(),
    levels=Levels(games=400),
    deciding=Deciding(events.RoundScored, "round", "lab-round"),
    chances=odds.CHANCES,
    odds=odds.odds,
    temptations=temptations.TEMPTATIONS,
    reasons=reasons.REASONS,
    why=reasons.why,
)
