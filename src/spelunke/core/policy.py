"""Policy: the rollout policy of the search, and its evaluation of a table at a glance. Each game has its own."""

from math import exp
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from spelunke.core.dice import Dice
from spelunke.core.table import Table

TO_THE_END: Final[i64] = 1 << 30
"""More answers than any rollout takes."""


LIKELY: Final[i64] = 1000
"""The weight of a world that fully explains what was seen."""

GUESSES: Final[i64] = 24
"""How often an unlikely world is sampled again before it is accepted all the same."""


def shares_of_the_win(places: vec[i64]) -> vec[float]:
    """One win, divided among the seats in first place; all 0 if there are none.

    >>> from librt.vecs import vec
    >>> from mypy_extensions import i64
    >>> list(shares_of_the_win(vec[i64]([1, 2, 1, 4])))
    [0.5, 0.0, 0.5, 0.0]
    """
    winners: i64 = 0
    for place in places:
        if place == 1:
            winners += 1
    shares = vec[float]()
    for place in places:
        shares = append(shares, 1.0 / float(winners) if place == 1 else 0.0)
    return shares


def shares_by_marks(marks: vec[float]) -> vec[float]:
    """One win, divided by softmax: a mark higher by one gives a share greater by a factor of e.

    >>> from librt.vecs import vec
    >>> [round(share, 2) for share in shares_by_marks(vec[float]([0.0, 1.0]))]
    [0.27, 0.73]
    """
    total = 0.0
    shares = vec[float]()
    for mark in marks:
        share = exp(mark)
        total += share
        shares = append(shares, share)
    for seat in range(len(shares)):
        shares[seat] /= total
    return shares


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """How players answer in rollouts, and what the resulting tables are worth. A game may refine it in its policy.py.

    It is asked about simulated tables only, but it answers for a seat: it must not look at what that seat cannot know.
    """

    horizon: i64
    """The length of a rollout: how many answers beyond the tree are simulated before ``chances`` evaluates the table."""

    others_think: i64
    """In how many of a hundred iterations opponents' nodes are keyed by public information and legal answers, not by hands.

    Where every seat holds much that is hidden, no opponent is ever simulated twice with the same cards, so that opponents
    would always answer by policy.
    """

    foreseen: i64
    """Where the opponents' present answers were predicted: in how many of a hundred iterations they give them …"""

    thoughtless: i64
    """… and in how many they follow the policy to the end; in the rest they learn as usual.

    A seat that prepares only for opponents who think loses to those who do not.
    """

    def __init__(self, horizon: i64 = TO_THE_END, others_think: i64 = 0, foreseen: i64 = 90, thoughtless: i64 = 0) -> None:
        self.horizon = horizon
        self.others_think = others_think
        self.foreseen = foreseen
        self.thoughtless = thoughtless

    def answer(self, table: Table, seat: i64, dice: Dice) -> i64:
        """The seat's answer without search."""
        codes = table.legal(seat)
        return codes[dice.below(len(codes))]

    def worth_a_thought(self, table: Table, seat: i64) -> vec[i64]:
        """The legal codes that the search considers, at least two if there are two; ``answer`` gives no other.

        With hundreds of codes, each would get too few games to tell its value from luck.
        """
        return table.legal(seat)

    def worth_a_second_thought(self, table: Table, seat: i64) -> vec[i64]:
        """The same codes and perhaps more, for a seat that has predicted the others' answers."""
        return self.worth_a_thought(table, seat)

    def chances(self, table: Table) -> vec[float]:
        """Each seat's estimated share of the win at this table; the exact one once the game is over."""
        return shares_of_the_win(table.places())

    def likely(self, table: Table, seat: i64) -> i64:  # noqa: ARG002 (games look at them)
        """How well this determinization explains what the seat has seen the others do, out of LIKELY.

        If sensible players holding those cards would hardly have acted so, the value is small, but never 0.
        """
        return LIKELY


def guessed(policy: Policy, table: Table, seat: i64, dice: Dice) -> Table:
    """A determinization for this seat; worlds that explain less of what was seen are sampled less often."""
    world = table.copy()
    world.reshuffle(seat, dice)
    for _guess in range(GUESSES):
        if dice.below(LIKELY) < policy.likely(world, seat):
            break
        world.reshuffle(seat, dice)
    return world
