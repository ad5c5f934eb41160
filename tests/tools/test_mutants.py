"""A mutant that a test notices is caught, one that changes nothing is listed, and tests that fail anyway prove nothing."""

import ast
from pathlib import Path

import pytest

import mutants

POLICY = '''"""Takes 2 of 3."""

LEAST: Final[int] = 7  # never below 1


def best(one: int = 4, other: "int | None" = None) -> int:
    """Not 5 < 6."""
    if other is not None and not other > one - 3:
        return min(one, other)
    return f"{one + 8}" and one
'''

TOY = {
    "src/spelunke/__init__.py": "",
    "src/spelunke/games/__init__.py": "",
    "src/spelunke/games/toy/__init__.py": "",
    "src/spelunke/games/toy/policy.py": "def larger(one, other):\n    return one if one > other else other\n",
}
NOTICES = """
from spelunke.games.toy.policy import larger

def test_the_larger_is_taken():
    assert (larger(1, 2), larger(2, 1)) == (2, 2)
"""


def tree_with(folder: Path, test: str) -> Path:
    """A tree with one game, whose policy has one token to change."""
    for name, text in {**TOY, "tests/games/toy/test_policy.py": test}.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    return folder


def test_only_tokens_of_code_are_changed_and_each_in_every_way() -> None:
    found = [(place.line, place.token, place.instead) for place in mutants.places(POLICY)]
    assert found == [
        (3, "7", ("8", "6")),
        (6, "4", ("5", "3")),
        (8, "not", ("",)),
        (8, "and", ("or",)),
        (8, "not", ("",)),
        (8, ">", (">=", "<=")),
        (8, "-", ("+",)),
        (8, "3", ("4", "2")),
        (9, "min", ("max",)),
        (10, "and", ("or",)),
    ]


@pytest.mark.parametrize("kind", mutants.KINDS)
def test_every_change_of_every_game_is_python_and_another_program(kind: str) -> None:
    paths = sorted((mutants.ROOT / mutants.GAMES).glob(f"*/{kind}*.py"))
    assert {path.parent.name for path in paths} >= {"rueck", "wuerfel"}
    for path in paths:
        source = path.read_text(encoding="utf-8")
        meant = ast.dump(ast.parse(source))
        for place in mutants.places(source)[::7]:
            for instead in place.instead:
                mutant = mutants.Mutant(kind, path, place.line, place.column, place.token, instead)
                assert ast.dump(ast.parse(mutant.applied(source))) != meant


def test_the_same_seed_draws_the_same_mutants_of_all_games() -> None:
    drawn = mutants.mutants_of(mutants.ROOT, "policy", "*", 40, seed=1)
    assert (
        drawn
        == mutants.mutants_of(mutants.ROOT, "policy", "*", 40, seed=1)
        != mutants.mutants_of(mutants.ROOT, "policy", "*", 40, seed=2)
    )
    assert len(set(drawn)) == 40
    assert len({mutant.game for mutant in drawn}) > 2
    assert {mutant.game for mutant in mutants.mutants_of(mutants.ROOT, "policy", "rueck", 5, seed=1)} == {"rueck"}


def tried(folder: Path, instead: str) -> tuple[bool, str]:
    """Whether the change of the toy's only token is caught, and the file as it is afterwards."""
    workshop = mutants.Workshop(folder, folder.parent / "scratch", copies=1)
    path = mutants.GAMES / "toy" / "policy.py"
    caught = workshop.is_caught(mutants.Mutant("policy", path, 2, 22, ">", instead))
    return caught, (folder.parent / "scratch" / "0" / path).read_text(encoding="utf-8")


@pytest.mark.parametrize(("instead", "is_caught"), [("<=", True), (">=", False)])
def test_a_planted_mutant_is_caught_and_a_harmless_one_survives(tmp_path: Path, instead: str, is_caught: bool) -> None:
    (tmp_path / "scratch").mkdir()
    assert tried(tree_with(tmp_path / "tree", NOTICES), instead) == (is_caught, TOY["src/spelunke/games/toy/policy.py"])


def test_survivors_are_listed_with_their_lines_and_fail_the_run(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    blind = "def test_nothing():\n    assert True\n"
    assert mutants.main(["--jobs", "1"], tree_with(tmp_path, blind)) == 1
    told = capsys.readouterr().out
    assert "SURVIVED  src/spelunke/games/toy/policy.py:2:23  > → " in told
    assert "    return one if one > other else other" in told
    assert "policy: 0 of 1 caught" in told


def test_tests_that_fail_with_nothing_changed_catch_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert mutants.main([], tree_with(tmp_path, "def test_broken():\n    assert False\n")) == 2
    assert capsys.readouterr().out == "Tests fail with nothing changed: toy\n"


def test_a_test_that_never_ends_has_caught_the_mutant(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mutants, "PATIENCE", 0.001)
    assert mutants.fails(tree_with(tmp_path, NOTICES), "policy", "toy")


@pytest.mark.parametrize(("caught", "status"), [(18, 0), (17, 1)])
def test_eighteen_of_twenty_are_enough(caught: int, status: int) -> None:
    drawn = mutants.mutants_of(mutants.ROOT, "policy", "*", 20, seed=1)
    assert mutants.report(mutants.ROOT, {mutant: number < caught for number, mutant in enumerate(drawn)}) == status
