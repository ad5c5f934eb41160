"""The toy: two hidden cards each, shown one after the other by all at once; whoever shows the highest alone gives a stone.

§1.1 The pile holds the numbers 1 to 4, three of each. Everybody is dealt two, unseen by the others; the rest stays hidden.
§1.2 All show a card at once. Whoever shows the highest number, alone, gives a stone to somebody else. Twice, then it is over.
§1.3 Most stones win. House rules: ``low`` (the lowest number counts), ``worth`` (what a stone scores), ``copies``.

It is plain Python, so that it also shows that a game need not be compiled to be played at a compiled table.
"""

from typing import Annotated, Any, Final

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from spelunke.core.box import Box
from spelunke.core.codebook import Codebook
from spelunke.core.dice import Dice
from spelunke.core.errors import BadHouseRule, ImpossiblePosition
from spelunke.core.game import AnyView, Parts
from spelunke.core.house import HouseRules
from spelunke.core.observation import Field, ObservationEncoder, PackedObservation, first_seat
from spelunke.core.policy import Policy
from spelunke.core.ranking import places_by_score
from spelunke.core.table import LUCK, LUCK_BIT, Table
from spelunke.core.types import BySeat, Event, Move, Question, Seat

NUMBERS: Final = (1, 2, 3, 4)
HAND: Final = 2
DEALING, SHOWING, GIVING = range(3)
DEALT, SHOWN, GAVE = range(3)


class House(HouseRules, frozen=True, kw_only=True, forbid_unknown_fields=True):
    low: bool = False
    worth: Annotated[int, msgspec.Meta(ge=1, le=3)] = 1
    copies: Annotated[int, msgspec.Meta(ge=2, le=4)] = 3


def check_house(house: House, seats: int) -> None:
    if house.copies * len(NUMBERS) <= seats * HAND:
        raise BadHouseRule("house-bad-value", name="copies", value=house.copies, allowed=[3, 4])


class Deal(Move, frozen=True, tag=True):
    number: int


class Show(Move, frozen=True, tag=True):
    number: int


class Give(Move, frozen=True, tag=True):
    to: Seat


class Dealt(Event, frozen=True, tag=True):
    who: Seat
    number: int | None


class Shown(Event, frozen=True, tag=True):
    numbers: BySeat[int]


class Gave(Event, frozen=True, tag=True):
    who: Seat
    to: Seat


class Open(msgspec.Struct, frozen=True):
    hand: tuple[int, ...]
    cards: BySeat[int]
    stones: BySeat[int]
    giver: Seat | None
    peek: int = 0
    """Nothing, at an honest table."""


class Remembered(msgspec.Struct, frozen=True):
    shown: tuple[int, ...]


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    hands: BySeat[tuple[int, ...]]
    pile: tuple[int, ...]
    shown: tuple[int, ...]
    stones: BySeat[int]
    giver: Seat | None
    to_be_dealt: Seat | None


CODEBOOK: Final = Codebook(
    [*(Show(number) for number in NUMBERS), *(Give(seat) for seat in range(4)), *(Deal(number) for number in NUMBERS)]
)
FIRST_GIVE: Final = len(NUMBERS)
FIRST_DEAL: Final = FIRST_GIVE + 4


class Toy(Table):
    """One game of the toy."""

    house: House
    hands: list[list[int]]
    pile: list[int]
    shown: list[int]
    stones: list[int]
    giver: int
    next_dealt: int

    def legal(self, seat: i64) -> vec[i64]:
        if seat == LUCK:
            return vec[i64]([FIRST_DEAL + number - 1 for number in sorted(set(self.pile))])
        if self.about == SHOWING:
            return vec[i64]([number - 1 for number in sorted(set(self.hands[seat]))])
        return vec[i64]([FIRST_GIVE + other for other in range(self.seats) if other != seat])

    def weights(self) -> vec[i64]:
        return vec[i64]([self.pile.count(number) for number in sorted(set(self.pile))])

    def luck(self, answer: i64) -> None:
        number = answer - FIRST_DEAL + 1
        self.pile.remove(number)
        self.hands[self.next_dealt].append(number)
        self.hands[self.next_dealt].sort()
        self.note(DEALT, self.next_dealt, number)
        self.next_dealt = (self.next_dealt + 1) % self.seats
        if all(len(hand) == HAND for hand in self.hands):
            self.next_dealt = -1
            self.everybody_shows()

    def everybody_shows(self) -> None:
        self.giver = -1
        self.about = SHOWING
        self.asked = (1 << self.seats) - 1 if self.hands[0] else 0

    def step(self, answers: vec[i64]) -> None:
        if self.about == GIVING:
            self.stones[answers[self.giver] - FIRST_GIVE] += 1
            self.note(GAVE, self.giver, answers[self.giver] - FIRST_GIVE)
            self.everybody_shows()
            return
        numbers = [answers[seat] + 1 for seat in range(self.seats)]
        for hand, number in zip(self.hands, numbers, strict=True):
            hand.remove(number)
        self.shown = sorted(self.shown + numbers)
        self.note(SHOWN, *numbers)
        self.giver = self.who_gives(numbers)
        if self.giver < 0:
            self.everybody_shows()
        else:
            self.about = GIVING
            self.asked = 1 << self.giver

    def who_gives(self, numbers: list[int]) -> int:
        best = min(numbers) if self.house.low else max(numbers)
        return numbers.index(best) if numbers.count(best) == 1 else -1

    def note(self, kind: int, *numbers: int) -> None:
        if self.tape is not None:
            self.tape.write(kind, *numbers)

    def scores(self) -> vec[i64]:
        return vec[i64]([stones * self.house.worth for stones in self.stones])

    def places(self) -> vec[i64]:
        return places_by_score(self.scores())

    def copy(self) -> "Toy":
        twin = type(self)()
        self.copy_into(twin)
        return twin

    def copy_into(self, twin: "Toy") -> None:
        twin.seats, twin.asked, twin.about, twin.house = self.seats, self.asked, self.about, self.house
        twin.hands = [list(hand) for hand in self.hands]
        twin.pile, twin.shown, twin.stones = list(self.pile), list(self.shown), list(self.stones)
        twin.giver, twin.next_dealt = self.giver, self.next_dealt

    def reshuffle(self, seat: i64, dice: Dice) -> None:
        others = [other for other in range(self.seats) if other != seat]
        unseen = sorted(self.pile + [number for other in others for number in self.hands[other]])
        for other in others:
            self.hands[other] = sorted(unseen.pop(dice.below(len(unseen))) for _ in self.hands[other])
        self.pile = unseen


def fresh(table: Toy, seats: int, house: House) -> Toy:
    table.seats, table.house = seats, house
    table.hands = [[] for _ in range(seats)]
    table.pile = [number for number in NUMBERS for _ in range(house.copies)]
    table.shown, table.stones = [], [0] * seats
    table.giver, table.next_dealt = -1, 0
    table.about, table.asked = DEALING, LUCK_BIT
    return table


def look(table: Toy, seat: int | None) -> Open:
    return Open(
        hand=() if seat is None else tuple(table.hands[seat]),
        cards=tuple(len(hand) for hand in table.hands),
        stones=tuple(table.stones),
        giver=None if table.giver < 0 else table.giver,
    )


def remember(table: Toy, _seat: int | None) -> Remembered:
    return Remembered(shown=tuple(table.shown))


def tell(note: tuple[int, ...], seat: int | None) -> Event | None:
    match note:
        case (0, who, number):
            return Dealt(who, number if who == seat else None)
        case (1, *numbers):
            return Shown(tuple(numbers))
        case (2, who, to):
            return Gave(who, to)
    raise ValueError(note)


def position(table: Toy) -> Position:
    return Position(
        hands=tuple(tuple(hand) for hand in table.hands),
        pile=tuple(sorted(table.pile)),
        shown=tuple(table.shown),
        stones=tuple(table.stones),
        giver=None if table.giver < 0 else table.giver,
        to_be_dealt=None if table.next_dealt < 0 else table.next_dealt,
    )


def arranged(table: Toy, wanted: Position, seats: int, house: House) -> Toy:
    check_position(wanted, seats, house)
    return set_out(table, wanted, seats, house)


def set_out(table: Toy, wanted: Position, seats: int, house: House) -> Toy:
    fresh(table, seats, house)
    table.hands = [sorted(hand) for hand in wanted.hands]
    table.pile, table.shown, table.stones = sorted(wanted.pile), sorted(wanted.shown), list(wanted.stones)
    table.giver = -1 if wanted.giver is None else wanted.giver
    table.next_dealt = -1 if wanted.to_be_dealt is None else wanted.to_be_dealt
    if wanted.giver is not None:
        table.about, table.asked = GIVING, 1 << wanted.giver
    elif wanted.to_be_dealt is None:
        table.everybody_shows()
    return table


def check_position(wanted: Position, seats: int, house: House) -> None:
    """§1.1, §1.2: all cards are there, everybody has as many, and no more stones than rounds."""
    cards = sorted([*wanted.pile, *wanted.shown, *(number for hand in wanted.hands for number in hand)])
    rounds, odd = divmod(len(wanted.shown), seats)
    sizes = [HAND - rounds] * seats
    if wanted.to_be_dealt is not None:
        dealt = sum(len(hand) for hand in wanted.hands)
        sizes = [(dealt - seat + seats - 1) // seats for seat in range(seats)]
    fits = (
        cards == sorted(NUMBERS * house.copies)
        and not odd
        and len(wanted.stones) == seats
        and [len(hand) for hand in wanted.hands] == sizes
        and min(wanted.stones) >= 0
        and sum(wanted.stones) <= rounds - (wanted.giver is not None)
        and (wanted.giver is None or 0 <= wanted.giver < seats)
    )
    if wanted.to_be_dealt is not None:
        dealing = not rounds and wanted.giver is None and dealt < HAND * seats
        fits = fits and dealing and wanted.to_be_dealt == dealt % seats
    if not fits:
        raise ImpossiblePosition("position-damaged", why="no table can be in it")


def guess(view: AnyView, house: House) -> Position:
    opened, remembered = view.open, view.remembered
    assert remembered is not None
    unseen = [number for number in NUMBERS for _ in range(house.copies)]
    for number in (*opened.hand, *remembered.shown):
        unseen.remove(number)
    hands = [
        opened.hand if seat == view.seat else tuple(sorted(unseen.pop() for _ in range(cards)))
        for seat, cards in enumerate(opened.cards)
    ]
    dealt = sum(opened.cards)
    return Position(
        hands=tuple(hands),
        pile=tuple(sorted(unseen)),
        shown=remembered.shown,
        stones=opened.stones,
        giver=opened.giver,
        to_be_dealt=dealt % view.seats if view.about == "deal" else None,
    )


class ToyObservationEncoder(ObservationEncoder[Toy]):
    """The own hand and what was shown by number, everybody's cards and stones, and who gives."""

    def game_fields(self, table: Toy) -> list[Field]:
        seats, numbers, copies = table.seats, len(NUMBERS), table.house.copies
        return [
            Field("hand", numbers, 0, HAND),
            Field("cards", seats, 0, HAND),
            Field("stones", seats, 0, HAND),
            Field("giver", seats, 0, 1),
            Field("shown", numbers, 0, copies),
        ]

    def write_game(self, table: Toy, seat: i64, page: PackedObservation) -> None:
        seats, first = table.seats, first_seat(seat)
        for number in NUMBERS:
            page.write(table.hands[seat].count(number) if seat >= 0 else 0)
        for step in range(seats):
            page.write(len(table.hands[(first + step) % seats]))
        for step in range(seats):
            page.write(table.stones[(first + step) % seats])
        page.mark_seat(table.giver, first, seats)
        for number in NUMBERS:
            page.write(table.shown.count(number))


class ToyPolicy(Policy[Toy]):
    """Gives so that it would win if the game were over; shows anything."""

    def marks(self, table: Toy, seat: i64, codes: vec[i64], dice: Dice) -> vec[float]:
        marks = super().marks(table, seat, codes, dice)
        if table.about == GIVING:
            for at, code in enumerate(codes):
                world = table.copy()
                world.answer([code])
                marks[at] = -float(world.places()[seat])
        return marks


BOX: Final = Box(
    key="toy",
    title="The toy",
    seats=(2, 3, 4),
    usual_seats=3,
    minutes=1,
    version=1,
    limit=4 * HAND + HAND * (4 + 1),
    house=House,
    presets={"box": House(), "tiny": House(copies=2)},
    check=check_house,
)
QUESTIONS: Final = (Question("deal", "§1.1"), Question("show", "§1.2"), Question("give", "§1.2"))


def parts_with(table: type[Toy], **others: Any) -> Parts[Any, Any, Any]:
    """The parts of the toy, with another table and other rooms where they are given."""
    rooms: dict[str, Any] = {
        "package": __name__,
        "box": BOX,
        "deal": lambda seats, house: fresh(table(), seats, house),
        "codebook": CODEBOOK,
        "questions": QUESTIONS,
        "events": dict.fromkeys((Dealt, Shown, Gave), ""),
        "look": look,
        "remember": remember,
        "tell": tell,
        "observation": ToyObservationEncoder(len(QUESTIONS)),
        "guess": guess,
        "position_type": Position,
        "position": position,
        "arrange": lambda wanted, seats, house: arranged(table(), wanted, seats, house),
        "policy": ToyPolicy(),
        "rollout": ToyPolicy(),
    }
    return Parts(**{**rooms, **others})


PARTS: Final = parts_with(Toy)
