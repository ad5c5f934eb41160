"""Adel verpflichtet: two rounds of one game, at the auction and at the castle, and its last exhibition."""

from typing import Any, Final

from scenes import EVERY_SIZE, Course, Film, Scene
from spelunke.core.types import Move
from spelunke.games.adel.types import (
    Bid,
    Buy,
    Done,
    Exhibit,
    Go,
    SendDetective,
    SendThief,
    Show,
    Steal,
    TakeCheque,
    Turn,
)

YOU, KALLE, JULE, EMIL, LOTTE = range(5)
COLOURS: Final = ["violet", "blue", "green", "red", "brown"]

NINTH: Final[dict[str, Any]] = {
    "about": "location",
    "round": 9,
    "colours": COLOURS,
    "pawns": [12, 16, 9, 14, 11],
    "hands": [
        ["B2", "B5", "C1", "C4", "D5", "F2"],
        ["A1", "A6", "B1", "B3", "C2"],
        ["A2", "A4", "D2", "E1", "F1"],
        ["A5", "C6", "D7", "E2", "F7"],
        ["D1", "E3", "E6", "F4"],
    ],
    "seen": [["B2", "B5", "C1"], ["A1", "A6", "B1"], ["A4"], ["E2"], []],
    "cheques": [
        [6_000, 9_000, 19_000],
        [4_000, 14_000, 21_000],
        [5_000, 10_000, 15_000, 16_000],
        [7_000, 8_000, 18_000],
        [3_000, 12_000, 13_000, 22_000],
    ],
    "register": [11_000, 17_000, 20_000],
    "jail": [1, 4, 3],
    "windows": ["A3", "E5"],
    "piles": [9, 9],
    "locations": [None] * 5,
    "actions": [None] * 5,
    "shown": [[]] * 5,
}
LAST: Final[dict[str, Any]] = {
    **NINTH,
    "round": 17,
    "pawns": [31, 36, 24, 35, 36],
    "hands": [
        ["B2", "B5", "C1", "C4", "D5", "F2"],
        ["A1", "A6", "B1", "B3", "C2", "F8", "E7"],
        ["A2", "A4", "D2", "E1", "F1"],
        ["A5", "C6", "D7", "E2", "F7", "C7"],
        ["A7", "B6", "C3", "D1", "D3", "E3", "E6", "F4", "F5"],
    ],
    "seen": [["B2", "B5", "C1"], ["A1", "A6", "B1"], ["A4"], ["E2", "C7"], ["A7", "B6", "C3", "D3", "F5"]],
    "piles": [5, 5],
}


def crossroads(*, aids: bool = True) -> Course:
    """The ninth round: where to?"""
    return Course("adel", 5, {"memory_aids": aids}, NINTH).luck()


def arrived(*, castle: tuple[int, ...] = (KALLE,)) -> Course:
    """All have walked."""
    return crossroads().play([Go("castle" if seat in castle else "auction") for seat in range(5)])


def auction() -> Course:
    """You bid most, and Jule's thief is alone: which lot?"""
    return arrived().play([Bid(19_000), SendDetective(), SendThief(8, "auction"), Bid(18_000), Bid(12_000)])


def bought() -> Course:
    """You take the duck, and Jule may take your cheque."""
    return auction().play([Buy("right")], Turn("C5"))


def tenth() -> Course:
    """Jule has it."""
    return bought().play([TakeCheque()])


def castle() -> Course:
    """The tenth round: Emil buys alone, and all others are at the castle."""
    course = tenth().play([Go("auction" if seat == EMIL else "castle") for seat in range(5)])
    course.play([SendThief(9, "castle"), Exhibit(), SendDetective(), Bid(7_000), Exhibit()])
    return course.play({EMIL: Buy("right")}, Turn("D4"))


def shown(course: Course, collections: dict[int, list[str]]) -> Course:
    """Exhibitors lay out their collections, card by card."""
    for pick in range(1 + max(len(cards) for cards in collections.values())):
        asked = course.game.asked(course.table)
        answers: dict[int, Move] = {}
        for seat in asked:
            cards = collections[seat]
            answers[seat] = Show(cards[pick]) if pick < len(cards) else Done()
        if not set(asked) <= set(collections) or course.game.question(course.table).about != "collection":  # type: ignore[union-attr]
            break
        course.play(answers)
    return course


def hall() -> Course:
    """Two exhibit, your Butler is among the guests, and Jule's hound waits."""
    return shown(castle(), {KALLE: ["A1", "A6", "B1", "B3", "C2"], LOTTE: ["D1", "E3", "E6", "F4"]})


def robbed() -> Course:
    """Your Butler has taken a piece of Kalle's."""
    return hall().play([Steal("B1")])


def caught() -> Course:
    """He takes one of Lotte's, and the hound has him."""
    return robbed().play([Steal("E6")])


def exhibit() -> Course:
    """You exhibit: which pieces?"""
    course = tenth().play([Go("castle")] * 5)
    return course.play([Exhibit(), Exhibit(), SendDetective(), SendThief(10, "castle"), SendDetective()])


def end() -> Course:
    """Kalle comes to the banquet, but Lotte's last exhibition passes him."""
    course = Course("adel", 5, {"memory_aids": True}, LAST).luck().play([Go("castle")] * 5)
    course.play([SendDetective(), Exhibit(), SendDetective(), SendDetective(), SendDetective()])
    return shown(course, {KALLE: ["A1", "A6", "B1", "B3", "C2"]})


SCENES: Final = [
    Scene("choose", crossroads, sizes=EVERY_SIZE),
    Scene("sealed", crossroads, sealed=(0, 1, 3), kept=Go("castle")),
    Scene("without-aids", lambda: crossroads(aids=False)),
    Scene("walked", arrived, beat="walked"),
    Scene("action", arrived, sealed=(1, 3)),
    Scene("action-castle", lambda: arrived(castle=(YOU, KALLE, LOTTE))),
    Scene("revealed", auction, beat="revealed"),
    Scene("auction", auction, sizes=EVERY_SIZE),
    Scene("called", bought, beat="called"),
    Scene("cheque", bought, seat=JULE),
    Scene("reached", tenth, beat="reached"),
    Scene("dragged", tenth, beat="dragged", into=250),
    Scene("exhibit", exhibit),
    Scene("shown", hall, beat="shown", nth=2),
    Scene("moved", hall, beat="moved"),
    Scene("castle", hall, sizes=EVERY_SIZE),
    Scene("stolen", robbed, beat="dragged", into=250),
    Scene("arrest", caught, beat="jailed"),
    Scene("home", caught, beat="home"),
    Scene("last-exhibition", end, beat="told", nth=2),
    Scene("end", end, ends=True, sizes=EVERY_SIZE),
    Scene("end-won", end, ends=True, seat=LOTTE),
    Scene("watched", hall, seat=None),
]
QUESTIONS: Final = ("action", "choose", "action-castle", "auction", "cheque", "exhibit", "castle")
"""One scene of each kind of question."""

FILMS: Final = [
    Film("auction", tenth),
    Film("castle", hall),
    Film("theft", robbed),
    Film("ending", end, beyond=3_600, since="settled"),
]
