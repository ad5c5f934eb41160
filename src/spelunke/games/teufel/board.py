"""The board of Auf Teufel komm raus in a terminal: the oven in the middle, fists and coal round it, the track below."""

from collections.abc import Sequence
from typing import Final

from rich import box
from rich.console import RenderableType
from rich.panel import Panel
from rich.text import Text

from spelunke.games.teufel.box import KINDS, CoalKind
from spelunke.games.teufel.position import worth_in
from spelunke.games.teufel.types import Coal, TeufelView
from spelunke.texts import Speaker
from spelunke.theme import CARD, DANGER, GOOD, INK, LAMP, SOFT, BoardRow, Felt, Stack, plate, round_the_table, shape

FACE_DOWN: Final = "•"
DEVIL_SIGN: Final = "Ψ"
CHIP: Final = "◎"
PAWN: Final = "♙"
PLATE_WIDTH: Final = 18
OVEN_WIDTH: Final = 40
PIECES_A_ROW: Final = 24
PAWNS_A_ROW: Final = 3
HOT: Final = 0.2
WARM: Final = 0.12
"""The shares of devils from which the oven glows hot and warm."""


def draw(view: TeufelView, names: Sequence[str], speaker: Speaker) -> RenderableType:
    """The table as this seat sees it."""
    middle = [_oven(view, speaker)]
    if view.seat is not None:
        middle.insert(0, _plate(view, view.seat, names, speaker))
    others = BoardRow(_plate(view, seat, names, speaker) for seat in round_the_table(view.seat, view.seats))
    return Felt(Stack([others, BoardRow(middle), _track(view)], centred=True))


# The players.


def _plate(view: TeufelView, seat: int, names: Sequence[str], speaker: Speaker) -> RenderableType:
    """A player: what is known of the chips, the stake, the coal of this round."""
    lines = [_chips(view, seat, speaker)]
    stake, coal = _stake(view, seat, speaker), _coal_of(view, seat, speaker)
    if view.open.turn is not None or view.about == "stake":
        lines.append(stake)
    if view.open.turn is not None or coal.plain:
        lines.append(coal)
    for line in lines:
        line.no_wrap, line.overflow = True, "ellipsis"
    return plate(seat, names[seat], *lines, lit=seat in view.asked or seat == view.open.turn, width=PLATE_WIDTH)


def _chips(view: TeufelView, seat: int, speaker: Speaker) -> Text:
    """The chips as far as they lie open or are remembered; otherwise the range shown by the pawn."""
    chips = view.open.chips[seat]
    if chips is None and view.remembered is not None:
        chips = view.remembered.chips[seat]
    pawn = view.open.pawns[seat]
    spanned = str(pawn.least) if pawn.least == pawn.most else f"{pawn.least}–{pawn.most}"
    line = Text(f"{PAWN} {spanned}", SOFT) if chips is None else Text(f"{CHIP} {chips}", GOOD)
    if seat in view.open.pacts:
        line.append(f" {speaker.say('teufel-board-pact')}", DANGER)
    return line


def _stake(view: TeufelView, seat: int, speaker: Speaker) -> Text:
    if view.open.stakes is not None:
        return Text(speaker.say("teufel-board-stake", stake=view.open.stakes[seat]), INK)
    return Text(speaker.say("teufel-board-fist"), SOFT) if seat in view.asked else Text()


def _coal_of(view: TeufelView, seat: int, speaker: Speaker) -> Text:
    """The coal in front of a player, or a mark that a devil left nothing there."""
    coal = view.open.laid[seat]
    if coal:
        return Text(speaker.say("teufel-board-laid", amount=worth_in(coal), pieces=sum(coal.values())), LAMP)
    return Text(f"{DEVIL_SIGN} {speaker.say('teufel-board-burnt')}", DANGER) if _is_burnt(view, seat) else Text()


def _is_burnt(view: TeufelView, seat: int) -> bool:
    """Whether a player had a turn this round and has nothing to show for it."""
    start, turn = view.open.start, view.open.turn
    if start is None or turn is None or view.open.laid[seat]:
        return False
    return (seat - start) % view.seats < (turn - start) % view.seats


# The oven.


def _oven(view: TeufelView, speaker: Speaker) -> RenderableType:
    """The coal that lies face down, and what was turned; the rim glows as hot as devils are likely."""
    opened = view.open
    left = FACE_DOWN * opened.oven_left
    rows = [left[at : at + PIECES_A_ROW] for at in range(0, len(left), PIECES_A_ROW)] or [""]
    lines: list[RenderableType] = [Text("\n".join(rows), SOFT, justify="center")]
    if opened.turned:
        lines.append(_faces(opened.turned, speaker.say("teufel-board-turned", amount=worth_in(opened.turned))))
    glow = LAMP
    if view.remembered is not None:
        share = view.remembered.oven.get("devil", 0) / max(opened.oven_left, 1)
        glow = DANGER if share >= HOT else LAMP if share >= WARM else SOFT
        counts = [(f"{_sign(kind)}×{view.remembered.oven.get(kind, 0)}", kind) for kind in KINDS]
        parts = [Text(count, DANGER if kind == "devil" else SOFT) for count, kind in counts]
        lines.append(Text(" ").join(parts))
    return Panel(
        Stack(lines, centred=True),
        box=box.HEAVY,
        border_style=glow,
        title=speaker.say("teufel-board-round", round=opened.round, rounds=opened.rounds),
        subtitle=speaker.say("teufel-board-oven", left=opened.oven_left, aside=opened.aside),
        width=OVEN_WIDTH,
    )


def _faces(coal: Coal, total: str) -> Text:
    """Pieces face up, the most valuable first, and what they come to."""
    line = Text(justify="center")
    for kind in KINDS:
        for _ in range(coal.get(kind, 0)):
            line.append(f" {_sign(kind)} ", CARD)
            line.append(" ")
    line.append(total, f"bold {LAMP}")
    return line


def _sign(kind: CoalKind) -> str:
    return DEVIL_SIGN if kind == "devil" else kind


# The track.


def _track(view: TeufelView) -> RenderableType:
    """The number spaces with gaps between them, and the pawns that stand there."""
    track = view.open.track
    stands = [[seat for seat, pawn in enumerate(view.open.pawns) if pawn.step == step] for step in range(2 * len(track) - 1)]
    rows = max(1, *(-(-len(pawns) // PAWNS_A_ROW) for pawns in stands))
    columns = []
    for step, pawns in enumerate(stands):
        label = "─" * PAWNS_A_ROW if step % 2 else " 0-50 " if step == 0 else f" {track[step // 2]} "
        columns.append(_column(pawns, label, rows))
    return BoardRow(columns, gap=0)


def _column(pawns: Sequence[int], label: str, rows: int) -> Text:
    """Pawns above the place where they stand."""
    column = Text(justify="center", no_wrap=True)
    for row in range(rows):
        for seat in pawns[(rows - 1 - row) * PAWNS_A_ROW :][:PAWNS_A_ROW]:
            column.append_text(shape(seat))
        column.append("\n")
    column.append(label, SOFT)
    return column
