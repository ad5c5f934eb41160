"""OpenSpiel's own suites on every game with every number of players, as it is and turn by turn, and its search at ours."""

import warnings
from typing import Any

import numpy as np
import pyspiel
import pytest

import spelunke.gym.openspiel  # noqa: F401 (registers the games)
from spelunke.shelf import parts
from tests.gym.states import some_states
from tests.gym.tables import everywhere

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # of its own modules
    from open_spiel.integration_tests import api_test
    from open_spiel.python.algorithms import ismcts, mcts
    from open_spiel.python.tests import games_sim_test


def forms(key: str, players: int) -> list[Any]:
    """A game that is over soon: as it is, one by one as we have it, and turn by turn as OpenSpiel converts it."""
    game = pyspiel.load_game(f"spelunke_{key}_tiny(players={players})")
    ours = [game, pyspiel.load_game(f"spelunke_{key}_tiny(players={players},one_by_one=True)")]
    return ours if parts(key).box.in_turn else [*ours, pyspiel.convert_to_turn_based(game)]


@pytest.mark.long
@everywhere
def test_random_play_passes_the_random_sim_test(key: str, seats: int) -> None:
    for game in forms(key, seats):
        pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_a_house_rule_that_asks_several_at_once_makes_a_game_simultaneous() -> None:
    """Klau Mau! asks one seat at a time, unless anybody may doubt; one by one it does so in any case."""
    dynamics = pyspiel.GameType.Dynamics
    kinds = {"": dynamics.SEQUENTIAL, "doubter=anybody": dynamics.SIMULTANEOUS}
    kinds["doubter=anybody,one_by_one=True"] = dynamics.SEQUENTIAL
    for parameters, kind in kinds.items():
        game = pyspiel.load_game(f"spelunke_klau_tiny({parameters})")
        assert game.get_type().dynamics == kind
        pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", ["rueck", "rueck(one_by_one=True)", "rueck_expert", "adel", "klau"])
def test_whole_games_under_printed_rules_pass_the_random_sim_test(name: str) -> None:
    """Those that random answers bring to an end soon."""
    pyspiel.random_sim_test(pyspiel.load_game(f"spelunke_{name}"), num_sims=1, serialize=True, verbose=False)


@everywhere
def test_random_play_passes_the_games_sim_test(key: str, seats: int) -> None:
    for game in forms(key, seats):
        games_sim_test.GamesSimTest().sim_game(game)


@everywhere
def test_some_states_pass_the_api_test(key: str, seats: int) -> None:
    for game in forms(key, seats):
        suite: Any = type("Suite", (api_test.EnforceAPIOnPartialTreeBase,), {"game": game, "game_name": f"spelunke_{key}"})
        suite.setUpClass()
        for name in dir(suite):
            if name.startswith("test_"):
                getattr(suite(name), name)()


@pytest.mark.parametrize("key", ["klau", "tock", "adel", "rueck"])
def test_openspiels_search_plays_at_our_tables(key: str) -> None:
    """IS-MCTS guesses what is hidden, and what lies face down, from our resampler; the state it thinks about stays as it is."""
    name = f"spelunke_{key}_tiny(one_by_one=True)"
    rng = np.random.RandomState(3)
    rollouts = mcts.RandomRolloutEvaluator(random_state=rng)
    bot = ismcts.ISMCTSBot(
        pyspiel.load_game(name), rollouts, uct_c=2.0, max_simulations=8, random_state=rng, use_observation_string=True
    )
    asked = [state for state in some_states(name, seed=3) if len(state.legal_actions()) > 1 and not state.is_chance_node()]
    assert len(asked) > 3
    for state in asked[:6]:
        before, sealed = str(state), dict(state.sitting.sealed)
        assert bot.step(state) in state.legal_actions()
        assert (str(state), state.sitting.sealed) == (before, sealed)
    assert key == "klau" or any(state.sitting.sealed for state in asked[:6])
