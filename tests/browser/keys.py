"""Playing by keys alone: Tab, arrows, Enter and Space, and nothing that a pointer would do."""

import random

from tests.browser.person import OPEN, Person, until_late

MOST_TABS = 120
WHERE = """() => {
    const now = document.activeElement;
    const choice = "button:not(section.question *), [role=button], section.question [role=radio]";
    if (now.matches("section.question > button.first")) return "confirm";
    if (now.closest(".felt") && now.matches(choice)) return now.matches("[role=radio]") ? "radio" : "choice";
    return now.closest(".felt") ? "felt" : now.closest("main.den") ? "behind" : "before";
}"""
CONFIRM = ("confirm",)
MAY_CONFIRM = "!!document.querySelector('section.question > button.first:not(:disabled)')"


def tab_to(person: Person, *wanted: str) -> str:
    """Press Tab until the focus is on such a thing, or that is no longer asked; where it is."""
    key = "Tab"
    for _ in range(MOST_TABS):
        where = str(person.page.evaluate(WHERE))
        if where in wanted or not person.page.locator("section.question").count():
            return where
        if wanted == CONFIRM and not person.page.evaluate(MAY_CONFIRM):
            return where  # the table has gone on meanwhile
        key = {"before": "Tab", "behind": "Shift+Tab"}.get(where, key)
        person.page.keyboard.press(key)
    raise AssertionError(f"Tab does not lead to {wanted}")


def touch_by_keys(person: Person, dice: random.Random) -> None:
    """In the frame Enter on a lit thing is the answer; Tab and arrows lead there."""
    page = person.page
    page.locator(f"{OPEN} .felt .lit").first.wait_for()
    for _ in range(MOST_TABS):
        if page.evaluate("!!document.activeElement?.closest('.felt .lit')"):
            break
        page.keyboard.press("Tab")
    for _ in range(dice.randrange(4)):
        page.keyboard.press("ArrowRight")
    page.keyboard.press(dice.choice(["Enter", " "]))


def answer_by_keys(person: Person, dice: random.Random) -> None:
    """Pick something by keys; confirm it if that is enough."""
    page = person.page
    thinks_again = dice.random() < 0.2
    only_confirms = page.evaluate(MAY_CONFIRM) and not thinks_again
    where = tab_to(person, *(CONFIRM if only_confirms else ("choice", "radio", "confirm")))
    if where == "confirm":
        page.keyboard.press("Enter")
    if where == "confirm" or only_confirms:
        return
    if where == "radio":
        for _ in range(dice.randrange(3)):
            page.keyboard.press("ArrowRight")
    onward = dice.choice(["Tab", "Shift+Tab"])
    for _ in range(dice.randrange(6) if where == "choice" else 0):
        page.keyboard.press(onward)
    if tab_to(person, "choice", "radio") in {"choice", "radio"}:
        page.keyboard.press(dice.choice(["Enter", " "]))


def play_by_keys(person: Person, seed: int = 1) -> None:
    """Answer by keys until the result is on the screen."""
    dice = random.Random(seed)
    for _ in until_late("the game did not end"):
        if person.is_over():
            return
        if person.page.locator("main.framed").count():
            if person.page.locator(OPEN).count():
                touch_by_keys(person, dice)
            else:
                person.page.locator(f"{OPEN}, section.end").first.wait_for()
        elif person.page.locator("section.question").count():
            answer_by_keys(person, dice)
        else:
            person.page.locator("section.question, section.end").first.wait_for()
