"""What everybody at a table of Tock hears: the events."""

from typing import Final

from spelunke.core.ring import Field, FieldName, Place
from spelunke.core.types import Event, Seat
from spelunke.games.tock.box import Rank
from spelunke.games.tock.types import Cards, Piece


class Begins(Event, frozen=True, tag=True):
    """It is drawn who begins."""

    paragraph = "§2.4"
    who: Seat


class RoundBegan(Event, frozen=True, tag=True):
    """A round begins; all cards were shuffled, or the rest of the pack is dealt on."""

    paragraph = "§4.8"
    round: int
    dealer: Seat
    starter: Seat
    shuffled: bool


class Dealt(Event, frozen=True, tag=True):
    """You were dealt these cards; nobody else hears of it."""

    paragraph = "§4.1"
    cards: Cards


class Exchanged(Event, frozen=True, tag=True):
    """All partners have exchanged a card; you see which you gave and got, nobody else's."""

    paragraph = "§4.2"
    gave: Rank | None
    got: Rank | None


class Played(Event, frozen=True, tag=True):
    """A card is played."""

    paragraph = "§4.3"
    who: Seat
    card: Rank


class CameOut(Event, frozen=True, tag=True):
    """A piece stands on its start field, and nobody passes it there."""

    paragraph = "§3.1"
    who: Seat
    piece: Piece
    to: Field
    to_name: FieldName


class Walked(Event, frozen=True, tag=True):
    """A piece walked to a field of the track or of its target; steps are negative backward."""

    paragraph = "§5.1"
    who: Seat
    piece: Piece
    steps: int
    start: Place
    to: Place
    way: tuple[Place, ...]
    """The places that it stepped on, the last one included."""

    start_name: FieldName
    to_name: FieldName


class Swapped(Event, frozen=True, tag=True):
    """Two pieces have changed places."""

    paragraph = "§3.4"
    who: Seat
    piece: Piece
    to: Field
    other: Seat
    other_piece: Piece
    other_to: Field
    to_name: FieldName
    other_name: FieldName


class Captured(Event, frozen=True, tag=True):
    """A piece was captured and is back in its start zone."""

    paragraph = "§5.3"
    who: Seat
    piece: Piece
    by: Seat
    field: Field
    field_name: FieldName
    in_passing: bool
    """By a part of a seven that went on (§5.7)."""


class DroppedOut(Event, frozen=True, tag=True):
    """Somebody has put the hand aside and is out until the round ends."""

    paragraph = "§4.4"
    who: Seat
    cards: int


class AllIn(Event, frozen=True, tag=True):
    """All pieces of a colour are on their target fields."""

    paragraph = "§7.1"
    who: Seat


class Ended(Event, frozen=True, tag=True):
    """All pieces of a team are home."""

    paragraph = "§7.4"
    winners: tuple[Seat, ...]


EVENTS: Final = (
    Begins,
    RoundBegan,
    Dealt,
    Exchanged,
    Played,
    CameOut,
    Walked,
    Swapped,
    Captured,
    DroppedOut,
    AllIn,
    Ended,
)
