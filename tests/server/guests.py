"""Guests: browsers as the tests see them, with their own cookies and sockets."""

import json
from contextlib import ExitStack
from typing import Any
from urllib.parse import urlsplit

import httpx
from websockets.sync.client import ClientConnection, connect

Word = dict[str, Any]

PATIENCE = 60.0
"""Seconds; nothing here is a measure of speed, and other programs may want the same cores."""


class Socket:
    """One socket of a guest; keeps everything it was told."""

    def __init__(self, connection: ClientConnection) -> None:
        self._connection = connection
        self._unread: list[Word] = []
        self.told: list[bytes] = []
        """Every word, as it came."""

    def say(self, kind: str, **words: Any) -> None:
        """Say something."""
        self._connection.send(json.dumps({"kind": kind, **words}))

    def send(self, frame: str | bytes) -> None:
        """Send a frame as it is."""
        self._connection.send(frame)

    def hear(self, timeout: float = PATIENCE) -> Word:
        """The next word."""
        while not self._unread:
            try:
                frame = self._connection.recv(timeout)
            except TimeoutError:
                raise TimeoutError(f"nothing was told after {self.told[-12:]}") from None
            assert isinstance(frame, str)
            self.told.extend(line.encode() for line in frame.split("\n"))
            self._unread.extend(json.loads(line) for line in frame.split("\n"))
        return self._unread.pop(0)

    def hear_until(self, kind: str, timeout: float = PATIENCE, **facts: Any) -> Word:
        """The next word of that kind with those facts; everything before it is passed over."""
        while True:
            word = self.hear(timeout)
            if word["kind"] == kind and all(word.get(name) == fact for name, fact in facts.items()):
                return word

    def close(self) -> None:
        """Hang up."""
        self._connection.close()

    def drop(self) -> None:
        """The network is gone."""
        self._connection.socket.close()


class Guest:
    """One browser."""

    def __init__(self, address: str, name: str | None = None) -> None:
        # Plain HTTP: reading the machine's certificates would take longer than most tests.
        self.http = httpx.Client(base_url=address, timeout=PATIENCE, verify=False)
        self._open = ExitStack()
        if name is not None:
            self.ask("POST", "/api/guest", name=name)

    def ask(self, method: str, path: str, status: int | None = None, **words: Any) -> Any:
        """Make a request, and read the answer; it must have that status, or be no refusal."""
        body = {"json": words} if method == "POST" else {"params": words}
        response = self.http.request(method, path, **body)  # type: ignore[arg-type]
        expected = response.status_code in {200, 201} if status is None else response.status_code == status
        assert expected, (method, path, response.status_code, response.text)
        return response.json()

    def put_up(self, game: str = "rueck", **wanted: Any) -> str:
        """Put up a table; its name. Nothing plays itself there, unless that is wanted."""
        return str(self.ask("POST", "/api/tables", **{"game": game, "forced": "ask", **wanted})["table"])

    def join(self, table: str, **wanted: Any) -> int:
        """Sit down; on which seat."""
        return int(self.ask("POST", f"/api/table/{table}/join", **wanted)["seats"][0])

    def at(self, table: str, endpoint: str, **words: Any) -> Any:
        """Do something at a table."""
        return self.ask("POST", f"/api/table/{table}/{endpoint}", **words)

    def cookies_for(self, table: str) -> str:
        """The cookies that a browser would send along there."""
        request = self.http.build_request("GET", f"/api/table/{table}/socket")
        return str(request.headers.get("cookie", ""))

    def socket(
        self, table: str, address: str | None = None, headers: dict[str, str] | None = None, **asked: int | str
    ) -> Socket:
        """Open a socket, here or at another process."""
        site = urlsplit(address or str(self.http.base_url)).netloc
        query = "&".join(f"{name}={value}" for name, value in asked.items())
        cookies = self.cookies_for(table)
        sent = {**({"Cookie": cookies} if cookies else {}), "Origin": f"http://{site}", **(headers or {})}
        url = f"ws://{site}/api/table/{table}/socket?{query}"
        # Without pings of its own: they draw random numbers behind the back of tests that watch over them.
        opening = connect(url, additional_headers=sent, compression=None, proxy=None, ping_interval=None)
        return Socket(self._open.enter_context(opening))

    def close(self) -> None:
        """Close the browser."""
        self._open.close()
        self.http.close()
