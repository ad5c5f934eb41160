"""§8.8: what is remembered of an "I can't" that was believed, and how guesses weigh it."""

from typing import Any

import pytest

import spelunke
from spelunke.core.policy import LIKELY
from spelunke.core.tape import Tape
from spelunke.games.klau.box import House
from spelunke.games.klau.events import Believed
from spelunke.games.klau.types import Believe, Claim, Doubt, Give, ICant, Lay, LetItHappen, Pick, Wish
from tests.games.klau.den import Den, dealt, sit
from tests.games.klau.test_random_games import on
from tests.games.klau.watcher import Watcher


def believed(*hands: Any, draws: str = "green_4", **more: Any) -> Den:
    """Seat 0 has said "I can't", was believed, and has drawn a card; seat 1 is on."""
    return sit(*hands, **more).play(0, ICant()).play(1, Believe()).comes(draws)


def round_the_table(den: Den, *seats: int, draws: str = "green_1") -> Den:
    """These seats say "I can't" one after the other, are believed, and draw such a card."""
    for seat in seats:
        den.play(seat, ICant()).play((seat + 1) % den.game.seats, Believe()).comes(draws)
    return den


def test_whoever_was_believed_is_remembered_by_all_with_the_card_that_was_to_be_matched() -> None:
    """§8.8: the card drawn for it came since."""
    den = believed("blue_4 blue_3", "blue_1", "green_3", top="red_2")
    for viewer in (0, 1, 2, None):
        assert den.memory(viewer).claims == (Claim("red_2", 1), None, None)


def test_a_claim_says_nothing_of_the_card_that_is_still_to_be_drawn() -> None:
    """§8.8."""
    den = sit("blue_4", "blue_1", "green_3").play(0, ICant())
    assert den.memory(1).claims == (None, None, None)
    assert den.play(1, Believe()).memory(1).claims[0] == Claim("red_2", 0)


def test_after_a_wish_the_keyhole_of_that_colour_was_to_be_matched() -> None:
    """§8.8, §3.5: the same cards match it."""
    den = sit("red_keyhole blue_4", "red_1 red_3", "green_3").play(0, Lay("red_keyhole")).play(0, Wish("blue"))
    round_the_table(den, 1)
    assert den.memory(0).claims[1] == Claim("blue_keyhole", 1)


def test_a_card_that_matches_and_is_laid_openly_must_have_come_since() -> None:
    """§8.8."""
    den = round_the_table(believed("blue_4 blue_3", "blue_1", "green_3", draws="red_1"), 1, 2)
    assert den.memory(1).claims[0] == Claim("red_2", 1)
    assert den.play(0, Lay("red_1")).memory(1).claims[0] == Claim("red_2", 0)


def test_a_claim_that_is_proved_a_lie_is_forgotten() -> None:
    """§8.8: two red cards cannot both have come since, when only one card has."""
    den = round_the_table(believed("red_4 blue_3 blue_4", "blue_1", "green_3", draws="red_1"), 1, 2)
    round_the_table(den.play(0, Lay("red_1")), 1, 2, draws="yellow_1")
    assert den.memory(1).claims[0] == Claim("red_2", 0)
    assert den.play(0, Lay("red_4")).memory(1).claims[0] is None


def test_a_card_that_does_not_match_may_have_been_there_before() -> None:
    """§8.8: so as many as before may have come since, until none of those before need be left."""
    for hand, left in (("blue_4 green_1", Claim("red_2", 1)), ("green_1", None)):
        den = believed(hand, "green_2 blue_1", "yellow_1", draws="green_3").play(1, Lay("green_2"))
        round_the_table(den, 2).play(0, Lay("green_1"))
        assert den.memory(1).claims[0] == left


def test_whatever_is_stolen_may_have_been_there_before() -> None:
    """§8.8, §8.4: nor does a card that comes in make the claim tell less of the others."""
    den = believed("blue_4 blue_3", "red_crook blue_1", "green_3")
    den.play(1, Lay("red_crook")).play(1, Pick(0)).play(0, LetItHappen()).comes("green_4")
    assert den.memory(2).claims == (Claim("red_2", 1), None, None)
    den = believed("blue_4", "red_crook blue_1", "green_3")
    den.play(1, Lay("red_crook")).play(1, Pick(0)).play(0, LetItHappen()).comes("green_4")
    assert den.memory(2).claims == (None, None, None)


def test_a_swap_brings_a_card_and_takes_one_that_may_have_been_there_before() -> None:
    """§8.8, §5.12."""
    den = believed("blue_4 blue_3", "red_swap blue_1", "green_3").play(1, Lay("red_swap")).play(1, Pick(0))
    den.comes("blue_3").play(1, Give("blue_1"))
    assert den.memory(2).claims[0] == Claim("red_2", 2)


def test_a_hand_that_everybody_is_shown_makes_what_was_said_before_void() -> None:
    """§8.8, §4.4; shown to the doubter alone it does not, for the others have seen nothing."""
    for house, left in (({}, None), ({"hand_shown_to": "doubter"}, Claim("red_2", 3))):
        den = round_the_table(believed("blue_4 blue_3", "blue_1", "green_3", house=house), 1, 2)
        den.play(0, ICant()).play(1, Doubt()).comes("yellow_1", "yellow_1")
        assert den.memory(2).claims[0] == left


def test_the_last_word_counts() -> None:
    """§8.8."""
    den = round_the_table(believed("blue_4 blue_3", "red_1 blue_1", "green_3"), 1, 2).play(0, ICant()).play(1, Believe())
    assert den.memory(1).claims[0] == Claim("red_2", 0)
    assert den.comes("yellow_1").memory(1).claims[0] == Claim("red_2", 1)


def test_what_was_said_goes_with_a_hand_that_is_passed_on() -> None:
    """§8.8, §7.19."""
    den = believed("blue_4 blue_3", "bomb blue_1", "green_3", house={"bomb": "pass_hands"}).play(1, Lay("bomb"))
    assert den.memory(2).claims == (None, Claim("red_2", 1), None)


def test_a_watchdog_that_is_laid_has_come_since_if_nothing_came_before() -> None:
    """§8.8, §7.14: nobody is dealt one."""
    house = {"watchdog": True}
    den = believed("blue_4 blue_3", "blue_1", "green_3", draws="watchdog", house=house, came=[0, 0, 0])
    assert round_the_table(den, 1, 2).play(0, Lay("watchdog")).memory(1).claims[0] == Claim("red_2", 0)


def test_with_a_new_deal_nothing_that_was_said_is_left() -> None:
    """§8.6, §8.8."""
    den = believed("blue_4", "red_1 blue_1", "green_3 green_3", only="green_4 green_1 green_1")
    round_the_table(den, 1, 2)
    assert den.memory(None).claims == (Claim("red_2", 1),) * 3
    den.play(0, ICant()).play(1, Believe())  # §6.2: the pile is empty
    assert den.view().open.round == 2
    assert den.memory(None).claims == (None,) * 3


def likely(hand: str, since: int, seat: int = 1) -> int:
    """How likely seat 1 thinks a world in which seat 0, believed on a red 2, holds this hand."""
    claims = [{"on": "red_2", "since": since}, None, None]
    den = sit(hand, "blue_1", "green_3", claims=claims)
    return int(den.game.parts.rollout.likely(den.table, seat))


def test_worlds_in_which_somebody_believed_could_have_laid_a_card_are_guessed_seldom() -> None:
    """§8.8: the more cards match the more seldom, hardly ever with police, and the less the more cards came since."""
    matching = ("red_4 green_1 yellow_3", "red_4 red_1 yellow_3", "red_4 red_1 red_3")
    one, two, three = (likely(hand, 0) for hand in matching)
    assert likely("blue_4 green_1 yellow_3", 0) == LIKELY > one > two > three > 0
    assert likely("police green_1 yellow_3", 0) < two
    for hand in (*matching, "police green_1 yellow_3"):
        assert likely(hand, 0) < likely(hand, 1) < LIKELY


def test_what_one_said_oneself_makes_no_world_less_likely() -> None:
    """§8.8: everybody knows the own hand."""
    assert likely("red_4 red_1 red_3", 0, seat=0) == LIKELY


SEEDS = range(4)
HOUSES: tuple[dict[str, Any], ...] = ({}, {"keyhole_wild": True, "police_can_be_forced": False, "hand_shown_to": "doubter"})
PRESETS = ("box", "fence", "bomb_pass_hands", "bomb_discard", "watchdog", "all_variants")


@pytest.mark.parametrize("house", HOUSES, ids=("box", "otherwise"))
@pytest.mark.parametrize("preset", PRESETS)
def test_what_is_remembered_is_what_somebody_works_out_who_only_looks_on(preset: str, house: dict[str, Any]) -> None:
    """§8.8: and of a true word the cards that were there before hold to it."""
    met = 0
    for seed in SEEDS:
        den, dice = dealt(seats=2 + seed % 4, preset=preset, house={"rounds": 2, **house}), spelunke.Dice(seed, 3)
        rules = den.game.house
        assert isinstance(rules, House)
        watcher = Watcher(den.game.seats, rules)
        while den.asked:
            den.table.tape = Tape()
            on(den, dice)
            for event in den.game.events(den.table, None):
                watcher.hear(event)
                if isinstance(event, Believed):
                    spoken = watcher.spoken[event.whom]
                    assert spoken is not None
                    spoken.was_true = not any(spoken.denies(card, rules) for card in den.hand(event.whom))
            met += agree(den, watcher, rules)
    assert met > 50


def agree(den: Den, watcher: Watcher, house: House) -> int:
    """How many true words are remembered, each as the watcher has it."""
    found = 0
    if not den.asked:
        return 0
    assert watcher.sizes == list(den.sizes) or den.about == "deal"
    for seat, claim in enumerate(den.memory(None).claims):
        spoken = watcher.spoken[seat]
        if not house.watchdog:  # the watcher does not know that nobody is dealt one
            assert (claim is None) == (spoken is None or spoken.is_void)
        if claim is not None:
            assert spoken is not None
            assert claim.on == (spoken.top if spoken.wish is None else f"{spoken.wish}_keyhole")
            assert claim.since == max(spoken.new) or (house.watchdog and claim.since < max(spoken.new))
            if spoken.was_true:
                found += 1
                assert sum(spoken.denies(card, house) * copies for card, copies in den.hand(seat).items()) <= claim.since
    return found
