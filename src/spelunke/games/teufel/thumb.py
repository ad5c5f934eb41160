"""The rule-of-thumb player of Auf Teufel komm raus: bet what somebody will probably bring out, and fetch it if need be."""

import math
from functools import cached_property

from spelunke.core.dice import Dice
from spelunke.games.teufel.box import BONUS, DEVIL, KINDS, PACT_PAYMENT, VALUES, House
from spelunke.games.teufel.types import AnyMove, GoOn, Stake, Stop, TeufelView

COAL_STEP = 5
"""Every coal amount is a multiple of it."""

FAR_ENOUGH = 200
"""No sensible bet is higher, and nobody counts further."""

CUSHION = 200
"""What pacts and bonuses will return to a player who has lost everything."""

HELP_BY_CHANCE = 0.1
"""How much of another player's turn may be relied on, if they have no bet to win that is as high as mine."""

LOOK_AHEAD = 2
"""How many pieces ahead this player thinks at the oven."""


def answer(view: TeufelView, _house: House, dice: Dice) -> AnyMove:
    """The stake that should make the most of these chips, or the safer of two steps at the oven."""
    if view.about == "stake":
        return _stake(view, dice)
    return GoOn() if AtTheOven(view).should_go_on() else Stop()


class Oven:
    """The pieces that may come out of the oven, as if every piece were put back."""

    def __init__(self, view: TeufelView) -> None:
        assert view.remembered is not None
        left = [view.remembered.oven.get(kind, 0) for kind in KINDS]
        pieces = max(sum(left), 1)
        self.devil = left[DEVIL] / pieces
        self.numbers = [(VALUES[kind], left[kind] / pieces) for kind in range(DEVIL) if left[kind]]

    @cached_property
    def reaching(self) -> list[float]:
        """By amount in steps of five: how likely a player who wants it gets that far without a devil."""
        touched = [1.0] + [0.0] * (FAR_ENOUGH // COAL_STEP)
        reaching = [1.0]
        for at in range(1, len(touched)):
            reaching.append(reaching[-1] - touched[at - 1] * self.devil)
            for value, chance in self.numbers:
                if at >= value // COAL_STEP:
                    touched[at] += chance * touched[at - value // COAL_STEP]
        return reaching

    def reach(self, amount: int) -> float:
        """How likely one player gets that far."""
        return self.reaching[max(0, min(-(-amount // COAL_STEP), len(self.reaching) - 1))]


def _stake(view: TeufelView, dice: Dice) -> Stake:
    """Maximizes the long-run growth of the chips: a small sure gain is better than a large risky one."""
    oven = Oven(view)
    assert view.seat is not None and view.remembered is not None
    chips = view.remembered.chips[view.seat] + CUSHION
    others = [held for seat, held in enumerate(view.remembered.chips) if seat != view.seat]

    def growth(stake: int) -> float:
        tries = 1 + sum(1 if held >= stake else HELP_BY_CHANCE for held in others)
        won = _by_any(tries, oven.reach(stake))
        gain = stake * (1 + stake / FAR_ENOUGH)  # the higher the bet, the likelier it is the highest
        return won * math.log(chips + gain) + (1 - won) * math.log(chips - stake)

    offered = [move for move in view.choices if isinstance(move, Stake) and move.chips <= FAR_ENOUGH]
    best = max(offered, key=lambda move: growth(move.chips))
    near = [move for move in offered if abs(move.chips - best.chips) <= 10]
    return near[dice.below(len(near))]


def _by_any(players: float, chance: float) -> float:
    """How likely at least one of these players succeeds, if each does with this chance."""
    return 1 - float((1 - chance) ** players)


class AtTheOven:
    """One player's reasoning at the oven."""

    def __init__(self, view: TeufelView) -> None:
        opened, seat = view.open, view.seat
        assert seat is not None and view.remembered is not None and opened.stakes is not None and opened.start is not None
        stakes = [stake or 0 for stake in opened.stakes]
        self.oven = Oven(view)
        self.best = max(sum(VALUES[KINDS.index(kind)] * n for kind, n in coal.items()) for coal in opened.laid)
        self.most = max(sum(coal.values()) for coal in opened.laid)
        after_me = range(1, (opened.start - seat - 1) % view.seats + 1)
        self.to_come = tuple((seat + step) % view.seats for step in after_me)
        self.allies = sum(1 if stakes[other] >= stakes[seat] else HELP_BY_CHANCE for other in self.to_come)
        self.stake = stakes[seat]
        self.prize = self.stake * (2 if self.stake == max(stakes) else 1)
        self.amount = sum(VALUES[KINDS.index(kind)] * n for kind, n in opened.turned.items())
        self.pieces = sum(opened.turned.values())
        creditors = len([other for other in opened.pacts if other != seat])
        self.fine = int(PACT_PAYMENT) * min(creditors, view.remembered.chips[seat] // int(PACT_PAYMENT))

    def should_go_on(self) -> bool:
        """Whether another piece promises more than stopping now."""
        if not self.oven.devil:
            return True
        return self._going_on(self.amount, self.pieces, LOOK_AHEAD) > self._stopping(self.amount, self.pieces)

    def _going_on(self, amount: int, pieces: int, ahead: int) -> float:
        promise = self.oven.devil * (self._stopping(0, 0) - self.fine)
        for value, chance in self.oven.numbers:
            then = self._stopping(amount + value, pieces + 1)
            if ahead > 1:
                then = max(then, self._going_on(amount + value, pieces + 1, ahead - 1))
            promise += chance * then
        return promise

    def _stopping(self, amount: int, pieces: int) -> float:
        """The final worth of this coal, as far as the later players can be predicted."""
        worth = 0.0
        bonus = int(BONUS)
        if self.stake:
            won = 1.0
            if max(amount, self.best) < self.stake:
                won = _by_any(self.allies, self.oven.reach(self.stake))
            worth += won * self.prize - (1 - won) * self.stake
        if pieces and amount >= self.best:
            worth += bonus * (1 - _by_any(len(self.to_come), self.oven.reach(amount + COAL_STEP)))
        if pieces and pieces >= self.most:
            worth += bonus * (1 - _by_any(len(self.to_come), (1 - self.oven.devil) ** (pieces + 1)))
        return worth
