"""Draws every scene as the page really draws it, by night and by day, on a desktop and on a phone, into build/gallery.

    python tools/gallery.py                        # everything
    python tools/gallery.py rueck --scene reveal   # scenes of a game whose names contain that
    python tools/gallery.py rueck --film           # film strips only

Every game has one sheet with all its pictures. What stands there is listed in tools/scenes.
"""

import argparse
import importlib
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final, TypeVar

import httpx
from playwright.sync_api import Browser, BrowserContext, sync_playwright
from playwright.sync_api import Error as BrowserTrouble

import spelunke
from contact_sheet import film_strip, sheet
from scenes import Course, Film, Scene, Size, Visit
from staging import Staged

GALLERY: Final = Path(__file__).resolve().parent.parent / "build" / "gallery"
HOUSE: Final = "house"
LIGHTS: Final = {"night": "dark", "day": "light"}
FRAMES: Final = 12
Named = TypeVar("Named", Scene, Film, Visit, Scene | Visit)

SERVE: Final = """
from spelunke.server.limits import UNLIMITED
from spelunke.server.run import serve
import sys
serve(port=0, db=sys.argv[1], bot_workers=1, limits=UNLIMITED, pace=1e6, ready=lambda address: print(address, flush=True))
"""
"""A house without limits, whose bots never get to an answer."""


@contextmanager
def open_house() -> Iterator[str]:
    """The address of a server with a store of its own."""
    with tempfile.TemporaryDirectory() as folder:
        store = f"sqlite+aiosqlite:///{folder}/den.sqlite"
        with subprocess.Popen([sys.executable, "-c", SERVE, store], stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            try:
                yield server.stdout.readline().strip()
            finally:
                server.terminate()


def kept(address: str, course: Course) -> str:
    """The house keeps the record of a course; the table at which it can be looked at."""
    with httpx.Client(base_url=address) as guest:
        guest.post("/api/guest", json={"name": "Anna"}).raise_for_status()
        content = course.game.record(course.table).to_json()
        answer = guest.post("/api/record", content=content, headers={"content-type": "application/json"})
        if answer.is_error:
            raise ValueError(answer.text)
        return str(answer.json()["table"])


class Gallery:
    """One browser that takes all pictures of one run."""

    def __init__(self, browser: Browser, address: str, wanted: argparse.Namespace) -> None:
        self.browser, self.address, self.wanted = browser, address, wanted
        self.failed: list[str] = []

    def hang(self, key: str) -> list[Path]:
        """Take the pictures of one game, or of the house."""
        module = importlib.import_module(f"scenes.{key}")
        folder = GALLERY / key
        folder.mkdir(parents=True, exist_ok=True)
        taken = []
        if not self.wanted.film:
            taken += [path for scene in self._named(module.SCENES) for path in self._scene(folder, scene)]
        if self.wanted.film or not self.wanted.stills:
            taken += [path for film in self._named(module.FILMS) for path in self._film(folder, film)]
        return taken

    def _named(self, listed: Sequence[Named]) -> list[Named]:
        return [one for one in listed if self.wanted.scene in one.name]

    def take(self, scene: Scene | Visit, size: Size, scheme: str = "dark") -> bytes:
        """One picture of one scene."""
        with self._context(size, scheme) as context:
            if isinstance(scene, Visit):
                return self._visited(context, scene)
            course = scene.course()
            return self._taken(context, kept(self.address, course), course, scene)

    def _scene(self, folder: Path, scene: Scene | Visit) -> Iterator[Path]:
        course = scene.course() if isinstance(scene, Scene) else None
        table = kept(self.address, course) if course else ""
        for light, scheme in LIGHTS.items():
            for size in scene.sizes:
                if self.wanted.light not in (light, "both") or (self.wanted.size and size != self.wanted.size):
                    continue
                path = folder / f"{scene.name}.{size[0]}x{size[1]}.{light}.png"
                with self._context(size, scheme) as context:
                    try:
                        taken = self._taken(context, table, course, scene) if course else self._visited(context, scene)
                    except (ValueError, BrowserTrouble) as trouble:
                        self.failed.append(f"{folder.name} {scene.name}: {trouble}")
                        continue
                path.write_bytes(taken)
                print(path.relative_to(GALLERY.parent.parent), flush=True)
                yield path

    def _taken(self, context: BrowserContext, table: str, course: Course, scene: Scene | Visit) -> bytes:
        assert isinstance(scene, Scene)
        staged = Staged(context, self.address, table, course, scene.seat)
        is_shown = scene.beat is not None
        staged.open(course.turn - is_shown, scene.sealed, scene.kept, scene.looking)
        if is_shown:
            staged.tell(course.turn)
            staged.until(scene.beat, scene.nth)
            if scene.into:
                staged.run(scene.into, slow=2)
        elif scene.ends:
            staged.run(8_000)
        if scene.touch:
            scene.touch(staged.page)
        taken = staged.picture(frozen=scene.into > 0)
        staged.close()
        return taken

    def _visited(self, context: BrowserContext, visit: Scene | Visit) -> bytes:
        assert isinstance(visit, Visit)
        page = context.new_page()
        visit.show(page, self.address)
        page.wait_for_timeout(700)
        taken = page.screenshot()
        page.close()
        return taken

    def _film(self, folder: Path, film: Film) -> Iterator[Path]:
        course = film.course()
        table = kept(self.address, course)
        for motion in ("no-preference", "reduce"):
            with self._context(film.size, "dark", motion) as context:
                lengths = self._lengths(context, table, course, film)
                staged = self._rolling(context, table, course, film)
                frames = []
                # A fade that stands still lets nobody take a picture: without motion every frame lies still.
                moves = motion != "reduce"
                for number in range(FRAMES):
                    frames.append(staged.picture(frozen=moves))
                    if number < FRAMES - 1:
                        staged.run(lengths // (FRAMES - 1), slow=3 if moves else 1)
                staged.close()
                path = folder / f"film-{film.name}.{'still' if motion == 'reduce' else 'moving'}.png"
                path.write_bytes(film_strip(context, frames, film.size))
            print(path.relative_to(GALLERY.parent.parent), flush=True)
            yield path

    def _rolling(self, context: BrowserContext, table: str, course: Course, film: Film) -> Staged:
        staged = Staged(context, self.address, table, course, film.seat)
        staged.open(course.turn - 1)
        staged.run(0, slow=3)  # what begins to move waits for the first frame
        staged.tell(course.turn)
        if film.since:
            staged.until(film.since)
        return staged

    def _lengths(self, context: BrowserContext, table: str, course: Course, film: Film) -> int:
        """How long the strip is, in milliseconds."""
        staged = self._rolling(context, table, course, film)
        length = staged.until(film.until)
        staged.close()
        return length + film.beyond

    @contextmanager
    def _context(self, size: Size, scheme: str, motion: str = "no-preference") -> Iterator[BrowserContext]:
        context = self.browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=self.wanted.language,
            color_scheme=scheme,  # type: ignore[arg-type]
            reduced_motion=motion,  # type: ignore[arg-type]
            has_touch=size[0] < 500,
        )
        context.set_default_timeout(60_000)
        context.add_init_script("localStorage.motion ??= 'normal'")
        context.add_init_script("localStorage.companion ??= JSON.stringify({ isAway: true })")
        try:
            yield context
        finally:
            context.close()


def read(words: Sequence[str] | None) -> argparse.Namespace:
    """What is wanted."""
    assert __doc__
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    choices = (*spelunke.keys(), HOUSE)
    parser.add_argument("keys", nargs="*", metavar="game", help=f"any of {', '.join(choices)}; all if none is named")
    parser.add_argument("--scene", default="", help="only scenes whose names contain this")
    parser.add_argument("--size", type=_size, help="only this size, as 1440x900")
    parser.add_argument("--light", choices=("night", "day", "both"), default="both")
    parser.add_argument("--language", choices=("en", "de"), default="en")
    parser.add_argument("--film", action="store_true", help="film strips only")
    parser.add_argument("--stills", action="store_true", help="no film strips")
    wanted = parser.parse_args(words)
    if unknown := [key for key in wanted.keys if key not in choices]:
        parser.error(f"unknown: {', '.join(unknown)}; there are {', '.join(choices)}")
    wanted.keys = wanted.keys or list(choices)
    return wanted


def _size(text: str) -> Size:
    width, _, height = text.partition("x")
    return int(width), int(height)


def main(words: Sequence[str] | None = None) -> int:
    """Hang the pictures that are wanted."""
    wanted = read(words)
    chromium = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    if chromium is None:
        print("There is no chromium on this machine; install it and try again.", file=sys.stderr)
        return 1
    with open_house() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        gallery = Gallery(browser, address, wanted)
        for key in wanted.keys:
            gallery.hang(key)
            pictures = sorted((GALLERY / key).glob("*.night.png")) + sorted((GALLERY / key).glob("*.day.png"))
            if pictures:
                print(sheet(browser, GALLERY / f"{key}.png", pictures), flush=True)
        browser.close()
    print("\n".join(gallery.failed), file=sys.stderr)
    return 1 if gallery.failed else 0


if __name__ == "__main__":
    sys.exit(main())
