"""Numbers and their intervals."""

import pytest

from spelunke.core.dice import Dice
from spelunke.lab.intervals import interval, share_interval, student_95


def test_ninety_five_intervals_in_a_hundred_hold_the_true_mean() -> None:
    dice = Dice(5)
    held = 0
    for _ in range(2000):
        numbers = interval([float(dice.below(6) + 1) for _ in range(12)])
        held += numbers.low <= 3.5 <= numbers.high
    assert 0.93 < held / 2000 < 0.97


def test_few_values_give_wider_intervals_than_the_bell_curve_would() -> None:
    assert student_95(4) == pytest.approx(2.776, abs=0.02)
    assert student_95(10_000) == pytest.approx(1.96, abs=0.001)


def test_shares_that_all_went_the_same_way_keep_some_doubt() -> None:
    always = share_interval([1.0] * 20)
    assert always.mean == always.high == 1
    assert 0.8 < always.low < 1
    assert share_interval([0.0] * 20).low == 0


def test_nothing_and_one_value_give_no_width() -> None:
    assert interval([]) == interval([0.0])
    assert interval([3.0]).low == interval([3.0]).high == 3
