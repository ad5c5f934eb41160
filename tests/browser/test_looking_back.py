"""After a game three sentences: what one did well, what cost most, one thing to try."""

from playwright.sync_api import Browser, expect

from spelunke.texts import speaker
from tests.browser.person import Person
from tests.browser.shortcuts import NO_CHOICE, come_to, table_of
from tests.browser.test_everybody import violations

SAYS = speaker("en").say


def test_whoever_has_played_is_told_three_things_and_shown_the_moment(browser: Browser, den: str) -> None:
    anna = Person(browser, den)
    come_to(anna, table_of(anna, "rueck", house=NO_CHOICE))
    anna.play_to_the_end()
    back = anna.page.locator("section.look-back")
    back.get_by_role("button", name=SAYS("after-what-i-did")).click()
    expect(back.locator("li")).to_have_count(3)
    for number, beginning in enumerate(("Well done", "What cost you most", "One thing to try")):
        expect(back.locator("li").nth(number)).to_contain_text(beginning)
    assert violations(anna) == []
    if back.get_by_role("button").count():
        back.get_by_role("button").first.click()
        anna.page.locator(".way.open").wait_for()
    anna.close()
