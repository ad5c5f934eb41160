"""Round the table: sitting down and getting up, other devices, clocks and bots in somebody's place, talk, and lost lines."""

import re
import socket
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.browser.person import PHONE, Person
from tests.browser.test_everybody import violations
from tests.server.house import open_house, sqlite_in


def test_the_rules_of_the_house_are_read_before_one_sits_down(browser: Browser, den: str) -> None:
    anna, ben = Person(browser, den), Person(browser, den, size=PHONE, language="de")
    anna.page.goto(f"{den}/new/rueck?house.debt=true")
    anna.page.locator("main .deeds button.first").click()
    anna.page.wait_for_url("**/t/**")
    ben.page.goto(anna.page.url)
    expect(ben.page.get_by_text("Schulden: ja")).to_be_visible()
    expect(ben.page.get_by_text("Man darf unter null fallen.")).to_be_visible()
    assert violations(ben) == []
    assert ben.width_of_the_page() <= PHONE["width"]
    ben.page.locator("main .name input").fill("Ben")
    ben.page.get_by_role("button", name="Hier sitzen: Stuhl 3").click()
    expect(ben.page.locator("main .chairs li.mine")).to_contain_text("Du bist Ben")
    expect(anna.page.locator("main .chairs li").nth(2)).to_contain_text("Ben")
    for person in (anna, ben):
        person.close()


def test_the_host_gives_a_chair_to_a_bot_and_back_and_removes_one_who_never_came(browser: Browser, den: str) -> None:
    anna, ben = Person(browser, den), Person(browser, den)
    link = anna.put_up("Rück's raus!")
    ben.sit_down(link, "Ben")
    chairs = anna.page.locator("main .chairs li")
    anna.page.get_by_role("button", name="A bot: chair 3").click()
    expect(chairs.nth(2)).to_contain_text("Bot, by rule of thumb")
    anna.page.get_by_role("button", name="No bot").click()
    expect(chairs.nth(2)).to_contain_text("Free chair")
    anna.page.get_by_role("button", name="Remove: Ben").click()
    expect(chairs.nth(1)).to_contain_text("Free chair")
    ben.page.get_by_text("You were asked to leave this table.").wait_for()
    ben.page.get_by_role("button", name="Stay and watch").click()
    expect(ben.page.get_by_text("You are watching")).to_be_visible()
    for person in (anna, ben):
        person.close()


def test_the_host_chooses_how_a_bot_plays_and_others_read_it_before_they_join(browser: Browser, den: str) -> None:
    anna, ben = Person(browser, den), Person(browser, den, size=PHONE, language="de")
    anna.page.goto(f"{den}/new/klau?level=novice%3Asuspicious")
    expect(anna.page.get_by_text("doubts “I can't” where it is a guess: 80 times in 100")).to_be_visible()
    anna.page.get_by_label("Their character").select_option("the trusting")
    anna.page.wait_for_url("**level=novice%3Atrusting**")
    assert violations(anna) == []
    anna.page.locator("main .deeds button.first").click()
    anna.page.wait_for_url("**/t/**")
    chair = anna.page.locator("main .chairs li").nth(2)
    anna.page.get_by_role("button", name="A bot: chair 3").click()
    expect(chair).to_contain_text("Bot, like a novice, the trusting")
    expect(chair).to_contain_text("5 times in 100")
    chair.get_by_role("button", name="How it plays").click()
    chair.get_by_label("Its character").select_option("the liar")
    expect(chair).to_contain_text("says “I can't” though a card matches: 85 times in 100")
    chair.get_by_role("combobox").first.select_option("like a regular")
    expect(chair).to_contain_text("Bot, like a regular, the liar")
    assert violations(anna) == []
    ben.page.goto(anna.page.url)
    theirs = ben.page.locator("main .chairs li").nth(2)
    expect(theirs).to_contain_text("wie ein Stammgast")
    expect(theirs).to_contain_text("verlogen")
    expect(theirs).to_contain_text("sagt „Ich kann nicht“, obwohl eine Karte passt: 85 von 100 Mal")
    expect(theirs.get_by_role("combobox")).to_have_count(0)
    assert violations(ben) == []
    assert ben.width_of_the_page() <= PHONE["width"]
    for person in (anna, ben):
        person.close()


def test_link_and_code_and_picture_lead_in_and_the_link_can_be_copied_even_without_a_clipboard(
    browser: Browser, den: str
) -> None:
    anna = Person(browser, den)
    anna.page.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    link = anna.put_up("Rück's raus!")
    expect(anna.page.get_by_label("The link of this table", exact=True)).to_have_value(link)
    picture = anna.page.get_by_role("img", name="The link of this table as a QR code")
    assert picture.evaluate("async (image) => { await image.decode(); return image.naturalWidth }") > 0
    anna.page.get_by_role("button", name="Copy").click()
    anna.page.get_by_role("button", name="Copied").wait_for()
    anna.page.get_by_label("Say something").focus()
    anna.page.keyboard.press("Control+v")
    expect(anna.page.get_by_label("Say something")).to_have_value(link)
    anna.close()


def test_another_device_goes_on_by_a_link_that_works_once_and_both_agree(browser: Browser, den: str) -> None:
    anna, phone, thief = Person(browser, den), Person(browser, den, size=PHONE), Person(browser, den)
    ben = Person(browser, den)
    table = anna.put_up("Rück's raus!")
    ben.sit_down(table, "Ben")
    anna.start()
    anna.page.locator("header .company").click()
    anna.page.get_by_role("button", name="Make a link").click()
    link = anna.page.get_by_label("Go on with another device", exact=True).input_value()
    assert violations(anna) == []
    anna.page.get_by_role("button", name="Close").click()

    phone.page.goto(link)
    phone.page.wait_for_url(table)
    assert "#" not in phone.page.url
    thief.page.goto(link)
    expect(thief.page.get_by_role("alert")).to_have_text("This link was used before, or is too old.")

    tab = anna.context.new_page()
    tab.goto(table)
    tab.locator("section.question").wait_for()
    anna.answer()
    for screen in (tab, phone.page):
        expect(screen.locator(".felt [aria-pressed=true]")).to_have_count(1)
    for person in (anna, ben, phone, thief):
        person.close()


def test_time_runs_out_a_bot_plays_the_log_says_so_and_one_comes_back(browser: Browser, tmp_path: Path) -> None:
    # A long game and bots that take their time: it is not over before somebody comes back.
    with open_house(sqlite_in(tmp_path), pace=1.0) as house:
        anna = Person(browser, house.address)
        anna.page.goto(f"{house.address}/new/tock?clock=5")
        anna.page.get_by_role("button", name="Put it on the table").click()
        anna.start()
        expect(anna.page.locator("header [role=timer]")).to_have_text(re.compile(r"0:0\d left"))
        expect(anna.page.locator(".plate [role=timer]").first).to_have_text(re.compile(r"0:0\d left"))
        notice = anna.page.locator(".notices", has_text="A bot plays (out of time)")
        notice.wait_for()
        expect(anna.page.get_by_role("log")).to_contain_text("ran out of time: a bot plays the seat.")
        assert violations(anna) == []
        notice.get_by_role("button", name="I am back").click()
        expect(anna.page.get_by_role("log")).to_contain_text("is at the table and plays.")
        notice.wait_for(state="hidden")
        anna.page.reload()
        changes = anna.page.get_by_role("log").get_by_text(re.compile(r"^Guest (ran out of time|is at the table and plays)"))
        expect(changes.nth(1)).to_be_visible()
        told = [line.split()[1] for line in changes.all_inner_texts()]
        # Each once; a machine so slow that time runs out again may add one.
        assert told == ["ran", "is", "ran"][: len(told)]
        anna.close()


def test_people_talk_and_throw_quick_words_and_too_many_are_refused_kindly(browser: Browser, den: str) -> None:
    anna, ben = Person(browser, den), Person(browser, den, size=PHONE)
    link = anna.put_up("Rück's raus!")
    ben.page.goto(link)
    ben.page.get_by_label("Your name, to talk").fill("Ben")
    ben.page.keyboard.press("Enter")
    ben.page.get_by_label("Say something").fill("Who starts?")
    ben.page.keyboard.press("Enter")
    expect(anna.page.locator(".talk ul")).to_contain_text("Ben Who starts?")
    ben.page.get_by_role("button", name="Ha ha!").click()
    anna.page.get_by_text("somebody watching: Ha ha!").wait_for()
    for _ in range(8):
        anna.page.get_by_role("button", name="Bravo!").click()
    expect(anna.page.get_by_role("alert")).to_have_text("You talk faster than the others can read. Wait a moment.")
    for person in (anna, ben):
        person.close()


def test_a_lost_line_is_told_and_comes_back_by_itself(browser: Browser, tmp_path: Path) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with open_house(sqlite_in(tmp_path), port=port) as house:
        anna = Person(browser, house.address)
        anna.put_up("Rück's raus!", "tiny")
        anna.start()
        anna.page.locator("section.question").wait_for()
        house.kill()
        anna.page.get_by_text("The line is gone; it comes back by itself.").wait_for()
    with open_house(sqlite_in(tmp_path), port=port):
        anna.page.get_by_text("The line is gone; it comes back by itself.").wait_for(state="hidden")
        anna.play_to_the_end()
        anna.close()


def test_one_chooses_an_animal_and_a_bot_that_wears_it_gives_way(browser: Browser, den: str) -> None:
    anna, ben = Person(browser, den), Person(browser, den, size=PHONE, language="de")
    anna.page.goto(f"{den}/new/klau?level=regular%3Aliar")
    anna.page.locator("main .deeds button.first").click()
    anna.page.wait_for_url("**/t/**")
    anna.page.get_by_role("button", name="A bot: chair 3").click()
    chairs = anna.page.locator("main .chairs li")
    expect(chairs.nth(2)).to_contain_text("Kalle")
    ben.sit_down(anna.page.url, "Ben")
    ben.page.get_by_role("button", name="Hirsch: anders wählen").click()
    expect(ben.page.get_by_role("button", name="Katze Guest spielt")).to_be_disabled()
    assert violations(ben) == []
    assert ben.width_of_the_page() <= PHONE["width"]
    ben.page.get_by_role("button", name="Dachs", exact=True).press("Enter")
    expect(ben.page.get_by_role("button", name="Dachs: anders wählen")).to_be_focused()
    expect(chairs.nth(2)).not_to_contain_text("Kalle")
    anna.page.get_by_role("button", name="cat: choose another").click()
    assert violations(anna) == []
    anna.page.get_by_role("button", name="Your initial", exact=True).click()
    expect(anna.page.get_by_role("button", name="Your initial: choose another")).to_be_focused()
    expect(chairs.nth(0).locator(".initial")).to_have_text("G")
    for person in (anna, ben):
        person.close()
