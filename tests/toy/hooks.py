"""What the laws must be told about the toy."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from spelunke.core.game import Game
from tests.laws.broken import same
from tests.laws.hooks import Hooks, brought


def sees(truth: Any, view: Any) -> None:
    """§1.1, §1.2: the own hand, everybody's stones, what was shown."""
    same("the own hand", view.open.hand, () if view.seat is None else truth.hands[view.seat])
    same("the stones", view.open.stones, truth.stones)
    same("what was shown", view.remembered.shown, truth.shown)


def pieces(truth: Any, _view: Any, _game: Game) -> object:
    """§1.1."""
    return Counter([*truth.pile, *truth.shown, *(number for hand in truth.hands for number in hand)])


def turns(game: Game, truth: Any) -> Sequence[int]:
    """Luck deals from seat 0 on, to nobody's advantage."""
    return range(1, game.seats) if truth.to_be_dealt is None else ()


brought["toy"] = Hooks(sees=sees, pieces=pieces, turns=turns)
