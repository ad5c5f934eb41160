"""The rule-of-thumb player of Rück's raus!: imagine how the round may go, and play for being second in the end."""

from collections.abc import Sequence
from math import exp, sqrt

from spelunke.core.dice import Dice
from spelunke.games.rueck.box import FIRST_KIND_WITH_A_CHOICE, JEWELS, KINDS, House
from spelunke.games.rueck.types import AnyMove, Give, Neighbour, Rob, RueckView, Take

IMAGINED_ROUNDS = 10

SWING = 2.5
"""How far, in jewels, two totals easily drift apart in one round."""

KEEP_THE_ENDS = 0.012
"""The penalty on a robber for every step from the middle of the gang: only the strong and the weak decide a round,
so the middling ones go first."""


def answer(view: RueckView, house: House, dice: Dice) -> AnyMove:
    """The choice that most likely leaves this seat second in the end; the dice break ties."""
    if view.about == "robber":
        marks = _marks_of_robbers(view, dice)
    else:
        jewels = after_pity(view, house)
        marks = [_mark_of_favour(view, jewels, move) for move in view.choices]
    best = max(marks)
    equal = [move for move, mark in zip(view.choices, marks, strict=True) if mark >= best - 1e-9]
    return equal[dice.below(len(equal))]


def _chance_to_be_second(view: RueckView, jewels: Sequence[int]) -> float:
    """How likely, with these totals now, exactly one of the others is ahead in the end."""
    assert view.seat is not None
    mine = jewels[view.seat]
    rounds_left = view.open.rounds - view.open.round
    if rounds_left == 0:
        most = max(jewels)
        return float(mine == max((held for held in jewels if held < most), default=None))  # §8.2
    swing = SWING * sqrt(rounds_left)
    nobody_ahead, one_ahead = 1.0, 0.0
    for other, theirs in enumerate(jewels):
        if other != view.seat:
            ahead = 1 / (1 + exp((mine - theirs) / swing))
            one_ahead = one_ahead * (1 - ahead) + nobody_ahead * ahead
            nobody_ahead *= 1 - ahead
    return one_ahead


# Choosing a robber.


def _marks_of_robbers(view: RueckView, dice: Dice) -> list[float]:
    """Each robber's mean result over simulated rounds in which the others play any of theirs."""
    assert view.seat is not None and view.remembered is not None
    chief = _chief(view)
    hands = [[robber for robber in range(chief + 1) if robber not in played] for played in view.remembered.played]
    marks = [0.0] * len(view.choices)
    for _ in range(IMAGINED_ROUNDS):
        robbers = [hand[dice.below(len(hand))] for hand in hands]
        for at, move in enumerate(view.choices):
            assert isinstance(move, Rob)
            robbers[view.seat] = move.strength
            marks[at] += _mark_of_round(view, robbers, chief) / IMAGINED_ROUNDS
    for at, move in enumerate(view.choices):
        assert isinstance(move, Rob)
        marks[at] -= KEEP_THE_ENDS * abs(move.strength - chief / 2)
    return marks


def _mark_of_round(view: RueckView, robbers: Sequence[int], chief: int) -> float:
    """How this seat stands after a round of these robbers. The others' choices of favour are ignored."""
    assert view.seat is not None and view.open.noble is not None
    jewels = list(view.open.jewels)
    most, least = _strongest_and_weakest(robbers, chief)
    if most == least:
        return _chance_to_be_second(view, jewels)  # §4.4
    kind = KINDS.index(view.open.noble)
    has_choice = kind >= FIRST_KIND_WITH_A_CHOICE
    for seat, robber in enumerate(robbers):
        if robber == least:
            jewels[seat] += least
        elif robber == most and not has_choice:
            jewels[seat] = max(0, jewels[seat] + JEWELS[kind])
    if has_choice and robbers[view.seat] == most:
        return max(_mark_of_favour(view, jewels, move) for move in _favours(view))
    return _chance_to_be_second(view, jewels)


def _chief(view: RueckView) -> int:
    """The strongest robber of a gang: gangs are complete at the start, so the number of cards gives it."""
    assert view.remembered is not None
    return view.open.cards_left[0] + len(view.remembered.played[0]) - 1


def _strongest_and_weakest(robbers: Sequence[int], chief: int) -> tuple[int, int]:
    """The strongest and the weakest strength once several chiefs have cancelled each other (§4.2)."""
    if robbers.count(chief) > 1:
        robbers = [robber for robber in robbers if robber != chief]
    return max(robbers, default=0), min(robbers, default=0)


# Choosing a favour.


def _favours(view: RueckView) -> list[AnyMove]:
    """What the noble would offer this seat (§5.2 to §5.5)."""
    if view.open.noble == "nothing_or_8":
        return [Take(0), Take(8)]
    if view.open.noble == "gift_of_2":
        return [Give(other) for other in range(view.seats) if other != view.seat]
    return [Neighbour("left"), Neighbour("right")]


def after_pity(view: RueckView, house: House) -> list[int]:
    """The totals once the weakest are paid: they will be (§4.7), or have been where pity comes first (§7.3)."""
    robbers = view.open.robbers
    assert robbers is not None
    if house.pity_first:
        return list(view.open.jewels)
    _, least = _strongest_and_weakest(robbers, _chief(view))
    return [held + least if robber == least else held for held, robber in zip(view.open.jewels, robbers, strict=True)]


def _mark_of_favour(view: RueckView, jewels: Sequence[int], move: AnyMove) -> float:
    """How this seat stands after this choice."""
    seat = view.seat
    assert seat is not None and view.open.noble is not None
    worth = JEWELS[KINDS.index(view.open.noble)]
    after = list(jewels)
    match move:
        case Take(jewels=taken):
            after[seat] += taken
        case Neighbour(side="left"):
            after[(seat + 1) % view.seats] += worth
        case Neighbour(side="right"):
            after[(seat - 1) % view.seats] += worth
        case Give(to=other):
            after[other] += worth
    return _chance_to_be_second(view, after)
