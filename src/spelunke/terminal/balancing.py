"""``spelunke balance``: balance statistics, as text and as a page with plots."""

from collections.abc import Callable, Sequence

import msgspec
from rich.console import Console
from rich.text import Text

from spelunke.core.game import Game
from spelunke.lab.balance import Balance, balance
from spelunke.lab.checkpoint import check_writable, write_file
from spelunke.lab.entrants import entrants
from spelunke.lab.html_report import chapters, facts, page
from spelunke.lab.parquet import PlayedRow, notes, write_games
from spelunke.terminal.arguments import BadArguments, Wishes
from spelunke.terminal.consoles import plain_console
from spelunke.terminal.house_rules import game_with
from spelunke.terminal.lab_results import (
    MOST_GAMES,
    check_same,
    command_line,
    crew_for,
    fingerprints,
    made,
    named_game,
    plain_table,
    show_made,
    wishes_to_reproduce,
)
from spelunke.terminal.simulating import progress_bar
from spelunke.texts import Speaker
from spelunke.theme import LAMP

USUAL_GAMES = 500
LEAST_GAMES = 4
USUAL_PLAYER = "thumb"
USUAL_LADDER = "random,thumb"


def weigh_and_report(wishes: Wishes, speaker: Speaker) -> int:
    """Play, report, write the page, and print how to reproduce it."""
    again = wishes_to_reproduce(wishes)
    wanted = again[0] if again else wishes
    where = wishes.word("page")
    parquet = wishes.word("parquet")
    for place in (where, parquet):
        if place is not None:
            check_writable(place)
    games: list[PlayedRow] = []
    game, found, files, command = _weighed(wanted, speaker, games.extend if parquet else None)
    how = made(command, wanted.number("seed") or 0)
    told: dict[str, object] = {**msgspec.to_builtins(found), **how}
    if files:
        told["files"] = files
    same = check_same(wishes, again[1], told, speaker) if again else None
    if wishes.has("json"):
        print(msgspec.json.encode(told).decode())  # noqa: T201 (for a program)
    else:
        console = plain_console()
        show_balance(found, game.box.title, speaker, console)
        show_made(how, speaker, console)
        if same is not None:
            console.print(Text(same))
    if where is not None:
        write_file(where, page(found, game.box, how, speaker.language))
    if parquet is not None:
        write_games(parquet, games, notes(games[0].plan, how))
    return 0


def _weighed(
    wishes: Wishes, speaker: Speaker, tell: Callable[[Sequence[PlayedRow]], object] | None
) -> tuple[Game, Balance, dict[str, str], str]:
    parts = named_game(wishes)
    game = game_with(parts, wishes.number("seats"), wishes.word("preset"), wishes.word("set"), wishes.words("house"))
    games = wishes.number("games", least=LEAST_GAMES, most=MOST_GAMES) or USUAL_GAMES
    seed = wishes.number("seed") or 0
    words = [word.strip() for word in (wishes.word("bots") or USUAL_LADDER).split(",") if word.strip()]
    player = wishes.word("bot") or USUAL_PLAYER
    if len(wishes.words("bot")) > 1:
        raise BadArguments("lab-one-player", bots=wishes.words("bot"))
    if len(words) < 2:
        raise BadArguments("lab-ladder-too-short", bots=len(words))
    climbs = _climbs(wishes.word("rungs"), len(words) - 1, games)
    (equal,), ladder, crew = entrants([player], game), entrants(words, game), crew_for(wishes)
    with progress_bar(games + sum(climbs), speaker) as progress:
        found = balance(game, equal, ladder, games, climbs, seed, crew, progress, wishes.word("resume"), tell)
    rungs = ",".join(map(str, climbs))
    options = {"games": games, "bots": ",".join(words), "rungs": rungs, "bot": player, "seats": game.seats, "seed": seed}
    files = fingerprints([player, *words], [equal, *ladder])
    return game, found, files, command_line(wishes, game.box.key, options)


def _climbs(said: str | None, rungs: int, games: int) -> list[int]:
    """The number of games of each rung: as many as between equals, or as given for all or one by one."""
    if said is None:
        return [games] * rungs
    numbers = [int(word) if word.strip().isdecimal() else 0 for word in said.split(",")]
    climbs = numbers * rungs if len(numbers) == 1 else numbers
    if len(climbs) != rungs or not all(LEAST_GAMES <= climb <= MOST_GAMES for climb in climbs):
        raise BadArguments("lab-bad-rungs", said=said[:40], rungs=rungs, least=LEAST_GAMES)
    return climbs


def show_balance(told: Balance, title: str, speaker: Speaker, console: Console) -> None:
    """Print the key figures, then their interpretation."""
    console.print(Text(speaker.say("lab-report-title", title=title), style=f"bold {LAMP}"))
    table = plain_table("", "")
    table.show_header = False
    for name, number in facts(told, speaker):
        table.add_row(name, number)
    console.print(table)
    for heading, paragraphs in chapters(told, speaker):
        console.print(Text(f"\n{speaker.say(heading)}", style="bold"))
        for paragraph in paragraphs:
            console.print(Text(paragraph))
