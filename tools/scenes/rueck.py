"""Rück's raus!: one whole game, from which all scenes are taken."""

from typing import Final

from scenes import EVERY_SIZE, Course, Film, Scene
from spelunke.core.types import Move
from spelunke.games.rueck.box import NobleKind
from spelunke.games.rueck.types import Give, Neighbour, Rob, Take, Turn

NOBLES: Final[tuple[NobleKind, ...]] = (
    "plus_5",
    "minus_3",
    "nothing_or_8",
    "plus_7",
    "plus_4",
    "neighbour_minus_2",
    "plus_6",
    "gift_of_2",
)
ROBBERS: Final = (
    (6, 4, 6, 5, 6),
    (3, 2, 0, 0, 0),
    (2, 3, 1, 1, 2),
    (5, 7, 3, 7, 1),
    (1, 0, 4, 3, 7),
    (7, 6, 5, 2, 3),
    (4, 1, 7, 4, 5),
    (0, 5, 2, 6, 4),
)
CHOICES: Final[dict[int, dict[int, Move]]] = {3: {1: Take(8)}, 6: {0: Neighbour("right")}, 8: {3: Give(4)}}
"""By round: who chooses what."""


def evening(rounds: int, robbers: tuple[tuple[int, ...], ...] = ROBBERS, *, chosen: bool = True, aids: bool = True) -> Course:
    """That game after so many rounds, the last one's choice made or still open."""
    course = Course("rueck", 5, {"memory_aids": aids}).luck(Turn(NOBLES[0]))
    for played in range(rounds):
        choice = CHOICES.get(played + 1)
        following = [Turn(NOBLES[played + 1])] if played < len(NOBLES) - 1 else []
        course.play([Rob(robber) for robber in robbers[played]], *([] if choice else following))
        if choice and (chosen or played < rounds - 1):
            course.play(choice, *following)
    return course


def shared() -> Course:
    """The last round, after which two hold as many jewels and win together."""
    start = {
        "round": 8,
        "jewels": [17, 20, 18, 11, 16],
        "hands": [[0], [5], [2], [6], [4]],
        "face_down": {"plus_5": 1, "plus_6": 1, "plus_7": 1, "minus_3": 1, "neighbour_plus_5": 1, "plus_4": 1},
        "noble": "gift_of_2",
        "came": NOBLES,
    }
    course = Course("rueck", 5, {"memory_aids": True}, start).luck()
    return course.play([Rob(robber) for robber in ROBBERS[7]]).play({3: Give(4)})


def several() -> Course:
    """Two are strongest, and each chooses in secret to which neighbour five go."""
    came = (*NOBLES[:6], "neighbour_plus_5")
    start = {
        "round": 7,
        "jewels": [14, 16, 12, 9, 13],
        "hands": [[0, 5], [1, 5], [2, 3], [3, 4], [1, 6]],
        "face_down": {"plus_5": 1, "plus_6": 2, "plus_7": 1, "minus_3": 1, "gift_of_2": 1, "plus_4": 1},
        "noble": "neighbour_plus_5",
        "came": came,
    }
    return Course("rueck", 5, {"memory_aids": True}, start).luck().play([Rob(robber) for robber in (5, 5, 2, 3, 1)])


SCENES: Final = [
    Scene("choose", lambda: evening(3), sealed=(1, 2, 4), sizes=EVERY_SIZE),
    Scene("sealed", lambda: evening(3), sealed=(0, 1, 2, 4), kept=Rob(5)),
    Scene("without-aids", lambda: evening(3, aids=False), sealed=(1, 2, 4)),
    Scene("deal", lambda: evening(0)),
    Scene("risen", lambda: evening(4), beat="risen"),
    Scene("turned", lambda: evening(4), beat="turned"),
    Scene("cancelled", lambda: evening(4), beat="stamped"),
    Scene("compared", lambda: evening(4), beat="compared"),
    Scene("reveal", lambda: evening(4), beat="paid", into=700, sizes=EVERY_SIZE),
    Scene("pitied", lambda: evening(4), beat="paid", nth=2, into=400),
    Scene("crowned", lambda: evening(4), beat="crowned"),
    Scene("settled", lambda: evening(4), beat="settled"),
    Scene("left", lambda: evening(4), beat="left", into=350),
    Scene("neighbour", lambda: evening(6, chosen=False)),
    Scene("eight", lambda: evening(3, chosen=False), seat=1),
    Scene("several", several, sealed=(1,)),
    Scene("gift", lambda: evening(8, chosen=False), seat=3),
    Scene("end", lambda: evening(8), ends=True, sizes=EVERY_SIZE),
    Scene("end-won", lambda: evening(8), ends=True, seat=2),
    Scene("end-shared", shared, ends=True),
    Scene("watched", lambda: evening(3), seat=None, sealed=(1, 2)),
]
QUESTIONS: Final = ("deal", "choose", "eight", "neighbour", "several", "gift")
"""One scene of each kind of question."""

FILMS: Final = [
    Film("reveal", lambda: evening(4)),
    Film("ending", lambda: evening(8), beyond=3_600, since="settled"),
]
