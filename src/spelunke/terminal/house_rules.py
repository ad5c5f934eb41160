"""House rules as people give them: ``--house name=value`` and ``--set FILE.toml``, both validated by core."""

import json
import re
import tomllib
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Final

from spelunke.core.errors import BadHouseRule, SpelunkeError, UnknownHouseRule
from spelunke.core.game import Game, Parts
from spelunke.core.house import Option, options
from spelunke.terminal.files import UnreadableFile, read_bytes, shown

LARGEST_SET: Final = 100_000
"""The largest file of house rules, in bytes."""

YES: Final = frozenset({"yes", "true", "on", "1", "ja", "an"})
NO: Final = frozenset({"no", "false", "off", "0", "nein", "aus"})


def game_with(parts: Parts, seats: int | None, preset: str | None, set_file: str | None, house: Sequence[str]) -> Game:
    """A game under a preset, then a file, then single house rules: later ones override earlier ones."""
    from_file: dict[str, object] = {}
    lines: list[str] = []
    if set_file is not None:
        from_file, lines = _read_set(set_file)
    said = _said(parts, house)
    try:
        return Game(parts, seats, {**from_file, **said}, preset)
    except (BadHouseRule, UnknownHouseRule) as error:
        found = _culprit(lambda rules: _refusal(parts, seats, {**rules, **said}, preset), from_file, error)
        if set_file is None or found is None:
            raise
        key, why = found
        line = str(_line_of(key, lines))
        raise BadHouseRule("house-set-refused", file=shown(set_file), key=".".join(key), line=line, why=str(why)) from None


def _refusal(parts: Parts, seats: int | None, house: Mapping[str, object], preset: str | None) -> SpelunkeError | None:
    try:
        Game(parts, seats, house, preset)
    except SpelunkeError as error:
        return error
    return None


def _said(parts: Parts, house: Sequence[str]) -> dict[str, object]:
    known = {option.name: option for option in options(parts.box.house)}
    said = {}
    for word in house:
        name, equals, value = word.partition("=")
        name = name.strip()
        if not equals:
            raise BadHouseRule("house-no-value", word=word[:40])
        if name not in known:
            raise UnknownHouseRule("house-unknown", name=name[:40], allowed=list(known))
        said[name] = _value(known[name], value.strip())
    return said


def _value(option: Option, value: str) -> object:
    """A value by the type of its house rule; one that does not fit is left for core to refuse."""
    if option.allowed is None:
        return _table(option.name, value)
    if option.allowed == (False, True):
        if value.lower() in YES | NO:
            return value.lower() in YES
    elif all(isinstance(allowed, int) for allowed in option.allowed) and re.fullmatch(r"[+-]?[0-9]{1,18}", value):
        return int(value)
    return value[:80]


def _table(name: str, value: str) -> object:
    """A table as JSON, as TOML, or as bare numbers with commas between them.

    >>> _table("track", "50, 200"), _table("nobles", "{plus_4 = 2}"), _table("nobles", '{"plus_4": 2}')
    ([50, 200], {'plus_4': 2}, {'plus_4': 2})
    """
    if len(value) <= LARGEST_SET:
        for read, text in ((json.loads, value), (_toml, value), (_toml, f"[{value}]")):
            with suppress(ValueError, RecursionError):
                return read(text)
    raise BadHouseRule("house-is-a-table", name=name)


def _toml(text: str) -> object:
    read = tomllib.loads(f"table = {text}")
    if len(read) > 1:
        raise ValueError(text)
    return read["table"]


def _read_set(path: str) -> tuple[dict[str, object], list[str]]:
    content = read_bytes(path, LARGEST_SET)
    if len(content) > LARGEST_SET:
        raise UnreadableFile("file-unreadable", file=shown(path), trouble="large")
    try:
        text = content.decode("utf-8")
        return tomllib.loads(text), text.splitlines()
    except UnicodeDecodeError:
        raise UnreadableFile("file-unreadable", file=shown(path), trouble="binary") from None
    except RecursionError:
        raise UnreadableFile("file-unreadable", file=shown(path), trouble="deep") from None
    except tomllib.TOMLDecodeError as error:
        place = re.search(r"line (\d+), column (\d+)", str(error))
        line = place[1] if place else str(len(text.splitlines()))
        raise UnreadableFile("house-not-toml", file=shown(path), line=line) from None


def _culprit(
    refusal: Callable[[Mapping[str, object]], SpelunkeError | None], rules: dict[str, object], error: SpelunkeError
) -> tuple[tuple[str, ...], SpelunkeError] | None:
    """The last key of a file without which its rules would be valid, or the entry of its table, and what is wrong."""
    if refusal({}) is not None:
        return None  # the file is not the cause
    keys = list(reversed(rules))
    alone = {key: refusal({key: rules[key]}) for key in keys}
    repairs = [key for key in keys if refusal(_without(rules, key)) is None]
    # Several keys may be wrong: then one is named that is wrong even alone.
    key = next(iter(repairs + [key for key in keys if alone[key] is not None]), None)
    if key is None:
        return None
    why = error if key in repairs else alone[key] or error
    table = rules[key]
    if not isinstance(table, dict):
        return (key,), why
    for entry in reversed(table):
        left = refusal({**rules, key: _without(table, entry)} if key in repairs else {key: _without(table, entry)})
        if left is None or left.message != why.message:
            return (key, entry), why
    return (key,), why


def _without(table: Mapping[str, object], key: str) -> dict[str, object]:
    return {name: value for name, value in table.items() if name != key}


def _line_of(key: tuple[str, ...], lines: Sequence[str]) -> int:
    """The line of a key: ``name =``, ``[name]``, or ``entry =`` below ``[name]`` or inside ``name = {…}``."""

    def first(pattern: str, start: int) -> int | None:
        found = (number for number in range(start, len(lines)) if re.search(pattern, lines[number]))
        return next(found, None)

    name = rf"[\"']?{re.escape(key[0])}[\"']?"
    head = first(rf"^\s*(?:\[+\s*)?{name}\s*(?:[=.\]])", 0)
    if head is None:
        return 1
    if len(key) == 1:
        return head + 1
    inside = first(rf"(?:^|[\s.,{{])[\"']?{re.escape(key[1])}[\"']?\s*=", head)
    return (head if inside is None else inside) + 1
