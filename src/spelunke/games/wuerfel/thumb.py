"""The rule-of-thumb player of the dice game: hit whoever is nearly home, get home, run from whoever is close behind."""

from spelunke.core.dice import Dice
from spelunke.core.ring import TARGETS, Place
from spelunke.games.wuerfel.box import House
from spelunke.games.wuerfel.types import AnyMove, Walk, WuerfelView

REACH = 6
"""How far a piece behind may strike with one roll."""


def answer(view: WuerfelView, _house: House, dice: Dice) -> AnyMove:
    """The piece whose walk is worth most; the dice break ties."""
    marks = [_mark(view, move) for move in view.choices]
    best = max(marks)
    equal = [move for move, mark in zip(view.choices, marks, strict=True) if mark == best]
    return equal[dice.below(len(equal))]


def _mark(view: WuerfelView, move: AnyMove) -> float:
    seat, roll = view.seat, view.open.roll
    assert seat is not None
    if not isinstance(move, Walk) or roll is None:
        return 0.0
    before = view.open.pieces[seat][move.piece - 1]
    after = end_of_walk(view, seat, before, roll)
    mark = 1.0 + _worth(view, seat, after) - _worth(view, seat, before)
    for other, colour in enumerate(view.open.pieces):
        if other != seat and isinstance(after, int) and after in colour:
            mark += 30 + _walked(view, other, after)  # all the way it came is lost
    return mark + _danger(view, seat, before) - _danger(view, seat, after)


def end_of_walk(view: WuerfelView, seat: int, place: Place, roll: int) -> Place:
    """Where a piece of this seat comes to stand."""
    if isinstance(place, str):
        return TARGETS[TARGETS.index(place) + roll] if place in TARGETS else place
    left = (view.open.entries[seat] - place) % view.open.length
    if left < roll <= left + len(TARGETS):
        return TARGETS[roll - left - 1]
    return (place + roll) % view.open.length


def _walked(view: WuerfelView, seat: int, field: int) -> int:
    return (field - view.open.starts[seat]) % view.open.length


def _worth(view: WuerfelView, seat: int, place: Place) -> float:
    if isinstance(place, int):
        return _walked(view, seat, place) / 20  # the foremost first, but not at any price
    return 8.0 + TARGETS.index(place) if place in TARGETS else 0.0


def _danger(view: WuerfelView, seat: int, place: Place) -> float:
    """What a piece has to lose there, times how many rolls of the next player or two would hit it."""
    return threats(view, seat, place) * (15 + _walked(view, seat, place)) / 6 if isinstance(place, int) else 0.0


def threats(view: WuerfelView, seat: int, place: Place) -> int:
    """How many pieces of others could hit this seat's piece there with one roll."""
    if not isinstance(place, int):
        return 0
    threatening = 0
    for other, colour in enumerate(view.open.pieces):
        if other == seat:
            continue
        for stands in colour:
            if isinstance(stands, int) and 0 < (place - stands) % view.open.length <= REACH:
                threatening += 1
        if place == view.open.starts[other] and "waiting" in colour:
            threatening += 1
    return threatening
