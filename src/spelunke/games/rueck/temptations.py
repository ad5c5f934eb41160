"""What tempts players of Rück's raus!: to send the chief, whom another chief sends home."""

from typing import Final

from spelunke.core.game import Temptations
from spelunke.core.types import Move
from spelunke.games.rueck.types import Rob, RueckView


def risks(view: RueckView) -> tuple[Move, ...]:
    """§4.2: nothing beats the chief unless another chief comes too; until then it need not go."""
    assert view.remembered is not None
    if view.about != "robber":
        return ()
    chief = view.open.cards_left[0] + len(view.remembered.played[0]) - 1  # gangs are complete at the start
    return tuple(move for move in view.choices if move == Rob(chief))


TEMPTATIONS: Final[Temptations] = {"risk": risks}
