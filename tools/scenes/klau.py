"""Klau Mau!: the third round of one game at six seats, one question after the other, and three ends."""

from collections.abc import Sequence
from typing import Any, Final, cast

from scenes import EVERY_SIZE, PHONE, Course, Film, Scene, Size
from spelunke.core.table import LUCK
from spelunke.games.klau.box import CARDS, Card, House, deck_of
from spelunke.games.klau.types import Believe, CallPolice, Doubt, Force, Lay, LetItHappen, Pick, Turn, Wish

YOU, KALLE, JULE, EMIL, LOTTE, FRITZ = range(6)
SMALL_SIZES: Final[tuple[Size, ...]] = ((1440, 900), PHONE, (844, 390))

Hand = Sequence[Card]
MINE: Final[Hand] = ("green_crook", "yellow_green_plan", "red_3", "police", "yellow_keyhole", "blue_4")
OTHERS: Final[tuple[Hand, ...]] = (
    ("red_1", "red_2", "blue_2", "green_2", "yellow_1", "blue_1"),
    ("green_4", "yellow_crook", "red_4", "blue_swap"),
    ("red_crook", "blue_crook", "yellow_2", "yellow_3", "green_1", "blue_plan", "red_small_safe", "red_big_safe"),
    ("green_keyhole", "blue_big_safe", "yellow_4"),
    ("red_1", "red_2", "yellow_crook", "yellow_swap", "blue_small_safe", "blue_3", "green_swap"),
)
BOOK: Final = ((6, 5, 9, 4, 9, 6), (14, 12, 19, 9, 16, 12))
WHOLE_BOOK: Final = (*BOOK, (24, 23, 24, 25, 16, 22), (35, 32, 31, 33, 30, 32), (45, 43, 40, 33, 42, 38))
PILE: Final = 38


def third(
    about: str,
    hands: Sequence[Hand] = (MINE, *OTHERS),
    *,
    top: Card = "green_3",
    house: dict[str, object] | None = None,
    book: Sequence[Sequence[int]] = BOOK,
    shown: int | None = None,
    pile: int = PILE,
    police: int = 4,
    **more: Any,
) -> Course:
    """The third round, or the one after that book: who holds what, what lies on top, and what is asked."""
    house = {"memory_aids": True, **(house or {})}
    deck = deck_of(cast(House, Course("klau", len(hands), house).game.house), len(hands))
    left: dict[str, int] = dict(zip(CARDS, deck, strict=True))
    for card in [top, *(card for hand in hands for card in hand), *["police"] * police]:
        left[card] -= 1
    rest = [card for place in range(4) for card, copies in left.items() if copies > place and card != "police"]
    fresh = [*["police"] * left.get("police", 0), *rest[:pile]]
    start = {
        "about": about,
        "round": len(book) + 1,
        "totals": book[-1],
        "book": book,
        "starter": book[-1].index(max(book[-1])),
        "active": YOU,
        "laid_by": FRITZ,
        "top": top,
        "hands": [
            [{"card": card, "by_all": True} for card in hand] if seat == shown else hand for seat, hand in enumerate(hands)
        ],
        "pile": _counted(fresh),
        "discarded": _counted([top, *rest[pile:]]),
        "beside": {"police": police} if police else {},
        **more,
    }
    return Course("klau", len(hands), house, start).luck()


def _counted(cards: Sequence[str]) -> dict[str, int]:
    return {card: cards.count(card) for card in dict.fromkeys(cards)}


def claimed(mine: Hand = MINE) -> Course:
    """Fritz says "I can't", and you are asked."""
    return third("claim", (mine, *OTHERS), active=FRITZ, laid_by=LOTTE)


def lied() -> Course:
    """You doubt it: two of his cards match."""
    return claimed().play([Doubt()])


def forced() -> Course:
    """You choose the blue 3, and draw."""
    return lied().play([Force("blue_3")], Turn("red_4"))


def honest() -> Course:
    """You doubt Fritz, and nothing of his matches."""
    hands = (MINE, *OTHERS[:4], ("red_1", "red_2", "yellow_crook", "yellow_swap", "blue_small_safe", "blue_2"))
    hands = (MINE, ("red_1", "red_2", "yellow_2", "green_2", "yellow_1", "blue_1"), *hands[2:])
    return third("claim", hands, active=FRITZ, laid_by=LOTTE).play([Doubt()], Turn("red_4"), Turn("red_keyhole"))


def believed() -> Course:
    """You believe it, and Fritz draws one."""
    return claimed().play([Believe()], Turn("red_plan"))


REACHED: Final[Hand] = ("red_3", "yellow_keyhole", "blue_4", "police", "green_2", "blue_big_safe")


def visited(police: bool = True) -> Course:
    """Jule's crook is after your cards."""
    mine = REACHED if police else [card for card in REACHED if card != "police"]
    hands = (mine, *OTHERS)
    return third("crook", hands, top="green_crook", active=JULE, laid_by=JULE, direction="counterclockwise").play([Pick(YOU)])


def robbed() -> Course:
    """You let it happen, and Jule has your big safe."""
    return visited().play([LetItHappen()], Turn("blue_big_safe"))


def caught() -> Course:
    """You call the police, and draw a card for it."""
    return visited().play([CallPolice()], Turn("red_plan"))


def target() -> Course:
    """Whom does your crook visit? Lotte holds one card."""
    return third("turn", (MINE, *OTHERS[:3], ("yellow_4",), OTHERS[4])).play([Lay("green_crook")])


def stolen() -> Course:
    """You have Fritz's blue 3."""
    return target().play([Pick(FRITZ)]).play([LetItHappen()], Turn("blue_3"))


def swapping() -> Course:
    """You take a card of Kalle's; which do you give back?"""
    mine: Hand = ("green_swap", "red_3", "police", "yellow_keyhole", "blue_4")
    course = third("turn", (mine, *OTHERS[:4], OTHERS[4][:6]), laid_by=FRITZ).play([Lay("green_swap")])
    return course.play([Pick(KALLE)], Turn("blue_2"))


def whom_to_swap() -> Course:
    """Whom does your swap visit?"""
    mine: Hand = ("green_swap", "red_3", "police", "yellow_keyhole", "blue_4")
    return third("turn", (mine, *OTHERS)).play([Lay("green_swap")])


def fence() -> Course:
    """The fence has come to you: two for any number."""
    hands = (("green_2", *MINE), *OTHERS)
    errand: dict[str, Any] = {"drawing": YOU, "to_draw": 1, "drawing_for": "believed"}
    return third("fence", hands, house={"fence": True}, fence_at=YOU, fence_waits=False, **errand)


def may_draw() -> Course:
    """You were right, and the last card of the pile is yours if you like."""
    return third("claim", active=FRITZ, laid_by=LOTTE, pile=1, police=7).play([Doubt()]).play([Force("blue_3")])


def locked() -> Course:
    """Your big safe: the next two miss a turn."""
    mine: Hand = ("green_big_safe", "red_3", "blue_4")
    return third("turn", (mine, *OTHERS)).play([Lay("green_big_safe")])


def turned() -> Course:
    """Your plan turns play round."""
    return third("turn").play([Lay("yellow_green_plan")])


def wishing() -> Course:
    """Your keyhole: which colour must come next?"""
    mine: Hand = ("green_keyhole", "red_3", "police", "green_2", "blue_4")
    hands = (mine, *OTHERS[:3], OTHERS[3][1:], OTHERS[4])
    return third("turn", hands).play([Lay("green_keyhole")])


def wished() -> Course:
    """Blue, and Kalle is asked."""
    return wishing().play([Wish("blue")])


def surrounded() -> Course:
    """The eighth policeman ends it: the round and, as they play it, the game."""
    course = third("turn", house={"surrounded": True, "surrounded_ends": "round"}, police=7)
    return course.play([Lay("police")])


def scored() -> Course:
    """You lay your last card: the loot is counted."""
    course = third("turn", (("green_1",), *OTHERS))
    course.game.play(course.table, {YOU: Lay("green_1")})
    while course.game.asked(course.table) == (LUCK,):
        course.game.play(course.table, {LUCK: course.game.moves(course.table, LUCK)[0]})
    return course.luck()


def last(mine: Hand, *, book: Sequence[Sequence[int]] = WHOLE_BOOK) -> Course:
    """The last card of the last round."""
    hands = (mine, *OTHERS[:3], ("blue_3", "blue_4", "yellow_4", "green_keyhole"), OTHERS[4])
    return third("turn", hands, book=book, police=3)


def end() -> Course:
    """You lay it: an empty hand is worth nothing, and Lotte passes you."""
    return last(("green_1",)).play([Lay("green_1")])


def shared() -> Course:
    """Kalle has brought home as much."""
    return last(("green_1",), book=(*WHOLE_BOOK[:4], (45, 45, 40, 33, 42, 38))).play([Lay("green_1")])


EIGHT: Final[tuple[Hand, ...]] = (
    *OTHERS,
    ("red_3", "green_plan"),
    ("yellow_small_safe", "green_small_safe", "blue_2", "yellow_2"),
)


def eight(mine: Hand = MINE) -> Course:
    """A full gang."""
    book = tuple((*page, 10 + 3 * place, 8 + 4 * place) for place, page in enumerate(BOOK))
    return third("turn", (mine, *EIGHT), book=book)


def long_hand() -> Course:
    """Eleven cards, five of which can be laid."""
    return eight((*MINE, "green_crook", "red_swap", "green_4", "yellow_big_safe", "blue_keyhole"))


def unaided() -> Course:
    """A table without memory aids."""
    return third("turn", house={"memory_aids": False})


SCENES: Final = [
    Scene("lay", lambda: third("turn"), sizes=EVERY_SIZE),
    Scene("without-aids", unaided),
    Scene("lay-alarm-none", lambda: visited(police=False)),
    Scene("said", claimed, seat=FRITZ),
    Scene("claim", claimed, sizes=EVERY_SIZE),
    Scene("believed", believed, beat="believed"),
    Scene("opened", lied, beat="held"),
    Scene("stamped", lied, beat="stamped"),
    Scene("lie", lied, sizes=EVERY_SIZE),
    Scene("forced", forced, beat="flown", into=200),
    Scene("truth", honest, beat="stamped", sizes=SMALL_SIZES),
    Scene("target", target, sizes=SMALL_SIZES),
    Scene("reached", visited, beat="reached"),
    Scene("theft", visited, sizes=EVERY_SIZE),
    Scene("theft-from-right", stolen, beat="flown", into=250),
    Scene("taken", robbed, beat="grabbed"),
    Scene("police", caught, beat="flown", into=250),
    Scene("swap-whom", whom_to_swap),
    Scene("swap", swapping),
    Scene("fence", fence),
    Scene("may-draw", may_draw),
    Scene("surrounded-whom", surrounded),
    Scene("locked", locked, beat="locked"),
    Scene("turned", turned, beat="turned"),
    Scene("wish", wishing, sizes=SMALL_SIZES),
    Scene("wished", wished, beat="wished"),
    Scene("surrounded", surrounded, beat="surrounded"),
    Scene("score", scored, beat="settled", sizes=EVERY_SIZE),
    Scene("eight", eight, sizes=SMALL_SIZES),
    Scene("long-hand", long_hand, sizes=SMALL_SIZES),
    Scene("end", end, ends=True, sizes=EVERY_SIZE),
    Scene("end-won", end, ends=True, seat=LOTTE),
    Scene("end-shared", shared, ends=True),
    Scene("watched", claimed, seat=None),
]
QUESTIONS: Final = (
    "claim",
    "lay",
    "lie",
    "theft",
    "lay-alarm-none",
    "target",
    "swap-whom",
    "swap",
    "wish",
    "fence",
    "surrounded-whom",
    "may-draw",
    "eight",
    "long-hand",
)
"""One of each kind, and the fullest tables."""

FILMS: Final = [
    Film("doubt", lied),
    Film("theft", visited),
    Film("robbed", robbed),
    Film("round", scored, until="began"),
    Film("ending", end, beyond=5_000, since="settled"),
]
