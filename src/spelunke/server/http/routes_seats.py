"""Routes for the chair of a bot in a running game: asking for it, and the host's word about it."""

from http import HTTPStatus

from starlette.responses import Response

from spelunke.server.errors import NotYours
from spelunke.server.http import types
from spelunke.server.http.context import RequestContext
from spelunke.server.http.endpoints import Endpoint
from spelunke.server.live import seat_output
from spelunke.server.live.room import Room
from spelunke.server.log import cast, entries, identity
from spelunke.server.log.create_table import names_at
from spelunke.server.socket import messages


async def ask(context: RequestContext) -> Response:
    """Ask the host for the chair of a bot. A host who sits nowhere needs nobody's leave."""
    guest, name = await context.known_guest()
    seat = (await context.body(types.OneSeat)).seat
    room = await context.room()
    table_log = room.table_log
    table_log.chair(seat)
    if context.held(room):
        raise NotYours("server-second-chair")
    others = [*names_at(table_log), *(asker.name for asker in table_log.asking.askers())]
    secret = identity.new_secret()
    animal = cast.preferred(table_log.chairs, seat, await context.worn_by(guest))
    asked = entries.AskedToSit(identity.told_apart(name, others), guest, identity.hashed(secret), animal)
    await room.commit(seat, asked, guest)
    if context.is_creator(room):
        await _let_in(context, room, seat, asked.key)
    context.give_seat(room.table, seat, secret)
    seats = (seat,) if asked.key in table_log.chair(seat).keys else ()
    at = types.AtTable(
        room.table, table_log.created.code, seats, context.is_creator(room), asks=table_log.asking.of([asked.key])
    )
    return context.answer(at, HTTPStatus.CREATED)


async def decide(context: RequestContext) -> Response:
    """Let somebody who asks for a bot's chair sit down, or not."""
    said = await context.body(types.HostSays)
    room = await context.room()
    seat, key = room.table_log.asking.key_of(said.asker)
    # Who asks may think better of it, but not let themselves in.
    if said.yes or key not in context.keys(room):
        context.check_host(room)
    if said.yes:
        await _let_in(context, room, seat, key)
    else:
        await room.commit(seat, entries.TurnedAway(key), key)
    return context.answer(seat_output.card(room.table_log, room.here))


async def _let_in(context: RequestContext, room: Room, seat: int, key: str) -> None:
    await room.commit(seat, entries.LetIn(key), key)
    await context.registry.store.sit(room.table, [seat], room.table_log.chair(seat).guest)


ENDPOINTS = (
    Endpoint("POST", "/api/table/{table}/ask", ask, body=types.OneSeat, gives=types.AtTable, status=HTTPStatus.CREATED),
    Endpoint("POST", "/api/table/{table}/ask/answer", decide, body=types.HostSays, gives=messages.TableCard),
)
