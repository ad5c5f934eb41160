"""The shelf: which games there are. It finds our folders, and games of other packages by entry point."""

import importlib
import pkgutil
from collections.abc import Mapping
from functools import cache

import msgspec

import spelunke.games
from spelunke.core.errors import BadRecord, SpelunkeError, UnknownGame, UnknownRules
from spelunke.core.game import Game, Parts
from spelunke.core.house import HouseRules
from spelunke.core.record import Record, read_record
from spelunke.core.table import Table
from spelunke.core.types import Json

ENTRY_POINT = "spelunke.games"
"""A package with a game registers its ``Parts`` in this group."""

EFFECTS = "house_rule_effects.json"
"""The file in a game's folder that ``spelunke sweep --into`` writes."""


@cache
def _ours() -> dict[str, str]:
    """Our own games: ``module:name`` by key."""
    return {name: f"{spelunke.games.__name__}.{name}:PARTS" for _, name, _ in pkgutil.iter_modules(spelunke.games.__path__)}


@cache
def _places() -> dict[str, str]:
    """All games, ours and those of other packages: ``module:name`` by key."""
    from importlib.metadata import entry_points  # costs a third of the time that loading one of our games takes without it

    brought = {entry.name: entry.value for entry in entry_points(group=ENTRY_POINT)}
    return {**brought, **_ours()}


def keys() -> list[str]:
    """The keys of all games, in alphabetical order."""
    return sorted(_places())


@cache
def parts(key: str) -> Parts:
    """The parts of a game, from its folder."""
    place = _ours().get(key) or _places().get(key)
    if place is None:
        raise UnknownGame("game-unknown", name=str(key)[:40], allowed=keys())
    module, _, name = place.partition(":")
    found = getattr(importlib.import_module(module), name)
    assert isinstance(found, Parts)
    return found


def game(
    key: str,
    seats: int | None = None,
    house: Mapping[str, object] | HouseRules | None = None,
    preset: str | None = None,
    rules: int | None = None,
) -> Game:
    """A game by key, for a number of seats, under house rules or a preset or both, by some version of its rules.

    >>> rueck = game("rueck", seats=4, house={"expert": True})
    >>> table = rueck.deal(seed=7)
    >>> rueck.asked(table)
    (0, 1, 2, 3)
    """
    return Game(parts(key), seats, house, preset, rules)


def house_rule_effects(brought: Parts) -> Json | None:
    """The measured effects of a game's house rules, from its folder, with the command that made them; None if not measured.

    >>> house_rule_effects(parts("rueck"))["command"]
    'spelunke sweep rueck --games 2000 --seed 1'
    """
    try:
        found = pkgutil.get_data(brought.package, EFFECTS)
    except FileNotFoundError:
        return None
    told: Json = msgspec.json.decode(found or b"null")
    return told


def game_of(record: Record) -> Game:
    """The game of a record, under the house rules as they were when it was played."""
    try:
        return game(record.game, record.seats, record.house, rules=record.version)
    except UnknownRules as error:
        raise BadRecord("record-other-version", **error.facts) from None
    except SpelunkeError as error:
        raise BadRecord("record-other-game", why=str(error)) from None


def replay(record: Record | bytes, answers: int | None = None) -> Table:
    """The table after the given number of answers of a record, or after all of them."""
    read = read_record(record) if isinstance(record, bytes) else record
    return game_of(read).replay(read, answers)
