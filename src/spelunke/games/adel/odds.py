"""The odds at a table of Adel verpflichtet: what is turned up next in a window."""

from spelunke.core.types import Chance
from spelunke.games.adel.box import SERIES, House, Series
from spelunke.games.adel.types import AdelView, Exhibit


class NextCard(Chance, frozen=True, tag=True):
    """The series of the next collectible of either pile (§2.5)."""

    series: Series


CHANCES = (NextCard,)


def odds(view: AdelView, house: House) -> tuple[Chance, ...]:
    """Cards that a seat has not seen lie in other hands or in the piles, all equally likely (§12.1).

    While an exhibition is laid and not yet shown, its owner's hand surely holds a collection (§12.4): then cards are no
    longer equally likely, and no odds are given.
    """
    assert view.remembered is not None
    if not any(view.open.piles) or _somebody_must_hold_a_collection(view, house):
        return ()
    unseen = view.remembered.unseen
    by_series = {series: sum(card[0] == series for card in unseen) for series in SERIES}
    return tuple(NextCard(cards, len(unseen), series) for series, cards in by_series.items() if cards)


def _somebody_must_hold_a_collection(view: AdelView, house: House) -> bool:
    if view.about == "collection":
        return True
    if house.allow_bluff_exhibition or view.about not in {"window", "turn", "cheque"}:
        return False
    return any(action == Exhibit() for seat, action in enumerate(view.open.actions) if seat != view.seat)
