"""What players of Auf Teufel komm raus do without thinking: bet what somebody will bring out, fetch it if need be."""

from math import exp, log
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from spelunke.core.dice import Dice
from spelunke.core.policy import Policy, shares_by_marks
from spelunke.games.teufel.box import BONUS, DEVIL, PACT_PAYMENT, SMALLEST_CHIP
from spelunke.games.teufel.rules import DARE, GO_ON, MOST_TENS, STOP, Teufel, of_kind, worth_of

HIGHEST_STAKE: Final[i64] = 20
"""In tens: no sensible bet is higher."""

BETWEEN_STAKES: Final[i64] = 2
"""In tens: the distance between the stakes that are compared."""

FURTHEST: Final[i64] = 16
"""In tens: how far from the best-looking stake another is still considered."""

CUSHION: Final = 200.0
"""What pacts and bonuses will return to a player who has lost everything."""


CHIPS_A_MARK: Final = 400.0
HORIZON: Final[i64] = 40
"""In answers: about two rounds. In longer rollouts luck would drown the effect of the choice."""


class TeufelPolicy(Policy[Teufel]):
    """A player who has watched knows everything (§6.3), so the policy may look at the whole table."""

    def __init__(self, horizon: i64 = HORIZON) -> None:
        super().__init__(1, horizon, foreseen=50, thoughtless=33)

    def answer(self, table: Teufel, seat: i64, dice: Dice) -> i64:  # noqa: ARG002 (it is sure)
        if table.about == DARE:
            going_on = _Turn(table, seat).should_go_on(float(table.turned_worth), float(table.turned_pieces))
            return GO_ON if going_on else STOP
        return _stake(table, seat)

    def candidates(self, table: Teufel, seat: i64) -> vec[i64]:
        """The best-looking stake and its neighbours: luck hides the difference between stakes for thousands of games."""
        if table.about == DARE:
            return table.legal(seat)
        best = _stake(table, seat)
        least: i64 = 0 if table.zero_stake else 1
        most = min(table.chips[seat] // SMALLEST_CHIP, MOST_TENS)
        codes = vec[i64]()
        for tens in range(best - BETWEEN_STAKES, best + BETWEEN_STAKES + 1, BETWEEN_STAKES):
            if least <= tens <= most:
                codes = append(codes, tens)
        return codes if len(codes) > 1 else table.legal(seat)

    def more_candidates(self, table: Teufel, seat: i64) -> vec[i64]:
        """Also stakes just above or below, far away, nothing and everything: a seat that knows the others' can top them."""
        legal = table.legal(seat)
        if table.about == DARE:
            return legal
        best = _stake(table, seat)
        codes = vec[i64]()
        for tens in legal:
            apart = max(tens - best, best - tens)
            doubled = apart & (apart - 1) == 0  # 0, 1, 2, 4 and so on
            if (doubled and apart <= FURTHEST) or tens == legal[0] or tens == legal[-1]:
                codes = append(codes, tens)
        return codes

    def chances(self, table: Teufel) -> vec[float]:
        """A seat with more chips wins more often, above all near the end; fitted to 1,500 games of four such players."""
        marks = vec[float]()
        for chips in table.scores():
            mark = float(chips) / CHIPS_A_MARK
            marks = append(marks, mark * mark)
        return shares_by_marks(marks)


def _devil(table: Teufel) -> float:
    """The probability that the next piece is a devil."""
    return float(of_kind(table.oven, DEVIL)) / float(max(table.oven_left, 1))


def _usual_piece(table: Teufel) -> float:
    """The average worth of a piece with a number; a little, if there is none."""
    numbers = table.oven_left - of_kind(table.oven, DEVIL)
    return float(max(worth_of(table.oven), 1)) / float(max(numbers, 1))


def _stake(table: Teufel, seat: i64) -> i64:
    """Maximizes the long-run growth of the chips: a small sure gain is better than a large risky one."""
    tens = table.chips[seat] // SMALLEST_CHIP
    least: i64 = 0 if table.zero_stake else 1
    chips = float(table.chips[seat]) + CUSHION
    further = _power(1.0 - _devil(table), float(BETWEEN_STAKES * SMALLEST_CHIP) / _usual_piece(table))
    reach = 1.0
    best: i64 = 0
    most = log(chips)
    for steps in range(1, HIGHEST_STAKE // BETWEEN_STAKES + 1):
        stake = steps * BETWEEN_STAKES
        if stake > tens:
            break
        reach *= further
        lost = 1.0
        for other in range(table.seats):
            if other == seat or table.chips[other] >= stake * SMALLEST_CHIP:
                lost *= 1.0 - reach
        risk = float(stake * SMALLEST_CHIP)
        # The higher the bet, the likelier it is the highest.
        gain = risk * (1.0 + float(stake) / float(HIGHEST_STAKE))
        growth = (1.0 - lost) * log(chips + gain) + lost * log(chips - risk)
        if growth > most:
            most = growth
            best = stake
    return max(best, least)


@final
class _Turn:
    """One player's reasoning at the oven."""

    safe: float
    """The probability that the next piece is not a devil."""

    piece: float
    best: float
    """The highest amount that lies there."""

    most: float
    """The most pieces that lie there."""

    to_come: float
    """How many players have their turn after this one …"""

    allies: float
    """… and how many of them have a bet to win that is as high."""

    stake: float
    prize: float
    fine: float

    def __init__(self, table: Teufel, seat: i64) -> None:
        self.safe = 1.0 - _devil(table)
        self.piece = _usual_piece(table)
        self.best = float(table.best_amount)
        self.most = float(table.most_pieces)
        self.to_come = 0.0
        self.allies = 0.0
        other = table.left_of(seat)
        while other != table.start:
            self.to_come += 1.0
            if table.stakes[other] >= table.stakes[seat]:
                self.allies += 1.0
            other = table.left_of(other)
        top: i64 = 0
        creditors: i64 = 0
        for other in range(table.seats):
            top = max(top, table.stakes[other])
            if other != seat:
                creditors += table.pacts >> other & 1
        stake = max(table.stakes[seat], 0)
        self.stake = float(stake)
        self.prize = float(2 * stake if stake == top else stake)
        self.fine = float(min(creditors * PACT_PAYMENT, table.chips[seat]))

    def should_go_on(self, amount: float, pieces: float) -> bool:
        """Whether going on to one piece more, to the stake, or to the highest amount promises more than stopping now."""
        if self.safe == 1.0:
            return True
        now = self.stopping(amount, pieces)
        burnt = self.stopping(0.0, 0.0) - self.fine
        if self.going_on(amount, pieces, amount + self.piece, burnt) > now:
            return True
        if amount < self.stake and self.going_on(amount, pieces, self.stake, burnt) > now:
            return True
        return amount < self.best and self.going_on(amount, pieces, self.best, burnt) > now

    def going_on(self, amount: float, pieces: float, goal: float, burnt: float) -> float:
        """The expected value of going on that far."""
        more = (goal - amount) / self.piece
        reached = _power(self.safe, more)
        return reached * self.stopping(goal, pieces + more) + (1.0 - reached) * burnt

    def stopping(self, amount: float, pieces: float) -> float:
        """The final worth of this coal, as far as the later players can be predicted."""
        worth = 0.0
        if self.stake:
            won = 1.0
            if max(amount, self.best) < self.stake:
                won = self.by_any(self.allies, self.stake / self.piece)
            worth = won * self.prize - (1.0 - won) * self.stake
        if pieces and amount >= self.best:
            worth += float(BONUS) * (1.0 - self.by_any(self.to_come, amount / self.piece + 1.0))
        if pieces and pieces >= self.most:
            worth += float(BONUS) * (1.0 - self.by_any(self.to_come, pieces + 1.0))
        return worth

    def by_any(self, players: float, pieces: float) -> float:
        """How likely at least one of these players gets this many pieces without a devil."""
        if not players:
            return 0.0
        return 1.0 - _power(1.0 - _power(self.safe, pieces), players)


def _power(base: float, exponent: float) -> float:
    return exp(log(base) * exponent) if base > 0.0 else 0.0
