"""A bot from a file, in a process of its own: views come in, codes go out. It knows nothing else, and can stop nothing else."""

import contextlib
import os
import pickle
import signal
import sys
from collections.abc import Callable, Sequence
from typing import BinaryIO

import msgspec

from spelunke import shelf
from spelunke.core.dice import Dice
from spelunke.core.errors import SpelunkeError
from spelunke.core.game import AnyView, Decider, Game
from spelunke.core.types import Json
from spelunke.lab.user_bots import BadOwnFile, Source, named_in, told

LENGTH = 4
"""Bytes of the length prefix of every message."""


def read_message(stream: BinaryIO) -> bytes | None:
    """The next message; None at the end of the stream."""
    head = stream.read(LENGTH)
    if len(head) < LENGTH:
        return None
    length = int.from_bytes(head, "big")
    body = stream.read(length)
    return body if len(body) == length else None


def write_message(stream: BinaryIO, body: bytes) -> None:
    """Send a message."""
    stream.write(len(body).to_bytes(LENGTH, "big") + body)
    stream.flush()


class _Bot:
    """The bot of one file, on any number of seats."""

    def __init__(self, source: Source, key: str, seats: int, house: Json) -> None:
        self.source = source
        self._maker: object = None
        self._game: Game = shelf.game(key, seats, house)
        self._codes = self._game.parts.codebook.codes
        self._seats: dict[int, tuple[Decider, Dice]] = {}

    def read(self) -> int:
        """Run the file."""
        if os.path.isdir(self.source.folder):
            sys.path.insert(0, self.source.folder)
        self._maker = named_in(self.source)
        return 0

    def sit(self, seat: int, state: int) -> int:
        """A fresh bot for a seat, with dice in this state: nothing is carried over from game to game."""
        maker = self._maker
        decider = maker(self._game) if isinstance(maker, type) else maker
        if not callable(decider):
            raise BadOwnFile("lab-bot-uncallable", file=self.source.file, name=self.source.name)
        dice = Dice(0)
        dice.state = state
        self._seats[seat] = decider, dice
        return 0

    def answer(self, seat: int, view: AnyView) -> int:
        """The code of its answer."""
        decider, dice = self._seats[seat]
        move = decider(view, dice)
        try:
            return self._codes[move]
        except (KeyError, TypeError):
            why = " ".join(repr(move).split())[:120]
            raise BadOwnFile("lab-bot-no-move", name=self.source.name, move=why, allowed=_some(view.choices)) from None


def _some(choices: Sequence[object]) -> list[str]:
    """A few of the legal answers: enough to show their form."""
    return [repr(choice) for choice in choices[:4]]


def serve(come_in: BinaryIO, go_out: BinaryIO) -> None:
    """Answer until the stream ends. The first message names the file and the game."""
    bot: _Bot | None = None
    while (message := read_message(come_in)) is not None:
        what, *facts = pickle.loads(message)
        try:
            if what == "open":
                bot = _Bot(*facts)
                said: object = 0
            else:
                assert bot is not None
                asked: dict[str, Callable[..., int]] = {"read": bot.read, "sit": bot.sit, "answer": bot.answer}
                said = asked[what](*facts)
        except SpelunkeError as error:
            said = [error.message, error.facts]
        except (Exception, SystemExit) as error:
            assert bot is not None
            said = ["lab-bot-crashed", {"name": bot.source.name, "why": told(error, bot.source)}]
        write_message(go_out, msgspec.json.encode(said))


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent process ends it
    # What a bot prints must not be taken for an answer: it goes to standard error.
    answers = os.fdopen(os.dup(1), "wb", buffering=0)  # no unsent output is left in a buffer
    os.dup2(2, 1)
    with contextlib.suppress(BrokenPipeError):  # the parent did not wait for the answer, and is gone
        serve(sys.stdin.buffer, answers)
