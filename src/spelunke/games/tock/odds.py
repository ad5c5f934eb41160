"""The odds at a table of Tock: what the cards are that one does not see."""

from spelunke.core.types import Chance
from spelunke.games.tock.box import RANKS, House, Rank
from spelunke.games.tock.types import TockView


class Unseen(Chance, frozen=True, tag=True):
    """One of the cards that this seat does not see: in the pack, in other hands, or put aside by others (§4.9)."""

    rank: Rank


CHANCES = (Unseen,)


def odds(view: TockView, house: House) -> tuple[Chance, ...]:
    """All cards, less the own ones and those played since the last shuffle (§4.7)."""
    remembered = view.remembered
    assert remembered is not None
    unseen = {rank: house.decks * house.cards.get(rank, 0) for rank in RANKS}
    for card in view.open.hand:
        unseen[card] -= 1
    for memory in (remembered.this_round, remembered.earlier):
        if memory is not None:
            for card in (*memory.aside, *(card for cards in memory.played for card in cards)):
                unseen[card] -= 1
    cards = sum(unseen.values())
    return tuple(Unseen(unseen[rank], cards, rank) for rank in RANKS if unseen[rank])
