"""Search: imagine the rest of the game many times over, and remember what did well (information-set Monte-Carlo tree search).

Every imagined game starts from another world: a copy of a table the seat could be sitting at, in which all that it cannot
know is dealt anew. What was learnt is kept by what a seat knows, never by what is true: each seat has a tree of its own,
whose nodes are found by the numbers of that seat's observation. What a seat may answer belongs to what it knows, so all
worlds of a node offer the same codes. Where others hold so much that they are never imagined with the same cards twice,
theirs are found, in some of the games, by what all see and what they may answer: else they would go on by policy, and all who
think would do what beats it.
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
from spelunke.core.policy import Policy, guessed, shares_of_the_win
from spelunke.core.table import LUCK_BIT, SPECTATOR, Table, filled

POLICY_ANSWERS: Final[i64] = 3
"""How often a new node whose answers are mixed asks the policy what to begin with."""

LOOKS_AT_CLOCK: Final[i64] = 16
"""How many games are imagined between two looks."""

CLEAR: Final = 0.97
"""A mix that gives one answer so much is no mix."""

UNKNOWN: Final[i64] = -1
MANY_CODES: Final[i64] = 1_000_003
"""A prime; more codes than any game has."""

LOW_KEY: Final[i64] = (1 << int(KEY_BITS)) - 1


def _signs(many: i64) -> vec[i64]:
    """So many different odd numbers of as many bits as a key has, the same every time."""
    dice = Dice(many)
    signs = vec[i64]()
    for _each in range(many):
        signs = append(signs, (dice.word() << 16 ^ dice.word()) & LOW_KEY | 1)
    return signs


@final
class Search:
    """What one seat thinks about one table."""

    table: Table
    seat: i64
    observation: ObservationEncoder
    policy: Policy
    together: float
    """How many seats win together: a team's win counts once."""

    curiosity: float
    """How much an answer that was tried seldom is preferred, in shares of the win."""

    dice: Dice
    trees: Trees
    page: PackedObservation
    signs: vec[i64]
    """By number of an observation: what it is multiplied with in a key."""

    seat_signs: vec[i64]
    open_key: i64
    """What all see while some are asked; UNKNOWN until somebody wants to know."""

    others_think: bool
    """Whether they do in this iteration."""

    codes: vec[i64]
    """What the seat may answer now, as far as it thinks about it."""

    root: i64
    """The key of what the seat knows now."""

    opponent_model: OpponentModel

    iterations: i64
    decisions: i64
    """Imagined answers so far, luck's included."""

    # The way through the trees in this iteration.
    steps: i64
    nodes: vec[i64]
    given: vec[i64]
    """Which of the codes was answered."""

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
        self.signs = _signs(observation.size(table))
        self.seat_signs = _signs(table.seats)
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
        self.codes = policy.worth_a_thought(table, seat)
        self.root = self._key(table, seat, self.codes)
        self.trees.see(self.root)

    # Thinking.

    def think(self, iterations: i64, seconds: float) -> None:
        """Imagine so many games, or for so long, whichever ends first; less if the answer is clear before."""
        start = perf_counter()
        done: i64 = 0
        while done < iterations:
            self.imagine()
            done += 1
            if done % LOOKS_AT_CLOCK == 0:
                spent = perf_counter() - start
                left = iterations - done
                if spent + float(left) * spent / float(done) > seconds:
                    left = i64((seconds - spent) * float(done) / spent)
                if left <= 0 or self.is_clear(left):
                    return

    def imagine(self) -> None:
        """One imagined game, and what it teaches."""
        world = guessed(self.policy, self.table, self.seat, self.dice)
        self.others_think = self.policy.others_think > 0 and self.dice.chance(self.policy.others_think, 100)
        self.steps = 0
        self._walk(world)
        self.decisions += play_out_by(self.policy, world, self.dice, self.policy.horizon)
        self._learn(self.policy.chances(world) if world.asked else shares_of_the_win(world.places()))
        self.iterations += 1

    def _walk(self, world: Table) -> None:
        """Through the trees, each seat until it meets a situation that is new to it."""
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
                    codes = self.codes if is_root and seat == self.seat else self.policy.worth_a_thought(world, seat)
                    if self._choose(world, seat, codes, together):
                        in_tree &= ~(1 << seat)
            world.step(self.answers)
            foreseen = False
            is_root = False

    def _choose(self, world: Table, seat: i64, codes: vec[i64], together: bool) -> bool:
        """Set this seat's answer; whether it knows nothing of the situation, or has no room to learn about it."""
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
                    trees.suggest(node, self._hunched(world, seat, codes))
            at = trees.mixed(node, many, self.dice)
            self._note(node, at, seat, trees.chance)
        else:
            at = self._hunched(world, seat, codes) if is_new else trees.tried(node, many, self.curiosity, self.dice)
            self._note(node, at, seat, 0.0)
        self.answers[seat] = codes[at]
        return False

    # Foreseeing.

    def can_foresee(self) -> bool:
        """Whether nothing is hidden but what is answered now: then all who think, think about the same table."""
        return self.observation.no_secrets and self.is_mixed()

    def foresee(self, games: i64, times: i64, seconds: float) -> None:
        """Think as the others would, with so many games, afresh each time and so many times over, or for so long.

        No two of them come to the same mix; what they answer in the mean can be known, and answered. Whoever knows it can tell
        more answers apart. This comes before any other thought.
        """
        self.codes = self.policy.worth_a_second_thought(self.table, self.seat)
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
        """One that knows as much and has thought of nothing yet."""
        most_keys = self.trees.most_keys
        return Search(
            self.table, self.seat, self.observation, self.policy, i64(self.together), self.curiosity, self.dice, most_keys
        )

    def _expect(self, world: Table, seat: i64) -> bool:
        """Set this seat's answer as it was foreseen; whether it was."""
        at = self.opponent_model.drawn(seat, self.dice)
        if at == NOTHING:
            return False
        self.answers[seat] = self.policy.worth_a_thought(world, seat)[at]
        return True

    def _hunched(self, world: Table, seat: i64, codes: vec[i64]) -> i64:
        """Which of the codes the policy would take."""
        answer = self.policy.answer(world, seat, self.dice)
        at: i64 = 0
        while codes[at] != answer:
            at += 1
        return at

    def _note(self, node: i64, at: i64, seat: i64, chance: float) -> None:
        """One more step on the way."""
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
        """Let every node on the way know what came of it."""
        trees = self.trees
        for step in range(self.steps):
            value = shares[self.seats[step]] * self.together
            if self.chances[step] > 0.0:
                trees.regret(self.nodes[step], self.given[step], self.chances[step], value)
            trees.learn(self.nodes[step], self.given[step], value)

    def _key(self, world: Table, seat: i64, codes: vec[i64]) -> i64:
        """What the seat knows, scattered over the bits of a key."""
        if self.observation.no_secrets:
            return self._open(world) + self.seat_signs[seat] & LOW_KEY
        if seat == self.seat or not self.others_think:
            return self._scattered(world, seat) + self.seat_signs[seat] & LOW_KEY
        offered: i64 = 0
        for code in codes:
            offered = offered * MANY_CODES + code + 1 & LOW_KEY
        return self._open(world) + (offered ^ self.seat_signs[seat]) & LOW_KEY

    def _open(self, world: Table) -> i64:
        """What everybody knows, once for all who are asked."""
        if self.open_key == UNKNOWN:
            self.open_key = self._scattered(world, SPECTATOR)
        return self.open_key

    def _scattered(self, world: Table, viewer: i64) -> i64:
        """Every number that the viewer sees times a sign of its own; no product leaves 63 bits."""
        page, signs = self.page, self.signs
        page.at = 0
        self.observation.write(world, viewer, page)
        numbers = page.numbers
        key: i64 = 0
        for at in range(page.at):
            key = key + numbers[at] * signs[at] & LOW_KEY
        return key

    # What came of it.

    def is_mixed(self) -> bool:
        """Whether others answer at the same time, face down."""
        return self.table.asked & (self.table.asked - 1) != 0

    def parts(self) -> vec[float]:
        """By code that is worth a thought: its part in the answer; they add up to 1."""
        many = i64(len(self.codes))
        return self.trees.parts(self.trees.node(self.root, many), many, self.is_mixed())

    def parts_of(self, seat: i64) -> vec[float]:
        """The same for another seat that is asked; nothing, if it was never thought about."""
        codes = self.policy.worth_a_thought(self.table, seat)
        many = i64(len(codes))
        self.open_key = UNKNOWN
        node = self.trees.node(self._key(self.table, seat, codes), many)
        return self.trees.parts(node, many, self.is_mixed()) if node > 0 else vec[float]()

    def is_clear(self, left: i64) -> bool:
        """Whether so many more games could hardly change the answer."""
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
        """By legal code: how often it was tried, its share of the win, and its part in the answer."""
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
