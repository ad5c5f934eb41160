"""One room: the table on a big screen, and one device that goes from hand to hand behind a curtain."""

import re

import pytest
from playwright.sync_api import Browser, WebSocket, expect

from tests.browser.person import PHONE, Person, until_late
from tests.browser.test_everybody import violations

SCREEN = {"width": 1920, "height": 1080}


@pytest.mark.secrecy
def test_a_big_screen_shows_the_way_in_and_the_table_and_never_a_hand(browser: Browser, den: str) -> None:
    screen, anna, ben = Person(browser, den, size=SCREEN), Person(browser, den, size=PHONE), Person(browser, den, size=PHONE)
    screen.page.goto(f"{den}/new/rueck?seats=3&preset=tiny")
    screen.page.get_by_text("More", exact=True).click()
    screen.page.get_by_label("You play").select_option("not here: this is the big screen")
    screen.page.locator("main .deeds button.first").click()
    screen.page.wait_for_url("**/tv")
    screen.page.locator("main .qr").wait_for()
    assert violations(screen) == []
    table = screen.page.url.removesuffix("/tv")
    anna.sit_down(table, "Anna")
    ben.sit_down(table, "Ben")
    expect(screen.page.locator("main ol li").nth(1)).to_contain_text("Ben")
    screen.page.get_by_role("button", name="Start, with bots on the free chairs").click()
    screen.page.locator(".felt .plate").first.wait_for()
    expect(screen.page.locator(".corner .code")).to_be_visible()
    for _ in until_late("the game did not end"):
        if screen.is_over():
            break
        assert screen.page.locator("section.question").count() == 0
        anna.answer()
        ben.answer()
    assert screen.width_of_the_page() <= SCREEN["width"]
    expect(screen.page.locator(".corner")).to_have_count(0)
    board = screen.page.locator(".felt").bounding_box()
    assert board is not None and board["width"] > 0.8 * SCREEN["width"]  # the log lies beside it
    for person in (screen, anna, ben):
        person.close()


@pytest.mark.secrecy
def test_a_hand_is_fetched_only_after_its_owner_has_lifted_the_curtain(browser: Browser, den: str) -> None:
    anna = Person(browser, den, size=PHONE)
    opened: list[str] = []
    told: list[str] = []

    def listen(line: WebSocket) -> None:
        opened.append(line.url)
        line.on("framereceived", lambda frame: told.append(str(frame)))

    anna.page.on("websocket", listen)
    anna.put_up("Rück's raus!", "tiny", seats=3)
    anna.page.get_by_role("button", name="One more at this device: chair 2").click()
    anna.page.get_by_label("And who is that?").fill("Ben")
    anna.page.keyboard.press("Enter")
    expect(anna.page.locator("main .chairs li.mine")).to_have_count(2)
    opened.clear()
    told.clear()
    anna.page.locator("main button.start").click()

    for name, seat in (("Guest", 0), ("Ben", 1)):
        curtain = anna.page.get_by_role("dialog", name=f"{name}’s turn")
        curtain.wait_for()
        assert violations(anna) == []
        board, cloth = anna.page.locator(".frame-board").bounding_box(), curtain.bounding_box()
        assert board and cloth and cloth["y"] >= board["y"] + board["height"], "what all may see stays in view"
        assert not any(f"seat={seat}" in url for url in opened)
        assert not any(f'"seat":{seat},"asked"' in frame for frame in told)
        anna.page.get_by_role("button", name=f"I am {name}: lift the curtain").click()
        anna.page.locator("section.question").wait_for()
        assert any(f"seat={seat}" in url for url in opened)
        assert any(f'"seat":{seat},"asked"' in frame for frame in told)
        assert anna.page.evaluate("document.scrollingElement.scrollHeight") <= PHONE["height"]
        anna.answer_and_hand_on()
    assert anna.width_of_the_page() <= PHONE["width"]
    anna.close()


def test_people_at_one_device_play_to_the_end(browser: Browser, den: str) -> None:
    anna = Person(browser, den)
    anna.put_up("Rück's raus!", "tiny", seats=3)
    for chair, name in ((2, "Ben"), (3, "Cora")):
        anna.page.get_by_role("button", name=f"One more at this device: chair {chair}").click()
        anna.page.get_by_label("And who is that?").fill(name)
        anna.page.keyboard.press("Enter")
        expect(anna.page.locator("main .chairs li.mine")).to_have_count(chair)
    anna.page.locator("main button.start").click()
    lift = anna.page.locator(".curtain button.first")
    for _ in until_late("the game did not end"):
        if anna.is_over():
            break
        if lift.count():
            lift.click()
            anna.answer_and_hand_on()
        anna.page.wait_for_timeout(60)
    expect(anna.page.get_by_role("button", name="Look as")).to_have_count(0)
    anna.close()


@pytest.mark.secrecy
def test_whoever_answers_last_at_one_device_does_not_show_the_hand_to_those_who_watch_the_cards_turn(
    browser: Browser, den: str
) -> None:
    anna = Person(browser, den, motion="no-preference")
    anna.put_up("Rück's raus!", seats=3)
    anna.page.get_by_role("button", name="One more at this device: chair 2").click()
    anna.page.get_by_label("And who is that?").fill("Ben")
    anna.page.keyboard.press("Enter")
    anna.page.locator("main button.start").click()
    for robber in (3, 5):
        anna.page.locator(".curtain button.first").click()
        anna.page.get_by_role("button", name=f"Robber {robber}").click()
        expect(anna.page.locator(".lifted")).to_have_count(0)
    # Next is whoever the noble that came along asks.
    expect(anna.page.get_by_role("dialog", name=re.compile("’s turn$"))).to_be_visible()
    anna.close()


@pytest.mark.secrecy
def test_whoever_only_looks_drops_the_curtain_again(browser: Browser, den: str) -> None:
    anna, carl = Person(browser, den), Person(browser, den)
    link = anna.put_up("Rück's raus!", seats=3)
    anna.page.get_by_role("button", name="One more at this device: chair 2").click()
    anna.page.get_by_label("And who is that?").fill("Ben")
    anna.page.keyboard.press("Enter")
    carl.sit_down(link, "Carl")
    anna.page.locator("main button.start").click()
    for _ in range(2):
        anna.page.locator(".curtain button.first").click()
        anna.answer_and_hand_on()
    anna.page.get_by_role("button", name="Look as Ben").click()
    expect(anna.page.get_by_role("dialog", name="Ben looks")).to_be_visible()
    anna.page.get_by_role("button", name="I am Ben: lift the curtain").click()
    expect(anna.page.locator(".felt [aria-pressed=true]")).to_have_count(1)
    anna.page.get_by_role("button", name="Curtain down").click()
    expect(anna.page.locator("section.question")).to_have_count(0)
    for person in (anna, carl):
        person.close()
