"""Adel verpflichtet in the frame: whole games by taps and by keys, on a board that stays where it is."""

import random

from playwright.sync_api import Browser, expect

from tests.browser.keys import touch_by_keys
from tests.browser.person import LIT_IN_FRAME, OPEN, PHONE, Person, until_late
from tests.browser.shortcuts import come_to, table_of

TINY = {
    "round_limit": 3,
    "track": {"club": {"best": 2, "second": 1}, "castles": [{"best": 2, "second": 1, "spaces": 3}]},
}
"""Three rounds, and a way of four spaces."""


def place_of_the_board(person: Person) -> tuple[float, float, float, float]:
    """Its rectangle on the screen."""
    box = person.page.locator(".frame-board").bounding_box()
    assert box is not None
    return box["x"], box["y"], box["width"], box["height"]


def test_a_whole_game_by_taps_on_a_phone_on_a_board_that_stays_where_it_is(browser: Browser, den: str) -> None:
    anna = Person(browser, den, size=PHONE)
    come_to(anna, table_of(anna, "adel", seats=3, house=TINY))
    anna.page.locator(OPEN).wait_for()
    place = place_of_the_board(anna)
    for _ in until_late("the game did not end"):
        if anna.is_over():
            break
        anna.answer()
        assert place_of_the_board(anna) == place
    expect(anna.page.get_by_text("at the head of the table").first).to_be_visible()
    assert place_of_the_board(anna) == place
    assert anna.width_of_the_page() <= PHONE["width"]
    anna.close()


def test_a_whole_game_of_two_by_keys_alone(browser: Browser, den: str) -> None:
    anna = Person(browser, den, size={"width": 1366, "height": 768})
    come_to(anna, table_of(anna, "adel", seats=2, house=TINY))
    place = place_of_the_board(anna)
    dice = random.Random(1)
    for _ in until_late("the game did not end"):
        if anna.is_over():
            break
        if anna.page.locator(LIT_IN_FRAME).count():
            touch_by_keys(anna, dice)
        anna.page.wait_for_timeout(60)
        assert place_of_the_board(anna) == place
    expect(anna.page.get_by_text("at the head of the table").first).to_be_visible()
    anna.close()
