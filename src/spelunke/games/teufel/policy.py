"""How a sensible player of Auf Teufel komm raus answers: bet what somebody will bring out, and fetch it if need be."""

from math import exp, log
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from spelunke.core.dice import Dice
from spelunke.core.policy import Policy, shares_by_marks, shares_of_the_win
from spelunke.core.table import MOST_SEATS, filled
from spelunke.games.teufel.box import BONUS, DEVIL, SMALLEST_CHIP
from spelunke.games.teufel.rules import DARE, GO_ON, STOP, Teufel, of_kind, worth_of
from spelunke.games.teufel.rules_chips import NOBODY, payout

USUAL_STAKE: Final[i64] = 6
"""In tens: where the search for the best stake begins."""

BETWEEN_STAKES: Final[i64] = 2

SURELY_HIGHEST: Final[i64] = 12
MORE_A_SEAT: Final[i64] = 3
"""In tens, for the table and for each of its seats: a stake that nobody tops; half of it is topped half of the time."""

FURTHEST: Final[i64] = 16
"""In tens: how far from the best-looking stake another is still considered."""

CUSHION: Final[i64] = 1000
"""What a player who has lost everything will win back: the smaller it is, the more a loss is feared."""

CERTAIN_DEVIL: Final = -1000.0
"""Instead of the logarithm of 0."""

CHIPS_A_MARK: Final = 400.0
HORIZON: Final[i64] = 40
"""In answers: about two rounds. In longer rollouts luck would drown the effect of the choice."""


class TeufelPolicy(Policy[Teufel]):
    """A player who has watched knows everything (§6.3), so the policy may look at the whole table."""

    def __init__(self, horizon: i64 = HORIZON) -> None:
        super().__init__(horizon=horizon, foreseen=50, thoughtless=33)
        self.scratch = Teufel()
        self.stopping = filled(MOST_SEATS, STOP)
        self.oven: i64 = -1  # the heap that was looked at last

    def marks(self, table: Teufel, seat: i64, codes: vec[i64], dice: Dice) -> vec[float]:  # noqa: ARG002 (it is sure)
        """For a stake the growth of the chips that it promises; at the oven the chips that the coal should bring."""
        marks = vec[float]([0.0] * len(codes))
        if table.about == DARE:
            stopping, going_on = self._at_the_oven(table, seat)
            for at in range(len(codes)):
                marks[at] = going_on if codes[at] == GO_ON else stopping
        else:
            for at in range(len(codes)):
                marks[at] = self._growth(table, seat, codes[at])
        return marks

    def answer(self, table: Teufel, seat: i64, dice: Dice) -> i64:
        """The candidate with the best mark: of stakes the one round which the candidates were chosen."""
        if table.about == DARE:
            return self.best(table, seat, table.legal(seat), dice)
        return self._best_stake(table, seat)

    def candidates(self, table: Teufel, seat: i64) -> vec[i64]:
        """The best-looking stake and its neighbours: luck hides the difference between stakes for thousands of games."""
        legal = table.legal(seat)
        if table.about == DARE or len(legal) == 1:
            return legal
        best, apart = self._best_stake(table, seat), _apart(legal)
        return vec[i64]([tens for tens in range(best - apart, best + apart + 1, apart) if legal[0] <= tens <= legal[-1]])

    def more_candidates(self, table: Teufel, seat: i64) -> vec[i64]:
        """Also stakes just above or below, far away, nothing and everything: a seat that knows the others' can top them."""
        legal = table.legal(seat)
        if table.about == DARE:
            return legal
        best = self._best_stake(table, seat)
        codes = vec[i64]()
        for tens in legal:
            apart = max(tens - best, best - tens)
            doubled = apart & (apart - 1) == 0  # 0, 1, 2, 4 and so on
            if (doubled and apart <= FURTHEST) or tens == legal[0] or tens == legal[-1]:
                codes = append(codes, tens)
        return codes

    def chances(self, table: Teufel) -> vec[float]:
        """A seat with more chips wins more often, above all near the end; fitted to 1,500 games of four such players."""
        if not table.asked:
            return shares_of_the_win(table.places())
        marks = vec[float]()
        for chips in table.scores():
            mark = float(chips) / CHIPS_A_MARK
            marks = append(marks, mark * mark)
        return shares_by_marks(marks)

    def _look_into_the_oven(self, table: Teufel) -> None:
        """Take down what comes out, as if every piece were put back and all with a number were worth the same."""
        if table.oven != self.oven:
            self.oven = table.oven
            numbers = float(table.oven_left - of_kind(table.oven, DEVIL))
            self.all_coal = float(worth_of(table.oven))
            self.piece = self.all_coal / numbers if numbers else 1.0
            self.log_safe = log(numbers / float(table.oven_left)) if numbers else CERTAIN_DEVIL

    # The bet.

    def _best_stake(self, table: Teufel, seat: i64) -> i64:
        """The stake next to which a higher and a lower one promise less."""
        legal = table.legal(seat)
        towards = _apart(legal)
        best = min(USUAL_STAKE, legal[-1]) // towards * towards
        promised = self._growth(table, seat, best)
        while True:
            tens = best + towards
            growth = self._growth(table, seat, tens) if legal[0] <= tens <= legal[-1] else promised
            if growth > promised:
                promised = growth
                best = tens
            elif towards < 0:
                return best
            else:
                towards = -towards

    def _growth(self, table: Teufel, seat: i64, tens: i64) -> float:
        """The long-run growth of the chips: a small sure gain is better than a large risky one."""
        self._look_into_the_oven(table)
        stake = tens * SMALLEST_CHIP
        risk = float(stake)
        missed = 1.0 - exp(self.log_safe * risk / self.piece) if risk <= self.all_coal else 1.0
        lost = 1.0
        for chips in table.chips:
            if chips >= stake:
                lost *= missed  # a player who can bet as much tries for as much
        highest = SURELY_HIGHEST + MORE_A_SEAT * table.seats
        untopped = min(tens, highest)
        paid = untopped * payout(stake, stake, stake) + (highest - untopped) * payout(stake, stake + 1, stake)
        kept = float(table.chips[seat] + CUSHION - stake)
        return (1.0 - lost) * log(kept + float(paid) / float(highest)) + lost * log(kept)

    # The coal.

    def _at_the_oven(self, table: Teufel, seat: i64) -> tuple[float, float]:
        """The marks for stopping, and for going on to one piece more, to the stake, or to the highest amount."""
        if table.next_turn(seat) == NOBODY:
            table.copy_into(self.scratch)
            self.scratch.step(self.stopping)
            if not self.scratch.asked:
                return (1.0, 0.0) if self.scratch.places()[seat] == 1 else (0.0, 1.0)  # nothing but the win counts any more
        self._look_round(table, seat)
        stopping = self._worth(self.amount, self.pieces)
        if not self.log_safe:
            return stopping, stopping + 1.0  # where no devil can come, another piece costs nothing
        going_on = self._going_on_to(self.amount + self.piece)
        if self.amount < self.stake:
            going_on = max(going_on, self._going_on_to(self.stake))
        if self.amount < self.best_amount:
            going_on = max(going_on, self._going_on_to(self.best_amount))
        return stopping, going_on

    def _look_round(self, table: Teufel, seat: i64) -> None:
        """Take down what lies there, who comes later, and what the own bet brings with this seat's coal or without it."""
        self._look_into_the_oven(table)
        self.amount = float(table.turned_worth)
        self.pieces = float(table.turned_pieces)
        self.best_amount = float(table.best_amount)
        self.most_pieces = float(table.most_pieces)
        stake, top = max(table.stakes[seat], 0), table.top_stake()
        self.stake = float(stake)
        self.prize = float(payout(stake, top, stake))
        self.to_come = 0
        helpers: i64 = 0  # a player with a bet as high tries for it
        other = table.next_turn(seat)
        while other != NOBODY:
            self.to_come += 1
            if table.stakes[other] >= stake:
                helpers += 1
            other = table.next_turn(other)
        self.hope = self.prize
        if not payout(stake, top, table.best_amount):
            self.hope *= 1.0 - self._all_miss(helpers, self.stake / self.piece)
        self.burnt = self.hope - float(table.fine(seat))

    def _going_on_to(self, goal: float) -> float:
        more = (goal - self.amount) / self.piece
        reached = exp(self.log_safe * more)
        return reached * self._worth(goal, self.pieces + more) + (1.0 - reached) * self.burnt

    def _worth(self, amount: float, pieces: float) -> float:
        """The chips that this coal should bring in the end, as far as the later players can be predicted."""
        worth = self.prize if amount >= self.stake else self.hope
        if amount >= self.best_amount:
            worth += float(BONUS) * self._all_miss(self.to_come, amount / self.piece + 1.0)
        if pieces >= self.most_pieces:
            worth += float(BONUS) * self._all_miss(self.to_come, pieces + 1.0)
        return worth

    def _all_miss(self, players: i64, pieces: float) -> float:
        """How likely none of these players gets this many pieces before a devil."""
        if not players:
            return 1.0
        missed = 1.0 - exp(self.log_safe * pieces)
        by_all = missed
        for _player in range(1, players):
            by_all *= missed
        return by_all


def _apart(stakes: vec[i64]) -> i64:
    """In tens: the distance between the stakes that are compared, where there are many."""
    return max(1, min(BETWEEN_STAKES, stakes[-1] - stakes[0]))
