"""How episodes end: games that learners play by default do end, and every agent is told how."""

from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest

from spelunke.core.errors import WrongSeats
from spelunke.gym.batch_adapter import UnknownWish
from spelunke.gym.gymnasium import SpelunkeEnv, SpelunkeVectorEnv
from spelunke.gym.pettingzoo import env, parallel_env
from spelunke.shelf import parts
from tests.gym.tables import any_legal, every_game, everywhere, played

DOORS: list[Callable[..., Any]] = [env, parallel_env, SpelunkeEnv, SpelunkeVectorEnv]

at_every_door = pytest.mark.parametrize("door", DOORS)


def end_of(table: SpelunkeEnv, seed: int) -> tuple[bool, bool, dict[str, Any]]:
    """A game with random answers: whether it is over, whether it was cut, and the last info."""
    rng, over, cut = np.random.default_rng(seed), False, False
    _, facts = table.reset(seed=seed)
    while not (over or cut):
        _, _, over, cut, facts = table.step(any_legal(facts["action_mask"], rng))
    return over, cut, facts


# By default.


@every_game
def test_a_game_with_untrained_learners_ends_by_default(key: str) -> None:
    assert end_of(SpelunkeEnv(key), seed=1)[:2] == (True, False)


@at_every_door
def test_teufel_has_ten_rounds_for_learners_unless_house_rules_or_a_preset_are_given(door: Callable[..., Any]) -> None:
    assert door("teufel").game.house == parts("teufel").box.presets["ten_rounds"]
    explicit: list[dict[str, Any]] = [{"preset": "box"}, {"house": {}}, {"house": {"capital": 50}}]
    for wishes in explicit:
        assert door("teufel", **wishes).game.house.rounds == 0
    assert door("teufel", house={"capital": 50}, preset="ten_rounds").game.house.rounds == 10


@at_every_door
@every_game
def test_all_other_games_are_printed_by_default(door: Callable[..., Any], key: str) -> None:
    printed = parts(key).box.presets["box"]
    assert (door(key).game.house == printed) == (key != "teufel")


# What is told.


@everywhere
def test_agents_are_told_their_place_their_score_and_the_winners(key: str, seats: int) -> None:
    at_once, in_turn = parallel_env(key, seats, preset="tiny"), env(key, seats, preset="tiny")
    in_turn.reset(seed=3)
    *before, (_, (*_, facts)) = story = list(played(at_once, seed=3))
    assert not any(earlier[agent] for _, (*_, earlier) in before for agent in at_once.possible_agents)
    standing = at_once.game.standing(at_once.desk.many.tables[0])
    assert standing is not None
    winners = [f"player_{seat}" for seat, place in enumerate(standing.places) if place == 1]
    for seat, agent in enumerate(at_once.possible_agents):
        assert facts[agent] == {"place": standing.places[seat], "score": standing.scores[seat], "winners": winners}
    for actions, _ in story:
        for _ in range(len(in_turn.desk.many.tables[0].seats_asked())):
            assert in_turn.last()[-1] == {}
            in_turn.step(actions[in_turn.agent_selection])
    for agent in at_once.possible_agents:
        assert in_turn.last()[-1] == facts[agent]
        in_turn.step(None)


@every_game
def test_a_lone_learner_is_told_its_place_its_score_and_the_winners(key: str) -> None:
    table = SpelunkeEnv(key, preset="tiny", seat=1)
    _, _, facts = end_of(table, seed=2)
    standing = table.game.standing(table.desk.many.tables[0])
    assert standing is not None
    assert (facts["place"], facts["score"]) == (standing.places[1], standing.scores[1])
    assert facts["winners"].tolist() == [place == 1 for place in standing.places]
    assert "place" not in table.reset()[1]


def test_a_game_that_was_cut_or_lost_by_an_illegal_action_has_no_places() -> None:
    cut = SpelunkeEnv("rueck", 4)
    cut.desk.many.limit = 20
    over, is_cut, facts = end_of(cut, seed=1)
    assert (over, is_cut, set(facts)) == (False, True, {"action_mask"})
    lost = SpelunkeVectorEnv("rueck", 2, illegal="lose")
    lost.reset(seed=1)
    *_, facts = lost.step(np.array([1, 99]))
    assert set(facts) == {"action_mask", "_action_mask"}
    at_once = parallel_env("rueck", 3, illegal="lose")
    at_once.reset(seed=1)
    *_, told = at_once.step({"player_0": 1, "player_1": 20, "player_2": 1})
    assert told == {"player_0": {}, "player_1": {}, "player_2": {}}


# How it looks.


@at_every_door
def test_a_table_is_drawn_in_every_mode_that_the_metadata_name(door: Callable[..., Any]) -> None:
    for mode in door("rueck").metadata["render_modes"]:
        table = door("rueck", render_mode=mode)
        table.reset(seed=1)
        assert "player_3" in str(table.render())
    unseen = door("rueck", render_mode=None)
    unseen.reset(seed=1)
    assert unseen.render() is None


@at_every_door
@pytest.mark.parametrize("mode", ["rgb_array", "human"])
def test_another_render_mode_is_refused_as_makers_of_environments_expect(door: Callable[..., Any], mode: str) -> None:
    """Stable-Baselines3 asks for pictures first, and makes do without on a TypeError."""
    with pytest.raises(TypeError, match=f"render_mode cannot be '{mode}'. Allowed: None and 'ansi'") as refused:
        door("rueck", render_mode=mode)
    assert isinstance(refused.value, UnknownWish)


def test_what_is_made_by_id_is_refused_in_the_same_words() -> None:
    """Gymnasium raises our error anew, made from the sentence and its own."""
    with pytest.warns(UserWarning, match="rgb_array"), pytest.raises(TypeError, match="Allowed: None and 'ansi'"):
        gymnasium.make("spelunke/rueck-v1", render_mode="rgb_array")
    with pytest.raises(WrongSeats, match="3, 4, and 5"):
        gymnasium.make("spelunke/rueck-v1", seats=9)
