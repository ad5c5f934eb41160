"""Hints are thought of in processes of their own, told to whoever asks for their own seat, and to nobody else."""

import sys
import threading
from pathlib import Path
from typing import Any

import msgspec
import pytest

import spelunke
from spelunke import shelf
from spelunke.bots.advice import MOST_MOVES
from spelunke.core.dice import Dice
from spelunke.server.http.types import Advised
from spelunke.server.live import seat_output
from spelunke.server.socket.game_codecs import read_advice
from spelunke.server.workers.bot_worker import BotQuestion
from spelunke.server.workers.hint_worker import advised
from tests.server.conftest import NewGuest
from tests.server.evening import Evening
from tests.server.guests import Guest, Socket
from tests.server.house import open_house
from tests.server.test_secrecy import started

pytestmark = pytest.mark.real_service

STUCK = [sys.executable, "-c", "import time; time.sleep(3600)"]
UNTIL = "import os, sys, time\nwhile not os.path.exists(sys.argv[1]): time.sleep(0.05)"
"""Thinks until there is such a file, and says nothing."""


def asked(socket: Socket, seat: int = 0) -> dict[str, Any]:
    """Wait until that seat is asked; the step."""
    while seat not in (step := socket.hear_until("Step"))["view"]["asked"]:
        assert step["view"]["standing"] is None
    return step


def alone(anna: Guest, key: str = "rueck", **wanted: Any) -> tuple[str, Socket]:
    """A table with bots, and the socket of whoever put it up."""
    table = anna.put_up(**{"game": key, "pace": "at_once", "hints": True, **wanted})
    socket = anna.socket(table, seat=0)
    anna.at(table, "start")
    return table, socket


@pytest.mark.parametrize("key", spelunke.keys())
def test_whoever_is_asked_is_told_the_best_moves_with_shares_and_reasons(key: str, guest: NewGuest) -> None:
    anna = guest("Anna")
    table, socket = alone(anna, key)
    step = asked(socket)
    while len(step["view"]["choices"]) == 1:
        socket.say("Answer", turn=step["turn"], move=step["view"]["choices"][0])
        step = asked(socket)
    hint = anna.at(table, "hint", seat=0)
    assert hint["turn"] == step["turn"]
    assert hint["games"] > 0
    assert 1 < len(hint["moves"]) <= MOST_MOVES
    known = anna.ask("GET", f"/api/games/{key}/rules")["reasons"]
    for said in hint["moves"]:
        assert said["move"] in step["view"]["choices"]
        assert 0 <= said["low"] <= said["high"] <= 1
        assert {reason["reason"] for reason in said["reasons"]} <= known.keys()
    assert any(said["reasons"] for said in hint["moves"])


def test_what_goes_over_the_wire_is_the_advice_of_the_library() -> None:
    assert Advised.__struct_fields__ == spelunke.Advice.__struct_fields__


def test_hints_are_refused_where_the_table_has_none_and_to_whoever_is_not_asked(guest: NewGuest) -> None:
    evening = Evening([guest("Anna"), guest("Ben"), guest("Carl")], hints=False)
    hint = f"/api/table/{evening.table}/hint"
    anna = evening.guests[0]
    assert anna.ask("GET", f"/api/table/{evening.table}")["hints"] is False
    evening.start()
    assert anna.ask("POST", hint, 409, seat=0)["message"] == "server-no-hints"
    evening = Evening([guest("Dora"), guest("Emil"), guest("Fritz")], hints=True, preset="tiny")
    hint = f"/api/table/{evening.table}/hint"
    dora = evening.guests[0]
    assert dora.ask("POST", hint, 409, seat=0)["message"] == "server-not-started"
    evening.start()
    assert dora.ask("POST", hint, 403, seat=1)["message"] == "server-not-your-seat"
    assert guest("Gerda").ask("POST", hint, 403, seat=0)["message"] == "server-not-your-seat"
    assert dora.ask("POST", hint, 404, seat=7)["message"] == "no-such-seat"
    assert dora.ask("POST", hint, 400)["message"] == "server-not-understood"
    dora.at(evening.table, "leave", seat=0)
    assert dora.ask("POST", hint, 409, seat=0)["message"] == "server-bot-plays"


def test_whoever_is_not_asked_or_has_finished_gets_no_hint(guest: NewGuest) -> None:
    evening = Evening([guest("Anna"), guest("Ben"), guest("Carl")], game="teufel", hints=True, house={"rounds": 1})
    evening.start()
    while len(evening.asked) != 1:
        evening.step()
    other = (evening.asked[0] + 1) % 3
    hint = f"/api/table/{evening.table}/hint"
    assert evening.guests[other].ask("POST", hint, 409, seat=other)["message"] == "server-hint-not-asked"
    evening.play_out()
    assert evening.guests[0].ask("POST", hint, 409, seat=0)["message"] == "server-is-over"


def test_more_hints_than_anybody_can_read_are_refused_for_that_seat_alone(db: str, guest: NewGuest) -> None:
    with open_house(db, limits={"hints_per_second": 1e-9, "hints_at_once": 1}) as house:
        evening = Evening([guest(name, house) for name in ("Anna", "Ben", "Carl")], hints=True)
        evening.start()
        hint = f"/api/table/{evening.table}/hint"
        evening.guests[0].ask("POST", hint, seat=0)
        assert evening.guests[0].ask("POST", hint, 429, seat=0)["message"] == "server-too-many-hints"
        evening.guests[1].ask("POST", hint, seat=1)


@pytest.mark.secrecy
def test_nobody_else_hears_of_a_hint(guest: NewGuest) -> None:
    evening = Evening([guest("Anna"), guest("Ben"), guest("Carl")], hints=True)
    evening.start()
    before = [len(socket.told) for socket in evening.sockets]
    evening.guests[0].at(evening.table, "hint", seat=0)
    for socket, told in zip(evening.sockets, before, strict=True):
        socket.say("Ping")
        socket.hear_until("Pong")
        assert len(socket.told) == told + 1


def test_a_hint_that_takes_too_long_is_given_up(db: str, guest: NewGuest) -> None:
    with open_house(db, hint_command=STUCK, bot_patience=0.5) as house:
        anna = guest("Anna", house)
        table, socket = alone(anna, seats=3)
        asked(socket)
        assert anna.ask("POST", f"/api/table/{table}/hint", 409, seat=0)["message"] == "server-no-hint"


def test_a_hint_that_takes_long_keeps_no_bot_waiting(tmp_path: Path, db: str, guest: NewGuest) -> None:
    over = tmp_path / "over"
    with open_house(db, hint_command=[sys.executable, "-c", UNTIL, str(over)], bot_patience=300.0) as house:
        anna = guest("Anna", house)
        table, socket = alone(anna, seats=3, preset="tiny")
        step = asked(socket)
        refused: list[str] = []
        asks = guest(None, house)
        asks.http.cookies.update(anna.http.cookies)

        def ask() -> None:
            refused.append(asks.ask("POST", f"/api/table/{table}/hint", 409, seat=0)["message"])

        asking = threading.Thread(target=ask)
        asking.start()
        while step["view"]["standing"] is None:
            if 0 in step["view"]["asked"]:
                socket.say("Answer", turn=step["turn"], move=step["view"]["choices"][0])
            step = socket.hear_until("Step")
        assert not refused, "the bots have played to the end while the hint was thought about"
        over.touch()
        asking.join()
        assert refused == ["server-no-hint"]


def test_playing_on_from_a_record_hints_are_there(guest: NewGuest) -> None:
    evening = Evening([guest("Anna"), guest("Ben"), guest("Carl")], preset="tiny")
    evening.start()
    evening.play_out()
    anna = evening.guests[0]
    mine = anna.at(evening.table, "play-on", turn=0, seat=0)
    assert anna.ask("GET", f"/api/table/{mine['table']}")["hints"] is True


@pytest.mark.secrecy
@pytest.mark.parametrize("key", spelunke.keys())
def test_a_worker_is_handed_what_the_seat_may_know_and_answers_in_our_words(key: str) -> None:
    table_log = started(key, "tiny")
    seat = table_log.running.table.seats_asked()[0]
    game = shelf.game(key, preset="tiny")
    house = {name: msgspec.to_builtins(getattr(game.house, name)) for name in game.house.__struct_fields__}
    question = BotQuestion(key, game.seats, house, "hint", 1, msgspec.Raw(seat_output.for_bot(table_log, seat)))
    games, moves = read_advice(advised(msgspec.json.encode(question)))
    assert {said.games for said in moves} == {games}
    assert len(moves) <= MOST_MOVES
    kinds = {type(move).__name__ for move in game.parts.codebook.moves}
    assert {said["move"]["move"] for said in msgspec.to_builtins(moves)} <= kinds


@pytest.mark.secrecy
@pytest.mark.parametrize("key", spelunke.keys())
def test_what_a_hint_is_thought_from_does_not_change_when_what_the_seat_cannot_know_is_redealt(key: str) -> None:
    table_log = started(key, "box")
    table = table_log.running.table
    for seat in table.seats_asked():
        handed = seat_output.for_bot(table_log, seat)
        for seed in range(5):
            table.reshuffle(seat, Dice(seed))
            assert seat_output.for_bot(table_log, seat) == handed
