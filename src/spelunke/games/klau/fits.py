"""Why a card of Klau Mau! may be laid (RULES.md §3.2 to §3.6)."""

from collections.abc import Iterable

from spelunke.games.klau.box import BIG_SAFE, CARDS, COLOURS, SMALL_SAFE, Card, motif_of
from spelunke.games.klau.rules_cards import COLOURS_OF, MOTIF_OF, NO_CARD, NO_WISH, to_match
from spelunke.games.klau.whys import Fit

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
