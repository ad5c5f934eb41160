"""Takes the pictures of README and of the games' pages: a real server, a real browser, and some answers at every table.

They are written to docs/pictures. With the names of games only theirs are taken anew: ``tools/pictures.py rueck tock``.
"""

import base64
import json
import random
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page, sync_playwright
from playwright.sync_api import Error as BrowserTrouble

ROOT = Path(__file__).resolve().parent.parent
PICTURES = ROOT / "docs" / "pictures"
HERO: Final = "rueck"
SIZE: Final = {"width": 1120, "height": 720}
LIT = ".felt button:not([disabled]):not(section.question *), .felt [role=button], section.question [role=radio]"

GAMES = ROOT / "web" / "src" / "games"
PICTURE = "picture.json"
"""In a game's folder: how many sit there, and after how many answers which question makes a picture that tells something."""

PUT_UP = """async ([game, seats]) => {
    const post = (path, body) => fetch(path, {
        method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body),
    }).then((response) => response.json());
    await post("/api/guest", { name: "Anna" });
    const at = await post("/api/tables", { game, seats, pace: "at_once" });
    await post(`/api/table/${at.table}/start`, {});
    return at.table;
}"""

# The browser itself knows how to write WebP, which is a fifth of the size.
TO_WEBP = """async (png) => {
    const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
    const canvas = Object.assign(document.createElement("canvas"), { width: picture.width, height: picture.height });
    canvas.getContext("2d").drawImage(picture, 0, 0);
    return canvas.toDataURL("image/webp", 0.9).split(",")[1];
}"""


@contextmanager
def open_house() -> Iterator[str]:
    """A server with a store of its own; its address."""
    with tempfile.TemporaryDirectory() as folder:
        store = f"sqlite+aiosqlite:///{folder}/den.sqlite"
        command = [sys.executable, "-m", "spelunke", "serve", "--port", "0", "--db", store]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        assert server.stdout is not None
        try:
            yield next(found[0] for line in server.stdout if (found := re.search(r"http://[\w.:]+", line)))
        finally:
            server.terminate()
            server.communicate(timeout=20)


def answer(page: Page, dice: random.Random) -> None:
    """Pick something that is lit, and confirm it."""
    lit = page.locator(LIT)
    try:
        if offered := lit.count():
            lit.nth(dice.randrange(offered)).click(timeout=1500)
        confirm = page.locator("section.question > button.first")
        if confirm.is_enabled(timeout=500):
            confirm.click(timeout=1500)
    except BrowserTrouble:
        pass  # the table went on in the meantime


def is_sealed(page: Page) -> bool:
    """Whether an answer lies face down already, and others are waited for."""
    chosen = page.locator(".felt [aria-pressed=true], section.question [aria-checked=true]")
    return page.locator("section.question > button.first:disabled").count() > 0 and chosen.count() > 0


def take(browser: Browser, address: str, key: str, dice: random.Random) -> None:
    """Sit down, answer until the moment has come, and take the picture."""
    moment = json.loads((GAMES / key / PICTURE).read_text(encoding="utf-8"))
    context = browser.new_context(viewport=SIZE, locale="en", color_scheme="dark", reduced_motion="reduce")  # type: ignore[arg-type]
    page = context.new_page()
    page.goto(address)
    table = page.evaluate(PUT_UP, [key, moment["seats"]])
    page.goto(f"{address}/t/{table}")
    answered = 0
    for _ in range(900):
        page.wait_for_timeout(60)
        if page.locator("section.end").count():
            break
        question = page.locator("section.question h2")
        if not question.count() or is_sealed(page):
            continue
        if answered >= moment["answers"] and re.search(moment["question"], question.inner_text()):
            break
        answer(page, dice)
        answered += 1
    page.mouse.move(0, 0)
    page.wait_for_timeout(400)
    keep(browser, key, page.locator(".felt").screenshot())
    if key == HERO:
        keep(browser, "table", page.screenshot())
    context.close()


def keep(browser: Browser, name: str, png: bytes) -> None:
    """Write a picture into its folder."""
    desk = browser.new_page()
    webp = desk.evaluate(TO_WEBP, base64.b64encode(png).decode())
    (PICTURES / f"{name}.webp").write_bytes(base64.b64decode(webp))
    desk.close()


def main(keys: Sequence[str]) -> int:
    """Take the pictures of these games, or of all."""
    PICTURES.mkdir(exist_ok=True)
    chromium = shutil.which("chromium")
    if chromium is None:
        print("There is no chromium on this machine; install it and try again.", file=sys.stderr)
        return 1
    games = sorted(path.parent.name for path in GAMES.glob(f"*/{PICTURE}"))
    if unknown := sorted(set(keys) - set(games)):
        print(f"Unknown: {', '.join(unknown)}. There are pictures of {', '.join(games)}.", file=sys.stderr)
        return 2
    with open_house() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        for key in keys or games:
            take(browser, address, key, random.Random(key))
        browser.close()
    print(json.dumps({path.name: path.stat().st_size for path in sorted(PICTURES.glob("*.webp"))}))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
