"""What tempts players of Auf Teufel komm raus: to bet high, and to fetch one more piece though their bet needs none."""

from typing import Final

from spelunke.core.game import Temptations
from spelunke.core.types import Move
from spelunke.games.teufel.position import worth_in
from spelunke.games.teufel.types import GoOn, Stake, TeufelView

HIGH_STAKE: Final = 100
"""Half of what everybody begins with (§2.2)."""


def risks(view: TeufelView) -> tuple[Move, ...]:
    """§3.2, §4.3: a stake of a hundred or more; and once coal lies there that wins the own bet, the next piece."""
    if view.about == "stake":
        return tuple(move for move in view.choices if isinstance(move, Stake) and move.chips >= HIGH_STAKE)
    assert view.seat is not None and view.open.stakes is not None
    stake = view.open.stakes[view.seat] or 0
    is_won = any(worth_in(coal) >= stake for coal in (*view.open.laid, view.open.turned))
    return (GoOn(),) if is_won else ()


TEMPTATIONS: Final[Temptations] = {"risk": risks}
