"""The context of one request: the guest, the seats they hold, and how it is answered."""

import asyncio
from http import HTTPStatus
from typing import TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from spelunke.core.errors import SpelunkeError
from spelunke.server.errors import NoGuest, NotJson, NotUnderstood, NotYours, TooLarge, TooMuch, status_of
from spelunke.server.live.registry import Registry
from spelunke.server.live.room import Room
from spelunke.server.localize import chosen, refusal
from spelunke.server.log import cast, identity
from spelunke.server.security import site_of
from spelunke.server.socket.messages import Animal

BodyT = TypeVar("BodyT", bound=msgspec.Struct)

JSON = "application/json"
SECONDS_FOR_A_BODY = 20
PAGE_HEADER = "x-spelunke-page"
"""The version of the page that this server has: an older one that is still open reloads itself between games."""

_encode = msgspec.json.Encoder().encode


class RequestContext:
    """One request: its guest and its cookies. Cookies to be set by the response are collected here."""

    def __init__(self, request: Request) -> None:
        self.request = request
        self.registry: Registry = request.state.registry
        self.address: str = request.scope["address"]
        self.secure: bool = request.scope["secure"]
        self.site = site_of(request.headers.get("host", ""), self.secure, self.registry.site, self.registry.settings)
        """The address of this server, for links that leave the page."""

        self.language = chosen(request.headers.get("accept-language"))
        self._cookies = identity.cookies_in(request.headers.get("cookie", ""))
        self._given: list[str] = []

    # Guest.

    def guest(self) -> str | None:
        """The guest; None for a new client. Refuses a cookie that we did not sign."""
        return identity.guest_of(self._cookies.get(identity.GUEST_COOKIE), self.registry.cookie_key)

    async def guest_by_name(self) -> tuple[str, str] | None:
        """The guest and their name; None for a new client."""
        guest = self.guest()
        name = await self.registry.store.guest(guest) if guest is not None else None
        return None if guest is None or name is None else (guest, name)

    async def known_guest(self) -> tuple[str, str]:
        """The guest and their name; refuses a new client."""
        if (known := await self.guest_by_name()) is None:
            raise NoGuest("server-no-name")
        return known

    async def worn_by(self, guest: str) -> Animal | None:
        """Whom a guest usually wears; None for one who keeps the initial. An animal of a later version is not known here."""
        stored = await self.registry.store.animal(guest)
        return next((animal for animal in cast.ANIMALS if animal == stored), None)

    async def become(self, guest: str, name: str) -> None:
        """Store the guest's name and set the guest cookie."""
        await self.registry.store.put_guest(guest, name)
        self.give(identity.GUEST_COOKIE, identity.signed(guest, self.registry.cookie_key), "/")

    def give(self, name: str, value: str, path: str, seconds: int = identity.COOKIE_SECONDS) -> None:
        """Set a cookie in the response; for no seconds at all, the browser drops it."""
        self._given.append(identity.cookie(name, value, path, self.secure, seconds))

    def give_seat(self, table: str, seat: int, secret: str) -> None:
        """Set the cookie that holds a seat."""
        self.give(identity.seat_cookie(seat), secret, identity.secret_path(table))

    def give_host(self, table: str, secret: str) -> None:
        """Set the cookie that makes this browser the host."""
        self.give(identity.HOST_COOKIE, secret, identity.secret_path(table))

    def take_back(self, table: str) -> None:
        """Drop the cookies with a table's secrets from the response."""
        self._given = [given for given in self._given if f"Path={identity.secret_path(table)};" not in given]

    # Table.

    async def room(self) -> Room:
        """The room of the table that this request is about."""
        return await self.registry.room_for(self.request.path_params["table"], self.address)

    def pay(self, requests: int) -> None:
        """Count this request as so many more of its address."""
        if requests and not self.registry.requests.of(self.address).take(requests):
            raise TooMuch("server-too-many-requests")

    def check_makings(self) -> None:
        """Rate limit for creating guests and tables, per address."""
        if not self.registry.makings.of(self.address).take():
            raise TooMuch("server-too-many-requests")

    def check_hints(self, room: Room, seat: int) -> None:
        """Rate limit for hints, per seat."""
        if not self.registry.hints.of(f"{room.table} {seat}").take():
            raise TooMuch("server-too-many-hints")

    def held(self, room: Room) -> tuple[int, ...]:
        """The seats that this browser holds."""
        return tuple(seat for seat in range(len(room.table_log.chairs)) if self._holds(room, seat))

    def _holds(self, room: Room, seat: int) -> bool:
        secret = self._cookies.get(identity.seat_cookie(seat))
        return secret is not None and identity.hashed(secret) in room.table_log.chairs[seat].keys

    def check_holds(self, room: Room, seat: int) -> None:
        """Refuse a browser that does not hold that seat."""
        room.table_log.chair(seat)
        if not self._holds(room, seat):
            raise NotYours("server-not-your-seat")

    def keys(self, room: Room) -> list[str]:
        """The hashes of the secrets that this browser has for seats of that table, whether they open them or not."""
        secrets = (self._cookies.get(identity.seat_cookie(seat)) for seat in range(len(room.table_log.chairs)))
        return [identity.hashed(secret) for secret in secrets if secret is not None]

    def is_creator(self, room: Room) -> bool:
        """Whether this browser created the table, or was let in by one that did."""
        secret = self._cookies.get(identity.HOST_COOKIE)
        return secret is not None and room.table_log.roles.is_host(identity.hashed(secret))

    def is_host(self, room: Room) -> bool:
        """Whether this browser created the table, or holds a seat that stands in for the host."""
        return self.is_creator(room) or any(room.table_log.stands_in(seat) for seat in self.held(room))

    def check_host(self, room: Room) -> None:
        """Refuse a browser that is not the host."""
        if not self.is_host(room):
            raise NotYours("server-not-the-host")

    # Body and query.

    async def content(self, most: int) -> bytes:
        """The raw body; refuses one that is not JSON or too large."""
        if self.request.headers.get("content-type", "").split(";")[0].strip().lower() != JSON:
            raise NotJson("server-not-json")
        whole = bytearray()
        try:
            async with asyncio.timeout(SECONDS_FOR_A_BODY):
                async for part in self.request.stream():
                    whole += part
                    if len(whole) > most:
                        raise TooLarge("server-too-large", most=most)
        except (TimeoutError, ClientDisconnect):
            raise NotUnderstood("server-not-understood", why="…") from None
        return bytes(whole)

    async def body(self, kind: type[BodyT]) -> BodyT:
        """The body, decoded as the given type."""
        content = await self.content(self.registry.settings.limits.body_bytes)
        try:
            return msgspec.json.decode(content, type=kind)
        except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as error:
            raise NotUnderstood("server-not-understood", why=str(error)[:200]) from None

    def number(self, name: str) -> int | None:
        """A whole number from the query string."""
        text = self.request.query_params.get(name)
        if text is None or text == "":
            return None
        if not (text.isascii() and text.isdigit() and len(text) <= 9):
            raise NotUnderstood("server-not-understood", why=name)
        return int(text)

    # Response.

    def answer(self, content: object, status: HTTPStatus = HTTPStatus.OK) -> Response:
        """A JSON response; bytes are already encoded by ``seat_output`` and are sent as they are."""
        encoded = content if isinstance(content, bytes) else _encode(content)
        headers = {"cache-control": "no-store", PAGE_HEADER: self.registry.page}
        response = Response(encoded, status, media_type=JSON, headers=headers)
        for given in self._given:
            response.headers.append("set-cookie", given)
        return response

    def refuse(self, error: SpelunkeError) -> Response:
        """An error response with its status."""
        self.registry.counts.refusals[error.message] += 1
        return self.answer(refusal(error, self.language), status_of(error))
