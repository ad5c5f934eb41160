"""Luck against skill: how much of the variance of wins is due to the deal, and how much to the players."""

import math
from collections import Counter
from collections.abc import Sequence

import msgspec

from spelunke.core.dice import Dice
from spelunke.lab.duplicate_plan import PlanRow
from spelunke.lab.intervals import ConfidenceInterval

RESAMPLES = 400


class LuckAndSkill(msgspec.Struct, frozen=True):
    """Shares of the variance of a seat's win; they add up to 1.

    Every deal was played with every bot on every seat, so the two can be separated (two-way analysis of variance).
    """

    luck: ConfidenceInterval
    """Due to the deal: it helped or hurt the seat, no matter who sat there."""

    skill: ConfidenceInterval
    """Due to the bot that sat there, no matter the deal."""

    rest: ConfidenceInterval
    """Due to both together: how luck met choices, the others' choices, and the bots' own dice."""


Wins = tuple[float, ...]
"""The wins of each bot on one seat of one deal."""


def luck_and_skill(deals: Sequence[Sequence[PlanRow]], bots: Sequence[str], seats: int, seed: int = 0) -> LuckAndSkill:
    """From whole deals; the intervals come from resampling deals (bootstrap)."""
    by_seat = [[_wins(deal, bots, seat) for deal in deals] for seat in range(seats)]
    parts = _parts([Counter(by_deal) for by_deal in by_seat])
    dice, count = Dice(seed), len(deals)
    drawn = []
    for _ in range(RESAMPLES):
        chosen = [dice.below(count) for _ in range(count)]
        drawn.append(_parts([Counter(map(by_deal.__getitem__, chosen)) for by_deal in by_seat]))
    luck, skill, rest = (_interval(parts[kind], sorted(parts[kind] for parts in drawn), count) for kind in range(3))
    return LuckAndSkill(luck, skill, rest)


def _wins(deal: Sequence[PlanRow], bots: Sequence[str], seat: int) -> Wins:
    held = {row.bots[seat]: row.part(seat) for row in deal}
    return tuple(held[bot] for bot in bots)


def _parts(by_seat: Sequence[Counter[Wins]]) -> tuple[float, float, float]:
    """The shares of luck, skill and the rest, over all seats. Identical deals are given once, with their count."""
    luck = skill = rest = 0.0
    for found in by_seat:
        deals = sorted(found.items())
        count, bots = found.total(), len(deals[0][0])
        means = [math.fsum(wins) / bots for wins, _ in deals]
        grand = math.fsum(times * mean for (_, times), mean in zip(deals, means, strict=True)) / count
        by_bot = [math.fsum(times * wins[bot] for wins, times in deals) / count for bot in range(bots)]
        of_deals = bots * math.fsum(times * (mean - grand) ** 2 for (_, times), mean in zip(deals, means, strict=True))
        of_bots = count * math.fsum((mean - grand) ** 2 for mean in by_bot)
        squares = math.fsum(times * win * win for wins, times in deals for win in wins)
        error = max(squares - count * bots * grand * grand - of_deals - of_bots, 0.0) / max((count - 1) * (bots - 1), 1)
        luck += (of_deals / max(count - 1, 1) - error) / bots
        skill += (of_bots / (bots - 1) - error) / count
        rest += error
    # No share is negative. Clipped seat by seat, only the noise that adds would stay, and the estimate would be biased.
    luck, skill = max(luck, 0.0), max(skill, 0.0)
    whole = luck + skill + rest
    return (luck / whole, skill / whole, rest / whole) if whole else (0.0, 0.0, 1.0)


def _interval(mean: float, drawn: Sequence[float], deals: int) -> ConfidenceInterval:
    """An effect that was never observed cannot be resampled either; its interval follows the rule of three."""
    unseen = min(3 / deals, 1.0)
    low, high = drawn[round(0.025 * (len(drawn) - 1))], drawn[round(0.975 * (len(drawn) - 1))]
    return ConfidenceInterval(mean, min(low, mean, 1 - unseen), max(high, mean, unseen))
