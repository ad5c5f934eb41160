"""Trees: what was learnt in imagined games, kept by what a seat knew. Flat arrays of numbers, found by key.

A node is a run of numbers: its own statistics, then those of its edges, one edge for each answer its seat may give. They lie
side by side, because code that reads one of them reads the others too.
"""

from math import log, sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from spelunke.core.dice import WORD, Dice
from spelunke.core.table import filled

MOST_KEYS: Final[i64] = 1 << 18
MOST_NUMBERS: Final[i64] = 1 << 23
"""The memory limits: 8 bytes a number, up to 32 a key, more while arrays grow. Below 110 MB compiled, 180 MB plain."""

KEY_BITS: Final[i64] = 42
"""Wide enough that two keys of a full tree collide only once in a hundred trees."""

PLACE_BITS: Final[i64] = 21
"""The bits of a node's place, counted in fours."""

PLACES: Final[i64] = (1 << PLACE_BITS) - 1

FIRST_SLOTS: Final[i64] = 1 << 10
FIRST_NUMBERS: Final[i64] = 1 << 12
NOWHERE: Final[i64] = -1
FULL: Final[i64] = -2
SEEN: Final[i64] = 0
"""Not a possible place of a node: a node is grown only when its key is seen again, for most keys are seen only once."""

# The layout of a node.
MANY: Final[i64] = 0
"""How many edges there are."""

VISITS: Final[i64] = 1
MEAN: Final[i64] = 2
"""The mean value of all visits."""

REGRETTED: Final[i64] = 3
"""The sum of all positive regrets."""

EDGES: Final[i64] = 4
"""The offset of the first edge."""

# The layout of an edge.
TRIES: Final[i64] = 0
"""The number of visits."""

WORTH: Final[i64] = 1
"""The mean value."""

REGRET: Final[i64] = 2
"""The cumulative regret."""

MIX: Final[i64] = 3
"""The cumulative weight in all mixes so far; later mixes count more."""

EDGE: Final[i64] = 4
"""How many numbers an edge has."""

EXPLORES: Final = 0.15
"""The exploration rate where answers are mixed: how often an answer is drawn uniformly."""

SUREST: Final = 0.05
"""Floor for the probability in an importance weight: 0 is unbiased but has huge variance."""


@final
class Trees:
    """Nodes, each with its edges."""

    most_keys: i64
    keys: i64
    """How many there are."""

    slots: vec[i64]
    """A hash table with open addressing: a key and the place of its node, or NOWHERE."""

    numbers: vec[float]
    used: i64
    """How many of the numbers belong to nodes; all others are 0."""

    chance: float
    """The probability of the answer that ``mixed`` gave last."""

    def __init__(self, most_keys: i64) -> None:
        self.most_keys = most_keys
        self.keys = 0
        self.slots = filled(FIRST_SLOTS, NOWHERE)
        self.numbers = vec[float]([0.0] * FIRST_NUMBERS)
        self.used = EDGES
        self.chance = 0.0

    # Nodes.

    def node(self, key: i64, many: i64) -> i64:
        """The node of that key with ``many`` edges; SEEN, NOWHERE, or FULL if another node has the key by chance."""
        slot = self._slot(key)
        found = self.slots[slot]
        if found < 0:
            return NOWHERE
        node = (found & PLACES) * EDGE
        return FULL if node and self.numbers[node + MANY] != float(many) else node

    def _slot(self, key: i64) -> i64:
        """The slot of that key, or the free slot where it belongs."""
        mask = i64(len(self.slots)) - 1
        slot = (key ^ key >> PLACE_BITS) & mask  # the lower bits know only of the lower bits seen
        found = self.slots[slot]
        while found >= 0 and found >> PLACE_BITS != key:
            slot = slot + 1 & mask
            found = self.slots[slot]
        return slot

    def see(self, key: i64) -> None:
        """Remember a new key, if there is room."""
        if self.keys == self.most_keys:
            return
        self.slots[self._slot(key)] = key << PLACE_BITS
        self.keys += 1
        if 2 * self.keys > i64(len(self.slots)):
            old = self.slots
            self.slots = filled(2 * i64(len(old)), NOWHERE)
            for found in old:
                if found >= 0:
                    self.slots[self._slot(found >> PLACE_BITS)] = found

    def grow(self, key: i64, many: i64) -> i64:
        """A new node with ``many`` edges for a key that was seen, or FULL."""
        node = self.used
        used = node + EDGES + many * EDGE
        if used > MOST_NUMBERS:
            return FULL
        while used > i64(len(self.numbers)):
            old = self.numbers
            numbers = vec[float]([0.0] * (2 * i64(len(old))))
            for at in range(len(old)):
                numbers[at] = old[at]
            self.numbers = numbers
        self.slots[self._slot(key)] = key << PLACE_BITS | node // EDGE
        self.numbers[node + MANY] = float(many)
        self.used = used
        return node

    # Seats that answer one at a time: the answer with the best mean, or one tried too rarely to tell (UCB1).

    def tried(self, node: i64, many: i64, curiosity: float, dice: Dice) -> i64:
        """The most promising answer."""
        numbers = self.numbers
        spread = curiosity * sqrt(log(numbers[node + VISITS] + 1.0))
        untried = numbers[node + MEAN] + spread  # as if it had been tried once, without surprise
        best: i64 = 0
        best_mark = -1.0
        at = dice.below(many)  # break ties at random
        for _each in range(many):
            edge = node + EDGES + at * EDGE
            taken = numbers[edge + TRIES]
            mark = numbers[edge + WORTH] + spread / sqrt(taken) if taken else untried
            if mark > best_mark:
                best_mark = mark
                best = at
            at += 1
            if at == many:
                at = 0
        return best

    # Seats that answer together, face down: a mix that nobody can exploit (regret matching).

    def suggest(self, node: i64, at: i64) -> None:
        """Bias the initial mix towards this answer."""
        self.numbers[node + EDGES + at * EDGE + REGRET] += 1.0
        self.numbers[node + REGRETTED] += 1.0

    def mixed(self, node: i64, many: i64, dice: Dice) -> i64:
        """Draw an answer in proportion to its positive regret, now and then uniformly."""
        numbers = self.numbers
        total = numbers[node + REGRETTED]
        ticket = float(dice.word()) / float(WORD + 1)
        even = 1.0 / float(many)
        if total <= 0.0:
            self.chance = even
            return i64(ticket * float(many))
        chosen: i64 = 0
        if ticket < EXPLORES:
            chosen = i64(ticket / EXPLORES * float(many))
        else:
            ticket = (ticket - EXPLORES) / (1.0 - EXPLORES) * total
            for at in range(many):
                regret = numbers[node + EDGES + at * EDGE + REGRET]
                if regret > 0.0:
                    chosen = at
                    ticket -= regret
                    if ticket < 0.0:
                        break
        self.chance = EXPLORES * even
        regret = numbers[node + EDGES + chosen * EDGE + REGRET]
        if regret > 0.0:
            self.chance += (1.0 - EXPLORES) * regret / total
        return chosen

    def regret(self, node: i64, chosen: i64, chance: float, value: float) -> None:
        """Update the regrets: each answer is estimated by its mean, the given one corrected by importance weighting."""
        numbers = self.numbers
        total = numbers[node + REGRETTED]
        usual = numbers[node + MEAN] if numbers[node + VISITS] else value
        taken = node + EDGES + chosen * EDGE
        right = numbers[taken + WORTH] if numbers[taken + TRIES] else usual
        right = (value - right) / max(chance, SUREST)
        expected = self._mix(node, usual)
        if total <= 0.0:
            expected += right / numbers[node + MANY]
        elif numbers[taken + REGRET] > 0.0:
            expected += numbers[taken + REGRET] * right / total
        numbers[taken + REGRET] += right
        total = 0.0
        edge = node + EDGES
        for _each in range(i64(numbers[node + MANY])):
            part = numbers[edge + REGRET] + (numbers[edge + WORTH] if numbers[edge + TRIES] else usual) - expected
            numbers[edge + REGRET] = part
            if part > 0.0:
                total += part
            edge += EDGE
        numbers[node + REGRETTED] = total

    def _mix(self, node: i64, usual: float) -> float:
        """Add this visit's mix to the cumulative mix; returns its value, with ``usual`` for answers never tried."""
        numbers = self.numbers
        many = i64(numbers[node + MANY])
        total = numbers[node + REGRETTED]
        whole = total if total > 0.0 else float(many)
        weight = (numbers[node + VISITS] + 1.0) / whole
        worth = 0.0
        edge = node + EDGES
        for _each in range(many):
            part = numbers[edge + REGRET] if total > 0.0 else 1.0
            if part > 0.0:
                numbers[edge + MIX] += weight * part
                worth += part * (numbers[edge + WORTH] if numbers[edge + TRIES] else usual)
            edge += EDGE
        return worth / whole

    # Learning.

    def learn(self, node: i64, chosen: i64, value: float) -> None:
        """Update the means with the value of a given answer."""
        numbers = self.numbers
        edge = node + EDGES + chosen * EDGE
        visits = numbers[node + VISITS] + 1.0
        numbers[node + VISITS] = visits
        numbers[node + MEAN] += (value - numbers[node + MEAN]) / visits
        taken = numbers[edge + TRIES] + 1.0
        numbers[edge + TRIES] = taken
        numbers[edge + WORTH] += (value - numbers[edge + WORTH]) / taken

    # Results.

    def tries(self, node: i64, at: i64) -> float:
        """The number of times an answer was given."""
        return self.numbers[node + EDGES + at * EDGE + TRIES]

    def worth(self, node: i64, at: i64) -> float:
        """The mean value of an answer."""
        return self.numbers[node + EDGES + at * EDGE + WORTH]

    def parts(self, node: i64, many: i64, together: bool) -> vec[float]:
        """The weights of the answers; they add up to 1."""
        counted = node + EDGES + (MIX if together else TRIES)
        parts = vec[float]([0.0] * many)
        total = 0.0
        for at in range(many):
            parts[at] = self.numbers[counted + at * EDGE]
            total += parts[at]
        for at in range(many):
            parts[at] /= total
        return parts
