"""What a browser is sent never depends on what its seat cannot know."""

import asyncio
import os
import random
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from itertools import islice

import msgspec
import pytest

from spelunke import shelf
from spelunke.core.dice import Dice
from spelunke.core.table import SPECTATOR
from spelunke.server.live import seat_output
from spelunke.server.log import entries, fairness
from spelunke.server.log.entries import Entry, What
from spelunke.server.log.table_log import TableLog
from tests.server.house import open_house, sqlite_in
from tests.server.recorder import LOADED_DICE, Heard, LoadedHouse, Recorder, called, lay
from tests.server.worlds import Twins, played, twins

SEED = bytes(range(32))


def read(table_log: TableLog, seat: int | None, what: What) -> None:
    table_log.read(Entry(table_log.n + 1, seat, what, table_log.n))


def started(key: str, preset: str, **house: object) -> TableLog:
    """A table with a person on every seat."""
    game = shelf.game(key, preset=preset, house=house)
    created = entries.Created(
        code="ABCDE",
        game=key,
        version=game.box.version,
        seats=game.seats,
        house={name: msgspec.to_builtins(getattr(game.house, name)) for name in game.house.__struct_fields__},
        clock=0,
        pace="easy",
        level="thumb",
        listed=False,
        odds="off",
        commitment=fairness.commitment(SEED),
        host="",
    )
    table_log = TableLog("table", SEED)
    read(table_log, None, created)
    for seat in range(game.seats):
        read(table_log, seat, entries.Joined(f"Guest {seat}", str(seat), str(seat)))
    read(table_log, None, entries.Started())
    return table_log


def everything(table_log: TableLog, seat: int | None) -> list[bytes]:
    """All that the door says of a table to a seat."""
    told = [seat_output.told(table_log, moment, seat, here=(), left=None) for moment in table_log.moments]
    return [
        seat_output.hello(table_log, seat, host=False, here=(), left=None),
        seat_output.story(table_log, seat, 0),
        seat_output.past(table_log, table_log.turn, seat),
        seat_output.card(table_log),
        *told,
    ]


KEYS = shelf.keys()
PRESETS = [(key, preset) for key in KEYS for preset in dict.fromkeys(("box", list(shelf.parts(key).box.presets)[-1]))]


@pytest.mark.parametrize(("key", "preset"), PRESETS)
def test_nothing_that_is_sent_changes_when_what_the_seat_cannot_know_is_redealt(key: str, preset: str) -> None:
    table_log = started(key, preset)
    dice = random.Random(3)
    for _ in range(40):
        if table_log.standing == "over":
            break
        for seat in (*range(len(table_log.chairs)), None):
            table = table_log.running.table
            before = everything(table_log, seat)
            twin = table.copy()
            twin.tape = table.tape
            twin.reshuffle(SPECTATOR if seat is None else seat, Dice(table_log.n))
            table_log.running.table = twin
            assert seat_output.hello(table_log, seat, host=False, here=(), left=None) == before[0]
            table_log.running.table = table
        for seat in table_log.waiting_for():
            code = dice.choice(table_log.running.table.choices(seat))
            read(table_log, seat, entries.AnswerSealed(table_log.turn, code))


@pytest.mark.parametrize("key", KEYS)
def test_a_sealed_answer_changes_nothing_that_others_are_sent_before_the_reveal(key: str) -> None:
    one, other = started(key, "box"), started(key, "box")
    dice = random.Random(5)
    for _ in range(60):
        asked = one.waiting_for()
        for seat in asked[:-1]:
            choices = one.running.table.choices(seat)
            code = dice.choice(choices)
            read(one, seat, entries.AnswerSealed(one.turn, code))
            read(other, seat, entries.AnswerSealed(other.turn, dice.choice(choices)))
            for hearer in (*range(len(one.chairs)), None):
                if hearer != seat:
                    assert everything(one, hearer) == everything(other, hearer)
            read(other, seat, entries.AnswerSealed(other.turn, code))
            assert everything(one, seat) == everything(other, seat), "a changed mind leaves no trace"
        if not asked:
            break
        code = dice.choice(one.running.table.choices(asked[-1]))
        for table_log in (one, other):
            read(table_log, asked[-1], entries.AnswerSealed(table_log.turn, code))


FULL = os.environ.get("WIRE") == "full"
SEEDS = range(1, 6 if FULL else 2)
MOST_TURNS = 400 if FULL else 12
PAIRS = 1_000_000 if FULL else 2
"""So many pairs of worlds for every client; in full, as many as it takes to cover the whole game."""

HIDES_CARDS = {"adel", "klau", "tock"}
ASKS_SEVERAL = {"adel", "rueck", "teufel", "tock"}


Houses = tuple[LoadedHouse, LoadedHouse]


@pytest.fixture(scope="module")
def two_houses(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Houses]:
    """Two servers that know nothing of each other, so that tables in them can have the same name."""
    with ExitStack() as opened:
        houses = []
        for name in ("one", "other"):
            folder = tmp_path_factory.mktemp(name)
            db = sqlite_in(folder)
            house = opened.enter_context(open_house(db, first=LOADED_DICE.format(folder=str(folder)), heartbeat=600.0))
            houses.append(LoadedHouse(house, db, folder))
        yield houses[0], houses[1]


async def in_both(houses: Houses, recorders: Sequence[Recorder], pair: Twins) -> list[Heard]:
    """What the hearer received in the one world and in the other, where the others also seal what they do not mean."""
    heard = []
    for number, (house, recorder) in enumerate(zip(houses, recorders, strict=True)):
        turns = [both[number] for both in pair.turns]
        start = (pair.one, pair.other)[number]
        await lay(house, recorder.name, recorder.game, start, [answers for turn in turns for answers in turn])
        heard.append(await recorder.record(turns, pair.since is None, random.Random(1) if number else None))
    return heard


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("key", KEYS)
def test_in_a_whole_game_no_byte_that_a_client_receives_depends_on_what_it_cannot_know(
    key: str, seed: int, two_houses: Houses
) -> None:
    """All frames and bodies of every seat and of a spectator, beside those of a world in which all that is hidden differs."""
    game = shelf.game(key, preset="box" if FULL else "tiny")
    whole = played(game, seed, MOST_TURNS)
    differing = feints = 0
    for hearer in (*range(game.seats), None):
        for number, pair in enumerate(islice(twins(whole, hearer, seed), PAIRS)):
            recorders = [Recorder(house, called(f"{key}.{seed}.{hearer}.{number}"), game, hearer) for house in two_houses]
            one, other = asyncio.run(in_both(two_houses, recorders, pair))
            assert one.told == other.told
            assert one.bodies == other.bodies
            assert len(one.told) > len(pair.turns) + game.seats
            differing += pair.differ(game)
            feints += recorders[1].feints
    assert (differing > 0) == (key in HIDES_CARDS)
    assert (feints > 0) == (key in ASKS_SEVERAL)


@pytest.mark.parametrize("key", sorted(HIDES_CARDS))
def test_a_private_event_that_everybody_heard_would_be_noticed(key: str) -> None:
    """The worlds that are compared differ in what is told in private, not only in what lies on the table."""
    game = shelf.game(key, preset="tiny")
    whole = played(game, SEEDS[0], MOST_TURNS)
    for hearer in (*range(game.seats), None):
        assert any(pair.is_told_otherwise(game) for pair in islice(twins(whole, hearer, SEEDS[0]), PAIRS))
