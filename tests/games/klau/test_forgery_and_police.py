"""§7.1 to §7.8: forgery, and being surrounded by police."""

from typing import Any

import pytest

import spelunke
from spelunke.games.klau.events import Surrounded
from spelunke.games.klau.types import Believe, CallPolice, Doubt, Force, ICant, Lay, LeaveIt, Pick, Wish
from tests.games.klau.den import Den, cards, dealt, sit


def test_all_variants_can_be_played_together() -> None:
    """§7.1."""
    den = dealt(seats=5, preset="all_variants")
    dice = spelunke.Dice(3)
    while den.table.asked:
        codes = den.table.choices(den.asked[0])
        den.table.answer([den.table.draw(dice) if den.asked == (spelunke.LUCK,) else codes[dice.below(len(codes))]])
    assert den.view().standing is not None


@pytest.mark.parametrize(
    ("top", "hand", "points"),
    [
        ("red_2", "red_4 blue_1 red_crook blue_keyhole police", 3),
        ("red_blue_plan", "red_3 blue_2 green_4 red_swap", 5),
        ("green_plan", "red_3 blue_2 green_4 red_swap", 6),
        ("green_crook", "green_1 green_2 green_crook", 1),
    ],
)
def test_forgery_makes_numbers_in_the_colours_of_the_top_card_worthless(top: str, hand: str, points: int) -> None:
    """§7.2, §9.1: other cards of these colours still count."""
    den = sit("yellow_1", hand, only="", top=top, house={"forgery": True})
    assert den.view(1).open.worth == points
    assert den.play(0, ICant()).play(1, Believe()).totals == (1, points)
    assert sit("yellow_1", hand, only="", top=top).view(1).open.worth > points


def test_forgery_takes_the_printed_colour_and_not_the_wished_one() -> None:
    """§7.3."""
    den = sit("red_keyhole green_1", "red_4 blue_3", house={"forgery": True}).play(0, Lay("red_keyhole")).play(0, Wish("blue"))
    assert (den.view(1).open.spoiled, den.view(1).open.worth) == (("red",), 3)


def test_or_the_wished_one_if_the_house_says_so() -> None:
    """§9.2, §7.3."""
    house = {"forgery": True, "forgery_wish": True}
    den = sit("red_keyhole green_1", "red_4 blue_3", house=house).play(0, Lay("red_keyhole"))
    assert den.view(1).open.spoiled == ("red",)
    den.play(0, Wish("blue"))
    assert (den.view(1).open.spoiled, den.view(1).open.worth) == (("blue",), 4)


def test_police_as_the_last_card_leave_the_colour_of_the_pile() -> None:
    """§7.3."""
    den = sit("police", "red_4 blue_3", only="", house={"forgery": True}).play(0, Lay("police"))
    assert den.totals == (0, 3)


def surround(*hands: str, house: dict[str, Any] | None = None, **more: Any) -> Den:
    """All police but one lie beside the pile."""
    police = 7 if len(hands) > 5 else 5
    return sit(*hands, beside={"police": police}, house={"surrounded": True, **(house or {})}, **more)


@pytest.mark.parametrize("seats", [3, 6])
def test_the_last_police_end_the_game_and_take_a_card_from_any_opponent(seats: int) -> None:
    """§7.4, §7.5, §7.6, §7.8, §9.3, §7.22, §7.23: the sixth with the small deck, the eighth with the large one."""
    hands = ["police blue_4", "blue_1 blue_3", "green_1 green_3", "red_1", "red_3", "red_4"][:seats]
    den = surround(*hands).play(0, Lay("police"))
    assert (den.about, den.asked) == ("surrounded", (0,))
    assert den.moves(0) == [LeaveIt(), *(Pick(seat) for seat in range(1, seats))]
    den.play(0, Pick(1))
    assert (den.about, den.asked) == ("take", (spelunke.LUCK,))
    den.comes("blue_3")
    assert den.totals[:3] == (7, 1, 4)
    assert (den.view().open.round, den.about) == (1, None)
    assert den.view().standing is not None
    assert den.heard(None, Surrounded) == [Surrounded(0)]


def test_the_police_before_the_last_stop_nothing() -> None:
    """§7.4."""
    den = sit("police blue_4", "blue_1 blue_3", beside={"police": 4}, house={"surrounded": True}).play(0, Lay("police"))
    assert den.about == "draw"
    assert (den.view().open.police_played, den.view().open.police) == (5, 6)


def test_without_the_variant_the_last_police_are_police_like_any_other() -> None:
    """§7.4, §9.3."""
    assert sit("police blue_4", "blue_1 blue_3", beside={"police": 5}).play(0, Lay("police")).about == "draw"


def test_taking_a_card_may_be_declined_and_needs_somebody_who_has_one() -> None:
    """§7.5., §7.23, §10.6"""
    den = surround("police blue_4", "blue_1 blue_3").play(0, Lay("police")).play(0, LeaveIt())
    assert den.totals == (4, 4)
    den = surround("red_crook", "police blue_1", "green_1").play(0, Lay("red_crook")).play(0, Pick(1)).play(1, CallPolice())
    assert den.moves(1) == [LeaveIt(), Pick(2)]
    den = surround("red_crook", "police blue_1").play(0, Lay("red_crook")).play(0, Pick(1)).play(1, CallPolice())
    assert den.totals == (0, 1)


def test_a_crook_stopped_by_the_last_police_stays_stopped_and_their_owner_takes_the_card() -> None:
    """§7.8., §7.24"""
    den = surround("red_crook blue_4", "police blue_1", "green_1").play(0, Lay("red_crook")).play(0, Pick(1))
    den.play(1, CallPolice())
    assert (den.about, den.asked) == ("surrounded", (1,))
    den.play(1, Pick(0)).comes("blue_4")
    assert den.totals == (0, 5, 1)


def test_forced_last_police_count_as_played_by_their_owner_and_the_doubter_draws_nothing() -> None:
    """§7.8, §4.8., §7.24"""
    den = surround("police blue_4", "blue_1", "green_3").play(0, ICant()).play(1, Doubt()).play(1, Force("police"))
    assert (den.about, den.asked) == ("surrounded", (0,))
    den.play(0, Pick(2)).comes("green_3")
    assert den.totals == (7, 1, 0)


def test_the_last_police_may_earn_their_card_as_well() -> None:
    """§9.5, §7.6."""
    den = surround("police blue_4", "blue_1", house={"surrounded_replacement": True}).play(0, Lay("police"))
    assert den.about == "draw"
    den.comes("red_3")
    assert (den.about, den.asked, den.hand(0)) == ("surrounded", (0,), cards("blue_4 red_3"))


def test_if_the_pile_is_empty_the_card_is_taken_all_the_same() -> None:
    """§9.5, §7.5."""
    den = surround("police blue_4", "blue_1 blue_3", only="", house={"surrounded_replacement": True}).play(0, Lay("police"))
    assert (den.about, den.asked) == ("surrounded", (0,))


def with_covered_police(counts: bool) -> Den:
    """Police were turned up as the first card, then covered; four more were played."""
    house = {"surrounded": True, "surrounded_counts_first": counts}
    played: dict[str, Any] = {"beside": {"police": 4}, "discarded": {"police": 1}, "police_played": 4 + counts}
    return sit("police blue_4", "blue_1 blue_3", house=house, **played).play(0, Lay("police"))


def test_police_covered_as_first_card_do_not_count_so_the_variant_cannot_come_about() -> None:
    """§7.7."""
    assert with_covered_police(False).about == "draw"


def test_or_they_count_if_the_house_says_so() -> None:
    """§9.6, §7.7."""
    assert with_covered_police(True).about == "surrounded"


def test_police_that_only_the_turning_of_first_cards_used_up_stop_nothing() -> None:
    """§9.6."""
    deck = {"red_1": 9, "police": 1}
    house = {"surrounded": True, "surrounded_counts_first": True, "hand_size": 1, "deck_small": deck}
    den = dealt(seats=2, house=house).comes("red_1", "red_1", "police", "red_1")
    assert (den.about, den.view().open.police_played) == ("turn", 1)


@pytest.mark.parametrize(("ends", "rounds_left"), [("round", True), ("game", False)])
def test_the_last_police_end_the_round_or_the_whole_game(ends: str, rounds_left: bool) -> None:
    """§7.8, §9.4: all booklets end the game at once."""
    den = surround("police blue_4", "blue_1 blue_3", house={"surrounded_ends": ends}).play(0, Lay("police")).play(0, LeaveIt())
    assert den.totals == (4, 4)
    assert (den.view().standing is None) == rounds_left


def test_without_another_word_the_last_police_end_the_game() -> None:
    """§7.8: all booklets, surrounded by police."""
    den = surround("police blue_4", "blue_1 blue_3").play(0, Lay("police")).play(0, LeaveIt())
    standing = den.view().standing
    assert standing is not None
    assert standing.scores == (4, 4)


def test_or_it_is_the_eighth_police_in_any_case() -> None:
    """§9.25, §10.3: English, French and Italian booklet."""
    deck = {"red_1": 20, "blue_4": 10, "police": 9}
    house = {"surrounded": True, "surrounded_at": "eighth", "deck_small": deck}
    den = sit("police blue_4", "red_1", top="red_1", beside={"police": 6}, house=house)
    assert den.play(0, Lay("police")).about == "draw"
    den = sit("police blue_4", "red_1", top="red_1", beside={"police": 7}, house=house)
    assert den.play(0, Lay("police")).about == "surrounded"
