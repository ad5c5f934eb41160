"""What the page weighs and how smoothly it moves: bytes of a first visit, frames of a reveal on a slow machine, Lighthouse.

python -m bench.page                 # weights and frames
python -m bench.page --lighthouse    # and Lighthouse's marks, which fetches it with npm

A slow machine is this one with its CPU throttled; a still page, measured beside it, tells how many frames it can draw at all.
"""

import argparse
import json
import os
import shutil
import statistics
import subprocess
import sys
from itertools import pairwise
from pathlib import Path
from typing import Final, NamedTuple

from playwright.sync_api import Browser, Page, Request, sync_playwright

sys.path.append(str(Path(__file__).resolve().parent.parent / "tools"))

import spelunke
from gallery import kept, open_house
from scenes import DESKTOP, Course
from scenes.rueck import evening
from spelunke.core.dice import Dice
from staging import Staged

HEAVIEST: Final = 230_000
"""Bytes of script and styles, as they come over the line, that the first visit to a game may cost."""

RUNS: Final = 5
SLOWER: Final = 4
AT_THE_TAP: Final = 1_000
"""Milliseconds after a tap within which a late frame is felt as the tap's."""

COUNT: Final = """() => {
    window.frames_ = [];
    addEventListener("pointerdown", () => (window.tapped = performance.now()), { capture: true, once: true });
    const count = (now) => { window.frames_.push(now); requestAnimationFrame(count); };
    requestAnimationFrame(count);
}"""
SINCE: Final = "() => ({ frames: window.frames_, tapped: window.tapped ?? window.frames_[0] })"


class Frames(NamedTuple):
    """What was drawn from a tap to the end of what it led to."""

    a_second: float
    worst_at_the_tap: float
    """Milliseconds."""

    worst: float


def weight(browser: Browser, address: str, key: str) -> dict[str, int]:
    """Bytes by kind that a browser fetches which was never there and comes to a table of this game."""
    course = Course(key, spelunke.game(key).seats)
    game, dice = course.game, Dice(1)
    course.table = game.deal(seed=1)
    for _ in range(3):
        views = {seat: game.view(course.table, seat) for seat in game.asked(course.table)}
        game.play(course.table, {seat: game.thumb(view, dice) for seat, view in views.items()})
    context = browser.new_context()
    page, fetched = context.new_page(), list[Request]()
    page.on("requestfinished", lambda request: fetched.append(request))
    page.goto(f"{address}/t/{kept(address, course)}")
    page.locator(".felt .plate").first.wait_for()
    page.wait_for_load_state("networkidle")
    sizes: dict[str, int] = {}
    for request in fetched:
        sizes[request.resource_type] = sizes.get(request.resource_type, 0) + request.sizes()["responseBodySize"]
    context.close()
    return sizes


def reveal(browser: Browser, address: str) -> Frames:
    """The robbers of a round are turned over after a tap on one's own, and jewels fly."""
    course = evening(4)
    context = browser.new_context(viewport={"width": DESKTOP[0], "height": DESKTOP[1]}, color_scheme="dark")
    staged = Staged(context, address, kept(address, course), course, 0)
    staged.come(course.turn - 1, sealed=(1, 2, 3, 4))
    staged.answered = lambda: staged.send(course.turn)
    slow_down(staged.page)
    staged.page.wait_for_timeout(1_000)
    staged.page.evaluate(COUNT)
    staged.page.get_by_role("button", name="Robber 5").click()
    staged.page.locator("main[data-beat=settled]").wait_for()
    measured = frames_of(staged.page)
    context.close()
    return measured


def still(browser: Browser) -> Frames:
    """A page on which nothing happens, as slow."""
    page = browser.new_page()
    slow_down(page)
    page.evaluate(COUNT)
    page.wait_for_timeout(3_000)
    measured = frames_of(page)
    page.close()
    return measured


def slow_down(page: Page) -> None:
    """Throttle the CPU of this page."""
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})


def frames_of(page: Page) -> Frames:
    """What was counted since the tap."""
    told = page.evaluate(SINCE)
    times = [time for time in told["frames"] if time >= told["tapped"] - 1]
    gaps = [later - earlier for earlier, later in pairwise(times)]
    first = times[0] - told["tapped"]
    at_the_tap = [first, *(gap for gap, time in zip(gaps, times, strict=False) if time - told["tapped"] < AT_THE_TAP)]
    return Frames(1_000 * len(gaps) / (times[-1] - times[0]), max(at_the_tap), max(gaps))


def lighthouse(address: str, name: str) -> str:
    """Lighthouse's marks for one page."""
    chromium = shutil.which("chromium")
    command = ["npx", "--yes", "lighthouse@12", address, "--quiet", "--output=json", "--preset=desktop"]
    command += ["--only-categories=performance,accessibility", "--chrome-flags=--headless=new --no-sandbox --disable-gpu"]
    ended = subprocess.run(
        command, capture_output=True, text=True, check=False, env={**os.environ, "CHROME_PATH": chromium or ""}
    )
    if ended.returncode:
        return f"{name}: Lighthouse did not run: {ended.stderr.strip().splitlines()[-1:]}"
    told = json.loads(ended.stdout)
    marks = {key: round(100 * (category["score"] or 0)) for key, category in told["categories"].items()}
    failed = [audit["id"] for audit in told["audits"].values() if audit["score"] == 0 and audit["scoreDisplayMode"] == "binary"]
    return f"{name}: {marks}, not met: {', '.join(failed) or 'nothing'}"


def main() -> int:
    """Print it all; 1 if a game is too heavy."""
    assert __doc__
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--lighthouse", action="store_true")
    parser.add_argument("--runs", type=int, default=RUNS)
    wanted = parser.parse_args()
    chromium = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    too_heavy = False
    with open_house() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        for key in sorted(spelunke.keys()):
            sizes = weight(browser, address, key)
            heavy = sizes.get("script", 0) + sizes.get("stylesheet", 0)
            too_heavy |= heavy > HEAVIEST
            fonts = sizes.get("font", 0)
            print(f"{key:8} {heavy / 1000:6.1f} kB script and styles of {HEAVIEST / 1000:.0f}, fonts {fonts / 1000:.1f}")
        runs = [reveal(browser, address) for _ in range(wanted.runs)]
        quiet = still(browser)
        print(f"a reveal at {SLOWER}x slow-down, median of {len(runs)} runs, load {os.getloadavg()[0]:.1f}:")
        a_second = statistics.median(run.a_second for run in runs)
        print(f"  {a_second:.1f} frames a second (a still page: {quiet.a_second:.1f})")
        print(f"  worst frame at the tap {statistics.median(run.worst_at_the_tap for run in runs):.0f} ms", end="")
        print(f" ({', '.join(f'{run.worst_at_the_tap:.0f}' for run in runs)})")
        print(f"  worst frame of all {statistics.median(run.worst for run in runs):.0f} ms")
        browser.close()
        if wanted.lighthouse:
            print(lighthouse(address, "lobby"))
            print(lighthouse(f"{address}/t/{kept(address, evening(4))}", "table"))
    return int(too_heavy)


if __name__ == "__main__":
    sys.exit(main())
