"""A batch of tables of one game, stepped in compiled code; all observations lie in one buffer."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from spelunke.core.dice import Dice
from spelunke.core.observation import ZERO, ObservationEncoder, PackedObservation
from spelunke.core.table import LUCK_BIT, Table, filled

ALL_LEGAL: Final[i64] = -1
"""No row has an illegal action."""

ILLEGAL_REWARD: Final = -1.0
"""The reward of an illegal action where it loses the game."""


def by_places(places: vec[i64], seat: i64, opponents: i64) -> float:
    """The reward of a seat's place: opponents placed behind it minus opponents placed before it, over all its opponents."""
    mine, ahead = places[seat], ZERO
    for place in places:
        if place > mine:
            ahead += 1
        elif place < mine:
            ahead -= 1
    return float(ahead) / float(opponents)


@mypyc_attr(allow_interpreted_subclasses=True)
class BatchEngine:
    """A batch of tables. At each, some seats are agents'; luck, and bots in all other seats, answer inside.

    Every agent's seat at every table is a row: table by table, seat by seat. A row has an observation on ``page`` and a mask,
    which is 1 where the action is legal: an action is a code, and after all codes comes waiting, which is all that a row
    may do while its seat is not asked. A table whose game ended is dealt anew by the next step, whatever its rows answer.
    """

    page: PackedObservation
    masks: vec[u8]
    marked: vec[i64]
    """By row: the indices where its mask is 1, as many as ``marks`` says."""

    marks: vec[i64]
    rewards: vec[float]
    over: vec[u8]
    """By row: whether its game ended with the last step."""

    cut: vec[u8]
    """By row: whether its game was truncated with the last step, because it had taken too many answers."""

    places: vec[i64]
    """By table and seat: its place in a game that is over; 0 while it goes on, and if it was truncated or lost."""

    scores: vec[i64]

    def __init__(
        self, fresh: Table, observation: ObservationEncoder, tables: int, learners: list[int], codes: int, limit: int
    ) -> None:
        self.fresh = fresh
        self.observation = observation
        self.seats: i64 = fresh.seats
        self.learners = vec[i64](learners)
        self.learning: i64 = 0
        for seat in self.learners:
            self.learning |= 1 << seat
        self.wait: i64 = codes
        self.width: i64 = codes + 1
        self.size: i64 = observation.size(fresh)
        self.limit: i64 = limit
        self.opponents: i64 = self.seats - 1
        self.by_scores = False
        self.lenient = False
        self.answers = filled(self.seats, 0)
        self.given: i64 = 0
        self._lay(tables, tables * len(learners))

    def _lay(self, tables: int, rows: int) -> None:
        self.tables = [self.fresh] * tables
        self.luck = [Dice(0) for _ in range(tables)]
        self.bots = [Dice(0) for _ in range(tables)]
        self.seeds = [0] * tables
        self.games = [0] * tables
        self.lengths = filled(tables, 0)
        self.ended = filled(tables, 1)
        self.page = PackedObservation(rows * self.size)
        self.masks = vec[u8]([0] * (rows * int(self.width)))
        self.marked = filled(rows * int(self.width), 0)
        self.marks = filled(rows, 0)
        self.stale = filled(rows, 1)
        self.rewards = vec[float]([0.0] * rows)
        self.over = vec[u8]([0] * rows)
        self.cut = vec[u8]([0] * rows)
        self.places = filled(tables * int(self.seats), 0)
        self.scores = filled(tables * int(self.seats), 0)

    def settle(self, opponents: int, by_scores: bool, lenient: bool) -> None:
        """Set the opponents per seat; whether rewards are scores instead of places; whether an illegal action only loses."""
        self.opponents = opponents
        self.by_scores = by_scores
        self.lenient = lenient

    # Dealing and stepping.

    def seed(self, at: int, seed: int) -> None:
        """Let the next game at a table be the first of this seed."""
        self.seeds[at] = seed
        self.games[at] = 0

    def deal(self, at: i64) -> None:
        """Deal the next game at a table, and run it until an agent is asked. Luck does not depend on who plays."""
        self._deal(at)
        while self.ended[at]:  # a game in which no agent was ever asked is skipped
            self._deal(at)

    def _deal(self, at: i64) -> None:
        seed, game = self.seeds[at], self.games[at]
        self.games[at] = game + 1
        table = self.tables[at] = self.fresh.copy()
        self.luck[at].begin(seed, 2 * game)
        self.bots[at].begin(seed, 2 * game + 1)
        self.lengths[at] = 0
        self.ended[at] = 0
        first = at * len(self.learners)
        for row in range(first, first + len(self.learners)):
            self.rewards[row] = 0.0
            self.over[row] = 0
            self.cut[row] = 0
        for place in range(at * self.seats, at * self.seats + self.seats):
            self.places[place] = 0
            self.scores[place] = 0
        self._run(at, table)

    def step(self, actions: list[int], look: bool = False) -> i64:
        """Apply an action of every row, and write each table's observations at once if wanted, while it is in the cache.

        Returns the first row whose action is illegal; then nothing has happened.
        """
        refused = ALL_LEGAL if self.lenient else self._first_refused(actions)
        if refused != ALL_LEGAL:
            return refused
        tables = self.tables
        for at in range(i64(len(tables))):
            if self.ended[at]:
                self.deal(at)
            else:
                self._take(at, tables[at], actions)
            if look:
                self._look(at, tables[at])
        return ALL_LEGAL

    def _first_refused(self, actions: list[int]) -> i64:
        """The first row with an illegal action."""
        row: i64 = 0
        learners, ended = self.learners, self.ended
        for at in range(i64(len(self.tables))):
            for seat in learners:
                if not ended[at] and not self._may(row, at, seat, actions[row]):
                    return row
                row += 1
        return ALL_LEGAL

    def may(self, row: i64, action: i64) -> bool:
        """Whether an action of a row is legal now."""
        at, which = row // len(self.learners), row % len(self.learners)
        return self._may(row, at, self.learners[which], action)

    def _may(self, row: i64, at: i64, seat: i64, action: i64) -> bool:
        if action < 0 or action > self.wait:
            return False
        if self.stale[row]:
            table = self.tables[at]
            asked = self._asked(at, table)
            if not asked >> seat & 1:
                return action == self.wait  # this needs no observation to be written
            self._show(row, table, asked, seat)
        return self.masks[row * self.width + action] == 1

    def _asked(self, at: i64, table: Table) -> i64:
        """Bit set of the seats that are asked now; empty if the game ended or was truncated."""
        return ZERO if self.ended[at] else table.asked

    def _take(self, at: i64, table: Table, actions: list[int]) -> None:
        if self.lenient and self._lose(at, actions):
            return
        row = at * len(self.learners)
        for seat in self.learners:
            self.answers[seat] = actions[row]
            row += 1
        self.lengths[at] += self._answer(table, self.bots[at])
        self._run(at, table)

    def _answer(self, table: Table, dice: Dice) -> i64:
        """Add the bots' answers and make the step; returns how many answers it took."""
        asked, learning, answers = table.asked, self.learning, self.answers
        given: i64 = 0
        for seat in range(self.seats):
            if asked >> seat & 1:
                given += 1
                if not learning >> seat & 1:
                    answers[seat] = self.bot(table, seat, dice)
        table.step(answers)
        return given

    def bot(self, table: Table, seat: i64, dice: Dice) -> i64:
        """The answer of a bot: uniformly random among the legal ones."""
        codes = table.legal(seat)
        return codes[dice.below(len(codes))]

    def _run(self, at: i64, table: Table) -> None:
        """Let luck and bots answer until an agent is asked or the game is over or too long."""
        luck, bots = self.luck[at], self.bots[at]
        learning, length, limit = self.learning, self.lengths[at], self.limit
        while table.asked and not table.asked & learning and length < limit:
            if table.asked == LUCK_BIT:
                table.luck(table.draw(luck))
                length += 1
            else:
                length += self._answer(table, bots)
        self.lengths[at] = length
        first = at * len(self.learners)
        for row in range(first, first + len(self.learners)):
            self.stale[row] = 1
        if not table.asked:
            self._pay(at, table)
        elif length >= limit:
            self._end(at, True)

    # Ending.

    def _end(self, at: i64, cut: bool) -> None:
        self.ended[at] = 1
        self.given += self.lengths[at]
        first = at * len(self.learners)
        for row in range(first, first + len(self.learners)):
            self.stale[row] = 1
            if cut:
                self.cut[row] = 1
            else:
                self.over[row] = 1

    def _pay(self, at: i64, table: Table) -> None:
        self._end(at, False)
        row, first = at * len(self.learners), at * self.seats
        places, scores = table.places(), table.scores()
        for seat in range(self.seats):
            self.places[first + seat] = places[seat]
            self.scores[first + seat] = scores[seat]
        for seat in self.learners:
            self.rewards[row] = float(scores[seat]) if self.by_scores else by_places(places, seat, self.opponents)
            row += 1

    def _lose(self, at: i64, actions: list[int]) -> bool:
        """An illegal action ends the game: it costs the seat that chose it, and nobody else gains or loses."""
        first, lost = at * len(self.learners), False
        for row in range(first, first + len(self.learners)):
            if not self.may(row, actions[row]):
                self.rewards[row] = ILLEGAL_REWARD
                lost = True
        if lost:
            self._end(at, False)
        return lost

    # Copying.

    def kept(self, at: i64) -> tuple[list[int], list[float]]:
        """State that is not part of the table: seed, game, dice, length and end; and the rewards of its rows."""
        first = at * len(self.learners)
        kept: list[int] = [self.seeds[at], self.games[at], self.luck[at].state, self.bots[at].state]
        kept.append(self.lengths[at])
        kept.append(self.ended[at])
        kept.append(1 if self.cut[first] else 0)
        return kept, [self.rewards[row] for row in range(first, first + len(self.learners))]

    def resume(self, at: i64, table: Table, kept: list[int], paid: list[float]) -> None:
        """Continue from a copied table, which this engine owns from now on."""
        self.tables[at] = table
        self.seeds[at] = kept[0]
        self.games[at] = kept[1]
        self.luck[at].state = kept[2]
        self.bots[at].state = kept[3]
        self.lengths[at] = kept[4]
        self.ended[at] = 0
        if not table.asked:
            self._pay(at, table)
        elif kept[5]:
            self._end(at, kept[6] == 1)
        row = at * len(self.learners)
        for reward in paid:
            self.rewards[row] = reward
            row += 1

    # Observing.

    def taken(self) -> i64:
        """How many answers all tables have taken since the beginning, luck's and the bots' included."""
        taken = self.given
        for at in range(len(self.tables)):
            if not self.ended[at]:
                taken += self.lengths[at]
        return taken

    def show(self, row: i64) -> None:
        """Update the observation and the mask of a row."""
        if self.stale[row]:
            at, which = row // len(self.learners), row % len(self.learners)
            table = self.tables[at]
            self._show(row, table, self._asked(at, table), self.learners[which])

    def _show(self, row: i64, table: Table, asked: i64, seat: i64) -> None:
        self.stale[row] = 0
        page = self.page
        page.at = row * self.size
        self.observation.write(table, seat, page)
        masks, marked, first = self.masks, self.marked, row * self.width
        for number in range(first, first + self.marks[row]):
            masks[marked[number]] = 0
        if not asked >> seat & 1:
            marked[first] = first + self.wait
            masks[first + self.wait] = 1
            self.marks[row] = 1
            return
        codes, number = table.legal(seat), first
        for code in codes:
            masks[first + code] = 1
            marked[number] = first + code
            number += 1
        self.marks[row] = len(codes)

    def show_all(self) -> None:
        """Update every row."""
        for at in range(i64(len(self.tables))):
            self._look(at, self.tables[at])

    def _look(self, at: i64, table: Table) -> None:
        """Update the rows of a table."""
        row, asked = at * len(self.learners), self._asked(at, table)
        for seat in self.learners:
            if self.stale[row]:
                self._show(row, table, asked, seat)
            row += 1
