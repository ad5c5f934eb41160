"""Laws 3 and 15: a copy shares nothing that changes, and no piece appears or vanishes."""

from spelunke.core.table import SPECTATOR, Table
from tests.laws.broken import same
from tests.laws.hooks import hooks_of
from tests.laws.scenes import Scene
from tests.laws.snapshot import snapshot
from tests.laws.walks import Moment, random_answers, walk

FURTHER = 12
"""How many asks a copy is played on."""


def copy_shares_nothing(moment: Moment) -> None:
    """Whatever is done with a copy leaves the original alone, and the other way round."""
    original = moment.table.copy()
    same("a copy", snapshot(original), snapshot(moment.table))
    same("tape and dice of a copy", (original.tape, original.dice), (None, None))
    _play_beside(original.copy(), original, moment, "the original")
    twin = original.copy()
    _play_beside(original, twin, moment, "the copy")
    before = snapshot(twin)
    for seat in (*range(twin.seats), SPECTATOR):
        twin.copy().reshuffle(seat, moment.dice())
        same("the original, after a copy was reshuffled", snapshot(twin), before)


def copy_into_a_used_table_equals_copy(moment: Moment) -> None:
    """A table that was used for something else becomes this one, shares nothing with it, and changes it in nothing."""
    for used in _used_tables(moment):
        moment.table.copy_into(used)
        same("a used table, copied into", snapshot(used), snapshot(moment.table.copy()))
        _play_beside(used, moment.table, moment, "the original")


def _used_tables(moment: Moment) -> list[Table]:
    """A fresh one, and two with another past: this game played on, and another one."""
    game, dice = moment.game, moment.dice()
    fresh = game.parts.deal(game.seats, game.house)
    tables = [fresh, moment.table.copy(), fresh.copy()]
    for table in tables[1:]:
        for _ in range(FURTHER):
            if table.asked:
                table.answer(random_answers(table, dice))
    return tables


def _play_beside(played: Table, left_alone: Table, moment: Moment, name: str) -> None:
    before = snapshot(left_alone)
    dice = moment.dice()
    for _ in range(FURTHER):
        if not played.asked:
            break
        played.answer(random_answers(played, dice))
        same(f"{name}, after the other table was played on", snapshot(left_alone), before)


def pieces_are_conserved(scene: Scene, seed: int) -> None:
    """Cards, jewels, chips, coal and pawns: as many at the end as at the deal."""
    pieces = hooks_of(scene.game.box.key).pieces
    if pieces is None:
        return
    moments = walk(scene, seed)
    for moment in moments:
        truth = scene.game.parts.position(moment.table)
        found = pieces(truth, scene.game.view(moment.table, None), scene.game)
        if moment is moments[0]:
            at_first = found
        same(f"the pieces after {len(moment.answers)} answers", found, at_first)
