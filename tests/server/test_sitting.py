"""Whoever reads the same entries has the same table."""

import random

import pytest

from spelunke.core.errors import NotAsked, SpelunkeError
from spelunke.server.errors import NotNow
from spelunke.server.live import seat_output as door
from spelunke.server.log import entries
from spelunke.server.log.entries import Entry, What
from spelunke.server.log.table_log import REMEMBERED_MOMENTS, TableLog
from tests.server.test_secrecy import SEED, everything, read, started


class SqliteWriter(list[Entry]):
    """Entries as they were written."""

    def write(self, sitting: TableLog, seat: int | None, what: What) -> None:
        """Read an entry, and keep it, whether it fits or not."""
        self.append(Entry(sitting.n + 1, seat, what, 1000 + sitting.n))
        try:
            sitting.read(self[-1])
        except SpelunkeError:
            return


def a_whole_evening(seed: int) -> tuple[TableLog, SqliteWriter]:
    """People answer, change their minds, leave, come back and talk; half of what they try does not fit."""
    first = started("rueck", "printed")
    sitting, diary = TableLog("table", SEED), SqliteWriter()
    diary.write(sitting, None, first.created)
    for seat in range(len(first.chairs)):
        diary.write(sitting, seat, entries.Joined(f"Guest {seat}", str(seat), str(seat), "ab"))
    diary.write(sitting, None, entries.Started())
    dice = random.Random(seed)
    while sitting.standing == "running":
        seat = dice.randrange(len(sitting.chairs))
        code = dice.choice(sitting.running.table.choices(seat)) if seat in sitting.running.table.seats_asked() else 3
        by_bot = sitting.chairs[seat].by_bot != (dice.random() < 0.1)
        diary.write(sitting, seat, entries.Sealed(sitting.turn - (dice.random() < 0.1), code, by_bot))
        if dice.random() < 0.2:
            tried = [entries.TookOver("left"), entries.GaveBack(), entries.Said("x", "y"), entries.Started(), entries.Left()]
            diary.write(sitting, seat, dice.choice(tried))
    diary.write(sitting, None, entries.Rematched("other"))
    return sitting, diary


@pytest.mark.parametrize("seed", range(5))
def test_a_table_laid_anew_from_its_entries_is_the_same_to_every_seat(seed: int) -> None:
    sitting, diary = a_whole_evening(seed)
    again = TableLog("table", SEED)
    for entry in diary:
        stored = entries.entry(entries.row("table", entry))
        assert stored == entry
        try:
            again.read(stored)
        except SpelunkeError:
            continue
    for seat in (*range(len(sitting.chairs)), None):
        assert everything(again, seat) == everything(sitting, seat)
    assert door.record(again) == door.record(sitting)


def test_an_entry_that_does_not_fit_changes_nothing_but_its_number() -> None:
    sitting = started("rueck", "printed")
    before = everything(sitting, None)
    for seat, what in (
        (0, entries.Sealed(7, 0)),
        (0, entries.Sealed(0, 99 % 17)),
        (0, entries.Sealed(0, 0, by_bot=True)),
        (9, entries.Sealed(0, 0)),
        (0, entries.Joined("Thief", "x", "x")),
        (0, entries.GaveBack()),
        (None, entries.Started()),
        (None, entries.Rematched("x")),
        (0, entries.TookOver("timed_out", 3)),
        (None, sitting.created),
    ):
        with pytest.raises(SpelunkeError):
            read(sitting, seat, what)
    assert everything(sitting, None) == before
    assert sitting.n == 6 + 10


def test_a_table_that_is_over_takes_no_answer() -> None:
    sitting, _ = a_whole_evening(1)
    before = everything(sitting, None)
    for by_bot in (False, True):
        with pytest.raises(NotAsked, match="The game is over; seat 2 cannot move"):
            read(sitting, 2, entries.Sealed(sitting.turn, 3, by_bot))
    assert everything(sitting, None) == before


def test_a_later_answer_to_the_same_ask_replaces_the_earlier_one() -> None:
    sitting = started("rueck", "printed")
    read(sitting, 0, entries.Sealed(0, 7))
    read(sitting, 0, entries.Sealed(0, 2))
    for seat in (1, 2, 3):
        read(sitting, seat, entries.Sealed(0, 5))
    tape = sitting.running.table.tape
    assert tape is not None
    assert tape.answers[1:5] == [2, 5, 5, 5]


def test_time_that_is_up_counts_only_for_the_ask_it_was_about() -> None:
    sitting = started("rueck", "printed")
    read(sitting, 0, entries.Sealed(0, 7))
    with pytest.raises(NotNow):
        sitting.fits(0, entries.TookOver("timed_out", 0))
    read(sitting, 1, entries.TookOver("timed_out", 0))
    assert sitting.bots_to_ask() == [1]


def test_only_the_last_moments_are_remembered_for_those_who_come_back() -> None:
    sitting = started("rueck", "printed")
    for _ in range(REMEMBERED_MOMENTS + 5):
        read(sitting, 0, entries.Reacted("wow"))
    assert len(sitting.moments) == REMEMBERED_MOMENTS


def test_an_old_turn_can_be_cut_out_and_holds_nothing_of_what_came_later() -> None:
    sitting, _ = a_whole_evening(1)
    record = sitting.cut(2)
    assert record.standing is None
    assert len(record.answers) < len(sitting.record().answers)
    views = [door.past(sitting, turn, 0) for turn in range(sitting.turn + 1)]
    assert len(set(views)) == len(views)
    assert [door.past(sitting, turn, 0) for turn in (5, 2, 3)] == [views[5], views[2], views[3]], "forwards and backwards"
    for turn in (-1, sitting.turn + 1):
        with pytest.raises(SpelunkeError):
            sitting.cut(turn)
