"""Room: one table in this process, with the websockets of its players and spectators, its clock and its bots."""

import asyncio
import contextlib
import random
import time
from collections.abc import Callable, Coroutine, Hashable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from spelunke.core.errors import NotLegal, SpelunkeError, UnknownMove
from spelunke.core.types import Move
from spelunke.server import logs
from spelunke.server.errors import NotNow
from spelunke.server.live import bot_seats, seat_output
from spelunke.server.live.clocks import ERRAND, left_after_a_restart, longest_thought
from spelunke.server.log import entries
from spelunke.server.log.chains import tried
from spelunke.server.log.entries import Entry, Row, What
from spelunke.server.log.forced_answers import forced_answer
from spelunke.server.log.identity import HOST
from spelunke.server.log.log_moment import LogMoment
from spelunke.server.log.table_log import TableLog
from spelunke.server.socket.messages import Bye, Cause
from spelunke.server.store.store import Mark
from spelunke.server.store.writer import Draft, Outcome

if TYPE_CHECKING:
    from spelunke.server.live.registry import Registry
    from spelunke.server.socket.websocket import WebSocket

SHORTEST_SLEEP: Final = 0.2
LONGEST_SLEEP: Final = 3_600.0
REMEMBERED_REFUSALS: Final = 64
PASSING: Final = (entries.AnswerSealed, entries.SaidReady, entries.Said, entries.Reacted)
"""Entries that change neither who sits where nor who may do what."""

CLOCK: Final = "clock"
"""The author of entries written because time passed."""


class _Done:
    """An outcome to wait for."""

    def __init__(self) -> None:
        self.refusal: asyncio.Future[SpelunkeError | None] = asyncio.get_running_loop().create_future()

    def __call__(self, refusal: SpelunkeError | None) -> None:
        if not self.refusal.done():
            self.refusal.set_result(refusal)


class Room:
    """One table in this process. Any process can load any table; their state is the same."""

    def __init__(self, registry: "Registry", table_log: TableLog) -> None:
        self.registry = registry
        self.table_log = table_log
        self.table = table_log.table
        self.wires: dict[WebSocket, None] = {}
        """In the order in which they came."""

        self.elsewhere: frozenset[int] = frozenset()
        """Seats whose player is connected to another process."""

        self.empty_since = time.monotonic()
        self.here: frozenset[int] = frozenset()
        """Seats whose player is connected, to this process or another."""

        self._away_since: dict[int, float] = {HOST: self.empty_since}
        self._deadline: float | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._thinking: dict[int, asyncio.Task[None]] = {}
        self._up = {seat for seat, chair in enumerate(table_log.chairs) if chair.is_left}
        """Seats whose player got up from a running game."""

        self._refused: dict[int, SpelunkeError] = {}
        """Rejected entries, by number: their author may ask after they were read."""

        if table_log.created.clock and table_log.standing == "running":
            left = left_after_a_restart(table_log.created.clock, table_log.turn_began / 1e6, time.time())
            self._deadline = time.monotonic() + left

    # Writing.

    def answer(self, seat: int, turn: int, move: Move, outcome: Outcome, *, by_bot: bool = False) -> None:
        """The door for answers, people's and bots': check a move, and queue its code for writing."""
        sealed = self.table_log.check_answer(seat, turn, move, by_bot=by_bot)
        author = ("bot", seat) if by_bot else seat
        self.registry.writer.put(self, Draft(seat, sealed, author, entries.now(), outcome))

    def answer_chain(self, seat: int, turn: int, moves: Sequence[Move], outcome: Outcome) -> None:
        """Answer an ask and those that follow from it, each like any other; refuses a chain with a part that is not legal."""
        tried(self.table_log, seat, turn, moves)
        self._answer_next(seat, turn, moves, outcome)

    def _answer_next(self, seat: int, turn: int, moves: Sequence[Move], outcome: Outcome) -> None:
        def answered(refusal: SpelunkeError | None) -> None:
            if refusal is None and len(moves) > 1 and self.table_log.turn == turn + 1:
                try:
                    self._answer_next(seat, turn + 1, moves[1:], outcome)
                except SpelunkeError as error:
                    outcome(error)
            else:
                outcome(refusal)

        self.answer(seat, turn, moves[0], answered)

    def propose(self, seat: int | None, what: What, author: Hashable, outcome: Outcome | None = None) -> None:
        """Queue any other entry for writing; refuses one that does not fit now."""
        self.table_log.fits(seat, what)
        self.registry.writer.put(self, Draft(seat, what, author, entries.now(), outcome))

    async def commit(self, seat: int | None, what: What, author: Hashable) -> None:
        """Write an entry and wait until it is committed; refuses one that does not fit, now or when it is applied."""
        done = _Done()
        self.propose(seat, what, author, done)
        refusal = await done.refusal
        if refusal is not None:
            raise refusal

    def wrote(self, written: Sequence[Entry]) -> None:
        """Our entries are committed: notify the other processes, and update what the lobby shows."""
        self.registry.bus.tell(self.table, self.table_log.n)
        is_passing = all(isinstance(entry.what, PASSING) for entry in written)
        if not is_passing or self.table_log.standing == "over" or self._deadline is not None:
            self.note()

    def note(self) -> None:
        """Store, beside the entries, what is needed to find the table."""
        due = None
        if self._deadline is not None and self.table_log.standing == "running":
            due = time.time() + self._deadline - time.monotonic()
        self.registry.writer.mark(Mark(self.table, self.table_log.standing, due, seat_output.card(self.table_log).decode()))

    # Reading.

    def catch_up(self, row: Row) -> SpelunkeError | None:
        """Apply a row of the store if it is next; otherwise return the stored rejection, if any."""
        if row[1] != self.table_log.n + 1:
            return self._refused.get(row[1])
        return self.read(entries.entry(row), is_checked=False)

    def read(self, entry: Entry, *, is_checked: bool = True) -> SpelunkeError | None:
        """Apply the next entry and send everybody what they may know; returns the rejection if it does not fit.

        An entry that comes from the store, and not from this process, was not checked here.
        """
        table_log = self.table_log
        try:
            moment = table_log.read(entry) if is_checked else table_log.read_stored(entry)
        except SpelunkeError as refusal:
            return self._remember_refusal(entry.n, refusal)
        except Exception as error:
            # A bug in the rules must not affect other tables.
            logs.fault("a table stumbled", error, table=self.table, n=entry.n)
            return self._remember_refusal(entry.n, NotNow("server-stumbled"))
        self._heard(entry, moment)
        return None

    def _remember_refusal(self, n: int, refusal: SpelunkeError) -> SpelunkeError:
        self._refused[n] = refusal
        if len(self._refused) > REMEMBERED_REFUSALS:
            del self._refused[min(self._refused)]
        return refusal

    def _heard(self, entry: Entry, moment: LogMoment | None) -> None:
        """An entry was applied: send what everybody may know of it, and go on."""
        if moment is not None:
            if moment.is_step:
                self._start_clock()
            self._tell(moment)
        if isinstance(entry.what, entries.AnswerSealed) and (moment is None or not moment.is_step):
            # The table still waits for everybody else: neither clock nor bots are affected.
            self._tell_own_answer(entry.seat)
            return
        if isinstance(entry.what, entries.Left | entries.Joined):
            self._show_out()
        if isinstance(entry.what, entries.KeyAdded) and entry.seat is None:
            self._away_since[HOST] = time.monotonic()
        if not isinstance(entry.what, PASSING):
            self._tell_anew()
        if isinstance(entry.what, entries.GaveBack):
            self._start_clock()
        self.wake()

    def _tell(self, moment: LogMoment) -> None:
        here, left = self.here, self.seconds_left()
        if not moment.is_step:
            said = seat_output.told(self.table_log, moment, None, here=here, left=left)
            for wire in self.wires:
                wire.tell(said)
            return
        by_seat: dict[int | None, bytes] = {}
        for wire in self.wires:
            if wire.seat not in by_seat:
                by_seat[wire.seat] = seat_output.told(self.table_log, moment, wire.seat, here=here, left=left)
            wire.tell(by_seat[wire.seat])

    def _tell_own_answer(self, seat: int | None) -> None:
        if seat is not None and (devices := [wire for wire in self.wires if wire.seat == seat]):
            kept = seat_output.kept(self.table_log, seat)
            for wire in devices:
                wire.tell(kept)

    def _show_out(self) -> None:
        """Disconnect clients from a seat that they no longer hold."""
        for wire in list(self.wires):
            if wire.seat is not None and wire.seat not in wire.held():
                wire.dismiss(Bye("removed", None))

    # Connecting and disconnecting.

    def welcome(self, wire: "WebSocket", n: int | None) -> None:
        """A websocket connected: send it what it missed."""
        self.wires[wire] = None
        self.tell_since(wire, n)
        self.presence_changed()
        for seat in wire.held():
            if self.table_log.chair(seat).cause == "absent":
                self.propose(seat, entries.GaveBack(), seat)

    def tell_since(self, wire: "WebSocket", n: int | None) -> None:
        """Send exactly the messages since that number, or a fresh view if that is too long ago."""
        table_log = self.table_log
        here, left = self.here, self.seconds_left()
        missed = table_log.told - n if n is not None else -1
        latest = list(table_log.moments)[len(table_log.moments) - missed :] if 0 <= missed <= len(table_log.moments) else None
        if latest is None or any(moment.change is not None and moment.change.seat == wire.seat for moment in latest):
            wire.tell(seat_output.hello(table_log, wire.seat, host=wire.host, here=here, left=left))
            return
        for moment in latest:
            wire.tell(seat_output.told(table_log, moment, wire.seat, here=here, left=left))
        if wire.seat is not None and table_log.match is not None and table_log.match.has_sealed(wire.seat):
            wire.tell(seat_output.kept(table_log, wire.seat))

    def goodbye(self, wire: "WebSocket") -> None:
        """A websocket was closed."""
        self.wires.pop(wire, None)
        if not self.wires:
            self.empty_since = time.monotonic()
        self.presence_changed()

    def seats_of_wires(self) -> set[int]:
        """The seats whose player is connected to this process; HOST is among them if the host is."""
        return {seat for wire in self.wires for seat in wire.presence()}

    def presence_changed(self) -> None:
        """Recompute who is connected, and send it to everybody if it has changed."""
        here = self.elsewhere | self.seats_of_wires()
        if here == self.here:
            return
        now = time.monotonic()
        for seat in here - self.here:
            self._away_since.pop(seat, None)
        for seat in self.here - here:
            self._away_since[seat] = now
        self.here = here
        for wire in self.wires:
            wire.tell(seat_output.seats(self.table_log, here=here))

    # Time.

    def seconds_left(self) -> float | None:
        """Seconds left for the open ask, where there is a clock."""
        if self._deadline is None or self.table_log.standing != "running":
            return None
        return round(max(0.0, self._deadline - time.monotonic()), 1)

    def _start_clock(self) -> None:
        clock = self.table_log.created.clock
        self._deadline = time.monotonic() + clock if clock else None
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _time_is_up(self) -> None:
        self._timer = None
        table_log = self.table_log
        if self._deadline is not None and time.monotonic() >= self._deadline:
            for seat in table_log.people_to_ask():
                self._let_bot_play(seat, "timed_out")
        self.wake()

    def _let_bot_play(self, seat: int, cause: Cause) -> None:
        with contextlib.suppress(SpelunkeError):
            self.propose(seat, entries.TookOver(cause, self.table_log.turn), (CLOCK, seat))

    def look_for_absent(self, patience: float) -> None:
        """Without a clock: a bot plays for an absent player while others wait. A table with nobody connected sleeps."""
        table_log = self.table_log
        if table_log.created.clock or not self.here - {HOST}:
            return
        now = time.monotonic()
        for seat in table_log.people_to_ask():
            if seat not in self.here and now - self._away_since.setdefault(seat, now) >= patience:
                self._let_bot_play(seat, "absent")

    def look_for_host(self, patience: float) -> None:
        """Where a host is needed and absent, the player who has sat there longest and is connected stands in."""
        table_log = self.table_log
        is_needed = table_log.standing == "open" or (table_log.standing == "running" and table_log.asking.waiting)
        if not is_needed or HOST in self.here or time.monotonic() - self._away_since[HOST] < patience:
            return
        for seat in table_log.roles.seated:
            chair = table_log.chairs[seat]
            if seat in self.here and chair.sits == "person" and not chair.is_left and not table_log.stands_in(seat):
                self._away_since[HOST] = time.monotonic()
                with contextlib.suppress(SpelunkeError):
                    self.propose(None, entries.KeyAdded(chair.keys[0]), (CLOCK, HOST))
                return

    def _tell_anew(self) -> None:
        """Send a fresh view to those who have become the host, or no longer are, and to a player who got up or came back."""
        up = {seat for seat, chair in enumerate(self.table_log.chairs) if chair.is_left}
        changed, self._up = up ^ self._up, up
        for wire in self.wires:
            was, wire.host = wire.host, wire.may_host()
            if wire.host != was or wire.seat in changed:
                self.tell_since(wire, None)
        self.presence_changed()

    def wake(self) -> None:
        """Set the timer of the clock and start bots, where needed."""
        if self._deadline is not None and self._timer is None and self.table_log.people_to_ask():
            wait = min(max(self._deadline - time.monotonic(), SHORTEST_SLEEP), LONGEST_SLEEP)
            self._timer = asyncio.get_running_loop().call_later(wait, self._time_is_up)
        for seat in self.table_log.bots_to_ask():
            self._begin(seat, self._think)
        for seat in self.table_log.people_to_ask():
            if forced_answer(self.table_log, seat) is not None:
                self._begin(seat, self._play_forced)

    # Answers that nobody is waited for.

    def _begin(self, seat: int, answering: Callable[[int, int], Coroutine[object, None, None]]) -> None:
        if seat not in self._thinking:
            task = asyncio.get_running_loop().create_task(answering(seat, self.table_log.turn))
            self._thinking[seat] = task
            task.add_done_callback(partial(self._thought, seat))

    async def _play_forced(self, seat: int, turn: int) -> None:
        """Give a player's only answer, which all can see: no faster than a bot would, and stored like any other."""
        await asyncio.sleep(bot_seats.pause(self.table_log, self.registry.settings))
        move = forced_answer(self.table_log, seat)
        if move is None or turn != self.table_log.turn or seat not in self.table_log.people_to_ask():
            return
        done = _Done()
        with contextlib.suppress(SpelunkeError):  # the player, or another process, was faster
            self.answer(seat, turn, move, done)
            await done.refusal

    async def _think(self, seat: int, turn: int) -> None:
        """Let a bot answer the same way as people, and not faster than people can follow."""
        table_log = self.table_log
        level = table_log.chairs[seat].level or table_log.created.level
        part, span = bot_seats.time_to_think(table_log, self.registry.settings)
        # Searching bots have workers of their own: bots that do not search never wait for them, at any table.
        bots = self.registry.thinkers if longest_thought(level, table_log.created.game) > ERRAND else self.registry.bots
        move = await bots.answer(bot_seats.question(table_log, seat, turn, level, part), span)
        done = _Done()
        # If it is refused, somebody was faster: the player came back, or another process let the same bot answer.
        with contextlib.suppress(SpelunkeError):
            try:
                self.answer(seat, turn, move, done, by_bot=True)
            except (NotLegal, UnknownMove):
                logs.warn("a bot wanted what is not allowed", table=self.table, bot=level)
                move = random.choice(table_log.game.moves(table_log.running.table, seat))
                self.answer(seat, turn, move, done, by_bot=True)
            await done.refusal

    async def hint(self, seat: int) -> bytes:
        """A hint for the open ask of this seat; only that seat learns of it."""
        turn = self.table_log.turn
        advice = await self.registry.advisers.advise(bot_seats.question(self.table_log, seat, turn, "hint"))
        if advice is None:
            raise NotNow("server-no-hint")
        return seat_output.hint(turn, *advice)

    def _thought(self, seat: int, task: asyncio.Task[None]) -> None:
        self._thinking.pop(seat, None)
        if not task.cancelled() and (error := task.exception()) is not None:
            logs.fault("a bot could not answer", error, table=self.table, seat=seat)
            asyncio.get_running_loop().call_later(1.0, self.wake)
        elif not task.cancelled():
            self.wake()

    def is_quiet(self) -> bool:
        """Whether this process may unload the table without anybody noticing."""
        return not self.wires and not self._thinking

    def close(self) -> None:
        """Cancel all timers and tasks of this room."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        for task in self._thinking.values():
            task.cancel()
