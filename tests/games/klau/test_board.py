"""The board in a terminal: a view in, a picture out."""

import pytest
from rich.console import Console

from spelunke.games.klau.board import INKS, PATTERNS, draw, short
from spelunke.games.klau.box import CARDS, COLOURS
from spelunke.games.klau.types import Believe, Doubt, ICant, Lay, Pick
from spelunke.texts import LANGUAGES, speaker
from spelunke.theme import PAPER
from tests.games.klau.den import Den, dealt, sit

NAMES = ["Anna", "Ben", "Clara", "Dirk", "Ede", "Fritz", "Gerd", "Hanne"]


def picture(den: Den, seat: int | None, language: str = "en", width: int = 80) -> str:
    """What somebody sees, without colours."""
    console = Console(width=width, force_terminal=False)
    with console.capture() as capture:
        console.print(draw(den.view(seat), NAMES, speaker(language)))
    return capture.get()


def lightness(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_told_from_every_other_without_colour(language: str) -> None:
    """§1.1, §1.3: suits are patterns."""
    assert len({short(card, speaker(language)) for card in CARDS}) == len(CARDS)
    assert len(set(PATTERNS.values())) == len(COLOURS)


def test_the_inks_can_be_read_on_paper() -> None:
    """§1.1."""
    for ink in INKS.values():
        assert (lightness(PAPER) + 0.05) / (lightness(ink) + 0.05) >= 4.5


def test_the_top_card_the_own_hand_and_what_was_seen_are_on_the_board() -> None:
    """§3.2, §8.2."""
    den = sit("blue_4 red_yellow_plan", [{"card": "green_3", "by_all": True}, "blue_1"], top="red_2")
    shown = picture(den, 0)
    assert "│╱╱╱╱│" in shown
    assert "│╱╱••│" in shown
    assert "▚▚▚▚" in shown
    assert "≈3" in shown
    assert "▚1" not in shown


def test_i_cant_is_a_balloon_and_a_doubted_hand_lies_open() -> None:
    """§4.1, §4.4."""
    den = sit("red_1 blue_4", "green_1", "green_3").play(0, ICant())
    assert "“I can't!”" in picture(den, 1)
    assert "„Ich kann nicht!“" in picture(den, 1, "de")
    assert "The hand of Anna" in picture(den.play(1, Doubt()), 2)


def test_who_was_believed_on_which_card_is_told_in_words() -> None:
    """§8.8, §9.23: but not to those who must keep it in mind themselves."""
    den = sit("blue_4 blue_3", "green_1", "green_3").play(0, ICant()).play(1, Believe()).comes("red_1")
    assert "Anna: “I can't” on the red 2, one new card since" in picture(den, 1)
    assert "Anna: „Ich kann nicht“ auf die rote 2, seitdem eine neue Karte" in picture(den, None, "de")
    assert "one new card since" not in picture(den, 0)
    view = den.game.shown(den.view(1))
    console = Console(width=80, force_terminal=False)
    with console.capture() as capture:
        console.print(draw(view, NAMES, speaker("en")))
    assert "one new card since" not in capture.get()


def test_a_robbery_names_thief_and_victim() -> None:
    """§5.7, §5.9."""
    den = sit("red_crook blue_4", "green_1", "green_3").play(0, Lay("red_crook")).play(0, Pick(2))
    assert "Anna reaches for the cards of Clara" in picture(den, 1)


@pytest.mark.parametrize("width", [40, 80, 120])
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_fits_any_width_and_speaks_every_language(language: str, width: int) -> None:
    """§2.2, §6.5."""
    for den in (
        dealt(seats=8),
        sit(*["red_1"] * 2, "blue_4 police bomb", house={"bomb": "zero", "forgery": True}, beside={"police": 3}),
    ):
        for seat in (0, None):
            assert all(len(line) <= width for line in picture(den, seat, language, width).splitlines())
