"""Rück's raus!: secret simultaneous picks; the second-richest wins."""

from spelunke.core.game import Deciding, Levels, Parts
from spelunke.games.rueck import box, observation, odds, policy, position, reasons, rules, temptations, types, view

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
    round_begins=types.Turned,
    observation=observation.RueckObservationEncoder(len(types.QUESTIONS), no_secrets=True),
    guess=view.guess,
    position_type=types.Position,
    position=position.position,
    arrange=position.arrange,
    looks_first=view.looks_first,
    shows_if_forced=view.shows_if_forced,
    policy=policy.RueckPolicy(imagined=10),
    rollout=policy.RueckPolicy(),
    levels=Levels(slips=60, games=3000),
    deciding=Deciding(types.Turned, "noble", "rueck-noble"),
    chances=odds.CHANCES,
    odds=odds.odds,
    temptations=temptations.TEMPTATIONS,
    reasons=reasons.REASONS,
    why=reasons.why,
)
