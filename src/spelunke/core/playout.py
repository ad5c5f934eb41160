"""Playing whole games inside the engine, at its own speed."""

from mypy_extensions import i64

from spelunke.core.dice import Dice
from spelunke.core.hunch import Hunch
from spelunke.core.table import LUCK_BIT, Table, filled


def play_out(table: Table, dice: Dice, limit: i64 = 1 << 40) -> i64:
    """Play on with uniformly random answers to the end, or until ``limit`` answers were given; how many there were.

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


def play_out_by(hunch: Hunch, table: Table, dice: Dice, limit: i64 = 1 << 40) -> i64:
    """Play on as this hunch has it to the end, or until ``limit`` answers were given; how many there were.

    >>> import spelunke
    >>> game = spelunke.game("rueck", seats=3)
    >>> table = game.deal(seed=1)
    >>> play_out_by(game.parts.hunch, table, Dice(1)) > 0, table.seats_asked()
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
                answers[seat] = hunch.answer(table, seat, dice)
                given += 1
        table.step(answers)
    return given
