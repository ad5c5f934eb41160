"""TableLog: one table, rebuilt from its entries. The same entries always give the same state."""

from array import array
from collections import deque
from typing import Final

import msgspec

from spelunke import shelf
from spelunke.core.game import Game, game_over
from spelunke.core.record import Fair, Record
from spelunke.core.table import LUCK, Table
from spelunke.core.tape import Tape
from spelunke.play.match import Match
from spelunke.server.errors import NotHere, NotNow, NotYours
from spelunke.server.http.types import SeatChange
from spelunke.server.log import entries, fairness
from spelunke.server.log.entries import Entry, What
from spelunke.server.log.seats import Chair
from spelunke.server.socket.messages import Standing

REMEMBERED_MOMENTS: Final = 64
"""A client that missed more than this gets a fresh view instead."""

REMEMBERED_TALK: Final = 50
REMEMBERED_CHANGES: Final = 500


class LogMoment(msgspec.Struct, frozen=True, gc=False):
    """Something that everybody at the table is notified of."""

    n: int
    """1, 2, 3 …: counts messages, not entries. That a player changed a sealed answer is not sent."""

    seat: int | None
    what: What
    turn: int
    """The ask that is open afterwards."""

    is_step: bool
    """Whether answers were revealed, or the cards dealt."""

    at: int


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
        self.hosts: set[str] = set()
        """Hashes of the secrets that make a browser the host."""

        self.seated: list[int] = []
        """The seats of people in the order in which they sat down."""

        self.removed: set[str] = set()
        """Guests removed by the host: they may watch, but not sit down again."""

        self.chairs: list[Chair] = []
        self.match: Match | None = None
        self.standing: Standing = "open"
        self.told = 0
        """How many moments there were."""

        self.moments: deque[LogMoment] = deque(maxlen=REMEMBERED_MOMENTS)
        self.talk: deque[LogMoment] = deque(maxlen=REMEMBERED_TALK)
        self.changes: list[tuple[int, SeatChange]] = []
        """When a bot took over and when a player came back during the game, each with the ask that was open."""

        self.rematch: str | None = None
        self.turn = 0
        """The number of the open ask: how many were answered before."""

        self.turn_began = 0
        """When the open ask began: microseconds since 1970, by the clock of the process that wrote the entry."""

        self._answers_at = array("L")
        """By turn: how many answers had been given when the ask was opened."""

        self._notes_at = array("L")
        """By turn: how many notes were on the tape then."""

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

    def waiting_for(self) -> tuple[int, ...]:
        """The seats that still have to answer the open ask."""
        return self.match.waiting_for() if self.match is not None and self.standing == "running" else ()

    def bots_to_ask(self) -> list[int]:
        """The seats that a bot must answer for now."""
        return [seat for seat in self.waiting_for() if self.chairs[seat].by_bot]

    def contributions(self) -> tuple[str, ...]:
        """Each seat's contribution to the luck."""
        return tuple(chair.contribution for chair in self.chairs)

    # Reading.

    def fits(self, seat: int | None, what: What) -> None:
        """Refuse what would be rejected if it were read now."""
        match what:
            case entries.AnswerSealed():
                self._check_sealed(seat, what)
                self.game.check(self.running.table, seat or 0, self.game.parts.codebook.moves[what.code])
            case entries.Said() | entries.Reacted():
                pass
            case entries.Created():
                if self.chairs:
                    raise NotNow("server-has-started")
            case entries.Started():
                if self.standing != "open":
                    raise NotNow("server-has-started")
            case entries.Rematched():
                if self.standing != "over" or self.rematch is not None or self.created.opened:
                    raise NotNow("server-no-rematch")
            case entries.KeyAdded() if seat is None:
                pass
            case entries.Joined(guest=guest) if guest in self.removed:
                raise NotYours("server-was-removed")
            case entries.TookOver(turn=turn) if turn is not None and (turn != self.turn or seat not in self.waiting_for()):
                raise NotNow("server-ask-over")
            case _:
                self.chair(seat).check(what, self.standing)

    def _check_sealed(self, seat: int | None, what: entries.AnswerSealed) -> None:
        """Whether that seat may still answer that ask; whether the move is legal is checked by the match."""
        chair = self.chair(seat)
        assert seat is not None
        match = self.running
        if what.turn == self.turn and not match.table.asked:
            raise game_over(seat)
        if self.standing != "running" or what.turn != self.turn:
            raise NotNow("server-ask-over")
        if what.by_bot != chair.by_bot or (what.by_bot and match.has_sealed(seat)):
            raise NotNow("server-bot-plays" if chair.by_bot else "server-no-bot-plays")

    def read(self, entry: Entry) -> LogMoment | None:
        """Apply the next entry; returns the moment to notify everybody of, if any. A refused entry counts as read, too."""
        assert entry.n == self.n + 1, f"entry {entry.n} after {self.n}"
        self.n = entry.n
        if isinstance(entry.what, entries.AnswerSealed):
            return self._read_sealed(entry, entry.what)
        self.fits(entry.seat, entry.what)
        is_step = False
        match entry.what:
            case entries.Created():
                self._create(entry.what)
            case entries.Started():
                self._start()
                is_step = True
            case entries.KeyAdded() if entry.seat is None:
                self.hosts.add(entry.what.key)
                return None
            case entries.Rematched():
                self.rematch = entry.what.table
            case entries.Said() | entries.Reacted():
                pass
            case _:
                self._note_people(entry)
                self._change(self.chair(entry.seat), entry)
                if isinstance(entry.what, entries.KeyAdded):
                    return None
        return self._tell(entry, is_step)

    def _read_sealed(self, entry: Entry, what: entries.AnswerSealed) -> LogMoment | None:
        self._check_sealed(entry.seat, what)
        seat = entry.seat or 0
        is_change = self.running.has_sealed(seat)
        is_step = self._seal(seat, what.code)
        return None if is_change and not is_step else self._tell(entry, is_step)

    def _tell(self, entry: Entry, is_step: bool) -> LogMoment:
        self.told += 1
        if is_step:
            self.turn_began = entry.at
        moment = LogMoment(self.told, entry.seat, entry.what, self.turn, is_step, entry.at)
        self.moments.append(moment)
        if isinstance(entry.what, entries.Said):
            self.talk.append(moment)
        return moment

    # Applying entries.

    def _create(self, what: entries.Created) -> None:
        self.created = what
        self.game = shelf.game(what.game, what.seats, what.house)
        if self.game.box.version != what.version:
            raise NotHere("server-other-version", title=self.game.box.title)
        self.hosts = {what.host}
        self.chairs = [Chair() for _ in range(what.seats)]
        if what.opened:
            self._set_up()
            self.standing = "over"

    def _note_people(self, entry: Entry) -> None:
        """Note who sat down and who was removed, before the chair forgets its player."""
        guest = self.chair(entry.seat).guest
        match entry.what:
            case entries.Joined():
                self.seated = [*(seat for seat in self.seated if seat != entry.seat), entry.seat or 0]
            case entries.Left(removed=True) if [chair.guest for chair in self.chairs].count(guest) == 1 and guest:
                # Several players may share a device: as long as another of them sits, its guest is not banned.
                self.removed.add(guest)

    def _change(self, chair: Chair, entry: Entry) -> None:
        before = chair.name
        chair.change(entry.what, self.standing, self.created.level)
        if self.standing != "running" or entry.seat is None or isinstance(entry.what, entries.KeyAdded):
            return
        why = chair.cause or ("back" if chair.sits == "person" else "left")
        self.changes.append((self.turn, SeatChange(entry.seat, chair.name or before, why)))
        del self.changes[:-REMEMBERED_CHANGES]

    def _start(self) -> None:
        for chair in self.chairs:
            chair.fill(self.created.level)
        self.standing = "running"
        self._key = fairness.mixed(self.seed, self.contributions())
        self._set_up()

    def _set_up(self) -> None:
        """Deal, or restore the table from the record, and index where each of its turns began."""
        start = self.created.start
        table = self.game.deal(ask_luck=True) if start is None else self._start_of(start)
        self.match = Match(self.game, table)
        tape = self._tape()
        for_luck = [] if start is None else start.answers
        while len(tape.answers) < len(for_luck):
            asked = table.seats_asked()
            if asked != (LUCK,):
                self._mark()
            self._take(table, for_luck[len(tape.answers) : len(tape.answers) + len(asked)])
        if not self.created.opened:
            self._let_luck_answer(table)
        self._mark()

    def _start_of(self, start: Record) -> Table:
        return self.game.deal(ask_luck=True) if start.start is None else self.game.arrange(start.start, ask_luck=True)

    def _seal(self, seat: int, code: int) -> bool:
        """Seal an answer; whether it was the last one, so that all were revealed."""
        match = self.running
        if not match.seal(seat, self.game.parts.codebook.moves[code]):
            return False
        self._let_luck_answer(match.table)
        self._mark()
        return True

    def _let_luck_answer(self, table: Table) -> None:
        tape = self._tape()
        while table.seats_asked() == (LUCK,):
            self._take(table, [fairness.draw(table, self._key, len(tape.answers))])
        if not table.asked:
            self.standing = "over"

    def _take(self, table: Table, codes: list[int]) -> None:
        self._tape().answers.extend(codes)
        table.answer(codes)

    def _tape(self) -> Tape:
        tape = self.running.table.tape
        assert tape is not None
        return tape

    def _mark(self) -> None:
        self._answers_at.append(len(self._tape().answers))
        self._notes_at.append(len(self._tape().notes))
        self.turn = len(self._answers_at) - 1

    # Looking back.

    def notes(self, turn: int) -> list[tuple[int, ...]]:
        """The notes between the previous ask and that turn's: what the answers led to."""
        if not 0 <= turn < len(self._notes_at):
            raise NotHere("server-no-such-turn", turn=turn, last=self.turn)
        since = self._notes_at[turn - 1] if turn else 0
        return self._tape().notes[since : self._notes_at[turn]]

    def table_at(self, turn: int) -> Table:
        """The table as it was when that ask was open, read-only. Going forward continues from the cached table."""
        answers = self.cut(turn).answers
        at, table = self._looked_back or (0, None)
        if table is None or at > len(answers):
            at, table = 0, self._start_of(self.cut(0))
            table.tape = None
        while at < len(answers):
            codes = answers[at : at + len(table.seats_asked())]
            table.answer(codes)
            at += len(codes)
        self._looked_back = (at, table)
        return table

    def course(self) -> list[list[int]]:
        """Everybody's score at every ask, once it is over. Changes nothing in the table_log, so it may run in a thread."""
        if self.standing != "over":
            raise NotNow("server-not-over")
        answers = self._tape().answers
        table = self._start_of(self.cut(0))
        table.tape = None
        at, scores = 0, []
        for until in self._answers_at:
            while at < until:
                codes = answers[at : at + len(table.seats_asked())]
                table.answer(codes)
                at += len(codes)
            scores.append(list(table.scores()))
        return scores

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
