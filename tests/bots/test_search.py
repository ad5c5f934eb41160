"""The search itself: it mixes where it must, finds what can be worked out, and holds to its bounds."""

import subprocess
import sys

import pytest

from spelunke.bots.search import Search
from spelunke.bots.trees import FULL, KEY_BITS, MOST_NUMBERS, NOWHERE, SEEN, Trees
from spelunke.core.dice import Dice
from spelunke.core.policy import Policy
from tests.bots.pennies import NothingToSee, Showing


def searched(things: int, seat: int, games: int, seed: int = 1, most_keys: int = 1000) -> Search:
    search = Search(Showing(things), seat, NothingToSee(1), Policy(), 1, 0.5, Dice(seed), most_keys)
    search.think(games, 60.0)
    return search


@pytest.mark.parametrize("seat", [0, 1])
def test_a_penny_is_shown_on_either_side_about_as_often(seat: int) -> None:
    for seed in range(5):
        _, _, heads = searched(2, seat, 2000, seed).found()[0]
        assert 0.35 < heads < 0.65


def test_rock_paper_and_scissors_are_all_shown() -> None:
    for seed in range(5):
        assert all(0.1 < part < 0.55 for _, _, part in searched(3, 0, 2000, seed).found())


def test_what_a_fair_game_is_worth_is_found() -> None:
    found = searched(2, 0, 2000).found()
    assert sum(tries * share for tries, share, _ in found) / 2000 == pytest.approx(0.5, abs=0.05)


def test_the_same_seed_gives_the_same_thoughts_and_another_seed_others() -> None:
    assert searched(3, 0, 300, seed=4).found() == searched(3, 0, 300, seed=4).found()
    assert searched(3, 0, 300, seed=4).found() != searched(3, 0, 300, seed=5).found()


def test_a_search_imagines_no_more_games_than_it_may() -> None:
    assert searched(3, 0, 40).iterations == 40
    assert searched(3, 0, 7).iterations == 7


def test_a_search_ends_when_its_time_is_up() -> None:
    search = Search(Showing(3), 0, NothingToSee(1), Policy(), 1, 0.5, Dice(1), 1000)
    search.think(10**9, 0.02)
    assert 0 < search.iterations < 10**6


def test_parts_of_an_answer_add_up_to_one() -> None:
    assert sum(part for _, _, part in searched(3, 1, 100).found()) == pytest.approx(1.0)


def test_a_tree_that_is_full_still_answers() -> None:
    search = searched(3, 0, 200, most_keys=1)
    assert search.trees.keys == 1
    assert search.iterations == 200


def test_nodes_are_found_again_however_many_there_are() -> None:
    trees = Trees(5000)
    keys = [key * 0x9E3779B97F4A7 & (1 << KEY_BITS) - 1 for key in range(5000)]
    for key in keys:
        trees.see(key)
    assert all(trees.node(key, 3) == SEEN for key in keys)
    nodes = [trees.grow(key, 3) for key in keys]
    assert len({SEEN, NOWHERE, FULL, *nodes}) == 5003
    assert [trees.node(key, 3) for key in keys] == nodes
    assert trees.node(12345, 3) == NOWHERE


def test_a_tree_grows_no_further_than_it_may() -> None:
    trees = Trees(2)
    for key in (10, 11, 12):
        trees.see(key)
    assert [trees.node(key, 4) for key in (10, 11, 12)] == [SEEN, SEEN, NOWHERE]
    assert trees.grow(10, MOST_NUMBERS) == FULL
    assert trees.node(10, 4) == SEEN


def test_a_key_that_means_something_else_by_chance_is_not_taken_for_the_same() -> None:
    trees = Trees(9)
    trees.see(10)
    trees.grow(10, 4)
    assert trees.node(10, 5) == FULL


def test_the_answer_that_did_better_is_tried_more_often() -> None:
    trees = Trees(9)
    trees.see(1)
    node = trees.grow(1, 3)
    dice = Dice(3)
    for _ in range(600):
        at = trees.tried(node, 3, 0.5, dice)
        trees.learn(node, at, float(dice.chance((2, 5, 3)[at], 10)))
    parts = list(trees.parts(node, 3, False))
    assert parts[1] > 0.5
    assert min(parts) > 0.02


FILL_TREES = """
import tracemalloc
from spelunke.bots.trees import FULL, KEY_BITS, MOST_KEYS, Trees
trees = Trees(MOST_KEYS)
keys = [key * 0x9E3779B97F4A7 & (1 << KEY_BITS) - 1 for key in range(int(MOST_KEYS))]
tracemalloc.start()
for key in keys:
    trees.see(key)
for key in keys:
    if trees.grow(key, 20) == FULL:
        break
else:
    raise AssertionError("they never were full")
print(tracemalloc.get_traced_memory()[1])
"""
"""What was asked for at most, which is the same everywhere; how much of it a system counts as held differs by megabytes."""


def test_trees_that_are_full_take_less_than_180_megabytes() -> None:
    grown = subprocess.run([sys.executable, "-c", FILL_TREES], capture_output=True, text=True, check=True)
    assert 0 < int(grown.stdout) < 180_000_000
