"""Reasons at a table of the dice game: what speaks for walking with a piece, and against it."""

from collections.abc import Iterator
from math import prod

from spelunke.core.lookahead import foreseen
from spelunke.core.ring import EMPTY
from spelunke.core.ring_types import CameOut, Piece, Walked
from spelunke.core.types import Event, Reason, Seat, in_percent
from spelunke.games.wuerfel.box import SIX
from spelunke.games.wuerfel.odds import sides_that_hit, sides_that_throw_out
from spelunke.games.wuerfel.rules import BRING_OUT, Wuerfel
from spelunke.games.wuerfel.types import CODEBOOK, SIDES, AnyMove, Pass, RollAgain, Stop, ThrownOut, WuerfelView
from spelunke.games.wuerfel.view import tell


class ThrowsOut(Reason, frozen=True, tag=True):
    """Somebody's piece has to wait again; so many fields it had walked."""

    who: Seat
    fields: int


class ComesOut(Reason, frozen=True, tag=True):
    """One more piece is on the track; so many still wait then."""

    waiting: int


class ComesHome(Reason, frozen=True, tag=True):
    """The piece enters the target, where nobody can throw it out."""

    place: str


class GoesDeeper(Reason, frozen=True, tag=True):
    """The piece makes room in the target."""

    place: str


class ClearsTheFirstField(Reason, frozen=True, tag=True):
    """A six can bring the next piece out."""


class MoreDanger(Reason, frozen=True, tag=True):
    """How likely, roughly, others may throw a piece out before the next turn: more likely than as it stands now."""

    percent: int
    before: int


class LessDanger(Reason, frozen=True, tag=True):
    """The same, but less likely than as it stands now."""

    percent: int
    before: int


class FieldsToGo(Reason, frozen=True, tag=True):
    """How far the piece is from its target lane then."""

    piece: Piece
    fields: int


class AnotherRoll(Reason, frozen=True, tag=True):
    """With how many sides of the die a piece could walk or come out, and with how many one could be thrown out."""

    useful: int
    throwing: int


class EndsTheTurn(Reason, frozen=True, tag=True):
    """Nothing moves any more; how likely, roughly, others may throw a piece out before the next turn."""

    percent: int


class LeavesTheRoll(Reason, frozen=True, tag=True):
    """The roll is left unused."""

    pips: int


REASONS: dict[type[Reason], str] = {
    ThrowsOut: "§4.3",
    ComesOut: "§3.2",
    ComesHome: "§6.1",
    GoesDeeper: "§6.4",
    ClearsTheFirstField: "§5.1",
    MoreDanger: "§4.3",
    LessDanger: "§4.3",
    FieldsToGo: "",
    LeavesTheRoll: "§7.2",
    AnotherRoll: "§3.3",
    EndsTheTurn: "§3.3",
}
"""Every kind, and the paragraph that makes it a reason."""


def why(table: Wuerfel, view: WuerfelView, move: AnyMove) -> tuple[Reason, ...]:
    """The reasons, most important first."""
    seat = view.seat
    assert seat is not None
    if isinstance(move, RollAgain):
        useful = sum(len(table.codes_for(seat, roll)) > 0 for roll in SIDES)
        return (AnotherRoll(useful, sides_that_hit(table, seat)),)
    if isinstance(move, Stop):
        return (EndsTheTurn(in_percent(_danger(table, seat))),)
    if isinstance(move, Pass):
        assert view.open.roll is not None
        return (LeavesTheRoll(view.open.roll),)
    was_blocked, before = _is_blocked(table, seat), _danger(table, seat)
    events = foreseen(table, CODEBOOK.codes[move], tell, seat)
    after = _danger(table, seat)
    reasons = [reason for event in events for reason in _of_event(table, event)]
    if was_blocked and not _is_blocked(table, seat):
        reasons.append(ClearsTheFirstField())
    if after > before:
        reasons.append(MoreDanger(in_percent(after), in_percent(before)))
    elif after < before:
        reasons.append(LessDanger(in_percent(after), in_percent(before)))
    return tuple(sorted(reasons, key=lambda reason: isinstance(reason, FieldsToGo)))


def _of_event(table: Wuerfel, event: Event) -> Iterator[Reason]:
    """What speaks for what happened, at the table where it has happened."""
    match event:
        case ThrownOut(who=who, fields_lost=fields):
            yield ThrowsOut(who, fields)
        case CameOut(who=who):
            yield ComesOut(table.places_in_words(who).count("waiting"))
        case Walked(who=who, piece=piece, to=int(to)):
            yield FieldsToGo(piece, table.ring.fields_to_lane(who, to))
        case Walked(to=str(to), way=way):
            yield ComesHome(to) if "G1" in way else GoesDeeper(to)


def _is_blocked(table: Wuerfel, seat: int) -> bool:
    """§5.1: whether a piece waits that a six does not bring out."""
    return table.waiting_piece(seat) != EMPTY and BRING_OUT not in table.codes_for(seat, SIX)


def _danger(table: Wuerfel, me: int) -> float:
    """How likely, at this table, the others may throw out a piece of mine with one roll each."""
    return 1 - prod(1 - sides_that_throw_out(table, seat, me) / int(SIX) for seat in range(table.seats))
