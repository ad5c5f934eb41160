"""Odds in a terminal: exact chances that this seat could compute, on request."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from spelunke.core.game import AnyView, Game
from spelunke.texts import Speaker
from spelunke.theme import SOFT


def odds(game: Game, view: AnyView, names: Sequence[str], speaker: Speaker) -> RenderableType:
    """All chances that can be computed from this seat's whole view, as a small table."""
    chances = game.odds(view)
    if not chances:
        return Text(speaker.say("table-odds-none"))
    grid = Grid(box=None, padding=(0, 2, 0, 0), show_header=False)
    grid.add_column()
    grid.add_column(justify="right", style="bold", no_wrap=True)
    grid.add_column(style=SOFT, no_wrap=True)
    for chance in chances:
        ways = speaker.say("table-odds-of", ways=chance.ways, among=chance.among)
        grid.add_row(Text(speaker.chance(view.game, chance, names)), speaker.percent(chance.ways / chance.among), ways)
    return Group(grid, "", Text(speaker.say("table-odds-careful"), style=SOFT))
