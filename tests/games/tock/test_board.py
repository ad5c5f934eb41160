"""The board in a terminal: everything that lies open is drawn, and nothing else."""

import pytest
from rich.console import Console, RenderableType

import spelunke
from spelunke.core.table import SPECTATOR
from spelunke.games.tock.board import draw
from spelunke.games.tock.types import PlaySeven
from spelunke.texts import LANGUAGES, speaker
from tests.games.tock.boards import Board, part

NAMES = ["Anna", "Ben", "Carl", "Dora", "Emil", "Mephistopheles"]


def lines_of(board: RenderableType, width: int = 80) -> list[str]:
    """A board as plain text."""
    console = Console(width=width, color_system=None)
    return ["".join(part.text for part in line) for line in console.render_lines(board, pad=False)]


def drawn(game: spelunke.Game, table: spelunke.Table, seat: int | None, language: str = "en", aids: bool = False) -> str:
    """What this seat sees on the screen."""
    view = game.view(table, seat)
    return "\n".join(lines_of(draw(view if aids else game.shown(view), NAMES, speaker(language))))


def test_pieces_stand_on_the_ring_with_their_numbers_and_at_home_and_wait() -> None:
    """§1.1, §1.4."""
    board = Board({0: [0, 33, "G4"], 1: [20], 3: ["G1", "G2"]}, ["5", "jack"])
    picture = drawn(board.game, board.table, 0)
    for words in (
        "●1",
        "●2",
        "▲1",
        "home – – – ●",
        "home ◆ ◆ – –",
        "waiting ▲▲▲",
        "waiting ■■■■",
        "1:0 2:33",
        "│ J │",
        "│ 5 │",
    ):
        assert words in picture
    assert "88 in the pack" in drawn(*_dealt(4), 1)


def _dealt(seats: int) -> tuple[spelunke.Game, spelunke.Table]:
    game = spelunke.game("tock", seats=seats)
    return game, game.deal(seed=1)


def test_cards_carry_the_letters_of_the_language() -> None:
    """§1.2: ace, king, queen and jack."""
    board = Board({0: [0]}, ["ace", "king", "queen", "jack"])
    for language, letters in (("en", "AKQJ"), ("de", "AKDB")):
        assert all(f"│ {letter} │" in drawn(board.game, board.table, 0, language) for letter in letters)


def test_partners_shapes_stand_beside_each_other_and_five_have_none() -> None:
    """§2.2, §2.3."""
    assert "4 cards  + ■" in drawn(*_dealt(4), 0)
    assert "4 cards  + ⬢" in drawn(*_dealt(6), 0)
    assert "4 cards  +" not in drawn(*_dealt(5), 0)


def test_a_seven_shows_what_is_left_of_it() -> None:
    """§3.6."""
    board = Board({0: [33, 60]}, ["7"])
    board.play(PlaySeven(), part(3))
    assert "4 steps of the seven left" in drawn(board.game, board.table, 0)


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_nobody_is_shown_what_they_cannot_know(seats: int) -> None:
    """§4.9."""
    game, table = _dealt(seats)
    for seat in (*range(seats), None):
        world = table.copy()
        world.reshuffle(SPECTATOR if seat is None else seat, spelunke.Dice(3))
        assert drawn(game, world, seat, aids=True) == drawn(game, table, seat, aids=True)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [60, 80, 120])
def test_it_fits_the_window(width: int, language: str) -> None:
    """§1.1."""
    for seats in (4, 6):
        game, table = _dealt(seats)
        picture = lines_of(draw(game.view(table, 0), NAMES, speaker(language)), width)
        assert max(len(line) for line in picture) <= width
