"""Everything on the table explains itself: each thing and each number on every board leads to a sentence and its paragraph."""

from typing import Final
from urllib.parse import parse_qsl

import pytest
from playwright.sync_api import Browser, expect

from spelunke import shelf
from spelunke.play.lesson import lesson_of
from spelunke.texts import speaker
from spelunke.texts.rule_book import paragraphs, rule_book
from tests.browser.person import PHONE, Person

THINGS: Final = """() => [...document.querySelectorAll("main [data-explain]")]
    .filter((one) => one.getClientRects().length).map((one) => one.dataset.explain)"""

UNEXPLAINED: Final = """() => {
    const walk = document.createTreeWalker(document.querySelector("main .lay"), NodeFilter.SHOW_TEXT);
    const found = [];
    for (let text = walk.nextNode(); text; text = walk.nextNode()) {
        const within = text.parentElement;
        if (!/\\d/.test(text.data) || !within.getClientRects().length) continue;
        if (within.closest("[data-explain], button, [role=button], .frame-line, .unseen, style, title, defs")) continue;
        found.push(`${text.data.trim()} in ${within.closest("[class]")?.getAttribute("class")}`);
    }
    return found;
}"""
"""Numbers that lie on the table and explain nothing."""


def facts(thing: str) -> dict[str, str | int]:
    """What stands behind the name of a thing: ``robber?strength=5``."""
    told = parse_qsl(thing.partition("?")[2])
    return {name: int(fact) if fact.lstrip("-").isdigit() else fact for name, fact in told} | {"who_you": "no"}


@pytest.mark.parametrize("key", shelf.keys())
def test_all_that_lies_on_a_board_is_explained_with_its_paragraph(key: str, browser: Browser, den: str) -> None:
    anna, said, known = Person(browser, den), speaker("en"), paragraphs(rule_book(shelf.parts(key), "en"))
    anna.page.goto(f"{den}/learn/{key}")
    seen: set[str] = set()
    for number, step in enumerate(lesson_of(shelf.parts(key)).steps):
        anna.page.locator(f"main.lesson[data-step='{number}']").wait_for()
        things = anna.page.evaluate(THINGS)
        assert things
        seen |= set(things)
        for lit in step.lit:
            spot = f"[data-spot='{lit}'], [data-explain='{lit}'], [data-explain^='{lit}?']"
            assert anna.page.locator(f".felt :is({spot})").count(), f"{step.key} lights {lit}, which is nowhere"
        assert anna.page.evaluate(UNEXPLAINED) == [], f"step {number + 1}"
        anna.page.locator(".slip .way").get_by_role("button").nth(2).click()
    for thing in seen:
        message = f"explain-{key}-{thing.partition('?')[0]}"
        assert said.say(message, **facts(thing)) != message
        assert said.say(f"{message}.rule", **facts(thing)).removeprefix("§") in known, thing
    anna.close()


def test_what_is_this_leads_from_thing_to_thing_and_plays_nothing(browser: Browser, den: str) -> None:
    anna = Person(browser, den, size=PHONE, fingers=True)
    page = anna.page
    page.goto(f"{den}/learn/klau")
    page.locator(".felt .wanted").wait_for()
    page.locator(".slip").get_by_role("button", name=speaker("en").say("frame-explain")).tap()
    page.locator(".felt .wanted").first.tap()
    bubble = page.locator("[role=dialog].bubble")
    expect(bubble).to_be_visible()
    expect(bubble.locator(".cite")).to_contain_text("§")
    page.keyboard.press("ArrowRight")
    expect(bubble.locator(".cite")).to_contain_text("§")
    assert page.locator("main.lesson").get_attribute("data-done") is None
    anna.close()
