"""Lines that die without a word, and houses that have no time: nothing said is lost, and nobody loses their table."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Route, WebSocketRoute, expect

from tests.browser.person import Person, until_late
from tests.browser.shortcuts import NO_CHOICE, ask, come_to, table_of


class MortalLine:
    """Lines to the table that stay open when they die: nothing comes through any more, and nobody is told."""

    def __init__(self, person: Person) -> None:
        self._page = person.page
        self.opened = 0
        self._dead = 0
        self._page.route_web_socket(re.compile("/socket"), self._join)

    def die(self) -> None:
        """Every line that was opened so far is dead."""
        self._dead = self.opened

    def wait_for_a_new_one(self) -> None:
        """Until the page has opened another line than the dead one."""
        for _ in until_late("the page still listens to a dead line"):
            if self.opened > self._dead:
                return
            self._page.wait_for_timeout(50)

    def _join(self, line: WebSocketRoute) -> None:
        self.opened += 1
        server = line.connect_to_server()
        line.on_message(self._unless_dead(self.opened, server.send))
        server.on_message(self._unless_dead(self.opened, line.send))

    def _unless_dead(self, number: int, send: Callable[[str | bytes], None]) -> Callable[[str | bytes], None]:
        return lambda message: send(message) if number > self._dead else None


def test_an_answer_given_to_a_dead_line_is_given_again_on_a_new_one(browser: Browser, den: str) -> None:
    anna = Person(browser, den)
    line = MortalLine(anna)
    come_to(anna, table_of(anna, "rueck", house=NO_CHOICE))
    page = anna.page
    line.die()
    page.get_by_role("button", name="Robber 3").click()
    expect(page.get_by_role("log")).to_contain_text("Round 2")
    expect(page.get_by_role("button", name="Robber 3")).to_have_count(0)
    expect(page.get_by_role("alert")).to_have_count(0)
    page.get_by_role("button", name="Robber 4").click()
    expect(page.get_by_role("log")).to_contain_text("Round 3")
    anna.close()


def test_what_was_said_into_a_dead_line_is_read_by_others_once(browser: Browser, den: str) -> None:
    anna, ben = Person(browser, den), Person(browser, den)
    line = MortalLine(anna)
    link = anna.put_up("Rück's raus!")
    ben.page.goto(link)
    line.die()
    anna.page.get_by_label("Say something").fill("Who starts?")
    anna.page.keyboard.press("Enter")
    expect(ben.page.locator(".talk ul")).to_contain_text("Who starts?")
    anna.page.get_by_label("Say something").fill("You do.")
    anna.page.keyboard.press("Enter")
    for person in (anna, ben):
        expect(person.page.locator(".talk li")).to_have_text([re.compile("Who starts"), re.compile("You do")])
        person.close()


@pytest.mark.parametrize(
    "sign", ["window.dispatchEvent(new Event('online'))", "document.dispatchEvent(new Event('visibilitychange'))"]
)
def test_a_dead_line_is_left_when_the_network_or_the_person_comes_back(sign: str, browser: Browser, den: str) -> None:
    anna = Person(browser, den)
    line = MortalLine(anna)
    come_to(anna, table_of(anna, "rueck", house=NO_CHOICE))
    line.die()
    anna.page.evaluate(sign)
    line.wait_for_a_new_one()
    anna.page.get_by_role("button", name="Robber 3").click()
    expect(anna.page.get_by_role("log")).to_contain_text("Round 2")
    anna.close()


def test_whoever_was_gone_for_a_moment_reads_who_let_a_bot_play_meanwhile(browser: Browser, den: str) -> None:
    anna, ben = Person(browser, den), Person(browser, den)
    ask(anna, "/api/guest", name="Anna")
    table = ask(anna, "/api/tables", game="rueck", pace="at_once")["table"]
    line = MortalLine(ben)
    ben.sit_down(f"{den}/t/{table}", "Ben")
    ask(anna, f"/api/table/{table}/start")
    ben.page.locator("section.question").wait_for()
    line.die()
    for deed in ("bot", "back"):
        ask(anna, f"/api/table/{table}/{deed}", seat=1)
    ben.page.evaluate("window.dispatchEvent(new Event('online'))")
    changes = ben.page.get_by_role("log").locator("li").filter(has_text="Ben")
    expect(changes).to_have_text([re.compile("A bot plays for Ben"), re.compile("Ben is at the table and plays")])
    for person in (anna, ben):
        person.close()


def too_busy(person: Person, status: int) -> None:
    """Let the house answer once that it has no time, when it is asked which seats this device holds."""

    def refuse(route: Route) -> None:
        route.fulfill(status=status, json={"kind": "Refusal", "message": "busy", "facts": {}, "text": "No time just now."})

    person.page.route("**/api/table/*/mine", refuse, times=1)


def test_whoever_comes_while_the_house_cannot_answer_is_let_in_later(browser: Browser, den: str) -> None:
    anna = Person(browser, den)
    too_busy(anna, 503)
    anna.page.goto(table_of(anna, "rueck"))
    expect(anna.page.get_by_role("alert")).to_have_text("No time just now.")
    anna.page.locator("section.question").wait_for()
    expect(anna.page.get_by_role("alert")).to_have_count(0)
    anna.close()


def test_nobody_loses_their_table_because_the_house_has_no_time(browser: Browser, den: str) -> None:
    anna = Person(browser, den)
    ask(anna, "/api/guest", name="Anna")
    anna.page.goto(f"{den}/t/{ask(anna, '/api/tables', game='rueck')['table']}")
    anna.page.get_by_role("button", name="One more at this device: chair 2").click()
    anna.page.get_by_label("And who is that?").fill("Ben")
    too_busy(anna, 429)
    anna.page.keyboard.press("Enter")
    expect(anna.page.locator("main .chairs li").nth(1)).to_contain_text("Ben")
    expect(anna.page.locator("main .chairs li.mine")).to_have_count(2)
    anna.close()
