"""Law 4: golden codebooks fail on renumbering."""

import pytest

from spelunke.core.game import Parts
from tests.golden.files import FOLDER, WRITE, compare, lines_of, write
from tests.laws.coding import codebook_lines, nothing_is_renumbered
from tests.laws.scenes import games


@pytest.mark.parametrize("game", games(), ids=lambda game: game.box.key)
def test_no_code_is_ever_renumbered(game: Parts) -> None:
    path = FOLDER / f"{game.box.key}.codebook.txt"
    nothing_is_renumbered(game, lines_of(path))
    if WRITE:
        write(path, codebook_lines(game))  # only what was added: what stood there is the same, or we would not be here
    compare(path, codebook_lines(game))
