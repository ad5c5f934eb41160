"""Tock: cards instead of a die, in teams; a split seven, a backward four and a jack that swaps."""

from spelunke.core.game import Deciding, Levels, Parts
from spelunke.games.tock import box, events, observation, odds, policy, position, reasons, rules, temptations, types, view

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
    observation=observation.TockObservationEncoder(len(types.QUESTIONS)),
    guess=view.guess,
    position_type=types.Position,
    position=position.position,
    arrange=position.arrange,
    shows_if_forced=view.shows_if_forced,
    policy=policy.TockPolicy(),
    rollout=policy.TockPolicy(),
    levels=Levels(games=300, beginner_slips=20),  # a beginner with 35 wins one game of eight, and hardly any luck is seen
    deciding=Deciding(events.Played, "card", "tock-card"),
    chances=odds.CHANCES,
    odds=odds.odds,
    temptations=temptations.TEMPTATIONS,
    reasons=reasons.REASONS,
    why=reasons.why,
)
