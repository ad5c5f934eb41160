"""The effects of house rules as the lab measured them, shown beside their switches on the set-up page."""

import math
from functools import cache

import msgspec

from spelunke import shelf
from spelunke.server.http.types import Consequence, Consequences, Interval


class _Measured(msgspec.Struct):
    best_seat_wins: Interval
    luck: Interval


class _Base(msgspec.Struct):
    seats: int
    preset: str
    measured: _Measured


class _Change(msgspec.Struct):
    option: str
    value: bool | int | str
    base: int
    longer: Interval
    measured: _Measured


class _Sweep(msgspec.Struct):
    rules: int
    games: int
    slips: int
    seed: int
    version: str
    command: str
    bases: list[_Base]
    changes: list[_Change]


@cache
def consequences(game: str) -> Consequences | None:
    """The measured effects of a game's house rules; None if not measured, or only under older rules."""
    parts = shelf.parts(game)
    box, told = parts.box, shelf.house_rule_effects(parts)
    sweep = None if told is None else msgspec.convert(told, _Sweep)
    if sweep is None or sweep.rules != box.version:
        return None
    changes = tuple(_consequence(change, sweep.bases[change.base]) for change in sweep.changes)
    return Consequences(box.key, sweep.games, sweep.slips, sweep.seed, sweep.version, sweep.command, changes)


def _consequence(change: _Change, base: _Base) -> Consequence:
    now, before = change.measured, base.measured
    return Consequence(
        option=change.option,
        value=change.value,
        seats=base.seats,
        preset=base.preset,
        longer=change.longer,
        best_seat=now.best_seat_wins,
        best_seat_more=difference(now.best_seat_wins, before.best_seat_wins),
        luck=now.luck,
        luck_more=difference(now.luck, before.luck),
    )


def difference(now: Interval, before: Interval) -> Interval:
    """The difference of two means, with an interval from two intervals of any shape (Zou and Donner's square and add).

    They count as independent; since both were measured on the same deals, the true interval is if anything narrower.

    >>> difference(Interval(0.5, 0.4, 0.6), Interval(0.2, 0.2, 0.2))
    Interval(mean=0.3, low=0.2, high=0.4)
    """
    more = now.mean - before.mean
    low = more - math.hypot(now.mean - now.low, before.high - before.mean)
    high = more + math.hypot(now.high - now.mean, before.mean - before.low)
    return Interval(*(round(number, 6) for number in (more, low, high)))
