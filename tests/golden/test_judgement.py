"""What is judged changes only on purpose: marks, chances, reasons, odds and observations at some positions of every game."""

import pytest

from spelunke.core.game import Parts
from spelunke.core.house import options
from tests.golden.files import FOLDER, WRITE, compare, write
from tests.golden.judgement import judgement
from tests.laws.scenes import games, house_scenes, preset_scenes

GAMES = [pytest.param(game, id=game.box.key) for game in games()]


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_positions_are_judged_as_they_were(game: Parts) -> None:
    """Under every preset, and under a value of every house rule that the presets leave alone."""
    scenes = [scene for scene in preset_scenes(game) if scene.game.seats == game.box.usual_seats]
    for option in options(game.box.house):
        scenes += [scene for scene in house_scenes(game, option, every_table=False) if not scene.by_thumb][:1]
    lines = [game.box.title]
    for scene in scenes:
        lines += judgement(scene, seed=2)
    path = FOLDER / f"{game.box.key}.judgement.txt"
    if WRITE:
        write(path, lines)
    compare(path, lines)
