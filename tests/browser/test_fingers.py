"""Small pieces, thick fingers: on a phone whatever may be chosen on the ring is 44 pixels wide to the touch."""

import json
from collections.abc import Callable
from math import cos, dist, pi, sin
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from spelunke import shelf
from spelunke.core.dice import Dice
from tests.browser.person import PHONE, Person
from tests.browser.shortcuts import ask, come_to, opened, table_of
from tests.browser.test_everybody import violations

HALF_A_FINGER = 22
"""Half of the pixels that a finger needs."""

Spot = tuple[float, float, str]
"""Something on the ring that may be chosen: where its middle is on the screen, and what it is called."""

SPOTS = """() => [...document.querySelectorAll(".felt .thing.lit")].map((thing) => {
    const { x, y, width, height } = thing.querySelector(".finger").getBoundingClientRect();
    return [x + width / 2, y + height / 2, thing.getAttribute("aria-label")];
})"""

IS_TAKEN = "([x, y]) => document.elementFromPoint(x, y)?.closest('.thing') !== null"


def walking_fields(view: Any) -> list[int]:
    """The fields of the track from which the first seat may walk."""
    walks = {move.piece for move in view.choices if type(move).__name__ == "Walk"}
    return sorted(at for piece, at in enumerate(view.open.pieces[0], 1) if piece in walks and isinstance(at, int))


def asked_when(situation: Callable[[list[int]], bool], key: str, browser: Browser, den: str) -> Person:
    """A person with a phone in the first seat of a full table, asked when the fields one may walk from are like this."""
    game = shelf.game(key, preset="box", seats=max(shelf.parts(key).box.seats))
    table, dice, turn = game.deal(seed=1), Dice(1), 0
    while not situation(walking_fields(game.view(table, 0))):
        game.play(table, {seat: game.thumb(game.view(table, seat), dice) for seat in game.asked(table)})
        turn += 1
    anna = Person(browser, den, size=PHONE, fingers=True)
    past = opened(anna, json.loads(game.record(table).to_json())).rpartition("/")[2]
    come_to(anna, f"{den}/t/{ask(anna, f'/api/table/{past}/play-on', turn=turn, seat=0)['table']}")
    anna.page.locator("section.question").wait_for()
    return anna


def spots(anna: Person) -> list[Spot]:
    """What may be chosen on the ring, in the order in which it is drawn."""
    found: list[Spot] = [(x, y, label) for x, y, label in anna.page.evaluate(SPOTS)]
    return found


def nearest(point: tuple[float, float], among: list[Spot]) -> Spot:
    """What lies nearest to a point."""
    return min(among, key=lambda spot: dist(point, spot[:2]))


def test_a_touch_20_pixels_beside_a_piece_takes_it_and_one_farther_off_takes_nothing(browser: Browser, den: str) -> None:
    anna = asked_when(lambda fields: len(fields) > 1, "tock", browser, den)
    page = anna.page
    for card in page.locator(".frame-hand button").all():
        card.tap()
        if spots(anna):
            break
    lit = spots(anna)
    assert lit
    round_them = [
        [
            ((x + away * cos(angle * pi / 8), y + away * sin(angle * pi / 8)), label)
            for x, y, label in lit
            for angle in range(16)
        ]
        for away in (20, HALF_A_FINGER + 4)
    ]
    beside, beyond = ([(point, label) for point, label in ring if nearest(point, lit)[2] == label] for ring in round_them)
    bare = [point for point, _ in beyond if dist(point, nearest(point, lit)[:2]) > HALF_A_FINGER + 2]
    assert bare and not any(page.evaluate(IS_TAKEN, point) for point in bare)
    seen = [(point, label) for point, label in beside if page.evaluate(IS_TAKEN, point)]
    assert {label for _, label in seen} == {label for *_, label in lit}
    point, label = seen[0]
    page.touchscreen.tap(*point)
    # It is held now if it may go to several places; else it went.
    expect(page.get_by_role("button", name=label, exact=True, pressed=False)).to_have_count(0)
    anna.close()


NUMBERS = {"rueck": "jewel", "teufel": "Chips", "klau": "point"}
"""Whose plates say a number by a picture alone, and what it counts."""


@pytest.mark.parametrize("key", NUMBERS)
def test_a_touch_on_a_plate_tells_what_its_numbers_mean_and_the_next_one_takes_that_away(
    key: str, browser: Browser, den: str
) -> None:
    anna = Person(browser, den, size=PHONE, fingers=True)
    come_to(anna, table_of(anna, key))
    page = anna.page
    page.locator("section.question").wait_for()
    told = page.get_by_role("dialog")
    for plate in page.locator(".felt .plate .number").all():
        plate.tap()
        expect(told).to_contain_text(NUMBERS[key])
        box = told.bounding_box()
        assert box is not None and box["x"] >= 0 and box["x"] + box["width"] <= PHONE["width"]
        assert box["y"] >= 0 and box["y"] + box["height"] <= PHONE["height"]
    assert violations(anna) == []
    page.locator("section.question h2").tap()
    expect(told).to_have_count(0)
    anna.close()
