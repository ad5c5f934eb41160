"""``spelunke sweep``: the effects of house rules, as a table and as files to ship."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypedDict

import msgspec
from rich.console import Console
from rich.text import Text

from spelunke import shelf
from spelunke.core.game import Parts
from spelunke.core.house import changes
from spelunke.lab.checkpoint import check_writable, refusing_by_name, write_file
from spelunke.lab.parquet import PlayedRow, in_words, write_games
from spelunke.lab.sweep import Base, Measured, RuleEffects, games_of, sweep
from spelunke.terminal.arguments import BadArguments, Wishes
from spelunke.terminal.consoles import plain_console
from spelunke.terminal.lab_results import (
    all_to_reproduce,
    check_same,
    command_line,
    crew_for,
    in_percent,
    made,
    named_game,
    plain_table,
    show_made,
)
from spelunke.terminal.simulating import progress_bar
from spelunke.texts import Speaker
from spelunke.theme import LAMP

USUAL_GAMES = 1000
MOST_GAMES = 10**6


def sweep_and_report(wishes: Wishes, speaker: Speaker) -> int:
    """Try the house rules of one game, or of all, and report."""
    wanted = _wanted(wishes)
    folder, parquet = wishes.word("into"), wishes.word("parquet")
    if parquet is not None:
        if len(wanted) > 1:
            raise BadArguments("lab-parquet-one-game")
        check_writable(parquet)
    if folder is not None:
        for parts, _, _ in wanted:
            check_writable(_effects_in(folder, parts))
    told = []
    games: list[PlayedRow] = []
    for parts, asked, before in wanted:
        found = _swept(parts, asked, speaker, games.extend if parquet else None)
        how = made(_again(parts, asked), asked.number("seed") or 0)
        plain = {**msgspec.to_builtins(found), **how}
        told.append(plain)
        if folder is not None:
            write_file(_effects_in(folder, parts), msgspec.json.format(msgspec.json.encode(plain), indent=1))
        same = check_same(wishes, before, plain, speaker) if before is not None else None
        if not wishes.has("json"):
            console = plain_console()
            show_consequences(found, parts, speaker, console)
            show_made(plain, speaker, console)
            if same is not None:
                console.print(Text(same))
    if wishes.has("json"):
        print(msgspec.json.encode(told[0] if len(told) == 1 else told).decode())  # noqa: T201 (for a program)
    if parquet is not None:
        write_games(parquet, games, in_words({**how, "game": games[0].plan.game}))
    return 0


def _effects_in(folder: str, parts: Parts) -> str:
    """The file of a game in a folder that has one for every game, as ``src/spelunke/games`` does."""
    path = Path(folder, parts.box.key, shelf.EFFECTS)
    with refusing_by_name(str(path)):
        path.parent.mkdir(exist_ok=True)
    return str(path)


def _wanted(wishes: Wishes) -> list[tuple[Parts, Wishes, dict[str, object] | None]]:
    """The games to try, each with its options and, when reproducing, its earlier result."""
    if again := all_to_reproduce(wishes):
        return [(named_game(asked), asked, before) for asked, before in again]
    keys = [wishes.things["game"]] if "game" in wishes.things else shelf.keys()
    return [(shelf.parts(key), wishes, None) for key in keys]


class _Asked(TypedDict):
    """Which rules are tried, how often, and at how many seats."""

    games: int
    over: list[str] | None
    seats: int | None


def _asked(wishes: Wishes) -> _Asked:
    over = wishes.word("over")
    return {
        "games": wishes.number("games", least=4, most=MOST_GAMES) or USUAL_GAMES,
        "over": [name.strip() for name in over.split(",") if name.strip()] if over is not None else None,
        "seats": wishes.number("seats"),
    }


def _again(parts: Parts, wishes: Wishes) -> str:
    asked = _asked(wishes)
    given: dict[str, object] = {"games": asked["games"], "seed": wishes.number("seed") or 0}
    if asked["over"]:
        given["over"] = ",".join(asked["over"])
    if asked["seats"] is not None:
        given["seats"] = asked["seats"]
    return command_line(wishes, parts.box.key, given)


def _swept(parts: Parts, wishes: Wishes, speaker: Speaker, tell: Callable[[Sequence[PlayedRow]], object] | None) -> RuleEffects:
    asked = _asked(wishes)
    crew = crew_for(wishes)
    with progress_bar(games_of(parts, **asked), speaker) as progress:
        seed, folder = wishes.number("seed") or 0, wishes.word("resume")
        return sweep(parts, seed=seed, crew=crew, progress=progress, folder=folder, tell=tell, **asked)


def show_consequences(told: RuleEffects, parts: Parts, speaker: Speaker, console: Console) -> None:
    """Print a table for every base: first its statistics, then the effect of each change."""
    say = speaker.say
    for number, base in enumerate(told.bases):
        title = say("lab-sweep-title", title=parts.box.title, preset=base.preset, seats=base.seats, games=told.games)
        console.print(Text(title, style=f"bold {LAMP}"))
        columns = ("lab-sweep-rule", "lab-sweep-longer", "lab-sweep-best-seat", "lab-sweep-skilled", "lab-sweep-luck")
        table = plain_table(*(say(column) for column in columns))
        table.add_row(_of_base(base, parts), "", *_cells(base.measured))
        for change in told.changes:
            if change.base == number:
                longer = in_percent(change.longer)
                table.add_row(f"{change.option}={change.value}", longer, *_cells(change.measured))
        console.print(table)
    for refusal in told.refused:
        console.print(Text(say("lab-sweep-refused", option=refusal.option, value=str(refusal.value), why=refusal.why)))
    console.print(Text(say("lab-interval")))


def _of_base(base: Base, parts: Parts) -> str:
    rules = changes(parts.box.presets[base.preset])
    return ", ".join(f"{name}={value}" for name, value in rules.items()) or "–"


def _cells(measured: Measured) -> list[str]:
    return [in_percent(number) for number in (measured.best_seat_wins, measured.skilled_wins, measured.luck)]
