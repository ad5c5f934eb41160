"""Reasons at a table of Adel verpflichtet: what speaks for a place, an action or a card, and against it."""

from collections.abc import Iterator

from spelunke.core.types import Reason, Seat
from spelunke.games.adel.box import SMALLEST_COLLECTION, House, Location
from spelunke.games.adel.thumb import best_run
from spelunke.games.adel.types import (
    AdelView,
    AnyMove,
    Bid,
    Buy,
    Card,
    Cards,
    Done,
    Exhibit,
    Go,
    SendDetective,
    SendThief,
    Show,
    Steal,
)


class Collection(Reason, frozen=True, tag=True):
    """The largest collection in hand, and what the leader's hexagon gives for the best and the second-best."""

    paragraph = "§5.6"
    cards: int
    best: int
    second: int


class NoCollection(Reason, frozen=True, tag=True):
    """Without a collection nothing can be exhibited."""

    paragraph = "§3.5"


class RivalHolds(Reason, frozen=True, tag=True):
    """Somebody who may exhibit too was seen with at least as large a collection."""

    paragraph = "§5.5"
    who: Seat
    cards: int


class ThievesAbout(Reason, frozen=True, tag=True):
    """These may send a thief there, who takes a card from every exhibition."""

    paragraph = "§6.1"
    who: tuple[Seat, ...]


class Loot(Reason, frozen=True, tag=True):
    """These were seen with a collection and may exhibit: then there is something to steal."""

    paragraph = "§6.1"
    who: tuple[Seat, ...]


class NoLootKnown(Reason, frozen=True, tag=True):
    """Nobody there was seen with a collection; without an exhibition there is no loot."""

    paragraph = "§6.4"


class MayBeCaught(Reason, frozen=True, tag=True):
    """A detective sends the thief to jail; of all who may send theirs this one would gain most spaces."""

    paragraph = "§7.1"
    who: Seat
    spaces: int


class CatchesThieves(Reason, frozen=True, tag=True):
    """The detective would bring so many spaces, if one of these sends a thief."""

    paragraph = "§7.3"
    spaces: int
    who: tuple[Seat, ...]


class NoThieves(Reason, frozen=True, tag=True):
    """Nobody there has a thief: a detective achieves nothing."""

    paragraph = "§7.2"


class Fits(Reason, frozen=True, tag=True):
    """The card makes the largest own collection so large."""

    paragraph = "§5.1"
    card: Card
    cards: int


class Apart(Reason, frozen=True, tag=True):
    """The card does not enlarge the largest own collection."""

    paragraph = "§5.1"
    card: Card


class HighestCheque(Reason, frozen=True, tag=True):
    """Nobody who may be there can pay more."""

    paragraph = "§4.2"
    cheque: int


class MayOutbid(Reason, frozen=True, tag=True):
    """These may be there and can pay more."""

    paragraph = "§4.2"
    who: tuple[Seat, ...]


class SmallerWillDo(Reason, frozen=True, tag=True):
    """A smaller cheque of one's own beats everything there that this one beats."""

    paragraph = "§4.2"
    cheque: int


class ChequeToSteal(Reason, frozen=True, tag=True):
    """The highest cheque that may be paid there; the only thief takes it."""

    paragraph = "§4.3"
    cheque: int


class OtherThieves(Reason, frozen=True, tag=True):
    """These may send a thief there too; then nobody gets anything."""

    paragraph = "§4.4"
    who: tuple[Seat, ...]


class Breaks(Reason, frozen=True, tag=True):
    """The known collection of whoever is robbed shrinks to so many cards."""

    paragraph = "§6.1"
    who: Seat
    cards: int


class MoreIsBetter(Reason, frozen=True, tag=True):
    """Others exhibit too: the larger collection is the better one."""

    paragraph = "§5.5"
    who: tuple[Seat, ...]


class Alone(Reason, frozen=True, tag=True):
    """Nobody else exhibits: the smallest collection is the best."""

    paragraph = "§5.5"


class MayBeStolen(Reason, frozen=True, tag=True):
    """So many thieves are at work: what is shown may be taken."""

    paragraph = "§6.1"
    thieves: int


class HeldBack(Reason, frozen=True, tag=True):
    """So many cards are kept from being seen and stolen."""

    paragraph = "§5.2"
    cards: int


REASONS = (
    Collection,
    NoCollection,
    RivalHolds,
    ThievesAbout,
    Loot,
    NoLootKnown,
    MayBeCaught,
    CatchesThieves,
    NoThieves,
    Fits,
    Apart,
    HighestCheque,
    MayOutbid,
    SmallerWillDo,
    ChequeToSteal,
    OtherThieves,
    Breaks,
    MoreIsBetter,
    Alone,
    MayBeStolen,
    HeldBack,
)


def why(view: AdelView, house: House, move: AnyMove) -> tuple[Reason, ...]:
    """The reasons, most important first."""
    match move:
        case Go(to="auction"):
            return (*_of_windows(view), *_of_bid(view, max(view.open.cheques, default=0)))
        case Go() if not best_run(view.open.hand):
            return (*_of_exhibition(view), *_of_loot(view), *_of_detective(view, house))
        case Go() | Exhibit():
            return tuple(_of_exhibition(view))
        case Bid(cheque=cheque):
            return (*_of_bid(view, cheque), *_of_smaller(view, cheque), *_of_windows(view))
        case SendThief(at="auction"):
            return tuple(_of_thief_at_auction(view))
        case SendThief():
            return tuple(_of_thief_at_castle(view, house))
        case SendDetective():
            return tuple(_of_detective(view, house))
        case Buy(window=window):
            card = view.open.windows[0 if window == "left" else 1]
            return () if card is None else (_of_card(view.open.hand, card),)
        case Steal(card=card):
            return tuple(_of_theft(view, card))
        case Show() | Done():
            return tuple(_of_showing(view, move))
    return ()


def _others_at(view: AdelView, place: Location) -> list[int]:
    """The other seats that are there, as far as known, or may be."""
    return [other for other in range(view.seats) if other != view.seat and view.open.locations[other] in (None, place)]


def _with_thieves(view: AdelView, place: Location) -> tuple[int, ...]:
    assert view.remembered is not None
    return tuple(other for other in _others_at(view, place) if view.remembered.thieves[other])


def _known_run(view: AdelView, seat: int) -> Cards:
    """The largest collection that was seen in this seat's hand."""
    assert view.remembered is not None
    return best_run(tuple(sorted(view.remembered.seen[seat])))


# The auction house.


def _of_windows(view: AdelView) -> Iterator[Reason]:
    """The better of the two cards that are on offer."""
    offered = [_of_card(view.open.hand, card) for card in view.open.windows if card is not None]
    if offered:
        yield max(offered, key=lambda reason: reason.cards if isinstance(reason, Fits) else 0)


def _of_card(hand: Cards, card: Card) -> Reason:
    with_it = len(best_run(tuple(sorted((*hand, card)))))
    return Fits(card, with_it) if with_it > len(best_run(hand)) else Apart(card)


def _of_bid(view: AdelView, cheque: int) -> Iterator[Reason]:
    assert view.remembered is not None
    others = _others_at(view, "auction")
    higher = tuple(other for other in others if max(view.remembered.cheques[other], default=0) > cheque)
    if higher:
        yield MayOutbid(higher)
    elif cheque:
        yield HighestCheque(cheque)


def _of_smaller(view: AdelView, cheque: int) -> Iterator[Reason]:
    assert view.remembered is not None
    beaten = [their for other in _others_at(view, "auction") for their in view.remembered.cheques[other] if their < cheque]
    enough = [own for own in view.open.cheques if max(beaten, default=0) < own < cheque]
    if enough:
        yield SmallerWillDo(min(enough))


def _of_thief_at_auction(view: AdelView) -> Iterator[Reason]:
    assert view.remembered is not None
    cheques = [cheque for other in _others_at(view, "auction") for cheque in view.remembered.cheques[other]]
    if cheques:
        yield ChequeToSteal(max(cheques))
    if thieves := _with_thieves(view, "auction"):
        yield OtherThieves(thieves)


# The castle.


def _of_exhibition(view: AdelView) -> Iterator[Reason]:
    mine, hexagon = len(best_run(view.open.hand)), view.open.hexagon
    if not mine:
        yield NoCollection()
        return
    if hexagon is not None:
        yield Collection(mine, hexagon.best, hexagon.second)
    rivals = [(len(_known_run(view, other)), other) for other in _others_at(view, "castle")]
    most, rival = max(rivals, default=(0, 0))
    if most >= mine:
        yield RivalHolds(rival, most)
    if thieves := _with_thieves(view, "castle"):
        yield ThievesAbout(thieves)


def _of_loot(view: AdelView) -> Iterator[Reason]:
    holders = tuple(other for other in _others_at(view, "castle") if _known_run(view, other))
    if holders and view.remembered is not None and view.remembered.thieves[view.seat or 0]:
        yield Loot(holders)


def _of_thief_at_castle(view: AdelView, house: House) -> Iterator[Reason]:
    yield from tuple(_of_loot(view)) or (NoLootKnown(),)
    if others := _others_at(view, "castle"):
        most = max(others, key=lambda other: _by_detective(view, house, other))
        yield MayBeCaught(most, _by_detective(view, house, most))


def _by_detective(view: AdelView, house: House, seat: int) -> int:
    """How far a detective would move this seat's pawn (§7.4), as the pawns stand now, before anybody exhibits."""
    return house.detectives[sum(pawn > view.open.pawns[seat] for pawn in view.open.pawns)]


def _of_detective(view: AdelView, house: House) -> Iterator[Reason]:
    assert view.seat is not None
    if thieves := _with_thieves(view, "castle"):
        yield CatchesThieves(_by_detective(view, house, view.seat), thieves)
    else:
        yield NoThieves()


def _of_theft(view: AdelView, card: Card) -> Iterator[Reason]:
    robbed = view.open.robbed
    assert robbed is not None and view.remembered is not None
    yield _of_card(view.open.hand, card)
    known = _known_run(view, robbed)
    left = best_run(tuple(sorted(other for other in view.remembered.seen[robbed] if other != card)))
    if len(left) < len(known):
        yield Breaks(robbed, len(left))


def _of_showing(view: AdelView, move: AnyMove) -> Iterator[Reason]:
    rivals = tuple(seat for seat, action in enumerate(view.open.actions) if action == Exhibit() and seat != view.seat)
    thieves = sum(isinstance(action, SendThief) and action.at == "castle" for action in view.open.actions)
    if isinstance(move, Done):
        yield HeldBack(len(view.open.hand) - len(view.open.prepared))
    else:
        yield MayBeStolen(thieves)
    if not rivals:
        yield Alone()
    elif isinstance(move, Show) and len(view.open.prepared) >= SMALLEST_COLLECTION:
        yield MoreIsBetter(rivals)
