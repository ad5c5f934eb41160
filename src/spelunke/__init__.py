"""Spelunke: six German games of bluff, greed and luck, faithfully and fast.

>>> import spelunke
>>> game = spelunke.game("rueck", seats=4)
>>> table = game.deal(seed=7)
>>> game.moves(table, seat=0)[:2]
(Rob(strength=0), Rob(strength=1))
"""

import importlib
from typing import TYPE_CHECKING, Any

from spelunke.core import errors as _errors

if TYPE_CHECKING:
    from spelunke.bots.advice import Advice, advise
    from spelunke.bots.thinking import Budget
    from spelunke.core.dice import Dice
    from spelunke.core.errors import (
        AnswersMissing,
        BadBudget,
        BadHouseRule,
        BadRecord,
        BadSimulation,
        BadView,
        ImpossiblePosition,
        NotAsked,
        NotLegal,
        Refused,
        SpelunkeError,
        UnknownBot,
        UnknownGame,
        UnknownHouseRule,
        UnknownMove,
        WrongSeats,
    )
    from spelunke.core.game import Game
    from spelunke.core.record import Record, read_record
    from spelunke.core.table import LUCK, Table
    from spelunke.core.types import Event, Move, Standing, View
    from spelunke.shelf import game, keys, replay

__version__ = "0.2.0.dev0"

__all__ = [
    "LUCK",
    "Advice",
    "AnswersMissing",
    "BadBudget",
    "BadHouseRule",
    "BadRecord",
    "BadSimulation",
    "BadView",
    "Budget",
    "Dice",
    "Event",
    "Game",
    "ImpossiblePosition",
    "Move",
    "NotAsked",
    "NotLegal",
    "Record",
    "Refused",
    "SpelunkeError",
    "Standing",
    "Table",
    "UnknownBot",
    "UnknownGame",
    "UnknownHouseRule",
    "UnknownMove",
    "UnknownRules",
    "View",
    "WrongSeats",
    "advise",
    "game",
    "is_compiled",
    "keys",
    "read_record",
    "replay",
]

_ROOMS = (
    *("core.errors", "core.table", "core.dice", "core.types", "core.record", "core.game", "shelf"),
    *("bots.thinking", "bots.advice"),
)


def __getattr__(name: str) -> Any:
    """Public names, imported lazily from their modules: importing spelunke stays cheap."""
    if name in __all__:
        for room in _ROOMS:
            module = importlib.import_module(f"spelunke.{room}")
            if name in vars(module):
                globals()[name] = vars(module)[name]
                return vars(module)[name]
    raise AttributeError(f"module 'spelunke' has no attribute {name!r}")


def is_compiled() -> bool:
    """Whether the engine modules run compiled; the rules are the same either way."""
    from spelunke.core import engine

    return engine.is_compiled()


def _sentence(message: str, facts: dict[str, object]) -> str:
    from spelunke.texts import speaker

    return speaker("en").error(message, facts)


_errors.tell_with(_sentence)
