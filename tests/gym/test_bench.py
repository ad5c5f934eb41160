"""The bench of the doors runs. How fast they are is for `make bench` to say, not for a test."""

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
