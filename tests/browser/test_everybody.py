"""Everybody can use the page: axe finds nothing on any of it."""

import re
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser

import spelunke
from spelunke import shelf
from tests.browser.person import PHONE, Person

WEB = Path(__file__).resolve().parent.parent.parent / "web"
AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
TOKENS = WEB / "src" / "ui" / "tokens.css"


OBJECTIONS = """async (part) => {
    // Of a drawn card axe reads the number in each of its corners, though the drawing is hidden from those who listen.
    const isDrawn = (element) => {
        if (element === null || element instanceof SVGElement) return true;
        const words = element.cloneNode(true);
        for (const hidden of words.querySelectorAll("[aria-hidden=true]")) hidden.remove();
        return element.ariaLabel.toLowerCase().includes(words.textContent.trim().toLowerCase());
    };
    const isMeant = (rule, { target }) => rule !== "label-content-name-mismatch" || !isDrawn(document.querySelector(target[0]));
    const { violations } = await axe.run(part);
    return violations.flatMap(({ id, nodes }) =>
        nodes.filter((node) => isMeant(id, node)).map(({ html }) => `${id}: ${html.slice(0, 120)}`));
}"""


def violations(person: Person, part: str = "html") -> list[str]:
    """What axe objects to in the page, or in a part of it; one line each."""
    # The page's own policy allows no foreign script, so axe comes in by the debugger's door.
    person.page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = person.page.evaluate(OBJECTIONS, part)
    return found


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


def by_day_and_by_night(person: Person) -> list[str]:
    """What axe finds on this page in light and in dark colours."""
    found = []
    schemes: tuple[Literal["light", "dark"], ...] = ("light", "dark")
    for scheme in schemes:
        person.page.emulate_media(color_scheme=scheme)
        found += violations(person)
    return found


@pytest.mark.parametrize("key", spelunke.keys())
def test_axe_finds_nothing_at_a_table_nor_for_whoever_watches(key: str, browser: Browser, den: str) -> None:
    anna, ben = Person(browser, den), Person(browser, den, size=PHONE, language="de")
    link = anna.put_up(shelf.parts(key).box.title)
    assert by_day_and_by_night(anna) == []
    anna.start()
    anna.page.locator("section.question").wait_for()
    ben.page.goto(link)
    ben.page.locator(".felt .plate").first.wait_for()
    for person in (anna, ben):
        assert by_day_and_by_night(person) == []
        person.close()


def luminance(colour: str) -> float:
    """How light a colour is, as WCAG measures it."""
    shares = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4 for share in shares)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """How well one colour is told from another: 1 for the same, 21 for black on white."""
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


# By the ground: the inks that words on it are written in. Axe cannot tell what is read on cloth and on the lit table.
WRITTEN = {
    "room": ("ink", "soft", "lamp", "danger"),
    "room-raised": ("ink", "soft", "lamp", "danger"),
    "felt": ("ink", "felt-soft", "felt-danger"),
    "felt-deep": ("ink", "felt-soft", "felt-danger"),
    "paper": ("ink-on-paper",),
    "lamp": ("on-lamp",),
}


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_every_ink_can_be_read_on_every_ground_by_day_and_by_night(scheme: str) -> None:
    night, _, day = TOKENS.read_text(encoding="utf-8").partition("@media (prefers-color-scheme: light)")
    told = night if scheme == "dark" else night + day
    tokens = dict(re.findall(r"--([\w-]+): (#[0-9a-f]{6});", told))
    pale = {
        f"{ink} on {ground}": round(contrast(tokens[ink], tokens[ground]), 2)
        for ground, inks in WRITTEN.items()
        for ink in inks
        if contrast(tokens[ink], tokens[ground]) < 4.5
    }
    assert pale == {}
    assert all(contrast(tokens["felt-lamp"], tokens[cloth]) >= 3 for cloth in ("felt", "felt-deep"))
