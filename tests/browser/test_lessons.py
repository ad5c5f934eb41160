"""Lessons on the page: every step is done on the real board by a finger, a wrong move is explained, one comes back."""

import os
import random
from typing import Literal

import pytest
from playwright.sync_api import Browser, ElementHandle, expect
from playwright.sync_api import Error as BrowserTrouble

from spelunke import shelf
from spelunke.play.lesson import lesson_of, text_of
from spelunke.texts import LANGUAGES, speaker
from tests.browser.person import PHONE, Person, until_late

KEYS = tuple(shelf.keys())
WANTED = ".felt .wanted"
ANY = "main.lesson[data-free][data-ask=open] .felt .lit:is(button, [role=button])"
ANY_BUT_WANTED = ".felt .lit:is(button, [role=button]):not(.wanted)"
DONE = "main.lesson[data-done]"
NEXT = ".slip .way button.first"
How = Literal["tap", "click", "press"]
IS_FULL = os.environ.get("FAULTS") == "full" or os.environ.get("LAWS") == "full"


def begin(anna: Person, key: str, query: str = "") -> None:
    anna.page.goto(f"{anna.address}/learn/{key}{query}")
    anna.page.locator("main.lesson").wait_for()


POINT = """thing => {
    thing.scrollIntoView({ block: "nearest" });
    const { x, y, width, height } = (thing.querySelector(".finger") ?? thing).getBoundingClientRect();
    const at = (across, down) => [x + width * across, y + height * down];
    const isFree = (point) => thing.contains(document.elementFromPoint(...point));
    const grid = [5, 3, 7, 2, 8, 1, 9].flatMap((down) => [5, 3, 7, 2, 8, 1, 9].map((across) => at(across / 10, down / 10)));
    return thing.querySelector(".finger") ? at(0.5, 0.5) : grid.find(isFree) ?? null;
}"""
"""Where one touches a thing: in its middle, or where it looks out from under another one."""


def touch(anna: Person, thing: ElementHandle, how: How) -> None:
    """Touch it by finger, mouse or keyboard."""
    if how == "press":
        thing.evaluate("thing => thing.focus()")
        anna.page.keyboard.press("Enter")
    elif (point := thing.evaluate(POINT)) is not None:
        (anna.page.touchscreen.tap if how == "tap" else anna.page.mouse.click)(*point)


def do_the_step(anna: Person, how: How, dice: random.Random) -> None:
    """Touch what is lit, in a real round anything that may be played, until the step is done."""
    page = anna.page
    for _ in until_late("the step is never done"):
        page.locator(f"{DONE}, {WANTED}, {ANY}").first.wait_for()
        if page.locator(DONE).count():
            return
        try:
            if lit := page.locator(f"{WANTED}, {ANY}").element_handles():
                touch(anna, dice.choice(lit), how)
        except BrowserTrouble:
            continue  # the table went on in the meantime


def play_through(browser: Browser, den: str, key: str, how: How = "tap", language: str = "en") -> None:
    """Every step of a lesson, each with its sentence, to the end."""
    lesson, dice = lesson_of(shelf.parts(key)), random.Random(1)
    anna = Person(browser, den, size=PHONE if how == "tap" else None, fingers=how == "tap", language=language)
    begin(anna, key)
    page, said = anna.page, speaker(language)
    for number, step in enumerate(lesson.steps):
        page.locator(f"main.lesson[data-step='{number}']").wait_for()
        expect(page.locator(".slip .said")).to_contain_text(said.say(text_of(lesson, step)))
        assert anna.width_of_the_page() <= page.viewport_size["width"]  # type: ignore[index]
        do_the_step(anna, how, dice)
        page.locator(NEXT).click()
    expect(page.locator(".slip h2")).to_have_text(said.say("learn-that-was-it"))
    page.locator(f".slip a[href='/new/{key}']").wait_for()
    anna.close()


@pytest.mark.parametrize("key", KEYS)
def test_a_lesson_is_played_through_by_taps_on_a_phone(key: str, browser: Browser, den: str) -> None:
    play_through(browser, den, key)


@pytest.mark.skipif(not IS_FULL, reason="make full")
@pytest.mark.parametrize("how", ["click", "press"])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", KEYS)
def test_and_by_mouse_and_by_keyboard_in_both_languages(key: str, language: str, how: How, browser: Browser, den: str) -> None:
    play_through(browser, den, key, how, language)


def test_a_wrong_move_is_explained_with_its_paragraph_and_what_is_lit_stays_within_reach(browser: Browser, den: str) -> None:
    anna = Person(browser, den, size=PHONE, fingers=True)
    begin(anna, "rueck")
    page = anna.page
    page.locator(WANTED).wait_for()
    page.locator(ANY_BUT_WANTED).first.tap()
    paper = page.locator(".slip .paper")
    expect(paper).to_contain_text(speaker("en").say("learn_rueck-strongest.wrong"))
    paper.get_by_text("§3.4").tap()
    expect(page.locator("dialog .book")).to_be_visible()
    anna.close()


def test_whoever_comes_back_goes_on_and_an_older_lesson_begins_again(browser: Browser, den: str) -> None:
    anna = Person(browser, den)
    begin(anna, "klau")
    page, said = anna.page, speaker("en")
    page.locator(".slip .skip").click()
    page.locator("main.lesson[data-step='1']").wait_for()
    begin(anna, "klau")
    page.locator("main.lesson[data-step='1']").wait_for()
    expect(page.locator(".slip .paper")).to_contain_text(said.say("learn-resumed", step=2))
    begin(anna, "klau", "?step=4&version=1")
    page.locator("main.lesson[data-step='3']").wait_for()
    begin(anna, "klau", "?step=4&version=99")
    page.locator("main.lesson[data-step='0']").wait_for()
    expect(page.locator(".slip .paper")).to_contain_text(said.say("learn-changed"))
    page.evaluate("localStorage['lesson-klau'] = JSON.stringify({ version: 0, step: 5, answers: [], done: ['colour'] })")
    begin(anna, "klau")
    page.locator("main.lesson[data-step='0']").wait_for()
    expect(page.locator(".slip .paper")).to_contain_text(said.say("learn-changed"))
    anna.close()


def test_two_tabs_go_on_each_by_itself_and_say_so(browser: Browser, den: str) -> None:
    anna = Person(browser, den)
    begin(anna, "klau")
    other = anna.context.new_page()
    other.goto(f"{den}/learn/klau")
    other.locator(".slip .skip").click()
    other.locator("main.lesson[data-step='1']").wait_for()
    expect(anna.page.locator(".slip .paper")).to_contain_text(speaker("en").say("learn-two-tabs"))
    assert anna.page.locator("main.lesson").get_attribute("data-step") == "0"
    do_the_step(anna, "click", random.Random(1))
    anna.close()


def test_a_browser_that_keeps_nothing_learns_as_well_and_says_so(browser: Browser, den: str) -> None:
    anna = Person(browser, den, pace="none")
    refuse = "get() { throw new DOMException('no', 'SecurityError') }, configurable: true"
    anna.context.add_init_script(f"Object.defineProperty(window, 'localStorage', {{ {refuse} }})")
    begin(anna, "rueck")
    expect(anna.page.locator(".slip .paper")).to_contain_text(speaker("en").say("learn-not-kept"))
    do_the_step(anna, "click", random.Random(1))
    anna.close()


@pytest.mark.parametrize("where", ["/", "/new/klau"])
def test_a_lesson_is_one_touch_away(where: str, browser: Browser, den: str) -> None:
    anna = Person(browser, den)
    anna.page.goto(den + where)
    anna.page.locator("a[href='/learn/klau']").click()
    anna.page.locator("main.lesson").wait_for()
    anna.close()
