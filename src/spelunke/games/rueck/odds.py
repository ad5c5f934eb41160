"""The odds at a table of Rück's raus!: which noble comes next."""

from spelunke.core.types import Chance
from spelunke.games.rueck.box import KINDS, House, NobleKind
from spelunke.games.rueck.types import RueckView
from spelunke.games.rueck.view import guess


class NextNoble(Chance, frozen=True, tag=True):
    """The noble of the next round (§3.1)."""

    noble: NobleKind


CHANCES = (NextNoble,)


def odds(view: RueckView, house: House) -> tuple[Chance, ...]:
    """All nobles not yet turned are equally likely (§2.3); in the expert game it is known which those are (§6.1)."""
    if view.open.round == view.open.rounds:
        return ()
    pile = guess(view, house).face_down
    nobles = sum(pile.values())
    return tuple(NextNoble(pile[kind], nobles, kind) for kind in KINDS if pile.get(kind))
