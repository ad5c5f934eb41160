"""The board of Rück's raus! in a terminal: the noble in the wood, the gangs round it, your robbers in hand."""

from collections.abc import Sequence
from typing import Final

from rich import box
from rich.console import RenderableType
from rich.panel import Panel
from rich.text import Text

from spelunke.games.rueck.box import NobleKind
from spelunke.games.rueck.types import Nobles, RueckView
from spelunke.texts import Speaker
from spelunke.theme import CARD, CROWN, DANGER, GOOD, JEWEL, LAMP, SOFT, BoardRow, Felt, Stack, card, plate, round_the_table

SIGNS: Final[dict[NobleKind, str]] = {
    "plus_4": "+4",
    "plus_5": "+5",
    "plus_6": "+6",
    "plus_7": "+7",
    "minus_3": "−3",
    "nothing_or_8": "0 / +8",
    "neighbour_plus_5": "◂ +5 ▸",
    "neighbour_minus_2": "◂ −2 ▸",
    "gift_of_2": "+2 ▸",
}
HITS_NEIGHBOURS: Final = ("neighbour_plus_5", "neighbour_minus_2")
NOBLE_WIDTH: Final = 34


def draw(view: RueckView, names: Sequence[str], speaker: Speaker) -> RenderableType:
    """The table as this seat sees it."""
    things: list[RenderableType] = [
        BoardRow(_plate(view, seat, names, speaker) for seat in round_the_table(view.seat, view.seats)),
        _noble(view, speaker),
    ]
    seen = view.open.eight or (view.remembered.eight if view.remembered else None)
    if seen:
        things.append(_nobles(speaker.say("rueck-board-eight"), seen))
    if view.remembered and view.remembered.turned:
        things.append(_nobles(speaker.say("rueck-board-turned"), view.remembered.turned))
    if view.seat is not None:
        hand = [card(str(strength)) for strength in view.open.hand]
        things.append(BoardRow([_plate(view, view.seat, names, speaker), BoardRow(hand, gap=0)]))
    return Felt(Stack(things, centred=True))


def _plate(view: RueckView, seat: int, names: Sequence[str], speaker: Speaker) -> RenderableType:
    """A gang: its jewels, the crown if it would win now, the robber that lies before it."""
    line = Text.assemble((f"{JEWEL} {view.open.jewels[seat]}", GOOD if view.open.jewels[seat] >= 0 else DANGER))
    if view.seat is not None and view.open.noble in HITS_NEIGHBOURS:
        side = {1: " ◂", view.seats - 1: " ▸"}.get((seat - view.seat) % view.seats, "")  # §1.4: left is the next seat
        line.append(side, LAMP)
    if seat in view.open.would_win:
        line.append(f" {CROWN}", LAMP)
    if view.open.robbers is not None:
        line.append(" ").append(f" {view.open.robbers[seat]} ", CARD)
    lines: list[RenderableType] = [line]
    if view.remembered is not None:
        played = " ".join(str(strength) for strength in view.remembered.played[seat])
        lines.append(Text(speaker.say("rueck-board-played", robbers=played), style=SOFT, overflow="ellipsis", no_wrap=True))
    return plate(seat, names[seat], *lines, lit=seat in view.asked)


def _noble(view: RueckView, speaker: Speaker) -> RenderableType:
    """The noble's card, or where it will lie."""
    title = speaker.say("rueck-board-round", round=view.open.round, rounds=view.open.rounds)
    if view.open.noble is None:
        return Panel(Text("· · ·", justify="center", style=SOFT), box=box.ROUNDED, title=title, width=NOBLE_WIDTH)
    words = Text.assemble(
        (SIGNS[view.open.noble], "bold"), "\n", speaker.say("rueck-board-noble", noble=view.open.noble), justify="center"
    )
    return Panel(words, box=box.DOUBLE, style=CARD, title=title, width=NOBLE_WIDTH)


def _nobles(heading: str, nobles: Nobles) -> Text:
    """Several nobles in one line: each with its sign, as often as it is there."""
    signs = [SIGNS[kind] for kind, copies in nobles.items() for _ in range(copies)]
    return Text.assemble((heading, SOFT), "  ", "  ".join(signs), justify="center")
