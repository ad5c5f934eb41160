"""Bots answer from a view."""

import pytest

import spelunke
from spelunke.bots import BOTS, decider
from spelunke.core.dice import Dice

STEPS = {"master": 2, "rogue": 1}
"""Who thinks takes their time."""


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("key", spelunke.keys())
def test_every_bot_plays_every_game_with_legal_answers_from_its_view(key: str, name: str) -> None:
    game = spelunke.game(key)
    table = game.deal(seed=3)
    bot = decider(name, game)
    dice = Dice(5)
    for _ in range(STEPS.get(name, 60)):
        if asked := game.asked(table):
            game.play(table, {seat: bot(game.view(table, seat), dice) for seat in asked})


def test_an_unknown_bot_is_refused_with_the_known_ones() -> None:
    with pytest.raises(spelunke.UnknownBot, match="random"):
        decider("oracle", spelunke.game("rueck"))
