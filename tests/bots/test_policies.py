"""Imagined players are sensible, and worlds are guessed better for what the others were seen to do."""

from math import sqrt
from typing import Any

import pytest

import spelunke
from bench.guesses import RIDDLES, Riddle, Z, found
from spelunke.bots.thinking import Budget, think
from spelunke.core.dice import Dice
from spelunke.core.game import Game
from spelunke.core.policy import Policy
from spelunke.core.table import LUCK

AT_RANDOM = Policy()


def share_of_the_sensible(game: Game, number: int) -> float:
    """What one team that answers by policy wins in a game among others who answer at random; teams take turns."""
    teams = game.box.teams.get(game.seats) or tuple((seat,) for seat in range(game.seats))
    team = teams[number % len(teams)]
    table, dice = game.parts.deal(game.seats, game.house), Dice(number, 1)
    while table.asked:
        if table.seats_asked() == (LUCK,):
            table.luck(table.draw(dice))
            continue
        table.answer(
            [(game.parts.rollout if seat in team else AT_RANDOM).answer(table, seat, dice) for seat in table.seats_asked()]
        )
    winners = [seat for seat, place in enumerate(table.places()) if place == 1]
    return sum(seat in team for seat in winners) / max(1, len(winners)) * len(teams)


@pytest.mark.parametrize(
    ("key", "house", "games"),
    [
        ("rueck", {}, 400),
        ("teufel", {"rounds": 12}, 60),
        ("wuerfel", {"section_length": 8}, 24),
        ("tock", {"section_length": 8}, 8),
        ("klau", {}, 24),
        ("adel", {}, 24),
    ],
)
def test_a_policy_is_much_better_than_any_answer(key: str, house: dict[str, Any], games: int) -> None:
    """As multiples of a fair share: the interval is clear of 1."""
    game = spelunke.game(key, house=house)
    shares = [share_of_the_sensible(game, number) for number in range(games)]
    mean = sum(shares) / games
    spread = sqrt(sum((share - mean) ** 2 for share in shares) / games)
    assert mean - Z * spread / sqrt(games) > 1.1, f"{mean:.2f} times its fair share"


@pytest.mark.parametrize("riddle", RIDDLES, ids=lambda riddle: f"{riddle.key}: {riddle.unit}")
def test_worlds_are_guessed_better_for_what_was_seen(riddle: Riddle) -> None:
    """In games of rule-of-thumb players: the error is smaller, clear of chance."""
    moments, _, _, gain, either_way = found(riddle, 4)
    assert gain > either_way, f"a gain of {gain:.3f} ± {either_way:.3f} over {moments} moments"


@pytest.mark.parametrize("key", spelunke.keys())
def test_what_is_candidates_is_legal_holds_the_policy_leaves_a_choice_and_is_worth_a_second(key: str) -> None:
    game = spelunke.game(key)
    policy, dice = game.parts.rollout, Dice(2)
    table = game.parts.deal(game.seats, game.house)
    for _ in range(400):
        if not (asked := table.seats_asked()):
            break
        if asked == (LUCK,):
            table.luck(table.draw(dice))
            continue
        for seat in asked:
            legal, worth = list(table.legal(seat)), list(policy.candidates(table, seat))
            assert set(worth) <= set(legal) and worth == sorted(worth)
            assert len(worth) > 1 or len(legal) == 1
            assert int(policy.answer(table, seat, dice)) in worth
            again = list(policy.more_candidates(table, seat))
            assert set(worth) <= set(again) <= set(legal) and again == sorted(again)
        table.answer([policy.answer(table, seat, dice) for seat in asked])


@pytest.mark.parametrize(("chips", "zero_stake"), [(10, True), (10, False), (20, True), (20, False), (50, True), (500, False)])
def test_of_all_stakes_those_near_the_best_are_candidates(chips: int, zero_stake: bool) -> None:
    game = spelunke.game("teufel", house={"capital": chips, "zero_stake": zero_stake, "start": 0})
    table = game.parts.deal(game.seats, game.house)
    worth = list(game.parts.rollout.candidates(table, 0))
    assert 1 <= len(worth) <= 3
    assert len(worth) > 1 or len(table.legal(0)) == 1
    thoughts = think(game, game.view(table, 0), Budget(games=30))
    tried = {game.parts.codebook.codes[thought.move] for thought in thoughts if thought.tries}
    assert tried <= set(worth)
    assert bool(tried) == (len(worth) > 1)


@pytest.mark.parametrize("zero_stake", [True, False])
def test_whoever_foresees_others_thinks_about_laying_a_hair_more_nothing_or_everything(zero_stake: bool) -> None:
    game = spelunke.game("teufel", house={"capital": 500, "zero_stake": zero_stake, "start": 0})
    table = game.parts.deal(game.seats, game.house)
    tens = int(game.parts.rollout.answer(table, 0, Dice(1)))
    again = set(game.parts.rollout.more_candidates(table, 0))
    assert {0 if zero_stake else 1, tens - 1, tens, tens + 1, tens + 2, 50} <= again
    thoughts = think(game, game.view(table, 0), Budget(games=1000), foresees=40)
    tried = {game.parts.codebook.codes[thought.move] for thought in thoughts if thought.tries}
    assert set(game.parts.rollout.candidates(table, 0)) < tried <= again
