"""Bots answer from processes of their own, and a table never waits for one that is stuck."""

import asyncio
import math
import os
import re
import signal
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest

import spelunke
from spelunke.core.dice import Dice
from spelunke.core.types import Move
from spelunke.server.live.clocks import ERRAND, HUMAN_PACE, longest_thought
from spelunke.server.metrics import Metrics
from spelunke.server.socket.game_codecs import read_view
from spelunke.server.workers.bot_pool import BotPool, HintPool
from spelunke.server.workers.bot_worker import BotQuestion, answered
from tests.server.conftest import NewGuest
from tests.server.evening import eventually
from tests.server.guests import Guest
from tests.server.house import House, open_house

STUCK = (sys.executable, "-c", "import time; time.sleep(60)")
DEAD = (sys.executable, "-c", "pass")
CONFUSED = (sys.executable, "-c", "print('no move', flush=True); input()")


SLOW = """
import sys, time
from spelunke.server.workers.bot_worker import answered
for line in sys.stdin.buffer:
    time.sleep({seconds})
    sys.stdout.buffer.write(answered(line.replace(b'"master"', b'"thumb"')) + b"\\n")
    sys.stdout.buffer.flush()
"""
"""A worker whose every answer takes so long: thinking, as others would feel it."""


def slow(seconds: float) -> tuple[str, ...]:
    return (sys.executable, "-c", SLOW.format(seconds=seconds))


def question(level: str = "thumb") -> BotQuestion:
    game = spelunke.game("rueck", seats=3)
    view = game.view(game.deal(seed=4), 1)
    return BotQuestion("rueck", 3, {}, level, 9, msgspec.Raw(msgspec.json.encode(view)))


def ask(
    count: int = 1, command: tuple[str, ...] | None = None, patience: float = 60, workers: int = 2
) -> tuple[list[Move], Metrics]:
    counts = Metrics()

    async def all_asked() -> list[Move]:
        bots = BotPool(counts, workers, patience, command)
        try:
            return await asyncio.gather(*(bots.answer(question(), 0.01) for _ in range(count)))
        finally:
            await bots.stop()

    return asyncio.run(all_asked()), counts


def is_legal(move: Move) -> bool:
    game = spelunke.game("rueck", seats=3)
    return move in game.moves(game.deal(seed=4), 1)


def test_a_worker_answers_from_a_view_and_always_alike() -> None:
    moves, counts = ask(4)
    assert len(set(moves)) == 1
    assert is_legal(moves[0])
    assert not counts.replaced


def test_a_worker_that_is_stuck_is_replaced_and_the_rule_of_thumb_answers() -> None:
    moves, counts = ask(1, STUCK, patience=0.3)
    asked = question()
    view = read_view(asked.game, bytes(asked.view))
    assert moves == [spelunke.game("rueck", seats=3).thumb(view, Dice(asked.seed))]
    assert counts.replaced == {"bots": 1}


def test_behind_a_worker_that_is_stuck_nobody_waits_longer_than_the_one_whom_it_keeps_waiting() -> None:
    """One deadline over the line and all tries: of five who ask at once each would otherwise be given a stuck worker."""
    moves, counts = ask(5, STUCK, patience=1.0, workers=1)
    assert all(is_legal(move) for move in moves)
    assert counts.replaced == {"bots": 1}


def test_a_worker_that_has_died_or_talks_nonsense_is_replaced() -> None:
    for command in (DEAD, CONFUSED):
        moves, counts = ask(1, command)
        assert is_legal(moves[0])
        assert counts.replaced["bots"] == 2


def test_a_worker_says_what_it_could_not_do_instead_of_dying() -> None:
    line = msgspec.json.encode(question("genius"))
    try:
        answered(line)
    except spelunke.UnknownBot:
        pass
    else:
        raise AssertionError("there is no such bot")


def replaced(somebody: Guest) -> int:
    """How many workers have been replaced."""
    found = re.search(r"^spelunke_bots_replaced_total (\d+)", somebody.http.get("/metrics").text, re.MULTILINE)
    assert found is not None
    return int(found[1])


@pytest.mark.real_service
def test_a_stuck_bot_holds_up_neither_its_table_for_long_nor_any_other(db: str, guest: NewGuest) -> None:
    with open_house(db, bot_command=list(STUCK), bot_patience=8.0, bot_workers=2) as house:
        anna, ben = guest("Anna", house), guest("Ben", house)
        table = anna.put_up(seats=3, preset="tiny")
        socket = anna.socket(table, seat=0)
        anna.at(table, "start")
        first = socket.hear_until("Step")
        socket.say("Answer", turn=0, move=first["view"]["choices"][0])
        ben.put_up()
        assert replaced(ben) == 0, "the loop is free while the bot is stuck"
        assert socket.hear_until("Step")["turn"] == 1
        assert replaced(ben) >= 2


def workers_of(house: House) -> list[int]:
    """The processes in which its bots think; one that is only being made is still called as the house is."""
    main = house.process.pid
    children = [int(child) for child in Path(f"/proc/{main}/task/{main}/children").read_text().split()]
    return [child for child in children if b"spelunke.server.workers.bot_worker" in Path(f"/proc/{child}/cmdline").read_bytes()]


@pytest.mark.real_service
@pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="processes are found by /proc")
@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGSTOP])
def test_workers_that_are_killed_or_hang_again_and_again_are_replaced_and_every_seat_answers(
    how: signal.Signals, db: str, guest: NewGuest
) -> None:
    with open_house(db, bot_patience=2.0) as house:
        anna = guest("Anna", house)
        table = anna.put_up(seats=3, preset="tiny", pace="at_once")
        socket = anna.socket(table, seat=0)
        anna.at(table, "start")
        struck = set()
        while (view := (step := socket.hear_until("Step"))["view"])["standing"] is None:
            if set(view["asked"]) - {0}:
                eventually(lambda: workers_of(house))
            for worker in workers_of(house):
                struck.add(worker)
                os.kill(worker, how)
            if 0 in view["asked"]:
                socket.say("Answer", turn=step["turn"], move=view["choices"][0])
        assert len(struck) > 1
        house.check_log('"level":"error"')
        for worker in set(workers_of(house)) & struck:
            os.kill(worker, signal.SIGKILL)


def test_bots_think_as_long_as_the_table_s_pace_says(db: str, guest: NewGuest) -> None:
    with open_house(db, pace=1.0) as house:
        shortest, _ = HUMAN_PACE["easy"]
        assert seconds_until_sealed(guest("Anna", house), pace="easy") >= shortest


def seconds_until_sealed(anna: Guest, **wanted: str) -> float:
    """How long after the deal the first of two bots has chosen, at most: a busy machine makes it longer, never shorter."""
    table = anna.put_up(seats=3, preset="tiny", **wanted)
    socket = anna.socket(table, seat=0)
    began = time.monotonic()
    anna.at(table, "start")
    socket.hear_until("Sealed")
    return time.monotonic() - began


TRIES = 40
LATE = 0.3
"""So much of a span may an answer come behind its end."""


async def tell_by_the_time(answer: Callable[[], Awaitable[object]], span: float) -> tuple[float, float]:
    """How many spans an answer takes at least, and how far behind the end of a span it comes, the best of some tries.

    A busy machine makes it late now and then; whoever answers when the thinking is done is never at the end of a span.
    """
    await answer()
    least, behind = math.inf, 1.0
    for _ in range(TRIES):
        began = time.monotonic()
        await answer()
        spans = (time.monotonic() - began) / span
        least, behind = min(least, spans), min(behind, spans % 1)
        if behind < LATE:
            break
    return least, behind


@pytest.mark.secrecy
@pytest.mark.parametrize("thinks", [0.0, 0.15, 0.4])
def test_nobody_can_tell_by_the_time_how_long_a_bot_has_thought(thinks: float) -> None:
    """An answer that was there at once, one that took long and one that took too long come at the end of a span."""
    span = 0.3

    async def asked() -> tuple[float, float]:
        bots = BotPool(Metrics(), 1, 60, slow(thinks))
        try:
            return await tell_by_the_time(lambda: bots.answer(question(), span), span)
        finally:
            await bots.stop()

    least, behind = asyncio.run(asked())
    assert least >= max(1.0, thinks / span)
    assert behind < LATE


STEADY = """
import sys, time
for line in sys.stdin.buffer:
    time.sleep({seconds})
    print({move!r}, flush=True)
"""


def test_the_last_of_many_who_think_at_one_table_still_gets_its_turn() -> None:
    """Whoever stands in line waits for as long as all of them may think together, not for one thought of its own."""
    asked = question()
    game = spelunke.game("rueck", seats=3)
    thumb = game.thumb(read_view(asked.game, bytes(asked.view)), Dice(asked.seed))
    other = next(move for move in game.moves(game.deal(seed=4), 1) if move != thumb)

    async def all_asked() -> list[Move]:
        command = (sys.executable, "-c", STEADY.format(seconds=0.5, move=msgspec.json.encode(other).decode()))
        bots = BotPool(Metrics(), 1, 4, command)
        try:
            return await asyncio.gather(*(bots.answer(asked, 3.2) for _ in range(6)))
        finally:
            await bots.stop()

    assert asyncio.run(all_asked()) == [other] * 6


MASTERS_NEVER = """
import sys, time
from spelunke.server.workers.bot_worker import answered
for line in sys.stdin.buffer:
    if b'"master"' in line:
        time.sleep(3600)
    sys.stdout.buffer.write(answered(line) + b"\\n")
    sys.stdout.buffer.flush()
"""


def test_while_a_bot_thinks_those_who_do_not_think_answer_at_other_tables(db: str, guest: NewGuest) -> None:
    with open_house(db, bot_command=[sys.executable, "-c", MASTERS_NEVER], bot_patience=600.0) as house:
        slow_table, other_table = guest("Anna", house), guest("Ben", house)
        waits = slow_table.put_up("rueck", seats=3, pace="at_once", level="master")
        slow_table.at(waits, "start")
        table = other_table.put_up("rueck", seats=3, pace="at_once", level="novice")
        socket = other_table.socket(table, seat=0)
        other_table.at(table, "start")
        socket.hear_until("Sealed")


ADVISER = """
import sys, time
for line in sys.stdin.buffer:
    time.sleep({seconds})
    print("[7, []]", flush=True)
"""


@pytest.mark.secrecy
@pytest.mark.parametrize("thinks", [0.0, 0.15, 0.4])
def test_nobody_can_tell_by_the_time_of_a_hint_whether_somebody_else_has_asked_for_one(
    thinks: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    span = 0.3
    monkeypatch.setattr("spelunke.server.workers.bot_pool.longest_hint", lambda: span)

    async def asked() -> tuple[float, float]:
        advisers = HintPool(Metrics(), 1, 60, (sys.executable, "-c", ADVISER.format(seconds=thinks)))
        try:
            assert await advisers.advise(question("hint")) == (7, ())
            return await tell_by_the_time(lambda: advisers.advise(question("hint")), span)
        finally:
            await advisers.stop()

    least, behind = asyncio.run(asked())
    assert least >= max(1.0, thinks / span)
    assert behind < LATE


def test_workers_for_hints_are_counted_apart_from_bots() -> None:
    counts = Metrics()

    async def asked() -> object:
        advisers = HintPool(counts, 1, 60, DEAD)
        try:
            return await advisers.advise(question("hint"))
        finally:
            await advisers.stop()

    assert asyncio.run(asked()) is None
    assert counts.replaced == {"advisers": 2}


@pytest.mark.secrecy
@pytest.mark.parametrize("thinks", [0.0, 0.2])
def test_that_a_bot_has_chosen_is_seen_when_all_bots_could_have_thought_as_long_as_they_may(
    thinks: float, db: str, guest: NewGuest
) -> None:
    with open_house(db, bot_command=list(slow(thinks))) as house:
        anna = guest("Anna", house)
        seconds = seconds_until_sealed(anna, pace="at_once", level="master")
        assert seconds > 2 * longest_thought("master", "rueck")


@pytest.mark.secrecy
def test_a_bot_that_has_nothing_to_think_about_takes_as_long_as_one_that_has(db: str, guest: NewGuest) -> None:
    """In Klau Mau! whoever has nothing to lay can only say so: that must not be heard from how fast it is said."""
    with open_house(db, bot_command=list(slow(0.0))) as house:
        anna = guest("Anna", house)
        table = anna.put_up("klau", seats=2, preset="tiny", pace="at_once", level="master")
        socket = anna.socket(table, seat=0)
        began, by_bot = time.monotonic(), 0
        anna.at(table, "start")
        seconds: list[float] = []
        step = socket.hear_until("Step")
        while step["view"]["standing"] is None and len(seconds) < 4:
            if 0 in step["view"]["asked"]:
                began, by_bot = time.monotonic(), 0
                socket.say("Answer", turn=step["turn"], move=step["view"]["choices"][0])
            else:
                by_bot += 1
            step = socket.hear_until("Step")
            if by_bot:  # however late one hears of it, so many answers have taken their time since one's own
                seconds.append((time.monotonic() - began) / by_bot)
        assert seconds
        assert min(seconds) > longest_thought("master", "klau")


@pytest.mark.parametrize("is_compiled", [True, False])
def test_a_browser_is_told_whether_the_engine_of_the_house_is_compiled(is_compiled: bool, db: str, guest: NewGuest) -> None:
    with open_house(db, first=f"from spelunke.core import engine; engine.is_compiled = lambda: {is_compiled}\n") as house:
        anna = guest("Anna", house)
        assert anna.socket(anna.put_up(seats=3), seat=0).hear_until("Hello")["compiled"] is is_compiled


@pytest.mark.parametrize("key", spelunke.keys())
def test_levels_that_think_are_given_the_time_they_may_take_and_others_next_to_none(key: str) -> None:
    assert longest_thought("thumb", key) == longest_thought("regular", key) == ERRAND
    assert longest_thought("master", key) > 0.25
    assert longest_thought("rogue", key) > 1.0
    assert longest_thought("rogue:cautious", key) == longest_thought("rogue", key)
