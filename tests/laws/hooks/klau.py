"""What the laws must be told about Klau Mau!"""

from collections import Counter
from typing import Any

from spelunke.core.game import Game
from spelunke.games.klau.box import DECK_LARGE, DECK_SMALL
from tests.laws.broken import same
from tests.laws.hooks import Hooks


def _kinds(hand: Any) -> Counter[str]:
    return Counter(card if isinstance(card, str) else card.card for card in hand)


def sees(truth: Any, view: Any) -> None:
    """The own hand; the top of the discard pile, the wish, how many cards everybody has; who was believed."""
    opened = view.open
    same("the own hand", Counter(opened.hand), Counter() if view.seat is None else _kinds(truth.hands[view.seat]))
    same("how many cards everybody has", opened.cards_left, tuple(len(hand) for hand in truth.hands))
    for name in ("round", "totals", "top", "wish", "active", "direction", "beside", "watchdogs"):
        same(name, getattr(opened, name), getattr(truth, name))
    same("the discard pile, remembered", view.remembered.discarded, truth.discarded)
    same("what was last believed of each hand, remembered", view.remembered.claims, truth.claims)


def pieces(truth: Any, _view: Any, _game: Game) -> object:
    """All cards: in hands, in the pile, discarded, beside it, on the table, out of the game."""
    cards = Counter[str]()
    for heap in (truth.pile, truth.discarded, truth.beside, truth.handed_in):
        cards.update(heap)
    for hand in truth.hands:
        cards.update(_kinds(hand))
    for kind in ("watchdog", "fence"):  # they are pushed into the pile after the deal
        del cards[kind]
    return {kind: copies for kind, copies in sorted(cards.items()) if copies}


_NUMBERS = {"red_1": 8, "red_2": 8, "blue_1": 8, "blue_2": 8}
_PLANS = {"red_plan": 8, "blue_plan": 8, "red_1": 8, "blue_1": 8}
_POLICE = {"red_1": 8, "blue_1": 8, "red_crook": 8, "police": 6}

HOOKS = Hooks(
    sees=sees,
    pieces=pieces,
    # A hand shown when the pile holds no more cards goes back with the round, and nobody needs to remember it. That those to
    # whom the house does not show it hear no card of it is tested by itself (§9.16).
    said_aloud={"Showed"},
    bites={
        "keep_direction": {"rounds": 3, "hand_size": 2, "deck_small": _PLANS},
        "plan_literal": {"deck_small": _PLANS},
        "surrounded": {"deck_small": _POLICE},
        "surrounded_ends": {"surrounded": True, "deck_small": _POLICE},
        "draws_after_doubt": {"hand_size": 2, "deck_small": {"red_1": 8, "blue_2": 8}},
        "surrounded_at": {"surrounded": True, "deck_small": {**_POLICE, "police": 9}},
        "watchdog_counts": {"watchdog": True, "rounds": 2},
        "surrounded_replacement": {"surrounded": True, "deck_small": _POLICE},
        "swap_may_return": {"deck_small": {"red_1": 8, "blue_1": 8, "red_swap": 8, "blue_swap": 8}},
        "fence_all_or_nothing": {"fence": True, "deck_small": {**_NUMBERS, "red_crook": 12}},
    },
    tables={
        "deck_small": [{**DECK_SMALL, "red_1": 6}, {**DECK_SMALL, "police": 0}],
        "deck_large": [{**DECK_LARGE, "red_1": 6}, {**DECK_LARGE, "police": 0}],
        "oldest_first": [(1,), (2, 0)],
    },
)
