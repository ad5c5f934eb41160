"""The preview of a table's link in a messenger (Open Graph): its game, and whether a chair is free. No names, no rules."""

import re
from collections.abc import Collection
from html import escape
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from spelunke import shelf
from spelunke.core.errors import SpelunkeError
from spelunke.server.http.context import RequestContext
from spelunke.server.localize import say
from spelunke.server.log import identity
from spelunke.server.socket.messages import Standing, TableCard

COVERS: Final = "covers/"
"""The folder of the page with a picture of every box."""

SENTENCES: Final[dict[Standing, str]] = {
    "open": "server-preview-open",
    "running": "server-preview-running",
    "over": "server-preview-over",
}
SIZE: Final = (1200, 630)
_LINK = re.compile(r"^t/([a-z0-9]{12})(?:/tv)?$")
_HEAD: Final = b"</head>"


async def with_preview(request: Request, name: str, index: bytes, files: Collection[str]) -> Response | None:
    """The page for the link of a table, with its preview; None if the page stays as it is."""
    found = _LINK.match(name)
    if found is None or not identity.is_table(found[1]):
        return None
    context = RequestContext(request)
    card = await context.registry.store.card_of(found[1])
    if card is None:
        return None
    try:
        head = _head(context, msgspec.json.decode(card, type=TableCard), files)
    except (msgspec.MsgspecError, SpelunkeError):
        return None  # of a version that told less, or of a game that is no longer there
    return Response(
        index.replace(_HEAD, head.encode() + _HEAD, 1), media_type="text/html", headers={"cache-control": "no-cache"}
    )


def _head(context: RequestContext, card: TableCard, files: Collection[str]) -> str:
    free = sum(person.sits == "nobody" for person in card.people)
    tags = {
        "og:site_name": "Spelunke",
        "og:type": "website",
        "og:title": shelf.parts(card.game).box.title,
        "og:description": say(context.language, SENTENCES[card.standing], free=free),
        "og:url": f"{context.site}/t/{card.table}",
    }
    cover = f"{COVERS}{card.game}.png"
    if cover in files:
        width, height = SIZE
        tags |= {"og:image": f"{context.site}/{cover}", "og:image:width": str(width), "og:image:height": str(height)}
        tags |= {"twitter:card": "summary_large_image"}
    return "".join(f'<meta property="{escape(name)}" content="{escape(words)}">' for name, words in tags.items())
