"""Entrants: built-in bots by name, and bots from a file, each in a process of its own."""

import contextlib
import os
import pickle
import queue
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator, Sequence

import msgspec

from spelunke.bots import ByView, decider, policy
from spelunke.core.dice import Dice
from spelunke.core.errors import BadSimulation, SpelunkeError
from spelunke.core.game import AnyView, Decider, Game
from spelunke.core.house import changes
from spelunke.core.policy import Policy, Slipping
from spelunke.core.types import Move
from spelunke.lab.bot_process import read_message, write_message
from spelunke.lab.user_bots import Source, is_own, read_source

PATIENCE = 10.0
"""Timeout in seconds for one answer of a bot from a file, and for running its file."""

PATIENCE_TO_START = 60.0
"""Timeout in seconds for starting the process; none of the bot's own code runs in that time."""

PATIENCE_TO_END = 1.0
"""Timeout in seconds for reading the last output of a process that was killed."""


BEGINNER = "beginner"
"""The player against whom luck and skill are measured: it has a name in plans only."""


class BadBot(SpelunkeError):
    """A bot from a file that crashed, hung, died, or gave an illegal answer."""


class Entrant(msgspec.Struct, frozen=True):
    """A bot that takes part."""

    name: str
    source: Source | None = None
    """The file it comes from; None for a built-in bot."""


def lineup(words: Sequence[str], game: Game) -> tuple[Entrant, ...]:
    """The bots of a list of names, refused before any game if one does not exist; one named twice takes two sides."""
    found: list[Entrant] = []
    for word in words:
        if is_own(word):
            source = read_source(word)
            found.append(Entrant(source.name, source))
        else:
            decider(word, game)
            found.append(Entrant(word))
    for bot in found:
        if any(other.name == bot.name and other != bot for other in found):
            raise BadSimulation("lab-bots-alike", name=bot.name)
    return tuple(found)


def entrants(words: Sequence[str], game: Game) -> tuple[Entrant, ...]:
    """The bots of a list of names, each once."""
    found = lineup(words, game)
    twice = next((bot.name for bot in found if found.count(bot) > 1), None)
    if twice is not None:
        raise BadSimulation("lab-bot-twice", name=twice)
    return found


class Chairs:
    """The bots of a tournament, ready to sit down at any table; those from a file run until ``close``."""

    def __init__(self, game: Game, bots: Sequence[Entrant], patience: float, slips: int) -> None:
        self._game = game
        self._own = {bot.name: _OwnBot(bot.source, game, patience) for bot in bots if bot.source is not None}
        self._house = {bot.name: policy(bot.name, game) for bot in bots if bot.source is None and bot.name != BEGINNER}
        self._house[BEGINNER] = Slipping(game.parts.policy, slips)

    def sit(self, name: str, seat: int, dice: Dice) -> Policy:
        """A bot for a seat, with the dice of that seat."""
        if name in self._own:
            return ByView(self._game, self._own[name].sit(seat, dice))
        return self._house[name]

    def close(self) -> None:
        """Stop the bots from files."""
        for bot in self._own.values():
            bot.close()


@contextlib.contextmanager
def chairs(game: Game, bots: Sequence[Entrant], patience: float, slips: int = 0) -> Iterator[Chairs]:
    """A context manager that closes the chairs. A beginner is the policy ``thumb`` with so many slips in a hundred answers."""
    ready = Chairs(game, bots, patience, slips)
    try:
        yield ready
    finally:
        ready.close()


class _OwnBot:
    """The parent's side of a bot from a file: a process that is asked, and killed when it does not answer."""

    def __init__(self, source: Source, game: Game, patience: float) -> None:
        self._name = source.name
        self._patience = patience
        self._moves = game.parts.codebook.moves
        command = [sys.executable, "-m", "spelunke.lab.bot_process"]
        # A session of its own: processes that a bot has started end with it.
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True)
        self._heard: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._ear = threading.Thread(target=self._listen, name=f"ear for {source.name}", daemon=True)
        self._ear.start()
        try:
            self._ask("open", source, game.box.key, game.seats, changes(game.house), within=PATIENCE_TO_START)
            self._ask("read", within=patience)
        except BaseException:
            self.close()
            raise

    def sit(self, seat: int, dice: Dice) -> Decider:
        """The bot at a seat. Its process rolls the dice, so that a bot that dies takes nothing with it."""
        self._ask("sit", seat, dice.state, within=self._patience)
        return lambda view, _: self._answer(seat, view)

    def _answer(self, seat: int, view: AnyView) -> Move:
        move: Move = self._moves[self._ask("answer", seat, view, within=self._patience)]
        if move not in view.choices:
            allowed = [repr(choice) for choice in view.choices[:4]]
            raise BadBot("lab-bot-no-move", name=self._name, move=repr(move), allowed=allowed)
        return move

    def _listen(self) -> None:
        """Read the process's output in a thread, so that waiting for it can time out."""
        assert self._process.stdout is not None
        with self._process.stdout as pipe:
            while (message := read_message(pipe)) is not None:  # type: ignore[arg-type]
                self._heard.put(message)
        self._heard.put(None)

    def _ask(self, what: str, *facts: object, within: float) -> int:
        assert self._process.stdin is not None
        with contextlib.suppress(BrokenPipeError):
            write_message(self._process.stdin, pickle.dumps((what, *facts)))  # type: ignore[arg-type]
        try:
            message = self._heard.get(timeout=within)
        except queue.Empty:
            raise self._hangs(within) from None
        if message is None:
            try:
                raise BadBot("lab-bot-died", name=self._name, code=str(self._process.wait(within)))
            except subprocess.TimeoutExpired:
                raise self._hangs(within) from None
        said = msgspec.json.decode(message)
        if isinstance(said, int):
            return said
        trouble, known = said
        raise BadBot(trouble, **known)

    def _hangs(self, seconds: float) -> BadBot:
        return BadBot("lab-bot-hangs", name=self._name, seconds=round(seconds))

    def close(self) -> None:
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        assert self._process.stdin is not None
        with contextlib.suppress(BrokenPipeError):
            self._process.stdin.close()
        # A process that moved to yet another session may still hold the pipe open: do not wait for it.
        self._ear.join(PATIENCE_TO_END)
