"""``spelunke simulate``: many games, a table of results, and the command that reproduces it."""

import contextlib
import shlex
from collections.abc import Callable, Iterator, Sequence

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from spelunke.core.game import Parts
from spelunke.lab.checkpoint import check_writable
from spelunke.lab.parquet import EndsFile
from spelunke.lab.simulate import Result, Simulation, planned, simulate
from spelunke.lab.tally import Fared
from spelunke.terminal.arguments import Wishes
from spelunke.terminal.consoles import plain_console
from spelunke.terminal.house_rules import game_with
from spelunke.terminal.lab_results import (
    check_same,
    crew_for,
    made,
    named_game,
    plain_table,
    show_made,
    wishes_to_reproduce,
    with_interval,
)
from spelunke.terminal.seating import USUAL_BOT
from spelunke.texts import Speaker
from spelunke.theme import LAMP

USUAL_GAMES = 1000
MOST_GAMES = 10**9


def simulate_and_report(wishes: Wishes, speaker: Speaker) -> int:
    """Play, report, and print how to reproduce it."""
    again = wishes_to_reproduce(wishes)
    wanted = again[0] if again else wishes
    parts, result, how = _simulated(wanted, wishes.word("parquet"), speaker)
    told = {**msgspec.to_builtins(result), **how}
    same = check_same(wishes, again[1], told, speaker) if again else None
    if wishes.has("json"):
        print(msgspec.json.encode(told).decode())  # noqa: T201 (for a program)
        return 0
    console = plain_console()
    show_result(result, parts.box.title, speaker, console)
    show_made(told, speaker, console)
    if same is not None:
        console.print(Text(same))
    return 0


def _simulated(wishes: Wishes, parquet: str | None, speaker: Speaker) -> tuple[Parts, Result, dict[str, object]]:
    """The game, its results, and how they were made."""
    if parquet is not None:
        check_writable(parquet)
    parts = named_game(wishes)
    games = wishes.number("games", least=1, most=MOST_GAMES) or USUAL_GAMES
    game = game_with(parts, wishes.number("seats"), wishes.word("preset"), wishes.word("set"), wishes.words("house"))
    bots = [name.strip() for name in (wishes.word("bots") or USUAL_BOT).split(",")]
    simulation = planned(game, bots, games, wishes.number("seed") or 0)
    how = made(_again(simulation, wishes), simulation.seed)
    with contextlib.ExitStack() as stack:
        file = None if parquet is None else stack.enter_context(EndsFile(parquet, simulation, how))
        progress = stack.enter_context(progress_bar(simulation.games, speaker))
        helpers, tell = crew_for(wishes, alone_at_first=True), file.add if file else None
        return parts, simulate(game, bots, games, simulation.seed, progress, helpers, wishes.word("resume"), tell), how


def _again(simulation: Simulation, wishes: Wishes) -> str:
    """The command that reproduces the table."""
    command = ["spelunke", "simulate", simulation.game, "--games", str(simulation.games), "--seats", str(simulation.seats)]
    for option in ("preset", "set"):
        if (value := wishes.word(option)) is not None:
            command += [f"--{option}", value]
    for rule in wishes.words("house"):
        command += ["--house", rule]
    return shlex.join([*command, "--bots", ",".join(simulation.bots), "--seed", str(simulation.seed)])


@contextlib.contextmanager
def progress_bar(games: int, speaker: Speaker) -> Iterator[Callable[[int], object] | None]:
    """A progress bar with the remaining time, on a terminal only."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task(speaker.say("terminal-simulate-progress"), total=games)
        yield lambda done: progress.update(task, completed=done)


def show_result(result: Result, title: str, speaker: Speaker, console: Console) -> None:
    """Print the results by seat and by bot, and the lengths of the games."""
    say = speaker.say
    console.print(
        Text(say("terminal-simulate-title", title=title, games=result.games, seats=result.seats), style=f"bold {LAMP}")
    )
    console.print(_fared(say("terminal-simulate-seat"), result.by_seat, speaker))
    console.print(_fared(say("terminal-simulate-bot"), result.by_bot, speaker))
    mean = with_interval(result.answers, speaker.decimal)
    console.print(
        Text(say("terminal-simulate-length", mean=mean, fewest=result.fewest, median=result.median, most=result.most))
    )
    console.print(Text(say("terminal-simulate-drawn-out", share=with_interval(result.drawn_out, speaker.percent))))
    if result.shared.mean:
        console.print(Text(say("terminal-simulate-shared", share=with_interval(result.shared, speaker.percent))))
    if result.nobody_won.mean:
        console.print(Text(say("terminal-simulate-nobody", share=with_interval(result.nobody_won, speaker.percent))))
    if result.unfinished:
        console.print(Text(say("terminal-simulate-unfinished", games=result.unfinished)))
    console.print(Text(say("lab-interval")))


def _fared(heading: str, rows: Sequence[Fared], speaker: Speaker) -> Table:
    columns = ("terminal-simulate-games", "terminal-simulate-wins", "terminal-simulate-firsts", "terminal-score")
    table = plain_table(heading, *(speaker.say(column) for column in columns))
    for row in rows:
        wins, firsts = (with_interval(share, speaker.percent) for share in (row.wins, row.firsts))
        table.add_row(row.name, str(row.games), wins, firsts, with_interval(row.score, speaker.decimal))
    return table
