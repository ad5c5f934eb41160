"""``spelunke simulate``: many games, their table, and the line that runs them again."""

import shlex
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

import spelunke
from spelunke.core.game import Parts
from spelunke.lab.crews import crew
from spelunke.lab.simulate import Fared, Result, simulate
from spelunke.look import LAMP, SOFT
from spelunke.terminal.arguments import Wishes
from spelunke.terminal.consoles import plain_console
from spelunke.terminal.house_rules import game_with
from spelunke.terminal.seating import USUAL_BOT
from spelunke.texts import Speaker

USUAL_GAMES = 1000
MOST_GAMES = 10**9


def simulate_and_report(parts: Parts, wishes: Wishes, speaker: Speaker) -> int:
    """Play, report, and say how to do it again."""
    games = wishes.number("games", least=1, most=MOST_GAMES) or USUAL_GAMES
    seed = wishes.number("seed") or 0
    game = game_with(parts, wishes.number("seats"), wishes.word("preset"), wishes.word("set"), wishes.words("house"))
    bots = [name.strip() for name in (wishes.word("bots") or USUAL_BOT).split(",")]
    with progress_bar(games, speaker) as progress:
        helped = wishes.has("workers") or wishes.has("on")
        helpers = crew(wishes.word("on"), wishes.number("workers", least=1, most=1024)) if helped else None
        result = simulate(game, bots, games, seed, progress, helpers)
    command = _again(result, wishes)
    if wishes.has("json"):
        plain = plain_result(result, spelunke.__version__, command, compiled=spelunke.is_compiled())
        print(msgspec.json.encode(plain).decode())  # noqa: T201 (for a program)
        return 0
    console = plain_console()
    show_result(result, parts.box.title, speaker, console)
    again = speaker.say("terminal-simulate-again", seed=str(seed), version=spelunke.__version__, command=command)
    console.print(Text(again, style=SOFT), soft_wrap=True)
    return 0


def _again(result: Result, wishes: Wishes) -> str:
    """The command that gives the same table."""
    command = ["spelunke", "simulate", result.game, "--games", str(result.games), "--seats", str(result.seats)]
    for option in ("preset", "set"):
        if (value := wishes.word(option)) is not None:
            command += [f"--{option}", value]
    for rule in wishes.words("house"):
        command += ["--house", rule]
    return shlex.join([*command, "--bots", ",".join(result.bots), "--seed", str(result.seed)])


@contextmanager
def progress_bar(games: int, speaker: Speaker) -> Iterator[Callable[[int], object] | None]:
    """A bar with the time left, where somebody can see it."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task(speaker.say("terminal-simulate-progress"), total=games)
        yield lambda done: progress.update(task, completed=done)


def plain_result(result: Result, version: str, command: str, compiled: bool) -> dict[str, Any]:
    """A simulation as a program wants it, with all that is needed to run it again."""
    plain: dict[str, Any] = msgspec.to_builtins(result)
    return {**plain, "version": version, "compiled": compiled, "command": command}


def show_result(result: Result, title: str, speaker: Speaker, console: Console) -> None:
    """By seat, by bot, and how long the games were."""
    say = speaker.say
    console.print(
        Text(say("terminal-simulate-title", title=title, games=result.games, seats=result.seats), style=f"bold {LAMP}")
    )
    console.print(_fared(say("terminal-simulate-seat"), result.by_seat, speaker))
    console.print(_fared(say("terminal-simulate-bot"), result.by_bot, speaker))
    mean = speaker.decimal(result.answers)
    console.print(
        Text(say("terminal-simulate-length", mean=mean, fewest=result.fewest, median=result.median, most=result.most))
    )
    console.print(Text(say("terminal-simulate-drawn-out", share=speaker.percent(result.drawn_out))))
    if result.shared:
        console.print(Text(say("terminal-simulate-shared", share=speaker.percent(result.shared))))
    if result.nobody_won:
        console.print(Text(say("terminal-simulate-nobody", share=speaker.percent(result.nobody_won))))
    if result.unfinished:
        console.print(Text(say("terminal-simulate-unfinished", games=result.unfinished)))


def _fared(heading: str, rows: Sequence[Fared], speaker: Speaker) -> Table:
    say = speaker.say
    table = Table(box=None, padding=(0, 2), header_style="bold")
    table.add_column(heading)
    for column in ("terminal-simulate-games", "terminal-simulate-wins", "terminal-simulate-interval"):
        table.add_column(say(column), justify="right")
    table.add_column(say("terminal-simulate-firsts"), justify="right")
    table.add_column(say("terminal-score"), justify="right")
    for row in rows:
        interval = f"{speaker.percent(row.wins_low)} – {speaker.percent(row.wins_high)}"
        table.add_row(
            row.name,
            str(row.games),
            speaker.percent(row.wins),
            interval,
            speaker.percent(row.firsts),
            speaker.decimal(row.score),
        )
    return table
