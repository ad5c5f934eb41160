"""The public face: every name is there, and says what it is."""

import ast
import importlib
import inspect
import subprocess
import sys
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest

import spelunke
from spelunke import shelf
from spelunke.core import errors
from spelunke.core.game import Parts


@pytest.mark.parametrize("name", spelunke.__all__)
def test_every_public_name_can_be_had_and_is_documented(name: str) -> None:
    assert getattr(spelunke, name) is not None
    assert name in documented_names()


@cache
def documented_names() -> set[str]:
    """What has a sentence in the source of the rooms: compiled classes carry none with them."""
    found = set()
    for room in ("__init__", *spelunke._ROOMS):
        source = Path(spelunke.__file__).parent / (room.replace(".", "/") + ".py")
        body = ast.parse(source.read_text(encoding="utf-8")).body
        for node, after in pairwise([*body, ast.Pass()]):
            if isinstance(node, ast.ClassDef | ast.FunctionDef) and ast.get_docstring(node):
                found.add(node.name)
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and isinstance(after, ast.Expr):
                found.add(node.target.id)
    return found


def test_public_names_are_told_once_and_in_order() -> None:
    constants = sorted(name for name in spelunke.__all__ if name.isupper())
    classes = sorted(name for name in spelunke.__all__ if name[0].isupper() and not name.isupper())
    functions = sorted(name for name in spelunke.__all__ if name.islower())
    assert spelunke.__all__ == [*constants, *classes, *functions]


def test_every_error_is_public() -> None:
    raised = {name for name, thing in vars(errors).items() if inspect.isclass(thing) and issubclass(thing, Exception)}
    assert raised <= set(spelunke.__all__)


def test_there_is_nothing_else() -> None:
    with pytest.raises(AttributeError, match="no_such_name"):
        spelunke.no_such_name  # noqa: B018
    for name in ("Parts", "importlib_", "deal"):
        assert not hasattr(spelunke, name)


def test_importing_spelunke_does_not_import_the_games() -> None:
    script = "import sys, spelunke; print([name for name in sys.modules if name.startswith('spelunke.games')])"
    told = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == "[]"


def test_the_engine_says_whether_it_is_compiled() -> None:
    table = importlib.import_module("spelunke.core.table")
    assert spelunke.is_compiled() == (not str(table.__file__).endswith(".py"))


def test_the_shelf_is_in_order_and_knows_our_folders() -> None:
    assert spelunke.keys() == sorted(spelunke.keys())
    assert "rueck" in set(spelunke.keys())
    assert isinstance(shelf.parts("rueck"), Parts)


@pytest.mark.parametrize("key", ["", "no such game", "Rueck", "x" * 1000, "../rueck", None, 3])
def test_an_unknown_game_is_refused_and_the_shelf_is_told(key: object) -> None:
    with pytest.raises(spelunke.UnknownGame) as refusal:
        spelunke.game(key)  # type: ignore[arg-type]
    assert "rueck" in str(refusal.value)
    assert len(str(refusal.value)) < 300


def test_an_error_knows_its_facts_and_speaks_english() -> None:
    error = spelunke.WrongSeats("seats-wrong", title="A game", seats="9", allowed=[2, 3])
    assert (error.message, error.facts["seats"]) == ("seats-wrong", "9")
    assert str(error) == "A game is not for 9 players. Possible: 2 and 3."
    assert isinstance(error, spelunke.SpelunkeError)


def test_refused_answers_are_one_family() -> None:
    refused = {spelunke.UnknownMove, spelunke.NotAsked, spelunke.NotLegal, spelunke.AnswersMissing}
    assert all(issubclass(error, spelunke.Refused) for error in refused)
    assert not issubclass(spelunke.BadRecord, spelunke.Refused)
