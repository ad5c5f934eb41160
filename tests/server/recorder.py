"""Records every byte that one client receives at a table whose luck was written beforehand."""

import asyncio
import hashlib
import http.client
import json
import random
from collections.abc import Sequence
from contextlib import AsyncExitStack, closing
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from spelunke.core.game import Game
from spelunke.core.house import changes
from spelunke.core.record import FORMAT, Record
from spelunke.core.table import Table
from spelunke.server.log import entries, fairness, identity
from spelunke.server.log.entries import Entry
from spelunke.server.store.store import NewRow, Store
from tests.server.house import House
from tests.server.worlds import Answers

PATIENCE = 60.0

LOADED_DICE = """
import json, pathlib
from spelunke.server.log import fairness
def draw(table, key, answer):
    return json.loads(pathlib.Path({folder!r}, key.hex()).read_text())[answer]
fairness.draw = draw
"""
"""A house in which luck answers as a file says: the only thing there that is not as in every house."""


class LoadedHouse(NamedTuple):
    """A server whose luck the test writes."""

    house: House
    db: str
    folder: Path


class Heard(NamedTuple):
    """All that one client received."""

    told: list[bytes]
    """By its sockets, word for word."""

    bodies: list[tuple[str, int, bytes]]
    """By its requests: what was asked, the status, the body."""


def secret_of(seat: int | str) -> str:
    """What holds a seat at these tables."""
    return f"the secret of {seat}"


def called(story: str) -> str:
    """A table's name for a story: always the same, and one that a table may have."""
    return "".join(
        identity.TABLE_LETTERS[byte % len(identity.TABLE_LETTERS)] for byte in hashlib.sha256(story.encode()).digest()[:12]
    )


async def lay(at: LoadedHouse, name: str, game: Game, start: Table | None, answers: Sequence[Answers]) -> None:
    """Put up a table with a person on every seat, from a position or before the deal, and load its dice."""
    seed = hashlib.sha256(name.encode()).digest()
    record = None
    if start is not None:
        record = Record(
            spelunke=FORMAT,
            game=game.box.key,
            version=game.box.version,
            seats=game.seats,
            house=changes(game.house),
            start=game.position(start),
            answers=[],
        )
    created = entries.Created(
        code=name,
        game=game.box.key,
        version=game.box.version,
        seats=game.seats,
        house=changes(game.house),
        clock=0,
        pace="at_once",
        level="thumb",
        listed=True,
        odds="on",
        commitment=fairness.commitment(seed),
        host=identity.hashed(secret_of("host")),
        start=record,
    )
    written = [Entry(1, None, created, 0)]
    for seat in range(game.seats):
        joined = entries.Joined(f"Guest {seat}", f"guest{seat}", identity.hashed(secret_of(seat)))
        written.append(Entry(seat + 2, seat, joined, 0))
    luck = [code for _, codes in answers for code in codes]
    Path(at.folder, fairness.mixed(seed, [""] * game.seats).hex()).write_text(json.dumps(luck))
    row = NewRow(name, created.code, seed, "host", listed=True, standing="open", card="{}")
    store = Store(at.db)
    assert await store.put_table(row, [entries.row(name, entry) for entry in written], [])
    await store.close()


class Client:
    """One client's socket, and all that it was told."""

    def __init__(self, line: ClientConnection) -> None:
        self._line = line
        self.told: list[bytes] = []
        self._read = 0
        self.choices: list[Any] = []

    async def say(self, kind: str, **words: Any) -> None:
        """Say something."""
        await self._line.send(json.dumps({"kind": kind, **words}))

    async def until(self, kind: str) -> dict[str, Any]:
        """Hear until a word of that kind comes."""
        while True:
            while self._read < len(self.told):
                word: dict[str, Any] = json.loads(self.told[self._read])
                self._read += 1
                if word.get("view") is not None:
                    self.choices = word["view"]["choices"]
                if word["kind"] == kind:
                    return word
            frame = await asyncio.wait_for(self._line.recv(decode=False), PATIENCE)
            assert isinstance(frame, bytes)
            self.told.extend(frame.split(b"\n"))


class Recorder:
    """Plays one table through real sockets, and keeps what one hearer receives."""

    def __init__(self, at: LoadedHouse, name: str, game: Game, hearer: int | None) -> None:
        self._at = at
        self.name = name
        self.game = game
        self._hearer = hearer
        self._site = at.house.address.removeprefix("http://")
        self._open = AsyncExitStack()
        self._clients: dict[int | None, Client] = {}
        self._turn = 0
        self._is_over = False
        self._peeked: list[bytes] = []
        self.feints = 0

    def _cookies(self, seat: int | None) -> dict[str, str]:
        return {} if seat is None else {"Cookie": f"{identity.seat_cookie(seat)}={secret_of(seat)}"}

    async def _connect(self, seat: int | None, n: int | None = None) -> Client:
        asked = [f"{name}={value}" for name, value in (("seat", seat), ("n", n)) if value is not None]
        url = f"ws://{self._site}/api/table/{self.name}/socket?{'&'.join(asked)}"
        headers = self._cookies(seat)
        # Any number of words may wait: whoever stopped reading would not hear that the socket was closed either.
        opening = connect(
            url,
            additional_headers=headers,
            compression=None,
            proxy=None,
            ping_interval=None,
            open_timeout=PATIENCE,
            max_queue=None,
        )
        return Client(await self._open.enter_async_context(opening))

    async def record(self, turns: Sequence[Sequence[Answers]], has_deal: bool, feints: random.Random | None) -> Heard:
        """Play these turns; with feints, the others first seal something else wherever they can."""
        asking = http.client.HTTPConnection(self._site, timeout=PATIENCE)
        async with self._open:
            with closing(asking):
                for seat in (*range(self.game.seats), None):
                    client = self._clients[seat] = await self._connect(seat)
                    await client.until("Hello")
                self._start(asking)
                await self._all_hear_step()
                for turn in turns[1:] if has_deal else turns:
                    await self._play(turn[0], feints)
                # In a thread: whoever does not answer heartbeats meanwhile would count as away.
                bodies = [await asyncio.to_thread(self._looked, asking, path) for path in self._paths()]
                again = await self._come_back()
                return Heard([*self._clients[self._hearer].told, *self._peeked, *again], bodies)

    def _start(self, asking: http.client.HTTPConnection) -> None:
        headers = {"Cookie": f"{identity.HOST_COOKIE}={secret_of('host')}", "Content-Type": "application/json"}
        asking.request("POST", f"/api/table/{self.name}/start", b"{}", headers)
        answer = asking.getresponse()
        assert answer.status == 200, answer.read()
        answer.read()
        asking.close()  # a game may take longer than an idle connection is kept; the next question opens it anew

    async def _play(self, answers: Answers, feints: random.Random | None) -> None:
        asked, codes = answers
        for seat, code in zip(asked, codes, strict=True):
            client = self._clients[seat]
            is_last = seat == asked[-1]
            move = msgspec.to_builtins(self.game.parts.codebook.moves[code])
            others = [choice for choice in client.choices if choice != move]
            if feints is not None and others and seat != self._hearer and not is_last:
                await client.say("Answer", turn=self._turn, move=feints.choice(others))
                await client.until("Kept")
                self.feints += 1
                await self._peek()
            await client.say("Answer", turn=self._turn, move=move)
            if not is_last:
                await client.until("Kept")
            if not is_last and seat != self._hearer:
                await self._peek()
        await self._all_hear_step()

    async def _peek(self) -> None:
        """Once a game the hearer comes by another socket while an answer lies face down, which then may still be changed."""
        if not self._peeked:
            client = await self._connect(self._hearer)
            await client.until("Hello")
            self._peeked = client.told

    async def _all_hear_step(self) -> None:
        for client in self._clients.values():
            step = await client.until("Step")
            self._turn, self._is_over = step["turn"], step["view"]["standing"] is not None

    def _paths(self) -> list[str]:
        """Everything that can be asked about a table, and what is refused while the game runs."""
        own = [""] if self._hearer is None else ["", f"&seat={self._hearer}"]
        looks = [f"/{look}?turn={turn}{seat}" for look in ("past", "odds") for turn in range(self._turn + 1) for seat in own]
        stories = [f"/story?since=0{seat}" for seat in own]
        refused = [f"/past?seat={seat}" for seat in range(self.game.seats) if seat != self._hearer]
        # When it is over, everybody may see everything.
        secret = [] if self._is_over else [*refused, "/past?seat=open", "/record"]
        return ["", "/mine", *looks, *stories, *secret]

    def _looked(self, asking: http.client.HTTPConnection, path: str) -> tuple[str, int, bytes]:
        asking.request("GET", f"/api/table/{self.name}{path}", headers=self._cookies(self._hearer))
        answer = asking.getresponse()
        return path, answer.status, answer.read()

    async def _come_back(self) -> list[bytes]:
        """What the hearer is told by another socket that has heard nothing yet, little, or too much."""
        told: list[bytes] = []
        for n in (None, self.game.seats + 2, 10_000):
            client = await self._connect(self._hearer, n)
            await client.say("Ping")
            await client.until("Pong")
            told += client.told
        return told
