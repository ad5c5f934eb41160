"""Command line arguments. Parsed by our own code, so that every error message is in the user's language."""

import difflib
from collections.abc import Iterator, Sequence
from typing import Final, Literal, NamedTuple

from spelunke.core.errors import SpelunkeError

LARGEST_NUMBER: Final = 2**63 - 1
"""The largest number that the compiled dice can hold."""


class BadArguments(SpelunkeError):
    """The command line cannot be parsed."""


class CommandOption(NamedTuple):
    """An option that begins with two dashes."""

    name: str
    takes: Literal["nothing", "word", "number", "words"] = "nothing"


class Command(NamedTuple):
    """A subcommand."""

    name: str
    things: tuple[str, ...] = ()
    """Required positional arguments, in order."""

    extras: tuple[str, ...] = ()
    """Optional positional arguments after them."""

    options: tuple[CommandOption, ...] = ()


LANG: Final = CommandOption("lang", "word")
EVERYWHERE: Final = (LANG, CommandOption("help"), CommandOption("version"))
JSON: Final = CommandOption("json")
PLAIN: Final = CommandOption("plain")
_TABLE: Final = (
    CommandOption("seats", "number"),
    CommandOption("preset", "word"),
    CommandOption("house", "words"),
    CommandOption("set", "word"),
    CommandOption("seed", "number"),
)
_CREW: Final = (CommandOption("workers", "number"), CommandOption("on", "word"))
"""The executor options of the lab."""

OPEN: Final = Command("", options=(CommandOption("port", "number"), CommandOption("no-browser")))
"""No subcommand: the page opens in the browser."""

COMMANDS: Final = (
    Command("shelf", extras=("game",), options=(JSON,)),
    Command("rules", ("game",), extras=("paragraph",)),
    Command("learn", ("game",), options=(CommandOption("step", "number"),)),
    Command(
        "play",
        extras=("game",),
        options=(
            *_TABLE,
            CommandOption("player", "words"),
            CommandOption("bot", "words"),
            CommandOption("record", "word"),
            CommandOption("resume", "word"),
            PLAIN,
        ),
    ),
    Command(
        "serve",
        options=(
            CommandOption("host", "word"),
            CommandOption("port", "number"),
            CommandOption("db", "word"),
            CommandOption("bus", "word"),
            CommandOption("name", "word"),
            CommandOption("proxy"),
            CommandOption("browser"),
        ),
    ),
    Command(
        "simulate",
        extras=("game",),
        options=(
            CommandOption("games", "number"),
            CommandOption("bots", "word"),
            *_TABLE,
            CommandOption("resume", "word"),
            CommandOption("reproduce", "word"),
            CommandOption("parquet", "word"),
            *_CREW,
            JSON,
        ),
    ),
    Command(
        "tournament",
        extras=("game",),
        options=(
            CommandOption("bots", "word"),
            CommandOption("bot", "words"),
            CommandOption("games", "number"),
            *_TABLE,
            CommandOption("watch", "word"),
            CommandOption("patience", "number"),
            CommandOption("resume", "word"),
            CommandOption("reproduce", "word"),
            CommandOption("parquet", "word"),
            CommandOption("decisions", "word"),
            *_CREW,
            JSON,
        ),
    ),
    Command(
        "sweep",
        extras=("game",),
        options=(
            CommandOption("over", "word"),
            CommandOption("games", "number"),
            CommandOption("seats", "number"),
            CommandOption("seed", "number"),
            CommandOption("into", "word"),
            CommandOption("resume", "word"),
            CommandOption("reproduce", "word"),
            CommandOption("parquet", "word"),
            *_CREW,
            JSON,
        ),
    ),
    Command(
        "balance",
        extras=("game",),
        options=(
            CommandOption("games", "number"),
            CommandOption("bots", "word"),
            CommandOption("rungs", "word"),
            CommandOption("bot", "words"),
            *_TABLE,
            CommandOption("page", "word"),
            CommandOption("resume", "word"),
            CommandOption("reproduce", "word"),
            CommandOption("parquet", "word"),
            *_CREW,
            JSON,
        ),
    ),
    Command("replay", ("file",), options=(CommandOption("seat", "number"), CommandOption("open"), PLAIN)),
    Command("record check", ("file",), options=(JSON,)),
    Command("verify", ("file",), options=(CommandOption("commitment", "word"),)),
)
_OPTIONS: Final = {option.name: option for command in (OPEN, *COMMANDS) for option in (*EVERYWHERE, *command.options)}


class Wishes(NamedTuple):
    """A command with its arguments and options."""

    command: Command
    things: dict[str, str]
    given: list[tuple[str, str]]
    """Options with their values, in order; a flag has an empty value."""

    def has(self, option: str) -> bool:
        """Whether the option was given."""
        return any(name == option for name, _ in self.given)

    def word(self, option: str) -> str | None:
        """Its value; the last one if it was given more than once."""
        values = self.words(option)
        return values[-1] if values else None

    def words(self, option: str) -> list[str]:
        """All its values."""
        return [value for name, value in self.given if name == option]

    def number(self, option: str, least: int = 0, most: int = LARGEST_NUMBER) -> int | None:
        """Its value as a number within limits."""
        value = self.word(option)
        if value is None:
            return None
        try:
            number = int(value)
        except ValueError:
            number = None
        if number is None or not least <= number <= most:
            raise BadArguments("cli-bad-number", option=option, value=value[:40], least=str(least), most=str(most))
        return number


def wanted_language(arguments: Sequence[str]) -> str | None:
    """The value of ``--lang``, read before anything is printed."""
    for place, argument in enumerate(arguments):
        if argument == "--":
            return None
        if argument == "--lang":
            return arguments[place + 1] if place + 1 < len(arguments) else None
        if argument.startswith("--lang="):
            return argument.removeprefix("--lang=")
    return None


def read_arguments(arguments: Sequence[str]) -> Wishes:
    """Parse a command line.

    >>> read_arguments(["play", "rueck", "--seats=3", "--house", "expert=yes", "rounds=4"]).given
    [('seats', '3'), ('house', 'expert=yes'), ('house', 'rounds=4')]
    """
    words: list[str] = []
    given = list(_given(arguments, words))
    if not words:
        command = OPEN
    else:
        command = _command(words)
        del words[: len(command.name.split())]
    _check_options(command, given)
    asks_for_help = any(name in {"help", "version"} for name, _ in given)
    places = command.things + command.extras
    if len(words) < len(command.things) and not asks_for_help:
        raise BadArguments("cli-thing-missing", command=command.name, thing=command.things[len(words)])
    if len(words) > len(places):
        raise BadArguments("cli-too-many-words", command=command.name, word=words[len(places)][:40])
    return Wishes(command, dict(zip(places, words, strict=False)), given)


def _given(arguments: Sequence[str], words: list[str]) -> Iterator[tuple[str, str]]:
    """The options with their values; everything else is appended to ``words``."""
    left = list(arguments)
    while left:
        argument = left.pop(0)
        if argument == "--":
            words.extend(left)
            return
        if argument in {"-h", "-?"}:
            yield "help", ""
        elif argument.startswith("-") and argument != "-":
            yield from _values(argument, left)
        else:
            words.append(argument)


def _values(argument: str, left: list[str]) -> Iterator[tuple[str, str]]:
    """One option with its values, which are removed from ``left``."""
    name, equals, value = argument.removeprefix("--").partition("=")
    option = _OPTIONS.get(name) if argument.startswith("--") else None
    if option is None:
        near = difflib.get_close_matches(name, _OPTIONS, n=1)
        raise BadArguments("cli-unknown-option", option=argument[:40], near=near[0] if near else "help")
    if option.takes == "nothing":
        if equals:
            raise BadArguments("cli-value-unwanted", option=name, value=value[:40])
        yield name, ""
        return
    if not equals:
        if not left or left[0].startswith("--"):
            raise BadArguments("cli-value-missing", option=name)
        value = left.pop(0)
    yield name, value
    while option.takes == "words" and left and _goes_on(name, left[0]):
        yield name, left.pop(0)


def _goes_on(option: str, argument: str) -> bool:
    """Whether an argument is another value of an option that takes several."""
    return not argument.startswith("-") and (option != "house" or "=" in argument)


def _command(words: Sequence[str]) -> Command:
    for command in COMMANDS:
        name = command.name.split()
        if list(words[: len(name)]) == name:
            return command
    names = [command.name for command in COMMANDS]
    raise BadArguments("cli-unknown-command", command=" ".join(words[:2])[:40], allowed=names)


def _check_options(command: Command, given: Sequence[tuple[str, str]]) -> None:
    allowed = [option.name for option in (*command.options, *EVERYWHERE)]
    for name, _ in given:
        if name not in allowed:
            raise BadArguments(
                "cli-option-elsewhere", option=name, command=command.name or "none", allowed=[f"--{name}" for name in allowed]
            )
