"""Ratings: teams count as teams, shared places as shared."""

import pytest

from spelunke.lab.ratings import Finish, ratings


def test_whoever_is_placed_first_more_often_is_rated_higher_and_surer_with_every_game() -> None:
    few = ratings(["a", "b"], [Finish([["a"], ["b"]], [1, 2])] * 3)
    many = ratings(["a", "b"], [Finish([["a"], ["b"]], [1, 2])] * 30)
    assert few["a"].mean > 25 > few["b"].mean
    assert many["a"].mean > few["a"].mean
    assert many["a"].high - many["a"].low < few["a"].high - few["a"].low


def test_a_shared_place_moves_equals_nowhere() -> None:
    rated = ratings(["a", "b"], [Finish([["a"], ["b"]], [1, 1])] * 5)
    assert rated["a"].mean == pytest.approx(25)
    assert rated["b"].mean == pytest.approx(25)


def test_partners_rise_and_fall_together() -> None:
    rated = ratings(["a", "b", "c", "d"], [Finish([["a", "b"], ["c", "d"]], [1, 2])] * 5)
    assert rated["a"] == rated["b"]
    assert rated["c"] == rated["d"]
    assert rated["a"].mean > rated["c"].mean


def test_a_bot_among_itself_learns_nothing_about_itself() -> None:
    assert ratings(["a"], [Finish([["a"], ["a"]], [1, 2])])["a"].mean == 25


def test_a_bot_on_several_seats_gets_the_mean_of_what_they_earned() -> None:
    rated = ratings(["a", "b"], [Finish([["a"], ["b"], ["a"]], [1, 2, 3])])
    assert rated["a"].mean == pytest.approx(25, abs=1)
