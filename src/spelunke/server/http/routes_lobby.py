"""The lobby: guests, games, tables to join, links and records."""

import asyncio
import time
from http import HTTPStatus

from starlette.responses import Response

from spelunke import shelf
from spelunke.bots import BOTS
from spelunke.bots.characters import characters
from spelunke.core.errors import BadRecord
from spelunke.core.house import changes, options
from spelunke.core.record import Record, read_record
from spelunke.server.errors import NoGuest, NotHere
from spelunke.server.http import types as bodies
from spelunke.server.http.context import RequestContext
from spelunke.server.http.endpoints import Endpoint
from spelunke.server.http.house_rule_effects import consequences
from spelunke.server.log import entries
from spelunke.server.log import fairness as fair
from spelunke.server.log import identity as people
from spelunke.server.log.create_table import TablePlan, make
from spelunke.server.socket import messages as words
from spelunke.texts.rule_book import rule_book

LARGEST_RECORD = 262_144
"""Bytes; the longest games stay far below."""

MOST_ANSWERS = 20
"""A record may hold so many times the answers that a long game takes."""


async def who_am_i(visit: RequestContext) -> Response:
    """Who I am, and where I sit; null for somebody new."""
    known = await visit.guest_by_name()
    if known is None:
        return visit.answer(None)
    guest, name = known
    if await visit.hall.store.last_seen(guest) < time.time() - people.FRESH_SECONDS:
        await visit.become(guest, name)
    return visit.answer(bodies.Guest(name, await visit.hall.store.tables_with(guest, 20)))


async def name_myself(visit: RequestContext) -> Response:
    """Say what I am called; somebody new gets a cookie."""
    name = people.clean_name((await visit.body(bodies.GuestName)).name)
    try:
        guest = visit.guest()
    except NoGuest:
        guest = None
    if guest is None:
        visit.check_makings()
        guest = people.new_guest()
    await visit.become(guest, name)
    return visit.answer(bodies.Guest(name, await visit.hall.store.tables_with(guest, 20)))


async def games(visit: RequestContext) -> Response:
    """All games of the shelf, with their house rules and presets."""
    keys = shelf.keys()
    return visit.answer([_game_card(key) for key in keys])


def _game_card(key: str) -> bodies.GameCard:
    box = shelf.parts(key).box
    return bodies.GameCard(
        game=key,
        title=box.title,
        seats=box.seats,
        usual_seats=box.usual_seats,
        minutes=box.minutes,
        version=box.version,
        teams=dict(box.teams),
        presets={name: changes(house) for name, house in box.presets.items()},
        options=options(box.house),
        levels=tuple(BOTS),
        characters=characters(shelf.game(key)),
    )


async def rules(visit: RequestContext) -> Response:
    """The rules of a game in the language of the request."""
    parts = shelf.parts(visit.request.path_params["game"])
    book = bodies.RuleBook(
        game=parts.box.key,
        title=parts.box.title,
        text=rule_book(parts, visit.language),
        questions={question.about: question.paragraph for question in parts.questions},
        events={event.__name__: event.paragraph for event in parts.events},
        reasons={reason.__name__: reason.paragraph for reason in parts.reasons},
        options=options(parts.box.house),
    )
    return visit.answer(book)


async def house_rules(visit: RequestContext) -> Response:
    """What the house rules of a game do to its length, fairness and luck, as measured; null if nobody did."""
    return visit.answer(consequences(visit.request.path_params["game"]))


async def tables(visit: RequestContext) -> Response:
    """The tables that anybody may join or watch."""
    cards = await visit.hall.store.listed(visit.hall.settings.limits.listed_tables)
    # The cards are the door's own bytes.
    return visit.answer(b"[" + b",".join(card.encode() for card in cards) + b"]")


async def put_up(visit: RequestContext) -> Response:
    """Put up a table."""
    guest, name = await visit.known_guest()
    wanted = await visit.body(bodies.NewTable)
    game = shelf.game(wanted.game, wanted.seats, wanted.house, wanted.preset)
    plan = TablePlan(
        game,
        clock=wanted.clock,
        pace=wanted.pace,
        level=wanted.level,
        listed=wanted.listed,
        odds=wanted.odds,
        hints=wanted.hints,
    )
    if wanted.seat is not None:
        if wanted.seat >= game.seats:
            raise NotHere("no-such-seat", seat=str(wanted.seat), last=game.seats - 1)
        plan.seat(wanted.seat, name, guest, wanted.contribution)
    return visit.answer(await make(visit, plan, guest), HTTPStatus.CREATED)


async def by_code(visit: RequestContext) -> Response:
    """The table with these five letters."""
    visit.check_guesses()
    code = visit.request.path_params["code"].upper()
    table = await visit.hall.store.table_of(code) if people.is_code(code) else None
    if table is None:
        visit.guessed_wrong()
        raise NotHere("server-no-such-code")
    return visit.answer(bodies.AtTable(table, code, (), host=False))


async def use_link(visit: RequestContext) -> Response:
    """Let this device in by a one-time link."""
    visit.check_guesses()
    token = (await visit.body(bodies.Token)).token
    opens = await visit.hall.store.use_link(people.hashed(token))
    if opens is None:
        visit.guessed_wrong()
        raise NotHere("server-no-such-link")
    room = await visit.hall.room(opens.table)
    for seat in opens.seats:
        secret = people.new_secret()
        await room.commit(seat, entries.KeyAdded(people.hashed(secret)), seat)
        visit.give_seat(opens.table, seat, secret)
    if opens.seats:
        guest = await _guest_called(visit, room.sitting.chair(opens.seats[0]).name)
        await visit.hall.store.sit(opens.table, opens.seats, guest)
    if opens.host:
        secret = people.new_secret()
        await room.commit(None, entries.KeyAdded(people.hashed(secret)), "host")
        visit.give_host(opens.table, secret)
    return visit.answer(bodies.AtTable(opens.table, room.sitting.created.code, opens.seats, opens.host))


async def _guest_called(visit: RequestContext, name: str) -> str:
    """The guest of this device; somebody new is called so from now on."""
    try:
        guest, _ = await visit.known_guest()
    except NoGuest:
        guest = people.new_guest()
        await visit.become(guest, name)
    return guest


async def open_record(visit: RequestContext) -> Response:
    """Open a record file, to look at it and to play on from it."""
    guest, _ = await visit.known_guest()
    record = await _record(visit)
    game = shelf.game_of(record)
    await asyncio.to_thread(game.replay, record)
    plan = TablePlan(game, clock=0, pace="easy", level="thumb", listed=False, odds="on", hints=False)
    plan.start, plan.opened = record, True
    return visit.answer(await make(visit, plan, guest), HTTPStatus.CREATED)


async def verify(visit: RequestContext) -> Response:
    """Check that a record's luck is what was promised before the deal."""
    record = await _record(visit)
    checked = await asyncio.to_thread(fair.verify, record)
    return visit.answer(bodies.Verdict(checked.luck, checked.before))


async def _record(visit: RequestContext) -> Record:
    record = read_record(await visit.content(LARGEST_RECORD))
    most = MOST_ANSWERS * shelf.game_of(record).box.limit
    if len(record.answers) > most:
        raise BadRecord("record-too-long", answer=most)
    return record


async def health(visit: RequestContext) -> Response:
    """Whether answers can be stored."""
    now = visit.hall.health()
    return visit.answer(now, HTTPStatus.OK if now.store and not visit.hall.is_closing else HTTPStatus.SERVICE_UNAVAILABLE)


async def metrics(visit: RequestContext) -> Response:
    """Counts for Prometheus; only for this machine unless settings say otherwise."""
    if not visit.hall.settings.open_metrics and visit.address not in {"127.0.0.1", "::1", ""}:
        raise NotHere("server-no-such-page")
    return Response(visit.hall.counts.text(visit.hall.health()), media_type="text/plain; version=0.0.4; charset=utf-8")


DEEDS = (
    Endpoint("GET", "/api/guest", who_am_i, gives=bodies.Guest | None),
    Endpoint("POST", "/api/guest", name_myself, body=bodies.GuestName, gives=bodies.Guest),
    Endpoint("GET", "/api/games", games, gives=tuple[bodies.GameCard, ...], is_for_all=True),
    Endpoint("GET", "/api/games/{game}/rules", rules, gives=bodies.RuleBook, is_for_all=True),
    Endpoint("GET", "/api/games/{game}/house-rules", house_rules, gives=bodies.Consequences | None, is_for_all=True),
    Endpoint("GET", "/api/tables", tables, gives=tuple[words.TableCard, ...]),
    Endpoint("POST", "/api/tables", put_up, body=bodies.NewTable, gives=bodies.AtTable, status=HTTPStatus.CREATED),
    Endpoint("GET", "/api/code/{code}", by_code, gives=bodies.AtTable),
    Endpoint("POST", "/api/link", use_link, body=bodies.Token, gives=bodies.AtTable),
    Endpoint("POST", "/api/record", open_record, body=Record, gives=bodies.AtTable, status=HTTPStatus.CREATED),
    Endpoint("POST", "/api/verify", verify, body=Record, gives=bodies.Verdict),
    Endpoint("GET", "/healthz", health, gives=bodies.Health),
    Endpoint("GET", "/metrics", metrics),
)
