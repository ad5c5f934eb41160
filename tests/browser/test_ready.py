"""Before the first round of the expert game everybody looks at the eight nobles and says that they are ready."""

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.person import LAPTOP, PHONE, Person
from tests.browser.shortcuts import come_to, table_of


def test_the_first_noble_comes_when_both_people_are_ready_and_a_reloaded_page_knows_who_is(browser: Browser, den: str) -> None:
    """§6.2: the eight nobles lie there before round 1."""
    anna, ben = Person(browser, den), Person(browser, den, size=PHONE)
    link = anna.put_up("Rück's raus!", "expert", seats=3)
    ben.sit_down(link, "Ben")
    anna.start()
    for person in (anna, ben):
        expect(person.page.locator(".eight li")).to_have_count(8)
        expect(person.page.locator("section.question")).to_have_count(0)
    anna.page.get_by_role("button", name="Ready").click()
    expect(anna.page.get_by_text("Still looking: Ben.")).to_be_visible()
    expect(ben.page.get_by_role("button", name="Ready")).to_be_visible()
    anna.page.reload()
    expect(anna.page.get_by_text("Still looking: Ben.")).to_be_visible()
    expect(anna.page.get_by_role("button", name="Ready")).to_have_count(0)
    ben.page.get_by_role("button", name="Ready").click()
    for person in (anna, ben):
        person.page.locator("section.question").wait_for()
        expect(person.page.locator(".eight")).to_have_count(0)
        person.close()


@pytest.mark.parametrize("size", [PHONE, LAPTOP])
def test_the_eight_nobles_fit_on_the_screen(browser: Browser, den: str, size: dict[str, int]) -> None:
    anna = Person(browser, den, size=size)
    come_to(anna, table_of(anna, "rueck", house={"expert": True}))
    ready = anna.page.get_by_role("button", name="Ready").bounding_box()
    nobles = anna.page.locator(".eight li").last.bounding_box()
    assert ready is not None
    assert nobles is not None
    assert nobles["y"] + nobles["height"] <= ready["y"]
    assert anna.width_of_the_page() <= size["width"]
    anna.close()
