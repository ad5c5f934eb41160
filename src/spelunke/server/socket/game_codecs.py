"""Codecs of each game: its moves, events and views as types, for decoding and for the JSON schema."""

import operator
from functools import cache, reduce
from typing import Any, get_type_hints

import msgspec

from spelunke import shelf
from spelunke.core.game import AnyView, Parts
from spelunke.core.types import Move, View
from spelunke.server.http.types import Advised


def move_type(parts: Parts) -> Any:
    """Every kind of move of a game."""
    kinds = sorted({type(move) for move in parts.codebook.moves}, key=lambda kind: kind.__name__)
    return reduce(operator.or_, kinds)


def event_type(parts: Parts) -> Any:
    """Every kind of event of a game."""
    return reduce(operator.or_, parts.events)


def view_type(parts: Parts) -> Any:
    """The view of a game."""
    opened, remembered = (get_type_hints(half, include_extras=True)["return"] for half in (parts.look, parts.remember))
    view: Any = View
    return view[move_type(parts), opened, remembered]


@cache
def _move_reader(key: str) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(move_type(shelf.parts(key)))


@cache
def _view_reader(key: str) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(view_type(shelf.parts(key)))


def read_move(key: str, words: bytes) -> Move:
    """Decode a move of that game."""
    move: Move = _move_reader(key).decode(words)
    return move


def read_advice(words: bytes) -> tuple[int, tuple[Advised, ...]]:
    """Decode a worker's advice, and the number of games it simulated."""
    return msgspec.json.decode(words, type=tuple[int, tuple[Advised, ...]])


def read_view(key: str, words: bytes) -> AnyView:
    """Decode a view of that game, as a bot gets it."""
    view: AnyView = _view_reader(key).decode(words)
    return view
