"""All facts of a game are in its folder: under another key everything is as it was, and no key stands anywhere else."""

import ast
import dataclasses
import importlib.metadata
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

import spelunke
from spelunke import shelf
from spelunke.bots import policy
from spelunke.bots.characters import characters, rates_of
from spelunke.core.dice import Dice
from spelunke.core.playout import play_by
from spelunke.games.wuerfel import PARTS as DICE_GAME
from spelunke.lab.balance import balance
from spelunke.lab.entrants import Entrant
from spelunke.lab.executors import Alone
from spelunke.lab.simulate import simulate
from spelunke.lab.sweep import sweep
from spelunke.server.http.house_rule_effects import consequences

ROOT = Path(__file__).parent.parent
OURS, ANOTHER = "wuerfel", "dice_game"
SETTING: Final[dict[str, Any]] = {"seats": 2, "preset": "tiny"}

PARTS: Final = dataclasses.replace(DICE_GAME, box=dataclasses.replace(DICE_GAME.box, key=ANOTHER))

NAMED_ELSEWHERE = {("tools/pictures.py", "rueck"), ("tools/smoke.py", "rueck")}
"""The README's first picture, and the game that an installed package tries."""


def _forget_the_shelf() -> None:
    for found in (shelf._places, shelf.parts, consequences):
        found.cache_clear()


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The dice game once more, brought by another package under another key."""
    brought = importlib.metadata.EntryPoint(ANOTHER, f"{__name__}:PARTS", shelf.ENTRY_POINT)
    monkeypatch.setattr(importlib.metadata, "entry_points", lambda group: (brought,) if group == shelf.ENTRY_POINT else ())
    _forget_the_shelf()
    yield
    _forget_the_shelf()


def facts(struct: msgspec.Struct) -> dict[str, Any]:
    """What was found, without the key."""
    told: dict[str, Any] = msgspec.to_builtins(struct)
    del told["game"]
    return told


@pytest.mark.parametrize("bot", ["random", "thumb", "novice", "regular", "master", "regular:daredevil"])
def test_every_bot_plays_the_same_games(bot: str) -> None:
    played = []
    for key in (OURS, ANOTHER):
        game = shelf.game(key, **SETTING)
        table = game.parts.deal(game.seats, game.house)
        dice = [Dice(2), Dice(3)]
        play_by([policy(bot, game), policy("thumb", game)], table, Dice(1), dice, game.box.limit)
        played.append(game.position(table))
    assert played[0] == played[1]


def test_the_same_characters_are_offered_with_the_same_habits() -> None:
    ours, another = (shelf.game(key, **SETTING) for key in (OURS, ANOTHER))
    assert characters(ours) == characters(another) != {}
    for name in characters(ours):
        assert rates_of(f"regular:{name}", ours) == rates_of(f"regular:{name}", another)


@pytest.mark.long
def test_the_lab_measures_the_same() -> None:
    ours, another = (shelf.game(key, **SETTING) for key in (OURS, ANOTHER))
    bots = ["thumb", "random"]
    assert facts(simulate(ours, bots, games=8, seed=1)) == facts(simulate(another, bots, games=8, seed=1))
    thumb = Entrant("thumb")
    reports = [facts(balance(game, thumb, (thumb,), games=4, climbs=(), seed=1, crew=Alone())) for game in (ours, another)]
    assert reports[0] == reports[1]
    assert {thing["thing"] for thing in reports[0]["things"]} <= set("123456") != set()
    swept = [facts(sweep(shelf.parts(key), 4, 1, Alone(), over=["pieces"])) for key in (OURS, ANOTHER)]
    assert swept[0] == swept[1]


def test_the_effects_of_house_rules_are_the_same() -> None:
    ours, another = consequences(OURS), consequences(ANOTHER)
    assert ours is not None and another is not None
    assert facts(ours) == facts(another)


def test_openspiel_is_told_the_same() -> None:
    pytest.importorskip("pyspiel")
    from spelunke.gym.openspiel import kind_of

    ours, another = (kind_of("name", shelf.parts(key), "box", one_by_one=False) for key in (OURS, ANOTHER))
    assert str(ours) == str(another)
    assert ours.information == another.information == ours.Information.PERFECT_INFORMATION


@cache
def _constants(path: Path) -> frozenset[str]:
    """The strings of a module that are no documentation, whose examples may name any game."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    spoken = {id(statement.value) for statement in ast.walk(tree) if isinstance(statement, ast.Expr)}
    return frozenset(
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in spoken
    )


def test_no_module_outside_a_games_folder_names_a_game() -> None:
    keys = set(spelunke.keys()) - {ANOTHER}
    named = set()
    for path in (*ROOT.glob("src/spelunke/**/*.py"), *ROOT.glob("tools/*.py")):
        if "games" not in path.relative_to(ROOT).parts:
            named |= {(path.relative_to(ROOT).as_posix(), key) for key in keys & _constants(path)}
    assert named == NAMED_ELSEWHERE


def test_every_game_says_in_its_folder_of_the_page_when_its_picture_is_taken() -> None:
    for key in set(spelunke.keys()) - {ANOTHER}:
        moment = msgspec.json.decode((ROOT / "web" / "src" / "games" / key / "picture.json").read_bytes())
        scenes = importlib.import_module(f"scenes.{key}").SCENES
        assert moment["scene"] in [scene.name for scene in scenes]
