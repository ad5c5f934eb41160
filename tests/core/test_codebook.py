"""Codebook: every move has one small number."""

import pytest

from spelunke.core.codebook import Codebook
from spelunke.core.errors import UnknownMove
from tests.toy.toy import CODEBOOK, Deal, Give, Show


def test_the_code_of_a_move_is_its_place_in_the_book() -> None:
    assert [CODEBOOK.code(move) for move in CODEBOOK.moves] == list(range(len(CODEBOOK)))


def test_equal_numbers_in_different_moves_are_different_moves() -> None:
    assert CODEBOOK.code(Show(1)) != CODEBOOK.code(Deal(1))


def test_no_move_may_stand_twice() -> None:
    with pytest.raises(ValueError, match="twice"):
        Codebook([Show(1), Show(2), Show(1)])


@pytest.mark.parametrize("stranger", [Show(9), Give(7), "Show(1)", 0, None, [], {"move": "Show", "number": 1}, object()])
def test_what_is_no_move_of_the_game_is_refused_and_the_moves_are_named(stranger: object) -> None:
    with pytest.raises(UnknownMove) as refusal:
        CODEBOOK.code(stranger)
    assert refusal.value.facts["kinds"] == ["Deal", "Give", "Show"]


def test_a_refusal_does_not_repeat_a_huge_stranger() -> None:
    with pytest.raises(UnknownMove) as refusal:
        CODEBOOK.code("x" * 10_000)
    assert len(str(refusal.value.facts["move"])) == 80
