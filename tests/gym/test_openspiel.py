"""OpenSpiel's own suites on every game with every number of players, as it is and turn by turn."""

import warnings
from typing import Any

import pyspiel

import spelunke.gym.openspiel
from tests.gym.tables import everywhere

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # of its own modules
    from open_spiel.integration_tests import api_test
    from open_spiel.python.tests import games_sim_test


def forms(key: str, players: int) -> list[Any]:
    """A game that is over soon: as it is, and turn by turn where it is not that already."""
    game = pyspiel.load_game(f"spelunke_{key}_tiny(players={players})")
    return [game] if key in spelunke.gym.openspiel.IN_TURN else [game, pyspiel.convert_to_turn_based(game)]


@everywhere
def test_random_play_passes_the_random_sim_test(key: str, seats: int) -> None:
    for game in forms(key, seats):
        pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


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
