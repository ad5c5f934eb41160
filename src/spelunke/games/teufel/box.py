"""The box of Auf Teufel komm raus: coal, chips, the track, and the house rules."""

from itertools import pairwise
from typing import Annotated, Final, Literal

import msgspec
from mypy_extensions import i64

from spelunke.core.box import Box, FormerRules
from spelunke.core.errors import check_house_rule
from spelunke.core.house import HouseRules
from spelunke.core.table import LUCK

SMALLEST_CHIP: Final[i64] = 10
"""Every total and every stake is a multiple of it (§1.7)."""

BONUS: Final[i64] = 50
PACT_PAYMENT: Final[i64] = 50
GOAL: Final[i64] = 1600
"""A total of this much at the end of a round ends the game (§10.1)."""

# The seven kinds of coal (§1.1). The order is luck's codebook: never renumber.
CoalKind = Literal["100", "75", "50", "25", "20", "10", "devil"]
KINDS: Final[tuple[CoalKind, ...]] = ("100", "75", "50", "25", "20", "10", "devil")
VALUES: Final = (100, 75, 50, 25, 20, 10, 0)
"""What a piece of each kind is worth."""

DEVIL: Final[i64] = 6

COAL: Final[dict[CoalKind, int]] = {"100": 2, "75": 3, "50": 7, "25": 9, "20": 9, "10": 9, "devil": 9}

TRACK_AS_PRINTED: Final = (50, 200, 300, 500)
"""The number spaces that the printed text names, the first of them "0-50"."""

# Ours (§1.6): the booklets name no space between 500 and 1600; growing steps that end on 1600 are a guess.
TRACK: Final = (*TRACK_AS_PRINTED, 800, 1200, 1600)

Count = Annotated[int, msgspec.Meta(ge=0, le=24)]
Space = Annotated[int, msgspec.Meta(ge=10, le=1600)]


class House(HouseRules, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The house rules of Auf Teufel komm raus; what each means stands in RULES.md §9."""

    start: Annotated[int, msgspec.Meta(ge=LUCK, le=5)] = LUCK
    zero_stake: bool = False
    oven_mouth: Annotated[int, msgspec.Meta(ge=12, le=30)] = 19
    rounds: Annotated[int, msgspec.Meta(ge=0, le=99)] = 0
    capital: Literal[10, 20, 50, 100, 200, 500] = 200
    coal: dict[CoalKind, Count] = msgspec.field(default_factory=lambda: dict(COAL))
    track: tuple[Space, ...] = TRACK


def check_house(house: House, seats: int) -> None:
    """§9: the start player sits at the table, there is coal to be had, and the track leads from 0-50 to 1600."""
    last, track = seats - 1, house.track
    check_house_rule(house.start <= last, "teufel-start-not-at-the-table", key="start", seat=house.start, last=last)
    numbers = KINDS[:DEVIL]
    has_numbers = any(house.coal.get(kind, 0) for kind in numbers)
    check_house_rule(has_numbers, "teufel-coal-without-numbers", key="coal", kinds=list(numbers))
    leads = track[: len(TRACK_AS_PRINTED)] == TRACK_AS_PRINTED and track[-1] == GOAL
    check_house_rule(leads, "teufel-track-ends", key="track", first=list(TRACK_AS_PRINTED), goal=GOAL)
    ascends = all(step > before and step % SMALLEST_CHIP == 0 for before, step in pairwise(track))
    check_house_rule(ascends, "teufel-track-order", key="track", chip=SMALLEST_CHIP, spaces=list(track))


BOX: Final = Box(
    key="teufel",
    title="Auf Teufel komm raus",
    seats=(2, 3, 4, 5, 6),
    usual_seats=4,
    minutes=50,
    version=2,
    limit=30_000,
    house=House,
    presets={
        "box": House(),
        "open_book": House(memory_aids=True),
        "ten_rounds": House(rounds=10),
        # With one chip each, no bet would be a choice if nothing could not be staked.
        "tiny": House(start=0, zero_stake=True, rounds=2, capital=10, coal={"20": 1, "10": 1, "devil": 1}),
    },
    groups={
        "stakes": ("zero_stake", "capital"),
        "oven": ("oven_mouth", "start", "rounds"),
    },
    former={1: FormerRules({"zero_stake": True})},
    learning="ten_rounds",  # players who answer at random practically never reach 1600
    check=check_house,
)
