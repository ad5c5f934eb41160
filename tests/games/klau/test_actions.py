"""§5: what the action cards do."""

from typing import Any

import pytest

import spelunke
from spelunke.games.klau.events import Caught, Gave, Skipped, Took, TurnedRound, Yielded
from spelunke.games.klau.types import (
    Believe,
    CallPolice,
    Doubt,
    Force,
    Give,
    ICant,
    Lay,
    LeaveIt,
    LetItHappen,
    Pick,
    Wish,
)
from tests.games.klau.den import Den, cards, sit

FOUR = ["red_1 blue_4", "blue_1 blue_3", "green_1 green_3", "green_2 yellow_4"]


def lay(card: str, *others: str, rest: str = "blue_4", **more: Any) -> Den:
    """Seat 0 lays a card; the others hold these hands."""
    return sit(f"{card} {rest}", *others, **more).play(0, Lay(card))  # type: ignore[arg-type]


# Keyhole.


def test_a_keyhole_names_the_colour_of_the_next_card() -> None:
    """§5.1."""
    den = lay("red_keyhole", "blue_1 red_3 green_4")
    assert (den.about, den.asked) == ("wish", (0,))
    assert den.moves(0) == [Wish("red"), Wish("yellow"), Wish("green"), Wish("blue")]
    den.play(0, Wish("green"))
    assert (den.view(1).open.wish, den.layable(1)) == ("green", {"green_4"})


def test_its_own_colour_is_no_wish() -> None:
    """§5.1., §5.13"""
    den = lay("red_keyhole", "blue_1 red_3 green_4").play(0, Wish("red"))
    assert (den.view().open.wish, den.layable(1)) == (None, {"red_3"})


def test_a_wish_is_asked_for_even_if_the_keyhole_was_the_last_card() -> None:
    """§5.1, §6.1., §5.13"""
    den = lay("red_keyhole", "blue_1", rest="")
    assert den.about == "wish"
    assert den.play(0, Wish("blue")).view().open.round == 2


def test_a_keyhole_must_match_like_any_other_card() -> None:
    """§5.3."""
    assert sit("red_keyhole blue_4", "blue_1", top="green_3").layable(0) == set()


def test_a_wild_keyhole_matches_everything_and_can_be_forced() -> None:
    """§9.11, §5.3."""
    den = sit("red_keyhole blue_4", "blue_1", top="green_3", house={"keyhole_wild": True})
    assert den.layable(0) == {"red_keyhole"}
    den.play(0, ICant()).play(1, Doubt())
    assert den.moves(1) == [Force("red_keyhole")]


# Safes.


@pytest.mark.parametrize(
    ("card", "seats", "direction", "follower"),
    [
        ("red_small_safe", 4, "clockwise", 2),
        ("red_small_safe", 4, "counterclockwise", 2),
        ("red_small_safe", 3, "clockwise", 2),
        ("red_small_safe", 3, "counterclockwise", 1),
        ("red_big_safe", 4, "clockwise", 3),
        ("red_big_safe", 4, "counterclockwise", 1),
        ("red_big_safe", 3, "clockwise", 0),
        ("red_small_safe", 2, "clockwise", 0),
        ("red_big_safe", 2, "clockwise", 1),
    ],
)
def test_safes_make_the_next_players_in_the_direction_of_play_miss_a_turn(
    card: str, seats: int, direction: str, follower: int
) -> None:
    """§5.4, §5.5., §5.14"""
    den = lay(card, *FOUR[1:seats], direction=direction)
    assert (den.about, den.asked) == ("turn", (follower,))
    assert len(den.heard(None, Skipped)) == (1 if "small" in card else 2)


def test_for_two_a_big_safe_may_act_like_a_small_one() -> None:
    """§9.15, §5.5., §5.14"""
    house = {"big_safe_like_small_for_two": True}
    assert lay("red_big_safe", FOUR[1], house=house).asked == (0,)
    assert lay("red_big_safe", *FOUR[1:], house=house).asked == (3,)


# Plan.


def test_a_plan_turns_the_direction_round_and_another_one_turns_it_back() -> None:
    """§5.6."""
    den = lay("red_plan", "blue_1 blue_3", "red_plan green_1", house={"deck_small": {**DECK, "red_plan": 2}})
    assert (den.asked, den.view().open.direction) == ((2,), "counterclockwise")
    assert den.heard(None, TurnedRound) == [TurnedRound("counterclockwise")]
    den.play(2, Lay("red_plan"))
    assert (den.asked, den.view().open.direction) == ((0,), "clockwise")


def test_taken_literally_a_plan_sets_play_counter_clockwise() -> None:
    """§9.14, §5.6."""
    house = {"plan_literal": True, "deck_small": {**DECK, "red_plan": 2}}
    den = lay("red_plan", "blue_1 blue_3", "red_plan green_1", house=house)
    assert den.asked == (2,)
    den.play(2, Lay("red_plan"))
    assert (den.asked, den.view().open.direction) == ((1,), "counterclockwise")


def test_with_two_players_a_plan_changes_nothing_but_the_direction() -> None:
    """§5.6."""
    assert lay("red_plan", "blue_1 blue_3").asked == (1,)


DECK: dict[Any, int] = cards(
    "red_1 red_1 red_2 red_3 red_4 blue_1 blue_2 blue_3 blue_4 green_1 green_2 green_3 yellow_1 yellow_2 yellow_4 yellow_3"
)


# Crook.


def test_a_crook_may_be_sent_to_any_opponent_or_to_nobody() -> None:
    """§5.7., §10.6"""
    den = lay("red_crook", *FOUR[1:])
    assert (den.about, den.asked) == ("crook", (0,))
    assert den.moves(0) == [LeaveIt(), Pick(1), Pick(2), Pick(3)]
    den.play(0, LeaveIt())
    assert (den.asked, den.sizes) == ((1,), (1, 2, 2, 2))


def test_the_thief_draws_blindly_and_only_the_two_of_them_know_the_card() -> None:
    """§5.8, §8.1., §5.15, §10.5"""
    den = lay("red_crook", *FOUR[1:]).play(0, Pick(2)).play(2, LetItHappen())
    assert (den.asked, den.about) == ((spelunke.LUCK,), "take")
    assert list(den.table.weights()) == [1, 1]
    den.comes("green_3")
    assert den.hand(0) == cards("blue_4 green_3")
    assert den.hand(2) == cards("green_1")
    assert den.asked == (1,)
    assert den.heard(0, Took) == den.heard(2, Took) == [Took(0, 2, "green_3")]
    assert den.heard(1, Took) == den.heard(None, Took) == [Took(0, 2, None)]
    assert den.memory(2).seen[0] == cards("green_3")
    assert den.memory(1).seen[0] == {}


def test_every_card_of_the_hand_is_as_likely_to_be_stolen() -> None:
    """§5.8."""
    den = lay("red_crook", "blue_1 blue_1 blue_3").play(0, Pick(1)).play(1, LetItHappen())
    assert [move.card for move in den.moves(spelunke.LUCK)] == ["blue_1", "blue_3"]
    assert list(den.table.weights()) == [2, 1]


def test_police_stop_a_crook_and_are_replaced_at_once() -> None:
    """§5.9: the thief gets nothing, the victim has as many cards as before; top and turn order stay."""
    den = lay("red_crook", "blue_1 police", "green_1 green_3").play(0, Pick(1))
    assert (den.about, den.asked, den.moves(1)) == ("alarm", (1,), [CallPolice(), LetItHappen()])
    den.play(1, CallPolice()).comes("red_4")
    assert den.hand(1) == cards("blue_1 red_4")
    assert (den.sizes, den.top, den.view().open.beside) == ((1, 2, 2), "red_crook", {"police": 1})
    assert (den.about, den.asked) == ("turn", (1,))
    assert den.heard(None, Caught) == [Caught(1, 0)]


def test_police_out_of_turn_change_nothing_for_a_victim_further_round_the_table() -> None:
    """§5.9."""
    den = lay("red_crook", "blue_1 blue_3", "green_1 police").play(0, Pick(2)).play(2, CallPolice()).comes("red_4")
    assert (den.about, den.asked) == ("turn", (1,))


def test_every_victim_is_asked_and_need_not_use_police() -> None:
    """§5.9, §8.1, §5.16: being asked does not tell whether there are police."""
    for hand, moves in (("blue_1 blue_3", [LetItHappen()]), ("blue_1 police", [CallPolice(), LetItHappen()])):
        den = lay("red_crook", hand, "green_1 green_3").play(0, Pick(1))
        assert (den.asked, den.about) == ((1,), "alarm")
        assert den.moves(1) == moves
        assert den.view(0).choices == den.view(2).choices == ()
        assert den.play(1, LetItHappen()).heard(None, Yielded) == [Yielded(1, 0)]


def test_a_victim_of_one_card_is_emptied_and_the_round_ends() -> None:
    """§6.1, §6.4, §5.8, §6.8: and scores nothing."""
    den = lay("red_crook", "blue_1", "green_1 green_3").play(0, Pick(1)).play(1, LetItHappen()).comes("blue_1")
    assert den.totals == (5, 0, 4)


def test_a_crook_as_the_last_card_is_carried_out_and_may_fill_the_hand_again() -> None:
    """§5.10, §6.1."""
    den = lay("red_crook", "blue_1 blue_3", rest="").play(0, Pick(1)).play(1, LetItHappen()).comes("blue_3")
    assert (den.about, den.asked, den.sizes) == ("turn", (1,), (1, 1))
    den = lay("red_crook", "blue_1 blue_3", rest="").play(0, LeaveIt())
    assert den.totals == (0, 4)


# Swap.


def test_a_swap_takes_a_card_blindly_and_gives_any_card_back() -> None:
    """§5.11, §5.12., §5.17, §5.18"""
    den = lay("red_swap", *FOUR[1:])
    assert (den.about, den.moves(0)) == ("swap", [LeaveIt(), Pick(1), Pick(2), Pick(3)])
    den.play(0, Pick(2))
    assert (den.about, den.asked) == ("take", (spelunke.LUCK,))
    den.comes("green_1")
    assert (den.about, den.asked, den.moves(0)) == ("give", (0,), [Give("green_1"), Give("blue_4")])
    assert (den.view(0).open.taken, den.view(2).open.taken, den.view(1).open.taken) == ("green_1", "green_1", None)
    den.play(0, Give("blue_4"))
    assert den.hand(0) == cards("green_1")
    assert den.hand(2) == cards("green_3 blue_4")
    assert den.asked == (1,)
    assert den.heard(2, Gave) == [Gave(0, 2, "blue_4")]
    assert den.heard(1, Gave) == [Gave(0, 2, None)]
    assert den.memory(0).seen[2] == cards("blue_4")
    assert den.memory(2).seen[0] == cards("green_1")


def test_a_swap_may_be_left_and_police_are_no_defence() -> None:
    """§5.11., §5.17, §10.6"""
    assert lay("red_swap", "blue_1 police").play(0, LeaveIt()).sizes == (1, 2)
    assert lay("red_swap", "blue_1 police").play(0, Pick(1)).asked == (spelunke.LUCK,)


def test_a_victim_of_one_card_ends_a_swap_with_one_card_and_the_round_goes_on() -> None:
    """§5.12, §6.1."""
    den = lay("red_swap", "blue_1").play(0, Pick(1)).comes("blue_1").play(0, Give("blue_4"))
    assert (den.about, den.asked, den.sizes) == ("turn", (1,), (1, 1))


def test_a_swap_as_the_last_card_is_carried_out_and_leaves_the_hand_empty() -> None:
    """§5.10, §6.1, §6.4."""
    den = lay("red_swap", "blue_1 blue_3", rest="").play(0, Pick(1)).comes("blue_3")
    assert den.moves(0) == [Give("blue_3")]
    assert den.play(0, Give("blue_3")).totals == (0, 4)


def test_the_card_just_taken_may_not_return_if_the_house_forbids_it() -> None:
    """§9.18, §5.12."""
    house = {"swap_may_return": False}
    den = lay("red_swap", "blue_1 blue_3", rest="blue_4 green_1", house=house).play(0, Pick(1)).comes("blue_3")
    assert den.moves(0) == [Give("green_1"), Give("blue_4")]
    den = lay("red_swap", "blue_1 blue_3", rest="blue_3", house=house).play(0, Pick(1)).comes("blue_3")
    assert den.moves(0) == [Give("blue_3")]
    den = lay("red_swap", "blue_1 blue_3", rest="", house=house).play(0, Pick(1)).comes("blue_3")
    assert den.moves(0) == [Give("blue_3")]


def test_believing_and_actions_leave_the_hands_of_others_alone() -> None:
    """§4.3, §5.4."""
    den = sit(*FOUR).play(0, ICant()).play(1, Believe()).comes("red_3")
    assert [den.hand(seat) for seat in (1, 2, 3)] == [cards(hand) for hand in FOUR[1:]]
