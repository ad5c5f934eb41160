"""A pool of bot processes: a view goes out, an answer comes back, after a time that does not reveal how hard it was."""

import asyncio
import contextlib
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Coroutine
from functools import partial
from typing import ClassVar, Final, TypeVar

import msgspec

from spelunke import shelf
from spelunke.bots.looking_back import FOR_A_LOOK_BACK
from spelunke.core.dice import Dice
from spelunke.core.types import Move
from spelunke.server import logs
from spelunke.server.http.learning_types import ToldLookBack
from spelunke.server.http.types import Advised
from spelunke.server.live.clocks import longest_hint
from spelunke.server.metrics import Metrics
from spelunke.server.socket.game_codecs import read_advice, read_look_back, read_move, read_view
from spelunke.server.workers.bot_worker import BotQuestion

SaidT = TypeVar("SaidT")

TRIES: Final = 2
THOUGHTS: Final = 3
"""A worker is waited for this many times the time budget, besides the patience for overhead and for new workers."""

LONGEST_VIEW: Final = 4_000_000


class WorkerPool:
    """A few workers; a free one answers next. A worker that is stuck or dead is replaced."""

    KIND: ClassVar[str]
    """The label under which replacements are counted."""

    def __init__(self, counts: Metrics, workers: int, patience: float, command: tuple[str, ...]) -> None:
        self._counts = counts
        self._patience = patience
        self._command = command
        self._free: asyncio.Queue[Process | None] = asyncio.Queue()
        self._working: set[Process] = set()
        self._leaving: set[asyncio.Task[int]] = set()
        for _ in range(workers):
            # Each is started on first use: a server without bots pays for none.
            self._free.put_nowait(None)

    async def said(self, question: BotQuestion, read: Callable[[bytes], SaidT], thought: float) -> SaidT | None:
        """A worker's decoded reply; None if there is none in time, queueing and all retries included.

        ``thought`` is how long such a question may take, together with those that are asked at the same moment.
        """
        line = msgspec.json.encode(question) + b"\n"
        seconds = self._patience + THOUGHTS * thought
        began = time.monotonic()
        for _ in range(TRIES):
            # At most half of the time is spent queueing: a worker must have time to answer, or it would count as stuck.
            is_free, worker = await self._next(began + seconds / 2 - time.monotonic())
            if not is_free:
                return None
            try:
                if worker is None or worker.returncode is not None:
                    worker = await self._hire()
                said = await asyncio.wait_for(self._asked(worker, line), began + seconds - time.monotonic())
            except (TimeoutError, OSError, RuntimeError, asyncio.IncompleteReadError, ValueError) as error:
                # uvloop raises RuntimeError when the worker's end of the pipe is closed.
                self._replace(worker, type(error).__name__, question)
                worker = None
            except asyncio.CancelledError:
                # Nobody waits for this answer any more, and nobody else must get it.
                self._dismiss(worker)
                worker = None
                raise
            else:
                with contextlib.suppress(msgspec.MsgspecError):
                    return read(said)
                self._replace(worker, said.decode(errors="replace")[:200], question)
                worker = None
            finally:
                self._free.put_nowait(worker)
        return None

    async def _next(self, seconds: float) -> tuple[bool, Process | None]:
        """Whether a worker becomes free within that time, and which; None if one must be started first."""
        if seconds <= 0:
            return False, None
        if not self._free.empty():
            return True, self._free.get_nowait()
        try:
            return True, await asyncio.wait_for(self._free.get(), seconds)
        except TimeoutError:
            return False, None

    def _replace(self, worker: Process | None, why: str, question: BotQuestion) -> None:
        logs.warn("a worker is replaced", why=why, game=question.game, bot=question.level)
        self._counts.replaced[self.KIND] += 1
        self._dismiss(worker)

    async def _hire(self) -> Process:
        # In a session of its own, so that Ctrl-C reaches only the server; it ends when its standard input does.
        worker = await asyncio.create_subprocess_exec(
            *self._command, stdin=PIPE, stdout=PIPE, limit=LONGEST_VIEW, start_new_session=True
        )
        self._working.add(worker)
        return worker

    async def _asked(self, worker: Process, line: bytes) -> bytes:
        assert worker.stdin is not None and worker.stdout is not None
        worker.stdin.write(line)
        await worker.stdin.drain()
        return await worker.stdout.readuntil(b"\n")

    def _dismiss(self, worker: Process | None) -> None:
        if worker is not None:
            self._working.discard(worker)
            with contextlib.suppress(ProcessLookupError):
                worker.kill()
            leaving = asyncio.create_task(worker.wait())
            self._leaving.add(leaving)
            leaving.add_done_callback(self._leaving.discard)

    async def stop(self) -> None:
        """Stop all workers."""
        for worker in list(self._working):
            self._dismiss(worker)
        await asyncio.gather(*self._leaving)


class BotPool(WorkerPool):
    """Workers that answer for a seat."""

    KIND = "bots"

    def __init__(self, counts: Metrics, workers: int, patience: float, command: tuple[str, ...] | None = None) -> None:
        super().__init__(counts, workers, patience, command or (sys.executable, "-m", "spelunke.server.workers.bot_worker"))

    async def answer(self, question: BotQuestion, span: float) -> Move:
        """The bot's answer, returned after a whole number of time spans, at least one, however soon it was ready.

        So the response time reveals neither how long a bot has thought nor whether it had a choice at all.
        """
        return await _in_whole_spans(self._thought(question, span), span)

    async def _thought(self, question: BotQuestion, span: float) -> Move:
        """A worker's answer. If there is none in time, the rule of thumb's: a table never stops because of a bot."""
        move = await self.said(question, partial(read_move, question.game), span)
        if move is not None:
            return move
        game = shelf.game(question.game, question.seats, question.house)
        return game.thumb(read_view(question.game, bytes(question.view)), Dice(question.seed))


class HintPool(WorkerPool):
    """Workers that compute hints."""

    KIND = "advisers"

    async def advise(self, question: BotQuestion) -> tuple[int, tuple[Advised, ...]] | None:
        """The hint; None if there is none in time. Either is returned after a time span that is the same for all.

        So the response time does not reveal whether somebody else has asked for a hint as well.
        """
        span = longest_hint()
        return await _in_whole_spans(self.said(question, read_advice, span), span)

    async def look_back(self, question: BotQuestion) -> ToldLookBack | None:
        """What is to be said of a whole game; None if nothing is in time."""
        return await self.said(question, read_look_back, (FOR_A_LOOK_BACK.milliseconds or 0) / 1000)


async def _in_whole_spans(thought: Coroutine[object, None, SaidT], span: float) -> SaidT:
    """The result, returned when the span is over; if it was not ready by then, after one more, and so on."""
    thinking = asyncio.create_task(thought)
    try:
        while True:
            await asyncio.sleep(span)
            if thinking.done():
                return thinking.result()
    finally:
        thinking.cancel()
