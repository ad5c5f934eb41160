"""Mutation testing: changes one token of a policy, a reason or an observation at a time, and runs the tests of its game.

``nice python tools/mutants.py``  20 mutants of each kind of module, over all games, by a committed seed
``python tools/mutants.py --only policy --game rueck``  only some of them

Each mutant is tried in a copy of the tree. It is caught if a test fails, or does not end; the survivors are listed. The exit
status is 1 if of any kind fewer than 18 in 20 are caught.
"""

import argparse
import ast
import io
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import tokenize
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib.util import cache_from_source
from itertools import pairwise
from pathlib import Path
from queue import SimpleQueue
from typing import Final, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
COPIED = ("src", "tests", "bench", "tools", "docs", "pyproject.toml")
GAMES = Path("src", "spelunke", "games")
KINDS = ("policy", "reasons", "observation")
SEED: Final = 16
MUTANTS: Final = 20
"""Of each kind."""

ENOUGH: Final = 18
PATIENCE: Final = 300
"""Seconds for the tests of a mutant."""

COMPARISONS: Final[dict[type[ast.cmpop], tuple[str, tuple[str, ...]]]] = {
    ast.Lt: ("<", ("<=", ">=")),
    ast.LtE: ("<=", ("<", ">")),
    ast.Gt: (">", (">=", "<=")),
    ast.GtE: (">=", (">", "<")),
    ast.Eq: ("==", ("!=",)),
    ast.NotEq: ("!=", ("==",)),
    ast.In: ("in", ("not in",)),
    ast.NotIn: ("not", ("",)),
    ast.Is: ("is", ("is not",)),
    ast.IsNot: ("not", ("",)),
}
OPERATORS: Final[dict[type[ast.operator], tuple[str, str]]] = {
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "+"),
    ast.Div: ("/", "*"),
    ast.FloorDiv: ("//", "*"),
    ast.Mod: ("%", "*"),
    ast.BitAnd: ("&", "|"),
    ast.BitOr: ("|", "&"),
    ast.BitXor: ("^", "&"),
    ast.LShift: ("<<", ">>"),
    ast.RShift: (">>", "<<"),
}
NAMES: Final = {"min": "max", "max": "min", "any": "all", "all": "any"}
ANNOTATIONS: Final = {"annotation", "returns"}


class Place(NamedTuple):
    """A token of a module that can be changed, and what it can become."""

    line: int
    column: int
    token: str
    instead: tuple[str, ...]


class Mutant(NamedTuple):
    """A module with one token changed."""

    kind: str
    path: Path
    line: int
    column: int
    token: str
    instead: str

    @property
    def game(self) -> str:
        """The game that the module belongs to."""
        return self.path.parent.name

    def applied(self, source: str) -> str:
        """The module's text with the change."""
        lines = source.splitlines(keepends=True)
        text, end = lines[self.line - 1], self.column + len(self.token)
        lines[self.line - 1] = text[: self.column] + self.instead + text[end:]
        return "".join(lines)

    def __str__(self) -> str:
        return f"{self.path.as_posix()}:{self.line}:{self.column + 1}  {self.token} → {self.instead or 'nothing'}"


def places(source: str) -> list[Place]:
    r"""Every token that may be changed: no documentation, no comment, no annotation, no text.

    >>> [(place.token, place.instead) for place in places("LEAST: Final[int] = 3\nif x < min(2, y): pass")]
    [('3', ('4', '2')), ('<', ('<=', '>=')), ('min', ('max',)), ('2', ('3', '1'))]
    """
    tokens = list(tokenize.generate_tokens(io.StringIO(source).readline))
    lines = source.splitlines()
    found = []
    for start, end, wanted, instead in _changes(ast.parse(source)):
        first, last = _in_signs(lines, start), _in_signs(lines, end)
        token = next(token for token in tokens if first <= token.start < last and wanted in {token.string, ""})
        found.append(Place(*token.start, token.string, instead))
    return sorted(found)


Position = tuple[int, int]
Change = tuple[Position, Position, str, tuple[str, ...]]
"""From where to where which token stands, the only one if it is not named, and what it can become."""


def _in_signs(lines: Sequence[str], position: Position) -> Position:
    """A position of the parser, which counts bytes, as the tokenizer counts."""
    line, offset = position
    return line, len(lines[line - 1].encode()[:offset].decode())


def _changes(node: ast.AST) -> Iterator[Change]:
    """All changes of a part of a module."""
    match node:
        case ast.Compare(left=left, ops=operators, comparators=others):
            for one, operator, other in zip((left, *others), operators, others, strict=False):
                yield _end(one), _start(other), *COMPARISONS[type(operator)]
        case ast.BinOp(left=left, op=operation, right=right) if type(operation) in OPERATORS:
            sign, instead = OPERATORS[type(operation)]
            yield _end(left), _start(right), sign, (instead,)
        case ast.AugAssign(target=target, op=operation, value=value) if type(operation) in OPERATORS:
            sign, instead = OPERATORS[type(operation)]
            yield _end(target), _start(value), f"{sign}=", (f"{instead}=",)
        case ast.BoolOp(op=either, values=values):
            word, instead = ("and", "or") if isinstance(either, ast.And) else ("or", "and")
            for one, other in pairwise(values):
                yield _end(one), _start(other), word, (instead,)
        case ast.UnaryOp(op=ast.Not() | ast.USub() as operation, operand=operand):
            yield _start(node), _start(operand), "not" if isinstance(operation, ast.Not) else "-", ("",)
        case ast.Call(func=ast.Name(id=name) as func) if name in NAMES:
            yield _start(func), _end(func), name, (NAMES[name],)
        case ast.Constant(value=bool(value)):
            yield _start(node), _end(node), str(value), (str(not value),)
        case ast.Constant(value=int(number) | float(number)):
            yield _start(node), _end(node), "", (f"{number + 1:g}", f"{number - 1:g}")
    for name, inner in ast.iter_fields(node):
        if name not in ANNOTATIONS and not isinstance(node, ast.JoinedStr):
            for part in inner if isinstance(inner, list) else [inner]:
                if isinstance(part, ast.AST):
                    yield from _changes(part)


def _start(node: ast.expr) -> Position:
    return node.lineno, node.col_offset


def _end(node: ast.expr) -> Position:
    assert node.end_lineno is not None and node.end_col_offset is not None
    return node.end_lineno, node.end_col_offset


def mutants_of(root: Path, kind: str, game: str, count: int, seed: int) -> list[Mutant]:
    """So many mutants of all modules of a kind, each token as likely as any other."""
    found = [
        (path, place)
        for path in sorted((root / GAMES).glob(f"{game}/{kind}*.py"))
        for place in places(path.read_text(encoding="utf-8"))
    ]
    dice = random.Random(f"{seed} {kind}")
    drawn = dice.sample(found, min(count, len(found)))
    return [
        Mutant(kind, path.relative_to(root), place.line, place.column, place.token, dice.choice(place.instead))
        for path, place in drawn
    ]


def suites(tree: Path, kind: str, game: str) -> Iterator[list[str]]:
    """What is run against a mutant, one after the other: what is quick and likely to notice comes first."""
    judged = f"tests/golden/test_judgement.py::test_positions_are_judged_as_they_were[{game}]"
    words = f"tests/test_names.py::test_what_is_said_at_a_table_cannot_be_changed_and_bears_its_own_name[{game}]"
    layouts = ["tests/gym/test_docs.py"] if kind == "observation" else []
    own = sorted((tree / "tests" / "games" / game).glob("test_*.py"), key=lambda path: (kind not in path.name, path.name))
    yield _there(tree, [words, judged, *layouts, *(path.relative_to(tree).as_posix() for path in own)])
    if wider := _there(tree, ["tests/golden", "tests/bots/test_policies.py", "tests/laws"]):
        yield [*wider, "-k", game]


def _there(tree: Path, tests: list[str]) -> list[str]:
    return [test for test in tests if (tree / test.partition("::")[0]).exists()]


def fails(tree: Path, kind: str, game: str) -> bool:
    """Whether a test of that kind of module fails in a tree, or does not end."""
    env = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    env["PYTHONPATH"] = str(tree / "src")
    pytest = [sys.executable, "-m", "pytest", "-x", "-q", "--no-header", "-p", "no:cacheprovider", "-p", "no:xdist"]
    for tests in suites(tree, kind, game):
        running = subprocess.Popen(
            [*pytest, *tests], cwd=tree, env=env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True
        )
        try:
            if running.wait(PATIENCE):
                return True
        except subprocess.TimeoutExpired:
            os.killpg(running.pid, signal.SIGKILL)
            running.wait()
            return True
    return False


class Workshop:
    """Copies of the tree, one for each mutant that is tried at the same time."""

    def __init__(self, root: Path, scratch: Path, copies: int) -> None:
        self._free: SimpleQueue[Path] = SimpleQueue()
        for number in range(copies):
            tree = scratch / str(number)
            tree.mkdir()
            for name in COPIED:
                if (root / name).is_dir():
                    shutil.copytree(
                        root / name, tree / name, ignore=shutil.ignore_patterns("__pycache__", "*.so", "page", "pictures")
                    )
                elif (root / name).exists():
                    shutil.copy2(root / name, tree / name)
            self._free.put(tree)

    def is_caught(self, mutant: Mutant) -> bool:
        """Try a mutant in a copy that is free."""
        tree = self._free.get()
        path = tree / mutant.path
        source = path.read_text(encoding="utf-8")
        try:
            _write(path, mutant.applied(source))
            caught = fails(tree, mutant.kind, mutant.game)
        finally:
            _write(path, source)
            self._free.put(tree)
        print(f"{'caught  ' if caught else 'SURVIVED'}  {mutant}", flush=True)
        return caught

    def is_sound(self, game: str) -> bool:
        """Whether the tests of a game pass with nothing changed: otherwise they would catch anything."""
        tree = self._free.get()
        try:
            return not fails(tree, KINDS[-1], game)  # the tests of this kind include those of the others
        finally:
            self._free.put(tree)


def _write(module: Path, source: str) -> None:
    """Write a module, and forget what Python compiled of it: it would take a change within the same second for none."""
    module.write_text(source, encoding="utf-8")
    Path(cache_from_source(str(module))).unlink(missing_ok=True)


def main(arguments: Sequence[str], root: Path = ROOT) -> int:
    """Try the mutants, and list the survivors."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", choices=KINDS, help="one kind of module")
    parser.add_argument("--game", default="*", help="one game")
    parser.add_argument("--mutants", type=int, default=MUTANTS, help="how many of each kind")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--jobs", type=int, default=2, help="how many are tried at the same time")
    asked = parser.parse_args(arguments)
    kinds = [asked.only] if asked.only else KINDS
    mutants = [mutant for kind in kinds for mutant in mutants_of(root, kind, asked.game, asked.mutants, asked.seed)]
    with tempfile.TemporaryDirectory() as scratch, ThreadPoolExecutor(asked.jobs) as pool:
        workshop = Workshop(root, Path(scratch), asked.jobs)
        games = sorted({mutant.game for mutant in mutants})
        if broken := [game for game, sound in zip(games, pool.map(workshop.is_sound, games), strict=True) if not sound]:
            print(f"Tests fail with nothing changed: {', '.join(broken)}")
            return 2
        caught = dict(zip(mutants, pool.map(workshop.is_caught, mutants), strict=True))
    return report(root, caught)


def report(root: Path, caught: dict[Mutant, bool]) -> int:
    """Print the survivors with their lines, and how many of each kind were caught; 1 if too few."""
    for mutant in (mutant for mutant, was_caught in caught.items() if not was_caught):
        print(f"\n{mutant}\n    {(root / mutant.path).read_text(encoding='utf-8').splitlines()[mutant.line - 1].strip()}")
    too_few = False
    print()
    for kind in dict.fromkeys(mutant.kind for mutant in caught):
        tried = [was_caught for mutant, was_caught in caught.items() if mutant.kind == kind]
        print(f"{kind}: {sum(tried)} of {len(tried)} caught")
        too_few = too_few or sum(tried) * MUTANTS < ENOUGH * len(tried)
    return int(too_few)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
