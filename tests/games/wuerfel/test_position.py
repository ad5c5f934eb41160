"""Positions and views: what can be arranged, what is refused, and that nothing is secret."""

from typing import Any

import pytest

import spelunke
from spelunke.core.ring_types import CameOut, Walked
from spelunke.games.wuerfel.types import CannotMove, Rolled, RolledForStart, ThrownOut, Tied
from tests.games.wuerfel.boards import OUT, Board, roll_for_start, starting

WAITING = ["waiting"] * 4
HOME = ["G1", "G2", "G3", "G4"]


def position(**changes: Any) -> dict[str, Any]:
    """Two players, seat 0 about to roll."""
    return {"pieces": [[5, *WAITING[1:]], WAITING], "turn": 0, "attempts_left": 1, **changes}


def test_a_position_is_the_whole_table() -> None:
    """§2.1, §3.1."""
    game = spelunke.game("wuerfel", seats=2)
    table = game.arrange(position(roll=4), ask_luck=True)
    assert game.asked(table) == (0,)
    assert game.position(table) == {**position(roll=4), "start_rolls": None, "finished": None, "may_roll_again": False}


def test_a_player_who_may_roll_again_can_be_arranged() -> None:
    """§3.3."""
    game = spelunke.game("wuerfel", seats=2)
    table = game.arrange(position(may_roll_again=True), ask_luck=True)
    assert game.asked(table) == (0,)
    assert game.position(table)["may_roll_again"]
    with pytest.raises(spelunke.ImpossiblePosition, match="may also leave it"):
        spelunke.game("wuerfel", seats=2, house={"must_roll_again": True}).arrange(position(may_roll_again=True))


@pytest.mark.parametrize(
    ("message", "changes"),
    [
        ("position-seats", {"pieces": [WAITING]}),
        ("position-seats", {"finished": [0]}),
        ("ring-two-on-a-field", {"pieces": [[5, *WAITING[1:]], [5, *WAITING[1:]]]}),
        ("wuerfel-position-turn", {"turn": 2}),
        ("wuerfel-position-turn", {"turn": -1}),
        ("wuerfel-position-attempts", {"attempts_left": 2}),
        ("wuerfel-position-attempts", {"attempts_left": 0}),
        ("wuerfel-position-attempts", {"turn": 1, "attempts_left": 4}),
        ("wuerfel-position-roll", {"roll": 5, "turn": 1, "attempts_left": 3}),
        ("wuerfel-position-again", {"roll": 6, "may_roll_again": True}),
        ("wuerfel-position-again", {"turn": 1, "attempts_left": 2, "may_roll_again": True}),
        ("wuerfel-position-start", {"start_rolls": [0, 0], "attempts_left": 0}),
        ("wuerfel-position-start", {"pieces": [WAITING, WAITING], "start_rolls": [3, 0], "attempts_left": 0}),
        ("wuerfel-position-start", {"pieces": [WAITING, WAITING], "start_rolls": [0, None], "attempts_left": 0}),
        ("wuerfel-position-start", {"pieces": [WAITING, WAITING], "start_rolls": [0, 7], "attempts_left": 0}),
        ("wuerfel-position-finished", {"pieces": [HOME, WAITING]}),
        ("wuerfel-position-finished", {"finished": [1, 0]}),
        ("wuerfel-position-finished", {"pieces": [HOME, HOME], "finished": [1, 2]}),
        ("wuerfel-position-over", {"pieces": [HOME, WAITING], "finished": [1, 0], "roll": 3}),
        ("wuerfel-position-over", {"pieces": [HOME, WAITING], "finished": [1, 0], "turn": 1}),
        ("wuerfel-position-over", {"pieces": [HOME, WAITING], "finished": [1, 0], "may_roll_again": True}),
        ("position-damaged", {"roll": 7}),
        ("position-damaged", {"dice": 1}),
    ],
)
def test_what_no_table_can_be_in_is_refused_by_name(message: str, changes: dict[str, Any]) -> None:
    """§2.2, §3.1, §3.4, §3.6, §4.2, §8.1, §8.2."""
    with pytest.raises(spelunke.ImpossiblePosition) as refusal:
        spelunke.game("wuerfel", seats=2).arrange(position(**changes))
    assert refusal.value.message == message
    assert str(refusal.value)


def test_a_game_that_is_over_can_be_arranged() -> None:
    """§8.1."""
    game = spelunke.game("wuerfel", seats=2)
    table = game.arrange(position(pieces=[HOME, WAITING], finished=[1, 0]))
    standing = game.standing(table)
    assert standing is not None and standing.winners == (0,)


def test_whoever_is_home_has_no_turn() -> None:
    """§7.4, §8.3."""
    game = spelunke.game("wuerfel", seats=3, house={"play_on": True})
    with pytest.raises(spelunke.ImpossiblePosition, match="turn of seat 0"):
        game.arrange({"pieces": [HOME, WAITING, WAITING], "finished": [1, 0, 0], "turn": 0, "attempts_left": 1})


def test_everybody_sees_everything() -> None:
    """§3.1."""
    board = Board({0: [5]}).roll(4)
    views = [board.game.view(board.table, seat) for seat in (0, 1, None)]
    assert views[0].open == views[1].open == views[2].open
    assert [len(view.choices) for view in views] == [1, 0, 0]


def test_what_happens_is_told_to_all_alike() -> None:
    """§2.2, §2.3, §3.6, §4.3, §5.1."""
    game, table = starting(2)
    roll_for_start(game, table, 4, 4, 1, 2)
    for pips in (1, 1, 6):
        roll_for_start(game, table, pips)
    game.play(table, {1: OUT})
    told = game.events(table, 0)
    assert told == game.events(table, None)
    assert told[:3] == [RolledForStart(0, 4), RolledForStart(1, 4), Tied((0, 1))]
    assert told[-4:] == [Rolled(1, 1), CannotMove(1), Rolled(1, 6), CameOut(1, 1, 48, "▲9")]
    board = Board({0: [94], 1: [1]})
    board.roll(3)
    assert board.options() == [1]
    board.walk(1)
    assert board.game.events(board.table, 1)[-1] == Walked(0, 1, 3, 94, "G2", (95, "G1", "G2"), "●7", "●G2")
    board = Board({0: [5], 1: [7]})
    board.roll(2).walk(1)
    assert board.game.events(board.table, 1)[-2:] == [
        Walked(0, 1, 2, 5, 7, (6, 7), "●14", "●16"),
        ThrownOut(1, 1, 0, 7, "●16", 55),
    ]
