"""One bot worker: reads views from standard input, writes answers to standard output, a line each. It knows nothing else."""

import sys
import traceback
from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec

from spelunke import shelf
from spelunke.bots import decider
from spelunke.core.dice import Dice
from spelunke.core.game import Decider
from spelunke.server.socket.game_codecs import read_view


class BotQuestion(msgspec.Struct):
    """What a worker is asked: all that a seat may know, and who is to answer."""

    game: str
    seats: int
    house: dict[str, Any]
    level: str
    seed: int
    view: msgspec.Raw
    part: float = 1.0
    """Which part of its time the bot may think."""


@cache
def _decider(level: str, game: str, seats: int, house: bytes, part: float) -> Decider:
    return decider(level, shelf.game(game, seats, msgspec.json.decode(house)), part=part)


def answered(line: bytes) -> bytes:
    """The move of the bot."""
    asked = msgspec.json.decode(line, type=BotQuestion)
    view = read_view(asked.game, bytes(asked.view))
    bot = _decider(asked.level, asked.game, asked.seats, msgspec.json.encode(asked.house), asked.part)
    return msgspec.json.encode(bot(view, Dice(asked.seed)))


def serve(answers: Callable[[bytes], bytes]) -> None:
    """Answer until nobody asks any more."""
    for line in sys.stdin.buffer:
        try:
            answer = answers(line)
        except Exception as error:
            # Where it went wrong, but not the words of the error: they may tell what the seat holds.
            frame = traceback.extract_tb(error.__traceback__)[-1]
            answer = msgspec.json.encode(f"{type(error).__name__} in {frame.name}, line {frame.lineno}")
        sys.stdout.buffer.write(answer + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    serve(answered)
