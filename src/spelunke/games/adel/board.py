"""The board of Adel verpflichtet in a terminal: the path of castles, the auction house, the jail, and your cards."""

from collections.abc import Sequence
from typing import Final

from rich import box
from rich.console import RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.text import Text

from spelunke.games.adel.box import SERIES, WINDOWS, Hexagon
from spelunke.games.adel.types import AdelView, AnyAction, Card
from spelunke.texts import Speaker
from spelunke.theme import (
    CARD,
    DANGER,
    GOOD,
    INK,
    LAMP,
    LIT,
    SOFT,
    BoardRow,
    Felt,
    Stack,
    card,
    card_back,
    plate,
    round_the_table,
    shape,
    signed,
)

PLATE_WIDTH: Final = 23
CARD_WIDTH: Final = 6
FREE_SPACE: Final = "·"
FREE_CELL: Final = "–"
PAWN: Final = "♙"
PAPERS: Final = "▤"
FACE_DOWN: Final = "▒"


def draw(view: AdelView, names: Sequence[str], speaker: Speaker) -> RenderableType:
    """The table as this seat sees it."""
    things: list[RenderableType] = [
        BoardRow(_plate(view, seat, names, speaker) for seat in round_the_table(view.seat, view.seats)),
        _track(view, speaker),
        BoardRow([_auction(view, speaker), _jail(view, speaker)]),
    ]
    things += [_exhibition(view, seat, names) for seat, cards in enumerate(view.open.exhibitions) if cards]
    if view.seat is not None:
        things.append(BoardRow([_plate(view, view.seat, names, speaker), _hand(view)]))
        things.append(_small_cards(view, speaker))
    return Felt(Stack(things, centred=True))


# The players.


def _plate(view: AdelView, seat: int, names: Sequence[str], speaker: Speaker) -> RenderableType:
    """A player: the colour and the space of the pawn, how many cards, where, and what lies there."""
    opened = view.open
    line = Text.assemble((f"{PAWN} {opened.pawns[seat]}", GOOD), " ", (_colour(view, seat, speaker), SOFT))
    if opened.collectibles is not None:
        line.append(f" {PAPERS} {opened.collectibles[seat]}", INK)
    lines = [line, _doing(view, seat, speaker)]
    if view.remembered is not None:
        lines.append(Text(" ".join(view.remembered.seen[seat]) or FREE_CELL, SOFT))
        thousands = _thousands(view.remembered.cheques[seat]) or FREE_CELL
        lines.append(Text(speaker.say("adel-board-can-bid", thousands=thousands), SOFT))
    for each in lines:
        each.no_wrap, each.overflow = True, "ellipsis"
    return plate(seat, names[seat], *lines, lit=seat in view.asked, width=PLATE_WIDTH)


def _colour(view: AdelView, seat: int, speaker: Speaker) -> str:
    colour = view.open.colours[seat]
    return "" if colour is None else speaker.say("adel-board-colour", colour=colour)


def _doing(view: AdelView, seat: int, speaker: Speaker) -> Text:
    """Where the player is this round, and the action card there: open, face down, or none yet."""
    place, action = view.open.locations[seat], view.open.actions[seat]
    if place is None:
        return Text()
    line = Text(speaker.say("adel-board-place", place=place), SOFT)
    if action is not None:
        line.append(" ").append(_sign(action, speaker), CARD)
    elif view.about in {"window", "turn", "cheque"}:
        line.append(f" {FACE_DOWN}", SOFT)
    return line


def _sign(action: AnyAction, speaker: Speaker) -> str:
    number = getattr(action, "number", getattr(action, "cheque", 0))
    return speaker.say("adel-board-action", action=type(action).__name__, number=number)


# The board.


def _track(view: AdelView, speaker: Speaker) -> RenderableType:
    """From the club room past the castles to the banquet table: spaces with the pawns on them, and the two numbers."""
    track = view.open.track
    stations = [_station(view, range(1), track.club, speaker.say("adel-board-club"))]
    first = 1
    for castle in track.castles:
        stations.append(_station(view, range(first, first + castle.spaces), castle))
        first += castle.spaces
    seated = sorted({first, *(pawn for pawn in view.open.pawns if pawn > first)})
    stations.append(Stack([_spaces(view, seated), Text(speaker.say("adel-board-banquet"), LAMP)]))
    # Each station keeps a cell free behind it, even where the row stands shoulder to shoulder.
    return BoardRow([Padding(station, (0, 1, 0, 0), expand=False) for station in stations])


def _station(view: AdelView, spaces: range, hexagon: Hexagon, name: str = "") -> Stack:
    counts = view.open.hexagon is not None and max(view.open.pawns) in spaces
    numbers = f"{hexagon.best}/{hexagon.second}"
    return Stack([_spaces(view, spaces), Text(f"{name} {numbers}".strip(), LIT if counts else SOFT)])


def _spaces(view: AdelView, spaces: Sequence[int]) -> Text:
    """Spaces side by side, each with the shapes of the pawns that stand on it."""
    standing = [[shape(seat) for seat, pawn in enumerate(view.open.pawns) if pawn == space] for space in spaces]
    return Text(" ").join([Text().join(here) if here else Text(FREE_SPACE, SOFT) for here in standing])


def _auction(view: AdelView, speaker: Speaker) -> RenderableType:
    """The two windows, and how many cards lie under them; the cheques paid, if they are remembered."""
    things: list[RenderableType] = []
    for window, name in enumerate(WINDOWS):
        shown = view.open.windows[window]
        face = card(FREE_CELL, "", width=CARD_WIDTH, style=SOFT) if shown is None else _face(view, shown)
        pile = Text(speaker.say("adel-board-pile", window=name, cards=view.open.piles[window]), SOFT, justify="center")
        things.append(Stack([face, pile], centred=True))
    paid = _thousands(view.remembered.register) if view.remembered is not None else ""
    subtitle = speaker.say("adel-board-register", thousands=paid) if paid else None
    title = speaker.say("adel-board-auction", round=view.open.round)
    return Panel(BoardRow(things, gap=2), box=box.ROUNDED, title=title, subtitle=subtitle, width=38, border_style=SOFT)


def _jail(view: AdelView, speaker: Speaker) -> RenderableType:
    """The cells in use, each with the number of its thief."""
    cells = Text(justify="center")
    for cell in range(view.seats):
        cells.append(f" {cell + 1} ", SOFT)
        if cell < len(view.open.jail):
            cells.append(shape(view.open.jail_of[cell])).append(f"{view.open.jail[cell]} ", DANGER)
        else:
            cells.append(f"{FREE_CELL} ", SOFT)
    lines: list[RenderableType] = [cells]
    if view.open.thief is not None and view.open.robbed is not None:
        lines.append(Text.assemble(shape(view.open.thief), (" → ", DANGER), shape(view.open.robbed), justify="center"))
    return Panel(Stack(lines, centred=True), box=box.HEAVY, title=speaker.say("adel-board-jail"), width=29, border_style=DANGER)


# Collectibles.


def _face(view: AdelView, name: Card, style: str = CARD) -> RenderableType:
    """A collectible: its name and its year."""
    year = view.open.catalogue[SERIES[SERIES.index(name[0])]][int(name[1:]) - 1]
    return card(name, str(year), width=CARD_WIDTH, style=style)


def _exhibition(view: AdelView, seat: int, names: Sequence[str]) -> RenderableType:
    style = LIT if seat == view.open.robbed else CARD
    faces = [_face(view, name, style) for name in view.open.exhibitions[seat]]
    return BoardRow([signed(seat, names[seat], PLATE_WIDTH), BoardRow(faces, gap=0)])


def _hand(view: AdelView) -> RenderableType:
    """The own collectibles; those that are prepared lie under the lamp."""
    faces = [_face(view, name, LIT if name in view.open.prepared else CARD) for name in view.open.hand]
    return BoardRow(faces or [card_back(view.seat)], gap=0)


def _small_cards(view: AdelView, speaker: Speaker) -> Text:
    thieves = " ".join(str(number) for number in view.open.thieves) or FREE_CELL
    words = speaker.say("adel-board-small-cards", thousands=_thousands(view.open.cheques) or FREE_CELL, thieves=thieves)
    return Text(words, SOFT, justify="center")


def _thousands(cheques: Sequence[int]) -> str:
    return " ".join(str(cheque // 1000) for cheque in cheques)
