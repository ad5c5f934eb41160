"""The box of Tock: a ring of fields, pieces, two packs of cards, and the house rules."""

from typing import Annotated, Final, Literal

import msgspec
from mypy_extensions import i64

from spelunke.core.box import Box, FormerRules
from spelunke.core.errors import check_house_rule
from spelunke.core.house import HouseRules
from spelunke.core.ring import EntryOffset, SectionLength, check_ring

# The thirteen ranks (§3). The order is the codebook's: never renumber.
Rank = Literal["ace", "2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king"]
RANKS: Final[tuple[Rank, ...]] = ("ace", "2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king")
ACE: Final[i64] = 0
FOUR: Final[i64] = 3
SEVEN: Final[i64] = 6
JACK: Final[i64] = 10
KING: Final[i64] = 12

BACKWARD: Final[i64] = 4
"""How many fields a four goes back."""

STEPS_OF_A_SEVEN: Final[i64] = 7

LONGEST: Final[i64] = 14
"""The longest walk of any card."""

# What a card may be played as, besides bringing out, swapping and splitting: its rank and how far it walks (§3.1 to §3.7).
# The order is the codebook's: never renumber.
WALKS: Final[tuple[tuple[Rank, int], ...]] = (
    ("ace", 1),
    ("ace", 14),
    ("2", 2),
    ("3", 3),
    ("4", -4),
    ("5", 5),
    ("6", 6),
    ("8", 8),
    ("9", 9),
    ("10", 10),
    ("queen", 12),
    ("king", 1),
    ("king", 13),
)

ROUNDS_OF_A_SHUFFLE: Final = 2

Copies = Annotated[int, msgspec.Meta(ge=0, le=7)]
CARDS: Final[dict[Rank, int]] = dict.fromkeys(RANKS, 4)


class House(HouseRules, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The house rules of Tock; what each means stands in RULES.md §8."""

    partner_landing: Literal["forbidden", "capture"] = "forbidden"
    seven_remainder: Literal["after_any_entry", "last_piece_only", "free"] = "after_any_entry"
    require_full_lap: bool = True
    forced_capture: bool = False
    empty_start_fields: bool = True
    starter_rotates: bool = True
    decks: Annotated[int, msgspec.Meta(ge=1, le=2)] = 2
    section_length: SectionLength = 16
    entry_offset: EntryOffset = 1
    pieces: Annotated[int, msgspec.Meta(ge=1, le=4)] = 4
    hand: Annotated[int, msgspec.Meta(ge=1, le=4)] = 4
    cards: dict[Rank, Copies] = msgspec.field(default_factory=lambda: dict(CARDS))


def check_house(house: House, seats: int) -> None:
    """§8.9, §8.12: lanes turn off in the section before the start field, the pack lasts for two rounds and gets pieces out."""
    check_ring(house.section_length, house.entry_offset)
    pack = house.decks * sum(house.cards.values())
    dealt = ROUNDS_OF_A_SHUFFLE * seats * house.hand
    check_house_rule(pack >= dealt, "tock-too-few-cards", cards=pack, dealt=dealt, seats=seats)
    check_house_rule(house.cards.get("ace", 0) + house.cards.get("king", 0), "tock-nobody-comes-out")


BOX: Final = Box(
    key="tock",
    title="Tock",
    seats=(4, 5, 6),
    usual_seats=4,
    minutes=60,
    version=2,
    # Nothing bounds a game: six random players took 5,800 answers on average and 12,900 at most in 2,000 games, seed 1; with
    # sections of 20 and one card each, 21,300 at most in 300.
    limit=100_000,
    house=House,
    presets={
        "box": House(),
        "one_pack": House(decks=1),
        "quebec_board": House(section_length=18, entry_offset=2),
        "dog_board": House(entry_offset=0),
        "keezen_habits": House(partner_landing="capture", seven_remainder="last_piece_only"),
        "tiny": House(
            pieces=1, hand=2, decks=1, section_length=4, cards={"ace": 6, "2": 4, "4": 4, "7": 4, "jack": 3, "king": 3}
        ),
    },
    groups={
        "moving": ("partner_landing", "forced_capture", "seven_remainder", "require_full_lap", "empty_start_fields"),
        "deal": ("decks", "hand", "starter_rotates"),
        "board": ("section_length", "entry_offset", "pieces"),
    },
    # Version 1 let a field decide who may turn in, and had a piece captured where nothing else could be played.
    former={
        1: FormerRules(
            defaults={"require_full_lap": False, "forced_capture": True},
            presets={"honest_lap": {"require_full_lap": True}},
        )
    },
    teams={4: ((0, 2), (1, 3)), 6: ((0, 3), (1, 4), (2, 5))},
    check=check_house,
)
