"""The whole truth of a table of the dice game as plain words, and back."""

from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from spelunke.core.errors import check_position
from spelunke.core.ring import ALL_HOME
from spelunke.core.table import filled
from spelunke.games.wuerfel.box import SIX, House
from spelunke.games.wuerfel.rules import AGAIN, BEATEN, MOVE, START, Wuerfel, deal
from spelunke.games.wuerfel.types import Pips, Position


def position(table: Wuerfel) -> Position:
    """The whole truth."""
    return Position(
        pieces=tuple(table.places_in_words(seat) for seat in range(table.seats)),
        turn=table.turn,
        roll=cast(Pips | None, table.roll or None),
        attempts_left=table.attempts,
        start_rolls=tuple(None if roll == BEATEN else roll for roll in table.start_rolls) if table.about == START else None,
        finished=tuple(table.finished) if any(table.finished) else None,
        may_roll_again=table.about == AGAIN,
    )


def arrange(wanted: Position, seats: int, house: House) -> Wuerfel:
    """The table of a position; refuses one that no table can be in, and says what is off."""
    for by_seat in (wanted.start_rolls, wanted.finished):
        if by_seat is not None:
            check_position(len(by_seat) == seats, "position-seats", seats=seats, found=len(by_seat))
    check_position(0 <= wanted.turn < seats, "wuerfel-position-turn", turn=wanted.turn, paragraph="§3.1")
    table = deal(seats, house)
    table.set_out(wanted.pieces)
    table.turn = wanted.turn
    table.attempts = wanted.attempts_left
    if wanted.start_rolls is not None:
        _roll_for_start(table, wanted, wanted.start_rolls)
        return table
    table.start_rolls = filled(seats, BEATEN)
    _finish(table, wanted)
    if table.next_place() > table.last_place():
        over = wanted.roll is None and not wanted.may_roll_again and table.finished[wanted.turn] > 0
        check_position(over, "wuerfel-position-over", paragraph="§8.4")
        table.about = MOVE
        table.asked = 0
        return table
    check_position(not table.finished[wanted.turn], "wuerfel-position-turn", turn=wanted.turn, paragraph="§8.3")
    most = table.attempts_of(wanted.turn)
    fits = 1 <= wanted.attempts_left <= most
    check_position(fits, "wuerfel-position-attempts", attempts=wanted.attempts_left, most=int(most), paragraph="§3.4")
    table.let_roll(wanted.turn, wanted.attempts_left)
    if wanted.may_roll_again:
        fits = wanted.roll is None and wanted.attempts_left == most and not table.customs.must_roll_again
        check_position(fits, "wuerfel-position-again", paragraph="§3.3")
        table.let_decide(wanted.turn)
    elif wanted.roll is not None:
        may_use = len(table.codes_for(wanted.turn, wanted.roll)) > 0
        check_position(may_use, "wuerfel-position-roll", roll=wanted.roll, paragraph="§3.6")
        table.luck(wanted.roll - 1)
    return table


def _roll_for_start(table: Wuerfel, wanted: Position, rolls: tuple[int | None, ...]) -> None:
    """§2.2, §2.3: nothing has moved yet; clockwise from the rolling seat, those that have not rolled come first."""
    clockwise = [rolls[(wanted.turn + ahead) % len(rolls)] for ahead in range(len(rolls))]
    contenders = [roll for roll in clockwise if roll is not None]
    fits = (
        clockwise[0] == 0
        and len(contenders) > 1
        and all(0 <= roll <= SIX for roll in contenders)
        and contenders == sorted(contenders, key=bool)
        and (len(contenders) == len(rolls) or table.customs.tied_roll_again)
        and (wanted.roll, wanted.attempts_left, wanted.finished, wanted.may_roll_again) == (None, 0, None, False)
        and all(place == "waiting" for colour in wanted.pieces for place in colour)
    )
    check_position(fits, "wuerfel-position-start", paragraph="§2.2")
    table.start_rolls = vec[i64]([BEATEN if roll is None else roll for roll in rolls])


def _finish(table: Wuerfel, wanted: Position) -> None:
    """§8: the seats with all pieces home have the places from 1 on, and no other seat has one."""
    finished = wanted.finished or (0,) * len(wanted.pieces)
    done = sorted(place for place in finished if place)
    fits = (
        done == list(range(1, len(done) + 1))
        and len(done) <= table.last_place()
        and all((table.home[seat] == ALL_HOME) == (place > 0) for seat, place in enumerate(finished))
    )
    check_position(fits, "wuerfel-position-finished", finished=list(finished), paragraph="§8.2")
    table.finished = vec[i64](finished)
