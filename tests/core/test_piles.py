"""Piles without order."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from spelunke.core.dice import Dice
from spelunke.core.piles import cards_in, codes_in, deal_from, turn_one, weights_in
from tests.laws.drawing import chi_square, chi_square_bound

piles = st.lists(st.integers(0, 9), min_size=1, max_size=12)


@given(piles, st.integers(0, 50))
def test_codes_and_weights_go_together(pile: list[int], first: int) -> None:
    codes, weights = list(codes_in(vec[i64](pile), first)), list(weights_in(vec[i64](pile)))
    assert codes == [first + kind for kind, copies in enumerate(pile) if copies]
    assert weights == [copies for copies in pile if copies]


@given(piles)
def test_a_pile_holds_the_sum_of_its_kinds(pile: list[int]) -> None:
    assert cards_in(vec[i64](pile)) == sum(pile)


@given(piles.filter(any), st.integers(0, 99))
def test_a_turned_card_was_there_and_stays_there(pile: list[int], seed: int) -> None:
    kinds = vec[i64](pile)
    kind = turn_one(kinds, sum(pile), Dice(seed))
    assert pile[kind] > 0
    assert list(kinds) == pile


@given(piles, st.integers(0, 99), st.data())
def test_dealing_moves_cards_and_loses_none(pile: list[int], seed: int, data: st.DataObject) -> None:
    cards = data.draw(st.integers(0, sum(pile)))
    kinds = vec[i64](pile)
    dealt = deal_from(kinds, cards, Dice(seed))
    assert cards_in(dealt) == cards
    assert [left + taken for left, taken in zip(kinds, dealt, strict=True)] == pile


@pytest.mark.parametrize("pile", [[1, 1], [5, 0, 1], [2, 2, 2, 9]])
def test_a_kind_is_turned_as_often_as_it_is_there(pile: list[int]) -> None:
    dice, kinds = Dice(1), vec[i64](pile)
    counts = [0] * len(pile)
    for _ in range(10_000):
        counts[turn_one(kinds, sum(pile), dice)] += 1
    squares, freedom = chi_square([count for count, copies in zip(counts, pile, strict=True) if copies], [c for c in pile if c])
    assert squares < chi_square_bound(freedom)


def test_two_of_four_different_cards_are_dealt_in_all_six_ways_alike() -> None:
    dice = Dice(2)
    hands: dict[tuple[int, ...], int] = {}
    for _ in range(12_000):
        hand = tuple(deal_from(vec[i64]([1, 1, 1, 1]), 2, dice))
        hands[hand] = hands.get(hand, 0) + 1
    assert len(hands) == 6
    squares, freedom = chi_square(list(hands.values()), [1] * 6)
    assert squares < chi_square_bound(freedom)
