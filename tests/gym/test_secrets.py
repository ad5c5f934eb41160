"""What the suites of others do not see: nothing a seat may not know reaches a tensor, a mask or a text at any door."""

from typing import Any

import numpy as np
import pyspiel
import pytest

from spelunke.core.dice import Dice
from spelunke.core.game import Game
from spelunke.core.table import SPECTATOR, Table
from spelunke.gym.openspiel import SpelunkeState
from spelunke.gym.pettingzoo import NoTruth, env, parallel_env
from spelunke.shelf import game, parts
from tests.gym.states import MOST_STEPS, some_states
from tests.gym.tables import every_game, played
from tests.laws.walks import random_answers


def another_world(table: Table, seat: int, dice: Dice) -> Table:
    twin = table.copy()
    twin.reshuffle(seat, dice)
    return twin


def swap(table: Any, other: Table) -> None:
    """Lay another table under an environment."""
    table.desk.many.tables[0] = other
    for row in range(table.game.seats):
        table.desk.many.stale[row] = 1


@every_game
def test_tensors_and_masks_do_not_change_when_secrets_are_redealt(key: str) -> None:
    """At every step, for every seat: the table is swapped for another one the seat could be sitting at."""
    table, dice = parallel_env(key), Dice(3)
    for _, (seen, *_) in played(table, seed=3, most=MOST_STEPS):
        true = table.desk.many.tables[0]
        for row, agent in enumerate(table.possible_agents):
            swap(table, another_world(true, row, dice))
            again = table._seen(row)
            assert np.array_equal(again["observation"], seen[agent]["observation"])
            assert np.array_equal(again["action_mask"], seen[agent]["action_mask"])
        swap(table, true)


@every_game
def test_tensors_are_made_from_the_view_alone(key: str) -> None:
    table = parallel_env(key)
    for _, (seen, *_) in played(table, seed=5, most=20):
        for seat, agent in enumerate(table.possible_agents):
            view = table.game.view(table.desk.many.tables[0], seat)
            assert seen[agent]["observation"].tolist() == table.game.observation(view)


@pytest.mark.parametrize("key", ["rueck", "teufel", "adel", "tock"])
def test_nobody_sees_sealed_answers_of_those_who_answered_before(key: str) -> None:
    """In turn: whatever the first seat answers, the second sees the same."""
    table = env(key, preset="tiny")
    table.reset(seed=2)
    rng = np.random.default_rng(2)
    tried = 0
    while table.agents and not table.terminations[table.agent_selection]:
        codes = np.flatnonzero(table.last()[0]["action_mask"])
        if table._still and len(codes) > 1:
            seen = []
            for code in codes[:3]:
                twin = env(key, preset="tiny")
                twin.reset(seed=2)
                swap(twin, table.desk.many.tables[0].copy())
                twin._ask()
                if twin.agent_selection != table.agent_selection:
                    break
                twin.step(code)
                seen.append(twin.last()[0])
            tried += len(seen) > 1
            assert all(np.array_equal(one["observation"], seen[0]["observation"]) for one in seen)
            assert all(np.array_equal(one["action_mask"], seen[0]["action_mask"]) for one in seen)
        table.step(int(rng.choice(codes)))
    assert tried


@every_game
def test_the_truth_is_shown_only_to_whoever_asked_for_it_by_name(key: str) -> None:
    for make in (env, parallel_env):
        table = make(key)
        table.reset(seed=1)
        with pytest.raises(NoTruth, match="truth=True"):
            table.state()
        critic = make(key, truth=True)
        critic.reset(seed=1)
        assert critic.state_space.contains(critic.state())


@every_game
def test_the_truth_tells_any_two_tables_apart(key: str) -> None:
    """Redeal what one seat cannot know: ``state`` changes exactly when the view of any other seat does."""
    table, dice, redealt = parallel_env(key, preset="tiny", truth=True), Dice(4), 0

    def views(at: Table) -> list[Any]:
        return [table.game.view(at, seat) for seat in range(table.game.seats)]

    for _ in played(table, seed=4, most=25):
        true, state = table.desk.many.tables[0], table.state()
        for seat in range(table.game.seats):
            other = another_world(true, seat, dice)
            changed = views(other) != views(true)
            swap(table, other)
            assert np.array_equal(table.state(), state) != changed
            redealt += changed
        swap(table, true)
    assert bool(redealt) == (not parts(key).observation.no_secrets)


# OpenSpiel.


@every_game
def test_a_resampled_state_looks_the_same_to_whom_it_was_sampled_for(key: str) -> None:
    dice, others = Dice(9), 0
    for state in some_states(f"spelunke_{key}_tiny", seed=9):
        if state.is_chance_node():
            continue
        for player in range(state.num_players()):
            twin: SpelunkeState = state.resample_from_infostate(player, lambda: dice.below(1 << 30) / (1 << 30))
            assert twin.observation_tensor(player) == state.observation_tensor(player)
            assert twin.observation_string(player) == state.observation_string(player)
            assert twin.information_state_string(player) == state.information_state_string(player)
            assert twin.legal_actions(player) == state.legal_actions(player)
            others += str(twin) != str(state)
    assert bool(others) == (not parts(key).observation.no_secrets)


@pytest.mark.parametrize("key", ["rueck", "teufel", "adel", "tock"])
def test_what_lies_face_down_is_guessed_anew_for_whom_it_is_resampled(key: str) -> None:
    """One by one: it is legal in the guessed world, the same seats have answered, and in some world it is another answer."""
    dice, others, tried = Dice(5), 0, 0
    for state in some_states(f"spelunke_{key}_tiny(one_by_one=True)", seed=5):
        sealed = state.sitting.sealed
        if not sealed:
            continue
        player = state.current_player()
        assert player not in sealed
        for _ in range(4):
            twin: SpelunkeState = state.resample_from_infostate(player, lambda: dice.below(1 << 30) / (1 << 30))
            assert twin.current_player() == player
            assert twin.legal_actions() == state.legal_actions()
            assert twin.information_state_string(player) == state.information_state_string(player)
            guessed = twin.sitting.sealed or {}
            assert guessed.keys() == sealed.keys()
            assert all(code in twin.sitting.table.choices(seat) for seat, code in guessed.items())
            others += guessed != sealed
            tried += 1
    assert 0 < others < tried


@every_game
def test_a_spectators_tensor_holds_no_hand(key: str) -> None:
    found: Game = game(key, preset="tiny")
    kind = pyspiel.IIGObservationType(public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    spiel = pyspiel.load_game(f"spelunke_{key}_tiny")
    observer, dice = spiel.make_py_observer(kind), Dice(6)
    for state in some_states(f"spelunke_{key}_tiny", seed=6, most=25):
        observer.set_from(state, 0)
        before = observer.tensor.copy()
        state.sitting.table = another_world(state.sitting.table, SPECTATOR, dice)
        observer.set_from(state, 0)
        assert np.array_equal(observer.tensor, before)
        assert observer.string_from(state, 0) == observer.string_from(state, 1)
    assert len(before) == sum(field.many for field in found.observation_fields())


@every_game
def test_games_are_declared_as_what_they_are(key: str) -> None:
    """Several at once are asked in exactly the games that say so; secrets are redealt in exactly the games that have some."""
    found, dice, together, secrets = game(key, preset="tiny"), Dice(1), False, False
    kind = pyspiel.load_game(f"spelunke_{key}_tiny").get_type()
    for seed in range(3):
        table, dice = found.parts.deal(found.seats, found.house), Dice(seed)
        for _ in range(MOST_STEPS):
            if not table.asked:
                break
            together |= len(table.seats_asked()) > 1
            other = another_world(table, SPECTATOR, dice)
            secrets |= found.position(other) != found.position(table)
            table.answer(random_answers(table, dice))
    assert together == (kind.dynamics == pyspiel.GameType.Dynamics.SIMULTANEOUS)
    assert secrets == (kind.information == pyspiel.GameType.Information.IMPERFECT_INFORMATION)
