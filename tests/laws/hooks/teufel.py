"""What the laws must be told about Auf Teufel komm raus."""

from collections.abc import Sequence
from typing import Any

from spelunke.core.game import Game
from spelunke.core.table import LUCK
from tests.laws.broken import same
from tests.laws.hooks import Hooks
from tests.laws.hooks.teufel_census import count


def sees(truth: Any, view: Any) -> None:
    """The own chips and those of pacts, everybody's pawn, open stakes and open coal; the rest can be counted up."""
    opened, remembered = view.open, view.remembered
    for seat, chips in enumerate(truth.chips):
        known = seat == view.seat or seat in opened.pacts or truth.over
        same(f"the chips of seat {seat}", opened.chips[seat], chips if known else None)
    same("where the pawns stand", tuple(pawn.step for pawn in opened.pawns), truth.pawns)
    same("the stakes", opened.stakes, truth.stakes)
    same("whose turn it is", opened.turn, truth.turn)
    same("what was turned", opened.turned, truth.turned)
    same("what lies in front of everybody", opened.laid, truth.laid or ({},) * view.seats)
    same("how much lies in the oven", opened.oven_left, sum(truth.oven.values()))
    same("everybody's chips, counted up", remembered.chips, truth.chips)
    same("what lies in the oven, counted up", remembered.oven, truth.oven)


def pieces(truth: Any, view: Any, _game: Game) -> object:
    """All coal there is; chips come from a bank that never runs out."""
    laid = sum(sum(coal.values()) for coal in truth.laid or ())
    return sum(truth.oven.values()) + sum(truth.turned.values()) + laid + view.open.aside


def turns(game: Game, _truth: Any) -> Sequence[int]:
    """A start player who was named by the house rules does not change seats."""
    house: Any = game.house
    return range(1, game.seats) if house.start == LUCK else ()


HOOKS = Hooks(
    sees=sees,
    pieces=pieces,
    has_secrets=lambda game: False,  # whoever watches can count up every total and every piece that was turned
    turns=turns,
    tables={
        "coal": [{"100": 1, "20": 9, "devil": 4}, {"50": 20, "10": 4}],
        "track": [(50, 200, 300, 500, 1600), (50, 200, 300, 500, 700, 900, 1100, 1300, 1600)],
    },
    count=count,
)
