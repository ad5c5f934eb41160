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


def expert_match(lookers: tuple[int, ...]) -> Match:
    game = spelunke.game("rueck", seats=3, preset="expert")
    dice = Dice(5)
    return Match(game, game.deal(ask_luck=True), luck=lambda table: table.draw(dice), lookers=lookers)


def test_luck_waits_until_all_people_have_looked_and_then_draws_what_it_would_have_drawn_at_once() -> None:
    """§6.2: the eight nobles lie there for all to see before round 1."""
    match = expert_match(lookers=(0, 2))
    assert match.looking() == match.waiting_for() == (0, 2)
    shown = match.game.view(match.table, 1).open
    assert (shown.round, shown.noble, sum((shown.eight or {}).values())) == (0, None, 8)
    assert not match.ready(2)
    assert not match.ready(2)
    assert match.looking() == (0,)
    assert match.ready(0)
    assert match.waiting_for() == (0, 1, 2)
    at_once = match.game.deal(seed=5)
    assert match.game.position(match.table) == match.game.position(at_once)
    assert match.game.record(match.table) == match.game.record(at_once)


def test_whoever_takes_a_seat_while_others_look_looks_too_and_afterwards_nobody_does() -> None:
    match = expert_match(lookers=(0,))
    match.look(1)
    assert match.looking() == (0, 1)
    assert not match.ready(0)
    assert match.ready(1)
    match.look(2)
    assert match.looking() == ()


def test_bots_are_ready_at_once_and_other_games_never_wait() -> None:
    assert expert_match(lookers=()).waiting_for() == (0, 1, 2)
    game = spelunke.game("rueck", seats=3)
    dice = Dice(5)
    assert Match(game, game.deal(ask_luck=True), luck=lambda table: table.draw(dice), lookers=(0, 1, 2)).looking() == ()
