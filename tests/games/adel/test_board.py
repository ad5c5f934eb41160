"""The board in a terminal: drawn from a view, and nothing but a view."""

from itertools import count

import pytest
from rich.console import Console

import spelunke
from spelunke.games.adel.board import draw
from spelunke.texts import LANGUAGES, speaker
from spelunke.theme import SEATS
from tests.games.adel.evenings import DETECTIVE, EXHIBIT, Evening, bid, dealt, evening, exhibit, thief, visit

NAMES = ["Anna", "Ben", "Carla", "Dora", "Emil"]
HANDS = ["A1 A2 A3 A4", "B1 B2 B3 B4", "C1 C2 C3 C4"]


def drawn(table: Evening, seat: int | None, language: str = "en", width: int = 100, aided: bool = False) -> str:
    """The board as plain text."""
    game, playing = table
    view = game.view(playing, seat)
    console = Console(width=width, no_color=True, legacy_windows=False)
    with console.capture() as caught:
        console.print(draw(view if aided else game.shown(view), NAMES[: game.seats], speaker(language)))
    return caught.get()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "width"), [(2, 60), (3, 80), (5, 140)])
def test_every_moment_of_a_game_can_be_drawn(seats: int, width: int, language: str) -> None:
    """§12.2: for every seat and a spectator, as wide as the window and no wider."""
    game = spelunke.game("adel", seats)
    table, dice = game.deal(6, ask_luck=True), spelunke.Dice(6)
    for step in count():
        if step % 9 == 0 or not table.asked:
            for viewer in (None, step % seats):
                picture = drawn((game, table), viewer, language, width, aided=bool(step % 2))
                assert all(len(line) <= width for line in picture.splitlines())
                assert all(name in picture for name in NAMES[:seats])
        if not table.asked:
            break
        game.play(table, {seat: (m := game.moves(table, seat))[dice.below(len(m))] for seat in game.asked(table)})


def test_pawns_are_told_apart_by_shape_and_not_by_colour_alone() -> None:
    """§1.1, §12.2."""
    picture = drawn(evening(HANDS, pawns=[3, 3, 7]), None)
    assert f"{SEATS[0].shape}{SEATS[1].shape}" in picture
    assert SEATS[2].shape in picture


def test_the_own_cards_are_drawn_and_those_of_the_others_are_not() -> None:
    """§12.1."""
    picture = drawn(evening(HANDS), 1)
    assert all(card in picture for card in ("B1", "B2", "B3", "B4", "1650", "1660"))
    assert not any(card in picture for card in ("A1", "A2", "C1", "C2"))


def test_cards_face_down_at_the_castle_stay_face_down() -> None:
    """§4.1."""
    table = evening(HANDS)
    visit(table, bid(3), EXHIBIT, DETECTIVE)
    assert drawn(table, 0).count("▒") == 2
    assert "exhibition" not in drawn(table, 0)
    assert "exhibition" in drawn(table, 1)


def test_windows_jail_and_hexagons_are_drawn() -> None:
    """§1.6, §1.7, §12.2."""
    picture = drawn(evening(HANDS, windows=["F1", "E2"], jail=[7, 6]), None)
    assert all(sign in picture for sign in ("F1", "1852", "E2", "1820", "Club 4/2", "Banquet", "1 ▲7", "2 ●6"))


def test_an_exhibition_lies_open_and_the_thief_points_at_it() -> None:
    """§5.8, §6.1."""
    table = evening(HANDS)
    visit(table, EXHIBIT, thief(7), DETECTIVE)
    exhibit(table, {0: "A1 A2 A3"})
    picture = drawn(table, 2)
    assert all(card in picture for card in ("A1", "A2", "A3"))
    assert f"{SEATS[1].shape} → {SEATS[0].shape}" in picture


def test_what_is_remembered_is_drawn_only_with_memory_aids() -> None:
    """§11.7, §12.3."""
    for aids in (False, True):
        table = dealt(3, {"memory_aids": aids})
        assert ("bids:" in drawn(table, 0)) == aids
