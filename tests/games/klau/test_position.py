"""Positions: the whole truth in words and back, and what no table can be in."""

from typing import Any

import pytest

import spelunke
from spelunke.games.klau.types import Believe, CallPolice, Doubt, Force, ICant, Lay, LetItHappen, Pick
from tests.games.klau.den import Den, dealt, sit

HANDS = ("red_1 blue_4 police", "blue_1 blue_3", "green_1 green_3 watchdog")
HOUSE = {"watchdog": True, "surrounded": True, "fence": True, "bomb": "discard"}


def base(**changes: Any) -> dict[str, Any]:
    """A position that can be, and what is changed in it."""
    return {**sit(*HANDS, house=HOUSE).position, **changes}


def moved(position: dict[str, Any], heap: str, card: str, copies: int = 1) -> dict[str, Any]:
    """The same cards, but some of them lie elsewhere than in the pile."""
    pile = {**position["pile"], card: position["pile"][card] - copies}
    return {**position, "pile": pile, heap: {**position[heap], card: position[heap].get(card, 0) + copies}}


def arrange(position: dict[str, Any], house: dict[str, Any] = HOUSE, seats: int = 3) -> spelunke.Table:
    return spelunke.game("klau", seats=seats, house=house).arrange(position, ask_luck=True)


def test_a_position_that_can_be_is_arranged_as_it_is() -> None:
    """§1.5, §2.2."""
    game = spelunke.game("klau", seats=3, house=HOUSE)
    assert game.position(arrange(base())) == base()


def test_what_a_position_does_not_say_follows_from_the_cards() -> None:
    """§3.6, §7.12, §7.14, §2.3."""
    plain = {
        key: value for key, value in base().items() if key not in ("police_played", "fence_waits", "came", "claims", "ages")
    }
    game = spelunke.game("klau", seats=3, house=HOUSE)
    assert game.position(arrange(plain)) == base()


MOMENTS: list[Den] = [
    dealt(seats=3, house=HOUSE).comes("red_1", "red_1"),
    sit("red_1", "blue_1").play(0, ICant()),
    sit("red_1 blue_4", "blue_1").play(0, ICant()).play(1, Doubt()),
    sit("red_keyhole blue_4", "blue_1").play(0, Lay("red_keyhole")),
    sit("red_crook blue_4", "blue_1").play(0, Lay("red_crook")),
    sit("red_crook blue_4", "blue_1 police").play(0, Lay("red_crook")).play(0, Pick(1)),
    sit("red_crook blue_4", "blue_1").play(0, Lay("red_crook")).play(0, Pick(1)).play(1, LetItHappen()),
    sit("red_swap blue_4", "blue_1").play(0, Lay("red_swap")),
    sit("red_swap blue_4", "blue_1").play(0, Lay("red_swap")).play(0, Pick(1)).comes("blue_1"),
    sit("red_crook blue_4", "blue_1 police").play(0, Lay("red_crook")).play(0, Pick(1)).play(1, CallPolice()),
    sit("police", "blue_1").play(0, ICant()).play(1, Doubt()).play(1, Force("police")),
    sit("blue_4", "blue_1").play(0, ICant()).play(1, Doubt()).comes("red_1"),
    sit("police", "blue_1", beside={"police": 5}, house={"surrounded": True}).play(0, Lay("police")),
    sit("bomb red_1", "blue_1", house={"bomb": "discard"}).play(0, Lay("bomb")),
    sit("blue_4 blue_3", "blue_1").play(0, ICant()).play(1, Believe()).comes("red_1"),
    sit("blue_4", "blue_1", "green_1", left=22, house={"fence": True}).play(0, ICant()).play(1, Believe()).comes("fence"),
]


@pytest.mark.parametrize("den", MOMENTS, ids=lambda den: str(den.about))
def test_every_moment_can_be_arranged_and_goes_on_alike(den: Den) -> None:
    """§2.2, §4.2, §4.5, §5.1, §5.7 to §5.12, §6.2, §7.5, §7.11, §7.21."""
    twin = den.game.arrange(den.position, ask_luck=True)
    assert den.game.position(twin) == den.position
    assert (twin.seats_asked(), den.game.question(twin)) == (den.asked, den.game.question(den.table))
    assert twin.choices(den.asked[0]) == den.table.choices(den.asked[0])


KEYHOLE_ON_TOP = {**moved(base(), "discarded", "red_keyhole"), "top": "red_keyhole"}
CROOK_ON_TOP = {**moved(base(), "discarded", "red_crook"), "top": "red_crook"}
SWAP_ON_TOP = {**moved(base(), "discarded", "red_swap"), "top": "red_swap"}
DEALING = dealt(seats=3, house=HOUSE).comes("red_1", "red_1").position
CLAIM = {"on": "red_2", "since": 1}
TAKES = {"about": "take", "thief": 0, "target": 1}
PILE = base()["pile"]


def seen(**held: Any) -> dict[str, Any]:
    """The red 1 of seat 0 was seen in this way."""
    return base(hands=[[{"card": "red_1", **held}, "blue_4", "police"], *base()["hands"][1:]])


def draws(**changes: Any) -> dict[str, Any]:
    """Seat 0 draws a card, or what is said instead."""
    return base(**{"about": "draw", "drawing": 0, "to_draw": 1, **changes})


def emptied() -> dict[str, Any]:
    """Seat 1 has no card."""
    hands = base()["hands"]
    return base(hands=[hands[0], [], hands[2]], pile={**PILE, "blue_1": PILE["blue_1"] + 1, "blue_3": PILE["blue_3"] + 1})


def guarded() -> dict[str, Any]:
    """A crook is sent to seat 1, before whom a watchdog lies."""
    pile = {**CROOK_ON_TOP["pile"], "watchdog": 0}
    return {**CROOK_ON_TOP, "about": "alarm", "thief": 0, "target": 1, "watchdogs": [1], "pile": pile}


def at_the_fence(card: str, **changes: Any) -> dict[str, Any]:
    """This card was handed in."""
    return moved(base(fence_waits=False, **changes), "handed_in", card)


def claimed(card: str, since: int, **changes: Any) -> dict[str, Any]:
    """Seat 0 was believed on this card, and so many cards came since."""
    return base(claims=[{"on": card, "since": since}, None, None], **changes)


def unmatched(**changes: Any) -> dict[str, Any]:
    """Seat 1 has shown a hand in which nothing matches."""
    shown = [{"card": "blue_1", "by_all": True}, {"card": "blue_3", "by_all": True}]
    return base(about="force", active=1, hands=[base()["hands"][0], shown, base()["hands"][2]], **changes)


def owed(cards: int) -> dict[str, Any]:
    """Seat 0 still gets so many cards, for one that it handed in."""
    changes = {"about": "draw", "drawing": 0, "to_draw": 1, "fence_at": 0, "handed": cards, "totals": [2, 0, 0]}
    return at_the_fence("red_3", **changes)


IMPOSSIBLE: list[tuple[str, dict[str, Any], str]] = [
    ("a seat without a total", base(totals=[0, 0]), "position-seats"),
    ("a hand too many", base(hands=[*base()["hands"], []]), "position-seats"),
    ("a seat that is not there", base(active=3), "no-such-seat"),
    ("luck on a turn", base(active=-1), "no-such-seat"),
    ("ages that are no order", base(ages=[0, 0, 1]), "klau-position-ages"),
    ("no round", base(round=0), "klau-position-round"),
    ("a fourth round of three", base(round=4), "klau-position-round"),
    ("a card that vanished", base(pile={**PILE, "red_3": 1}), "klau-position-cards"),
    ("a card that appeared", base(beside={"red_3": 1}), "klau-position-cards"),
    ("fewer than no cards", base(pile={**PILE, "red_3": 3}, beside={"red_3": -1}), "klau-position-cards"),
    ("points before the first round is over", base(totals=[1, 0, 0]), "klau-position-totals"),
    ("points below zero", base(round=2, totals=[-1, 5, 5]), "klau-position-totals"),
    ("less than the fence paid", at_the_fence("red_3", round=2), "klau-position-totals"),
    ("a crook at the fence", at_the_fence("red_crook", totals=[2, 0, 0]), "klau-position-fence"),
    ("a first round not begun by the oldest", base(starter=1), "klau-position-starter"),
    ("another direction without a plan", base(direction="counterclockwise"), "klau-position-direction"),
    ("a card seen by its holder", seen(seen_by=[0]), "klau-position-seen"),
    ("a card seen twice", seen(seen_by=[1, 1]), "klau-position-seen"),
    ("a card seen by all and by one", seen(seen_by=[1], by_all=True), "klau-position-seen"),
    ("a deal that jumps", {**DEALING, "drawing": 0}, "klau-position-deal"),
    ("a first card before all is dealt", {**DEALING, "about": "first"}, "klau-position-deal"),
    ("an empty hand before a turn", emptied(), "klau-position-empty-hand"),
    ("hands when all is over", base(about="over", round=3), "klau-position-over"),
    ("more watchdogs in hand than cards that came", base(came=[0, 0, 0]), "klau-position-came"),
    ("more cards that came than cards", base(came=[4, 0, 1]), "klau-position-came"),
    ("nothing on the discard pile", base(top=None), "klau-position-top"),
    ("a top that lies elsewhere", base(top="red_3"), "klau-position-top"),
    ("police on top", moved(base(top="police"), "discarded", "police"), "klau-position-top"),
    ("a wish asked for without a keyhole", base(about="wish"), "klau-position-top"),
    ("a wish on a number", base(wish="blue"), "klau-position-wish"),
    ("a wish for the own colour", {**KEYHOLE_ON_TOP, "wish": "red"}, "klau-position-wish"),
    ("more police played than lie there", base(police_played=1), "klau-position-police"),
    ("surrounded too early", base(about="surrounded", thief=0, then="round_ends"), "klau-position-surrounded"),
    ("a fence that came though it waits", draws(about="fence", fence_at=0), "klau-position-fence"),
    ("cards owed by a fence that nobody is at", base(handed=1), "klau-position-fence"),
    ("a draw in a turn", base(drawing=0, to_draw=1), "klau-position-owed"),
    ("a draw by nobody", base(about="draw"), "klau-position-owed"),
    ("two cards for somebody else", draws(drawing=1, to_draw=2), "klau-position-owed"),
    ("a second card for the wrong neighbour", draws(then_drawing=2), "klau-position-owed"),
    ("a forced card that acts where none does", draws(then="card_acts"), "klau-position-owed"),
    ("a thief who takes from himself", {**CROOK_ON_TOP, **TAKES, "target": 0}, "klau-position-owed"),
    ("a crook at a guarded door", guarded(), "klau-position-owed"),
    ("a theft under a swap that gives nothing", {**SWAP_ON_TOP, **TAKES}, "klau-position-owed"),
    ("a bomb that is not there", base(about="scatter", target=0), "klau-position-owed"),
    ("a forced card out of a hand that nobody saw", base(about="force"), "klau-position-shown"),
    ("a forced card that does not match", unmatched(), "klau-position-no-match"),
    (
        "a taken card that its loser never saw",
        {**SWAP_ON_TOP, **TAKES, "about": "give", "then": "gives_back"},
        "klau-position-taken",
    ),
    ("more cards owed than were handed in", owed(99), "klau-position-fence"),
    ("more points than all cards are worth", base(round=2, totals=[0, 5000, 0]), "klau-position-totals"),
    ("a claim on a card that never lay there", claimed("green_3", 0), "klau-position-claim"),
    ("a claim on a wish without a keyhole", claimed("green_keyhole", 0), "klau-position-claim"),
    ("a claim on police", moved(claimed("police", 0), "discarded", "police"), "klau-position-claim"),
    ("a claim of which nothing is left", claimed("red_2", 3), "klau-position-claim"),
    ("more cards since a claim than since the deal", claimed("red_2", 1, came=[0, 0, 1]), "klau-position-claim"),
    ("a claim about a hand that all have seen", unmatched(claims=[None, CLAIM, None]), "klau-position-claim"),
    ("claims without a seat", base(claims=[None, None]), "position-seats"),
    ("fewer than no cards since a claim", claimed("red_2", -1), "position-damaged"),
    ("a card nobody knows", base(top="purple_1"), "position-damaged"),
    ("a field nobody knows", base(purse=3), "position-damaged"),
]


@pytest.mark.parametrize(("position", "message"), [case[1:] for case in IMPOSSIBLE], ids=[case[0] for case in IMPOSSIBLE])
def test_a_position_that_no_table_can_be_in_is_refused_and_says_what_is_off(position: dict[str, Any], message: str) -> None:
    """§1.5, §2.2, §2.3, §2.5, §4.5, §5.1, §6.1, §6.5, §7.4, §7.9, §7.14, §8.2, §8.8."""
    with pytest.raises(spelunke.ImpossiblePosition) as refusal:
        arrange(position)
    assert refusal.value.message == message
    assert str(refusal.value)


def test_a_later_round_was_begun_by_the_leader() -> None:
    """§2.3: only at the fence totals change within a round."""
    later = sit("red_1", "blue_1", "green_1", round=2, totals=[3, 9, 9])
    assert later.position["starter"] == 1
    with pytest.raises(spelunke.ImpossiblePosition) as refusal:
        later.game.arrange({**later.position, "starter": 2})
    assert refusal.value.message == "klau-position-starter"
    fence = sit("red_1", "blue_1", "green_1", round=2, totals=[3, 9, 9], house={"fence": True})
    assert fence.game.arrange({**fence.position, "starter": 2}).asked


def test_a_seat_at_the_fence_may_wait_for_the_card_it_handed_in() -> None:
    """§7.13."""
    assert arrange(owed(1)).seats_asked() == (spelunke.LUCK,)


def test_two_watchdogs_before_one_seat_are_refused() -> None:
    """§7.15."""
    position = base(hands=[*base()["hands"][:2], ["green_1", "green_3"]], watchdogs=[1, 1], came=None)
    position["pile"] = {**position["pile"], "watchdog": 0}
    with pytest.raises(spelunke.ImpossiblePosition) as refusal:
        arrange(position)
    assert refusal.value.message == "klau-position-watchdogs"


def test_all_police_played_leave_nothing_but_the_surrounding() -> None:
    """§7.4."""
    den = sit("police blue_4", "blue_1", beside={"police": 5}, house={"surrounded": True}).play(0, Lay("police"))
    den.game.arrange(den.position)
    with pytest.raises(spelunke.ImpossiblePosition) as refusal:
        den.game.arrange({**den.position, "about": "turn", "thief": None, "then": "turn_ends"})
    assert refusal.value.message == "klau-position-surrounded"


def test_a_fence_cannot_wait_longer_than_its_places_last() -> None:
    """§7.9."""
    with pytest.raises(spelunke.ImpossiblePosition) as refusal:
        sit("blue_4", "blue_1", "green_1", left=21, house={"fence": True})
    assert refusal.value.message == "klau-position-fence"
    assert sit("blue_4", "blue_1", "green_1", left=21, fence_waits=False, house={"fence": True}).about == "turn"


def test_a_crook_needs_somebody_without_a_watchdog() -> None:
    """§7.16."""
    house = {"watchdog": True}
    with pytest.raises(spelunke.ImpossiblePosition) as refusal:
        sit("blue_4", "blue_1", "green_1", top="red_crook", about="crook", watchdogs=[1, 2], house=house)
    assert refusal.value.message == "klau-position-owed"
