"""The page's files: found by name alone, sent packed to whoever can unpack them, and asked for no more often than needed."""

import asyncio
import gzip
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette

from build_page import SMALLEST_PACKED, pack
from spelunke.server.app import _page_routes
from tests.server.conftest import NewGuest
from tests.server.house import House

SCRIPT = b"let robber = 7;\n" * 200
ICON = b"<svg/>"


@pytest.fixture
def page(tmp_path: Path) -> Path:
    """A page as it is built."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>")
    (tmp_path / "icon.svg").write_bytes(ICON)
    (tmp_path / "assets" / "app.0a1b.js").write_bytes(SCRIPT)
    pack(tmp_path)
    return tmp_path


def asked(page: Path, path: str, **headers: str) -> httpx.Response:
    """What a browser gets there."""
    sent = {"accept-encoding": ""} | {name.replace("_", "-"): header for name, header in headers.items()}

    async def ask() -> httpx.Response:
        transport = httpx.ASGITransport(Starlette(routes=_page_routes(page)))
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
            return await client.get(path, headers=sent)

    return asyncio.run(ask())


@pytest.mark.parametrize("path", ["/", "/table/abc", "/link", "/" + "x" * 3000, "/a/../b", "/%00", "/%ff", "/made/%2e%2e/up"])
def test_every_address_within_the_page_leads_to_its_first_file(path: str, page: Path) -> None:
    answer = asked(page, path)
    assert (answer.status_code, answer.text) == (200, "<!doctype html>")
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"


def test_a_file_is_sent_packed_to_whoever_can_unpack_it_and_plain_to_others(page: Path) -> None:
    packed = asked(page, "/assets/app.0a1b.js", accept_encoding="br, gzip")
    plain = asked(page, "/assets/app.0a1b.js", accept_encoding="br, gzip;q=0")
    assert packed.content == plain.content == SCRIPT
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) < len(SCRIPT) // 10
    assert "content-encoding" not in plain.headers
    assert packed.headers["etag"] != plain.headers["etag"]
    for answer in (packed, plain):
        assert answer.headers["vary"] == "accept-encoding"
        assert answer.headers["content-type"].startswith("text/javascript")
        assert "immutable" in answer.headers["cache-control"]


def test_what_is_small_is_not_packed(page: Path) -> None:
    assert len(ICON) < SMALLEST_PACKED
    answer = asked(page, "/icon.svg", accept_encoding="gzip")
    assert answer.content == ICON
    assert "content-encoding" not in answer.headers
    assert answer.headers["content-type"] == "image/svg+xml"


@pytest.mark.parametrize("encoding", ["", "gzip"])
def test_a_browser_that_has_the_file_is_only_told_so(encoding: str, page: Path) -> None:
    first = asked(page, "/assets/app.0a1b.js", accept_encoding=encoding)
    again = asked(page, "/assets/app.0a1b.js", accept_encoding=encoding, if_none_match=f'"other", W/{first.headers["etag"]}')
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["etag"] == first.headers["etag"]


def test_packed_copies_are_the_same_whenever_they_are_made_and_have_no_address_of_their_own(page: Path) -> None:
    copy = page / "assets" / "app.0a1b.js.gz"
    first = copy.read_bytes()
    assert gzip.decompress(first) == SCRIPT
    pack(page)
    assert copy.read_bytes() == first
    assert not list(page.rglob("*.gz.gz"))


def test_an_asset_that_is_not_there_is_refused_and_not_taken_for_an_address_of_the_page(guest: NewGuest, house: House) -> None:
    someone = guest()
    for path in ("/assets/nothing.js", "/assets/app.js.gz", "/assets/" + "x" * 300, "/api/nothing"):
        assert someone.ask("GET", path, 404)["message"] == "server-no-such-page"


def test_large_answers_that_are_the_same_for_everybody_are_packed_and_nothing_that_is_not(guest: NewGuest) -> None:
    anna = guest("Anna")
    table = anna.put_up("adel", seats=5)
    anna.at(table, "start")
    for path in ("/api/games", "/api/games/adel/rules", "/api/games/adel/schema.json", "/api/openapi.json"):
        assert anna.http.get(path).headers["content-encoding"] == "gzip"
    for path in ("", "/past", "/past?seat=0", "/story", "/mine"):
        answer = anna.http.get(f"/api/table/{table}{path}")
        assert answer.status_code == 200
        assert "content-encoding" not in answer.headers
