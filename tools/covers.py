"""Draws the six pictures that a table's link shows in a messenger, from the lids of the boxes as the page draws them.

They are kept in web/public/covers, so that building the page needs no browser; a test says when they are older than the lids.
"""

import hashlib
import io
import sys
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parent))

from PIL import Image
from playwright.sync_api import sync_playwright

from gallery import open_house
from spelunke import shelf

ROOT: Final = Path(__file__).resolve().parent.parent
COVERS: Final = ROOT / "web" / "public" / "covers"
STAMP: Final = COVERS / "made-from.txt"
WIDTH, HEIGHT = 1200, 630
COLOURS: Final = 96
"""A lino cut needs no more, and the file is a third as large."""

# The lid of a box, alone on the wall of the lobby.
LAY = """(lid) => {
    const sheet = document.createElement("div");
    sheet.style.cssText = "position: fixed; inset: 0; z-index: 99; display: grid; place-items: center;"
        + "background: radial-gradient(60% 75% at 50% 42%, #6d4a30, #3a2619 60%, #1b1512)";
    const card = lid.cloneNode(true);
    card.style.cssText = "width: 455px; filter: none";
    sheet.append(card);
    document.body.append(sheet);
}"""


def made_from() -> str:
    """A hash of what the lids are drawn from."""
    digest = hashlib.sha256()
    art = ROOT / "web" / "src" / "art"
    for path in [*sorted((art / "covers").glob("*.ts")), art / "ink" / "ink.ts", Path(__file__)]:
        digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def draw() -> None:
    """Draw them all."""
    COVERS.mkdir(parents=True, exist_ok=True)
    with open_house() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT}, color_scheme="dark", reduced_motion="reduce")
        for key in shelf.keys():  # noqa: SIM118
            page.goto(address)
            lid = page.locator(f"article:has(a[href='/new/{key}']) .lid svg:has(use)")
            lid.wait_for()
            page.evaluate("() => document.fonts.ready")
            lid.evaluate(LAY)
            drawn = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
            drawn.quantize(COLOURS, dither=Image.Dither.NONE).save(COVERS / f"{key}.png", optimize=True)
        browser.close()
    STAMP.write_text(made_from(), encoding="ascii")


if __name__ == "__main__":
    draw()
