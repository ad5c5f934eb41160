"""How fast the engine is, as ratios from one run: beside OpenSpiel, beside its own files uncompiled, beside the limit.

make bench                          every game
python -m bench.engine rueck --json one game, for other programs
"""

import argparse
import platform
import sys
from collections.abc import Iterator

import msgspec
from rich.console import Console
from rich.table import Table

import spelunke
from bench import limit, ours, relatives
from bench.clock import Contestant, race, start_times

MARK_INSIDE = 3.0
"""How many times as fast as OpenSpiel's own loop the engine's own loop is to be."""

MARK_FROM_PYTHON = 1.5
"""The same where every call is made from Python."""

MARK_UNCOMPILED = 2500.0
"""How many games of Rück's raus! a second the sources are to play uncompiled."""

MARK_START = 60.0
"""In how many milliseconds a game is to be at hand, over what Python takes anyway."""

WIDTH = 128
"""Columns of the table, in a narrower place too: broken lines are better than broken words."""

IMPORT = "import spelunke"
IMPORT_AND_GAME = "import spelunke; spelunke.game('rueck')"


class Row(msgspec.Struct, frozen=True, omit_defaults=True):
    """One comparison."""

    game: str
    what: str
    ours: str
    beside: str = ""
    """What it is compared with, and how that did."""

    ratio: float | None = None
    """How many times as fast ours is."""

    mark: str = ""
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
        contestants = ours.from_python(key), relatives.from_python(relative)
        yield _row(key, "each call from Python", relative, contestants, seconds, MARK_FROM_PYTHON)
        yield _row(
            key,
            "inside the engine",
            f"{relative} in C++",
            (ours.inside(key), relatives.own_loop(relative)),
            seconds,
            MARK_INSIDE,
        )
        yield _row(key, "copies", relative, (ours.copies(key), relatives.copies(relative)), seconds)
    yield from _beside_uncompiled(key, seconds)
    if key == "rueck" and limit.is_there():
        yield _row(key, "inside the engine", "the same rules by hand in C", (ours.inside(key), limit.by_hand()), seconds)


def _row(
    key: str, what: str, beside: str, contestants: tuple[Contestant, Contestant], seconds: float, mark: float | None = None
) -> Row:
    mine, theirs = race(contestants, seconds)
    ratio = mine.decisions / theirs.decisions
    return Row(
        game=key,
        what=what,
        ours=_rate(mine.decisions),
        beside=f"{_rate(theirs.decisions)} {beside}",
        ratio=ratio,
        mark="" if mark is None else f"≥ {mark:g}×",
        reached=None if mark is None else ratio >= mark,
    )


def _beside_uncompiled(key: str, seconds: float) -> Iterator[Row]:
    mine, plain = race((ours.inside(key), ours.uncompiled("inside", key)), seconds)
    if spelunke.is_compiled():
        yield Row(
            game=key,
            what="inside the engine",
            ours=_rate(mine.decisions),
            beside=f"{_rate(plain.decisions)} the same files uncompiled",
            ratio=mine.decisions / plain.decisions,
        )
    marked = key == "rueck"
    yield Row(
        game=key,
        what="uncompiled, random games",
        ours=f"{plain.games:,.0f} /s",
        mark=f"≥ {MARK_UNCOMPILED:,.0f} /s" if marked else "",
        reached=plain.games >= MARK_UNCOMPILED if marked else None,
    )


def _rate(per_second: float) -> str:
    return f"{per_second / 1e6:.2f} M/s"


def start_rows(runs: int) -> Iterator[Row]:
    """How long it takes until a game is at hand."""
    bare, *starts = start_times(["pass", IMPORT, IMPORT_AND_GAME], runs)
    for snippet, start in zip([IMPORT, IMPORT_AND_GAME], starts, strict=True):
        over = 1000 * (start - bare)
        yield Row(
            game="",
            what=snippet,
            ours=f"{over:.1f} ms",
            beside=f"over {1000 * bare:.1f} ms of bare Python",
            mark=f"≤ {MARK_START:g} ms",
            reached=over <= MARK_START,
        )


def shown(report: Report) -> Table:
    """The report as a table."""
    engine = "compiled" if report.compiled else "NOT compiled: make bench compiles it"
    table = Table(
        title=f"Spelunke {spelunke.__version__}, {engine}, Python {report.python}",
        caption="Decisions a second, players' and luck's answers alike; the best of five heats in turn; × is ours to theirs.",
    )
    for heading in ("game", "what", "ours", "beside", "×", "mark", ""):
        table.add_column(heading, justify="right" if heading in {"ours", "×", "mark"} else "left")
    before = None
    for row in report.rows:
        if before not in {None, row.game}:
            table.add_section()
        verdict = {True: "[green]reached[/]", False: "[red]missed[/]", None: ""}[row.reached]
        ratio = "" if row.ratio is None else f"{row.ratio:.2f}"
        table.add_row("" if row.game == before else row.game, row.what, row.ours, row.beside, ratio, row.mark, verdict)
        before = row.game
    return table


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
