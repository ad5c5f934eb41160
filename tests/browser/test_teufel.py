"""Auf Teufel komm raus in the frame: bets of every height, coal by a touch, and only what the table remembers."""

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.keys import play_by_keys
from tests.browser.person import OPEN, PHONE, Person, until_late
from tests.browser.shortcuts import come_to, table_of
from tests.browser.test_everybody import violations
from tests.browser.test_frame import BOARD

LOW = {"width": 1366, "height": 768}
SHORT = {"rounds": 2}


def test_a_whole_game_by_taps_on_a_phone_and_the_oven_stays_where_it_is(browser: Browser, den: str) -> None:
    anna = Person(browser, den, size=PHONE, fingers=True)
    come_to(anna, table_of(anna, "teufel", seats=2, house=SHORT))
    page, places = anna.page, set()
    asked: set[str] = set()
    for _ in until_late("the game did not end"):
        if anna.is_over():
            break
        if page.locator(OPEN).count():
            places.add(tuple(page.evaluate(BOARD)))
            about = "bet" if page.locator(".stair").count() else "dare"
            if about not in asked:
                assert violations(anna) == []
            asked.add(about)
        anna.answer()
    places.add(tuple(page.evaluate(BOARD)))
    assert len(places) == 1
    assert "bet" in asked
    expect(page.get_by_role("button", name="Look back")).to_be_visible()
    assert violations(anna) == []
    anna.close()


def test_a_whole_game_by_keys_on_a_low_screen(browser: Browser, den: str) -> None:
    anna = Person(browser, den, size=LOW)
    come_to(anna, table_of(anna, "teufel", seats=2, house=SHORT))
    before = anna.page.evaluate(BOARD)
    play_by_keys(anna)
    assert anna.page.evaluate(BOARD) == before
    anna.close()


def test_the_fist_bets_exactly_what_is_in_it(browser: Browser, den: str) -> None:
    anna = Person(browser, den)
    come_to(anna, table_of(anna, "teufel", seats=3))
    page = anna.page
    fist = page.get_by_role("group", name="The bet")
    fist.get_by_role("button", name="+10").click()
    fist.get_by_role("button", name="−10").click()
    fist.get_by_role("button", name="−10").click()
    fist.get_by_role("button", name="−10").click()
    fist.get_by_role("button", name="Bet 30").click()
    expect(page.get_by_role("log")).to_contain_text("you 30")
    anna.close()


@pytest.mark.secrecy
@pytest.mark.parametrize("aids", [True, False])
def test_how_many_devils_are_left_is_drawn_with_memory_aids_and_without_nowhere(aids: bool, browser: Browser, den: str) -> None:
    anna = Person(browser, den)
    come_to(anna, table_of(anna, "teufel", seats=3, house={"memory_aids": aids}))
    anna.page.locator(OPEN).wait_for()
    expect(anna.page.locator(".frame-board").get_by_text(" in 48")).to_have_count(1 if aids else 0)
    anna.close()
