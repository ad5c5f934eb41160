"""Hints in a terminal: the best answers, how often they win in simulated games, and why."""

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from spelunke.bots.advice import FOR_A_HINT, Advice, advise, worth_telling
from spelunke.core.game import AnyView, Game
from spelunke.core.types import in_percent
from spelunke.texts import Speaker
from spelunke.theme import LAMP, SOFT

MOST_REASONS: Final = 3
SETTLED: Final = 0.9
"""A mixed strategy that gives one answer at least this share needs no note about mixing."""


def hint(game: Game, view: AnyView, names: Sequence[str], speaker: Speaker) -> RenderableType:
    """A bot's hint from this seat's whole view, as a small table."""
    advised = advise(game, view, FOR_A_HINT)
    if len(advised) == 1:
        return Text(speaker.say("hint-only", move=speaker.move(view.game, advised[0].move, names)))
    grid = Grid(box=None, padding=(0, 2, 0, 0), header_style=f"bold {LAMP}")
    grid.add_column(speaker.say("hint-move"), ratio=2)
    grid.add_column(speaker.say("hint-wins"), justify="right", no_wrap=True)
    if advised[0].is_mixed:
        grid.add_column(speaker.say("hint-how-often"), justify="right", no_wrap=True)
    grid.add_column(speaker.say("hint-why"), ratio=3)
    told = worth_telling(advised)
    for advice in told:
        grid.add_row(*_row(game, advice, names, speaker))
    notes = [speaker.say("hint-about", games=max(advice.games for advice in advised))]
    if (equals := sum(advice.is_best for advice in told)) > 1:
        notes.append(speaker.say("hint-equal", moves=equals))
    if advised[0].is_mixed and advised[0].part < SETTLED:
        notes.append(speaker.say("hint-mixed"))
    return Group(grid, "", Text(" ".join(notes), style=SOFT))


def _row(game: Game, advice: Advice, names: Sequence[str], speaker: Speaker) -> list[RenderableType]:
    key, paragraphs = game.box.key, game.parts.reasons
    reasons = [
        Text.assemble(speaker.reason(key, reason, names), " ", (paragraphs[type(reason)], SOFT))
        for reason in advice.reasons[:MOST_REASONS]
    ]
    often = [Text(speaker.say("hint-part", part=in_percent(advice.part)))] if advice.is_mixed else []
    move = Text(speaker.move(key, advice.move, names))
    return [move, Text(_share(advice, speaker)), *often, Text("\n").join(reasons)]


def _share(advice: Advice, speaker: Speaker) -> str:
    if advice.share is None:
        return speaker.say("hint-untried")
    low, high = in_percent(advice.low), in_percent(advice.high)
    share = speaker.say("hint-share", share=in_percent(advice.share), low=low, high=high)
    return share if advice.is_best else f"{share}\n{speaker.say('hint-behind', behind=in_percent(advice.behind))}"
