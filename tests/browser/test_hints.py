"""Hints on the page: by a button beside the question, where the table allows them."""

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.person import PHONE, Person
from tests.browser.shortcuts import come_to, table_of
from tests.browser.test_everybody import violations


def test_a_button_tells_the_best_moves_and_one_of_them_can_be_picked(browser: Browser, den: str) -> None:
    anna = Person(browser, den)
    come_to(anna, table_of(anna, "rueck", hints=True))
    page = anna.page
    page.get_by_role("button", name="Hint", exact=True).click()
    slip = page.locator(".frame-board").get_by_role("region", name="Hint")
    expect(slip).to_contain_text(re.compile(r"^Rob with the \d"))
    assert violations(anna, ".slip") == []
    slip.get_by_role("button", name="Why?").click()
    hint = page.locator("aside").get_by_role("region", name="Hint")
    expect(hint).to_contain_text("among sensible players")
    expect(hint).to_contain_text(re.compile(r"\d+% \(\d+–\d+\)"))
    moves = hint.get_by_role("button", name=re.compile("^Rob with the"))
    expect(moves).to_have_count(5)
    assert violations(anna, "aside") == []
    hint.get_by_role("button", name=re.compile("^Rule §")).first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    moves.first.click()
    expect(moves).to_have_count(0)
    anna.close()


def test_no_button_where_the_table_has_no_hints(browser: Browser, den: str) -> None:
    anna = Person(browser, den)
    come_to(anna, table_of(anna, "rueck", hints=False))
    anna.page.locator("section.question").wait_for()
    expect(anna.page.get_by_role("button", name="Hint", exact=True)).to_have_count(0)
    anna.close()


@pytest.mark.parametrize("key", ["klau", "teufel"])
def test_a_hint_is_read_in_german_on_a_phone(key: str, browser: Browser, den: str) -> None:
    anna = Person(browser, den, size=PHONE, language="de")
    come_to(anna, table_of(anna, key, hints=True))
    page = anna.page
    page.locator("section.question").wait_for()
    page.get_by_role("button", name="Tipp", exact=True).click()
    page.get_by_role("button", name="Warum?").click()
    hint = page.locator("aside").get_by_role("region", name="Tipp")
    expect(hint.locator("ol ul li").first).to_be_visible()
    assert not [line for line in hint.locator("li").all_inner_texts() if "-reason-" in line]
    assert anna.width_of_the_page() <= PHONE["width"]
    assert violations(anna, "aside") == []
    anna.close()


def test_every_way_to_start_offers_hints_and_chances_alike(browser: Browser, den: str) -> None:
    anna = Person(browser, den)
    anna.page.goto(f"{den}/new/rueck")
    switch = anna.page.get_by_role("switch", name="Hints may be asked for")
    expect(switch).to_be_checked()
    switch.uncheck()
    assert "hints=false" in anna.page.url
    switch.check()
    for way in ("set up", "play now"):
        if way == "set up":
            anna.page.get_by_role("button", name="Put it on the table").click()
            anna.page.wait_for_url("**/t/**")
            anna.start()
        else:
            anna.page.goto(den)
            anna.page.get_by_role("button", name=re.compile("^Play now")).first.click()
            anna.page.wait_for_url("**/t/**")
        expect(anna.page.get_by_role("button", name="Hint", exact=True), way).to_be_visible()
        expect(anna.page.get_by_role("button", name="Chances"), way).to_be_visible()
    anna.close()
