"""Auf Teufel komm raus: the fifth round of one game, bet by bet and coal by coal, and three ends."""

from typing import Final

from scenes import EVERY_SIZE, Course, Film, Scene
from spelunke.games.teufel.box import CoalKind
from spelunke.games.teufel.types import GoOn, Stake, Start, Stop, Turn

YOU, KALLE, JULE, EMIL, LOTTE = range(5)

FIFTH: Final[dict[str, object]] = {
    "round": 5,
    "start": JULE,
    "chips": [260, 480, 300, 90, 640],
    "pawns": [3, 5, 4, 1, 7],
    "oven": {"100": 2, "75": 3, "50": 5, "25": 6, "20": 6, "10": 6, "devil": 7},
}
BETS: Final = (100, 120, 60, 50, 140)

LAST: Final[dict[str, object]] = {
    "round": 9,
    "start": KALLE,
    "chips": [790, 1210, 620, 400, 1300],
    "pawns": [7, 11, 7, 5, 11],
    "oven": {"100": 2, "75": 3, "50": 4, "25": 4, "20": 5, "10": 5, "devil": 6},
}


def deal(seats: int = 6, *, aids: bool = True) -> Course:
    """Six at a full oven, and nobody has bet."""
    return Course("teufel", seats, {"memory_aids": aids}).luck(Start(2))


def bet(*, aids: bool = True) -> Course:
    """The fifth round begins."""
    return Course("teufel", 5, {"memory_aids": aids}, FIFTH).luck()


def fetch(course: Course, *coal: CoalKind) -> Course:
    """Somebody turns these, the first of which lies there already, and goes on after each but the last."""
    for kind in coal[1:]:
        course.play([GoOn()], Turn(kind))
    return course


def opened(*, aids: bool = True) -> Course:
    """All fists are open, and Jule's first coal is a must."""
    return bet(aids=aids).play([Stake(chips) for chips in BETS], Turn("25"))


def reach(*, aids: bool = True) -> Course:
    """Three have been at the oven, and you have brought out 95."""
    course = fetch(opened(aids=aids), "25", "20", "20").play([Stop()], Turn("25"))
    course.play([GoOn()], Turn("10")).play([GoOn()], Turn("devil"), Turn("75"))
    return fetch(fetch(course, "75", "10").play([Stop()], Turn("25")), "25", "50", "20")


def first() -> Course:
    """Your first coal is a must: you look before luck goes on."""
    course = deal().play([Stake(chips) for chips in (50, 60, 40, 100, 20, 80)], Turn("25"))
    for kind in ("50", "10", "20"):
        course.play([Stop()], Turn(kind))
    course.game.play(course.table, {5: Stop()})
    return course.wait()


def devil() -> Course:
    """You dare, and it is the devil; Kalle's first coal follows."""
    return reach().play([GoOn()], Turn("devil"), Turn("75"))


def payout() -> Course:
    """Kalle's 125 pay every bet up to 125."""
    return fetch(devil(), "75", "50").play([Stop()])


def end() -> Course:
    """Lotte bets most, and her own coal pays it twice."""
    course = Course("teufel", 5, {"memory_aids": True}, LAST).luck()
    course.play([Stake(chips) for chips in (100, 120, 60, 50, 180)], Turn("25"))
    course.play([Stop()], Turn("20")).play([Stop()], Turn("10")).play([Stop()], Turn("100"))
    return fetch(course, "100", "75", "10").play([Stop()], Turn("20")).play([Stop()])


SCENES: Final = [
    Scene("bet", bet, sealed=(1, 2, 3), sizes=EVERY_SIZE),
    Scene("bet-made", bet, sealed=(0, 1, 2, 3), kept=Stake(100)),
    Scene("bet-six", deal),
    Scene("opened", opened, beat="opened"),
    Scene("staked", opened, beat="staked"),
    Scene("first", first, looking=(0,)),
    Scene("reach", reach, sizes=EVERY_SIZE),
    Scene("reach-without-aids", lambda: reach(aids=False)),
    Scene("others", lambda: fetch(opened(), "25", "20")),
    Scene("held", devil, beat="held"),
    Scene("devil", devil, beat="out", sizes=EVERY_SIZE),
    Scene("ash", devil, beat="ash"),
    Scene("paid", devil, beat="paid", into=450),
    Scene("reckoned", payout, beat="reckoned"),
    Scene("won", payout, beat="won", nth=3),
    Scene("lost", payout, beat="lost"),
    Scene("bonus", payout, beat="paid", nth=2),
    Scene("moved", payout, beat="moved", nth=3),
    Scene("settled", payout, beat="settled", sizes=EVERY_SIZE),
    Scene("end", end, ends=True, sizes=EVERY_SIZE),
    Scene("end-won", end, ends=True, seat=LOTTE),
    Scene("watched", reach, seat=None),
]
QUESTIONS: Final = ("reach", "bet", "bet-six", "first")
"""One scene of each kind of question."""

FILMS: Final = [
    Film("devil", devil),
    Film("payout", payout),
    Film("ending", end, beyond=3_600, since="settled"),
]
