"""Evaluation: what a few answers are worth, as the mean of independent games that fixed players play on to the end.

A search learns while it tries answers, so its tries are not independent and no interval can be computed from them. Here each
answer is tried in the same determinizations, with the same luck and the same sealed answers of the others (common random
numbers), so that differences between answers are far more certain than the shares themselves.
"""

from math import sqrt
from time import perf_counter
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from spelunke.core.dice import Dice
from spelunke.core.playout import play_out_by
from spelunke.core.policy import Policy, determinize, shares_of_the_win
from spelunke.core.table import Table, filled

LUCK_STREAM: Final[i64] = 0
SEATS_STREAM: Final[i64] = 1
WORLD_STREAM: Final[i64] = 2
STREAMS: Final[i64] = 3


@final
class Evaluation:
    """The games of several answers of one seat."""

    policy: Policy
    table: Table
    seat: i64
    codes: vec[i64]
    limit: i64
    """After how many answers a game that does not end is judged by the policy's ``chances``."""

    together: float
    """How many seats win together: a team's win counts once."""

    games: i64
    """How many games each answer was tried in."""

    sums: vec[float]
    """By answer: the sum of its shares of the win."""

    products: vec[float]
    """By pair of answers: the sum of the products of their shares in the same game."""

    def __init__(self, policy: Policy, table: Table, seat: i64, codes: vec[i64], limit: i64, together: i64) -> None:
        """``table`` is one the seat could be sitting at; it is never changed."""
        many = len(codes)
        self.policy = policy
        self.table = table
        self.seat = seat
        self.codes = codes
        self.limit = limit
        self.together = float(together)
        self.games = 0
        self.sums = vec[float]([0.0] * many)
        self.products = vec[float]([0.0] * (many * many))

    def run(self, games: i64, seconds: float, seed: int) -> None:
        """Try every answer in this many more games, or for this long, whichever ends first."""
        start = perf_counter()
        for _each in range(games):
            self.play_once(seed)
            if perf_counter() - start > seconds:
                return

    def play_once(self, seed: int) -> None:
        """One game for every answer, in the same world."""
        number = STREAMS * self.games
        policy, table, seat = self.policy, self.table, self.seat
        world_dice = Dice(seed, number + WORLD_STREAM)
        world = determinize(policy, table, seat, world_dice)
        answers = filled(table.seats, 0)
        for other in range(table.seats):
            if other != seat and table.asked >> other & 1:
                answers[other] = policy.answer(world, other, world_dice)
        played = world.copy()
        shares = vec[float]()
        for code in self.codes:
            world.copy_into(played)
            answers[seat] = code
            played.step(answers)
            play_out_by(policy, played, Dice(seed, number + LUCK_STREAM), Dice(seed, number + SEATS_STREAM), self.limit)
            won = policy.chances(played) if played.asked else shares_of_the_win(played.places())
            shares = append(shares, won[seat] * self.together)
        self._count(shares)

    def _count(self, shares: vec[float]) -> None:
        many = len(shares)
        for at in range(many):
            self.sums[at] += shares[at]
            for other in range(many):
                self.products[at * many + other] += shares[at] * shares[other]
        self.games += 1

    def mean(self, at: i64) -> float:
        """The mean share of the win of one answer; ``at`` is its index."""
        return self.sums[at] / float(self.games)

    def error(self, at: i64) -> float:
        """The standard error of that mean."""
        return sqrt(max(0.0, self._covariance(at, at)) / float(self.games))

    def error_of_difference(self, at: i64, other: i64) -> float:
        """The standard error of the difference between the means of two answers, which were tried in the same games."""
        variance = self._covariance(at, at) + self._covariance(other, other) - 2.0 * self._covariance(at, other)
        return sqrt(max(0.0, variance) / float(self.games))

    def _covariance(self, at: i64, other: i64) -> float:
        games = float(self.games)
        product = self.products[at * len(self.codes) + other]
        return (product - self.sums[at] * self.sums[other] / games) / max(games - 1.0, 1.0)
