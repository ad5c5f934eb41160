"""Playing whole games inside the engine, at its own speed."""

from typing import Final

from mypy_extensions import i64

from spelunke.core.dice import Dice
from spelunke.core.policy import Policy
from spelunke.core.table import LUCK_BIT, Table, filled

PERCENT: Final[i64] = 100
"""Slips are counted per hundred answers; a player with this many answers at random throughout."""


def play_out(table: Table, dice: Dice, limit: i64 = 1 << 40) -> i64:
    """Play on with uniformly random answers to the end, or until ``limit`` answers were given; returns their number.

    >>> import spelunke
    >>> table = spelunke.game("rueck", seats=3).deal(seed=1)
    >>> play_out(table, Dice(1)) > 0, table.seats_asked()
    (True, ())
    """
    seats = table.seats
    answers = filled(seats, 0)
    given: i64 = 0
    while table.asked and given < limit:
        if table.asked == LUCK_BIT:
            table.luck(table.draw(dice))
            given += 1
            continue
        for seat in range(seats):
            if table.asked >> seat & 1:
                codes = table.legal(seat)
                answers[seat] = codes[dice.below(len(codes))]
                given += 1
        table.step(answers)
    return given


def play_out_by(policy: Policy, table: Table, dice: Dice, limit: i64 = 1 << 40) -> i64:
    """Play on by this policy to the end, or until ``limit`` answers were given; returns their number.

    >>> import spelunke
    >>> game = spelunke.game("rueck", seats=3)
    >>> table = game.deal(seed=1)
    >>> play_out_by(game.parts.policy, table, Dice(1)) > 0, table.seats_asked()
    (True, ())
    """
    seats = table.seats
    answers = filled(seats, 0)
    given: i64 = 0
    while table.asked and given < limit:
        asked = table.asked
        if asked == LUCK_BIT:
            table.luck(table.draw(dice))
            given += 1
            continue
        for seat in range(seats):
            if asked >> seat & 1:
                answers[seat] = policy.answer(table, seat, dice)
                given += 1
        table.step(answers)
    return given


def play_out_among(
    policy: Policy, table: Table, luck: Dice, dice: list[Dice], by_policy: i64, slips: i64, limit: i64
) -> tuple[int, int, int]:
    """Play on to the end, or until ``limit`` answers were given: all by this policy, but seats not in ``by_policy`` slip.

    Of a hundred of their answers, ``slips`` are uniformly random. Luck and every seat have their own dice. Returns the number
    of answers, how many of them a seat gave, and how many of those had no alternative.

    >>> import spelunke
    >>> game = spelunke.game("rueck", seats=3)
    >>> table = game.deal(seed=1)
    >>> dice = [Dice(seat) for seat in range(3)]
    >>> answers, asks, forced = play_out_among(game.parts.policy, table, Dice(1), dice, 0b001, 35, 1000)
    >>> answers >= asks >= forced, table.seats_asked()
    (True, ())
    """
    seats = table.seats
    answers = filled(seats, 0)
    given: i64 = 0
    asks: i64 = 0
    forced: i64 = 0
    while table.asked and given < limit:
        asked = table.asked
        if asked == LUCK_BIT:
            table.luck(table.draw(luck))
            given += 1
            continue
        for seat in range(seats):
            if asked >> seat & 1:
                codes = table.legal(seat)
                own = dice[seat]
                # A seat that always slips needs no dice to decide it.
                if by_policy >> seat & 1 == 0 and (slips >= PERCENT or own.chance(slips, PERCENT)):
                    answers[seat] = codes[own.below(len(codes))]
                else:
                    answers[seat] = policy.answer(table, seat, own)
                given += 1
                asks += 1
                if len(codes) == 1:
                    forced += 1
        table.step(answers)
    return int(given), int(asks), int(forced)
