"""Reasons at a table of Klau Mau!: what speaks for a card, a claim or a doubt, and against it."""

from collections.abc import Iterator
from math import comb
from typing import Final

from spelunke.core.types import Reason, Seat, in_percent
from spelunke.games.klau.box import (
    BIG_SAFE,
    CROOK,
    KIND_OF,
    PLAN,
    POINTS_AT_THE_FENCE,
    POLICE,
    SMALL_SAFE,
    SWAP,
    Card,
    Cards,
    Colour,
    House,
    is_number,
    motif_of,
    value_of,
)
from spelunke.games.klau.odds import matching
from spelunke.games.klau.thumb import follower
from spelunke.games.klau.types import (
    AnyMove,
    Believe,
    CallPolice,
    Doubt,
    Force,
    Give,
    HandIn,
    HandInAll,
    ICant,
    KlauView,
    Lay,
    LetItHappen,
    Pick,
    Wish,
)

SAFES: Final = (SMALL_SAFE, BIG_SAFE)


class GivesUp(Reason, frozen=True, tag=True):
    """The card would be worth so many points in hand when the round is scored."""

    paragraph = "§6.3"
    points: int


class NewCard(Reason, frozen=True, tag=True):
    """Police are worth nothing in hand, and bring a card from the pile."""

    paragraph = "§3.6"


class LastCard(Reason, frozen=True, tag=True):
    """With the last card the round ends, and an empty hand scores nothing."""

    paragraph = "§6.4"


class Steals(Reason, frozen=True, tag=True):
    """A crook may bring a card of somebody else's."""

    paragraph = "§5.7"


class Swaps(Reason, frozen=True, tag=True):
    """A swap changes the worst card for one that nobody shows."""

    paragraph = "§5.11"


class Skips(Reason, frozen=True, tag=True):
    """These miss a turn."""

    paragraph = "§5.4"
    who: tuple[Seat, ...]


class TurnsRound(Reason, frozen=True, tag=True):
    """A plan turns play round, so that this player is next."""

    paragraph = "§5.6"
    who: Seat


class TrueClaim(Reason, frozen=True, tag=True):
    """Nothing in hand matches: one card if it is believed, two if it is doubted."""

    paragraph = "§4.6"


class Bluff(Reason, frozen=True, tag=True):
    """It is not true: whoever doubts it may choose this card, the best that matches."""

    paragraph = "§4.5"
    who: Seat
    card: Card


class SeenInHand(Reason, frozen=True, tag=True):
    """Whoever may doubt has seen a card in this hand that matches."""

    paragraph = "§4.5"
    who: Seat
    card: Card


class MatchByTheCards(Reason, frozen=True, tag=True):
    """How likely the hand of whoever can't holds a match, by the cards alone."""

    paragraph = "§4.5"
    who: Seat
    percent: int


class MatchWasSeen(Reason, frozen=True, tag=True):
    """The doubter has seen a match in the hand of whoever can't."""

    paragraph = "§4.5"
    who: Seat
    card: Card


class WrongDoubt(Reason, frozen=True, tag=True):
    """If nothing matches, the doubt gives two cards instead of one."""

    paragraph = "§4.6"
    who: Seat


class LetsThemDraw(Reason, frozen=True, tag=True):
    """Whoever is believed draws a card."""

    paragraph = "§4.3"
    who: Seat


class Costs(Reason, frozen=True, tag=True):
    """The forced card is worth so many points to its owner."""

    paragraph = "§4.5"
    who: Seat
    points: int


class HoldsOfColour(Reason, frozen=True, tag=True):
    """How many cards of the wished colour are in the own hand: without any, "I can't" will be true."""

    paragraph = "§3.5"
    colour: Colour
    cards: int


class KnownThere(Reason, frozen=True, tag=True):
    """The best card that this seat has seen in that hand, and how many there are to choose from."""

    paragraph = "§5.8"
    who: Seat
    card: Card
    cards: int


class OnlyCard(Reason, frozen=True, tag=True):
    """The hand has no other card: if it is laid or stolen the round ends."""

    paragraph = "§6.1"
    who: Seat


class Leads(Reason, frozen=True, tag=True):
    """Nobody has more points than the one who loses a card."""

    paragraph = "§6.6"
    who: Seat
    points: int


class SavesWithPolice(Reason, frozen=True, tag=True):
    """Police, who are worth nothing in hand, save a card and bring another."""

    paragraph = "§5.9"


class LosesOne(Reason, frozen=True, tag=True):
    """One of so many cards, each as likely, is lost; they are worth so many points."""

    paragraph = "§5.8"
    cards: int
    points: int


class AtTheFence(Reason, frozen=True, tag=True):
    """So many points for what is worth so many in hand, and as many new cards."""

    paragraph = "§7.12"
    points: int
    worth: int
    cards: int


REASONS = (
    GivesUp,
    NewCard,
    LastCard,
    Steals,
    Swaps,
    Skips,
    TurnsRound,
    TrueClaim,
    Bluff,
    SeenInHand,
    MatchByTheCards,
    MatchWasSeen,
    WrongDoubt,
    LetsThemDraw,
    Costs,
    HoldsOfColour,
    KnownThere,
    OnlyCard,
    Leads,
    SavesWithPolice,
    LosesOne,
    AtTheFence,
)


def why(view: KlauView, house: House, move: AnyMove) -> tuple[Reason, ...]:
    """The reasons, most important first."""
    match move:
        case Lay(card=card):
            return tuple(_of_laying(view, house, card))
        case ICant():
            return tuple(_of_claiming(view, house))
        case Doubt() | Believe():
            return tuple(_of_doubt(view, house, isinstance(move, Doubt)))
        case Force(card=card):
            return tuple(_of_forcing(view, card))
        case Wish(colour=colour):
            return (HoldsOfColour(colour, _of_colour(view.open.hand, colour)),)
        case Pick(whom=whom):
            return tuple(_of_target(view, whom))
        case CallPolice():
            return (SavesWithPolice(),)
        case LetItHappen():
            return (LosesOne(sum(view.open.hand.values()), view.open.worth),)
        case Give(card=card):
            return (GivesUp(_points(card)),)
        case HandIn(card=card):
            return (_of_fence({card: 1}),)
        case HandInAll():
            return (_of_fence({card: copies for card, copies in view.open.hand.items() if is_number(KIND_OF[card])}),)
    return ()


def _points(card: Card) -> int:
    return value_of(KIND_OF[card])


def _of_colour(cards: Cards, colour: Colour) -> int:
    return sum(copies for card, copies in cards.items() if colour in card.split("_"))


def _best(cards: Cards) -> Card:
    return max(cards, key=_points)


# The own turn.


def _of_laying(view: KlauView, house: House, card: Card) -> Iterator[Reason]:
    if card == "police":
        yield NewCard()
        return
    if sum(view.open.hand.values()) == 1:
        yield LastCard()
    motif = motif_of(KIND_OF[card])
    if motif == CROOK:
        yield Steals()
    elif motif == SWAP:
        yield Swaps()
    elif motif in SAFES:
        yield Skips(_skipped(view, 2 if motif == BIG_SAFE else 1))
    elif motif == PLAN and view.seats > 2 and not (house.plan_literal and view.open.direction == "counterclockwise"):
        assert view.seat is not None
        yield TurnsRound((2 * view.seat - follower(view)) % view.seats)
    yield GivesUp(_points(card))


def _skipped(view: KlauView, turns: int) -> tuple[int, ...]:
    """The seats that miss a turn if this many do; of two players only the other one loses anything by it (§5.5)."""
    assert view.seat is not None
    step = follower(view) - view.seat
    return tuple((view.seat + step * turn) % view.seats for turn in range(1, min(turns, view.seats - 1) + 1))


def _of_claiming(view: KlauView, house: House) -> Iterator[Reason]:
    assert view.remembered is not None
    forced = _that_can_be_forced(view, house, view.open.hand)
    if not forced:
        yield TrueClaim()
        return
    known = _that_can_be_forced(view, house, view.remembered.seen_of_mine[follower(view)])
    yield SeenInHand(follower(view), _best(known)) if known else Bluff(follower(view), _best(forced))


def _that_can_be_forced(view: KlauView, house: House, cards: Cards) -> Cards:
    """Those of the cards that would give a bluff away (§4.5, §4.8)."""
    mask = matching(view, house) | (1 << int(POLICE) if house.police_can_be_forced else 0)
    return {card: copies for card, copies in cards.items() if mask >> KIND_OF[card] & 1}


# Others' turns.


def _of_doubt(view: KlauView, house: House, doubts: bool) -> Iterator[Reason]:
    assert view.remembered is not None
    active = view.open.active
    seen, unseen = view.remembered.seen[active], view.remembered.unseen
    forced = _that_can_be_forced(view, house, seen)
    if forced:
        yield MatchWasSeen(active, _best(forced))
    else:
        hidden, among = view.open.cards_left[active] - sum(seen.values()), sum(unseen.values())
        others = among - sum(_that_can_be_forced(view, house, unseen).values())
        yield MatchByTheCards(active, in_percent(1 - comb(others, hidden) / comb(among, hidden)))
    if doubts and view.open.cards_left[active] == 1 and (forced or _that_can_be_forced(view, house, unseen)):
        yield OnlyCard(active)
    if not doubts:
        yield LetsThemDraw(active)
    elif not forced:
        yield WrongDoubt(active)


def _of_forcing(view: KlauView, card: Card) -> Iterator[Reason]:
    yield Costs(view.open.active, _points(card))
    if view.open.cards_left[view.open.active] == 1 and card != "police":  # §4.8: a card is drawn for police
        yield OnlyCard(view.open.active)


def _of_target(view: KlauView, whom: int) -> Iterator[Reason]:
    assert view.remembered is not None
    if view.about == "crook" and view.open.cards_left[whom] == 1:
        yield OnlyCard(whom)
    if seen := view.remembered.seen[whom]:
        yield KnownThere(whom, _best(seen), view.open.cards_left[whom])
    if 0 < view.open.totals[whom] == max(view.open.totals):
        yield Leads(whom, view.open.totals[whom])


def _of_fence(cards: Cards) -> Reason:
    many = sum(cards.values())
    return AtTheFence(int(POINTS_AT_THE_FENCE) * many, sum(copies * _points(card) for card, copies in cards.items()), many)
