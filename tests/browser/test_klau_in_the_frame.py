"""A whole game of Klau Mau! in the frame: by taps on a phone, by keys on a laptop; the board stays where it is."""

import random

from playwright.sync_api import Browser, expect

from tests.browser.keys import touch_by_keys
from tests.browser.person import OPEN, PHONE, Person, until_late
from tests.browser.shortcuts import come_to, table_of

SMALL_LAPTOP = {"width": 1366, "height": 768}
BOARD = "() => JSON.stringify(document.querySelector('.frame-board').getBoundingClientRect())"


def test_a_game_is_played_whole_by_taps_on_a_phone_and_the_board_stays(browser: Browser, den: str) -> None:
    anna = Person(browser, den, size=PHONE)
    come_to(anna, table_of(anna, "klau", preset="tiny"))
    anna.page.locator(OPEN).wait_for()
    board = anna.page.evaluate(BOARD)
    for _ in until_late("the game did not end"):
        if anna.is_over():
            break
        assert anna.page.evaluate(BOARD) == board
        assert anna.width_of_the_page() <= PHONE["width"]
        anna.answer()
    assert anna.page.evaluate(BOARD) == board
    anna.close()


def test_a_game_is_played_whole_by_keys(browser: Browser, den: str) -> None:
    anna, dice = Person(browser, den, size=SMALL_LAPTOP), random.Random(2)
    come_to(anna, table_of(anna, "klau", preset="tiny"))
    anna.page.locator(OPEN).wait_for()
    board = anna.page.evaluate(BOARD)
    for _ in until_late("the game did not end"):
        if anna.is_over():
            break
        if anna.page.locator(OPEN).count():
            touch_by_keys(anna, dice)
        anna.page.wait_for_function(f"!document.querySelector('{OPEN}') || document.querySelector('{OPEN} .felt .lit')")
    expect(anna.page.locator("section.end")).to_be_attached()
    assert anna.page.evaluate(BOARD) == board
    anna.close()
