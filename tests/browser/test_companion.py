"""The companion of a first game: it says what a new question means, goes quiet, and can be sent away and called."""

from playwright.sync_api import Browser, expect

from spelunke.texts import speaker
from tests.browser.person import OPEN, PHONE, Person
from tests.browser.shortcuts import NO_CHOICE, come_to, table_of
from tests.browser.test_everybody import violations

ROPES = "section.ropes"
SAYS = speaker("en").say


def test_a_new_question_is_explained_twice_and_then_no_more(browser: Browser, den: str) -> None:
    anna = Person(browser, den, size=PHONE, fingers=True, companion=True)
    come_to(anna, table_of(anna, "rueck", house=NO_CHOICE))
    page = anna.page
    for is_new in (True, True, False):
        page.locator(f"{OPEN} .felt .lit").first.wait_for()
        expect(page.locator(ROPES)).to_have_count(1 if is_new else 0)
        if is_new:
            expect(page.locator(ROPES)).to_contain_text(SAYS("companion-rueck-robber"))
            assert violations(anna) == []
        turn = page.locator(".round").inner_text()
        page.locator(f"{OPEN} .felt .lit").first.tap()
        page.wait_for_function("(turn) => document.querySelector('.round')?.innerText !== turn", arg=turn)
    anna.close()


def test_it_is_sent_away_and_called_back_from_the_menu(browser: Browser, den: str) -> None:
    anna = Person(browser, den, companion=True)
    come_to(anna, table_of(anna, "teufel"))
    page = anna.page
    page.locator(ROPES).get_by_role("button", name=SAYS("frame-ropes-away")).click()
    expect(page.locator(ROPES)).to_have_count(0)
    page.reload()
    page.locator(f"{OPEN} .felt .lit").first.wait_for()
    expect(page.locator(ROPES)).to_have_count(0)
    page.get_by_role("button", name=SAYS("frame-settings")).click()
    expect(page.locator("dialog a[href='/learn/teufel']")).to_be_visible()
    page.get_by_role("button", name=SAYS("frame-ropes")).click()
    expect(page.locator(ROPES)).to_contain_text(SAYS("companion-teufel-stake"))
    page.locator(ROPES).get_by_role("button", name=SAYS("frame-ropes-seen")).click()
    expect(page.locator(ROPES)).to_have_count(0)
    anna.close()
