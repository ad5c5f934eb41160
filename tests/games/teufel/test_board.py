"""The board in a terminal: everything that lies open is drawn, and nothing else."""

import pytest
from rich.console import Console, RenderableType

import spelunke
from spelunke.games.teufel.board import draw
from spelunke.texts import LANGUAGES, speaker
from tests.games.teufel.rounds import Sitting, bet, counted, dealt, stop, turn

NAMES = ["Gottlieb", "Angela", "Lucy", "Saulus", "Mephistopheles", "Ada"]


def lines_of(board: RenderableType, width: int = 60) -> list[str]:
    """A board as plain text."""
    console = Console(width=width, color_system=None)
    return ["".join(part.text for part in line) for line in console.render_lines(board, pad=False)]


def drawn(sitting: Sitting, seat: int | None, language: str = "en", aids: bool = False) -> str:
    """What this seat sees on the screen."""
    game, table = sitting
    view = game.view(table, seat)
    return "\n".join(lines_of(draw(view if aids else game.shown(view), NAMES, speaker(language))))


def test_stakes_coal_devils_and_pacts_stand_beside_their_players() -> None:
    """§3.5, §4.4, §4.5, §7.5."""
    sitting = bet(counted([300, 60, 200, 370]), 100, 20, 0, 200)
    turn(sitting, "50", "devil")
    stop(sitting, "75", "50", "10")
    board = drawn(turn(sitting, "25", "20"), 3)
    for words in ("bet 100", "bet 20", "bet 0", "bet 200", "Ψ burnt", "135 in 3", "◎ 90 pact", " 25   20  = 45", "Round 9"):
        assert words in board
    assert "41 in the oven, 2 beside it" in board


def test_a_secret_total_is_drawn_as_wide_as_its_pawn_says() -> None:
    """§6.1, §6.2."""
    one, other = counted([310, 300, 200]), counted([490, 300, 200])
    assert "♙ 310–490" in drawn(one, 1)
    for viewer in (1, 2, None):
        assert drawn(one, viewer) == drawn(other, viewer)
    assert "◎ 310" in drawn(one, 0)


def test_memory_aids_are_drawn_if_they_are_shown() -> None:
    """§9.8."""
    sitting = stop(bet(counted([310, 300]), 0, 0), "100")
    assert "100×1 75×3 50×7 25×9 20×9 10×9 Ψ×9" in drawn(sitting, 1, aids=True)
    assert "◎ 310" in drawn(sitting, 1, aids=True)
    assert "Ψ×" not in drawn(sitting, 1)


def test_fists_are_closed_while_the_others_bet() -> None:
    """§3.1."""
    board = drawn(dealt(3), 0)
    assert board.count("a closed fist") == 3
    assert drawn(dealt(3), 0, "de").count("Faust geballt") == 3


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [60, 80, 120])
def test_every_moment_of_a_game_of_six_fits_the_screen(language: str, width: int) -> None:
    """§4, §6, §10.4."""
    game = spelunke.game("teufel", seats=6, preset="ten_rounds")
    table = game.deal(seed=4)
    dice = spelunke.Dice(4)
    number = 0
    while game.asked(table):
        viewer = (*range(6), None)[number % 7]
        board = draw(game.view(table, viewer), NAMES, speaker(language))
        assert all(len(line) <= width for line in lines_of(board, width))
        game.play(table, {seat: game.thumb(game.view(table, seat), dice) for seat in game.asked(table)})
        number += 1
    assert f"◎ {max(table.scores())}" in "\n".join(lines_of(draw(game.view(table, None), NAMES, speaker(language)), width))


def test_a_long_track_of_ones_own_goes_over_several_lines() -> None:
    """§9.7."""
    game = spelunke.game("teufel", seats=2, house={"track": [50, 200, 300, *range(500, 1610, 50)]})
    board = lines_of(draw(game.view(game.deal(), None), NAMES, speaker("en")))
    assert all(len(line) <= 60 for line in board)
    assert any(line.rstrip().endswith("1600") for line in board)
