"""The odds at a table of Tock: what the cards are that one does not see."""

from spelunke.core.types import Chance
from spelunke.games.tock.box import House, Rank
from spelunke.games.tock.types import TockView
from spelunke.games.tock.view import unseen_cards


class Unseen(Chance, frozen=True, tag=True):
    """One of the cards that this seat does not see: in the pack, in other hands, or put aside by others (§4.9)."""

    rank: Rank


CHANCES = (Unseen,)


def odds(view: TockView, house: House) -> tuple[Chance, ...]:
    """All cards, less the own ones and those played since the last shuffle (§4.7)."""
    unseen = unseen_cards(view, house)
    cards = unseen.total()
    return tuple(Unseen(copies, cards, rank) for rank, copies in unseen.items() if copies)
