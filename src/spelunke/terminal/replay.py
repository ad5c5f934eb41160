"""Replays: step through a record on a screen, or print it as lines."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from rich.console import Console
from rich.text import Text

from spelunke import shelf
from spelunke.core.errors import WrongSeats
from spelunke.core.game import AnyView, Game
from spelunke.core.record import Record
from spelunke.core.table import LUCK, Table
from spelunke.core.types import Event, Standing
from spelunke.play.asks import asks
from spelunke.terminal.arguments import Wishes
from spelunke.terminal.checking import seat_names
from spelunke.terminal.consoles import has_screen, plain_console
from spelunke.terminal.files import record_in
from spelunke.terminal.page import TablePage, too_small
from spelunke.terminal.session import bar_of, drawing_of, standing_table
from spelunke.texts import Speaker
from spelunke.theme import LAMP, signed

if TYPE_CHECKING:
    from spelunke.terminal.screen import Screen


class ReplayMoment(NamedTuple):
    """The table when somebody is asked, or at the end."""

    table: Table
    answers: int
    """The number of answers before it."""


class Story:
    """A record as a list of moments, and the events between them."""

    def __init__(self, game: Game, record: Record) -> None:
        self.game = game
        whole = game.replay(record)
        assert whole.tape is not None
        self._notes = whole.tape.notes
        self.moments = list(_moments(game, record))
        self.standing: Standing | None = game.standing(whole)

    def view(self, at: int, seat: int | None) -> AnyView:
        """The view of a seat at that moment."""
        return self.game.shown(self.game.view(self.moments[at].table, seat))

    def events(self, at: int, seat: int | None, *, open_hands: bool = False) -> list[Event]:
        """The events before that moment, as a seat saw them, or from the seat that saw most of each."""
        after = self.moments[at - 1].answers if at else -1
        until = self.moments[at].answers
        tell = self._tell_all if open_hands else self.game.parts.tell
        told = (tell(note[1:], seat) for note in self._notes if after < note[0] <= until)
        return [event for event in told if event is not None]

    def _tell_all(self, note: tuple[int, ...], _seat: int | None) -> Event | None:
        told = [self.game.parts.tell(note, seat) for seat in (None, *range(self.game.seats))]
        return max(told, key=_words_in)


def _words_in(event: Event | None) -> int:
    """How much an event reveals."""
    if event is None:
        return -1
    return sum(getattr(event, field) is not None for field in event.__struct_fields__)


def _moments(game: Game, record: Record) -> Sequence[ReplayMoment]:
    """Every moment of a valid record. Luck's answers belong to the moment they lead to."""
    table = game.replay(record, answers=0)
    before = [ReplayMoment(table.copy(), ask.at) for ask in asks(game, table, record.answers) if ask.seats != (LUCK,)]
    return [*before, ReplayMoment(table, len(record.answers))]


class Walk:
    """The current position in a story, and whose view is shown."""

    def __init__(self, story: Story, names: Sequence[str], speaker: Speaker, seat: int | None, *, open_hands: bool) -> None:
        self._story = story
        self._names = names
        self._speaker = speaker
        self._seat = seat
        self._open = open_hands
        self._at = 0
        self._draw = drawing_of(story.game)

    def show_on(self, screen: "Screen") -> None:
        """Step through by keys until the user leaves."""
        last = len(self._story.moments) - 1
        steps = {
            "right": 1,
            "down": 1,
            "enter": 1,
            " ": 1,
            "page down": 10,
            "left": -1,
            "up": -1,
            "backspace": -1,
            "page up": -10,
        }
        while (key := screen.key(self._page())) not in {"q", "escape"}:
            if key in steps:
                self._at = min(max(self._at + steps[key], 0), last)
            elif key in {"home", "end"}:
                self._at = 0 if key == "home" else last
            elif key == "tab" and self._open:
                self._seat = 0 if self._seat is None else self._seat + 1
                if self._seat == self._story.game.seats:
                    self._seat = None

    def _page(self) -> TablePage:
        view = self._story.view(self._at, self._seat)
        say = self._speaker.say
        last = len(self._story.moments) - 1
        where = Text.assemble(" ", (say("terminal-replay-at", at=self._at, last=last), f"bold {LAMP}"))
        if self._seat is not None:
            where = Text.assemble(where, "  ", signed(self._seat, self._names[self._seat]))
        return TablePage(
            bar_of(self._story.game, self._speaker),
            self._draw(view, self._names, self._speaker),
            self._sentences(self._at),
            where,
            hint=say("terminal-keys-replay-open" if self._open else "terminal-keys-replay"),
        )

    def _sentences(self, at: int) -> list[str]:
        events = self._story.events(at, self._seat, open_hands=self._open and self._seat is None)
        return [self._speaker.event(self._story.game.box.key, event, self._names, self._seat) for event in events]

    def tell_in(self, console: Console) -> None:
        """Print the whole story as lines."""
        console.print(Text(bar_of(self._story.game, self._speaker), style="bold"))
        for at in range(len(self._story.moments)):
            for sentence in self._sentences(at):
                console.print(Text.assemble(("▸ ", LAMP), sentence))


def show_replay(wishes: Wishes, speaker: Speaker) -> int:
    """``spelunke replay``."""
    record = record_in(wishes.things["file"])
    game = shelf.game_of(record)
    story = Story(game, record)
    seat = wishes.number("seat")
    if seat is not None and seat >= game.seats:
        raise WrongSeats("no-such-seat", seat=str(seat), last=game.seats - 1)
    names = seat_names(game.seats, speaker)
    walk = Walk(story, names, speaker, seat, open_hands=wishes.has("open"))
    console = plain_console()
    if has_screen(wishes):
        from spelunke.terminal.screen import opened

        with opened(console, too_small(speaker)) as screen:
            walk.show_on(screen)
        return 0
    walk.tell_in(console)
    if story.standing is not None:
        console.print(standing_table(story.standing, names, speaker))
    else:
        console.print(Text(speaker.say("terminal-replay-unfinished")))
    return 0
