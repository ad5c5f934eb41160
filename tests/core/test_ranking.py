"""Places: who is first when the game is over."""

from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from spelunke.core.ranking import places_by_score

tables = st.lists(st.integers(-50, 50), min_size=1, max_size=8)


def places(scores: list[int]) -> list[int]:
    return list(places_by_score(vec[i64](scores)))


@given(tables)
def test_a_place_is_one_more_than_those_who_have_more(scores: list[int]) -> None:
    assert places(scores) == [1 + sum(other > score for other in scores) for score in scores]


@given(tables)
def test_somebody_is_first_and_equal_scores_share_a_place(scores: list[int]) -> None:
    found = places(scores)
    assert min(found) == 1
    for score, place in zip(scores, found, strict=True):
        assert all((other == score) == (theirs == place) for other, theirs in zip(scores, found, strict=True))


def test_all_equal_all_first() -> None:
    assert places([3, 3, 3]) == [1, 1, 1]
