"""The frame that games share: a touch is the answer, the board stays where it is, and nothing is out of sight at any size."""

from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.keys import play_by_keys
from tests.browser.person import OPEN, PHONE, Person, until_late
from tests.browser.shortcuts import come_to, table_of
from tests.browser.test_everybody import violations

BOARD = """() => {
    const { x, y, width, height } = document.querySelector(".frame-board").getBoundingClientRect();
    return [x, y + scrollY, width, height];
}"""

SHARE = """() => {
    const [felt, board] = [".felt", ".frame-board"].map((part) => document.querySelector(part).getBoundingClientRect());
    return Math.min(board.width, board.height) / Math.min(felt.width, felt.height);
}"""

SIZES = [(1440, 900), (1024, 768), (820, 1180), (844, 390), (390, 844)]


def test_a_whole_game_by_taps_on_a_phone_and_the_board_stays_where_it_is(browser: Browser, den: str) -> None:
    anna = Person(browser, den, size=PHONE, fingers=True)
    come_to(anna, table_of(anna, "rueck", seats=5, house={"memory_aids": True}))
    page, places = anna.page, set()
    for _ in until_late("the game did not end"):
        if anna.is_over():
            break
        if page.locator(OPEN).count():
            places.add(tuple(page.evaluate(BOARD)))
        anna.answer()
    places.add(tuple(page.evaluate(BOARD)))
    assert len(places) == 1
    expect(page.get_by_role("button", name="Look back")).to_be_visible()
    assert violations(anna) == []
    anna.close()


def test_a_whole_game_by_keys_on_a_low_screen(browser: Browser, den: str) -> None:
    anna = Person(browser, den, size={"width": 1366, "height": 768})
    come_to(anna, table_of(anna, "rueck"))
    before = anna.page.evaluate(BOARD)
    play_by_keys(anna)
    assert anna.page.evaluate(BOARD) == before
    anna.close()


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_question_hand_and_board_are_in_view_and_the_board_is_large(
    width: int, height: int, browser: Browser, den: str
) -> None:
    anna = Person(browser, den, size={"width": width, "height": height})
    come_to(anna, table_of(anna, "rueck", seats=5, house={"memory_aids": True}))
    anna.page.locator(OPEN).wait_for()
    for part in (
        "section.question h2",
        ".frame-board",
        ".frame-hand button >> nth=0",
        ".frame-hand button >> nth=7",
        ".frame-own",
    ):
        box: Any = anna.page.locator(part).bounding_box()
        assert box["x"] >= 0 and box["y"] >= 0, part
        assert box["x"] + box["width"] <= width and box["y"] + box["height"] <= height, part
    assert anna.page.evaluate(SHARE) >= (0.55 if width >= 1024 else 0.5)
    anna.close()


def test_a_finger_reads_the_deed_first_and_one_that_slides_away_does_nothing(browser: Browser, den: str) -> None:
    anna = Person(browser, den, size=PHONE, fingers=True)
    come_to(anna, table_of(anna, "rueck"))
    page = anna.page
    card = page.get_by_role("button", name="Robber 7")
    card.dispatch_event("pointerdown", {"pointerType": "touch"})
    expect(page.locator("section.question h2")).to_have_text("Rob with the 7")
    card.dispatch_event("pointercancel", {"pointerType": "touch"})
    expect(page.locator("section.question h2")).to_contain_text("Choose a robber")
    expect(card).to_be_visible()
    card.tap()
    expect(card).to_have_count(0)
    anna.close()


def test_whoever_wants_to_be_asked_confirms(browser: Browser, den: str) -> None:
    anna = Person(browser, den)
    come_to(anna, table_of(anna, "rueck"))
    page = anna.page
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Ask me before I play").check()
    page.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Robber 7").click()
    expect(page.locator("section.question h2")).to_have_text("Rob with the 7: is that your answer?")
    page.get_by_role("button", name="That is my answer").click()
    expect(page.get_by_role("button", name="Robber 7")).to_have_count(0)
    anna.close()


def test_what_was_shown_last_is_shown_again(browser: Browser, den: str) -> None:
    anna = Person(browser, den, motion="no-preference", pace="calm")
    come_to(anna, table_of(anna, "rueck", house={"nobles": {"plus_4": 8}}))
    page = anna.page
    page.get_by_role("button", name="Robber 7").click()
    page.locator(OPEN).wait_for()
    lines = page.get_by_role("log").locator("li").count()
    page.get_by_role("button", name="Show it again").click()
    page.locator("main[data-beat]").wait_for()
    expect(page.locator(OPEN)).to_have_count(0)  # answers wait until the table is the present one again
    page.locator(OPEN).wait_for()
    assert page.get_by_role("log").locator("li").count() == lines
    anna.close()
