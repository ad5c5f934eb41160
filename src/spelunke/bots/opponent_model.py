"""Opponent model: what others are likely to answer now, face down, as the mean of what they might come to think."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from spelunke.core.dice import WORD, Dice

HARDLY: Final = 0.25
"""Answers whose probability is below this fraction of the largest one in a mix are dropped."""

MOST_CODES: Final[i64] = 64
"""Seats with more codes than this are not predicted."""

NOTHING: Final[i64] = -1


@final
class OpponentModel:
    """The mixed strategies of all seats of a table, each the mean of several."""

    is_any: bool
    """Whether any seat is predicted."""

    parts: vec[float]
    """By seat, then by code worth considering."""

    totals: vec[float]
    """By seat: the number of mixes added, which is also the sum of its weights."""

    def __init__(self, seats: i64) -> None:
        self.is_any = False
        self.parts = vec[float]([0.0] * (seats * MOST_CODES))
        self.totals = vec[float]([0.0] * seats)

    def add(self, seat: i64, mix: vec[float]) -> None:
        """Add one more mix that a seat may arrive at, without its negligible answers."""
        many = i64(len(mix))
        if not 0 < many <= MOST_CODES:
            return
        best = 0.0
        for part in mix:
            best = max(best, part)
        total = 0.0
        for part in mix:
            if part >= HARDLY * best:
                total += part
        for at in range(many):
            if mix[at] >= HARDLY * best:
                self.parts[seat * MOST_CODES + at] += mix[at] / total
        self.totals[seat] += 1.0
        self.is_any = True

    def drawn(self, seat: i64, dice: Dice) -> i64:
        """Sample the seat's answer, an index into the codes worth considering; NOTHING if the seat is not predicted."""
        total = self.totals[seat]
        if total == 0.0:
            return NOTHING
        ticket = float(dice.word()) / float(WORD + 1) * total
        chosen = NOTHING
        for at in range(MOST_CODES):
            part = self.parts[seat * MOST_CODES + at]
            if part > 0.0:
                chosen = at
                ticket -= part
                if ticket < 0.0:
                    break
        return chosen
