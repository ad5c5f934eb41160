"""A game at one terminal: bots answer and people are asked, independently of how it is displayed."""

from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

import spelunke
from spelunke.bots.characters import rates_of
from spelunke.core.errors import SpelunkeError
from spelunke.core.game import AnyView, Game
from spelunke.core.house import changes
from spelunke.core.types import Move, Standing
from spelunke.play import rounds
from spelunke.play.match import Match
from spelunke.terminal.files import RecordFile
from spelunke.terminal.odds import odds
from spelunke.terminal.seating import Player
from spelunke.terminal.shelf_page import house_value
from spelunke.texts import Speaker
from spelunke.theme import CROWN, LAMP, shape


class NoBoard(SpelunkeError):
    """A game without a board for terminals."""


class Host(Protocol):
    """Shows the table to people and returns their answers."""

    def ask(self, seat: int) -> Move:
        """The answer of a player, who alone has seen their view."""

    def look(self) -> None:
        """Show everybody what lies on the table, until they are ready."""

    def end(self) -> None:
        """Show everybody how the game ended."""


def bar_of(game: Game, speaker: Speaker) -> str:
    """The game and the house rules in force, in one line."""
    return " · ".join([game.box.title, *house_in_force(game, speaker)])


def drawing_of(game: Game) -> Callable[[AnyView, Sequence[str], Speaker], RenderableType]:
    """The function that draws the game's board, from the game's folder."""
    if find_spec(f"{game.parts.package}.board") is None:
        raise NoBoard("board-missing", title=game.box.title)
    draw: Callable[[AnyView, Sequence[str], Speaker], RenderableType] = import_module(f"{game.parts.package}.board").draw
    return draw


class Company:
    """A match with the players' names and language: what every host needs to display it."""

    def __init__(self, match: Match, players: Sequence[Player], speaker: Speaker) -> None:
        self.match = match
        self.game: Game = match.game
        self.names = [player.name for player in players]
        self.people = [seat for seat, player in enumerate(players) if player.bot is None]
        self.speaker = speaker
        self.bar = bar_of(self.game, speaker)
        self._draw = drawing_of(self.game)
        self._cards = [bot_card(player.name, player.bot, self.game, speaker) for player in players if player.bot is not None]
        if self._cards and not spelunke.is_compiled():
            self._cards.append(speaker.say("room-plain-engine"))

    @property
    def alone(self) -> int | None:
        """The seat whose view everybody at the terminal may see; None, the spectators', if several people sit there."""
        return self.people[0] if len(self.people) == 1 else None

    @property
    def answers(self) -> int:
        """How many answers the table has taken so far."""
        tape = self.match.table.tape
        return len(tape.answers) if tape is not None else 0

    def view(self, seat: int | None) -> AnyView:
        """The view of a seat; None for spectators."""
        return self.game.shown(self.game.view(self.match.table, seat))

    def board(self, view: AnyView) -> RenderableType:
        """The board drawn from a view."""
        return self._draw(view, self.names, self.speaker)

    def hint(self, seat: int) -> RenderableType:
        """A bot's hint for this seat's question."""
        from spelunke.terminal.hints import hint  # only hints need the search

        return hint(self.game, self.game.view(self.match.table, seat), self.names, self.speaker)

    def odds(self, seat: int) -> RenderableType:
        """The odds that this seat could compute."""
        return odds(self.game, self.game.view(self.match.table, seat), self.names, self.speaker)

    def log(self, seat: int | None, since: int) -> list[str]:
        """The log after that many answers, as this seat saw it; from the beginning, with the public cards of the bots.

        Without memory aids the beginning is that of the round.
        """
        told = self._told(seat, self._first_after(since) if since >= 0 else self._beginning())
        return told if since >= 0 else self._cards + told

    def log_at_hand(self, seat: int, answered: int) -> list[str]:
        """The log beside the board: from the beginning, and at least since this seat answered, after that many answers."""
        if rounds.round_begins(self.game) is None:
            return self.log(seat, -1)
        return self._told(seat, min(self._beginning(), self._first_after(answered)))

    @property
    def _notes(self) -> list[tuple[int, ...]]:
        tape = self.match.table.tape
        return tape.notes if tape is not None else []

    def _first_after(self, since: int) -> int:
        return next((place for place, note in enumerate(self._notes) if note[0] > since), len(self._notes))

    def _beginning(self) -> int:
        """The first note that is told to all who are asked; the first of all once the game is over."""
        if not self.match.table.asked or rounds.round_begins(self.game) is None:
            return 0
        return rounds.last_beginning(self.game, [note[1:] for note in self._notes]) or 0

    def _told(self, seat: int | None, first: int) -> list[str]:
        events = (self.game.parts.tell(note[1:], seat) for note in self._notes[first:])
        return [self.speaker.event(self.game.box.key, event, self.names, seat) for event in events if event is not None]


def bot_card(name: str, bot: str, game: Game, speaker: Speaker) -> str:
    """The public card of a bot: how well it plays, its character, and how that shows."""
    level, _, character = bot.partition(":")
    plays = speaker.say(f"lobby-level-{level}")
    if not character:
        return speaker.say("terminal-bot-card", name=name, level=plays)
    habits = [
        speaker.say("lobby-habit", deed=speaker.say(f"{game.box.key}-tempted-{kind}"), rate=rate)
        for kind, rate in rates_of(bot, game).items()
    ]
    called = speaker.say(f"lobby-character-{character}")
    return speaker.say("terminal-bot-card-character", name=name, level=plays, character=called, habits=habits)


def play_on(company: Company, host: Host, kept: RecordFile | None) -> Standing:
    """Play to the end."""
    match = company.match

    def keep() -> None:
        if kept is not None:
            kept.keep(company.game.record(match.table))

    if looking := match.looking():
        host.look()
        for seat in looking:
            match.ready(seat)
        keep()
    while match.waiting_for():
        while match.let_bots_answer():
            keep()
        people = [seat for seat in match.waiting_for() if seat in company.people]
        if people and match.seal(people[0], host.ask(people[0])):
            keep()
    host.end()
    standing = company.game.standing(match.table)
    assert standing is not None
    return standing


def house_in_force(game: Game, speaker: Speaker) -> list[str]:
    """The house rules that differ from the defaults, as text."""
    said = []
    for name, value in changes(game.house).items():
        rule = speaker.house_rule(game.box.key, name)
        if value is True or isinstance(value, dict | list):
            said.append(rule)
        else:
            said.append(speaker.say("terminal-house-value", rule=rule, value=house_value(value, speaker)))
    return said


def standing_table(standing: Standing, names: Sequence[str], speaker: Speaker) -> Grid:
    """Places, names and scores; a crown for the winners."""
    grid = Grid(box=None, padding=(0, 2), header_style="bold")
    grid.add_column(speaker.say("terminal-place"), justify="right")
    grid.add_column(speaker.say("terminal-name"))
    grid.add_column(speaker.say("terminal-score"), justify="right")
    for seat in sorted(range(len(names)), key=lambda seat: (standing.places[seat], -standing.scores[seat])):
        place = Text.assemble((f"{CROWN} " if standing.places[seat] == 1 else "", LAMP), f"{standing.places[seat]}.")
        grid.add_row(place, Text.assemble(shape(seat), " ", names[seat]), str(standing.scores[seat]))
    return grid
