"""What the doors refuse, by name and in our words."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel
import pytest

from spelunke.core.errors import (
    BadHouseRule,
    NotAsked,
    NotLegal,
    SpelunkeError,
    UnknownBot,
    UnknownGame,
    UnknownHouseRule,
    WrongSeats,
)
from spelunke.gym.batch_adapter import NotDealt, UnknownWish
from spelunke.gym.gymnasium import SpelunkeEnv, SpelunkeVectorEnv
from spelunke.gym.openspiel import SpelunkeObserver
from spelunke.gym.pettingzoo import env, parallel_env
from tests.gym.states import step_on
from tests.gym.tables import played

DOORS: list[Callable[..., Any]] = [env, parallel_env, SpelunkeEnv, SpelunkeVectorEnv]


@pytest.mark.parametrize("door", DOORS)
@pytest.mark.parametrize(
    ("wishes", "refusal", "says"),
    [
        ({"key": "poker"}, UnknownGame, "rueck"),
        ({"key": "rueck", "seats": 9}, WrongSeats, "3, 4, and 5"),
        ({"key": "rueck", "house": {"chips": 1}}, UnknownHouseRule, "expert"),
        ({"key": "rueck", "house": {"chief": 99}}, BadHouseRule, "2, 3, 4"),
        ({"key": "rueck", "preset": "huge"}, UnknownHouseRule, "tiny"),
        ({"key": "rueck", "rewards": "fame"}, UnknownWish, "'places' and 'scores'"),
        ({"key": "rueck", "illegal": "ignore"}, UnknownWish, "'refuse' and 'lose'"),
        ({"key": "rueck", "render_mode": "human"}, UnknownWish, "'ansi'"),
    ],
)
def test_an_environment_that_cannot_be_is_refused(
    door: Callable[..., Any], wishes: dict[str, Any], refusal: type[SpelunkeError], says: str
) -> None:
    with pytest.raises(refusal, match=says):
        door(**wishes)


def test_unknown_bots_seats_and_rows_are_refused() -> None:
    with pytest.raises(UnknownBot, match="random"):
        SpelunkeEnv("rueck", bots="oracle")
    with pytest.raises(WrongSeats, match="0 to 3"):
        SpelunkeEnv("rueck", 4, seat=4)
    with pytest.raises(WrongSeats, match="2 bots were named for 3 seats"):
        SpelunkeEnv("rueck", 4, bots=["thumb", "thumb"])
    for rows, learners in ((0, (0,)), (3, (0, 1)), (2, ())):
        with pytest.raises(UnknownWish, match="rows"):
            SpelunkeVectorEnv("rueck", rows, learners=learners)
    with pytest.raises(UnknownWish, match=r"learners cannot be \(2, 0, 2\). Allowed: \(0, 2\)"):
        SpelunkeVectorEnv("rueck", 6, learners=(2, 0, 2))


@pytest.mark.parametrize("action", [20, 26, 99, -1, "five", None, 2.5])
def test_an_action_that_is_not_legal_is_refused_and_nothing_happens(action: Any) -> None:
    """At every door; the right one is taken afterwards as if nothing had been."""
    single = SpelunkeEnv("rueck", 4)
    seen, _ = single.reset(seed=1)
    with pytest.raises(NotLegal, match=r"Legal now: 0, 1, 2, 3, 4, 5, 6, and 7"):
        single.step(action)
    assert single.step(3)[0].shape == seen.shape
    in_turn = env("rueck", 4)
    in_turn.reset(seed=1)
    with pytest.raises(NotLegal, match="§3"):
        in_turn.step(action)
    assert in_turn.agent_selection == "player_0"
    at_once = parallel_env("rueck", 4)
    at_once.reset(seed=1)
    with pytest.raises(NotLegal, match="Seat 2"):
        at_once.step({"player_0": 1, "player_1": 1, "player_2": action, "player_3": 1})
    assert at_once.step(dict.fromkeys(at_once.agents, 1))[0].keys() == set(at_once.agents)


def test_what_is_said_to_be_legal_is_legal_now_even_if_nobody_looked() -> None:
    """Agents in turn may answer without ever being shown a mask: the first ask, and one that differs from the last."""
    table = env("rueck", 3, preset="tiny")
    table.reset(seed=1)
    for _ in range(6):
        legal = table.desk.many.tables[0].choices(table.rows[table.agent_selection])
        with pytest.raises(NotLegal) as refused:
            table.step(99)
        assert refused.value.facts["allowed"] == legal
        table.step(legal[-1])
    assert legal != [0, 1, 2], "a robber that was played is not legal any more"


def test_an_illegal_action_loses_where_that_was_wished_for() -> None:
    at_once = parallel_env("rueck", 3, illegal="lose")
    at_once.reset(seed=1)
    _, rewards, over, _, _ = at_once.step({"player_0": 1, "player_1": 20, "player_2": 1})
    assert rewards == {"player_0": 0.0, "player_1": -1.0, "player_2": 0.0}
    assert all(over.values())
    tables = SpelunkeVectorEnv("rueck", 2, illegal="lose")
    tables.reset(seed=1)
    _, paid, ended, _, _ = tables.step(np.array([1, 99]))
    assert (paid.tolist(), ended.tolist()) == ([0.0, -1.0], [False, True])


def test_many_tables_refuse_a_step_as_a_whole() -> None:
    tables = SpelunkeVectorEnv("rueck", 3)
    with pytest.raises(NotDealt, match="reset"):
        tables.step(np.array([1, 1, 1]))
    observations, _ = tables.reset(seed=1)
    before = observations.copy()
    with pytest.raises(NotLegal, match="99"):
        tables.step(np.array([1, 99, 1]))
    assert np.array_equal(observations, before)
    for actions in ([1, 1], [1.0, 1.0, 1.0], "abc", [[1], [1], [1]]):
        with pytest.raises(UnknownWish, match="3 rows"):
            tables.step(np.array(actions))


def test_nothing_is_done_before_the_deal_or_after_the_end() -> None:
    single = SpelunkeEnv("rueck", preset="tiny", render_mode="ansi")
    tables = SpelunkeVectorEnv("rueck", 2, preset="tiny", render_mode="ansi")
    early: Callable[[], object]
    for early in (lambda: single.step(0), single.action_masks, single.render, tables.action_masks, tables.render):
        with pytest.raises(NotDealt, match="reset"):
            early()
    single.reset(seed=1)
    over = False
    while not over:
        *_, over, _, _ = single.step(single.action_space.sample(single.action_masks().astype(np.int8)))
    with pytest.raises(NotDealt, match="over"):
        single.step(0)
    in_turn = env("rueck", 3, preset="tiny", truth=True)
    at_once = parallel_env("rueck", 3, preset="tiny", truth=True)
    for early in (lambda: at_once.step({}), at_once.state, in_turn.state, in_turn.last, lambda: in_turn.observe("player_0")):
        with pytest.raises(NotDealt, match="reset"):
            early()
    for _ in played(at_once, seed=1):
        pass
    with pytest.raises(NotDealt, match="over"):
        at_once.step({})


def test_agents_that_are_missing_unknown_or_gone_are_told_so() -> None:
    at_once = parallel_env("rueck", 3, preset="tiny")
    at_once.reset(seed=1)
    with pytest.raises(NotDealt, match="player_1 and player_2"):
        at_once.step({"player_0": 1})
    with pytest.raises(NotDealt, match="player_9"):
        at_once.step({"player_0": 1, "player_1": 1, "player_9": 1})
    in_turn = env("rueck", 3, preset="tiny")
    with pytest.raises(NotDealt, match="reset"):
        in_turn.step(0)
    in_turn.reset(seed=1)
    with pytest.raises(NotDealt, match="player_9"):
        in_turn.observe("player_9")
    while not in_turn.terminations[in_turn.agent_selection]:
        in_turn.step(in_turn.action_space(in_turn.agent_selection).sample(in_turn.last()[0]["action_mask"]))
    with pytest.raises(NotDealt, match="only action left is None"):
        in_turn.step(0)
    while in_turn.agents:
        in_turn.step(None)
    for action in (None, 0):
        with pytest.raises(NotDealt, match="over"):
            in_turn.step(action)


def test_openspiel_is_told_what_it_cannot_have() -> None:
    with pytest.raises(WrongSeats, match="3, 4, and 5"):
        pyspiel.load_game("spelunke_rueck(players=9)")
    with pytest.raises(BadHouseRule, match="distinct"):
        pyspiel.load_game("spelunke_rueck(second=third)")
    game = pyspiel.load_game("spelunke_rueck")
    everybody = pyspiel.IIGObservationType(
        public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS
    )
    with pytest.raises(UnknownWish, match="SINGLE_PLAYER"):
        SpelunkeObserver(game.book, everybody, None)


@pytest.mark.parametrize("name", ["rueck_tiny", "rueck_tiny(one_by_one=True)", "klau_tiny", "teufel_tiny"])
def test_a_state_of_openspiel_that_is_over_takes_no_action(name: str) -> None:
    state, rng = pyspiel.load_game(f"spelunke_{name}").new_initial_state(), np.random.default_rng(1)
    while not state.is_terminal():
        step_on(state, rng)
    before = str(state), state.sitting.answers, list(state.sitting.trails)
    with pytest.raises(NotAsked, match="The game is over; nobody can move"):
        state.apply_action(0)
    for actions in ([], [0] * state.num_players()):
        with pytest.raises(NotAsked, match="The game is over"):
            state.apply_actions(actions)
    assert (str(state), state.sitting.answers, state.sitting.trails) == before
