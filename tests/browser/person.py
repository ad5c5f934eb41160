"""A person in front of the page: looks, clicks, and never knows more than the screen shows."""

import random
from typing import Any, Literal

from playwright.sync_api import Browser, Locator, Page
from playwright.sync_api import Error as BrowserTrouble

PHONE = {"width": 390, "height": 844}
LAPTOP = {"width": 1280, "height": 860}
LIT = ".felt button:not([disabled]):not(section.question *), .felt [role=button], section.question [role=radio]"


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
        fingers: bool = False,
    ) -> None:
        viewport: Any = size or LAPTOP
        self.context = browser.new_context(viewport=viewport, locale=language, reduced_motion=motion, has_touch=fingers)
        self.page: Page = self.context.new_page()
        self.address = address
        self.troubles: list[str] = []
        self.page.on("pageerror", lambda error: self.troubles.append(error.message))
        self._dice = random.Random(seed)

    def close(self) -> None:
        """Leave; whatever went wrong in the page is told now."""
        self.context.close()
        assert self.troubles == []

    def box(self, title: str) -> Locator:
        """A box on the shelf of the lobby."""
        return self.page.locator("article", has=self.page.get_by_role("heading", name=title, exact=True))

    def put_up(self, title: str, preset: str = "printed", seats: int | None = None) -> str:
        """Choose a game in the lobby, set the table and come to it; the address of the table."""
        self.page.goto(self.address)
        self.box(title).get_by_role("link").click()
        self.page.locator(f"input[name=preset][value={preset}]").check()
        if seats is not None:
            self.page.get_by_role("radio", name=str(seats), exact=True).check()
        self.page.locator("main .deeds button.first").click()
        self.page.wait_for_url("**/t/**")
        self.page.locator("main button.start").wait_for()
        return self.page.url

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
        if not page.locator("section.question").count():
            page.wait_for_timeout(60)
            return False
        try:
            lit = page.locator(LIT)
            if offered := lit.count():
                lit.nth(self._dice.randrange(offered)).click(timeout=1500)
            confirm = page.locator("section.question > button.first")
            if confirm.is_enabled(timeout=500):
                confirm.click(timeout=1500)
        except BrowserTrouble:
            return False  # the table went on in the meantime
        return True

    def answer_and_hand_on(self) -> None:
        """Answer behind a lifted curtain until it has fallen again."""
        self.page.locator("section.question").wait_for()
        for _ in range(50):
            if not self.page.locator(".lifted").count():
                return
            self.answer()
        raise AssertionError("the curtain did not fall")

    def is_over(self) -> bool:
        """Whether the result is on the screen."""
        return self.page.locator("section.end").count() > 0

    def play_to_the_end(self, tries: int = 1500) -> None:
        """Answer until the result is on the screen."""
        for _ in range(tries):
            if self.is_over():
                return
            self.answer()
        raise AssertionError("the game did not end")

    def width_of_the_page(self) -> int:
        """How wide the page is, scrolled parts included."""
        return int(self.page.evaluate("document.scrollingElement.scrollWidth"))
