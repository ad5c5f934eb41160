"""What tempts players of Klau Mau!: to say "I can't" though a card matches, and to doubt whoever says it."""

from typing import Final

from spelunke.core.game import Temptations
from spelunke.core.types import Move
from spelunke.games.klau.thumb import chance_of_doubt
from spelunke.games.klau.types import Doubt, ICant, KlauView, Lay


def bluffs(view: KlauView) -> tuple[Move, ...]:
    """§4.1: "I can't" is a lie as long as a card matches; a watchdog and the bomb never do (§4.8)."""
    matches = any(isinstance(move, Lay) and move.card not in ("watchdog", "bomb") for move in view.choices)
    return (ICant(),) if view.about == "turn" and matches else ()


def doubts(view: KlauView) -> tuple[Move, ...]:
    """§4.2: only while a doubt is a guess; where the truth is known, nothing tempts."""
    return (Doubt(),) if view.about == "claim" and 0.0 < chance_of_doubt(view) < 1.0 else ()


TEMPTATIONS: Final[Temptations] = {"bluff": bluffs, "doubt": doubts}
