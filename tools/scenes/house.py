"""The house round the tables: lobby, setting up, waiting room, settings, rules, pass the device, TV."""

from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Page

from scenes import DESKTOP, PHONE, Film, Visit

BOTS: Final = {"clock": 0, "pace": "easy", "level": "thumb", "odds": "on", "hints": True, "listed": False}


def _post(page: Page, address: str, path: str, content: dict[str, Any]) -> Any:
    answer = page.request.post(f"{address}/api/{path}", data=content)
    if not answer.ok:
        raise ValueError(answer.text())
    return answer.json() if answer.body() else None


def _table(page: Page, address: str, game: str = "rueck", started: bool = True, **wishes: object) -> str:
    """A table of Anna's; its bots never get to an answer."""
    _post(page, address, "guest", {"name": "Anna", "animal": "cat"})
    made = _post(page, address, "tables", {**BOTS, "game": game, "preset": "box", "house": {}, "seat": 0, "seats": 4, **wishes})
    table = str(made["table"])
    if started:
        _post(page, address, f"table/{table}/start", {})
    return table


def _at_table(page: Page, address: str, path: str = "", **wishes: Any) -> None:
    page.goto(f"{address}/t/{_table(page, address, **wishes)}{path}")


def lobby(page: Page, address: str) -> None:
    """Two games of one's own, and a table that waits for others."""
    _table(page, address)
    _table(page, address, "klau")
    _table(page, address, "adel", started=False, listed=True)
    page.goto(address)
    page.get_by_role("heading", name="Tock", exact=True).wait_for()


def first_visit(page: Page, address: str) -> None:
    """Nobody has been here before."""
    page.goto(address)
    page.get_by_role("heading", name="Tock", exact=True).wait_for()


def box_back(game: str) -> Callable[[Page, str], None]:
    """The back of a box."""

    def show(page: Page, address: str) -> None:
        page.goto(address)
        page.locator(f"article:has(a[href='/new/{game}']) button.lid").click()
        page.locator("dialog .five li").nth(4).wait_for()

    return show


def set_up(game: str, touch: Callable[[Page], None] | None = None) -> Callable[[Page, str], None]:
    """A table of a game is set up."""

    def show(page: Page, address: str) -> None:
        page.goto(f"{address}/new/{game}")
        page.locator("main").wait_for()
        if touch is not None:
            touch(page)

    return show


def waiting(page: Page, address: str) -> None:
    """A table that has not begun."""
    _at_table(page, address, started=False)
    page.locator("main").wait_for()


def settings(page: Page, address: str) -> None:
    """What one can set at a table."""
    _at_table(page, address)
    page.locator("button.settings").click()


def drawer(page: Page, address: str) -> None:
    """The rules beside a table."""
    _at_table(page, address)
    page.locator(".felt .lit").first.wait_for()
    if page.viewport_size and page.viewport_size["width"] < PHONE[0] + 1:
        page.locator("button.settings").click()
    page.get_by_role("button", name="Rules", exact=True).last.click()
    page.locator(".pages .five li").nth(4).wait_for()


def passing(lift: bool) -> Callable[[Page, str], None]:
    """Two people at one device, before and after the next one has taken it."""

    def show(page: Page, address: str) -> None:
        table = _table(page, address, started=False)
        _post(page, address, f"table/{table}/join", {"seat": 1, "name": "Ben"})
        _post(page, address, f"table/{table}/start", {})
        page.goto(f"{address}/t/{table}")
        page.locator(".curtain").wait_for()
        if lift:
            page.locator(".curtain button").first.click()

    return show


def big_screen(started: bool) -> Callable[[Page, str], None]:
    """A table on the big screen."""
    return lambda page, address: _at_table(page, address, "/tv", started=started, seat=None, screen=True)


SCENES: Final = [
    Visit("lobby", lobby),
    Visit("lobby-first", first_visit),
    *(Visit(f"box-{game}", box_back(game)) for game in ("rueck", "klau", "teufel", "adel", "tock", "wuerfel")),
    Visit("setup-klau", set_up("klau")),
    Visit("setup-rueck", set_up("rueck")),
    Visit("waiting", waiting),
    Visit("settings", settings),
    Visit("rules", drawer),
    Visit("pass", passing(lift=False)),
    Visit("tv-waiting", big_screen(started=False), (DESKTOP,)),
    Visit("tv", big_screen(started=True), (DESKTOP,)),
]
FILMS: Final[list[Film]] = []
