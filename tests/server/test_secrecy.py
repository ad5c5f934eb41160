"""What a browser is sent never depends on what its seat cannot know."""

import random
import sqlite3
from pathlib import Path

import msgspec
import pytest

from spelunke import shelf
from spelunke.core.dice import Dice
from spelunke.core.table import SPECTATOR
from spelunke.server import door, entries, fair
from spelunke.server.entries import Entry, What
from spelunke.server.sitting import Sitting
from tests.server.conftest import NewGuest
from tests.server.evening import Evening, kept
from tests.server.guests import Socket
from tests.server.house import open_house, sqlite_in

SEED = bytes(range(32))


def read(sitting: Sitting, seat: int | None, what: What) -> None:
    sitting.read(Entry(sitting.n + 1, seat, what, sitting.n))


def started(key: str, preset: str) -> Sitting:
    """A table with a person on every seat."""
    game = shelf.game(key, preset=preset)
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
        commitment=fair.commitment(SEED),
        host="",
    )
    sitting = Sitting("table", SEED)
    read(sitting, None, created)
    for seat in range(game.seats):
        read(sitting, seat, entries.Joined(f"Guest {seat}", str(seat), str(seat)))
    read(sitting, None, entries.Started())
    return sitting


def everything(sitting: Sitting, seat: int | None) -> list[bytes]:
    """All that the door says of a table to a seat."""
    told = [door.told(sitting, moment, seat, here=(), left=None) for moment in sitting.moments]
    return [
        door.hello(sitting, seat, host=False, here=(), left=None),
        door.story(sitting, seat, 0),
        door.past(sitting, sitting.turn, seat),
        door.card(sitting),
        *told,
    ]


KEYS = shelf.keys()
PRESETS = [(key, preset) for key in KEYS for preset in dict.fromkeys(("printed", list(shelf.parts(key).box.presets)[-1]))]


@pytest.mark.parametrize(("key", "preset"), PRESETS)
def test_nothing_that_is_sent_changes_when_what_the_seat_cannot_know_is_redealt(key: str, preset: str) -> None:
    sitting = started(key, preset)
    dice = random.Random(3)
    for _ in range(40):
        if sitting.standing == "over":
            break
        for seat in (*range(len(sitting.chairs)), None):
            table = sitting.running.table
            before = everything(sitting, seat)
            twin = table.copy()
            twin.tape = table.tape
            twin.reshuffle(SPECTATOR if seat is None else seat, Dice(sitting.n))
            sitting.running.table = twin
            assert door.hello(sitting, seat, host=False, here=(), left=None) == before[0]
            sitting.running.table = table
        for seat in sitting.waiting_for():
            code = dice.choice(sitting.running.table.choices(seat))
            read(sitting, seat, entries.Sealed(sitting.turn, code))


@pytest.mark.parametrize("key", KEYS)
def test_a_sealed_answer_changes_nothing_that_others_are_sent_before_the_reveal(key: str) -> None:
    one, other = started(key, "printed"), started(key, "printed")
    dice = random.Random(5)
    for _ in range(60):
        asked = one.waiting_for()
        for seat in asked[:-1]:
            choices = one.running.table.choices(seat)
            code = dice.choice(choices)
            read(one, seat, entries.Sealed(one.turn, code))
            read(other, seat, entries.Sealed(other.turn, dice.choice(choices)))
            for hearer in (*range(len(one.chairs)), None):
                if hearer != seat:
                    assert everything(one, hearer) == everything(other, hearer)
            read(other, seat, entries.Sealed(other.turn, code))
            assert everything(one, seat) == everything(other, seat), "a changed mind leaves no trace"
        if not asked:
            break
        code = dice.choice(one.running.table.choices(asked[-1]))
        for sitting in (one, other):
            read(sitting, asked[-1], entries.Sealed(sitting.turn, code))


def twin_of(db: Path, table: str) -> str:
    """The same table again, under another name: same seed, same people, same secrets."""
    with sqlite3.connect(db) as connection:
        for kept_in in ("tables", "entries", "seats"):
            columns = [row[1] for row in connection.execute(f"PRAGMA table_info({kept_in})")]
            key = "id" if kept_in == "tables" else "table_id"
            taken = ", ".join(f"'twin' || {name}" if name == key else _renamed(kept_in, name) for name in columns)
            connection.execute(f"INSERT INTO {kept_in} SELECT {taken} FROM {kept_in} WHERE {key} = ?", [table])
    connection.close()
    return f"twin{table}"


def _renamed(kept_in: str, column: str) -> str:
    if (kept_in, column) == ("tables", "code"):
        return "lower(code)"
    if (kept_in, column) == ("entries", "body"):
        return "CASE kind WHEN 'created' THEN json_set(body, '$.code', lower(body->>'$.code')) ELSE body END"
    return column


def alike(told: list[bytes], table: str, code: str) -> list[bytes]:
    """What was told, without the name of the table."""
    names = ((f"twin{table}", "TABLE"), (table, "TABLE"), (f'"{code.lower()}"', '"CODE"'), (f'"{code}"', '"CODE"'))
    for was, is_now in names:
        told = [line.replace(was.encode(), is_now.encode()) for line in told]
    return told


def test_over_a_whole_game_every_byte_is_the_same_whatever_the_others_hide(tmp_path: Path, guest: NewGuest) -> None:
    """Two tables with one seed: at the second the others first seal something else, then change their minds."""
    with open_house(sqlite_in(tmp_path)) as house:
        evening = Evening([guest(name, house) for name in ("Anna", "Ben", "Carl")])
        for socket in evening.sockets:
            socket.close()
        card = evening.guests[0].ask("GET", f"/api/table/{evening.table}")
        twin = twin_of(tmp_path / "tables.db", evening.table)
        tables = (evening.table, twin)
        cookies = [{"Cookie": person.cookies_for(evening.table)} for person in evening.guests]
        sockets: list[list[Socket]] = [
            [person.socket(table, headers=cookies[seat], seat=seat) for seat, person in enumerate(evening.guests)]
            for table in tables
        ]
        watchers = [evening.guests[0].socket(table) for table in tables]
        for table, theirs in zip(tables, sockets, strict=True):
            evening.guests[0].http.post(f"/api/table/{table}/start", json={}, headers=cookies[0]).raise_for_status()
            for socket in theirs:
                socket.hear_until("Step")
        _play_both(sockets)
        for watcher in watchers:
            while watcher.hear_until("Step")["view"]["standing"] is None:
                pass
        for ours, twins in zip([*sockets[0], watchers[0]], [*sockets[1], watchers[1]], strict=True):
            told = alike(_after_start(ours), evening.table, card["code"])
            assert told == alike(_after_start(twins), evening.table, card["code"])
            assert len(told) > 8
        for person in evening.guests:
            person.close()


def _after_start(socket: Socket) -> list[bytes]:
    first = next(at for at, line in enumerate(socket.told) if line.startswith(b'{"kind":"Step"'))
    # A seat's own changes of mind are told to nobody else: they are no part of the comparison.
    return [line for line in socket.told[first:] if not line.startswith(b'{"kind":"Kept"')]


def _play_both(sockets: list[list[Socket]]) -> None:
    """At every ask the twin's people first choose otherwise; then they choose what the first table's people chose."""
    dice = random.Random(7)
    views = [msgspec.json.decode(_last_step(socket)) for socket in sockets[0]]
    while views[0]["view"]["standing"] is None:
        turn = views[0]["turn"]
        asked = views[0]["view"]["asked"]
        for seat in asked:
            choices = views[seat]["view"]["choices"]
            move, feint = dice.choice(choices), dice.choice(choices)
            is_last = seat == asked[-1]
            if not is_last:
                sockets[1][seat].say("Answer", turn=turn, move=feint)
                kept(sockets[1][seat], feint)
            for theirs in sockets:
                theirs[seat].say("Answer", turn=turn, move=move)
                if not is_last:
                    kept(theirs[seat], move)
        for theirs in sockets:
            for socket in theirs:
                socket.hear_until("Step")
        views = [msgspec.json.decode(_last_step(socket)) for socket in sockets[0]]


def _last_step(socket: Socket) -> bytes:
    return next(line for line in reversed(socket.told) if line.startswith(b'{"kind":"Step"'))
