"""What players of the dice game do without thinking: hit whoever is nearly home, get home, run from whoever is close behind."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from spelunke.core.dice import Dice
from spelunke.core.policy import Policy, shares_by_marks, shares_of_the_win
from spelunke.core.ring import EMPTY, HOME, PIECES, WAITING
from spelunke.games.wuerfel.box import SIX
from spelunke.games.wuerfel.rules import BRING_OUT, MAY_COME_OUT, MAY_PASS, PASS, WALK_PIECE, Wuerfel

# Values; a field walked is worth three.
A_TARGET: Final[i64] = 480
A_TARGET_FURTHER: Final[i64] = 60
A_FIELD: Final[i64] = 3
A_HIT: Final[i64] = 1800
A_FIELD_LOST: Final[i64] = 60
"""For each field that a thrown-out piece had walked."""

A_THREAT: Final[i64] = 150
A_FIELD_THREATENED: Final[i64] = 10

# Each seat's share of the win, in marks: fitted to 150 games of four such players.
A_PIECE_HOME: Final = 1.45
A_LAP: Final = 1.1


HORIZON: Final[i64] = 40
"""In answers: a few turns for every seat. In longer rollouts luck would drown the effect of the choice."""


class WuerfelPolicy(Policy[Wuerfel]):
    """There are no secrets, so the policy may look at everything."""

    def __init__(self, horizon: i64 = HORIZON) -> None:
        super().__init__(1, horizon)

    def answer(self, table: Wuerfel, seat: i64, dice: Dice) -> i64:
        options = table.options
        if options & MAY_COME_OUT:
            return BRING_OUT
        walks = options & (MAY_COME_OUT - 1)
        if walks & (walks - 1) == 0 and not options & MAY_PASS:
            return WALK_PIECE + _only(walks)
        best: i64 = PASS
        most: i64 = 0 if options & MAY_PASS else -A_HIT * PIECES * PIECES
        first = dice.below(PIECES)  # where the comparison begins, so that equals are as likely
        for step in range(PIECES):
            piece = (first + step) & (PIECES - 1)
            if walks >> piece & 1:
                mark = _mark(table, seat, table.at[seat * PIECES + piece])
                if mark > most:
                    most = mark
                    best = WALK_PIECE + piece
        return best

    def chances(self, table: Wuerfel) -> vec[float]:
        """A seat with more pieces home and more fields walked wins more often; once a seat is home, the places decide."""
        marks = vec[float]()
        for seat in range(table.seats):
            if table.finished[seat]:
                return shares_of_the_win(table.places())
            marks = append(marks, A_PIECE_HOME * float(table.pieces_home(seat)) + A_LAP * table.laps_walked(seat))
        return shares_by_marks(marks)


def _only(walks: i64) -> i64:
    piece: i64 = 0
    while not walks >> piece & 1:
        piece += 1
    return piece


def _mark(table: Wuerfel, seat: i64, place: i64) -> i64:
    """The gain from walking with the piece that stands there."""
    end = table.end_of(seat, place, table.roll)
    mark = _worth(table, seat, end) - _worth(table, seat, place) - _danger(table, seat, end) + _danger(table, seat, place)
    if end < HOME and table.on[end] != EMPTY:
        mark += A_HIT + A_FIELD_LOST * _walked(table, table.on[end] >> 2, end)
    return mark


def _walked(table: Wuerfel, seat: i64, field: i64) -> i64:
    walked = field - table.ring.starts[seat]
    return walked if walked >= 0 else walked + table.ring.length


def _worth(table: Wuerfel, seat: i64, place: i64) -> i64:
    if place >= HOME:
        return A_TARGET + A_TARGET_FURTHER * (place - HOME)
    return A_FIELD * _walked(table, seat, place)


def _danger(table: Wuerfel, seat: i64, place: i64) -> i64:
    """What a piece has to lose there, times the number of pieces that could hit it with one roll."""
    if place >= HOME:
        return 0
    threats: i64 = 0
    field = place
    for _step in range(SIX):
        field -= 1
        if field < 0:
            field += table.ring.length
        if table.on[field] != EMPTY and table.on[field] >> 2 != seat:
            threats += 1
    if table.ring.is_start[place]:
        threats += _waiting_to_come_out(table, seat, place)
    return threats * (A_THREAT + A_FIELD_THREATENED * _walked(table, seat, place))


def _waiting_to_come_out(table: Wuerfel, seat: i64, start: i64) -> i64:
    """1 if this is the start field of another seat that has a waiting piece."""
    for other in range(table.seats):
        if other != seat and table.ring.starts[other] == start:
            for piece in range(table.pieces):
                if table.at[other * PIECES + piece] == WAITING:
                    return 1
    return 0
