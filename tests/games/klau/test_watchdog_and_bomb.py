"""§7.14 to §7.21: watchdogs, and our three bombs."""

from typing import Any

import pytest

import spelunke
from spelunke.games.klau.events import HandsPassed, Laid, Scattered
from spelunke.games.klau.types import Believe, Give, ICant, Lay, LeaveIt, LetItHappen, Pick, Turn
from tests.games.klau.den import Den, cards, dealt, sit

DOGS = {"watchdog": True}


def test_watchdogs_are_pushed_into_the_pile_after_the_deal() -> None:
    """§7.14, §9.9, §7.30, §10.10: nobody is dealt one."""
    den = dealt(seats=3, house=DOGS)
    assert Turn("watchdog") not in den.moves(spelunke.LUCK)
    dice = spelunke.Dice(2)
    while den.about == "deal":
        den.table.answer([den.table.draw(dice)])
    assert Turn("watchdog") in den.moves(spelunke.LUCK)
    assert den.view().open.pile == 78 - 12 + 2
    assert den.memory(0).unseen["watchdog"] == 2


def test_a_drawn_watchdog_goes_to_the_hand() -> None:
    """§7.14."""
    den = sit("blue_1", "blue_4", house=DOGS).play(0, ICant()).play(1, Believe()).comes("watchdog")
    assert den.hand(0) == cards("blue_1 watchdog")


def test_a_watchdog_is_laid_down_instead_of_a_card_and_nobody_has_two() -> None:
    """§7.15."""
    den = sit("watchdog blue_1", "watchdog blue_4", "green_1", house=DOGS).play(0, Lay("watchdog"))
    assert (den.view().open.watchdogs, den.top, den.asked) == ((0,), "red_2", (1,))
    assert den.heard(None, Laid) == [Laid(0, "watchdog")]
    den = sit("watchdog blue_1", "blue_4", "green_1", watchdogs=[0], house=DOGS)
    assert den.layable(0) == set()


def test_no_crook_may_be_sent_to_a_player_with_a_watchdog_on_the_table() -> None:
    """§7.16., §10.8"""
    den = sit("red_crook blue_1", "blue_4", "green_1 watchdog", watchdogs=[1], house=DOGS).play(0, Lay("red_crook"))
    assert den.moves(0)[1:] == [Pick(2)]


def test_a_crook_without_any_target_may_be_laid_without_effect() -> None:
    """§7.16., §7.31"""
    den = sit("red_crook blue_1", "blue_4", "green_1", watchdogs=[1, 2], house=DOGS).play(0, Lay("red_crook"))
    assert (den.about, den.asked) == ("turn", (1,))


def test_a_watchdog_does_not_stop_a_swap_nor_the_last_police() -> None:
    """§7.16., §7.31"""
    den = sit("red_swap blue_1", "blue_4", "green_1", watchdogs=[1, 2], house=DOGS).play(0, Lay("red_swap"))
    assert den.moves(0)[1:] == [Pick(1), Pick(2)]
    house = {**DOGS, "surrounded": True}
    den = sit("police blue_1", "blue_4", watchdogs=[1], beside={"police": 5}, house=house).play(0, Lay("police"))
    assert den.moves(0)[1:] == [Pick(1)]


def test_a_watchdog_in_hand_can_be_stolen_and_counts_one_point_there() -> None:
    """§7.17, §7.32: in the last round."""
    den = sit("red_crook blue_1", "blue_4 watchdog", house={**DOGS, "rounds": 1}).play(0, Lay("red_crook")).play(0, Pick(1))
    den.play(1, LetItHappen()).comes("watchdog")
    assert den.hand(0) == cards("blue_1 watchdog")
    assert den.view(0).open.worth == 2


def test_a_watchdog_on_the_table_counts_one_point_even_for_an_empty_hand() -> None:
    """§7.17, §6.4, §7.32: laying the last card as a watchdog ends the round."""
    den = sit("watchdog", "blue_4", house={**DOGS, "rounds": 1}).play(0, Lay("watchdog"))
    assert den.totals == (1, 4)


def test_watchdogs_bring_their_point_when_the_game_ends_and_not_after_every_round() -> None:
    """§7.17: all booklets, watchdog."""
    den = sit("red_1", "blue_4 watchdog", "green_3", watchdogs=[2], house=DOGS).play(0, Lay("red_1"))
    assert den.totals == (0, 4, 3)
    house = {**DOGS, "rounds": 1}
    den = sit("red_1", "blue_4 watchdog", "green_3", watchdogs=[2], house=house).play(0, Lay("red_1"))
    assert den.totals == (0, 5, 4)


def test_also_when_it_is_the_police_who_end_it() -> None:
    """§7.17, §7.8, §7.32: but not where they end the round only."""
    for ends, points in ("game", (2, 4)), ("round", (1, 3)):
        house = {**DOGS, "surrounded": True, "surrounded_ends": ends}
        den = sit("police blue_1 watchdog", "green_3", watchdogs=[1], beside={"police": 5}, house=house).play(0, Lay("police"))
        assert den.play(0, LeaveIt()).totals == points


def test_or_after_every_round_if_the_house_says_so() -> None:
    """§9.26, §7.17."""
    house = {**DOGS, "watchdog_counts": "round"}
    den = sit("red_1", "blue_4 watchdog", "green_3", watchdogs=[2], house=house).play(0, Lay("red_1"))
    assert den.totals == (0, 5, 4)


def bomb(kind: str, *hands: str, **more: Any) -> Den:
    """Seat 0 sets off the bomb."""
    return sit(*hands, house={"bomb": kind}, **more).play(0, Lay("bomb"))


def test_the_bomb_may_be_dealt_and_counts_one_point_in_hand() -> None:
    """§7.18, §9.10."""
    assert Turn("bomb") in dealt(house={"bomb": "pass_hands"}).moves(spelunke.LUCK)
    assert Turn("bomb") not in dealt().moves(spelunke.LUCK)
    for kind in ("pass_hands", "discard"):
        assert sit("bomb red_3", "blue_1", house={"bomb": kind}).view(0).open.worth == 4


def test_the_bomb_is_laid_beside_the_pile_at_any_time_and_brings_no_card() -> None:
    """§7.18, §5.2."""
    den = sit("bomb red_3", "blue_1", "green_1", top="red_keyhole", wish="blue", house={"bomb": "pass_hands"})
    assert den.layable(0) == {"bomb"}
    den.play(0, Lay("bomb"))
    assert (den.top, den.view().open.wish, den.view().open.beside) == ("red_keyhole", "blue", {"bomb": 1})
    assert (den.asked, sum(den.sizes)) == ((1,), 3)


@pytest.mark.parametrize("direction", ["clockwise", "counterclockwise"])
def test_all_hands_move_on_by_one_seat_in_the_direction_of_play(direction: str) -> None:
    """§7.19."""
    den = bomb("pass_hands", "bomb blue_3 blue_4", "red_1", "green_1 green_3", direction=direction)
    to = (1, 2, 0) if direction == "clockwise" else (2, 0, 1)
    assert den.heard(None, HandsPassed) == [HandsPassed(direction, to)]  # type: ignore[arg-type]
    if direction == "clockwise":
        assert [den.hand(seat) for seat in range(3)] == [cards("green_1 green_3"), cards("blue_3 blue_4"), cards("red_1")]
        assert den.asked == (1,)
    else:
        assert [den.hand(seat) for seat in range(3)] == [cards("red_1"), cards("green_1 green_3"), cards("blue_3 blue_4")]
        assert den.asked == (2,)


def test_whoever_passed_a_hand_on_still_knows_it() -> None:
    """§7.19, §8.2."""
    den = bomb("pass_hands", "bomb blue_3 blue_4", "red_1", "green_1 green_3")
    assert den.memory(0).seen == ({}, cards("blue_3 blue_4"), {})
    assert den.memory(1).seen_of_mine == (cards("blue_3 blue_4"), {}, {})


def test_a_bomb_as_the_last_card_leaves_the_next_player_an_empty_hand() -> None:
    """§7.19, §6.1."""
    den = bomb("pass_hands", "bomb", "red_1", "green_1 green_3")
    assert den.totals == (4, 0, 1)


def test_a_bomb_that_means_zero_cannot_be_laid() -> None:
    """§7.20."""
    assert sit("bomb red_3", "blue_1", house={"bomb": "zero"}).layable(0) == {"red_3"}


def test_whoever_holds_it_scores_nothing_not_even_for_a_watchdog_on_the_table() -> None:
    """§7.20."""
    house = {"bomb": "zero", "watchdog": True}
    den = sit("bomb red_3 red_4", "blue_1", watchdogs=[0], only="", house=house)
    assert den.view(0).open.worth == 0
    assert den.play(0, ICant()).play(1, Believe()).totals == (0, 1)


def test_it_moves_by_swap_and_theft() -> None:
    """§7.20."""
    house = {"bomb": "zero"}
    den = sit("red_swap bomb", "blue_1", house=house).play(0, Lay("red_swap")).play(0, Pick(1)).comes("blue_1")
    assert den.play(0, Give("bomb")).hand(1) == {"bomb": 1}
    den = sit("red_crook blue_1", "bomb blue_4", house=house).play(0, Lay("red_crook")).play(0, Pick(1))
    assert den.play(1, LetItHappen()).comes("bomb").hand(0) == cards("blue_1 bomb")


def test_everybody_loses_a_random_card_in_play_order() -> None:
    """§7.21."""
    den = bomb("discard", "bomb blue_3 blue_4", "red_1 police", "green_1 green_3", direction="counterclockwise")
    assert (den.about, den.asked, den.view().open.target) == ("scatter", (spelunke.LUCK,), 0)
    den.comes("blue_4", "green_1", "police")
    assert [den.hand(seat) for seat in range(3)] == [cards("blue_3"), cards("red_1"), cards("green_3")]
    assert den.view().open.beside == cards("bomb blue_4 green_1 police")
    assert (den.about, den.asked) == ("turn", (2,))
    assert den.heard(None, Scattered) == [Scattered(0, "blue_4"), Scattered(2, "green_1"), Scattered(1, "police")]


def test_police_lost_to_the_bomb_are_not_played() -> None:
    """§7.21, §7.4."""
    house = {"bomb": "discard", "surrounded": True}
    den = sit("bomb blue_3 blue_4", "police blue_1", "green_1 green_3", beside={"police": 5}, house=house)
    den.play(0, Lay("bomb")).comes("blue_3", "police", "green_1")
    assert (den.about, den.asked) == ("turn", (1,))
    assert (den.view().open.police_played, den.view().open.beside["police"]) == (5, 6)


def test_who_laid_the_bomb_as_the_last_card_loses_no_other() -> None:
    """§7.21, §6.1."""
    den = bomb("discard", "bomb", "red_1 red_3", "green_1 green_3")
    assert den.view().open.target == 1
    assert den.comes("red_1", "green_1").totals == (0, 3, 3)


def test_who_has_not_lost_a_card_to_the_bomb_yet_has_one() -> None:
    """§7.21."""
    den = bomb("discard", "bomb blue_3 blue_4", "red_1", "green_1 green_3").comes("blue_4", "red_1")
    scattering = den.game.position(den.table)
    assert den.game.position(den.game.arrange(scattering, ask_luck=True)) == scattering
    with pytest.raises(spelunke.ImpossiblePosition) as refused:
        den.game.arrange({**scattering, "active": 2})
    assert refused.value.message == "klau-position-empty-hand"
