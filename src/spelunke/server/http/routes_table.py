"""Routes of one table: joining, starting, leaving, hints, looking back. Moves are sent over the websocket."""

import asyncio
import secrets
import time
from http import HTTPStatus

from starlette.responses import Response

from spelunke.bots import decider
from spelunke.core.record import Record
from spelunke.server.errors import NotHere, NotNow, NotYours
from spelunke.server.http import types
from spelunke.server.http.context import RequestContext
from spelunke.server.http.endpoints import Endpoint
from spelunke.server.live import seat_output
from spelunke.server.live.room import Room
from spelunke.server.log import cast, entries, identity
from spelunke.server.log.create_table import TablePlan, make, names_at, plan_like
from spelunke.server.socket import messages
from spelunke.server.store.store import UsedLink

HOST = "host"


async def look(context: RequestContext) -> Response:
    """The table as anybody may see it before joining: game, house rules, who sits there."""
    room = await context.room()
    return context.answer(seat_output.card(room.table_log, room.here))


async def mine(context: RequestContext) -> Response:
    """The seats that this device holds at the table, and whom the game waits for."""
    room = await context.room()
    log = room.table_log
    return context.answer(
        types.AtTable(
            room.table,
            log.created.code,
            context.held(room),
            context.is_host(room),
            log.waiting_for(),
            log.asking.of(context.keys(room)),
        )
    )


async def join(context: RequestContext) -> Response:
    """Sit down."""
    guest, name = await context.known_guest()
    wanted = await context.body(types.Join)
    room = await context.room()
    if room.table_log.standing == "running":
        raise NotNow("server-ask-the-host")
    seat = wanted.seat if wanted.seat is not None else _free_seat(room)
    if room.table_log.chair(seat).sits == "reserved":
        raise NotNow("server-seat-taken")
    secret = identity.new_secret()
    name = identity.clean_name(wanted.name) if wanted.name else name
    called = identity.told_apart(name, list(names_at(room.table_log)))
    animal = await _animal(context, guest, wanted, room, seat)
    await room.commit(seat, entries.Joined(called, guest, identity.hashed(secret), wanted.contribution, animal), seat)
    return await _seated(context, room, guest, {seat: secret})


async def _animal(context: RequestContext, guest: str, wanted: types.Join, room: Room, seat: int) -> messages.Animal | None:
    if wanted.animal == "usual":
        return cast.preferred(room.table_log.chairs, seat, await context.worn_by(guest))
    return None if wanted.animal == "initial" else wanted.animal


async def dress(context: RequestContext) -> Response:
    """Choose an animal, or the initial, before the game begins."""
    room = await context.room()
    wanted = await context.body(types.Dress)
    context.check_holds(room, wanted.seat)
    await room.commit(wanted.seat, entries.Dressed(wanted.animal), wanted.seat)
    return context.answer(seat_output.card(room.table_log, room.here))


def _free_seat(room: Room) -> int:
    for seat, chair in enumerate(room.table_log.chairs):
        if chair.sits == "nobody":
            return seat
    raise NotNow("server-no-free-seat")


async def _seated(context: RequestContext, room: Room, guest: str, seats: dict[int, str]) -> Response:
    await context.registry.store.sit(room.table, seats, guest)
    for seat, secret in seats.items():
        context.give_seat(room.table, seat, secret)
    return context.answer(types.AtTable(room.table, room.table_log.created.code, tuple(seats), context.is_host(room)))


async def leave(context: RequestContext) -> Response:
    """Get up: before the start the seat is free again, afterwards a bot plays until one comes back."""
    room = await context.room()
    seat = (await context.body(types.OneSeat)).seat
    context.check_holds(room, seat)
    what = entries.Left() if room.table_log.standing == "open" else entries.TookOver("left")
    if room.table_log.chair(seat).cause != "left":
        await room.commit(seat, what, seat)
    await context.registry.store.stand_up(room.table, seat)
    return context.answer(seat_output.card(room.table_log, room.here))


# What the host may do.


async def start(context: RequestContext) -> Response:
    """Start the game; bots take the empty seats."""
    room = await context.room()
    await context.body(types.Nothing)
    context.check_host(room)
    await room.commit(None, entries.Started(looks=True), HOST)
    return context.answer(seat_output.card(room.table_log, room.here))


async def bot_in(context: RequestContext) -> Response:
    """Give a seat to a bot: an empty one for good, somebody's until it is given back."""
    room = await context.room()
    wanted = await context.body(types.BotIn)
    context.check_host(room)
    level = wanted.level or room.table_log.created.level
    decider(level, room.table_log.game)
    what = entries.BotSat(level) if room.table_log.standing == "open" else entries.TookOver("host")
    await room.commit(wanted.seat, what, HOST)
    return context.answer(seat_output.card(room.table_log, room.here))


async def give_back(context: RequestContext) -> Response:
    """Give a seat back to its person; before the start a bot's seat is free again."""
    room = await context.room()
    seat = (await context.body(types.OneSeat)).seat
    context.check_host(room)
    chair = room.table_log.chair(seat)
    if chair.sits == "bot":
        await room.commit(seat, entries.Left(), HOST)
    else:
        await room.commit(seat, entries.GaveBack(), HOST)
        await context.registry.store.sit(room.table, [seat], chair.guest)
    return context.answer(seat_output.card(room.table_log, room.here))


async def remove(context: RequestContext) -> Response:
    """Remove somebody, for example one who never came."""
    room = await context.room()
    seat = (await context.body(types.OneSeat)).seat
    context.check_host(room)
    # A host who removes a seat held by their own device does not ban that device.
    await room.commit(seat, entries.Left(removed=seat not in context.held(room)), HOST)
    await context.registry.store.stand_up(room.table, seat)
    return context.answer(seat_output.card(room.table_log, room.here))


# Again.


async def rematch(context: RequestContext) -> Response:
    """Put up the same table for the same people; anybody who sat there may propose it, and sits down again."""
    guest, _ = await context.known_guest()
    room = await context.room()
    contribution = (await context.body(types.Again)).contribution
    held = context.held(room)
    if not held and not context.is_host(room):
        raise NotYours("server-not-your-seat")
    table_log = room.table_log
    table_log.fits(None, entries.Rematched(""))
    plan = plan_like(table_log)
    for seat, chair in enumerate(table_log.chairs):
        if seat in held:
            plan.seat(seat, chair.name, guest, contribution, animal=chair.animal)
        elif chair.sits == "person":
            plan.first.append((seat, entries.Reserved(chair.name, chair.animal)))
        elif chair.sits == "bot":
            plan.first.append((seat, entries.BotSat(chair.level or table_log.created.level, chair.animal)))
    made = await make(context, plan, guest)
    try:
        await room.commit(None, entries.Rematched(made.table), HOST)
    except NotNow:
        # Another player proposed a rematch at the same moment. There must be only one table, so use theirs.
        await context.registry.store.remove([made.table])
        context.take_back(made.table)
        return await _take_seats_again(context, room, guest, contribution)
    return context.answer(made, HTTPStatus.CREATED)


async def follow(context: RequestContext) -> Response:
    """Take my seats at the table of the rematch."""
    guest, _ = await context.known_guest()
    room = await context.room()
    contribution = (await context.body(types.Again)).contribution
    return await _take_seats_again(context, room, guest, contribution)


async def _take_seats_again(context: RequestContext, room: Room, guest: str, contribution: str) -> Response:
    if room.table_log.rematch is None:
        raise NotHere("server-no-rematch")
    other = await context.registry.room(room.table_log.rematch)
    taken = {}
    for seat in context.held(room):
        chair = other.table_log.chair(seat)
        if chair.sits == "reserved":
            secret = identity.new_secret()
            joined = entries.Joined(chair.name, guest, identity.hashed(secret), contribution, chair.animal)
            await other.commit(seat, joined, seat)
            taken[seat] = secret
    return await _seated(context, other, guest, taken)


async def link(context: RequestContext) -> Response:
    """A link, and a QR code of it, with which one other device may speak for my seats."""
    room = await context.room()
    await context.body(types.Nothing)
    held, is_host = context.held(room), context.is_host(room)
    if not held and not is_host:
        raise NotYours("server-not-your-seat")
    token = secrets.token_urlsafe(24)
    until = time.time() + identity.LINK_SECONDS
    # Who stands in for the host does so by a seat, on every device that holds it.
    opens = UsedLink(room.table, held, context.is_creator(room))
    await context.registry.store.put_link(identity.hashed(token), opens, until)
    path = f"/link#{token}"
    drawn = await asyncio.to_thread(identity.qr_code, context.site + path)
    return context.answer(types.Link(path, drawn, identity.LINK_SECONDS), HTTPStatus.CREATED)


async def qr_code(context: RequestContext) -> Response:
    """The address of the table as a QR code, for the phones in the room."""
    room = await context.room()
    drawn = await asyncio.to_thread(identity.qr_code, f"{context.site}/t/{room.table}")
    return Response(drawn, media_type="image/svg+xml")


# Looking back.


async def past(context: RequestContext) -> Response:
    """The table as it was at a turn: from a seat I hold or as a spectator; from any seat, or open, when it is over."""
    room = await context.room()
    turn = context.number("turn")
    turn = room.table_log.turn if turn is None else turn
    if context.request.query_params.get("seat") == "open":
        return context.answer(seat_output.opened(room.table_log, turn))
    seat = context.number("seat")
    seat_output.check_may_see(room.table_log, seat, context.held(room))
    return context.answer(seat_output.past(room.table_log, turn, seat))


async def story(context: RequestContext) -> Response:
    """What happened, turn by turn, from a seat I hold or as a spectator; from any seat when it is over."""
    room = await context.room()
    seat = context.number("seat")
    seat_output.check_may_see(room.table_log, seat, context.held(room))
    return context.answer(seat_output.story(room.table_log, seat, context.number("since") or 0))


async def odds(context: RequestContext) -> Response:
    """The chances at a turn, where the table shows them: from a seat I hold or as a spectator; from any seat afterwards."""
    room = await context.room()
    turn, seat = context.number("turn"), context.number("seat")
    seat_output.check_may_see(room.table_log, seat, context.held(room))
    return context.answer(seat_output.odds(room.table_log, room.table_log.turn if turn is None else turn, seat))


async def hint(context: RequestContext) -> Response:
    """What a bot would think about my question, where the table allows it: moves with shares and reasons."""
    room = await context.room()
    seat = (await context.body(types.OneSeat)).seat
    context.check_holds(room, seat)
    seat_output.check_may_be_advised(room.table_log, seat)
    context.check_hints(room, seat)
    return context.answer(await room.hint(seat))


async def course(context: RequestContext) -> Response:
    """Everybody's score, ask by ask, once the game is over."""
    room = await context.room()
    return context.answer(await context.registry.in_thread(seat_output.course, room.table_log))


async def record(context: RequestContext) -> Response:
    """The record of the game, once it is over."""
    room = await context.room()
    response = context.answer(seat_output.record(room.table_log))
    name = f"{room.table_log.created.game}-{room.table_log.created.code}.json"
    response.headers["content-disposition"] = f'attachment; filename="{name}"'
    return response


async def play_on(context: RequestContext) -> Response:
    """Play on from a turn of a game that is over, or of a record, against bots."""
    guest, name = await context.known_guest()
    wanted = await context.body(types.PlayOn)
    room = await context.room()
    table_log = room.table_log
    if table_log.standing != "over":
        raise NotNow("server-not-over")
    table_log.chair(wanted.seat)
    plan = TablePlan(
        table_log.game,
        clock=0,
        pace=wanted.pace,
        level=wanted.level,
        listed=False,
        odds=table_log.created.odds,
        hints=True,  # for trying out what might have been
        forced=table_log.created.forced,
    )
    plan.start = table_log.cut(wanted.turn)
    plan.seat(wanted.seat, name, guest, wanted.contribution, animal=await context.worn_by(guest))
    plan.first.append((None, entries.Started(looks=True)))
    return context.answer(await make(context, plan, guest), HTTPStatus.CREATED)


TABLE = "/api/table/{table}"
ENDPOINTS = (
    Endpoint("GET", TABLE, look, gives=messages.TableCard),
    Endpoint("GET", TABLE + "/mine", mine, gives=types.AtTable),
    Endpoint("POST", TABLE + "/join", join, body=types.Join, gives=types.AtTable),
    Endpoint("POST", TABLE + "/animal", dress, body=types.Dress, gives=messages.TableCard),
    Endpoint("POST", TABLE + "/leave", leave, body=types.OneSeat, gives=messages.TableCard),
    Endpoint("POST", TABLE + "/start", start, body=types.Nothing, gives=messages.TableCard),
    Endpoint("POST", TABLE + "/bot", bot_in, body=types.BotIn, gives=messages.TableCard),
    Endpoint("POST", TABLE + "/back", give_back, body=types.OneSeat, gives=messages.TableCard),
    Endpoint("POST", TABLE + "/remove", remove, body=types.OneSeat, gives=messages.TableCard),
    Endpoint("POST", TABLE + "/rematch", rematch, body=types.Again, gives=types.AtTable, status=HTTPStatus.CREATED),
    Endpoint("POST", TABLE + "/follow", follow, body=types.Again, gives=types.AtTable),
    Endpoint("POST", TABLE + "/link", link, body=types.Nothing, gives=types.Link, status=HTTPStatus.CREATED, cost=3),
    Endpoint("GET", TABLE + "/qr", qr_code, cost=3),
    Endpoint("GET", TABLE + "/past", past, query=("turn", "seat")),
    Endpoint("GET", TABLE + "/story", story, gives=tuple[types.Chapter, ...], query=("seat", "since")),
    Endpoint("GET", TABLE + "/odds", odds, query=("turn", "seat"), cost=2),
    Endpoint("POST", TABLE + "/hint", hint, body=types.OneSeat, gives=types.Hint),
    Endpoint("GET", TABLE + "/course", course, gives=types.Course, cost=5),
    Endpoint("GET", TABLE + "/record", record, gives=Record),
    Endpoint("POST", TABLE + "/play-on", play_on, body=types.PlayOn, gives=types.AtTable, status=HTTPStatus.CREATED),
)
