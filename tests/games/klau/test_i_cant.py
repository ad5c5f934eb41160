"""§4: "I can't", believed and doubted."""

import pytest

import spelunke
from spelunke.games.klau.box import Card
from spelunke.games.klau.events import Believed, Doubted, Drew, Showed
from spelunke.games.klau.fits import Fit
from spelunke.games.klau.types import Believe, Doubt, DrawThem, Force, ICant, LeaveIt, Pick, Wish
from tests.games.klau.den import Den, cards, sit


def test_i_cant_is_always_allowed_even_with_a_matching_card() -> None:
    """§4.1."""
    assert ICant() in sit("red_1 red_4", "blue_1").moves(0)
    assert ICant() in sit("blue_1", "blue_1").moves(0)


@pytest.mark.parametrize(("direction", "follower"), [("clockwise", 1), ("counterclockwise", 2)])
def test_only_the_next_player_in_the_direction_of_play_is_asked(direction: str, follower: int) -> None:
    """§4.2., §4.13"""
    den = sit("red_1", "blue_1", "green_1", direction=direction).play(0, ICant())
    assert (den.asked, den.about) == ((follower,), "claim")
    assert den.moves(follower) == [Believe(), Doubt()]


def test_who_is_believed_draws_one_card() -> None:
    """§4.3, §4.7."""
    den = sit("red_1 blue_4", "blue_1", "green_1").play(0, ICant()).play(1, Believe()).comes("red_3")
    assert den.hand(0) == cards("red_1 blue_4 red_3")
    assert (den.about, den.asked, den.sizes) == ("turn", (1,), (3, 1, 1))
    assert den.heard(0, Drew) == [Drew(0, "red_3", "believed")]
    assert den.heard(1, Drew) == den.heard(None, Drew) == [Drew(0, None, "believed")]


def test_who_is_doubted_without_a_match_draws_two_and_the_doubter_none() -> None:
    """§4.6, §4.7., §10.7"""
    den = sit("blue_4 green_1", "blue_1", "green_1").play(0, ICant()).play(1, Doubt())
    assert den.asked == (spelunke.LUCK,)
    den.comes("red_3", "police")
    assert den.hand(0) == cards("blue_4 green_1 red_3 police")
    assert (den.about, den.asked, den.sizes) == ("turn", (1,), (4, 1, 1))


def bluff(*hands: str, **more: object) -> Den:
    """Seat 0 says "I can't" and seat 1 doubts it."""
    return sit(*hands, **more).play(0, ICant()).play(1, Doubt())  # type: ignore[arg-type]


def test_a_bluffer_lays_what_the_doubter_chooses_and_the_doubter_draws() -> None:
    """§4.5, §4.7: the bluffer has a card less and draws nothing, the next player is on."""
    den = bluff("red_1 red_4 blue_4 green_1", "blue_1", "green_1")
    assert (den.asked, den.about) == ((1,), "force")
    assert den.moves(1) == [Force("red_1"), Force("red_4")]
    den.play(1, Force("red_4")).comes("blue_3")
    assert den.top == "red_4"
    assert den.hand(0) == cards("red_1 blue_4 green_1")
    assert den.hand(1) == cards("blue_1 blue_3")
    assert (den.about, den.asked, den.sizes) == ("turn", (1,), (3, 2, 1))


def test_the_hand_is_shown_to_everybody() -> None:
    """§4.4, §8.2., §4.14"""
    den = bluff("red_1 red_4 blue_4", "blue_1", "green_1")
    hand = cards("red_1 red_4 blue_4")
    for viewer in (0, 1, 2, None):
        assert den.heard(viewer, Showed) == [
            Showed(0, True, hand, {"red_1": Fit("colour", "red"), "red_4": Fit("colour", "red")})
        ]
        assert den.view(viewer).open.shown == hand
    assert den.memory(2).seen[0] == hand


def test_or_to_the_doubter_alone_if_the_house_says_so() -> None:
    """§9.16, §4.4, §8.7., §4.14"""
    den = bluff("red_1 red_4 blue_4", "blue_1", "green_1", house={"hand_shown_to": "doubter"})
    hand = cards("red_1 red_4 blue_4")
    proof: dict[Card, Fit] = {"red_1": Fit("colour", "red"), "red_4": Fit("colour", "red")}
    assert den.heard(1, Showed) == [Showed(0, True, hand, proof)]
    assert den.heard(2, Showed) == den.heard(None, Showed) == [Showed(0, True, None, None)]
    assert (den.view(1).open.shown, den.view(2).open.shown, den.view().open.shown) == (hand, None, None)
    assert (den.view(1).open.proof, den.view(2).open.proof, den.view().open.proof) == (proof, None, None)
    assert (den.memory(1).seen[0], den.memory(2).seen[0]) == (hand, {})


def test_the_doubter_is_asked_even_if_only_one_card_matches() -> None:
    """§4.11."""
    den = bluff("red_1 blue_4", "blue_1", "green_1", house={"hand_shown_to": "doubter"})
    assert (den.asked, den.moves(1)) == ((1,), [Force("red_1")])


def test_police_can_be_forced_and_are_replaced_before_the_doubter_draws() -> None:
    """§4.8., §4.15"""
    den = bluff("police blue_4", "blue_1", "green_1")
    assert den.moves(1) == [Force("police")]
    den.play(1, Force("police")).comes("red_3", "green_4")
    assert den.hand(0) == cards("blue_4 red_3")
    assert den.hand(1) == cards("blue_1 green_4")
    assert (den.top, den.view().open.beside, den.asked) == ("red_2", {"police": 1}, (1,))


def test_unless_the_house_does_not_count_police_as_a_match() -> None:
    """§9.12, §4.8., §4.15"""
    den = bluff("police blue_4", "blue_1", "green_1", house={"police_can_be_forced": False})
    den.comes("red_3", "red_4")
    assert den.sizes == (4, 1, 1)
    den = bluff("police red_4", "blue_1", "green_1", house={"police_can_be_forced": False})
    assert den.moves(1) == [Force("red_4")]


def test_watchdogs_and_the_bomb_never_match() -> None:
    """§4.8, §7.18., §4.15"""
    den = bluff("watchdog bomb blue_4", "blue_1", "green_1", house={"watchdog": True, "bomb": "pass_hands"})
    assert den.asked == (spelunke.LUCK,)


@pytest.mark.parametrize("card", ["red_crook", "red_swap", "red_keyhole", "red_small_safe", "red_big_safe", "red_plan"])
def test_a_forced_card_has_no_action(card: str) -> None:
    """§4.9."""
    den = bluff(f"{card} blue_4", "blue_1 blue_3", "green_1").play(1, Force(card)).comes("green_4")  # type: ignore[arg-type]
    assert (den.top, den.about, den.asked) == (card, "turn", (1,))
    assert (den.view().open.wish, den.view().open.direction) == (None, "clockwise")


def forced_to_act(card: str) -> Den:
    """A card that was forced where forced cards act; the doubter has drawn a green 4."""
    den = bluff(f"{card} blue_4", "blue_1 blue_3", "green_1 green_3", "green_2", house={"forced_card_acts": True})
    den.play(1, Force(card))  # type: ignore[arg-type]
    assert (den.asked, den.view().open.drawing) == ((spelunke.LUCK,), 1)
    return den.comes("green_4")


def test_where_forced_cards_act_their_owner_decides_after_the_doubter_has_drawn() -> None:
    """§9.13."""
    den = forced_to_act("red_keyhole")
    assert (den.asked, den.about) == ((0,), "wish")
    assert den.play(0, Wish("blue")).view().open.wish == "blue"
    den = forced_to_act("red_crook")
    assert (den.asked, den.about) == ((0,), "crook")
    assert den.play(0, Pick(1)).asked == (1,)
    assert forced_to_act("red_swap").play(0, LeaveIt()).asked == (1,)


@pytest.mark.parametrize(("card", "follower"), [("red_small_safe", 2), ("red_big_safe", 3), ("red_plan", 3), ("red_3", 1)])
def test_and_safes_and_plans_count_from_the_owner(card: str, follower: int) -> None:
    """§9.13."""
    assert forced_to_act(card).asked == (follower,)


def test_a_forced_last_card_still_gives_the_doubter_a_card_before_the_round_ends() -> None:
    """§4.10, §6.1."""
    den = bluff("red_1", "blue_1", "green_1").play(1, Force("red_1"))
    assert den.asked == (spelunke.LUCK,)
    den.comes("blue_4")
    assert den.totals == (0, 5, 1)
    assert den.view().open.round == 2


def test_a_forced_card_is_laid_before_the_doubter_finds_the_pile_empty() -> None:
    """§4.5, §6.2: the forced card no longer counts for the bluffer."""
    den = bluff("red_1 blue_4", "blue_1", "green_1", only="").play(1, Force("red_1")).play(1, DrawThem())
    assert den.totals == (4, 1, 1)


@pytest.mark.parametrize("there", ["", "red_3", "red_3 blue_3"])
def test_an_honest_player_may_decline_two_cards_that_would_use_up_the_pile(there: str) -> None:
    """§4.6, §4.12: all booklets let the player draw two; an empty pile would end the round."""
    den = sit("blue_4", "green_1", "green_3", only=there).play(0, ICant()).play(1, Doubt())
    assert (den.about, den.asked, den.moves(0)) == ("may_draw", (0,), [LeaveIt(), DrawThem()])
    den.play(0, LeaveIt())
    assert (den.about, den.asked, den.sizes) == ("turn", (1,), (1, 1, 1))


def test_who_draws_from_too_small_a_pile_ends_the_round() -> None:
    """§4.12, §6.2: all of the cards or none."""
    den = sit("blue_4", "green_1", "green_3", only="red_3").play(0, ICant()).play(1, Doubt()).play(0, DrawThem())
    assert den.comes("red_3").totals == (7, 1, 3)


def test_a_doubter_may_decline_the_last_card() -> None:
    """§4.5, §4.12: all booklets let the doubter draw."""
    den = sit("red_4 blue_1", "green_1", "green_3", only="").play(0, ICant()).play(1, Doubt()).play(1, Force("red_4"))
    assert (den.about, den.asked) == ("may_draw", (1,))
    den.play(1, LeaveIt())
    assert (den.about, den.asked, den.sizes, den.top) == ("turn", (1,), (1, 1, 1), "red_4")


def test_after_forced_police_only_the_doubter_may_decline() -> None:
    """§4.8, §4.12: the card for the police is no choice."""
    den = sit("police blue_1", "green_1", only="red_3 red_1").play(0, ICant()).play(1, Doubt()).play(1, Force("police"))
    assert den.comes("red_3").about == "may_draw"
    assert den.play(1, LeaveIt()).sizes == (2, 1)


def test_where_forced_cards_act_they_do_so_whether_the_doubter_draws_or_not() -> None:
    """§9.13, §4.12."""
    den = sit("red_small_safe blue_1", "green_1", "green_3", only="red_3", house={"forced_card_acts": True})
    den.play(0, ICant()).play(1, Doubt()).play(1, Force("red_small_safe")).play(1, LeaveIt())
    assert (den.about, den.asked) == ("turn", (2,))


def test_nobody_is_asked_where_a_card_can_do_no_harm() -> None:
    """§4.12: three cards in the pile, or more than one for the doubter; the bomb that means zero may always come."""
    den = sit("blue_4", "green_1", left=3).play(0, ICant()).play(1, Doubt())
    assert den.about == "draw"
    den = sit("red_4 blue_1", "green_1", left=2).play(0, ICant()).play(1, Doubt()).play(1, Force("red_4"))
    assert den.about == "draw"
    den = sit("blue_4", "green_1", left=3, house={"bomb": "zero"}).play(0, ICant()).play(1, Doubt())
    assert den.about == "may_draw"


def test_or_everybody_must_draw_if_the_house_says_so() -> None:
    """§9.27, §4.12."""
    den = sit("blue_4", "green_1", "green_3", only="", house={"draws_after_doubt": "must"}).play(0, ICant()).play(1, Doubt())
    assert den.totals == (4, 1, 3)


ANYBODY = {"doubter": "anybody"}


def test_where_anybody_may_doubt_all_others_are_asked_at_once() -> None:
    """§9.28, §10.1: English, French and Italian booklet."""
    den = sit("blue_4 red_4 red_1", "green_1", "green_3", "blue_1", house=ANYBODY).play(0, ICant())
    assert (den.about, den.asked) == ("claim", (1, 2, 3))
    den.play_at_once({1: Believe(), 2: Doubt(), 3: Believe()})
    assert (den.about, den.asked, den.position["doubter"]) == ("force", (2,), 2)
    den.play(2, Force("red_4"))
    assert den.comes("red_3").hand(2) == cards("green_3 red_3")
    assert (den.about, den.asked, den.top) == ("turn", (1,), "red_4")


@pytest.mark.parametrize(("direction", "doubter"), [("clockwise", 2), ("counterclockwise", 3)])
def test_of_several_who_doubt_the_first_in_the_direction_of_play_is_the_doubter(direction: str, doubter: int) -> None:
    """§9.28."""
    den = sit("red_4", "green_1", "green_3", "blue_1", direction=direction, house=ANYBODY).play(0, ICant())
    den.play_at_once({1: Believe(), 2: Doubt(), 3: Doubt()})
    assert (den.about, den.asked) == ("force", (doubter,))


@pytest.mark.parametrize("shown_to", ["everybody", "doubter"])
def test_nobody_learns_who_else_would_have_doubted(shown_to: str) -> None:
    """§9.28: whatever the others wanted, all see and hear the same, and so do the policies."""
    dens = []
    for last in (Believe(), Doubt()):
        den = sit("red_4", "green_1", "green_3", "blue_1", house={**ANYBODY, "hand_shown_to": shown_to}).play(0, ICant())
        dens.append(den.play_at_once({1: Believe(), 2: Doubt(), 3: last}))
    for seat in (None, 0, 1, 2, 3):
        one, other = ((den.view(seat), list(den.game.events(den.table, seat))) for den in dens)
        assert one == other
        assert dens[0].heard(seat, Believed) == []
        assert dens[0].heard(seat, Doubted) == [Doubted(2, 0)]
    assert dens[0].position == dens[1].position


def test_only_if_all_of_them_believe_a_card_is_drawn() -> None:
    """§9.28, §4.3: then it is no secret that all believed."""
    den = sit("blue_4", "green_1", "green_3", house=ANYBODY).play(0, ICant())
    den.play_at_once({1: Believe(), 2: Believe()})
    assert (den.about, den.asked) == ("draw", (spelunke.LUCK,))
    assert den.heard(None, Believed) == [Believed(1, 0), Believed(2, 0)]
    assert den.memory(1).claims[0] is not None


def test_a_hand_shown_to_the_doubter_alone_is_not_shown_to_others_who_doubted() -> None:
    """§9.28, §9.16: nor to those who believed."""
    den = sit("red_4", "green_1", "green_3", "blue_1", house={**ANYBODY, "hand_shown_to": "doubter"})
    den.play(0, ICant()).play_at_once({1: Believe(), 2: Doubt(), 3: Doubt()})
    assert [den.view(seat).open.shown for seat in (1, 2, 3)] == [None, cards("red_4"), None]


def test_nobody_but_the_next_player_can_have_doubted_otherwise() -> None:
    """§4.2."""
    shown = [{"card": "red_4", "by_all": True}]
    with pytest.raises(spelunke.ImpossiblePosition):
        sit(shown, "green_1", "green_3", about="force", doubter=2)
    assert sit(shown, "green_1", "green_3", about="force", doubter=2, house=ANYBODY).asked == (2,)


def test_before_anybody_has_doubted_there_is_no_doubter() -> None:
    """§9.28: all others are asked."""
    with pytest.raises(spelunke.ImpossiblePosition):
        sit("red_4", "green_1", "green_3", about="claim", doubter=2, house=ANYBODY)
    assert sit("red_4", "green_1", "green_3", about="claim", house=ANYBODY).asked == (1, 2)
