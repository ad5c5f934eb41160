"""Turning a table round: every word that names a seat names another, so many seats on."""

from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

import msgspec

from spelunke.core.words import Move

_STRUCT_HINTS = cache(lambda kind: get_type_hints(kind, include_extras=True))


def turned(value: Any, by: int, seats: int, hint: Any = Any) -> Any:
    """The same words at a table that was turned by so many seats; those that name several seats or moves in a fixed order.

    Seats are found by their types, ``Seat`` and ``BySeat``; a word that names a seat by a bare number stays behind.
    """
    if isinstance(value, msgspec.Struct):
        hints = _STRUCT_HINTS(type(value))
        fields = {name: turned(getattr(value, name), by, seats, hints[name]) for name in value.__struct_fields__}
        return msgspec.structs.replace(value, **fields)
    title, hint = _title(hint)
    if title == "seat" and isinstance(value, int):
        return (value + by) % seats if value >= 0 else value
    if get_origin(hint) in (Union, UnionType):
        return _turned_one_of(value, by, seats, hint)
    if isinstance(value, tuple | list):
        return _turned_row(value, by, seats, hint, by_seat=title == "by seat")
    if isinstance(value, dict):
        key_hint, item_hint = get_args(hint) or (Any, Any)
        return {turned(key, by, seats, key_hint): turned(item, by, seats, item_hint) for key, item in value.items()}
    return value


def _title(hint: Any) -> tuple[str | None, Any]:
    """What an annotated type is called, and the type itself."""
    if get_origin(hint) is Annotated:
        inner, *extras = get_args(hint)
        titles = [extra.title for extra in extras if isinstance(extra, msgspec.Meta) and extra.title]
        return (titles[0] if titles else None), inner
    return None, hint


def _turned_one_of(value: Any, by: int, seats: int, hint: Any) -> Any:
    """A union: the kind that such a value can have."""
    if value is None:
        return None
    for kind in get_args(hint):
        bare = get_origin(_title(kind)[1]) or _title(kind)[1]
        if kind is not NoneType and isinstance(bare, type) and isinstance(value, bare):
            return turned(value, by, seats, kind)
    return value


def _turned_row(value: Any, by: int, seats: int, hint: Any, by_seat: bool) -> Any:
    kinds = [kind for kind in get_args(hint) if kind is not Ellipsis] or [Any]
    hints = kinds if len(kinds) == len(value) and Ellipsis not in get_args(hint) else [kinds[0]] * len(value)
    items = [turned(item, by, seats, kind) for item, kind in zip(value, hints, strict=True)]
    if by_seat:
        items = [items[(seat - by) % seats] for seat in range(len(items))]
    elif _title(kinds[0])[0] == "seat" or (items and all(isinstance(item, Move) for item in items)):
        # Several seats or moves in one breath are told by seat or by code, and that order turns with the table.
        items.sort(key=repr)
    return type(value)(items)
