"""What a law says when it is broken, with the record that shows it."""

from typing import Any

import msgspec


class LawBroken(AssertionError):
    """A game does what no game may do."""


def same(what: str, found: Any, wanted: Any) -> None:
    """Two things that a law holds to be the same; says where they part."""
    if found != wanted:
        raise LawBroken(f"{what}: " + "; ".join(_partings("", plain(found), plain(wanted))))


def hold(fact: object, sentence: str) -> None:
    """Something that a law holds to be so."""
    if not fact:
        raise LawBroken(sentence)


def plain(thing: Any) -> Any:
    """A struct as nested dictionaries and lists; anything else as it is."""
    try:
        return msgspec.to_builtins(thing)
    except TypeError:
        return thing


def _partings(path: str, found: Any, wanted: Any) -> list[str]:
    if found == wanted:
        return []
    if isinstance(found, dict) and isinstance(wanted, dict):
        inside = [
            line
            for key in sorted({*found, *wanted}, key=str)
            for line in _partings(f"{path}.{key}", found.get(key, "nothing"), wanted.get(key, "nothing"))
        ]
        return inside or ["they are written alike, but are not the same"]
    return [f"{path.lstrip('.') or 'it'} is {found!r}, not {wanted!r}"]
