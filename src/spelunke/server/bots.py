"""Bots in processes of their own: a view goes out, an answer comes back, at a moment that tells nothing of how hard it was."""

import asyncio
import contextlib
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from functools import partial
from typing import Final, TypeVar

import msgspec

from spelunke import shelf
from spelunke.core.dice import Dice
from spelunke.core.words import Move
from spelunke.server import logs
from spelunke.server.bot_worker import Question
from spelunke.server.counts import Counts
from spelunke.server.kinds import read_move, read_view

SaidT = TypeVar("SaidT")

TRIES: Final = 2
LONGEST_VIEW: Final = 4_000_000


class Workers:
    """A few workers; whoever is free answers next. A worker that is stuck or dead is replaced."""

    def __init__(self, counts: Counts, workers: int, patience: float, command: tuple[str, ...]) -> None:
        self._counts = counts
        self._patience = patience
        self._command = command
        self._free: asyncio.Queue[Process | None] = asyncio.Queue()
        self._working: set[Process] = set()
        self._leaving: set[asyncio.Task[int]] = set()
        for _ in range(workers):
            # Each is started when it is first needed: a house without bots pays for none.
            self._free.put_nowait(None)

    async def said(self, question: Question, read: Callable[[bytes], SaidT]) -> SaidT | None:
        """What a worker says, read; None if none can say it in time."""
        line = msgspec.json.encode(question) + b"\n"
        for _ in range(TRIES):
            worker = await self._free.get()
            try:
                if worker is None or worker.returncode is not None:
                    worker = await self._hire()
                said = await asyncio.wait_for(self._asked(worker, line), self._patience)
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

    def _replace(self, worker: Process | None, why: str, question: Question) -> None:
        logs.warn("a bot worker is replaced", why=why, game=question.game, bot=question.level)
        self._counts.bots_replaced += 1
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


class Bots(Workers):
    """Workers who answer for a seat."""

    def __init__(self, counts: Counts, workers: int, patience: float, command: tuple[str, ...] | None = None) -> None:
        super().__init__(counts, workers, patience, command or (sys.executable, "-m", "spelunke.server.bot_worker"))

    async def answer(self, question: Question, span: float) -> Move:
        """What the bot answers, when that span is over, however soon it was there; if it is not, after one more, and so on.

        So nobody can tell from the time how long a bot has thought, nor whether it had a choice at all.
        """
        thinking = asyncio.create_task(self._thought(question))
        try:
            while True:
                await asyncio.sleep(span)
                if thinking.done():
                    return thinking.result()
        finally:
            thinking.cancel()

    async def _thought(self, question: Question) -> Move:
        """The answer of a worker. If none can say it in time, that of the rule of thumb: a table never stops for a bot."""
        move = await self.said(question, partial(read_move, question.game))
        if move is not None:
            return move
        game = shelf.game(question.game, question.seats, question.house)
        return game.thumb(read_view(question.game, bytes(question.view)), Dice(question.seed))
