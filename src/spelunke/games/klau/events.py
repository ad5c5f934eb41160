"""What happens at a table of Klau Mau!, in words."""

from typing import Final, Literal

from spelunke.core.words import BySeat, Event, Seat
from spelunke.games.klau.box import Card, Cards, Colour, Direction


class RoundBegan(Event, frozen=True, tag=True):
    """The cards are dealt anew."""

    round: int
    starter: Seat


class Dealt(Event, frozen=True, tag=True):
    """A card that one has been dealt; only its holder hears of it."""

    who: Seat
    card: Card


class Covered(Event, frozen=True, tag=True):
    """A card that cannot be the first is turned up; another goes on top of it."""

    card: Card


class Opened(Event, frozen=True, tag=True):
    """The first card of the discard pile."""

    card: Card


class Laid(Event, frozen=True, tag=True):
    """A card is laid."""

    who: Seat
    card: Card


class SaidICant(Event, frozen=True, tag=True):
    """Somebody says "I can't"."""

    who: Seat


class Believed(Event, frozen=True, tag=True):
    """It is believed."""

    who: Seat
    whom: Seat


class Doubted(Event, frozen=True, tag=True):
    """It is doubted."""

    who: Seat
    whom: Seat


class Showed(Event, frozen=True, tag=True):
    """A hand is shown; None for those who do not see it."""

    who: Seat
    cards: Cards | None


class Forced(Event, frozen=True, tag=True):
    """The doubter chooses what the bluffer lays."""

    who: Seat
    whom: Seat
    card: Card


class Wished(Event, frozen=True, tag=True):
    """A colour is wished for."""

    who: Seat
    colour: Colour


class Skipped(Event, frozen=True, tag=True):
    """Somebody misses a turn."""

    who: Seat


class TurnedRound(Event, frozen=True, tag=True):
    """A plan sets the direction of play."""

    direction: Direction


class LeftIt(Event, frozen=True, tag=True):
    """Somebody takes nothing."""

    who: Seat


class Sent(Event, frozen=True, tag=True):
    """Somebody is chosen to lose a card."""

    who: Seat
    whom: Seat
    by: Literal["crook", "swap", "surrounded"]


class Caught(Event, frozen=True, tag=True):
    """Police stop a crook."""

    who: Seat
    whom: Seat


class Yielded(Event, frozen=True, tag=True):
    """No police come."""

    who: Seat
    whom: Seat


class Took(Event, frozen=True, tag=True):
    """A card is taken out of a hand; None for those who do not see it."""

    who: Seat
    whom: Seat
    card: Card | None


class Gave(Event, frozen=True, tag=True):
    """A card is given back; None for those who do not see it."""

    who: Seat
    whom: Seat
    card: Card | None


class Drew(Event, frozen=True, tag=True):
    """A card is drawn from the pile; None for everybody else."""

    who: Seat
    card: Card | None


class FenceCame(Event, frozen=True, tag=True):
    """The fence is drawn."""

    who: Seat


class HandedIn(Event, frozen=True, tag=True):
    """A number card goes to the fence."""

    who: Seat
    card: Card


class Paid(Event, frozen=True, tag=True):
    """The fence pays."""

    who: Seat
    cards: int
    points: int


class Surrounded(Event, frozen=True, tag=True):
    """The last police are played: the round is over."""

    who: Seat


class HandsPassed(Event, frozen=True, tag=True):
    """The bomb: every hand moves on by one seat."""

    direction: Direction


class Scattered(Event, frozen=True, tag=True):
    """The bomb: a random card is lost."""

    who: Seat
    card: Card


class PileEmpty(Event, frozen=True, tag=True):
    """Somebody has to draw, and there is nothing left."""

    who: Seat


class HandEmpty(Event, frozen=True, tag=True):
    """Somebody has no card left."""

    who: Seat


class RoundScored(Event, frozen=True, tag=True):
    """What everybody's cards were worth, and the sums so far."""

    round: int
    points: BySeat[int]
    totals: BySeat[int]


class Ended(Event, frozen=True, tag=True):
    """The last round is over."""

    winners: tuple[Seat, ...]


EVENTS: Final = (
    RoundBegan,
    Dealt,
    Covered,
    Opened,
    Laid,
    SaidICant,
    Believed,
    Doubted,
    Showed,
    Forced,
    Wished,
    Skipped,
    TurnedRound,
    LeftIt,
    Sent,
    Caught,
    Yielded,
    Took,
    Gave,
    Drew,
    FenceCame,
    HandedIn,
    Paid,
    Surrounded,
    HandsPassed,
    Scattered,
    PileEmpty,
    HandEmpty,
    RoundScored,
    Ended,
)
