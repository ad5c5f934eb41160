"""What players of Rück's raus! do without thinking: imagine one round, and play so that it would leave them second."""

from math import exp, sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from spelunke.core.dice import Dice
from spelunke.core.policy import Policy, shares_of_the_win
from spelunke.games.rueck.box import FIRST_KIND_WITH_A_CHOICE, GIFT_OF_2, JEWELS, NOTHING_OR_8
from spelunke.games.rueck.rules import FAVOUR, GIVE_TO_SEAT, ROBBER, TAKE_8, TO_THE_LEFT, TO_THE_RIGHT, Rueck

SWING: Final = 3.0
"""How far, in jewels, two totals easily drift apart in one round."""

NOBODY: Final[i64] = -1

KEEP_THE_ENDS: Final = 0.012
"""The penalty on a robber for every step from the middle of the gang: the middling ones go first."""

_JEWELS: Final = vec[i64](JEWELS)


HORIZON: Final[i64] = 16
"""In answers: two to three rounds. In longer rollouts luck would drown the effect of the choice."""

A_ROUND_APART: Final = 2.5
"""How far, in jewels, totals drift apart in a round: fitted to 500 games of four such players."""


class RueckPolicy(Policy[Rueck]):
    """Hands can be worked out (§3.4), so the policy may look at all of them; the present picks are drawn from them."""

    def __init__(self, horizon: i64 = HORIZON) -> None:
        super().__init__(1, horizon)

    def answer(self, table: Rueck, seat: i64, dice: Dice) -> i64:
        return _favour(table, seat, dice) if table.about == FAVOUR else _robber(table, seat, dice)

    def chances(self, table: Rueck) -> vec[float]:
        """A seat wins more often the more likely it ends with exactly one of the others ahead."""
        rounds_left = table.rounds - table.round
        if table.about == ROBBER or table.about == FAVOUR:
            rounds_left += 1  # the one being played
        if rounds_left == 0:
            return shares_of_the_win(table.places())
        swing = A_ROUND_APART * sqrt(float(rounds_left))
        shares = vec[float]()
        total = 0.0
        for seat in range(table.seats):
            nobody_ahead = 1.0
            one_ahead = 0.0
            for other in range(table.seats):
                if other != seat:
                    ahead = 1.0 / (1.0 + exp(float(table.jewels[seat] - table.jewels[other]) / swing))
                    one_ahead = one_ahead * (1.0 - ahead) + nobody_ahead * ahead
                    nobody_ahead *= 1.0 - ahead
            shares = append(shares, one_ahead)
            total += one_ahead
        for seat in range(table.seats):
            shares[seat] /= total
        return shares


def _second_in_the_end(table: Rueck, seat: i64, jewels: vec[i64]) -> float:
    """How likely exactly one of the others ends ahead, given these totals; in the last round, 1 or 0."""
    mine = jewels[seat]
    rounds_left = table.rounds - table.round
    if rounds_left == 0:
        most = mine
        for held in jewels:
            most = max(most, held)
        for held in jewels:
            if mine < held < most:
                return 0.0
        return 1.0 if mine < most else 0.0  # §8.2
    swing = SWING * sqrt(float(rounds_left))
    nobody_ahead = 1.0
    one_ahead = 0.0
    for other in range(table.seats):
        if other != seat:
            lead = float(jewels[other] - mine) / swing
            ahead = 0.5 + 0.5 * lead / (1.0 + abs(lead))
            one_ahead = one_ahead * (1.0 - ahead) + nobody_ahead * ahead
            nobody_ahead *= 1.0 - ahead
    return one_ahead


def _robber(table: Rueck, seat: i64, dice: Dice) -> i64:
    """The best robber in a round in which the others play any of theirs."""
    robbers = table.robbers[:]
    for other in range(table.seats):
        if other != seat:
            robbers[other] = _any_of(table.hands[other], dice)
    hand = table.hands[seat]
    turned = _any_of(hand, dice)  # where the comparison begins, so that equals are as likely
    best = turned
    most = -1.0
    middle = float(table.chief) / 2.0
    for step in range(table.chief + 1):
        robber = (turned + step) % (table.chief + 1)
        if hand >> robber & 1:
            robbers[seat] = robber
            mark = _mark_of_round(table, seat, robbers) - KEEP_THE_ENDS * abs(float(robber) - middle)
            if mark > most:
                most = mark
                best = robber
    return best


def _any_of(hand: i64, dice: Dice) -> i64:
    """A robber of a hand, all equally likely."""
    left: i64 = 0
    rest = hand
    while rest:
        rest &= rest - 1
        left += 1
    number = dice.below(left)
    robber: i64 = 0
    while True:
        if hand >> robber & 1:
            if number == 0:
                return robber
            number -= 1
        robber += 1


def _mark_of_round(table: Rueck, seat: i64, robbers: vec[i64]) -> float:
    """How this seat stands after a round of these robbers. The others' choices of favour are ignored."""
    chiefs: i64 = 0
    for robber in robbers:
        if robber == table.chief:
            chiefs += 1
    strongest: i64 = -1
    weakest: i64 = table.chief + 1
    for robber in robbers:
        if chiefs < 2 or robber != table.chief:  # §4.2
            strongest = max(strongest, robber)
            weakest = min(weakest, robber)
    jewels = table.jewels[:]
    if strongest > weakest:  # §4.4
        has_choice = table.noble >= FIRST_KIND_WITH_A_CHOICE
        for other in range(table.seats):
            if robbers[other] == weakest:
                jewels[other] += weakest
            elif robbers[other] == strongest and not has_choice:
                jewels[other] = max(0, jewels[other] + _JEWELS[table.noble])
        if has_choice and robbers[seat] == strongest:
            return max(_second_in_the_end(table, seat, jewels), _with_favour(table, seat, jewels, _usual_favour(table, seat)))
    return _second_in_the_end(table, seat, jewels)


def _usual_favour(table: Rueck, seat: i64) -> i64:
    """One of the favours that this noble would offer."""
    if table.noble == NOTHING_OR_8:
        return TAKE_8
    return GIVE_TO_SEAT + (seat + 1) % table.seats if table.noble == GIFT_OF_2 else TO_THE_LEFT


def _with_favour(table: Rueck, seat: i64, jewels: vec[i64], answer: i64) -> float:
    """How this seat stands after this choice."""
    whose: i64 = NOBODY
    if answer == TAKE_8:
        whose = seat
    elif answer == TO_THE_LEFT:
        whose = (seat + 1) % table.seats
    elif answer == TO_THE_RIGHT:
        whose = (seat + table.seats - 1) % table.seats
    elif answer >= GIVE_TO_SEAT:
        whose = answer - GIVE_TO_SEAT
    if whose == NOBODY:
        return _second_in_the_end(table, seat, jewels)
    before = jewels[whose]
    jewels[whose] += _JEWELS[table.noble]
    mark = _second_in_the_end(table, seat, jewels)
    jewels[whose] = before
    return mark


def _favour(table: Rueck, seat: i64, dice: Dice) -> i64:
    """The favour that looks best once the weakest are paid, for they will be (§4.7); the dice break ties."""
    jewels = table.jewels[:]
    if not table.pity_first:
        for other in range(table.seats):
            if table.weakest >> other & 1:
                jewels[other] += table.robbers[other]
    codes = table.legal(seat)
    first = dice.below(len(codes))
    best = codes[first]
    most = -1.0
    for step in range(len(codes)):
        code = codes[(first + step) % len(codes)]
        mark = _with_favour(table, seat, jewels, code)
        if mark > most:
            most = mark
            best = code
    return best
