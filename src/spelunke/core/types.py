"""Types that every game shares: seats, moves, events, standing, and the view."""

from typing import Annotated, Any, Generic, TypeVar

import msgspec

Seat = Annotated[int, msgspec.Meta(title="seat", ge=-1, le=7)]
"""0, 1, 2 … clockwise round the table; LUCK (-1) sits there too."""

Json = dict[str, Any]
"""A JSON object, decoded."""

ItemT = TypeVar("ItemT")
BySeat = Annotated[tuple[ItemT, ...], msgspec.Meta(title="by seat")]
"""One thing for every seat, seat 0 first."""


class Move(msgspec.Struct, frozen=True, tag_field="move", forbid_unknown_fields=True):
    """An answer with its meaning; each game lists its own."""


class Event(msgspec.Struct, frozen=True, tag_field="event"):
    """What just happened, as one seat may hear it; each game lists its own."""


class SeatEvent(Event, frozen=True):
    """An event that names one seat first."""

    who: Seat


class Ended(Event, frozen=True, tag=True):
    """The game is over."""

    winners: tuple[Seat, ...]


def ended(*places: int) -> Ended:
    """The end, from the place of every seat."""
    return Ended(tuple(seat for seat, place in enumerate(places) if place == 1))


class Chance(msgspec.Struct, frozen=True, tag_field="chance"):
    """How likely something is, exactly: so many of so many ways, all of them as likely; each game lists its own."""

    ways: int
    among: int


class Reason(msgspec.Struct, frozen=True, tag_field="reason"):
    """Something about a position that speaks for a move, or against it; each game lists its own."""


class SeatReason(Reason, frozen=True):
    """A reason that names one seat first."""

    who: Seat


def in_percent(share: float) -> int:
    """A share in whole hundredths; 0 and 100 are kept for never and always.

    >>> in_percent(0.3149), in_percent(0.001), in_percent(0.999), in_percent(1.0)
    (31, 1, 99, 100)
    """
    return round(100 * share) if share in (0.0, 1.0) else min(99, max(1, round(100 * share)))


class Standing(msgspec.Struct, frozen=True):
    """How a game ended. Places may be shared, and the first place may be empty."""

    places: BySeat[int]
    scores: BySeat[int]

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats in the first place; several may win, or nobody."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


class Question(msgspec.Struct, frozen=True):
    """What an ask can be about, and which paragraph of RULES.md rules it."""

    about: str
    paragraph: str


MoveT = TypeVar("MoveT", bound=Move)
OpenT = TypeVar("OpenT", bound=msgspec.Struct)
RememberedT = TypeVar("RememberedT", bound=msgspec.Struct)


class View(msgspec.Struct, Generic[MoveT, OpenT, RememberedT], frozen=True):
    """All that one seat may know, and nothing else."""

    game: str
    version: int
    """Of the game's rules."""

    seats: int
    seat: Seat | None
    """Whose view it is; None for a spectator."""

    asked: tuple[Seat, ...]
    """Who must answer now; empty when the game is over."""

    about: str | None
    """What the ask is about, a word of the game; None when the game is over."""

    choices: tuple[MoveT, ...]
    """What this seat may answer now; empty when it is not asked."""

    standing: Standing | None
    """How it ended, once it has."""

    open: OpenT
    """What lies open to this seat now."""

    remembered: RememberedT | None
    """What a careful player remembers from what was open before; None where it is not shown."""


AnyView = View[Any, Any, Any]
"""A view of any game."""
