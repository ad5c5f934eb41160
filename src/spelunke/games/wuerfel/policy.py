"""The policy of the dice game: hit the piece that is nearly home, get home, run from those close behind."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from spelunke.core.dice import Dice
from spelunke.core.policy import Policy, shares_by_marks, shares_of_the_win
from spelunke.core.ring import EMPTY, HOME, WAITING
from spelunke.games.wuerfel.rules import PASS, ROLL_AGAIN, STOP, Wuerfel

# Values, in thirds of a field walked.
A_FIELD: Final[i64] = 3
A_FIELD_LOST: Final[i64] = 60
"""For each field that a thrown-out piece of another had walked."""

A_FIELD_THREATENED: Final[i64] = 10
"""For each field beyond its first section that a piece has to lose: one that waits again comes out soon enough."""

A_FIELD_HUNTED: Final[i64] = 5
"""For each field that a piece of another has to lose to the next roll."""

A_TARGET: Final[i64] = 4000
"""More than any field is worth, so that the last piece always comes home."""

A_TARGET_FURTHER: Final[i64] = 60

A_ROLL: Final = 1.0
"""For the chance of another six: if all else is equal, it rolls again."""

# Each seat's share of the win, in marks: fitted to 150 games of four such players.
A_PIECE_HOME: Final = 1.45
A_LAP: Final = 1.1

HORIZON: Final[i64] = 36
"""In answers: a few turns for every seat. In longer rollouts luck would drown the effect of the choice."""


class WuerfelPolicy(Policy[Wuerfel]):
    """There are no secrets, so the policy may look at everything.

    ``imagined`` is how many sides of the die it foresees for the next roll: all as a bot, none in rollouts, to be quick.
    """

    def __init__(self, imagined: i64 = 0) -> None:
        super().__init__(imagined, HORIZON)

    def marks(self, table: Wuerfel, seat: i64, codes: vec[i64], dice: Dice) -> vec[float]:  # noqa: ARG002
        """What is gained by moving the piece, or by the next roll on average; nothing by leaving a roll unused or stopping."""
        marks = vec[float]([0.0] * len(codes))
        for at in range(len(codes)):
            if codes[at] == ROLL_AGAIN:
                marks[at] = self._gain_of_a_roll(table, seat)
            elif codes[at] != PASS and codes[at] != STOP:
                marks[at] = float(self._gain(table, seat, codes[at], table.roll))
        return marks

    def _gain_of_a_roll(self, table: Wuerfel, seat: i64) -> float:
        """The mean over the sides of the die that are foreseen, each used as well as can be; in rollouts just something."""
        gain = A_ROLL
        for roll in range(1, self.imagined + 1):
            codes = table.codes_for(seat, roll)
            best: i64 = 0
            for at in range(len(codes)):
                found: i64 = 0
                if codes[at] != PASS:
                    found = self._gain(table, seat, codes[at], roll)
                if at == 0 or found > best:
                    best = found
            gain += float(best) / float(self.imagined)
        return gain

    def _gain(self, table: Wuerfel, seat: i64, code: i64, roll: i64) -> i64:
        pawn = table.pawn_of(seat, code)
        place = table.at[pawn]
        end = table.end_of(seat, place, roll)
        gain = self._worth(table, seat, end) + A_FIELD_LOST * _fields_to_lose(table, table.victim_on(seat, end))
        if place == WAITING:
            return gain
        return gain - self._worth(table, seat, place)

    def _worth(self, table: Wuerfel, seat: i64, place: i64) -> i64:
        """What a piece is worth there, with those before it and those close behind."""
        if place >= HOME:
            return A_TARGET + A_TARGET_FURTHER * (place - HOME)
        walked = table.ring.walked(seat, place)
        worth = A_FIELD * walked - A_FIELD_THREATENED * (walked - table.ring.section) * table.threats(seat, place)
        for roll in range(1, self.imagined + 1):
            worth += A_FIELD_HUNTED * _fields_to_lose(table, table.victim_on(seat, table.leads_to(seat, place, roll)))
        return worth

    def chances(self, table: Wuerfel) -> vec[float]:
        """A seat with more pieces home and more fields walked wins more often; once a seat is home, the places decide."""
        marks = vec[float]()
        for seat in range(table.seats):
            if table.finished[seat]:
                return shares_of_the_win(table.places())
            marks = append(marks, A_PIECE_HOME * float(table.pieces_home(seat)) + A_LAP * table.laps_walked(seat))
        return shares_by_marks(marks)


def _fields_to_lose(table: Wuerfel, pawn: i64) -> i64:
    """How far a pawn on the track has come; 0 for EMPTY."""
    if pawn == EMPTY:
        return 0
    return table.ring.walked(pawn >> 2, table.at[pawn])
