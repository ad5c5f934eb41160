"""The one door out: everything that is ever said about a table is said here, to one seat, or to a spectator (None).

Nothing else in the server turns a table into words. Each function takes the sitting and the seat that will hear it, and
lists what that seat may know.
"""

from collections.abc import Collection

import msgspec

import spelunke
from spelunke.bots.characters import rates_of
from spelunke.core.game import AnyView
from spelunke.core.table import Table
from spelunke.server.errors import NotNow, NotYours
from spelunke.server.http import types as bodies
from spelunke.server.log import entries
from spelunke.server.log.table_log import LogMoment, TableLog
from spelunke.server.socket import messages as words

encode = msgspec.json.Encoder().encode

Here = Collection[int]
"""The seats whose person is connected."""


def _view(sitting: TableLog, table: Table, seat: int | None) -> AnyView:
    """What people are shown. Without memory aids what they remember is not even worked out."""
    return sitting.game.view(table, seat, memory=sitting.game.house.memory_aids)


def _events(sitting: TableLog, turn: int, seat: int | None) -> tuple[object, ...]:
    tell = sitting.game.parts.tell
    told = (tell(note[1:], seat) for note in sitting.notes(turn))
    return tuple(event for event in told if event is not None)


def _people(sitting: TableLog, here: Here) -> tuple[words.SeatCard, ...]:
    return tuple(chair.card(seat in here, sitting.game) for seat, chair in enumerate(sitting.chairs))


def _fairness(sitting: TableLog) -> words.Fairness:
    is_over = sitting.standing == "over" and not sitting.created.opened
    return words.Fairness(sitting.created.commitment, sitting.contributions(), sitting.seed.hex() if is_over else None)


def _talk(moment: LogMoment) -> words.Talk:
    assert isinstance(moment.what, entries.Said)
    return words.Talk(moment.n, moment.seat, moment.what.name, moment.what.text, moment.at // 1_000_000)


# To a socket.


def hello(sitting: TableLog, seat: int | None, *, host: bool, here: Here, left: float | None) -> bytes:
    """Everything this seat may know."""
    match = sitting.match
    return encode(
        words.Hello(
            n=sitting.told,
            turn=sitting.turn,
            seat=seat,
            host=host,
            table=_card(sitting, here),
            fair=_fairness(sitting),
            view=_view(sitting, match.table, seat) if match is not None else None,
            sealed=_sealed(sitting),
            kept=match.sealed_by(seat) if match is not None and seat is not None else None,
            left=left,
            talk=tuple(_talk(moment) for moment in sitting.talk),
            rematch=sitting.rematch,
            compiled=spelunke.is_compiled(),
        )
    )


def _sealed(sitting: TableLog) -> tuple[int, ...]:
    if sitting.match is None:
        return ()
    return tuple(seat for seat in range(len(sitting.chairs)) if sitting.match.has_sealed(seat))


def told(sitting: TableLog, moment: LogMoment, seat: int | None, *, here: Here, left: float | None) -> bytes:
    """A moment as this seat hears it. The view comes with the last step there was, and with no earlier one."""
    if moment.is_step:
        step = encode(_step(sitting, moment, seat, left))
        # At the start bots take the chairs that are still empty: that is told in the same breath.
        return seats(sitting, moment.n, here=here) + b"\n" + step if isinstance(moment.what, entries.Started) else step
    match moment.what:
        case entries.Sealed():
            return encode(words.Sealed(moment.n, moment.seat or 0))
        case entries.Said():
            return encode(_talk(moment))
        case entries.Reacted(sign=sign):
            return encode(words.Reaction(moment.n, moment.seat, sign))
        case entries.Rematched(table=table):
            return encode(words.Rematch(moment.n, table))
    return seats(sitting, moment.n, here=here)


def _step(sitting: TableLog, moment: LogMoment, seat: int | None, left: float | None) -> words.Step:
    is_last = moment.turn == sitting.turn
    return words.Step(
        n=moment.n,
        turn=moment.turn,
        events=_events(sitting, moment.turn, seat),
        view=_view(sitting, sitting.running.table, seat) if is_last else None,
        left=left if is_last else None,
        fair=_fairness(sitting) if is_last and sitting.standing == "over" else None,
    )


def seats(sitting: TableLog, n: int, *, here: Here) -> bytes:
    """Who sits where; the same for everybody."""
    return encode(words.Seats(n, sitting.standing, _people(sitting, here), sitting.contributions()))


def kept(sitting: TableLog, seat: int) -> bytes:
    """A seat's own sealed answer, for its own devices."""
    return encode(words.Kept(sitting.turn, sitting.running.sealed_by(seat)))


# To a request.


def check_may_see(sitting: TableLog, seat: int | None, held: Collection[int]) -> None:
    """While a game runs everybody may look from the seats they hold and as a spectator; afterwards from anywhere."""
    if seat is not None:
        sitting.chair(seat)
        if seat not in held and sitting.standing != "over":
            raise NotYours("server-not-your-seat")


def past(sitting: TableLog, turn: int, seat: int | None) -> bytes:
    """The table as this seat saw it when that ask was open."""
    return encode(_view(sitting, sitting.table_at(turn), seat))


def opened(sitting: TableLog, turn: int) -> bytes:
    """The table from all seats at once, when the game is over."""
    if sitting.standing != "over":
        raise NotNow("server-not-over")
    table = sitting.table_at(turn)
    return encode([_view(sitting, table, seat) for seat in range(len(sitting.chairs))])


def story(sitting: TableLog, seat: int | None, since: int) -> bytes:
    """What happened from that turn on, as this seat heard it."""
    turns = range(max(0, since), sitting.turn + 1) if sitting.match is not None else ()
    changes: dict[int, list[bodies.SeatChange]] = {}
    for turn, change in sitting.changes:
        changes.setdefault(turn, []).append(change)
    return encode([bodies.Chapter(turn, _events(sitting, turn, seat), tuple(changes.get(turn, ()))) for turn in turns])


def odds(sitting: TableLog, turn: int, seat: int | None) -> bytes:
    """The chances that this seat could work out when that ask was open, where the table shows them.

    They are counted from the whole view: at such a table nobody needs to have paid attention.
    """
    shown = sitting.created.odds
    if shown == "off" or (shown == "after" and sitting.standing != "over"):
        raise NotNow("server-no-odds")
    return encode(sitting.game.odds(sitting.game.view(sitting.table_at(turn), seat)))


def course(sitting: TableLog) -> bytes:
    """Everybody's score at every ask, when the game is over: while it runs scores may be secret."""
    return encode(bodies.Course(tuple(tuple(scores) for scores in sitting.course())))


def record(sitting: TableLog) -> bytes:
    """The whole game, once it is over."""
    return sitting.record().to_json()


def _card(sitting: TableLog, here: Here) -> words.TableCard:
    created = sitting.created
    return words.TableCard(
        table=sitting.table,
        code=created.code,
        game=created.game,
        house=created.house,
        clock=created.clock,
        pace=created.pace,
        level=created.level,
        rates=rates_of(created.level, sitting.game),
        listed=created.listed,
        odds=created.odds,
        hints=created.hints,
        standing=sitting.standing,
        people=_people(sitting, here),
        commitment=created.commitment,
        opened=created.opened,
    )


def card(sitting: TableLog, here: Here = ()) -> bytes:
    """The table as anybody may see it who knows of it."""
    return encode(_card(sitting, here))


def check_may_be_advised(sitting: TableLog, seat: int) -> None:
    """Hints are for whoever is asked now, at a table that allows them."""
    if not sitting.created.hints:
        raise NotNow("server-no-hints")
    if sitting.standing != "running":
        raise NotNow("server-not-started" if sitting.standing == "open" else "server-is-over")
    if sitting.chair(seat).by_bot:
        raise NotNow("server-bot-plays")
    if seat not in sitting.running.table.seats_asked():
        raise NotNow("server-hint-not-asked")


def hint(turn: int, games: int, moves: tuple[bodies.Advised, ...]) -> bytes:
    """What was thought about the ask of a seat, for that seat."""
    return encode(bodies.Hint(turn, games, moves))


# To a bot.


def for_bot(sitting: TableLog, seat: int) -> bytes:
    """All that this seat may know, what it remembers included: a bot never forgets."""
    return encode(sitting.game.view(sitting.running.table, seat))
