"""The rule-of-thumb player: not perfect, but it knows what loot is."""

from typing import Any

import pytest

import spelunke
from spelunke.games.klau.types import Believe, CallPolice, Doubt, Enough, Force, Give, HandIn, ICant, Lay, Pick, Wish
from spelunke.lab.simulate import simulate
from tests.games.klau.den import Den, sit


@pytest.mark.parametrize(("seats", "games"), [(2, 40), (4, 24), (7, 14)])
def test_it_clearly_beats_players_who_choose_at_random(seats: int, games: int) -> None:
    """§6.6: its share of the wins is above its share of the seats, by more than chance explains."""
    game = spelunke.game("klau", seats=seats)
    result = simulate(game, ["thumb", *["random"] * (seats - 1)], games=games, seed=1)
    thumb, others = result.by_bot
    assert (thumb.name, others.name) == ("thumb", "random")
    assert thumb.wins.low > 1 / seats
    assert thumb.wins.low > others.wins.high


@pytest.mark.parametrize("preset", ["all_variants", "bomb_zero", "bomb_discard", "tiny"])
def test_it_plays_every_variant_to_the_end(preset: str) -> None:
    """§7.1."""
    assert simulate(spelunke.game("klau", seats=3, preset=preset), ["thumb"], games=3, seed=2).unfinished == 0


def answers(den: Den, seat: int) -> set[Any]:
    """What it answers in fifty moods."""
    view = den.view(seat)
    return {den.game.thumb(view, spelunke.Dice(seed)) for seed in range(50)}


def test_a_card_it_has_seen_makes_it_doubt_for_certain() -> None:
    """§4.2, §8.2."""
    den = sit([{"card": "red_1", "seen_by": [1]}, "blue_4"], "blue_1", "green_1").play(0, ICant())
    assert answers(den, 1) == {Doubt()}
    den = sit([{"card": "green_1", "seen_by": [1]}], "blue_1", "green_1").play(0, ICant())
    assert answers(den, 1) == {Believe()}


def test_otherwise_it_doubts_sometimes() -> None:
    """§4.2."""
    assert answers(sit("red_1 blue_4", "blue_1", "green_1").play(0, ICant()), 1) == {Believe(), Doubt()}


def test_it_bluffs_sometimes_but_not_before_somebody_who_knows_better() -> None:
    """§4.1, §8.5."""
    assert answers(sit("red_1 blue_4 green_4 yellow_3", "blue_1", "green_1"), 0) == {Lay("red_1"), ICant()}
    den = sit([{"card": "red_1", "seen_by": [1]}, {"card": "red_4", "seen_by": [1]}, "blue_4"], "blue_1", "green_1")
    assert answers(den, 0) == {Lay("red_1")}


def test_it_says_i_cant_when_it_cannot() -> None:
    """§4.1."""
    assert answers(sit("blue_4 green_1", "blue_1", "green_1"), 0) == {ICant()}


def test_it_forces_the_best_loot_out_of_a_hand() -> None:
    """§4.5."""
    den = sit("red_1 red_4 red_crook police", "blue_1", "green_1").play(0, ICant()).play(1, Doubt())
    assert answers(den, 1) == {Force("red_4")}


def test_it_calls_the_police_and_gives_away_the_least() -> None:
    """§5.9, §5.12."""
    den = sit("red_crook blue_4", "police blue_1", "green_1").play(0, Lay("red_crook")).play(0, Pick(1))
    assert answers(den, 1) == {CallPolice()}
    den = sit("red_swap blue_4 green_3", "blue_1", "green_1").play(0, Lay("red_swap")).play(0, Pick(1)).comes("blue_1")
    assert answers(den, 0) == {Give("blue_1")}


def test_it_wishes_for_a_colour_it_does_not_hold() -> None:
    """§5.1."""
    den = sit("red_keyhole blue_4 green_3 red_1", "blue_1", "green_1").play(0, Lay("red_keyhole"))
    assert answers(den, 0) == {Wish("yellow")}


def test_it_robs_the_hand_with_the_best_cards_it_knows_of() -> None:
    """§5.7, §8.2."""
    rich = [{"card": "blue_4", "by_all": True}, {"card": "green_4", "by_all": True}]
    den = sit("red_crook blue_1 blue_3", "yellow_1 yellow_2", rich).play(0, Lay("red_crook"))
    assert answers(den, 0) == {Pick(2)}


def test_it_hands_in_small_numbers_and_keeps_the_fours() -> None:
    """§7.11, §7.12."""
    den = sit("green_4 green_1", "blue_1", "red_3", left=22, house={"fence": True}).play(0, ICant()).play(1, Believe())
    den.comes("fence")
    assert answers(den, 0) == {HandIn("green_1")}
    assert answers(den.play(0, HandIn("green_1")), 0) == {Enough()}


def test_the_same_view_and_the_same_dice_give_the_same_answer() -> None:
    """§8.1: it is handed a view and nothing else."""
    den = sit("red_1 red_4 blue_4", "blue_1", "green_1")
    view = den.view(0)
    assert den.game.thumb(view, spelunke.Dice(5)) == den.game.thumb(den.game.view(den.game.seat_at(view), 0), spelunke.Dice(5))
