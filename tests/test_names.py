"""One name, one thing: no two public classes of the package share a name, and files are found by the word one searches for."""

import ast
from collections import defaultdict
from pathlib import Path

import pytest

import look_ups
from spelunke import shelf

PACKAGE = Path(__file__).parent.parent / "src" / "spelunke"
GAMES = PACKAGE / "games"


def classes_in(folder: Path, leaving_out: Path | None = None) -> dict[str, list[str]]:
    """By name: the files that define a public class of that name."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted(folder.rglob("*.py")):
        if leaving_out is None or leaving_out not in path.parents:
            tree = ast.parse(path.read_text(encoding="utf-8"))
            for node in ast.walk(tree):
                if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                    found[node.name].append(str(path.relative_to(PACKAGE)))
    return found


def shared(classes: dict[str, list[str]]) -> dict[str, list[str]]:
    """The names that stand for two things."""
    return {name: files for name, files in classes.items() if len(files) > 1}


def test_no_two_classes_outside_the_games_share_a_name() -> None:
    assert shared(classes_in(PACKAGE, leaving_out=GAMES)) == {}


def games() -> list[Path]:
    """The folders of the games."""
    return [folder for folder in sorted(GAMES.iterdir()) if (folder / "rules.py").is_file()]


@pytest.mark.parametrize("game", games(), ids=lambda folder: folder.name)
def test_no_two_classes_of_a_game_share_a_name(game: Path) -> None:
    """Two games may each have a ``House`` and a ``Position``: they are the same part of each."""
    assert shared(classes_in(game)) == {}


@pytest.mark.parametrize(("wanted", "module"), list(look_ups.WANTED.items()), ids=list(look_ups.WANTED))
def test_a_search_for_the_usual_word_finds_its_module_first(wanted: str, module: str) -> None:
    assert look_ups.first_hit(wanted) == module


@pytest.mark.parametrize("key", shelf.keys())
def test_what_is_said_at_a_table_cannot_be_changed_and_bears_its_own_name(key: str) -> None:
    game = shelf.parts(key)
    moves = {type(move) for move in game.codebook.moves}
    said = {kind: kind.__struct_config__ for kind in (*moves, *game.events, *game.chances, *game.reasons)}
    assert [kind for kind, config in said.items() if not config.frozen or config.tag != kind.__name__] == []
