"""The only output: every message about a table is built here, for one seat or for a spectator (None).

Nothing else in the server serializes a table. Each function takes the table_log and the seat that will receive the message,
and lists what that seat may know.
"""

from collections.abc import Collection, Sequence

import msgspec

import spelunke
from spelunke.bots.characters import rates_of
from spelunke.core.game import AnyView
from spelunke.core.table import Table
from spelunke.core.types import Move
from spelunke.play import rounds
from spelunke.server.errors import NotNow, NotYours
from spelunke.server.http import types
from spelunke.server.log import chains, entries
from spelunke.server.log.forced_answers import forced_answer
from spelunke.server.log.log_moment import LogMoment
from spelunke.server.log.table_log import TableLog
from spelunke.server.socket import messages

encode = msgspec.json.Encoder().encode

Here = Collection[int]
"""The seats whose player is connected."""


def _view(table_log: TableLog, table: Table, seat: int | None) -> AnyView:
    """The view that people get. Without memory aids, what they would have to remember is not even computed."""
    return table_log.game.view(table, table_log.sees(seat), memory=table_log.game.house.memory_aids)


def _events(table_log: TableLog, turn: int, seat: int | None, since: int = 0) -> tuple[object, ...]:
    tell, eyes = table_log.game.parts.tell, table_log.sees(seat)
    told = [tell(note, eyes) for note in table_log.notes(turn)[since:]]
    return tuple([event for event in told if event is not None])


def _reach(table_log: TableLog) -> tuple[int, int]:
    """How far back people are told: the turn in which this round began, and how many of its notes came before."""
    if table_log.standing == "running" and rounds.round_begins(table_log.game):
        for turn in range(table_log.turn, 0, -1):
            before = rounds.last_beginning(table_log.game, table_log.notes(turn))
            if before is not None:
                return turn, before
    return 0, 0


def _events_again(table_log: TableLog, turn: int, seat: int | None, reach: tuple[int, int]) -> tuple[object, ...]:
    """What happened, for those who may have seen it before."""
    began, before = reach
    return () if turn < began else _events(table_log, turn, seat, before if turn == began else 0)


def _check_reach(table_log: TableLog, turn: int) -> None:
    """Refuse to look back at what people must remember by themselves."""
    if turn < _reach(table_log)[0]:
        raise NotNow("server-not-this-round")


def people(table_log: TableLog, here: Here) -> tuple[messages.SeatCard, ...]:
    looking = table_log.looking()
    return tuple(chair.card(seat in here, seat in looking, table_log.game) for seat, chair in enumerate(table_log.chairs))


def _fairness(table_log: TableLog) -> messages.Fairness:
    is_over = table_log.standing == "over" and not table_log.created.opened
    return messages.Fairness(table_log.created.commitment, table_log.contributions(), table_log.seed.hex() if is_over else None)


def _talk(moment: LogMoment) -> messages.Talk:
    assert isinstance(moment.what, entries.Said)
    return messages.Talk(moment.n, moment.seat, moment.what.name, moment.what.text, moment.at // 1_000_000)


# Websocket messages.


def hello(table_log: TableLog, seat: int | None, *, host: bool, here: Here, left: float | None) -> bytes:
    """Everything this seat may know."""
    match, seen = table_log.match, table_log.sees(seat)
    return encode(
        messages.Hello(
            n=table_log.told,
            turn=table_log.turn,
            seat=seat,
            host=host,
            table=_card(table_log, here),
            fair=_fairness(table_log),
            view=_view(table_log, match.table, seat) if match is not None else None,
            sealed=_sealed(table_log),
            kept=match.sealed_by(seen) if match is not None and seen is not None else None,
            forced=forced_answer(table_log, seat),
            left=left,
            talk=tuple(_talk(moment) for moment in table_log.talk),
            rematch=table_log.rematch,
            askers=table_log.asking.askers(),
            compiled=spelunke.is_compiled(),
        )
    )


def _sealed(table_log: TableLog) -> tuple[int, ...]:
    if table_log.match is None:
        return ()
    return tuple(seat for seat in range(len(table_log.chairs)) if table_log.match.has_sealed(seat))


def told(table_log: TableLog, moment: LogMoment, seat: int | None, *, here: Here, left: float | None) -> bytes:
    """A moment as this seat may know it. Only the latest step comes with the view."""
    if moment.is_step:
        step = encode(_step(table_log, moment, seat, left))
        # At the start bots take the empty seats, and luck goes on when nobody looks any longer: one message tells both.
        return step if isinstance(moment.what, entries.AnswerSealed) else _seats(table_log, moment, here) + b"\n" + step
    match moment.what:
        case entries.AnswerSealed():
            return encode(messages.Sealed(moment.n, moment.seat or 0))
        case entries.Said():
            return encode(_talk(moment))
        case entries.Reacted(sign=sign):
            return encode(messages.Reaction(moment.n, moment.seat, sign))
        case entries.Rematched(table=table):
            return encode(messages.Rematch(moment.n, table))
    return _seats(table_log, moment, here)


def _step(table_log: TableLog, moment: LogMoment, seat: int | None, left: float | None) -> messages.Step:
    is_last = moment.turn == table_log.turn
    turn = moment.turn
    return messages.Step(
        n=moment.n,
        turn=turn,
        events=_events(table_log, turn, seat) if is_last else _events_again(table_log, turn, seat, _reach(table_log)),
        view=_view(table_log, table_log.running.table, seat) if is_last else None,
        forced=forced_answer(table_log, seat) if is_last else None,
        left=left if is_last else None,
        fair=_fairness(table_log) if is_last and table_log.standing == "over" else None,
    )


def seats(table_log: TableLog, *, here: Here) -> bytes:
    """Who sits where now, and is connected; the same for everybody."""
    return _people(table_log, table_log.told, None, here)


def _seats(table_log: TableLog, moment: LogMoment, here: Here) -> bytes:
    """A change of seats; who sits there now is the same for everybody."""
    return _people(table_log, moment.n, moment.change, here)


def _people(table_log: TableLog, n: int, change: messages.SeatChange | None, here: Here) -> bytes:
    sitting, asking = people(table_log, here), table_log.asking.askers()
    return encode(messages.Seats(n, table_log.standing, sitting, table_log.contributions(), change, asking))


def kept(table_log: TableLog, seat: int) -> bytes:
    """A seat's own sealed answer, for its own devices."""
    return encode(messages.Kept(table_log.turn, table_log.running.sealed_by(seat)))


def tried(table_log: TableLog, seat: int, turn: int, moves: Sequence[Move]) -> bytes:
    """What would come of a seat's answers, as far as it can know."""
    table = chains.tried(table_log, seat, turn, moves)
    is_whole = table.seats_asked() != (seat,)
    return encode(messages.Tried(turn, tuple(moves), _view(table_log, table, seat), is_whole))


# HTTP responses.


def check_may_see(table_log: TableLog, seat: int | None, held: Collection[int]) -> None:
    """During a game everybody may see the seats they hold and the spectator's view; afterwards every seat."""
    if seat is not None:
        table_log.chair(seat)
        if (seat not in held or table_log.sees(seat) is None) and table_log.standing != "over":
            raise NotYours("server-not-your-seat")


def past(table_log: TableLog, turn: int, seat: int | None) -> bytes:
    """The table as this seat saw it when that ask was open."""
    _check_reach(table_log, turn)
    return encode(_view(table_log, table_log.table_at(turn), seat))


def opened(table_log: TableLog, turn: int) -> bytes:
    """The table from all seats at once, when the game is over."""
    if table_log.standing != "over":
        raise NotNow("server-not-over")
    table = table_log.table_at(turn)
    return encode([_view(table_log, table, seat) for seat in range(len(table_log.chairs))])


def story(table_log: TableLog, seat: int | None, since: int) -> bytes:
    """What happened from that turn on, as this seat may know it; without memory aids nothing of earlier rounds."""
    reach = _reach(table_log)
    turns = range(max(0, since), table_log.turn + 1) if table_log.match is not None else ()
    changes: dict[int, list[messages.SeatChange]] = {}
    for turn, change in table_log.changes:
        changes.setdefault(turn, []).append(change)
    return encode(
        [types.Chapter(turn, _events_again(table_log, turn, seat, reach), tuple(changes.get(turn, ()))) for turn in turns]
    )


def odds(table_log: TableLog, turn: int, seat: int | None) -> bytes:
    """The chances that this seat could compute when that ask was open, where the table shows them.

    They are computed from the whole view: at such a table nobody needs to have paid attention.
    """
    shown = table_log.created.odds
    if shown == "off" or (shown == "after" and table_log.standing != "over"):
        raise NotNow("server-no-odds")
    _check_reach(table_log, turn)
    return encode(table_log.game.odds(table_log.game.view(table_log.table_at(turn), seat)))


def course(table_log: TableLog) -> bytes:
    """Everybody's score at every ask, once the game is over: during the game scores may be secret."""
    return encode(types.Course(tuple(tuple(scores) for scores in table_log.course())))


def record(table_log: TableLog) -> bytes:
    """The whole game, once it is over."""
    return table_log.record().to_json()


def _card(table_log: TableLog, here: Here) -> messages.TableCard:
    created = table_log.created
    return messages.TableCard(
        table=table_log.table,
        code=created.code,
        game=created.game,
        house=created.house,
        clock=created.clock,
        pace=created.pace,
        level=created.level,
        rates=rates_of(created.level, table_log.game),
        listed=created.listed,
        odds=created.odds,
        hints=created.hints,
        standing=table_log.standing,
        people=people(table_log, here),
        commitment=created.commitment,
        opened=created.opened,
        ended=_ended(table_log),
        forgets=rounds.round_begins(table_log.game),
        forced=created.forced,
    )


def _ended(table_log: TableLog) -> messages.FinalStanding | None:
    standing = table_log.game.standing(table_log.match.table) if table_log.match is not None else None
    if standing is None:
        return None
    return messages.FinalStanding(standing.places, standing.scores)


def card(table_log: TableLog, here: Here = ()) -> bytes:
    """The public card of the table."""
    return encode(_card(table_log, here))


def check_may_be_advised(table_log: TableLog, seat: int) -> None:
    """Hints are only for a seat that is asked now, at a table that allows them."""
    if not table_log.created.hints:
        raise NotNow("server-no-hints")
    if table_log.standing != "running":
        raise NotNow("server-not-started" if table_log.standing == "open" else "server-is-over")
    if table_log.chair(seat).by_bot:
        raise NotNow("server-bot-plays")
    if seat not in table_log.running.table.seats_asked():
        raise NotNow("server-hint-not-asked")


def hint(turn: int, games: int, moves: tuple[types.Advised, ...]) -> bytes:
    """The hint for the open ask of a seat, for that seat."""
    return encode(types.Hint(turn, games, moves))


# Bots.


def for_bot(table_log: TableLog, seat: int) -> bytes:
    """Everything this seat may know, including what it remembers: a bot never forgets."""
    return encode(table_log.game.view(table_log.running.table, seat))
