"""What happens at a table of Adel verpflichtet, in words."""

from typing import Final, Literal

from spelunke.core.types import BySeat, Event, Seat
from spelunke.games.adel.box import Colour, Location, Window
from spelunke.games.adel.types import AnyAction, Card, Cards


class ColourDrawn(Event, frozen=True, tag=True):
    """A seat has its colour."""

    paragraph = "§2.1"
    who: Seat
    colour: Colour


class Dealt(Event, frozen=True, tag=True):
    """A collectible goes into a hand; only its owner sees which."""

    paragraph = "§2.4"
    who: Seat
    card: Card | None


class Turned(Event, frozen=True, tag=True):
    """A collectible is turned up in a window."""

    paragraph = "§2.5"
    window: Window
    card: Card


class RoundBegan(Event, frozen=True, tag=True):
    """A new round."""

    paragraph = "§3.1"
    round: int


class Went(Event, frozen=True, tag=True):
    """All location cards are turned over at once."""

    paragraph = "§3.3"
    locations: BySeat[Location]


class Revealed(Event, frozen=True, tag=True):
    """An action card is turned over."""

    paragraph = "§3.6"
    who: Seat
    action: AnyAction


class Bought(Event, frozen=True, tag=True):
    """The highest cheque goes into the register, and a collectible from its window into the buyer's hand."""

    paragraph = "§4.2"
    who: Seat
    card: Card
    cheque: int
    window: Window
    over: tuple[Seat, ...]
    """Whose cheques are lower and go back into their hands."""


class ChequeStolen(Event, frozen=True, tag=True):
    """A thief alone at the auction house takes the cheque just paid, out of the register."""

    paragraph = "§4.3"
    who: Seat
    number: int
    cheque: int
    payer: Seat


class ChequeLeft(Event, frozen=True, tag=True):
    """A thief alone at the auction house leaves the cheque just paid in the register."""

    paragraph = "§4.3"
    who: Seat
    number: int
    cheque: int
    payer: Seat


class ThievesInVain(Event, frozen=True, tag=True):
    """Thieves at the auction house get nothing: there are several, or nobody paid."""

    paragraph = "§4.4"
    who: tuple[Seat, ...]


class AuctionClosed(Event, frozen=True, tag=True):
    """The last collectible is sold."""

    paragraph = "§4.6"


class Showed(Event, frozen=True, tag=True):
    """A collection is exhibited: the more cards the better, and of equally many the one with the oldest object."""

    paragraph = "§5.4"
    who: Seat
    cards: Cards
    size: int
    oldest: int
    """The year of its oldest object."""

    rank: int
    """1 is the best of those exhibited now."""


class ShowedNothing(Event, frozen=True, tag=True):
    """Somebody has nothing to exhibit: in the end, or after a bluff."""

    paragraph = "§5.4"
    who: Seat


class Moved(Event, frozen=True, tag=True):
    """A pawn goes forward, for an exhibition, a detective or the last exhibition."""

    paragraph = "§5.7"
    who: Seat
    spaces: int
    to: int
    why: Literal["exhibition", "detective", "last"]
    rank: int
    """That of the exhibition; for a detective that of the pawn before any detective moves."""


class Stole(Event, frozen=True, tag=True):
    """A thief takes a collectible from an exhibition, where some others may be left."""

    paragraph = "§6.1"
    who: Seat
    number: int
    card: Card
    victim: Seat
    left: Cards


class LeftIt(Event, frozen=True, tag=True):
    """A thief takes nothing from an exhibition."""

    paragraph = "§11.3"
    who: Seat
    number: int
    victim: Seat


class Arrested(Event, frozen=True, tag=True):
    """A thief goes to cell 1."""

    paragraph = "§8.1"
    who: Seat
    number: int
    by: tuple[Seat, ...]
    """Whose detectives are there."""


class Released(Event, frozen=True, tag=True):
    """A thief is pushed out of the last cell, back into a hand."""

    paragraph = "§8.3"
    who: Seat
    number: int


class DetectivesInVain(Event, frozen=True, tag=True):
    """Detectives at the castle, and no thief."""

    paragraph = "§7.2"
    who: tuple[Seat, ...]


class LastExhibition(Event, frozen=True, tag=True):
    """The game ends: everybody shows the best collection there is."""

    paragraph = "§9.2"


class Ended(Event, frozen=True, tag=True):
    """The game is over."""

    paragraph = "§9.4"
    winners: tuple[Seat, ...]


EVENTS: Final = (
    *(ColourDrawn, Dealt, Turned, RoundBegan, Went, Revealed),
    *(Bought, ChequeStolen, ChequeLeft, ThievesInVain, AuctionClosed),
    *(Showed, ShowedNothing, Moved, Stole, LeftIt),
    *(Arrested, Released, DetectivesInVain, LastExhibition, Ended),
)
