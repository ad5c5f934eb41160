"""Gymnasium's own check on every game with every number of seats, and one learner among bots."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

from spelunke.bots.levels import Level
from spelunke.bots.thinking import Budget
from spelunke.gym.gymnasium import SpelunkeEnv, SpelunkeVectorEnv
from spelunke.shelf import parts
from tests.gym.tables import any_legal, every_game, everywhere


@everywhere
def test_one_learner_among_bots_passes_check_env(key: str, seats: int) -> None:
    """The check answers at one table what was legal at another, so an answer that is not legal may only lose here."""
    name = f"spelunke/{key}-v{parts(key).box.version}"
    check_env(gymnasium.make(name, seats=seats, illegal="lose", render_mode="ansi").unwrapped)


@every_game
def test_games_are_made_by_name(key: str) -> None:
    name = f"spelunke/{key}-v{parts(key).box.version}"
    table = gymnasium.make(name, render_mode="ansi", bots="thumb")
    _, facts = table.reset(seed=1)
    assert facts["action_mask"].sum() > 0
    assert isinstance(table.render(), str)
    tables = gymnasium.make_vec(name, num_envs=3)
    assert tables.reset(seed=1)[0].shape == (3, *table.reset()[0].shape)
    assert tables.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP


@every_game
def test_the_learner_is_asked_at_every_step(key: str) -> None:
    """Waiting is never what a lone learner does; its mask is told twice and is the same."""
    table, rng = SpelunkeEnv(key, preset="tiny", seat=1), np.random.default_rng(5)
    _, facts = table.reset(seed=5)
    over = cut = False
    while not (over or cut):
        mask = facts["action_mask"]
        assert mask[-1] == 0
        assert np.array_equal(mask, table.action_masks())
        _, _, over, cut, facts = table.step(any_legal(mask, rng))
    assert over
    assert np.flatnonzero(facts["action_mask"]).tolist() == [len(mask) - 1]


@pytest.mark.parametrize("bots", ["random", "thumb", ["thumb", "random", "thumb"]])
def test_bots_by_name_answer_for_the_other_seats(bots: str | list[str]) -> None:
    table, rng = SpelunkeEnv("rueck", 4, bots=bots, seat=2), np.random.default_rng(1)
    ends = []
    for seed in range(3):
        _, facts = table.reset(seed=seed)
        over = False
        while not over:
            _, reward, over, _, facts = table.step(any_legal(facts["action_mask"], rng))
        ends.append(reward)
    assert all(-1 <= reward <= 1 for reward in ends)


def test_masters_count_imagined_games_and_never_look_at_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same seed is the same game, however busy the machine is."""
    told = []
    for milliseconds in (None, 0.0001):
        levels = {"master": Level(budget=Budget(40, milliseconds))}
        monkeypatch.setattr("spelunke.bots.levels.levels_of", lambda _cut, levels=levels: levels)
        table = SpelunkeEnv("rueck", 3, bots="master")
        _, facts = table.reset(seed=2)
        seen, over = [], False
        while not over:
            observation, reward, over, _, facts = table.step(int(np.flatnonzero(facts["action_mask"])[0]))
            seen.append((observation.tolist(), reward))
        told.append(seen)
    assert told[0] == told[1]


def test_a_rule_of_thumb_beats_random_seats() -> None:
    """Bots act: a random learner among rules of thumb fares worse than among its like."""

    def fared(bots: str) -> float:
        table, rng, paid = SpelunkeEnv("teufel", 2, preset="tiny", bots=bots), np.random.default_rng(3), 0.0
        for seed in range(150):
            _, facts = table.reset(seed=seed)
            over = False
            while not over:
                _, reward, over, _, facts = table.step(any_legal(facts["action_mask"], rng))
                paid += reward
        return paid

    assert fared("thumb") < fared("random") - 10


# Many tables.


@every_game
def test_many_tables_play_what_single_tables_play(key: str) -> None:
    """Row for row and step for step, new deals included."""
    tables = SpelunkeVectorEnv(key, 2, preset="tiny")
    observations, facts = tables.reset(seed=11)
    singles = [SpelunkeEnv(key, preset="tiny") for _ in range(2)]
    alone = [table.reset(seed=11 + number) for number, table in enumerate(singles)]
    ended, rng = [False, False], np.random.default_rng(2)
    for _ in range(60):
        for row, (seen, heard) in enumerate(alone):
            assert np.array_equal(observations[row], seen)
            assert np.array_equal(facts["action_mask"][row], heard["action_mask"])
        actions = np.array([any_legal(mask, rng) for mask in facts["action_mask"]])
        observations, rewards, over, cut, facts = tables.step(actions)
        for row, table in enumerate(singles):
            if ended[row]:
                alone[row], ended[row] = table.reset(), False
                assert (rewards[row], over[row], cut[row]) == (0, False, False)
                continue
            seen, reward, is_over, is_cut, heard = table.step(actions[row])
            alone[row], ended[row] = (seen, heard), is_over or is_cut
            assert (rewards[row], over[row], cut[row]) == (reward, is_over, is_cut)


def test_many_tables_hand_out_the_arrays_they_write_into() -> None:
    """No copies: the same memory at every step, and nobody but the tables can write there."""
    tables = SpelunkeVectorEnv("rueck", 8, learners=range(4))
    observations, facts = tables.reset(seed=1)
    first = observations.copy()
    rng = np.random.default_rng(1)
    after, *_, later = tables.step(np.array([any_legal(mask, rng) for mask in facts["action_mask"]]))
    assert np.shares_memory(observations, after)
    assert np.shares_memory(facts["action_mask"], later["action_mask"])
    assert not np.array_equal(first, after)
    with pytest.raises(ValueError, match="read-only"):
        after[0, 0] = 1


def test_learners_in_all_seats_share_a_table() -> None:
    """Four rows a table: their rewards are one game's and add up to nothing."""
    tables, rng = SpelunkeVectorEnv("rueck", 12, learners=range(4)), np.random.default_rng(4)
    _, facts = tables.reset(seed=4)
    ends = 0
    for _ in range(40):
        _, rewards, over, _, facts = tables.step(np.array([any_legal(mask, rng) for mask in facts["action_mask"]]))
        for at in range(0, 12, 4):
            assert over[at : at + 4].all() or not over[at : at + 4].any()
            assert abs(rewards[at : at + 4].sum()) < 1e-9
            ends += bool(over[at])
    assert ends > 3
