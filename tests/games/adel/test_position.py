"""Positions: the whole truth in words and back, and what no table can be in."""

from typing import Any

import pytest

import spelunke
from spelunke.games.adel.types import CODEBOOK, QUESTIONS
from tests.games.adel.evenings import position

HANDS = ["A1 A2 A3 A4", "B1 B2 B3 B4", "C1 C2 C3 C4"]
BID = {"move": "Bid", "cheque": 22_000}
DETECTIVE = {"move": "SendDetective"}
EXHIBIT = {"move": "Exhibit"}
NOTHING_SHOWN: list[list[str]] = [[], [], []]


def thief(number: int, at: str = "castle") -> dict[str, Any]:
    return {"move": "SendThief", "number": number, "at": at}


START = position(HANDS)
ACTION = {**START, "about": "action", "locations": ["auction", "castle", "castle"]}
WINDOW = {
    **ACTION,
    "about": "window",
    "actions": [BID, thief(7), DETECTIVE],
    "cheques": [[3_000, 12_000, 13_000], *START["cheques"][1:]],
    "register": [22_000],
}
CHEQUE = {
    **WINDOW,
    "about": "cheque",
    "locations": ["auction", "auction", "castle"],
    "actions": [BID, thief(7, "auction"), DETECTIVE],
    "hands": [["A1", "A2", "A3", "A4", "F8"], *START["hands"][1:]],
    "seen": [["F8"], [], []],
    "windows": ["F7", "F6"],
    "piles": [START["piles"][0] - 1, START["piles"][1]],
}
"""Seat 0 has bought F8, and the thief of seat 1 is alone."""

COLLECTION = {
    **START,
    "about": "collection",
    "locations": ["castle"] * 3,
    "actions": [EXHIBIT, EXHIBIT, thief(8)],
    "shown": [["A1", "A2"], ["B1", "B2"], []],
    "picks": 2,
}
THEFT = {
    **COLLECTION,
    "about": "theft",
    "shown": [["A1", "A2", "A3"], ["B1", "B2", "B3"], []],
    "seen": [["A1", "A2", "A3"], ["B1", "B2", "B3"], []],
    "picks": 0,
    "thief": 2,
    "robbed": 0,
}
OVER = {
    **START,
    "about": None,
    "pawns": [44, 40, 44],
    "shown": [hand.split() for hand in HANDS],
    "seen": [hand.split() for hand in HANDS],
}
FRESH = {
    "about": "colour",
    "round": 0,
    "colours": ["red", None, None],
    "pawns": [0, 0, 0],
    "hands": [[], [], []],
    "seen": [[], [], []],
    "cheques": [[7_000, 8_000, 17_000, 18_000], [], []],
    "register": [],
    "jail": [],
    "windows": [None, None],
    "piles": [17, 16],
    "locations": [None] * 3,
    "actions": [None] * 3,
    "shown": NOTHING_SHOWN,
}


@pytest.mark.parametrize(
    ("wanted", "asked", "about"),
    [
        (FRESH, (spelunke.LUCK,), "colour"),
        (START, (0, 1, 2), "location"),
        (ACTION, (0, 1, 2), "action"),
        (WINDOW, (0,), "window"),
        (COLLECTION, (0, 1), "collection"),
        (THEFT, (2,), "theft"),
        (OVER, (), None),
    ],
)
def test_every_moment_of_a_round_can_be_arranged(wanted: dict[str, Any], asked: tuple[int, ...], about: str | None) -> None:
    """§2.1, §3.2, §3.4, §4.2, §5.3, §6.1, §9.1."""
    game = spelunke.game("adel", 3)
    table = game.arrange(wanted, ask_luck=True)
    assert game.asked(table) == asked
    assert game.view(table, 0).about == about
    assert game.position(table) == {"picks": 0, "thief": None, "robbed": None, **wanted}


@pytest.mark.parametrize(
    ("base", "changed", "message"),
    [
        (START, {"pawns": [0, 0]}, "position-seats"),
        (START, {"round": 0}, "adel-position-round"),
        (FRESH, {"round": 1}, "adel-position-round"),
        (START, {"round": -1}, "adel-position-round"),
        (START, {"colours": ["brown", "brown", "green"]}, "adel-position-colours"),
        (START, {"colours": ["brown", "blue", None]}, "adel-position-colours"),
        (FRESH, {"colours": [None, "red", None]}, "adel-position-colours"),
        (START, {"cheques": [[3_000], *START["cheques"][1:]]}, "adel-position-cheques"),
        (START, {"register": [7_000]}, "adel-position-cheques"),
        (START, {"register": [3_500]}, "adel-position-cheques"),
        (START, {"register": [3_000]}, "adel-position-cheques"),
        (
            START,
            {"round": 1, "register": [22_000], "cheques": [[3_000, 12_000, 13_000], *START["cheques"][1:]]},
            "adel-position-cheques",
        ),
        (START, {"jail": [9]}, "adel-position-jail"),
        (START, {"jail": [6, 6]}, "adel-position-jail"),
        (START, {"jail": [6, 5, 7, 4]}, "adel-position-jail"),
        (START, {"jail": [6], "round": 1}, "adel-position-jail"),
        (
            START,
            {"hands": [["A1", "A2", "A3", "A4"], ["A1", "B2", "B3", "B4"], START["hands"][2]]},
            "adel-position-collectibles",
        ),
        (START, {"hands": [["A1", "A1", "A3", "A4"], *START["hands"][1:]]}, "adel-position-card-twice"),
        (START, {"hands": [["A1", "A2", "A3", "A9"], *START["hands"][1:]]}, "adel-position-collectibles"),
        (START, {"hands": [["A1", "A2", "A3"], *START["hands"][1:]]}, "adel-position-collectibles"),
        (START, {"seen": [["B1"], [], []]}, "adel-position-collectibles"),
        (START, {"piles": [16, 16]}, "adel-position-collectibles"),
        (START, {"windows": ["F7", None]}, "adel-position-collectibles"),
        (START, {"windows": ["F7", None], "piles": [16, 16]}, "adel-position-windows"),
        (START, {"piles": [17, 14]}, "adel-position-windows"),
        (START, {"pawns": [40, 0, 0]}, "adel-position-pawn"),
        (START, {"pawns": [-1, 0, 0]}, "adel-position-pawn"),
        (START, {"pawns": [6, 0, 0], "round": 2}, "adel-position-pawn"),
        (START, {"locations": ["castle", None, None]}, "adel-position-locations"),
        (ACTION, {"locations": [None] * 3}, "adel-position-locations"),
        (START, {"about": "both"}, "adel-position-locations"),
        (WINDOW, {"locations": ["castle"] * 3}, "adel-position-locations"),
        (ACTION, {"actions": [BID, None, None]}, "adel-position-action"),
        (WINDOW, {"actions": [BID, BID, DETECTIVE]}, "adel-position-action"),
        (WINDOW, {"actions": [BID, thief(8), DETECTIVE]}, "adel-position-action"),
        (WINDOW, {"actions": [{"move": "DoNothing"}, thief(7), DETECTIVE]}, "adel-position-action"),
        (WINDOW, {"actions": [thief(6, "auction"), thief(7), DETECTIVE]}, "adel-position-no-buyer"),
        (CHEQUE, {"actions": [BID, None, DETECTIVE]}, "adel-position-action"),
        (
            CHEQUE,
            {"locations": ["auction", "castle", "castle"], "actions": [BID, thief(7), DETECTIVE]},
            "adel-position-no-cheque",
        ),
        (CHEQUE, {"seen": [[], [], []]}, "adel-position-collectibles"),
        (WINDOW, {"about": "cheque"}, "adel-position-no-cheque"),
        (COLLECTION, {"picks": 3}, "adel-position-shown"),
        (COLLECTION, {"shown": [["A1", "A2"], ["B1", "A2"], []]}, "adel-position-shown"),
        (COLLECTION, {"shown": [["A1", "A2"], ["B3", "B4"], []]}, "adel-position-shown"),
        (COLLECTION, {"shown": [["A1", "A2"], [], []]}, "adel-position-shown"),
        (COLLECTION, {"actions": [DETECTIVE, DETECTIVE, thief(8)], "shown": NOTHING_SHOWN}, "adel-position-shown"),
        (COLLECTION, {"hands": [["A1", "A2", "E3", "E4"], *START["hands"][1:]]}, "adel-position-action"),
        (THEFT, {"thief": 1}, "adel-position-theft"),
        (THEFT, {"robbed": 2}, "adel-position-theft"),
        (THEFT, {"thief": None, "robbed": None}, "adel-position-theft"),
        (THEFT, {"shown": [["A1", "A2"], ["B1", "B2", "B3"], []]}, "adel-position-theft"),
        (THEFT, {"thief": 7}, "adel-position-theft"),
        (START, {"thief": 1}, "adel-position-theft"),
        (OVER, {"pawns": [30, 30, 30]}, "adel-position-end"),
        (OVER, {"shown": [["A1", "A2", "A3"], *OVER["shown"][1:]]}, "adel-position-end"),
        (OVER, {"seen": NOTHING_SHOWN}, "adel-position-end"),
    ],
)
def test_what_no_table_can_be_in_is_refused_by_name(base: dict[str, Any], changed: dict[str, Any], message: str) -> None:
    """§1.3, §1.5, §2.1, §2.4, §2.5, §3.1, §3.3, §3.4, §4.2, §5.3, §6.2, §8.3, §9.1."""
    game = spelunke.game("adel", 3)
    with pytest.raises(spelunke.ImpossiblePosition) as refused:
        game.arrange({**base, **changed})
    assert refused.value.message == message
    assert str(refused.value)


def test_a_position_that_cannot_be_read_is_refused() -> None:
    """§12.1: unknown words too."""
    game = spelunke.game("adel", 3)
    damages: list[dict[str, Any]] = [{"stock": []}, {"hands": [["Z1"], [], []]}, {"about": "lunch"}, {"colours": ["pink"] * 3}]
    damages += [{**WINDOW, "actions": [unknown, thief(7), DETECTIVE]} for unknown in (thief(-1), {**BID, "cheque": 22_001})]
    for changed in damages:
        with pytest.raises(spelunke.ImpossiblePosition) as refused:
            game.arrange({**START, **changed})
        assert refused.value.message == "position-damaged"


def test_an_arranged_table_is_played_on_like_any_other() -> None:
    """§6.2: the second exhibition is robbed next."""
    game = spelunke.game("adel", 3)
    table = game.arrange(THEFT, ask_luck=True)
    game.play(table, {2: game.moves(table, 2)[0]})
    assert game.view(table, None).open.robbed == 1
    assert game.position(table)["hands"][2] == ["A1", "C1", "C2", "C3", "C4"]


def test_codes_are_what_the_rules_count_by() -> None:
    """§3.4, §3.5: the codebook and the rules speak of the same numbers."""
    from spelunke.games.adel import rules_codes, types

    assert CODEBOOK.code(types.Go("castle")) == rules_codes.GO_TO_CASTLE
    assert CODEBOOK.code(types.Bid(13_000)) == rules_codes.BID + 13
    assert CODEBOOK.code(types.SendThief(7, "auction")) == rules_codes.THIEF_TO_AUCTION + 7
    assert CODEBOOK.code(types.SendThief(7, "castle")) == rules_codes.THIEF_TO_CASTLE + 7
    assert CODEBOOK.code(types.SendDetective()) == rules_codes.DETECTIVE
    assert CODEBOOK.code(types.Exhibit()) == rules_codes.EXHIBIT
    assert CODEBOOK.code(types.DoNothing()) == rules_codes.NOTHING
    assert CODEBOOK.code(types.Buy("right")) == rules_codes.BUY + 1
    assert CODEBOOK.code(types.Show("F10")) == rules_codes.SHOW + 59
    assert CODEBOOK.code(types.Done()) == rules_codes.DONE
    assert CODEBOOK.code(types.Steal("A1")) == rules_codes.STEAL
    assert CODEBOOK.code(types.LeaveIt()) == rules_codes.LEAVE_IT
    assert CODEBOOK.code(types.DrawColour("red")) == rules_codes.DRAW_COLOUR + 4
    assert CODEBOOK.code(types.Turn("B2")) == rules_codes.TURN_CARD + 11
    assert CODEBOOK.code(types.TakeCheque()) == rules_codes.TAKE_CHEQUE
    assert CODEBOOK.code(types.LeaveCheque()) == rules_codes.LEAVE_CHEQUE
    assert len(CODEBOOK) == 285
    assert [question.about for question in QUESTIONS][rules_codes.THEFT] == "theft"
    assert [question.about for question in QUESTIONS][rules_codes.CHEQUE] == "cheque"
