"""What the laws must be told about Tock."""

from collections import Counter
from typing import Any

from spelunke.core.game import Game
from spelunke.games.tock.box import CARDS
from tests.laws.broken import same
from tests.laws.hooks import Hooks
from tests.laws.hooks.ring import turned_field, turned_name, turns


def sees(truth: Any, view: Any) -> None:
    """The own cards; all pieces, what was played, and how many cards everybody has."""
    opened = view.open
    same("the own hand", Counter(opened.hand), Counter(() if view.seat is None else truth.hands[view.seat]))
    same("how many cards everybody has", opened.cards_left, tuple(len(hand) for hand in truth.hands))
    for name in ("round", "pieces", "turn", "top", "seven"):
        same(name, getattr(opened, name), getattr(truth, name))
    if truth.this_round is not None:
        same("what was played", view.remembered.this_round.played, truth.this_round.played)
        if view.seat is not None:
            same("what was put aside", view.remembered.this_round.aside, truth.this_round.aside[view.seat])


def pieces(truth: Any, _view: Any, _game: Game) -> object:
    """So many pieces of each colour, no two on a field; every card in the pack, in a hand, played or put aside."""
    fields = [place for colour in truth.pieces for place in colour if isinstance(place, int)]
    same("how many fields are taken", len(set(fields)), len(fields))
    cards = Counter[str](truth.face_down)
    for hand in truth.hands:
        cards.update(hand)
    for round_cards in (truth.this_round, truth.earlier):
        if round_cards is not None:
            for heap in (*round_cards.played, *round_cards.aside):
                cards.update(heap)
    return [len(colour) for colour in truth.pieces], sorted(cards.items())


HOOKS = Hooks(
    sees=sees,
    pieces=pieces,
    turns=turns,
    turns_along={"field": turned_field, "field name": turned_name},
    bites={
        "seven_remainder": {"pieces": 2, "section_length": 4, "cards": {"ace": 7, "7": 7, "2": 7, "jack": 7}},
        "forced_capture": {"section_length": 4, "hand": 1, "cards": {"ace": 7, "king": 7, "2": 7, "3": 7}},
    },
    tables={"cards": [{**CARDS, "7": 1}, {**CARDS, "jack": 0}]},
)
