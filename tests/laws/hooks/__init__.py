"""What the laws must be told about a game, because no law can work it out: one small file a game."""

import importlib
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib.util import find_spec
from typing import Any, NamedTuple

from spelunke.core.game import Game


class Count(NamedTuple):
    """How many lines of play there are to some depth, and how they ended as far as they did."""

    lines: int
    over: int
    firsts: tuple[int, ...]
    """By seat: in how many of the lines that are over it has the first place."""


def _everything(_game: Game) -> bool:
    return True


def _all_turns(game: Game, _truth: Any) -> Sequence[int]:
    return range(1, game.seats)


@dataclass(frozen=True)
class Hooks:
    """What a game tells the laws about itself."""

    sees: Callable[[Any, Any], None] | None = None
    """Holds a view against the whole truth (a Position): what RULES.md says that a seat sees is in its view."""

    pieces: Callable[[Any, Any, Game], object] | None = None
    """All pieces of the game, from the whole truth and a spectator's view: the same at every moment."""

    has_secrets: Callable[[Game], bool] = _everything
    """Whether there is anything that a careful player cannot work out."""

    turns: Callable[[Game, Any], Sequence[int]] = _all_turns
    """By how many seats a whole truth may be turned round without changing anything; says why if not by all."""

    turns_along: Mapping[str, Callable[..., Any]] = field(default_factory=dict)
    """By title of a type: how its words turn along, given ``by`` and ``game``; the fields of a board."""

    canonical: Callable[[dict[str, Any]], object] | None = None
    """A position in plain JSON without what makes no difference: the order in which a hand is held."""

    said_aloud: Collection[str] = ()
    """Events that turn something over for all to see which then is hidden again, and need not be remembered; says where."""

    tables: Mapping[str, Sequence[object]] = field(default_factory=dict)
    """By house rule that is a table: other tables to try."""

    bites: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    """By house rule that seldom matters: further house rules under which it matters more often."""

    count: Callable[[Game, dict[str, Any] | None, int], Count] | None = None
    """A naive counter written from RULES.md alone: lines of play from a position (or the deal) to a depth."""


brought: dict[str, Hooks] = {}
"""Hooks of games that do not stand in this folder."""


@cache
def hooks_of(key: str) -> Hooks:
    """The hooks of a game; bare ones if it has none."""
    if key in brought:
        return brought[key]
    name = f"{__name__}.{key}"
    if find_spec(name) is None:
        return Hooks()
    found = importlib.import_module(name).HOOKS
    assert isinstance(found, Hooks)
    return found
