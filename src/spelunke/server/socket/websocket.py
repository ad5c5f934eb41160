"""One websocket, without the task, queue and two events that the web server would use for each: a third of the memory.

Frames are parsed by the ``websockets`` library, except for the short unfragmented ones that browsers send nearly always;
outgoing messages are framed here, once for all recipients.
"""

import asyncio
import logging
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, cast

from uvicorn.server import ServerState
from websockets.exceptions import InvalidState
from websockets.frames import Frame, Opcode, apply_mask  # type: ignore[attr-defined]  # compiled if possible
from websockets.http11 import Request
from websockets.server import ServerProtocol

from spelunke.server import logs
from spelunke.server.limits import Bucket
from spelunke.server.live.seat_output import encode
from spelunke.server.log.identity import HOST
from spelunke.server.socket import receive_loop
from spelunke.server.socket.messages import Bye, Told

if TYPE_CHECKING:
    from spelunke.server.live.registry import Registry
    from spelunke.server.live.room import Room

PING: Final = b"\x89\x00"
SECONDS_TO_CLOSE: Final = 1.0
GOING_AWAY: Final = 1001

TEXT: Final = Opcode.TEXT
SHORT: Final = {0x81: TEXT, 0x8A: Opcode.PONG}
"""By its first byte, an unfragmented frame of a kind that browsers send often."""

_SILENT: Final = logging.getLogger("spelunke.silent")
_SILENT.disabled = True


def framed(payload: bytes) -> bytes:
    """A text frame (RFC 6455, §5.2).

    >>> framed(b"hi").hex()
    '81026869'
    """
    size = len(payload)
    if size < 126:
        return bytes((0x81, size)) + payload
    if size < 65_536:
        return b"\x81\x7e" + size.to_bytes(2, "big") + payload
    return b"\x81\x7f" + size.to_bytes(8, "big") + payload


def short_frame(data: bytes) -> tuple[Opcode, bytes] | None:
    """Opcode and payload, if these bytes are exactly one complete, masked frame of at most 125 bytes, text or pong.

    >>> short_frame(bytes.fromhex("8182 00000000 6869"))
    (<Opcode.TEXT: 1>, b'hi')
    >>> short_frame(bytes.fromhex("8182 00000000 68"))
    """
    size = len(data) - 6
    if not 0 <= size < 126 or data[1] != 0x80 + size or data[0] not in SHORT:
        return None
    return SHORT[data[0]], apply_mask(data[6:], data[2:6])


class WebSocket(asyncio.Protocol):
    """One websocket: receives and sends messages."""

    __slots__ = (
        "_connections",
        "_is_closing",
        "_is_regular",
        "_parts",
        "_protocol",
        "_tasks",
        "_transport",
        "_waiting",
        "bucket",
        "counted_as",
        "guest",
        "host",
        "host_key",
        "is_alive",
        "keys",
        "language",
        "name",
        "registry",
        "room",
        "seat",
        "unreadable",
    )

    def __init__(self, *, server_state: ServerState, app_state: Mapping[str, "Registry"], **_config: object) -> None:
        """Called by the web server when a browser requests a websocket."""
        registry = app_state["registry"]
        self.registry = registry
        limits = registry.settings.limits
        self._connections = cast("set[asyncio.Protocol]", server_state.connections)
        self._tasks = server_state.tasks
        self._transport: asyncio.Transport
        self._protocol = ServerProtocol(max_size=limits.frame_bytes, logger=_SILENT)
        self._waiting: list[bytes] = []
        self._parts: list[bytes] | None = None
        self._is_closing = False
        self._is_regular = False
        """Whether everything since the handshake came as short frames, one at a time; if not, the library parses the rest."""

        self.is_alive = True
        """Whether anything was received since the last heartbeat."""

        self.room: Room | None = None
        self.seat: int | None = None
        """The seat it plays for; None for a spectator."""

        self.keys: dict[int, str] = {}
        """Hashes of the secrets it came with, by seat: its own seat's, or, for a spectator, those its device holds."""

        self.host = False
        self.host_key: str | None = None
        """The hash of the secret that makes its browser the host."""

        self.guest: str | None = None
        self.name = ""
        """The name of a spectator who has given one."""

        self.language = "en"
        self.counted_as: tuple[str, ...] = ()
        self.bucket = Bucket(limits.frames_per_second, limits.frames_at_once)
        self.unreadable = 0

    # Called by the web server.

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._connections.add(self)

    def connection_lost(self, _exc: Exception | None) -> None:
        self._is_closing = True
        self._connections.discard(self)
        self.registry.went(self)

    def shutdown(self) -> None:
        """The web server is shutting down."""
        self._transport.close()

    def data_received(self, data: bytes) -> None:
        if self._is_regular and (frame := short_frame(data)) is not None:
            if not self._is_closing:
                self._hear(*frame, True)
            return
        self._is_regular = False
        protocol = self._protocol
        protocol.receive_data(data)
        for event in protocol.events_received():
            if isinstance(event, Request):
                self._is_regular = data.endswith(b"\r\n\r\n")
                self._knock(event)
            elif isinstance(event, Frame) and not self._is_closing:
                self._hear(event.opcode, bytes(event.data), event.fin)
        out = b"".join(protocol.data_to_send())
        if out:
            self._transport.write(out)
        if protocol.parser_exc is not None or protocol.close_rcvd is not None:
            self._is_closing = True
            self._transport.close()

    def address(self) -> str:
        """The client's address."""
        peer = self._transport.get_extra_info("peername")
        return str(peer[0]) if peer else ""

    def held(self) -> tuple[int, ...]:
        """The seats whose players use this client."""
        chairs = self.room.table_log.chairs if self.room is not None else []
        return tuple(seat for seat, key in self.keys.items() if key in chairs[seat].keys)

    def may_host(self) -> bool:
        """Whether its browser may do what the host may, for itself or as one who stands in."""
        assert self.room is not None
        table_log = self.room.table_log
        return table_log.roles.is_host(self.host_key) or any(table_log.stands_in(seat) for seat in self.held())

    def presence(self) -> tuple[int, ...]:
        """Whose presence it shows: the seats it holds, and the host."""
        return (*self.held(), HOST) if self.host else self.held()

    # Admission.

    def _knock(self, request: Request) -> None:
        # Nothing is read before the client is identified.
        self._transport.pause_reading()
        task = asyncio.get_running_loop().create_task(self._let_in(request))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _let_in(self, request: Request) -> None:
        response = self._protocol.accept(request)
        n = None
        if response.status_code == 101:
            try:
                n = await receive_loop.admit(self, request)
            except Exception as error:
                status, reason = receive_loop.turned_away(self, error)
                response = self._protocol.reject(status, reason)
                self.room = None
        if self._is_closing:
            return
        self._protocol.send_response(response)
        self._transport.write(b"".join(self._protocol.data_to_send()))
        if self.room is None:
            self._is_closing = True
            self._transport.close()
            return
        self._protocol.handshake_exc = None
        self.registry.came(self)
        self.room.welcome(self, n)
        self._transport.resume_reading()

    # Receiving.

    def _hear(self, opcode: Opcode, content: bytes, is_end: bool) -> None:
        self.is_alive = True
        if opcode is TEXT and is_end:
            receive_loop.hear(self, content)
        elif opcode is TEXT:
            self._parts = [content]
        elif opcode is Opcode.CONT and self._parts is not None:
            self._parts.append(content)
            if is_end:
                whole, self._parts = b"".join(self._parts), None
                receive_loop.hear(self, whole)
        elif opcode in {Opcode.BINARY, Opcode.CONT}:
            self.close(1003, "text only")

    def beat(self) -> None:
        """Heartbeat: disconnect a client that has been silent since the last one, and send a ping."""
        if not self.is_alive:
            self.registry.counts.cut_off += 1
            self._transport.abort()
        elif not self._is_closing:
            self.is_alive = False
            self._transport.write(PING)

    # Sending.

    def tell(self, message: bytes) -> None:
        """Send a message that ``seat_output`` built for this seat."""
        if not self._is_closing:
            if not self._waiting:
                self.registry.flush_soon(self)
            self._waiting.append(message)

    def say(self, word: Told) -> None:
        """Send a message that holds nothing about a table."""
        self.tell(encode(word))

    def flush(self) -> None:
        """Send the queue in one frame: one message per line."""
        payload = b"\n".join(self._waiting)
        self._waiting.clear()
        if not payload or self._is_closing:
            return
        registry = self.registry
        if self._transport.get_write_buffer_size() > registry.settings.limits.waiting_bytes:
            registry.counts.cut_off += 1
            logs.note("a socket was too slow", table=self.room.table if self.room else "", seat=self.seat)
            self._is_closing = True
            self._transport.abort()
            return
        registry.counts.frames_out += 1
        self._transport.write(framed(payload))

    def dismiss(self, bye: Bye, code: int = GOING_AWAY) -> None:
        """Send the reason, and close."""
        self.say(bye)
        self.flush()
        self.close(code, bye.why)

    def close(self, code: int, why: str) -> None:
        """Closing handshake; if the browser does not answer, close without it."""
        if self._is_closing:
            return
        self._is_closing = True
        try:
            self._protocol.send_close(code, why)
        except InvalidState:
            self._transport.close()
            return
        self._transport.write(b"".join(self._protocol.data_to_send()))
        asyncio.get_running_loop().call_later(SECONDS_TO_CLOSE, self._transport.close)
