"""Routes of a guest: who I am, where I sit, the games I have played, and being forgotten."""

import contextlib
import time

import msgspec
from starlette.responses import Response

from spelunke.core.errors import SpelunkeError
from spelunke.server.errors import NoGuest
from spelunke.server.http import types
from spelunke.server.http.context import RequestContext
from spelunke.server.http.endpoints import Endpoint
from spelunke.server.live import seat_output
from spelunke.server.live.registry import Registry
from spelunke.server.log import entries, forget, identity
from spelunke.server.log.table_log import TableLog
from spelunke.server.socket.messages import Bye

MOST_TABLES = 20
MOST_FINISHED = 50


async def who_am_i(context: RequestContext) -> Response:
    """Who I am, and where I sit; null for somebody new."""
    known = await context.guest_by_name()
    if known is None:
        return context.answer(None)
    guest, name = known
    if await context.registry.store.last_seen(guest) < time.time() - identity.FRESH_SECONDS:
        await context.become(guest, name)
    return await _introduced(context, guest, name)


async def _introduced(context: RequestContext, guest: str, name: str) -> Response:
    tables = await context.registry.store.tables_with(guest, MOST_TABLES)
    return context.answer(types.Guest(name, await context.worn_by(guest), tables))


async def name_myself(context: RequestContext) -> Response:
    """Say what I am called and whom I wear; somebody new gets a cookie."""
    wanted = await context.body(types.GuestName)
    name = identity.clean_name(wanted.name)
    try:
        guest = context.guest()
    except NoGuest:
        guest = None
    if guest is None:
        context.check_makings()
        guest = identity.new_guest()
    await context.become(guest, name)
    if wanted.animal != "same":
        await context.registry.store.dress_guest(guest, name, None if wanted.animal == "initial" else wanted.animal)
    return await _introduced(context, guest, name)


async def finished(context: RequestContext) -> Response:
    """The games I have played to the end, the newest first; none for somebody new."""
    guest = context.guest()
    found = await context.registry.store.finished_with(guest, MOST_FINISHED) if guest is not None else []
    # The cards are bytes encoded by ``seat_output``.
    return context.answer([{"card": msgspec.Raw(card.encode()), "seats": seats, "at": at} for card, seats, at in found])


async def forget_me(context: RequestContext) -> Response:
    """Delete my name and my finished games. I get up everywhere; where others played, their game stays without my name."""
    await context.body(types.Nothing)
    if (guest := context.guest()) is not None:
        store = context.registry.store
        for table, standing in await store.tables_of(guest):
            if standing != "over":
                await _get_up(context.registry, table, guest)
            if standing == "over" and not await store.others_at(table, guest):
                context.registry.forget(table)
                await store.remove([table])
            else:
                await _blot_out(context.registry, table, guest)
        await store.forget_guest(guest)
    context.give(identity.GUEST_COOKIE, "", "/", seconds=0)
    return context.answer(None)


async def _get_up(registry: Registry, table: str, guest: str) -> None:
    """For good: a bot keeps the chair in a running game."""
    with contextlib.suppress(SpelunkeError):
        room = await registry.room(table)
        for seat, chair in enumerate(room.table_log.chairs):
            if chair.guest == guest and chair.sits == "person":
                await room.commit(seat, entries.Left(), seat)


async def _blot_out(registry: Registry, table: str, guest: str) -> None:
    """Replace what the entries of a table hold of a guest; whoever looks at a game that is over reads it anew."""
    store = registry.store
    rows = await store.since({table: 0})
    changed = {entry.n: entries.row(table, entry) for entry in forget.without(guest, map(entries.entry, rows))}
    if not changed:
        return
    seed = await store.seed(table)
    read = TableLog(table, seed or b"")
    for row in rows:
        with contextlib.suppress(SpelunkeError):
            read.read(entries.entry(changed.get(row[1], row)))
    await store.rewrite(list(changed.values()), {table: seat_output.card(read).decode()})
    if read.standing == "over":
        registry.forget(table, Bye("restart", 0.1))


ENDPOINTS = (
    Endpoint("GET", "/api/guest", who_am_i, gives=types.Guest | None),
    Endpoint("POST", "/api/guest", name_myself, body=types.GuestName, gives=types.Guest),
    Endpoint("GET", "/api/guest/games", finished, gives=tuple[types.FinishedGame, ...]),
    Endpoint("POST", "/api/guest/forget", forget_me, body=types.Nothing),
)
