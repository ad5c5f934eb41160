"""§4: who is strongest, who is weakest."""

import pytest

import spelunke
from spelunke.games.rueck.box import NobleKind
from spelunke.games.rueck.types import Cancelled, Chose, Favoured, Give, Neighbour, NobodyGains, Pitied, Take
from tests.games.rueck.rounds import after_last_round, gains, jewels_at, revealed


@pytest.mark.parametrize(
    ("robbers", "strongest", "weakest"),
    [
        ([7, 7, 7], [], []),
        ([7, 7, 3], [], []),
        ([7, 7, 3, 3], [], []),
        ([7, 7, 0, 0, 0], [], []),
        ([7, 7, 5, 3], [2], [3]),
        ([7, 7, 7, 6, 1], [3], [4]),
        ([7, 7, 7, 7, 2], [], []),
        ([7, 7, 7, 7, 7], [], []),
        ([7, 5, 5], [0], [1, 2]),
        ([7, 0, 0, 0, 0], [0], [1, 2, 3, 4]),
        ([3, 3, 3], [], []),
        ([0, 0, 0, 0], [], []),
        ([5, 5, 2], [0, 1], [2]),
        ([6, 6, 1, 1], [0, 1], [2, 3]),
        ([6, 2, 4], [0], [1]),
        ([7, 7, 4, 4, 0], [2, 3], [4]),
        ([1, 0, 1, 1, 1], [0, 2, 3, 4], [1]),
    ],
)
def test_all_sevens_cancel_each_other_and_the_rest_is_compared(
    robbers: list[int], strongest: list[int], weakest: list[int]
) -> None:
    """§4.2, §4.4."""
    expected = [0] * len(robbers)
    for seat in strongest:
        expected[seat] = 5
    for seat in weakest:
        expected[seat] = robbers[seat]
    assert gains(robbers) == expected


@pytest.mark.parametrize("robbers", [[7, 7, 4, 4, 0], [7, 4, 7, 0, 4], [0, 4, 4, 7, 7]])
def test_two_sevens_two_fours_and_a_zero_bring_the_fours_the_favour_and_the_zero_nothing(robbers: list[int]) -> None:
    """§4.1, §4.2, §4.6: the printed example, in any order of seats."""
    assert gains(robbers, "plus_5") == [5 if robber == 4 else 0 for robber in robbers]


def test_equally_strong_robbers_each_get_the_whole_favour() -> None:
    """§4.1."""
    assert gains([5, 5, 5, 5, 2], "plus_7") == [7, 7, 7, 7, 2]


def test_robbers_that_are_equal_below_the_top_are_no_tie_that_matters() -> None:
    """§4.1: only the strongest share."""
    assert gains([6, 4, 4, 1], "plus_7") == [7, 0, 0, 1]


def test_a_single_seven_is_simply_the_strongest() -> None:
    """§4.2."""
    assert gains([7, 6, 5], "plus_7") == [7, 0, 5]


def test_a_single_seven_against_equals_takes_the_favour_and_all_the_others_are_weakest() -> None:
    """§4.2, §4.6."""
    assert gains([7, 5, 5, 5, 5], "plus_7") == [7, 5, 5, 5, 5]


def test_three_sevens_cancel_each_other_and_do_not_leave_one() -> None:
    """§4.2: all of them, not pairs."""
    game, table = revealed("plus_7", [7, 7, 7, 4, 2])
    assert Cancelled((0, 1, 2)) in game.events(table, None)
    assert jewels_at(game, table) == (8, 8, 8, 15, 10)


def test_whoever_played_a_cancelled_seven_gets_neither_favour_nor_pity() -> None:
    """§4.3."""
    game, table = revealed("plus_7", [7, 7, 5, 3])
    for event in game.events(table, None):
        if isinstance(event, Favoured | Pitied):
            assert event.who in {2, 3}


def test_a_cancelled_seven_can_be_given_five_by_a_neighbour() -> None:
    """§4.9, §4.3, §5.3."""
    game, table = revealed("neighbour_plus_5", [5, 7, 7, 2])
    game.play(table, {0: Neighbour("left")})
    assert jewels_at(game, table) == (8, 13, 8, 10)


def test_a_cancelled_seven_can_lose_two_by_a_neighbour() -> None:
    """§4.3, §5.4."""
    game, table = revealed("neighbour_minus_2", [5, 7, 7, 2])
    game.play(table, {0: Neighbour("left")})
    assert jewels_at(game, table) == (8, 6, 8, 10)


def test_a_cancelled_seven_can_be_given_two_by_anybody() -> None:
    """§4.3, §5.5."""
    game, table = revealed("gift_of_2", [5, 7, 7, 2])
    game.play(table, {0: Give(2)})
    assert jewels_at(game, table) == (8, 8, 10, 10)


def test_the_only_robber_left_after_the_sevens_gets_neither_favour_nor_pity() -> None:
    """§4.4."""
    game, table = revealed("nothing_or_8", [7, 7, 3])
    assert NobodyGains() in game.events(table, None)
    assert game.asked(table) == (spelunke.LUCK,)
    assert jewels_at(game, table) == (8, 8, 8)


def test_nobody_is_asked_for_a_favour_when_nobody_gains() -> None:
    """§4.4, §4.5."""
    for robbers in ([7, 7, 7], [7, 7, 3], [4, 4, 4]):
        game, table = revealed("gift_of_2", robbers)
        assert game.asked(table) == (spelunke.LUCK,)


def test_the_weakest_is_found_among_the_robbers_that_remain() -> None:
    """§4.4."""
    assert gains([7, 7, 6, 5], "plus_4") == [0, 0, 4, 5]


def test_a_single_strongest_player_chooses_alone_and_openly() -> None:
    """§4.5."""
    game, table = revealed("nothing_or_8", [6, 2, 4])
    assert game.asked(table) == (0,)
    assert game.view(table, 1).choices == ()
    game.play(table, {0: Take(8)})
    assert Chose(0, Take(8), "nothing_or_8") in game.events(table, 2)


def test_several_strongest_players_choose_at_once() -> None:
    """§4.5."""
    game, table = revealed("nothing_or_8", [6, 6, 4, 2])
    assert game.asked(table) == (0, 1)
    game.play(table, {0: Take(0), 1: Take(8)})
    assert jewels_at(game, table) == (8, 16, 8, 10)


def test_the_choice_of_one_is_not_taken_before_the_others_have_chosen() -> None:
    """§4.10, §4.5."""
    game, table = revealed("gift_of_2", [6, 6, 4, 2])
    before = game.position(table)
    with pytest.raises(spelunke.AnswersMissing):
        game.play(table, {0: Give(1)})
    assert game.position(table) == before
    assert not any(isinstance(event, Chose) for event in game.events(table, 1))


def test_while_favours_are_chosen_the_robbers_lie_open_and_nobody_is_pitied_yet() -> None:
    """§4.5, §4.7."""
    game, table = revealed("neighbour_plus_5", [6, 2, 4])
    for seat in [None, 0, 1, 2]:
        opened = game.view(table, seat).open
        assert (opened.robbers, opened.jewels, opened.noble) == ((6, 2, 4), (8, 8, 8), "neighbour_plus_5")


def test_everybody_who_is_weakest_takes_the_strength_of_their_robber() -> None:
    """§4.6."""
    assert gains([7, 6, 6, 6], "plus_4") == [4, 6, 6, 6]


def test_a_weakest_zero_brings_nothing() -> None:
    """§4.6."""
    game, table = revealed("plus_4", [6, 0, 4])
    assert Pitied(1, 0) in game.events(table, None)
    assert jewels_at(game, table) == (12, 8, 8)


def test_favours_are_settled_before_pity() -> None:
    """§4.7: the weakest has one jewel, pays it, and is pitied afterwards."""
    game, table = after_last_round("neighbour_minus_2", [6, 3, 4], [9, 1, 9])
    game.play(table, {0: Neighbour("left")})
    assert jewels_at(game, table) == (9, 3, 9)


def test_two_favours_that_take_from_the_weakest_come_before_pity() -> None:
    """§4.7, §5.6: three jewels cannot pay four, and pity comes too late to help."""
    game, table = after_last_round("neighbour_minus_2", [6, 3, 6], [9, 3, 9])
    game.play(table, {0: Neighbour("left"), 2: Neighbour("right")})
    assert jewels_at(game, table) == (9, 3, 9)


@pytest.mark.parametrize(("noble", "favour"), [("plus_4", 4), ("plus_5", 5), ("plus_6", 6), ("plus_7", 7), ("minus_3", -3)])
def test_a_favour_without_a_choice_is_a_duty_even_for_the_richest(noble: NobleKind, favour: int) -> None:
    """§4.8: nobody is asked whether they want it."""
    game, table = after_last_round(noble, [6, 2, 4], [50, 20, 20])
    assert jewels_at(game, table) == (50 + favour, 22, 20)
    assert game.asked(table) == ()


@pytest.mark.parametrize("noble", ["neighbour_plus_5", "neighbour_minus_2"])
def test_a_neighbours_favour_may_not_be_declined(noble: NobleKind) -> None:
    """§4.8, §5.3, §5.4."""
    game, table = revealed(noble, [6, 2, 4])
    assert game.moves(table, 0) == (Neighbour("left"), Neighbour("right"))
    with pytest.raises(spelunke.NotLegal) as refusal:
        game.play(table, {0: Take(0)})
    assert refusal.value.facts["paragraph"] == "§4.5"


def test_pity_is_a_duty_even_for_the_richest() -> None:
    """§4.8."""
    game, table = after_last_round("plus_4", [6, 5, 6], [10, 50, 10])
    assert jewels_at(game, table) == (14, 55, 14)
