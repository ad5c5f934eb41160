"""Every kind of question, arranged as a position at every size: all of it is in sight, and nothing lies over anything else."""

import importlib
import os
from typing import Any, Final

import pytest
from playwright.sync_api import Browser

from gallery import kept
from scenes import Scene
from staging import Staged
from tests.browser.fit import measured

FULL: Final = os.environ.get("LAWS") == "full" or os.environ.get("FAULTS") == "full"

Size = tuple[int, int]
PHONE: Final[Size] = (390, 844)
SIZES: Final[tuple[Size, ...]] = ((1440, 900), (1024, 768), (820, 1180), (844, 390), (720, 450))
"""The last is 1440×900 at 200 % zoom."""

GAMES: Final = ("adel", "rueck", "teufel")
"""Whose scenes say which of them are ``QUESTIONS``, one of each kind. At full size all of them are tried, and the end."""


def questions(game: str) -> list[Scene]:
    """The questions of a game and its end, or the first question alone."""
    module: Any = importlib.import_module(f"scenes.{game}")
    by_name = {scene.name: scene for scene in module.SCENES}
    return [by_name[name] for name in ((*module.QUESTIONS, "end") if FULL else module.QUESTIONS[:1])]


def looked_at(browser: Browser, den: str, scene: Scene, *sizes: Size) -> dict[Size, Any]:
    """What is measured of a scene, size by size, on one page; a phone's page is a page of its own."""
    course = scene.course()
    width, height = sizes[0]
    is_phone = sizes == (PHONE,)
    context = browser.new_context(
        viewport={"width": width, "height": height},
        locale="en",
        reduced_motion="reduce",
        is_mobile=is_phone,
        has_touch=is_phone,
    )
    context.add_init_script("localStorage.motion = 'at_once'")
    staged = Staged(context, den, kept(den, course), course, scene.seat)
    staged.come(course.turn, scene.sealed, scene.kept, scene.looking)
    found = {}
    for size in sizes:
        staged.page.set_viewport_size({"width": size[0], "height": size[1]})
        found[size] = measured(staged.page)
    context.close()
    return found


def share_of(size: Size) -> float:
    """How much of the felt's shorter side the board takes at least."""
    width, height = size
    return 0.55 if width > height > 600 else 0.5


@pytest.mark.parametrize("game", GAMES)
def test_every_question_lies_open_at_every_size_round_a_board_that_never_moves(game: str, browser: Browser, den: str) -> None:
    faults = []
    boards: dict[object, set[object]] = {}
    for scene in questions(game):
        found = looked_at(browser, den, scene, *SIZES) | (looked_at(browser, den, scene, PHONE) if FULL else {})
        for size, seen in found.items():
            faults += [(scene.name, size, fault) for fault in seen["faults"]]
            if seen["share"] < share_of(size):
                faults.append((scene.name, size, f"the board takes {seen['share']:.0%} of the felt"))
            boards.setdefault((size, len(scene.course().cast)), set()).add(tuple(seen["board"]))
    assert not faults
    assert all(len(places) == 1 for places in boards.values()), boards
