"""What the booklets say, and what they say differently: German, English, French and Italian, Nürnberger-Spielkarten-Verlag."""

from pathlib import Path

import pytest

import spelunke
from spelunke.games import klau
from spelunke.games.klau.types import Believe, Doubt, Force, ICant, Lay
from tests.games.klau.den import sit

FOLDER = Path(klau.__file__).parent
RULES = {language: (FOLDER / f"RULES{language}.md").read_text(encoding="utf-8") for language in ("", ".de")}


def paragraph(language: str, number: str) -> str:
    """The text of a paragraph in a rule book."""
    return RULES[language].split(f"**§{number}**")[1].split("- **§")[0]


@pytest.mark.parametrize("language", RULES)
def test_the_rules_tell_players_age_and_minutes(language: str) -> None:
    """§1.11: all booklets, first page."""
    assert all(number in paragraph(language, "1.11") for number in ("2", "8", "7", "30"))


@pytest.mark.parametrize(("language", "words"), [("", ("Paper", "pen")), (".de", ("Papier", "Stift"))])
def test_paper_and_pen_are_needed(language: str, words: tuple[str, ...]) -> None:
    """§1.11: all booklets, material."""
    assert all(word in paragraph(language, "1.11") for word in words)


@pytest.mark.parametrize(("language", "word"), [("", "agree on a rule of their own"), (".de", "gemeinsam eine Regel")])
def test_the_players_are_invited_to_invent_a_rule_for_the_bomb(language: str, word: str) -> None:
    """§7.33, §10.12: all booklets, bomb."""
    assert word in " ".join(paragraph(language, "7.33").split())


def test_without_a_rule_for_it_the_bomb_stays_in_the_box() -> None:
    """§7.33, §10.12."""
    assert spelunke.game("klau").house == spelunke.game("klau", house={"bomb": "off"}).house


def test_to_the_letter_every_plan_sets_play_counter_clockwise() -> None:
    """§5.6, §9.14: all booklets, plan; the preset `letter` changes nothing else."""
    game = spelunke.game("klau", preset="letter")
    assert game.house == spelunke.game("klau", house={"plan_literal": True}).house
    house = {"plan_literal": True}
    den = sit("red_plan blue_1", "green_1", "red_yellow_plan blue_4", house=house).play(0, Lay("red_plan"))
    assert den.view().open.direction == "counterclockwise"
    assert den.play(2, Lay("red_yellow_plan")).asked == (1,)


@pytest.mark.parametrize(("direction", "following"), [("clockwise", 1), ("counterclockwise", 2)])
def test_after_a_doubt_the_following_player_is_on_and_not_always_the_left_one(direction: str, following: int) -> None:
    """§4.7, §10.2: German booklet, against the other three."""
    den = sit("red_4 blue_1", "green_1", "green_3", direction=direction).play(0, ICant()).play(following, Doubt())
    den.play(following, Force("red_4")).comes("red_3")
    assert (den.about, den.asked) == ("turn", (following,))


def test_who_is_believed_has_no_card_to_show() -> None:
    """§4.3, §4.4: all booklets."""
    den = sit("red_4 blue_1", "green_1").play(0, ICant()).play(1, Believe())
    assert den.view(1).open.shown is None


def test_each_booklet_difference_stands_in_both_rule_books() -> None:
    """§10.1 to §10.14."""
    for number in range(1, 15):
        assert paragraph("", f"10.{number}") and paragraph(".de", f"10.{number}")


def test_what_was_played_under_the_first_version_is_played_as_it_was() -> None:
    """§7.8, §7.17, §4.12: the round, every round, and must."""
    then = spelunke.game("klau", rules=1).house
    changed = {"surrounded_ends": "round", "watchdog_counts": "round", "draws_after_doubt": "must"}
    assert then == spelunke.game("klau", house=changed).house
