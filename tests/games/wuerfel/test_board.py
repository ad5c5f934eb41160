"""The board in a terminal: the ring, who waits, who is home, and the die."""

import pytest
from rich.console import Console, RenderableType

import spelunke
from spelunke.games.wuerfel.board import draw
from spelunke.texts import LANGUAGES, speaker
from tests.games.wuerfel.boards import Board, roll_for_start, starting

NAMES = ["Anna", "Ben", "Carl", "Dora", "Emil", "Mephistopheles"]


def lines_of(board: RenderableType, width: int = 80) -> list[str]:
    """A board as plain text."""
    console = Console(width=width, color_system=None)
    return ["".join(part.text for part in line) for line in console.render_lines(board, pad=False)]


def drawn(game: spelunke.Game, table: spelunke.Table, seat: int | None, language: str = "en") -> str:
    """What is seen on the screen."""
    return "\n".join(lines_of(draw(game.view(table, seat), NAMES, speaker(language))))


def test_pieces_stand_on_the_ring_with_their_numbers_and_the_die_lies_there() -> None:
    """§1.2, §3.1."""
    board = Board({0: [5, 33, "G4"], 1: [20]}).roll(4)
    picture = drawn(board.game, board.table, 0)
    for words in ("●1", "●2", "▲1", "home – – – ●", "waiting ▲▲▲", "1:5 2:33", "⚃ 4"):
        assert words in picture


def test_beside_the_die_stands_where_every_piece_would_come_to_stand_and_whom_it_would_throw_out() -> None:
    """§4.1, §4.3, §6.1."""
    board = Board({0: [5, 33, 94, "G4"], 1: [37]}, house={"forced_capture": False}).roll(4)
    assert "⚃ 4    ●1 → 9   ●2 → 37 ✗ ▲1   ●3 → G3" in drawn(board.game, board.table, 0)
    assert "→" not in drawn(board.game, board.table, 1)


def test_four_walking_pieces_are_all_told_where_they_stand() -> None:
    """§1.2."""
    board = Board({0: [5, 33, 50, 90], 1: [20]}).roll(4)
    assert "5 33 50 90" in drawn(board.game, board.table, 0)


def test_rolls_for_the_start_and_places_stand_beside_their_players() -> None:
    """§2.2, §8.3."""
    game, table = starting(3)
    roll_for_start(game, table, 5)
    assert "rolled a 5" in drawn(game, table, None)
    board = Board({0: [95, "G4", "G3", "G2"]}, seats=3, house={"play_on": True})
    board.roll(1).walk(1)
    assert "place 1" in drawn(board.game, board.table, 1)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [60, 80, 120])
def test_it_fits_the_window(width: int, language: str) -> None:
    """§1.1."""
    for seats in (2, 6):
        game, table = starting(seats)
        picture = lines_of(draw(game.view(table, 0), NAMES, speaker(language)), width)
        assert max(len(line) for line in picture) <= width
