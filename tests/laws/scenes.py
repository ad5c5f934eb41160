"""Scenes: every game with every number of seats under every preset, and under house rules of all kinds."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from spelunke.core.dice import Dice
from spelunke.core.errors import BadHouseRule
from spelunke.core.game import Game, Parts
from spelunke.core.house import HouseRules, Option, changes, options
from spelunke.shelf import keys, parts
from tests.laws.hooks import hooks_of
from tests.laws.size import FULL

ENDED_BY: dict[str, dict[str, Any]] = {
    # Uniform random play practically never saves up to 1,600 chips; the printed game is played by rule of thumb instead.
    "teufel": {"rounds": 12},
}
"""House rules under which random answers come to an end, for the games in which otherwise they do not."""


MOST_VALUES = 5
"""How many values of a house rule are tried where not all are."""


@dataclass(frozen=True, eq=False)
class Scene:
    """A game with so many seats under certain house rules: where a law is tried."""

    name: str
    game: Game
    by_thumb: bool = False
    """Whether the seats answer by rule of thumb, because random answers would never end this game."""

    def __str__(self) -> str:
        return self.name


def games() -> list[Parts]:
    """The games of the shelf, as far as they can be taken from it; a test of its own tells which cannot."""
    found = []
    for key in keys():
        try:
            found.append(parts(key))
        except Exception:
            continue  # whatever a broken game raises, the others are tried
    return found


def preset_scenes(game: Parts) -> list[Scene]:
    """Every preset with every number of seats that it allows."""
    return [
        scene
        for preset, house in game.box.presets.items()
        for seats in game.box.seats
        for scene in _scenes(f"{game.box.key}-{preset}-{seats}", game, seats, house)
    ]


def house_scenes(game: Parts, option: Option, every_table: bool) -> list[Scene]:
    """Every value of a house rule, on top of the presets and for the seats that allow it; or once each, seats in turn."""
    found: list[Scene] = []
    for number, value in enumerate(values_tried(game, option)):
        tables = list(tables_with(game, option, value))
        for table in tables if every_table else tables[number % max(1, len(tables)) :][:1]:
            name = f"{game.box.key}-{table.preset}-{table.game.seats}-{option.name}={value}"
            found.extend(_scenes(name[:100], game, table.game.seats, table.game.house))
    return found


def mixed_scenes(game: Parts, count: int, seed: int = 1) -> list[Scene]:
    """House rules thrown together at random, as far as the box allows them together."""
    dice = Dice(seed)
    found: list[Scene] = []
    for number in range(count):
        seats = game.box.seats[dice.below(len(game.box.seats))]
        house: dict[str, Any] = {}
        for option in options(game.box.house):
            values = values_of(game, option, default=True)
            wished = {**house, option.name: values[dice.below(len(values))]}
            if _allowed(game, seats, wished):
                house = wished
        found.extend(_scenes(f"{game.box.key}-mixed-{number}-{seats}", game, seats, Game(game, seats, house).house))
    return found


@dataclass(frozen=True)
class HouseTable:
    """A table where a house rule has some value, and the same table without it."""

    preset: str
    game: Game
    without: Game


def tables_with(game: Parts, option: Option, value: object) -> Iterator[HouseTable]:
    """Where the box allows this value of a house rule: on top of which preset, with how many seats."""
    for preset in game.box.presets:
        for seats in game.box.seats:
            if _allowed(game, seats, {option.name: value}, preset):
                table = Game(game, seats, {option.name: value}, preset)
                for other in (getattr(game.box.presets[preset], option.name), *values_of(game, option, default=True)):
                    # A preset may hold this very value: then it is any other value that makes the difference.
                    if other != value and _allowed(game, seats, {option.name: other}, preset):
                        yield HouseTable(preset, table, Game(game, seats, {option.name: other}, preset))
                        break


def values_of(game: Parts, option: Option, default: bool = False) -> list[object]:
    """The values of a house rule besides the printed one; for a table, those its hooks give as examples."""
    values = list(option.allowed) if option.allowed is not None else list(hooks_of(game.box.key).tables.get(option.name, []))
    others = [value for value in values if value != option.default]
    return [option.default, *others] if default else others


def values_tried(game: Parts, option: Option) -> list[object]:
    """All values of a house rule besides the printed one; usually only some of a long range."""
    values = values_of(game, option)
    if FULL or len(values) <= MOST_VALUES:
        return values
    return [values[at * (len(values) - 1) // (MOST_VALUES - 1)] for at in range(MOST_VALUES)]


def _allowed(game: Parts, seats: int, house: dict[str, Any], preset: str | None = None) -> bool:
    try:
        Game(game, seats, house, preset)
    except BadHouseRule:
        return False
    return True


def _scenes(name: str, game: Parts, seats: int, house: HouseRules) -> list[Scene]:
    """One scene; two where random answers need a house rule to end."""
    if not _allowed(game, seats, changes(house)):
        return []
    table = Game(game, seats, house)
    ended_by = ENDED_BY.get(game.box.key, {})
    if not ended_by or not ended_by.keys().isdisjoint(changes(house)):
        return [Scene(name, table)]
    ending = Game(game, seats, {**changes(house), **ended_by})
    return [Scene(f"{name}-ending", ending), Scene(name, table, by_thumb=True)]
