"""Between an answer and the next question the screen is a moment behind the table: nothing of the past can be answered."""

import json
import re
from typing import Any

from playwright.sync_api import Browser, WebSocketRoute, expect

from tests.browser.person import Person
from tests.browser.shortcuts import NO_CHOICE, ask, come_to, table_of

HOLD_FADES = """
    document.startViewTransition = (change) => {
        const changed = new Promise((go) => (window.letGo = go)).then(change);
        return { updateCallbackDone: changed, finished: changed, ready: changed, skipTransition() {} };
    };
"""


class SlowLine:
    """A line to the table on which some kinds of message wait until they are let through."""

    def __init__(self, person: Person, *kinds: str) -> None:
        self._kinds = kinds
        self._held: list[str | bytes] = []
        self.told: list[dict[str, Any]] = []
        person.page.route_web_socket(re.compile("/socket"), self._join)

    def let_through(self) -> None:
        """Everything that waited arrives, and nothing waits from now on."""
        self._kinds = ()
        for message in self._held:
            self._line.send(message)

    def tell(self, **message: Any) -> None:
        """Tell this person something as if the server had."""
        self._line.send(json.dumps(message))

    def _join(self, line: WebSocketRoute) -> None:
        self._line, server = line, line.connect_to_server()
        server.on_message(self._told)

    def _told(self, message: str | bytes) -> None:
        told = [json.loads(line) for line in message.splitlines()]
        self.told += told
        if any(one["kind"] in self._kinds for one in told):
            self._held.append(message)
        else:
            self._line.send(message)


def test_while_the_last_round_still_lies_there_nothing_of_it_can_be_picked(browser: Browser, den: str) -> None:
    anna = Person(browser, den)
    anna.page.add_init_script(HOLD_FADES)
    come_to(anna, table_of(anna, "rueck", house=NO_CHOICE))
    page = anna.page
    hand = page.get_by_role("group", name="Your robbers")
    hand.get_by_role("button", name="Robber 3").click()
    expect(page.get_by_role("log")).to_contain_text("Round 2")
    expect(hand.get_by_label("Robber 4")).to_be_visible()
    expect(page.locator(".felt button")).to_have_count(0)
    page.evaluate("window.letGo()")
    hand.get_by_role("button", name="Robber 4").click()
    expect(page.get_by_role("log")).to_contain_text("Round 3")
    anna.close()


def test_a_second_thought_is_not_undone_by_the_word_that_the_first_is_kept(browser: Browser, den: str) -> None:
    anna = Person(browser, den)
    ask(anna, "/api/guest", name="Anna")
    table = ask(anna, "/api/tables", game="rueck", pace="at_once", house=NO_CHOICE)["table"]
    ben = Person(browser, den)
    ben.sit_down(f"{den}/t/{table}", "Ben")  # who does not answer, so that the round stays open
    ask(anna, f"/api/table/{table}/start")
    line = SlowLine(anna, "Kept")
    come_to(anna, f"{den}/t/{table}")
    page = anna.page
    page.get_by_role("button", name="Robber 3").click()
    expect(page.get_by_role("button", name="Robber 5")).to_have_count(0)  # the first thought is still on its way
    line.let_through()
    page.get_by_role("button", name="Robber 5").click()
    expect(page.get_by_role("button", name="Robber 5")).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".felt [aria-pressed=true]")).to_have_count(1)
    anna.close()
    ben.close()


def test_a_table_told_anew_is_not_overlaid_by_the_end_of_what_was_just_shown(browser: Browser, den: str) -> None:
    """As after a line that was lost for long."""
    anna = Person(browser, den, motion="no-preference")
    line = SlowLine(anna)
    page = anna.page
    page.clock.install()
    come_to(anna, table_of(anna, "rueck", house=NO_CHOICE))
    page.get_by_role("button", name="Robber 3").click()
    expect(page.locator(".felt .now")).to_contain_text("Round 2")
    hello = next(told for told in line.told if told["kind"] == "Hello")
    step = next(told for told in line.told if told["kind"] == "Step" and told["view"] is not None)
    later = step["view"] | {"open": step["view"]["open"] | {"round": 7}}
    line.tell(**hello | {"n": step["n"], "turn": step["turn"], "view": later})
    expect(page.locator("section.question")).to_be_visible()
    expect(page.locator("header .round")).to_contain_text("Round 7")
    page.clock.run_for(10_000)  # longer than anything is shown
    expect(page.locator("section.question")).to_be_visible()
    expect(page.locator("header .round")).to_contain_text("Round 7")
    anna.close()
