"""What costs much can be undone for a moment: nothing is sent before, and a second click or key does nothing more."""

import json
import re

from playwright.sync_api import Browser, expect

from spelunke import shelf
from spelunke.core.dice import Dice
from tests.browser.person import OPEN, Person
from tests.browser.shortcuts import ask, come_to, opened

HIDE = """() => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => true });
    document.dispatchEvent(new Event("visibilitychange"));
}"""


def asked_to_dare(browser: Browser, den: str) -> Person:
    """A person in the first seat with coal before them, who may stop or go on, and eight seconds to undo it."""
    # With memory aids the log keeps what was said in earlier rounds.
    game = shelf.game("teufel", seats=2, house={"memory_aids": True})
    table, dice, turn = game.deal(seed=1), Dice(1), 0
    while (view := game.view(table, 0)).about != "dare" or len(view.choices) < 2:
        game.play(table, {seat: game.thumb(game.view(table, seat), dice) for seat in game.asked(table)})
        turn += 1
    anna = Person(browser, den)
    past = opened(anna, json.loads(game.record(table).to_json())).rpartition("/")[2]
    come_to(anna, f"{den}/t/{ask(anna, f'/api/table/{past}/play-on', turn=turn, seat=0)['table']}")
    page = anna.page
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Time to undo").fill("8")
    expect(page.get_by_label("Time to undo: 8 seconds")).to_be_visible()
    page.get_by_role("button", name="Close").click()
    return anna


def test_a_dear_answer_is_sent_only_when_its_undo_is_over(browser: Browser, den: str) -> None:
    anna = asked_to_dare(browser, den)
    page = anna.page
    answers: list[str] = []
    page.on("websocket", lambda line: line.on("framesent", lambda frame: answers.append(str(frame))))
    page.reload()
    stop = page.get_by_role("button", name=re.compile("^Stop")).first
    undo = page.get_by_role("button", name="Undo")
    stop.dblclick()
    expect(undo).to_be_visible()
    expect(page.locator(OPEN)).to_have_count(0)
    undo.click()
    expect(undo).to_have_count(0)
    stop.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(undo).to_be_enabled()
    page.keyboard.press("Escape")
    expect(page.locator(OPEN)).to_have_count(1)
    assert not [frame for frame in answers if '"Answer"' in frame]
    stop.click()
    expect(undo).to_be_visible()
    page.evaluate(HIDE)
    expect(undo).to_have_count(0)
    expect(page.get_by_role("log")).to_contain_text(re.compile("stop", re.IGNORECASE))
    assert len([frame for frame in answers if '"Answer"' in frame]) == 1
    anna.close()
