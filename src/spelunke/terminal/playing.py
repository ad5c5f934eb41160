"""Starting a game: players, game, file, and how it is left."""

import secrets
import sys
from typing import NamedTuple

from rich.console import Console
from rich.text import Text

from spelunke import shelf
from spelunke.bots import decider
from spelunke.core.dice import Dice
from spelunke.core.game import Game
from spelunke.core.table import Table
from spelunke.play.match import Match
from spelunke.shelf import keys
from spelunke.terminal import game_menu
from spelunke.terminal.arguments import BadArguments, Wishes
from spelunke.terminal.consoles import has_screen, plain_console
from spelunke.terminal.files import RecordFile, record_in
from spelunke.terminal.house_rules import game_with
from spelunke.terminal.line_ui import LineHost
from spelunke.terminal.page import too_small
from spelunke.terminal.seating import Player, seated
from spelunke.terminal.session import Company, play_on, standing_table
from spelunke.texts import Speaker

LEFT = 130
"""The exit code after Ctrl-C."""


class Evening(NamedTuple):
    """A game in progress: the match, its players, and its file."""

    game: Game
    table: Table
    players: list[Player]
    seed: int
    kept: RecordFile | None


def play(wishes: Wishes, speaker: Speaker) -> int:
    """``spelunke play``."""
    seed = wishes.number("seed")
    if seed is None:
        seed = secrets.randbits(32)
    resumed = wishes.word("resume")
    if resumed is not None:
        return _play_evening(_resumed(wishes, resumed, seed, speaker), wishes, speaker)
    if "game" not in wishes.things:
        # Seats and house rules belong to a game, so they require one to be named.
        if any(wishes.has(option) for option in ("seats", "preset", "house", "set")):
            raise BadArguments("cli-thing-missing", command="play", thing="game")
        return open_table(wishes, speaker, seed)
    parts = shelf.parts(wishes.things["game"])
    game = game_with(parts, wishes.number("seats"), wishes.word("preset"), wishes.word("set"), wishes.words("house"))
    return _play_evening(_fresh(wishes, game, seed, speaker), wishes, speaker)


def open_table(wishes: Wishes, speaker: Speaker, seed: int) -> int:
    """``spelunke play`` alone: ask for the game and the number of seats, then play."""
    games = [shelf.parts(key) for key in keys()]
    console = plain_console()
    if has_screen(wishes):
        from spelunke.terminal.screen import opened

        with opened(console, too_small(speaker)) as screen:
            parts, seats = game_menu.open_on(screen, games, speaker)
    else:
        parts, seats = game_menu.open_in(console, games, speaker)
    return _play_evening(_fresh(wishes, Game(parts, seats), seed, speaker), wishes, speaker)


def _fresh(wishes: Wishes, game: Game, seed: int, speaker: Speaker) -> Evening:
    players = _players(wishes, game.seats, speaker)
    path = wishes.word("record")
    return Evening(game, game.deal(ask_luck=True), players, seed, RecordFile(path) if path is not None else None)


def _resumed(wishes: Wishes, path: str, seed: int, speaker: Speaker) -> Evening:
    """Resume a saved game; the house rules are those of its record."""
    for option in ("seats", "preset", "house", "set"):
        if wishes.has(option):
            raise BadArguments("cli-resume-with", option=option)
    if "game" in wishes.things:
        raise BadArguments("cli-resume-with-game", game=wishes.things["game"][:40])
    record = record_in(path)
    game = shelf.game_of(record)
    table = game.replay(record)
    if not table.asked:
        raise BadArguments("cli-resume-over", file=path[-80:])
    elsewhere = wishes.word("record")
    kept = RecordFile(path, may_replace=True) if elsewhere is None else RecordFile(elsewhere)
    return Evening(game, table, _players(wishes, game.seats, speaker), seed, kept)


def _players(wishes: Wishes, seats: int, speaker: Speaker) -> list[Player]:
    return seated([(name, value) for name, value in wishes.given if name in {"player", "bot"}], seats, speaker)


def _play_evening(evening: Evening, wishes: Wishes, speaker: Speaker) -> int:
    game, kept = evening.game, evening.kept
    bots = {seat: decider(player.bot, game) for seat, player in enumerate(evening.players) if player.bot is not None}
    people = [seat for seat in range(game.seats) if seat not in bots]
    dice = Dice(evening.seed)
    match = Match(game, evening.table, bots, Dice(evening.seed, 1), luck=lambda table: table.draw(dice), lookers=people)
    company = Company(match, evening.players, speaker)
    if kept is not None:
        kept.begin(game.record(evening.table))
    console = plain_console()
    try:
        if has_screen(wishes) and company.people:
            from spelunke.terminal.screen import opened
            from spelunke.terminal.screen_ui import ScreenHost

            with opened(console, too_small(speaker)) as screen:
                standing = play_on(company, ScreenHost(screen, company), kept)
        else:
            standing = play_on(company, LineHost(console, company), kept)
    except KeyboardInterrupt:
        left = speaker.say("terminal-left-kept", file=kept.whole) if kept is not None else speaker.say("terminal-left")
        print(left, file=sys.stderr)  # noqa: T201 (said beside what is printed)
        return LEFT
    console.print(Text(company.bar, style="bold"))
    console.print(standing_table(standing, company.names, speaker))
    console.print(Text(speaker.say("terminal-seed", seed=str(evening.seed))))
    if kept is not None:
        _say_where(kept, console, speaker)
    return 0


def _say_where(kept: RecordFile, console: Console, speaker: Speaker) -> None:
    if kept.trouble is not None:
        raise kept.trouble
    console.print(Text(speaker.say("terminal-kept", file=kept.whole)))
