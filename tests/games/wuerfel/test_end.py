"""§8: the end."""

import spelunke
from spelunke.core.types import Ended
from spelunke.games.wuerfel.types import AllIn
from tests.games.wuerfel.boards import Board


def test_whoever_is_first_home_with_all_pieces_wins_and_the_game_is_over() -> None:
    """§8.1, §8.2, §8.4."""
    board = Board({0: [95, "G4", "G3", "G2"], 1: ["G4"], 2: [7]}, seats=3)
    board.roll(1).walk(1)
    assert board.asked == ()
    assert board.game.standing(board.table) == spelunke.Standing(places=(1, 2, 2), scores=(4, 1, 0))


def test_winning_with_a_six_gives_no_extra_roll() -> None:
    """§8.4 (edge 4)."""
    board = Board({0: [90, "G4", "G3", "G2"]})
    board.roll(6).walk(1)
    assert board.asked == ()
    assert board.game.events(board.table, None)[-2:] == [AllIn(0, 1), Ended((0,))]


def test_going_deeper_in_the_target_does_not_win_by_itself() -> None:
    """§8.1."""
    board = Board({0: ["G3", "G2", "G1", 50]})
    board.roll(1).walk(1)
    assert board.turn == 1
