"""Chances on the page, where the table shows them."""

import pytest
from playwright.sync_api import Browser, expect

import spelunke
from tests.browser.person import PHONE, Person
from tests.browser.shortcuts import come_to, table_of
from tests.browser.test_everybody import violations


def test_chances_go_along_with_the_game_and_with_a_look_back(browser: Browser, den: str) -> None:
    anna = Person(browser, den)
    house = {"nobles": {"plus_4": 2, "plus_5": 1}, "rounds": 3, "memory_aids": True}
    come_to(anna, table_of(anna, "rueck", odds="on", house=house))
    page = anna.page
    page.get_by_role("tab", name="Chances").click()
    odds = page.get_by_role("region", name="Chances")
    expect(odds).to_contain_text("of 2")
    page.get_by_role("button", name="Robber 3").click()
    expect(odds).to_contain_text("100%")
    expect(odds).to_contain_text("1 of 1")
    page.get_by_role("tab", name="Log").click()
    page.get_by_role("log").get_by_role("button", name="Round 1").click()
    page.get_by_role("tab", name="Chances").click()
    expect(odds).to_contain_text("of 2")
    anna.close()


def test_no_chances_where_the_table_does_not_show_them(browser: Browser, den: str) -> None:
    anna = Person(browser, den)
    come_to(anna, table_of(anna, "rueck", odds="after"))
    expect(anna.page.get_by_role("tab", name="Talk")).to_be_visible()
    expect(anna.page.get_by_role("tab", name="Chances")).to_have_count(0)
    anna.close()


@pytest.mark.parametrize("key", spelunke.keys())
def test_every_game_says_its_chances_in_german_on_a_phone(key: str, browser: Browser, den: str) -> None:
    anna = Person(browser, den, size=PHONE, language="de")
    come_to(anna, table_of(anna, key, odds="on"))
    page = anna.page
    page.locator("section.question").wait_for()
    anna.turn_to("Chancen")
    odds = page.get_by_role("region", name="Chancen")
    expect(odds.locator("dt").first).to_be_visible()
    assert not [line for line in odds.locator("dt").all_inner_texts() if "-chance-" in line]
    assert anna.width_of_the_page() <= PHONE["width"]
    assert violations(anna, "aside") == []
    anna.close()
