"""People play in the browser, from the lobby to the result."""

import contextlib

import pytest
from playwright.sync_api import Browser
from playwright.sync_api import Error as BrowserTrouble

import spelunke
from spelunke import shelf
from tests.browser.person import LAPTOP, PHONE, Person

QUICK = {"tock": "tiny", "wuerfel": "tiny", "teufel": "tiny", "adel": "tiny", "klau": "tiny", "rueck": "printed"}
"""Whole games in seconds: the presets for trying things out."""


@pytest.mark.parametrize("key", spelunke.keys())
def test_one_person_plays_against_bots_from_the_lobby_to_the_result(key: str, browser: Browser, den: str) -> None:
    anna = Person(browser, den)
    anna.put_up(shelf.parts(key).box.title, QUICK[key])
    anna.start()
    anna.play_to_the_end()
    anna.close()


def test_two_people_play_by_link_and_a_third_watches(browser: Browser, den: str) -> None:
    anna, ben, carl = (Person(browser, den, seed=seed) for seed in (1, 2, 3))
    link = anna.put_up("Rück's raus!")
    ben.sit_down(link, "Ben")
    anna.page.get_by_text("Ben").wait_for()
    carl.page.goto(link)
    anna.start()
    for _ in range(1500):
        if anna.is_over() and ben.is_over():
            break
        anna.answer()
        ben.answer()
    carl.page.locator("section.end").wait_for()
    assert carl.page.locator("section.question").count() == 0
    for person in (anna, ben, carl):
        person.close()


@pytest.mark.parametrize("key", spelunke.keys())
@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_nothing_scrolls_sideways(key: str, size: dict[str, int], browser: Browser, den: str) -> None:
    anna = Person(browser, den, size=size)
    anna.put_up(shelf.parts(key).box.title)
    assert anna.width_of_the_page() <= size["width"]
    anna.start()
    anna.page.locator(".felt *:visible").first.wait_for()
    anna.answer()
    assert anna.width_of_the_page() <= size["width"]
    anna.close()


def test_the_keyboard_alone_is_enough_for_a_game(browser: Browser, den: str) -> None:
    anna = Person(browser, den)
    anna.put_up("Rück's raus!", "tiny")
    anna.page.locator("main button.start").focus()
    anna.page.keyboard.press("Enter")
    for _ in range(1000):
        if anna.is_over():
            break
        if not anna.page.locator("section.question").count():
            anna.page.wait_for_timeout(60)
            continue
        for thing in (".felt button, section.question [role=radio]", "section.question > button.first"):
            with contextlib.suppress(BrowserTrouble):  # the table went on in the meantime
                anna.page.locator(thing).first.focus(timeout=1500)
                anna.page.keyboard.press("Enter")
    assert anna.is_over()
    anna.close()


def test_the_language_changes_at_once(browser: Browser, den: str) -> None:
    anna = Person(browser, den, language="de")
    anna.page.goto(den)
    anna.page.get_by_role("heading", name="Was darf es heute sein?").wait_for()
    anna.page.get_by_role("button", name="en", exact=True).click()
    anna.page.get_by_role("heading", name="What shall it be tonight?").wait_for()
    anna.close()
