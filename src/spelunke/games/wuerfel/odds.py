"""The odds at a table of the dice game: what the next rolls may bring, as the pieces stand now."""

from collections.abc import Iterator

from spelunke.core.ring import EMPTY
from spelunke.core.types import Chance, Seat
from spelunke.games.wuerfel.box import SIX, House
from spelunke.games.wuerfel.position import arrange
from spelunke.games.wuerfel.rules import PASS, Wuerfel
from spelunke.games.wuerfel.types import SIDES, WuerfelView
from spelunke.games.wuerfel.view import guess


class UsefulRoll(Chance, frozen=True, tag=True):
    """A roll with which somebody can do something (§3.6)."""

    who: Seat


class SixInTime(Chance, frozen=True, tag=True):
    """A six, in as many attempts as somebody's turn begins with (§3.4)."""

    who: Seat
    attempts: int


class ThrowsMeOut(Chance, frozen=True, tag=True):
    """A roll with which somebody may throw out a piece of this seat (§4.3)."""

    who: Seat


CHANCES = (UsefulRoll, SixInTime, ThrowsMeOut)


def odds(view: WuerfelView, house: House) -> tuple[Chance, ...]:
    """For every seat that is not home yet; none while the seats roll for the start."""
    if view.open.start_rolls is not None:
        return ()
    return tuple(_odds(arrange(guess(view, house), view.seats, house), view.seat))


def _odds(table: Wuerfel, me: int | None) -> Iterator[Chance]:
    for seat in range(table.seats):
        if table.finished[seat]:
            continue
        yield UsefulRoll(sum(len(table.codes_for(seat, roll)) > 0 for roll in SIDES), SIX, seat)
        attempts = int(table.attempts_of(seat))
        yield SixInTime(SIX**attempts - (SIX - 1) ** attempts, SIX**attempts, seat, attempts)
        if me is not None and (sides := sides_that_throw_out(table, seat, me)):
            yield ThrowsMeOut(sides, SIX, seat)


def sides_that_throw_out(table: Wuerfel, seat: int, me: int) -> int:
    """With how many sides of the die that seat may throw out a piece of mine; none of its own."""
    return sum(any(victim >> 2 == me for victim in _victims(table, seat, roll)) for roll in SIDES)


def sides_that_hit(table: Wuerfel, seat: int) -> int:
    """With how many sides of the die that seat may throw out anybody."""
    return sum(any(victim != EMPTY for victim in _victims(table, seat, roll)) for roll in SIDES)


def _victims(table: Wuerfel, seat: int, roll: int) -> Iterator[int]:
    for code in table.codes_for(seat, roll):
        if code != PASS:
            yield table.victim_on(seat, table.lands_on(seat, code, roll))
