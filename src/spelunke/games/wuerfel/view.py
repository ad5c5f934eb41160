"""Who may see what at a table of the dice game: everybody sees everything."""

from typing import cast

from spelunke.core.ring import SECTIONS, name_in_words, place_in_words
from spelunke.core.types import Event
from spelunke.games.wuerfel import rules
from spelunke.games.wuerfel.box import House
from spelunke.games.wuerfel.leads import duty_of, leads_of, stuck_of, throws_of
from spelunke.games.wuerfel.position import position
from spelunke.games.wuerfel.rules import Wuerfel
from spelunke.games.wuerfel.types import (
    AllIn,
    AllTied,
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
    Stopped,
    ThrownOut,
    Tied,
    Walked,
    WuerfelView,
)


def look(table: Wuerfel, _seat: int | None) -> Open:
    """What lies open to everybody."""
    truth = position(table)
    return Open(
        length=table.ring.length,
        starts=tuple(table.ring.starts),
        entries=tuple(table.ring.entries),
        pieces=truth.pieces,
        turn=truth.turn,
        roll=truth.roll,
        attempts_left=truth.attempts_left,
        start_rolls=truth.start_rolls,
        finished=tuple(table.finished),
        may_roll_again=truth.may_roll_again,
        leads=leads_of(table),
        duty=duty_of(table),
        stuck=stuck_of(table),
        throws=throws_of(table),
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
        may_roll_again=opened.may_roll_again,
    )


def board_of(view: WuerfelView) -> Wuerfel:
    """The pieces of a view on their ring, for those who are not told the house rules: an offered walk ends there as it will."""
    opened = view.open
    house = House(
        section_length=opened.length // int(SECTIONS),
        entry_offset=(opened.starts[0] - opened.entries[0]) % opened.length,
        pieces=len(opened.pieces[0]),
        extra_laps=True,  # §7.3: a walk that neither ends in the lane nor is forbidden runs on
    )
    table = rules.deal(view.seats, house)
    table.set_out(opened.pieces)
    return table


def tell(note: tuple[int, ...], _seat: int | None) -> Event | None:
    """A note of the tape as an event, the same for all."""
    match note:
        case (rules.ROLLED_FOR_START, who, rolled):
            return RolledForStart(who, cast(Pips, rolled))
        case (rules.TIED, *seats):
            return Tied(tuple(seats))
        case (rules.ALL_TIED, *seats):
            return AllTied(tuple(seats))
        case (rules.BEGINS, who):
            return Begins(who)
        case (rules.ROLLED, who, rolled):
            return Rolled(who, cast(Pips, rolled))
        case (rules.CANNOT_MOVE, who):
            return CannotMove(who)
        case (rules.PASSED, who):
            return Passed(who)
        case (rules.STOPPED, who):
            return Stopped(who)
        case (rules.CAME_OUT, who, piece, to, name):
            return CameOut(who, piece + 1, to, name_in_words(name))
        case (rules.WALKED, who, piece, steps, start_name, to_name, *places):
            start, *way = [place_in_words(place) for place in places]
            names = name_in_words(start_name), name_in_words(to_name)
            return Walked(who, piece + 1, steps, start, way[-1], tuple(way), *names)
        case (rules.THROWN_OUT, who, piece, by, field, name, lost):
            return ThrownOut(who, piece + 1, by, field, name_in_words(name), lost)
        case (rules.ALL_IN, who, place):
            return AllIn(who, place)
        case (rules.ENDED, *places):
            return Ended(tuple(seat for seat, place in enumerate(places) if place == 1))
    raise ValueError(f"a note nobody knows: {note}")
