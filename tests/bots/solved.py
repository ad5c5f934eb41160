"""Positions that can be solved by brute force, and how: nothing clever, so that it can be believed."""

import itertools
from collections.abc import Mapping, Sequence

from spelunke.core.policy import shares_of_the_win
from spelunke.core.table import LUCK, Table

Mix = Sequence[float]
"""By choice of a seat, how often it is made."""


NOT_ASKED = (0,)
"""Whoever is not asked has no choice."""

ROUNDS_OF_REGRET = 300


class OneAsk:
    """All asked seats answer together: what everybody gets for every joint answer, if all play on as in an equilibrium."""

    def __init__(self, table: Table) -> None:
        asked = table.seats_asked()
        self.choices = [table.choices(seat) if seat in asked else NOT_ASKED for seat in range(table.seats)]
        self.shares: Mapping[tuple[int, ...], Sequence[float]] = {
            together: _shares_after(table, together)
            for together in itertools.product(*(range(len(codes)) for codes in self.choices))
        }

    def values(self, mixes: Sequence[Mix]) -> list[float]:
        """What each seat gets if everybody mixes so."""
        values = [0.0] * len(mixes)
        for together, shares in self.shares.items():
            chance = 1.0
            for mix, at in zip(mixes, together, strict=True):
                chance *= mix[at]
            for seat, share in enumerate(shares):
                values[seat] += chance * share
        return values

    def values_of_choices(self, mixes: Sequence[Mix], seat: int) -> list[float]:
        """What a seat gets for each of its choices if all others mix so."""
        sure = [[float(at == chosen) for at in range(len(self.choices[seat]))] for chosen in range(len(self.choices[seat]))]
        return [self.values([*mixes[:seat], mix, *mixes[seat + 1 :]])[seat] for mix in sure]

    def gains(self, mixes: Sequence[Mix]) -> list[float]:
        """What each seat could gain by answering otherwise: nothing in an equilibrium."""
        values = self.values(mixes)
        return [max(self.values_of_choices(mixes, seat)) - values[seat] for seat in range(len(mixes))]

    def equilibrium(self, rounds: int) -> list[list[float]]:
        """By regret minimisation over all joint answers."""
        regrets = [[0.0] * len(codes) for codes in self.choices]
        sums = [[0.0] * len(codes) for codes in self.choices]
        for _ in range(rounds):
            mixes = [_matched(regret) for regret in regrets]
            values = self.values(mixes)
            for seat, mix in enumerate(mixes):
                for at, value in enumerate(self.values_of_choices(mixes, seat)):
                    regrets[seat][at] += value - values[seat]
                    sums[seat][at] += mix[at]
        return [[part / rounds for part in total] for total in sums]


def _shares_after(table: Table, together: Sequence[int]) -> list[float]:
    after = table.copy()
    after.answer([table.choices(seat)[together[seat]] for seat in table.seats_asked()])
    return _solved(after)


def _solved(table: Table) -> list[float]:
    """What everybody gets from here on, backward from every end of the game."""
    if not table.asked:
        return list(shares_of_the_win(table.places()))
    if table.seats_asked() == (LUCK,):
        ways = [
            (int(weight), _solved(_then(table, code)))
            for code, weight in zip(table.choices(LUCK), table.weights(), strict=True)
        ]
        return [
            sum(weight * shares[seat] for weight, shares in ways) / sum(weight for weight, _ in ways)
            for seat in range(table.seats)
        ]
    ask = OneAsk(table)
    return ask.values(ask.equilibrium(ROUNDS_OF_REGRET))


def _matched(regrets: Sequence[float]) -> list[float]:
    total = sum(max(regret, 0.0) for regret in regrets)
    return [max(regret, 0.0) / total if total else 1 / len(regrets) for regret in regrets]


def best_share(table: Table, seat: int) -> float:
    """The share of the win of a seat that decides alone to the end, whatever luck does: every line of play, weighed."""
    if not table.asked:
        return list(shares_of_the_win(table.places()))[seat]
    asked = table.seats_asked()
    if asked == (LUCK,):
        weights = [int(weight) for weight in table.weights()]
        after = [best_share(_then(table, code), seat) for code in table.choices(LUCK)]
        return sum(weight * share for weight, share in zip(weights, after, strict=True)) / sum(weights)
    assert asked == (seat,)
    return max(shares_of_choices(table, seat))


def shares_of_choices(table: Table, seat: int) -> list[float]:
    """The same for each of its choices."""
    return [best_share(_then(table, code), seat) for code in table.choices(seat)]


def _then(table: Table, code: int) -> Table:
    after = table.copy()
    after.answer([code])
    return after
