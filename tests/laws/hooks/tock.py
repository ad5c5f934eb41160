"""What the laws must be told about Tock."""

from collections import Counter
from typing import Any

from spelunke.core.game import Game
from tests.laws.broken import same
from tests.laws.hooks import Hooks
from tests.laws.hooks.ring import turned_field, turns


def sees(truth: Any, view: Any) -> None:
    """§4.9: the own hand, the board, what was played; what was given and got; the own cards that were put aside."""
    opened, seat = view.open, view.seat
    for name in ("round", "pieces", "turn", "top", "seven"):
        same(name, getattr(opened, name), getattr(truth, name))
    same("the own hand", opened.hand, () if seat is None else truth.hands[seat])
    same("how many cards everybody has", opened.cards_left, tuple(len(hand) for hand in truth.hands))
    same("how many cards are left", opened.face_down, sum(truth.face_down.values()))
    for memory, cards in ((view.remembered.this_round, truth.this_round), (view.remembered.earlier, truth.earlier)):
        if cards is None:
            same("the round before", memory, None)
            continue
        same("what was played", memory.played, cards.played)
        if seat is not None:
            same("what was given", memory.gave, cards.gave[seat])
            same("what was put aside", memory.aside, cards.aside[seat])
            if view.seats != 5:
                same("what was got", memory.got, cards.gave[(seat + view.seats // 2) % view.seats])


def pieces(truth: Any, _view: Any, _game: Game) -> object:
    """All cards, wherever they are, and so many pieces of each colour, no two on a field."""
    fields = [place for colour in truth.pieces for place in colour if isinstance(place, int)]
    same("how many fields are taken", len(set(fields)), len(fields))
    cards = Counter[str](truth.face_down)
    rounds = [found for found in (truth.this_round, truth.earlier) if found is not None]
    for hand in [*truth.hands, *(hand for found in rounds for hand in (*found.played, *found.aside))]:
        cards.update(hand)
    return [len(colour) for colour in truth.pieces], sorted(cards.items())


HOOKS = Hooks(
    sees=sees,
    pieces=pieces,
    turns=turns,
    turns_along={"field": turned_field},
    tables={
        "cards": [{"ace": 7, "king": 7, "7": 7, "jack": 7}, {"ace": 4, "2": 7, "3": 7, "4": 7, "7": 7, "10": 7, "king": 4}]
    },
    bites={
        "seven_remainder": {"section_length": 4, "cards": {"ace": 7, "king": 7, "7": 7, "2": 7}},
        "forced_capture": {"section_length": 4, "cards": {"ace": 7, "king": 7, "queen": 7, "10": 7}},
        "partner_landing": {"section_length": 4},
        "empty_start_fields": {"section_length": 4},
    },
)
