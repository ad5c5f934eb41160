"""What the booklet says of the box and the game, and where it leaves us alone: Italian, a translation of alea's."""

from pathlib import Path

import pytest

import spelunke
from spelunke.core.origins import concordance_of
from spelunke.games import adel
from spelunke.games.adel.box import BOX, CHEQUES, COLLECTIBLES, FORMER_TRACK, LAST_BEST, LAST_SECOND, THIEVES, TRACK
from spelunke.games.adel.events import Bought, Moved, Showed, Went
from spelunke.games.adel.types import Exhibit, SendDetective, SendThief, Show
from tests.games.adel.evenings import (
    ALL_CARDS,
    CASTLE,
    DETECTIVE,
    EXHIBIT,
    about,
    answer,
    asked,
    bid,
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
        ("", "1.2", ("two location cards", "the castle and the auction house", "lists what can be done there")),
        ("", "1.2", ("eight action cards", "four cheques", "two thieves", "one detective", "one exhibition")),
        (".de", "1.2", ("zwei Ortskarten", "Schloss", "Auktionshaus", "was man dort tun kann")),
        (".de", "1.2", ("acht Aktionskarten", "vier Schecks", "zwei Diebe", "ein Detektiv", "eine Ausstellung")),
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


def test_a_closed_auction_house_skips_the_first_and_the_third_phase() -> None:
    """§4.6, §4.7: nobody says where to go and nothing is auctioned, but the action is chosen, round after round."""
    names = [card for card in ALL_CARDS if card != "F8"]
    hands = [" ".join(names[at : at + 11]) for at in range(0, 44, 11)]
    game, table = evening(hands, windows=["F8", None], piles=[0, 0], round=40)
    visit((game, table), bid(3), DETECTIVE, DETECTIVE, DETECTIVE)
    answer((game, table), moves((game, table), 0)[0])
    for number in (41, 42):
        assert (opened((game, table)).round, about((game, table)), asked((game, table))) == (number, "action", (0, 1, 2, 3))
        assert all(isinstance(move, SendThief | SendDetective | Exhibit) for move in moves((game, table), 1))
        heard = len(game.events(table, None))
        answer((game, table), *[DETECTIVE] * 4)
        assert not any(isinstance(event, Bought | Went) for event in game.events(table, None)[heard:])


def test_the_last_exhibition_brings_eight_and_four() -> None:
    """§9.2: a pawn sits at the table, so that everybody exhibits, whatever they laid before; the third-best stays."""
    game, table = evening(["A1 A2 A3", "B1 B2 B3 B4", "D1 D2 D3 D4 D5"], pawns=[35, 20, 10])
    visit((game, table), EXHIBIT, DETECTIVE, DETECTIVE)
    exhibit((game, table), {0: "A1 A2 A3"})
    last = [event for event in game.events(table, None) if isinstance(event, Moved) and event.why == "last"]
    assert last == [Moved(2, LAST_BEST, 18, "last", rank=1), Moved(1, LAST_SECOND, 24, "last", rank=2)]
    assert pawns((game, table)) == [40, 20 + 4, 10 + 8]


def test_every_default_is_printed_or_fills_a_gap() -> None:
    """§11.13: so there is no preset that plays the booklet more exactly than the box."""
    told = concordance_of(adel.__name__)
    apart = {(statement.verdict, statement.house) for statement in told.statements if statement.verdict != "same"}
    other_of_two_variants = ("house rule", "two_player_variant=confrontation")
    assert apart - {other_of_two_variants} == {
        ("ambiguous", "extra_card_window"),
        ("ambiguous", "two_player_variant=surprise"),
    }
    printed = {name: getattr(BOX.presets["box"], name) for name, origin in told.house.items() if origin == "printed"}
    assert printed == {
        "allow_bluff_exhibition": False,
        "thief_may_decline": False,
        "auction_thief_must_take": False,
        "round_limit": 0,
        "detectives": (1, 2, 3, 4, 5),
    }
    assert spelunke.game("adel").house == BOX.presets["box"]
    assert "letter" not in BOX.presets


def test_equal_seconds_are_parted_by_the_oldest_object_too() -> None:
    """§5.5: three cards each behind four; C1 of 1580 is older than A1 of 1702."""
    table = evening(["A1 A2 A3 A4", "D1 D2 D3 D4", "C1 C2 C3 C4"])
    visit(table, EXHIBIT, EXHIBIT, EXHIBIT)
    exhibit(table, {0: "A1 A2 A3", 1: "D1 D2 D3 D4", 2: "C1 C2 C3"})
    assert pawns(table) == [0, 4, 2]


def test_whoever_has_two_collections_shows_the_one_they_choose() -> None:
    """§5.2: pipes or toys, never both."""
    for shown in ("A1 A2 A3", "E1 E2 E3"):
        game, table = evening(["A1 A2 A3 E1 E2 E3", *HANDS[1:3]])
        visit((game, table), EXHIBIT, DETECTIVE, DETECTIVE)
        assert {Show("A1"), Show("E1")} <= set(moves((game, table), 0))
        exhibit((game, table), {0: shown})
        assert [event.cards for event in game.events(table, None) if isinstance(event, Showed)] == [tuple(shown.split())]
