"""What the booklets say, and what they say differently: ten languages, Philos."""

from pathlib import Path

import pytest

import spelunke
from spelunke.core.ring import Place
from spelunke.games import wuerfel
from spelunke.games.wuerfel.types import AllTied, Pass
from tests.games.wuerfel.boards import OUT, Board, House, roll_for_start, starting

FOLDER = Path(wuerfel.__file__).parent
RULES = {language: (FOLDER / f"RULES{language}.md").read_text(encoding="utf-8") for language in ("", ".de")}


def paragraph(language: str, number: str) -> str:
    """The text of a paragraph in a rule book."""
    return RULES[language].split(f"**§{number}**")[1].split("- **§")[0]


def attempts(places: list[Place], house: House) -> int:
    """How many attempts seat 1 has, with these pieces and the others waiting."""
    board = Board({0: [50], 1: places}, house=house)
    board.roll(1).walk(1)
    assert board.turn == 1
    return board.attempts_left


@pytest.mark.parametrize(
    ("language", "words"),
    [("", ("24 pieces", "four of each", "two dice")), (".de", ("24 Figuren", "vier jeder", "zwei Würfel"))],
)
def test_the_rules_list_what_lies_in_the_box(language: str, words: tuple[str, ...]) -> None:
    """§1.5: all booklets, material."""
    assert all(word in paragraph(language, "1.5") for word in words)


def test_under_must_roll_again_nobody_is_asked_after_a_six() -> None:
    """§7.10, §9.1: Russian booklet."""
    board = Board({0: [10]}, house={"must_roll_again": True})
    board.roll(6).play(OUT)
    assert (board.turn, board.asked, board.attempts_left) == (0, (spelunke.LUCK,), 1)
    board = Board({0: ["G3", "G2", "G1", 95]}, house={"must_roll_again": True})
    assert board.after(6) == []
    assert board.turn == 0


def test_the_first_version_had_to_roll_again() -> None:
    """§7.10."""
    assert spelunke.game("wuerfel", rules=1).house == spelunke.game("wuerfel", house={"must_roll_again": True}).house


@pytest.mark.parametrize(
    ("places", "deeper", "between", "empty", "none"),
    [
        ([], 3, 3, 3, 3),
        (["G4"], 3, 3, 1, 3),
        (["G4", "G3", "G2"], 3, 3, 1, 3),
        (["G1"], 1, 3, 1, 3),
        (["G2", "G1"], 1, 3, 1, 3),
        (["G2", "G3"], 1, 3, 1, 3),
        (["G1", "G3"], 1, 1, 1, 3),
        (["G4", "G1"], 1, 1, 1, 3),
        (["G4", "G3", "G1"], 1, 1, 1, 3),
        (["G4", 60], 1, 1, 1, 1),
    ],
)
def test_the_booklets_call_different_things_a_gap(
    places: list[Place], deeper: int, between: int, empty: int, none: int
) -> None:
    """§3.8, §7.11, §9.2 to §9.4: German and others; Spanish and Polish; French and Italian; Russian."""
    found = [attempts(places, {"gap": gap}) for gap in ("deeper", "between", "empty", "none")]
    assert found == [deeper, between, empty, none]
    assert attempts(places, {}) == deeper


def test_in_a_shorter_lane_fields_that_are_not_there_are_no_gap() -> None:
    """§7.7, §7.11."""
    for gap, many in ("deeper", 1), ("between", 3), ("empty", 1), ("none", 3):
        assert attempts(["G1", "waiting"], {"gap": gap, "pieces": 2}) == many
    assert attempts(["G2", "waiting"], {"gap": "deeper", "pieces": 2}) == 3


def test_a_roll_in_the_target_keeps_the_attempts_unless_it_opens_a_gap() -> None:
    """§7.11, §9.2: under between a piece at home may use an attempt that is no six."""
    closed = Board({0: ["G1"]}, attempts=3, house={"gap": "between"})
    assert closed.roll(1).walk(1).attempts_left == 2
    assert closed.turn == 0
    opened = Board({0: ["G1", "G2"]}, attempts=3, house={"gap": "between"})
    opened.roll(1).walk(2)
    assert opened.turn == 1


def test_under_all_roll_again_a_tie_sends_everybody_back_to_the_die() -> None:
    """§2.3, §7.5."""
    game, table = starting(3, {"start_ties": "all_roll_again"})
    assert roll_for_start(game, table, 5, 2, 5) is None
    assert game.view(table, None).open.start_rolls == (0, 0, 0)
    assert game.events(table, 1)[-1] == AllTied((0, 2))
    assert roll_for_start(game, table, 1, 6) is None
    assert roll_for_start(game, table, 3) == 1


def test_to_the_letter_only_three_things_are_duties() -> None:
    """§5.5, §7.12, §9.5: all but the Italian and Russian booklets say how far a piece may go."""
    game = spelunke.game("wuerfel", preset="letter")
    house = {"must_move": False}
    assert game.house == spelunke.game("wuerfel", house=house).house
    board = Board({0: [10, 20]}, house=house)
    assert board.after(3) == [1, 2, "pass"]
    board.play(Pass())
    assert board.places(0)[:2] == (10, 20)
    for pieces, pips, duty in (({0: [20]}, 6, ["out"]), ({0: [0, 20]}, 3, [1]), ({0: [10, 20], 1: [23]}, 3, [2])):
        assert Board(pieces, house=house).after(pips) == duty


def test_the_exception_is_for_whoever_has_no_piece_waiting_even_with_pieces_home() -> None:
    """§5.6, §9.6: the English and Polish booklets say whose last piece is meant."""
    assert Board({0: [0, 30, "G4", "G3"]}).after(2) == [1, 2]
    assert Board({0: [0, 30, "G4"]}).after(2) == [1]


def test_a_six_brings_a_piece_out_and_takes_none_out_of_the_game() -> None:
    """§5.1, §9.7: the Italian booklet's word is a slip."""
    board = Board({}, attempts=3)
    board.roll(6).play(OUT)
    assert board.places(0) == (0, "waiting", "waiting", "waiting")


def test_pieces_may_enter_the_target_past_nobody() -> None:
    """§6.2, §9.8: the Italian booklet forbids to jump onto the target; a walk into it is no jump."""
    assert Board({0: [95]}).after(3) == [1]
    assert Board({0: [95, "G2"]}).after(3) == []


def test_one_die_is_rolled_for_the_start() -> None:
    """§1.6, §9.9: the Dutch booklet speaks of dice."""
    _game, table = starting(2)
    assert table.choices(spelunke.LUCK) == [0, 1, 2, 3, 4, 5]
