"""The box of Rück's raus!: robbers, nobles, jewels, and the house rules."""

from typing import Annotated, Final, Literal

import msgspec
from mypy_extensions import i64

from spelunke.core.box import Box
from spelunke.core.errors import check_house_rule
from spelunke.core.house import HouseRules

JEWELS_AT_START: Final[i64] = 8
MOST_ROUNDS: Final = 8

# The nine kinds of noble (§1.3). The order is luck's codebook: never renumber.
NobleKind = Literal[
    "plus_4", "plus_5", "plus_6", "plus_7", "minus_3", "nothing_or_8", "neighbour_plus_5", "neighbour_minus_2", "gift_of_2"
]
KINDS: Final[tuple[NobleKind, ...]] = (
    "plus_4",
    "plus_5",
    "plus_6",
    "plus_7",
    "minus_3",
    "nothing_or_8",
    "neighbour_plus_5",
    "neighbour_minus_2",
    "gift_of_2",
)
NOTHING_OR_8: Final[i64] = 5
GIFT_OF_2: Final[i64] = 8
FIRST_KIND_WITH_A_CHOICE: Final[i64] = NOTHING_OR_8

JEWELS: Final = (4, 5, 6, 7, -3, 8, 5, -2, 2)
"""What the favour of each kind is worth, to whomever it goes."""

# Ours (§1.8): the booklets say fourteen nobles of nine kinds, and a review counts five doubled ones; which five is a guess.
NOBLES: Final[dict[NobleKind, int]] = {
    "plus_4": 2,
    "plus_5": 2,
    "plus_6": 2,
    "plus_7": 2,
    "minus_3": 2,
    "nothing_or_8": 1,
    "neighbour_plus_5": 1,
    "neighbour_minus_2": 1,
    "gift_of_2": 1,
}

Count = Annotated[int, msgspec.Meta(ge=0, le=14)]


class House(HouseRules, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The house rules of Rück's raus!; what each means stands in RULES.md §7."""

    expert: bool = False
    debt: bool = False
    pity_first: bool = False
    second: Literal["distinct", "sports", "shared"] = "distinct"
    all_equal: Literal["nobody", "share"] = "nobody"
    cancelled_seven_receives: bool = True
    favour_for_equals: bool = False
    chief: Annotated[int, msgspec.Meta(ge=2, le=7)] = 7
    rounds: Annotated[int, msgspec.Meta(ge=1, le=MOST_ROUNDS)] = MOST_ROUNDS
    nobles: dict[NobleKind, Count] = msgspec.field(default_factory=lambda: dict(NOBLES))


def check_house(house: House, _seats: int) -> None:
    """§7.8, §7.9: there is a robber and a noble for every round."""
    rounds, robbers, nobles = house.rounds, house.chief + 1, sum(house.nobles.values())
    check_house_rule(rounds <= robbers, "rueck-more-rounds-than-robbers", rounds=rounds, robbers=robbers)
    check_house_rule(rounds <= nobles, "rueck-too-few-nobles", nobles=nobles, rounds=rounds)


BOX: Final = Box(
    key="rueck",
    title="Rück's raus!",
    seats=(3, 4, 5),
    usual_seats=4,
    minutes=10,
    version=1,
    # Set-up of the expert game, then every round a noble, a robber and at most a favour from each of five.
    limit=MOST_ROUNDS + MOST_ROUNDS * (1 + 5 + 5),
    house=House,
    presets={
        "box": House(),
        "expert": House(expert=True),
        "open_book": House(memory_aids=True),
        "tiny": House(chief=2, rounds=2, nobles={"plus_4": 1, "minus_3": 1, "neighbour_minus_2": 1}),
    },
    groups={
        "nobles": ("expert", "rounds"),
        "strength": ("pity_first", "cancelled_seven_receives", "favour_for_equals", "all_equal", "chief"),
        "winning": ("second", "debt"),
    },
    check=check_house,
)
