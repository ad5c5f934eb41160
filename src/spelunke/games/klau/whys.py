"""The reasons at a table of Klau Mau!, in words: why a card fits, why somebody draws, and what an "I can't" costs."""

from typing import Final, Literal

import msgspec

from spelunke.games.klau.box import Colour

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
