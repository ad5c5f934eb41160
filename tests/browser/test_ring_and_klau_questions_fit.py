"""Klau Mau!, Tock and the dice game: every kind of question lies open at every size, and the board keeps its place."""

import importlib
import os
from collections import defaultdict
from typing import Any, Final

import pytest
from playwright.sync_api import Browser

from gallery import kept
from scenes import Scene
from staging import Staged
from tests.browser.fit import measured

FULL: Final = os.environ.get("LAWS") == "full" or os.environ.get("FAULTS") == "full"

EVERY_SIZE: Final = ((1440, 900), (1024, 768), (820, 1180), (844, 390), (390, 844), (720, 450))
"""The last is 1440×900 at 200 % zoom."""

SIZES: Final = EVERY_SIZE if FULL else ((1440, 900), (844, 390), (390, 844))

GAMES: Final = ("klau", "tock", "wuerfel")


def scenes_of(game: str) -> list[Scene]:
    """The questions of a game and its end, or the first question alone."""
    module: Any = importlib.import_module(f"scenes.{game}")
    by_name = {scene.name: scene for scene in module.SCENES}
    return [by_name[name] for name in ((*module.QUESTIONS, "end") if FULL else module.QUESTIONS[:1])]


def laid(scene: Scene, browser: Browser, den: str) -> Staged:
    """The scene on a page of its own, with what is touched in it."""
    course = scene.course()
    context = browser.new_context(viewport={"width": SIZES[0][0], "height": SIZES[0][1]}, locale="en", reduced_motion="reduce")
    context.add_init_script("localStorage.motion = 'at_once'")
    staged = Staged(context, den, kept(den, course), course, scene.seat)
    staged.come(course.turn, scene.sealed, scene.kept, scene.looking)
    if scene.touch:
        scene.touch(staged.page)
    return staged


def least(width: int, height: int) -> float:
    """The least that the board takes of the felt's shorter side."""
    return 0.55 if min(width, height) > 600 and width > height else 0.5


@pytest.mark.parametrize("game", GAMES)
def test_a_question_lies_open_before_everybody_at_every_size_and_the_board_stays(game: str, browser: Browser, den: str) -> None:
    faults: dict[str, list[str]] = {}
    boards: dict[tuple[int, ...], set[tuple[float, ...]]] = defaultdict(set)
    for scene in scenes_of(game):
        staged = laid(scene, browser, den)
        for width, height in SIZES:
            staged.page.set_viewport_size({"width": width, "height": height})
            found = measured(staged.page)
            boards[staged.course.game.seats, width, height].add(tuple(found["board"]))
            if found["share"] < least(width, height):
                found["faults"].append(f"the board takes {found['share']:.0%} of the felt")
            if found["faults"]:
                faults[f"{scene.name} {width}×{height}"] = found["faults"]
        staged.context.close()
    moved = {at: found for at, found in boards.items() if len(found) > 1}
    assert (faults, moved) == ({}, {})
