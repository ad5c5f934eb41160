"""The words of Rück's raus!: moves, questions, events and what a view holds."""

from typing import Final, Literal

import msgspec

from spelunke.core.codebook import Codebook
from spelunke.core.types import BySeat, Ended, Event, Move, Question, Seat, SeatEvent, View
from spelunke.games.rueck.box import KINDS, NobleKind

Nobles = dict[NobleKind, int]
"""How many of each kind; kinds that are not there are left out."""

# Moves.


class Rob(Move, frozen=True, tag=True):
    """Rob the noble with this robber (§3.2)."""

    strength: int


class Take(Move, frozen=True, tag=True):
    """Take nothing or eight (§5.2)."""

    jewels: Literal[0, 8]


class Neighbour(Move, frozen=True, tag=True):
    """Choose the neighbour whom the favour hits (§5.3, §5.4)."""

    side: Literal["left", "right"]


class Give(Move, frozen=True, tag=True):
    """Choose who is given two jewels (§5.5)."""

    to: Seat


class Turn(Move, frozen=True, tag=True):
    """Luck's answer: this noble comes (§3.1, §6.1)."""

    noble: NobleKind


AnyMove = Rob | Take | Neighbour | Give | Turn

CODEBOOK: Final = Codebook(
    [
        *(Rob(strength) for strength in range(8)),
        Take(0),
        Take(8),
        Neighbour("left"),
        Neighbour("right"),
        *(Give(seat) for seat in range(5)),
        *(Turn(kind) for kind in KINDS),
    ]
)

QUESTIONS: Final = (
    Question("eight", "§6.1"),
    Question("noble", "§3.1"),
    Question("robber", "§3.2"),
    Question("favour", "§4.5"),
)

# Events.


class Drew(Event, frozen=True, tag=True):
    """A noble is drawn for the expert game and shown."""

    noble: NobleKind


class Turned(Event, frozen=True, tag=True):
    """A round begins: the noble lies open."""

    noble: NobleKind
    round: int


class Revealed(Event, frozen=True, tag=True):
    """All robbers are turned over at once."""

    robbers: BySeat[int]


class Cancelled(Event, frozen=True, tag=True):
    """Several sevens: all of them leave."""

    who: tuple[Seat, ...]


class Compared(Event, frozen=True, tag=True):
    """The reveal in one sentence: who is strongest, and with what."""

    noble: NobleKind
    strength: int
    has_cancelled: bool
    """Whether sevens left before."""

    weakest: tuple[Seat, ...]
    strongest: tuple[Seat, ...]


class NobodyGains(Event, frozen=True, tag=True):
    """No two different robbers are left."""


class Chose(SeatEvent, frozen=True, tag=True):
    """A strongest player says what to do with the favour."""

    choice: AnyMove
    noble: NobleKind


class Favoured(SeatEvent, frozen=True, tag=True):
    """The favour reaches somebody; jewels may be negative."""

    jewels: int
    by: Seat
    """Whose favour it was."""


class Pitied(SeatEvent, frozen=True, tag=True):
    """The weakest take their consolation."""

    jewels: int


class Crowned(Event, frozen=True, tag=True):
    """Who would win now that the round is over, and who would be caught."""

    would_be_caught: tuple[Seat, ...]
    would_win: tuple[Seat, ...]


EVENTS: Final[dict[type[Event], str]] = {
    Drew: "§6.1",
    Turned: "§3.1",
    Revealed: "§3.3",
    Cancelled: "§4.2",
    Compared: "§4.4",
    NobodyGains: "§4.4",
    Chose: "§4.5",
    Favoured: "§5.1",
    Pitied: "§4.6",
    Crowned: "§8.2",
    Ended: "§8.2",
}
"""Every kind of event, and which paragraph of RULES.md rules it."""

# The view.


class Open(msgspec.Struct, frozen=True):
    """What lies open to a seat."""

    round: int
    """The round being played, from 1; 0 before the first."""

    rounds: int
    noble: NobleKind | None
    hand: tuple[int, ...]
    """The seat's own robbers, ascending; a spectator has none."""

    cards_left: BySeat[int]
    jewels: BySeat[int]
    would_win: tuple[Seat, ...]
    """Who would win if it ended now (§8): the crown hangs over them."""

    would_be_caught: tuple[Seat, ...]
    """The richest, where that is not what wins."""

    robbers: BySeat[int] | None
    """The revealed robbers while favours are chosen, and what came of them."""

    cancelled: tuple[Seat, ...]
    strongest: tuple[Seat, ...]
    weakest: tuple[Seat, ...]

    eight: Nobles | None
    """The nobles of the expert game, until the first is turned."""


class Remembered(msgspec.Struct, frozen=True):
    """What was open before."""

    played: BySeat[tuple[int, ...]]
    """Robbers that have left each hand, ascending; those that lie revealed included."""

    turned: Nobles
    """Nobles that were turned, the one that lies open included."""

    came: tuple[NobleKind, ...]
    """The same in the order in which they came."""

    eight: Nobles | None
    """The nobles of the expert game, as far as they are drawn."""


RueckView = View[AnyMove, Open, Remembered]


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole truth."""

    round: int
    """The round being played, from 1; 0 before the first."""

    jewels: BySeat[int]
    hands: BySeat[tuple[int, ...]]
    face_down: Nobles
    """The nobles that may still be turned."""

    noble: NobleKind | None = None
    robbers: BySeat[int] | None = None
    """The revealed robbers while favours are chosen."""

    eight: Nobles | None = None
    """The nobles of the expert game, as far as they are drawn; None without `expert`."""

    came: tuple[NobleKind, ...] | None = None
    """The nobles that were turned, in their order; None if it is not known, for nothing hangs on it."""
