"""Positions: what can be arranged, and what no table can be in."""

from typing import Any

import pytest

import spelunke
from spelunke.games.tock.types import PlaySeven
from tests.games.tock.boards import Board, fresh, part

WAITING = ["waiting"] * 4
NONE: list[list[str]] = [[]] * 4


LAPLESS = {"require_full_lap": False}


def changed(**changes: Any) -> dict[str, Any]:
    """The position of seat 0 about to play a five or a nine, with changes."""
    board = Board({0: [33], 1: [20]}, ["5", "9"], hands={1: ("2", "3"), 2: ("6", "8"), 3: ("2", "3")}, house=LAPLESS)
    position: dict[str, Any] = board.game.position(board.table)
    return {**position, **changes}


def this_round(**changes: Any) -> dict[str, Any]:
    """The cards of the round in that position, with changes."""
    return {"this_round": {**changed()["this_round"], **changes}}


def refused(position: dict[str, Any], **house: Any) -> spelunke.ImpossiblePosition:
    """How a position is refused."""
    with pytest.raises(spelunke.ImpossiblePosition) as refusal:
        spelunke.game("tock", house={"hand": 2, **LAPLESS, **house}).arrange(position)
    return refusal.value


def test_a_position_can_be_written_down_and_read() -> None:
    """§4.3."""
    game = spelunke.game("tock", house={"hand": 2, **LAPLESS})
    position = changed()
    assert game.position(game.arrange(position)) == position
    assert game.position(game.arrange({**position, "face_down": None})) == position


@pytest.mark.parametrize(
    ("message", "paragraph", "changes"),
    [
        ("tock-position-round", "§4.1", {"round": 0}),
        ("tock-position-round", "§4.1", {"first": None}),
        ("tock-position-round", "§4.7", {"round": 2}),
        ("tock-position-cards", "§1.2", {"face_down": {"ace": 8}}),
        ("tock-position-cards", "§1.2", {"hands": [["5", "9"], ["2", "3"], ["6", "8"], ["2", "2"]]}),
        ("tock-position-hand", "§4.1", {"face_down": None, "hands": [["5"], ["2", "3"], ["6", "8"], ["2", "3"]]}),
        ("tock-position-hand", "§4.1", {**this_round(gave=["10", "2", "5", "2"])}),
        ("tock-position-hand", "§4.1", {**this_round(gave=[None, "2", "5", "2"])}),
        ("tock-position-hand", "§4.1", {**this_round(lacks=[["5"], [], [], []])}),
        ("tock-position-turn", "§4.3", {"turn": 1}),
        ("tock-position-turn", "§4.8", {"about": "exchange", "turn": 1, **this_round(gave=[None] * 4)}),
        ("tock-position-top", "§4.3", {"top": "5"}),
        ("tock-position-over", "§7.4", {"about": None}),
        ("tock-position-over", "§7.4", {"pieces": [["G1", "G2", "G3", "G4"], WAITING, ["G1", "G2", "G3", "G4"], WAITING]}),
        ("tock-position-seven", "§3.6", {"about": "part"}),
        ("tock-position-laps", "§8.3", {"walked": [[0] * 4] * 4}),
        ("tock-position-laps", "§8.3", {"just_out": NONE}),
        ("tock-position-fresh", "§2.4", {"about": "starter"}),
        ("tock-position-hand", "§4.1", {"about": "deal", **this_round(gave=[None] * 4, lacks=[["ace"], [], [], []])}),
        ("tock-position-deal", "§4.1", {"about": "deal", **this_round(gave=[None] * 4)}),
    ],
)
def test_a_refused_position_names_the_paragraph_it_breaks(message: str, paragraph: str, changes: dict[str, Any]) -> None:
    """§1.2, §2.4, §3.6, §4.1, §4.3, §4.7, §4.8, §7.4, §8.3."""
    refusal = refused(changed(**changes))
    assert (refusal.message, refusal.facts["paragraph"]) == (message, paragraph)
    assert paragraph in str(refusal)


@pytest.mark.parametrize(
    ("message", "changes"),
    [
        ("ring-two-on-a-field", {"pieces": [[33, *WAITING[1:]], [33, *WAITING[1:]], WAITING, WAITING]}),
        ("ring-two-on-a-field", {"pieces": [["G1", "G1", *WAITING[2:]], WAITING, WAITING, WAITING]}),
        ("ring-no-such-place", {"pieces": [[96, *WAITING[1:]], WAITING, WAITING, WAITING]}),
        ("ring-pieces", {"pieces": [WAITING[1:], WAITING, WAITING, WAITING]}),
        ("position-seats", {"pieces": [WAITING] * 3}),
        ("position-seats", {"hands": NONE[1:]}),
        ("position-seats", {**this_round(gave=[])}),
        ("tock-position-seat", {"turn": 4}),
        ("tock-position-seat", {"first": -1}),
        ("position-damaged", {"round": "one"}),
        ("position-damaged", {"hands": [["joker", "5"], *NONE[1:]]}),
    ],
)
def test_what_no_board_shows_is_refused_by_name(message: str, changes: dict[str, Any]) -> None:
    """§1.4, §2.2, §5.2."""
    refusal = refused(changed(**changes))
    assert refusal.message == message
    assert str(refusal)


def test_two_players_cannot_both_be_ahead_of_their_turn() -> None:
    """§4.3, §4.4."""
    board = Board({0: [33], 1: [20]}, ["5", "9"], hands={1: ("2", "3"), 2: ("6", "8"), 3: ("2", "3")}, house=LAPLESS)
    board.play(board.moves()[0])
    position = board.game.position(board.table)
    assert refused({**position, "turn": 2}).message == "tock-position-turn"
    assert refused({**position, "turn": 0}).message == "tock-position-turn"


def test_five_have_nothing_to_exchange() -> None:
    """§2.3."""
    game = spelunke.game("tock", seats=5)
    position = game.position(game.deal(seed=1))
    with pytest.raises(spelunke.ImpossiblePosition, match=r"§2\.3"):
        game.arrange({**position, "about": "exchange"})


def test_pieces_that_are_just_out_stand_on_their_start_field() -> None:
    """§6.6."""
    board = Board({0: [0]}, ["5"], house={"entry_offset": 0}, just_out=[[1], [], [], []])
    position = board.game.position(board.table)
    moved = {**position, "pieces": [[7, *WAITING[1:]], WAITING, WAITING, WAITING]}
    with pytest.raises(spelunke.ImpossiblePosition, match=r"§6\.6"):
        board.game.arrange(moved)


def test_pieces_of_which_nothing_is_said_have_come_straight_from_their_start() -> None:
    """§6.1."""
    board = Board({0: [5, "G1"], 1: [10]}, ["5"])
    assert board.game.position(board.table)["walked"] == [[5, 0, 0, 0], [90, 0, 0, 0], [0] * 4, [0] * 4]
    dog = Board({0: [0], 1: [16]}, ["5"], house={"entry_offset": 0}, just_out=[[1], [], [], []])
    assert dog.game.position(dog.table)["walked"] == [[0] * 4, [96, 0, 0, 0], [0] * 4, [0] * 4]


def test_only_pieces_on_the_track_have_walked() -> None:
    """§8.3."""
    board = Board({0: [0]}, ["5"], house={"require_full_lap": True}, walked=[[96, 0, 0, 0], *[[0] * 4] * 3])
    position = board.game.position(board.table)
    with pytest.raises(spelunke.ImpossiblePosition, match=r"§8\.3"):
        board.game.arrange({**position, "walked": [[0, 5, 0, 0], *[[0] * 4] * 3]})


@pytest.mark.parametrize(
    "changes",
    [
        {"steps_left": 7},
        {"steps_left": 0},
        {"moved": [[2], [], [], []]},
        {"moved": [[1], [1], [], []]},
        {"rest": "shared"},
        {"rest": "own_piece"},
        {"passed": [[], [1], [], []]},
        {"must_move": [2]},
        {"colour": 1},
        {"colour": 2},
    ],
)
def test_a_seven_in_the_middle_must_be_one_that_can_be_played(changes: dict[str, Any]) -> None:
    """§3.6, §5.7, §6.7."""
    board = Board({0: [93], 2: [61]}, ["7"])
    board.play(PlaySeven(), part(3, target=True))
    position = board.game.position(board.table)
    assert board.game.position(board.game.arrange(position)) == position
    with pytest.raises(spelunke.ImpossiblePosition) as refusal:
        board.game.arrange({**position, "seven": {**position["seven"], **changes}})
    assert refusal.value.message == "tock-position-seven"


def test_a_fresh_table_can_be_arranged() -> None:
    """§2.1, §2.4."""
    game, table = fresh(6)
    position = game.position(table)
    assert game.asked(game.arrange(position, ask_luck=True)) == (spelunke.LUCK,)
    assert refused({**game.position(fresh(4)[1]), "pieces": [[3, *WAITING[1:]], WAITING, WAITING, WAITING]}).message in (
        "tock-position-fresh",
        "tock-position-cards",
    )
