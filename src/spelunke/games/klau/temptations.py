"""What tempts players of Klau Mau!: to say "I can't" though a card matches, and to doubt whoever says it."""

from typing import Final

from spelunke.core.game import Temptations
from spelunke.core.types import Move
from spelunke.games.klau.box import House
from spelunke.games.klau.position import among, discard_of
from spelunke.games.klau.types import Doubt, ICant, KlauView, Lay


def bluffs(view: KlauView) -> tuple[Move, ...]:
    """§4.1: "I can't" is a lie as long as a card matches; a watchdog and the bomb never do (§4.8)."""
    matches = any(isinstance(move, Lay) and move.card not in ("watchdog", "bomb") for move in view.choices)
    return (ICant(),) if view.about == "turn" and matches else ()


def doubts(view: KlauView) -> tuple[Move, ...]:
    """§4.2: only while a doubt is a guess; where the truth is known, nothing tempts."""
    if view.about != "claim" or view.open.top is None or view.remembered is None:
        return ()
    mask, active = discard_of(view.open.top, view.open.wish, House(), view.seats).forcible(), view.open.active
    seen, unseen = view.remembered.seen[active], view.remembered.unseen
    fitting = sum(among(unseen, mask).values())
    is_known = sum(seen.values()) == view.open.cards_left[active] or fitting in (0, sum(unseen.values()))
    return () if among(seen, mask) or is_known else (Doubt(),)


TEMPTATIONS: Final[Temptations] = {"bluff": bluffs, "doubt": doubts}
