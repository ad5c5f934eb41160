"""Running one server process until it is stopped."""

import asyncio
import contextlib
import gc
import socket
import sys
from collections.abc import Callable
from typing import Any, Final

import uvicorn

from spelunke.server import logs
from spelunke.server.app import make_app
from spelunke.server.http.protocol import HttpProtocol
from spelunke.server.live.registry import Registry
from spelunke.server.settings import Settings
from spelunke.server.socket.websocket import WebSocket
from spelunke.server.startup import open_door

SECONDS_TO_STOP: Final = 10
LOOKS_FOR_LITTER: Final = (2_000, 25, 200)
"""Thresholds of the garbage collector: often and little at a time, about two milliseconds a run."""

TURN_OF_A_THREAD: Final = 0.0005
"""The switch interval of threads, in seconds: the store's threads have little to do, and a request waits for them."""

EVERYWHERE: Final = ("0.0.0.0", "::")
SOMEWHERE_ELSE: Final = ("192.0.2.1", 9)
"""An address reserved for documentation (RFC 5737)."""


class _Server(uvicorn.Server):
    """Tells all clients to reconnect before it stops."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[str], None] | None) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            host, port = self.servers[0].sockets[0].getsockname()[:2]
            host = _in_the_network() if host in EVERYWHERE else host
            address = f"http://{f'[{host}]' if ':' in host else host}:{port}"
            registry: Registry = self.lifespan.state["registry"]
            registry.site = address
            logs.note("serving", address=address)
            if self._ready is not None:
                self._ready(address)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        registry: Registry | None = self.lifespan.state.get("registry")
        for server in self.servers:
            server.close()
        if registry is not None:
            await registry.say_bye()
            await asyncio.sleep(0.1)
        logs.note("stopping")
        await super().shutdown(sockets)


def _in_the_network() -> str:
    """The address of this machine in the local network. Nothing is sent: only the route of a datagram is looked up."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(SOMEWHERE_ELSE)
        except OSError:
            return "127.0.0.1"
        return str(asking.getsockname()[0])


def serve(settings: Settings | None = None, ready: Callable[[str], None] | None = None, **changes: Any) -> None:
    """Serve until SIGINT or SIGTERM; ``ready`` is called with the address once requests are accepted.

    Settings may be given whole, or by name: ``serve(port=0, db="sqlite+aiosqlite:///tables.db")``.
    Raises ``CannotOpen`` if the store, the bus or the address is not available.
    """
    settings = settings or Settings(**changes)
    door = open_door(settings)
    logs.start(settings.log_level)
    config = uvicorn.Config(
        make_app(settings),
        http=HttpProtocol,
        ws=WebSocket,
        lifespan="on",
        log_config=None,
        access_log=False,
        proxy_headers=False,
        server_header=False,
        timeout_graceful_shutdown=SECONDS_TO_STOP,
    )
    # Everything loaded by now stays: the garbage collector must not delay a table by scanning all of it.
    gc.freeze()
    gc.set_threshold(*LOOKS_FOR_LITTER)
    sys.setswitchinterval(TURN_OF_A_THREAD)
    with contextlib.suppress(KeyboardInterrupt):
        _Server(config, ready).run([door])
