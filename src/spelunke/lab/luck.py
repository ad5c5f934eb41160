"""Luck against skill: how much of who wins is in the deal, and how much in who plays."""

import math
from collections.abc import Sequence

import msgspec

from spelunke.core.dice import Dice
from spelunke.lab.deals import Row
from spelunke.lab.numbers import Interval

RESAMPLES = 400


class LuckAndSkill(msgspec.Struct, frozen=True):
    """Parts of the variance of a seat's win; together they are 1.

    Every deal was played with every bot on every seat, so the two can be told apart (analysis of variance, two ways).
    """

    luck: Interval
    """In the deal: it helped or hurt the seat whoever sat there."""

    skill: Interval
    """In the bot that sat there, whatever the deal."""

    rest: Interval
    """In both together: what luck brought to what was chosen, the others' choices, and the bots' own dice."""


class _Sums(msgspec.Struct):
    """What one deal adds to the sums of squares of one seat."""

    wins: list[float]
    """By bot."""

    squares: float
    mean: float


def luck_and_skill(deals: Sequence[Sequence[Row]], bots: Sequence[str], seats: int, seed: int = 0) -> LuckAndSkill:
    """From whole deals; the intervals are those of deals drawn again and again (bootstrap)."""
    sums = [[_sums(deal, bots, seat) for deal in deals] for seat in range(seats)]
    count = len(deals)
    parts = _parts(sums, range(count))
    dice = Dice(seed)
    drawn = [_parts(sums, [dice.below(count) for _ in range(count)]) for _ in range(RESAMPLES)]
    luck, skill, rest = (_interval(parts[kind], sorted(parts[kind] for parts in drawn)) for kind in range(3))
    return LuckAndSkill(luck, skill, rest)


def _sums(deal: Sequence[Row], bots: Sequence[str], seat: int) -> _Sums:
    held = {row.bots[seat]: row.part(seat) for row in deal}
    wins = [held[bot] for bot in bots]
    return _Sums(wins, math.fsum(win * win for win in wins), math.fsum(wins) / len(wins))


def _parts(sums: Sequence[Sequence[_Sums]], chosen: Sequence[int]) -> tuple[float, float, float]:
    """The parts of luck, of skill and of the rest, over all seats."""
    luck = skill = rest = 0.0
    for by_deal in sums:
        deals = [by_deal[number] for number in chosen]
        count, bots = len(deals), len(deals[0].wins)
        grand = math.fsum(deal.mean for deal in deals) / count
        by_bot = [math.fsum(deal.wins[bot] for deal in deals) / count for bot in range(bots)]
        of_deals = bots * math.fsum((deal.mean - grand) ** 2 for deal in deals)
        of_bots = count * math.fsum((mean - grand) ** 2 for mean in by_bot)
        whole = math.fsum(deal.squares for deal in deals) - count * bots * grand * grand
        error = max(whole - of_deals - of_bots, 0.0) / max((count - 1) * (bots - 1), 1)
        luck += max((of_deals / max(count - 1, 1) - error) / bots, 0.0)
        skill += max((of_bots / (bots - 1) - error) / count, 0.0)
        rest += error
    whole = luck + skill + rest
    return (luck / whole, skill / whole, rest / whole) if whole else (0.0, 0.0, 1.0)


def _interval(mean: float, drawn: Sequence[float]) -> Interval:
    low, high = drawn[round(0.025 * (len(drawn) - 1))], drawn[round(0.975 * (len(drawn) - 1))]
    return Interval(mean, min(low, mean), max(high, mean))
