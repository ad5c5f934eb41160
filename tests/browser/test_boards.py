"""The six boards: nothing overlaps or is cut off, the question is on the screen, events move, and little has to be loaded."""

import re
from itertools import combinations
from typing import Literal

import pytest
from playwright.sync_api import Browser, Request

import spelunke
from spelunke import shelf
from tests.browser.person import LAPTOP, PHONE, Person, until_late
from tests.browser.shortcuts import NO_CHOICE, ask, come_to, opened, table_of
from tests.browser.test_after import record_of

WEIGHT_LIMIT = 230_000
"""Bytes of gzipped script, styles and drawings that a game may cost whoever comes to its table for the first time."""
WEIGHED = ("script", "stylesheet", "image")

BOXES = """(selector) => [...document.querySelectorAll(selector)].map((element) => {
    const box = element.getBoundingClientRect();
    return [box.left, box.top, box.right, box.bottom];
})"""

LAID_OUT = """() => {
    const boxes = [...document.querySelectorAll(".felt .plate, section.question, .felt .frame-hand button")]
        .map((element) => Object.values(element.getBoundingClientRect().toJSON()).join());
    const now = boxes.join(" ");
    const still = window.boxesBefore === now;
    window.boxesBefore = now;
    return still;
}"""
"""Whether nothing has moved since this was last asked, a tenth of a second ago: the felt makes room for what is asked."""

Box = tuple[float, float, float, float]


def boxes(person: Person, selector: str) -> list[Box]:
    """Where things are on the screen: left, top, right, bottom."""
    return [tuple(box) for box in person.page.evaluate(BOXES, selector)]


def overlap(one: Box, other: Box) -> bool:
    """Whether two things cover each other by more than a hair."""
    return min(one[2], other[2]) - max(one[0], other[0]) > 1 and min(one[3], other[3]) - max(one[1], other[1]) > 1


def sit_down_at(browser: Browser, den: str, key: str, seats: int, size: dict[str, int]) -> Person:
    """A person who has just been asked something at a table with so many seats."""
    anna = Person(browser, den, size=size)
    anna.put_up(shelf.parts(key).box.title, seats=seats)
    anna.start()
    anna.page.locator("section.question").wait_for()
    anna.page.wait_for_function(LAID_OUT, polling=100)
    return anna


KEYS = spelunke.keys()
TABLES = [(key, seats) for key in KEYS for seats in (min(shelf.parts(key).box.seats), max(shelf.parts(key).box.seats))]


@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_plates_question_and_hand_are_on_the_screen_and_apart(
    key: str, seats: int, size: dict[str, int], browser: Browser, den: str
) -> None:
    anna = sit_down_at(browser, den, key, seats, size)
    plates = boxes(anna, ".felt .plate")
    assert len(plates) == seats
    question = boxes(anna, "section.question")
    assert [pair for pair in combinations(plates + question, 2) if overlap(*pair)] == []
    for left, top, right, bottom in [*plates, *question, *boxes(anna, ".felt .frame-hand button")]:
        assert left >= 0 and top >= 0 and right <= size["width"] and bottom <= size["height"]
    anna.close()


@pytest.mark.parametrize("key", KEYS)
def test_a_full_table_looked_back_on_with_memory_aids_shows_the_whole_hand_on_a_phone(
    key: str, browser: Browser, den: str
) -> None:
    anna = Person(browser, den, size=PHONE, language="de")
    record = record_of(key, "box", seats=max(shelf.parts(key).box.seats), house={"memory_aids": True})
    table = opened(anna, record).rpartition("/")[2]
    going_on = ask(anna, f"/api/table/{table}/play-on", turn=4 if key == "rueck" else 24, seat=0)["table"]
    come_to(anna, f"{den}/t/{going_on}")
    anna.turn_to("Verlauf")
    anna.page.get_by_role("log").locator(".line").last.click()
    anna.page.get_by_text("Wie es war:").wait_for()
    (felt,) = boxes(anna, ".felt")
    for _, top, _, bottom in [*boxes(anna, ".felt .plate"), *boxes(anna, ".felt .frame-hand")]:
        assert felt[1] <= top and bottom <= felt[3]
    anna.close()


@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
@pytest.mark.parametrize("key", KEYS)
def test_at_the_end_too_nothing_covers_anything_for_whoever_looks_on(
    key: str, size: dict[str, int], browser: Browser, den: str
) -> None:
    anna = Person(browser, den, size=size, language="de")
    come_to(anna, opened(anna, record_of(key, "box")))
    anna.page.keyboard.press("End")
    anna.page.wait_for_url(re.compile(r"\?turn=[1-9]\d*"))
    anna.page.get_by_label("Gesehen von").select_option("nobody")
    anna.page.wait_for_url("**from=nobody")
    lying = [
        *boxes(anna, ".felt .plate"),
        *boxes(anna, ".felt .frame-board"),
    ]
    assert len(lying) > shelf.parts(key).box.usual_seats
    assert [pair for pair in combinations(lying, 2) if overlap(*pair)] == []
    assert anna.width_of_the_page() <= size["width"]
    anna.close()


@pytest.mark.parametrize("key", KEYS)
def test_what_a_game_needs_is_small(key: str, browser: Browser, den: str) -> None:
    """What a browser that was never here loads by the link of a running table, as its line carries it."""
    anna = sit_down_at(browser, den, key, shelf.parts(key).box.usual_seats, LAPTOP)
    ben = Person(browser, den)
    loaded: list[Request] = []
    ben.page.on("requestfinished", lambda request: loaded.append(request))
    ben.page.goto(anna.page.url)
    ben.page.locator(".felt .plate").first.wait_for()
    weights = {request.url: request.sizes()["responseBodySize"] for request in loaded if request.resource_type in WEIGHED}
    assert 0 < sum(weights.values()) < WEIGHT_LIMIT, weights
    anna.close()
    ben.close()


COUNT_FLIGHTS = """() => {
    window.flown = 0;
    window.atOnce = 0;
    new MutationObserver((changes) => {
        const fresh = changes.flatMap((change) => [...change.addedNodes]);
        window.flown += fresh.filter((node) => node.classList?.contains("flown")).length;
        window.atOnce = Math.max(window.atOnce, document.querySelectorAll(".air .flown").length);
    }).observe(document.querySelector(".felt"), { childList: true, subtree: true });
}"""


def watch_motion(browser: Browser, den: str, motion: Literal["reduce", "no-preference"]) -> tuple[int, int]:
    """Two rounds of a quick table: how many things flew, and how many were in the air at once."""
    anna = Person(browser, den, motion=motion)
    anna.put_up("Rück's raus!")
    anna.start()
    anna.page.evaluate(COUNT_FLIGHTS)
    third = anna.page.get_by_role("log").get_by_text(re.compile("^Round 3"))
    for _ in until_late("the third round did not come"):
        if third.count():
            break
        anna.answer()
    seen = anna.page.evaluate("[window.flown, window.atOnce]")
    anna.close()
    return seen[0], seen[1]


def test_jewels_fly_and_do_not_pile_up(browser: Browser, den: str) -> None:
    flown, at_once = watch_motion(browser, den, "no-preference")
    assert flown > 0
    assert at_once <= 40


def test_nothing_flies_for_whoever_wants_it_still(browser: Browser, den: str) -> None:
    assert watch_motion(browser, den, "reduce") == (0, 0)


def test_a_tap_shows_the_next_moment_and_not_all_that_wait(browser: Browser, den: str) -> None:
    anna = Person(browser, den, motion="no-preference", pace="calm")
    come_to(anna, table_of(anna, "rueck", house=NO_CHOICE))
    page = anna.page
    page.get_by_role("button", name="Robber 3").click()
    page.locator("main[data-beat=risen]").wait_for()
    page.get_by_role("button", name="Go on").click()
    page.locator("main[data-beat=turned]").wait_for()
    page.locator(".frame-board").click()
    page.locator("main[data-beat=ordered]").wait_for()
    anna.close()
