"""Work on many things in small chunks, so that other work waits for one chunk and not for all of them."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from typing import Final, TypeVar

Thing = TypeVar("Thing")

FEW: Final = 25
"""So much of what only takes a moment is done at once: a word to somebody, a look at a table."""

MANY: Final = 200
"""So much the store is asked at once: a question takes it longer than its answer."""


async def gently(things: Sequence[Thing], at_once: int, seconds: float = 0.0) -> AsyncIterator[Sequence[Thing]]:
    """The things in their order, so many at once, and a breath in between for everybody else; spread over some seconds."""
    for begin in range(0, len(things), at_once):
        if begin:
            await asyncio.sleep(seconds * at_once / len(things))
        yield things[begin : begin + at_once]
