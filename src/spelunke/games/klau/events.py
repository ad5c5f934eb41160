"""What happens at a table of Klau Mau!, in words."""

from typing import Final, Literal

from spelunke.core.types import BySeat, Event, Seat
from spelunke.games.klau.box import Card, Cards, Colour, Direction
from spelunke.games.klau.whys import Cause, Fit


class RoundBegan(Event, frozen=True, tag=True):
    """The cards are dealt anew."""

    paragraph = "§2.3"
    round: int
    starter: Seat


class Dealt(Event, frozen=True, tag=True):
    """A card that one has been dealt; only its holder hears of it."""

    paragraph = "§2.2"
    who: Seat
    card: Card


class Covered(Event, frozen=True, tag=True):
    """A card that cannot be the first is turned up; another goes on top of it."""

    paragraph = "§2.5"
    card: Card


class Opened(Event, frozen=True, tag=True):
    """The first card of the discard pile."""

    paragraph = "§2.4"
    card: Card


class Laid(Event, frozen=True, tag=True):
    """A card is laid."""

    paragraph = "§3.1"
    who: Seat
    card: Card


class SaidICant(Event, frozen=True, tag=True):
    """Somebody says "I can't"."""

    paragraph = "§4.1"
    who: Seat


class Believed(Event, frozen=True, tag=True):
    """It is believed."""

    paragraph = "§4.3"
    who: Seat
    whom: Seat


class Doubted(Event, frozen=True, tag=True):
    """It is doubted."""

    paragraph = "§4.4"
    who: Seat
    whom: Seat


class Showed(Event, frozen=True, tag=True):
    """A hand is shown; None for those who do not see it. That it was a lie, or was not, all learn from what follows."""

    paragraph = "§4.4"
    who: Seat
    lie: bool
    cards: Cards | None
    proof: dict[Card, Fit] | None
    """The cards that make it a lie, and why; None for those who do not see the hand."""


class Forced(Event, frozen=True, tag=True):
    """The doubter chooses what the bluffer lays."""

    paragraph = "§4.5"
    who: Seat
    whom: Seat
    card: Card


class Wished(Event, frozen=True, tag=True):
    """A colour is wished for."""

    paragraph = "§5.1"
    who: Seat
    colour: Colour


class Skipped(Event, frozen=True, tag=True):
    """Somebody misses a turn."""

    paragraph = "§5.4"
    who: Seat


class TurnedRound(Event, frozen=True, tag=True):
    """A plan sets the direction of play."""

    paragraph = "§5.6"
    direction: Direction


class LeftIt(Event, frozen=True, tag=True):
    """Somebody takes nothing."""

    paragraph = "§5.7"
    who: Seat


class Sent(Event, frozen=True, tag=True):
    """Somebody is chosen to lose a card."""

    paragraph = "§5.7"
    who: Seat
    whom: Seat
    by: Literal["crook", "swap", "surrounded"]


class Caught(Event, frozen=True, tag=True):
    """Police stop a crook."""

    paragraph = "§5.9"
    who: Seat
    whom: Seat


class Yielded(Event, frozen=True, tag=True):
    """No police come."""

    paragraph = "§5.9"
    who: Seat
    whom: Seat


class Took(Event, frozen=True, tag=True):
    """A card is taken out of a hand; None for those who do not see it."""

    paragraph = "§5.8"
    who: Seat
    whom: Seat
    card: Card | None


class Gave(Event, frozen=True, tag=True):
    """A card is given back; None for those who do not see it."""

    paragraph = "§5.12"
    who: Seat
    whom: Seat
    card: Card | None


class Drew(Event, frozen=True, tag=True):
    """A card is drawn from the pile; None for everybody else."""

    paragraph = "§4.3"
    who: Seat
    card: Card | None
    why: Cause | None


class FenceCame(Event, frozen=True, tag=True):
    """The fence is drawn."""

    paragraph = "§7.10"
    who: Seat


class HandedIn(Event, frozen=True, tag=True):
    """A number card goes to the fence."""

    paragraph = "§7.11"
    who: Seat
    card: Card


class Paid(Event, frozen=True, tag=True):
    """The fence pays."""

    paragraph = "§7.12"
    who: Seat
    cards: int
    points: int


class Surrounded(Event, frozen=True, tag=True):
    """The last police are played: the round is over."""

    paragraph = "§7.4"
    who: Seat


class HandsPassed(Event, frozen=True, tag=True):
    """The bomb: every hand moves on by one seat."""

    paragraph = "§7.19"
    direction: Direction
    to: BySeat[Seat]
    """By seat: who has its hand now."""


class Scattered(Event, frozen=True, tag=True):
    """The bomb: a random card is lost."""

    paragraph = "§7.21"
    who: Seat
    card: Card


class PileEmpty(Event, frozen=True, tag=True):
    """Somebody has to draw, and there is nothing left."""

    paragraph = "§6.2"
    who: Seat


class HandEmpty(Event, frozen=True, tag=True):
    """Somebody has no card left."""

    paragraph = "§6.1"
    who: Seat


class RoundScored(Event, frozen=True, tag=True):
    """What everybody's cards were worth, and the sums so far."""

    paragraph = "§6.3"
    round: int
    points: BySeat[int]
    totals: BySeat[int]
    places: BySeat[int]
    """By all the loot so far; those with equal loot share a place."""


class Ended(Event, frozen=True, tag=True):
    """The last round is over."""

    paragraph = "§6.6"
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
"""In the order of the notes that tell of them."""
