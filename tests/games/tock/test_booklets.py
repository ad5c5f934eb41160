"""What the ten booklets say, and what they say differently: Philos, the card game."""

from pathlib import Path
from typing import Any

import pytest

import spelunke
from spelunke.games import tock
from spelunke.games.tock.types import DropOut
from tests.games.tock.boards import Board, walk

FOLDER = Path(tock.__file__).parent
RULES = {language: (FOLDER / f"RULES{language}.md").read_text(encoding="utf-8") for language in ("", ".de")}


def paragraph(language: str, number: str) -> str:
    """The text of a paragraph in a rule book."""
    return RULES[language].split(f"**§{number}**")[1].split("- **§")[0]


@pytest.mark.parametrize(
    ("language", "number", "words"),
    [
        ("", "1.4", ("Twenty-four", "four of each colour")),
        (".de", "1.4", ("Vierundzwanzig", "vier von jeder Farbe")),
        ("", "1.5", ("4 to 6", "10 minutes")),
        (".de", "1.5", ("4 bis 6", "10 Minuten")),
        ("", "1.8", ("Two dice",)),
        (".de", "1.8", ("Zwei Würfel",)),
    ],
)
def test_the_rules_list_everything_that_lies_in_the_box(language: str, number: str, words: tuple[str, ...]) -> None:
    """§1.4, §1.5, §1.8: all booklets, material; the German one, header."""
    assert all(word in paragraph(language, number) for word in words)


def test_no_default_is_other_than_print() -> None:
    """§5.9, §6.1, §6.7."""
    house: Any = spelunke.game("tock").house
    assert (house.require_full_lap, house.forced_capture, house.seven_remainder) == (True, False, "after_any_entry")


def test_rules_of_the_first_version_are_still_read() -> None:
    """§8.3, §8.4: links and records of version 1, and its preset that is now the default."""
    then: Any = spelunke.game("tock", rules=1).house
    assert (then.require_full_lap, then.forced_capture) == (False, True)
    lap: Any = spelunke.game("tock", preset="honest_lap", rules=1).house
    assert (lap.require_full_lap, lap.forced_capture) == (True, True)


def test_a_piece_leaves_its_start_field_on_the_next_turn_and_not_in_the_next_round() -> None:
    """§9.1, §5.11: the Danish booklet speaks of the next round."""
    assert Board({0: [0, 50]}, ["5", "6"]).moves() == (walk("5"), walk("6"))


def test_blocked_means_the_same_in_every_booklet() -> None:
    """§9.2, §9.3, §5.10: the Dutch booklet does not say what it means, the Spanish one speaks of own start fields."""
    assert Board({0: [12], 1: [16]}, ["6"]).moves() == (DropOut(),)
    assert Board({0: [12], 1: [0]}, ["6"]).ends("6") == {18}
    assert Board({0: [14], 2: [16]}, ["2"]).moves() == (DropOut(),)


def test_whoever_lands_on_an_opponent_captures_and_shares_no_field() -> None:
    """§9.4, §5.12: in the English, French, Spanish and Danish booklets a capture is optional."""
    board = Board({0: [33], 1: [38]}, ["5"]).play(walk("5"))
    assert (board.places(0)[0], board.places(1)[0]) == (38, "waiting")


def test_two_opposite_seats_stay_empty_in_every_booklet() -> None:
    """§9.5, §2.5: the Danish booklet does not say that they are opposite."""
    board = Board({}, ["5"])
    assert board.game.view(board.table, None).open.starts == (0, 16, 48, 64)


def test_whoever_passes_has_no_cards_left_in_play() -> None:
    """§9.6, §4.10, §4.11: the Italian booklet only has them pass."""
    board = Board({}, ["5", "6"]).play(DropOut())
    opened = board.game.view(board.table, None).open
    assert (opened.cards_left[0], opened.out) == (0, (0,))


def test_own_pieces_are_jumped_neither_on_the_track_nor_in_the_target() -> None:
    """§9.7, §6.10: the German, Swedish, Polish and Russian booklets name the playing area."""
    assert Board({0: [33, 35]}, ["5"]).ends("5") == set()
    assert Board({0: [95, "G2"]}, ["3"]).ends("3") == {2}


def test_a_four_into_the_target_needs_no_lap() -> None:
    """§9.8, §6.9: the French, Spanish and Italian booklets do not say what it saves."""
    assert Board({0: [0]}, ["4"], walked=[[0] * 4] * 4).ends("4") == {92, "G3"}
    assert Board({0: [2]}, ["4"], walked=[[2, 0, 0, 0], *[[0] * 4] * 3]).ends("4") == {94, "G1"}
