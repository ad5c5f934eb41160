"""The words of the dice game: moves, questions, events and what a view holds."""

from typing import Final, Literal

import msgspec

from spelunke.core.codebook import Codebook
from spelunke.core.ring import Field, FieldName, Place
from spelunke.core.ring_types import CameOut, Pawn, Piece, Walked
from spelunke.core.types import BySeat, Ended, Event, Move, Question, Seat, SeatEvent, View

Pips = Literal[1, 2, 3, 4, 5, 6]
SIDES: Final[tuple[Pips, ...]] = (1, 2, 3, 4, 5, 6)

# Moves.


class Roll(Move, frozen=True, tag=True):
    """Luck's answer: the die shows so many (§2.2, §3.1)."""

    pips: Pips


class Walk(Move, frozen=True, tag=True):
    """Walk the roll with this piece (§3.1)."""

    piece: Piece


class BringOut(Move, frozen=True, tag=True):
    """Put a waiting piece onto the first field (§5.1)."""


class Pass(Move, frozen=True, tag=True):
    """Leave the roll unused (§7.2)."""


class RollAgain(Move, frozen=True, tag=True):
    """Roll again after a six (§3.3)."""


class Stop(Move, frozen=True, tag=True):
    """Do not roll again after a six (§3.3)."""


AnyMove = Roll | Walk | BringOut | Pass | RollAgain | Stop

CODEBOOK: Final = Codebook(
    [*(Roll(pips) for pips in SIDES), *(Walk(piece) for piece in range(1, 5)), BringOut(), Pass(), RollAgain(), Stop()]
)

QUESTIONS: Final = (Question("start", "§2.2"), Question("roll", "§3.1"), Question("move", "§5.4"), Question("again", "§3.3"))

# Events.


class RolledForStart(SeatEvent, frozen=True, tag=True):
    """Somebody rolls for the start."""

    pips: Pips


class Tied(Event, frozen=True, tag=True):
    """Several rolled the highest: they roll again."""

    who: tuple[Seat, ...]


class AllTied(Event, frozen=True, tag=True):
    """Several rolled the highest: everybody rolls again."""

    who: tuple[Seat, ...]


class Begins(SeatEvent, frozen=True, tag=True):
    """It is settled who begins."""


class Rolled(SeatEvent, frozen=True, tag=True):
    """The die fell."""

    pips: Pips


class CannotMove(SeatEvent, frozen=True, tag=True):
    """No piece can use the roll."""


class Passed(SeatEvent, frozen=True, tag=True):
    """The roll is left unused."""


class Stopped(SeatEvent, frozen=True, tag=True):
    """Somebody who has rolled a six does not roll again."""


class ThrownOut(SeatEvent, frozen=True, tag=True):
    """A piece was hit and waits again."""

    piece: Piece
    by: Seat
    field: Field
    field_name: FieldName
    fields_lost: int
    """How far it had come."""


class AllIn(SeatEvent, frozen=True, tag=True):
    """All pieces of a colour are on their target fields."""

    place: int


EVENTS: Final[dict[type[Event], str]] = {
    RolledForStart: "§2.2",
    Tied: "§2.3",
    AllTied: "§7.5",
    Begins: "§2.2",
    Rolled: "§3.1",
    CannotMove: "§3.6",
    Passed: "§7.2",
    Stopped: "§3.3",
    CameOut: "§3.2",
    Walked: "§3.1",
    ThrownOut: "§4.3",
    AllIn: "§8.1",
    Ended: "§8.1",
}
"""Every kind of event, and which paragraph of RULES.md rules it."""

# The view.

Duty = Literal["come_out", "clear", "throw_out"]
"""What binds a roll: a six brings a piece out, the first field must be left, somebody must be thrown out (§5)."""


class Lead(msgspec.Struct, frozen=True):
    """Where a roll may take a piece."""

    move: Walk | BringOut
    piece: Piece
    way: tuple[Place, ...]
    """The places that it steps on, the one where it ends last."""

    to_name: FieldName
    captures: Pawn | None
    """Who stands where it ends, and is thrown out."""


class Stuck(msgspec.Struct, frozen=True):
    """Why a piece cannot use the roll."""

    piece: Piece
    why: Literal["waits", "own_piece", "lane", "duty"]
    """It waits for a six; an own piece stands where it would end; target fields are taken or too few; another must move."""

    by: Pawn | None
    """The piece that stands in the way."""

    field: Place | None
    """Where that one stands."""

    field_name: FieldName | None


class Throw(msgspec.Struct, frozen=True):
    """What a roll would do for whoever has the turn."""

    pips: Pips
    duty: Duty | None
    leads: tuple[Lead, ...]


class Open(msgspec.Struct, frozen=True):
    """What lies open: everything."""

    length: int
    """Fields of the track, numbered from 0 in walking direction."""

    starts: BySeat[Field]
    """The first field of each colour."""

    entries: BySeat[Field]
    """The field off which each colour's target lane turns."""

    pieces: BySeat[tuple[Place, ...]]
    turn: Seat
    """Whose turn it is, or who rolls for the start."""

    roll: Pips | None
    """What the die shows while a piece is chosen."""

    attempts_left: int
    """Rolls left in this turn unless a six comes, the next one included."""

    start_rolls: BySeat[int | None] | None
    """While it is rolled who begins: what each has rolled, 0 for still to roll, None for beaten."""

    finished: BySeat[int]
    """The place of everybody who is all home, 0 for the others."""

    may_roll_again: bool
    """Whether the player whose turn it is has rolled a six and says whether to roll again."""

    leads: tuple[Lead, ...]
    """While a piece is chosen: where each choice takes one."""

    duty: Duty | None
    """What binds this choice."""

    stuck: tuple[Stuck, ...]
    """While a piece is chosen: why others cannot be."""

    throws: tuple[Throw, ...]
    """While it is chosen whether to roll again: what each side of the die would do."""


class Remembered(msgspec.Struct, frozen=True):
    """There is nothing to remember: what was open before still is, or does not matter any more."""


WuerfelView = View[AnyMove, Open, Remembered]


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole truth: what lies open, without the board, which the house rules tell."""

    pieces: BySeat[tuple[Place, ...]]
    turn: Seat = 0
    roll: Pips | None = None
    attempts_left: int = 1
    start_rolls: BySeat[int | None] | None = None
    finished: BySeat[int] | None = None
    """None if nobody is all home."""

    may_roll_again: bool = False
    """Whether the player whose turn it is has rolled a six and is asked whether to roll again."""
