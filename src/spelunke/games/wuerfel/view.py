"""Who may see what at a table of the dice game: everybody sees everything."""

from typing import cast

from spelunke.core.ring import place_in_words
from spelunke.core.types import Event
from spelunke.games.wuerfel import rules
from spelunke.games.wuerfel.box import House
from spelunke.games.wuerfel.position import pips, start_rolls
from spelunke.games.wuerfel.rules import Wuerfel
from spelunke.games.wuerfel.types import (
    AllIn,
    Begins,
    CameOut,
    CannotMove,
    Ended,
    Open,
    Passed,
    Pips,
    Position,
    Remembered,
    Rolled,
    RolledForStart,
    ThrownOut,
    Tied,
    Walked,
    WuerfelView,
)


def look(table: Wuerfel, _seat: int | None) -> Open:
    """What lies open to everybody."""
    return Open(
        length=table.ring.length,
        starts=tuple(table.ring.starts),
        entries=tuple(table.ring.entries),
        pieces=tuple(table.places_in_words(seat) for seat in range(table.seats)),
        turn=table.turn,
        roll=pips(table.roll),
        attempts_left=table.attempts,
        start_rolls=start_rolls(table),
        finished=tuple(table.finished),
    )


def remember(_table: Wuerfel, _seat: int | None) -> Remembered:
    """Nothing that does not lie open."""
    return Remembered()


def guess(view: WuerfelView, _house: House) -> Position:
    """The position behind a view: there are no secrets."""
    opened = view.open
    return Position(
        pieces=opened.pieces,
        turn=opened.turn,
        roll=opened.roll,
        attempts_left=opened.attempts_left,
        start_rolls=opened.start_rolls,
        finished=opened.finished if any(opened.finished) else None,
    )


def tell(note: tuple[int, ...], _seat: int | None) -> Event | None:
    """A note of the tape as an event, the same for all."""
    match note:
        case (rules.ROLLED_FOR_START, who, rolled):
            return RolledForStart(who, cast(Pips, rolled))
        case (rules.TIED, *seats):
            return Tied(tuple(seats))
        case (rules.BEGINS, who):
            return Begins(who)
        case (rules.ROLLED, who, rolled):
            return Rolled(who, cast(Pips, rolled))
        case (rules.CANNOT_MOVE, who):
            return CannotMove(who)
        case (rules.PASSED, who):
            return Passed(who)
        case (rules.CAME_OUT, who, piece):
            return CameOut(who, piece + 1)
        case (rules.WALKED, who, piece, steps, end):
            return Walked(who, piece + 1, steps, place_in_words(end))
        case (rules.THROWN_OUT, who, piece, by):
            return ThrownOut(who, piece + 1, by)
        case (rules.ALL_IN, who, place):
            return AllIn(who, place)
        case (rules.ENDED, *places):
            return Ended(tuple(seat for seat, place in enumerate(places) if place == 1))
    raise ValueError(f"a note nobody knows: {note}")
