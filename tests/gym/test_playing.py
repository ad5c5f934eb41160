"""Whole games at the doors: the same seed is the same game, rewards are paid, every field of an observation is really there."""

import json
from typing import Any

import numpy as np
import pyspiel

import spelunke.gym.openspiel  # noqa: F401 (registers the games)
from spelunke.core.dice import Dice
from spelunke.gym.pettingzoo import env, parallel_env
from spelunke.shelf import game
from tests.gym.tables import alike, every_game, everywhere, played
from tests.laws.walks import random_answers


def whole_game(table: Any, seed: int) -> list[Any]:
    return [(actions, came) for actions, came in played(table, seed)]


@everywhere
def test_the_same_seed_is_the_same_game_to_its_end(key: str, seats: int) -> None:
    first = whole_game(parallel_env(key, seats, preset="tiny"), seed=8)
    assert alike(first, whole_game(parallel_env(key, seats, preset="tiny"), seed=8))
    _, _, over, cut, _ = first[-1][1]
    assert all(over.values())
    assert not any(cut.values())


@every_game
def test_other_seeds_are_other_games_and_the_next_deal_is_another(key: str) -> None:
    table = parallel_env(key)
    assert not alike(*[list(played(table, seed, most=15)) for seed in (1, 2)])
    table.reset(seed=1)
    luck = table.desk.many.luck[0].state
    table.reset()
    assert table.desk.many.luck[0].state != luck


@everywhere
def test_in_turn_and_at_once_are_the_same_game(key: str, seats: int) -> None:
    """The answers of a whole game, given one after the other, lead to the same end."""
    at_once, in_turn = parallel_env(key, seats, preset="tiny"), env(key, seats, preset="tiny")
    story = whole_game(at_once, seed=6)
    in_turn.reset(seed=6)
    for actions, (seen, rewards, *_) in story:
        for _ in range(len(in_turn.desk.many.tables[0].seats_asked())):
            in_turn.step(actions[in_turn.agent_selection])
        for agent in at_once.possible_agents:
            assert np.array_equal(in_turn.observe(agent)["observation"], seen[agent]["observation"])
        assert in_turn.rewards == rewards
    for agent in in_turn.possible_agents:
        assert in_turn.agent_selection == agent
        assert in_turn.last()[1:4] == (rewards[agent], True, False)
        in_turn.step(None)
    assert in_turn.agents == []


@everywhere
def test_rewards_follow_the_places_and_add_up_to_nothing(key: str, seats: int) -> None:
    table = parallel_env(key, seats, preset="tiny")
    *_, (_, (_, rewards, *_)) = played(table, seed=3)
    standing = table.game.standing(table.desk.many.tables[0])
    assert standing is not None
    paid = [rewards[agent] for agent in table.possible_agents]
    assert abs(sum(paid)) < 1e-9
    for mine, place in zip(paid, standing.places, strict=True):
        for theirs, other in zip(paid, standing.places, strict=True):
            assert (mine > theirs) == (place < other)


@every_game
def test_scores_are_paid_where_they_are_asked_for(key: str) -> None:
    table = parallel_env(key, preset="tiny", rewards="scores")
    *before, (_, (_, rewards, *_)) = played(table, seed=3)
    standing = table.game.standing(table.desk.many.tables[0])
    assert standing is not None
    assert tuple(rewards.values()) == standing.scores
    # Paid at the end alone: a running score may hold what its seat cannot know.
    assert all(reward == 0 for _, (_, earlier, *_) in before for reward in earlier.values())


@every_game
def test_idle_agents_may_only_wait_and_asked_ones_may_not(key: str) -> None:
    table = parallel_env(key, preset="tiny")
    seen, _ = table.reset(seed=1)
    for _, (seen, *_) in played(table, seed=1):
        asked = table.desk.many.tables[0].seats_asked()
        for seat, agent in enumerate(table.possible_agents):
            assert seen[agent]["action_mask"][-1] == (seat not in asked)
            codes = table.desk.many.tables[0].choices(seat) if seat in asked else [len(table.game.parts.codebook)]
            assert np.flatnonzero(seen[agent]["action_mask"]).tolist() == codes


@every_game
def test_every_field_of_a_observation_stands_where_it_is_said_to_stand(key: str) -> None:
    """The named pieces lie in the tensor itself, one after the other; together they are the whole observation."""
    spiel, found = pyspiel.load_game(f"spelunke_{key}"), game(key)
    observer, state, dice = spiel.make_py_observer(), spiel.new_initial_state(), Dice(1)
    assert [(name, len(piece)) for name, piece in observer.dict.items()] == [
        (field.name, field.many) for field in found.observation_fields()
    ]
    moved = set()
    for _ in range(25):
        for player in range(found.seats):
            before = {name: piece.copy() for name, piece in observer.dict.items()}
            observer.set_from(state, player)
            assert np.concatenate(list(observer.dict.values())).tolist() == observer.tensor.tolist()
            assert observer.tensor.tolist() == found.observation(found.view(state.sitting.table, player))
            moved |= {name for name, piece in observer.dict.items() if not np.array_equal(piece, before[name])}
        state.sitting.table.answer(random_answers(state.sitting.table, dice))
    assert len(moved) > len(observer.dict) / 2


@every_game
def test_luck_is_explicit_and_as_likely_as_its_weights(key: str) -> None:
    state, found, dice = pyspiel.load_game(f"spelunke_{key}").new_initial_state(), game(key), Dice(2)
    table = found.parts.deal(found.seats, found.house)
    chances = 0
    while chances < 5:
        if state.is_chance_node():
            codes, odds = zip(*state.chance_outcomes(), strict=True)
            weights = [int(weight) for weight in table.weights()]
            assert list(codes) == table.choices(-1)
            assert np.allclose(odds, np.array(weights) / sum(weights))
            chances += 1
            code = int(table.draw(dice))
            state.apply_action(code)
            table.luck(code)
        else:
            answers = [table.choices(seat)[0] for seat in table.seats_asked()]
            if state.is_simultaneous_node():
                given = dict(zip(table.seats_asked(), answers, strict=True))
                state.apply_actions([given.get(seat, 0) for seat in range(found.seats)])
            else:
                state.apply_action(answers[0])
            table.answer(answers)
        assert str(state) == json.dumps(found.position(table))
