"""§4.9: hands are redealt so that every deal that fits is equally likely."""

from collections import Counter
from itertools import permutations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import spelunke
from spelunke.games.tock.rules_cards import codes_of, copies, how_many, listed, ranks_in, redealt, without
from tests.laws.drawing import chi_square, chi_square_bound


def packed(*ranks: int) -> int:
    """Cards in one number."""
    return sum(1 << 4 * rank for rank in ranks)


def all_deals(pool: list[int], sizes: list[int], lacks: list[int]) -> Counter[tuple[int, ...]]:
    """How many ways there are to deal each combination of hands, card by card, as slowly as can be."""
    found: Counter[tuple[int, ...]] = Counter()
    for order in permutations(range(len(pool)), sum(sizes)):
        hands, at = [], 0
        for size, lack in zip(sizes, lacks, strict=True):
            hand = [pool[card] for card in order[at : at + size]]
            at += size
            if any(lack >> rank & 1 for rank in hand):
                break
            hands.append(packed(*hand))
        else:
            found[tuple(hands)] += 1
    return found


@pytest.mark.parametrize(
    ("pool", "sizes", "lacks"),
    [
        ([0, 0, 1, 2, 3, 12], [1, 2], [0, 0]),
        ([0, 0, 1, 2, 3, 12], [2, 2], [0b1, 0b1]),
        ([0, 0, 1, 2, 3, 12], [2, 2], [0b1, 0b11]),
        ([0, 0, 1, 2, 3, 12], [2, 2], [0b001, 0b010]),
        ([0, 1, 1, 2, 2, 3, 3], [1, 2, 2], [0b0011, 0b0110, 0b1100]),
        ([0, 1, 2, 3, 4], [2, 0, 2], [0b00111, 0, 0b11000]),
    ],
)
def test_every_deal_that_fits_is_as_likely_as_luck_makes_it(pool: list[int], sizes: list[int], lacks: list[int]) -> None:
    """§4.9."""
    wanted = all_deals(pool, sizes, lacks)
    dice = spelunke.Dice(1)
    draws = 4000
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(draws):
        found[tuple(redealt(packed(*pool), vec[i64](sizes), vec[i64](lacks), dice))] += 1
    assert set(found) <= set(wanted)
    deals = sorted(wanted)
    squares, freedom = chi_square([found[deal] for deal in deals], [wanted[deal] for deal in deals])
    assert freedom <= 0 or squares <= chi_square_bound(freedom)


def test_cards_in_one_number_can_be_counted() -> None:
    """§3.8."""
    cards = packed(0, 6, 6, 12)
    assert (how_many(cards), copies(cards, 6), ranks_in(cards)) == (4, 2, 0b1000001000001)
    assert without(cards, 1 << 6) == packed(0, 12)


def test_a_hand_offers_each_of_its_ranks_once_ascending() -> None:
    """§3.8, §4.2."""
    for ranks in range(1 << 13):
        held = [rank for rank in range(13) if ranks >> rank & 1]
        for copies_each in (1, 8):
            cards = packed(*held * copies_each)
            assert ranks_in(cards) == ranks
            assert list(codes_of(cards, 13)) == [13 + rank for rank in held]


def test_what_is_listed_by_bits_is_read_four_bits_at_a_time() -> None:
    lists = listed([[1, 2], [], [3]])
    assert [f"{numbers:x}" for numbers in lists] == ["0", "21", "0", "21", "3", "321", "3", "321"]
