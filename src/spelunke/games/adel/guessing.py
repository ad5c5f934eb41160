"""Hands that could lie behind a view of Adel verpflichtet: some way to deal what the seat has not seen."""

from collections.abc import Iterator
from itertools import combinations_with_replacement

from spelunke.games.adel.box import LONGEST_SERIES, SERIES, SMALLEST_COLLECTION, House
from spelunke.games.adel.position import bits_of_names, names_of
from spelunke.games.adel.rules_collections import largest_collection, may_follow, series_of
from spelunke.games.adel.types import AdelView, Cards, Exhibit


def hidden_hands(view: AdelView, house: House) -> tuple[Cards, ...]:
    """Every hand: the seat's own, the cards seen in the others', and unseen cards that make exhibitors' hands possible."""
    remembered = view.remembered
    assert remembered is not None
    seen = [bits_of_names(cards) for cards in remembered.seen]
    missing = [held - len(cards) for held, cards in zip(remembered.collectibles, remembered.seen, strict=True)]
    others = [seat for seat in range(view.seats) if seat != view.seat]
    for needs in _needs(view, house):
        # Seats that must be able to exhibit are dealt first.
        order = sorted(others, key=lambda seat: -needs[seat])
        hands = _dealt(order, seen, missing, needs, bits_of_names(remembered.unseen))
        if hands is not None:
            break
    assert hands is not None, "no world fits this view"
    return tuple(view.open.hand if seat == view.seat else names_of(hands[seat]) for seat in range(view.seats))


def prepared_by(view: AdelView, house: House, hands: tuple[Cards, ...]) -> tuple[Cards, ...]:
    """§5.4: the cards that each seat could have prepared after this many picks: some still choose, the others are done."""
    picks = view.open.picks
    prepared: list[Cards] = []
    for seat in range(view.seats):
        if seat == view.seat or seat not in view.asked:
            prepared.append(view.open.prepared if seat == view.seat else ())
            continue
        hand = bits_of_names(hands[seat])
        if picks <= largest_collection(hand) and (picks <= SMALLEST_COLLECTION or not _is_choosing(view)):
            prepared.append(_first_cards(hand, picks))
        else:
            prepared.append(() if house.allow_bluff_exhibition else _first_cards(hand, SMALLEST_COLLECTION))
    return tuple(prepared)


def _is_choosing(view: AdelView) -> bool:
    """Whether this seat itself is an exhibitor who is not done."""
    return view.seat in view.asked and len(view.open.prepared) == view.open.picks


def _first_cards(hand: int, picks: int) -> Cards:
    """The first cards of a collection that has at least this many."""
    shown = 0
    for _ in range(picks):
        cards = may_follow(hand, shown, max(picks, SMALLEST_COLLECTION))
        shown |= cards & -cards
    return names_of(shown)


def _needs(view: AdelView, house: House) -> Iterator[list[int]]:
    """By seat, the least size of the largest collection; one possibility after another who still chooses."""
    closed = house.allow_bluff_exhibition or view.about not in {"window", "turn", "collection"}
    needs = [0 if closed or action != Exhibit() else int(SMALLEST_COLLECTION) for action in view.open.actions]
    if view.about != "collection" or not view.open.picks or _is_choosing(view):
        yield needs
        return
    for seat in view.asked:  # one exhibitor still chooses, or the cards would lie open
        if seat != view.seat:
            yield [max(SMALLEST_COLLECTION, view.open.picks) if other == seat else least for other, least in enumerate(needs)]


def _dealt(seats: list[int], seen: list[int], missing: list[int], needs: list[int], unseen: int) -> dict[int, int] | None:
    """Hands for these seats, as bits; None if nothing fits."""
    if not seats:
        return {}
    seat, *later = seats
    for drawn in _draws(missing[seat], unseen):
        if largest_collection(seen[seat] | drawn) >= needs[seat]:
            hands = _dealt(later, seen, missing, needs, unseen & ~drawn)
            if hands is not None:
                return {seat: seen[seat] | drawn, **hands}
    return None


def _draws(cards: int, unseen: int) -> Iterator[int]:
    """Every way to take this many cards, by how many of each series they are."""
    for wanted in combinations_with_replacement(range(0, len(SERIES) * int(LONGEST_SERIES), int(LONGEST_SERIES)), cards):
        drawn = 0
        for first in wanted:
            left = unseen & ~drawn & series_of(first)
            drawn |= left & -left
        if drawn.bit_count() == cards:
            yield drawn
