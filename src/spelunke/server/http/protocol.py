"""The HTTP protocol of one connection until its request is read: time, size and number of connections are limited."""

import asyncio
from typing import TYPE_CHECKING

from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.server import ServerState

from spelunke.server.limits import network_of

if TYPE_CHECKING:
    from spelunke.server.live.registry import Registry

TOO_LARGE = b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class HttpProtocol(HttpToolsProtocol):
    """A connection of the web server, which by itself has no timeout and no limit on headers."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, "Registry"],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._registry = app_state["registry"]
        self._waiting: asyncio.TimerHandle | None = None
        """Runs until the head of a request is complete."""

        self._head_bytes = 0
        self._counted_as: str | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        settings = self._registry.settings
        if self.client is not None and not settings.behind_proxy:
            address = network_of(self.client[0])
            if self._registry.connections_of[address] >= settings.limits.connections_per_address:
                transport.abort()
                return
            self._counted_as = address
            self._registry.connections_of[address] += 1
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._let_go()
        super().connection_lost(exc)
        self._untie()

    def handle_websocket_upgrade(self) -> None:
        self._let_go()
        super().handle_websocket_upgrade()
        self._untie()

    def _untie(self) -> None:
        """Let go of what refers back to this connection: otherwise all of it would wait for the garbage collector."""
        self.parser = None  # type: ignore[assignment]
        self.cycle = None  # type: ignore[assignment]  # a request that is still being answered has it

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._waiting is not None:
            self._head_bytes += len(data)
            if self._head_bytes > self._registry.settings.limits.head_bytes:
                self.transport.write(TOO_LARGE)
                self.transport.close()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._wait()

    def on_headers_complete(self) -> None:
        self._stop_waiting()
        super().on_headers_complete()

    def _wait(self) -> None:
        if self._waiting is None:
            self._head_bytes = 0
            self._waiting = self.loop.call_later(self._registry.settings.limits.head_seconds, self.transport.close)

    def _stop_waiting(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None

    def _let_go(self) -> None:
        """The connection was closed, or upgraded to a websocket, which is counted separately."""
        self._stop_waiting()
        if self._counted_as is not None:
            self._registry.connections_of[self._counted_as] -= 1
            if not self._registry.connections_of[self._counted_as]:
                del self._registry.connections_of[self._counted_as]
            self._counted_as = None
