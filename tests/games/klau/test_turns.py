"""§3: what can be laid in a turn."""

import pytest

import spelunke
from spelunke.games.klau.events import SaidICant
from spelunke.games.klau.types import Believe, ICant, Lay, Wish
from tests.games.klau.den import cards, sit

EVERYTHING = "red_2 yellow_2 blue_1 green_keyhole blue_small_safe green_big_safe yellow_crook green_swap blue_plan police"


def test_a_turn_is_one_card_that_matches_or_police_or_i_cant() -> None:
    """§3.1."""
    den = sit("red_1 blue_2 green_4 police", "blue_1", top="red_3")
    assert den.moves(0) == [Lay("red_1"), Lay("police"), ICant()]
    with pytest.raises(spelunke.NotLegal):
        den.play(0, Lay("green_4"))


@pytest.mark.parametrize(
    ("top", "matching"),
    [
        ("red_1", {"red_2", "blue_1"}),
        ("yellow_4", {"yellow_2", "yellow_crook"}),
        ("red_crook", {"red_2", "yellow_crook"}),
        ("red_keyhole", {"red_2", "green_keyhole"}),
        ("red_swap", {"red_2", "green_swap"}),
        ("red_plan", {"red_2", "blue_plan"}),
        ("yellow_2", {"red_2", "yellow_2", "yellow_crook"}),
    ],
)
def test_a_card_matches_by_colour_or_by_motif(top: str, matching: set[str]) -> None:
    """§3.2, §3.3: a number matches the same number of any colour, an action the same action."""
    house = {
        "deck_small": {**cards(EVERYTHING), **dict.fromkeys(["red_2", "yellow_2", "yellow_crook"], 2), top: 2, "blue_4": 3}
    }
    den = sit(EVERYTHING, "blue_4", top=top, house=house)
    assert den.layable(0) - {"police"} == matching


@pytest.mark.parametrize("top", ["red_small_safe", "red_big_safe"])
def test_small_and_big_safe_match_each_other(top: str) -> None:
    """§3.3."""
    assert sit(EVERYTHING, "blue_4", top=top).layable(0) == {"red_2", "blue_small_safe", "green_big_safe", "police"}


def test_a_plan_in_two_colours_matches_both_in_both_directions() -> None:
    """§3.4."""
    hand = "red_1 yellow_3 green_4 blue_4"
    assert sit(hand, "blue_1", top="red_yellow_plan").layable(0) == {"red_1", "yellow_3"}
    for top in ("red_3", "yellow_1"):
        assert sit("red_yellow_plan blue_4", "blue_1", top=top).layable(0) == {"red_yellow_plan"}
    assert sit("red_yellow_plan blue_4", "blue_1", top="green_3").layable(0) == set()
    assert sit("yellow_green_plan blue_4", "blue_1", top="red_yellow_plan").layable(0) == {"yellow_green_plan"}


def test_plans_in_three_and_four_colours_work_alike() -> None:
    """§3.4, §9.22: other decks may hold them."""
    house = {"deck_small": {**cards("red_1 yellow_3 green_4 blue_4 blue_1 blue_2 red_yellow_green_plan"), "red_2": 3}}
    den = sit("red_1 yellow_3 green_4 blue_4", "blue_1", top="red_yellow_green_plan", house=house)
    assert den.layable(0) == {"red_1", "yellow_3", "green_4"}


def test_after_a_wish_only_the_wished_colour_matches_and_a_keyhole() -> None:
    """§3.5, §5.3: a plan that contains the colour matches too, the keyhole's own colour does not."""
    hand = "red_1 blue_1 green_keyhole red_blue_plan yellow_4 green_4"
    den = sit(hand, "blue_3", top="red_keyhole", wish="blue")
    assert den.layable(0) == {"blue_1", "green_keyhole", "red_blue_plan"}


def test_police_are_laid_beside_the_pile_and_bring_a_card() -> None:
    """§3.6, §3.9: pile, colour and wish stay, nobody is asked whether to believe it."""
    den = sit("police blue_1", "blue_3 blue_4", "green_1", top="red_keyhole", wish="green")
    den.play(0, Lay("police"))
    assert (den.asked, den.about) == ((spelunke.LUCK,), "draw")
    den.comes("red_4")
    assert den.hand(0) == cards("blue_1 red_4")
    assert (den.top, den.view().open.wish, den.view().open.beside) == ("red_keyhole", "green", {"police": 1})
    assert (den.asked, den.about) == ((1,), "turn")
    assert den.heard(None, SaidICant) == []


def test_police_as_the_last_card_are_replaced_and_the_round_goes_on() -> None:
    """§3.6, §6.1."""
    den = sit("police", "blue_3 blue_4").play(0, Lay("police")).comes("red_4")
    assert (den.about, den.asked, den.sizes) == ("turn", (1,), (1, 2))


def test_after_laying_a_card_nobody_draws() -> None:
    """§3.8."""
    den = sit("red_1 blue_1", "blue_3 blue_4").play(0, Lay("red_1"))
    assert (den.asked, den.sizes) == ((1,), (1, 2))
    assert den.view().open.pile == 78 - 5


def test_the_next_player_is_the_next_in_the_direction_of_play() -> None:
    """§3.7."""
    hands = ["red_1 blue_1", "blue_3 blue_4", "green_1 green_2"]
    assert sit(*hands).play(0, Lay("red_1")).asked == (1,)
    assert sit(*hands, direction="counterclockwise").play(0, Lay("red_1")).asked == (2,)


def test_a_wish_lapses_with_the_next_card_and_survives_i_cant_police_and_watchdog() -> None:
    """§5.2."""
    den = sit("red_keyhole blue_1", "police green_1", "watchdog green_2", "green_3 blue_4", house={"watchdog": True})
    den.play(0, Lay("red_keyhole")).play(0, Wish("green"))
    den.play(1, Lay("police")).comes("red_4")
    assert den.view().open.wish == "green"
    den.play(2, Lay("watchdog"))
    assert den.view().open.wish == "green"
    den.play(3, ICant()).play(0, Believe()).comes("red_1")
    assert den.view().open.wish == "green"
    den.play(0, ICant()).play(1, Believe()).comes("red_1")
    den.play(1, Lay("green_1"))
    assert (den.top, den.view().open.wish) == ("green_1", None)
