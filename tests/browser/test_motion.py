"""Going on by one step shows what happened in between; whoever wants it still gets a cross-fade instead."""

import re
from typing import Literal

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.person import Person
from tests.browser.shortcuts import HEAR, come_to, opened, table_of
from tests.browser.test_after import THREE_ROUNDS, record_of

WATCH_FADES = """() => {
    window.fades = new Set();
    const look = () => {
        for (const { effect } of document.getAnimations()) {
            if (effect?.pseudoElement?.startsWith("::view-transition")) window.fades.add(effect.pseudoElement);
        }
        requestAnimationFrame(look);
    };
    look();
}"""

FADED = """(parts) => window.fades.size >= parts && !document.getAnimations().some(
    ({ effect }) => effect?.pseudoElement?.startsWith("::view-transition")
)"""
"""So much has faded, and nothing fades any more."""

STILL: list[tuple[Literal["reduce", "no-preference"], list[str]]] = [
    ("reduce", ["::view-transition-new(felt)", "::view-transition-old(felt)"]),
    ("no-preference", []),
]


@pytest.mark.parametrize(("motion", "faded"), STILL)
def test_the_board_and_nothing_else_cross_fades_for_whoever_wants_it_still(
    motion: Literal["reduce", "no-preference"], faded: list[str], browser: Browser, den: str
) -> None:
    anna = Person(browser, den, motion=motion)
    come_to(anna, table_of(anna, "rueck", house={**THREE_ROUNDS, "memory_aids": True}))
    page = anna.page
    page.evaluate(WATCH_FADES)
    page.get_by_role("button", name="Robber 3").click()
    page.get_by_role("log").get_by_text(re.compile("^Round 2")).wait_for()
    page.get_by_role("button", name="Robber 4").wait_for()
    page.wait_for_function(FADED, arg=len(faded))
    assert sorted(page.evaluate("[...window.fades]")) == faded
    page.evaluate("window.fades.clear()")
    page.get_by_role("log").get_by_role("button", name=re.compile("^Round 1")).click()
    expect(page.get_by_text("As it was: step 0")).to_be_visible()
    page.wait_for_function(FADED, arg=len(faded))
    assert sorted(page.evaluate("[...window.fades]")) == faded
    anna.close()


def test_one_step_on_shows_what_happened_and_back_goes_at_once(browser: Browser, den: str) -> None:
    anna = Person(browser, den, motion="no-preference")
    come_to(anna, opened(anna, record_of("rueck", "box")))
    page = anna.page
    expect(page.get_by_text("As it was: step 0")).to_be_visible()
    page.evaluate(HEAR)
    page.keyboard.press("ArrowRight")
    expect(page.get_by_text("As it was: step 1")).to_be_visible()
    assert page.evaluate("window.told[0]").startswith("Robbers:")
    expect(page.locator(".felt .now")).to_have_text("")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_text("As it was: step 2")).to_be_visible()
    assert page.locator("[role=log] li[aria-current]").count() > 1
    page.evaluate("window.told = []")
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_text("As it was: step 1")).to_be_visible()
    assert page.evaluate("window.told") == []
    anna.close()


@pytest.mark.secrecy
def test_one_step_on_is_shown_as_the_seat_saw_it(browser: Browser, den: str) -> None:
    """What others drew stays face down for whoever looks through other eyes."""
    anna = Person(browser, den, motion="no-preference")
    come_to(anna, opened(anna, record_of("klau", "box")))
    page = anna.page
    page.get_by_label("Seen by").select_option("nobody")
    page.wait_for_url("**from=nobody")
    page.evaluate(HEAR)
    for step in range(1, 12):
        page.keyboard.press("ArrowRight")
        expect(page.get_by_text(re.compile(f"As it was: step {step} "))).to_be_visible()
        if any("draws a card" in line for line in page.evaluate("window.told")):
            break
    else:
        raise AssertionError(page.evaluate("window.told"))
    anna.close()


def test_nothing_is_shown_in_between_to_whoever_wants_it_still(browser: Browser, den: str) -> None:
    anna = Person(browser, den)
    come_to(anna, opened(anna, record_of("rueck", "tiny")))
    page = anna.page
    expect(page.get_by_text("As it was: step 0")).to_be_visible()
    page.evaluate(HEAR)
    page.keyboard.press("ArrowRight")
    expect(page.get_by_text("As it was: step 1")).to_be_visible()
    assert page.evaluate("window.told") == []
    anna.close()
