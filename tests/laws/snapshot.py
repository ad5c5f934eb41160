"""Everything a table holds, taken down: to see whether anything has changed."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from spelunke.core.dice import Dice
from spelunke.core.table import Table

VEC = type(vec[i64]())

NOT_THE_TABLES_OWN = {"tape", "dice"}
"""Whoever plays brings them; a copy has none."""


def attributes(table: Table) -> list[str]:
    """The names of all that a table holds: native attributes of a compiled class, and those of a plain one."""
    native = getattr(type(table), "__mypyc_attrs__", ())
    return sorted({*native, *getattr(table, "__dict__", {})} - NOT_THE_TABLES_OWN - {"__dict__"})


def snapshot(table: Table) -> dict[str, Any]:
    """Every attribute of a table, as values that no later step can change."""
    return {name: frozen(getattr(table, name, "not set")) for name in attributes(table)}


def frozen(value: Any) -> Any:
    """A value that nobody can change any more."""
    if isinstance(value, VEC | list | tuple):
        return tuple(frozen(item) for item in value)
    if isinstance(value, dict):
        return tuple(sorted((str(key), frozen(item)) for key, item in value.items()))
    if isinstance(value, set | frozenset):
        return frozenset(frozen(item) for item in value)
    if isinstance(value, Dice):
        return value.state
    return value
