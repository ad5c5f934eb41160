"""A seven is shared out on a scratch table: every part can be undone, and nothing is given before all of it."""

import json

from playwright.sync_api import Browser, expect

from spelunke import shelf
from spelunke.core.dice import Dice
from spelunke.core.playout import answer_of
from spelunke.games.tock.types import PlaySeven
from tests.browser.person import LIT_IN_FRAME, OPEN, Person, until_late
from tests.browser.shortcuts import ask, come_to, opened
from tests.browser.test_undo import HIDE

STRIP = ".undo .left"
"""Runs down while a chain that is whole can still be undone."""


def with_a_seven(browser: Browser, den: str) -> Person:
    """A person in the first seat who may play a seven, and has eight seconds to undo it."""
    game, dice = shelf.game("tock"), Dice(1)
    table, turn = game.deal(seed=1), 0
    while table.seats_asked() != (0,) or PlaySeven() not in game.moves(table, 0):
        game.apply(table, [answer_of(game.parts.policy, table, seat, dice, table.copy()) for seat in table.seats_asked()])
        turn += 1
    anna = Person(browser, den)
    anna.context.add_init_script("localStorage.undo = '8'")
    past = opened(anna, json.loads(game.record(table).to_json())).rpartition("/")[2]
    come_to(anna, f"{den}/t/{ask(anna, f'/api/table/{past}/play-on', turn=turn, seat=0)['table']}")
    return anna


def share_out(anna: Person) -> None:
    """Draft a seven, always with the last thing that is lit, until it is whole."""
    page = anna.page
    page.locator(OPEN).wait_for()
    share = page.get_by_role("button", name="Share out")
    if not share.count():  # the seven is lifted still, after it was taken back
        page.get_by_role("button", name="7").first.click()
    share.click()
    for _ in until_late("the seven was not shared out"):
        page.locator(f"{OPEN}, {STRIP}").first.wait_for()
        if page.locator(STRIP).count():
            return
        page.locator(LIT_IN_FRAME).last.click()


def test_a_seven_is_drafted_taken_back_and_given_whole(browser: Browser, den: str) -> None:
    anna = with_a_seven(browser, den)
    page = anna.page
    said: list[str] = []
    page.on("websocket", lambda line: line.on("framesent", lambda frame: said.append(json.loads(frame)["kind"])))
    page.reload()
    share_out(anna)
    undo = page.get_by_role("button", name="Undo")
    for _ in until_late("the draft was not taken back"):
        undo.click()
        page.locator(OPEN).wait_for()
        if not undo.count():
            break
    assert "Try" in said
    assert not {"Answer", "Chain"} & set(said)
    share_out(anna)
    page.evaluate(HIDE)
    expect(page.get_by_role("log")).to_contain_text("You play the 7")
    assert [kind for kind in said if kind in {"Answer", "Chain"}] == ["Chain"]
    anna.close()
