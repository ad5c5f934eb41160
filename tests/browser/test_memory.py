"""What a careful player remembers, on the plates of those who play with memory aids."""

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

from spelunke import shelf
from spelunke.core.table import LUCK
from spelunke.play.asks import asks
from tests.browser.person import LAPTOP, PHONE, Person
from tests.browser.shortcuts import NO_CHOICE, come_to, opened, table_of
from tests.browser.test_after import record_of


def step_with_a_claim(record: dict[str, Any]) -> int:
    """An ask of a recorded game of Klau Mau! at which everybody remembers that "I can't" was believed."""
    game = shelf.game("klau", record["seats"])
    table = game.deal(ask_luck=True)
    claims = (game.view(table, None).remembered for ask in asks(game, table, record["answers"]) if ask.seats != (LUCK,))
    return next(step for step, remembered in enumerate(claims) if remembered and any(remembered.claims))


def claims_at(anna: Person, preset: str) -> Locator:
    """Who says on a plate that "I can't" was believed, in a game of Klau Mau! that is looked back on."""
    record = record_of("klau", preset)
    step = step_with_a_claim(record)
    come_to(anna, f"{opened(anna, record)}?turn={step}&from=nobody")
    expect(anna.page.get_by_text(re.compile(f"As it was: step {step} "))).to_be_visible()
    return anna.page.locator(".plate .claim")


@pytest.mark.secrecy
def test_a_plate_says_whose_i_cant_was_believed_with_memory_aids_and_without_says_nothing(browser: Browser, den: str) -> None:
    anna = Person(browser, den)
    claims = claims_at(anna, "open_book")
    expect(claims.first).to_have_attribute("aria-label", re.compile(r"^“I can't” on the .+, (no|one|\d+) new cards? since$"))
    expect(claims_at(anna, "box")).to_have_count(0)
    anna.close()


IN_MIND = {"adel": "Not seen yet", "tock": "This round"}
"""By game: something that is only remembered. Klau Mau! shows it on the plates, and the dice game has nothing to remember."""


@pytest.mark.secrecy
@pytest.mark.parametrize("game", IN_MIND)
def test_what_was_seen_lies_under_its_line_with_memory_aids_and_without_nowhere(browser: Browser, den: str, game: str) -> None:
    for size in (PHONE, LAPTOP):
        anna = Person(browser, den, size=size)
        come_to(anna, table_of(anna, game, house={"memory_aids": True}))
        anna.page.get_by_text("What was seen").click()
        sheet = anna.page.locator(".memory .sheet")
        expect(sheet.get_by_text(IN_MIND[game])).to_be_visible()
        box = sheet.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["y"] >= 0
        assert box["x"] + box["width"] <= size["width"]
        assert anna.width_of_the_page() <= size["width"]
        anna.close()
    ben = Person(browser, den)
    come_to(ben, table_of(ben, game))
    ben.page.locator(".frame-hand").first.wait_for()
    expect(ben.page.get_by_text("What was seen")).to_have_count(0)
    ben.close()


def test_the_dice_game_has_nothing_to_remember(browser: Browser, den: str) -> None:
    anna = Person(browser, den)
    come_to(anna, table_of(anna, "wuerfel", house={"memory_aids": True}))
    anna.page.locator("main.framed").wait_for()
    expect(anna.page.get_by_text("What was seen")).to_have_count(0)
    anna.close()


@pytest.mark.secrecy
def test_robbers_played_and_nobles_that_came_are_drawn_with_memory_aids_and_without_nowhere(browser: Browser, den: str) -> None:
    for aids, strips, lines in ((True, 4, 1), (False, 0, 0)):
        anna = Person(browser, den)
        come_to(anna, table_of(anna, "rueck", seats=4, house={"memory_aids": aids}))
        anna.page.locator("main[data-ask=open]").wait_for()
        expect(anna.page.locator(".felt .plate .strip i:first-child")).to_have_count(strips)
        expect(anna.page.locator(".bunting")).to_have_count(lines)
        anna.close()


@pytest.mark.secrecy
def test_without_memory_aids_the_log_begins_with_the_round(browser: Browser, den: str) -> None:
    anna = Person(browser, den)
    come_to(anna, table_of(anna, "rueck", house=NO_CHOICE))
    log = anna.page.get_by_role("log")
    expect(log).to_contain_text("Round 1")
    anna.page.get_by_role("button", name="Robber 3").click()
    expect(log).to_contain_text("Round 2")
    expect(log).not_to_contain_text("Round 1")
    anna.page.reload()
    expect(log).to_contain_text("Round 2")
    expect(log).not_to_contain_text("Round 1")
    anna.close()
