"""Was luck fair? The browser keeps what it was shown and gave before the deal, and compares it with the record itself."""

import hashlib

import pytest
from playwright.sync_api import Browser, Route, expect

from tests.browser.person import PHONE, Person
from tests.browser.test_everybody import violations


@pytest.mark.secrecy
def test_what_was_shown_and_given_before_the_deal_is_found_in_the_record(browser: Browser, den: str) -> None:
    anna = Person(browser, den, size=PHONE)
    anna.put_up("Rück's raus!", "tiny")
    page = anna.page
    page.get_by_text("Luck was fixed before anybody sat down").click()
    shown = page.locator("details code").inner_text()
    assert len(shown) == 64
    anna.start()
    anna.play_to_the_end()
    page.get_by_role("button", name="Was luck fair?").click()
    expect(page.get_by_text("Yes. All")).to_be_visible()
    expect(page.get_by_text("this browser has worked it out itself")).to_be_visible()
    expect(page.get_by_text("The hash is the one that this browser was shown before the deal.")).to_be_visible()
    expect(page.get_by_text("What this browser added to the luck is in it.")).to_be_visible()
    page.get_by_text("How is that known?").click()
    expect(page.get_by_text(f"spelunke verify FILE --commitment {shown}")).to_be_visible()
    assert violations(anna) == []
    assert anna.width_of_the_page() <= PHONE["width"]
    anna.close()


@pytest.mark.secrecy
def test_a_house_that_changes_its_promise_or_leaves_out_what_was_given_is_found_out(browser: Browser, den: str) -> None:
    anna = Person(browser, den)

    def lie(route: Route) -> None:
        record = route.fetch().json()
        record["fair"] |= {
            "commitment": hashlib.sha256(bytes(32)).hexdigest(),
            "seed": bytes(32).hex(),
            "contributions": [""] * 4,
        }
        route.fulfill(json=record)

    anna.put_up("Rück's raus!", "tiny")
    anna.start()
    anna.play_to_the_end()
    anna.page.route("**/record", lie)
    anna.page.route("**/api/verify", lambda route: route.fulfill(json={"luck": 3, "before": 0}))
    anna.page.get_by_role("button", name="Was luck fair?").click()
    expect(anna.page.get_by_text("No. What was promised before the deal was not kept.")).to_be_visible()
    expect(anna.page.get_by_text("The hash is another one than this browser was shown")).to_be_visible()
    expect(anna.page.get_by_text("What this browser added to the luck is not in it.")).to_be_visible()
    anna.close()
