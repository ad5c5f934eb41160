"""Everybody can use the page: axe finds nothing on any of it."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser

import spelunke
from spelunke import shelf
from tests.browser.person import Person

AXE = Path(__file__).resolve().parent.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"


def violations(person: Person, part: str = "html") -> list[str]:
    """What axe objects to in the page, or in a part of it; one line each."""
    # The page's own policy allows no foreign script, so axe comes in by the debugger's door.
    person.page.evaluate(AXE.read_text(encoding="utf-8"))
    found = person.page.evaluate("(part) => axe.run(part).then((report) => report.violations)", part)
    return [f"{rule['id']}: {node['html'][:120]}" for rule in found for node in rule["nodes"]]


def test_axe_finds_nothing_in_the_lobby(browser: Browser, den: str) -> None:
    anna = Person(browser, den)
    anna.page.goto(den)
    anna.page.locator("article").first.wait_for()
    assert violations(anna) == []
    anna.close()


@pytest.mark.parametrize("page", ["/t/nowhere", "/new/nothing", "/link#forged"])
def test_axe_finds_nothing_where_a_way_leads_nowhere(page: str, browser: Browser, den: str) -> None:
    anna = Person(browser, den)
    anna.page.goto(f"{den}{page}")
    anna.page.get_by_role("alert").wait_for()
    assert violations(anna) == []
    anna.close()


def test_axe_finds_nothing_while_the_table_is_awaited(browser: Browser, den: str) -> None:
    anna = Person(browser, den)
    anna.page.route("**/api/table/*/mine", lambda held_up: None)
    anna.page.goto(f"{den}/t/anywhere")
    anna.page.get_by_role("status").wait_for()
    assert violations(anna) == []
    anna.close()


@pytest.mark.parametrize("key", spelunke.keys())
def test_axe_finds_nothing_at_a_table(key: str, browser: Browser, den: str) -> None:
    anna = Person(browser, den)
    anna.put_up(shelf.parts(key).box.title)
    assert violations(anna) == []
    anna.start()
    anna.page.locator("section.question").wait_for(timeout=20_000)
    assert violations(anna) == []
    anna.close()
