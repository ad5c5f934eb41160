"""What the laws must be told about the dice game."""

from typing import Any

from spelunke.core.game import Game
from tests.laws.broken import same
from tests.laws.hooks import Hooks
from tests.laws.hooks.ring import turned_field, turned_name, turns


def sees(truth: Any, view: Any) -> None:
    """Everything lies open."""
    for name in ("pieces", "turn", "roll", "attempts_left", "start_rolls", "may_roll_again"):
        same(name, getattr(view.open, name), getattr(truth, name))
    same("who is all home", view.open.finished, truth.finished or (0,) * view.seats)


def pieces(truth: Any, _view: Any, _game: Game) -> object:
    """So many of each colour; no two on a field."""
    fields = [place for colour in truth.pieces for place in colour if isinstance(place, int)]
    same("how many fields are taken", len(set(fields)), len(fields))
    return [len(colour) for colour in truth.pieces]


HOOKS = Hooks(
    sees=sees,
    pieces=pieces,
    has_secrets=lambda game: False,  # everything lies open
    turns=turns,
    turns_along={"field": turned_field, "field name": turned_name},
    # A target shows a gap only when somebody is home again and has no piece on the track.
    bites={"gap": {"section_length": 4, "pieces": 3}},
)
