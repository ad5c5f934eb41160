"""Whatever breaks: no acknowledged answer is lost, none is doubled, and play goes on."""

import asyncio
import contextlib
import os
import random
import resource
import sqlite3
import time
from collections.abc import Awaitable
from pathlib import Path
from typing import Any

import pytest
import websockets.exceptions

from tests.server.conftest import NewGuest
from tests.server.crowd import Player, check
from tests.server.evening import Evening, eventually, kept
from tests.server.guests import Guest
from tests.server.house import House, open_house, sqlite_in
from tests.server.lines import masked, opened
from tests.server.services import Postgres, RedisServer, free_port

KILLS = 20 if os.environ.get("FAULTS") == "full" else 4
TABLES = 12
SEATS = 3


def crowd(guests: list[Guest], ports: list[int], tables: int, think: float = 0.0) -> list[Player]:
    """Players for so many tables, every seat held by somebody."""
    players = []
    for number in range(tables):
        table = guests[0].put_up(seats=SEATS)
        for other in guests[1:]:
            other.join(table)
        guests[0].at(table, "start")
        for seat, person in enumerate(guests):
            players.append(Player(person, table, seat, ports[seat % len(ports)], 100 * number + seat, think))
    return players


def doubled(db: Path) -> list[str]:
    """Sayings that stand in the store more than once."""
    with sqlite3.connect(db) as connection:
        rows = connection.execute("SELECT body FROM entries WHERE kind = 'said' GROUP BY body HAVING count(*) > 1").fetchall()
    connection.close()
    return [row[0] for row in rows]


def sayings(db: Path) -> set[str]:
    """Everything that was said and stands in the store."""
    with sqlite3.connect(db) as connection:
        rows = connection.execute("SELECT json_extract(body, '$.text') FROM entries WHERE kind = 'said'").fetchall()
    connection.close()
    return {row[0] for row in rows}


def gaps(db: Path) -> list[str]:
    """Tables whose entries are not 1, 2, 3 …"""
    with sqlite3.connect(db) as connection:
        rows = connection.execute("SELECT table_id FROM entries GROUP BY table_id HAVING count(*) != max(n)").fetchall()
    connection.close()
    return [row[0] for row in rows]


def test_killed_again_and_again_under_load_nothing_acknowledged_is_lost_and_nothing_doubled(
    tmp_path: Path, guest: NewGuest
) -> None:
    port = free_port()
    db = sqlite_in(tmp_path)
    houses = [House(db, port=port)]
    guests = [guest(name, houses[0]) for name in ("Anna", "Ben", "Carl")]
    players = crowd(guests, [port], TABLES, think=0.05 * KILLS)
    dice = random.Random(1)
    killed = killed_at_play = 0

    async def kill_again_and_again() -> None:
        nonlocal killed, killed_at_play
        for _ in range(KILLS):
            await acknowledged(players, 1)
            await asyncio.sleep(dice.uniform(0.0, 0.3))  # no guess: whatever is being done then is what is broken
            houses[-1].kill()
            killed += 1
            killed_at_play += not all(player.is_over for player in players)
            houses[-1].close()
            houses.append(await asyncio.to_thread(House, db, port=port))

    asyncio.run(asyncio.wait_for(all_play(players, kill_again_and_again()), 200 + 20 * KILLS))
    assert killed == KILLS
    assert killed_at_play > KILLS // 2
    assert check(guests[0], players) > 20
    said = set().union(*(player.heard_said for player in players))
    assert said
    assert said <= sayings(tmp_path / "tables.db"), "what was heard is in the store"
    assert doubled(tmp_path / "tables.db") == []
    assert gaps(tmp_path / "tables.db") == []
    houses[-1].close()


def test_players_of_one_table_on_two_processes_hear_each_other_through_the_store_alone(tmp_path: Path, guest: NewGuest) -> None:
    db = sqlite_in(tmp_path)
    with open_house(db, look_up=0.1) as one, open_house(db, look_up=0.1) as two:
        evening = two_processes(guest, one, two, preset="tiny")
        evening.play_out()


def two_processes(guest: NewGuest, one: House, two: House, **wanted: Any) -> Evening:
    guests = [guest("Anna", one), guest("Ben", two), guest("Carl", one)]
    evening = Evening(guests, [one.address, two.address, one.address], **wanted)
    evening.start()
    return evening


@pytest.mark.parametrize("store", ["sqlite", "postgres"])
def test_players_of_one_table_on_two_processes_with_a_bus(
    store: str, tmp_path: Path, redis: RedisServer, guest: NewGuest, request: pytest.FixtureRequest
) -> None:
    db = sqlite_in(tmp_path) if store == "sqlite" else request.getfixturevalue("postgres").new_db()
    with open_house(db, bus=redis.url, look_up=60.0) as one, open_house(db, bus=redis.url, look_up=60.0) as two:
        for house in (one, two):
            assert guest(at=house).http.get("/healthz").json()["bus"]
        evening = two_processes(guest, one, two)
        # The bus tells at once, long before anybody looks.
        evening.step()
        evening.sockets[1].say("Say", text="from the other process")
        assert evening.sockets[0].hear_until("Talk")["name"] == "Ben"
        eventually(lambda: all(card["here"] for card in evening.guests[1].ask("GET", f"/api/table/{evening.table}")["people"]))
        evening.play_out()


@pytest.mark.parametrize("store", ["sqlite", "postgres"])
def test_two_processes_that_write_to_the_same_tables_at_once_lose_nothing(
    store: str, tmp_path: Path, redis: RedisServer, guest: NewGuest, request: pytest.FixtureRequest
) -> None:
    db = sqlite_in(tmp_path) if store == "sqlite" else request.getfixturevalue("postgres").new_db()
    with open_house(db, bus=redis.url, look_up=0.3) as one, open_house(db, bus=redis.url, look_up=0.3) as two:
        guests = [guest("Anna", one), guest("Ben", two), guest("Carl", one)]
        ports = [int(house.address.rpartition(":")[2]) for house in (one, two)]
        players = crowd(guests, ports, 5)
        asyncio.run(asyncio.wait_for(all_play(players), 200))
        assert check(guests[0], players) > 50
        if store == "sqlite":
            assert doubled(tmp_path / "tables.db") == []
            assert gaps(tmp_path / "tables.db") == []


async def acknowledged(players: list[Player], more: int) -> None:
    """Wait until so many more answers have been acknowledged, or the games are over."""
    wanted = more + sum(len(player.kept) for player in players)
    while sum(len(player.kept) for player in players) < wanted and not all(player.is_over for player in players):
        await asyncio.sleep(0.02)


async def all_play(players: list[Player], *meanwhile: Awaitable[None]) -> None:
    await asyncio.gather(*meanwhile, *(player.play() for player in players))


def test_while_redis_is_gone_play_goes_on_and_it_is_used_again_when_it_is_back(
    tmp_path: Path, redis: RedisServer, guest: NewGuest
) -> None:
    db = sqlite_in(tmp_path)
    with open_house(db, bus=redis.url, look_up=0.2) as one, open_house(db, bus=redis.url, look_up=0.2) as two:
        evening = two_processes(guest, one, two)
        eventually(lambda: evening.guests[0].http.get("/healthz").json()["bus"])
        evening.step()
        redis.stop()
        try:
            evening.step()
            evening.step()
            eventually(lambda: not evening.guests[0].http.get("/healthz").json()["bus"])
        finally:
            redis.start()
        eventually(lambda: evening.guests[0].http.get("/healthz").json()["bus"])
        evening.play_out()


def test_while_another_program_holds_the_file_answers_wait_and_the_house_does_not(tmp_path: Path, guest: NewGuest) -> None:
    with open_house(sqlite_in(tmp_path)) as house:
        evening = Evening([guest(name, house) for name in ("Anna", "Ben", "Carl")])
        evening.start()
        moves = [evening.choices(seat)[0] for seat in range(3)]
        with contextlib.closing(sqlite3.connect(tmp_path / "tables.db", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            evening.answer(0, moves[0])
            evening.sockets[0].say("Ping")
            assert evening.sockets[0].hear()["kind"] == "Pong"
            assert evening.guests[1].http.get("/healthz").status_code == 200
            other.execute("COMMIT")
        kept(evening.sockets[0], moves[0])
        evening.step(dict(enumerate(moves)))
        evening.play_out()
        assert "Traceback" not in house.log()


def test_while_postgres_is_restarted_answers_wait_and_are_not_lost(postgres: Postgres, guest: NewGuest) -> None:
    with open_house(postgres.new_db()) as house:
        guests = [guest(name, house) for name in ("Anna", "Ben", "Carl")]
        evening = Evening(guests)
        evening.start()
        moves = [evening.choices(seat)[0] for seat in range(3)]
        postgres.stop()
        try:
            eventually(lambda: guests[0].http.get("/healthz").status_code == 503)
            evening.answer(0, moves[0])
            eventually(lambda: guests[0].http.get("/healthz").status_code == 503)
            assert guests[1].ask("GET", "/api/tables", 503)["message"] == "server-store-away"
            with pytest.raises(websockets.exceptions.InvalidStatus) as refused:
                guests[1].socket("abcdefgh")
            assert refused.value.response.status_code == 503
        finally:
            postgres.start()
        kept(evening.sockets[0], moves[0])
        evening.step(dict(enumerate(moves)))
        eventually(lambda: guests[0].http.get("/healthz").status_code == 200)
        evening.play_out()
        assert "Traceback" not in house.log()


def test_with_the_bus_gone_and_postgres_restarted_under_load_nothing_is_lost_and_nothing_doubled(
    postgres: Postgres, redis: RedisServer, guest: NewGuest
) -> None:
    db = postgres.new_db()
    with open_house(db, bus=redis.url, look_up=0.3) as one, open_house(db, bus=redis.url, look_up=0.3) as two:
        guests = [guest("Anna", one), guest("Ben", two), guest("Carl", one)]
        ports = [int(house.address.rpartition(":")[2]) for house in (one, two)]
        players = crowd(guests, ports, 4, think=0.4)

        async def break_things() -> None:
            await acknowledged(players, 4)
            redis.stop()
            await acknowledged(players, 12)
            postgres.stop()
            await asyncio.to_thread(eventually, lambda: guests[0].http.get("/healthz").status_code == 503)
            await asyncio.to_thread(postgres.start)
            await asyncio.to_thread(redis.start)

        try:
            asyncio.run(asyncio.wait_for(all_play(players, break_things()), 200))
        finally:
            postgres.start()
            redis.start()
        assert check(guests[0], players) > 20
        assert postgres.rows(db, "SELECT body FROM entries WHERE kind = 'said' GROUP BY body HAVING count(*) > 1") == []
        assert postgres.rows(db, "SELECT table_id FROM entries GROUP BY table_id HAVING count(*) != max(n)") == []
        for house in (one, two):
            assert '"level":"error"' not in house.log()


def test_a_browser_that_does_not_read_is_cut_off_and_the_others_do_not_wait_for_it(db: str, guest: NewGuest) -> None:
    with open_house(db, limits={"waiting_bytes": 2_000}) as house:
        guests = [guest(name, house) for name in ("Anna", "Ben", "Carl")]
        evening = Evening(guests)
        evening.start()
        deaf = opened(house, evening.table, guests[0].cookies_for(evening.table))
        until = time.monotonic() + 60
        while "spelunke_cut_off_total 0" in guests[0].http.get("/metrics").text:
            assert time.monotonic() < until
            evening.sockets[1].say("Resume", n=10_000)
            evening.sockets[1].hear_until("Hello")
            with contextlib.suppress(ConnectionError):
                for _ in range(200):
                    deaf.sendall(masked(b'{"kind":"Resume","n":10000}'))
        deaf.close()
        evening.play_out()


def test_a_line_that_has_gone_dead_is_noticed_by_its_heartbeat(db: str, guest: NewGuest) -> None:
    with open_house(db, heartbeat=0.3) as house:
        anna = guest("Anna", house)
        table = anna.put_up()
        line = opened(house, table, anna.cookies_for(table))
        eventually(lambda: "spelunke_cut_off_total 1" in anna.http.get("/metrics").text)
        eventually(lambda: anna.http.get("/healthz").json()["sockets"] == 0)
        line.close()


def test_a_disk_that_is_full_loses_nothing_and_is_told_of_once(tmp_path: Path, guest: NewGuest) -> None:
    with open_house(sqlite_in(tmp_path)) as house:
        evening = Evening([guest(name, house) for name in ("Anna", "Ben", "Carl")])
        evening.start()
        room = (tmp_path / "tables.db-wal").stat().st_size
        resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE, (room, resource.RLIM_INFINITY))
        moves = evening.choices(0)[:2]
        for move in moves:
            evening.answer(0, move)
        anna = evening.guests[0]
        eventually(lambda: anna.http.get("/healthz").status_code == 503)
        anna.ask("POST", "/api/tables", 503, game="rueck")
        time.sleep(1)  # it is tried again meanwhile
        assert anna.http.get("/healthz").status_code == 503
        resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        evening.sockets[0].hear_until("Kept", move=moves[-1])
        evening.play_out()
        assert anna.http.get("/healthz").status_code == 200
        assert [house.log().count(what) for what in ("the store does not answer", "the store is back")] == [1, 1]
        assert "Traceback" not in house.log()


WALL_CLOCK = """
import pathlib, time
wrong = pathlib.Path({file!r})
real, real_ns = time.time, time.time_ns
time.time = lambda: real() + float(wrong.read_text())
time.time_ns = lambda: real_ns() + int(float(wrong.read_text()) * 1e9)
"""
"""A house whose wall clock is as wrong as a file says."""


def set_wrong(file: Path, seconds: int) -> None:
    """Let the wall clock jump. The house reads the file at any moment, so it is never there half written."""
    new = file.with_suffix(".new")
    new.write_text(str(seconds))
    new.replace(file)


@pytest.mark.parametrize("years", [1, -1])
def test_a_wall_clock_that_jumps_while_people_play_takes_nobodys_turn_and_clears_nothing_away(
    years: int, tmp_path: Path, guest: NewGuest
) -> None:
    wrong = tmp_path / "wrong"
    set_wrong(wrong, 0)
    with open_house(sqlite_in(tmp_path), first=WALL_CLOCK.format(file=str(wrong)), clean=0.5) as house:
        evening = Evening([guest(name, house) for name in ("Anna", "Ben", "Carl")], clock=300)
        evening.start()
        set_wrong(wrong, years * 31_536_000)
        eventually(lambda: "nothing is cleared away for a while" in house.log())
        for _ in range(2):
            evening.step()
        assert 250 < evening.last[0]["left"] <= 300
        set_wrong(wrong, 0)
        people = evening.guests[0].ask("GET", f"/api/table/{evening.table}")["people"]
        assert [card["cause"] for card in people] == [None] * 3
        evening.play_out()


def test_a_wall_clock_that_jumps_takes_nobodys_turn(tmp_path: Path, guest: NewGuest) -> None:
    """The entries say that the ask began a year ago; the server, started anew, still leaves a fair rest of the time."""
    db = sqlite_in(tmp_path)
    port = free_port()
    with open_house(db, port=port) as house:
        guests = [guest(name, house) for name in ("Anna", "Ben", "Carl")]
        evening = Evening(guests, clock=30)
        evening.start()
        assert evening.last[0]["left"] == 30
    with sqlite3.connect(tmp_path / "tables.db") as connection:
        connection.execute("UPDATE entries SET at = at - 31536000000000")
        connection.execute("UPDATE tables SET due = due - 31536000")
    connection.close()
    with open_house(db, port=port) as house:
        again = guest("Dora", house)
        eventually(lambda: again.http.get("/healthz").json()["tables"])  # the house has found the table whose time seems up
        hello = again.socket(evening.table).hear_until("Hello")
        assert 5 < hello["left"] <= 15
        assert [card["cause"] for card in hello["table"]["people"]] == [None] * 3


def test_told_to_stop_the_server_finishes_its_writes_and_says_when_to_come_back(db: str, guest: NewGuest) -> None:
    port = free_port()
    with open_house(db, port=port) as house:
        guests = [guest(name, house) for name in ("Anna", "Ben", "Carl")]
        evening = Evening(guests)
        evening.start()
        move = evening.choices(0)[4]
        evening.answer(0, move)
        house.stop()
        told = [evening.sockets[0].hear(), evening.sockets[0].hear()]
        assert {"kind": "Kept", "turn": 0, "move": move} in told
        bye = evening.sockets[1].hear_until("Bye")
        assert (bye["why"], bye["after"]) == ("restart", 1.0)
        with pytest.raises(websockets.exceptions.ConnectionClosed) as closed:
            evening.sockets[1].hear()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012
    with open_house(db, port=port):
        assert evening.guests[0].socket(evening.table, seat=0).hear_until("Hello")["kept"] == move
