"""Lines: sockets as plain bytes, for what no well-behaved client sends."""

import contextlib
import socket

from tests.server.house import House

PATIENCE = 60.0
CLOSE = 8


def dialled(house: House) -> socket.socket:
    """A connection that has said nothing yet; its buffers are small."""
    line = socket.socket()
    line.settimeout(PATIENCE)
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.connect(("127.0.0.1", int(house.address.rpartition(":")[2])))
    return line


def opened(house: House, table: str, cookies: str = "") -> socket.socket:
    """A socket at a table that has shaken hands and read nothing since."""
    line = dialled(house)
    line.sendall(
        f"GET /api/table/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\nCookie: {cookies}\r\n\r\n".encode()
    )
    head = b""
    while b"\r\n\r\n" not in head:
        head += line.recv(1)
    assert head.startswith(b"HTTP/1.1 101"), head
    return line


def all_heard(line: socket.socket) -> bytes:
    """Everything that still comes before the other side hangs up."""
    heard = b""
    with contextlib.suppress(ConnectionError):
        while more := line.recv(65_536):
            heard += more
    return heard


def masked(payload: bytes) -> bytes:
    """A client's frame; the mask of zeros leaves it legible."""
    return bytes((0x81, 0x80 | len(payload))) + bytes(4) + payload


def spoken(line: socket.socket, sent: bytes) -> list[int]:
    """Send these bytes and say no more; the codes of the close frames that come back before the other side hangs up."""
    with line:
        with contextlib.suppress(ConnectionError):
            line.sendall(sent)
            line.shutdown(socket.SHUT_WR)
        heard = all_heard(line)
    return [int.from_bytes(payload[:2], "big") for opcode, payload in _frames(heard) if opcode == CLOSE and payload]


def _frames(heard: bytes) -> list[tuple[int, bytes]]:
    found = []
    at = 0
    while at + 2 <= len(heard):
        opcode, size, at = heard[at] & 15, heard[at + 1] & 127, at + 2
        if size > 125:
            wide = 2 if size == 126 else 8
            size, at = int.from_bytes(heard[at : at + wide], "big"), at + wide
        found.append((opcode, heard[at : at + size]))
        at += size
    return found
