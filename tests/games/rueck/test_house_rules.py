"""§7: house rules."""

from typing import Any

import pytest

import spelunke
from spelunke.games.rueck.box import NOBLES
from spelunke.games.rueck.types import Chose, Crowned, Favoured, Neighbour, Pitied, Rob, Turn
from tests.games.rueck.rounds import after_last_round, first_round, jewels_at, remembered_by, revealed, rob, winners


def test_the_defaults_are_the_printed_rules() -> None:
    """§7.1 to §7.9."""
    game = spelunke.game("rueck")
    assert game.house == spelunke.game("rueck", preset="box").house
    assert repr(game) == "Game('rueck', seats=4, house={})"


def test_expert_draws_the_nobles_that_will_come_before_the_first_round() -> None:
    """§7.1."""
    asked_about = [spelunke.game("rueck", house={"expert": expert}).deal(ask_luck=True).about for expert in (False, True)]
    assert asked_about[0] != asked_about[1]


def test_with_debt_a_total_falls_below_zero() -> None:
    """§7.2, §5.6."""
    for debt, expected in [(False, 0), (True, -1)]:
        game, table = after_last_round("minus_3", [6, 2, 4], [2, 9, 9], {"debt": debt})
        assert jewels_at(game, table) == (expected, 11, 9)


def test_with_debt_two_neighbours_may_both_take_their_two() -> None:
    """§7.2, §5.4."""
    game, table = after_last_round("neighbour_minus_2", [6, 4, 6, 0], [9, 3, 9, 9], {"debt": True})
    game.play(table, {0: Neighbour("left"), 2: Neighbour("right")})
    assert jewels_at(game, table) == (9, -1, 9, 9)


def test_with_pity_first_the_weakest_can_pay_from_their_pity() -> None:
    """§7.3, §4.7."""
    for pity_first, expected in [(False, 3), (True, 2)]:
        game, table = after_last_round("neighbour_minus_2", [6, 3, 4], [9, 1, 9], {"pity_first": pity_first})
        game.play(table, {0: Neighbour("left")})
        assert jewels_at(game, table) == (9, expected, 9)


def test_with_pity_first_the_weakest_are_paid_before_the_strongest_choose() -> None:
    """§7.3."""
    game, table = revealed("neighbour_plus_5", [6, 2, 4], {"pity_first": True})
    assert game.asked(table) == (0,)
    assert jewels_at(game, table) == (8, 10, 8)
    game.play(table, {0: Neighbour("right")})
    assert jewels_at(game, table) == (8, 10, 13)
    assert game.events(table, None)[3:] == [
        Pitied(1, 2),
        Chose(0, Neighbour("right"), "neighbour_plus_5"),
        Favoured(2, 5, by=0),
        Crowned((2,), (1,)),
    ]


@pytest.mark.parametrize(("second", "expected"), [("distinct", (2,)), ("sports", ()), ("shared", (0, 1))])
def test_second_says_who_wins_when_several_share_the_most(second: str, expected: tuple[int, ...]) -> None:
    """§7.4, §8.2, §8.4, §8.5."""
    assert winners([30, 30, 20], {"second": second}) == expected


@pytest.mark.parametrize("second", ["distinct", "sports", "shared"])
@pytest.mark.parametrize(("all_equal", "expected"), [("nobody", ()), ("share", (0, 1, 2))])
def test_all_equal_decides_before_second_does(second: str, all_equal: str, expected: tuple[int, ...]) -> None:
    """§7.5, §8.3."""
    assert winners([25, 25, 25], {"second": second, "all_equal": all_equal}) == expected


def test_memory_aids_decide_whether_people_are_shown_what_is_remembered() -> None:
    """§7.6: bots have the whole view either way."""
    for memory_aids in (False, True):
        game, table = revealed("plus_7", [6, 2, 4], {"memory_aids": memory_aids})
        view = game.view(table, 0)
        assert remembered_by(game, table, 0).played == ((6,), (2,), (4,))
        assert game.shown(view).remembered == (view.remembered if memory_aids else None)
        assert game.shown(view).open == view.open


def test_the_table_of_nobles_says_how_many_of_each_kind_lie_in_the_pile() -> None:
    """§7.7: kinds may be left out."""
    game = spelunke.game("rueck", house={"nobles": {"plus_7": 7, "gift_of_2": 3}})
    table = game.deal(ask_luck=True)
    assert game.moves(table, spelunke.LUCK) == (Turn("plus_7"), Turn("gift_of_2"))
    assert list(table.weights()) == [7, 3]


def test_a_pile_of_fewer_nobles_than_rounds_is_refused() -> None:
    """§7.7, §7.8."""
    with pytest.raises(spelunke.BadHouseRule) as refusal:
        spelunke.game("rueck", house={"nobles": {"plus_7": 7}})
    assert refusal.value.message == "rueck-too-few-nobles"
    assert refusal.value.facts == {"nobles": 7, "rounds": 8}
    spelunke.game("rueck", house={"nobles": {"plus_7": 7}, "rounds": 7})


@pytest.mark.parametrize("nobles", [{"plus_8": 9}, {"plus_7": 15}, {"plus_7": -1, "plus_4": 9}, {"plus_7": "9"}, [9], 9])
def test_a_table_of_nobles_that_cannot_be_is_refused(nobles: object) -> None:
    """§7.7."""
    with pytest.raises(spelunke.BadHouseRule) as refusal:
        spelunke.game("rueck", house={"nobles": nobles})
    assert refusal.value.facts["name"] == "nobles"


def test_rounds_say_when_the_game_is_over() -> None:
    """§7.8, §8.1."""
    game, table = first_round("plus_4", 3, {"rounds": 1})
    rob(game, table, [6, 2, 4])
    assert game.asked(table) == ()
    assert jewels_at(game, table) == (12, 10, 8)
    assert game.view(table, 0).open.hand == (0, 1, 2, 3, 4, 5, 7)


def test_the_expert_game_draws_as_many_nobles_as_there_are_rounds() -> None:
    """§7.8, §6.1."""
    game = spelunke.game("rueck", seats=3, house={"expert": True, "rounds": 2})
    table = game.deal(ask_luck=True)
    game.play(table, {spelunke.LUCK: Turn("plus_4")})
    game.play(table, {spelunke.LUCK: Turn("minus_3")})
    assert game.view(table, 0).about == "noble"
    assert game.moves(table, spelunke.LUCK) == (Turn("plus_4"), Turn("minus_3"))


def test_chiefs_cancel_each_other_in_smaller_gangs() -> None:
    """§7.9, §4.2."""
    game, table = revealed("plus_5", [3, 3, 2, 1], {"chief": 3, "rounds": 4})
    assert jewels_at(game, table) == (8, 8, 13, 9)
    assert game.view(table, 0).open.hand == (0, 1, 2)


def test_smaller_gangs_have_no_robber_above_their_chief() -> None:
    """§7.9."""
    game, table = first_round("plus_5", 3, {"chief": 3, "rounds": 4})
    assert game.moves(table, 0) == (Rob(0), Rob(1), Rob(2), Rob(3))


def test_more_rounds_than_robbers_are_refused() -> None:
    """§7.8, §7.9."""
    with pytest.raises(spelunke.BadHouseRule) as refusal:
        spelunke.game("rueck", house={"chief": 5})
    assert refusal.value.message == "rueck-more-rounds-than-robbers"
    assert refusal.value.facts == {"rounds": 8, "robbers": 6}


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("expert", "yes"),
        ("debt", 1),
        ("pity_first", None),
        ("second", "third"),
        ("all_equal", "all"),
        ("memory_aids", "on"),
        ("rounds", 0),
        ("rounds", 9),
        ("chief", 1),
        ("chief", 8),
    ],
)
def test_a_house_rule_with_a_value_it_cannot_have_is_refused_and_the_allowed_ones_are_named(name: str, value: object) -> None:
    """§7.1 to §7.9."""
    with pytest.raises(spelunke.BadHouseRule) as refusal:
        spelunke.game("rueck", house={name: value})
    assert refusal.value.facts["name"] == name
    assert refusal.value.facts["allowed"]


def test_a_house_rule_that_nobody_knows_is_refused() -> None:
    """§7.1 to §7.9: an option is never accepted and ignored."""
    with pytest.raises(spelunke.UnknownHouseRule) as refusal:
        spelunke.game("rueck", house={"experts": True})
    assert refusal.value.facts["allowed"] == list(spelunke.game("rueck").house.__struct_fields__)


@pytest.mark.parametrize(
    ("preset", "changed"),
    [
        ("box", {}),
        ("expert", {"expert": True}),
        ("open_book", {"memory_aids": True}),
        ("tiny", {"chief": 2, "rounds": 2, "nobles": {"plus_4": 1, "minus_3": 1, "neighbour_minus_2": 1}}),
    ],
)
def test_a_preset_is_a_named_set_of_house_rules(preset: str, changed: dict[str, Any]) -> None:
    """§7.1, §7.6, §7.7, §7.8, §7.9."""
    game = spelunke.game("rueck", preset=preset)
    for name in type(game.house).__struct_fields__:
        assert getattr(game.house, name) == changed.get(name, getattr(spelunke.game("rueck").house, name))
    assert spelunke.game("rueck").house.nobles == NOBLES  # type: ignore[attr-defined]
