"""Environments are copied and pickled, in mid-game too, as savers of models, searches and other processes want them."""

import copy
import pickle
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.spaces import Discrete

from spelunke.core.errors import NotLegal
from spelunke.gym.batch_adapter import NotDealt
from spelunke.gym.gymnasium import SpelunkeEnv, SpelunkeVectorEnv
from spelunke.gym.pettingzoo import env, parallel_env
from spelunke.shelf import parts
from tests.gym.tables import alike, any_legal, every_game

BEFORE, AFTER = 21, 40
"""Steps before a copy is made, and after it. In the AEC form the copy falls in the middle of an ask."""


def through_pickle(table: Any) -> Any:
    return pickle.loads(pickle.dumps(table))


def single(key: str, **wishes: Any) -> Any:
    """Without Gymnasium's checker, which warns of numbers that the small Klau Mau! leaves no choice."""
    name = f"spelunke/{key}-v{parts(key).box.version}"
    return gymnasium.make(name, bots="thumb", disable_env_checker=True, **wishes)


def many(key: str, **wishes: Any) -> Any:
    return gymnasium.make_vec(f"spelunke/{key}-v{parts(key).box.version}", num_envs=2, **wishes)


in_both_ways = pytest.mark.parametrize("copied", [copy.deepcopy, through_pickle], ids=["deepcopy", "pickle"])
at_every_door = pytest.mark.parametrize("door", [env, parallel_env, single, many])


def step(table: Any, rng: np.random.Generator) -> Any:
    """Any legal step, and a new deal where the game is over: all that an environment tells of it."""
    desk = table.unwrapped.desk
    desk.many.show_all()
    answers = [any_legal(mask, rng) for mask in desk.masks]
    if hasattr(table, "agent_selection"):
        *told, over, cut, _ = table.last()
        table.step(None if over or cut else answers[table.rows[table.agent_selection]])
        return told, table.agents or table.reset()
    if hasattr(table, "agents"):
        return table.step(dict(zip(table.agents, answers, strict=True))), table.agents or table.reset()
    if isinstance(table, gymnasium.vector.VectorEnv):
        return copy.deepcopy(table.step(np.array(answers)))  # the next step writes over the arrays
    told = table.step(answers[0])
    return told, table.reset() if told[2] or told[3] else None


def story(table: Any, seed: int, steps: int) -> list[Any]:
    rng = np.random.default_rng(seed)
    return [step(table, rng) for _ in range(steps)]


@every_game
@at_every_door
@in_both_ways
def test_a_copy_plays_on_as_its_original_would(key: str, door: Callable[..., Any], copied: Callable[[Any], Any]) -> None:
    """The copy plays first, so it would show in the original if they shared anything. The small games end on the way."""
    for preset in (None, "tiny"):
        table = door(key, preset=preset)
        table.reset(seed=3)
        story(table, 3, BEFORE)
        twin = copied(table)
        assert not np.shares_memory(twin.unwrapped.desk.observations, table.unwrapped.desk.observations)
        assert alike(twin.unwrapped.desk.rewards, table.unwrapped.desk.rewards)
        assert alike(story(twin, 4, AFTER), story(table, 4, AFTER))
        assert twin.unwrapped.desk.many.taken() == table.unwrapped.desk.many.taken()


@at_every_door
@in_both_ways
def test_a_copy_of_what_is_not_dealt_is_not_dealt_either(door: Callable[..., Any], copied: Callable[[Any], Any]) -> None:
    table = door("rueck", seats=3, house={"expert": True}, rewards="scores")
    twin = copied(table)
    with pytest.raises(NotDealt, match="reset"):
        twin.unwrapped.step(np.array([1, 1]) if door is many else {} if door is parallel_env else 1)
    table.reset(seed=3)
    twin.reset(seed=3)
    assert twin.unwrapped.game.house.expert
    assert alike(story(twin, 4, AFTER), story(table, 4, AFTER))


@in_both_ways
def test_a_copy_of_a_game_that_was_lost_or_cut_is_lost_or_cut(copied: Callable[[Any], Any]) -> None:
    lost = SpelunkeVectorEnv("rueck", 2, illegal="lose")
    lost.reset(seed=1)
    lost.step(np.array([1, 99]))
    cut = SpelunkeVectorEnv("rueck", 2)
    cut.desk.many.limit = 3
    cut.reset(seed=1)
    cut.step(np.array([1, 1]))
    for table in (lost, cut):
        desk, twin = table.desk, copied(table).desk
        for name in ("rewards", "over", "cut", "observations", "masks", "places"):
            assert np.array_equal(getattr(desk, name), getattr(twin, name))
    assert (lost.desk.rewards.tolist(), lost.desk.over.tolist()) == ([0, -1], [False, True])
    assert cut.desk.cut.all()


@every_game
def test_action_spaces_are_plain(key: str) -> None:
    tables = [env(key), parallel_env(key)]
    spaces: list[Any] = [table.action_space(agent) for table in tables for agent in table.possible_agents]
    spaces += [SpelunkeEnv(key).action_space, SpelunkeVectorEnv(key).single_action_space]
    assert {type(space) for space in spaces} == {Discrete}
    assert {int(space.n) for space in spaces} == {len(parts(key).codebook) + 1}


@in_both_ways
def test_a_refusal_crosses_to_another_process_with_its_facts(copied: Callable[[Any], Any]) -> None:
    """And may be raised again there, as Gymnasium does it."""
    table = SpelunkeEnv("rueck", 4)
    table.reset(seed=1)
    with pytest.raises(NotLegal) as refused:
        table.step(20)
    for twin in (copied(refused.value), NotLegal(refused.value)):
        assert (type(twin), str(twin), twin.facts) == (NotLegal, str(refused.value), refused.value.facts)


def test_a_number_may_come_as_an_array_without_dimensions() -> None:
    """Stable-Baselines3 predicts such arrays."""
    table, other = SpelunkeEnv("rueck", 4), SpelunkeEnv("rueck", 4)
    for one in (table, other):
        one.reset(seed=1)
    assert alike(table.step(np.array(3)), other.step(3))  # type: ignore[arg-type]
