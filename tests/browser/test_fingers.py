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

SPOTS = """() => [...document.querySelectorAll(".felt .spot")].map((spot) => {
    const { e, f } = spot.getScreenCTM();
    return [e, f, spot.getAttribute("aria-label")];
})"""


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


@pytest.mark.parametrize("key", ["tock"])
def test_a_touch_20_pixels_beside_a_piece_takes_it_and_one_farther_off_takes_nothing(
    key: str, browser: Browser, den: str
) -> None:
    anna = asked_when(lambda fields: len(fields) > 1, key, browser, den)
    page, taken = anna.page, anna.page.locator(".felt .spot[aria-pressed=true]")
    for card in page.locator(".felt .mine .hand button").all():
        card.tap()
        if spots(anna) and not taken.count():
            break
    lit, ring = spots(anna), page.locator(".felt .ring svg").first.bounding_box()
    assert lit and ring is not None
    inside = [(ring["x"] + ring["width"] * x / 20, ring["y"] + ring["height"] * y / 20) for x in range(21) for y in range(21)]
    beyond = [point for point in inside if HALF_A_FINGER + 1 < dist(point, nearest(point, lit)[:2]) < HALF_A_FINGER + 8]
    assert beyond
    for point in beyond:
        page.mouse.click(*point)  # a touch would be led to what may be touched nearby; a click is where it is
    expect(taken).to_have_count(0)
    beside = [
        ((x + 20 * cos(angle * pi / 8), y + 20 * sin(angle * pi / 8)), label) for x, y, label in lit for angle in range(16)
    ]
    point, label = next((point, label) for point, label in beside if nearest(point, lit)[2] == label)
    assert page.evaluate("(at) => document.elementFromPoint(...at)?.closest('.spot') !== null", point)
    page.touchscreen.tap(*point)
    expect(page.get_by_role("button", name=label, exact=True)).to_have_attribute("aria-pressed", "true")
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
    told = page.locator("main.den > .explained")
    expect(told).to_have_text("")
    for plate in page.locator(".felt .plate").all():
        plate.locator(".name").tap()
        expect(told).to_contain_text(NUMBERS[key])
        box = told.bounding_box()
        assert box is not None and box["x"] >= 0 and box["x"] + box["width"] <= PHONE["width"]
        assert box["y"] >= 0 and box["y"] + box["height"] <= PHONE["height"]
    assert violations(anna) == []
    page.locator(".felt .now, section.question h2").first.tap()
    expect(told).to_have_text("")
    anna.close()
