"""The odds at a table of Auf Teufel komm raus: what the next piece of coal is."""

from spelunke.core.table import LUCK
from spelunke.core.types import Chance
from spelunke.games.teufel.box import KINDS, CoalKind, House
from spelunke.games.teufel.position import arrange
from spelunke.games.teufel.rules import COAL, TURN_KIND, Teufel
from spelunke.games.teufel.types import TeufelView
from spelunke.games.teufel.view import guess


class NextCoal(Chance, frozen=True, tag=True):
    """The next piece from the oven (§4.2)."""

    coal: CoalKind


CHANCES = (NextCoal,)


def odds(view: TeufelView, house: House) -> tuple[Chance, ...]:
    """§4.9: a player who paid attention knows what is left in the oven; the devil comes first."""
    weights = coal_to_come(arrange(guess(view, house), view.seats, house))
    return tuple(NextCoal(weights[kind], sum(weights.values()), KINDS[kind]) for kind in sorted(weights, reverse=True))


def coal_to_come(table: Teufel) -> dict[int, int]:
    """By kind: luck's weights, were a piece turned now."""
    ahead = table.copy()
    ahead.about = COAL
    return {code - int(TURN_KIND): int(weight) for code, weight in zip(ahead.choices(LUCK), ahead.weights(), strict=True)}
