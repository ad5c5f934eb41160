"""Tock in the frame: a whole game by taps on a phone, and one by keys on a laptop."""

import random

import pytest
from playwright.sync_api import Browser

from tests.browser.keys import touch_by_keys
from tests.browser.person import OPEN, PHONE, Person, until_late
from tests.browser.shortcuts import come_to, table_of

LAPTOP = {"width": 1366, "height": 768}


def rectangle(person: Person) -> object:
    """Where the board lies."""
    return person.page.locator(".frame-board").bounding_box()


@pytest.mark.parametrize("by_keys", [False, True])
def test_a_whole_game_on_a_board_that_stays_where_it_is(by_keys: bool, browser: Browser, den: str) -> None:
    anna = Person(browser, den, size=LAPTOP if by_keys else PHONE, fingers=not by_keys)
    come_to(anna, table_of(anna, "tock", preset="tiny", seats=4))
    anna.page.locator(".ring .still").first.wait_for(state="attached")
    dealt, dice = rectangle(anna), random.Random(1)
    for _ in until_late("the game did not end"):
        if anna.is_over():
            break
        if not by_keys:
            anna.answer()
        elif anna.page.locator(OPEN).count():
            touch_by_keys(anna, dice)
        else:
            anna.page.locator(f"{OPEN}, section.end").first.wait_for()
        assert rectangle(anna) == dealt
    assert anna.page.locator(".ring .still").count()
    anna.close()
