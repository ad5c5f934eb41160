"""Who may see what at a table of the dice game: everybody sees everything."""

from collections.abc import Callable
from typing import Final

from spelunke.core.ring import SECTIONS, name_in_words
from spelunke.core.ring_types import came_out, walked
from spelunke.core.types import Event, ended
from spelunke.games.wuerfel import rules
from spelunke.games.wuerfel.box import House
from spelunke.games.wuerfel.leads import duty_of, leads_of, stuck_of, throws_of
from spelunke.games.wuerfel.position import position
from spelunke.games.wuerfel.rules import Wuerfel
from spelunke.games.wuerfel.types import (
    AllIn,
    AllTied,
    Begins,
    CannotMove,
    Open,
    Passed,
    Position,
    Remembered,
    Rolled,
    RolledForStart,
    Stopped,
    ThrownOut,
    Tied,
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


def shows_if_forced(_table: Wuerfel, _seat: int) -> bool:
    """Everybody sees everything."""
    return True


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


_TOLD: Final[dict[int, Callable[..., Event]]] = {
    rules.ROLLED_FOR_START: RolledForStart,
    rules.TIED: lambda *seats: Tied(seats),
    rules.ALL_TIED: lambda *seats: AllTied(seats),
    rules.BEGINS: Begins,
    rules.ROLLED: Rolled,
    rules.CANNOT_MOVE: CannotMove,
    rules.PASSED: Passed,
    rules.STOPPED: Stopped,
    rules.CAME_OUT: came_out,
    rules.WALKED: walked,
    rules.THROWN_OUT: lambda who, piece, by, field, name, lost: ThrownOut(who, piece, by, field, name_in_words(name), lost),
    rules.ALL_IN: AllIn,
    rules.ENDED: ended,
}
"""By kind of note: its event."""


def tell(note: tuple[int, ...], _seat: int | None) -> Event:
    """A note of the tape as an event, the same for all."""
    return _TOLD[note[0]](*note[1:])
