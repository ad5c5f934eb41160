"""What the laws must be told about Adel verpflichtet."""

from collections.abc import Sequence
from typing import Any

from spelunke.core.game import Game
from spelunke.games.adel.box import CHEQUES, COLLECTIBLES, THIEVES
from tests.games.adel.referee import count
from tests.laws.broken import same
from tests.laws.hooks import Hooks


def sees(truth: Any, view: Any) -> None:
    """The own collectibles, cheques and action; pawns, windows, jail and locations, which lie open to all."""
    opened, seat = view.open, view.seat
    same("the own collectibles", sorted(opened.hand), [] if seat is None else sorted(truth.hands[seat]))
    same("the own cheques", opened.cheques, () if seat is None else truth.cheques[seat])
    if seat is not None:
        same("the own action", opened.actions[seat], truth.actions[seat])
    for name in ("round", "colours", "pawns", "windows", "piles", "jail", "locations"):
        same(name, getattr(opened, name), getattr(truth, name))
    same("all cheques, counted up", view.remembered.cheques, truth.cheques)
    same("how many collectibles everybody has", view.remembered.collectibles, tuple(len(hand) for hand in truth.hands))


SET_UP = {"colour", "deal", "window"}
"""Luck's asks before the first round."""


def pieces(truth: Any, _view: Any, game: Game) -> object:
    """Every collectible once: in a hand, in a window, or among those that lie face down."""
    house: Any = game.house
    known = [card for hand in truth.hands for card in hand] + [card for card in truth.windows if card is not None]
    same("how many different collectibles are out", len(set(known)), len(known))
    all_of_them = sum(len(years) for years in house.collectibles.values())
    return all_of_them if truth.about in SET_UP else len(known) + sum(truth.piles)


def turns(game: Game, truth: Any) -> Sequence[int]:
    """While the table is set up luck serves one seat after the other from seat 0 on, to nobody's advantage.

    A thief robs several exhibitions in the order of the seats (§6.3), which does not turn along.
    """
    return () if truth.about in SET_UP or truth.thief is not None else range(1, game.seats)


HOOKS = Hooks(
    sees=sees,
    pieces=pieces,
    turns=turns,
    # Actions and exhibitions are seen by all, and taken back into the hand.
    said_aloud={"Revealed", "Showed", "ShowedNothing", "DetectivesInVain"},
    tables={
        "cheques": [{**CHEQUES, "brown": (1_000, 2_000, 23_000, 24_000)}, {**CHEQUES, "red": (8_000, 42_000)}],
        "thieves": [{**THIEVES, "brown": (5, 11)}, {**THIEVES, "red": (10,)}],
        "collectibles": [
            {**COLLECTIBLES, "A": COLLECTIBLES["A"][1:]},
            {"A": COLLECTIBLES["A"], "B": COLLECTIBLES["B"], "D": COLLECTIBLES["D"], "E": COLLECTIBLES["E"]},
        ],
        "track": [{"club": {"best": 5, "second": 1}, "castles": [{"best": 3, "second": 1, "spaces": 3}]}],
        "detectives": [(5, 4, 3, 2, 1), (1, 1, 1, 1, 1)],
    },
    count=count,
)
