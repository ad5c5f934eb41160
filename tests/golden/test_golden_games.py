"""Law 10: one readable game of every game and preset; a game without one fails."""

from pathlib import Path

import pytest

from spelunke.core.game import Game, Parts
from tests.golden.files import FOLDER, WRITE, compare, folder_of, lines_of, write
from tests.golden.story import played, story
from tests.laws.scenes import Scene, games, preset_scenes

PRESETS = [pytest.param(game, preset, id=f"{game.box.key}-{preset}") for game in games() for preset in game.box.presets]
BEFORE = [
    pytest.param(game, rules, path.stem.partition("-")[2], id=f"{path.stem}-v{rules}")
    for game in games()
    for rules in game.box.former
    for path in sorted(folder_of(game, rules).glob(f"{game.box.key}-*.txt"))
]


def scene_of(game: Parts, preset: str) -> Scene:
    """A preset with the usual number of seats, or the first that the preset allows."""
    scenes = {scene.name: scene for scene in preset_scenes(game)}
    names = [f"{game.box.key}-{preset}-{seats}" for seats in (game.box.usual_seats, *game.box.seats)]
    return next(scenes[name] for name in names if name in scenes)


@pytest.mark.parametrize(("game", "preset"), PRESETS)
def test_the_golden_game_goes_as_it_always_went(game: Parts, preset: str) -> None:
    """Games that sensible players played are replayed from their answers: what is sensible may change, the rules may not."""
    goes_as_written(FOLDER / f"{game.box.key}-{preset}.txt", scene_of(game, preset), preset)


@pytest.mark.parametrize(("game", "rules", "preset"), BEFORE)
def test_the_golden_game_of_earlier_rules_goes_as_it_went_then(game: Parts, rules: int, preset: str) -> None:
    path = folder_of(game, rules) / f"{game.box.key}-{preset}.txt"
    by_thumb = path.with_suffix(".answers").exists()
    goes_as_written(path, Scene(path.stem, Game(game, preset=preset, rules=rules), by_thumb=by_thumb), preset)


def goes_as_written(path: Path, scene: Scene, preset: str) -> None:
    answers = path.with_suffix(".answers")
    if WRITE and scene.by_thumb and not answers.exists():
        write(answers, [str(code) for code in played(scene, seed=1)])
    lines = list(story(scene, preset, seed=1, recorded=[int(code) for code in lines_of(answers)]))
    if WRITE:
        write(path, lines)
    compare(path, lines)


def test_every_earlier_version_has_its_golden_games() -> None:
    for game in games():
        for rules in game.box.former:
            assert (folder_of(game, rules) / f"{game.box.key}-box.txt").exists()


def test_no_golden_game_is_left_over() -> None:
    written = {path.stem for path in FOLDER.glob("*-*.txt")}
    assert written <= {str(preset.id) for preset in PRESETS}
