"""Codecs of each game: its moves, events and views as types, for decoding and for the JSON schema."""

import operator
from functools import cache, reduce
from typing import TypeVar, get_args, get_type_hints

import msgspec

from spelunke import shelf
from spelunke.bots.looking_back import Remembered
from spelunke.core.game import AnyView, Parts
from spelunke.core.types import Event, Move, View
from spelunke.server.http.learning_types import ToldLookBack
from spelunke.server.http.types import Advised
from spelunke.server.socket import messages

WITH_MOVES = (messages.Answer, messages.Try, messages.Chain)
"""Messages that hold moves of the table's game."""

KindT = TypeVar("KindT", bound=msgspec.Struct)


def move_type(parts: Parts) -> type[Move]:
    """Every kind of move of a game."""
    kinds = sorted({type(move) for move in parts.codebook.moves}, key=lambda kind: kind.__name__)
    return reduce(operator.or_, kinds)


def event_type(parts: Parts) -> type[Event]:
    """Every kind of event of a game."""
    return reduce(operator.or_, parts.events)


def view_type(parts: Parts) -> type[AnyView]:
    """The view of a game."""
    opened, remembered = (get_type_hints(half, include_extras=True)["return"] for half in (parts.look, parts.remember))
    return parametrized(View, move_type(parts), opened, remembered)


def parametrized(generic: type[KindT], *arguments: type) -> type[KindT]:
    """A generic struct with type arguments that are known only now."""
    found: type[KindT] = operator.getitem(generic, arguments)  # type: ignore[call-overload]
    return found


@cache
def _move_reader(key: str) -> msgspec.json.Decoder[Move]:
    return msgspec.json.Decoder(move_type(shelf.parts(key)))


@cache
def message_reader(key: str) -> msgspec.json.Decoder[messages.AnyWord]:
    """Decodes what browsers say at a table of that game, the moves in their answers included."""
    moves = move_type(shelf.parts(key))
    words = [parametrized(kind, moves) if kind in WITH_MOVES else kind for kind in get_args(messages.AnyWord)]
    return msgspec.json.Decoder(reduce(operator.or_, words))


@cache
def _view_reader(key: str) -> msgspec.json.Decoder[AnyView]:
    return msgspec.json.Decoder(view_type(shelf.parts(key)))


def read_move(key: str, words: bytes) -> Move:
    """Decode a move of that game."""
    return _move_reader(key).decode(words)


def read_advice(words: bytes) -> tuple[int, tuple[Advised, ...]]:
    """Decode a worker's advice, and the number of games it simulated."""
    return msgspec.json.decode(words, type=tuple[int, tuple[Advised, ...]])


def read_view(key: str, words: bytes) -> AnyView:
    """Decode a view of that game, as a bot gets it."""
    return _view_reader(key).decode(words)


class _Told(msgspec.Struct):
    """A ``Remembered`` whose view and move are not read yet."""

    turn: int
    view: msgspec.Raw
    move: msgspec.Raw


def read_remembered(key: str, words: bytes) -> list[Remembered]:
    """Decode the asks of a seat of that game, with what it answered."""
    told = msgspec.json.decode(words, type=list[_Told])
    return [Remembered(ask.turn, read_view(key, bytes(ask.view)), read_move(key, bytes(ask.move))) for ask in told]


def read_look_back(words: bytes) -> ToldLookBack:
    """Decode what a worker says of a whole game."""
    return msgspec.json.decode(words, type=ToldLookBack)
