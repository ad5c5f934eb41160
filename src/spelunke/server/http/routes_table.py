"""At a table: what can be asked there besides playing. Playing goes by socket."""

import asyncio
import secrets
import time
from http import HTTPStatus

from starlette.responses import Response

from spelunke.bots import decider
from spelunke.core.record import Record
from spelunke.server.errors import NotHere, NotNow, NotYours
from spelunke.server.http import types as bodies
from spelunke.server.http.context import RequestContext
from spelunke.server.http.endpoints import Endpoint
from spelunke.server.live import seat_output as door
from spelunke.server.live.room import Room
from spelunke.server.log import entries
from spelunke.server.log import identity as people
from spelunke.server.log.create_table import TablePlan, make, names_at, plan_like
from spelunke.server.socket import messages as words
from spelunke.server.store.store import UsedLink

HOST = "host"


async def look(visit: RequestContext) -> Response:
    """The table as anybody may see it before joining: game, house rules, who sits there."""
    room = await visit.room()
    return visit.answer(door.card(room.sitting, room.here()))


async def mine(visit: RequestContext) -> Response:
    """The seats that this device holds at the table."""
    room = await visit.room()
    return visit.answer(bodies.AtTable(room.table, room.sitting.created.code, visit.held(room), visit.is_host(room)))


async def join(visit: RequestContext) -> Response:
    """Sit down."""
    guest, name = await visit.known_guest()
    wanted = await visit.body(bodies.Join)
    room = await visit.room()
    seat = wanted.seat if wanted.seat is not None else _free_seat(room)
    if room.sitting.chair(seat).sits == "reserved":
        raise NotNow("server-seat-taken")
    secret = people.new_secret()
    name = people.clean_name(wanted.name) if wanted.name else name
    called = people.told_apart(name, list(names_at(room.sitting)))
    await room.commit(seat, entries.Joined(called, guest, people.hashed(secret), wanted.contribution), seat)
    return await _seated(visit, room, guest, {seat: secret})


def _free_seat(room: Room) -> int:
    wanted = "nobody" if room.sitting.standing == "open" else "bot"
    for seat, chair in enumerate(room.sitting.chairs):
        if chair.sits == wanted:
            return seat
    raise NotNow("server-no-free-seat")


async def _seated(visit: RequestContext, room: Room, guest: str, seats: dict[int, str]) -> Response:
    await visit.hall.store.sit(room.table, seats, guest)
    for seat, secret in seats.items():
        visit.give_seat(room.table, seat, secret)
    return visit.answer(bodies.AtTable(room.table, room.sitting.created.code, tuple(seats), visit.is_host(room)))


async def leave(visit: RequestContext) -> Response:
    """Get up: before the start the seat is free again, afterwards a bot plays until one comes back."""
    room = await visit.room()
    seat = (await visit.body(bodies.OneSeat)).seat
    visit.check_holds(room, seat)
    what = entries.Left() if room.sitting.standing == "open" else entries.TookOver("left")
    if room.sitting.chair(seat).cause != "left":
        await room.commit(seat, what, seat)
    await visit.hall.store.stand_up(room.table, seat)
    return visit.answer(door.card(room.sitting, room.here()))


# What the host may do.


async def start(visit: RequestContext) -> Response:
    """Start the game; bots take the empty seats."""
    room = await visit.room()
    await visit.body(bodies.Nothing)
    visit.check_host(room)
    await room.commit(None, entries.Started(), HOST)
    return visit.answer(door.card(room.sitting, room.here()))


async def bot_in(visit: RequestContext) -> Response:
    """Give a seat to a bot: an empty one for good, somebody's until it is given back."""
    room = await visit.room()
    wanted = await visit.body(bodies.BotIn)
    visit.check_host(room)
    level = wanted.level or room.sitting.created.level
    decider(level, room.sitting.game)
    what = entries.BotSat(level) if room.sitting.standing == "open" else entries.TookOver("host")
    await room.commit(wanted.seat, what, HOST)
    return visit.answer(door.card(room.sitting, room.here()))


async def give_back(visit: RequestContext) -> Response:
    """Give a seat back to its person; before the start a bot's seat is free again."""
    room = await visit.room()
    seat = (await visit.body(bodies.OneSeat)).seat
    visit.check_host(room)
    chair = room.sitting.chair(seat)
    if chair.sits == "bot":
        await room.commit(seat, entries.Left(), HOST)
    else:
        await room.commit(seat, entries.GaveBack(), HOST)
        await visit.hall.store.sit(room.table, [seat], chair.guest)
    return visit.answer(door.card(room.sitting, room.here()))


async def remove(visit: RequestContext) -> Response:
    """Remove somebody, for example one who never came."""
    room = await visit.room()
    seat = (await visit.body(bodies.OneSeat)).seat
    visit.check_host(room)
    # Whoever takes away a chair of their own device is not shown out by it.
    await room.commit(seat, entries.Left(removed=seat not in visit.held(room)), HOST)
    await visit.hall.store.stand_up(room.table, seat)
    return visit.answer(door.card(room.sitting, room.here()))


# Again.


async def rematch(visit: RequestContext) -> Response:
    """Put up the same table for the same people; whoever sat there may propose it, and sits down again."""
    guest, _ = await visit.known_guest()
    room = await visit.room()
    contribution = (await visit.body(bodies.Again)).contribution
    held = visit.held(room)
    if not held and not visit.is_host(room):
        raise NotYours("server-not-your-seat")
    sitting = room.sitting
    sitting.fits(None, entries.Rematched(""))
    plan = plan_like(sitting)
    for seat, chair in enumerate(sitting.chairs):
        if seat in held:
            plan.seat(seat, chair.name, guest, contribution)
        elif chair.sits == "person":
            plan.first.append((seat, entries.Reserved(chair.name)))
        elif chair.sits == "bot":
            plan.first.append((seat, entries.BotSat(chair.level or sitting.created.level)))
    made = await make(visit, plan, guest)
    try:
        await room.commit(None, entries.Rematched(made.table), HOST)
    except NotNow:
        # Somebody proposed it in the same moment: there must not be two tables, so we go to theirs.
        await visit.hall.store.remove([made.table])
        visit.take_back(made.table)
        return await _take_seats_again(visit, room, guest, contribution)
    return visit.answer(made, HTTPStatus.CREATED)


async def follow(visit: RequestContext) -> Response:
    """Take my seats at the table of the rematch."""
    guest, _ = await visit.known_guest()
    room = await visit.room()
    contribution = (await visit.body(bodies.Again)).contribution
    return await _take_seats_again(visit, room, guest, contribution)


async def _take_seats_again(visit: RequestContext, room: Room, guest: str, contribution: str) -> Response:
    if room.sitting.rematch is None:
        raise NotHere("server-no-rematch")
    other = await visit.hall.room(room.sitting.rematch)
    taken = {}
    for seat in visit.held(room):
        chair = other.sitting.chair(seat)
        if chair.sits == "reserved":
            secret = people.new_secret()
            await other.commit(seat, entries.Joined(chair.name, guest, people.hashed(secret), contribution), seat)
            taken[seat] = secret
    return await _seated(visit, other, guest, taken)


async def link(visit: RequestContext) -> Response:
    """A link, and a QR code of it, with which one other device may speak for my seats."""
    room = await visit.room()
    await visit.body(bodies.Nothing)
    held, is_host = visit.held(room), visit.is_host(room)
    if not held and not is_host:
        raise NotYours("server-not-your-seat")
    token = secrets.token_urlsafe(24)
    until = time.time() + people.LINK_SECONDS
    await visit.hall.store.put_link(people.hashed(token), UsedLink(room.table, held, is_host), until)
    path = f"/link#{token}"
    return visit.answer(bodies.Link(path, people.qr_code(visit.site + path), people.LINK_SECONDS), HTTPStatus.CREATED)


async def qr_code(visit: RequestContext) -> Response:
    """The address of the table as a QR code, for the phones in the room."""
    room = await visit.room()
    return Response(people.qr_code(f"{visit.site}/t/{room.table}"), media_type="image/svg+xml")


# Looking back.


async def past(visit: RequestContext) -> Response:
    """The table as it was at a turn: from a seat I hold or as a spectator; from any seat, or open, when it is over."""
    room = await visit.room()
    turn = visit.number("turn")
    turn = room.sitting.turn if turn is None else turn
    if visit.request.query_params.get("seat") == "open":
        return visit.answer(door.opened(room.sitting, turn))
    seat = visit.number("seat")
    door.check_may_see(room.sitting, seat, visit.held(room))
    return visit.answer(door.past(room.sitting, turn, seat))


async def story(visit: RequestContext) -> Response:
    """What happened, turn by turn, from a seat I hold or as a spectator; from any seat when it is over."""
    room = await visit.room()
    seat = visit.number("seat")
    door.check_may_see(room.sitting, seat, visit.held(room))
    return visit.answer(door.story(room.sitting, seat, visit.number("since") or 0))


async def odds(visit: RequestContext) -> Response:
    """The chances at a turn, where the table shows them: from a seat I hold or as a spectator; from any seat afterwards."""
    room = await visit.room()
    turn, seat = visit.number("turn"), visit.number("seat")
    door.check_may_see(room.sitting, seat, visit.held(room))
    return visit.answer(door.odds(room.sitting, room.sitting.turn if turn is None else turn, seat))


async def hint(visit: RequestContext) -> Response:
    """What a bot would think about my question, where the table allows it: moves with shares and reasons."""
    room = await visit.room()
    seat = (await visit.body(bodies.OneSeat)).seat
    visit.check_holds(room, seat)
    door.check_may_be_advised(room.sitting, seat)
    visit.check_hints(room, seat)
    return visit.answer(await room.hint(seat))


async def course(visit: RequestContext) -> Response:
    """Everybody's score, ask by ask, once the game is over."""
    room = await visit.room()
    return visit.answer(await asyncio.to_thread(door.course, room.sitting))


async def record(visit: RequestContext) -> Response:
    """The record of the game, once it is over."""
    room = await visit.room()
    response = visit.answer(door.record(room.sitting))
    name = f"{room.sitting.created.game}-{room.sitting.created.code}.json"
    response.headers["content-disposition"] = f'attachment; filename="{name}"'
    return response


async def play_on(visit: RequestContext) -> Response:
    """Play on from a turn of a game that is over, or of a record, against bots."""
    guest, name = await visit.known_guest()
    wanted = await visit.body(bodies.PlayOn)
    room = await visit.room()
    sitting = room.sitting
    if sitting.standing != "over":
        raise NotNow("server-not-over")
    sitting.chair(wanted.seat)
    plan = TablePlan(
        sitting.game,
        clock=0,
        pace=wanted.pace,
        level=wanted.level,
        listed=False,
        odds=sitting.created.odds,
        hints=True,  # to find out what might have been
    )
    plan.start = sitting.cut(wanted.turn)
    plan.seat(wanted.seat, name, guest, wanted.contribution)
    plan.first.append((None, entries.Started()))
    return visit.answer(await make(visit, plan, guest), HTTPStatus.CREATED)


TABLE = "/api/table/{table}"
DEEDS = (
    Endpoint("GET", TABLE, look, gives=words.TableCard),
    Endpoint("GET", TABLE + "/mine", mine, gives=bodies.AtTable),
    Endpoint("POST", TABLE + "/join", join, body=bodies.Join, gives=bodies.AtTable),
    Endpoint("POST", TABLE + "/leave", leave, body=bodies.OneSeat, gives=words.TableCard),
    Endpoint("POST", TABLE + "/start", start, body=bodies.Nothing, gives=words.TableCard),
    Endpoint("POST", TABLE + "/bot", bot_in, body=bodies.BotIn, gives=words.TableCard),
    Endpoint("POST", TABLE + "/back", give_back, body=bodies.OneSeat, gives=words.TableCard),
    Endpoint("POST", TABLE + "/remove", remove, body=bodies.OneSeat, gives=words.TableCard),
    Endpoint("POST", TABLE + "/rematch", rematch, body=bodies.Again, gives=bodies.AtTable, status=HTTPStatus.CREATED),
    Endpoint("POST", TABLE + "/follow", follow, body=bodies.Again, gives=bodies.AtTable),
    Endpoint("POST", TABLE + "/link", link, body=bodies.Nothing, gives=bodies.Link, status=HTTPStatus.CREATED),
    Endpoint("GET", TABLE + "/qr", qr_code),
    Endpoint("GET", TABLE + "/past", past, query=("turn", "seat")),
    Endpoint("GET", TABLE + "/story", story, gives=tuple[bodies.Chapter, ...], query=("seat", "since")),
    Endpoint("GET", TABLE + "/odds", odds, query=("turn", "seat")),
    Endpoint("POST", TABLE + "/hint", hint, body=bodies.OneSeat, gives=bodies.Hint),
    Endpoint("GET", TABLE + "/course", course, gives=bodies.Course),
    Endpoint("GET", TABLE + "/record", record, gives=Record),
    Endpoint("POST", TABLE + "/play-on", play_on, body=bodies.PlayOn, gives=bodies.AtTable, status=HTTPStatus.CREATED),
)
