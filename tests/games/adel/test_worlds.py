"""Random games: nothing is lost, nothing leaks, nothing is shared, whatever the house rules."""

from collections.abc import Iterator
from typing import Any

import pytest

import spelunke
from spelunke.core.dice import Dice
from spelunke.core.table import SPECTATOR, Table
from spelunke.games.adel.types import Position
from tests.games.adel.evenings import ALL_CARDS

HOUSES: list[tuple[int, dict[str, Any]]] = [
    (2, {"two_player_variant": "surprise"}),
    (2, {"two_player_variant": "confrontation"}),
    (2, {"two_player_variant": "plain", "allow_bluff_exhibition": True}),
    (3, {}),
    (4, {"thief_may_decline": True, "hand_sizes_public": False, "extra_card_window": "right"}),
    (5, {"allow_bluff_exhibition": True}),
]

every_house = pytest.mark.parametrize(("seats", "house"), HOUSES)


def moments(game: spelunke.Game, seed: int, stride: int, sensible: bool) -> Iterator[Table]:
    """The table at some moments of a game: of random answers, or by rule of thumb, which shows larger collections."""
    table, dice = game.deal(seed, ask_luck=True), Dice(seed)
    for step in range(100_000):
        if step % stride == 0 or not table.asked:
            yield table
        if not table.asked:
            return
        answers = {}
        for seat in game.asked(table):
            offered = game.moves(table, seat)
            chosen = offered[dice.below(len(offered))]
            if sensible and seat != spelunke.LUCK:
                chosen = game.thumb(game.view(table, seat), dice)
            answers[seat] = chosen
        game.play(table, answers)


@every_house
def test_collectibles_cheques_and_thieves_are_conserved(seats: int, house: dict[str, Any]) -> None:
    """§1.3 to §1.5, §4.4, §6.5, §8.3."""
    game = spelunke.game("adel", seats, house)
    for table in moments(game, 3, 1, sensible=False):
        truth: Any = game.parts.position(table)
        assert isinstance(truth, Position)
        remembered = game.view(table, None).remembered
        assert remembered is not None
        held = [card for hand in truth.hands for card in hand] + [card for card in truth.windows if card]
        assert len(held) == len(set(held))
        face_down = 4 * seats - sum(map(len, truth.hands)) if truth.round == 0 else 0
        assert len(held) + sum(truth.piles) + face_down == len(ALL_CARDS)
        drawn = [colour for colour in truth.colours if colour]
        assert sum(sum(cheques) for cheques in (*truth.cheques, truth.register)) == 50_000 * len(drawn)
        assert sum(map(len, remembered.thieves)) + len(truth.jail) == 2 * len(drawn)


@every_house
@pytest.mark.parametrize("sensible", [False, True])
def test_views_positions_and_worlds_go_together(seats: int, house: dict[str, Any], sensible: bool) -> None:
    """§12.1 to §12.4: for every seat and a spectator."""
    game, dice = spelunke.game("adel", seats, house), Dice(7)
    for table in moments(game, 5, 4, sensible):
        position = game.position(table)
        assert game.position(game.arrange(position, ask_luck=True)) == position
        for viewer in (None, *range(seats)):
            view = game.view(table, viewer)
            assert game.view(game.seat_at(view), viewer) == view
            world = table.copy()
            world.reshuffle(SPECTATOR if viewer is None else viewer, dice)
            assert game.view(world, viewer) == view
            assert game.position(game.arrange(game.position(world), ask_luck=True)) == game.position(world)
        assert game.position(table) == position


@every_house
def test_a_copy_shares_nothing_that_changes(seats: int, house: dict[str, Any]) -> None:
    """§3.1: however either of them is played on."""
    game, dice = spelunke.game("adel", seats, house), Dice(9)
    for table in moments(game, 8, 20, sensible=False):
        twin, before = table.copy(), game.position(table)
        for _ in range(15):
            if twin.asked:
                choices = [twin.choices(seat) for seat in twin.seats_asked()]
                twin.answer([codes[dice.below(len(codes))] for codes in choices])
        assert game.position(table) == before
        assert (twin.tape, twin.dice) == (None, None)


def test_every_hidden_card_is_as_likely_everywhere() -> None:
    """§2.4, §2.5: what a seat has not seen is dealt evenly over hands and piles."""
    game = spelunke.game("adel", 3)
    table, dice = game.deal(4), Dice(1)
    unseen = game.view(table, 0).remembered.unseen  # type: ignore[union-attr]
    found = dict.fromkeys(unseen, 0)
    rounds = 4_000
    for _ in range(rounds):
        table.reshuffle(0, dice)
        for card in game.position(table)["hands"][1]:
            found[card] += 1
    expected = rounds * 4 / len(unseen)
    assert sum((times - expected) ** 2 / expected for times in found.values()) < 90  # 38 degrees of freedom, once in 100,000


def test_a_table_turned_round_plays_the_same_round() -> None:
    """§3, §4, §5, §7: nobody is favoured for sitting on seat 0; only luck and a thief's way go by seats (§2.1, §6.3)."""
    game, by = spelunke.game("adel", 4), 1
    compared = 0
    for table in moments(game, 11, 1, sensible=False):
        if game.view(table, None).about != "location":
            continue
        other = game.arrange(_turned(game.position(table), by), ask_luck=True)
        one, dice = table.copy(), Dice(compared)
        while one.asked and game.view(one, None).about != "theft":
            codes = {seat: (c := one.choices(seat))[dice.below(len(c))] for seat in one.seats_asked()}
            turned = {seat if seat == spelunke.LUCK else (seat + by) % 4: code for seat, code in codes.items()}
            assert sorted(turned) == list(other.seats_asked())
            one.answer(list(codes.values()))
            other.answer([turned[seat] for seat in other.seats_asked()])
            assert game.position(other) == _turned(game.position(one), by)
            compared += 1
            if game.view(one, None).about == "location":
                break
    assert compared > 100


def _turned(position: dict[str, Any], by: int) -> dict[str, Any]:
    """A position in which everybody has moved on by so many seats."""
    found = dict(position)
    for name in ("colours", "pawns", "hands", "seen", "cheques", "locations", "actions", "shown"):
        found[name] = position[name][-by:] + position[name][:-by]
    for name in ("thief", "robbed"):
        if position[name] is not None:
            found[name] = (position[name] + by) % len(position["pawns"])
    return found
