"""A second reading of RULES.md, written without a look at the rules, plays the same games."""

from typing import Any

import pytest

import spelunke
from spelunke.games.teufel.types import GoOn, Start, Turn
from tests.laws.hooks.teufel_census import Sitting, after, fists, revealed, sitting_of


def read_again(naive: Sitting, house: Any, offered: dict[int, Any], chosen: dict[int, Any]) -> Sitting:
    """What the second reading makes of these answers; it must have expected the same choice."""
    if naive.turn is None and naive.start is not None:
        stakes = fists(naive, house)
        for seat, fist in enumerate(stakes):
            assert fist == [move.chips for move in offered.get(seat, ())] or (fist == [None] and seat not in offered)
        return revealed(naive, tuple(chosen[seat].chips if seat in chosen else None for seat in range(len(stakes))))
    (allowed,), (move,) = offered.values(), chosen.values()
    options = after(naive, house)
    assert {named(other) for other in allowed} == set(options)
    return options[named(move)]


def named(move: Any) -> object:
    """A move as the second reading names it."""
    match move:
        case Start(who):
            return who
        case Turn(coal):
            return coal
        case GoOn():
            return "go on"
    return "stop"


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize(
    "house",
    [
        {"rounds": 12},
        {"rounds": 12, "zero_stake": False, "oven_mouth": 30},
        {"rounds": 20, "capital": 500, "coal": {"100": 9, "25": 3, "devil": 2}, "track": [50, 200, 300, 500, 600, 1600]},
        {"rounds": 30, "capital": 10, "coal": {"10": 2, "20": 1, "devil": 3}, "start": 1},
    ],
)
def test_two_readings_of_the_rules_agree_on_every_step_of_a_game(seats: int, house: dict[str, Any]) -> None:
    """§2 to §8, §10.1, §10.5: who is asked, what may be answered, and all that comes of it."""
    game = spelunke.game("teufel", seats=seats, house=house)
    for seed in range(3):
        table = game.deal(ask_luck=True)
        dice = spelunke.Dice(seed, seats)
        naive = sitting_of(game, None)
        while game.asked(table):
            offered = {seat: game.moves(table, seat) for seat in game.asked(table)}
            chosen = {seat: moves[dice.below(len(moves))] for seat, moves in offered.items()}
            game.play(table, chosen)
            naive = read_again(naive, game.house, offered, chosen)
            assert sitting_of(game, game.position(table)) == naive
        assert naive.over
