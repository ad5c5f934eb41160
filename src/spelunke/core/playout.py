"""Playing whole games inside the engine, at its own speed."""

from mypy_extensions import i64

from spelunke.core.dice import Dice
from spelunke.core.policy import Policy
from spelunke.core.table import LUCK_BIT, Table, filled


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


def play_out_by(policy: Policy, table: Table, luck: Dice, dice: Dice, limit: i64 = 1 << 40) -> i64:
    """Play on by this policy to the end, or until ``limit`` answers were given; returns their number.

    For imagined tables: nothing is dealt anew before a seat is asked, and all seats share their dice.

    >>> import spelunke
    >>> game = spelunke.game("rueck", seats=3)
    >>> table = game.deal(seed=1)
    >>> play_out_by(game.parts.rollout, table, Dice(1), Dice(2)) > 0, table.seats_asked()
    (True, ())
    """
    seats = table.seats
    answers = filled(seats, 0)
    given: i64 = 0
    while table.asked and given < limit:
        asked = table.asked
        if asked == LUCK_BIT:
            table.luck(table.draw(luck))
            given += 1
            continue
        for seat in range(seats):
            if asked >> seat & 1:
                answers[seat] = policy.answer(table, seat, dice)
                given += 1
        table.step(answers)
    return given


def answer_of(policy: Policy, table: Table, seat: i64, dice: Dice, known: Table) -> i64:
    """The policy's answer for a seat, from what that seat may know: all else is dealt anew, at the scratch table ``known``."""
    codes = table.legal(seat)
    return codes[0] if len(codes) == 1 else _chosen(policy, table, seat, dice, known)


def _chosen(policy: Policy, table: Table, seat: i64, dice: Dice, known: Table) -> i64:
    """The answer of a seat that has a choice."""
    table.copy_into(known)
    known.reshuffle(seat, dice)
    return policy.answer(known, seat, dice)


def play_by(policies: list[Policy], table: Table, luck: Dice, dice: list[Dice], limit: i64) -> tuple[i64, i64, i64]:
    """Play on to the end, or until ``limit`` answers were given, each seat by its own policy.

    Returns the number of answers, how many of them a seat gave, and how many of those had no alternative.

    Nobody sees the truth: each policy is asked at a table where all that its seat cannot know was dealt anew. Luck and every
    seat have dice of their own, so that nobody's rolls depend on, or tell of, anybody else's.

    >>> import spelunke
    >>> game = spelunke.game("rueck", seats=3)
    >>> table = game.deal(seed=1)
    >>> dice = [Dice(seat) for seat in range(3)]
    >>> answers, asks, forced = play_by([game.parts.policy] * 3, table, Dice(1), dice, game.box.limit)
    >>> answers > asks >= forced, table.seats_asked()
    (True, ())
    """
    seats = table.seats
    answers = filled(seats, 0)
    known = table.copy()
    lucks: i64 = 0
    asks: i64 = 0
    forced: i64 = 0
    while table.asked and lucks + asks < limit:
        asked = table.asked
        if asked == LUCK_BIT:
            table.luck(table.draw(luck))
            lucks += 1
            continue
        for seat in range(seats):
            if asked >> seat & 1:
                asks += 1
                codes = table.legal(seat)
                if len(codes) == 1:
                    forced += 1
                    answers[seat] = codes[0]
                else:
                    answers[seat] = _chosen(policies[seat], table, seat, dice[seat], known)
        table.step(answers)
    return lucks + asks, asks, forced
