"""§1, §2: the box and setting up."""

from typing import Literal

import pytest

import spelunke
from spelunke.games.rueck.box import JEWELS, KINDS, NOBLES, NobleKind
from spelunke.games.rueck.types import Neighbour, Rob, Turn
from tests.games.rueck.rounds import after_last_round, jewels_at, remembered_by, revealed


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_everybody_takes_a_whole_gang_of_one_robber_of_every_strength_from_0_to_7(seats: int) -> None:
    """§1.5, §1.1, §2.1."""
    game = spelunke.game("rueck", seats=seats)
    table = game.deal(seed=1)
    for seat in range(seats):
        assert game.view(table, seat).open.hand == (0, 1, 2, 3, 4, 5, 6, 7)
        assert game.moves(table, seat) == tuple(Rob(strength) for strength in range(8))


@pytest.mark.parametrize("seats", [1, 2, 6])
def test_the_game_is_for_three_to_five(seats: int) -> None:
    """§2.4, §1.1, §2.1."""
    with pytest.raises(spelunke.WrongSeats) as refusal:
        spelunke.game("rueck", seats=seats)
    assert refusal.value.facts["allowed"] == [3, 4, 5]


def test_the_supply_pays_even_when_more_jewels_are_out_than_lie_in_the_box() -> None:
    """§1.6, §1.2."""
    game, table = after_last_round("plus_7", [6, 6, 6, 6, 2], [100] * 5)
    assert jewels_at(game, table) == (107, 107, 107, 107, 102)


def test_there_are_fourteen_nobles_and_those_without_a_choice_come_twice() -> None:
    """§1.3."""
    without_choice = ("plus_4", "plus_5", "plus_6", "plus_7", "minus_3")
    assert sum(NOBLES.values()) == 14
    assert {kind: copies for kind, copies in NOBLES.items() if copies == 2} == dict.fromkeys(without_choice, 2)
    assert [kind for kind, copies in NOBLES.items() if copies == 1] == list(KINDS[5:])
    assert JEWELS == (4, 5, 6, 7, -3, 8, 5, -2, 2)


def test_luck_turns_every_noble_as_likely_as_there_are_copies_of_it() -> None:
    """§1.8, §1.3, §2.3."""
    game = spelunke.game("rueck")
    table = game.deal(ask_luck=True)
    moves = game.moves(table, spelunke.LUCK)
    assert moves == tuple(Turn(kind) for kind in KINDS)
    assert list(table.weights()) == [2, 2, 2, 2, 2, 1, 1, 1, 1]


@pytest.mark.parametrize(("side", "neighbour"), [("left", 1), ("right", 3)])
def test_the_left_neighbour_is_the_next_seat_clockwise(side: Literal["left", "right"], neighbour: int) -> None:
    """§1.4."""
    game, table = revealed("neighbour_plus_5", [7, 1, 0, 1])
    game.play(table, {0: Neighbour(side)})
    assert [seat for seat, jewels in enumerate(jewels_at(game, table)) if jewels > 8] == [neighbour]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_left_and_right_are_two_different_players_round_the_whole_table(seats: int) -> None:
    """§1.4."""
    for seat in range(seats):
        reached = []
        for neighbour in (Neighbour("left"), Neighbour("right")):
            game, table = revealed("neighbour_plus_5", [7 if other == seat else 0 for other in range(seats)])
            game.play(table, {seat: neighbour})
            reached.append(jewels_at(game, table).index(13))
        assert reached == [(seat + 1) % seats, (seat - 1) % seats]
        assert reached[0] != reached[1] and seat not in reached


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_everybody_gets_eight_jewels_that_all_can_count(seats: int) -> None:
    """§2.2."""
    game = spelunke.game("rueck", seats=seats)
    table = game.deal(seed=1)
    for seat in [None, *range(seats)]:
        assert game.view(table, seat).open.jewels == (8,) * seats


def test_eight_nobles_are_met_and_six_stay_unknown() -> None:
    """§2.3."""
    game = spelunke.game("rueck", seats=3)
    table = game.deal(seed=5)
    rounds = 0
    while game.asked(table):
        rounds += game.view(table, 0).about == "robber"
        game.play(table, {seat: game.moves(table, seat)[0] for seat in game.asked(table)})
    assert rounds == 8
    assert sum(remembered_by(game, table, 0).turned.values()) == 8
    assert sum(game.position(table)["face_down"].values()) == 6


def test_a_noble_that_was_turned_never_comes_back() -> None:
    """§2.3."""
    game = spelunke.game("rueck", seats=3)
    table = game.deal(ask_luck=True)
    nobles: list[NobleKind] = ["plus_4", "plus_4", "minus_3", "nothing_or_8"]
    for strength, noble in enumerate(nobles):
        game.play(table, {spelunke.LUCK: Turn(noble)})
        game.play(table, {seat: Rob(strength) for seat in range(3)})
    assert game.moves(table, spelunke.LUCK) == tuple(Turn(kind) for kind in KINDS if kind not in {"plus_4", "nothing_or_8"})
    assert list(table.weights()) == [2, 2, 2, 1, 1, 1, 1]


def test_luck_is_asked_even_when_only_one_kind_of_noble_is_left() -> None:
    """§2.5, §2.3, §3.1."""
    game = spelunke.game("rueck", seats=3, house={"nobles": {"plus_6": 8}})
    table = game.deal(ask_luck=True)
    assert game.asked(table) == (spelunke.LUCK,)
    assert game.moves(table, spelunke.LUCK) == (Turn("plus_6"),)
