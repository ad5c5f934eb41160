"""Writes ``docs/concordance``: what the booklets of a game state, and where it is played; and counts it.

A game takes part as soon as its folder has a ``concordance.toml``.

Exits with 1 if a statement has no paragraph or no test, a paragraph or house rule no origin, or something is called printed
that no statement names. ``--check`` also fails if a written page is out of date, and writes nothing.
"""

import ast
import re
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import spelunke
from spelunke import shelf
from spelunke.core.game import Parts
from spelunke.core.house import options
from spelunke.core.origins import VERDICTS, Concordance, Statement, concordance_of, read_origin

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src/spelunke/games"
DOCS = ROOT / "docs/concordance"

MARKED = re.compile(r"\*\*§(\d+\.\d+)\*\*(?:\s\*\(([^)]*)\)\*)?")
GERMAN = {"gedruckt": "printed", "gefunden": "found", "von uns": "ours"}
LANGUAGES = {
    "de": "German", "en": "English", "fr": "French", "it": "Italian", "es": "Spanish", "nl": "Dutch", "da": "Danish",
    "pl": "Polish", "ru": "Russian", "cs": "Czech", "sv": "Swedish", "fi": "Finnish", "pt": "Portuguese", "hu": "Hungarian",
    "no": "Norwegian", "el": "Greek", "tr": "Turkish", "sk": "Slovak",
}  # fmt: skip


def markers_of(rules: Path) -> dict[str, str]:
    """By paragraph of a rule book: the origin that stands behind its number, in English; "" without one."""
    marked = MARKED.findall(rules.read_text(encoding="utf-8"))
    return {number: _in_english(marker) for number, marker in marked}


def _in_english(marker: str) -> str:
    kind, colon, detail = marker.partition(":")
    return GERMAN.get(kind, kind) + colon + detail


def tests_of(key: str) -> set[str]:
    """The names of all tests of a game."""
    files = (ROOT / "tests/games" / key).rglob("test_*.py")
    nodes = (node for file in files for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))))
    return {node.name for node in nodes if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")}


def faults_of(parts: Parts) -> Iterator[str]:
    """All that is wrong with the concordance of one game."""
    key, told = parts.box.key, concordance_of(parts.package)
    marked = markers_of(GAMES / key / "RULES.md")
    known_rules = {option.name for option in options(parts.box.house)}
    tests = tests_of(key)
    for statement in told.statements:
        yield from (
            f"{statement.says!r}: {fault}" for fault in _faults_of_statement(statement, told, marked, known_rules, tests)
        )
    yield from _faults_of_paragraphs(told, marked, markers_of(GAMES / key / "RULES.de.md"))
    yield from _faults_of_house(told, known_rules, (GAMES / key / "RULES.md").read_text(encoding="utf-8"))


def _faults_of_statement(
    statement: Statement, told: Concordance, marked: dict[str, str], rules: set[str], tests: set[str]
) -> Iterator[str]:
    if not statement.paragraphs and statement.verdict != "missing":
        yield "it has no paragraph"
    yield from (f"§{number} does not exist" for number in statement.paragraphs if number not in marked)
    yield from (f"there is no test {test}" for test in statement.tests if test not in tests)
    if not statement.tests and statement.verdict != "missing":
        yield "no test holds it"
    yield from (f"no booklet in {language} was read" for language in statement.languages if language not in told.languages)
    if statement.verdict in ("house rule", "ambiguous") and not statement.house:
        yield "it names no house rule"
    if statement.house and statement.house.partition("=")[0] not in rules:
        yield f"there is no house rule {statement.house}"
    if statement.verdict == "differs" and not statement.why:
        yield "nothing says why we differ"


def _faults_of_paragraphs(told: Concordance, marked: dict[str, str], german: dict[str, str]) -> Iterator[str]:
    named = {number for statement in told.statements for number in statement.paragraphs}
    for number, origin in told.paragraphs.items():
        if number not in marked:
            yield f"§{number} has an origin, but does not exist"
        if number in named:
            yield f"§{number} is called {origin}, but a statement names it"
        if read_origin(origin).kind == "printed":
            yield f"§{number} is called printed, but no statement names it"
    for number, marker in marked.items():
        origin_of = told.of_paragraph(number)
        if origin_of is None:
            yield f"§{number} has no origin"
        elif marker != str(origin_of):
            yield f"§{number} is marked ({marker}) in RULES.md; it is ({origin_of})"
        elif _sort_of(german.get(number, "")) != _sort_of(marker):
            yield f"§{number} is marked ({german.get(number, '')}) in RULES.de.md; it is ({origin_of})"


def _sort_of(marker: str) -> str:
    """A marker without the source of what was found, which is told in words."""
    return "found" if marker.startswith("found") else marker


def _faults_of_house(told: Concordance, rules: set[str], text: str) -> Iterator[str]:
    stated = {statement.house.partition("=")[0] for statement in told.statements if statement.house}
    named = {number for statement in told.statements for number in statement.paragraphs}
    for name in sorted(rules - {"memory_aids"}):
        if name not in told.house:
            yield f"house rule {name} has no origin"
            continue
        where = {number for number, says in _paragraphs(text) if f"`{name}`" in says}
        if read_origin(told.house[name]).kind == "printed" and name not in stated and not where & named:
            yield f"house rule {name} is called printed, but no statement names it or its paragraph"
    for reading, origin in told.readings.items():
        read_origin(origin)
        if reading.partition("=")[0] not in rules:
            yield f"there is no house rule {reading}"


def _paragraphs(text: str) -> Iterator[tuple[str, str]]:
    pieces = re.split(r"\*\*§(\d+\.\d+)\*\*", text)
    yield from zip(pieces[1::2], pieces[2::2], strict=True)


def page_of(parts: Parts) -> str:
    """The concordance of one game as a page."""
    told = concordance_of(parts.package)
    people = told.people
    by_role = (("Authors", people.authors), ("Artists", people.artists), ("Published by", people.published))
    booklets = ", ".join(LANGUAGES[language] for language in told.languages)
    lines = [
        f"# {parts.box.title}: the booklets beside our rules",
        "",
        "Made by `python tools/concordance.py` from `concordance.toml` in the game's folder; not to be edited here.",
        "",
        *(f"- {role}: {', '.join(names)}" for role, names in by_role if names),
        f"- Booklets read: {booklets}",
        "",
        counted([parts]),
        "",
        "## What print states",
        "",
        "Told in our own words. *All* means every booklet that was read.",
        "",
        "| statement | booklets | here | paragraph | held by |",
        "|---|---|---|---|---|",
        *(_row(statement) for statement in told.statements),
        "",
        "## What is not printed",
        "",
        "| paragraph | origin |",
        "|---|---|",
        *(f"| §{number} | {origin} |" for number, origin in told.paragraphs.items()),
        "",
        "## House rules and tables",
        "",
        "Where the default comes from, and other values that some booklet has.",
        "",
        "| house rule | origin |",
        "|---|---|",
        *(f"| `{name}` | {origin} |" for name, origin in (told.house | told.readings).items()),
        "",
    ]
    return "\n".join(lines)


def _row(statement: Statement) -> str:
    here = f"{statement.verdict} (`{statement.house}`)" if statement.house else statement.verdict
    here += f": {statement.why}" if statement.why else ""
    where = ", ".join(f"§{number}" for number in statement.paragraphs)
    held = ", ".join(f"`{test}`" for test in statement.tests)
    return f"| {statement.says} | {', '.join(statement.languages) or 'all'} | {here} | {where} | {held} |"


def counted(games: list[Parts]) -> str:
    """How many statements there are, by what becomes of them."""
    rows = [f"| game | statements | {' | '.join(VERDICTS)} |", "|---|" + "---:|" * (len(VERDICTS) + 1)]
    for parts in games:
        told = concordance_of(parts.package)
        counts = Counter(statement.verdict for statement in told.statements)
        cells = [len(told.statements), *(counts[verdict] for verdict in VERDICTS)]
        rows.append(f"| {parts.box.key} | {' | '.join(map(str, cells))} |")
    return "\n".join(rows)


def main(arguments: list[str]) -> int:
    """Print the counts and every fault, and write the pages; how many games have faults."""
    games = [parts for parts in map(shelf.parts, spelunke.keys()) if concordance_of(parts.package).languages]
    faulty = 0
    for parts in games:
        faults = list(faults_of(parts))
        page, path = page_of(parts), DOCS / f"{parts.box.key}.md"
        if "--check" not in arguments:
            DOCS.mkdir(exist_ok=True)
            path.write_text(page, encoding="utf-8")
        elif not path.exists() or path.read_text(encoding="utf-8") != page:
            faults.append(f"{path.relative_to(ROOT)} is out of date: run python tools/concordance.py")
        faulty += bool(faults)
        print("\n  ".join([f"{parts.box.key}: {len(faults)} faults", *faults]))
    print(counted(games))
    return faulty


if __name__ == "__main__":
    sys.exit(1 if main(sys.argv[1:]) else 0)
