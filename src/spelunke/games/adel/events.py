"""What happens at a table of Adel verpflichtet, in words."""

from typing import Final, Literal

from spelunke.core.types import BySeat, Ended, Event, Seat, SeatEvent
from spelunke.games.adel.box import Colour, Location, Window
from spelunke.games.adel.types import AnyAction, Card, Cards


class ColourDrawn(SeatEvent, frozen=True, tag=True):
    """A seat has its colour."""

    colour: Colour


class Dealt(SeatEvent, frozen=True, tag=True):
    """A collectible goes into a hand; only its owner sees which."""

    card: Card | None


class Turned(Event, frozen=True, tag=True):
    """A collectible is turned up in a window."""

    window: Window
    card: Card


class RoundBegan(Event, frozen=True, tag=True):
    """A new round."""

    round: int


class Went(Event, frozen=True, tag=True):
    """All location cards are turned over at once."""

    locations: BySeat[Location]


class Revealed(SeatEvent, frozen=True, tag=True):
    """An action card is turned over."""

    action: AnyAction


class Bought(SeatEvent, frozen=True, tag=True):
    """The highest cheque goes into the register, and a collectible from its window into the buyer's hand."""

    card: Card
    cheque: int
    window: Window
    over: tuple[Seat, ...]
    """Whose cheques are lower and go back into their hands."""


class ChequeStolen(SeatEvent, frozen=True, tag=True):
    """A thief alone at the auction house takes the cheque just paid, out of the register."""

    number: int
    cheque: int
    payer: Seat


class ChequeLeft(SeatEvent, frozen=True, tag=True):
    """A thief alone at the auction house leaves the cheque just paid in the register."""

    number: int
    cheque: int
    payer: Seat


class ThievesInVain(Event, frozen=True, tag=True):
    """Thieves at the auction house get nothing: there are several, or nobody paid."""

    who: tuple[Seat, ...]


class AuctionClosed(Event, frozen=True, tag=True):
    """The last collectible is sold."""


class Showed(SeatEvent, frozen=True, tag=True):
    """A collection is exhibited: the more cards the better, and of equally many the one with the oldest object."""

    cards: Cards
    size: int
    oldest: int
    """The year of its oldest object."""

    rank: int
    """1 is the best of those exhibited now."""


class ShowedNothing(SeatEvent, frozen=True, tag=True):
    """Somebody has nothing to exhibit: in the end, or after a bluff."""


class Moved(SeatEvent, frozen=True, tag=True):
    """A pawn goes forward, for an exhibition, a detective or the last exhibition."""

    spaces: int
    to: int
    why: Literal["exhibition", "detective", "last"]
    rank: int
    """That of the exhibition; for a detective that of the pawn before any detective moves."""


class Stole(SeatEvent, frozen=True, tag=True):
    """A thief takes a collectible from an exhibition, where some others may be left."""

    number: int
    card: Card
    victim: Seat
    left: Cards


class LeftIt(SeatEvent, frozen=True, tag=True):
    """A thief takes nothing from an exhibition."""

    number: int
    victim: Seat


class Arrested(SeatEvent, frozen=True, tag=True):
    """A thief goes to cell 1."""

    number: int
    by: tuple[Seat, ...]
    """Whose detectives are there."""


class Released(SeatEvent, frozen=True, tag=True):
    """A thief is pushed out of the last cell, back into a hand."""

    number: int


class DetectivesInVain(Event, frozen=True, tag=True):
    """Detectives at the castle, and no thief."""

    who: tuple[Seat, ...]


class LastExhibition(Event, frozen=True, tag=True):
    """The game ends: everybody shows the best collection there is."""


EVENTS: Final[dict[type[Event], str]] = {
    ColourDrawn: "§2.1",
    Dealt: "§2.4",
    Turned: "§2.5",
    RoundBegan: "§3.1",
    Went: "§3.3",
    Revealed: "§3.6",
    Bought: "§4.2",
    ChequeStolen: "§4.3",
    ChequeLeft: "§4.3",
    ThievesInVain: "§4.4",
    AuctionClosed: "§4.6",
    Showed: "§5.4",
    ShowedNothing: "§5.4",
    Moved: "§5.7",
    Stole: "§6.1",
    LeftIt: "§11.3",
    Arrested: "§8.1",
    Released: "§8.3",
    DetectivesInVain: "§7.2",
    LastExhibition: "§9.2",
    Ended: "§9.4",
}
"""Every kind of event, and which paragraph of RULES.md rules it."""
