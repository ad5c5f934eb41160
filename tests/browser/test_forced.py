"""What everybody can see is forced plays itself, and whoever it is played for reads why."""

from playwright.sync_api import Browser, expect

from tests.browser.person import OPEN, Person
from tests.browser.shortcuts import come_to, table_of

THREE_ROBBERS = {"chief": 2, "rounds": 3, "nobles": {"plus_4": 3}}
"""House rules of Rück's raus! under which the third round is played with the last robber of everybody."""


def test_the_last_robber_is_played_while_its_owner_reads_why(browser: Browser, den: str) -> None:
    anna = Person(browser, den, motion="no-preference")
    come_to(anna, table_of(anna, "rueck", house=THREE_ROBBERS, forced="play"))
    page = anna.page
    for robber in (2, 1):
        page.locator(OPEN).wait_for()
        page.get_by_role("button", name=f"Robber {robber}").click()
    expect(page.get_by_role("status").get_by_text("You have no other answer")).to_contain_text("Rob with the 0")
    page.locator("section.end").wait_for()
    expect(page.get_by_text("You have no other answer")).to_have_count(0)
    anna.close()
