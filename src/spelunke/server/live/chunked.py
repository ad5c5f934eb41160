"""Work on many items in small chunks, so that other tasks wait for one chunk and not for all of them."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from typing import Final, TypeVar

Thing = TypeVar("Thing")

FEW: Final = 25
"""Chunk size for quick work: a message to a client, a look at a table."""

MANY: Final = 200
"""Chunk size for queries to the store: a query costs more than its rows."""


async def gently(things: Sequence[Thing], at_once: int, seconds: float = 0.0) -> AsyncIterator[Sequence[Thing]]:
    """The items in order, a chunk at a time, yielding to the event loop in between; spread over some seconds."""
    for begin in range(0, len(things), at_once):
        if begin:
            await asyncio.sleep(seconds * at_once / len(things))
        yield things[begin : begin + at_once]
