"""Random games: coal and chips add up at every moment, and tables can be copied, told, seated and arranged anywhere."""

from collections.abc import Iterator
from typing import Any

import pytest

import spelunke
from spelunke.core.playout import play_out
from spelunke.core.table import SPECTATOR
from spelunke.core.types import Event
from spelunke.games.teufel.box import BOX, House
from spelunke.games.teufel.types import (
    AmountBonus,
    BankPaid,
    Lost,
    Paid,
    PiecesBonus,
    Position,
    Staked,
    Won,
)

TABLES = [(seats, preset) for seats in BOX.seats for preset in ("ten_rounds", "tiny")]


def moments(seats: int, preset: str, seed: int) -> Iterator[tuple[spelunke.Game, spelunke.Table]]:
    """Every moment of a game played at random; the table is the one that is played."""
    game = spelunke.game("teufel", seats=seats, preset=preset)
    table = game.deal(ask_luck=True)
    dice = spelunke.Dice(seed)
    yield game, table
    while game.asked(table):
        moves = {seat: game.moves(table, seat) for seat in game.asked(table) if seat >= 0}
        chosen = {seat: allowed[dice.below(len(allowed))] for seat, allowed in moves.items()}
        if not chosen:
            chosen = {spelunke.LUCK: game.parts.codebook.moves[table.draw(dice)]}
        game.play(table, chosen)
        yield game, table


def whole(game: spelunke.Game, table: spelunke.Table) -> Position:
    """The whole truth."""
    found = game.parts.position(table)
    assert isinstance(found, Position)
    return found


@pytest.mark.parametrize(("seats", "preset"), TABLES)
def test_no_piece_of_coal_appears_or_vanishes(seats: int, preset: str) -> None:
    """§1.1, §4.5, §8.1, §8.2."""
    for game, table in moments(seats, preset, seed=seats):
        house = game.house
        assert isinstance(house, House)
        truth, opened = whole(game, table), game.view(table, None).open
        lying = [truth.oven, truth.turned, *(truth.laid or ())]
        assert sum(sum(coal.values()) for coal in lying) + opened.aside == sum(house.coal.values())
        assert opened.aside >= 0
        assert all(coal.get("devil", 0) == 0 for coal in lying[1:])


@pytest.mark.parametrize(("seats", "preset"), TABLES)
def test_whoever_listens_can_count_every_total(seats: int, preset: str) -> None:
    """§1.2, §6.3: the capital, and all that was told since."""
    counted = [0] * seats
    for game, table in moments(seats, preset, seed=10 + seats):
        house = game.house
        assert isinstance(house, House)
        counted = [house.capital] * seats
        for event in game.events(table, None):
            _count(counted, event)
        assert tuple(counted) == whole(game, table).chips
    assert min(counted) >= 0


def _count(chips: list[int], event: Event) -> None:
    """What an event does to the chips that are not staked."""
    match event:
        case Staked(stakes):
            for seat, stake in enumerate(stakes):
                chips[seat] -= stake or 0
        case Paid(who, to, paid):
            chips[who] -= paid
            chips[to] += paid
        case BankPaid(to, paid):
            chips[to] += paid
        case Won(who, stake, gain):
            chips[who] += stake + gain
        case AmountBonus(who, _, bonus) | PiecesBonus(who, _, bonus):
            for seat in who:
                chips[seat] += bonus
        case Lost(who, stake):
            assert stake > 0
            assert chips[who] >= 0


@pytest.mark.parametrize(("seats", "preset"), TABLES)
def test_views_and_positions_come_back_and_a_reshuffle_shows_nobody_anything(seats: int, preset: str) -> None:
    """§6.3: nothing is hidden from whoever watched."""
    for number, (game, table) in enumerate(moments(seats, preset, seed=20 + seats)):
        viewer = (*range(seats), None)[number % (seats + 1)]
        view = game.view(table, viewer)
        assert game.view(game.seat_at(view), viewer) == view
        twin = table.copy()
        twin.reshuffle(SPECTATOR if viewer is None else viewer, spelunke.Dice(number))
        assert game.view(twin, viewer) == view
        assert game.position(game.arrange(game.position(table), ask_luck=True)) == game.position(table)


@pytest.mark.parametrize(("seats", "preset"), TABLES)
def test_a_copy_shares_nothing(seats: int, preset: str) -> None:
    """§2: whatever is played at one table, the other stays as it was."""
    for number, (game, table) in enumerate(moments(seats, preset, seed=30 + seats)):
        if number % 5 == 0:
            before = game.position(table)
            play_out(table.copy(), spelunke.Dice(number))
            assert game.position(table) == before


@pytest.mark.parametrize("seats", BOX.seats)
def test_a_record_of_a_random_game_plays_again(seats: int) -> None:
    """§9.4."""
    game: Any = None
    table: Any = None
    for game, table in moments(seats, "ten_rounds", seed=40 + seats):
        assert len(table.tape.answers) <= game.box.limit
    record = game.record(table)
    assert game.position(spelunke.replay(record.to_json())) == game.position(table)
