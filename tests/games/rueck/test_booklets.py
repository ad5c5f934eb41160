"""What the booklets say, and what they say differently: German, English, French and Italian, Zoch 2019."""

from pathlib import Path

import pytest

import spelunke
from spelunke.games import rueck
from spelunke.games.rueck.types import Give, Neighbour, Turn
from tests.games.rueck.rounds import first_round, jewels_at, last_round, revealed, rob

FOLDER = Path(rueck.__file__).parent
RULES = {language: (FOLDER / f"RULES{language}.md").read_text(encoding="utf-8") for language in ("", ".de")}


def paragraph(language: str, number: str) -> str:
    """The text of a paragraph in a rule book."""
    return RULES[language].split(f"**§{number}**")[1].split("- **§")[0]


@pytest.mark.parametrize("language", RULES)
def test_the_rules_tell_players_age_and_minutes(language: str) -> None:
    """§1.9: English, French and Italian booklet, first page."""
    assert all(number in paragraph(language, "1.9") for number in ("3", "5", "8", "10"))


@pytest.mark.parametrize(
    ("language", "number", "words"),
    [
        ("", "1.1", ("Forty", "five", "eight")),
        (".de", "1.1", ("Vierzig", "fünf", "acht")),
        ("", "1.2", ("thirty of 1", "ten of 5", "ten of 10")),
        (".de", "1.2", ("dreißig zu 1", "zehn zu 5", "zehn zu 10")),
        ("", "1.7", ("overview card",)),
        (".de", "1.7", ("Übersichtskarte",)),
    ],
)
def test_the_rules_list_everything_that_lies_in_the_box(language: str, number: str, words: tuple[str, ...]) -> None:
    """§1.1, §1.2, §1.7: all booklets, material."""
    assert all(word in paragraph(language, number) for word in words)


@pytest.mark.parametrize(("receives", "jewels"), [(True, 13), (False, 8)])
def test_a_cancelled_seven_may_be_kept_from_what_others_give(receives: bool, jewels: int) -> None:
    """§4.3, §4.9, §7.10: all booklets let a cancelled seven come away empty-handed; whether from others too is left open."""
    house = {"cancelled_seven_receives": receives}
    game, table = revealed("neighbour_plus_5", [6, 7, 7, 1], house)
    assert game.moves(table, 0) == (Neighbour("left"), Neighbour("right"))
    game.play(table, {0: Neighbour("left")})
    assert jewels_at(game, table)[1] == jewels
    game, table = revealed("gift_of_2", [6, 7, 7, 1], house)
    assert len(game.moves(table, 0)) == 3
    game.play(table, {0: Give(2)})
    assert jewels_at(game, table)[2] == (10 if receives else 8)


def test_two_jewels_are_taken_from_a_cancelled_seven_in_any_case() -> None:
    """§5.4, §7.10."""
    game, table = revealed("neighbour_minus_2", [6, 7, 7, 1], {"cancelled_seven_receives": False})
    game.play(table, {0: Neighbour("left")})
    assert jewels_at(game, table)[1] == 6


def test_the_next_round_bars_nobody_for_a_seven_of_the_last() -> None:
    """§7.10: it is the favour of that round that the player misses."""
    game, table = first_round("plus_4", 4, {"cancelled_seven_receives": False})
    rob(game, table, [6, 7, 7, 1])
    game.play(table, {spelunke.LUCK: Turn("plus_6")})
    rob(game, table, [5, 6, 0, 2])
    assert jewels_at(game, table)[1] == 8 + 6


def test_under_favour_for_equals_all_who_are_equally_strong_enjoy_the_favour() -> None:
    """§7.11, §9.1: Italian booklet, ties."""
    for house, expected in ({}, [13, 8, 8, 9]), ({"favour_for_equals": True}, [13, 13, 13, 9]):
        game, table = revealed("plus_5", [6, 4, 4, 1], house)
        assert jewels_at(game, table) == tuple(expected)


def test_under_favour_for_equals_all_of_them_choose() -> None:
    """§4.5, §7.11."""
    game, table = revealed("nothing_or_8", [6, 4, 4, 1], {"favour_for_equals": True})
    assert game.asked(table) == (0, 1, 2)


def test_under_favour_for_equals_the_weakest_are_only_pitied() -> None:
    """§7.11."""
    game, table = revealed("plus_5", [6, 3, 3], {"favour_for_equals": True})
    assert jewels_at(game, table) == (13, 11, 11)


def test_under_favour_for_equals_cancelled_sevens_get_nothing() -> None:
    """§4.3, §7.11."""
    game, table = revealed("plus_5", [7, 7, 3, 1], {"favour_for_equals": True})
    assert jewels_at(game, table) == (8, 8, 13, 9)


def test_where_two_share_the_most_the_italian_booklet_has_nobody_placed_second() -> None:
    """§9.2: Italian booklet, end of the game."""
    game, table = last_round("plus_4", [3, 2, 1], [16, 20, 10], {"second": "sports"})
    rob(game, table, [3, 2, 1])
    standing = game.standing(table)
    assert standing is not None
    assert (standing.places, standing.scores) == ((2, 2, 2), (20, 20, 11))


def test_a_table_that_wants_to_look_the_eight_up_keeps_them_on_show() -> None:
    """§6.2, §9.3: the German and French booklets have them memorised, the English and Italian ones shown."""
    game = spelunke.game("rueck", house={"expert": True, "memory_aids": True})
    view = game.shown(game.view(game.deal(seed=1), 0))
    assert view.remembered is not None
    assert sum(view.remembered.eight.values()) == 8
