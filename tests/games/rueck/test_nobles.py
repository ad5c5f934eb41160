"""§5: the nobles."""

import pytest

import spelunke
from spelunke.games.rueck.box import NobleKind
from spelunke.games.rueck.types import Favoured, Give, Neighbour, Take
from tests.games.rueck.rounds import after_last_round, gains, jewels_at, revealed


@pytest.mark.parametrize(("noble", "favour"), [("plus_4", 4), ("plus_5", 5), ("plus_6", 6), ("plus_7", 7), ("minus_3", -3)])
def test_a_noble_without_a_choice_gives_or_takes_what_stands_on_it(noble: NobleKind, favour: int) -> None:
    """§5.1."""
    assert gains([6, 2, 4], noble) == [favour, 2, 0]


def test_each_of_several_strongest_gives_three_back() -> None:
    """§5.1, §4.1."""
    assert gains([6, 6, 6, 1], "minus_3") == [-3, -3, -3, 1]


def test_nothing_or_eight_offers_both_and_nothing_between() -> None:
    """§5.2."""
    game, table = revealed("nothing_or_8", [6, 2, 4])
    assert game.moves(table, 0) == (Take(0), Take(8))


@pytest.mark.parametrize("jewels", [0, 8])
def test_the_strongest_may_take_nothing_or_eight(jewels: int) -> None:
    """§5.2, §4.8."""
    game, table = revealed("nothing_or_8", [6, 2, 4])
    game.play(table, {0: Take(8 if jewels else 0)})
    assert jewels_at(game, table) == (8 + jewels, 10, 8)


def test_a_neighbour_gets_five_from_the_supply_and_the_chooser_nothing() -> None:
    """§5.3."""
    game, table = revealed("neighbour_plus_5", [6, 4, 4, 0])
    game.play(table, {0: Neighbour("left")})
    assert jewels_at(game, table) == (8, 13, 8, 8)


def test_two_choosers_may_give_to_the_same_neighbour() -> None:
    """§5.3, §5.6."""
    game, table = revealed("neighbour_plus_5", [6, 1, 6, 0])
    game.play(table, {0: Neighbour("left"), 2: Neighbour("right")})
    assert jewels_at(game, table) == (8, 18, 8, 8)


def test_tied_strongest_neighbours_may_choose_each_other() -> None:
    """§5.3."""
    game, table = revealed("neighbour_plus_5", [6, 6, 1])
    game.play(table, {0: Neighbour("left"), 1: Neighbour("right")})
    assert jewels_at(game, table) == (13, 13, 9)


def test_a_neighbour_gives_two_back_to_the_supply_and_not_to_the_chooser() -> None:
    """§9.4, §5.4."""
    game, table = revealed("neighbour_minus_2", [6, 4, 4, 0])
    game.play(table, {0: Neighbour("right")})
    assert jewels_at(game, table) == (8, 8, 8, 6)


def test_two_choosers_may_take_from_the_same_neighbour() -> None:
    """§5.4, §5.6."""
    game, table = revealed("neighbour_minus_2", [6, 1, 6, 0])
    game.play(table, {0: Neighbour("left"), 2: Neighbour("right")})
    assert jewels_at(game, table) == (8, 4, 8, 8)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_two_may_be_given_to_anybody_but_oneself(seats: int) -> None:
    """§5.5."""
    for seat in range(seats):
        game, table = revealed("gift_of_2", [6 if other == seat else 0 for other in range(seats)])
        assert game.moves(table, seat) == tuple(Give(other) for other in range(seats) if other != seat)
        with pytest.raises(spelunke.NotLegal):
            game.play(table, {seat: Give(seat)})


def test_the_one_who_is_given_two_gets_them_from_the_supply() -> None:
    """§9.5, §5.5."""
    game, table = revealed("gift_of_2", [6, 4, 4, 0])
    game.play(table, {0: Give(2)})
    assert jewels_at(game, table) == (8, 8, 10, 8)


def test_several_choosers_may_give_to_the_same_player_and_to_each_other() -> None:
    """§5.5, §5.6."""
    game, table = revealed("gift_of_2", [6, 6, 6, 6, 0])
    game.play(table, {0: Give(1), 1: Give(0), 2: Give(0), 3: Give(0)})
    assert jewels_at(game, table) == (14, 10, 8, 8, 8)


def test_nobody_pays_more_than_they_have() -> None:
    """§5.6."""
    game, table = after_last_round("minus_3", [6, 2, 4], [2, 9, 9])
    assert jewels_at(game, table) == (0, 11, 9)
    assert Favoured(0, -2, by=0) in game.events(table, None)


def test_whoever_has_nothing_pays_nothing() -> None:
    """§5.6."""
    game, table = after_last_round("minus_3", [6, 2, 4], [0, 9, 9])
    assert jewels_at(game, table) == (0, 11, 9)
    assert Favoured(0, 0, by=0) in game.events(table, None)


def test_two_favours_of_minus_two_leave_a_player_of_three_with_nothing() -> None:
    """§5.6."""
    game, table = after_last_round("neighbour_minus_2", [6, 4, 6, 0], [9, 3, 9, 9])
    game.play(table, {0: Neighbour("left"), 2: Neighbour("right")})
    assert jewels_at(game, table) == (9, 0, 9, 9)
