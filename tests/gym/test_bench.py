"""The bench of the doors runs. How fast they are is for `make bench` to say, not for a test."""

import sys
import time

from bench import gym
from spelunke.gym.pettingzoo import env
from tests.gym.tables import every_game


@every_game
def test_many_tables_count_every_answer(key: str) -> None:
    heat = gym.many_tables(key, 64)(2)
    assert heat.games == 2
    assert heat.decisions >= 2 * 64 / 2, "every row answers in every step but the ones that deal"


def test_turns_are_counted_by_pettingzoos_own_benchmark() -> None:
    assert gym.turns_a_second(env("rueck"), 0.05) > 10


def test_pettingzoo_has_its_own_clock_back_afterwards() -> None:
    gym.turns_a_second(env("rueck"), 0.01)
    from pettingzoo.test import performance_benchmark

    assert sys.modules[performance_benchmark.__module__].__dict__["time"] is time
