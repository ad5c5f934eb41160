"""Running one server process until it is told to stop."""

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
"""Often and little at a time: nobody notices a look of two milliseconds."""

TURN_OF_A_THREAD: Final = 0.0005
"""Seconds after which a thread lets others go on: those of the store have little to say, and somebody waits for it."""

EVERYWHERE: Final = ("0.0.0.0", "::")
SOMEWHERE_ELSE: Final = ("192.0.2.1", 9)
"""An address that is nobody's (RFC 5737)."""


class _Server(uvicorn.Server):
    """Tells everybody to come back before it goes."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[str], None] | None) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            host, port = self.servers[0].sockets[0].getsockname()[:2]
            host = _in_the_network() if host in EVERYWHERE else host
            address = f"http://{f'[{host}]' if ':' in host else host}:{port}"
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
    """Where others in the same network find this machine. Nothing is sent: a datagram's way is only looked up."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(SOMEWHERE_ELSE)
        except OSError:
            return "127.0.0.1"
        return str(asking.getsockname()[0])


def serve(settings: Settings | None = None, ready: Callable[[str], None] | None = None, **changes: Any) -> None:
    """Serve until SIGINT or SIGTERM; ``ready`` hears the address once tables can be reached.

    Settings may be given whole, or by name: ``serve(port=0, db="sqlite+aiosqlite:///tables.db")``.
    Raises ``CannotOpen`` where the store, the bus or the address cannot be had.
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
    # What is loaded by now stays: a table must not wait while Python looks through all of it for litter.
    gc.freeze()
    gc.set_threshold(*LOOKS_FOR_LITTER)
    sys.setswitchinterval(TURN_OF_A_THREAD)
    with contextlib.suppress(KeyboardInterrupt):
        _Server(config, ready).run([door])
