"""What hints and thinking players of Klau Mau! make of a table: what they say, and what they do not even think of."""

from spelunke.bots.thinking import Budget, think
from spelunke.core.types import Reason
from spelunke.games.klau.reasons import Bluff, Costs, LetsThemDraw, OnlyCard, SeenInHand, Skips, TurnsRound
from spelunke.games.klau.types import AnyMove, Believe, Doubt, Force, ICant, Lay, LeaveIt, Pick
from spelunke.texts import speaker
from tests.games.klau.den import Den, sit

NAMES = ["Anna", "Ben", "Carl", "Dora"]


def why(den: Den, seat: int, move: AnyMove) -> tuple[Reason, ...]:
    return den.game.why(den.view(seat), move)


def test_a_plan_says_who_is_next_and_a_big_safe_who_misses_a_turn() -> None:
    """§5.5, §5.6."""
    den = sit("red_plan red_big_safe red_small_safe", "blue_1", "green_1", "green_1")
    assert TurnsRound(3) in why(den, 0, Lay("red_plan"))
    assert Skips((1, 2)) in why(den, 0, Lay("red_big_safe"))
    assert Skips((1,)) in why(den, 0, Lay("red_small_safe"))


def test_a_plan_turns_nothing_for_two_or_once_play_goes_counter_clockwise_to_the_letter() -> None:
    """§5.6, §9.14."""
    two = sit("red_plan red_1", "blue_1")
    literal = sit("red_plan red_1", "blue_1", "green_1", house={"plan_literal": True}, direction="counterclockwise")
    assert not any(isinstance(reason, TurnsRound) for den in (two, literal) for reason in why(den, 0, Lay("red_plan")))


def test_whoever_loses_the_only_card_ends_the_round() -> None:
    """§6.1, §4.10."""
    den = sit("red_1", "blue_1 blue_2", "green_1 green_2").play(0, ICant())
    assert OnlyCard(0) in why(den, 1, Doubt()) and OnlyCard(0) not in why(den, 1, Believe())
    assert why(den.play(1, Doubt()), 1, Force("red_1")) == (Costs(0, 1), OnlyCard(0))
    crook = sit("red_crook red_1", "blue_1", "green_1 green_2").play(0, Lay("red_crook"))
    assert OnlyCard(1) in why(crook, 0, Pick(1))
    assert OnlyCard(2) not in why(crook, 0, Pick(2)) and not why(crook, 0, LeaveIt())


def test_a_bluff_with_police_only_costs_nothing_but_a_card_for_the_doubter() -> None:
    """§4.8."""
    den = sit("police blue_1", "blue_1", "green_1")
    assert why(den, 0, ICant()) == (Bluff(1, "police"),)
    said = speaker("en").reason("klau", Bluff(1, "police"), NAMES)
    assert "only because of your police" in said and "lose" not in said


def test_where_anybody_may_doubt_a_bluff_is_seen_through_by_whoever_has_seen_the_card() -> None:
    """§9.28, §4.5: the first of them in the direction of play is named."""
    anybody = {"doubter": "anybody"}
    seen = [{"card": "red_1", "seen_by": [2, 3]}, "blue_1"]
    assert why(sit(seen, "blue_1", "green_1", "green_2", house=anybody), 0, ICant()) == (SeenInHand(2, "red_1"),)
    assert why(sit("red_1", "blue_1", "green_1", "green_2", house=anybody), 0, ICant()) == (Bluff(1, "red_1"),)
    den = sit(seen, "blue_1", "green_1", "green_2", direction="counterclockwise", house=anybody)
    assert why(den, 0, ICant()) == (SeenInHand(3, "red_1"),)
    assert LetsThemDraw(0) in why(den.play(0, ICant()), 1, Believe())


def test_a_bluff_that_the_next_player_is_sure_to_see_through_is_not_thought_of() -> None:
    """§4.5: seat 1 was shown the red 1, seat 2 was not; with a single card to lay there is nothing better to think of."""
    shown, other = ({"card": "red_1", "seen_by": [seat]} for seat in (1, 2))
    hands = (([shown, "red_3", "blue_1"], False), ([other, "red_3", "blue_1"], True), ([shown, "blue_1"], True))
    for hand, is_thought_of in hands:
        den = sit(hand, "green_1 green_2", "green_1 green_3")
        tried = {thought.move for thought in think(den.game, den.view(0), Budget(games=60)) if thought.tries}
        assert Lay("red_1") in tried and (ICant() in tried) == is_thought_of
