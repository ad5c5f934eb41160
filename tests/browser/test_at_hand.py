"""At hand while one plays: the rules, and a log that shows the table as it was."""

import json
import re

import pytest
from playwright.sync_api import Browser, Route, expect

from tests.browser.person import PHONE, Person
from tests.browser.shortcuts import NO_CHOICE, come_to, opened, table_of
from tests.browser.test_after import record_of
from tests.browser.test_everybody import violations


def test_a_question_and_a_line_of_the_log_open_the_rules_at_their_paragraph(browser: Browser, den: str) -> None:
    anna = Person(browser, den)
    come_to(anna, table_of(anna, "rueck"))
    page = anna.page
    page.locator("section.question").get_by_role("button", name="Rule §3.2").click()
    expect(page.locator("#rule-3-2")).to_be_focused()
    expect(page.locator("#rule-3-2")).to_be_in_viewport()
    expect(page.locator("#rule-3-2")).to_contain_text("Every player secretly chooses a robber")
    assert violations(anna) == []
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_role("log").get_by_role("button", name="Rule §3.1").click()
    expect(page.locator("#rule-3-1")).to_be_focused()
    anna.close()


def test_the_rules_speak_the_language_of_the_page_and_lead_from_paragraph_to_paragraph(browser: Browser, den: str) -> None:
    anna = Person(browser, den, language="de", size=PHONE)
    come_to(anna, table_of(anna, "rueck"))
    page = anna.page
    page.locator("header .log").click()
    page.get_by_role("button", name="Regeln", exact=True).click()
    drawer = page.get_by_role("dialog")
    expect(drawer).to_contain_text("die reichste Bande wird als erste geschnappt")
    drawer.get_by_role("link", name="4 Wer ist der Stärkste, wer der Schwächste").click()
    expect(page.locator("#rule-4")).to_be_in_viewport()
    page.locator("#rule-4-8").get_by_role("link", name="§5.2").click()
    expect(page.locator("#rule-5-2")).to_be_focused()
    assert anna.width_of_the_page() <= PHONE["width"]
    anna.close()


def test_house_rules_that_are_changed_are_marked(browser: Browser, den: str) -> None:
    anna = Person(browser, den)
    come_to(anna, table_of(anna, "rueck", house={"debt": True, "second": "sports"}))
    anna.page.get_by_role("button", name="Rules", exact=True).click()
    rules = anna.page.get_by_role("region", name="House rules at this table")
    expect(rules.get_by_role("img", name="Changed")).to_have_count(2)
    expect(rules.locator("li").first).to_contain_text("debt")
    expect(rules.locator("li").first.get_by_role("button", name="Rule §7.2")).to_be_visible()
    expect(rules.get_by_text("9 rules unchanged")).to_be_visible()
    anna.close()


def test_a_refusal_leads_to_its_paragraph(browser: Browser, den: str) -> None:
    anna = Person(browser, den)
    table = table_of(anna, "rueck")
    cheat = """
        const say = WebSocket.prototype.send;
        WebSocket.prototype.send = function (word) { say.call(this, word.replace('"Rob","strength":0', '"Take","jewels":8')); };
    """
    anna.page.add_init_script(cheat)
    come_to(anna, table)
    anna.page.get_by_role("button", name="Robber 0").click()
    refusal = anna.page.get_by_role("alert").filter(has_text="may not answer")
    refusal.get_by_role("button", name="Rule §3.2").click()
    expect(anna.page.locator("#rule-3-2")).to_be_focused()
    anna.close()


@pytest.mark.secrecy
@pytest.mark.parametrize("evil", ["<img src=x onerror=\"document.title='got you'\">", "[a](javascript:alert(1))"])
def test_nothing_in_a_rule_book_becomes_part_of_the_page(evil: str, browser: Browser, den: str) -> None:
    anna = Person(browser, den)
    table = table_of(anna, "rueck")

    def spoil(route: Route) -> None:
        book = route.fetch().json()
        route.fulfill(body=json.dumps({**book, "text": f"# Rules\n\n{evil}\n\n- **§1.1** {evil} it is.\n"}))

    anna.page.route("**/api/games/rueck/rules", spoil)
    come_to(anna, table)
    anna.page.get_by_role("button", name="Rules", exact=True).click()
    expect(anna.page.locator("#rule-1-1")).to_contain_text("it is.")
    assert anna.page.locator("dialog img, dialog a[href^='javascript']").count() == 0
    assert anna.page.title() != "got you"
    anna.close()


def test_a_line_of_the_log_shows_the_table_as_it_was_and_a_key_leads_back(browser: Browser, den: str) -> None:
    anna = Person(browser, den)
    come_to(anna, table_of(anna, "rueck", house={**NO_CHOICE, "memory_aids": True}))
    page = anna.page
    hand = page.get_by_role("group", name="Your robbers")
    expect(hand.get_by_role("button")).to_have_count(8)
    hand.get_by_role("button", name="Robber 3").click()
    expect(page.get_by_role("log")).to_contain_text("Round 2")
    page.get_by_role("log").get_by_role("button", name="Round 1").click()
    expect(page.get_by_text("As it was: step 0")).to_be_visible()
    expect(page.get_by_label("The board").get_by_label("Robber 3")).to_be_visible()
    assert page.get_by_label("The board").get_by_role("button").count() == 0, "the past cannot be answered"
    assert violations(anna) == []
    page.keyboard.press("Escape")
    expect(page.get_by_text("As it was:")).to_have_count(0)
    anna.close()


def test_the_log_is_one_stop_for_tab_and_arrows_lead_from_line_to_line(browser: Browser, den: str) -> None:
    anna = Person(browser, den)
    come_to(anna, opened(anna, record_of("rueck", "box")))
    page = anna.page
    expect(page.get_by_text("As it was: step 0")).to_be_visible()
    page.keyboard.press("End")
    page.wait_for_url(re.compile(r"\?turn=[1-9]\d*"))
    lines = page.get_by_role("log").locator(".line")
    expect(lines.nth(20)).to_be_visible()
    last = lines.count() - 1
    lines.nth(last).focus()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    expect(lines.nth(last - 2)).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(lines.nth(last - 1)).to_be_focused()
    stops = page.get_by_role("log").locator("button[tabindex='0']")
    assert stops.count() <= 2, "the line, and the rule beside it"
    page.get_by_role("tab", name="Log").focus()
    page.keyboard.press("Tab")
    expect(page.locator("[role=log] li[aria-current] .line").first).to_be_focused()  # of the step that is shown
    page.keyboard.press("ArrowUp")
    before = page.url
    page.keyboard.press("Enter")
    page.wait_for_url(lambda url: "turn=" in url and url != before)
    anna.close()


def test_on_a_phone_what_stands_beside_the_table_lies_over_it_and_a_line_of_the_log_gives_way_to_the_table(
    browser: Browser, den: str
) -> None:
    anna = Person(browser, den, size=PHONE)
    come_to(anna, table_of(anna, "rueck", house=NO_CHOICE, odds="on"))
    page = anna.page
    page.locator("section.question").wait_for()
    board, sheet = page.get_by_label("The board"), page.locator("aside")
    before = board.bounding_box()
    anna.turn_to("Chances")
    expect(sheet.get_by_role("region", name="Chances")).to_be_in_viewport()
    assert board.bounding_box() == before
    assert violations(anna) == []
    page.get_by_role("tab", name="Log").click()
    sheet.get_by_role("button", name="Round 1").click()
    expect(page.get_by_text("As it was: step 0")).to_be_visible()
    expect(sheet).not_to_have_class("open")
    seen = board.bounding_box()
    assert seen is not None and seen["height"] > PHONE["height"] / 2
    anna.close()


def test_the_rules_can_be_read_before_anybody_sits_down(browser: Browser, den: str) -> None:
    anna = Person(browser, den)
    anna.page.goto(f"{den}/new/rueck?house.debt=true")
    for place in ("where a table is set up", "at a table that waits"):
        anna.page.get_by_role("button", name="Read the rules").click()
        drawer = anna.page.get_by_role("dialog")
        expect(drawer, place).to_contain_text("the richest gang is the first to be caught")
        expect(drawer.get_by_role("img", name="Changed", exact=True), place).to_have_count(1)
        assert violations(anna) == []
        anna.page.keyboard.press("Escape")
        expect(drawer).to_have_count(0)
        if "/new/" in anna.page.url:
            anna.page.get_by_role("button", name="Put it on the table").click()
            anna.page.wait_for_url("**/t/**")
    anna.close()


def test_what_was_said_while_one_looked_elsewhere_is_counted(browser: Browser, den: str) -> None:
    anna, ben = Person(browser, den), Person(browser, den)
    link = anna.put_up("Rück's raus!")
    ben.sit_down(link, "Ben")
    anna.start()
    ben.page.get_by_role("tab", name="Talk").click()
    for saying in ("Well?", "Anna?"):
        ben.page.get_by_label("Say something").fill(saying)
        ben.page.keyboard.press("Enter")
    news = anna.page.get_by_role("img", name="2 new messages")
    expect(news).to_be_visible()
    assert violations(anna) == []
    anna.page.get_by_role("tab", name="Talk").click()
    expect(news).to_have_count(0)
    ben.page.get_by_role("button", name="Ha ha!").click()
    expect(anna.page.locator(".felt .plate", has_text="Ben")).to_contain_text("Ha ha!")
    for person in (anna, ben):
        person.close()


def test_whoever_comes_later_reads_the_whole_story(browser: Browser, den: str) -> None:
    anna = Person(browser, den)
    come_to(anna, table_of(anna, "rueck", house=NO_CHOICE))
    page = anna.page
    page.get_by_role("button", name="Robber 3").click()
    lines = page.get_by_role("log").locator("li")
    expect(page.get_by_role("log")).to_contain_text("Round 2")
    told = lines.all_inner_texts()
    page.reload()
    expect(lines).to_have_count(len(told))
    assert lines.all_inner_texts() == told
    anna.close()
