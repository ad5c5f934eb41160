"""The words of Auf Teufel komm raus: moves, questions, events and what a view holds."""

from typing import Annotated, Final

import msgspec

from spelunke.core.codebook import Codebook
from spelunke.core.types import BySeat, Ended, Event, Move, Question, Seat, SeatEvent, View
from spelunke.games.teufel.box import KINDS, CoalKind
from spelunke.games.teufel.rules import MOST_TENS

Coal = dict[CoalKind, int]
"""How many pieces of each kind; kinds that are not there are left out."""

Whole = Annotated[int, msgspec.Meta(ge=-1_000_000_000, le=1_000_000_000)]
"""Any number that a table can hold."""

# Moves.


class Stake(Move, frozen=True, tag=True):
    """Bet chips that somebody will bring out coal worth as much (§3.2)."""

    chips: int


class Stop(Move, frozen=True, tag=True):
    """Lay the coal down (§4.4)."""


class GoOn(Move, frozen=True, tag=True):
    """Turn another piece (§4.3)."""


class Turn(Move, frozen=True, tag=True):
    """Luck's answer: this piece is turned (§4.2)."""

    coal: CoalKind


class Start(Move, frozen=True, tag=True):
    """Luck's answer: whose cheeks are the most fiery (§2.3)."""

    who: Seat


AnyMove = Stake | Stop | GoOn | Turn | Start

CODEBOOK: Final = Codebook(
    [
        *(Stake(10 * tens) for tens in range(MOST_TENS + 1)),
        Stop(),
        GoOn(),
        *(Turn(kind) for kind in KINDS),
        *(Start(seat) for seat in range(6)),
    ]
)

QUESTIONS: Final = (
    Question("start", "§2.3"),
    Question("stake", "§3.1"),
    Question("coal", "§4.2"),
    Question("dare", "§4.3"),
)

# Events.


class Started(SeatEvent, frozen=True, tag=True):
    """The start player of the first round is found."""


class Staked(Event, frozen=True, tag=True):
    """All fists open at once; None for a seat that has no chips."""

    stakes: BySeat[int | None]
    highest: tuple[Seat, ...]
    """Who bet most: a win pays them twice."""


class Turned(SeatEvent, frozen=True, tag=True):
    """A piece with a number is turned; ``amount`` is the sum so far."""

    coal: CoalKind
    amount: int
    left: int
    """How many pieces are left in the oven."""


class Laid(SeatEvent, frozen=True, tag=True):
    """Somebody stops, and the coal goes in front of them."""

    amount: int
    pieces: int
    coal: Coal
    won: tuple[Seat, ...]
    """Whose bets are won by this coal, and were not before."""


class Burnt(SeatEvent, frozen=True, tag=True):
    """A devil: the coal of the turn, worth so much, is gone."""

    amount: int
    left: int
    """How many pieces are left in the oven."""


class Paid(SeatEvent, frozen=True, tag=True):
    """A player who turned a devil pays somebody with a pact."""

    to: Seat
    chips: int


class BankPaid(Event, frozen=True, tag=True):
    """The bank pays somebody with a pact, because the player who should cannot."""

    to: Seat
    chips: int


class OvenEmpty(SeatEvent, frozen=True, tag=True):
    """The very last piece is taken: nobody else has a turn."""


class Reckoned(Event, frozen=True, tag=True):
    """The coal that all bets are measured against: the highest amount of the round, and who brought it out."""

    who: tuple[Seat, ...]
    amount: int
    coal: Coal
    """What it is made of; if several brought out as much, that of the first of them to have had a turn."""


class Lost(SeatEvent, frozen=True, tag=True):
    """A stake goes to the bank."""

    stake: int


class Won(SeatEvent, frozen=True, tag=True):
    """A stake comes back, and the bank adds the gain: the stake once, or twice for the highest of the round."""

    stake: int
    gain: int
    twice: bool
    """Whether it was the highest bet, which is paid twice."""


class AmountBonus(Event, frozen=True, tag=True):
    """The bonus for the highest coal amount, to each of them."""

    who: tuple[Seat, ...]
    amount: int
    chips: int


class PiecesBonus(Event, frozen=True, tag=True):
    """The bonus for the most pieces, to each of them."""

    who: tuple[Seat, ...]
    pieces: int
    chips: int


class Moved(SeatEvent, frozen=True, tag=True):
    """A pawn moves to where totals from ``least`` to ``most`` stand."""

    space: int | None
    """The number of the space it stands on, 50 for 0-50; None in a gap."""

    least: int
    most: int
    step: int
    """Steps from 0-50: even on a number space, odd in the gap between two."""


class Pacts(Event, frozen=True, tag=True):
    """Who has a pact with the devil until the pawns move again."""

    who: tuple[Seat, ...]


class Refilled(Event, frozen=True, tag=True):
    """What was left fits into the oven's mouth: all coal is shuffled again."""

    pieces: int


class RoundBegan(Event, frozen=True, tag=True):
    """Another round begins."""

    round: int
    start: Seat


EVENTS: Final[dict[type[Event], str]] = {
    Started: "§2.3",
    Staked: "§3.1",
    Turned: "§4.3",
    Laid: "§4.4",
    Burnt: "§4.5",
    Paid: "§7.6",
    BankPaid: "§7.7",
    OvenEmpty: "§4.7",
    Reckoned: "§5.1",
    Lost: "§5.2",
    Won: "§5.3",
    AmountBonus: "§5.6",
    PiecesBonus: "§5.7",
    Moved: "§6.2",
    Pacts: "§7.1",
    Refilled: "§8.2",
    RoundBegan: "§8.3",
    Ended: "§10.2",
}
"""Every kind of event, and which paragraph of RULES.md rules it."""

# The view.


class Pawn(msgspec.Struct, frozen=True):
    """Where a pawn stands, and what that says about its owner's total when it was put there."""

    step: int
    """Steps from 0-50: even on a number space, odd in the gap between two."""

    least: int
    most: int
    """On the last space, where the game is over, just its number: totals may be higher."""


class Lead(msgspec.Struct, frozen=True):
    """Who is ahead with the coal that lies in front of everybody, and how far; nobody as long as none lies there."""

    who: tuple[Seat, ...]
    worth: int


class Open(msgspec.Struct, frozen=True):
    """What lies open to a seat."""

    round: int
    rounds: int | None
    """After how many rounds the game ends at the latest; None for no limit."""

    start: Seat | None
    """The start player of the round; None before the first is found."""

    turn: Seat | None
    """Whose turn it is to fetch coal; None during the bet and when the game is over."""

    chips: BySeat[int | None]
    """Chips that are not staked: the seat's own and those of seats with a pact; everybody's once the game is over."""

    totals: BySeat[int | None]
    """The same with the stakes."""

    stakes: BySeat[int | None] | None
    """What everybody bet, None for a seat that does not bet; None as a whole while nothing lies there."""

    highest: tuple[Seat, ...]
    """Who bet most: a win pays them twice."""

    won: tuple[Seat, ...]
    """Whose bets are won already by coal that lies in front of somebody."""

    pawns: BySeat[Pawn]
    track: tuple[int, ...]
    """The number spaces; the first is 0-50."""

    pacts: tuple[Seat, ...]
    turned: Coal
    """What the seat whose turn it is has turned so far."""

    amount: int
    """What that is worth."""

    laid: BySeat[Coal]
    """What lies in front of everybody."""

    fetched: BySeat[int | None]
    """What everybody has brought out this round, 0 if it burnt; None for a seat that has had no turn yet, or is having it."""

    to_come: tuple[Seat, ...]
    """Whose turns are still to come, in their order."""

    best: Lead
    """The highest coal amount so far, for the bets and for a bonus."""

    most: Lead
    """The most pieces so far, for a bonus."""

    oven_left: int
    """How many pieces lie face down in the oven."""

    aside: int
    """How many pieces lie face down beside the board."""


class Remembered(msgspec.Struct, frozen=True):
    """What a player who watched can count up."""

    chips: BySeat[int]
    """Everybody's chips that are not staked: the capital, and all stakes, payouts and payments since."""

    totals: BySeat[int]
    """The same with the stakes."""

    would_win: tuple[Seat, ...]
    """Who is richest: who would win if the game ended now."""

    oven: Coal
    """What must still lie in the oven: all coal less what was turned since it was last shuffled."""


TeufelView = View[AnyMove, Open, Remembered]


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole truth."""

    round: Whole
    start: Seat | None
    """The start player of the round; None before the first is found."""

    chips: BySeat[Whole]
    """Chips that are not staked."""

    pawns: BySeat[Whole]
    """Steps from 0-50: even on a number space, odd in the gap between two."""

    oven: Coal
    stakes: BySeat[Whole | None] | None = None
    """What everybody bet, None for a seat that does not bet; None as a whole during the bet and when the game is over."""

    turn: Seat | None = None
    """Whose turn it is to fetch coal; None as long as nobody may."""

    turned: Coal = {}
    """What that seat has turned so far."""

    dares: bool = False
    """Whether it has decided to turn another piece, and luck is asked for it."""

    laid: BySeat[Coal] | None = None
    """What lies in front of everybody; None if nothing does."""

    over: bool = False
