"""TableLog: one table, rebuilt from its entries. The same entries always give the same state."""

from array import array
from collections import Counter, deque
from typing import Final

import msgspec

from spelunke import shelf
from spelunke.core.errors import UnknownRules
from spelunke.core.game import Game, game_over
from spelunke.core.record import Fair, Record
from spelunke.core.table import LUCK, Table
from spelunke.core.tape import Tape
from spelunke.core.types import Move
from spelunke.play.asks import asks
from spelunke.play.match import Match
from spelunke.server import logs
from spelunke.server.errors import NotHere, NotNow, NotYours, TooMuch
from spelunke.server.log import cast, entries, fairness
from spelunke.server.log.asking import Asking
from spelunke.server.log.entries import Entry, What
from spelunke.server.log.log_moment import LogMoment
from spelunke.server.log.roles import Roles
from spelunke.server.log.seats import Chair
from spelunke.server.log.talk import RecentTalk
from spelunke.server.socket.messages import SeatChange, Standing

REMEMBERED_MOMENTS: Final = 64
"""A client that missed more than this gets a fresh view instead."""

REMEMBERED_CHANGES: Final = 500
MOST_CHANGES: Final = 100
"""So often a seat may change its mind at one ask: the log of a table must not grow while nothing happens there."""


class TableLog:
    """One table, rebuilt from its entries: who sits there, their answers, and the state of the game.

    ``read`` takes entries in order. One that does not fit when it is applied (a seat that was taken a moment before, an ask
    that is over) is refused by every reader alike and changes nothing; ``fits`` says beforehand what would be refused.
    """

    def __init__(self, table: str, seed: bytes) -> None:
        self.table = table
        self.seed = seed
        self.n = 0
        """The last entry that was read."""

        self.created: entries.Created
        self.game: Game
        self.roles: Roles
        self.asking = Asking()
        self.chairs: list[Chair] = []
        self.match: Match | None = None
        self.standing: Standing = "open"
        self.told = 0
        """How many moments there were."""

        self.moments: deque[LogMoment] = deque(maxlen=REMEMBERED_MOMENTS)
        self.talk = RecentTalk()
        self.changes: list[tuple[int, SeatChange]] = []
        """When a bot took over and when a player came back during the game, each with the ask that was open."""

        self.rematch: str | None = None
        self.turn = 0
        """The number of the open ask: how many were answered before."""

        self._changes_of_mind: Counter[int] = Counter()
        """By seat, at the open ask."""

        self.turn_began = 0
        """When the open ask began: microseconds since 1970, by the clock of the process that wrote the entry."""

        self._answers_at = array("L")
        """By turn: how many answers had been given when the ask was opened."""

        self._notes_at = array("L")
        """By turn: how many notes were on the tape then."""

        self._latest_notes: tuple[int, list[tuple[int, ...]]] = (-1, [])
        """Cache of the turn whose notes were read last: every seat is told of it in its own words."""

        self._looked_back: tuple[int, Table] | None = None
        """Cache of the last look back: how many answers had been applied, and the table."""

        self._key = b""

    # Queries.

    @property
    def running(self) -> Match:
        """The match, if the game is running or over."""
        if self.match is None:
            raise NotNow("server-not-started")
        return self.match

    def chair(self, seat: int | None) -> Chair:
        """The chair of a seat."""
        if seat is None or not 0 <= seat < len(self.chairs):
            raise NotHere("no-such-seat", seat=str(seat), last=len(self.chairs) - 1)
        return self.chairs[seat]

    def stands_in(self, seat: int) -> bool:
        """Whether whoever holds that seat may do what the host may."""
        return self.roles.stands_in(seat, self.chairs)

    def sees(self, seat: int | None) -> int | None:
        """Through whose eyes the holder of a seat looks: a player who got up sees what a spectator sees."""
        is_blind = seat is not None and self.standing == "running" and self.chairs[seat].is_left
        return None if is_blind else seat

    def waiting_for(self) -> tuple[int, ...]:
        """The seats that still have to answer the open ask."""
        return self.match.waiting_for() if self.match is not None and self.standing == "running" else ()

    def looking(self) -> tuple[int, ...]:
        """The seats whose player looks at the table before luck goes on."""
        return self.match.looking() if self.match is not None and self.standing == "running" else ()

    def people_to_ask(self) -> list[int]:
        """The seats whose player must answer now."""
        return [seat for seat in self.waiting_for() if not self.chairs[seat].by_bot]

    def bots_to_ask(self) -> list[int]:
        """The seats that a bot must answer for now."""
        return [seat for seat in self.waiting_for() if self.chairs[seat].by_bot]

    def contributions(self) -> tuple[str, ...]:
        """Each seat's contribution to the luck."""
        return tuple(chair.contribution for chair in self.chairs)

    # Reading.

    def check_answer(self, seat: int | None, turn: int, move: Move, *, by_bot: bool = False) -> entries.AnswerSealed:
        """The one check of an answer: the entry with its code, or why this seat may not answer that ask so."""
        self._check_ask(seat, turn, by_bot)
        if self._changes_of_mind[seat or 0] >= MOST_CHANGES:
            # Only here: whatever is in the log already is read by every version alike.
            raise TooMuch("server-too-many-changes", most=MOST_CHANGES)
        return entries.AnswerSealed(turn, self.game.check(self.running.table, seat or 0, move), by_bot)

    def _check_ask(self, seat: int | None, turn: int, by_bot: bool) -> None:
        """Refuse an answer to an ask that is over, or by a person where a bot answers."""
        chair = self.chair(seat)
        if self.standing != "running" or turn != self.turn:
            is_over = turn == self.turn and not self.running.table.asked
            raise game_over(seat) if is_over else NotNow("server-ask-over")
        if by_bot != chair.by_bot or (by_bot and self.running.has_sealed(seat or 0)):
            raise NotNow("server-bot-plays" if chair.by_bot else "server-no-bot-plays")

    def fits(self, seat: int | None, what: What) -> None:
        """Refuse what would be rejected if it were read now. Of a checked answer, only its ask can be over meanwhile."""
        match what:
            case entries.AnswerSealed():
                self._check_ask(seat, what.turn, what.by_bot)
            case entries.Said() | entries.Reacted():
                pass
            case entries.Created():
                if self.chairs:
                    raise NotNow("server-has-started")
            case entries.Started():
                if self.standing != "open":
                    raise NotNow("server-has-started")
            case entries.SaidReady():
                if seat not in self.looking():
                    raise NotNow("server-bot-plays" if self.looking() and self.chair(seat).by_bot else "server-ask-over")
            case entries.Rematched():
                if self.standing != "over" or self.rematch is not None or self.created.opened:
                    raise NotNow("server-no-rematch")
            case entries.KeyAdded() if seat is None:
                pass
            case entries.Joined(guest=guest) | entries.AskedToSit(guest=guest) if guest in self.roles.removed:
                raise NotYours("server-was-removed")
            case entries.TookOver(turn=turn) if turn is not None and (turn != self.turn or seat not in self.waiting_for()):
                raise NotNow("server-ask-over")
            case entries.AskedToSit() | entries.LetIn() | entries.TurnedAway():
                self.asking.check(self.chair(seat), seat or 0, what, self.standing)
            case _:
                self.chair(seat).check(what, self.standing)
                if isinstance(what, entries.Joined | entries.Dressed):
                    cast.check_free(self.chairs, seat, what.animal)

    def read_stored(self, entry: Entry) -> LogMoment | None:
        """Apply the next entry of the store. An answer that nobody can have given means that the store is damaged."""
        if isinstance(entry.what, entries.AnswerSealed) and self._is_impossible(entry.seat, entry.what):
            self.n = entry.n
            logs.warn("a stored answer cannot have been given", table=self.table, n=entry.n)
            raise NotNow("server-stumbled")
        return self.read(entry)

    def _is_impossible(self, seat: int | None, what: entries.AnswerSealed) -> bool:
        if self.standing != "running" or what.turn != self.turn:
            return False
        table = self.running.table
        return seat not in table.seats_asked() or what.code not in table.choices(seat)

    def read(self, entry: Entry) -> LogMoment | None:
        """Apply the next entry; returns the moment to notify everybody of, if any. A refused entry counts as read, too."""
        assert entry.n == self.n + 1, f"entry {entry.n} after {self.n}"
        self.n = entry.n
        self.fits(entry.seat, entry.what)
        is_step, change = False, None
        if isinstance(entry.what, entries.LetIn):
            entry = self.asking.let_in(entry, entry.what, self.chairs)
        match entry.what:
            case entries.AnswerSealed(code=code):
                match = self.running
                is_change = match.has_sealed(entry.seat or 0)
                is_step = match.seal_code(entry.seat or 0, code)
                if is_step:
                    self._note_turn(match.table)
                elif is_change:
                    self._changes_of_mind[entry.seat or 0] += 1
                    return None
            case entries.Created():
                self._create(entry.what)
            case entries.Started():
                self._start(entry.what.looks)
                is_step = True
            case entries.SaidReady():
                is_step = self._is_ready(entry.seat or 0)
            case entries.KeyAdded() if entry.seat is None:
                self.roles.add(entry.what.key, self.chairs)
                return None
            case entries.AskedToSit():
                self.asking.ask(entry.seat or 0, entry.what)
            case entries.TurnedAway(key=key):
                self.asking.turn_away(key)
            case entries.Rematched():
                self.rematch = entry.what.table
            case entries.Said() | entries.Reacted():
                pass
            case _:
                change = self._change(self.chair(entry.seat), entry)
                is_step = change is not None and self._sees_change(change.seat)
                if isinstance(entry.what, entries.KeyAdded):
                    return None
        return self._tell(entry, is_step, change)

    def _tell(self, entry: Entry, is_step: bool, change: SeatChange | None) -> LogMoment:
        self.told += 1
        if is_step:
            self.turn_began = entry.at
        moment = LogMoment(self.told, entry.seat, entry.what, self.turn, is_step, entry.at, change)
        self.moments.append(moment)
        if isinstance(entry.what, entries.Said):
            self.talk.add(moment)
        return moment

    # Applying entries.

    def _create(self, what: entries.Created) -> None:
        self.created = what
        try:
            self.game = shelf.game(what.game, what.seats, what.house, rules=what.version)
        except UnknownRules as refusal:
            raise NotHere("server-other-version", title=refusal.facts["title"]) from None
        self.roles = Roles(what)
        self.chairs = [Chair() for _ in range(what.seats)]
        if what.opened:
            self._set_up(looks=True)
            self.standing = "over"
            cast.seat_regulars(self.table, self.chairs, self.standing)

    def _change(self, chair: Chair, entry: Entry) -> SeatChange | None:
        before = chair.name
        self.roles.note(entry, self.chairs)
        if isinstance(entry.what, entries.Joined) and self.standing == "running":
            self.asking.sits(entry.what.guest, entry.seat or 0)
        chair.change(entry.what, self.standing, self.created.level)
        name = chair.name or before
        cast.seat_regulars(self.table, self.chairs, self.standing)
        if self.standing != "running" or entry.seat is None or isinstance(entry.what, entries.KeyAdded):
            return None
        why = chair.cause or ("back" if chair.sits == "person" else "left")
        change = SeatChange(entry.seat, name, why)
        self.changes.append((self.turn, change))
        del self.changes[:-REMEMBERED_CHANGES]
        return change

    def _sees_change(self, seat: int) -> bool:
        """Bots are ready at once, and people who take a seat look: whether luck went on."""
        if self.chairs[seat].by_bot:
            return self._is_ready(seat)
        self.running.look(seat)
        return False

    def _is_ready(self, seat: int) -> bool:
        """Luck does not wait for this seat; whether it went on, to the next ask."""
        match = self.running
        if not match.ready(seat):
            return False
        self._note_turn(match.table)
        return True

    def _start(self, looks: bool) -> None:
        for seat, chair in enumerate(self.chairs):
            chair.fill(self.created.level)
            if chair.sits == "person":
                self.asking.sits(chair.guest, seat)
        cast.seat_regulars(self.table, self.chairs, self.standing)
        self.standing = "running"
        self._key = fairness.mixed(self.seed, self.contributions())
        self._set_up(looks)

    def _set_up(self, looks: bool) -> None:
        """Deal, or restore the table from the record, and index where each of its turns began."""
        start = self.created.start
        table = self._table_of(start)
        for ask in asks(self.game, table, [] if start is None else start.answers):
            if ask.seats != (LUCK,) or (looks and self.game.parts.looks_first(table)):
                self._mark(_tape(table))
        people = [seat for seat, chair in enumerate(self.chairs) if looks and not chair.by_bot]
        self.match = Match(self.game, table, luck=None if self.created.opened else self._draw, lookers=people)
        self._note_turn(table)

    def _table_of(self, record: Record | None) -> Table:
        """The table that a record begins with; luck is asked like a seat."""
        if record is None or record.start is None:
            return self.game.deal(ask_luck=True)
        return self.game.arrange(record.start, ask_luck=True)

    def _draw(self, table: Table) -> int:
        """Luck's answer, as it was committed to before the deal."""
        return fairness.draw(table, self._key, len(_tape(table).answers))

    def _note_turn(self, table: Table) -> None:
        """The next ask is open, or the game is over."""
        self._mark(_tape(table))
        if not table.asked:
            self.standing = "over"

    def _mark(self, tape: Tape) -> None:
        self._changes_of_mind.clear()
        self._answers_at.append(len(tape.answers))
        self._notes_at.append(len(tape.notes))
        self.turn = len(self._answers_at) - 1

    # Looking back.

    def notes(self, turn: int) -> list[tuple[int, ...]]:
        """The notes between the previous ask and that turn's, as ``tell`` reads them: what the answers led to."""
        if turn == self._latest_notes[0]:
            return self._latest_notes[1]
        if not 0 <= turn < len(self._notes_at):
            raise NotHere("server-no-such-turn", turn=turn, last=self.turn)
        since = self._notes_at[turn - 1] if turn else 0
        found = [note[1:] for note in _tape(self.running.table).notes[since : self._notes_at[turn]]]
        self._latest_notes = (turn, found)
        return found

    def table_at(self, turn: int) -> Table:
        """The table as it was when that ask was open, read-only. Going forward continues from the cached table."""
        answers = self.cut(turn).answers
        at, table = self._looked_back or (0, None)
        if table is None or at > len(answers):
            at, table = 0, self._beginning()
        for _ in asks(self.game, table, answers, at):
            pass
        self._looked_back = (len(answers), table)
        return table

    def course(self) -> list[list[int]]:
        """Everybody's score at every ask, once it is over. Changes nothing in the table_log, so it may run in a thread."""
        if self.standing != "over":
            raise NotNow("server-not-over")
        table = self._beginning()
        answers = _tape(self.running.table).answers
        turns = set(self._answers_at)
        before = [list(table.scores()) for ask in asks(self.game, table, answers) if ask.at in turns]
        return [*before, list(table.scores())]

    def _beginning(self) -> Table:
        """The table before the first answer, with nobody who listens."""
        table = self._table_of(self.cut(0))
        table.tape = None
        return table

    def cut(self, turn: int) -> Record:
        """The record of the game up to that ask, with nothing of what came later."""
        if self.match is None or not 0 <= turn <= self.turn:
            raise NotHere("server-no-such-turn", turn=turn, last=self.turn)
        whole = self.game.record(self.running.table)
        return msgspec.structs.replace(whole, answers=whole.answers[: self._answers_at[turn]], standing=None)

    def record(self) -> Record:
        """The whole game with the commitment to its luck, once it is over."""
        if self.standing != "over":
            raise NotNow("server-not-over")
        record = self.game.record(self.running.table)
        if self.created.opened:
            assert self.created.start is not None
            return self.created.start
        since = len(self.created.start.answers) if self.created.start else 0
        promise = Fair(self.created.commitment, self.seed.hex(), self.contributions(), since)
        return msgspec.structs.replace(record, fair=promise)


def _tape(table: Table) -> Tape:
    """The tape of a table in a match, which always has one."""
    assert table.tape is not None
    return table.tape
