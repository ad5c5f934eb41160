"""What the booklet says of the box and the game, and where it leaves us alone: Italian, a translation of alea's."""

from pathlib import Path

import pytest

import spelunke
from spelunke.games import adel
from spelunke.games.adel.box import BOX, CHEQUES, COLLECTIBLES, FORMER_TRACK, LAST_BEST, LAST_SECOND, THIEVES, TRACK
from spelunke.games.adel.events import Moved
from tests.games.adel.evenings import (
    CASTLE,
    DETECTIVE,
    EXHIBIT,
    answer,
    asked,
    evening,
    exhibit,
    moves,
    opened,
    pawns,
    thief,
    visit,
)

FOLDER = Path(adel.__file__).parent
RULES = {language: (FOLDER / f"RULES{language}.md").read_text(encoding="utf-8") for language in ("", ".de")}
HANDS = ["A1 A2 A3 A4", "B1 B2 B3 B4", "C1 C2 C3 C4", "D1 D2 D3 D4", "E1 E2 E3 E4"]


def paragraph(language: str, number: str) -> str:
    """The text of a paragraph in a rule book, on one line."""
    return " ".join(RULES[language].split(f"**§{number}**")[1].split("- **§")[0].split())


@pytest.mark.parametrize(
    ("language", "number", "words"),
    [
        ("", "1.1", ("brown", "blue", "green", "violet", "red")),
        (".de", "1.1", ("braun", "blau", "grün", "violett", "rot")),
        (
            "",
            "1.2",
            ("two location cards", "eight action cards", "four cheques", "two thieves", "one detective"),
        ),
        (
            ".de",
            "1.2",
            ("zwei Ortskarten", "acht Aktionskarten", "vier Schecks", "zwei Diebe", "ein Detektiv"),
        ),
        ("", "1.5", ("Forty-five", "six series", "A to F", "colour", "pipes", "chamber pots", "masks", "toys")),
        (".de", "1.5", ("Fünfundvierzig", "sechs Serien", "A bis F", "Farbe", "Pfeifen", "Nachttöpfe", "Masken")),
        ("", "1.6", ("club room", "castles", "banquet table", "hexagon")),
        (".de", "1.6", ("Klub", "Schlössern", "Festtafel", "Sechseck")),
        ("", "1.7", ("two shop windows", "cash register", "jail")),
        (".de", "1.7", ("zwei Vitrinen", "Kasse", "Gefängnis")),
    ],
)
def test_the_rules_list_everything_that_lies_in_the_box(language: str, number: str, words: tuple[str, ...]) -> None:
    """§1.1, §1.2, §1.5, §1.6, §1.7: contents of the box."""
    assert all(word in paragraph(language, number) for word in words)


def test_the_backs_of_the_cards_show_a_one_and_a_two() -> None:
    """§1.8: contents of the box."""
    assert all(word in paragraph("", "1.8") for word in ("location card shows a 1", "action card a 2"))
    assert all(word in paragraph(".de", "1.8") for word in ("Ortskarte steht eine 1", "Aktionskarte eine 2"))


def test_the_game_is_for_two_to_five_and_best_with_three_or_more() -> None:
    """§1.13: first page."""
    assert BOX.seats == (2, 3, 4, 5)
    assert BOX.usual_seats >= 3
    assert "best with three, four or five" in paragraph("", "1.13")
    assert "am besten drei, vier oder fünf" in paragraph(".de", "1.13")


@pytest.mark.parametrize("language", RULES)
def test_age_and_minutes_come_from_a_review_that_is_named(language: str) -> None:
    """§1.14: the booklet gives neither."""
    assert all(word in paragraph(language, "1.14") for word in ("ludorium.at", "12", "60", "90"))
    assert 45 <= BOX.minutes <= 90


@pytest.mark.parametrize("language", RULES)
def test_what_only_the_pictures_show_is_told_as_ours(language: str) -> None:
    """§1.9, §1.10, §1.11, §1.12: cheques, thieves, years and board."""
    for number, words in {"1.9": CHEQUES["brown"], "1.10": THIEVES["red"], "1.11": (1650, 1660), "1.12": (36, 37)}.items():
        told = paragraph(language, number)
        assert told.startswith("*(ours)*" if language == "" else "*(von uns)*")
        assert all(str(word // 1000 if word > 2999 else word) in told for word in words)
    assert 1660 in COLLECTIBLES["B"]


@pytest.mark.parametrize("language", RULES)
def test_what_is_known_of_other_booklets_is_told_with_its_source(language: str) -> None:
    """§13.1, §13.2, §13.3: one booklet is at hand."""
    assert "Michele Mura" in paragraph(language, "13.1")
    assert "ludorium.at" in paragraph(language, "13.2")
    assert all(number in paragraph(language, "13.3") for number in ("§2.8", "§4.7"))


def test_corner_castles_of_three_spaces_are_a_matter_of_the_table() -> None:
    """§13.4: as SpielByWeb has them."""
    game, table = evening(HANDS[:3], house={"track": FORMER_TRACK}, pawns=[13, 0, 0])
    assert (opened((game, table)).hexagon.best, opened((game, table)).hexagon.second) == (4, 2)
    assert (TRACK.castles[6].best, TRACK.castles[6].second) == (3, 2)


def test_the_number_of_a_thief_decides_and_not_the_place_of_its_owner() -> None:
    """§6.2, §13.5: booklet, thieves at the castle; a Dutch summary differs."""
    table = evening(HANDS[:3], pawns=[0, 20, 1])
    visit(table, EXHIBIT, thief(7), thief(8))
    exhibit(table, {0: "A1 A2 A3"})
    assert asked(table) == (2,)


def test_without_a_collection_the_exhibition_is_forbidden_unless_a_table_wants_bluffs() -> None:
    """§3.5, §13.6: SpielByWeb lets it be laid."""
    for house, allowed in ({}, False), ({"allow_bluff_exhibition": True}, True):
        table = evening(["A1 A2 E1 E2", *HANDS[1:3]], house=house)
        answer(table, CASTLE, CASTLE, CASTLE)
        assert (EXHIBIT in moves(table, 0)) == allowed


def test_whoever_may_move_does_move() -> None:
    """§7.7: nothing is asked between the detectives and the next round."""
    game, table = evening(HANDS[:3], pawns=[5, 9, 1])
    visit((game, table), DETECTIVE, thief(7), DETECTIVE)
    assert [event.who for event in game.events(table, None) if isinstance(event, Moved)] == [0, 2]
    assert pawns((game, table)) == [7, 9, 4]


def test_detectives_whose_pawns_pass_each_other_keep_their_ranks() -> None:
    """§7.4: seat 2 goes from third to first, and the others still move by one and two."""
    table = evening(HANDS[:4], pawns=[10, 9, 9, 8])
    visit(table, DETECTIVE, DETECTIVE, thief(8), DETECTIVE)
    assert pawns(table) == [11, 11, 9, 12]


@pytest.mark.parametrize("language", RULES)
def test_a_closed_auction_house_skips_the_first_and_the_third_phase(language: str) -> None:
    """§4.6, §4.7: the booklet's own sentence goes on to choose an action."""
    assert "I" in paragraph(language, "4.7")
    assert "III" in paragraph(language, "4.7")


def test_the_last_exhibition_brings_eight_and_four() -> None:
    """§9.2: end of the game."""
    assert (LAST_BEST, LAST_SECOND) == (8, 4)


def test_every_default_is_printed_or_fills_a_gap() -> None:
    """§11.13: so there is no preset that plays the booklet more exactly than the box."""
    assert "letter" not in BOX.presets
    assert spelunke.game("adel").house == BOX.presets["box"]
