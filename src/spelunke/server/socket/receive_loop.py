"""The receive loop of a websocket: who is admitted, and what is done with each message."""

from collections.abc import Iterable, Mapping
from functools import partial
from http import HTTPStatus
from typing import TYPE_CHECKING
from urllib.parse import parse_qs, urlsplit

import msgspec
from websockets.http11 import Request

from spelunke.core.errors import SpelunkeError
from spelunke.server import logs, security
from spelunke.server.errors import NoGuest, NotHere, NotNow, NotUnderstood, NotYours, StoreAway, TooMuch, status_of
from spelunke.server.live import seat_output
from spelunke.server.localize import chosen, refusal
from spelunke.server.log import entries, identity
from spelunke.server.socket.game_codecs import message_reader
from spelunke.server.socket.messages import Answer, AnyWord, Bye, Chain, Ping, Pong, React, Ready, Resume, Return, Say, Try
from spelunke.server.store.store import is_trouble

if TYPE_CHECKING:
    from spelunke.server.live.room import Room
    from spelunke.server.socket.websocket import WebSocket


# Admission.


async def admit(wire: "WebSocket", request: Request) -> int | None:
    """Find the table and the seat of a websocket; returns the last message number its browser has seen."""
    registry = wire.registry
    if registry.is_closing:
        raise StoreAway("server-store-away")
    headers = security.Headers([(name.lower(), value) for name, value in request.headers.raw_items()])
    path = urlsplit(request.path)
    asked = {name: values[-1] for name, values in parse_qs(path.query).items()}
    # A page cannot set headers of a websocket, so the chosen language is in the query string.
    wire.language = chosen(asked.get("lang") or headers.last("accept-language"))
    address = security.address_of(headers, wire.address(), registry.settings)
    security.check_name_and_origin(headers, registry.settings, must_have_origin=False)
    table = _table_in(path.path)
    cookies = identity.cookies_in(headers.last("cookie") or "")
    wire.guest = identity.guest_of(cookies.get(identity.GUEST_COOKIE), registry.cookie_key)
    is_paid = table not in registry.rooms
    if is_paid:
        # Who it is can be seen only when the table is here, so that a handshake is counted before that.
        _pay_for_handshake(wire, f"address:{address}")
    room = await registry.room_for(table, address)
    host = cookies.get(identity.HOST_COOKIE)
    wire.host_key = None if host is None else identity.hashed(host)
    if "seat" in asked:
        wire.seat = _whole(asked["seat"])
        wire.keys = _keys(cookies, [wire.seat])
        if wire.keys.get(wire.seat) not in room.table_log.chair(wire.seat).keys:
            raise NotYours("server-not-your-seat")
    else:
        wire.keys = _keys(cookies, range(len(room.table_log.chairs)))
        if wire.guest is not None:
            wire.name = await registry.store.guest(wire.guest) or ""
    wire.room = room
    wire.host = wire.may_host()
    wire.counted_as = _counted_as(wire, room.table, address)
    if not is_paid:
        _pay_for_handshake(wire, wire.counted_as[0])
    _check_sockets(wire, room)
    return _whole(asked["n"]) if "n" in asked else None


def _keys(cookies: Mapping[str, str], seats: Iterable[int]) -> dict[int, str]:
    """Hashes of the secrets that the cookies hold for those seats."""
    secrets = {seat: cookies.get(identity.seat_cookie(seat)) for seat in seats}
    return {seat: identity.hashed(secret) for seat, secret in secrets.items() if secret is not None}


def _table_in(path: str) -> str:
    parts = path.split("/")
    if len(parts) != 5 or parts[:3] != ["", "api", "table"] or parts[4] != "socket":
        raise NotHere("server-no-such-page")
    return parts[3]


def _whole(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 9):
        raise NotUnderstood("server-not-understood", why=text[:20])
    return int(text)


def _counted_as(wire: "WebSocket", table: str, address: str) -> tuple[str, ...]:
    """The quotas it uses. Players and host have their own, so that no number of spectators can lock them out."""
    at_table = wire.presence()
    shares = {"seat": f"{table}:{at_table[0]}", "players": address} if at_table else {"address": address, "table": table}
    if not at_table and wire.guest is not None:
        shares["guest"] = wire.guest
    return tuple(f"{kind}:{who}" for kind, who in shares.items() if who)


def _pay_for_handshake(wire: "WebSocket", share: str) -> None:
    if not wire.registry.handshakes.of(share).take():
        raise TooMuch("server-too-many-sockets")


def _check_sockets(wire: "WebSocket", room: "Room") -> None:
    """Refuse a socket whose shares are used up. A player or host with none at the table gets in in any case."""
    registry, limits = wire.registry, wire.registry.settings.limits
    most = {
        "seat": limits.sockets_per_seat,
        "players": limits.sockets_per_address,
        "guest": limits.sockets_per_guest,
        "address": limits.sockets_per_address,
        "table": limits.sockets_per_table,
    }
    full = [share for share in wire.counted_as if registry.sockets_of[share] >= most[share.partition(":")[0]]]
    if not full:
        return
    if not wire.presence():
        raise TooMuch("server-too-many-sockets")
    own = [other for other in room.wires if other.counted_as[0] == wire.counted_as[0]]
    if own:
        # The oldest one makes room: it may be a dead line of a player who comes back.
        registry.went(own[0])
        own[0].dismiss(Bye("elsewhere", None))


def turned_away(wire: "WebSocket", error: Exception) -> tuple[HTTPStatus, str]:
    """The HTTP status and message for a client that is not admitted."""
    if is_trouble(error):
        error = StoreAway("server-store-away")
    if isinstance(error, SpelunkeError):
        wire.registry.counts.refusals[error.message] += 1
        return status_of(error), refusal(error, wire.language).text
    logs.fault("a socket could not be let in", error)
    return HTTPStatus.SERVICE_UNAVAILABLE, ""


# Receiving.


def hear(wire: "WebSocket", content: bytes) -> None:
    """Handle a message from a browser, or send the reason for refusing it."""
    registry = wire.registry
    registry.counts.frames_in += 1
    room = wire.room
    assert room is not None
    try:
        _do(wire, room, message_reader(room.table_log.created.game).decode(content))
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as error:
        wire.unreadable += 1
        if wire.unreadable > registry.settings.limits.unreadable_frames:
            wire.cut_off("not understood")
            return
        _refuse(wire, NotUnderstood("server-not-understood", why=str(error)[:200]))
    except SpelunkeError as error:
        _refuse(wire, error)
    except Exception as error:
        logs.fault("a word could not be taken", error, table=room.table)
        _refuse(wire, NotNow("server-stumbled"))


def _refuse(wire: "WebSocket", error: SpelunkeError) -> None:
    wire.registry.counts.refusals[error.message] += 1
    wire.say(refusal(error, wire.language))


def _tell_outcome(wire: "WebSocket", error: SpelunkeError | None) -> None:
    """Send it to the browser if its entry was rejected because another came first."""
    if error is not None:
        _refuse(wire, error)


def _do(wire: "WebSocket", room: "Room", word: AnyWord) -> None:
    match word:
        case Answer(turn=turn, move=move):
            room.answer(_answering(wire, room), turn, move, partial(_tell_outcome, wire))
        case Chain(turn=turn, moves=moves):
            room.answer_chain(_answering(wire, room), turn, moves, partial(_tell_outcome, wire))
        case Try(turn=turn, moves=moves):
            seat = _seat(wire)
            if not wire.registry.tries.of(f"{room.table} {seat}").take():
                raise TooMuch("server-too-many-answers")
            wire.tell(seat_output.tried(room.table_log, seat, turn, moves))
        case Ready():
            room.propose(_seat(wire), entries.SaidReady(), wire.seat, partial(_tell_outcome, wire))
        case Ping():
            wire.say(Pong(room.table_log.told, wire.registry.page))
        case Resume(n=n):
            room.tell_since(wire, n)
        case Return():
            room.propose(_seat(wire), entries.GaveBack(), wire.seat, partial(_tell_outcome, wire))
            wire.registry.presence.sits_again(room.table, _seat(wire), wire.guest or room.table_log.chair(wire.seat).guest)
        case Say(text=text):
            name = _name(wire)
            _check_talk(wire)
            said = entries.Said(name, identity.clean_saying(text))
            room.propose(wire.seat, said, wire.seat if wire.seat is not None else wire.guest)
        case React(sign=sign):
            _name(wire)
            _check_talk(wire)
            room.propose(wire.seat, entries.Reacted(sign), wire.seat if wire.seat is not None else wire.guest)


def _seat(wire: "WebSocket") -> int:
    if wire.seat is None:
        raise NotYours("server-only-watching")
    return wire.seat


def _answering(wire: "WebSocket", room: "Room") -> int:
    """The seat that answers, if it does not answer too often."""
    seat = _seat(wire)
    if not wire.registry.answers.of(f"{room.table} {seat}").take():
        raise TooMuch("server-too-many-answers")
    return seat


def _name(wire: "WebSocket") -> str:
    """A player's name is the one at the table; a spectator must have given one."""
    assert wire.room is not None
    if wire.seat is not None:
        return wire.room.table_log.chair(wire.seat).name
    if not wire.name:
        raise NoGuest("server-no-name")
    return wire.name


def _check_talk(wire: "WebSocket") -> None:
    registry = wire.registry
    is_heard = registry.sayings.of(wire.guest or str(wire.counted_as)).take()
    if is_heard and wire.seat is None and wire.room is not None:
        is_heard = registry.spectators_sayings.of(wire.room.table).take()
    if not is_heard:
        raise TooMuch("server-too-much-talk")
