"""Routes of the lobby: games, open tables, links and records; also health and metrics."""

from functools import cache
from http import HTTPStatus

from starlette.responses import Response

from spelunke import shelf
from spelunke.bots import BOTS
from spelunke.bots.characters import characters
from spelunke.core.errors import BadRecord
from spelunke.core.game import Game, Parts
from spelunke.core.house import changes, options
from spelunke.core.origins import concordance_of
from spelunke.core.record import Record, read_record
from spelunke.play.pictures import pictures_of
from spelunke.server.errors import NoGuest, NotHere
from spelunke.server.http import types
from spelunke.server.http.context import RequestContext
from spelunke.server.http.endpoints import Endpoint
from spelunke.server.http.house_rule_effects import consequences
from spelunke.server.log import cast, entries, fairness, identity
from spelunke.server.log.create_table import TablePlan, make
from spelunke.server.log.seats import Chair
from spelunke.server.socket import messages
from spelunke.texts.rule_book import rule_book

LARGEST_RECORD = 262_144
"""Bytes; the longest games stay far below."""

MOST_ANSWERS = 20
"""A record may hold this many times the answers of a long game."""


async def games(context: RequestContext) -> Response:
    """All games of the shelf, with their house rules and presets."""
    keys = shelf.keys()
    return context.answer([_game_card(key) for key in keys])


def _game_card(key: str) -> types.GameCard:
    box = shelf.parts(key).box
    return types.GameCard(
        game=key,
        title=box.title,
        seats=box.seats,
        usual_seats=box.usual_seats,
        minutes=box.minutes,
        quick=box.quick,
        quick_minutes=box.quick_minutes or box.minutes,
        version=box.version,
        teams=dict(box.teams),
        presets={name: changes(house) for name, house in box.presets.items()},
        former={version: {name: changes(house) for name, house in box.presets_of(version).items()} for version in box.former},
        options=_options(shelf.parts(key)),
        groups=dict(box.groups),
        people=concordance_of(shelf.parts(key).package).people,
        levels=tuple(BOTS),
        characters=characters(shelf.game(key)),
    )


def _options(parts: Parts) -> tuple[types.HouseOption, ...]:
    told = concordance_of(parts.package)
    return tuple(
        types.HouseOption(
            option.name,
            option.default,
            option.allowed,
            origin=told.of_house_rule(option.name) if told.is_there else None,
            readings=told.readings_of(option.name),
        )
        for option in options(parts.box.house)
    )


async def rules(context: RequestContext) -> Response:
    """The rules of a game in the language of the request."""
    parts = shelf.parts(context.request.path_params["game"])
    book = types.RuleBook(
        game=parts.box.key,
        title=parts.box.title,
        text=rule_book(parts, context.language),
        questions={question.about: question.paragraph for question in parts.questions},
        events={event.__name__: paragraph for event, paragraph in parts.events.items()},
        reasons={reason.__name__: paragraph for reason, paragraph in parts.reasons.items()},
        options=_options(parts),
        people=concordance_of(parts.package).people,
    )
    return context.answer(book)


async def pictures(context: RequestContext) -> Response:
    """The game in a few pictures: moments that the page draws."""
    return context.answer(_pictures(context.request.path_params["game"]))


@cache
def _pictures(key: str) -> tuple[types.GamePicture, ...]:
    return tuple(
        types.GamePicture(
            picture.key,
            picture.rule,
            picture.names,
            tuple(cast.NAMED.get(name, cast.USUAL) for name in picture.names),
            picture.view,
            picture.coming,
            picture.events,
            picture.beat,
            picture.sealed,
        )
        for picture in pictures_of(shelf.parts(key))
    )


async def house_rules(context: RequestContext) -> Response:
    """What the house rules of a game do to its length, fairness and luck, as measured; null if nobody did."""
    return context.answer(consequences(context.request.path_params["game"]))


async def check_house(context: RequestContext) -> Response:
    """Check house rules before a table is put up: those that differ from the defaults, or what is wrong with them."""
    wanted = await context.body(types.HouseWish)
    game = shelf.game(context.request.path_params["game"], wanted.seats, wanted.house, wanted.preset)
    return context.answer(types.HouseChanges(changes(game.house)))


async def tables(context: RequestContext) -> Response:
    """The tables that anybody may join or watch."""
    cards = await context.registry.listed()
    # The cards are bytes encoded by ``seat_output``.
    return context.answer(b"[" + b",".join(card.encode() for card in cards) + b"]")


async def put_up(context: RequestContext) -> Response:
    """Put up a table."""
    guest, name = await context.known_guest()
    wanted = await context.body(types.NewTable)
    game = shelf.game(wanted.game, wanted.seats, wanted.house, wanted.preset)
    plan = TablePlan(
        game,
        clock=wanted.clock,
        pace=wanted.pace,
        level=wanted.level,
        listed=wanted.listed,
        odds=wanted.odds,
        hints=wanted.hints,
        forced=wanted.forced,
        screen=wanted.screen,
    )
    if wanted.seat is not None:
        if wanted.seat >= game.seats:
            raise NotHere("no-such-seat", seat=str(wanted.seat), last=game.seats - 1)
        plan.seat(wanted.seat, name, guest, wanted.contribution, animal=await context.worn_by(guest))
    return context.answer(await make(context, plan, guest), HTTPStatus.CREATED)


async def by_code(context: RequestContext) -> Response:
    """The table with these five letters."""
    code = context.request.path_params["code"].upper()
    async with context.registry.guesses.one(context.address):
        table = await context.registry.store.table_of(code) if identity.is_code(code) else None
        if table is None:
            raise NotHere("server-no-such-code")
    return context.answer(types.AtTable(table, code, (), host=False))


async def use_link(context: RequestContext) -> Response:
    """Let this device in by a one-time link."""
    token = (await context.body(types.Token)).token
    async with context.registry.guesses.one(context.address):
        opens = await context.registry.store.use_link(identity.hashed(token))
        if opens is None:
            raise NotHere("server-no-such-link")
    room = await context.registry.room(opens.table)
    for seat in opens.seats:
        secret = identity.new_secret()
        await room.commit(seat, entries.KeyAdded(identity.hashed(secret)), seat)
        context.give_seat(opens.table, seat, secret)
    if opens.seats:
        guest = await _guest_like(context, room.table_log.chair(opens.seats[0]))
        await context.registry.store.sit(opens.table, opens.seats, guest)
    if opens.host:
        secret = identity.new_secret()
        await room.commit(None, entries.KeyAdded(identity.hashed(secret)), "host")
        context.give_host(opens.table, secret)
    return context.answer(types.AtTable(opens.table, room.table_log.created.code, opens.seats, opens.host))


async def _guest_like(context: RequestContext, chair: Chair) -> str:
    """The guest of this device; a new client becomes a guest with that chair's name and animal."""
    try:
        guest, _ = await context.known_guest()
    except NoGuest:
        guest = identity.new_guest()
        await context.become(guest, chair.name)
        await context.registry.store.dress_guest(guest, chair.name, chair.animal)
    return guest


async def open_record(context: RequestContext) -> Response:
    """Open a record file, to look at it and to play on from it."""
    guest, _ = await context.known_guest()
    record, game = await context.registry.in_thread(_replayed, await context.content(LARGEST_RECORD))
    plan = TablePlan(game, clock=0, pace="easy", level="thumb", listed=False, odds="on", hints=False)
    plan.start, plan.opened = record, True
    return context.answer(await make(context, plan, guest), HTTPStatus.CREATED)


async def verify(context: RequestContext) -> Response:
    """Check that a record's luck is what was promised before the deal."""
    checked = await context.registry.in_thread(_verified, await context.content(LARGEST_RECORD))
    return context.answer(types.Verdict(checked.luck, checked.before))


def _replayed(content: bytes) -> tuple[Record, Game]:
    record = _record(content)
    game = shelf.game_of(record)
    game.replay(record)
    return record, game


def _verified(content: bytes) -> fairness.Checked:
    return fairness.verify(_record(content))


def _record(content: bytes) -> Record:
    record = read_record(content)
    most = MOST_ANSWERS * shelf.game_of(record).box.limit
    if len(record.answers) > most:
        raise BadRecord("record-too-long", answer=most)
    return record


async def health(context: RequestContext) -> Response:
    """Whether answers can be stored."""
    now = context.registry.health()
    return context.answer(
        now, HTTPStatus.OK if now.store and not context.registry.is_closing else HTTPStatus.SERVICE_UNAVAILABLE
    )


async def metrics(context: RequestContext) -> Response:
    """Counts for Prometheus; only for this machine unless settings say otherwise."""
    if not context.registry.settings.open_metrics and context.address not in {"127.0.0.1", "::1", ""}:
        raise NotHere("server-no-such-page")
    return Response(
        context.registry.counts.text(context.registry.health()), media_type="text/plain; version=0.0.4; charset=utf-8"
    )


ENDPOINTS = (
    Endpoint("GET", "/api/games", games, gives=tuple[types.GameCard, ...], is_for_all=True),
    Endpoint("GET", "/api/games/{game}/rules", rules, gives=types.RuleBook, is_for_all=True),
    Endpoint("GET", "/api/games/{game}/pictures", pictures, gives=tuple[types.GamePicture, ...], is_for_all=True),
    Endpoint("GET", "/api/games/{game}/house-rules", house_rules, gives=types.Consequences | None, is_for_all=True),
    Endpoint("POST", "/api/games/{game}/house", check_house, body=types.HouseWish, gives=types.HouseChanges),
    Endpoint("GET", "/api/tables", tables, gives=tuple[messages.TableCard, ...], cost=3),
    Endpoint("POST", "/api/tables", put_up, body=types.NewTable, gives=types.AtTable, status=HTTPStatus.CREATED),
    Endpoint("GET", "/api/code/{code}", by_code, gives=types.AtTable),
    Endpoint("POST", "/api/link", use_link, body=types.Token, gives=types.AtTable),
    Endpoint("POST", "/api/record", open_record, body=Record, gives=types.AtTable, status=HTTPStatus.CREATED, cost=20),
    Endpoint("POST", "/api/verify", verify, body=Record, gives=types.Verdict, cost=20),
    Endpoint("GET", "/healthz", health, gives=types.Health),
    Endpoint("GET", "/metrics", metrics),
)
