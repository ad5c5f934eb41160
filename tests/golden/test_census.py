"""Law 9: the lines of play of small deals and late positions are as many as ever, and as a naive counter finds."""

import json
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from spelunke.core.dice import Dice
from spelunke.core.errors import BadHouseRule
from spelunke.core.game import Game, Parts
from spelunke.core.table import Table
from tests.golden.files import WRITE, NotGolden, folder_of, lines_of, write
from tests.laws.census import children, count_lines, counts
from tests.laws.hooks import Count, hooks_of
from tests.laws.scenes import games
from tests.laws.walks import random_answers, sensible_answers

MOST_LINES = 3_000
"""How many lines are counted at most: plain, about a tenth of a second."""

ASKS_BEFORE_THE_END = (2, 4)
"""How late the late positions are."""


class Census(NamedTuple):
    """A place to count from, and what was counted: depth 1, 2, 3 …"""

    preset: str
    seats: int
    position: dict[str, Any] | None
    """None for the deal."""

    counts: list[Count]


VERSIONS = [(game, rules) for game in games() for rules in (*game.box.former, game.box.version)]
"""Every game under every version of its rules."""


COUNTED = [(game, rules) for game, rules in VERSIONS if hooks_of(game.box.key).count]


def named(value: Parts | int) -> str:
    return f"v{value}" if isinstance(value, int) else value.box.key


def path_of(game: Parts, rules: int) -> Path:
    return folder_of(game, rules) / f"{game.box.key}.census.txt"


def read(game: Parts, rules: int) -> list[Census]:
    """The golden file: a line for each place to count from, then lines of depth, lines, lines over, firsts by seat."""
    found: list[Census] = []
    for line in lines_of(path_of(game, rules)):
        first, *rest = line.split(" ", 2)
        if first.isdigit():
            lines, over, *firsts = (int(number) for number in line.split()[1:])
            found[-1].counts.append(Count(lines, over, tuple(firsts)))
        elif not line.startswith("#"):
            found.append(Census(first, int(rest[0]), None if rest[1] == "deal" else json.loads(rest[1]), []))
    return found


def taken(game: Parts, rules: int) -> list[Census]:
    """Everything counted anew, from the same places as before; new places if there were none."""
    places = read(game, rules) or [*_deals(game), *_late_positions(game)]
    return [place._replace(counts=counts(start(game, rules, place), MOST_LINES)) for place in places]


def start(game: Parts, rules: int, place: Census) -> Table:
    """The table that is counted from."""
    played = Game(game, place.seats, preset=place.preset, rules=rules)
    return played.deal(ask_luck=True) if place.position is None else played.arrange(place.position, ask_luck=True)


def _deals(game: Parts) -> list[Census]:
    return [Census("tiny", seats, None, []) for seats in game.box.seats if "tiny" in game.box.presets and _goes(game, seats)]


def _goes(game: Parts, seats: int) -> bool:
    try:
        Game(game, seats, preset="tiny")
    except BadHouseRule:
        return False
    return True


def _late_positions(game: Parts) -> list[Census]:
    """The game of the box, shortly before it ends."""
    found = []
    for seats in (game.box.seats[0], game.box.usual_seats):
        played = Game(game, seats)
        for before_the_end in ASKS_BEFORE_THE_END:
            dice = Dice(seats, before_the_end)
            tables = [played.deal(ask_luck=True)]
            while tables[-1].asked:
                table = tables[-1].copy()
                # Half by rule of thumb, half by chance: it ends, and no two seats play the same game.
                answers = sensible_answers(played, table, dice) if dice.chance(1, 2) else random_answers(table, dice)
                table.answer(answers)
                tables = [*tables[-before_the_end:], table]
            found.append(Census("box", seats, played.position(tables[0]), []))
    return found


def written(censuses: list[Census]) -> list[str]:
    lines = ["# Asks answered, lines of play, lines that are over by then, and in how many of these each seat is first."]
    for census in censuses:
        place = "deal" if census.position is None else json.dumps(census.position, separators=(",", ":"))
        lines.append(f"{census.preset} {census.seats} {place}")
        for depth, count in enumerate(census.counts, start=1):
            lines.append(" ".join(str(number) for number in (depth, count.lines, count.over, *count.firsts)))
    return lines


def divided(game: Parts, rules: int, place: Census, depth: int) -> str:
    """The count of every first answer by itself: the wrong one is found by halving."""
    table = start(game, rules, place)
    moves = game.codebook.moves
    return "\n".join(
        f"  {[moves[code] for code in codes]}: {count_lines(child, depth - 1)}" for codes, child in children(table)
    )


@pytest.mark.parametrize(("game", "rules"), VERSIONS, ids=named)
def test_there_are_as_many_lines_of_play_as_ever(game: Parts, rules: int) -> None:
    if WRITE:
        write(path_of(game, rules), written(taken(game, rules)))
    places = read(game, rules)
    if not places or not all(place.counts for place in places):
        raise NotGolden(f"there is no {path_of(game, rules).name}; `make golden` writes it")
    for place in places:
        for depth, wanted in enumerate(place.counts, start=1):
            found = count_lines(start(game, rules, place), depth)
            assert found == wanted, f"{place}, depth {depth}:\n{divided(game, rules, place, depth)}"


@pytest.mark.parametrize(("game", "rules"), COUNTED, ids=named)
def test_a_naive_counter_agrees(game: Parts, rules: int) -> None:
    naive = hooks_of(game.box.key).count
    assert naive is not None
    for place in read(game, rules):
        played = Game(game, place.seats, preset=place.preset, rules=rules)
        for depth, wanted in enumerate(place.counts, start=1):
            found = naive(played, place.position, depth)
            assert found == wanted, f"{place}, depth {depth}:\n{divided(game, rules, place, depth)}"
