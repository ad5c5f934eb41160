"""Adel verpflichtet: lords who buy, steal and show off; where first, then what, always in secret."""

from spelunke.core.game import Deciding, Levels, Parts
from spelunke.games.adel import box, events, observation, odds, policy, position, reasons, rules, temptations, types, view

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
    round_begins=events.RoundBegan,
    observation=observation.AdelObservationEncoder(len(types.QUESTIONS)),
    guess=view.guess,
    position_type=types.Position,
    position=position.position,
    arrange=position.arrange,
    shows_if_forced=view.shows_if_forced,
    policy=policy.AdelPolicy(imagined=8),
    rollout=policy.AdelPolicy(),
    levels=Levels(games=300),
    deciding=Deciding(events.Moved, "why", "lab-adel-moved"),
    chances=odds.CHANCES,
    odds=odds.odds,
    temptations=temptations.TEMPTATIONS,
    reasons=reasons.REASONS,
    why=reasons.why,
)
