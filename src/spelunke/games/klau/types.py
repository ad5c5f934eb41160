"""The words of Klau Mau!: moves, questions, and what a view and a position hold. The events stand in events.py."""

from typing import Annotated, Final, Literal

import msgspec

from spelunke.core.codebook import Codebook
from spelunke.core.types import BySeat, Move, Question, Seat, View
from spelunke.games.klau.box import BOMB, CARDS, COLOURS, FIRST_PLAN, POLICE, Bomb, Card, Cards, Colour, Direction, is_number
from spelunke.games.klau.fits import Cause, Fit, Stakes

Then = Literal["turn_ends", "card_acts", "police_surround", "gives_back", "round_ends"]
"""What follows when the owed cards are drawn, or the card is taken."""

THEN: Final[tuple[Then, ...]] = ("turn_ends", "card_acts", "police_surround", "gives_back", "round_ends")

# Moves.


class Lay(Move, frozen=True, tag=True):
    """Lay this card: on the pile, or beside it, or a watchdog before oneself (§3.1)."""

    card: Card


class ICant(Move, frozen=True, tag=True):
    """Say "I can't", truthfully or not (§4.1)."""


class Believe(Move, frozen=True, tag=True):
    """Believe it (§4.3)."""


class Doubt(Move, frozen=True, tag=True):
    """Doubt it (§4.4)."""


class Force(Move, frozen=True, tag=True):
    """Choose the card that the bluffer must lay (§4.5)."""

    card: Card


class Wish(Move, frozen=True, tag=True):
    """Name the colour of the next card (§5.1)."""

    colour: Colour


class LeaveIt(Move, frozen=True, tag=True):
    """Take nothing from anybody (§5.7, §5.11, §7.5), or draw nothing after a doubt (§4.12)."""


class Pick(Move, frozen=True, tag=True):
    """Choose from whom a card is taken (§5.7, §5.11, §7.5)."""

    whom: Seat


class CallPolice(Move, frozen=True, tag=True):
    """Answer a crook with police (§5.9)."""


class LetItHappen(Move, frozen=True, tag=True):
    """Let the crook take a card, with or without police in hand (§5.9)."""


class Give(Move, frozen=True, tag=True):
    """Give this card back in a swap (§5.12)."""

    card: Card


class HandIn(Move, frozen=True, tag=True):
    """Hand this number card in to the fence (§7.11)."""

    card: Card


class HandInAll(Move, frozen=True, tag=True):
    """Hand in all number cards (§7.11)."""


class Enough(Move, frozen=True, tag=True):
    """Hand in nothing, or nothing more (§7.11)."""


class DrawThem(Move, frozen=True, tag=True):
    """Draw what a doubt has brought (§4.12)."""


class Turn(Move, frozen=True, tag=True):
    """Luck's answer: this card comes from the pile, or out of a hand."""

    card: Card


AnyMove = (
    Lay
    | ICant
    | Believe
    | Doubt
    | Force
    | Wish
    | LeaveIt
    | Pick
    | CallPolice
    | LetItHappen
    | Give
    | HandIn
    | HandInAll
    | Enough
    | Turn
    | DrawThem
)

CODEBOOK: Final = Codebook(
    [
        *(Lay(card) for card in CARDS[: BOMB + 1]),
        ICant(),
        Believe(),
        Doubt(),
        *(Force(card) for card in CARDS[: POLICE + 1]),
        *(Wish(colour) for colour in COLOURS),
        LeaveIt(),
        *(Pick(seat) for seat in range(8)),
        CallPolice(),
        LetItHappen(),
        *(Give(card) for card in CARDS[: BOMB + 1]),
        *(HandIn(card) for kind, card in enumerate(CARDS[:FIRST_PLAN]) if is_number(kind)),
        HandInAll(),
        Enough(),
        *(Turn(card) for card in CARDS),
        DrawThem(),
    ]
)

QUESTIONS: Final = (
    Question("deal", "§2.2"),
    Question("first", "§2.4"),
    Question("draw", "§6.2"),
    Question("take", "§5.8"),
    Question("scatter", "§7.21"),
    Question("turn", "§3.1"),
    Question("claim", "§4.2"),
    Question("force", "§4.5"),
    Question("wish", "§5.1"),
    Question("crook", "§5.7"),
    Question("alarm", "§5.9"),
    Question("swap", "§5.11"),
    Question("give", "§5.12"),
    Question("fence", "§7.11"),
    Question("surrounded", "§7.5"),
    Question("may_draw", "§4.12"),
)

About = Literal[
    "deal", "first", "draw", "take", "scatter", "turn", "claim", "force", "wish", "crook", "alarm", "swap", "give", "fence",
    "surrounded", "may_draw", "over",
]  # fmt: skip
"""What is asked, as a position says it."""

# The view.


class Claim(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An "I can't" that was believed (§8.8)."""

    on: Card
    """What was to be matched; after a wish a keyhole in that colour, which the same cards match."""

    since: Annotated[int, msgspec.Meta(ge=0)]
    """If it was true, no more cards of the hand match than these, which may have come since."""


class Open(msgspec.Struct, frozen=True):
    """What lies open to a seat."""

    round: int
    """From 1."""

    rounds: int
    totals: BySeat[int]
    ages: BySeat[int]
    """0 is the oldest."""

    starter: Seat
    active: Seat
    """Whose turn it is."""

    direction: Direction
    top: Card | None
    """What lies on top of the discard pile; None before the first card."""

    wish: Colour | None
    """The wished colour, if it is not the keyhole's own."""

    laid_by: Seat | None
    """Who laid the top card; None for the first one of a round."""

    hand: Cards
    """The seat's own cards; a spectator has none."""

    worth: int
    """What the seat's own cards would bring if the round ended now."""

    values: dict[Card, int]
    """What each of the seat's own cards would bring then."""

    fits: dict[Card, Fit]
    """Those of the seat's own cards that it could lay on its turn, and why."""

    places: BySeat[int]
    """The place of each seat by loot so far, 1 for the first; those with equal loot share one."""

    book: tuple[BySeat[int], ...]
    """The loot of each seat after every round that is over."""

    stakes: Stakes
    cards_left: BySeat[int]
    pile: int
    """How many cards lie face down, a fence among them included."""

    beside: Cards
    """What lies open beside the discard pile."""

    watchdogs: tuple[Seat, ...]
    """Who has a watchdog on the table."""

    police_played: int
    """How many this round, as the surrounding counts them."""

    police: int
    """How many there are in the deck."""

    police_needed: int | None
    """How many of them end the round; None where they do not."""

    spoiled: tuple[Colour, ...]
    """Colours whose numbers would count nothing if the round ended now."""

    bomb: Bomb
    """What the bomb of this deck does."""

    shown: Cards | None
    """The hand of the seat whose turn it is, while it lies open to this seat."""

    proof: dict[Card, Fit] | None
    """Those of its cards that make the "I can't" a lie, and why; None where no hand lies open."""

    thief: Seat | None
    """Who is about to take a card, or has just taken it in a swap …"""

    target: Seat | None
    """… and from whom; or whose card the bomb scatters next."""

    taken: Card | None
    """The card just taken in a swap, for those who saw it."""

    drawing: Seat | None
    """Who has to draw …"""

    to_draw: int
    """… and how many cards …"""

    drawing_for: Cause | None
    """… and why."""

    then_drawing: Seat | None
    """Who draws one card after that, for a lie."""

    then: Then
    fence_at: Seat | None
    """Who is handing in cards at the fence."""

    handed: int
    """How many cards that seat is still to draw for those it handed in."""


class Remembered(msgspec.Struct, frozen=True):
    """What was open before, and what follows from counting (§8)."""

    discarded: Cards
    """The discard pile, the top included."""

    handed_in: Cards
    """What left the game at the fence."""

    fence_waits: bool
    """Whether the fence has still to come in this game."""

    fence_places: tuple[int, int] | None
    """The first and the last place of the pile where the fence may lie, counted from the top."""

    unseen: Cards
    """Every card that lies in the pile or, unseen by this seat, in a hand."""

    seen: BySeat[Cards]
    """Cards that this seat knows to be in each other hand."""

    seen_by_all: BySeat[Cards]
    """Cards that everybody knows to be in each hand."""

    seen_of_mine: BySeat[Cards]
    """Cards of this seat's own hand that each other seat knows of; empty for a spectator."""

    came: BySeat[int]
    """How many cards of each hand may have come after the deal; only these may be watchdogs."""

    claims: BySeat[Claim | None]
    """The last "I can't" that was believed of each hand, while it says something about the cards there."""


KlauView = View[AnyMove, Open, Remembered]


class Held(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card in a hand that others have seen there."""

    card: Card
    seen_by: tuple[Seat, ...] = ()
    """The other seats that know of it."""

    by_all: bool = False
    """Whether everybody knows of it, those who look on included."""


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole truth."""

    about: About
    round: int
    totals: BySeat[int]
    starter: Seat
    active: Seat
    hands: BySeat[tuple[Card | Held, ...]]
    """In the order they are held; a card alone is one that nobody else has seen."""

    pile: Cards
    """Face down, without order, watchdogs included; the fence is not counted here."""

    discarded: Cards = {}
    top: Card | None = None
    wish: Colour | None = None
    laid_by: Seat | None = None
    direction: Direction = "clockwise"
    beside: Cards = {}
    watchdogs: tuple[Seat, ...] = ()
    police_played: int | None = None
    """None: all that lie beside the pile."""

    handed_in: Cards = {}
    fence_waits: bool | None = None
    """Whether the fence has still to come in this game; None: as the house rules say, unless cards were handed in."""

    came: BySeat[int] | None = None
    """How many cards of each hand may have come after the deal; None: all of them."""

    claims: BySeat[Claim | None] | None = None
    """The last "I can't" that was believed of each hand; None: nothing of the kind is remembered."""

    book: tuple[BySeat[int], ...] | None = None
    """The sums after every round that is over; None: nothing came after the first."""

    ages: BySeat[int] | None = None
    """0 is the oldest; None: as the house rules say."""

    doubter: Seat | None = None
    """Who has doubted, and chooses the card; None: the next player (§4.2)."""

    thief: Seat | None = None
    target: Seat | None = None
    drawing: Seat | None = None
    to_draw: Annotated[int, msgspec.Meta(ge=0, le=2)] = 0
    drawing_for: Cause | None = None
    then_drawing: Seat | None = None
    then: Then = "turn_ends"
    fence_at: Seat | None = None
    handed: Annotated[int, msgspec.Meta(ge=0)] = 0
