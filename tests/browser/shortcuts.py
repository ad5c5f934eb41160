"""Short ways to a table, for tests that are about something else than finding one."""

from typing import Any

from tests.browser.person import Person

NO_CHOICE = {"nobles": {"plus_4": 8}}
"""House rules of Rück's raus!: nobles that ask nobody anything, so that a round is one answer."""

HEAR = """() => {
    window.told = [];
    window.isInAHurry = false;
    new MutationObserver(() => {
        const said = document.querySelector(".felt .now")?.textContent;
        if (!said || said === window.told.at(-1)) return;
        window.told.push(said);
        if (window.isInAHurry) document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "a", bubbles: true }));
    }).observe(document.querySelector(".felt"), { childList: true, characterData: true, subtree: true });
}"""
"""Notes every sentence as it is told. Whoever is in a hurry presses a key at the first of them, and not a moment later."""


def ask(person: Person, path: str, **words: Any) -> Any:
    """A request in this person's name."""
    response = person.context.request.post(person.address + path, data=words)
    assert response.ok, response.text()
    return response.json()


def table_of(person: Person, game: str, **wanted: Any) -> str:
    """The address of a table of this person's, begun, with bots in the other seats that answer at once."""
    ask(person, "/api/guest", name="Anna")
    table = ask(person, "/api/tables", **{"game": game, "pace": "at_once", "forced": "ask", **wanted})["table"]
    ask(person, f"/api/table/{table}/start")
    return f"{person.address}/t/{table}"


def come_to(person: Person, address: str) -> None:
    """Open the page of a table, and wait until it is there."""
    person.page.goto(address)
    person.page.locator("main.den").wait_for()


def opened(person: Person, record: dict[str, Any]) -> str:
    """The address of a record that this person has opened."""
    ask(person, "/api/guest", name="Anna")
    return f"{person.address}/t/{ask(person, '/api/record', **record)['table']}"
