"""Whole evenings: several browsers at one table, in German, on a phone, on the big screen, and once more."""

from playwright.sync_api import Browser, expect

from tests.browser.person import PHONE, Person, play_together
from tests.browser.shortcuts import ask
from tests.browser.test_everybody import violations

SCREEN = {"width": 1920, "height": 1080}


def test_two_people_on_phones_play_klau_mau_in_german_while_a_big_screen_watches(browser: Browser, den: str) -> None:
    anna, ben = (Person(browser, den, size=PHONE, language="de", seed=seed) for seed in (1, 2))
    screen = Person(browser, den, size=SCREEN, language="de")
    ask(anna, "/api/guest", name="Anna")
    table = ask(anna, "/api/tables", game="klau", preset="tiny", pace="at_once", seats=3)["table"]
    ben.sit_down(f"{den}/t/{table}", "Ben")
    anna.page.goto(f"{den}/t/{table}")
    anna.start()
    screen.page.goto(f"{den}/t/{table}/tv")
    screen.page.locator(".felt .plate").first.wait_for()
    assert violations(screen) == []
    play_together(anna, ben)
    screen.page.locator("section.end").wait_for()
    assert screen.page.locator("section.question").count() == 0
    for person in (anna, ben):
        expect(person.page.get_by_role("heading", name="Das Spiel ist aus.")).to_be_visible()
        assert person.width_of_the_page() <= PHONE["width"]
    for person in (anna, ben, screen):
        person.close()


def test_two_people_play_once_more_and_both_add_to_the_luck(browser: Browser, den: str) -> None:
    anna, ben = Person(browser, den), Person(browser, den, seed=2)
    link = anna.put_up("Rück's raus!", "tiny")
    ben.sit_down(link, "Ben")
    anna.start()
    play_together(anna, ben)
    anna.page.get_by_role("button", name="Play again").click()
    anna.page.locator("main button.start").wait_for()
    ben.page.get_by_role("button", name="Come to the rematch").click()
    expect(anna.page.locator("main .chairs li").nth(1)).to_contain_text("Ben")
    expect(ben.page.locator("main .chairs li.mine")).to_contain_text("Ben")
    assert anna.page.url == ben.page.url != link
    anna.start()
    play_together(anna, ben)
    for person in (anna, ben):
        person.page.get_by_role("button", name="Was luck fair?").click()
        expect(person.page.get_by_text("What this browser added to the luck is in it.")).to_be_visible()
        person.close()


def test_axe_finds_nothing_behind_a_lifted_curtain_nor_where_a_one_time_link_led(browser: Browser, den: str) -> None:
    anna, phone = Person(browser, den), Person(browser, den, size=PHONE)
    anna.put_up("Rück's raus!", "tiny", seats=3)
    anna.page.get_by_role("button", name="One more at this device: chair 2").click()
    anna.page.get_by_label("And who is that?").fill("Ben")
    anna.page.keyboard.press("Enter")
    expect(anna.page.locator("main .chairs li.mine")).to_have_count(2)
    anna.page.locator("main button.start").click()
    anna.page.locator(".curtain button.first").click()
    anna.page.locator("section.question").wait_for()
    assert violations(anna) == []
    table = anna.page.url.rpartition("/")[2]
    phone.page.goto(den + ask(anna, f"/api/table/{table}/link")["path"])
    phone.page.wait_for_url(f"**/t/{table}")
    phone.page.locator(".curtain").wait_for()
    assert violations(phone) == []
    for person in (anna, phone):
        person.close()
