"""Lists the paragraphs of every RULES.md that no test cites, and paragraphs that are cited but do not exist.

A test cites a paragraph in a docstring: ``§4.2``, or ``§8.2 to §8.5`` for all between. Exits with 1 if anything is listed.
"""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

HEADED = re.compile(r"\*\*§(\d+\.\d+)\*\*")
CITED = re.compile(r"§(\d+(?:\.\d+)?)(?:(?:\s+to\s+|\s*[–-]\s*)§?(\d+\.\d+))?")


def paragraphs_of(rules: Path) -> list[str]:
    """The numbers of all paragraphs, in the order of the page."""
    return HEADED.findall(rules.read_text(encoding="utf-8")) if rules.exists() else []


def cited_in(text: str) -> Iterator[str]:
    """The numbers that a text cites; of a span all that lie in it.

    >>> list(cited_in("§4.2, §8.2 to §8.4 and all of §6"))
    ['4.2', '8.2', '8.3', '8.4', '6']
    """
    for first, last in CITED.findall(text):
        chapter, _, number = first.partition(".")
        if last and last.partition(".")[0] == chapter:
            yield from (f"{chapter}.{between}" for between in range(int(number), int(last.partition(".")[2]) + 1))
        else:
            yield first


def docstrings_in(source: Path) -> Iterator[str]:
    """The docstrings of a file's tests."""
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            yield ast.get_docstring(node) or ""


def faults_of(game: Path, tests: Path) -> list[str]:
    """All that is wrong with the paragraphs of one game."""
    paragraphs = paragraphs_of(game / "RULES.md")
    if not paragraphs:
        return ["RULES.md has no paragraphs"]
    faults = [f"§{number} stands twice" for number in sorted({n for n in paragraphs if paragraphs.count(n) > 1})]
    cited = {number for test in tests.rglob("test_*.py") for text in docstrings_in(test) for number in cited_in(text)}
    faults += [f"§{number} is cited by no test" for number in paragraphs if number not in cited]
    known = {*paragraphs, *(number.partition(".")[0] for number in paragraphs)}
    faults += [f"§{number} is cited by a test, but does not exist" for number in sorted(cited - known)]
    for source in sorted(game.rglob("*.py")):
        unknown = sorted(set(cited_in(source.read_text(encoding="utf-8"))) - known)
        faults += [f"§{number} is cited in {source.name}, but does not exist" for number in unknown]
    german = paragraphs_of(game / "RULES.de.md")
    faults += [f"§{number} is missing in RULES.de.md" for number in paragraphs if number not in german]
    faults += [f"§{number} stands only in RULES.de.md" for number in german if number not in paragraphs]
    return faults


def main() -> int:
    """Print every fault; how many games have any."""
    faulty = 0
    for box in sorted((ROOT / "src/spelunke/games").glob("*/box.py")):
        game = box.parent
        faults = faults_of(game, ROOT / "tests/games" / game.name)
        faulty += bool(faults)
        print(f"{game.name}: {len(paragraphs_of(game / 'RULES.md'))} paragraphs, {len(faults)} faults")
        for fault in faults:
            print(f"  {fault}")
    return faulty


if __name__ == "__main__":
    sys.exit(1 if main() else 0)
