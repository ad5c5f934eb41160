"""§6: pawns and secret totals."""

import pytest

from spelunke.games.teufel.types import Moved, Pawn
from tests.games.teufel.rounds import bet, counted, dealt, played_round, remembered, step, stop, told, totals, turn


@pytest.mark.parametrize(
    ("total", "pawn"),
    [
        (0, Pawn(0, 0, 50)),
        (50, Pawn(0, 0, 50)),
        (60, Pawn(1, 60, 190)),
        (190, Pawn(1, 60, 190)),
        (200, Pawn(2, 200, 200)),
        (210, Pawn(3, 210, 290)),
        (300, Pawn(4, 300, 300)),
        (310, Pawn(5, 310, 490)),
        (370, Pawn(5, 310, 490)),
        (500, Pawn(6, 500, 500)),
        (510, Pawn(7, 510, 790)),
        (800, Pawn(8, 800, 800)),
        (1190, Pawn(9, 810, 1190)),
        (1200, Pawn(10, 1200, 1200)),
        (1590, Pawn(11, 1210, 1590)),
    ],
)
def test_a_pawn_stands_on_its_number_or_in_the_gap_between_two(total: int, pawn: Pawn) -> None:
    """§6.2, §6.4: 60 is not 0-50."""
    game, table = counted([total, 300])
    assert game.view(table, 1).open.pawns[0] == pawn


def test_the_last_space_takes_every_total_from_1600_on() -> None:
    """§6.4."""
    assert step(1600) == step(1610) == step(4000) == 12


def test_totals_are_a_secret_of_their_owner() -> None:
    """§6.1: not even a spectator is shown them."""
    game, table = counted([310, 370, 300, 300])
    assert game.view(table, 0).open.chips == (310, None, None, None)
    assert game.view(table, 1).open.chips == (None, 370, None, None)
    assert game.view(table, None).open.chips == (None, None, None, None)


def test_pawns_move_only_when_the_round_is_settled() -> None:
    """§6.1, §6.2."""
    sitting = bet(dealt(2), 200, 50)
    game, table = sitting
    before = game.view(table, None).open.pawns
    stop(sitting, "10")
    assert game.view(table, None).open.pawns == before
    turn(sitting, "devil")
    assert told(sitting, Moved) == [Moved(0, None, 60, 190, 1), Moved(1, None, 60, 190, 1)]


def test_a_pawn_that_stays_is_not_told_of() -> None:
    """§6.2."""
    assert told(played_round([0, 0], ["devil"], ["devil"]), Moved) == []


def test_whoever_watched_can_count_everybodys_total_but_is_not_shown_it() -> None:
    """§6.3."""
    sitting = played_round([100, 120, 20], ["50", "50"], ["devil"], ["10"])
    game, table = sitting
    assert totals(sitting) == [200 + 100 + 100, 80, 220]
    view = game.view(table, 2)
    assert remembered(sitting).chips == (400, 80, 220)
    assert game.shown(view).remembered is None
    assert game.shown(view).open.chips == (None, 80, 220)
