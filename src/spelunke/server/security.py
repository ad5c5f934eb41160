"""Security middleware: Host and Origin checks, client addresses, body sizes, and response headers."""

import re
from collections.abc import Awaitable, Callable, MutableMapping, Sequence
from http import HTTPStatus
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

import msgspec
from starlette.responses import Response

from spelunke.core.errors import SpelunkeError
from spelunke.server import logs
from spelunke.server.errors import NotYours, TooMuch, status_of
from spelunke.server.http.static import ASSETS
from spelunke.server.limits import network_of
from spelunke.server.localize import chosen, refusal
from spelunke.server.settings import Settings

if TYPE_CHECKING:
    from spelunke.server.live.registry import Registry

Scope = MutableMapping[str, Any]
"""What ASGI says of a request, and of each message about it."""

Receive = Callable[[], Awaitable[Scope]]
Send = Callable[[Scope], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

CONTENT_POLICY: Final = "; ".join(
    [
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
"""Only our own scripts; positions of pieces are style attributes."""

SAFE_HEADERS: Final = (
    (b"content-security-policy", CONTENT_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
    (b"x-frame-options", b"DENY"),
)
PLAIN_HOST: Final = re.compile(r"(?P<name>[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?|\[[0-9a-f:.]{2,45}\])(?::[0-9]{1,5})?")
"""The Host header of a request to a name or an address that exist."""

READING: Final = {"GET", "HEAD", "OPTIONS"}


class Headers:
    """The headers of a request."""

    def __init__(self, pairs: Sequence[tuple[str, str]]) -> None:
        self._pairs = pairs

    def last(self, name: str) -> str | None:
        """The last header of that name: the one added by our own proxy, if there are several."""
        found = [value for header, value in self._pairs if header == name]
        return found[-1] if found else None


def headers_of(scope: Scope) -> Headers:
    """The headers of an ASGI request."""
    return Headers([(name.decode("latin-1").lower(), value.decode("latin-1")) for name, value in scope["headers"]])


def address_of(headers: Headers, peer: str, settings: Settings) -> str:
    """The client's address, or its IPv6 network; behind a proxy, as reported by the proxy."""
    if settings.behind_proxy:
        forwarded = headers.last("x-forwarded-for")
        if forwarded:
            return network_of(forwarded.split(",")[-1].strip()[:64])
    return network_of(peer)


def is_secure(headers: Headers, scheme: str, settings: Settings) -> bool:
    """Whether the browser connected over TLS."""
    if settings.behind_proxy:
        forwarded = headers.last("x-forwarded-proto")
        if forwarded:
            return forwarded.strip().lower() == "https"
    return scheme in {"https", "wss"}


def site_of(host: str, secure: bool, own: str, settings: Settings) -> str:
    """The address of this server as others reach it, for links and QR codes.

    It knows its own address, and takes a name from the client only if it is one of those it was given. Behind a proxy without
    given names only the proxy knows, and what it passes on must at least look like the name of a host.
    """
    if settings.names is None and not settings.behind_proxy:
        return own
    plain = PLAIN_HOST.fullmatch(host.lower())
    if plain is None or not settings.allows_name(plain["name"].strip("[]")):
        return own
    return f"{'https' if secure else 'http'}://{plain[0]}"


def check_name_and_origin(headers: Headers, settings: Settings, must_have_origin: bool) -> None:
    """Refuse unknown Host headers and cross-site requests."""
    host = headers.last("host") or ""
    try:
        name = urlsplit(f"//{host}").hostname or ""
    except ValueError:
        name = ""
    if not settings.allows_name(name):
        raise NotYours("server-other-name")
    origin = headers.last("origin")
    if origin is None:
        if must_have_origin and headers.last("sec-fetch-site") not in {None, "same-origin", "none"}:
            raise NotYours("server-other-site")
        return
    try:
        asked_by = urlsplit(origin).netloc
    except ValueError:
        asked_by = ""
    if asked_by.lower() != host.lower() or not asked_by:
        raise NotYours("server-other-site")


class SecurityMiddleware:
    """Wraps the app: checks every request before it is handled, and adds the security headers to every response."""

    def __init__(self, app: App) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        registry: Registry = scope["state"]["registry"]
        headers = headers_of(scope)
        status = HTTPStatus.INTERNAL_SERVER_ERROR
        begun = False

        async def send_safely(message: Scope) -> None:
            nonlocal status, begun
            if message["type"] == "http.response.start":
                status, begun = message["status"], True
                message["headers"] = [*message.get("headers", []), *SAFE_HEADERS]
                if is_secure(headers, scope["scheme"], registry.settings):
                    message["headers"].append((b"strict-transport-security", b"max-age=31536000"))
            await send(message)

        try:
            refused = self._refusal(scope, headers, registry)
            app = self._app if refused is None else _answer(refused, headers)
            await app(scope, receive, send_safely)
        except Exception as error:
            logs.fault("a request failed", error, method=scope["method"], path=_pattern(scope))
            if not begun:
                await send_safely({"type": "http.response.start", "status": 500, "headers": []})
                await send_safely({"type": "http.response.body", "body": b""})
        registry.counts.requests[_pattern(scope), int(status)] += 1

    def _refusal(self, scope: Scope, headers: Headers, registry: "Registry") -> SpelunkeError | None:
        """Why this request is rejected before it is handled."""
        peer = scope["client"][0] if scope.get("client") else ""
        scope["address"] = address_of(headers, peer, registry.settings)
        scope["secure"] = is_secure(headers, scope["scheme"], registry.settings)
        try:
            check_name_and_origin(headers, registry.settings, must_have_origin=scope["method"] not in READING)
            spent = registry.files if scope["path"].startswith(f"/{ASSETS}") else registry.requests
            if not spent.of(scope["address"]).take():
                raise TooMuch("server-too-many-requests")
        except SpelunkeError as refusal:
            return refusal
        return None


def _answer(refused: SpelunkeError, headers: Headers) -> Response:
    said = msgspec.json.encode(refusal(refused, chosen(headers.last("accept-language"))))
    return Response(said, status_of(refused), media_type="application/json")


def _pattern(scope: Scope) -> str:
    """The path without table ids: for metrics and logs."""
    route = scope.get("endpoint")
    return str(route) if route is not None else "other"
