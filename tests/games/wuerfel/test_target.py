"""§6: the target."""

import pytest

from spelunke.core.ring import Place
from tests.games.wuerfel.boards import Board


@pytest.mark.parametrize(("place", "pips", "end"), [(95, 1, "G1"), (95, 4, "G4"), (94, 2, "G1"), (91, 6, "G2"), (90, 5, 95)])
def test_a_piece_turns_off_at_its_entry(place: int, pips: int, end: Place) -> None:
    """§6.1."""
    board = Board({0: [place, "G4"] if end != "G4" else [place]})
    board.roll(pips)
    if pips == 6:
        assert board.options() == ["out"]
        return
    assert board.walk(1).places(0)[0] == end


def test_a_six_leads_into_the_target_too() -> None:
    """§6.1."""
    board = Board({0: [91, 50, 51, 52]})
    board.roll(6).walk(1)
    assert board.places(0)[0] == "G2"


def test_other_colours_run_past() -> None:
    """§6.1."""
    board = Board({1: [94]}, turn=1)
    assert board.roll(4).walk(1).places(1)[0] == 2


@pytest.mark.parametrize(
    ("home", "pips", "options"),
    [(["G2"], 3, []), (["G2"], 2, [2]), (["G2"], 1, [1, 2]), (["G1"], 1, [2]), (["G3"], 2, [1]), (["G4"], 3, [1])],
)
def test_no_piece_in_the_target_is_jumped(home: list[Place], pips: int, options: list[int]) -> None:
    """§6.2."""
    assert Board({0: [95, *home]}).after(pips) == options


def test_too_large_a_roll_cannot_be_used() -> None:
    """§6.3 (W-10)."""
    assert Board({0: [95]}).after(5) == []


@pytest.mark.parametrize(("place", "pips", "options"), [("G1", 3, [1]), ("G1", 4, []), ("G3", 1, [1]), ("G2", 3, [])])
def test_pieces_in_the_target_may_go_deeper(place: Place, pips: int, options: list[int]) -> None:
    """§6.4."""
    assert Board({0: [place]}).after(pips) == options
