"""A real server and a real browser for the page."""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.importorskip("playwright", reason="the test group is not installed")

from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.person import PATIENCE
from tests.server.house import open_house, sqlite_in

ROOT = Path(__file__).resolve().parent.parent.parent
PAGE = ROOT / "src" / "spelunke" / "server" / "page" / "index.html"
CHROMIUM = shutil.which("chromium")
"""Debian's Chromium."""

WITHOUT_WINDOWS = shutil.which("chromium-headless-shell") or CHROMIUM
"""The same in a package that leaves out everything around a page, which it opens in half the time."""

QUIET = ("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync")

expect.set_options(timeout=PATIENCE)


def _missing() -> str | None:
    if not PAGE.is_file():
        return "the page is not built: tools/build_page.py"
    if CHROMIUM is None:
        return "there is no chromium on this machine"
    return None


@pytest.fixture(scope="session")
def den(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with bots that answer at once."""
    if missing := _missing():
        if os.environ.get("REQUIRE_BROWSER") == "1":
            pytest.fail(missing)
        pytest.skip(missing)
    with open_house(sqlite_in(tmp_path_factory.mktemp("den"))) as house:
        yield house.address
        house.check_log("Traceback")


@pytest.fixture(scope="session")
def browser(den: str) -> Iterator[Browser]:
    """Debian's Chromium, driven by Playwright."""
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=WITHOUT_WINDOWS, args=QUIET)
        yield opened
        opened.close()
