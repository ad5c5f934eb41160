"""The numbers of an observation are what a seat sees, seat by seat from its own on."""

from spelunke.core.game import Game
from spelunke.core.table import Table
from spelunke.games.teufel.box import KINDS
from tests.games.teufel.rounds import bet, counted, dealt, stop, turn


def seen(game: Game, table: Table, seat: int | None) -> dict[str, list[int]]:
    """An observation by the names of its fields."""
    numbers, at, found = game.observation(game.view(table, seat)), 0, {}
    for field in game.observation_fields():
        found[field.name] = numbers[at : at + field.many]
        at += field.many
    assert at == len(numbers)
    return found


def heap(**pieces: int) -> list[int]:
    """A heap by kind: ``heap(_50=1)``."""
    return [pieces.get(f"_{kind}", 0) for kind in KINDS]


def test_a_table_in_the_middle_of_a_round_is_written_down_number_by_number() -> None:
    """§6.3."""
    game, table = turn(stop(bet(counted([300, 60, 500]), 100, 20, 150), "50", "10"), "25", "20")
    numbers = seen(game, table, 1)
    assert numbers["round"] == [9]
    assert numbers["start"] == [0, 0, 1], "two seats on from the one that looks"
    assert numbers["turn"] == [1, 0, 0]
    assert numbers["chips"] == [40, 350, 200]
    assert numbers["stakes"] == [20, 150, 100]
    assert numbers["pawns"] == [1, 6, 4]
    assert numbers["pacts"] == [1, 0, 0]
    assert numbers["turned"] == heap(_25=1, _20=1)
    assert numbers["laid"] == heap() + heap() + heap(_50=1, _10=1)
    assert numbers["oven"] == heap(_100=2, _75=3, _50=6, _25=8, _20=8, _10=8, _devil=9)
    assert seen(game, table, None)["chips"] == [200, 40, 350]


def test_before_the_bet_there_are_no_stakes_and_nobody_has_a_turn() -> None:
    """§3.1."""
    game, table = dealt(2)
    numbers = seen(game, table, 0)
    assert numbers["stakes"] == [-1, -1]
    assert numbers["turn"] == [0, 0]
    assert numbers["start"] == [1, 0]


def test_every_field_says_which_numbers_it_can_hold() -> None:
    """§1.1, §1.3, §3.2, §5.4, §7.6: from the rules alone."""
    game, _ = dealt(3, {"rounds": 12, "coal": {"10": 11, "devil": 4}})
    fields = {field.name: (field.many, field.low, field.high) for field in game.observation_fields()}
    assert fields["round"] == (1, 1, 12)
    assert fields["start"] == fields["turn"] == fields["pacts"] == (3, 0, 1)
    assert fields["chips"] == (3, 0, 3 * 1590 + 2 * 50 + 8 * 50)
    assert fields["stakes"] == (3, -1, 1590)
    assert fields["pawns"] == (3, 0, 12)
    assert fields["turned"] == fields["oven"] == (7, 0, 11)
    assert fields["laid"] == (21, 0, 11)
    printed, _ = dealt(3)
    assert next(field.high for field in printed.observation_fields() if field.name == "round") == printed.box.limit
