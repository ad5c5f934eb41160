"""What tempts players of Adel verpflichtet at the castle: to send a thief, and to suspect that others do."""

from typing import Final

from spelunke.core.game import Temptations
from spelunke.core.types import Move
from spelunke.games.adel.types import AdelView, SendDetective, SendThief


def doubts(view: AdelView) -> tuple[Move, ...]:
    """§3.5: a detective is of use only if somebody sends a thief."""
    return tuple(move for move in view.choices if isinstance(move, SendDetective))


def risks(view: AdelView) -> tuple[Move, ...]:
    """§3.5: a thief at the castle may bring loot, or end in jail; at the auction house there is nobody to catch it."""
    return tuple(move for move in view.choices if isinstance(move, SendThief) and move.at == "castle")


TEMPTATIONS: Final[Temptations] = {"doubt": doubts, "risk": risks}
