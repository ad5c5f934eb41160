"""§4, §5: walking, throwing out, and duties in their order."""

import pytest

from tests.games.wuerfel.boards import OUT, Board


def test_pieces_on_the_track_may_be_passed_even_own_ones() -> None:
    """§4.1 (edge 6)."""
    board = Board({0: [10, 12], 1: [13]})
    assert board.after(5) == [1, 2]
    assert board.walk(1).places(0)[0] == 15


def test_nobody_lands_on_an_own_piece() -> None:
    """§4.2."""
    assert Board({0: [10, 13]}).after(3) == [2]


def test_whoever_is_hit_waits_again() -> None:
    """§4.3."""
    board = Board({0: [10], 1: [13, 50]})
    board.roll(3).walk(1)
    assert board.places(1) == ("waiting", 50, "waiting", "waiting")


def test_first_fields_protect_nobody_and_block_nobody() -> None:
    """§4.4: piece 1 hits a piece on its own first field, piece 2 passes a piece on an empty colour's."""
    board = Board({0: [46, 30], 1: [48, 32]})
    assert board.after(4) == [1, 2]
    assert Board({0: [46, 30], 1: [48, 32]}).after(2) == [1, 2]
    assert board.walk(2).places(0)[1] == 34


def test_a_six_must_bring_a_piece_out_even_if_another_could_throw_out() -> None:
    """§5.1, §5.4 (W-9)."""
    board = Board({0: [20], 1: [26]})
    assert board.after(6) == ["out"]


def test_an_opponent_on_the_first_field_is_thrown_out_by_a_piece_that_comes_out() -> None:
    """§5.7."""
    board = Board({1: [0]}, attempts=3)
    board.roll(6).play(OUT)
    assert (board.places(0)[0], board.places(1)[0]) == (0, "waiting")


def test_an_own_piece_on_the_first_field_must_walk_the_six_instead() -> None:
    """§3.3, §5.2, §5.7 (W-6)."""
    board = Board({0: [30, 0]})
    assert board.after(6) == [2]
    board.walk(2)
    assert (board.places(0)[1], board.turn) == (6, 0)


@pytest.mark.parametrize("pips", [1, 2, 3, 4, 5, 6])
def test_the_first_field_must_be_cleared_on_any_roll(pips: int) -> None:
    """§5.2, §5.6 (edge 5)."""
    assert Board({0: [0, 30]}).after(pips) == [1]


def test_nobody_must_clear_the_first_field_when_nobody_waits() -> None:
    """§5.2, §5.6 (W-7)."""
    assert Board({0: [0, 30, 40, 50]}).after(2) == [1, 2, 3, 4]


def test_a_first_field_that_cannot_be_cleared_leaves_a_free_choice() -> None:
    """§5.2, §5.8 (edge 5)."""
    assert Board({0: [0, 4, 40]}).after(4) == [2, 3]


def test_throwing_out_binds_when_the_first_field_cannot_be_cleared() -> None:
    """§5.4, §5.8."""
    assert Board({0: [0, 4, 40], 1: [44]}).after(4) == [3]


def test_whoever_can_throw_out_must() -> None:
    """§5.3 (W-8)."""
    assert Board({0: [10, 20], 1: [23]}).after(3) == [2]


def test_among_several_to_throw_out_the_player_chooses() -> None:
    """§5.3, §5.8."""
    assert Board({0: [10, 20, 30], 1: [13, 23]}).after(3) == [1, 2]


def test_clearing_the_first_field_comes_before_throwing_out() -> None:
    """§5.2 to §5.4 (W-8)."""
    assert Board({0: [0, 20], 1: [23]}).after(3) == [1]


def test_whoever_can_walk_must() -> None:
    """§5.5."""
    assert Board({0: [10]}).after(3) == [1]
