"""The likelihood of a guessed hand in Adel verpflichtet: how well it explains what its owner was seen to do."""

from typing import Final

from mypy_extensions import i64

from spelunke.core.policy import LIKELY
from spelunke.games.adel.box import DEALT
from spelunke.games.adel.rules import Adel
from spelunke.games.adel.rules_codes import ACTION
from spelunke.games.adel.rules_collections import count, has_collection, largest_collection

# Out of LIKELY.
HELD_BACK: Final[i64] = 400
"""A card that would have made an exhibition larger."""

NOT_YET_EXHIBITED: Final[i64] = 600
"""A collection from the deal on, of which nobody has seen a card so far …"""

NEVER_EXHIBITED: Final[i64] = 100
"""… though the first rounds are over."""

EARLY: Final[i64] = 3
HARDLY: Final[i64] = 300
"""A purchase that makes no collection or was not needed for one; the castle without a collection, the auction with one."""


def explained(table: Adel, seat: i64) -> i64:
    """How well the hand of this seat explains what it exhibited, out of LIKELY."""
    seen = table.seen[seat]
    hidden = table.hands[seat] & ~seen
    if count(hidden) == DEALT:
        return _explains_waiting(table, seat, hidden)
    likely: i64 = LIKELY
    shown = largest_collection(seen)
    while hidden:
        card = hidden & -hidden
        hidden ^= card
        if largest_collection(seen | card) > shown:
            likely = likely * HELD_BACK // LIKELY
    return likely


def _explains_waiting(table: Adel, seat: i64, hidden: i64) -> i64:
    """How well the hand explains that nothing of it was exhibited so far, out of LIKELY."""
    bought = table.seen[seat] != 0
    holds_collection = has_collection(table.hands[seat])
    likely: i64 = LIKELY
    if has_collection(hidden) and table.round > EARLY:
        likely = NEVER_EXHIBITED
    elif has_collection(hidden):
        likely = HARDLY if bought else NOT_YET_EXHIBITED
    if bought and not holds_collection:
        likely = likely * HARDLY // LIKELY
    locations_matter = table.about == ACTION or table.is_settling_auction()
    if locations_matter and holds_collection != (table.at_castle >> seat & 1 == 1):
        likely = likely * HARDLY // LIKELY
    return likely
