"""What all lab results share: how they were made, and how to reproduce them."""

import shlex
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final

import msgspec
from rich.console import Console
from rich.table import Table
from rich.text import Text

import spelunke
from spelunke import shelf
from spelunke.core.game import Parts
from spelunke.lab.entrants import Entrant
from spelunke.lab.executors import AloneAtFirst, Executor, crew, most_workers
from spelunke.lab.intervals import ConfidenceInterval
from spelunke.terminal.arguments import BadArguments, Wishes, read_arguments
from spelunke.terminal.files import read_bytes, shown
from spelunke.texts import Speaker
from spelunke.theme import SOFT

LARGEST_RESULT: Final = 50_000_000
MOST_GAMES: Final = 10**7

MADE: Final = ("version", "compiled")
"""Fields that may differ between two runs with the same numbers."""


def made(command: str, seed: int) -> dict[str, object]:
    """Part of every result: the seed, the version, and the command that reproduces the numbers."""
    return {"seed": seed, "version": spelunke.__version__, "compiled": spelunke.is_compiled(), "command": command}


def command_line(wishes: Wishes, game: str, options: Mapping[str, object]) -> str:
    """The command that reproduces the numbers: given options and defaults."""
    words = ["spelunke", wishes.command.name, game]
    for option, value in options.items():
        words += [f"--{option}", str(value)]
    for option in ("preset", "set", "house"):
        for value in wishes.words(option):
            words += [f"--{option}", value]
    return shlex.join(words)


def named_game(wishes: Wishes) -> Parts:
    """The named game; only a result that is reproduced names it itself."""
    if "game" not in wishes.things:
        raise BadArguments("cli-thing-missing", command=wishes.command.name, thing="game")
    return shelf.parts(wishes.things["game"])


def crew_for(wishes: Wishes, *, alone_at_first: bool = False) -> Executor:
    """The executor: all cores by default; with ``alone_at_first`` they are started only if the run takes long."""
    found = crew(wishes.word("on"), wishes.number("workers", least=1, most=most_workers()))
    named = wishes.has("on") or wishes.has("workers")
    return AloneAtFirst(found) if alone_at_first and not named else found


def fingerprints(words: Iterable[str], bots: Iterable[Entrant]) -> dict[str, str]:
    """Hashes of the files that bots come from, by name: other files give other numbers."""
    named = zip(words, bots, strict=True)
    return {word.rpartition(":")[0]: bot.source.fingerprint() for word, bot in named if bot.source is not None}


def wishes_to_reproduce(wishes: Wishes) -> tuple[Wishes, dict[str, object]] | None:
    """The options of a result to be reproduced, with the result; None if there is none."""
    found = all_to_reproduce(wishes)
    if len(found) > 1:
        raise _not_made_here(wishes)
    return found[0] if found else None


def all_to_reproduce(wishes: Wishes) -> list[tuple[Wishes, dict[str, object]]]:
    """The same for a file that may hold the results of several games."""
    file = wishes.word("reproduce")
    if file is None:
        return []
    for option, _ in wishes.given:
        if option not in {"reproduce", "lang", "workers", "on", "json"}:
            raise BadArguments("lab-reproduce-alone", option=option)
    try:
        told = msgspec.json.decode(read_bytes(file, LARGEST_RESULT))
        results = told if isinstance(told, list) else [told]
        made_by = [read_arguments(shlex.split(result["command"])[1:]) for result in results]
    except (msgspec.MsgspecError, ValueError, TypeError, KeyError, AttributeError, BadArguments):
        raise _not_made_here(wishes) from None
    if not made_by or any(there.command != wishes.command for there in made_by):
        raise _not_made_here(wishes)
    here = [pair for pair in wishes.given if pair[0] in {"workers", "on"}]
    return [(there._replace(given=[*there.given, *here]), result) for there, result in zip(made_by, results, strict=True)]


def _not_made_here(wishes: Wishes) -> BadArguments:
    return BadArguments("lab-not-made-here", file=shown(wishes.word("reproduce") or ""), command=wishes.command.name)


def check_same(wishes: Wishes, told: Mapping[str, object], now: Mapping[str, object], speaker: Speaker) -> str:
    """Confirm that the numbers are the same, or refuse and name the first that differs."""
    file = shown(wishes.word("reproduce") or "")
    # Through JSON once, so that both are comparable.
    here = msgspec.json.decode(msgspec.json.encode(now))
    difference = next(_differences({**told, **{name: here.get(name) for name in MADE}}, here, ""), None)
    if difference is None:
        return speaker.say("lab-same-again", file=file)
    what, was, became = difference
    raise BadArguments(
        "lab-reproduce-differs",
        file=file,
        what=what,
        there=str(was)[:60],
        here=str(became)[:60],
        version=str(told.get("version"))[:20],
    )


def _differences(one: object, other: object, where: str) -> Iterator[tuple[str, object, object]]:
    if isinstance(one, dict) and isinstance(other, dict):
        for key in sorted(one.keys() | other.keys()):
            yield from _differences(one.get(key), other.get(key), f"{where}.{key}".lstrip("."))
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for number, (left, right) in enumerate(zip(one, other, strict=True)):
            yield from _differences(left, right, f"{where}.{number}".lstrip("."))
    elif one != other:
        yield where, one, other


def with_interval(number: ConfidenceInterval, told: Callable[[float], str]) -> str:
    """A number with its confidence interval in brackets."""
    return f"{told(number.mean)} ({told(number.low)}–{told(number.high)})"


def in_percent(number: ConfidenceInterval) -> str:
    """A share with its interval, in whole percent: for narrow columns."""
    mean, low, high = (round(100 * share) for share in (number.mean, number.low, number.high))
    return f"{mean} ({low}…{high})"


def plain_table(*columns: str) -> Table:
    """A table with one left-aligned column of labels and columns of numbers."""
    table = Table(box=None, padding=(0, 1), header_style="bold")
    for number, column in enumerate(columns):
        table.add_column(column, justify="left" if number == 0 else "right", no_wrap=number > 0, overflow="fold")
    return table


def show_made(told: Mapping[str, object], speaker: Speaker, console: Console) -> None:
    """Print the command that reproduces the result."""
    line = speaker.say("lab-made", seed=str(told["seed"]), version=told["version"], command=told["command"])
    console.print(Text(line, style=SOFT), soft_wrap=True)
