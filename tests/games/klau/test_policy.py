"""The policy: a player that is not perfect, but knows what loot is."""

from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import spelunke
from spelunke.core.dice import Dice
from spelunke.core.table import LUCK
from spelunke.games.klau.box import House
from spelunke.games.klau.types import (
    Believe,
    CallPolice,
    Doubt,
    Enough,
    Force,
    Give,
    HandIn,
    HandInAll,
    ICant,
    Lay,
    LeaveIt,
    LetItHappen,
    Pick,
    Wish,
)
from spelunke.lab.simulate import simulate
from tests.games.klau.den import Den, sit
from tests.games.klau.judgement import expected_marks


@pytest.mark.long
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


def marks(den: Den, table: spelunke.Table, seat: int, seed: int = 1) -> list[float]:
    """How good each legal answer looks to a seat."""
    codes = vec[i64](table.choices(seat))
    return list(den.game.parts.policy.marks(table, seat, codes, Dice(seed)))


def house_of(game: spelunke.Game) -> House:
    assert isinstance(game.house, House)
    return game.house


PRESETS = ["box", "forgery", "fence", "watchdog", "bomb_pass_hands", "bomb_zero", "bomb_discard", "all_variants"]


@pytest.mark.parametrize("preset", PRESETS)
def test_marks_are_counted_from_the_view_and_from_nothing_else(preset: str) -> None:
    """§8: at the true table, at one made from the view and at any redealt one they are the same to the last bit."""
    for seats in (2, 4, 6):
        game = spelunke.game("klau", seats=seats, preset=preset)
        table, dice = game.deal(seed=seats, ask_luck=True), Dice(seats)
        den, asks = Den(game, table), 0
        while table.asked and asks < 60:
            (seat,) = table.seats_asked()
            if seat == LUCK:
                table.answer([table.draw(dice)])
                continue
            asks += 1
            view, world = game.view(table, seat), table.copy()
            world.reshuffle(seat, dice)
            found = marks(den, table, seat)
            assert found == marks(den, world, seat) == marks(den, game.seat_at(view), seat)
            if view.open.round < view.open.rounds:
                assert found == pytest.approx(expected_marks(view, house_of(game), Dice(1)))
            table.answer([table.choices(seat)[int(dice.below(len(table.choices(seat))))]])


HOUSES: list[dict[str, Any]] = [
    {"police_can_be_forced": False},
    {"keyhole_wild": True},
    {"fence": True, "fence_all_or_nothing": True},
    {"hand_shown_to": "doubter", "forced_card_acts": True},
    {"hand_shown_to": "doubter", "doubter": "anybody"},
    {"surrounded": True, "surrounded_replacement": True, "deck_small": {"red_1": 8, "blue_1": 8, "red_crook": 8, "police": 6}},
]


@pytest.mark.parametrize("house", HOUSES, ids=str)
def test_marks_follow_the_house_rules(house: dict[str, Any]) -> None:
    """§9.12, §9.11, §9.8, §9.16, §9.28."""
    game = spelunke.game("klau", seats=3, house={"rounds": 8, **house})
    table, dice, asks = game.deal(seed=3, ask_luck=True), Dice(3), 0
    while table.asked and asks < 150:
        if table.seats_asked() == (LUCK,):
            table.answer([table.draw(dice)])
            continue
        asks += 1
        for seat in table.seats_asked():
            found = marks(Den(game, table), table, seat)
            if game.view(table, seat).open.round < 8:
                assert found == pytest.approx(expected_marks(game.view(table, seat), house_of(game), Dice(1)))
        table.answer([choices[int(dice.below(len(choices)))] for choices in map(table.choices, table.seats_asked())])


def test_a_bluff_is_thought_worse_of_the_more_players_may_doubt_it() -> None:
    """§9.28, §4.5: with three who may doubt instead of one, and hopeless once any of them has seen the card."""
    unseen, seen = "red_4 blue_1", [{"card": "red_4", "seen_by": [3]}, "blue_1"]
    others = ("green_1", "green_3", "blue_1")

    def of_bluff(hand: Any, doubter: str) -> float:
        den = sit(hand, *others, house={"doubter": doubter})
        return marks(den, den.table, 0)[-1]

    assert of_bluff(unseen, "anybody") < of_bluff(unseen, "next") == of_bluff(seen, "next")
    assert of_bluff(seen, "anybody") < of_bluff(unseen, "anybody")


def test_it_ends_the_game_with_its_last_card_if_that_wins_for_certain_and_only_then() -> None:
    """§6.4, §6.6: nobody else can get there with the cards they hold."""
    last: dict[str, Any] = {"round": 3, "totals": [60, 10, 10], "starter": 0}
    assert answers(sit("red_1", "blue_1", "green_1", **last), 0) == {Lay("red_1")}
    behind: dict[str, Any] = {"round": 3, "totals": [10, 60, 10], "starter": 1}
    assert answers(sit("red_1", "blue_1", "green_1", **behind), 0) == {ICant()}
    earlier: dict[str, Any] = {"round": 2, "totals": [60, 10, 10], "starter": 0}
    assert answers(sit("red_1", "blue_1", "green_1", **earlier), 0) == {ICant()}


def test_it_ends_the_game_by_believing_if_the_pile_is_empty_and_it_has_won() -> None:
    """§6.2: there is no card to draw; a doubt would find the match that it has seen, and go on."""
    seen = [{"card": "red_1", "seen_by": [1]}, "blue_4"]
    for totals, answer in (([10, 60, 10], Believe()), ([60, 10, 10], Doubt())):
        starter = totals.index(60)
        den = sit(seen, "blue_1 blue_2", "green_1 green_2", left=0, round=3, totals=totals, starter=starter)
        assert answers(den.play(0, ICant()), 1) == {answer}


def test_it_leaves_the_last_police_their_card_if_it_has_won_and_takes_one_if_it_needs_points() -> None:
    """§7.5, §9.4."""
    house = {"surrounded": True, "surrounded_ends": "game"}
    beside = {"police": 5}
    for totals, answer in (([60, 10, 10], LeaveIt()), ([10, 60, 10], Pick(1))):
        starter = totals.index(60)
        rich = [{"card": "blue_4", "by_all": True}]
        den = sit("police red_1", rich, "green_1", house=house, beside=beside, round=2, totals=totals, starter=starter)
        assert answers(den.play(0, Lay("police")), 0) == {answer}


def test_it_gives_away_the_bomb_that_makes_a_hand_worthless() -> None:
    """§7.20."""
    den = sit("red_swap bomb green_1", "blue_4", "green_3", house={"bomb": "zero"}).play(0, Lay("red_swap")).play(0, Pick(1))
    assert answers(den.comes("blue_4"), 0) == {Give("bomb")}


def test_police_that_cannot_be_forced_make_no_claim_a_lie() -> None:
    """§4.8, §9.12."""
    hand = [{"card": "police", "seen_by": [1]}, {"card": "blue_4", "seen_by": [1]}]
    assert answers(sit(hand, "blue_1", "green_1").play(0, ICant()), 1) == {Doubt()}
    house = {"police_can_be_forced": False}
    assert answers(sit(hand, "blue_1", "green_1", house=house).play(0, ICant()), 1) == {Believe()}


def likely(den: Den, seat: int) -> int:
    return int(den.game.parts.policy.likely(den.table, seat))


@pytest.mark.parametrize(
    ("hand", "out_of_a_thousand"),
    [("blue_4", 1000), ("red_1 blue_4", 900), ("red_1 red_3", 250), ("red_1 red_3 red_4 red_crook", 50), ("police blue_4", 66)],
)
def test_the_more_a_hand_could_lay_the_less_likely_it_says_i_cant(hand: str, out_of_a_thousand: int) -> None:
    """§4.1."""
    den = sit(hand, "blue_1", "green_1").play(0, ICant())
    assert likely(den, 1) == out_of_a_thousand
    assert likely(den, 0) == 1000


@pytest.mark.parametrize(
    ("hand", "since", "out_of_a_thousand"),
    [
        ("blue_4 green_3", 0, 1000),
        ("red_1 blue_4", 0, 900),
        ("red_1 blue_4", 1, 950),
        ("police blue_4", 0, 66),
        ("red_1 red_3", 1, 900),
    ],
)
def test_a_remembered_claim_makes_hands_that_it_denies_less_likely(hand: str, since: int, out_of_a_thousand: int) -> None:
    """§8.8: each card was as likely to be there then."""
    den = sit("green_1", hand, "green_3", claims=[None, {"on": "red_2", "since": since}, None])
    assert likely(den, 0) == out_of_a_thousand
    assert likely(den, 1) == 1000


def test_chances_follow_the_points_and_more_so_in_the_last_round() -> None:
    """§6.6."""
    early = sit("red_4", "blue_1", "green_1", totals=[0, 0, 0])
    late = sit("red_4", "blue_1", "green_1", round=3, totals=[1, 0, 0])
    chances = [list(den.game.parts.policy.chances(den.table)) for den in (early, late)]
    assert chances[0] == pytest.approx([0.398, 0.301, 0.301], abs=0.001)
    assert chances[1] == pytest.approx([0.605, 0.197, 0.197], abs=0.001)


def test_at_the_fence_all_or_nothing_is_worth_what_all_cards_are() -> None:
    """§9.8: two points and a new card for each."""
    house = {"fence": True, "fence_all_or_nothing": True}
    for hand, answer in (("green_4 blue_4 yellow_4", Enough()), ("green_1 blue_1 yellow_4", HandInAll())):
        den = sit(hand, "blue_2", "red_3", left=22, house=house).play(0, ICant()).play(1, Believe()).comes("fence")
        assert answers(den, 0) == {answer}


def test_it_lets_a_crook_take_a_card_only_without_police() -> None:
    """§5.9."""
    den = sit("red_crook blue_4", "blue_1 blue_2", "green_1").play(0, Lay("red_crook")).play(0, Pick(1))
    assert answers(den, 1) == {LetItHappen()}
