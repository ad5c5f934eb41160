"""§1, §2: the box, who sits where, who begins."""

import pytest

import spelunke
from spelunke.games.wuerfel.box import BOX
from tests.games.wuerfel.boards import Board, roll_for_start, starting


def test_the_ring_has_sixteen_fields_a_colour() -> None:
    """§1.1, §2.1."""
    game, table = starting(6)
    opened = game.view(table, None).open
    assert opened.length == 96
    assert opened.starts == (0, 16, 32, 48, 64, 80)
    assert opened.pieces == (("waiting",) * 4,) * 6


def test_everybody_has_four_pieces_and_four_target_fields_and_one_die_is_rolled() -> None:
    """§1.2, §1.6, §1.7."""
    board = Board({0: ["G4", "G3", "G2", 95]})
    assert board.after(2) == []
    assert board.table.choices(spelunke.LUCK) == [0, 1, 2, 3, 4, 5]
    assert list(board.table.weights()) == [1] * 6


def test_the_lane_turns_off_before_the_first_field() -> None:
    """§1.3."""
    game, table = starting(6)
    assert game.view(table, None).open.entries == (95, 15, 31, 47, 63, 79)


@pytest.mark.parametrize(
    ("seats", "colours"), [(2, (0, 3)), (3, (0, 2, 4)), (4, (0, 1, 3, 4)), (5, (0, 1, 2, 3, 4)), (6, (0, 1, 2, 3, 4, 5))]
)
def test_two_to_six_players_sit_round_the_six_colours(seats: int, colours: tuple[int, ...]) -> None:
    """§1.4."""
    assert seats in BOX.seats
    game, table = starting(seats)
    assert game.view(table, None).open.starts == tuple(16 * colour for colour in colours)


def test_whoever_rolls_highest_begins() -> None:
    """§2.2."""
    game, table = starting(4)
    assert roll_for_start(game, table, 3, 5, 1) is None
    assert roll_for_start(game, table, 2) == 1
    assert game.asked(table) == (spelunke.LUCK,)


def test_only_those_who_are_tied_roll_again() -> None:
    """§2.3 (W-11)."""
    game, table = starting(4)
    assert roll_for_start(game, table, 5, 2, 5, 4) is None
    assert game.view(table, None).open.start_rolls == (0, None, 0, None)
    assert roll_for_start(game, table, 1) is None
    assert roll_for_start(game, table, 3) == 2


def test_ties_may_last() -> None:
    """§2.3."""
    game, table = starting(2)
    assert roll_for_start(game, table, 6, 6, 1, 1, 4, 4) is None
    assert roll_for_start(game, table, 2, 3) == 1


def test_a_tie_may_be_for_whoever_rolled_first() -> None:
    """§7.5."""
    game, table = starting(4, {"start_ties": "first_seat"})
    assert roll_for_start(game, table, 2, 5, 3, 5) == 1
