"""Opponent model: what others are likely to answer now, face down, as the mean of what they might come to think."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from spelunke.core.dice import WORD, Dice

HARDLY: Final = 0.25
"""Beside the greatest part of a mix, what is less than this part of it is hardly in it, and not played."""

MOST_CODES: Final[i64] = 64
"""Whoever has more to choose from is not foreseen."""

NOTHING: Final[i64] = -1


@final
class OpponentModel:
    """Mixes of all seats of a table, each the mean of several."""

    is_any: bool
    """Whether anything is foreseen."""

    parts: vec[float]
    """By seat, then by code that is worth a thought."""

    totals: vec[float]
    """By seat: how many mixes were added, and so what its parts add up to."""

    def __init__(self, seats: i64) -> None:
        self.is_any = False
        self.parts = vec[float]([0.0] * (seats * MOST_CODES))
        self.totals = vec[float]([0.0] * seats)

    def add(self, seat: i64, mix: vec[float]) -> None:
        """One more mix that a seat may come to, without what is hardly in it."""
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
        """Which of the codes that are worth a thought the seat answers this time; NOTHING where none is foreseen."""
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
