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
from websockets.protocol import State
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
POLICY: Final = 1008

FRAMES_IN_TURN: Final = 8
"""Of what arrived at once, so many frames are heard before other websockets have their turn."""

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


def size_of(data: bytes, begin: int, most: int) -> int:
    """The size of the frame that begins there; 0 if not all of it has arrived.

    A frame of more than ``most`` bytes need not arrive: its head is enough to refuse it.

    >>> size_of(bytes.fromhex("8182 00000000 6869"), 0, 100), size_of(bytes.fromhex("8182 00000000 68"), 0, 100)
    (8, 0)
    >>> size_of(bytes.fromhex("81fe 4000 00000000 68"), 0, 100)
    9
    """
    there = len(data) - begin
    if there < 2:
        return 0
    short = data[begin + 1] & 127
    wide = {126: 2, 127: 8}.get(short, 0)
    if there < 2 + wide:
        return 0
    content = int.from_bytes(data[begin + 2 : begin + 2 + wide], "big") if wide else short
    if content > most:
        return there
    whole = 2 + wide + (4 if data[begin + 1] & 128 else 0) + content
    return whole if whole <= there else 0


class WebSocket(asyncio.Protocol):
    """One websocket: receives and sends messages."""

    __slots__ = (
        "_connections",
        "_is_closing",
        "_is_deaf",
        "_parts",
        "_protocol",
        "_tasks",
        "_transport",
        "_unread",
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
        self._protocol: ServerProtocol | None = ServerProtocol(max_size=limits.frame_bytes, logger=_SILENT)
        """There for the handshake and for frames that are not short ones; between those it would be half of the memory."""

        self._waiting: list[bytes] = []
        self._parts: list[bytes] | None = None
        self._unread = b""
        """What has arrived and was not parsed yet: the beginning of a frame, or more frames than are heard in one turn."""

        self._is_closing = False
        self._is_deaf = False
        """Whether it was cut off: nothing that still arrives is parsed."""

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
        self._is_closing = self._is_deaf = True
        self._connections.discard(self)
        self.registry.went(self)
        self._drop_protocol()

    def shutdown(self) -> None:
        """The web server is shutting down."""
        self._transport.close()

    def data_received(self, data: bytes) -> None:
        if self._is_deaf:
            return
        if self.room is None:
            self._shake_hands(data)
        elif not self._unread and self._protocol is None and (frame := short_frame(data)) is not None:
            if not self._is_closing:
                self._hear(*frame, True)
        else:
            is_reading = bool(self._unread) and size_of(self._unread, 0, self._most()) > 0
            self._unread += data
            if not is_reading:
                self._read_on()

    def _read_on(self) -> None:
        """Hear some of the frames that have arrived, and the others after the frames of other websockets."""
        data, most, begin, frames = self._unread, self._most(), 0, 0
        while frames < FRAMES_IN_TURN and not self._is_deaf and (size := size_of(data, begin, most)):
            self._read(data[begin : begin + size])
            begin += size
            frames += 1
        if self._is_deaf:
            self._unread = b""
            return
        self._unread = data[begin:]
        if size_of(self._unread, 0, most):
            self._transport.pause_reading()
            asyncio.get_running_loop().call_soon(self._read_on)
            return
        self._transport.resume_reading()
        if self._protocol is not None and self._protocol.current_size is None and not self._is_closing:
            self._drop_protocol()

    def _most(self) -> int:
        return self.registry.settings.limits.frame_bytes

    def _read(self, data: bytes) -> None:
        """Let the library parse one frame."""
        protocol = self._frame_parser()
        protocol.receive_data(data)
        for event in protocol.events_received():
            if isinstance(event, Frame) and not self._is_closing:
                self._hear(event.opcode, bytes(event.data), event.fin)
        self._send_for(protocol)
        if protocol.parser_exc is not None or protocol.close_rcvd is not None:
            self._is_closing = self._is_deaf = True
            self._transport.close()

    def _send_for(self, protocol: ServerProtocol) -> None:
        """Send what the library answers: pongs and close frames. Who sends pings must also read."""
        out = b"".join(protocol.data_to_send())
        if out:
            self._transport.write(out)
            self._check_is_read()

    def _frame_parser(self) -> ServerProtocol:
        if self._protocol is None:
            self._protocol = ServerProtocol(state=State.OPEN, max_size=self._most(), logger=_SILENT)
        return self._protocol

    def _drop_protocol(self) -> None:
        """Its parser refers to it, as does its fault: untied, neither waits for the garbage collector."""
        if self._protocol is not None:
            self._protocol.parser_exc = self._protocol.handshake_exc = None
            self._protocol.parser.close()
            self._protocol = None

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

    def _shake_hands(self, data: bytes) -> None:
        """Read the request for a websocket; frames that come before it is answered have to wait."""
        protocol = self._protocol
        if protocol is None or protocol.handshake_exc is not None or self._unread:
            self._unread = (self._unread + data)[: self._most()]
            return
        protocol.receive_data(data)
        for event in protocol.events_received():
            if isinstance(event, Request):
                # Nothing is read before the client is identified.
                self._transport.pause_reading()
                task = asyncio.get_running_loop().create_task(self._let_in(protocol, event))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)
        self._send_for(protocol)
        if protocol.parser_exc is not None or protocol.handshake_exc is not None:
            self._is_closing = True
            self._transport.close()

    async def _let_in(self, protocol: ServerProtocol, request: Request) -> None:
        response = protocol.accept(request)
        n = None
        if response.status_code == 101:
            try:
                n = await receive_loop.admit(self, request)
            except Exception as error:
                status, reason = receive_loop.turned_away(self, error)
                response = protocol.reject(status, reason)
                self.room = None
        if self._is_closing:
            self.room = None
            return
        protocol.send_response(response)
        self._transport.write(b"".join(protocol.data_to_send()))
        self._drop_protocol()
        if self.room is None:
            self._is_closing = self._is_deaf = True
            self._transport.close()
            return
        self.registry.came(self)
        self.room.welcome(self, n)
        self._transport.resume_reading()
        if self._unread:
            self._read_on()

    # Receiving.

    def _hear(self, opcode: Opcode, content: bytes, is_end: bool) -> None:
        self.is_alive = True
        if not self.bucket.take():
            self.cut_off("too many frames")
        elif opcode is TEXT and is_end:
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
        if self._check_is_read():
            self.registry.counts.frames_out += 1
            self._transport.write(framed(payload))

    def _check_is_read(self) -> bool:
        """Disconnect a client that does not read what it is sent; whether it does."""
        registry = self.registry
        if self._transport.get_write_buffer_size() <= registry.settings.limits.waiting_bytes:
            return True
        registry.counts.cut_off += 1
        logs.note("a socket was too slow", table=self.room.table if self.room else "", seat=self.seat)
        self._is_closing = self._is_deaf = True
        self._transport.abort()
        return False

    def dismiss(self, bye: Bye, code: int = GOING_AWAY) -> None:
        """Send the reason, and close."""
        self.say(bye)
        self.flush()
        self.close(code, bye.why)

    def cut_off(self, why: str) -> None:
        """Close the connection of a client that sends too much, and hear nothing of the rest."""
        self.close(POLICY, why)
        self._is_deaf = True

    def close(self, code: int, why: str) -> None:
        """Closing handshake; if the browser does not answer, close without it."""
        if self._is_closing:
            return
        self._is_closing = True
        protocol = self._frame_parser()
        try:
            protocol.send_close(code, why)
        except InvalidState:
            self._transport.close()
            return
        self._transport.write(b"".join(protocol.data_to_send()))
        asyncio.get_running_loop().call_later(SECONDS_TO_CLOSE, self._transport.close)
