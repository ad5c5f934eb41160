"""What the front door prints: the shelf, one game's house rules, a simulation, a record."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from spelunke.core.game import Parts
from spelunke.core.house import Option, changes, options
from spelunke.lab.simulate import Fared, Result
from spelunke.look import LAMP, SOFT
from spelunke.terminal.opening import span
from spelunke.texts import Speaker


def plain_shelf(shelf: Sequence[Parts], speaker: Speaker) -> list[dict[str, object]]:
    """The shelf as a program wants it."""
    return [
        {
            "key": parts.box.key,
            "title": parts.box.title,
            "character": speaker.say(f"{parts.box.key}-character"),
            "seats": list(parts.box.seats),
            "usual_seats": parts.box.usual_seats,
            "minutes": parts.box.minutes,
            "version": parts.box.version,
            "presets": {name: changes(house) for name, house in parts.box.presets.items()},
            "house": {option.name: _plain_option(option) for option in options(parts.box.house)},
        }
        for parts in shelf
    ]


def _plain_option(option: Option) -> dict[str, object]:
    return {"default": option.default, "allowed": None if option.allowed is None else list(option.allowed)}


def show_shelf(shelf: Sequence[Parts], speaker: Speaker, console: Console) -> None:
    """Every game in three lines."""
    for parts in shelf:
        box = parts.box
        facts = speaker.say("terminal-shelf-facts", seats=span(box.seats), minutes=box.minutes)
        console.print(Text.assemble((box.title, f"bold {LAMP}"), "  ", (box.key, "bold"), "  ", (facts, SOFT)))
        console.print(Padding(Text(speaker.say(f"{box.key}-character")), (0, 0, 0, 2), expand=False))
        presets = speaker.say("terminal-shelf-presets", presets=", ".join(box.presets))
        console.print(Padding(Text(presets, style=SOFT), (0, 0, 1, 2), expand=False))


def show_game(parts: Parts, speaker: Speaker, console: Console) -> None:
    """One game: what it is, its presets and house rules."""
    show_shelf([parts], speaker, console)
    presets = Table.grid(padding=(0, 2, 0, 0))
    for name in parts.box.presets:
        presets.add_row(Text(name, style="bold"), Text(speaker.preset(parts.box.key, name)))
    console.print(Text(speaker.say("terminal-shelf-heading-presets"), style=f"bold {LAMP}"))
    console.print(Padding(presets, (0, 0, 1, 2), expand=False))
    rules = Table.grid(padding=(0, 2, 0, 0))
    for option in options(parts.box.house):
        rules.add_row(Text(option.name, style="bold"), Text(_explained(parts.box.key, option, speaker)))
    console.print(Text(speaker.say("terminal-shelf-heading-house"), style=f"bold {LAMP}"))
    console.print(Padding(rules, (0, 0, 0, 2), expand=False))


def _explained(key: str, option: Option, speaker: Speaker) -> str:
    explained = speaker.house_rule(key, option.name, ".explain")
    if option.allowed is None:
        return speaker.say("terminal-house-table", explained=explained)
    numbers = all(type(value) is int for value in option.allowed) and len(option.allowed) > 2
    values = [value if isinstance(value, str) else str(value).lower() for value in option.allowed]
    allowed = span([int(value) for value in values]) if numbers else ", ".join(values)
    return speaker.say("terminal-house-option", explained=explained, allowed=allowed, default=str(option.default).lower())


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
    import msgspec

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
    console.print(Text(say("terminal-simulate-length", mean=mean, fewest=result.fewest, most=result.most)))
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
