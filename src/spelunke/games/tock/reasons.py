"""Reasons at a table of Tock: what speaks for a card or a step, and against it."""

from collections.abc import Iterator
from typing import Final

from spelunke.core.lookahead import foreseen
from spelunke.core.ring import PIECES, Field, Place, place_in_numbers
from spelunke.core.ring_types import CameOut, Piece, Walked
from spelunke.core.types import Event, Reason, Seat, SeatReason
from spelunke.games.tock.box import RANKS, Rank
from spelunke.games.tock.events import Captured, Swapped
from spelunke.games.tock.policy_judgement import pursuers
from spelunke.games.tock.position import cards_in_words
from spelunke.games.tock.rules import PARTS, PASSING, Tock
from spelunke.games.tock.rules_plays import WAYS_OF_RANK
from spelunke.games.tock.types import (
    CODEBOOK,
    AnyMove,
    BringOut,
    Capture,
    Cards,
    Give,
    Part,
    PlaySeven,
    Spare,
    Swap,
    TockView,
    Walk,
)
from spelunke.games.tock.view import tell

WAYS_OUT: Final = ("ace", "king")
"""The cards that bring a piece out (§3.1, §3.2)."""


class Captures(SeatReason, frozen=True, tag=True):
    """Somebody's piece goes back to its start zone; so many fields it had walked."""

    fields: int


class ComesOut(Reason, frozen=True, tag=True):
    """One more piece is on the track."""

    waiting: int
    """The number of pieces that still wait then."""


class ComesHome(Reason, frozen=True, tag=True):
    """The piece enters the target."""

    to: Place


class GoesDeeper(Reason, frozen=True, tag=True):
    """The piece makes room in the target."""

    to: Place


class SwapsAhead(Reason, frozen=True, tag=True):
    """The jack brings the own piece so many fields nearer to its target."""

    fields: int
    who: Seat


class SwapsBack(Reason, frozen=True, tag=True):
    """The jack throws the own piece so many fields back."""

    fields: int
    who: Seat


class SafeOnStart(Reason, frozen=True, tag=True):
    """On a start field the piece cannot be captured, and nobody may pass."""


class InReach(Reason, frozen=True, tag=True):
    """So many opposing pieces stand within a king's walk behind the piece then."""

    pieces: int


class FieldsToGo(Reason, frozen=True, tag=True):
    """How far the piece is from its target lane then."""

    fields: int


class ThenHome(Reason, frozen=True, tag=True):
    """A card that stays in hand would then bring the piece just into the target."""

    card: Rank


class KeepsTheWayOut(Reason, frozen=True, tag=True):
    """A card that brings pieces out stays in hand, and pieces wait for it."""

    card: Rank


class SpendsTheWayOut(Reason, frozen=True, tag=True):
    """The only card in hand that brings pieces out is used for walking, and pieces wait for it."""

    card: Rank


class ForThePartner(SeatReason, frozen=True, tag=True):
    """The partner's piece walks."""


class Splits(Reason, frozen=True, tag=True):
    """So many pieces may share the steps of the seven, and capture what they pass."""

    pieces: int


class Spares(Reason, frozen=True, tag=True):
    """Those who were passed stay where they are."""


class BringsThePartnerOut(SeatReason, frozen=True, tag=True):
    """The partner has pieces waiting, and this card brings one out."""


class BringsThePartnerHome(SeatReason, frozen=True, tag=True):
    """The card is just what one of the partner's pieces needs to come into the target."""


class PartnerWaits(SeatReason, frozen=True, tag=True):
    """The partner has no piece on the track that could use this card."""


class OfNoUse(Reason, frozen=True, tag=True):
    """Without a piece on the track this card does nothing for oneself."""

    card: Rank


class GivesTheWayOut(Reason, frozen=True, tag=True):
    """It is the only card in hand that would bring an own piece out."""

    card: Rank


REASONS: dict[type[Reason], str] = {
    Captures: "§5.3",
    ComesOut: "§3.1",
    ComesHome: "§6.2",
    GoesDeeper: "§6.4",
    SwapsAhead: "§3.4",
    SwapsBack: "§3.4",
    SafeOnStart: "§5.5",
    InReach: "§5.3",
    FieldsToGo: "§6.1",
    ThenHome: "§6.2",
    KeepsTheWayOut: "§3.1",
    SpendsTheWayOut: "§3.1",
    ForThePartner: "§7.1",
    Splits: "§3.6",
    Spares: "§5.7",
    BringsThePartnerOut: "§3.1",
    BringsThePartnerHome: "§6.2",
    PartnerWaits: "§4.4",
    OfNoUse: "§4.4",
    GivesTheWayOut: "§4.2",
}
"""Every kind, and the paragraph that makes it a reason."""


def why(table: Tock, view: TockView, move: AnyMove) -> tuple[Reason, ...]:
    """The reasons, most important first."""
    assert view.seat is not None
    if isinstance(move, Give):
        return tuple(_of_gift(table, view.seat, move.card))
    if isinstance(move, Spare):
        return (Spares(),)
    colour = table.colour_played()
    events = foreseen(table, CODEBOOK.codes[move], tell, view.seat)
    if isinstance(move, PlaySeven):
        return (Splits(len(_sharers(table, view.seat))), *_of_hand(table, view.seat, colour, "7", True))
    reasons = [reason for event in events for reason in _of_event(table, view, event)]
    if isinstance(move, Walk | Swap | BringOut):
        card: Rank = "jack" if isinstance(move, Swap) else move.card
        reasons += [reason for event in events for reason in _of_next_card(table, view.seat, event)]
        reasons += _of_hand(table, view.seat, colour, card, not isinstance(move, BringOut))
    return tuple(sorted(reasons, key=lambda reason: isinstance(reason, FieldsToGo)))


# On the board, after the move.


def _of_event(table: Tock, view: TockView, event: Event) -> Iterator[Reason]:
    before, remembered = view.open.pieces, view.remembered
    match event:
        case Captured(who=who, piece=piece):
            if remembered is not None and remembered.walked is not None:
                yield Captures(who, max(remembered.walked[who][piece - 1], 0))
            else:
                yield Captures(who, table.ring.walked(who, place_in_numbers(before[who][piece - 1])))
        case CameOut(who=who):
            yield ComesOut(_waiting(table, who))
        case Walked(who=who, piece=piece, to=to):
            if who != view.seat:
                yield ForThePartner(who)
            if isinstance(to, str):
                yield GoesDeeper(to) if isinstance(before[who][piece - 1], str) else ComesHome(to)
            else:
                yield from _standing_on(table, who, piece, to)
        case Swapped(who=who, piece=piece, to=to, other=other, other_to=start):
            ahead = _fields_to_lane(table, who, piece, start) - _fields_to_lane(table, who, piece, to)
            yield SwapsAhead(ahead, other) if ahead > 0 else SwapsBack(-ahead, other)
            yield from _standing_on(table, who, piece, to)


def _fields_to_lane(table: Tock, colour: Seat, piece: Piece, field: Field) -> int:
    """§6.1: how far this piece would have from this field to its target, with the lap it may still have to walk."""
    return table.track.way_to_entry(table, colour, field, table.track.walked[colour * PIECES + piece - 1]) + 1


def _standing_on(table: Tock, colour: Seat, piece: Piece, field: Field) -> Iterator[Reason]:
    if table.ring.is_start[field]:
        yield SafeOnStart()
    elif behind := pursuers(table, table.at, colour, field):
        yield InReach(behind)
    yield FieldsToGo(_fields_to_lane(table, colour, piece, field))


def _sharers(table: Tock, seat: Seat) -> set[tuple[bool, Piece]]:
    """The pieces that may get a part of the seven that is being played, in any order of parts."""
    found: set[tuple[bool, Piece]] = set()
    for code in table.choices(seat):
        after = table.copy()
        after.answer([code])
        move = CODEBOOK.moves[code]
        if isinstance(move, Part):
            found.add((move.partners, move.piece))
        if not isinstance(move, Capture) and after.about in (PARTS, PASSING) and after.asked:
            found |= _sharers(after, seat)
    return found


def _waiting(table: Tock, colour: Seat) -> int:
    return table.places_in_words(colour).count("waiting")


# In the hand.


def _of_next_card(table: Tock, seat: Seat, event: Event) -> Iterator[Reason]:
    """Whether one of the cards that stay in hand would bring the moved piece into the target."""
    if isinstance(event, Walked | Swapped):
        fitting = [card for card in _held(table, seat) if _brings_home(table, event.who * PIECES + event.piece - 1, card)]
        if fitting:
            yield ThenHome(fitting[0])


def _of_hand(table: Tock, seat: Seat, colour: Seat, card: Rank, walks: bool) -> Iterator[Reason]:
    """What has happened to the cards that can bring out the pieces of this colour that wait."""
    if _waiting(table, colour):
        ways_out = [other for other in _held(table, seat) if other in WAYS_OUT]
        if ways_out:
            yield KeepsTheWayOut(ways_out[0])
        elif walks and card in WAYS_OUT:
            yield SpendsTheWayOut(card)


def _held(table: Tock, seat: Seat) -> Cards:
    return cards_in_words(table.hands.in_hand[seat])


def _brings_home(table: Tock, pawn: int, card: Rank) -> bool:
    return table.track.ways_in(table, pawn) & WAYS_OF_RANK[RANKS.index(card)] > 0


def _of_gift(table: Tock, seat: Seat, card: Rank) -> Iterator[Reason]:
    partner = table.customs.partner[seat]
    theirs, mine = table.track.colour_of(table, partner), table.track.colour_of(table, seat)
    if card in WAYS_OUT and _waiting(table, theirs):
        yield BringsThePartnerOut(partner)
    elif any(_brings_home(table, theirs * PIECES + piece, card) for piece in range(table.pieces)):
        yield BringsThePartnerHome(partner)
    elif card not in WAYS_OUT and not _is_out(table, theirs):
        yield PartnerWaits(partner)
    if card not in WAYS_OUT and not _is_out(table, mine):
        yield OfNoUse(card)
    if card in WAYS_OUT and _waiting(table, mine) and sum(other in WAYS_OUT for other in _held(table, seat)) == 1:
        yield GivesTheWayOut(card)


def _is_out(table: Tock, colour: Seat) -> bool:
    return any(isinstance(place, int) for place in table.places_in_words(colour))
