"""Reasons at a table of Klau Mau!, in words: why a card fits, why somebody draws, and what an "I can't" costs."""

from collections.abc import Iterable
from typing import Final, Literal

import msgspec

from spelunke.games.klau.box import BIG_SAFE, CARDS, COLOURS, SMALL_SAFE, Card, Colour, motif_of
from spelunke.games.klau.rules_cards import COLOURS_OF, MOTIF_OF, NO_CARD, NO_WISH, to_match

Cause = Literal["believed", "truth", "lie", "police", "sold"]
"""Why somebody draws: an "I can't" was believed, or true, or a lie seen through; police went out, or numbers to the fence."""

CAUSES: Final[tuple[Cause, ...]] = ("believed", "truth", "lie", "police", "sold")

Why = Literal["colour", "wish", "motif", "safe", "always"]
"""Why a card may be laid: its colour, a wish, its number or sign, safe on safe, or whatever lies on top (§3.2 to §3.6)."""


class Fit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Why a card may be laid now."""

    why: Why
    colour: Colour | None = None
    """The colour that both cards have, or that is wished for."""


class Stakes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What an "I can't" costs, in cards that are drawn (§4.3 to §4.6)."""

    believed: int
    """By the one who says it, if it is believed."""

    truth: int
    """By the same, if it is doubted and was true."""

    lie: int
    """By the doubter, if it was not."""

    may: bool
    """Whether what follows a doubt may be left (§4.12)."""


_SAFES = (SMALL_SAFE, BIG_SAFE)


def fits_of(kinds: Iterable[int], top: int, wish: int, layable: int) -> dict[Card, Fit]:
    """Those of the cards that may be laid, ``layable`` being the mask of kinds that may, and why."""
    if top == NO_CARD:
        return {}
    return {CARDS[kind]: _fit(kind, top, wish) for kind in sorted(set(kinds)) if layable >> kind & 1}


def _fit(kind: int, top: int, wish: int) -> Fit:
    """§3.2 before §3.3: a card of the same colour and the same number fits by its colour."""
    below = to_match(top, wish)
    common = COLOURS_OF[kind] & COLOURS_OF[below]
    if common:
        colour = next(name for bit, name in enumerate(COLOURS) if common >> bit & 1)
        return Fit("colour" if wish == NO_WISH else "wish", colour)
    if MOTIF_OF[kind] == MOTIF_OF[below]:
        return Fit("motif")
    return Fit("safe" if motif_of(kind) in _SAFES and motif_of(below) in _SAFES else "always")
