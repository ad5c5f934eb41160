"""Turning a table round: every word that names a seat names another, so many seats on."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from types import UnionType
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

import msgspec

from spelunke.core.types import Move


@dataclass(frozen=True)
class Turn:
    """By how much a table is turned."""

    by: int
    seats: int
    titled: Mapping[str, Callable[[Any], Any]] = field(default_factory=dict)
    """How other words turn along, by the title of their type: the fields of a board and their names."""


Turner = Callable[[Any, Turn], Any]


def turned(words: Any, turn: Turn) -> Any:
    """The same words at a table that was turned.

    Seats are found by their types, ``Seat`` and ``BySeat``: a word that names a seat by a bare number stays behind.
    Several seats or moves in one breath come in a fixed order, since the order of seats turns with the table.
    """
    if not isinstance(words, msgspec.Struct):
        return words
    fields = {name: turner(getattr(words, name), turn) for name, turner in _turns_of(type(words))}
    return msgspec.structs.replace(words, **fields) if fields else words


@cache
def _turns_of(kind: type[msgspec.Struct]) -> list[tuple[str, Turner]]:
    """The fields of a struct that have something to turn, and how."""
    hints = get_type_hints(kind, include_extras=True)
    turners = [(name, _turner(hints[name])) for name in kind.__struct_fields__]
    return [(name, turner) for name, turner in turners if turner is not _left_as_it_is]


def _left_as_it_is(value: Any, _turn: Turn) -> Any:
    return value


def _turner(hint: Any) -> Turner:
    title, bare = _title(hint)
    origin, inside = get_origin(bare) or bare, get_args(bare)
    if title == "seat":
        return lambda value, turn: (value + turn.by) % turn.seats if value >= 0 else value
    if origin in (Union, UnionType):
        return _turner_of_union(inside)
    if origin in (tuple, list):
        return _turner_of_row(inside, by_seat=title == "by seat")
    if origin is dict:
        key, item = (_turner(kind) for kind in inside)
        return lambda value, turn: {key(k, turn): item(v, turn) for k, v in value.items()}
    if title is not None:
        return lambda value, turn: turn.titled[title](value) if title in turn.titled else value
    if isinstance(bare, type) and not issubclass(bare, msgspec.Struct):
        return _left_as_it_is
    return turned  # a struct, or a type that only its value knows


def _title(hint: Any) -> tuple[str | None, Any]:
    """What an annotated type is called, and the type itself."""
    if get_origin(hint) is not Annotated:
        return None, hint
    bare, *extras = get_args(hint)
    titles = [extra.title for extra in extras if isinstance(extra, msgspec.Meta) and extra.title]
    return (titles[0] if titles else None), bare


def _turner_of_union(kinds: tuple[Any, ...]) -> Turner:
    """A union: turned as the kind that such a value can have."""
    turners: list[tuple[type, Turner]] = []
    for kind in kinds:
        bare = get_origin(_title(kind)[1]) or _title(kind)[1]
        turners.append((bare if isinstance(bare, type) else object, _turner(kind)))

    def turner(value: Any, turn: Turn) -> Any:
        return next(how for bare, how in turners if isinstance(value, bare))(value, turn)

    return _left_as_it_is if all(how is _left_as_it_is for _, how in turners) else turner


def _turner_of_row(kinds: tuple[Any, ...], by_seat: bool) -> Turner:
    if Ellipsis not in kinds and len(kinds) > 1:
        turners = [_turner(kind) for kind in kinds]
        return lambda value, turn: tuple(how(item, turn) for how, item in zip(turners, value, strict=True))
    item_turner, seats_by_name = _turner(kinds[0]), _title(kinds[0])[0] == "seat"

    def turner(value: Any, turn: Turn) -> Any:
        items = [item_turner(item, turn) for item in value]
        if by_seat:
            items = [items[(seat - turn.by) % turn.seats] for seat in range(len(items))]
        elif seats_by_name or (items and isinstance(getattr(items[0], "move", items[0]), Move)):
            items.sort(key=repr)
        return type(value)(items)

    return _left_as_it_is if item_turner is _left_as_it_is and not by_seat else turner
