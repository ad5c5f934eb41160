"""§3: rolls, attempts and sixes."""

import pytest

import spelunke
from spelunke.core.ring import Place
from spelunke.games.wuerfel.types import Stopped
from tests.games.wuerfel.boards import OUT, Board


def test_turns_go_clockwise_and_a_roll_is_walked_with_one_piece() -> None:
    """§3.1."""
    board = Board({0: [10, 20]}, seats=3)
    assert board.after(4) == [1, 2]
    board.walk(2)
    assert board.places(0) == (10, 24, "waiting", "waiting")
    assert board.turn == 1


@pytest.mark.parametrize("pips", [1, 2, 3, 4, 5])
def test_nothing_but_a_six_brings_a_piece_out(pips: int) -> None:
    """§3.2."""
    board = Board({}, attempts=3)
    assert board.after(pips) == []
    assert board.after(6) == ["out"]
    board.play(OUT)
    assert board.places(0) == (0, "waiting", "waiting", "waiting")


def test_after_three_attempts_without_a_six_the_turn_is_over() -> None:
    """§3.4, §3.5 (W-1)."""
    board = Board({}, attempts=3)
    board.roll(3, 5)
    assert (board.turn, board.attempts_left) == (0, 1)
    board.roll(2)
    assert (board.turn, board.attempts_left) == (1, 3)


def test_a_six_in_an_attempt_brings_out_and_the_next_roll_must_clear_the_first_field() -> None:
    """§3.3, §3.5, §5.2 (W-2)."""
    board = Board({}, attempts=3)
    assert board.after(4, 6) == ["out"]
    board.play(OUT).again()
    assert (board.turn, board.attempts_left) == (0, 1)
    assert board.after(3) == [1]
    board.walk(1)
    assert board.places(0)[0] == 3
    assert board.turn == 1


def test_a_piece_on_the_track_means_a_single_roll() -> None:
    """§3.4 (W-3)."""
    board = Board({0: [7]})
    assert board.attempts_left == 1
    board.roll(5)
    board.walk(1)
    assert board.turn == 1


@pytest.mark.parametrize(
    ("places", "attempts"),
    [
        (["G4", "G3"], 3),
        (["G4"], 3),
        ([], 3),
        (["G3"], 1),
        (["G4", "G2"], 1),
        (["G4", "G3", "G1"], 1),
        (["G4", "G3", "G2"], 3),
        (["G4", 60], 1),
    ],
)
def test_a_gap_in_the_target_takes_the_three_attempts_away(places: list[Place], attempts: int) -> None:
    """§3.4 (W-4, W-5): the lane counts, not only the track (edge 1)."""
    board = Board({0: [50], 1: places}, turn=0)
    board.roll(1).walk(1)
    assert (board.turn, board.attempts_left) == (1, attempts)


def test_a_six_in_the_third_attempt_still_gives_another_roll() -> None:
    """§3.5 (edge 2)."""
    board = Board({}, attempts=3)
    assert board.after(1, 1, 6) == ["out"]
    board.play(OUT).again()
    assert (board.turn, board.asked) == (0, (spelunke.LUCK,))


def test_a_six_that_nobody_can_use_still_gives_another_roll() -> None:
    """§3.6, §3.7 (edge 3)."""
    board = Board({0: ["G3", "G2", "G1", 95]})
    assert board.after(6) == ["again", "stop"]
    assert (board.turn, board.attempts_left) == (0, 1)


def test_after_a_six_one_may_roll_again_or_leave_it() -> None:
    """§3.3: all booklets but the Russian one say may."""
    board = Board({0: [10]}, seats=3)
    board.roll(6).play(OUT)
    assert (board.asked, board.options()) == ((0,), ["again", "stop"])
    assert board.game.view(board.table, 1).open.may_roll_again
    board.stop()
    assert board.game.events(board.table, 2)[-1] == Stopped(0)
    assert (board.turn, board.asked, board.attempts_left) == (1, (spelunke.LUCK,), 3)


def test_whoever_rolls_again_uses_the_next_roll() -> None:
    """§3.3."""
    board = Board({0: [10, 20, 30, 40]})
    board.roll(6).walk(1).again().roll(3).walk(1)
    assert (board.places(0)[0], board.turn) == (19, 1)


@pytest.mark.parametrize("pips", [1, 2, 3, 4, 5])
def test_nobody_rolls_again_after_less_than_a_six(pips: int) -> None:
    """§3.3."""
    board = Board({0: [10, 20, 30, 40]})
    board.roll(pips).walk(1)
    assert (board.turn, board.asked) == (1, (spelunke.LUCK,))


def test_there_is_no_limit_to_sixes() -> None:
    """§3.7."""
    board = Board({0: [1, "G4", "G3", "G2"]})
    for _ in range(10):
        board.roll(6).walk(1).again()
    assert (board.turn, board.places(0)[0]) == (0, 61)


def test_a_roll_that_nobody_can_use_is_lost() -> None:
    """§3.6."""
    board = Board({0: [95, "G4", "G3", "G2"]})
    assert board.after(2) == []
    assert board.turn == 1
