"""Sight: what a seat sees, as numbers on a page."""

import contextlib
from collections.abc import Iterator

import pytest

from spelunke.core.dice import Dice
from spelunke.core.errors import BadHouseRule
from spelunke.core.game import Game
from spelunke.core.sight import Page
from spelunke.core.table import LUCK_BIT, SPECTATOR
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
    sight, seats, dice = game.parts.sight, game.seats, Dice(game.seats)
    page: Page | None = None
    for _ in range(3):
        table = game.parts.deal(game.seats, game.house)
        page = page or Page(sight.size(table))
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
            sight.write(table, viewer, page)
            assert list(page.numbers) == sight.numbers(table, viewer)
