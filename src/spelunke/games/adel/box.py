"""The box of Adel verpflichtet: colours, cheques, thieves, collectibles, the track, and the house rules."""

from collections.abc import Iterable, Mapping
from itertools import chain
from typing import Annotated, Any, Final, Literal

import msgspec
from mypy_extensions import i64

from spelunke.core.box import Box, FormerRules
from spelunke.core.errors import check_house_rule
from spelunke.core.house import HouseRules

# The orders of colours and series are luck's codebook: never renumber.
Colour = Literal["brown", "blue", "green", "violet", "red"]
COLOURS: Final[tuple[Colour, ...]] = ("brown", "blue", "green", "violet", "red")

Series = Literal["A", "B", "C", "D", "E", "F"]
SERIES: Final[tuple[Series, ...]] = ("A", "B", "C", "D", "E", "F")
LONGEST_SERIES: Final[i64] = 10

Location = Literal["auction", "castle"]
Window = Literal["left", "right"]
WINDOWS: Final[tuple[Window, ...]] = ("left", "right")

DEALT: Final[i64] = 4
"""Collectibles dealt to everybody (§2.4)."""

SMALLEST_COLLECTION: Final[i64] = 3
THOUSAND: Final[i64] = 1000
HIGHEST_CHEQUE: Final[i64] = 49
"""In thousands."""

CHEQUES_ADD_UP_TO: Final = 50_000
HIGHEST_THIEF: Final[i64] = 20
LONGEST_TRACK: Final = 99
LAST_BEST: Final[i64] = 8
LAST_SECOND: Final[i64] = 4
MOST_SEATS: Final = 5

Cheque = Annotated[int, msgspec.Meta(ge=1_000, le=49_000, multiple_of=1_000)]
ThiefNumber = Annotated[int, msgspec.Meta(ge=1, le=20)]
Year = Annotated[int, msgspec.Meta(ge=1, le=2100)]
Steps = Annotated[int, msgspec.Meta(ge=0, le=12)]


class Hexagon(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How far the best and the second-best exhibition go (§5.6)."""

    best: Steps
    second: Steps


class Castle(Hexagon, frozen=True, forbid_unknown_fields=True):
    """A castle on the way: the hexagon that counts for all its spaces, and how many those are."""

    spaces: Annotated[int, msgspec.Meta(ge=1, le=9)]


class Track(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The way from the club room (space 0) past the castles; behind the last of them the banquet table begins."""

    club: Hexagon
    castles: Annotated[tuple[Castle, ...], msgspec.Meta(min_length=1, max_length=LONGEST_TRACK)]


# Ours (§1.3): five sets of four add up to 50,000 each, and no value comes twice; which colour has which is not known.
CHEQUES: Final[dict[Colour, tuple[int, ...]]] = {
    "brown": (3_000, 12_000, 13_000, 22_000),
    "blue": (4_000, 11_000, 14_000, 21_000),
    "green": (5_000, 10_000, 15_000, 20_000),
    "violet": (6_000, 9_000, 16_000, 19_000),
    "red": (7_000, 8_000, 17_000, 18_000),
}

# Ours (§1.4): ten thieves, numbered 1 to 10; every colour's pair adds up to eleven.
THIEVES: Final[dict[Colour, tuple[int, ...]]] = {
    "brown": (5, 6),
    "blue": (4, 7),
    "green": (3, 8),
    "violet": (2, 9),
    "red": (1, 10),
}

# Ours (§1.5): pipes, chamber pots, masks, souvenirs, toys, advertising signs. Of the
# years the booklet names 1660 only, for a pewter chamber pot; 1650 comes from a review (ludorium), all others are made up.
COLLECTIBLES: Final[dict[Series, tuple[int, ...]]] = {
    "A": (1702, 1745, 1788, 1811, 1836, 1858, 1889),
    "B": (1650, 1660, 1695, 1723, 1761, 1797, 1824, 1862),
    "C": (1580, 1634, 1688, 1716, 1752, 1803, 1847),
    "D": (1815, 1867, 1894, 1912, 1927, 1932, 1953, 1956),
    "E": (1779, 1820, 1843, 1871, 1898, 1909, 1924),
    "F": (1852, 1878, 1885, 1896, 1903, 1915, 1921, 1930),
}


def _castles(*rows: tuple[int, int, int]) -> tuple[Castle, ...]:
    return tuple(Castle(best=best, second=second, spaces=spaces) for spaces, best, second in rows)


# Ours (§1.6), not the printed board: eighteen castles with two spaces each, as the booklet has it (§5.6).
TRACK: Final = Track(
    club=Hexagon(4, 2),
    castles=_castles(
        *((2, 3, 1), (2, 4, 2), (2, 3, 2), (2, 5, 2), (2, 4, 3), (2, 4, 2)),
        *((2, 3, 2), (2, 5, 3), (2, 4, 1), (2, 3, 1), (2, 4, 2), (2, 5, 3)),
        *((2, 4, 2), (2, 3, 2), (2, 5, 2), (2, 4, 3), (2, 3, 1), (2, 5, 3)),
    ),
)

# Version 1 of the rules had a third space at the castles in the corners (§13.4).
CORNERS: Final = (5, 11, 17)
FORMER_TRACK: Final = Track(
    club=TRACK.club,
    castles=tuple(msgspec.structs.replace(way, spaces=3 if at in CORNERS else 2) for at, way in enumerate(TRACK.castles)),
)

DETECTIVES: Final = (1, 2, 3, 4, 5)
"""By rank of the owner: how far a successful detective goes (§7.3)."""


Variant = Literal["surprise", "confrontation", "plain"]


class House(HouseRules, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The house rules of Adel verpflichtet; what each means stands in RULES.md §11."""

    two_player_variant: Literal["usual", "surprise", "confrontation", "plain"] = "usual"
    """usual: as the seats say (§10.1), see ``variant_of``."""

    allow_bluff_exhibition: bool = False
    thief_may_decline: bool = False
    auction_thief_must_take: bool = False
    hand_sizes_public: bool = True
    extra_card_window: Window = "left"
    round_limit: Annotated[int, msgspec.Meta(ge=0, le=30)] = 0
    """0: no limit."""

    cheques: dict[Colour, Annotated[tuple[Cheque, ...], msgspec.Meta(min_length=1, max_length=8)]] = msgspec.field(
        default_factory=lambda: dict(CHEQUES)
    )
    thieves: dict[Colour, Annotated[tuple[ThiefNumber, ...], msgspec.Meta(min_length=1, max_length=4)]] = msgspec.field(
        default_factory=lambda: dict(THIEVES)
    )
    collectibles: dict[Series, Annotated[tuple[Year, ...], msgspec.Meta(max_length=10)]] = msgspec.field(
        default_factory=lambda: dict(COLLECTIBLES)
    )
    track: Track = TRACK
    detectives: tuple[Steps, ...] = DETECTIVES


def variant_of(house: House, seats: int) -> Variant:
    """§10.1: which variant is played; the usual one is the surprise with two, and with more there is none."""
    if house.two_player_variant != "usual":
        return house.two_player_variant
    return "surprise" if seats == 2 else "plain"


def check_house(house: House, seats: int) -> None:
    """§11: the tables hold what the rules rely on, and an option that would change nothing is refused."""
    variant = house.two_player_variant
    fits = seats == 2 or variant == "usual"
    check_house_rule(fits, "adel-variant-needs-two", key="two_player_variant", value=variant, seats=seats)
    _check_cheques(house)
    _check_thieves(house)
    _check_collectibles(house, seats)
    _check_track(house)
    ranks = len(house.detectives)
    check_house_rule(ranks == MOST_SEATS, "adel-detectives-ranks", key="detectives", found=ranks, ranks=MOST_SEATS)


def _check_cheques(house: House) -> None:
    """§11.8: every colour's cheques add up to 50,000, and no value comes twice."""
    _check_colours("cheques", set(house.cheques))
    for colour, cheques in house.cheques.items():
        found, wanted = sum(cheques), CHEQUES_ADD_UP_TO
        check_house_rule(found == wanted, "adel-cheques-sum", key="cheques", colour=colour, found=found, sum=wanted)
    _check_twice("cheques", house.cheques)


def _check_thieves(house: House) -> None:
    """§11.9: no number comes twice."""
    _check_colours("thieves", set(house.thieves))
    _check_twice("thieves", house.thieves)


def _check_collectibles(house: House, seats: int) -> None:
    """§11.10: the oldest first, no year twice, and enough for every hand and both windows."""
    for series, years in house.collectibles.items():
        check_house_rule(list(years) == sorted(years), "adel-years-order", key="collectibles", series=series)
    _check_twice("collectibles", house.collectibles)
    found = sum(len(years) for years in house.collectibles.values())
    needed = DEALT * seats + len(WINDOWS)
    enough, in_piles = found >= needed, found - DEALT * seats
    check_house_rule(enough, "adel-too-few-collectibles", key="collectibles", found=found, needed=needed, seats=seats)
    is_extra = house.extra_card_window == "left" or in_piles % 2 == 1
    check_house_rule(is_extra, "adel-no-extra-card", key="extra_card_window", found=in_piles)


def _check_track(house: House) -> None:
    """§11.11: the first number of every hexagon is the higher one."""
    spaces = sum(castle.spaces for castle in house.track.castles)
    check_house_rule(spaces <= LONGEST_TRACK, "adel-track-too-long", key="track", found=spaces, most=LONGEST_TRACK)
    hexagons: tuple[Hexagon, ...] = (house.track.club, *house.track.castles)
    for hexagon in hexagons:
        best, second = hexagon.best, hexagon.second
        check_house_rule(best > second, "adel-hexagon-order", key="track", best=best, second=second)


def _check_colours(key: str, found: set[Colour]) -> None:
    missing = [colour for colour in COLOURS if colour not in found]
    check_house_rule(not missing, "adel-colours-missing", key=key, missing=missing)


def _check_twice(key: str, several: Mapping[Any, Iterable[int]]) -> None:
    numbers = list(chain(*several.values()))
    twice = sorted({number for number in numbers if numbers.count(number) > 1})
    check_house_rule(not twice, "adel-comes-twice", key=key, twice=twice)


BOX: Final = Box(
    key="adel",
    title="Adel verpflichtet",
    seats=(2, 3, 4, 5),
    usual_seats=4,
    minutes=60,
    version=2,
    # In 2,000 games each, seed 1, on our track of 36 spaces, five who answer at random took at most 792 answers, four by rule
    # of thumb 1,232; a track may be longer.
    limit=6000,
    house=House,
    presets={
        "box": House(),
        "surprise": House(two_player_variant="surprise"),
        "confrontation": House(two_player_variant="confrontation"),
        "tiny": House(
            round_limit=3,
            cheques={
                "brown": (5_000, 45_000),
                "blue": (10_000, 40_000),
                "green": (15_000, 35_000),
                "violet": (20_000, 30_000),
                "red": (24_000, 26_000),
            },
            thieves={"brown": (1,), "blue": (2,), "green": (3,), "violet": (4,), "red": (5,)},
            collectibles={"A": COLLECTIBLES["A"], "B": COLLECTIBLES["B"], "F": COLLECTIBLES["F"]},
            track=Track(club=Hexagon(2, 1), castles=_castles((3, 2, 1))),
        ),
    },
    groups={
        "houses": ("auction_thief_must_take", "thief_may_decline", "extra_card_window"),
        "shows": ("allow_bluff_exhibition", "hand_sizes_public"),
        "length": ("two_player_variant", "round_limit"),
    },
    former={1: FormerRules({"auction_thief_must_take": True, "track": FORMER_TRACK})},
    check=check_house,
)
