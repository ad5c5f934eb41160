"""Endpoints: method, path, body and response type of every request. Routes and OpenAPI are made from this list."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from http import HTTPStatus
from typing import Final

from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from spelunke.core.errors import SpelunkeError
from spelunke.server.errors import StoreAway
from spelunke.server.http.context import RequestContext
from spelunke.server.store.store import is_trouble

Does = Callable[[RequestContext], Awaitable[Response]]

PACKS: Final = (Middleware(GZipMiddleware, minimum_size=1_000, compresslevel=6),)
"""Only for responses that are the same for everybody: the compressed size of any other could leak what it holds."""


@dataclass(frozen=True)
class Endpoint:
    """One endpoint of the API."""

    method: str
    path: str
    does: Does
    body: object = None
    """The type of the request body."""

    gives: object = None
    """The type of the response."""

    status: HTTPStatus = HTTPStatus.OK
    query: tuple[str, ...] = ()
    """Query parameters: whole numbers, and ``seat`` may also be ``open``."""

    is_for_all: bool = False
    """Whether the response is the same for everybody, so that it may be compressed."""

    cost: int = 1
    """How many requests it counts as: what is dear is had less often."""

    def route(self) -> Route:
        """The endpoint as a Starlette route."""

        async def endpoint(request: Request) -> Response:
            request.scope["endpoint"] = self.path
            context = RequestContext(request)
            try:
                context.pay(self.cost - 1)
                return await self.does(context)
            except SpelunkeError as error:
                return context.refuse(error)
            except Exception as error:
                if not is_trouble(error):
                    raise
                return context.refuse(StoreAway("server-store-away"))

        return Route(self.path, endpoint, methods=[self.method], middleware=PACKS if self.is_for_all else None)

    @property
    def says(self) -> str:
        """Its description: the docstring of its function."""
        return (self.does.__doc__ or "").strip()
