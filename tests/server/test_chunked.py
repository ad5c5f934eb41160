"""Long work of the house is done in pieces, and others come in between."""

import asyncio

from spelunke.server.live.chunked import gently


async def _pieces(things: list[int], at_once: int) -> tuple[list[list[int]], int]:
    """The pieces, and how often somebody else had a turn before the last one."""
    turns = 0

    async def somebody_else() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    other = asyncio.create_task(somebody_else())
    pieces = [list(some) async for some in gently(things, at_once)]
    other.cancel()
    return pieces, turns


def test_everything_comes_in_its_order_and_nothing_is_left_out() -> None:
    assert asyncio.run(_pieces([1, 2, 3, 4, 5], 2))[0] == [[1, 2], [3, 4], [5]]
    assert asyncio.run(_pieces([1, 2], 2))[0] == [[1, 2]]
    assert asyncio.run(_pieces([], 2))[0] == []


def test_others_have_a_turn_between_two_pieces() -> None:
    assert asyncio.run(_pieces([1, 2, 3, 4, 5], 2))[1] == 2
    assert asyncio.run(_pieces([1, 2, 3, 4, 5], 5))[1] == 0
