"""Everything a table holds, taken down: to see whether anything has changed."""

from typing import Any

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from spelunke.core.table import Table

NUMBERS = type(vec[i64]())

NOT_THE_TABLES_OWN = {"tape", "dice"}
"""Whoever plays brings them; a copy has none."""


def attributes(thing: object) -> list[str]:
    """The names of all that a table holds: native attributes of a compiled class, and those of a plain one.

    Plain, an attribute that still has the value its class gives it is in no dictionary: it is found by its annotation.
    """
    native = getattr(type(thing), "__mypyc_attrs__", ())
    declared = {name for base in type(thing).__mro__ for name in vars(base).get("__annotations__", {}) if hasattr(thing, name)}
    return sorted({*native, *declared, *getattr(thing, "__dict__", {})} - NOT_THE_TABLES_OWN - {"__dict__"})


def snapshot(table: Table) -> dict[str, Any]:
    """Every attribute of a table, as values that no later step can change."""
    return {name: frozen(getattr(table, name, "not set")) for name in attributes(table)}


def frozen(value: Any) -> Any:
    """A value that nobody can change any more, and that is equal to every other that holds the same."""
    if isinstance(value, int | str | None):
        return value
    if isinstance(value, NUMBERS):
        return tuple(value)
    if isinstance(value, list | tuple) or type(value).__name__.startswith("vec["):
        return tuple(frozen(item) for item in value)
    if isinstance(value, dict):
        return tuple(sorted((str(key), frozen(item)) for key, item in value.items()))
    if isinstance(value, set | frozenset):
        return frozenset(frozen(item) for item in value)
    if isinstance(value, msgspec.Struct):
        return msgspec.json.encode(value)
    return type(value).__name__, *((name, frozen(getattr(value, name, "not set"))) for name in attributes(value))
