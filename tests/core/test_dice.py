"""Dice: fair, the same everywhere, and repeatable."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spelunke.core.dice import MULTIPLIER, Dice
from tests.laws.drawing import chi_square, chi_square_bound

seeds = st.integers(-(2**62), 2**62 - 1)


def reference_words(state: int, count: int) -> list[int]:
    """Multiply-with-carry as the textbooks have it, with numbers of any size."""
    words = []
    for _ in range(count):
        carry, word = divmod(state, 2**32)
        words.append(word ^ carry)
        state = word * int(MULTIPLIER) + carry
    return words


@given(seeds, st.integers(0, 2**62))
def test_words_follow_the_formula_in_numbers_of_any_size(seed: int, game: int) -> None:
    dice = Dice(seed, game)
    assert [dice.word() for _ in range(20)] == reference_words(Dice(seed, game).state, 20)


@given(seeds)
def test_the_state_never_leaves_63_bits_nor_gets_stuck(seed: int) -> None:
    dice = Dice(seed)
    stuck = {0, int(MULTIPLIER) * 2**32 - 1}
    for _ in range(50):
        assert 0 < dice.state < 2**63
        assert dice.state not in stuck
        dice.word()


@given(seeds, st.integers(1, 2**31 - 1))
def test_a_roll_lies_below_the_number_of_sides(seed: int, sides: int) -> None:
    dice = Dice(seed)
    assert all(0 <= dice.below(sides) < sides for _ in range(20))


@given(seeds, st.integers(1, 2**31 - 1))
def test_a_roll_is_lemires_share_of_a_word_that_favours_no_side(seed: int, sides: int) -> None:
    dice = Dice(seed)
    words = iter(reference_words(dice.state, 100))
    fair = (word * sides for word in words if word * sides % 2**32 >= 2**32 % sides)
    assert [dice.below(sides) for _ in range(10)] == [next(fair) >> 32 for _ in range(10)]


@pytest.mark.parametrize("sides", [2, 3, 5, 6, 7, 10, 36, 104])
def test_every_side_is_as_likely(sides: int) -> None:
    dice = Dice(sides)
    counts = [0] * sides
    for _ in range(20_000):
        counts[dice.below(sides)] += 1
    squares, freedom = chi_square(counts, [1] * sides)
    assert squares < chi_square_bound(freedom)


@pytest.mark.parametrize("sides", [2, 6, 52])
def test_first_rolls_of_neighbouring_seeds_are_as_likely_too(sides: int) -> None:
    for rolls in (
        [Dice(seed).below(sides) for seed in range(20_000)],
        [Dice(7, game).below(sides) for game in range(20_000)],
        [Dice(seed << 32).below(sides) for seed in range(20_000)],
    ):
        squares, freedom = chi_square([rolls.count(side) for side in range(sides)], [1] * sides)
        assert squares < chi_square_bound(freedom)


@pytest.mark.parametrize("apart", [1, 2, 2**32])
def test_neighbouring_seeds_and_games_are_unrelated(apart: int) -> None:
    for step in ((apart, 0), (0, apart)):
        pairs = [0] * 36
        for seed in range(6_000):
            one, other = Dice(seed, seed), Dice(seed + step[0], seed + step[1])
            pairs[6 * one.below(6) + other.below(6)] += 1
        squares, freedom = chi_square(pairs, [1] * 36)
        assert squares < chi_square_bound(freedom)


def test_successive_rolls_are_unrelated() -> None:
    dice = Dice(3)
    pairs = [0] * 36
    for _ in range(20_000):
        pairs[6 * dice.below(6) + dice.below(6)] += 1
    squares, freedom = chi_square(pairs, [1] * 36)
    assert squares < chi_square_bound(freedom)


def test_neighbouring_seeds_never_share_their_dice() -> None:
    states = {Dice(seed, game).state for seed in range(200) for game in range(200)}
    assert len(states) == 200 * 200


@given(seeds, st.integers(0, 30))
def test_a_copy_rolls_what_the_original_would_have_rolled(seed: int, rolled: int) -> None:
    dice = Dice(seed)
    for _ in range(rolled):
        dice.word()
    twin = dice.copy()
    expected = [dice.below(6) for _ in range(10)]
    assert [twin.below(6) for _ in range(10)] == expected


def test_a_copy_leaves_the_original_alone() -> None:
    dice = Dice(1)
    before = dice.state
    dice.copy().word()
    assert dice.state == before


def test_a_chance_happens_as_often_as_it_says() -> None:
    dice = Dice(5)
    happened = sum(dice.chance(3, 10) for _ in range(20_000))
    squares, freedom = chi_square([happened, 20_000 - happened], [3, 7])
    assert squares < chi_square_bound(freedom)
    assert not any(dice.chance(0, 6) for _ in range(100))
    assert all(dice.chance(6, 6) for _ in range(100))


def test_the_rolls_of_a_seed_never_change() -> None:
    dice = Dice(7)
    assert [dice.below(100) for _ in range(8)] == [97, 31, 73, 90, 74, 37, 66, 69]
