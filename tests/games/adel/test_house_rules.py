"""§11: house rules."""

from typing import Any

import pytest

import spelunke
from spelunke.games.adel.box import CHEQUES, COLLECTIBLES, THIEVES
from spelunke.games.adel.events import LeftIt, ShowedNothing
from spelunke.games.adel.types import Bid, Done, Exhibit, LeaveIt, SendThief, Steal
from tests.games.adel.evenings import (
    AUCTION,
    CASTLE,
    DETECTIVE,
    EXHIBIT,
    about,
    answer,
    asked,
    dealt,
    evening,
    exhibit,
    moves,
    opened,
    pawns,
    remembered,
    thief,
    visit,
)

HANDS = ["A1 A2 A3 A4", "B1 B2 B3 B4", "C1 C2 E1 E2"]
TRACK = {"club": {"best": 4, "second": 2}, "castles": [{"spaces": 2, "best": 3, "second": 1}]}


def refusal(house: dict[str, Any], seats: int = 4) -> spelunke.BadHouseRule:
    """Why these house rules are refused."""
    with pytest.raises(spelunke.BadHouseRule) as refused:
        spelunke.game("adel", seats, house)
    return refused.value


def test_the_defaults_are_the_printed_rules() -> None:
    """§11.1 to §11.13."""
    game = spelunke.game("adel")
    assert game.house == spelunke.game("adel", preset="box").house
    assert repr(game) == "Game('adel', seats=4, house={})"


@pytest.mark.parametrize("variant", ["surprise", "confrontation", "plain"])
def test_a_variant_for_two_is_refused_with_more(variant: str) -> None:
    """§11.1."""
    refused = refusal({"two_player_variant": variant}, 3)
    assert refused.message == "adel-variant-needs-two"
    assert refused.facts == {"key": "two_player_variant", "value": variant, "seats": 3}
    spelunke.game("adel", 2, {"two_player_variant": variant})


@pytest.mark.parametrize(("seats", "asked_about"), [(2, "both"), (3, "location"), (5, "location")])
def test_the_usual_variant_is_that_of_the_seats(seats: int, asked_about: str) -> None:
    """§11.1, §10.1: the surprise with two, none with more; naming it is naming nothing."""
    game = spelunke.game("adel", seats, {"two_player_variant": "usual"})
    assert repr(game) == f"Game('adel', seats={seats}, house={{}})"
    assert game.view(game.deal(seed=1), None).about == asked_about


DEALT_TO_TWO = b"221,222,223,263,240,266,243,264,265,257,279,234,7,8"
DEALT_TO_FOUR = b"221,222,218,220,239,265,240,263,266,257,279,234,249,248,243,275,277,260,227,254,244,268,0,0,0,0"
CONFRONTED = b'"house":{"two_player_variant":"confrontation"},'


@pytest.mark.parametrize(
    ("seats", "house", "answers", "asked_about"),
    [
        (2, b"", DEALT_TO_TWO, "window"),  # the surprise: location and action are laid already
        (2, CONFRONTED, DEALT_TO_TWO, "window"),
        (4, b"", DEALT_TO_FOUR, "action"),  # dealt with the preset "surprise", which had no effect on four
    ],
)
def test_records_of_version_0_1_lead_to_the_same_table(seats: int, house: bytes, answers: bytes, asked_about: str) -> None:
    """§11.1: they hold a variant only where it was not the surprise."""
    record = b'{"spelunke":1,"game":"adel","version":1,"seats":%d,%s"answers":[%s]}\n' % (seats, house, answers)
    table = spelunke.replay(record)
    game = spelunke.game("adel", seats, {"two_player_variant": "confrontation"} if house else None, rules=1)
    assert game.view(table, None).about == asked_about
    now = game.record(table)
    assert (now.version, now.house["auction_thief_must_take"]) == (2, True)
    assert game.position(spelunke.replay(now.to_json())) == game.position(table)


def test_a_thief_of_version_0_1_still_takes_the_cheque_unasked() -> None:
    """§4.3, §11.13, §13.4: and the castles in the corners have their third space."""
    house: Any = spelunke.game("adel", rules=1).house
    assert house.auction_thief_must_take
    assert sum(castle.spaces for castle in house.track.castles) == 39
    assert [castle.spaces for castle in house.track.castles].index(3) == 5


def test_a_preset_for_two_sits_down_for_two() -> None:
    """§11.1."""
    assert spelunke.game("adel", preset="surprise").seats == 2
    assert spelunke.game("adel", preset="confrontation").seats == 2
    assert spelunke.game("adel", preset="box").seats == 4


def test_a_bluffed_exhibition_may_show_nothing() -> None:
    """§11.2: whoever shows nothing takes no part."""
    game, table = evening(HANDS, house={"allow_bluff_exhibition": True})
    answer((game, table), CASTLE, CASTLE, CASTLE)
    assert Exhibit() in moves((game, table), 2)
    answer((game, table), EXHIBIT, thief(7), EXHIBIT)
    assert moves((game, table), 2) == (Done(),)
    assert Done() in moves((game, table), 0)
    exhibit((game, table), {0: "A1 A2 A3", 2: ""})
    assert ShowedNothing(2) in game.events(table, 0)
    assert pawns((game, table)) == [4, 0, 0]
    assert asked((game, table)) == (1,)
    answer((game, table), None, Steal("A1"))
    assert about((game, table)) == "location"


def test_everybody_may_bluff_and_then_nobody_moves() -> None:
    """§11.2: even with a collection in hand."""
    table = evening(HANDS, house={"allow_bluff_exhibition": True})
    visit(table, EXHIBIT, EXHIBIT, thief(8))
    exhibit(table, {0: "", 1: ""})
    assert pawns(table) == [0, 0, 0]
    assert about(table) == "location"


def test_a_bluffer_who_has_begun_must_reach_three() -> None:
    """§11.2, §5.3."""
    table = evening(HANDS, house={"allow_bluff_exhibition": True})
    visit(table, EXHIBIT, DETECTIVE, DETECTIVE)
    answer(table, moves(table, 0)[0])
    assert Done() not in moves(table, 0)


def test_a_choosy_thief_may_leave_an_exhibition_alone() -> None:
    """§11.3."""
    game, table = evening(HANDS, house={"thief_may_decline": True})
    visit((game, table), EXHIBIT, thief(7), DETECTIVE)
    exhibit((game, table), {0: "A1 A2 A3"})
    assert moves((game, table), 1) == (Steal("A1"), Steal("A2"), Steal("A3"), LeaveIt())
    answer((game, table), None, LeaveIt())
    assert LeftIt(1, 7, victim=0) in game.events(table, 2)
    assert opened((game, table)).collectibles == (4, 4, 4)
    assert opened((game, table)).jail == (7,)


@pytest.mark.parametrize("public", [True, False])
def test_the_numbers_of_cards_lie_open_or_must_be_counted_up(public: bool) -> None:
    """§11.4."""
    table = dealt(3, {"hand_sizes_public": public})
    assert opened(table, 0).collectibles == ((4, 4, 4) if public else None)
    assert opened(table, 0).action_cards == ((8, 8, 8) if public else None)
    assert remembered(table, 0).collectibles == (4, 4, 4)


@pytest.mark.parametrize(("window", "piles"), [("left", (14, 13)), ("right", (13, 14))])
def test_either_window_may_have_the_card_more(window: str, piles: tuple[int, int]) -> None:
    """§11.5."""
    assert opened(dealt(4, {"extra_card_window": window})).piles == piles


def test_an_extra_card_that_does_not_exist_is_refused() -> None:
    """§11.5: 44 collectibles leave two equal piles."""
    even = {**COLLECTIBLES, "A": COLLECTIBLES["A"][1:]}
    refused = refusal({"collectibles": even, "extra_card_window": "right"})
    assert refused.message == "adel-no-extra-card"
    assert refused.facts == {"key": "extra_card_window", "found": 28}
    assert opened(dealt(4, {"collectibles": even})).piles == (13, 13)


def test_a_limit_of_rounds_ends_the_game_with_the_last_exhibition() -> None:
    """§11.6."""
    table = dealt(3, {"round_limit": 2})
    for _ in range(2):
        assert asked(table) == (0, 1, 2)
        visit(table, DETECTIVE, DETECTIVE, DETECTIVE)
    assert asked(table) == ()
    assert sum(pawns(table)) in {0, 8, 12}


def test_memory_aids_decide_whether_people_are_shown_what_is_remembered() -> None:
    """§11.7: bots have the whole view either way."""
    for memory_aids in (False, True):
        game, table = dealt(3, {"memory_aids": memory_aids})
        view = game.view(table, 0)
        assert view.remembered is not None
        assert game.shown(view).remembered == (view.remembered if memory_aids else None)


def test_other_cheques_can_be_put_into_the_box() -> None:
    """§11.8: as many as one likes, as long as they add up."""
    cheques: dict[str, list[int]] = {
        "brown": [1_000, 49_000],
        "blue": [2_000, 48_000],
        "green": [3_000, 47_000],
        "violet": [4_000, 46_000],
        "red": [5_000, 6_000, 7_000, 8_000, 24_000],
    }
    table = dealt(5, {"cheques": cheques})
    for seat, colour in enumerate(opened(table).colours):
        assert list(opened(table, seat).cheques) == cheques[colour]
    seat = opened(table).colours.index("brown")
    answer(table, *[AUCTION] * 5)
    assert Bid(49_000) in moves(table, seat)


@pytest.mark.parametrize(
    ("changed", "message"),
    [
        ({"brown": (3_000, 12_000, 13_000, 21_000)}, "adel-cheques-sum"),
        ({"brown": (4_000, 11_000, 14_000, 21_000)}, "adel-comes-twice"),
        ({"brown": (25_000, 25_000)}, "adel-comes-twice"),
    ],
)
def test_cheques_that_do_not_add_up_or_come_twice_are_refused(changed: dict[str, Any], message: str) -> None:
    """§11.8."""
    refused = refusal({"cheques": {**CHEQUES, **changed}})
    assert refused.message == message
    assert refused.facts["key"] == "cheques"


def test_a_colour_without_cheques_or_thieves_is_refused() -> None:
    """§11.8, §11.9."""
    for key, table in [("cheques", CHEQUES), ("thieves", THIEVES)]:
        refused = refusal({key: {colour: held for colour, held in table.items() if colour != "red"}})
        assert refused.message == "adel-colours-missing"
        assert refused.facts == {"key": key, "missing": ["red"]}


def test_other_thieves_can_be_put_into_the_box() -> None:
    """§11.9."""
    thieves = {"brown": [20], "blue": [19, 1], "green": [18, 2, 3], "violet": [17], "red": [16, 15, 14, 13]}
    table = dealt(5, {"thieves": thieves})
    seat = opened(table).colours.index("brown")
    assert opened(table, seat).thieves == (20,)
    answer(table, *[CASTLE] * 5)
    assert SendThief(20, "castle") in moves(table, seat)


def test_a_thief_that_comes_twice_is_refused() -> None:
    """§11.9."""
    refused = refusal({"thieves": {**THIEVES, "red": (6, 1)}})
    assert (refused.message, refused.facts) == ("adel-comes-twice", {"key": "thieves", "twice": [6]})


def test_other_collectibles_can_be_put_into_the_box() -> None:
    """§11.10: five to ten in a series, as some think the printed box has them."""
    years = {series: [1500 + 50 * at + year for year in range(5 + at)] for at, series in enumerate("ABCDEF")}
    table = dealt(4, {"collectibles": years})
    assert sum(opened(table).piles) == 45 - 16 - 2
    assert opened(table).catalogue["F"] == tuple(years["F"])


@pytest.mark.parametrize(
    ("changed", "message"),
    [
        ({"A": (1745, 1702)}, "adel-years-order"),
        ({"A": (1650, 1702)}, "adel-comes-twice"),
        ({"A": (), "B": (), "C": (), "D": ()}, "adel-too-few-collectibles"),
    ],
)
def test_collectibles_that_cannot_be_told_apart_or_dealt_are_refused(changed: dict[str, Any], message: str) -> None:
    """§11.10."""
    refused = refusal({"collectibles": {**COLLECTIBLES, **changed}})
    assert refused.message == message
    assert refused.facts["key"] == "collectibles"


def test_how_many_collectibles_are_needed_depends_on_the_players() -> None:
    """§11.10: four for every hand and two for the windows."""
    few = {"A": COLLECTIBLES["A"], "B": COLLECTIBLES["B"]}
    spelunke.game("adel", 3, {"collectibles": few})
    assert refusal({"collectibles": few}, 4).facts == {"key": "collectibles", "found": 15, "needed": 18, "seats": 4}


def test_another_board_can_be_played_on() -> None:
    """§11.11: two spaces, and the table begins at the third."""
    table = evening(HANDS, house={"track": TRACK}, pawns=[0, 2, 0])
    assert (opened(table).hexagon.best, opened(table).hexagon.second) == (3, 1)
    visit(table, EXHIBIT, DETECTIVE, DETECTIVE)
    exhibit(table, {0: "A1 A2 A3"})
    assert asked(table) == ()


@pytest.mark.parametrize(
    ("track", "message"),
    [
        ({**TRACK, "club": {"best": 2, "second": 2}}, "adel-hexagon-order"),
        ({**TRACK, "castles": [{"spaces": 2, "best": 1, "second": 3}]}, "adel-hexagon-order"),
        ({**TRACK, "castles": [{"spaces": 9, "best": 3, "second": 1}] * 12}, "adel-track-too-long"),
    ],
)
def test_a_board_that_cannot_be_is_refused(track: dict[str, Any], message: str) -> None:
    """§11.11."""
    refused = refusal({"track": track})
    assert refused.message == message
    assert refused.facts["key"] == "track"


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("cheques", {"brown": [500, 49_500]}),
        ("cheques", {"pink": [50_000]}),
        ("thieves", {"brown": [0]}),
        ("thieves", {"brown": []}),
        ("collectibles", {"G": [1700]}),
        ("collectibles", {"A": list(range(1700, 1711))}),
        ("track", {"club": {"best": 4, "second": 2}, "castles": []}),
        ("track", {"castles": [{"spaces": 2, "best": 3, "second": 1}]}),
        ("track", {**TRACK, "length": 3}),
        ("detectives", [-1, 2, 3, 4, 5]),
    ],
)
def test_a_table_that_cannot_be_read_is_refused(name: str, value: object) -> None:
    """§11.8 to §11.12."""
    assert refusal({name: value}).facts["name"] == name


def test_detectives_may_go_other_ways() -> None:
    """§11.12."""
    table = evening(HANDS, house={"detectives": [0, 7, 3, 4, 5]}, pawns=[5, 4, 3])
    visit(table, DETECTIVE, DETECTIVE, thief(8))
    assert pawns(table) == [5, 11, 3]


def test_every_rank_needs_its_number() -> None:
    """§11.12."""
    refused = refusal({"detectives": [1, 2, 3, 4]})
    assert (refused.message, refused.facts) == ("adel-detectives-ranks", {"key": "detectives", "found": 4, "ranks": 5})


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("two_player_variant", "both"),
        ("allow_bluff_exhibition", "yes"),
        ("thief_may_decline", 1),
        ("hand_sizes_public", None),
        ("extra_card_window", "middle"),
        ("round_limit", 31),
        ("round_limit", -1),
        ("memory_aids", "on"),
    ],
)
def test_a_house_rule_with_a_value_it_cannot_have_is_refused(name: str, value: object) -> None:
    """§11.1 to §11.7."""
    refused = refusal({name: value}, 2)
    assert refused.facts["name"] == name
    assert refused.facts["allowed"]


def test_a_house_rule_that_nobody_knows_is_refused() -> None:
    """§11.1 to §11.12: an option is never accepted and ignored."""
    with pytest.raises(spelunke.UnknownHouseRule):
        spelunke.game("adel", house={"bluff": True})


def test_the_tiny_game_is_over_after_three_rounds_at_most() -> None:
    """§11.6, §11.8 to §11.11."""
    for seats in (2, 3, 4, 5):
        game = spelunke.game("adel", seats, preset="tiny")
        table, dice = game.deal(seats), spelunke.Dice(seats)
        while table.asked:
            game.play(table, {seat: (m := game.moves(table, seat))[dice.below(len(m))] for seat in game.asked(table)})
        assert 1 <= opened((game, table)).round <= 3
