"""The ASGI app: HTTP routes by Starlette, websockets of our own, and the built page."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route

from spelunke.core.errors import UnknownGame
from spelunke.server.errors import NotHere, NotNow
from spelunke.server.http import openapi
from spelunke.server.http.context import JSON, RequestContext
from spelunke.server.http.endpoints import PACKS
from spelunke.server.http.preview import with_preview
from spelunke.server.http.static import ASSETS, FIRST, page_version, read_page
from spelunke.server.live.registry import Registry
from spelunke.server.security import App, SecurityMiddleware
from spelunke.server.settings import Settings

PAGE: Final = Path(__file__).parent / "page"
_METHOD_NOT_ALLOWED: Final = 405


async def _openapi(_: Request) -> Response:
    return Response(openapi.openapi(), media_type=JSON)


async def _game_schema(request: Request) -> Response:
    key = request.path_params["game"]
    try:
        return Response(openapi.game_schema(key), media_type=JSON)
    except UnknownGame as error:
        return RequestContext(request).refuse(error)


async def _not_found(request: Request, error: Exception) -> Response:
    status = error.status_code if isinstance(error, HTTPException) else 404
    refusal = NotNow("server-other-method") if status == _METHOD_NOT_ALLOWED else NotHere("server-no-such-page")
    response = RequestContext(request).refuse(refusal)
    response.status_code = status
    return response


def _page_routes(page: Path) -> list[BaseRoute]:
    """Routes of the page: its static files, and index.html for every path within it."""
    files = read_page(page)

    async def shown(request: Request) -> Response:
        name = request.path_params.get("file", "")
        if (file := files.get(name)) is not None:
            return file.answer(request)
        if (found := await with_preview(request, name, files[FIRST].content, files.keys())) is not None:
            return found
        if name.startswith(("api/", ASSETS)):
            return RequestContext(request).refuse(NotHere("server-no-such-page"))
        return files[FIRST].answer(request)

    async def not_built(_: Request) -> Response:
        return PlainTextResponse("The page was not built into this installation; the tables are served all the same.\n")

    return [Route("/", shown), Route("/{file:path}", shown)] if files else [Route("/", not_built)]


def make_app(settings: Settings, page: Path = PAGE) -> App:
    """Create the ASGI app. The registry is opened at startup and closed at shutdown."""
    version = page_version(page)

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[dict[str, Registry]]:
        registry = Registry(settings, version)
        await registry.open()
        try:
            yield {"registry": registry}
        finally:
            await registry.close()

    routes = [
        *(endpoint.route() for endpoint in openapi.ENDPOINTS),
        Route("/api/openapi.json", _openapi, middleware=PACKS),
        Route("/api/games/{game}/schema.json", _game_schema, middleware=PACKS),
        *_page_routes(page),
    ]
    starlette = Starlette(routes=routes, lifespan=lifespan, exception_handlers={HTTPException: _not_found})
    starlette.router.redirect_slashes = False  # an unknown path is not redirected
    return SecurityMiddleware(starlette)
