"""Turning a table round: every word that names a seat names another, so many seats on."""

from collections.abc import Callable
from functools import cache
from types import UnionType
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

import msgspec

from spelunke.core.words import Move

Turn = Callable[[Any, int, int], Any]
"""Turns a value by so many seats at a table of so many."""


def turned(words: Any, by: int, seats: int) -> Any:
    """The same words at a table that was turned by so many seats.

    Seats are found by their types, ``Seat`` and ``BySeat``: a word that names a seat by a bare number stays behind.
    Several seats or moves in one breath come in a fixed order, since the order of seats turns with the table.
    """
    if not isinstance(words, msgspec.Struct):
        return words
    fields = {name: turn(getattr(words, name), by, seats) for name, turn in _turns_of(type(words))}
    return msgspec.structs.replace(words, **fields) if fields else words


@cache
def _turns_of(kind: type[msgspec.Struct]) -> list[tuple[str, Turn]]:
    """The fields of a struct that have something to turn, and how."""
    hints = get_type_hints(kind, include_extras=True)
    turns = [(name, _turn_of(hints[name])) for name in kind.__struct_fields__]
    return [(name, turn) for name, turn in turns if turn is not _left_as_it_is]


def _left_as_it_is(value: Any, by: int, seats: int) -> Any:
    return value


def _turn_of(hint: Any) -> Turn:
    title, bare = _title(hint)
    origin, inside = get_origin(bare) or bare, get_args(bare)
    if title == "seat":
        return lambda value, by, seats: (value + by) % seats if value >= 0 else value
    if origin in (Union, UnionType):
        return _turn_of_union(inside)
    if origin in (tuple, list):
        return _turn_of_row(inside, by_seat=title == "by seat")
    if origin is dict:
        key, item = (_turn_of(kind) for kind in inside)
        return lambda value, by, seats: {key(k, by, seats): item(v, by, seats) for k, v in value.items()}
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


def _turn_of_union(kinds: tuple[Any, ...]) -> Turn:
    """A union: turned as the kind that such a value can have."""
    turns = []
    for kind in kinds:
        bare = get_origin(_title(kind)[1]) or _title(kind)[1]
        turns.append((bare if isinstance(bare, type) else object, _turn_of(kind)))

    def turn(value: Any, by: int, seats: int) -> Any:
        return next(how for bare, how in turns if isinstance(value, bare))(value, by, seats)

    return _left_as_it_is if all(how is _left_as_it_is for _, how in turns) else turn


def _turn_of_row(kinds: tuple[Any, ...], by_seat: bool) -> Turn:
    if Ellipsis not in kinds and len(kinds) > 1:
        turns = [_turn_of(kind) for kind in kinds]
        return lambda value, by, seats: tuple(how(item, by, seats) for how, item in zip(turns, value, strict=True))
    item_turn, seats_by_name = _turn_of(kinds[0]), _title(kinds[0])[0] == "seat"

    def turn(value: Any, by: int, seats: int) -> Any:
        items = [item_turn(item, by, seats) for item in value]
        if by_seat:
            items = [items[(seat - by) % seats] for seat in range(len(items))]
        elif seats_by_name or (items and isinstance(items[0], Move)):
            items.sort(key=repr)
        return type(value)(items)

    return _left_as_it_is if item_turn is _left_as_it_is and not by_seat else turn
