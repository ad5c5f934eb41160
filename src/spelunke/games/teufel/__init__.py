"""Auf Teufel komm raus: bet with the devil, then fetch coal from the fire until you dare no more."""

from typing import Final

from spelunke.core.game import Deciding, Levels, Parts
from spelunke.games.teufel import box, observation, odds, policy, position, reasons, rules, temptations, types, view

FOR_EVERYBODY: Final = 0.03
"""A seat that fetches coal for a stake that all have laid wins no more than the others, so fetching hardly decides who wins.
But players who leave it to each other over tiny differences lose these stakes, and a game then takes hundreds of rounds."""

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
    round_begins=types.RoundBegan,
    observation=observation.TeufelObservationEncoder(len(types.QUESTIONS), no_secrets=True),
    guess=view.guess,
    position_type=types.Position,
    position=position.position,
    arrange=position.arrange,
    shows_if_forced=view.shows_if_forced,
    policy=policy.TeufelPolicy(),
    rollout=policy.TeufelPolicy(),
    levels=Levels(slips=40, games=1500, margin=FOR_EVERYBODY),
    deciding=Deciding(types.Turned, "coal", "teufel-coal"),
    chances=odds.CHANCES,
    odds=odds.odds,
    temptations=temptations.TEMPTATIONS,
    reasons=reasons.REASONS,
    why=reasons.why,
)
