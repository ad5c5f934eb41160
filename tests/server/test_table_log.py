"""Whoever reads the same entries has the same table."""

import random

import pytest

from spelunke.core.errors import NotAsked, SpelunkeError
from spelunke.games.rueck.types import Open, Rob
from spelunke.server.errors import NotNow
from spelunke.server.live import seat_output
from spelunke.server.log import entries
from spelunke.server.log.entries import Entry, What
from spelunke.server.log.table_log import REMEMBERED_MOMENTS, TableLog
from tests.server.test_secrecy import SEED, everything, read, started


class SqliteWriter(list[Entry]):
    """Entries as they were written."""

    def write(self, table_log: TableLog, seat: int | None, what: What) -> None:
        """Read an entry, and keep it, whether it fits or not."""
        self.append(Entry(table_log.n + 1, seat, what, 1000 + table_log.n))
        try:
            table_log.read_stored(self[-1])
        except SpelunkeError:
            return


def a_whole_evening(seed: int) -> tuple[TableLog, SqliteWriter]:
    """People answer, change their minds, leave, come back and talk; half of what they try does not fit."""
    first = started("rueck", "box")
    table_log, sqlite_writer = TableLog("table", SEED), SqliteWriter()
    sqlite_writer.write(table_log, None, first.created)
    for seat in range(len(first.chairs)):
        sqlite_writer.write(table_log, seat, entries.Joined(f"Guest {seat}", str(seat), str(seat), "ab"))
    sqlite_writer.write(table_log, None, entries.Started())
    dice = random.Random(seed)
    while table_log.standing == "running":
        seat = dice.randrange(len(table_log.chairs))
        code = dice.choice(table_log.running.table.choices(seat)) if seat in table_log.running.table.seats_asked() else 3
        by_bot = table_log.chairs[seat].by_bot != (dice.random() < 0.1)
        sqlite_writer.write(table_log, seat, entries.AnswerSealed(table_log.turn - (dice.random() < 0.1), code, by_bot))
        if dice.random() < 0.2:
            tried = [entries.TookOver("left"), entries.GaveBack(), entries.Said("x", "y"), entries.Started(), entries.Left()]
            sqlite_writer.write(table_log, seat, dice.choice(tried))
    sqlite_writer.write(table_log, None, entries.Rematched("other"))
    return table_log, sqlite_writer


@pytest.mark.parametrize("seed", range(5))
def test_a_table_laid_anew_from_its_entries_is_the_same_to_every_seat(seed: int) -> None:
    table_log, sqlite_writer = a_whole_evening(seed)
    again = TableLog("table", SEED)
    for entry in sqlite_writer:
        stored = entries.entry(entries.row("table", entry))
        assert stored == entry
        try:
            again.read_stored(stored)
        except SpelunkeError:
            continue
    for seat in (*range(len(table_log.chairs)), None):
        assert everything(again, seat) == everything(table_log, seat)
    assert seat_output.record(again) == seat_output.record(table_log)


def test_an_entry_that_does_not_fit_changes_nothing_but_its_number() -> None:
    table_log = started("rueck", "box")
    before = everything(table_log, None)
    for seat, what in (
        (0, entries.AnswerSealed(7, 0)),
        (0, entries.AnswerSealed(0, 99 % 17)),
        (0, entries.AnswerSealed(0, 0, by_bot=True)),
        (9, entries.AnswerSealed(0, 0)),
        (0, entries.Joined("Thief", "x", "x")),
        (0, entries.GaveBack()),
        (None, entries.Started()),
        (None, entries.Rematched("x")),
        (0, entries.TookOver("timed_out", 3)),
        (None, table_log.created),
    ):
        with pytest.raises(SpelunkeError):
            table_log.read_stored(Entry(table_log.n + 1, seat, what, 0))
    assert everything(table_log, None) == before
    assert table_log.n == 6 + 10


@pytest.mark.parametrize(("seat", "code"), [(0, 14), (0, 10**6), (0, -1)])
def test_an_answer_that_nobody_can_have_given_is_reported_as_damage_of_the_store(
    seat: int, code: int, caplog: pytest.LogCaptureFixture
) -> None:
    table_log = started("rueck", "box")
    with pytest.raises(NotNow):
        table_log.read_stored(Entry(table_log.n + 1, seat, entries.AnswerSealed(0, code), 0))
    assert "a stored answer cannot have been given" in caplog.text
    assert not table_log.running.has_sealed(seat)
    assert table_log.read_stored(Entry(table_log.n + 1, seat, entries.AnswerSealed(0, 5), 0)) is not None


def test_a_table_that_is_over_takes_no_answer() -> None:
    table_log, _ = a_whole_evening(1)
    before = everything(table_log, None)
    for by_bot in (False, True):
        with pytest.raises(NotAsked, match="The game is over; seat 2 cannot move"):
            read(table_log, 2, entries.AnswerSealed(table_log.turn, 3, by_bot))
    assert everything(table_log, None) == before


def test_a_later_answer_to_the_same_ask_replaces_the_earlier_one() -> None:
    table_log = started("rueck", "box")
    read(table_log, 0, entries.AnswerSealed(0, 7))
    read(table_log, 0, entries.AnswerSealed(0, 2))
    for seat in (1, 2, 3):
        read(table_log, seat, entries.AnswerSealed(0, 5))
    tape = table_log.running.table.tape
    assert tape is not None
    assert tape.answers[1:5] == [2, 5, 5, 5]


def test_time_that_is_up_counts_only_for_the_ask_it_was_about() -> None:
    table_log = started("rueck", "box")
    read(table_log, 0, entries.AnswerSealed(0, 7))
    with pytest.raises(NotNow):
        table_log.fits(0, entries.TookOver("timed_out", 0))
    read(table_log, 1, entries.TookOver("timed_out", 0))
    assert table_log.bots_to_ask() == [1]


def test_only_the_last_moments_are_remembered_for_those_who_come_back() -> None:
    table_log = started("rueck", "box")
    for _ in range(REMEMBERED_MOMENTS + 5):
        read(table_log, 0, entries.Reacted("wow"))
    assert len(table_log.moments) == REMEMBERED_MOMENTS


def test_an_old_turn_can_be_cut_out_and_holds_nothing_of_what_came_later() -> None:
    table_log, _ = a_whole_evening(1)
    record = table_log.cut(2)
    assert record.standing is None
    assert len(record.answers) < len(table_log.record().answers)
    views = [seat_output.past(table_log, turn, 0) for turn in range(table_log.turn + 1)]
    assert len(set(views)) == len(views)
    assert [seat_output.past(table_log, turn, 0) for turn in (5, 2, 3)] == [views[5], views[2], views[3]], (
        "forwards and backwards"
    )
    for turn in (-1, table_log.turn + 1):
        with pytest.raises(SpelunkeError):
            table_log.cut(turn)


def looked_at(*bots: int) -> tuple[TableLog, SqliteWriter]:
    """The expert game of Rück's raus! before round 1, with people on the seats that are not bots'."""
    first = started("rueck", "expert")
    table_log, sqlite_writer = TableLog("table", SEED), SqliteWriter()
    sqlite_writer.write(table_log, None, first.created)
    for seat in range(len(first.chairs)):
        joined = entries.BotSat("thumb") if seat in bots else entries.Joined(f"Guest {seat}", str(seat), str(seat))
        sqlite_writer.write(table_log, seat, joined)
    sqlite_writer.write(table_log, None, entries.Started(looks=True))
    return table_log, sqlite_writer


def shown(table_log: TableLog) -> Open:
    open_: Open = table_log.game.view(table_log.running.table, 0).open
    return open_


def test_the_first_noble_is_turned_when_everybody_is_ready_and_a_restart_forgets_nobody() -> None:
    """§6.2: everybody looks at the eight before round 1."""
    table_log, sqlite_writer = looked_at(3)
    assert table_log.people_to_ask() == [0, 1, 2]
    assert (table_log.bots_to_ask(), shown(table_log).noble) == ([], None)
    with pytest.raises(NotAsked):
        table_log.check_answer(0, 0, Rob(3))
    for seat in (0, 2, 2):
        sqlite_writer.write(table_log, seat, entries.SaidReady())
    again = TableLog("table", SEED)
    for entry in sqlite_writer[:-1]:
        again.read_stored(entries.entry(entries.row("table", entry)))
    assert again.looking() == table_log.looking() == (1,)
    assert [card.looks for card in seat_output.people(again, ())] == [False, True, False, False]
    sqlite_writer.write(table_log, 1, entries.SaidReady())
    assert (table_log.turn, table_log.looking(), table_log.waiting_for()) == (1, (), (0, 1, 2, 3))
    assert table_log.moments[-1].is_step
    assert shown(table_log).noble is not None
    assert sum(table_log.game.view(table_log.table_at(0), None).open.eight.values()) == 8


def test_a_seat_that_a_bot_takes_blocks_nobody_who_waits_for_the_first_noble() -> None:
    table_log, _ = looked_at(2, 3)
    read(table_log, 0, entries.SaidReady())
    read(table_log, 1, entries.TookOver("timed_out", table_log.turn))
    assert table_log.waiting_for() == (0, 1, 2, 3)
    told = seat_output.told(table_log, table_log.moments[-1], 0, here=(), left=None).split(b"\n")
    assert [b'"Seats"' in told[0], b'"Step"' in told[1]] == [True, True]


def test_whoever_comes_back_while_others_look_looks_again() -> None:
    table_log, _ = looked_at(2, 3)
    read(table_log, 1, entries.TookOver("host"))
    assert table_log.looking() == (0,)
    with pytest.raises(NotNow, match="A bot plays for this seat"):
        read(table_log, 1, entries.SaidReady())
    read(table_log, 1, entries.GaveBack())
    assert table_log.looking() == (0, 1)
    read(table_log, 0, entries.SaidReady())
    read(table_log, 1, entries.Left())
    assert table_log.looking() == ()
    with pytest.raises(NotNow, match="the table has gone on"):
        read(table_log, 0, entries.SaidReady())


def test_a_table_of_bots_and_a_table_of_version_0_1_never_wait() -> None:
    assert looked_at(0, 1, 2, 3)[0].bots_to_ask() == [0, 1, 2, 3]
    former = started("rueck", "expert")
    assert (former.turn, former.waiting_for()) == (0, (0, 1, 2, 3))
    read(former, 0, entries.AnswerSealed(0, 5))
    assert former.running.has_sealed(0)
