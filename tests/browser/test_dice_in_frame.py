"""The dice game in the frame: whole games by touch and by keys, and the board stays where it is."""

from itertools import pairwise, permutations
from math import dist

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.keys import play_by_keys
from tests.browser.person import OPEN, PHONE, Person, until_late
from tests.browser.shortcuts import come_to, table_of
from tests.browser.test_everybody import violations
from tests.browser.test_fingers import asked_when
from tests.browser.test_frame import BOARD

THINGS = """() => [...document.querySelectorAll(".felt .thing > .finger")].map((finger) => {
    const { x, y, width, height } = finger.getBoundingClientRect();
    return [x + width / 2, y + height / 2, width, finger.parentElement.getAttribute("aria-label")];
})"""


def test_a_whole_dice_game_by_taps_on_a_phone_and_the_board_stays_where_it_is(browser: Browser, den: str) -> None:
    anna = Person(browser, den, size=PHONE, fingers=True)
    come_to(anna, table_of(anna, "wuerfel", seats=2, preset="tiny"))
    page, places = anna.page, set()
    for _ in until_late("the game did not end"):
        if anna.is_over():
            break
        if page.locator(OPEN).count():
            places.add(tuple(page.evaluate(BOARD)))
        anna.answer()
    places.add(tuple(page.evaluate(BOARD)))
    assert len(places) == 1
    expect(page.get_by_role("button", name="Look back")).to_be_visible()
    assert violations(anna) == []
    anna.close()


def test_a_whole_dice_game_by_keys_on_a_low_screen(browser: Browser, den: str) -> None:
    anna = Person(browser, den, size={"width": 1366, "height": 768})
    come_to(anna, table_of(anna, "wuerfel", seats=2, preset="tiny"))
    before = anna.page.evaluate(BOARD)
    play_by_keys(anna)
    assert anna.page.evaluate(BOARD) == before
    anna.close()


@pytest.mark.parametrize("which", ["board", "tray"])
def test_on_a_phone_whatever_can_be_touched_is_wide_enough_and_one_touch_walks(which: str, browser: Browser, den: str) -> None:
    anna = asked_when(lambda fields: len(fields) > 1, "wuerfel", browser, den)
    page = anna.page
    things = page.evaluate(THINGS)
    assert things and all(width > 43.9 for _, _, width, _ in things)
    x, y, _, label = things[0]
    tray = page.get_by_role("group", name="What the throw moves")
    if which == "board":
        page.touchscreen.tap(x, y)
    else:
        button = tray.get_by_role("button", name=label, exact=True)
        box = button.bounding_box()
        assert box is not None and box["height"] >= 44
        button.tap()
    piece = label.split()[1]
    expect(page.locator("[role=log]")).to_contain_text(f"Your piece {piece} walks")
    anna.close()


def test_where_two_areas_overlap_the_nearer_is_meant(browser: Browser, den: str) -> None:
    anna = asked_when(lambda fields: any(0 < far - near <= 2 for near, far in pairwise(fields)), "wuerfel", browser, den)
    page = anna.page
    things = page.evaluate(THINGS)
    found = []
    for (x, y, _, label), (other_x, other_y, _, other) in permutations(things, 2):
        point = (0.6 * x + 0.4 * other_x, 0.6 * y + 0.4 * other_y)
        nearest = min(things, key=lambda thing: dist(point, thing[:2]))
        if label != other and dist(point, (other_x, other_y)) < 22 and nearest[3] == label:
            found.append((point, label))
    point, label = found[-1]
    page.mouse.click(*point)  # a touch would be led to what may be touched nearby; a click is where it is
    expect(page.locator("[role=log]")).to_contain_text(f"Your piece {label.split()[1]} walks")
    anna.close()
