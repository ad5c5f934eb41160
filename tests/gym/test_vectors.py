"""Vector environments, ours and Gymnasium's over ours, tell the same and may be wrapped."""

import copy
import multiprocessing
from collections.abc import Iterator
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AsyncVectorEnv, SyncVectorEnv
from gymnasium.wrappers.vector import DictInfoToList, RecordEpisodeStatistics

from spelunke.gym.gymnasium import SpelunkeEnv, SpelunkeVectorEnv
from spelunke.shelf import parts
from tests.gym.tables import alike, any_legal, every_game

STEPS = 60


@pytest.fixture(scope="module")
def nursery() -> str:
    """One process that knows the doors already: all others are forked from it, and what they work with is sent to them."""
    multiprocessing.get_context("forkserver").set_forkserver_preload(["spelunke.gym.gymnasium"])
    return "forkserver"


class Made:
    """Makes an environment in another process."""

    def __init__(self, key: str) -> None:
        self.key = key

    def __call__(self) -> gymnasium.Env[Any, Any]:
        return SpelunkeEnv(self.key, preset="tiny")


def told(tables: Any, seed: int, steps: int = STEPS) -> Iterator[Any]:
    """What is told at the deal and at every step, new deals included."""
    rng = np.random.default_rng(seed)
    observations, facts = tables.reset(seed=seed)
    yield copy.deepcopy((observations, facts))
    for _ in range(steps):
        came = tables.step(np.array([any_legal(mask, rng) for mask in facts["action_mask"]]))
        facts = came[-1]
        yield copy.deepcopy(came)


@every_game
def test_tables_in_other_processes_tell_what_our_many_tables_tell(key: str, nursery: str) -> None:
    """Down to the last info: who ended how, and which rows say so."""
    tables = AsyncVectorEnv([Made(key)] * 2, context=nursery)
    try:
        theirs = list(told(tables, 5))
    finally:
        tables.close()
    ours = list(told(SpelunkeVectorEnv(key, 2, preset="tiny"), 5))
    assert alike(ours, theirs)
    assert any("place" in facts for *_, facts in ours)


@every_game
def test_statistics_of_episodes_are_recorded(key: str) -> None:
    tables = RecordEpisodeStatistics(SpelunkeVectorEnv(key, 3, preset="tiny"))
    counted, dealt, ends = np.zeros(3, int), np.zeros(3, bool), 0
    for _, rewards, over, _, facts in list(told(tables, 6))[1:]:
        counted, dealt = np.where(dealt, 0, counted + 1), over
        assert facts.get("_episode", np.zeros(3, bool)).tolist() == over.tolist()
        for row in np.flatnonzero(over):
            assert facts["episode"]["r"][row] == pytest.approx(rewards[row])
            assert facts["episode"]["l"][row] == counted[row]
            ends += 1
    assert ends


@every_game
def test_every_way_to_make_a_vector_by_id_works(key: str) -> None:
    name = f"spelunke/{key}-v{parts(key).box.version}"
    ours = gymnasium.make_vec(name, num_envs=2, render_mode="ansi")
    theirs = gymnasium.make_vec(name, num_envs=2, vectorization_mode="sync", render_mode="ansi")
    assert isinstance(theirs, SyncVectorEnv)
    assert alike(list(told(ours, 7, steps=10)), list(told(theirs, 7, steps=10)))
    drawn = ours.render()
    assert drawn is not None
    assert drawn == theirs.render()


def test_every_step_hands_out_an_info_of_its_own() -> None:
    tables = SpelunkeVectorEnv("rueck", 2)
    _, first = tables.reset(seed=1)
    first["note"] = "mine"
    *_, second = tables.step(np.array([1, 1]))
    assert "note" not in second


def test_the_ends_of_single_rows_are_read_as_gymnasium_reads_them() -> None:
    """Two learners at each of two tables: only rows whose game ended have a place, and winners are by seat."""
    tables, ends = DictInfoToList(SpelunkeVectorEnv("rueck", 4, learners=(0, 2), preset="tiny")), 0
    rng = np.random.default_rng(1)
    _, rows = tables.reset(seed=1)
    for _ in range(30):
        _, _, over, _, rows = tables.step(np.array([any_legal(row["action_mask"], rng) for row in rows]))
        for at, row in enumerate(rows):
            assert (set(row) == {"action_mask", "place", "score", "winners"}) == bool(over[at])
            if over[at]:
                assert (row["place"] == 1) == bool(row["winners"][(0, 2)[at % 2]])
                ends += 1
    assert ends >= 8
