"""The observation: what a seat sees, number by number."""

from typing import Any

import pytest

import spelunke
from spelunke.core.observation import Field, PackedObservation
from spelunke.games.rueck.box import KINDS, NobleKind
from spelunke.games.rueck.types import Turn
from tests.games.rueck.rounds import House, first_round, late_round, revealed, rob


def fields(game: spelunke.Game, table: spelunke.Table, seat: int) -> dict[str, list[int]]:
    """An observation by the names of its fields."""
    numbers = iter(game.observation(game.view(table, seat)))
    return {field.name: [next(numbers) for _ in range(field.many)] for field in game.observation_fields()}


@pytest.mark.parametrize("house", [{}, {"expert": True, "chief": 4, "rounds": 5}], ids=str)
def test_every_field_has_its_size_and_bounds(house: House) -> None:
    """§1.1, §1.3, §7.7 to §7.9."""
    game = spelunke.game("rueck", seats=3, house=house)
    gang, rounds = (5, 5) if house else (8, 8)
    assert game.observation_fields()[4:] == [
        Field("round", 1, 0, rounds),
        Field("jewels", 3, -200, 200),
        Field("hands", 3 * gang, 0, 1),
        Field("robbers", 3 * gang, 0, 1),
        Field("noble", 9, 0, 1),
        Field("nobles_left", 9, 0, 14),
        *([Field("eight", 9, 0, 14)] if house else []),
    ]


def one_hot(number: int | None, many: int) -> list[int]:
    return [int(at == number) for at in range(many)]


def hands_of(position: dict[str, Any], seats: list[int]) -> list[int]:
    return [int(strength in position["hands"][seat]) for seat in seats for strength in range(8)]


@pytest.mark.parametrize(("viewer", "seats"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_a_seat_sees_round_jewels_hands_and_nobles_its_own_first(viewer: int, seats: list[int]) -> None:
    """§2.1, §2.2, §3.1, §3.5."""
    game, table = late_round("minus_3", [[0, 5, 7], [1, 2, 6], [0, 3, 4]], [9, 20, 4])
    position = game.position(table)
    seen = fields(game, table, viewer)
    assert seen["round"] == [6]
    assert seen["jewels"] == [position["jewels"][seat] for seat in seats]
    assert seen["hands"] == hands_of(position, seats)
    assert seen["robbers"] == [0] * 24
    assert seen["noble"] == one_hot(KINDS.index("minus_3"), 9)
    assert seen["nobles_left"] == [position["face_down"].get(kind, 0) for kind in KINDS]
    assert "eight" not in seen


def test_while_favours_are_chosen_the_robbers_lie_open() -> None:
    """§4.5."""
    game, table = revealed("gift_of_2", [6, 0, 4])
    seen = fields(game, table, 1)
    assert seen["robbers"] == one_hot(0, 8) + one_hot(4, 8) + one_hot(6, 8)
    assert seen["hands"] == hands_of(game.position(table), [1, 2, 0])
    assert seen["hands"] == [1 - robber for robber in seen["robbers"]]


def test_between_rounds_no_noble_lies_open() -> None:
    """§3.5."""
    game, table = revealed("plus_4", [6, 0, 4])
    assert fields(game, table, 0)["noble"] == [0] * 9


def test_the_eight_of_the_expert_game_are_seen() -> None:
    """§6.1."""
    game = spelunke.game("rueck", seats=3, house={"expert": True, "rounds": 3})
    table = game.deal(ask_luck=True)
    nobles: tuple[NobleKind, ...] = ("plus_4", "gift_of_2", "plus_4")
    for noble in nobles:
        game.play(table, {spelunke.LUCK: Turn(noble)})
    assert fields(game, table, 0)["eight"] == [2, 0, 0, 0, 0, 0, 0, 0, 1]
    game.play(table, {spelunke.LUCK: Turn("plus_4")})
    assert fields(game, table, 0)["eight"] == [2, 0, 0, 0, 0, 0, 0, 0, 1]
    assert fields(game, table, 0)["nobles_left"] == [1, 0, 0, 0, 0, 0, 0, 0, 1]


def packed(game: spelunke.Game, table: spelunke.Table, seat: int) -> tuple[int, ...]:
    """The packed form, as the search keys its information sets by it."""
    encoder = game.parts.observation
    page = PackedObservation(encoder.size(table), packed=True)
    encoder.write(table, seat, page)
    return tuple(page.numbers)[: page.at]


def test_a_packed_observation_is_as_short_as_this() -> None:
    """§2.1, §2.2, §4.5: the noble, jewels and hand with the robber of each seat, and four bits for every kind in the pile."""
    game, table = revealed("gift_of_2", [6, 0, 4])
    position = game.position(table)
    pile = 0
    for kind in KINDS:
        pile = 16 * pile + position["face_down"].get(kind, 0)
    hands = {seat: sum(2**strength for strength in position["hands"][seat]) for seat in range(3)}
    everybody = [number for seat, robber in ((1, 0), (2, 4), (0, 6)) for number in (8, 16 * hands[seat] + robber + 1)]
    assert packed(game, table, 1)[-9:] == (KINDS.index("gift_of_2"), *everybody, pile % 2**20, pile // 2**20)


def test_packed_observations_differ_wherever_one_number_differs() -> None:
    """§2.2, §3.1, §3.5: each of these positions differs from the first in one thing that a seat sees."""
    game, table = late_round("plus_5", [[0, 5, 7], [1, 2, 6], [0, 3, 4]], [9, 20, 4])
    position = {**game.position(table), "came": None}
    pile = position["face_down"]
    others: list[dict[str, Any]] = [
        {"jewels": [9, 20, 5]},
        {"hands": [[1, 5, 7], [1, 2, 6], [0, 3, 4]]},
        {"hands": [[0, 5, 7], [1, 2, 6], [0, 3, 7]]},
        {"noble": "plus_4"},
        *({"face_down": {**pile, taken: pile[taken] - 1, "plus_4": 1}} for taken in pile if taken != "plus_4"),
    ]
    worlds = [table, *(game.arrange({**position, **other}, ask_luck=True) for other in others)]
    for seat in range(3):
        assert len({packed(game, world, seat) for world in worlds}) == len(worlds) > 9


def test_packed_observations_tell_revealed_robbers_apart() -> None:
    """§4.5: which of the robbers that left the hands lie there, where the same ones are left."""
    seen = set()
    for before, robbers in (([5, 1, 3], [6, 0, 4]), ([6, 1, 3], [5, 0, 4]), ([5, 0, 3], [6, 1, 4]), ([5, 1, 4], [6, 0, 3])):
        game, table = first_round("plus_4", 3)
        rob(game, table, before)
        game.play(table, {spelunke.LUCK: Turn("gift_of_2")})
        rob(game, table, robbers)
        same_jewels = {**game.position(table), "jewels": [8, 8, 8]}
        seen.add(packed(game, game.arrange(same_jewels, ask_luck=True), 1))
    assert len(seen) == 4


def test_packed_observations_tell_the_eight_apart() -> None:
    """§6.1: the nobles that were turned, where as many of the eight are left."""
    seen = set()
    for drawn in (("plus_4", "gift_of_2"), ("plus_5", "gift_of_2"), ("neighbour_minus_2", "gift_of_2")):
        game = spelunke.game("rueck", seats=3, house={"expert": True, "rounds": 2})
        table = game.deal(ask_luck=True)
        for noble in drawn:
            game.play(table, {spelunke.LUCK: Turn(noble)})
        game.play(table, {spelunke.LUCK: Turn(drawn[0])})
        position = {**game.position(table), "noble": "gift_of_2", "face_down": {drawn[0]: 1}, "came": None}
        seen.add(packed(game, game.arrange(position, ask_luck=True), 0))
    assert len(seen) == 3
