"""People play in the browser, from the lobby to the result."""

import re

import pytest
from playwright.sync_api import Browser, expect

import spelunke
from spelunke import shelf
from tests.browser.keys import play_by_keys
from tests.browser.person import LAPTOP, PHONE, Person, play_together
from tests.browser.shortcuts import NO_CHOICE, come_to, table_of

QUICK = {"tock": "tiny", "wuerfel": "tiny", "teufel": "tiny", "adel": "tiny", "klau": "tiny", "rueck": "box"}
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
    link = anna.put_up("Rück's raus!", "tiny")
    ben.sit_down(link, "Ben")
    anna.page.get_by_role("strong").filter(has_text="Ben").wait_for()
    carl.page.goto(link)
    anna.start()
    play_together(anna, ben)
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


@pytest.mark.parametrize("key", spelunke.keys())
def test_the_keyboard_alone_is_enough_for_a_game(key: str, browser: Browser, den: str) -> None:
    anna = Person(browser, den)
    come_to(anna, table_of(anna, key, preset="tiny"))
    play_by_keys(anna)
    anna.close()


def test_whoever_answers_by_keys_is_led_to_the_next_question_and_whoever_writes_is_not(browser: Browser, den: str) -> None:
    anna = Person(browser, den)
    come_to(anna, table_of(anna, "rueck", house=NO_CHOICE))
    page = anna.page
    expect(page.get_by_role("button", name="Robber 0")).to_be_visible()
    assert not page.locator(".felt :focus").count()  # nobody has touched a key yet
    page.keyboard.press("Tab")
    page.get_by_role("button", name="Robber 0").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Robber 1")).to_be_focused()
    page.get_by_role("tab", name="Log").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("tab", name="Chances")).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("tab", name="Talk")).to_be_focused()
    expect(page.get_by_role("tabpanel", name="Talk")).to_be_visible()
    page.get_by_role("button", name="Robber 1").click()
    page.get_by_label("Say something").focus()
    read_aloud = page.locator(".unseen[aria-live=polite]")
    expect(read_aloud).to_contain_text("Round 3")  # whatever page lies open beside the table
    expect(page.get_by_role("button", name="Robber 2")).to_be_visible()
    page.keyboard.press("ArrowLeft")  # within the field
    expect(page.get_by_label("Say something")).to_be_focused()
    anna.close()


def test_the_language_changes_at_once(browser: Browser, den: str) -> None:
    anna = Person(browser, den, language="de")
    anna.page.goto(den)
    anna.page.get_by_role("heading", name=re.compile("Was darf es heute")).wait_for()
    anna.page.get_by_role("button", name="en", exact=True).click()
    anna.page.get_by_role("heading", name=re.compile("What shall it be")).wait_for()
    anna.close()
