"""How a sensible player of Rück's raus! answers: imagine rounds, let the rules say how they end, and aim to be second."""

from math import exp, sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from spelunke.core.dice import Dice
from spelunke.core.policy import Policy, shares_of_the_win
from spelunke.core.table import filled
from spelunke.games.rueck.box import MOST_ROUNDS
from spelunke.games.rueck.rules import FAVOUR, NO_NOBLE, ROBBER, Rueck

SWING: Final = 2.5
"""How far, in jewels, two totals easily drift apart in one round: fitted to 500 games of four such players."""

KEEP_THE_ENDS: Final = 0.006
"""The penalty on a robber for every half step from the middle of the gang: only the strong and the weak decide a round,
so the middling ones go first."""

HORIZON: Final[i64] = 16
"""In answers: two to three rounds. In longer rollouts luck would drown the effect of the choice."""

FAR: Final[i64] = 50
"""A lead, in jewels, beyond which more makes no difference."""

_LEADS: Final[i64] = 2 * FAR + 1
_KEEPS_LEAD: Final = vec[float](
    [
        1 / (1 + exp(-lead / (SWING * sqrt(further + 1))))
        for further in range(MOST_ROUNDS)
        for lead in range(-int(FAR), int(FAR) + 1)
    ]
)
"""By further rounds, after one that is certain, and by lead, from −FAR: how likely the leader is ahead in the end."""


@final
class RueckPolicy(Policy[Rueck]):
    """Hands can be worked out (§3.5), so the policy may look at all of them; it imagines the answers that lie face down."""

    robbed: Rueck
    """Scratch: the table after an imagined choice of robbers …"""

    favoured: Rueck
    """… and after an imagined choice of favours."""

    def __init__(self, imagined: i64 = 1) -> None:
        super().__init__(imagined, HORIZON)
        self.robbed = Rueck()
        self.favoured = Rueck()

    def marks(self, table: Rueck, seat: i64, codes: vec[i64], dice: Dice) -> vec[float]:
        """The mean chance after imagined rounds, less for a robber that is better kept."""
        marks = vec[float]([0.0] * len(codes))
        weight = 1.0 / float(self.imagined)
        for _round in range(self.imagined):
            answers = _answers_of_others(table, seat, dice)
            for at in range(len(codes)):
                answers[seat] = codes[at]
                marks[at] += weight * self._chance_after(table, seat, answers, dice)
        if table.about == ROBBER and table.round < table.rounds:
            for at in range(len(codes)):
                marks[at] -= KEEP_THE_ENDS * abs(float(2 * codes[at] - table.chief))
        return marks

    def _chance_after(self, table: Rueck, seat: i64, answers: vec[i64], dice: Dice) -> float:
        """The seat's chance after the round that these answers lead to; if a favour is its to choose, after the best one."""
        robbed, favoured = self.robbed, self.favoured
        table.copy_into(robbed)
        robbed.step(answers)
        if robbed.about != FAVOUR:
            return _chance(robbed, seat)
        choices = _answers_of_others(robbed, seat, dice)
        if robbed.asked >> seat & 1 == 0:
            robbed.step(choices)
            return _chance(robbed, seat)
        best = 0.0
        for favour in robbed.legal(seat):
            choices[seat] = favour
            robbed.copy_into(favoured)
            favoured.step(choices)
            best = max(best, _chance(favoured, seat))
        return best

    def chances(self, table: Rueck) -> vec[float]:
        """A seat wins more often the more likely it ends with exactly one of the others ahead."""
        if not table.asked:
            return shares_of_the_win(table.places())
        shares = vec[float]([_chance(table, seat) for seat in range(table.seats)])
        total = 0.0
        for share in shares:
            total += share
        for seat in range(table.seats):
            shares[seat] /= total
        return shares


def _answers_of_others(table: Rueck, seat: i64, dice: Dice) -> vec[i64]:
    """What the other seats that are asked may answer, each code as likely."""
    answers = filled(table.seats, 0)
    for other in range(table.seats):
        if other != seat and table.asked >> other & 1:
            codes = table.legal(other)
            answers[other] = codes[dice.below(len(codes))]
    return answers


def _chance(table: Rueck, seat: i64) -> float:
    """How likely exactly one of the others ends ahead of this seat; once the game is over, the seat's share of the win."""
    if not table.asked:
        return shares_of_the_win(table.places())[seat]
    further = table.rounds - table.round
    if table.noble == NO_NOBLE:
        further -= 1  # the next one is not played yet
    level = further * _LEADS + FAR
    jewels = table.jewels
    nobody_ahead = 1.0
    one_ahead = 0.0
    for other in range(table.seats):
        if other != seat:
            lead = jewels[other] - jewels[seat]
            ahead = _KEEPS_LEAD[level + min(max(lead, -FAR), FAR)]
            one_ahead = one_ahead * (1.0 - ahead) + nobody_ahead * ahead
            nobody_ahead *= 1.0 - ahead
    return one_ahead
