"""``spelunke shelf``: all games, or one with its presets and house rules."""

from collections.abc import Sequence

import msgspec
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from spelunke.core.game import Parts
from spelunke.core.house import Option, changes, options
from spelunke.core.origins import Concordance, concordance_of
from spelunke.texts import Speaker
from spelunke.theme import LAMP, SOFT


def span(seats: Sequence[int]) -> str:
    """Numbers of players in short form.

    >>> span((3, 4, 5)), span((2, 4, 6)), span((4,))
    ('3–5', '2, 4, 6', '4')
    """
    if len(seats) > 1 and list(seats) == list(range(seats[0], seats[-1] + 1)):
        return f"{seats[0]}–{seats[-1]}"
    return ", ".join(str(number) for number in seats)


def plain_shelf(shelf: Sequence[Parts], speaker: Speaker) -> list[dict[str, object]]:
    """The shelf as data."""
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
            "people": msgspec.to_builtins(concordance_of(parts.package).people),
            "house": {option.name: _plain_option(parts, option) for option in options(parts.box.house)},
        }
        for parts in shelf
    ]


def _plain_option(parts: Parts, option: Option) -> dict[str, object]:
    told = concordance_of(parts.package)
    return {
        "default": option.default,
        "allowed": None if option.allowed is None else list(option.allowed),
        "origin": str(told.of_house_rule(option.name)) if told.is_there else None,
        "readings": [{"value": reading.value, "origin": str(reading.origin)} for reading in told.readings_of(option.name)],
    }


def show_shelf(shelf: Sequence[Parts], speaker: Speaker, console: Console) -> None:
    """Print every game in a few lines."""
    for parts in shelf:
        box = parts.box
        facts = speaker.say("terminal-shelf-facts", seats=span(box.seats), minutes=box.minutes)
        console.print(Text.assemble((box.title, f"bold {LAMP}"), "  ", (box.key, "bold"), "  ", (facts, SOFT)))
        console.print(Padding(Text(speaker.say(f"{box.key}-character")), (0, 0, 0, 2), expand=False))
        if made := speaker.people(concordance_of(parts.package).people):
            console.print(Padding(Text(" · ".join(made), style=SOFT), (0, 0, 0, 2), expand=False))
        presets = speaker.say("terminal-shelf-presets", presets=", ".join(box.presets))
        console.print(Padding(Text(presets, style=SOFT), (0, 0, 1, 2), expand=False))


def show_game(parts: Parts, speaker: Speaker, console: Console) -> None:
    """Print one game: its description, presets and house rules."""
    show_shelf([parts], speaker, console)
    presets = Table.grid(padding=(0, 2, 0, 0))
    for name in parts.box.presets:
        presets.add_row(Text(name, style="bold"), Text(speaker.preset(parts.box.key, name)))
    console.print(Text(speaker.say("terminal-shelf-heading-presets"), style=f"bold {LAMP}"))
    console.print(Padding(presets, (0, 0, 1, 2), expand=False))
    rules = Table.grid(padding=(0, 2, 0, 0))
    for option in options(parts.box.house):
        explained = Text(_explained(parts.box.key, option, speaker))
        if tags := _origins(concordance_of(parts.package), option, speaker):
            explained.append(f" [{tags}]", style=SOFT)
        if how := speaker.read_off(parts.box.key, option.name):
            explained.append(f" {how}", style=SOFT)
        rules.add_row(Text(option.name, style="bold"), explained)
    console.print(Text(speaker.say("terminal-shelf-heading-house"), style=f"bold {LAMP}"))
    console.print(Padding(rules, (0, 0, 0, 2), expand=False))


def _explained(key: str, option: Option, speaker: Speaker) -> str:
    explained = speaker.house_rule(key, option.name, ".explain")
    if option.allowed is None:
        return speaker.say("terminal-house-table", explained=explained)
    values = [house_value(value, speaker) for value in option.allowed]
    numbers = [value for value in option.allowed if type(value) is int]
    allowed = span(numbers) if len(numbers) == len(values) > 2 else ", ".join(values)
    default = house_value(option.default, speaker)
    return speaker.say("terminal-house-option", explained=explained, allowed=allowed, default=default)


def _origins(told: Concordance, option: Option, speaker: Speaker) -> str:
    """Where the default of a house rule comes from, and other values that are printed or found somewhere."""
    if not told.is_there:
        return ""
    tags = [speaker.origin(told.of_house_rule(option.name))]
    for reading in told.readings_of(option.name):
        tags.append(
            speaker.say("origin-reading", value=house_value(reading.value, speaker), origin=speaker.origin(reading.origin))
        )
    return "; ".join(tags)


def house_value(value: object, speaker: Speaker) -> str:
    """The displayed value of a house rule, as ``--house`` accepts it."""
    if isinstance(value, bool):
        return speaker.say("terminal-yes" if value else "terminal-no")
    return str(value)
