"""Reasons at a table of Tock: what speaks for a card or a step, and against it."""

from collections.abc import Iterator

from spelunke.core.lookahead import foreseen
from spelunke.core.ring import TARGETS, Field, Place
from spelunke.core.types import Event, Reason, Seat
from spelunke.games.tock.box import House, Rank
from spelunke.games.tock.position import arrange
from spelunke.games.tock.thumb import Board, colour_played, comes_in, is_safe, partner_of, steps_of, threats
from spelunke.games.tock.types import (
    CODEBOOK,
    AnyMove,
    BringOut,
    CameOut,
    Captured,
    Give,
    PlaySeven,
    Spare,
    Swap,
    Swapped,
    TockView,
    Walk,
    Walked,
)
from spelunke.games.tock.view import guess, tell

WAYS_OUT: tuple[Rank, ...] = ("ace", "king")


class Captures(Reason, frozen=True, tag=True):
    """Somebody's piece goes back to its start zone; so many fields it had walked."""

    paragraph = "§5.3"
    who: Seat
    fields: int


class ComesOut(Reason, frozen=True, tag=True):
    """One more piece is on the track."""

    paragraph = "§3.1"
    waiting: int
    """The number of pieces that still wait then."""


class ComesHome(Reason, frozen=True, tag=True):
    """The piece enters the target."""

    paragraph = "§6.2"
    to: Place


class GoesDeeper(Reason, frozen=True, tag=True):
    """The piece makes room in the target."""

    paragraph = "§6.4"
    to: Place


class SwapsAhead(Reason, frozen=True, tag=True):
    """The jack brings the own piece so many fields nearer to its target."""

    paragraph = "§3.4"
    fields: int
    who: Seat


class SwapsBack(Reason, frozen=True, tag=True):
    """The jack throws the own piece so many fields back."""

    paragraph = "§3.4"
    fields: int
    who: Seat


class SafeOnStart(Reason, frozen=True, tag=True):
    """On a start field the piece cannot be captured, and nobody may pass."""

    paragraph = "§5.5"


class InReach(Reason, frozen=True, tag=True):
    """So many opposing pieces stand within a king's walk behind the piece then."""

    paragraph = "§5.3"
    pieces: int


class FieldsToGo(Reason, frozen=True, tag=True):
    """How far the piece is from its target lane then."""

    paragraph = "§6.1"
    fields: int


class ThenHome(Reason, frozen=True, tag=True):
    """A card that stays in hand would then bring the piece just into the target."""

    paragraph = "§6.2"
    card: Rank


class KeepsTheWayOut(Reason, frozen=True, tag=True):
    """A card that brings pieces out stays in hand, and pieces wait for it."""

    paragraph = "§3.1"
    card: Rank


class SpendsTheWayOut(Reason, frozen=True, tag=True):
    """The only card in hand that brings pieces out is used for walking, and pieces wait for it."""

    paragraph = "§3.1"
    card: Rank


class ForThePartner(Reason, frozen=True, tag=True):
    """The partner's piece walks."""

    paragraph = "§7.1"
    who: Seat


class Splits(Reason, frozen=True, tag=True):
    """So many pieces may share the steps of the seven, and capture what they pass."""

    paragraph = "§3.6"
    pieces: int


class Spares(Reason, frozen=True, tag=True):
    """Those who were passed stay where they are."""

    paragraph = "§5.7"


class BringsThePartnerOut(Reason, frozen=True, tag=True):
    """The partner has pieces waiting, and this card brings one out."""

    paragraph = "§3.1"
    who: Seat


class BringsThePartnerHome(Reason, frozen=True, tag=True):
    """The card is just what one of the partner's pieces needs to come into the target."""

    paragraph = "§6.2"
    who: Seat


class PartnerWaits(Reason, frozen=True, tag=True):
    """The partner has no piece on the track that could use this card."""

    paragraph = "§4.4"
    who: Seat


class OfNoUse(Reason, frozen=True, tag=True):
    """Without a piece on the track this card does nothing for oneself."""

    paragraph = "§4.4"
    card: Rank


class GivesTheWayOut(Reason, frozen=True, tag=True):
    """It is the only card in hand that would bring an own piece out."""

    paragraph = "§4.2"
    card: Rank


REASONS = (
    Captures,
    ComesOut,
    ComesHome,
    GoesDeeper,
    SwapsAhead,
    SwapsBack,
    SafeOnStart,
    InReach,
    FieldsToGo,
    ThenHome,
    KeepsTheWayOut,
    SpendsTheWayOut,
    ForThePartner,
    Splits,
    Spares,
    BringsThePartnerOut,
    BringsThePartnerHome,
    PartnerWaits,
    OfNoUse,
    GivesTheWayOut,
)


def why(view: TockView, house: House, move: AnyMove) -> tuple[Reason, ...]:
    """The reasons, most important first."""
    assert view.seat is not None
    if isinstance(move, Give):
        return tuple(_of_gift(view, move.card))
    if isinstance(move, Spare):
        return (Spares(),)
    if isinstance(move, PlaySeven):
        return (*_of_seven(view), *_of_hand(view, "7"))
    table = arrange(guess(view, house), view.seats, house)
    events = foreseen(table, CODEBOOK.codes[move], tell, view.seat)
    board = [list(places) for places in view.open.pieces]
    for event in events:
        if isinstance(event, Captured):
            board[event.who][event.piece - 1] = "waiting"
        elif isinstance(event, Swapped):
            board[event.other][event.other_piece - 1] = event.other_to
    reasons = [reason for event in events for reason in _of_event(view, event, board)]
    if isinstance(move, Walk | Swap | BringOut):
        card: Rank = "jack" if isinstance(move, Swap) else move.card
        reasons += [reason for event in events for reason in _of_next_card(view, event, card)]
        reasons += _of_hand(view, card, brings_out=isinstance(move, BringOut))
    return tuple(sorted(reasons, key=lambda reason: isinstance(reason, FieldsToGo)))


# On the board.


def _of_event(view: TockView, event: Event, board: Board) -> Iterator[Reason]:
    """``board`` has all other pieces where they stand after the move."""
    opened = view.open
    match event:
        case Captured(who=who, piece=piece):
            stood = opened.pieces[who][piece - 1]
            assert isinstance(stood, int)
            yield Captures(who, _walked(view, who, stood))
        case CameOut(who=who):
            yield ComesOut(opened.pieces[who].count("waiting") - 1)
        case Walked(who=who, piece=piece, to=to) if who in (view.seat, partner_of(view, view.seat or 0)):
            if who != view.seat:
                yield ForThePartner(who)
            if isinstance(to, str):
                yield GoesDeeper(to) if opened.pieces[who][piece - 1] in TARGETS else ComesHome(to)
            else:
                yield from _standing_on(view, who, to, board)
        case Swapped(who=who, piece=piece, to=to, other=other):
            before = opened.pieces[who][piece - 1]
            assert isinstance(before, int)
            ahead = _walked(view, who, to) - _walked(view, who, before)
            yield SwapsAhead(ahead, other) if ahead > 0 else SwapsBack(-ahead, other)
            yield from _standing_on(view, who, to, board)


def _standing_on(view: TockView, colour: int, field: Field, board: Board) -> Iterator[Reason]:
    if is_safe(view, field):
        yield SafeOnStart()
    elif behind := threats(view, board, colour, field):
        yield InReach(behind)
    yield FieldsToGo((view.open.entries[colour] - field) % view.open.length + 1)


def _walked(view: TockView, colour: int, field: Field) -> int:
    return (field - view.open.starts[colour]) % view.open.length


def _of_seven(view: TockView) -> Iterator[Reason]:
    assert view.seat is not None
    colour = colour_played(view, view.seat)
    yield Splits(sum(place != "waiting" for place in view.open.pieces[colour]))


# In the hand.


def _without(view: TockView, card: Rank) -> list[Rank]:
    left = list(view.open.hand)
    left.remove(card)
    return left


def _of_next_card(view: TockView, event: Event, played: Rank) -> Iterator[Reason]:
    """Whether one of the other cards would bring the moved piece into the target."""
    if isinstance(event, Walked | Swapped) and isinstance(event.to, int):
        for card in _without(view, played):
            if any(comes_in(view, event.who, event.to, steps) for steps in steps_of(card)):
                yield ThenHome(card)
                return


def _of_hand(view: TockView, card: Rank, brings_out: bool = False) -> Iterator[Reason]:
    """What happens to the cards that can bring out waiting pieces."""
    assert view.seat is not None
    waiting = view.open.pieces[colour_played(view, view.seat)].count("waiting") - brings_out
    ways_out = [other for other in _without(view, card) if other in WAYS_OUT]
    if waiting > 0 and not brings_out and card in WAYS_OUT and not ways_out:
        yield SpendsTheWayOut(card)
    elif waiting > 0 and ways_out:
        yield KeepsTheWayOut(ways_out[0])


def _of_gift(view: TockView, card: Rank) -> Iterator[Reason]:
    assert view.seat is not None
    partner = partner_of(view, view.seat)
    theirs, mine = colour_played(view, partner), colour_played(view, view.seat)
    on_track = [place for place in view.open.pieces[theirs] if isinstance(place, int)]
    if card in WAYS_OUT and "waiting" in view.open.pieces[theirs]:
        yield BringsThePartnerOut(partner)
    elif any(comes_in(view, theirs, place, steps) for place in on_track for steps in steps_of(card)):
        yield BringsThePartnerHome(partner)
    elif card not in WAYS_OUT and not on_track:
        yield PartnerWaits(partner)
    if card in WAYS_OUT:
        if "waiting" in view.open.pieces[mine] and sum(other in WAYS_OUT for other in view.open.hand) == 1:
            yield GivesTheWayOut(card)
    elif not any(isinstance(place, int) for place in view.open.pieces[mine]):
        yield OfNoUse(card)
