"""Whose tables are whose: who sits where, who has left, who stands in for a host, and what is no longer counted."""

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from spelunke.core.errors import SpelunkeError
from spelunke.server.live import seat_output
from spelunke.server.live.registry import Registry
from spelunke.server.log import entries, identity
from spelunke.server.log.entries import Entry
from spelunke.server.log.table_log import TableLog
from spelunke.server.settings import Settings
from spelunke.server.store.store import NewRow
from tests.server.conftest import NewGuest
from tests.server.evening import Evening, eventually
from tests.server.guests import Guest
from tests.server.house import open_house, sqlite_in
from tests.server.services import Postgres, RedisServer
from tests.server.test_secrecy import SEED, started

pytestmark = pytest.mark.real_service

DAY = 86_400


def tables_of(somebody: Guest) -> list[str]:
    """Where the house says that somebody sits."""
    return list(somebody.ask("GET", "/api/guest")["tables"])


def changed(folder: Path, statement: str, *values: object) -> None:
    """Change what stands in the store, as time would."""
    with sqlite3.connect(folder / "tables.db") as connection:
        connection.execute(statement, values)
    connection.close()


# Your tables.


def test_a_table_that_one_has_left_or_was_removed_from_is_no_longer_ones_own(guest: NewGuest) -> None:
    anna, ben, carl = guest("Anna"), guest("Ben"), guest("Carl")
    table = anna.put_up()
    seats = [ben.join(table), carl.join(table)]
    assert tables_of(ben) == tables_of(carl) == [table]
    ben.at(table, "leave", seat=seats[0])
    anna.at(table, "remove", seat=seats[1])
    assert tables_of(ben) == tables_of(carl) == []
    assert tables_of(anna) == [table]
    ben.join(table)
    assert tables_of(ben) == [table]


def test_whoever_leaves_a_running_game_finds_it_again_after_coming_back(guest: NewGuest) -> None:
    evening = Evening([guest("Anna"), guest("Ben"), guest("Carl")])
    evening.start()
    ben = evening.guests[1]
    ben.at(evening.table, "leave", seat=1)
    assert tables_of(ben) == []
    ben.at(evening.table, "leave", seat=1)
    evening.sockets[1].say("Return")
    eventually(lambda: tables_of(ben) == [evening.table])


def test_a_seat_that_a_bot_already_plays_can_be_left_for_good(guest: NewGuest) -> None:
    evening = Evening([guest("Anna"), guest("Ben"), guest("Carl")])
    evening.start()
    evening.guests[0].at(evening.table, "bot", seat=1)
    left = evening.guests[1].at(evening.table, "leave", seat=1)
    assert left["people"][1]["cause"] == "left"
    assert tables_of(evening.guests[1]) == []


def test_a_device_that_was_let_in_by_link_finds_the_table_among_its_own(guest: NewGuest) -> None:
    anna = guest("Anna")
    table = anna.put_up()
    anna.join(table, seat=1, name="Ben")
    phone = guest()
    phone.ask("POST", "/api/link", token=anna.at(table, "link")["path"].partition("#")[2])
    assert phone.ask("GET", "/api/guest") == {"name": "Anna", "animal": "cat", "tables": [table]}


def test_presence_told_to_other_processes_does_not_bring_a_table_back(db: str, redis: RedisServer, guest: NewGuest) -> None:
    with open_house(db, bus=redis.url) as house:
        evening = Evening([guest(name, house) for name in ("Anna", "Ben", "Carl")])
        evening.guests[0].at(evening.table, "remove", seat=1)
        assert evening.sockets[1].hear_until("Bye")["why"] == "removed"
        evening.guests[2].socket(evening.table, seat=2).close()
        eventually(lambda: evening.guests[0].ask("GET", "/healthz")["sockets"] == 2)
        other = guest("Dora", house)
        other.join(evening.table)
        assert tables_of(evening.guests[1]) == []


def test_a_removed_guest_may_look_on_but_not_sit_down_again(guest: NewGuest) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    table = anna.put_up()
    anna.at(table, "remove", seat=ben.join(table))
    assert ben.ask("POST", f"/api/table/{table}/join", 403)["message"] == "server-was-removed"
    assert ben.socket(table).hear_until("Hello")["seat"] is None


def test_removing_one_of_several_people_at_a_device_does_not_show_out_the_others(guest: NewGuest) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    table = anna.put_up(seats=5)
    anna.join(table, seat=1, name="Aunt")
    anna.at(table, "remove", seat=1)
    anna.join(table, seat=1, name="Uncle")
    ben.join(table, seat=2)
    ben.join(table, seat=3, name="Carl")
    anna.at(table, "remove", seat=3)
    ben.join(table, seat=3, name="Dora")


# Hosts.


def test_when_the_host_is_long_away_whoever_has_sat_longest_and_is_here_may_start(db: str, guest: NewGuest) -> None:
    with open_house(db, absence=0.3) as house:
        anna, ben, carl, dora = (guest(name, house) for name in ("Anna", "Ben", "Carl", "Dora"))
        table = anna.put_up()
        host = anna.socket(table, seat=0)
        for person in (ben, carl, dora):
            person.join(table)
        sockets = [carl.socket(table, seat=2), dora.socket(table, seat=3)]
        assert not sockets[0].hear_until("Hello")["host"]
        carl.ask("POST", f"/api/table/{table}/start", 403)
        host.close()
        assert sockets[0].hear_until("Hello")["host"], "Ben has sat there for longer, but is not here"
        dora.ask("POST", f"/api/table/{table}/start", 403)
        assert carl.ask("GET", f"/api/table/{table}/mine")["host"]
        assert carl.at(table, "start")["standing"] == "running"


def test_as_long_as_the_host_is_there_nobody_stands_in(db: str, guest: NewGuest) -> None:
    with open_house(db, absence=0.2, sweep=0.05) as house:
        anna, ben, carl = guest("Anna", house), guest("Ben", house), guest("Carl", house)
        table, other = anna.put_up(seat=None), carl.put_up()
        anna.socket(table)
        ben.join(table)
        ben.join(other)
        ben.socket(table, seat=0).hear_until("Hello")
        # By the time another table has got a host who stands in, this one could have got one too.
        waiting = ben.socket(other, seat=1)
        while not waiting.hear_until("Hello")["host"]:
            pass
        ben.ask("POST", f"/api/table/{table}/start", 403)


def test_an_open_table_at_which_nobody_sits_is_not_listed(guest: NewGuest) -> None:
    anna, ben = guest('"sits":"person"'), guest("Ben")
    table = anna.put_up(listed=True)

    def is_listed() -> bool:
        return any(card["table"] == table for card in ben.ask("GET", "/api/tables"))

    assert is_listed()
    anna.at(table, "leave", seat=0)
    eventually(lambda: not is_listed())
    ben.join(table)
    eventually(is_listed)


# Again.

BOTH_AT_ONCE = """
import asyncio
from spelunke.server.store.store import Store
put_table, put = Store.put_table, []
async def together(self, *given):
    put.append(given)
    if len(put) == 2:
        together.gate = asyncio.Event()
        await together.gate.wait()
    if len(put) == 3:
        together.gate.set()
    return await put_table(self, *given)
Store.put_table = together
"""
"""A house in which the second table is put up when the third one is."""


def test_two_who_propose_a_rematch_at_once_get_one_table(tmp_path: Path, guest: NewGuest) -> None:
    with open_house(sqlite_in(tmp_path), first=BOTH_AT_ONCE) as house:
        evening = Evening([guest(name, house) for name in ("Anna", "Ben", "Carl")], preset="tiny")
        evening.start()
        evening.play_out()
        anna, ben, _ = evening.guests
        with ThreadPoolExecutor() as both:
            made = list(both.map(lambda person: person.at(evening.table, "rematch"), (anna, ben)))
        assert made[0]["table"] == made[1]["table"]
        assert sorted(at["seats"] for at in made) == [[0], [1]]
        assert tables_of(anna) == tables_of(ben) == [made[0]["table"]]
        people_there = anna.ask("GET", f"/api/table/{made[0]['table']}")["people"]
        assert [card["sits"] for card in people_there] == ["person", "person", "reserved"]
    with sqlite3.connect(tmp_path / "tables.db") as connection:
        assert connection.execute("SELECT count(*) FROM tables").fetchone() == (2,)
    connection.close()


# What is refused when its turn comes.


def test_a_refusal_is_told_even_if_the_entry_was_read_before_its_writer_came_to_speak(db: str) -> None:
    async def evening() -> list[object]:
        registry = Registry(Settings(db=db))
        await registry.open()
        try:
            created = started("rueck", "box").created
            table_log = TableLog("tabwe", SEED)
            table_log.read(Entry(1, None, created, 1))
            new = NewRow("tabwe", created.code, SEED, "anna", False, "open", seat_output.card(table_log).decode())
            await registry.store.put_table(new, [entries.row("tabwe", Entry(1, None, created, 1))], [])
            room = await registry.room("tabwe")
            append = registry.store.append

            async def looked_at_first(*given: object) -> set[tuple[str, int]]:
                added = await append(*given)  # type: ignore[arg-type]
                await registry.catch_up(["tabwe"])
                return added

            registry.store.append = looked_at_first  # type: ignore[assignment]
            both = (room.commit(1, entries.Joined(name, name, name), name) for name in ("Ben", "Carl"))
            return list(await asyncio.gather(*both, return_exceptions=True))
        finally:
            await registry.close()

    done = asyncio.run(evening())
    assert done[0] is None
    assert isinstance(done[1], SpelunkeError)
    assert done[1].message == "server-seat-taken"


def test_a_table_that_can_no_longer_be_laid_keeps_none_of_the_others_waiting(tmp_path: Path, guest: NewGuest) -> None:
    with open_house(sqlite_in(tmp_path)) as house:
        anna = guest("Anna", house)
        tables = [anna.put_up() for _ in range(3)]
    changed(tmp_path, "UPDATE tables SET due = 1")
    other = '{"code":"AAAAA","game":"chess"}'
    changed(tmp_path, "UPDATE entries SET body = ? WHERE table_id = ? AND n = 1", other, tables[0])
    changed(tmp_path, "UPDATE entries SET body = json_set(body, '$.version', 99) WHERE table_id = ? AND n = 1", tables[1])

    def due() -> set[str]:
        with sqlite3.connect(tmp_path / "tables.db") as connection:
            rows = connection.execute("SELECT id FROM tables WHERE due IS NOT NULL").fetchall()
        connection.close()
        return {row[0] for row in rows}

    assert due() == set(tables)
    with open_house(sqlite_in(tmp_path)):
        eventually(lambda: due() == {tables[2]})


# What is looked for, counted and kept.


@pytest.mark.parametrize("name", ["%00", "a%00b", "%C3%A9", "ABC"])
def test_what_no_table_is_called_is_not_looked_for(name: str, postgres: Postgres, guest: NewGuest) -> None:
    with open_house(postgres.new_db()) as house:
        someone = guest(at=house)
        assert someone.ask("GET", f"/api/table/{name}", 404)["message"] == "server-no-such-table"
        someone.ask("GET", f"/api/code/{name}", 404)


def test_tables_at_which_nothing_has_happened_for_a_day_lock_nobody_out(tmp_path: Path, guest: NewGuest) -> None:
    with open_house(sqlite_in(tmp_path), limits={"tables_per_guest": 2}) as house:
        anna = guest("Anna", house)
        for _ in range(2):
            anna.at(anna.put_up(), "start")
        assert anna.ask("POST", "/api/tables", 429, game="rueck")["message"] == "server-too-many-tables"
        changed(tmp_path, "UPDATE tables SET touched = touched - ?", 1.1 * DAY)
        anna.put_up()


def test_a_guest_who_comes_again_and_again_is_not_forgotten(tmp_path: Path, guest: NewGuest) -> None:
    with open_house(sqlite_in(tmp_path)) as house:
        anna = guest("Anna", house)
        assert "set-cookie" not in anna.http.get("/api/guest").headers
        changed(tmp_path, "UPDATE guests SET at = at - ?", identity.FRESH_SECONDS + DAY)
        again = anna.http.get("/api/guest")
        assert again.json()["name"] == "Anna"
        assert f"Max-Age={identity.COOKIE_SECONDS}" in again.headers["set-cookie"]
        assert "set-cookie" not in anna.http.get("/api/guest").headers
