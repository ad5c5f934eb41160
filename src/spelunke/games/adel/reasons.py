"""Reasons at a table of Adel verpflichtet: what speaks for a place, an action or a card, and against it."""

from collections.abc import Iterator

from spelunke.core.types import Reason, Seat, SeatReason
from spelunke.games.adel.box import SMALLEST_COLLECTION, THOUSAND, WINDOWS, Location
from spelunke.games.adel.position import numbers_of
from spelunke.games.adel.rules import Adel
from spelunke.games.adel.rules_auction import highest_bidder, outbid
from spelunke.games.adel.rules_castle import exhibitors, thieves_at_castle
from spelunke.games.adel.rules_collections import NO_CARD, bit, count, largest_collection
from spelunke.games.adel.types import (
    CARD_NAMES,
    CODEBOOK,
    AdelView,
    AnyMove,
    Bid,
    Buy,
    Card,
    Done,
    Exhibit,
    Go,
    LeaveCheque,
    SendDetective,
    SendThief,
    Show,
    Steal,
    TakeCheque,
)


class Collection(Reason, frozen=True, tag=True):
    """The largest collection in hand, and what the leader's hexagon gives for the best and the second-best."""

    cards: int
    best: int
    second: int


class NoCollection(Reason, frozen=True, tag=True):
    """Without a collection nothing can be exhibited."""


class RivalHolds(SeatReason, frozen=True, tag=True):
    """Somebody who may exhibit too was seen with at least as large a collection."""

    cards: int


class ThievesAbout(Reason, frozen=True, tag=True):
    """These may send a thief there, who takes a card from every exhibition."""

    who: tuple[Seat, ...]


class Loot(Reason, frozen=True, tag=True):
    """These were seen with a collection and may exhibit: then there is something to steal."""

    who: tuple[Seat, ...]


class NoLootKnown(Reason, frozen=True, tag=True):
    """Nobody there was seen with a collection; without an exhibition there is no loot."""


class MayBeCaught(SeatReason, frozen=True, tag=True):
    """A detective sends the thief to jail; of all who may send theirs this one would gain most spaces."""

    spaces: int


class CatchesThieves(Reason, frozen=True, tag=True):
    """How many spaces the detective would bring, if one of these sends a thief."""

    spaces: int
    who: tuple[Seat, ...]


class NoThieves(Reason, frozen=True, tag=True):
    """Nobody there has a thief: a detective achieves nothing."""


class Fits(Reason, frozen=True, tag=True):
    """The card enlarges the largest own collection to this number of cards."""

    card: Card
    cards: int


class Apart(Reason, frozen=True, tag=True):
    """The card does not enlarge the largest own collection."""

    card: Card


class HighestCheque(Reason, frozen=True, tag=True):
    """Nobody who may be there can pay more."""

    cheque: int


class MayOutbid(Reason, frozen=True, tag=True):
    """These may be there and can pay more."""

    who: tuple[Seat, ...]


class SmallerWillDo(Reason, frozen=True, tag=True):
    """A smaller cheque of one's own beats everything there that this one beats."""

    cheque: int


class ChequeToSteal(Reason, frozen=True, tag=True):
    """The highest cheque that may be paid there; the only thief may take it."""

    cheque: int


class MoreToBid(Reason, frozen=True, tag=True):
    """The cheque is one more to bid with, from the next round on."""

    cheque: int


class StaysInRegister(Reason, frozen=True, tag=True):
    """A cheque that is not taken now can never be taken."""

    cheque: int


class OtherThieves(Reason, frozen=True, tag=True):
    """These may send a thief there too; then nobody gets anything."""

    who: tuple[Seat, ...]


class Breaks(SeatReason, frozen=True, tag=True):
    """The known collection of the robbed seat shrinks to this number of cards."""

    cards: int


class MoreIsBetter(Reason, frozen=True, tag=True):
    """Others exhibit too: the larger collection is the better one."""

    who: tuple[Seat, ...]


class Alone(Reason, frozen=True, tag=True):
    """Nobody else exhibits: the smallest collection is the best."""


class MayBeStolen(Reason, frozen=True, tag=True):
    """Thieves are at work: what is shown may be taken."""

    thieves: int


class HeldBack(Reason, frozen=True, tag=True):
    """Cards are kept from being seen and stolen."""

    cards: int


REASONS: dict[type[Reason], str] = {
    Collection: "§5.6",
    NoCollection: "§3.5",
    RivalHolds: "§5.5",
    ThievesAbout: "§6.1",
    Loot: "§6.1",
    NoLootKnown: "§6.4",
    MayBeCaught: "§7.1",
    CatchesThieves: "§7.3",
    NoThieves: "§7.2",
    Fits: "§5.1",
    Apart: "§5.1",
    HighestCheque: "§4.2",
    MayOutbid: "§4.2",
    SmallerWillDo: "§4.2",
    ChequeToSteal: "§4.3",
    MoreToBid: "§4.3",
    StaysInRegister: "§4.4",
    OtherThieves: "§4.4",
    Breaks: "§6.1",
    MoreIsBetter: "§5.5",
    Alone: "§5.5",
    MayBeStolen: "§6.1",
    HeldBack: "§5.2",
}
"""Every kind, and the paragraph that makes it a reason."""


def why(table: Adel, view: AdelView, move: AnyMove) -> tuple[Reason, ...]:
    """The reasons, most important first."""
    seat = view.seat
    assert seat is not None
    match move:
        case Go(to="auction"):
            return (*_of_windows(table, seat), *_of_bid(table, seat, max(numbers_of(table.cheques[seat]), default=0)))
        case Go() if not largest_collection(table.hands[seat]):
            return (NoCollection(), *_of_loot(table, seat), *_of_detective(table, seat))
        case Go() | Exhibit():
            return tuple(_of_exhibition(table, seat))
        case Bid(cheque=cheque):
            thousands = cheque // int(THOUSAND)
            return (*_of_bid(table, seat, thousands), *_of_smaller(table, seat, thousands), *_of_windows(table, seat))
        case SendThief(at="auction"):
            return tuple(_of_thief_at_auction(table, seat))
        case SendThief():
            return tuple(_of_thief_at_castle(table, seat))
        case SendDetective():
            return tuple(_of_detective(table, seat))
        case Buy(window=window):
            card = table.windows[WINDOWS.index(window)]
            return (_of_card(CARD_NAMES[card], table.hands[seat], _after(table, move).hands[seat]),)
        case TakeCheque():
            return (MoreToBid(_paid(table)),)
        case LeaveCheque():
            return (StaysInRegister(_paid(table)),)
        case Steal(card=card):
            return tuple(_of_theft(table, seat, card, _after(table, move)))
        case Show() | Done():
            return tuple(_of_showing(table, seat, move))
    return ()


def _after(table: Adel, move: AnyMove) -> Adel:
    """The table after this answer of the only seat asked."""
    after = table.copy()
    after.answer([CODEBOOK.code(move)])
    return after


def _others_at(table: Adel, seat: int, place: Location) -> list[int]:
    """The other seats that are there, as far as known, or may be."""
    there = table.at_castle if place == "castle" else ~table.at_castle
    known = table.locations_are_known()
    return [other for other in range(table.seats) if other != seat and (not known or there >> other & 1)]


def _with_thieves(table: Adel, seat: int, place: Location) -> tuple[int, ...]:
    return tuple(other for other in _others_at(table, seat, place) if table.thieves[other])


# The auction house.


def _of_windows(table: Adel, seat: int) -> Iterator[Reason]:
    """The better of the two cards that are on offer."""
    hand = table.hands[seat]
    offered = [_of_card(CARD_NAMES[card], hand, hand | bit(card)) for card in table.windows if card != NO_CARD]
    if offered:
        yield max(offered, key=lambda reason: reason.cards if isinstance(reason, Fits) else 0)


def _of_card(card: Card, before: int, after: int) -> Reason:
    """A card by which one hand has become another."""
    cards = largest_collection(after)
    return Fits(card, cards) if cards > largest_collection(before) else Apart(card)


def _of_bid(table: Adel, seat: int, thousands: int) -> Iterator[Reason]:
    others = _others_at(table, seat, "auction")
    higher = tuple(other for other in others if outbid(table.cheques[other], thousands) != table.cheques[other])
    if higher:
        yield MayOutbid(higher)
    elif thousands:
        yield HighestCheque(thousands * int(THOUSAND))


def _of_smaller(table: Adel, seat: int, thousands: int) -> Iterator[Reason]:
    others = table.cheques_at_auction(seat)
    smaller = numbers_of(outbid(table.cheques[seat], thousands))
    enough = [own for own in smaller if outbid(others, own) == outbid(others, thousands)]
    if enough:
        yield SmallerWillDo(min(enough) * int(THOUSAND))


def _of_thief_at_auction(table: Adel, seat: int) -> Iterator[Reason]:
    if cheques := numbers_of(table.cheques_at_auction(seat)):
        yield ChequeToSteal(max(cheques) * int(THOUSAND))
    if thieves := _with_thieves(table, seat, "auction"):
        yield OtherThieves(thieves)


def _paid(table: Adel) -> int:
    """The cheque that was just paid."""
    action = CODEBOOK.moves[table.actions[highest_bidder(table.actions)]]
    assert isinstance(action, Bid)
    return action.cheque


# The castle.


def _of_exhibition(table: Adel, seat: int) -> Iterator[Reason]:
    mine = largest_collection(table.hands[seat])
    if not mine:
        yield NoCollection()
        return
    yield Collection(mine, table.exhibition_spaces(0), table.exhibition_spaces(1))
    rivals = [(largest_collection(table.seen[other]), other) for other in _others_at(table, seat, "castle")]
    if rivals and max(rivals)[0] >= mine:
        yield RivalHolds(max(rivals)[1], max(rivals)[0])
    if thieves := _with_thieves(table, seat, "castle"):
        yield ThievesAbout(thieves)


def _of_loot(table: Adel, seat: int) -> Iterator[Reason]:
    holders = tuple(other for other in _others_at(table, seat, "castle") if largest_collection(table.seen[other]))
    if holders and table.thieves[seat]:
        yield Loot(holders)


def _of_thief_at_castle(table: Adel, seat: int) -> Iterator[Reason]:
    yield from tuple(_of_loot(table, seat)) or (NoLootKnown(),)
    if others := _others_at(table, seat, "castle"):
        most = max(others, key=table.detective_spaces)
        yield MayBeCaught(most, table.detective_spaces(most))


def _of_detective(table: Adel, seat: int) -> Iterator[Reason]:
    if thieves := _with_thieves(table, seat, "castle"):
        yield CatchesThieves(table.detective_spaces(seat), thieves)
    else:
        yield NoThieves()


def _of_theft(table: Adel, seat: int, card: Card, after: Adel) -> Iterator[Reason]:
    yield _of_card(card, table.hands[seat], after.hands[seat])
    known = table.seen[table.robbed]
    # When the game is over all hands lie open: what was not seen before does not count.
    left = largest_collection(known & after.seen[table.robbed])
    if left < largest_collection(known):
        yield Breaks(table.robbed, left)


def _of_showing(table: Adel, seat: int, move: AnyMove) -> Iterator[Reason]:
    rivals = numbers_of(exhibitors(table.actions) & ~(1 << seat))
    if isinstance(move, Done):
        yield HeldBack(count(table.hands[seat] & ~table.shown[seat]))
    else:
        yield MayBeStolen(count(thieves_at_castle(table.actions)))
    if not rivals:
        yield Alone()
    elif isinstance(move, Show) and count(table.shown[seat]) >= SMALLEST_COLLECTION:
        yield MoreIsBetter(rivals)
