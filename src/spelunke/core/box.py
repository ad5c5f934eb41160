"""Box: what stands on the side of a game's box."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Generic

from spelunke.core.generics import HouseT
from spelunke.core.house import HouseRules


def _any_house(house: HouseRules, seats: int) -> None:
    """Accept every combination of house rules."""


@dataclass(frozen=True)
class Box(Generic[HouseT]):
    """Facts of a game that hold before anybody sits down."""

    key: str
    """The name of its folder and of its texts, e.g. ``rueck``."""

    title: str
    """The printed title."""

    seats: tuple[int, ...]
    """The possible numbers of players, ascending."""

    usual_seats: int
    minutes: int

    version: int
    """The version of the rules: raised whenever the same answers would give another table, so that old records stay valid."""

    limit: int
    """A game of sensible players never takes more answers than this, luck's included."""

    house: type[HouseT]
    presets: Mapping[str, HouseT]
    """Named sets of house rules; ``printed`` is the first."""

    learning: str = "printed"
    """The preset that learners play under unless told otherwise: its games end even if everybody answers at random."""

    in_turn: bool = False
    """Whether never more than one seat is asked at once."""

    teams: Mapping[int, tuple[tuple[int, ...], ...]] = field(default_factory=dict)
    """By number of seats: who plays with whom. Empty where everybody plays alone."""

    check: Callable[[HouseT, int], None] = _any_house
    """Refuses house rules that do not go together at a table with this many seats (BadHouseRule)."""
