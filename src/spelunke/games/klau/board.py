"""The board of Klau Mau! in a terminal: pile and discard in the back room, four suits by their patterns, your hand."""

from collections.abc import Sequence
from typing import Final

from rich import box
from rich.console import RenderableType
from rich.panel import Panel
from rich.text import Text

from spelunke.games.klau.box import COLOURS, FIRST_PLAN, KIND_OF, PLAN, Card, Cards, Colour, colours_of, motif_of
from spelunke.games.klau.types import KlauView
from spelunke.texts import Speaker
from spelunke.theme import (
    CARD,
    DANGER,
    INK,
    LAMP,
    LIT,
    PAPER,
    ROOM,
    SOFT,
    BoardRow,
    Felt,
    Stack,
    card_back,
    plate,
    round_the_table,
)

PATTERNS: Final[dict[Colour, str]] = {"red": "╱", "yellow": "•", "green": "≈", "blue": "▚"}
"""Stripes, dots, waves, checks: colour alone never identifies a suit."""

INKS: Final[dict[Colour, str]] = {"red": "#a3231c", "yellow": "#7a5c00", "green": "#1e6b32", "blue": "#0b4f8a"}
"""Dark enough to be read on paper."""

CARD_WIDTH: Final = 6
ARROWS: Final = {"clockwise": "↻", "counterclockwise": "↺"}


def colours(card: Card) -> list[Colour]:
    """The colours of a card."""
    return [colour for bit, colour in enumerate(COLOURS) if colours_of(KIND_OF[card]) >> bit & 1]


def sign(card: Card, speaker: Speaker) -> str:
    """What is printed in the middle of a card."""
    kind = KIND_OF[card]
    if kind < FIRST_PLAN:
        return speaker.say("klau-board-sign", motif=card.removeprefix(f"{colours(card)[0]}_"))
    return speaker.say("klau-board-sign", motif="plan" if motif_of(kind) == PLAN else card)


def short(card: Card, speaker: Speaker) -> str:
    """A card in a line of text: its patterns and its sign."""
    return "".join(PATTERNS[colour] for colour in colours(card)) + sign(card, speaker)


def draw(view: KlauView, names: Sequence[str], speaker: Speaker) -> RenderableType:
    """The table as this seat sees it."""
    opened = view.open
    things: list[RenderableType] = [
        BoardRow(_plate(view, seat, names, speaker) for seat in round_the_table(view.seat, view.seats)),
        _news(view, names, speaker),
        BoardRow(_middle(view, speaker), gap=2),
        _facts(view, speaker),
        *_claims(view, names, speaker),
    ]
    if opened.shown is not None and view.seat != opened.active:
        things.append(Text(speaker.say("klau-board-shown", who=names[opened.active]), style=SOFT, justify="center"))
        things.append(
            BoardRow(_faces(opened.shown, speaker, lit=view.seat in view.asked and view.about == "force", view=view), gap=0)
        )
    if view.seat is not None:
        hand = BoardRow(_faces(opened.hand, speaker, lit=view.seat in view.asked, view=view), gap=0)
        things.append(BoardRow([_plate(view, view.seat, names, speaker), hand]))
    return Felt(Stack(things, centred=True))


def _claims(view: KlauView, names: Sequence[str], speaker: Speaker) -> list[RenderableType]:
    """§8.8: the seats whose "I can't" was last believed, and on which card."""
    claims = view.remembered.claims if view.remembered is not None else ()
    said = [
        speaker.say("klau-board-claim", who=names[seat], card=claim.on, since=claim.since)
        for seat, claim in enumerate(claims)
        if claim is not None and seat != view.seat
    ]
    return [Text(line, style=SOFT, justify="center") for line in said]


def _face(card: Card, speaker: Speaker, lit: bool = False) -> Panel:
    """A card face up: its pattern above and below its sign."""
    found, width = colours(card), CARD_WIDTH - 2
    suits = [found[place * len(found) // width] for place in range(width)] if found else []
    pattern = Text.assemble(*((PATTERNS[suit], "" if lit else INKS[suit]) for suit in suits)) if found else Text(" " * width)
    lines = Text("\n").join([pattern, Text(sign(card, speaker).center(width), style="bold"), pattern])
    return Panel(lines, box=box.ROUNDED, style=LIT if lit else CARD, width=CARD_WIDTH, padding=(0, 0))


def _faces(cards: Cards, speaker: Speaker, lit: bool, view: KlauView) -> list[Panel]:
    """Several cards; under the lamp those that may be chosen now."""
    choosable = {getattr(move, "card", None) for move in view.choices} if lit else set()
    return [_face(card, speaker, card in choosable) for card, copies in cards.items() for _ in range(copies)]


def _plate(view: KlauView, seat: int, names: Sequence[str], speaker: Speaker) -> RenderableType:
    """A seat: its points, its cards, its watchdog, and what is known of its hand."""
    opened = view.open
    line = Text.assemble((f"▮{opened.cards_left[seat]}", LAMP if seat == opened.active else INK), f"  {opened.totals[seat]}")
    if seat in opened.watchdogs:
        line.append("  ").append(f" {sign('watchdog', speaker)} ", CARD)
    if seat == opened.active:
        line.append(f"  {ARROWS[opened.direction]}", LAMP)
    lines: list[RenderableType] = [line]
    if view.remembered is not None and seat != view.seat:
        known = [short(card, speaker) for card, copies in view.remembered.seen[seat].items() for _ in range(copies)]
        lines.append(Text(" ".join(known), style=SOFT, overflow="ellipsis", no_wrap=True))
    return plate(seat, names[seat], *lines, lit=seat in view.asked)


def _news(view: KlauView, names: Sequence[str], speaker: Speaker) -> RenderableType:
    """The balloon of the seat that says "I can't"; the name of the seat that is being robbed."""
    opened = view.open
    if view.about in ("claim", "force"):
        balloon = Text(speaker.say("klau-board-balloon", who=names[opened.active]), justify="center")
        return Panel(balloon, box=box.ROUNDED, style=f"{INK} on {ROOM}", border_style=LAMP, expand=False)
    if opened.thief is not None and opened.target is not None:
        return Text(speaker.say("klau-board-robbery", who=names[opened.thief], whom=names[opened.target]), style=DANGER)
    return Text(speaker.say("klau-board-round", round=opened.round, rounds=opened.rounds), style=SOFT)


def _middle(view: KlauView, speaker: Speaker) -> list[RenderableType]:
    """The pile, the discard pile and what lies beside it."""
    opened = view.open
    things: list[RenderableType] = []
    if opened.pile:
        things.append(Stack([card_back(width=CARD_WIDTH), Text(f"{opened.pile}".center(CARD_WIDTH), style=SOFT)]))
    if opened.top is not None:
        wish = Text(f"→ {PATTERNS[opened.wish] * 2}".center(CARD_WIDTH), style=LAMP) if opened.wish else Text(" " * CARD_WIDTH)
        things.append(Stack([_face(opened.top, speaker), wish]))
    beside = [Text(f"{copies} × {short(card, speaker)}", style=f"{PAPER} on {ROOM}") for card, copies in opened.beside.items()]
    return [*things, Stack(beside)] if beside else things


def _facts(view: KlauView, speaker: Speaker) -> Text:
    """One line with the rest: the wish, forged colours, police, what the own hand would bring."""
    opened = view.open
    parts = []
    if opened.wish is not None:
        parts.append(speaker.say("klau-board-wish", colour=opened.wish))
    if opened.spoiled:
        parts.append(
            speaker.say("klau-board-spoiled", colours=[speaker.say("klau-colour", colour=one) for one in opened.spoiled])
        )
    if opened.police_played:
        parts.append(speaker.say("klau-board-police", played=opened.police_played, police=opened.police))
    if view.seat is not None:
        parts.append(speaker.say("klau-board-worth", points=opened.worth))
    return Text("   ".join(parts), style=SOFT, justify="center")
