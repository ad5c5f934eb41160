"""Tock: the fifth round of one game at six seats, one question after the other, and its end."""

from collections.abc import Callable, Sequence
from typing import Final

from playwright.sync_api import Page

from scenes import EVERY_SIZE, PHONE, Course, Film, Scene, Size
from spelunke.core.ring import Place
from spelunke.core.table import LUCK
from spelunke.games.tock.box import RANKS, Rank
from spelunke.games.tock.types import Begin, BringOut, Capture, Deal, DropOut, Give, Part, PlaySeven, Swap, Walk

YOU, KALLE, JULE, EMIL, LOTTE, FRITZ = range(6)
SIGNS: Final = "●▲■◆★⬢"
SMALL_SIZES: Final[tuple[Size, ...]] = ((1440, 900), PHONE, (844, 390))

Pieces = Sequence[str]
Hand = Sequence[Rank]


def place(name: str) -> Place:
    """A place by what people call it: ``▲9``; own target fields and the start zone by their words."""
    if name[0] not in SIGNS:
        return name  # type: ignore[return-value]
    return (SIGNS.index(name[0]) * 16 + int(name[1:]) - 9) % 96


PIECES: Final[tuple[Pieces, ...]] = (
    ("●1", "■12", "▲5", "waiting"),
    ("▲9", "★6", "G4", "waiting"),
    ("⬢10", "G4", "G3", "●13"),
    ("◆13", "G4", "G3", "waiting"),
    ("★12", "◆5", "waiting", "waiting"),
    ("G4", "G3", "waiting", "waiting"),
)
MINE: Final[Hand] = ("ace", "4", "7", "9")
HELD: Final[tuple[Hand, ...]] = (
    ("3", "6", "8", "king"),
    ("2", "5", "10", "jack"),
    ("3", "8", "10", "king"),
    ("5", "6", "jack"),
    (),
)
LOTTES: Final[Rank] = "queen"
ASIDE: Final[Hand] = ("2", "6", "8", "10")


def fifth(mine: Hand = MINE, pieces: Sequence[Pieces] = PIECES, *, aids: bool = True, held: Sequence[Hand] = HELD) -> Course:
    """It is your turn: Lotte began with a queen, and Fritz is out."""
    hands = (mine, *held)
    everybody = (mine, *held[:3], (LOTTES, *held[3]), ASIDE)
    start = {
        "about": "play",
        "round": 5,
        "pieces": [[place(name) for name in own] for own in pieces],
        "hands": hands,
        "top": LOTTES,
        "this_round": {
            "played": [(), (), (), (), (LOTTES,), ()],
            "aside": [(), (), (), (), (), ASIDE],
            "lacks": [()] * 6,
            "gave": [everybody[(seat + 3) % 6][0] for seat in range(6)],
        },
    }
    return Course("tock", 6, {"memory_aids": aids}, start).luck()


def exchange() -> Course:
    """Everybody gives the partner a card, face down."""
    hands = (("2", "4", "7", "ace"), *HELD[:3], ("5", "6", "jack", "queen"), ASIDE)
    start = {
        "about": "exchange",
        "round": 5,
        "turn": LOTTE,
        "pieces": [[place(name) for name in own] for own in PIECES],
        "hands": [sorted(hand, key=_rank) for hand in hands],
    }
    return Course("tock", 6, {"memory_aids": True}, start).luck()


def _rank(card: Rank) -> int:
    return ["ace", *map(str, range(2, 11)), "jack", "queen", "king"].index(card)


def exchanged() -> Course:
    """All six cards are picked up."""
    gifts: tuple[Rank, ...] = ("2", "3", "2", "3", "5", "2")
    return exchange().play([Give(card) for card in gifts])


def captures() -> Course:
    """Your piece 2 walks nine and captures Lotte's 2."""
    return fifth().play([Walk("9", 9, 2, False)])


def goes_home() -> Course:
    """Your piece 1 walks nine, into its lane."""
    return fifth().play([Walk("9", 9, 1, True)])


def comes_out() -> Course:
    """Your piece 4 comes out by the ace and blocks its start field."""
    return fifth().play([BringOut("ace")])


def jack() -> Course:
    """Your jack can swap three pieces."""
    return fifth(("ace", "4", "9", "jack"))


def swapped() -> Course:
    """You swap your piece 2 with Lotte's 1."""
    return jack().play([Swap(2, LOTTE, 1)])


FREE: Final[tuple[Pieces, ...]] = (
    ("●1", "■12", "▲3", "waiting"),
    ("waiting", "★6", "G4", "waiting"),
    ("⬢10", "G4", "G3", "▲6"),
    *PIECES[3:],
)


def seven() -> Course:
    """A seven is to be shared out."""
    return fifth(pieces=FREE).play([PlaySeven()])


def passing() -> Course:
    """Your piece 3 has walked four, past Jule's 4."""
    return seven().play([Part(3, 4, False, False)])


def shared() -> Course:
    """You captured it; three steps are left."""
    return passing().play([Capture(JULE, 4)])


HOME: Final = ("G1", "G2", "G3", "G4")


def partners() -> Course:
    """All yours are home: you play Emil's pieces."""
    return fifth(("ace", "4", "9", "jack"), (HOME, *PIECES[1:]))


def stuck() -> Course:
    """You cannot play any card, and put all four aside."""
    pieces = (("waiting", "waiting", "waiting", "G4"), *PIECES[1:])
    return fifth(("4", "9", "10", "queen"), pieces)


def out() -> Course:
    """Kalle cannot play."""
    held: tuple[Hand, ...] = (("3", "6", "8", "9"), *HELD[1:])
    pieces = (PIECES[0], ("waiting", "waiting", "G4", "waiting"), *PIECES[2:])
    return fifth(pieces=pieces, held=held).play([Walk("9", 9, 2, False)]).play([DropOut()])


def last() -> Course:
    """Your seven takes your last piece home, and Emil's."""
    pieces = (("G4", "G3", "●6", "G2"), *PIECES[1:3], ("G4", "G3", "G2", "◆5"), ("★12", *["waiting"] * 3), PIECES[5])
    return fifth(pieces=pieces)


def end() -> Course:
    """Three steps bring your last piece home, the other four Emil's."""
    return last().play([PlaySeven()]).play([Part(3, 3, True, False)]).play([Part(4, 4, True, True)])


def dealt() -> Course:
    """The first round is dealt."""
    course = Course("tock", 6, {"memory_aids": True})
    return _dealt(course)


def alone() -> Course:
    """Five play, everybody alone."""
    return _dealt(Course("tock", 5))


def _dealt(course: Course) -> Course:
    """Cards by rank, one rank after the other, so that every second hand can bring a piece out."""
    game, table, ranks = course.game, course.table, (*RANKS[::-2], *RANKS[1::2])
    while game.asked(table) == (LUCK,):
        count = len(course.answers)
        game.play(table, {LUCK: Deal(ranks[count % len(ranks)]) if count else Begin(YOU)})
    return course.luck()


def lifted(card: str) -> Callable[[Page], None]:
    """That card is lifted."""
    return lambda page: page.get_by_role("button", name=card, exact=True).click()


SCENES: Final = [
    Scene("exchange", exchange, sealed=(KALLE, JULE, FRITZ), sizes=EVERY_SIZE),
    Scene("exchange-made", exchange, sealed=(YOU, KALLE, JULE, EMIL, FRITZ), kept=Give("2")),
    Scene("exchanged", exchanged, beat="crosses", into=250),
    Scene("dealt", dealt, beat=None),
    Scene("play", fifth, sizes=EVERY_SIZE),
    Scene("without-aids", lambda: fifth(aids=False)),
    Scene("nine", fifth, touch=lifted("9"), sizes=EVERY_SIZE),
    Scene("ace", fifth, touch=lifted("Ace")),
    Scene("played", captures, beat="held"),
    Scene("walking", captures, beat="walks", into=400),
    Scene("captured", captures, beat="flies", nth=2, into=250, sizes=SMALL_SIZES),
    Scene("out", comes_out, beat="blocks"),
    Scene("home", goes_home, beat="stands"),
    Scene("jack", jack, touch=lifted("Jack"), sizes=SMALL_SIZES),
    Scene("swapped", swapped, beat="crosses", into=200),
    Scene("seven", seven, sizes=EVERY_SIZE),
    Scene("passing", passing, sizes=SMALL_SIZES),
    Scene("seven-left", shared, sizes=EVERY_SIZE),
    Scene("partners", partners, touch=lifted("9"), sizes=SMALL_SIZES),
    Scene("stuck", stuck),
    Scene("out-this-round", out, beat="said"),
    Scene("alone", alone),
    Scene("end", end, ends=True, sizes=EVERY_SIZE),
    Scene("end-lost", end, ends=True, seat=KALLE),
    Scene("watched", fifth, seat=None),
]
QUESTIONS: Final = (
    "nine",
    "exchange",
    "exchange-made",
    "play",
    "ace",
    "jack",
    "seven",
    "passing",
    "seven-left",
    "partners",
    "stuck",
)
"""One of each kind, and what lifted cards show."""

FILMS: Final = [
    Film("capture", captures),
    Film("seven", shared),
    Film("ending", end, beyond=5_000),
]
