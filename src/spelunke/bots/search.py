"""Search: imagine the rest of the game many times over, and remember what did well (information-set Monte-Carlo tree search).

Every iteration starts from a new determinization: a copy of a table the seat could be sitting at, with everything it cannot
know dealt anew. Statistics belong to information sets, never to the true state: each seat has its own tree, and the numbers
of that seat's observation form the key of a node. A seat's legal answers are part of its information, so all worlds of a node
offer the same codes. Where opponents hold so many hidden cards that no information set of theirs repeats, some iterations key
their nodes by public information and legal answers instead: otherwise opponents would always follow the policy, and the
search would learn only to beat that policy.
"""

from time import perf_counter
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from spelunke.bots.opponent_model import NOTHING, OpponentModel
from spelunke.bots.trees import KEY_BITS, MOST_KEYS, NOWHERE, SEEN, Trees
from spelunke.core.dice import Dice
from spelunke.core.observation import ObservationEncoder, PackedObservation
from spelunke.core.playout import play_out_by
from spelunke.core.policy import Policy, determinize, shares_of_the_win
from spelunke.core.table import LUCK_BIT, SPECTATOR, Table, filled

POLICY_ANSWERS: Final[i64] = 3
"""How many policy answers a new node with mixed answers starts from."""

LOOKS_AT_CLOCK: Final[i64] = 16
"""How many iterations run between two looks at the clock."""

CLEAR: Final = 0.97
"""A mix that gives one answer at least this probability counts as pure."""

UNKNOWN: Final[i64] = -1
MANY_CODES: Final[i64] = 1_000_003
"""A prime; more codes than any game has."""

LOW_KEY: Final[i64] = (1 << int(KEY_BITS)) - 1


def _key_factors(many: i64) -> vec[i64]:
    """``many`` distinct odd numbers with as many bits as a key, the same every time."""
    dice = Dice(many)
    key_factors = vec[i64]()
    for _each in range(many):
        key_factors = append(key_factors, (dice.word() << 16 ^ dice.word()) & LOW_KEY | 1)
    return key_factors


@final
class Search:
    """One seat's search from one table."""

    table: Table
    seat: i64
    observation: ObservationEncoder
    policy: Policy
    together: float
    """How many seats win together: a team's win counts once."""

    curiosity: float
    """The exploration constant: how much a rarely tried answer is preferred, in shares of the win."""

    dice: Dice
    trees: Trees
    page: PackedObservation
    key_factors: vec[i64]
    """By position in an observation: the factor of that number in a key."""

    seat_factors: vec[i64]
    open_key: i64
    """The key of the public information at the present ask; UNKNOWN until it is needed."""

    others_think: bool
    """Whether opponents' nodes are keyed by public information in this iteration."""

    codes: vec[i64]
    """The legal codes of the seat that the search considers."""

    root: i64
    """The key of the seat's present information set."""

    opponent_model: OpponentModel

    iterations: i64
    decisions: i64
    """Simulated answers so far, luck's included."""

    # The path through the trees in this iteration.
    steps: i64
    nodes: vec[i64]
    given: vec[i64]
    """The index of the code that was answered."""

    seats: vec[i64]
    chances: vec[float]
    """How likely the answer was; 0 where answers are not mixed."""

    answers: vec[i64]

    def __init__(
        self,
        table: Table,
        seat: i64,
        observation: ObservationEncoder,
        policy: Policy,
        together: i64,
        curiosity: float,
        dice: Dice,
        most_keys: i64 = MOST_KEYS,
    ) -> None:
        """``table`` is one the seat could be sitting at; it is never changed."""
        self.table = table
        self.seat = seat
        self.observation = observation
        self.policy = policy
        self.together = float(together)
        self.curiosity = curiosity
        self.dice = dice
        self.trees = Trees(most_keys)
        self.page = PackedObservation(observation.size(table), packed=True)
        self.key_factors = _key_factors(observation.size(table))
        self.seat_factors = _key_factors(table.seats)
        self.open_key = UNKNOWN
        self.others_think = False
        self.iterations = 0
        self.decisions = 0
        self.steps = 0
        self.nodes = vec[i64]()
        self.given = vec[i64]()
        self.seats = vec[i64]()
        self.chances = vec[float]()
        self.answers = filled(table.seats, 0)
        self.opponent_model = OpponentModel(table.seats)
        self.codes = policy.candidates(table, seat)
        self.root = self._key(table, seat, self.codes)
        self.trees.see(self.root)

    # Searching.

    def think(self, iterations: i64, seconds: float) -> None:
        """Run this many iterations or for this long, whichever ends first; stop early once the answer is clear."""
        start = perf_counter()
        done: i64 = 0
        while done < iterations:
            self.simulate_once()
            done += 1
            if done % LOOKS_AT_CLOCK == 0:
                spent = perf_counter() - start
                left = iterations - done
                if spent + float(left) * spent / float(done) > seconds:
                    left = i64((seconds - spent) * float(done) / spent)
                if left <= 0 or self.is_clear(left):
                    return

    def simulate_once(self) -> None:
        """One iteration: select, roll out, back up."""
        world = determinize(self.policy, self.table, self.seat, self.dice)
        self.others_think = self.policy.others_think > 0 and self.dice.chance(self.policy.others_think, 100)
        self.steps = 0
        self._walk(world)
        self.decisions += play_out_by(self.policy, world, self.dice, self.dice, self.policy.horizon)
        self._learn(self.policy.chances(world) if world.asked else shares_of_the_win(world.places()))
        self.iterations += 1

    def _walk(self, world: Table) -> None:
        """Descend the trees, each seat until it reaches an information set that is new to it."""
        in_tree: i64 = (1 << world.seats) - 1
        foreseen = False
        if self.opponent_model.is_any:
            kind = self.dice.below(100)
            foreseen = kind < self.policy.foreseen
            if kind >= 100 - self.policy.thoughtless:
                in_tree = 1 << self.seat
        is_root = True
        while world.asked and in_tree:
            asked = world.asked
            if asked == LUCK_BIT:
                world.luck(world.draw(self.dice))
                self.decisions += 1
                continue
            together = asked & (asked - 1) != 0
            self.open_key = UNKNOWN
            for seat in range(world.seats):
                if asked >> seat & 1:
                    self.decisions += 1
                    if foreseen and self._expect(world, seat):
                        continue
                    if in_tree >> seat & 1 == 0:
                        self.answers[seat] = self.policy.answer(world, seat, self.dice)
                        continue
                    codes = self.codes if is_root and seat == self.seat else self.policy.candidates(world, seat)
                    if self._choose(world, seat, codes, together):
                        in_tree &= ~(1 << seat)
            world.step(self.answers)
            foreseen = False
            is_root = False

    def _choose(self, world: Table, seat: i64, codes: vec[i64], together: bool) -> bool:
        """Set this seat's answer; returns whether the information set is new, or there is no room for a node."""
        many = i64(len(codes))
        if many == 1:
            self.answers[seat] = codes[0]
            return False
        trees = self.trees
        key = self._key(world, seat, codes)
        node = trees.node(key, many)
        if node == NOWHERE:
            trees.see(key)
        is_new = node == SEEN
        if is_new:
            node = trees.grow(key, many)
        if node < 0:
            self.answers[seat] = self.policy.answer(world, seat, self.dice)
            return True
        if together:
            if is_new:
                for _each in range(POLICY_ANSWERS):
                    trees.suggest(node, self._policy_index(world, seat, codes))
            at = trees.mixed(node, many, self.dice)
            self._note(node, at, seat, trees.chance)
        else:
            at = self._policy_index(world, seat, codes) if is_new else trees.tried(node, many, self.curiosity, self.dice)
            self._note(node, at, seat, 0.0)
        self.answers[seat] = codes[at]
        return False

    # Predicting the opponents.

    def can_foresee(self) -> bool:
        """Whether only the present answers are hidden: then every searching seat searches the same table."""
        return self.observation.no_secrets and self.is_mixed()

    def foresee(self, games: i64, times: i64, seconds: float) -> None:
        """Search as the others would: several fresh searches of this many games each, or until the time is up.

        No two searches arrive at the same mix, but their mean can be estimated and exploited. A seat that knows it can tell
        more answers apart. This runs before the seat's own search.
        """
        self.codes = self.policy.more_candidates(self.table, self.seat)
        start = perf_counter()
        for _each in range(times):
            left = seconds - (perf_counter() - start)
            if left <= 0.0:
                return
            other = self._another()
            other.think(games, left)
            for seat in range(self.table.seats):
                if seat != self.seat and self.table.asked >> seat & 1:
                    self.opponent_model.add(seat, other.parts_of(seat))

    def _another(self) -> "Search":
        """A new search from the same information, with empty trees."""
        most_keys = self.trees.most_keys
        return Search(
            self.table, self.seat, self.observation, self.policy, i64(self.together), self.curiosity, self.dice, most_keys
        )

    def _expect(self, world: Table, seat: i64) -> bool:
        """Set this seat's answer as predicted; returns whether it was predicted."""
        at = self.opponent_model.drawn(seat, self.dice)
        if at == NOTHING:
            return False
        self.answers[seat] = self.policy.candidates(world, seat)[at]
        return True

    def _policy_index(self, world: Table, seat: i64, codes: vec[i64]) -> i64:
        """The index of the code that the policy chooses."""
        answer = self.policy.answer(world, seat, self.dice)
        at: i64 = 0
        while codes[at] != answer:
            at += 1
        return at

    def _note(self, node: i64, at: i64, seat: i64, chance: float) -> None:
        """Append a step to the path."""
        step = self.steps
        if step == i64(len(self.nodes)):
            self.nodes = append(self.nodes, 0)
            self.given = append(self.given, 0)
            self.seats = append(self.seats, 0)
            self.chances = append(self.chances, 0.0)
        self.nodes[step] = node
        self.given[step] = at
        self.seats[step] = seat
        self.chances[step] = chance
        self.steps = step + 1

    def _learn(self, shares: vec[float]) -> None:
        """Back up the result to every node on the path."""
        trees = self.trees
        for step in range(self.steps):
            value = shares[self.seats[step]] * self.together
            if self.chances[step] > 0.0:
                trees.regret(self.nodes[step], self.given[step], self.chances[step], value)
            trees.learn(self.nodes[step], self.given[step], value)

    def _key(self, world: Table, seat: i64, codes: vec[i64]) -> i64:
        """The seat's observation, hashed to a key."""
        if self.observation.no_secrets:
            return self._open(world) + self.seat_factors[seat] & LOW_KEY
        if seat == self.seat or not self.others_think:
            return self._key_of(world, seat) + self.seat_factors[seat] & LOW_KEY
        offered: i64 = 0
        for code in codes:
            offered = offered * MANY_CODES + code + 1 & LOW_KEY
        return self._open(world) + (offered ^ self.seat_factors[seat]) & LOW_KEY

    def _open(self, world: Table) -> i64:
        """The key of the public information, computed once for all asked seats."""
        if self.open_key == UNKNOWN:
            self.open_key = self._key_of(world, SPECTATOR)
        return self.open_key

    def _key_of(self, world: Table, viewer: i64) -> i64:
        """The sum of the observation's numbers, each times its own factor; no product exceeds 63 bits."""
        page, key_factors = self.page, self.key_factors
        page.at = 0
        self.observation.write(world, viewer, page)
        numbers = page.numbers
        key: i64 = 0
        for at in range(page.at):
            key = key + numbers[at] * key_factors[at] & LOW_KEY
        return key

    # Results.

    def is_mixed(self) -> bool:
        """Whether other seats answer at the same time, face down."""
        return self.table.asked & (self.table.asked - 1) != 0

    def parts(self) -> vec[float]:
        """By considered code: its weight in the answer; the weights add up to 1."""
        many = i64(len(self.codes))
        return self.trees.parts(self.trees.node(self.root, many), many, self.is_mixed())

    def parts_of(self, seat: i64) -> vec[float]:
        """The same for another asked seat; empty if the search never reached its node."""
        codes = self.policy.candidates(self.table, seat)
        many = i64(len(codes))
        self.open_key = UNKNOWN
        node = self.trees.node(self._key(self.table, seat, codes), many)
        return self.trees.parts(node, many, self.is_mixed()) if node > 0 else vec[float]()

    def is_clear(self, left: i64) -> bool:
        """Whether this many more iterations could hardly change the answer."""
        best = 0.0
        second = 0.0
        for part in self.parts():
            if part > best:
                second = best
                best = part
            elif part > second:
                second = part
        if self.is_mixed():
            return best > CLEAR and self.iterations > left
        return (best - second) * float(self.iterations) > float(left)

    def found(self) -> list[tuple[int, float, float]]:
        """By legal code: its number of tries, its share of the win, and its weight in the answer."""
        trees = self.trees
        codes = self.codes
        parts = self.parts()
        node = trees.node(self.root, len(codes))
        found: list[tuple[int, float, float]] = []
        at: i64 = 0
        for code in self.table.legal(self.seat):
            if at < i64(len(codes)) and codes[at] == code:
                found.append((int(trees.tries(node, at)), float(trees.worth(node, at)), float(parts[at])))
                at += 1
            else:
                found.append((0, 0.0, 0.0))
        return found
