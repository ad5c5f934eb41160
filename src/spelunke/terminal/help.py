"""The help pages: usage, description, options, examples."""

from collections.abc import Iterator

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from spelunke.terminal.arguments import COMMANDS, EVERYWHERE, OPEN, Command, CommandOption
from spelunke.texts import Speaker

WIDTH = 88


def show_help(command: Command, speaker: Speaker, console: Console) -> None:
    """The help page of one command; the overview for none."""
    page = "cli-open" if command is OPEN else f"cli-{command.name.replace(' ', '-')}"
    console.print(Text.assemble((speaker.say("cli-heading-usage"), "bold"), " ", usage(command, speaker)))
    console.print()
    # Line breaks in the texts are for their authors; here paragraphs are wrapped.
    console.print(
        Padding(Text(" ".join(speaker.say(page).split())), (0, 0, 0, 2), expand=False), width=min(console.width, WIDTH)
    )
    if command is OPEN:
        _section(console, speaker.say("cli-heading-commands"), list(_commands(speaker)))
    _section(console, speaker.say("cli-heading-options"), [_described(option, speaker) for option in _all(command)])
    console.print()
    console.print(Text(speaker.say("cli-heading-examples"), style="bold"))
    for line in speaker.say(f"{page}.examples").splitlines():
        console.print(Text(f"  {line}"), soft_wrap=True)


def usage(command: Command, speaker: Speaker) -> str:
    """The usage line of a command."""
    if command is OPEN:
        return speaker.say("cli-open.usage")
    things = [speaker.say("cli-thing", thing=thing) for thing in command.things]
    extras = [f"[{speaker.say('cli-thing', thing=thing)}]" for thing in command.extras]
    return " ".join(["spelunke", command.name, *things, *extras, f"[{speaker.say('cli-thing', thing='options')}]"])


def _all(command: Command) -> tuple[CommandOption, ...]:
    return (*command.options, *EVERYWHERE)


def _commands(speaker: Speaker) -> Iterator[tuple[str, str]]:
    for command in COMMANDS:
        yield command.name, speaker.say(f"cli-{command.name.replace(' ', '-')}.summary")


def _described(option: CommandOption, speaker: Speaker) -> tuple[str, str]:
    name = f"--{option.name}"
    if option.takes != "nothing":
        name += f" {speaker.say(f'cli-option-{option.name}.value')}"
    return name, speaker.say(f"cli-option-{option.name}")


def _section(console: Console, heading: str, rows: list[tuple[str, str]]) -> None:
    table = Table.grid(padding=(0, 3, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column()
    for name, words in rows:
        table.add_row(Text(name), Text(words))
    console.print()
    console.print(Text(heading, style="bold"))
    console.print(Padding(table, (0, 0, 0, 2), expand=False))
