"""A hint worker: reads views from standard input, writes advice to standard output, one per line."""

import os
from functools import cache
from typing import Final

import msgspec

from spelunke import shelf
from spelunke.bots.advice import FOR_A_HINT, advise, worth_telling
from spelunke.bots.looking_back import FOR_A_LOOK_BACK, look_back
from spelunke.core.game import Game
from spelunke.server.socket.game_codecs import read_remembered, read_view
from spelunke.server.workers.bot_worker import LOOK_BACK, BotQuestion, serve

LAST_IN_LINE: Final = 5
"""Niceness: hints must not delay bots that are asked meanwhile, or everybody could tell."""


@cache
def _game(key: str, seats: int, house: bytes) -> Game:
    return shelf.game(key, seats, msgspec.json.decode(house))


def advised(line: bytes) -> bytes:
    """The best moves, with shares and reasons."""
    asked = msgspec.json.decode(line, type=BotQuestion)
    game = _game(asked.game, asked.seats, msgspec.json.encode(asked.house))
    if asked.level == LOOK_BACK:
        return msgspec.json.encode(look_back(game, read_remembered(asked.game, bytes(asked.view)), FOR_A_LOOK_BACK, asked.seed))
    advice = advise(game, read_view(asked.game, bytes(asked.view)), FOR_A_HINT, asked.seed)
    return msgspec.json.encode((max(said.games for said in advice), worth_telling(advice)))


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(LAST_IN_LINE)
    serve(advised)
