"""Trees: what was learnt in imagined games, kept by what a seat knew. Flat arrays of numbers, found by key."""

from math import log, sqrt
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from spelunke.core.dice import WORD, Dice
from spelunke.core.table import filled

MOST_NODES: Final[i64] = 1 << 18
MOST_EDGES: Final[i64] = 1 << 21
"""What memory is held to: 48 bytes a node and 8 a slot, 32 an edge, twice that while arrays grow, so below 170 MB."""

FIRST_SLOTS: Final[i64] = 1 << 10
NOWHERE: Final[i64] = -1
FULL: Final[i64] = -2
EXPLORES: Final = 0.15
"""How often an imagined player who has to keep others guessing tries any answer at all."""

SUREST: Final = 0.05
"""An answer that was likely less than this counts as if it had been so likely: exact, but far too jumpy, would be 0."""


def _doubled(numbers: vec[float]) -> vec[float]:
    longer = numbers[:]
    for _more in range(len(numbers)):
        longer = append(longer, 0.0)
    return longer


@final
class Trees:
    """Nodes, each with a run of edges, one for every answer its seat may give."""

    most_nodes: i64
    slots: vec[i64]
    """Open addressing: the number of a node, or NOWHERE."""

    keys: vec[i64]
    """By node, as are the next five."""

    firsts: vec[i64]
    """The first edge."""

    manys: vec[i64]
    """How many edges."""

    visits: vec[i64]
    means: vec[float]
    """What came of all visits, in the mean."""

    regretted: vec[float]
    """All regret above zero."""

    edges: i64
    """How many edges there are; the arrays of edges are longer."""

    tries: vec[float]
    """By edge, as are the next three: how often it was taken."""

    worths: vec[float]
    """What came of it, in the mean."""

    regrets: vec[float]
    """How much better than what was done it would have been, in sum."""

    mixes: vec[float]
    """Its part in all mixes so far, in sum, later ones counting more."""

    chance: float
    """How likely the answer was that ``mixed`` gave last."""

    def __init__(self, most_nodes: i64) -> None:
        self.most_nodes = most_nodes
        self.slots = filled(FIRST_SLOTS, NOWHERE)
        self.keys = vec[i64]()
        self.firsts = vec[i64]()
        self.manys = vec[i64]()
        self.visits = vec[i64]()
        self.means = vec[float]()
        self.regretted = vec[float]()
        self.edges = 0
        self.tries = _doubled(vec[float]([0.0]))
        self.worths = _doubled(vec[float]([0.0]))
        self.regrets = _doubled(vec[float]([0.0]))
        self.mixes = _doubled(vec[float]([0.0]))
        self.chance = 0.0

    # Nodes.

    def node(self, key: i64, many: i64) -> i64:
        """The node of that key with so many edges; NOWHERE, or FULL where another has taken the key by chance."""
        node = self.slots[self._slot(key)]
        return FULL if node >= 0 and self.manys[node] != many else node

    def _slot(self, key: i64) -> i64:
        """Where the node of that key is, or would be."""
        slots, keys = self.slots, self.keys
        mask = i64(len(slots)) - 1
        slot = key & mask
        node = slots[slot]
        while node >= 0 and keys[node] != key:
            slot = slot + 1 & mask
            node = slots[slot]
        return slot

    def grow(self, key: i64, many: i64) -> i64:
        """A new node with so many edges, or FULL."""
        node = i64(len(self.keys))
        if node >= self.most_nodes or self.edges + many > MOST_EDGES:
            return FULL
        self.slots[self._slot(key)] = node
        self.keys = append(self.keys, key)
        self.firsts = append(self.firsts, self.edges)
        self.manys = append(self.manys, many)
        self.visits = append(self.visits, 0)
        self.means = append(self.means, 0.0)
        self.regretted = append(self.regretted, 0.0)
        self.edges += many
        while self.edges > i64(len(self.tries)):
            self.tries = _doubled(self.tries)
            self.worths = _doubled(self.worths)
            self.regrets = _doubled(self.regrets)
            self.mixes = _doubled(self.mixes)
        if 2 * node > i64(len(self.slots)):
            self.slots = filled(2 * i64(len(self.slots)), NOWHERE)
            for old in range(node + 1):
                self.slots[self._slot(self.keys[old])] = old
        return node

    # Answers one at a time: the one that did best, or that was tried too seldom to tell (UCB1).

    def tried(self, node: i64, many: i64, curiosity: float, dice: Dice) -> i64:
        """The most promising edge."""
        tries, worths = self.tries, self.worths
        first = self.firsts[node]
        spread = curiosity * sqrt(log(float(self.visits[node] + 1)))
        untried = self.means[node] + spread  # as if it had been tried once, without surprise
        best: i64 = 0
        best_mark = -1.0
        at = dice.below(many)  # equal ones in any order
        for _each in range(many):
            taken = tries[first + at]
            mark = worths[first + at] + spread / sqrt(taken) if taken else untried
            if mark > best_mark:
                best_mark = mark
                best = at
            at += 1
            if at == many:
                at = 0
        return best

    # Answers together, face down: a mix that nobody can exploit (regret matching).

    def suggest(self, node: i64, at: i64) -> None:
        """Begin with this answer."""
        self.regrets[self.firsts[node] + at] += 1.0
        self.regretted[node] += 1.0

    def mixed(self, node: i64, many: i64, dice: Dice) -> i64:
        """An edge drawn from the mix in proportion to what was regretted so far."""
        first = self.firsts[node]
        total = self.regretted[node]
        regrets, mixes = self.regrets, self.mixes
        weight = float(self.visits[node] + 1)
        ticket = float(dice.word()) / float(WORD + 1)
        even = 1.0 / float(many)
        chosen: i64 = -1
        for at in range(many):
            part = even
            if total > 0.0:
                part = regrets[first + at] / total
                if part < 0.0:
                    part = 0.0
            mixes[first + at] += weight * part
            if chosen < 0:
                part = (1.0 - EXPLORES) * part + EXPLORES * even
                ticket -= part
                if ticket < 0.0 or at == many - 1:
                    chosen = at
                    self.chance = part
        return chosen

    def regret(self, node: i64, many: i64, chosen: i64, chance: float, value: float) -> None:
        """What each edge would have brought, as far as can be guessed: its mean, put right for the one that was taken."""
        first = self.firsts[node]
        total = self.regretted[node]
        tries, worths, regrets = self.tries, self.worths, self.regrets
        usual = self.means[node] if self.visits[node] else value
        right = worths[first + chosen] if tries[first + chosen] else usual
        right = (value - right) / max(chance, SUREST)
        expected = 0.0
        for edge in range(first, first + many):
            part = regrets[edge]
            if part > 0.0:
                expected += part * (worths[edge] if tries[edge] else usual)
        if regrets[first + chosen] > 0.0:
            expected += regrets[first + chosen] * right
        if total > 0.0:
            expected /= total
        else:
            expected = usual + right / float(many)
        regrets[first + chosen] += right
        total = 0.0
        for edge in range(first, first + many):
            part = regrets[edge] + (worths[edge] if tries[edge] else usual) - expected
            regrets[edge] = part
            if part > 0.0:
                total += part
        self.regretted[node] = total

    # Learning.

    def learn(self, node: i64, chosen: i64, value: float) -> None:
        """What came of taking an edge."""
        edge = self.firsts[node] + chosen
        self.visits[node] += 1
        self.means[node] += (value - self.means[node]) / float(self.visits[node])
        taken = self.tries[edge] + 1.0
        self.tries[edge] = taken
        self.worths[edge] += (value - self.worths[edge]) / taken

    # What came of it.

    def parts(self, node: i64, many: i64, together: bool) -> vec[float]:
        """Each edge's part in the answer; they add up to 1."""
        first = self.firsts[node]
        counted = self.mixes if together else self.tries
        total = 0.0
        for edge in range(first, first + many):
            total += counted[edge]
        parts = vec[float]()
        for edge in range(first, first + many):
            parts = append(parts, counted[edge] / total)
        return parts
