"""What a view says of reasons: why a card fits, what it brings, what a claim costs, who draws for what, who leads."""

import pytest

from spelunke.core.errors import ImpossiblePosition
from spelunke.games.klau.events import Drew, RoundScored
from spelunke.games.klau.fits import Fit, Stakes
from spelunke.games.klau.types import Believe, Doubt, Enough, Force, HandIn, ICant, Lay, Pick, Wish
from tests.games.klau.den import Den, sit
from tests.games.klau.test_fence import fence_comes

SAFE_ON_SAFE = Fit("safe")
ALWAYS = Fit("always")


def causes(den: Den) -> list[tuple[int, str | None]]:
    """Who drew, and why, as somebody hears it who looks on."""
    return [(event.who, event.why) for event in den.heard(None, Drew)]


def test_every_own_card_that_may_be_laid_says_why() -> None:
    """§3.2 to §3.6: by colour before number, by sign, safe on safe, and police whatever lies on top."""
    den = sit("red_1 blue_2 red_2 yellow_green_plan police", "blue_1", "green_1")
    red = Fit("colour", "red")
    assert den.view(0).open.fits == {"red_1": red, "red_2": red, "blue_2": Fit("motif"), "police": ALWAYS}
    assert den.view(1).open.fits == den.view().open.fits == {}
    safes = sit("blue_small_safe red_yellow_plan", "blue_1", "green_1", top="red_big_safe")
    assert safes.view(0).open.fits == {"blue_small_safe": SAFE_ON_SAFE, "red_yellow_plan": Fit("colour", "red")}


def test_a_wish_is_a_reason_too() -> None:
    """§3.5: the wished colour, or another keyhole."""
    den = sit("red_keyhole blue_4", "blue_1 red_1 green_keyhole", "green_1").play(0, Lay("red_keyhole")).play(0, Wish("blue"))
    assert den.view(1).open.fits == {"blue_1": Fit("wish", "blue"), "green_keyhole": Fit("motif")}


def test_keyholes_may_fit_whatever_lies_on_top() -> None:
    """§9.11."""
    den = sit("blue_keyhole", "blue_1", "green_1", house={"keyhole_wild": True})
    assert den.view(0).open.fits == {"blue_keyhole": ALWAYS}


def test_the_values_of_a_hand_are_what_it_is_worth() -> None:
    """§6.3, §7.2, §7.17, §7.20."""
    den = sit("red_4 blue_3 police", "blue_1", "green_1", house={"forgery": True})
    assert den.view(0).open.values == {"red_4": 0, "blue_3": 3, "police": 0}
    assert den.view(0).open.worth == 3
    assert den.view().open.values == {}
    ruined = sit("red_4 bomb", "blue_1", "green_1", house={"bomb": "zero"})
    assert ruined.view(0).open.values == {"red_4": 0, "bomb": 0}
    guarded = sit("red_4 watchdog", "blue_1", "green_1", house={"watchdog": True})
    assert guarded.view(0).open.values == {"red_4": 4, "watchdog": 0}


@pytest.mark.parametrize("may", ["may", "must"])
def test_what_a_claim_costs(may: str) -> None:
    """§4.3 to §4.6, §9.27."""
    den = sit("red_1", "blue_1", "green_1", house={"draws_after_doubt": may})
    assert den.view(1).open.stakes == Stakes(believed=1, truth=2, lie=1, may=may == "may")


def test_who_draws_for_what() -> None:
    """§4.3, §4.5, §4.6, §3.6, §4.8: as many cards as the stakes say."""
    assert causes(sit("blue_4", "blue_1", "green_1").play(0, ICant()).play(1, Believe()).comes("red_3")) == [(0, "believed")]
    truth = sit("blue_4", "blue_1", "green_1").play(0, ICant()).play(1, Doubt())
    assert truth.view().open.drawing_for == "truth"
    assert causes(truth.comes("red_3", "red_4")) == [(0, "truth")] * 2
    caught = sit("red_4 blue_4", "blue_1", "green_1").play(0, ICant()).play(1, Doubt()).play(1, Force("red_4"))
    assert causes(caught.comes("red_3")) == [(1, "lie")]
    police = sit("police blue_4", "blue_1", "green_1").play(0, ICant()).play(1, Doubt()).play(1, Force("police"))
    assert causes(police.comes("red_3", "red_4")) == [(0, "police"), (1, "lie")]
    assert police.view().open.drawing_for is None


def test_cards_for_the_fence_are_sold() -> None:
    """§7.13: the card for the fence itself is still drawn for the claim."""
    den = fence_comes("blue_4", "blue_1", "green_4").play(0, HandIn("blue_4")).play(0, Enough()).comes("blue_2")
    assert den.view().open.drawing_for == "believed"
    assert causes(den.play(1, Enough()).play(2, Enough()).comes("blue_3")) == [(0, "sold"), (0, "believed")]


def test_who_laid_the_top_card() -> None:
    """§3.1, §4.5: the liar lays the card that the doubter chooses."""
    den = sit("red_1 blue_4", "red_3 yellow_1", "green_1")
    assert den.view().open.laid_by is None
    den.play(0, Lay("red_1"))
    assert den.view().open.laid_by == 0
    den.play(1, ICant()).play(2, Doubt()).play(2, Force("red_3"))
    assert den.view().open.laid_by == 1


def test_the_loot_book_grows_by_a_line_with_every_round() -> None:
    """§6.3, §6.5, §6.6: those with equal loot share a place."""
    den = sit("red_1", "blue_1 red_4", "green_1", round=2, totals=[3, 0, 2], book=[[3, 0, 2]])
    assert (den.view().open.book, den.view().open.places) == (((3, 0, 2),), (1, 3, 2))
    den.play(0, Lay("red_1"))
    assert den.view().open.book == ((3, 0, 2), (3, 5, 3))
    assert den.heard(None, RoundScored) == [RoundScored(2, (0, 5, 1), (3, 5, 3), (2, 1, 2))]


def test_a_position_without_a_book_puts_all_loot_into_the_first_round() -> None:
    """§6.5."""
    den = sit("red_1", "blue_1", "green_1", round=3, totals=[3, 0, 2])
    assert den.view().open.book == ((3, 0, 2), (3, 0, 2))


@pytest.mark.parametrize("book", [[], [[3, 0, 3]], [[4, 0, 2]], [[1, 0, 0], [3, 0, 2]]])
def test_a_book_that_does_not_fit_is_refused(book: list[list[int]]) -> None:
    """§6.5: a line for each round that is over, and no sum falls."""
    with pytest.raises(ImpossiblePosition, match="book"):
        sit("red_1", "blue_1", "green_1", round=2, totals=[3, 0, 2], book=book)


@pytest.mark.parametrize(("house", "needed"), [({}, None), ({"surrounded": True}, 6)])
def test_how_many_police_end_the_round(house: dict[str, bool], needed: int | None) -> None:
    """§7.4."""
    assert sit("red_1", "blue_1", "green_1", house=house).view().open.police_needed == needed


def test_reasons_tell_nothing_of_other_hands() -> None:
    """§8.1: the same table with other cards in somebody's hand looks the same."""
    first = sit("red_crook blue_4", "police yellow_4", "green_1").play(0, Lay("red_crook")).play(0, Pick(1))
    other = sit("red_crook blue_4", "blue_1 yellow_1", "green_1").play(0, Lay("red_crook")).play(0, Pick(1))
    assert first.view(0).open == other.view(0).open
