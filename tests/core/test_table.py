"""Table: what every game gets."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from spelunke.core.dice import Dice
from spelunke.core.playout import play_out
from spelunke.core.table import LUCK, LUCK_BIT, MOST_SEATS, SPECTATOR, Table, bits_of, filled
from tests.laws.drawing import follows_weights
from tests.toy.toy import PARTS, House


def test_luck_and_spectators_are_no_seats() -> None:
    assert LUCK not in range(MOST_SEATS)
    assert SPECTATOR not in (LUCK, *range(MOST_SEATS))
    assert LUCK_BIT == 1 << MOST_SEATS


@given(st.integers(0, 40), st.integers(-9, 9))
def test_filled_is_so_many_times_the_same(length: int, value: int) -> None:
    assert list(filled(length, value)) == [value] * length


@given(st.sets(st.integers(0, 60)))
def test_bits_are_told_ascending(numbers: set[int]) -> None:
    assert list(bits_of(sum(1 << number for number in numbers))) == sorted(numbers)


def test_an_empty_table_asks_nobody_and_knows_no_game() -> None:
    table = Table()
    assert table.seats_asked() == ()
    assert (table.tape, table.dice) == (None, None)
    for missing in (
        lambda: table.legal(0),
        lambda: table.step(vec[i64]()),
        table.weights,
        lambda: table.luck(0),
        table.scores,
        table.places,
        table.copy,
        lambda: table.reshuffle(0, Dice(0)),
    ):
        with pytest.raises(NotImplementedError):
            missing()


@given(st.integers(0, 255))
def test_asked_seats_are_told_ascending(asked: int) -> None:
    table = Table()
    table.asked = asked
    assert table.seats_asked() == tuple(seat for seat in range(8) if asked >> seat & 1)


def test_luck_is_asked_alone() -> None:
    table = Table()
    table.asked = LUCK_BIT
    assert table.seats_asked() == (LUCK,)


def test_a_game_that_does_not_draw_itself_draws_by_its_weights() -> None:
    follows_weights(PARTS.deal(3, House()), draws=5_000, seed=1)


def test_answers_go_to_the_seats_that_are_asked_in_their_order() -> None:
    table = PARTS.deal(3, House())
    for number in (1, 1, 2, 3, 4, 4):  # seat 0 holds 1 and 3, seat 1 holds 1 and 4, seat 2 holds 2 and 4
        table.answer([7 + number])
    assert [table.choices(seat) for seat in range(3)] == [[0, 2], [0, 3], [1, 3]]
    table.answer([2, 0, 1])
    assert table.seats_asked() == (0,)
    table.answer([6])
    assert list(table.scores()) == [0, 0, 1]


def test_playing_out_stops_at_the_end_or_at_the_limit() -> None:
    table = PARTS.deal(3, House())
    assert play_out(table, Dice(1), limit=4) == 4
    assert table.asked
    play_out(table, Dice(1))
    assert not table.asked
    assert play_out(table, Dice(1)) == 0
