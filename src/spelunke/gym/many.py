"""Many tables of one game at once, stepped in compiled code; what the learners see lies on one page."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from spelunke.core.dice import Dice
from spelunke.core.sight import Page, Sight
from spelunke.core.table import LUCK_BIT, Table, filled

ALL_LEGAL: Final = -1
"""No row answered what it may not."""

ILLEGAL_REWARD: Final = -1.0
"""What an answer that is not legal costs where it loses the game."""

_NOTHING: Final = vec[i64]()


@mypyc_attr(allow_interpreted_subclasses=True)
class Many:
    """So many tables. At each, some seats are learners'; luck, and bots in all other seats, answer inside.

    Every learner's seat at every table is a row: table by table, seat by seat. A row has a sight on ``page`` and a mask,
    which is 1 where the action is legal: an action is a code, and after all codes comes waiting, which is all that a row
    may do while its seat is not asked. A table whose game ended is dealt anew by the next step, whatever its rows answer.
    """

    page: Page
    masks: vec[u8]
    rewards: vec[float]
    over: vec[u8]
    """By row: whether its game ended with the last step."""

    cut: vec[u8]
    """By row: whether its game was broken off with the last step, because it had taken too many answers."""

    def __init__(self, fresh: Table, sight: Sight, tables: int, learners: list[int], codes: int, limit: int) -> None:
        self.fresh = fresh
        self.sight = sight
        self.seats: i64 = fresh.seats
        self.learners = vec[i64](learners)
        self.learning: i64 = 0
        for seat in self.learners:
            self.learning |= 1 << seat
        self.wait: i64 = codes
        self.width: i64 = codes + 1
        self.size: i64 = sight.size(fresh)
        self.limit: i64 = limit
        self.opponents: i64 = self.seats - 1
        self.by_scores = False
        self.lenient = False
        self.answers = filled(self.seats, 0)
        self.given: i64 = 0
        self._lay(tables, tables * len(learners))

    def _lay(self, tables: int, rows: int) -> None:
        self.tables = [self.fresh] * tables
        self.luck = [Dice(0)] * tables
        self.bots = [Dice(0)] * tables
        self.seeds = [0] * tables
        self.games = [0] * tables
        self.lengths = filled(tables, 0)
        self.ended = filled(tables, 1)
        self.page = Page(rows * self.size)
        self.masks = vec[u8]([0] * (rows * int(self.width)))
        self.marked = [_NOTHING] * rows
        self.stale = filled(rows, 1)
        self.rewards = vec[float]([0.0] * rows)
        self.over = vec[u8]([0] * rows)
        self.cut = vec[u8]([0] * rows)

    def settle(self, opponents: int, by_scores: bool, lenient: bool) -> None:
        """How many each seat plays against; whether scores are paid instead of places; whether an illegal answer only loses."""
        self.opponents = opponents
        self.by_scores = by_scores
        self.lenient = lenient

    # Dealing and stepping.

    def seed(self, at: int, seed: int) -> None:
        """Let the next game at a table be the first of this seed."""
        self.seeds[at] = seed
        self.games[at] = 0

    def deal(self, at: i64) -> None:
        """The next game at a table, up to where a learner is asked. What luck brings does not depend on who plays."""
        self._deal(at)
        while self.ended[at]:  # a game in which no learner was ever asked is none of theirs
            self._deal(at)

    def _deal(self, at: i64) -> None:
        seed, game = self.seeds[at], self.games[at]
        self.games[at] = game + 1
        self.tables[at] = self.fresh.copy()
        self.luck[at] = Dice(seed, 2 * game)
        self.bots[at] = Dice(seed, 2 * game + 1)
        self.lengths[at] = 0
        self.ended[at] = 0
        first = at * len(self.learners)
        for row in range(first, first + len(self.learners)):
            self.rewards[row] = 0.0
            self.over[row] = 0
            self.cut[row] = 0
        self._run(at)

    def step(self, actions: list[int]) -> i64:
        """Take an action of every row. Gives the first row whose action is refused, and then nothing has happened."""
        if not self.lenient:
            for row in range(len(actions)):
                if not self.ended[row // len(self.learners)] and not self.may(row, actions[row]):
                    return row
        for at in range(len(self.tables)):
            if self.ended[at]:
                self.deal(at)
            else:
                self._take(at, actions)
        return ALL_LEGAL

    def may(self, row: i64, action: i64) -> bool:
        """Whether a row may do that now."""
        if action < 0 or action >= self.wait:
            return action == self.wait and not self._asks(row)
        if not self._asks(row):
            return False  # and its sight need not be written to know that
        self.show(row)
        return self.masks[row * self.width + action] == 1

    def _asks(self, row: i64) -> bool:
        """Whether the seat of a row is asked now."""
        at = row // len(self.learners)
        asked = self.tables[at].asked >> self.learners[row % len(self.learners)]
        return not self.ended[at] and asked & 1 == 1

    def _take(self, at: i64, actions: list[int]) -> None:
        table, first = self.tables[at], at * len(self.learners)
        if self.lenient and self._lose(at, actions):
            return
        for which in range(len(self.learners)):
            self.answers[self.learners[which]] = actions[first + which]
        self._answer(at, table)
        self._run(at)

    def _answer(self, at: i64, table: Table) -> None:
        """The bots add their answers, and the step is made."""
        for seat in range(self.seats):
            if table.asked >> seat & 1:
                self.lengths[at] += 1
                if not self.learning >> seat & 1:
                    self.answers[seat] = self.bot(at, seat)
        table.step(self.answers)

    def bot(self, at: i64, seat: i64) -> i64:
        """What a bot answers: anything legal, each as likely."""
        codes = self.tables[at].legal(seat)
        return codes[self.bots[at].below(len(codes))]

    def _run(self, at: i64) -> None:
        """Luck and bots answer until a learner is asked or the game is over or too long."""
        table, luck = self.tables[at], self.luck[at]
        while table.asked and not table.asked & self.learning and self.lengths[at] < self.limit:
            if table.asked == LUCK_BIT:
                table.luck(table.draw(luck))
                self.lengths[at] += 1
            else:
                self._answer(at, table)
        first = at * len(self.learners)
        for row in range(first, first + len(self.learners)):
            self.stale[row] = 1
        if not table.asked:
            self._pay(at, table)
        elif self.lengths[at] >= self.limit:
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
        """By places: how many opponents a seat is before, less how many are before it, over how many there are."""
        self._end(at, False)
        first = at * len(self.learners)
        counts = table.scores() if self.by_scores else table.places()
        for which in range(len(self.learners)):
            mine = counts[self.learners[which]]
            paid = mine
            if not self.by_scores:
                paid = 0
                for place in counts:
                    if place > mine:
                        paid += 1
                    elif place < mine:
                        paid -= 1
            self.rewards[first + which] = float(paid) / (1.0 if self.by_scores else float(self.opponents))

    def _lose(self, at: i64, actions: list[int]) -> bool:
        """An answer that is not legal ends the game: it costs whoever gave it, and nobody else gains or loses."""
        first, lost = at * len(self.learners), False
        for row in range(first, first + len(self.learners)):
            if not self.may(row, actions[row]):
                self.rewards[row] = ILLEGAL_REWARD
                lost = True
        if lost:
            self._end(at, False)
        return lost

    # Looking.

    def taken(self) -> i64:
        """How many answers all tables have taken since the beginning, luck's and the bots' included."""
        taken = self.given
        for at in range(len(self.tables)):
            if not self.ended[at]:
                taken += self.lengths[at]
        return taken

    def show(self, row: i64) -> None:
        """Bring the sight and the mask of a row up to date."""
        if not self.stale[row]:
            return
        self.stale[row] = 0
        at = row // len(self.learners)
        seat, table, base = self.learners[row % len(self.learners)], self.tables[at], row * self.width
        self.page.at = row * self.size
        self.sight.write(table, seat, self.page)
        for code in self.marked[row]:
            self.masks[base + code] = 0
        asked = self._asks(row)
        codes = table.legal(seat) if asked else _NOTHING
        self.marked[row] = codes
        for code in codes:
            self.masks[base + code] = 1
        self.masks[base + self.wait] = 0 if asked else 1

    def show_all(self) -> None:
        """Bring every row up to date."""
        for row in range(len(self.marked)):
            self.show(row)
