"""What a careful player remembers, on the plates of those who play with memory aids."""

import re

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.person import Person
from tests.browser.shortcuts import come_to, opened
from tests.browser.test_after import record_of

LAST_STEP = 30


def claims_at(anna: Person, preset: str, step: int) -> Locator:
    """Who says on a plate that "I can't" was believed, in a game of Klau Mau! that is looked back on."""
    come_to(anna, f"{opened(anna, record_of('klau', preset))}?turn={step}&from=nobody")
    expect(anna.page.get_by_text(re.compile(f"As it was: step {step} "))).to_be_visible()
    return anna.page.locator(".plate .claim")


@pytest.mark.secrecy
def test_a_plate_says_whose_i_cant_was_believed_with_memory_aids_and_without_says_nothing(browser: Browser, den: str) -> None:
    anna = Person(browser, den)
    claims = claims_at(anna, "open_book", LAST_STEP)
    expect(claims.first).to_have_attribute("aria-label", re.compile(r"^“I can't” on the .+, (no|one|\d+) new cards? since$"))
    expect(claims_at(anna, "printed", LAST_STEP)).to_have_count(0)
    anna.close()
