"""§7.9 to §7.13: the fence."""

from typing import Any

import pytest

import spelunke
from spelunke.games.klau.events import FenceCame, HandedIn, Paid
from spelunke.games.klau.types import Believe, CallPolice, Doubt, Enough, Force, HandIn, HandInAll, ICant, Lay, Pick, Turn
from tests.games.klau.den import Den, cards, sit

FENCE_ON_TOP = 22
"""So many other cards lie in the pile of three players when the fence must come: 78 - 12 + 1 places, 22 of them below."""


def fence_next(*hands: str, house: dict[str, Any] | None = None, **more: Any) -> Den:
    """The next card of the pile is the fence."""
    return sit(*hands, left=FENCE_ON_TOP, house={"fence": True, **(house or {})}, **more)


def fence_comes(*hands: str, house: dict[str, Any] | None = None, **more: Any) -> Den:
    """Seat 0 says "I can't", is believed and draws the fence."""
    return fence_next(*hands, house=house, **more).play(0, ICant()).play(1, Believe()).comes("fence")


HANDS = ("green_1 green_1 green_3 police", "blue_1 blue_4", "red_crook blue_crook")


def chance_of_fence(den: Den) -> float:
    """How likely the next card is the fence."""
    weights = dict(zip(den.moves(spelunke.LUCK), den.table.weights(), strict=True))
    return float(weights.get(Turn("fence"), 0) / sum(weights.values()))


def test_the_fence_lies_in_the_middle_third_of_the_pile_each_place_as_likely() -> None:
    """§7.9, §9.7, §7.25, §10.9: of 67 places the first 22 and the last 22 are out of the question."""
    not_yet = 1.0
    at_place = []
    for place in range(1, 46):
        den = sit("blue_1", "blue_4", "green_1", left=67 - place, house={"fence": True}).play(0, ICant()).play(1, Believe())
        at_place.append(not_yet * chance_of_fence(den))
        not_yet -= at_place[-1]
    assert at_place[:22] == [0] * 22
    assert at_place[22:] == pytest.approx([1 / 23] * 23)


def test_luck_knows_the_odds_of_the_fence_exactly() -> None:
    """§7.9: with n places left to it, it comes next once in n."""
    for left, places in ((60, 0), (45, 0), (44, 23), (40, 19), (30, 9), (23, 2), (22, 1)):
        den = sit("blue_1", "blue_4", "green_1", left=left, house={"fence": True}).play(0, ICant()).play(1, Believe())
        assert chance_of_fence(den) == (pytest.approx(1 / places) if places else 0)


def test_everybody_is_asked_in_play_order_from_whoever_drew_the_fence() -> None:
    """§7.10, §8.1, §7.26: with number cards or without."""
    den = fence_comes(*HANDS)
    assert den.heard(None, FenceCame) == [FenceCame(0)]
    order = []
    while den.about == "fence":
        order.append(den.asked[0])
        den.play(den.asked[0], Enough())
    assert order == [0, 1, 2]
    assert (den.about, den.view().open.drawing) == ("draw", 0)
    order = []
    den = fence_next(*HANDS, direction="counterclockwise").play(0, ICant()).play(2, Believe()).comes("fence")
    while den.about == "fence":
        order.append(den.asked[0])
        den.play(den.asked[0], Enough())
    assert order == [0, 2, 1]


def test_any_number_cards_can_be_handed_in_for_two_points_each() -> None:
    """§7.11, §7.12, §7.13, §7.27: two 1s and a 3 bring six points and three new cards."""
    den = fence_comes(*HANDS)
    assert den.moves(0) == [HandIn("green_1"), HandIn("green_3"), Enough()]
    den.play(0, HandIn("green_1")).play(0, HandIn("green_3")).play(0, HandIn("green_1"))
    assert (den.totals, den.sizes, den.moves(0)) == ((6, 0, 0), (1, 2, 2), [Enough()])
    den.play(0, Enough())
    assert (den.about, den.view().open.fence_at, den.view().open.handed) == ("draw", 0, 3)
    den.comes("police", "police", "police")
    assert (den.about, den.asked) == ("fence", (1,))
    assert den.hand(0) == {"police": 4}
    assert den.heard(None, Paid) == [Paid(0, 3, 6)]
    assert [event.card for event in den.heard(2, HandedIn)] == ["green_1", "green_3", "green_1"]


def test_a_player_without_number_cards_is_asked_and_can_only_say_enough() -> None:
    """§7.10, §8.1."""
    den = fence_comes(*HANDS).play(0, Enough()).play(1, Enough())
    assert (den.asked, den.moves(2)) == ((2,), [Enough()])


def test_the_card_for_the_fence_itself_is_drawn_last_and_the_turn_goes_on() -> None:
    """§7.13., §7.29"""
    den = fence_comes(*HANDS).play(0, Enough()).play(1, HandIn("blue_4")).play(1, Enough()).comes("police").play(2, Enough())
    assert (den.about, den.view().open.drawing, den.view().open.to_draw) == ("draw", 0, 1)
    den.comes("police")
    assert (den.about, den.asked) == ("turn", (1,))
    assert den.hand(0) == cards("green_1 green_1 green_3 police police")


def test_the_fence_in_the_middle_of_two_cards_leaves_both_to_be_drawn() -> None:
    """§7.13, §4.6."""
    den = fence_next("blue_1", "blue_4", "green_3").play(0, ICant()).play(1, Doubt()).comes("fence")
    for seat in (0, 1, 2):
        den.play(seat, Enough())
    den.comes("police", "police")
    assert (den.sizes, den.asked) == ((3, 1, 1), (1,))


def test_the_fence_may_come_to_a_doubter_or_to_a_victim() -> None:
    """§7.10, §4.5, §5.9."""
    den = fence_next("red_1 blue_1", "blue_4", "green_3").play(0, ICant()).play(1, Doubt()).play(1, Force("red_1"))
    assert den.comes("fence").asked == (1,)
    den = fence_next("red_crook blue_1", "blue_4", "green_3 police").play(0, Lay("red_crook")).play(0, Pick(2))
    assert den.play(2, CallPolice()).comes("fence").asked == (2,)


def test_if_the_pile_runs_dry_at_the_fence_the_points_stay_and_the_round_ends() -> None:
    """§7.13, §6.2, §7.29: later players are not asked."""
    deck = {"red_1": 12, "red_crook": 12}
    house = {"fence": True, "hand_size": 2, "deck_small": deck}
    # 24 cards, 4 dealt: 21 places with the fence, 7 of them below it.
    den = (
        sit("red_crook " + "red_1 " * 8, "red_crook red_1", left=7, top="red_1", house=house)
        .play(0, ICant())
        .play(1, Believe())
    )
    den.comes("fence")
    for _ in range(8):
        den.play(0, HandIn("red_1"))
    den.play(0, Enough()).comes(*["red_1"] * 2, *["red_crook"] * 5)
    assert den.view().open.round == 2
    assert den.totals == (16 + 1 + 2 + 5, 2)


def test_the_fence_and_what_was_handed_in_leave_the_game_for_good() -> None:
    """§7.12, §8.5., §7.28, §10.11"""
    den = fence_comes("green_1 red_3", *HANDS[1:]).play(0, HandIn("green_1")).play(0, Enough()).comes("police")
    den.play(1, Enough()).play(2, Enough()).comes("police")
    assert den.memory(None).handed_in == {"green_1": 1}
    assert (den.memory(None).fence_waits, den.memory(None).fence_places) == (False, None)
    end = sit("red_1", "blue_1", "green_3", only="", round=1, totals=[2, 0, 0], handed_in={"green_1": 1}, house={"fence": True})
    end.play(0, Lay("red_1"))
    assert end.view().open.round == 2
    assert end.view().open.pile == 77
    dice = spelunke.Dice(1)
    while end.about == "deal":
        end.table.answer([end.table.draw(dice)])
    assert end.memory(None).fence_places is None


def test_a_fence_that_did_not_come_is_pushed_in_again() -> None:
    """§7.12, §7.9., §7.28"""
    den = sit("red_1", "blue_1 blue_4", "green_3", house={"fence": True}).play(0, Lay("red_1"))
    assert (den.view().open.round, den.memory(None).fence_waits) == (2, True)
    dice = spelunke.Dice(1)
    while den.about == "deal":
        den.table.answer([den.table.draw(dice)])
    assert den.memory(None).fence_places == (23, 45)
    assert den.view().open.pile == 67


def test_all_or_nothing() -> None:
    """§9.8, §7.11., §7.27"""
    house = {"fence_all_or_nothing": True}
    den = fence_comes(*HANDS, house=house)
    assert den.moves(0) == [HandInAll(), Enough()]
    den.play(0, HandInAll())
    assert (den.totals, den.about, den.view().open.handed) == ((6, 0, 0), "draw", 3)
    den.comes("police", "police", "police").play(1, Enough())
    assert den.moves(2) == [Enough()]
    assert den.memory(1).handed_in == cards("green_1 green_1 green_3")
