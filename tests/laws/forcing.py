"""An answer plays itself only where everybody can see that it is forced."""

from spelunke.play.forced import forced
from tests.laws.broken import hold, same
from tests.laws.secrecy import another_world, viewers
from tests.laws.size import often
from tests.laws.walks import Moment

WORLDS = often(2, 6)
"""Redealt for each viewer."""


def all_can_see_what_is_forced(moment: Moment) -> None:
    """Whether a seat's answer plays itself is the same in every world that anybody else, or a spectator, holds possible."""
    game, table, dice = moment.game, moment.table, moment.dice()
    for seat in (seat for seat in table.seats_asked() if seat >= 0):
        plays_itself = forced(game, table, seat) is not None
        hold(not plays_itself or len(table.choices(seat)) == 1, f"what plays itself for {seat} is not the only answer")
        for viewer in viewers(game):
            for _ in range(WORLDS if viewer != seat else 0):
                world = another_world(table, viewer, dice)
                same(f"whether {seat} is forced, as {viewer} sees it", forced(game, world, seat) is not None, plays_itself)
