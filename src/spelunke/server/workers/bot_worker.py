"""A bot worker: reads views from standard input, writes answers to standard output, one per line. It knows nothing else."""

import sys
import traceback
from collections.abc import Callable
from functools import cache
from typing import Final

import msgspec

from spelunke import shelf
from spelunke.bots import decider
from spelunke.core.dice import Dice
from spelunke.core.game import Decider
from spelunke.server.socket.game_codecs import read_view

LOOK_BACK: Final = "look back"
"""What stands in the place of a level where a hint worker is to look back on a whole game."""


class BotQuestion(msgspec.Struct):
    """A request to a worker: all that a seat may know, and which bot is to answer."""

    game: str
    seats: int
    house: dict[str, object]
    level: str
    seed: int
    view: msgspec.Raw
    """What the seat may know now; where somebody looks back, at each ask of the game, with what was answered."""

    part: float = 1.0
    """The part of its time budget that the bot may use."""


@cache
def _decider(level: str, game: str, seats: int, house: bytes, part: float) -> Decider:
    return decider(level, shelf.game(game, seats, msgspec.json.decode(house)), part=part)


def answered(line: bytes) -> bytes:
    """The bot's move."""
    asked = msgspec.json.decode(line, type=BotQuestion)
    view = read_view(asked.game, bytes(asked.view))
    bot = _decider(asked.level, asked.game, asked.seats, msgspec.json.encode(asked.house), asked.part)
    return msgspec.json.encode(bot(view, Dice(asked.seed)))


def serve(answers: Callable[[bytes], bytes]) -> None:
    """Answer until standard input ends."""
    for line in sys.stdin.buffer:
        try:
            answer = answers(line)
        except Exception as error:
            # The traceback, but not the error's message: it may reveal what the seat holds.
            frame = traceback.extract_tb(error.__traceback__)[-1]
            answer = msgspec.json.encode(f"{type(error).__name__} in {frame.name}, line {frame.lineno}")
        sys.stdout.buffer.write(answer + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    serve(answered)
