"""Policy: the rollout policy of the search, and its evaluation of a table at a glance. Each game has its own."""

from math import exp
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from spelunke.core.dice import Dice
from spelunke.core.table import Table

TO_THE_END: Final[i64] = 1 << 30
"""More answers than any imagined game takes."""


LIKELY: Final[i64] = 1000
"""How likely a world is that explains all that was seen."""

GUESSES: Final[i64] = 24
"""How often a world that explains little is guessed anew, before it is taken all the same."""


def shares_of_the_win(places: vec[i64]) -> vec[float]:
    """One win, divided among those in the first place; nobody's if there is nobody.

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
    """One win, divided so that somebody whose mark is higher by one has the greater share, by a factor of e.

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
    """How imagined players answer, and what imagined games are worth. A game may know better in its policy.py.

    It is asked about imagined tables only, but it answers for a seat: it must not look at what that seat cannot know.
    """

    horizon: i64
    """How many answers are imagined beyond what was thought through, before ``chances`` judges the table."""

    others_think: i64
    """In how many of a hundred imagined games others learn by what all see and what they may answer, not by what each sees.

    Where everybody holds much that is hidden, nobody is ever imagined twice with the same cards, and so others would answer by
    policy for ever.
    """

    foreseen: i64
    """Where it was foreseen what the others answer now: in how many of a hundred imagined games they do …"""

    thoughtless: i64
    """… and in how many they go by policy to the end; in the rest they learn as ever.

    Whoever prepares for those alone who think loses to those who do not.
    """

    def __init__(self, horizon: i64 = TO_THE_END, others_think: i64 = 0, foreseen: i64 = 90, thoughtless: i64 = 0) -> None:
        self.horizon = horizon
        self.others_think = others_think
        self.foreseen = foreseen
        self.thoughtless = thoughtless

    def answer(self, table: Table, seat: i64, dice: Dice) -> i64:
        """What this seat answers off the cuff."""
        codes = table.legal(seat)
        return codes[dice.below(len(codes))]

    def worth_a_thought(self, table: Table, seat: i64) -> vec[i64]:
        """Those of the legal codes, at least two if there are two, among which thinking may choose; ``answer`` gives no other.

        Where there are hundreds, few games for each would tell nothing but luck.
        """
        return table.legal(seat)

    def worth_a_second_thought(self, table: Table, seat: i64) -> vec[i64]:
        """The same and perhaps more, for whoever knows what the others will answer."""
        return self.worth_a_thought(table, seat)

    def chances(self, table: Table) -> vec[float]:
        """Each seat's share of the win, as the table looks now; what it is, once the game is over."""
        return shares_of_the_win(table.places())

    def likely(self, table: Table, seat: i64) -> i64:  # noqa: ARG002 (games look at them)
        """How well this guessed world explains what the seat has seen the others do, out of LIKELY.

        Sensible players would hardly have acted so if they held those cards: then it is little, but never 0.
        """
        return LIKELY


def guessed(policy: Policy, table: Table, seat: i64, dice: Dice) -> Table:
    """A world in which this seat could be sitting; the less one explains what was seen, the more seldom it is guessed."""
    world = table.copy()
    world.reshuffle(seat, dice)
    for _guess in range(GUESSES):
        if dice.below(LIKELY) < policy.likely(world, seat):
            break
        world.reshuffle(seat, dice)
    return world
