"""Bots answer from processes of their own, and a table never waits for one that is stuck."""

import asyncio
import sys
import time

import msgspec

import spelunke
from spelunke.core.words import Move
from spelunke.server.bot_worker import Question, answered
from spelunke.server.bots import Bots
from spelunke.server.counts import Counts
from tests.server.conftest import NewGuest
from tests.server.house import open_house

STUCK = (sys.executable, "-c", "import time; time.sleep(60)")
DEAD = (sys.executable, "-c", "pass")
CONFUSED = (sys.executable, "-c", "print('no move', flush=True); input()")


def question(level: str = "thumb") -> Question:
    game = spelunke.game("rueck", seats=3)
    view = game.view(game.deal(seed=4), 1)
    return Question("rueck", 3, {}, level, 9, msgspec.Raw(msgspec.json.encode(view)))


def ask(count: int = 1, command: tuple[str, ...] | None = None, patience: float = 20) -> tuple[list[Move], Counts]:
    counts = Counts()

    async def all_asked() -> list[Move]:
        bots = Bots(counts, 2, patience, command)
        try:
            return await asyncio.gather(*(bots.answer(question()) for _ in range(count)))
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
    assert counts.bots_replaced == 0


def test_a_worker_that_is_stuck_is_replaced_and_some_legal_move_is_made() -> None:
    moves, counts = ask(1, STUCK, patience=0.3)
    assert is_legal(moves[0])
    assert counts.bots_replaced == 2


def test_a_worker_that_has_died_or_talks_nonsense_is_replaced() -> None:
    for command in (DEAD, CONFUSED):
        moves, counts = ask(1, command)
        assert is_legal(moves[0])
        assert counts.bots_replaced == 2


def test_a_worker_says_what_it_could_not_do_instead_of_dying() -> None:
    line = msgspec.json.encode(question("genius"))
    try:
        answered(line)
    except spelunke.UnknownBot:
        pass
    else:
        raise AssertionError("there is no such bot")


def test_a_stuck_bot_holds_up_neither_its_table_for_long_nor_any_other(db: str, guest: NewGuest) -> None:
    with open_house(db, bot_command=list(STUCK), bot_patience=1.5) as house:
        anna, ben = guest("Anna", house), guest("Ben", house)
        table = anna.put_up(seats=3, preset="tiny")
        socket = anna.socket(table, seat=0)
        anna.at(table, "start")
        first = socket.hear_until("Step")
        socket.say("Answer", turn=0, move=first["view"]["choices"][0])
        began = time.monotonic()
        ben.put_up()
        assert time.monotonic() - began < 1.4, "the loop is free while the bot is stuck"
        assert socket.hear_until("Step", 10)["turn"] == 1


def test_bots_think_as_long_as_the_table_s_pace_says(db: str, guest: NewGuest) -> None:
    with open_house(db, pace=1.0) as house:
        anna = guest("Anna", house)
        seconds = {}
        for pace in ("at_once", "easy"):
            table = anna.put_up(seats=3, preset="tiny", pace=pace)
            socket = anna.socket(table, seat=0)
            began = time.monotonic()
            anna.at(table, "start")
            socket.hear_until("Sealed")
            seconds[pace] = time.monotonic() - began
        assert seconds["easy"] > 0.7
