"""How fast the engine is, as ratios from one run: beside OpenSpiel, beside its own files uncompiled, beside the limit.

make bench                          every game
python -m bench.engine rueck --json one game, for other programs
"""

import argparse
import platform
import sys
from collections.abc import Iterator, Sequence

import msgspec
from rich.console import Console
from rich.table import Table

import spelunke
from bench import limit, ours, relatives
from bench.clock import Pace, race, start_times

MARKS_INSIDE = {"adel": 1.5, "klau": 2.0, "rueck": 3.0, "teufel": 2.0, "tock": 10.0, "wuerfel": 10.0}
"""How many times as fast as OpenSpiel's own loop on the relative the engine's own loop is to be."""

MARK_COMPILED = 10.0
"""How many times as fast as its own files uncompiled the engine is to be."""

MARK_FROM_PYTHON = 1.5
"""The same where every call is made from Python."""

MARK_UNCOMPILED = 2500.0
"""How many games of Rück's raus! a second the sources are to play uncompiled."""

MARK_START = 60.0
"""In how many milliseconds a game is to be at hand, over what Python takes anyway."""

WIDTH = 140
"""Columns of the table, in a narrower place too: broken lines are better than broken words."""

IMPORT = "import spelunke"
IMPORT_AND_GAME = "import spelunke; spelunke.game('rueck')"


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """One comparison."""

    game: str
    what: str
    unit: str
    ours: float
    theirs: float | None = None
    ratio: float | None = None
    """Ours to theirs."""

    beside: str = ""
    """Who they are."""

    mark: float | None = None
    reached: bool | None = None


class Report(msgspec.Struct, frozen=True):
    """One run."""

    python: str
    compiled: bool
    rows: list[Row]


def rows_of(key: str, seconds: float) -> Iterator[Row]:
    """Every comparison of one game."""
    relative = relatives.RELATIVES.get(key) if relatives.is_there() else None
    if relative:
        pair = ours.from_python(key), relatives.from_python(relative)
        yield _row(key, "each call from Python", relative, race(pair, seconds), MARK_FROM_PYTHON)
        pair = ours.inside(key), relatives.own_loop(relative)
        yield _row(key, "inside the engine", f"{relative}, in C++", race(pair, seconds), MARKS_INSIDE[key])
        pair = ours.copies(key), relatives.copies(relative)
        yield _row(key, "copies", relative, race(pair, seconds))
    paces = race((ours.inside(key), ours.uncompiled("inside", key)), seconds)
    if spelunke.is_compiled():
        yield _row(key, "inside the engine", "the same files uncompiled", paces, MARK_COMPILED)
    yield _uncompiled(key, paces[1].games)
    if key == "rueck" and limit.is_there():
        paces = race((ours.inside(key), limit.by_hand()), seconds)
        yield _row(key, "inside the engine", "the limit: the same rules by hand in C", paces)


def _row(key: str, what: str, beside: str, paces: Sequence[Pace], mark: float | None = None) -> Row:
    mine, theirs = paces
    ratio = mine.decisions / theirs.decisions
    return Row(
        game=key,
        what=what,
        unit="M/s",
        ours=mine.decisions / 1e6,
        theirs=theirs.decisions / 1e6,
        ratio=ratio,
        beside=beside,
        mark=mark,
        reached=None if mark is None else ratio >= mark,
    )


def _uncompiled(key: str, games: float) -> Row:
    marked = key == "rueck"
    return Row(
        game=key,
        what="random games, uncompiled",
        unit="/s",
        ours=games,
        mark=MARK_UNCOMPILED if marked else None,
        reached=games >= MARK_UNCOMPILED if marked else None,
    )


def start_rows(runs: int) -> Iterator[Row]:
    """How long it takes until a game is at hand, over what Python takes anyway."""
    bare, *starts = start_times(["pass", IMPORT, IMPORT_AND_GAME], runs)
    for snippet, start in zip([IMPORT, IMPORT_AND_GAME], starts, strict=True):
        over = 1000 * (start - bare)
        yield Row(
            game="",
            what=snippet,
            unit="ms",
            ours=over,
            theirs=1000 * bare,
            beside="bare Python, which comes on top",
            mark=MARK_START,
            reached=over <= MARK_START,
        )


# Showing.


def shown(report: Report) -> Table:
    """The report as a table."""
    engine = "compiled" if report.compiled else "NOT compiled: make bench compiles it"
    table = Table(
        title=f"Spelunke {spelunke.__version__}, {engine}, Python {report.python}",
        caption="M/s: million decisions a second, players' and luck's answers alike. × is ours to theirs, best of five heats.",
    )
    for heading in ("game", "what", "ours", "theirs", "×", "beside", "mark", ""):
        table.add_column(heading, justify="right" if heading in {"ours", "theirs", "×", "mark"} else "left")
    before = None
    for row in report.rows:
        if before not in {None, row.game}:
            table.add_section()
        table.add_row("" if row.game == before else row.game, *_cells(row))
        before = row.game
    return table


def _cells(row: Row) -> list[str]:
    verdict = {True: "[green]reached[/]", False: "[red]missed[/]", None: ""}[row.reached]
    mark = ""
    if row.mark is not None:
        mark = (
            f"≥ {row.mark:g} ×" if row.ratio is not None else f"{'≤' if row.unit == 'ms' else '≥'} {row.mark:,.0f} {row.unit}"
        )
    ratio = "" if row.ratio is None else f"{row.ratio:.2f}"
    return [row.what, _number(row.ours, row.unit), _number(row.theirs, row.unit), ratio, row.beside, mark, verdict]


def _number(value: float | None, unit: str) -> str:
    if value is None:
        return ""
    return f"{value:,.0f} {unit}" if unit == "/s" else f"{value:.2f} {unit}"


def main(arguments: list[str] | None = None) -> None:
    """Race, then print."""
    parser = argparse.ArgumentParser(prog="python -m bench.engine", description="Speeds as ratios from one run.")
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"some of: {', '.join(spelunke.keys())}")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.add_argument("--seconds", type=float, default=0.2, help="how long a heat is (default: %(default)s)")
    parser.add_argument("--runs", type=int, default=10, help="how often a fresh Python is started (default: %(default)s)")
    wanted = parser.parse_args(arguments)
    news = Console(stderr=True, quiet=wanted.json)
    if not relatives.is_there():
        news.print("OpenSpiel is not installed here, so its rows are left out.")
    rows: list[Row] = []
    for key in wanted.games or spelunke.keys():
        with news.status(f"{key} …"):
            rows.extend(rows_of(key, wanted.seconds))
    with news.status("starting …"):
        rows.extend(start_rows(wanted.runs))
    report = Report(python=platform.python_version(), compiled=spelunke.is_compiled(), rows=rows)
    if wanted.json:
        print(msgspec.json.encode(report).decode())
    else:
        Console(width=max(Console().width, WIDTH)).print(shown(report))


if __name__ == "__main__":
    main(sys.argv[1:])
