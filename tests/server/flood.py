"""A flood of frames from one machine, in a process of its own: python -m tests.server.flood ROUNDS < aims

Every line of the input is one websocket, in JSON: the port, the path, the cookie, and the words it says at once in every round.
"""

import asyncio
import contextlib
import json
import sys
from typing import Any

PAUSE = 0.5
"""Seconds between two rounds."""


def masked(payload: bytes) -> bytes:
    """A client's frame; the mask of zeros leaves it legible."""
    size = len(payload)
    head = bytes((0x81, 0x80 | size)) if size < 126 else bytes((0x81, 0x80 | 126)) + size.to_bytes(2, "big")
    return head + bytes(4) + payload


async def one_round(aim: dict[str, Any], frames: bytes) -> None:
    """Open a websocket, say everything, and read what comes until the pause is over or the other side hangs up."""
    reader, writer = await asyncio.open_connection("127.0.0.1", aim["port"])
    writer.write(
        f"GET {aim['path']} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\nCookie: {aim['cookie']}\r\n\r\n".encode()
    )
    with contextlib.suppress(OSError, asyncio.IncompleteReadError, TimeoutError):
        await reader.readuntil(b"\r\n\r\n")
        writer.write(frames)
        async with asyncio.timeout(PAUSE):
            while await reader.read(65_536):
                pass
    writer.close()


async def flood(aim: dict[str, Any], rounds: int) -> None:
    """One websocket that says all it may, is cut off, and comes again."""
    frames = b"".join(masked(word.encode()) for word in aim["words"])
    for _ in range(rounds):
        with contextlib.suppress(OSError):
            await one_round(aim, frames)
        await asyncio.sleep(0)


async def main() -> None:
    """All of them side by side."""
    await asyncio.gather(*(flood(json.loads(line), int(sys.argv[1])) for line in sys.stdin))


if __name__ == "__main__":
    asyncio.run(main())
