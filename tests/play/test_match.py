"""A match holds answers face down until the last one is in."""

import pytest

import spelunke
from spelunke.bots import decider
from spelunke.core.dice import Dice
from spelunke.games.rueck.types import Rob
from spelunke.play.match import Match


def new_match(bots: tuple[int, ...] = ()) -> Match:
    game = spelunke.game("rueck", seats=3)
    return Match(game, game.deal(seed=7), dict.fromkeys(bots, decider("random", game)), Dice(1))


def test_nothing_happens_at_the_table_until_the_last_answer_is_sealed() -> None:
    match = new_match()
    before = match.game.position(match.table)
    assert not match.seal(0, Rob(7))
    assert not match.seal(1, Rob(6))
    assert match.game.position(match.table) == before
    assert match.has_sealed(0)
    assert not match.has_sealed(2)
    assert match.seal(2, Rob(5))
    assert match.game.position(match.table) != before


def test_a_sealed_answer_may_be_changed_until_all_are_in() -> None:
    match = new_match()
    match.seal(0, Rob(7))
    match.seal(0, Rob(2))
    match.seal(1, Rob(6))
    match.seal(2, Rob(5))
    assert 7 in match.game.view(match.table, 0).open.hand
    assert 2 not in match.game.view(match.table, 0).open.hand


def test_a_refused_answer_leaves_the_sealed_ones_alone() -> None:
    match = new_match()
    match.seal(0, Rob(7))
    with pytest.raises(spelunke.UnknownMove):
        match.seal(1, Rob(9))
    with pytest.raises(spelunke.NotAsked):
        match.seal(4, Rob(3))
    assert match.waiting_for() == (1, 2)


def test_bots_answer_for_their_own_seats_only() -> None:
    match = new_match(bots=(1, 2))
    assert not match.let_bots_answer()
    assert match.waiting_for() == (0,)
    assert match.seal(0, Rob(7))


def test_a_table_of_bots_plays_to_the_end() -> None:
    match = new_match(bots=(0, 1, 2))
    while match.waiting_for():
        match.let_bots_answer()
    assert match.game.standing(match.table) is not None


def test_a_match_that_is_over_takes_no_answer() -> None:
    match = new_match(bots=(0, 1, 2))
    while match.waiting_for():
        match.let_bots_answer()
    before = match.game.position(match.table)
    assert not match.let_bots_answer()
    with pytest.raises(spelunke.NotAsked, match="The game is over; seat 2 cannot move"):
        match.seal(2, Rob(3))
    assert not match.has_sealed(2)
    assert match.game.position(match.table) == before
