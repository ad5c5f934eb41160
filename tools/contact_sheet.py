"""Many pictures on one: the contact sheet of a game, and the strip of a film."""

import base64
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, BrowserContext

WIDTH: Final = 2400
HEIGHT: Final = 300
"""Of one picture on a sheet, in pixels."""

STYLE: Final = """<style>
body { margin: 9px; display: flex; flex-wrap: wrap; gap: 14px 9px; background: #1b1512; color: #f2e8d8; font: 15px sans-serif }
figure { margin: 0 } img { display: block; border-radius: 4px } figcaption { padding: 3px 0 0 }
</style>"""


def sheet(browser: Browser, path: Path, pictures: Sequence[Path]) -> Path:
    """All pictures side by side with their names; the page they are laid out on is kept beside it."""
    figures = [_figure(str(picture.relative_to(path.parent)), f"height={HEIGHT}", picture.stem) for picture in pictures]
    laid = path.with_suffix(".html")
    laid.write_text(f"<!doctype html><meta charset=utf-8><title>{path.stem}</title>{STYLE}{''.join(figures)}", encoding="utf-8")
    page = browser.new_page(viewport={"width": WIDTH, "height": 900})
    page.goto(laid.as_uri())
    page.screenshot(path=path, full_page=True)
    page.close()
    return path


def film_strip(context: BrowserContext, frames: Sequence[bytes], size: tuple[int, int], columns: int = 4) -> bytes:
    """Frames in rows, in the order in which they were taken."""
    width = WIDTH // columns - 16
    page = context.new_page()
    page.set_viewport_size({"width": WIDTH, "height": 900})
    shown = [
        _figure(f"data:image/png;base64,{base64.b64encode(frame).decode()}", f"width={min(width, size[0])}", str(number))
        for number, frame in enumerate(frames, 1)
    ]
    page.set_content(STYLE + "".join(shown))
    taken = page.screenshot(full_page=True)
    page.close()
    return taken


def _figure(source: str, large: str, name: str) -> str:
    return f'<figure><img src="{source}" {large}><figcaption>{name}</figcaption></figure>'
