"""A pool of bot processes: a view goes out, an answer comes back, after a time that says nothing of how hard it was."""

import asyncio
import contextlib
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, ClassVar, Final, TypeVar

import msgspec

from spelunke import shelf
from spelunke.core.dice import Dice
from spelunke.core.types import Move
from spelunke.server import logs
from spelunke.server.http.types import Advised
from spelunke.server.live.clocks import longest_hint
from spelunke.server.metrics import Metrics
from spelunke.server.socket.game_codecs import read_advice, read_move, read_view
from spelunke.server.workers.bot_worker import BotQuestion

SaidT = TypeVar("SaidT")

TRIES: Final = 2
THOUGHTS: Final = 3
"""So many times the longest thought is waited for, besides the patience for errands and for new workers."""

LONGEST_VIEW: Final = 4_000_000


class WorkerPool:
    """A few workers; whoever is free answers next. A worker that is stuck or dead is replaced."""

    KIND: ClassVar[str]
    """What they are counted as when they are replaced."""

    def __init__(self, counts: Metrics, workers: int, patience: float, command: tuple[str, ...]) -> None:
        self._counts = counts
        self._patience = patience
        self._command = command
        self._free: asyncio.Queue[Process | None] = asyncio.Queue()
        self._working: set[Process] = set()
        self._leaving: set[asyncio.Task[int]] = set()
        for _ in range(workers):
            # Each is started when it is first needed: a house without bots pays for none.
            self._free.put_nowait(None)

    async def said(self, question: BotQuestion, read: Callable[[bytes], SaidT], thought: float) -> SaidT | None:
        """What a worker says, read; None if none can say it in time: standing in line and all tries together.

        ``thought`` is how long such a question may be thought about, together with those that are asked at the same moment.
        """
        line = msgspec.json.encode(question) + b"\n"
        seconds = self._patience + THOUGHTS * thought
        began = time.monotonic()
        for _ in range(TRIES):
            # Half of the time at most in line: a worker that is asked must have time to answer, or it would count as stuck.
            is_free, worker = await self._next(began + seconds / 2 - time.monotonic())
            if not is_free:
                return None
            try:
                if worker is None or worker.returncode is not None:
                    worker = await self._hire()
                said = await asyncio.wait_for(self._asked(worker, line), began + seconds - time.monotonic())
            except (TimeoutError, OSError, RuntimeError, asyncio.IncompleteReadError, ValueError) as error:
                # A RuntimeError is what the fast event loop says when the worker's end of the pipe is gone.
                self._replace(worker, type(error).__name__, question)
                worker = None
            except asyncio.CancelledError:
                # Nobody waits for this answer any more, and nobody else must be handed it.
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
        """Whether a worker is free within that time, and who; None if one must be hired first."""
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
        # In a session of its own, so that Ctrl-C reaches us alone; it ends when its standard input does.
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
        """Send all workers home."""
        for worker in list(self._working):
            self._dismiss(worker)
        await asyncio.gather(*self._leaving)


class BotPool(WorkerPool):
    """Workers who answer for a seat."""

    KIND = "bots"

    def __init__(self, counts: Metrics, workers: int, patience: float, command: tuple[str, ...] | None = None) -> None:
        super().__init__(counts, workers, patience, command or (sys.executable, "-m", "spelunke.server.workers.bot_worker"))

    async def answer(self, question: BotQuestion, span: float) -> Move:
        """What the bot answers, when that span is over, however soon it was there; if it is not, after one more, and so on.

        So nobody can tell from the time how long a bot has thought, nor whether it had a choice at all.
        """
        return await _in_whole_spans(self._thought(question, span), span)

    async def _thought(self, question: BotQuestion, span: float) -> Move:
        """The answer of a worker. If none can say it in time, that of the rule of thumb: a table never stops for a bot."""
        move = await self.said(question, partial(read_move, question.game), span)
        if move is not None:
            return move
        game = shelf.game(question.game, question.seats, question.house)
        return game.thumb(read_view(question.game, bytes(question.view)), Dice(question.seed))


class HintPool(WorkerPool):
    """Workers who think about hints."""

    KIND = "advisers"

    async def advise(self, question: BotQuestion) -> tuple[int, tuple[Advised, ...]] | None:
        """What is advised; None if nobody could say it in time. Either comes when a span is over that is the same for all.

        So nobody can tell from the time whether somebody else has asked for a hint as well.
        """
        span = longest_hint()
        return await _in_whole_spans(self.said(question, read_advice, span), span)


async def _in_whole_spans(thought: Coroutine[Any, Any, SaidT], span: float) -> SaidT:
    """What was thought, when that span is over; if it was not there by then, after one more, and so on."""
    thinking = asyncio.create_task(thought)
    try:
        while True:
            await asyncio.sleep(span)
            if thinking.done():
                return thinking.result()
    finally:
        thinking.cancel()
