"""Policy: how a sensible player answers. The bot ``thumb``, the rollouts of the search and the hints all ask the same one."""

from math import exp
from typing import Final, Generic, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from spelunke.core.dice import Dice
from spelunke.core.generics import TableT
from spelunke.core.table import Table

TO_THE_END: Final[i64] = 1 << 30
"""More answers than any rollout takes."""


EQUAL: Final = 1e-9
"""Marks that differ by no more than this are equal."""

PERCENT: Final[i64] = 100

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
class Policy(Generic[TableT]):
    """How a sensible player answers, from what its seat may know. A game refines it in its policy.py; this one plays at random.

    It must not look at what the seat cannot know: its marks are the same in every world that the seat holds possible. What an
    answer leads to, it asks the rules (``copy_into`` a scratch table and ``step``, or their queries); what a position is worth,
    it judges itself.
    """

    imagined: i64
    """The mean of how many imagined continuations a mark is: one in rollouts, more for a bot that takes its time."""

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

    def __init__(
        self, imagined: i64 = 1, horizon: i64 = TO_THE_END, others_think: i64 = 0, foreseen: i64 = 90, thoughtless: i64 = 0
    ) -> None:
        self.imagined = imagined
        self.horizon = horizon
        self.others_think = others_think
        self.foreseen = foreseen
        self.thoughtless = thoughtless

    # What a game refines.

    def marks(self, table: TableT, seat: i64, codes: vec[i64], dice: Dice) -> vec[float]:  # noqa: ARG002 (games look at them)
        """How good each of these answers looks to the seat; a higher mark is better."""
        return vec[float]([0.0] * len(codes))

    def candidates(self, table: TableT, seat: i64) -> vec[i64]:
        """The legal codes that are compared at all, at least two if there are two.

        With hundreds of codes, each would get too few games of a search to tell its value from luck.
        """
        return table.legal(seat)

    def more_candidates(self, table: TableT, seat: i64) -> vec[i64]:
        """The same codes and perhaps more, for a seat that has predicted the others' answers."""
        return self.candidates(table, seat)

    def chances(self, table: TableT) -> vec[float]:
        """Each seat's estimated share of the win at this table; the exact one once the game is over."""
        return shares_of_the_win(table.places())

    def likely(self, table: TableT, seat: i64) -> i64:  # noqa: ARG002 (games look at them)
        """How well this determinization explains what the seat has seen the others do, out of LIKELY.

        If sensible players holding those cards would hardly have acted so, the value is small, but never 0.
        """
        return LIKELY

    # What every game gets.

    def answer(self, table: TableT, seat: i64, dice: Dice) -> i64:
        """The candidate with the best mark."""
        return self.best(table, seat, self.candidates(table, seat), dice)

    def best(self, table: TableT, seat: i64, codes: vec[i64], dice: Dice) -> i64:
        """Of these codes the one with the best mark; the seat's own dice choose among equals."""
        if len(codes) == 1:
            return codes[0]
        return codes[index_of_best(self.marks(table, seat, codes, dice), dice)]


def index_of_best(marks: vec[float], dice: Dice) -> i64:
    """Where the best mark stands; the dice choose among equals.

    >>> from librt.vecs import vec
    >>> int(index_of_best(vec[float]([0.1, 0.7, 0.2]), Dice(1)))
    1
    """
    best: i64 = 0
    equals: i64 = 1
    for at in range(1, len(marks)):
        if marks[at] > marks[best] + EQUAL:
            best = at
            equals = 1
        elif marks[at] >= marks[best] - EQUAL:
            equals += 1
    if equals == 1:
        return best
    skipped = dice.below(equals)
    most = marks[best] - EQUAL
    at = best
    while skipped > 0:
        at += 1
        if marks[at] >= most:
            skipped -= 1
    return at


@final
class Slipping(Policy):
    """A beginner: of a hundred answers so many are uniformly random, all others another policy's."""

    policy: Policy
    slips: i64

    def __init__(self, policy: Policy, slips: i64) -> None:
        super().__init__()
        self.policy = policy
        self.slips = slips

    def answer(self, table: Table, seat: i64, dice: Dice) -> i64:
        """The other policy's answer, or a slip."""
        return self.best(table, seat, self.policy.candidates(table, seat), dice)

    def best(self, table: Table, seat: i64, codes: vec[i64], dice: Dice) -> i64:
        """The same among these codes; a slip may be any legal one of them."""
        if dice.chance(self.slips, PERCENT):
            return codes[dice.below(len(codes))]
        return self.policy.best(table, seat, codes, dice)


def determinize(policy: Policy, table: Table, seat: i64, dice: Dice) -> Table:
    """A world this seat holds possible; worlds that explain less of what was seen are sampled less often."""
    world = table.copy()
    world.reshuffle(seat, dice)
    for _guess in range(GUESSES):
        if dice.below(LIKELY) < policy.likely(world, seat):
            break
        world.reshuffle(seat, dice)
    return world
