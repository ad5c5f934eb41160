"""§6: the expert game."""

import pytest

import spelunke
from spelunke.games.rueck.box import NobleKind
from spelunke.games.rueck.types import Drew, Nobles, Rob, Turn, Turned
from tests.games.rueck.rounds import remembered_by

EIGHT: list[NobleKind] = ["plus_4", "plus_4", "plus_7", "minus_3", "minus_3", "nothing_or_8", "neighbour_plus_5", "gift_of_2"]
COUNTED: Nobles = {"plus_4": 2, "plus_7": 1, "minus_3": 2, "nothing_or_8": 1, "neighbour_plus_5": 1, "gift_of_2": 1}


def set_up() -> tuple[spelunke.Game, spelunke.Table]:
    """An expert game for three whose eight nobles are drawn, before the first is turned."""
    game = spelunke.game("rueck", seats=3, house={"expert": True})
    table = game.deal(ask_luck=True)
    for noble in EIGHT:
        game.play(table, {spelunke.LUCK: Turn(noble)})
    return game, table


def test_luck_draws_eight_nobles_before_the_first_round() -> None:
    """§6.1: eight answers, each about one of the eight."""
    game = spelunke.game("rueck", seats=3, house={"expert": True})
    table = game.deal(ask_luck=True)
    for drawn, noble in enumerate(EIGHT):
        assert game.asked(table) == (spelunke.LUCK,)
        assert game.view(table, 0).about == "eight"
        assert sum(table.weights()) == 14 - drawn
        game.play(table, {spelunke.LUCK: Turn(noble)})
    assert game.view(table, 0).about == "noble"
    assert game.view(table, 0).open.round == 0


def test_the_eight_are_shown_to_everybody() -> None:
    """§6.1."""
    game, table = set_up()
    for seat in [None, 0, 1, 2]:
        assert game.view(table, seat).open.eight == COUNTED
        assert game.events(table, seat) == [Drew(noble) for noble in EIGHT]


def test_only_the_eight_will_come_and_in_any_order() -> None:
    """§6.3, §6.1."""
    game, table = set_up()
    moves = game.moves(table, spelunke.LUCK)
    assert moves == tuple(Turn(kind) for kind in COUNTED)
    assert list(table.weights()) == list(COUNTED.values())


def test_all_eight_have_come_when_the_game_is_over() -> None:
    """§6.1."""
    game, table = set_up()
    for strength, noble in enumerate(reversed(EIGHT)):
        game.play(table, {spelunke.LUCK: Turn(noble)})
        game.play(table, {seat: Rob(strength) for seat in range(3)})
    assert game.asked(table) == ()
    assert remembered_by(game, table, None).turned == COUNTED
    assert game.position(table)["face_down"] == {}
    assert Turned("plus_4", 8) in game.events(table, None)


def test_nobody_learns_which_six_went_back_into_the_box_before_the_eight_are_complete() -> None:
    """§6.1: any noble that is not drawn yet may still be among the eight."""
    game = spelunke.game("rueck", seats=3, house={"expert": True})
    table = game.deal(ask_luck=True)
    for noble in EIGHT[:7]:
        game.play(table, {spelunke.LUCK: Turn(noble)})
    left: dict[NobleKind, int] = {"plus_5": 2, "plus_6": 2, "plus_7": 1, "neighbour_minus_2": 1, "gift_of_2": 1}
    assert game.moves(table, spelunke.LUCK) == tuple(Turn(kind) for kind in left)
    assert list(table.weights()) == list(left.values())


def test_the_eight_lie_open_until_the_first_noble_is_turned_and_are_remembered_from_then_on() -> None:
    """§6.2."""
    game, table = set_up()
    assert game.view(table, 0).open.eight == remembered_by(game, table, 0).eight == COUNTED
    game.play(table, {spelunke.LUCK: Turn("plus_7")})
    for seat in [None, 0, 1, 2]:
        assert game.view(table, seat).open.eight is None
        assert remembered_by(game, table, seat).eight == COUNTED
        assert remembered_by(game, table, seat).turned == {"plus_7": 1}


def test_a_noble_that_is_not_among_the_eight_never_comes() -> None:
    """§6.1."""
    game, table = set_up()
    with pytest.raises(spelunke.NotLegal):
        game.play(table, {spelunke.LUCK: Turn("plus_6")})


def test_the_printed_game_has_no_eight() -> None:
    """§6.1, §2.3."""
    game = spelunke.game("rueck", seats=3)
    table = game.deal(seed=1)
    assert game.view(table, 0).open.eight is None
    assert remembered_by(game, table, 0).eight is None
