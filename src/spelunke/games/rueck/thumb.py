"""The rule-of-thumb player of Rück's raus!: stay one jewel behind the richest."""

from collections.abc import Sequence

from spelunke.core.dice import Dice
from spelunke.games.rueck.box import JEWELS, KINDS
from spelunke.games.rueck.words import AnyMove, Give, Neighbour, Rob, RueckView, Take


def answer(view: RueckView, dice: Dice) -> AnyMove:
    """The choice that should leave this seat closest behind the richest; equal ones by the dice."""
    if view.about == "robber":
        marks = [_mark_of_robber(view, move) for move in view.choices]
    else:
        marks = [_mark_of_favour(view, move) for move in view.choices]
    best = max(marks)
    equal = [move for move, mark in zip(view.choices, marks, strict=True) if mark >= best - 1e-9]
    return equal[dice.below(len(equal))]


def _comfort(jewels: Sequence[float], seat: int) -> float:
    """How near this seat is to where it wants to be: one jewel behind the richest of the others."""
    richest = max(held for other, held in enumerate(jewels) if other != seat)
    ahead = jewels[seat] - (richest - 1)
    return -2 * ahead if ahead > 0 else ahead  # too rich is worse than too poor: the poor may still catch up


def _mark_of_favour(view: RueckView, move: AnyMove) -> float:
    seat = view.seat
    assert seat is not None and view.open.noble is not None
    worth = JEWELS[KINDS.index(view.open.noble)]
    jewels = list(view.open.jewels)
    match move:
        case Take(jewels=taken):
            jewels[seat] += taken
        case Neighbour(side="left"):
            jewels[(seat + 1) % view.seats] += worth
        case Neighbour(side="right"):
            jewels[(seat - 1) % view.seats] += worth
        case Give(to=other):
            jewels[other] += worth
    return _comfort(jewels, seat)


def _mark_of_robber(view: RueckView, move: AnyMove) -> float:
    """What is likely to come of this robber, if the others play any of theirs alike."""
    assert isinstance(move, Rob) and view.seat is not None and view.remembered is not None
    strongest = weakest = 1.0
    for other, played in enumerate(view.remembered.played):
        if other != view.seat:
            # The strength of a gang's chief is known from the cards: every gang is complete at the start.
            gang = range(view.open.cards_left[other] + len(played))
            left = [strength for strength in gang if strength not in played]
            strongest *= sum(strength <= move.strength for strength in left) / len(left)
            weakest *= sum(strength >= move.strength for strength in left) / len(left)
    return (
        strongest * _comfort_with(view, _favour_for_me(view))
        + weakest * _comfort_with(view, move.strength)
        + (1 - min(1.0, strongest + weakest)) * _comfort_with(view, 0)
        - 0.01 * move.strength  # all else equal, keep the strong ones
    )


def _favour_for_me(view: RueckView) -> int:
    noble = view.open.noble
    assert noble is not None
    if noble == "nothing_or_8":
        return max(0, 8, key=lambda jewels: _comfort_with(view, jewels))
    return JEWELS[KINDS.index(noble)] if noble in KINDS[:5] else 0


def _comfort_with(view: RueckView, gain: int) -> float:
    assert view.seat is not None
    jewels = list(view.open.jewels)
    jewels[view.seat] += gain
    return _comfort(jewels, view.seat)
