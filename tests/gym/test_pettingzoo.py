"""PettingZoo's own suites on every game with every number of seats."""

import pytest

from spelunke.gym.pettingzoo import env, parallel_env
from tests.gym.suites import api_test, parallel_api_test, parallel_seed_test, seed_test
from tests.gym.tables import SUITE_WARNINGS, everywhere

CYCLES = 12

pytestmark = [pytest.mark.filterwarnings(warning) for warning in SUITE_WARNINGS]


@everywhere
def test_agents_in_turn_pass_the_api_test(key: str, seats: int) -> None:
    api_test(env(key, seats, render_mode="ansi"), num_cycles=CYCLES)


@everywhere
def test_agents_at_once_pass_the_api_test(key: str, seats: int) -> None:
    parallel_api_test(parallel_env(key, seats), num_cycles=CYCLES)


@everywhere
def test_agents_in_turn_pass_the_seed_test(key: str, seats: int) -> None:
    seed_test(lambda: env(key, seats), num_cycles=CYCLES)


@everywhere
def test_agents_at_once_pass_the_seed_test(key: str, seats: int) -> None:
    """It samples without masks, so an answer that is not legal may only lose here; test_playing has whole games."""
    parallel_seed_test(lambda: parallel_env(key, seats, illegal="lose"), num_cycles=CYCLES)
