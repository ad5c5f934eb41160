"""Ratings by openskill: teams count as teams, shared places as shared."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from openskill.models import PlackettLuce

from spelunke.bots.advice import Z_95
from spelunke.lab.intervals import ConfidenceInterval


class Finish(NamedTuple):
    """The result of one game, side by side."""

    sides: Sequence[Sequence[str]]
    """The bots of each side, one for every seat."""

    places: Sequence[int]
    """The place of each side."""


def ratings(names: Sequence[str], games: Iterable[Finish]) -> dict[str, ConfidenceInterval]:
    """The rating of each bot after these games, in order; everybody begins with 25.

    A bot that holds several seats gets the mean of what they earned. Bots do not learn, so no uncertainty is added from game to
    game (``tau``).
    """
    model = PlackettLuce(tau=0.0)
    skill = dict.fromkeys(names, (model.mu, model.sigma))
    for game in games:
        if len({name for side in game.sides for name in side}) < 2:
            continue
        teams = [[model.rating(*skill[name]) for name in side] for side in game.sides]
        rated = model.rate(teams, ranks=[float(place) for place in game.places])
        earned: dict[str, list[tuple[float, float]]] = {}
        for side, team in zip(game.sides, rated, strict=True):
            for name, rating in zip(side, team, strict=True):
                earned.setdefault(name, []).append((rating.mu, rating.sigma))
        for name, seats in earned.items():
            skill[name] = (sum(mu for mu, _ in seats) / len(seats), sum(sigma for _, sigma in seats) / len(seats))
    return {name: ConfidenceInterval(mu, mu - Z_95 * sigma, mu + Z_95 * sigma) for name, (mu, sigma) in skill.items()}
