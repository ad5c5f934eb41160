"""A person in front of the page: looks, clicks, and never knows more than the screen shows."""

import random
import time
from collections.abc import Iterator
from typing import Any, Literal

from playwright.sync_api import Browser, Locator, Page
from playwright.sync_api import Error as BrowserTrouble

from tests.second_try import Stumbled

PHONE = {"width": 390, "height": 844}
LAPTOP = {"width": 1280, "height": 860}
PATIENCE = 60_000
"""Milliseconds: on a busy machine a page comes late, and late is not wrong."""

LONGEST_GAME = 300.0
"""Seconds, likewise."""

LIT = ".felt button:not([disabled]):not(section.question *), .felt [role=button], section.question [role=radio]"


OPEN = "main.framed[data-ask=open]"
"""A table in the frame that waits for an answer of this person's."""

LIT_IN_FRAME = f"{OPEN} .felt .lit:is(button, [role=button])"

GONE_BY = 3_000
"""Milliseconds, after which what was to be clicked is taken to be gone: the table goes on without waiting for a hand."""


def until_late(trouble: str) -> Iterator[None]:
    """Again and again, for as long as a game may take on a busy machine; then that is the trouble."""
    late = time.monotonic() + LONGEST_GAME
    while time.monotonic() < late:
        yield
    raise AssertionError(trouble)


class Person:
    """One browser window with its own cookies."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        *,
        size: dict[str, int] | None = None,
        language: str = "en",
        seed: int = 1,
        motion: Literal["reduce", "no-preference"] = "reduce",
        pace: str | None = None,
        fingers: bool = False,
    ) -> None:
        viewport: Any = size or LAPTOP
        self.context = browser.new_context(viewport=viewport, locale=language, reduced_motion=motion, has_touch=fingers)
        self.context.set_default_timeout(PATIENCE)
        # Whoever wants it still and is in a hurry sees nothing on the way, as most tests do.
        pace = pace or ("at_once" if motion == "reduce" else "normal")
        self.context.add_init_script(f"localStorage.motion ??= '{pace}'")
        self.page: Page = self.context.new_page()
        self.address = address
        self.troubles: list[str] = []
        self.page.on("pageerror", lambda error: self.troubles.append(error.message))
        self._dice = random.Random(seed)

    def close(self) -> None:
        """Leave; whatever went wrong in the page is told now."""
        self.context.close()
        if self.troubles:
            raise Stumbled(self.troubles)

    def box(self, title: str) -> Locator:
        """A box on the shelf of the lobby."""
        return self.page.locator("article", has=self.page.get_by_role("heading", name=title, exact=True))

    def put_up(self, title: str, preset: str = "box", seats: int | None = None) -> str:
        """Choose a game in the lobby, set the table and come to it; the address of the table."""
        self.page.goto(self.address)
        self.box(title).get_by_role("link").click()
        self.choose(preset)
        if seats is not None:
            self.page.get_by_role("radio", name=str(seats), exact=True).check()
        self.page.locator("main .deeds button.first").click()
        self.page.wait_for_url("**/t/**")
        self.page.locator("main button.start").wait_for()
        return self.page.url

    def choose(self, preset: str) -> None:
        """A way to play, which may stand behind the fold."""
        way = self.page.locator(f"input[name=preset][value={preset}]")
        way.wait_for(state="attached")
        if not way.is_visible():
            self.page.locator(".presets summary").click()
        way.check()

    def open_rule(self, rule: str) -> None:
        """Unfold the group of house rules in which this one stands."""
        self.page.locator("details.group", has=self.page.locator(f"#rule-{rule}")).locator("> summary").click()

    def sit_down(self, link: str, name: str) -> None:
        """Come to a table by its link, say a name and sit on the first free chair."""
        self.page.goto(link)
        self.page.locator("main .name input").fill(name)
        self.page.locator("main .chairs li.free button").first.click()
        self.page.locator("main .chairs li.mine").wait_for()

    def start(self) -> None:
        """Begin, with bots on the free chairs."""
        self.page.locator("main button.start").click()
        self.page.locator("main.den").wait_for()

    def answer(self) -> bool:
        """Answer if asked; whether there was anything to do."""
        page = self.page
        if page.locator("main.framed").count():
            return self._touch()
        if not page.locator("section.question").count():
            page.wait_for_timeout(60)
            return False
        try:
            # Handles, not locators: what is taken away before the click fails at once and is not looked for again.
            if lit := page.locator(LIT).element_handles():
                self._dice.choice(lit).click(timeout=GONE_BY)
            confirm = page.locator("section.question > button.first")
            if confirm.count() and confirm.is_enabled(timeout=GONE_BY):
                confirm.click(timeout=GONE_BY)
        except BrowserTrouble:
            return False  # the table went on in the meantime
        return True

    def _touch(self) -> bool:
        """In the frame one touch is the answer."""
        page = self.page
        try:
            if page.locator(OPEN).count() and (lit := page.locator(LIT_IN_FRAME).element_handles()):
                self._dice.choice(lit).click(timeout=GONE_BY)
                return True
        except BrowserTrouble:
            return False  # the table went on in the meantime
        page.wait_for_timeout(60)
        return False

    def answer_and_hand_on(self) -> None:
        """Answer behind a lifted curtain until it has fallen again."""
        self.page.locator("section.question").wait_for()
        for _ in until_late("the curtain did not fall"):
            if not self.page.locator(".lifted").count():
                return
            self.answer()

    def turn_to(self, page: str) -> None:
        """Turn to a page beside the table, which on a small screen is a sheet that must be brought up."""
        tab = self.page.locator("aside").get_by_role("tab", name=page, include_hidden=True)
        if not tab.is_visible():
            self.page.locator("header .log").click()
        tab.click()

    def is_over(self) -> bool:
        """Whether the result is on the screen."""
        return self.page.locator("section.end").count() > 0

    def play_to_the_end(self) -> None:
        """Answer until the result is on the screen."""
        play_together(self)

    def width_of_the_page(self) -> int:
        """How wide the page is, scrolled parts included."""
        return int(self.page.evaluate("document.scrollingElement.scrollWidth"))


def play_together(*people: Person) -> None:
    """Everybody answers what they are asked until the result is on every screen."""
    for _ in until_late("the game did not end"):
        if all(person.is_over() for person in people):
            return
        for person in people:
            person.answer()
