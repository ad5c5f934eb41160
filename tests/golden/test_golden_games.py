"""Law 10: one readable game of every game and preset; a game without one fails."""

import pytest

from spelunke.core.game import Parts
from tests.golden.files import FOLDER, WRITE, compare, lines_of, write
from tests.golden.story import played, story
from tests.laws.scenes import Scene, games, preset_scenes

PRESETS = [pytest.param(game, preset, id=f"{game.box.key}-{preset}") for game in games() for preset in game.box.presets]


def scene_of(game: Parts, preset: str) -> Scene:
    """A preset as printed, with the usual number of seats or the first that the preset allows."""
    scenes = {scene.name: scene for scene in preset_scenes(game)}
    names = [f"{game.box.key}-{preset}-{seats}" for seats in (game.box.usual_seats, *game.box.seats)]
    return next(scenes[name] for name in names if name in scenes)


@pytest.mark.parametrize(("game", "preset"), PRESETS)
def test_the_golden_game_goes_as_it_always_went(game: Parts, preset: str) -> None:
    """Games that sensible players played are replayed from their answers: what is sensible may change, the rules may not."""
    path, scene = FOLDER / f"{game.box.key}-{preset}.txt", scene_of(game, preset)
    answers = path.with_suffix(".answers")
    if WRITE and scene.by_thumb and not answers.exists():
        write(answers, [str(code) for code in played(scene, seed=1)])
    lines = list(story(scene, preset, seed=1, recorded=[int(code) for code in lines_of(answers)]))
    if WRITE:
        write(path, lines)
    compare(path, lines)


def test_no_golden_game_is_left_over() -> None:
    written = {path.stem for path in FOLDER.glob("*-*.txt")}
    assert written <= {str(preset.id) for preset in PRESETS}
