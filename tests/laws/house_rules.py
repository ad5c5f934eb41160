"""Law 8: every house rule that is accepted changes something that can be observed."""

from collections.abc import Iterator
from typing import Any

import msgspec

from spelunke.core.dice import Dice
from spelunke.core.errors import BadHouseRule, UnknownHouseRule
from spelunke.core.game import Game, Parts
from spelunke.core.house import Option, options
from spelunke.core.table import LUCK, Table
from tests.laws.broken import LawBroken, hold
from tests.laws.hooks import hooks_of
from tests.laws.scenes import HouseTable, tables_with, values_tried


def changes_something(game: Parts, option: Option, value: object, seeds: int) -> None:
    """This value of a house rule makes a difference at some table, in some game."""
    tables = _tables_where_it_bites(game, option.name, value) or list(tables_with(game, option, value))
    hold(tables, f"{game.box.key}: no table accepts {option.name}={value!r}")
    # Most rules show early: many games are begun before a few are played to the end. Views are only compared at first.
    for games_played, answers in ((1, 40), (5, 60), (10, 300), (20, 1_500), (seeds, game.box.limit)):
        for seed in range(games_played):
            for table in tables:
                if _differ(table.without, table.game, seed, answers, views=answers == 40):
                    return
    raise LawBroken(f"{game.box.key}: {option.name}={value!r} is accepted, but changed nothing in {seeds} games")


def _tables_where_it_bites(game: Parts, name: str, value: object) -> list[HouseTable]:
    """Tables under further house rules, which the game's hooks name, so that a rule for rare cases is needed more often."""
    further = hooks_of(game.box.key).bites.get(name)
    if further is None:
        return []
    tables = []
    for seats in game.box.seats:
        try:
            tables.append(HouseTable("bites", Game(game, seats, {**further, name: value}), Game(game, seats, further)))
        except BadHouseRule:
            continue
    hold(tables, f"{game.box.key}: no table accepts {further}, which {name} is to be tried with")
    return tables


def _differ(one: Game, other: Game, seed: int, answers: int, views: bool) -> bool:
    """Whether two games tell themselves apart when everybody answers alike, within so many answers."""
    one_story, other_story = (_story(game, seed, answers, views) for game in (one, other))
    missing = object()
    while True:
        here, there = next(one_story, missing), next(other_story, missing)
        if here != there:
            return True
        if here is missing:
            return False


def _story(game: Game, seed: int, most: int, views: bool) -> Iterator[Any]:
    """Everything that can be observed of one game, ask by ask."""
    table = game.deal(ask_luck=True)
    dice, luck = Dice(seed, 1), Dice(seed, 2)
    assert table.tape is not None
    heard = 0
    while table.asked and len(table.tape.answers) <= most:
        asked = table.seats_asked()
        choices = [table.choices(seat) for seat in asked]
        told = _told(game, table, heard)
        heard = len(table.tape.notes)
        yield asked, choices, told, _shown(game, table) if views else None
        codes = [table.draw(luck)] if asked == (LUCK,) else [legal[dice.below(1 << 30) % len(legal)] for legal in choices]
        table.tape.answers.extend(codes)
        table.answer(codes)
    yield _told(game, table, heard), _shown(game, table) if views else None, game.standing(table)


def _told(game: Game, table: Table, heard: int) -> list[Any]:
    assert table.tape is not None
    notes = table.tape.notes[heard:]
    return [game.parts.tell(note[1:], seat) for note in notes for seat in (*range(game.seats), None)]


def _shown(game: Game, table: Table) -> list[bytes]:
    return [msgspec.json.encode(game.shown(game.view(table, seat))) for seat in (*range(game.seats), None)]


def refuses_what_it_does_not_know(game: Parts) -> None:
    """Unknown names, bad values and unknown presets are refused, by name."""
    for house in ({"no_such_rule": True}, {"Memory_aids": True}, {"": 1}):
        _refused(game, UnknownHouseRule, house)
    for option in options(game.box.house):
        for value in ("no such value", -1_000_000, 3.5, None, [None], {"no such key": -1}):
            _refused(game, BadHouseRule, {option.name: value})
    try:
        Game(game, preset="no such preset")
    except UnknownHouseRule:
        return
    raise LawBroken(f"{game.box.key} accepts a preset that it does not have")


def _refused(game: Parts, refusal: type[Exception], house: dict[str, Any]) -> None:
    try:
        Game(game, house=house)
    except refusal:
        return
    raise LawBroken(f"{game.box.key} accepts {house}")


def every_value(game: Parts) -> list[tuple[Option, object]]:
    """Every house rule with the values to try."""
    return [(option, value) for option in options(game.box.house) for value in values_tried(game, option)]
