"""The odds at a table of Auf Teufel komm raus: what the next piece of coal is."""

from spelunke.core.types import Chance
from spelunke.games.teufel.box import KINDS, CoalKind, House
from spelunke.games.teufel.types import TeufelView


class NextCoal(Chance, frozen=True, tag=True):
    """The next piece from the oven (§4.2)."""

    coal: CoalKind


CHANCES = (NextCoal,)


def odds(view: TeufelView, _house: House) -> tuple[Chance, ...]:
    """§4.9: a player who paid attention knows what is left in the oven; the devil comes first."""
    assert view.remembered is not None
    oven = view.remembered.oven
    pieces = sum(oven.values())
    return tuple(NextCoal(oven[kind], pieces, kind) for kind in reversed(KINDS) if oven.get(kind))
