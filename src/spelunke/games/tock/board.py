"""The board of Tock in a terminal: the ring, partners and their pieces, the card played last, your own cards."""

from collections.abc import Sequence
from typing import Final

from rich.console import RenderableType
from rich.text import Text

from spelunke.games.tock.box import BOX, Rank
from spelunke.games.tock.types import TockView
from spelunke.ring_board import lane, ring, waiting, where
from spelunke.texts import Speaker
from spelunke.theme import CARD, LAMP, SOFT, BoardRow, Felt, Stack, card, plate, round_the_table, shape

PLATE_WIDTH: Final = 19


def draw(view: TockView, names: Sequence[str], speaker: Speaker) -> RenderableType:
    """The table as this seat sees it."""
    own_seat = () if view.seat is None else (view.seat,)
    things: list[RenderableType] = [
        ring(view.open.length, view.open.starts, view.open.pieces),
        BoardRow(_plate(view, seat, names, speaker) for seat in (*round_the_table(view.seat, view.seats), *own_seat)),
        _pack(view, speaker),
    ]
    if view.seat is not None and view.open.hand:
        things.append(BoardRow([card(_sign(rank, speaker)) for rank in view.open.hand], gap=0))
    if view.remembered is not None and view.remembered.this_round.got is not None:
        memory = view.remembered.this_round
        things.append(Text(speaker.say("tock-board-exchanged", gave=memory.gave, got=memory.got), style=SOFT))
    return Felt(Stack(things, centred=True))


def _sign(rank: Rank, speaker: Speaker) -> str:
    """What stands on a card."""
    return speaker.say("tock-page-letter", card=rank)


def _plate(view: TockView, seat: int, names: Sequence[str], speaker: Speaker) -> RenderableType:
    """A player: cards left, pieces that wait, pieces at home, and where the others walk; the partner's shape beside."""
    pieces = view.open.pieces[seat]
    hand = "tock-board-out" if seat in view.open.out else "tock-board-cards"
    first = Text(speaker.say(hand, cards=view.open.cards_left[seat]), style=SOFT)
    for partner in _partners(view.seats, seat):
        first = Text.assemble(first, "  + ", shape(partner))
    lines: list[RenderableType] = [
        first,
        Text.assemble((speaker.say("tock-board-waiting"), SOFT), " ", waiting(seat, pieces)),
        Text.assemble((speaker.say("tock-board-home"), SOFT), " ", lane(seat, pieces)),
        Text(where(pieces), style=SOFT, no_wrap=True, overflow="ellipsis"),
    ]
    return plate(seat, names[seat], *lines, lit=seat in view.asked, width=PLATE_WIDTH)


def _partners(seats: int, seat: int) -> list[int]:
    return [other for team in BOX.teams.get(seats, ()) if seat in team for other in team if other != seat]


def _pack(view: TockView, speaker: Speaker) -> Text:
    """The pack, the card on top of those played, and how many steps of a seven are left."""
    line = Text.assemble((speaker.say("tock-board-pack", cards=view.open.face_down), SOFT))
    if view.open.top is not None:
        line.append("  ").append(f" {_sign(view.open.top, speaker)} ", CARD)
    if view.open.seven is not None:
        line.append("  ").append(speaker.say("tock-board-seven", steps=view.open.seven.steps_left), LAMP)
    return line
