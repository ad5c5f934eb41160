"""Law 2, from the other side: a position that somebody made up or damaged is refused, or is a table like any other."""

from typing import Any

from spelunke.core.dice import Dice
from spelunke.core.errors import ImpossiblePosition
from spelunke.core.game import Game
from spelunke.core.playout import play_out
from spelunke.core.table import Table
from tests.laws.broken import LawBroken, same
from tests.laws.secrecy import viewers
from tests.laws.walks import Moment

TRIES = 12
"""How often a position is damaged."""


def damaged_position_is_refused_or_played(moment: Moment) -> None:
    """Whatever is changed in a position, it is refused by name, or can be looked at and played like any other."""
    game, dice = moment.game, moment.dice()
    for _ in range(TRIES):
        position, what = damaged(game.position(moment.table), dice)
        try:
            table = game.arrange(position, ask_luck=True)
        except ImpossiblePosition as refusal:
            _speaks(refusal, what)
            continue
        except Exception as fault:
            raise LawBroken(f"{what}: {type(fault).__name__} instead of a refusal: {fault}") from fault
        try:
            _is_a_table(game, table, dice)
        except Exception as fault:
            raise LawBroken(f"{what}: accepted, but then {type(fault).__name__}: {fault}") from fault


def _is_a_table(game: Game, table: Table, dice: Dice) -> None:
    position = game.position(table)
    same("the position, arranged again", game.position(game.arrange(position, ask_luck=True)), position)
    for viewer in viewers(game):
        view = game.view(table, viewer)
        same(f"the view of {viewer} at the guessed table", game.view(game.seat_at(view), viewer), view)
    play_out(table, dice, 60)


def _speaks(refusal: ImpossiblePosition, what: str) -> None:
    try:
        str(refusal)
    except Exception as fault:
        raise LawBroken(f"{what}: refused, but without a sentence ({refusal.message}): {fault}") from fault


def damaged(position: dict[str, Any], dice: Dice) -> tuple[dict[str, Any], str]:
    """A position with one thing changed, and which."""
    path: list[Any] = []
    inside: Any = position
    while isinstance(inside, dict | list) and inside and (not path or dice.chance(4, 5)):
        keys = list(inside) if isinstance(inside, dict) else list(range(len(inside)))
        path.append(keys[dice.below(len(keys))])
        inside = inside[path[-1]]
    others = [other for other in _others(inside) if other != inside]
    other = others[dice.below(len(others))]
    return _replaced(position, path, other), f"{'.'.join(map(str, path))} changed from {inside!r} to {other!r}"


def _others(value: Any) -> list[Any]:
    """What may stand in the place of a value."""
    match value:
        case bool():
            return [not value, None]
        case int():
            return [value + 1, value - 1, -1, 0, 7, 99, 10**20, None, str(value)]
        case str():
            return ["", value[:-1], None, 0]
        case None:
            return [0, 1, "", [], {}]
        case list():
            return [value[1:], [*value, *value[:1]], value[::-1], [], None]
        case dict():
            first = list(value)[:1]
            return [{key: value[key] for key in value if key not in first}, {**value, "more": 1}, {}, [], None]
    raise TypeError(value)


def _replaced(inside: Any, path: list[Any], value: Any) -> Any:
    if not path:
        return value
    if isinstance(inside, dict):
        return {**inside, path[0]: _replaced(inside[path[0]], path[1:], value)}
    return [*inside[: path[0]], _replaced(inside[path[0]], path[1:], value), *inside[path[0] + 1 :]]
