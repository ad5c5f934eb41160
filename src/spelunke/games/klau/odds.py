"""The odds at a table of Klau Mau!: what a draw may bring, and what a blind grip into a hand."""

from collections import Counter
from collections.abc import Iterator
from typing import Final, Literal

from spelunke.core.types import Chance, Seat
from spelunke.games.klau.box import KIND_OF, NO_MOTIF, NUMBERS, Card, Cards, House, is_number, motif_of
from spelunke.games.klau.position import among, discard_of
from spelunke.games.klau.types import KlauView, Remembered

Motif = Literal["number", "keyhole", "small_safe", "big_safe", "crook", "swap", "plan", "police", "watchdog", "bomb", "fence"]
_ACTIONS: Final[tuple[Motif, ...]] = ("keyhole", "small_safe", "big_safe", "crook", "swap", "plan")
BLIND: Final = frozenset({"crook", "swap", "surrounded"})
"""Asks after which a card is taken without looking."""


class FittingDraw(Chance, frozen=True, tag=True):
    """The next card of the pile could be laid on the present top (§3.2 to §3.5)."""


class NextDraw(Chance, frozen=True, tag=True):
    """The next card of the pile."""

    motif: Motif


class BlindGrip(Chance, frozen=True, tag=True):
    """A card taken without looking from somebody's hand (§5.8)."""

    whom: Seat
    motif: Motif


CHANCES = (FittingDraw, NextDraw, BlindGrip)


def odds(view: KlauView, house: House) -> tuple[Chance, ...]:
    """Every card this seat has not seen is equally likely to lie in any place with an unseen card (§8).

    Where that does not hold, no odds are given: while a watchdog is unseen, for they are never dealt (§7.14), and while a hand
    that lies open to others only is known to hold a card that matches (§4.5).
    """
    memory, active = view.remembered, view.open.active
    assert memory is not None
    hides_a_match = view.about == "force" and active != view.seat and _hidden(view, memory, active) > 0
    if "watchdog" in memory.unseen or hides_a_match:
        return ()
    return (*_draws(view, memory, house), *_grips(view, memory))


def _hidden(view: KlauView, memory: Remembered, seat: int) -> int:
    """How many cards of that hand this seat has not seen."""
    return view.open.cards_left[seat] - sum(memory.seen[seat].values())


def _draws(view: KlauView, memory: Remembered, house: House) -> Iterator[Chance]:
    unseen, places = memory.unseen, memory.fence_places
    cards = sum(unseen.values())
    # §7.9: the fence may lie in any of its places; on top it can lie only if the first of them is the first of the pile.
    fence = places[1] - places[0] + 1 if places is not None and places[0] == 1 else 0
    if not view.open.pile or not (cards or fence):
        return
    ways, weight = (fence * cards, fence - 1) if fence else (cards, 1)
    if view.open.top is not None:
        mask = discard_of(view.open.top, view.open.wish, house, view.seats).matching()
        fitting = sum(among(unseen, mask).values())
        yield FittingDraw(weight * fitting, ways)
    for motif, copies in _by_motif(unseen).items():
        if weight * copies:
            yield NextDraw(weight * copies, ways, motif)
    if fence:
        yield NextDraw(1, fence, "fence")


def _grips(view: KlauView, memory: Remembered) -> Iterator[Chance]:
    """For each seat from which a card may be taken now: seen cards are certain, the others as likely as anywhere."""
    if view.about not in BLIND:
        return
    cards = sum(memory.unseen.values()) or 1
    for seat, size in enumerate(view.open.cards_left):
        if seat == view.seat or seat in view.asked or not size:
            continue
        seen, unseen = _by_motif(memory.seen[seat]), _by_motif(memory.unseen)
        for motif in dict.fromkeys((*seen, *unseen)):
            if ways := seen[motif] * cards + _hidden(view, memory, seat) * unseen[motif]:
                yield BlindGrip(ways, size * cards, seat, motif)


def _by_motif(cards: Cards) -> Counter[Motif]:
    return Counter(_motif(card) for card, copies in cards.items() for _ in range(copies))


def _motif(card: Card) -> Motif:
    kind = KIND_OF[card]
    if is_number(kind):
        return "number"
    if motif_of(kind) < NO_MOTIF:
        return _ACTIONS[motif_of(kind) - NUMBERS]
    return card  # type: ignore[return-value]
