"""The box of the dice game: a ring of fields, pieces, one die, and the house rules."""

from typing import Annotated, Final, Literal

import msgspec
from mypy_extensions import i64

from spelunke.core.box import Box, FormerRules
from spelunke.core.house import HouseRules
from spelunke.core.ring import SectionLength, check_ring

SIX: Final[i64] = 6
ATTEMPTS: Final[i64] = 3


class House(HouseRules, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The house rules of the dice game; what each means stands in RULES.md §7."""

    forced_capture: bool = True
    must_move: bool = True
    must_roll_again: bool = False
    gap: Literal["deeper", "between", "empty", "none"] = "deeper"
    extra_laps: bool = False
    play_on: bool = False
    start_ties: Literal["roll_again", "all_roll_again", "first_seat"] = "roll_again"
    section_length: SectionLength = 16
    # §1.3: if the lane turned off the first field, a piece that comes out would stand before its own target at once.
    entry_offset: Annotated[int, msgspec.Meta(ge=1, le=8)] = 1
    pieces: Annotated[int, msgspec.Meta(ge=1, le=4)] = 4


def check_house(house: House, _seats: int) -> None:
    """§7.8: the lane of a colour turns off in the section before its first field."""
    check_ring(house.section_length, house.entry_offset)


BOX: Final = Box(
    key="wuerfel",
    title="Tock: Würfelspiel",
    seats=(2, 3, 4, 5, 6),
    usual_seats=4,
    minutes=60,
    version=2,
    # Nothing bounds a game but luck: six random players took 14,200 answers on average and 39,700 at most in 1,000 games, seed
    # 1; those who may pass, and do so at random, with sections of 20 and for all places, 263,500 at most in 30.
    limit=2_000_000,
    in_turn=True,
    house=House,
    presets={
        "box": House(),
        "letter": House(must_move=False),
        "short": House(section_length=8),
        "gentle": House(forced_capture=False),
        "card_laps": House(extra_laps=True),
        "all_places": House(play_on=True),
        "tiny": House(pieces=1, section_length=4),
    },
    groups={
        "duties": ("forced_capture", "must_move", "must_roll_again"),
        "home": ("gap", "extra_laps", "play_on"),
        "board": ("start_ties", "section_length", "entry_offset", "pieces"),
    },
    # Four at the usual table: about 2,200 answers on the full ring, luck's included, and half as long on half of it.
    quick="short",
    quick_minutes=30,
    former={1: FormerRules(defaults={"must_roll_again": True})},
    check=check_house,
)
