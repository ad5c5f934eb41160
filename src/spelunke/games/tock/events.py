"""What everybody at a table of Tock hears: the events."""

from typing import Final

from spelunke.core.ring import Field, FieldName
from spelunke.core.ring_types import CameOut, Piece, Walked
from spelunke.core.types import Ended, Event, Seat, SeatEvent
from spelunke.games.tock.box import Rank
from spelunke.games.tock.types import Cards


class Begins(SeatEvent, frozen=True, tag=True):
    """It is drawn who begins."""


class RoundBegan(Event, frozen=True, tag=True):
    """A round begins; all cards were shuffled, or the rest of the pack is dealt on."""

    round: int
    dealer: Seat
    starter: Seat
    shuffled: bool


class Dealt(Event, frozen=True, tag=True):
    """You were dealt these cards; nobody else hears of it."""

    cards: Cards


class Exchanged(Event, frozen=True, tag=True):
    """All partners have exchanged a card; you see which you gave and got, nobody else's."""

    gave: Rank | None
    got: Rank | None


class Played(SeatEvent, frozen=True, tag=True):
    """A card is played."""

    card: Rank


class Swapped(SeatEvent, frozen=True, tag=True):
    """Two pieces have changed places."""

    piece: Piece
    to: Field
    other: Seat
    other_piece: Piece
    other_to: Field
    to_name: FieldName
    other_name: FieldName


class Captured(SeatEvent, frozen=True, tag=True):
    """A piece was captured and is back in its start zone."""

    piece: Piece
    by: Seat
    field: Field
    field_name: FieldName
    in_passing: bool
    """By a part of a seven that went on (§5.7)."""


class DroppedOut(SeatEvent, frozen=True, tag=True):
    """Somebody has put the hand aside and is out until the round ends."""

    cards: int


class AllIn(SeatEvent, frozen=True, tag=True):
    """All pieces of a colour are on their target fields."""


EVENTS: Final[dict[type[Event], str]] = {
    Begins: "§2.4",
    RoundBegan: "§4.8",
    Dealt: "§4.1",
    Exchanged: "§4.2",
    Played: "§4.3",
    CameOut: "§3.1",
    Walked: "§5.1",
    Swapped: "§3.4",
    Captured: "§5.3",
    DroppedOut: "§4.4",
    AllIn: "§7.1",
    Ended: "§7.4",
}
"""Every kind of event, and which paragraph of RULES.md rules it."""
