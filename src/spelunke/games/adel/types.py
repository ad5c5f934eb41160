"""The words of Adel verpflichtet: moves, questions and what a view holds."""

from typing import Annotated, Final, Literal

import msgspec

from spelunke.core.codebook import Codebook
from spelunke.core.types import BySeat, Move, Question, Seat, View
from spelunke.games.adel.box import (
    COLOURS,
    HIGHEST_CHEQUE,
    HIGHEST_THIEF,
    LONGEST_SERIES,
    SERIES,
    THOUSAND,
    WINDOWS,
    Colour,
    Hexagon,
    Location,
    Series,
    Track,
    Window,
)

Card = Annotated[str, msgspec.Meta(pattern="^[A-F]([1-9]|10)$")]
"""A collectible: its series and its number there, 1 the oldest, e.g. ``B2``."""

Cards = tuple[Card, ...]
CARD_NAMES: Final[Cards] = tuple(f"{series}{number}" for series in SERIES for number in range(1, LONGEST_SERIES + 1))

# Moves.


class Go(Move, frozen=True, tag=True):
    """Go to the auction house or to the castle (§3.2)."""

    to: Location


class Bid(Move, frozen=True, tag=True):
    """Lay a cheque at the auction house (§3.4)."""

    cheque: int


class SendThief(Move, frozen=True, tag=True):
    """Lay a thief (§3.4, §3.5)."""

    number: int
    at: Location


class SendDetective(Move, frozen=True, tag=True):
    """Lay the detective at the castle (§3.5)."""


class Exhibit(Move, frozen=True, tag=True):
    """Lay the exhibition at the castle (§3.5)."""


class DoNothing(Move, frozen=True, tag=True):
    """Lay nothing: only at the auction of the confrontation, with neither cheque nor thief (§10.4)."""


class Buy(Move, frozen=True, tag=True):
    """Take the collectible in this window (§4.2)."""

    window: Window


class Show(Move, frozen=True, tag=True):
    """Add this collectible to the collection that will be exhibited (§5.3)."""

    card: Card


class Done(Move, frozen=True, tag=True):
    """That is the whole collection (§5.3, §5.4)."""


class Steal(Move, frozen=True, tag=True):
    """Take this collectible from the exhibition (§6.1)."""

    card: Card


class LeaveIt(Move, frozen=True, tag=True):
    """Take nothing from the exhibition (§11.3)."""


class DrawColour(Move, frozen=True, tag=True):
    """Luck's answer: the next seat plays this colour (§2.1)."""

    colour: Colour


class Turn(Move, frozen=True, tag=True):
    """Luck's answer: this collectible is dealt or turned up (§2.4, §2.5)."""

    card: Card


class TakeCheque(Move, frozen=True, tag=True):
    """Take the cheque that was just paid (§4.3)."""


class LeaveCheque(Move, frozen=True, tag=True):
    """Leave it in the register (§4.3)."""


AnyAction = Bid | SendThief | SendDetective | Exhibit | DoNothing
AnyMove = Go | AnyAction | Buy | Show | Done | Steal | LeaveIt | DrawColour | Turn | TakeCheque | LeaveCheque

CODEBOOK: Final = Codebook(
    [
        Go("auction"),
        Go("castle"),
        *(Bid(int(THOUSAND) * value) for value in range(1, HIGHEST_CHEQUE + 1)),
        *(SendThief(number, "auction") for number in range(1, HIGHEST_THIEF + 1)),
        *(SendThief(number, "castle") for number in range(1, HIGHEST_THIEF + 1)),
        SendDetective(),
        Exhibit(),
        DoNothing(),
        *(Buy(window) for window in WINDOWS),
        *(Show(card) for card in CARD_NAMES),
        Done(),
        *(Steal(card) for card in CARD_NAMES),
        LeaveIt(),
        *(DrawColour(colour) for colour in COLOURS),
        *(Turn(card) for card in CARD_NAMES),
        TakeCheque(),
        LeaveCheque(),
    ]
)

About = Literal["colour", "deal", "turn", "location", "action", "both", "window", "collection", "theft", "cheque"]

QUESTIONS: Final = (
    Question("colour", "§2.1"),
    Question("deal", "§2.4"),
    Question("turn", "§2.5"),
    Question("location", "§3.2"),
    Question("action", "§3.4"),
    Question("both", "§10.2"),
    Question("window", "§4.2"),
    Question("collection", "§5.3"),
    Question("theft", "§6.1"),
    Question("cheque", "§4.3"),
)

# The view.


class Open(msgspec.Struct, frozen=True):
    """What lies open to a seat."""

    round: int
    """The round being played, from 1; 0 while the table is set up."""

    track: Track
    """The board: the castles, their spaces and their hexagons."""

    catalogue: dict[Series, tuple[int, ...]]
    """The year of every collectible there is: number 1 of a series first."""

    colours: BySeat[Colour | None]
    pawns: BySeat[int]
    """Spaces from the club room, which is 0."""

    hexagon: Hexagon | None
    """What the two best exhibitions would move now; None when the leader sits at the banquet table."""

    hand: Cards
    """The seat's own collectibles; a spectator has none."""

    best: Cards
    """The best collection the seat could exhibit; nothing if it has none."""

    cheques: tuple[int, ...]
    """The seat's own cheques, ascending."""

    thieves: tuple[int, ...]
    """The seat's own thieves that are not in jail, ascending."""

    collectibles: BySeat[int] | None
    """How many collectibles everybody holds; None where that is not public."""

    action_cards: BySeat[int] | None
    """How many action cards everybody has, those laid out included; None where that is not public."""

    windows: tuple[Card | None, Card | None]
    piles: tuple[int, int]
    """How many lie face down, left and right."""

    jail: tuple[int, ...]
    """The thieves in jail, cell 1 first."""

    jail_of: tuple[Seat, ...]
    """Whose thieves those are."""

    locations: BySeat[Location | None]
    """Where everybody is this round, once it is known."""

    actions: BySeat[AnyAction | None]
    """The action cards that lie open, and the seat's own that does not."""

    prepared: Cards
    """The collection the seat is preparing, face down to all others."""

    picks: int
    """How often the exhibitors have been asked for a card so far."""

    exhibitions: BySeat[Cards]
    """What is exhibited now and not yet stolen; the last collections when the game is over."""

    thief: Seat | None
    """Whose thief is at work."""

    robbed: Seat | None
    """Whose exhibition it is robbing."""


class Remembered(msgspec.Struct, frozen=True):
    """What was open before."""

    seen: BySeat[Cards]
    """Collectibles everybody saw bought, exhibited or stolen, in the hands where they must be."""

    unseen: Cards
    """Collectibles this seat has not seen: in other hands or in the piles."""

    collectibles: BySeat[int]
    """How many collectibles everybody holds: all hands can be counted up from the deal."""

    cheques: BySeat[tuple[int, ...]]
    """The cheques everybody has: what the colours began with, less what was paid, plus what was stolen."""

    register: tuple[int, ...]
    """Cheques that were paid and are out of the game."""

    thieves: BySeat[tuple[int, ...]]
    """Thieves that are not in jail."""


AdelView = View[AnyMove, Open, Remembered]


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole truth."""

    about: About | None
    """What is asked; None when the game is over."""

    round: int
    colours: BySeat[Colour | None]
    pawns: BySeat[int]
    hands: BySeat[Cards]
    seen: BySeat[Cards]
    """Those of each hand that everybody has seen there."""

    cheques: BySeat[tuple[int, ...]]
    register: tuple[int, ...]
    jail: tuple[Annotated[int, msgspec.Meta(ge=1, le=20)], ...]
    """Cell 1 first."""

    windows: tuple[Card | None, Card | None]
    piles: tuple[int, int]
    locations: BySeat[Location | None]
    actions: BySeat[AnyAction | None]
    shown: BySeat[Cards]
    """Prepared or exhibited collectibles; they are part of the hands."""

    picks: int = 0
    thief: Seat | None = None
    robbed: Seat | None = None
