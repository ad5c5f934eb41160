"""The observation of Adel verpflichtet: which numbers there are, and between which bounds."""

from typing import Any

import pytest

import spelunke

SHORT = {"club": {"best": 7, "second": 5}, "castles": [{"spaces": 3, "best": 6, "second": 1}]}


def fields(seats: int, house: dict[str, Any] | None = None) -> dict[str, tuple[int, int, int]]:
    """By name: how many numbers, the lowest and the highest."""
    game = spelunke.game("adel", seats, house)
    return {field.name: (field.many, field.low, field.high) for field in game.observation_fields()}


def test_every_field_has_its_length_and_its_bounds() -> None:
    """§1: forty-five collectibles, twenty cheques, ten thieves; the furthest pawn comes from space 36 by 5 and then 8."""
    found = fields(3)
    game_fields = dict(list(found.items())[-22:])
    assert game_fields == {
        "round": (1, 0, 6000),
        "colours": (15, 0, 1),
        "pawns": (3, 0, 36 + 5 + 8),
        "hexagon": (2, 0, 5),
        "hand": (45, 0, 1),
        "windows": (90, 0, 1),
        "piles": (2, 0, 45),
        "jail": (30, 0, 1),
        "locations": (6, 0, 1),
        "actions": (15, 0, 1),
        "action_numbers": (3, 0, 49),
        "prepared": (45, 0, 1),
        "picks": (1, 0, 45),
        "exhibitions": (135, 0, 1),
        "thief": (3, 0, 1),
        "robbed": (3, 0, 1),
        "seen": (135, 0, 1),
        "unseen": (45, 0, 1),
        "collectibles": (3, 0, 45),
        "cheques": (60, 0, 1),
        "register": (20, 0, 1),
        "thieves": (30, 0, 1),
    }


@pytest.mark.parametrize(
    ("house", "name", "bounds"),
    [
        ({"round_limit": 7}, "round", (1, 0, 7)),
        ({"track": SHORT}, "hexagon", (2, 0, 7)),
        ({"track": SHORT}, "pawns", (4, 0, 3 + 7 + 8)),
        ({"detectives": (1, 9, 3, 4, 5)}, "pawns", (4, 0, 36 + 9 + 8)),
    ],
)
def test_bounds_follow_the_house_rules(house: dict[str, Any], name: str, bounds: tuple[int, int, int]) -> None:
    """§11.6, §11.11, §11.12."""
    assert fields(4, house)[name] == bounds
