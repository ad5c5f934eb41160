"""The load for `bench.server`, in a process of its own: many tables with four sockets each, as lean as sockets can be.

It prints ``ready`` when all sockets are open, waits for a line on standard input, plays, and prints what it saw as JSON.
"""

import asyncio
import gc
import http.client
import json
import random
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from typing import Any, Protocol, cast
from urllib.parse import urlsplit

import msgspec

READ = msgspec.json.Decoder().decode
WRITE = msgspec.json.Encoder().encode
"""As quick as can be, for both servers' players: whoever reads slowly seems to wait long."""

SEATS = 4
HOSTS = 4
"""So many put up tables at once."""

SECONDS_TO_OPEN = 300
KEY = "dGhlIHNhbXBsZSBub25jZQ=="


class Line(asyncio.Protocol):
    """One socket. The mask of its frames is zero, which costs nothing."""

    def __init__(self, path: str, cookie: str, hear: Callable[["Line", bytes], None]) -> None:
        self._path = path
        self._cookie = cookie
        self._hear = hear
        self._unread = b""
        self._is_open = False
        self.opened = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(
            f"GET {self._path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {KEY}\r\nSec-WebSocket-Version: 13\r\nCookie: {self._cookie}\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        unread = self._unread + data
        if not self._is_open:
            head, end, unread = unread.partition(b"\r\n\r\n")
            if not end:
                self._unread = head
                return
            assert b" 101 " in head, head
            self._is_open = True
            self.opened.set_result(None)
        at = 0
        while (found := _frame(unread, at)) is not None:
            opcode, begin, at = found
            if opcode == 1:
                self._hear(self, unread[begin:at])
            elif opcode == 9:
                self._transport.write(b"\x8a\x80\0\0\0\0")
        self._unread = unread[at:]

    def send(self, payload: bytes) -> None:
        """Send a text frame."""
        size = len(payload)
        head = bytes((0x81, 0x80 | size)) if size < 126 else b"\x81\xfe" + size.to_bytes(2, "big")
        self._transport.write(head + b"\0\0\0\0" + payload)


def _frame(data: bytes, at: int) -> tuple[int, int, int] | None:
    """The next frame: its kind, where its content begins and ends; None if it is not all there."""
    if len(data) < at + 2:
        return None
    size, begin = data[at + 1] & 127, at + 2
    if size == 126:
        size, begin = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
    elif size == 127:
        size, begin = int.from_bytes(data[at + 2 : at + 10], "big"), at + 10
    if len(data) < begin + size:
        return None
    return data[at] & 15, begin, begin + size


class Seat(Protocol):
    """One seat of a table."""

    def answer(self) -> None:
        """Answer, if there is something to answer."""


class Load:
    """What is played: as fast as it goes, or one move a second at every table."""

    def __init__(self, tables: int, is_paced: bool, most_seconds: float) -> None:
        self.tables = tables
        self.is_paced = is_paced
        self.most_seconds = most_seconds
        self.moves = 0
        self.waits: list[float] = []
        """Seconds from an answer to its acknowledgement."""

        self.is_going = False
        self.over: asyncio.Event
        self.still_playing = tables
        self.lines: list[Line] = []
        self.seats: list[Seat] = []
        """Those of a table side by side."""

        self.dice = random.Random(1)
        """One for all: tables must not play in step."""

    async def run(self) -> None:
        """Open all sockets, wait for the word, play, and tell."""
        self.over = asyncio.Event()
        async with asyncio.timeout(SECONDS_TO_OPEN):
            await self.open()
            await asyncio.gather(*(line.opened for line in self.lines))
        await asyncio.sleep(1)
        print("ready", flush=True)
        await asyncio.get_running_loop().run_in_executor(None, sys.stdin.readline)
        gc.disable()  # players who look for litter would be taken for a server that lets them wait
        began = time.monotonic()
        self.is_going = True
        self.go()
        try:
            await asyncio.wait_for(self.over.wait(), self.most_seconds)
        except TimeoutError:
            self.is_going = False
        seconds = time.monotonic() - began
        waits = sorted(self.waits) or [0.0]
        p50, p99 = (waits[int(len(waits) * part)] for part in (0.5, 0.99))
        print(json.dumps({"moves": self.moves, "seconds": seconds, "p50": p50, "p99": p99}), flush=True)

    async def connect(self, host: str, port: int, line: Line) -> None:
        """Open one socket."""
        await asyncio.get_running_loop().create_connection(lambda: line, host, port)
        self.lines.append(line)

    async def open(self) -> None:
        """Open all sockets."""
        raise NotImplementedError

    def go(self) -> None:
        """Begin everywhere; if it is paced, within as many seconds as a round takes: people do not sit down all at once."""
        loop = asyncio.get_running_loop()
        for at in range(0, len(self.seats), SEATS):
            wait = SEATS * self.dice.random() if self.is_paced else 0.0
            for seat in self.seats[at : at + SEATS]:
                loop.call_later(wait, seat.answer)


class OurSeat:
    """One seat of Rück's raus!"""

    def __init__(self, load: Load, seat: int, dice: random.Random) -> None:
        self._load = load
        self._seat = seat
        self._dice = dice
        self._asked: dict[str, Any] | None = None
        self._sent_at = 0.0
        self.line: Line

    def hear(self, _line: Line, frame: bytes) -> None:
        for word in frame.split(b"\n"):
            if self._sent_at and word.startswith((b'{"kind":"Kept"', b'{"kind":"Step"')):
                self._load.waits.append(time.monotonic() - self._sent_at)
                self._sent_at = 0.0
            if word.startswith((b'{"kind":"Step"', b'{"kind":"Hello"')):
                self._take(READ(word))

    def _take(self, word: dict[str, Any]) -> None:
        view = word["view"]
        if view is None:
            return
        if view["standing"] is not None and self._seat == 0:
            self._load.still_playing -= 1
            if not self._load.still_playing:
                self._load.over.set()
        if self._seat in view["asked"]:
            self._asked = word
            self.answer()

    def answer(self) -> None:
        """Answer, if there is something to answer."""
        if self._load.is_going and self._asked is not None:
            asked, self._asked = self._asked, None
            if self._load.is_paced:
                turn = asked["view"]["asked"].index(self._seat)
                asyncio.get_running_loop().call_later(turn + self._dice.random(), self._say, asked)
            else:
                self._say(asked)

    def _say(self, asked: dict[str, Any]) -> None:
        move = self._dice.choice(asked["view"]["choices"])
        self._load.moves += 1
        self._sent_at = time.monotonic()
        self.line.send(WRITE({"kind": "Answer", "turn": asked["turn"], "move": move}))


class Ours(Load):
    """Rück's raus! at our own server."""

    def __init__(self, address: str, *rest: Any) -> None:
        super().__init__(*rest)
        self._site = urlsplit(address)

    async def open(self) -> None:
        host, port = self._site.hostname or "", self._site.port or 0
        shares = [len(range(at, self.tables, HOSTS)) for at in range(min(HOSTS, self.tables))]
        with ThreadPoolExecutor(HOSTS) as hosts:
            laid = await asyncio.gather(*(asyncio.get_running_loop().run_in_executor(hosts, self._lay, n) for n in shares))
        for path, cookie in (table for tables in laid for table in tables):
            for seat in range(SEATS):
                player = OurSeat(self, seat, self.dice)
                player.line = Line(f"{path}/socket?seat={seat}", cookie, player.hear)
                self.seats.append(player)
                await self.connect(host, port, player.line)

    def _lay(self, tables: int) -> list[tuple[str, str]]:
        """Put up so many tables, sit down everywhere and start; their paths, and the cookies that hold their seats."""
        laid = []
        with closing(http.client.HTTPConnection(self._site.hostname or "", self._site.port or 0)) as asking:
            _, guest = _ask(asking, "/api/guest", {"name": "Load"}, "")
            for _ in range(tables):
                wanted = {"game": "rueck", "seats": SEATS, "pace": "at_once"}
                made, cookies = _ask(asking, "/api/tables", wanted, guest)
                path = f"/api/table/{made['table']}"
                secrets = [guest, *cookies.split("; ")]
                for seat in range(1, SEATS):
                    secrets.append(_ask(asking, f"{path}/join", {"seat": seat}, guest)[1])
                cookie = "; ".join(secrets)
                _ask(asking, f"{path}/start", {}, cookie)
                laid.append((path, cookie))
        return laid


def _ask(asking: http.client.HTTPConnection, path: str, body: object, cookie: str) -> tuple[Any, str]:
    """The answer to a request, and the cookies that came with it."""
    asking.request("POST", path, json.dumps(body), {"content-type": "application/json", "cookie": cookie})
    answer = asking.getresponse()
    content = json.loads(answer.read())
    assert answer.status in {200, 201}, content
    given = [value.partition(";")[0] for name, value in answer.getheaders() if name == "set-cookie"]
    return content, "; ".join(given)


class TheirSeat:
    """One seat of a bidding game at boardgame.io, whose players bid in turn."""

    def __init__(self, load: Load, match: str, seat: int, dice: random.Random) -> None:
        self._load = load
        self._dice = dice
        self._match = match
        self._seat = str(seat)
        self._state: Any = None
        self._sent_at = 0.0
        self.line: Line

    def hear(self, _line: Line, frame: bytes) -> None:
        if frame.startswith(b"0"):
            self.line.send(b"40/bid,")
        elif frame.startswith(b"40/bid,"):
            self._emit("sync", self._match, self._seat, None, SEATS)
        elif frame == b"2":
            self.line.send(b"3")
        elif frame.startswith(b"42/bid,"):
            name, _, state, *_ = READ(frame[7:])
            if name not in {"sync", "update"}:
                return
            if self._sent_at and name == "update":
                self._load.waits.append(time.monotonic() - self._sent_at)
                self._sent_at = 0.0
            self._state = state["state"] if name == "sync" else state
            self.answer()

    def answer(self) -> None:
        """Bid, if it is my turn."""
        state = self._state
        if self._load.is_going and state is not None and state["ctx"]["currentPlayer"] == self._seat:
            self._state = None
            if self._load.is_paced:
                asyncio.get_running_loop().call_later(0.5 + self._dice.random(), self._bid, state)
            else:
                self._bid(state)

    def _bid(self, state: Any) -> None:
        self._load.moves += 1
        self._sent_at = time.monotonic()
        payload = {"type": "bid", "args": [self._dice.randrange(8)], "playerID": self._seat, "credentials": None}
        self._emit("update", {"type": "MAKE_MOVE", "payload": payload}, state["_stateID"], self._match, self._seat)

    def _emit(self, *words: object) -> None:
        self.line.send(b"42/bid," + WRITE(words))


class Theirs(Load):
    """A bidding game for four at boardgame.io."""

    def __init__(self, address: str, *rest: Any) -> None:
        super().__init__(*rest)
        self._site = urlsplit(address)

    async def open(self) -> None:
        for number in range(self.tables):
            for seat in range(SEATS):
                player = TheirSeat(self, f"m{number}", seat, self.dice)
                player.line = Line("/socket.io/?EIO=4&transport=websocket", "", player.hear)
                self.seats.append(player)
                await self.connect(self._site.hostname or "", self._site.port or 0, player.line)
                await asyncio.sleep(0)


def main() -> None:
    """Whom, where, how many tables, how, and for how long at most."""
    whom, address, tables, how, seconds = sys.argv[1:]
    kind = {"ours": Ours, "theirs": Theirs}[whom]
    load = kind(address, int(tables), how == "paced", float(seconds))
    try:
        import uvloop
    except ImportError:
        asyncio.run(load.run())
    else:
        uvloop.run(load.run())


if __name__ == "__main__":
    main()
