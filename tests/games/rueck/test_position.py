"""Positions: the whole truth in words and back, and what no table can be in."""

from typing import Any

import pytest

import spelunke
from spelunke.games.rueck.box import NOBLES
from spelunke.games.rueck.types import Give, Rob, Turn
from tests.games.rueck.rounds import first_round, pile_after, revealed, rob

GANG = [0, 1, 2, 3, 4, 5, 6, 7]
AFTER_A_SIX = [0, 1, 2, 3, 4, 5, 7]
PLUS_4_TURNED = {**NOBLES, "plus_4": 1}
GIFT_TURNED = {kind: copies for kind, copies in NOBLES.items() if kind != "gift_of_2"}
FRESH: dict[str, Any] = {"round": 0, "jewels": [8, 8, 8], "hands": [GANG] * 3, "face_down": NOBLES}
CHOOSING = {**FRESH, "round": 1, "face_down": PLUS_4_TURNED, "noble": "plus_4"}
FAVOUR = {
    **FRESH,
    "round": 1,
    "face_down": GIFT_TURNED,
    "noble": "gift_of_2",
    "robbers": [6, 2, 4],
    "hands": [AFTER_A_SIX, [0, 1, 3, 4, 5, 6, 7], [0, 1, 2, 3, 5, 6, 7]],
}
BETWEEN = {**CHOOSING, "noble": None, "hands": [AFTER_A_SIX] * 3}
NINE_TURNED = {"minus_3": 1, "nothing_or_8": 1, "neighbour_plus_5": 1, "neighbour_minus_2": 1, "gift_of_2": 1}
OVER = {"round": 8, "jewels": [30, 20, 10], "hands": [[], [], []], "face_down": pile_after("plus_4")}


@pytest.mark.parametrize(
    ("position", "asked", "about"),
    [
        (FRESH, (spelunke.LUCK,), "noble"),
        (CHOOSING, (0, 1, 2), "robber"),
        (FAVOUR, (0,), "favour"),
        (BETWEEN, (spelunke.LUCK,), "noble"),
        (OVER, (), None),
    ],
)
def test_every_moment_of_a_round_can_be_arranged(position: dict[str, Any], asked: tuple[int, ...], about: str | None) -> None:
    """§3.1 to §3.5, §4.5, §8.1."""
    game = spelunke.game("rueck", seats=3)
    table = game.arrange(position, ask_luck=True)
    assert game.asked(table) == asked
    assert game.view(table, 0).about == about
    assert game.position(game.arrange(game.position(table), ask_luck=True)) == game.position(table)


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("preset", ["box", "expert", "open_book", "tiny"])
def test_a_table_arranged_from_a_position_plays_on_like_the_one_it_was_taken_from(seats: int, preset: str) -> None:
    """§3.1 to §3.5, §6.1."""
    game = spelunke.game("rueck", seats=seats, preset=preset)
    table = game.deal(ask_luck=True)
    dice = spelunke.Dice(3)
    while game.asked(table):
        twin = game.arrange(game.position(table), ask_luck=True)
        moves = {seat: game.moves(table, seat) for seat in game.asked(table)}
        answers = {seat: allowed[dice.below(len(allowed))] for seat, allowed in moves.items()}
        game.play(table, answers)
        game.play(twin, answers)
        assert game.position(twin) == game.position(table)
    assert game.standing(twin) == game.standing(table)


def test_an_expert_game_can_be_arranged_while_its_eight_are_drawn() -> None:
    """§6.1."""
    game = spelunke.game("rueck", seats=3, house={"expert": True})
    table = game.arrange({**FRESH, "face_down": PLUS_4_TURNED, "eight": {"plus_4": 1}}, ask_luck=True)
    assert game.view(table, 0).about == "eight"
    assert game.view(table, 0).open.eight == {"plus_4": 1}


def test_an_arranged_table_goes_on() -> None:
    """§5.5, §4.7."""
    game = spelunke.game("rueck", seats=3)
    table = game.arrange(FAVOUR, ask_luck=True)
    game.play(table, {0: Give(2)})
    assert game.view(table, None).open.jewels == (8, 10, 10)
    game.play(table, {spelunke.LUCK: Turn("plus_7")})
    rob(game, table, [7, 0, 1])
    assert game.view(table, None).open.jewels == (15, 10, 10)


IMPOSSIBLE: list[tuple[str, dict[str, Any], str]] = [
    ("a seat without jewels", {**FRESH, "jewels": [8, 8]}, "position-seats"),
    ("a hand too many", {**FRESH, "hands": [GANG] * 4}, "position-seats"),
    ("a robber too few", {**FAVOUR, "robbers": [6, 2]}, "position-seats"),
    ("a noble too many", {**FRESH, "face_down": {**NOBLES, "plus_4": 3}}, "rueck-position-nobles"),
    ("a noble that vanished", {**FRESH, "face_down": PLUS_4_TURNED}, "rueck-position-nobles"),
    ("fewer than no nobles", {**FRESH, "face_down": {**NOBLES, "gift_of_2": -1}}, "rueck-position-nobles"),
    ("an open noble that is still face down", {**CHOOSING, "noble": "plus_5"}, "rueck-position-nobles"),
    ("an open noble before the first round", {**FRESH, "noble": "plus_4"}, "rueck-position-nobles"),
    ("a ninth round", {**OVER, "round": 9}, "rueck-position-nobles"),
    ("a ninth round that adds up", {**OVER, "round": 9, "noble": "plus_7", "face_down": NINE_TURNED}, "rueck-position-nobles"),
    ("a round below zero", {**FRESH, "round": -1}, "rueck-position-nobles"),
    ("a round without its noble", {**CHOOSING, "face_down": NOBLES}, "rueck-position-nobles"),
    ("the eight nobles in a printed game", {**FRESH, "eight": {}}, "rueck-position-eight"),
    ("a robber missing from a hand", {**FRESH, "hands": [GANG, AFTER_A_SIX, GANG]}, "rueck-position-hand"),
    ("a robber twice in a hand", {**FRESH, "hands": [GANG, [*AFTER_A_SIX, 7], GANG]}, "rueck-position-hand"),
    ("an eight among the robbers", {**FRESH, "hands": [GANG, [*AFTER_A_SIX, 8], GANG]}, "rueck-position-hand"),
    ("a robber below zero", {**FRESH, "hands": [GANG, [*AFTER_A_SIX, -1], GANG]}, "rueck-position-hand"),
    ("a played robber still in hand", {**FAVOUR, "robbers": [5, 2, 4]}, "rueck-position-hand"),
    ("a revealed robber stronger than a chief", {**FAVOUR, "robbers": [8, 2, 4]}, "rueck-position-hand"),
    ("whole hands after a round", {**BETWEEN, "hands": [GANG] * 3}, "rueck-position-hand"),
    ("revealed robbers but no noble", {**FAVOUR, "noble": None}, "rueck-position-no-choice"),
    (
        "a choice that the noble does not offer",
        {**FAVOUR, "face_down": PLUS_4_TURNED, "noble": "plus_4"},
        "rueck-position-no-choice",
    ),
    ("a choice though nobody gains", {**FAVOUR, "hands": [AFTER_A_SIX] * 3, "robbers": [6, 6, 6]}, "rueck-position-no-choice"),
    ("jewels before the first round", {**FRESH, "jewels": [8, 9, 8]}, "rueck-position-jewels"),
    ("jewels below zero", {**OVER, "jewels": [30, -1, 10]}, "rueck-position-jewels"),
    ("more jewels than rounds allow", {**BETWEEN, "jewels": [8, 8, 24]}, "rueck-position-jewels"),
    ("fewer jewels than rounds allow", {**BETWEEN, "jewels": [8, 8, 3]}, "rueck-position-jewels"),
    ("a kind of noble that is not in the box", {**FRESH, "face_down": {**NOBLES, "plus_8": 0}}, "position-damaged"),
    ("a field nobody knows", {**FRESH, "purse": 3}, "position-damaged"),
    ("no jewels at all", {"round": 0, "hands": [GANG] * 3, "face_down": NOBLES}, "position-damaged"),
]


@pytest.mark.parametrize(("position", "message"), [case[1:] for case in IMPOSSIBLE], ids=[case[0] for case in IMPOSSIBLE])
def test_a_position_that_no_table_can_be_in_is_refused_and_says_what_is_off(position: dict[str, Any], message: str) -> None:
    """§2.1, §2.2, §2.3, §3.5, §4.5, §5.6."""
    with pytest.raises(spelunke.ImpossiblePosition) as refusal:
        spelunke.game("rueck", seats=3).arrange(position)
    assert refusal.value.message == message


@pytest.mark.parametrize(
    ("message", "paragraph", "position"),
    [
        ("rueck-position-nobles", "§2.3", {**FRESH, "face_down": PLUS_4_TURNED}),
        ("rueck-position-hand", "§2.1", {**FRESH, "hands": [GANG, GANG, AFTER_A_SIX]}),
        ("rueck-position-jewels", "§2.2", {**FRESH, "jewels": [8, 8, 9]}),
        ("rueck-position-no-choice", "§4.5", {**FAVOUR, "noble": None}),
        ("rueck-position-eight", "§6.1", {**FRESH, "eight": {}}),
    ],
)
def test_a_refused_position_names_the_paragraph_it_breaks(message: str, paragraph: str, position: dict[str, Any]) -> None:
    """§2.1, §2.2, §2.3, §4.5, §6.1."""
    with pytest.raises(spelunke.ImpossiblePosition) as refusal:
        spelunke.game("rueck", seats=3).arrange(position)
    assert (refusal.value.message, refusal.value.facts["paragraph"]) == (message, paragraph)
    assert paragraph in str(refusal.value)


COMPLETE = {"plus_4": 2, "plus_5": 2, "plus_6": 2, "plus_7": 2}


@pytest.mark.parametrize(
    ("face_down", "eight"),
    [
        (dict(NOBLES), {"plus_4": 1}),
        ({**NOBLES, "plus_4": 0}, {"plus_4": 3}),
        ({**COMPLETE, "plus_7": 1}, COMPLETE),
        ({**COMPLETE, "minus_3": 1}, {**COMPLETE, "minus_3": 1}),
        ({**COMPLETE, "plus_6": 1, "plus_7": 3}, {**COMPLETE, "plus_6": 1, "plus_7": 3}),
    ],
)
def test_the_eight_of_an_expert_game_are_nobles_of_its_box_and_all_still_to_come(
    face_down: dict[str, int], eight: dict[str, int]
) -> None:
    """§6.1."""
    game = spelunke.game("rueck", seats=3, house={"expert": True})
    game.arrange({**FRESH, "face_down": COMPLETE, "eight": COMPLETE})
    with pytest.raises(spelunke.ImpossiblePosition) as refusal:
        game.arrange({**FRESH, "face_down": face_down, "eight": eight})
    assert refusal.value.message == "rueck-position-nobles"


def test_an_expert_game_has_its_eight() -> None:
    """§6.1."""
    with pytest.raises(spelunke.ImpossiblePosition) as refusal:
        spelunke.game("rueck", seats=3, house={"expert": True}).arrange(FRESH)
    assert refusal.value.message == "rueck-position-eight"


def test_with_debt_a_position_may_hold_totals_below_zero() -> None:
    """§7.2."""
    game = spelunke.game("rueck", seats=3, house={"debt": True})
    assert game.position(game.arrange({**OVER, "jewels": [30, -1, 10]}))["jewels"] == [30, -1, 10]


def test_with_pity_first_a_chosen_favour_finds_the_weakest_already_paid() -> None:
    """§7.3."""
    house = {"pity_first": True}
    game, table = revealed("gift_of_2", [6, 2, 4], house)
    assert game.position(table)["jewels"] == [8, 10, 8]
    assert game.position(game.arrange(game.position(table))) == game.position(table)
    with pytest.raises(spelunke.ImpossiblePosition):
        spelunke.game("rueck", seats=3).arrange(game.position(table))


def test_a_position_holds_every_hand() -> None:
    """§2.1: it is the whole truth, for scenarios and puzzles, and never sent to a seat."""
    game, table = first_round("plus_4", 3)
    game.play(table, {0: Rob(6), 1: Rob(2), 2: Rob(4)})
    assert game.position(table)["hands"] == [AFTER_A_SIX, [0, 1, 3, 4, 5, 6, 7], [0, 1, 2, 3, 5, 6, 7]]
