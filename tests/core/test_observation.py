"""Observation: what a seat sees, as numbers on a page."""

import contextlib
from collections.abc import Iterator

import pytest

from spelunke.core.dice import Dice
from spelunke.core.errors import BadHouseRule
from spelunke.core.game import Game
from spelunke.core.observation import PackedObservation
from spelunke.core.table import LUCK_BIT, SPECTATOR, Table
from spelunke.shelf import keys, parts

ANSWERS = 150
"""After so many answers another game begins on the same page."""


def _tables() -> Iterator[Game]:
    for key in keys():
        box = parts(key).box
        for preset in box.presets:
            for seats in (min(box.seats), max(box.seats)):
                with contextlib.suppress(BadHouseRule):  # not every preset goes with every number of seats
                    yield Game(parts(key), seats, preset=preset)


@pytest.mark.parametrize("game", list(_tables()), ids=str)
def test_a_page_that_was_written_on_says_what_a_new_one_says(game: Game) -> None:
    observation, seats, dice = game.parts.observation, game.seats, Dice(game.seats)
    page: PackedObservation | None = None
    for _ in range(3):
        table = game.parts.deal(game.seats, game.house)
        page = page or PackedObservation(observation.size(table))
        for _ in range(ANSWERS):
            if not table.asked:
                break
            if table.asked == LUCK_BIT:
                table.luck(table.draw(dice))
            else:
                choices = [table.choices(seat) for seat in table.seats_asked()]
                table.answer([codes[dice.below(len(codes))] for codes in choices])
            viewer = [SPECTATOR, *range(seats)][dice.below(seats + 1)]
            page.at = 0
            observation.write(table, viewer, page)
            assert list(page.numbers) == observation.numbers(table, viewer)


def _moments(game: Game) -> Iterator[Table]:
    """Tables at which somebody is asked, in a game of random answers."""
    dice = Dice(game.seats)
    table = game.parts.deal(game.seats, game.house)
    for _ in range(ANSWERS):
        if table.asked == LUCK_BIT:
            table.luck(table.draw(dice))
        elif table.asked:
            yield table
            choices = [table.choices(seat) for seat in table.seats_asked()]
            table.answer([codes[dice.below(len(codes))] for codes in choices])


@pytest.mark.parametrize("game", list(_tables()), ids=str)
def test_packed_pages_differ_exactly_when_whole_ones_do(game: Game) -> None:
    observation = game.parts.observation
    short: dict[tuple[int, ...], tuple[int, ...]] = {}
    whole: dict[tuple[int, ...], tuple[int, ...]] = {}
    for table in _moments(game):
        page = PackedObservation(observation.size(table), packed=True)
        for seat in range(game.seats):
            page.at = 0
            observation.write(table, seat, page)
            packed, numbers = tuple(map(int, page.numbers))[: page.at], tuple(observation.numbers(table, seat))
            assert all(abs(number) < 2**20 for number in packed)
            assert short.setdefault(numbers, packed) == packed
            assert whole.setdefault(packed, numbers) == numbers


@pytest.mark.parametrize("game", [game for game in _tables() if game.parts.observation.no_secrets], ids=str)
def test_without_secrets_whoever_looks_on_knows_what_the_seats_know(game: Game) -> None:
    observation, dice = game.parts.observation, Dice(1)
    for table in _moments(game):
        other = table.copy()
        other.reshuffle(SPECTATOR, dice)
        for seat in range(game.seats):
            assert observation.numbers(other, seat) == observation.numbers(table, seat)
