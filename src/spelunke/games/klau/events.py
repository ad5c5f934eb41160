"""What happens at a table of Klau Mau!, in words."""

from typing import Final, Literal

from spelunke.core.types import BySeat, Ended, Event, Seat, SeatEvent
from spelunke.games.klau.box import Card, Cards, Colour, Direction
from spelunke.games.klau.fits import Cause, Fit


class RoundBegan(Event, frozen=True, tag=True):
    """The cards are dealt anew."""

    round: int
    starter: Seat


class Dealt(SeatEvent, frozen=True, tag=True):
    """A card that one has been dealt; only its holder hears of it."""

    card: Card


class Covered(Event, frozen=True, tag=True):
    """A card that cannot be the first is turned up; another goes on top of it."""

    card: Card


class Opened(Event, frozen=True, tag=True):
    """The first card of the discard pile."""

    card: Card


class Laid(SeatEvent, frozen=True, tag=True):
    """A card is laid."""

    card: Card


class SaidICant(SeatEvent, frozen=True, tag=True):
    """Somebody says "I can't"."""


class Believed(SeatEvent, frozen=True, tag=True):
    """It is believed."""

    whom: Seat


class Doubted(SeatEvent, frozen=True, tag=True):
    """It is doubted."""

    whom: Seat


class Showed(SeatEvent, frozen=True, tag=True):
    """A hand is shown; None for those who do not see it. That it was a lie, or was not, all learn from what follows."""

    lie: bool
    cards: Cards | None
    proof: dict[Card, Fit] | None
    """The cards that make it a lie, and why; None for those who do not see the hand."""


class Forced(SeatEvent, frozen=True, tag=True):
    """The doubter chooses what the bluffer lays."""

    whom: Seat
    card: Card


class Wished(SeatEvent, frozen=True, tag=True):
    """A colour is wished for."""

    colour: Colour


class Skipped(SeatEvent, frozen=True, tag=True):
    """Somebody misses a turn."""


class TurnedRound(Event, frozen=True, tag=True):
    """A plan sets the direction of play."""

    direction: Direction


class LeftIt(SeatEvent, frozen=True, tag=True):
    """Somebody takes nothing."""


class Sent(SeatEvent, frozen=True, tag=True):
    """Somebody is chosen to lose a card."""

    whom: Seat
    by: Literal["crook", "swap", "surrounded"]


class Caught(SeatEvent, frozen=True, tag=True):
    """Police stop a crook."""

    whom: Seat


class Yielded(SeatEvent, frozen=True, tag=True):
    """No police come."""

    whom: Seat


class Took(SeatEvent, frozen=True, tag=True):
    """A card is taken out of a hand; None for those who do not see it."""

    whom: Seat
    card: Card | None


class Gave(SeatEvent, frozen=True, tag=True):
    """A card is given back; None for those who do not see it."""

    whom: Seat
    card: Card | None


class Drew(SeatEvent, frozen=True, tag=True):
    """A card is drawn from the pile; None for everybody else."""

    card: Card | None
    why: Cause | None


class FenceCame(SeatEvent, frozen=True, tag=True):
    """The fence is drawn."""


class HandedIn(SeatEvent, frozen=True, tag=True):
    """A number card goes to the fence."""

    card: Card


class Paid(SeatEvent, frozen=True, tag=True):
    """The fence pays."""

    cards: int
    points: int


class Surrounded(SeatEvent, frozen=True, tag=True):
    """The last police are played: the round is over."""


class HandsPassed(Event, frozen=True, tag=True):
    """The bomb: every hand moves on by one seat."""

    direction: Direction
    to: BySeat[Seat]
    """By seat: who has its hand now."""


class Scattered(SeatEvent, frozen=True, tag=True):
    """The bomb: a random card is lost."""

    card: Card


class PileEmpty(SeatEvent, frozen=True, tag=True):
    """Somebody has to draw, and there is nothing left."""


class HandEmpty(SeatEvent, frozen=True, tag=True):
    """Somebody has no card left."""


class RoundScored(Event, frozen=True, tag=True):
    """What everybody's cards were worth, and the sums so far."""

    round: int
    points: BySeat[int]
    totals: BySeat[int]
    places: BySeat[int]
    """By all the loot so far; those with equal loot share a place."""


EVENTS: Final[dict[type[Event], str]] = {
    RoundBegan: "§2.3",
    Dealt: "§2.2",
    Covered: "§2.5",
    Opened: "§2.4",
    Laid: "§3.1",
    SaidICant: "§4.1",
    Believed: "§4.3",
    Doubted: "§4.4",
    Showed: "§4.4",
    Forced: "§4.5",
    Wished: "§5.1",
    Skipped: "§5.4",
    TurnedRound: "§5.6",
    LeftIt: "§5.7",
    Sent: "§5.7",
    Caught: "§5.9",
    Yielded: "§5.9",
    Took: "§5.8",
    Gave: "§5.12",
    Drew: "§4.3",
    FenceCame: "§7.10",
    HandedIn: "§7.11",
    Paid: "§7.12",
    Surrounded: "§7.4",
    HandsPassed: "§7.19",
    Scattered: "§7.21",
    PileEmpty: "§6.2",
    HandEmpty: "§6.1",
    RoundScored: "§6.3",
    Ended: "§6.6",
}
"""In the order of the notes that tell of them."""
