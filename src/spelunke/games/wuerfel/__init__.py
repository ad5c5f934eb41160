"""Tock's dice game: three attempts, sixes, and duties in their order."""

from spelunke.core.game import Deciding, Levels, Parts
from spelunke.games.wuerfel import box, observation, odds, policy, position, reasons, rules, temptations, types, view

PARTS = Parts(
    package=__name__,
    box=box.BOX,
    deal=rules.deal,
    codebook=types.CODEBOOK,
    questions=types.QUESTIONS,
    events=types.EVENTS,
    look=view.look,
    remember=view.remember,
    tell=view.tell,
    observation=observation.WuerfelObservationEncoder(len(types.QUESTIONS), no_secrets=True),
    guess=view.guess,
    position_type=types.Position,
    position=position.position,
    arrange=position.arrange,
    shows_if_forced=view.shows_if_forced,
    policy=policy.WuerfelPolicy(imagined=box.SIX),
    rollout=policy.WuerfelPolicy(),
    levels=Levels(games=300),
    deciding=Deciding(types.Rolled, "pips", "wuerfel-move-roll"),
    chances=odds.CHANCES,
    odds=odds.odds,
    temptations=temptations.TEMPTATIONS,
    reasons=reasons.REASONS,
    why=reasons.why,
)
