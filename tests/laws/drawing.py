"""Law 1, luck's part: what is drawn follows the weights that are stated."""

from collections import Counter
from collections.abc import Sequence

from spelunke.core.dice import Dice
from spelunke.core.table import LUCK, LUCK_BIT, Table
from tests.laws.broken import hold, same
from tests.laws.scenes import Scene
from tests.laws.snapshot import snapshot
from tests.laws.walks import walk

ALMOST_NEVER = 4.75
"""Deviations of the normal distribution: once in a million."""


def chi_square_bound(freedom: int) -> float:
    """What chi square exceeds once in a million (Wilson and Hilferty)."""
    spread = 2 / (9 * freedom)
    return float(freedom * (1 - spread + ALMOST_NEVER * spread**0.5) ** 3)


def chi_square(found: Sequence[int], weights: Sequence[float]) -> tuple[float, int]:
    """How far counts are from what weights promise, and the degrees of freedom; rare things are thrown together."""
    total, drawn = sum(weights), sum(found)
    squares, bins = 0.0, 0
    rare_found, rare_wanted = 0, 0.0
    for count, weight in zip(found, weights, strict=True):
        wanted = drawn * weight / total
        if wanted < 5:
            rare_found, rare_wanted = rare_found + count, rare_wanted + wanted
        else:
            squares, bins = squares + (count - wanted) ** 2 / wanted, bins + 1
    if rare_wanted >= 5:
        squares, bins = squares + (rare_found - rare_wanted) ** 2 / rare_wanted, bins + 1
    return squares, bins - 1


def follows_weights(table: Table, draws: int, seed: int) -> None:
    """Luck's draws at this table are as likely as its weights say, and change nothing."""
    before = snapshot(table)
    dice = Dice(seed)
    codes = table.choices(LUCK)
    weights = [int(weight) for weight in table.weights()]
    drawn = Counter(table.draw(dice) for _ in range(draws))
    same("the table after luck was drawn, but not yet applied", snapshot(table), before)
    hold(set(drawn) <= set(codes), f"luck draws {sorted(set(drawn) - set(codes))}, which may not come")
    squares, freedom = chi_square([drawn[code] for code in codes], weights)
    hold(
        freedom <= 0 or squares <= chi_square_bound(freedom),
        f"luck draws {[drawn[code] for code in codes]} times by weights {weights}: chi square {squares:.1f} of {freedom}",
    )


def draws_follow_weights(scene: Scene, draws: int, tables: int) -> None:
    """The law at some of luck's asks of one game, as different from each other as can be."""
    tried: set[tuple[int, int]] = set()
    for moment in walk(scene, 0):
        kind = (int(moment.table.about), len(moment.table.choices(LUCK))) if moment.table.asked == LUCK_BIT else None
        if kind is not None and kind not in tried and len(tried) < tables:
            tried.add(kind)
            follows_weights(moment.table, draws, seed=len(tried))
