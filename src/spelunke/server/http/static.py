"""The page's static files: read once at startup, looked up by name, sent compressed where the browser accepts it."""

import hashlib
import re
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

FIRST: Final = "index.html"
ASSETS: Final = "assets/"
"""File names here carry a hash of their content, so browsers may cache them for ever."""

VERSION: Final = re.compile(r'<meta name="spelunke-page" content="([0-9a-f]+)"')

FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
PACKED: Final = ".gz"

KINDS: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
"""Not taken from the system's MIME table: some call a script plain text, and browsers then refuse to run it."""


class Copy:
    """Bytes and their ETag; a compressed copy has other bytes and so another ETag."""

    def __init__(self, content: bytes) -> None:
        self.content = content
        self.tag = f'"{hashlib.sha256(content).hexdigest()[:32]}"'


class PageFile:
    """One file of the page, and the compressed copy that was built beside it, if any."""

    def __init__(self, path: Path, caching: str) -> None:
        self._kind = KINDS.get(path.suffix, "application/octet-stream")
        self._caching = caching
        self._plain = Copy(path.read_bytes())
        packed = path.with_name(path.name + PACKED)
        self._packed = Copy(packed.read_bytes()) if packed.is_file() else None

    @property
    def content(self) -> bytes:
        """The file as it is, not compressed."""
        return self._plain.content

    def answer(self, request: Request) -> Response:
        """The file in an encoding that this browser accepts; 304 if its ETag matches."""
        headers = {"cache-control": self._caching}
        copy = self._plain
        if self._packed is not None:
            headers["vary"] = "accept-encoding"
            if can_unpack(request.headers.get("accept-encoding", "")):
                copy = self._packed
        headers["etag"] = copy.tag
        known = request.headers.get("if-none-match", "")
        if copy.tag in [tag.strip().removeprefix("W/") for tag in known.split(",")]:
            return Response(status_code=304, headers=headers)
        if copy is self._packed:
            headers["content-encoding"] = "gzip"
        return Response(copy.content, media_type=self._kind, headers=headers)


def can_unpack(accepted: str) -> bool:
    """Whether a browser that accepts these encodings can unpack gzip.

    >>> can_unpack("gzip, deflate, br"), can_unpack("br, gzip;q=0"), can_unpack("")
    (True, False, False)
    """
    for one in accepted.lower().split(","):
        name, _, weight = one.partition(";")
        if name.strip() == "gzip":
            return weight.replace(" ", "") not in {"q=0", "q=0.0", "q=0.00", "q=0.000"}
    return False


def page_version(page: Path) -> str:
    """Which page this is: what the build wrote into its head; empty if it was not built."""
    head = (page / FIRST).read_text(encoding="utf-8") if (page / FIRST).is_file() else ""
    found = VERSION.search(head)
    return found[1] if found else ""


def read_page(page: Path) -> dict[str, PageFile]:
    """The files of a page by name; none if it was not built. Compressed copies have no name of their own."""
    if not (page / FIRST).is_file():
        return {}
    names = {path: path.relative_to(page).as_posix() for path in page.rglob("*") if path.is_file() and path.suffix != PACKED}
    return {name: PageFile(path, FOR_EVER if name.startswith(ASSETS) else ASK_AGAIN) for path, name in names.items()}
