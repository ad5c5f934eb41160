"""Random games of every kind: nothing appears or vanishes, nothing leaks, copies are their own."""

from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import spelunke
from spelunke.core.table import SPECTATOR
from spelunke.games.klau.box import BOX, CARDS, House, deck_of
from tests.games.klau.den import Den, dealt

FURTHER = 6
"""How many answers a copy is played on."""


def on(den: Den, dice: spelunke.Dice) -> None:
    """Anybody's answer, each as likely; luck's by its weights."""
    asked = den.asked
    codes = den.table.choices(asked[0])
    den.table.answer([den.table.draw(dice) if asked == (spelunke.LUCK,) else codes[dice.below(len(codes))]])


def all_cards(den: Den) -> Counter[Any]:
    """Every card there is, wherever it lies."""
    truth = den.position
    found: Counter[Any] = Counter({"watchdog": len(truth["watchdogs"])})
    for seat in range(den.game.seats):
        found.update(den.hand(seat))
    for heap in ("pile", "discarded", "beside", "handed_in"):
        found.update(truth[heap])
    return +found


@st.composite
def dens(draw: Any) -> Den:
    """A moment of some random game under some preset."""
    den = dealt(seats=draw(st.sampled_from(BOX.seats)), preset=draw(st.sampled_from(sorted(BOX.presets))))
    dice = spelunke.Dice(draw(st.integers(0, 10_000)))
    for _ in range(draw(st.integers(0, 400))):
        if den.asked:
            on(den, dice)
    return den


quickly = settings(max_examples=60, derandomize=True, deadline=None, database=None)


@quickly
@given(dens())
def test_cards_neither_appear_nor_vanish(den: Den) -> None:
    """§1.5, §6.5, §7.12."""
    assert isinstance(den.game.house, House)
    deck = dict(zip(CARDS, deck_of(den.game.house, den.game.seats), strict=True))
    assert all_cards(den) == +Counter(deck)


@quickly
@given(dens())
def test_a_position_arranges_to_itself_and_every_view_can_be_sat_at(den: Den) -> None:
    """§8.2 to §8.5."""
    game = den.game
    twin = game.arrange(den.position, ask_luck=True)
    assert game.position(twin) == den.position
    for viewer in (*range(game.seats), None):
        view = den.view(viewer)
        assert game.view(twin, viewer) == view
        assert game.view(game.seat_at(view), viewer) == view


@quickly
@given(dens(), st.integers(0, 99))
def test_redealing_what_a_seat_cannot_know_changes_nothing_it_sees(den: Den, seed: int) -> None:
    """§8.1 to §8.5, §8.7: and every such world can be arranged."""
    game = den.game
    for viewer in (*range(game.seats), None):
        world = den.table.copy()
        world.reshuffle(SPECTATOR if viewer is None else viewer, spelunke.Dice(seed))
        assert game.view(world, viewer) == den.view(viewer)
        game.arrange(game.position(world), ask_luck=True)


@quickly
@given(dens(), st.integers(0, 99))
def test_a_copy_goes_its_own_way(den: Den, seed: int) -> None:
    """§8.1: whoever tries something out on a copy leaves the table as it is."""
    before = den.position
    copy, dice = Den(den.game, den.table.copy()), spelunke.Dice(seed)
    assert copy.position == before
    for _ in range(FURTHER):
        if copy.asked:
            on(copy, dice)
    copy.table.reshuffle(0, dice)
    assert den.position == before


@pytest.mark.parametrize("preset", sorted(BOX.presets))
def test_every_game_ends_long_before_the_limit_of_its_box(preset: str) -> None:
    """§6.2, §6.5: every turn uses up a card of the pile or of a hand."""
    den, dice = dealt(seats=8, preset=preset), spelunke.Dice(7)
    answers = 0
    while den.asked:
        on(den, dice)
        answers += 1
    assert answers < BOX.limit
