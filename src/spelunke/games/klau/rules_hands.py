"""The hands of Klau Mau! and who has seen which card in them (RULES.md §8): the pile, and redealing what a seat cannot know."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from spelunke.core.dice import Dice
from spelunke.core.piles import cards_in, turn_one
from spelunke.core.table import MOST_SEATS, Table, filled
from spelunke.games.klau.box import KINDS, WATCHDOG

# A card in a hand is one number: its kind below, above it a bit for every seat that knows it lies there.
KIND: Final[i64] = 63
SEEN: Final[i64] = 6
SPECTATOR_BIT: Final[i64] = 1 << MOST_SEATS
"""The spectator's bit: what the spectator knows, everybody knows."""

ROOM: Final[i64] = 16
"""Places for a hand, until one is larger."""


def _kind_with_rest(rest: int) -> int:
    """Powers of two have different remainders modulo 67: by remainder, the exponent."""
    return next((kind for kind in range(int(KINDS)) if 2**kind % 67 == rest), 0)


BIT: Final = vec[i64]([2**kind for kind in range(KINDS)])
"""By kind: its bit in a mask. Compiled, ``1 << kind`` would be shifted in 32 bits."""

# The discard pile is a few words that hold how many there are of each kind, the first kind lowest.
BITS_A_KIND: Final[i64] = 5
KINDS_A_WORD: Final[i64] = 12
WORDS: Final[i64] = (KINDS + KINDS_A_WORD - 1) // KINDS_A_WORD
WORD_OF: Final = vec[i64]([kind // KINDS_A_WORD for kind in range(KINDS)])
ONE_OF: Final = vec[i64]([2 ** (kind % KINDS_A_WORD * BITS_A_KIND) for kind in range(KINDS)])
"""By kind: one card of it in its word."""

_KIND_BY_REST: Final = vec[i64]([_kind_with_rest(rest) for rest in range(67)])


def codes_of(kinds: i64, first: i64) -> vec[i64]:
    """The kinds of a mask as codes from ``first`` on, ascending.

    >>> list(codes_of(0b1010, 100))
    [101, 103]
    """
    codes = vec[i64](capacity=8)
    while kinds:
        lowest = kinds & -kinds
        codes = append(codes, first + _KIND_BY_REST[lowest % 67])
        kinds ^= lowest
    return codes


def copies_in(words: vec[i64]) -> list[int]:
    """By kind: how many of it these words hold."""
    return [int(words[WORD_OF[kind]] // ONE_OF[kind] % 2**BITS_A_KIND) for kind in range(KINDS)]


class Hands(Table):
    """The hands of one table, the pile, and what everybody has seen."""

    room: i64
    """How many places each hand has in ``cards``."""

    cards: vec[i64]
    """The hands, seat by seat, ``room`` places each: the kind of every card and who has seen it."""

    sizes: vec[i64]
    """By seat: how many cards, e.g. 4."""

    held: vec[i64]
    """By seat: the mask of kinds in hand."""

    came: vec[i64]
    """By seat: how many cards of the hand may have come after the deal; only these may be watchdogs (§7.14)."""

    pile: vec[i64]
    """By kind: what lies face down, without order. The fence is not counted here."""

    pile_left: i64
    """Their sum."""

    everybody: i64
    """Bits of all seats and of the spectator."""

    # Cards come and go.

    def take_in(self, seat: i64, kind: i64, seers: i64) -> None:
        """A card comes into a hand, and its holder and these seats know it."""
        if self.sizes[seat] == self.room:
            self._make_room()
        self.cards[seat * self.room + self.sizes[seat]] = kind | (seers | 1 << seat) << SEEN
        self.sizes[seat] += 1
        self.held[seat] |= BIT[kind]

    def put_down(self, seat: i64, kind: i64) -> None:
        """A card leaves a hand for all to see."""
        self._take_out(seat, self._place_of(seat, kind), 0)

    def pass_unseen(self, giver: i64, taker: i64, kind: i64) -> i64:
        """§8.4: a card changes hands; these two know which, and so do seats that knew it could be no other."""
        at = self._place_of(giver, kind)
        witnesses = self._who_knows_all_alike(giver) | 1 << giver | 1 << taker
        self._take_out(giver, at, self.everybody & ~witnesses)
        self.take_in(taker, kind, witnesses)
        return witnesses

    def show(self, seat: i64, seers: i64) -> None:
        """A whole hand is shown to these seats."""
        for at in range(seat * self.room, seat * self.room + self.sizes[seat]):
            self.cards[at] |= seers << SEEN

    def pass_hands(self, step: i64) -> None:
        """Every hand goes to the seat ``step`` further on; the seats that held it or saw it still know it."""
        cards, sizes, held, came = self.cards[:], self.sizes[:], self.held[:], self.came[:]
        for seat in range(self.seats):
            to = (seat + step + self.seats) % self.seats
            for at in range(self.room):
                self.cards[to * self.room + at] = cards[seat * self.room + at]
            self.sizes[to] = sizes[seat]
            self.held[to] = held[seat]
            self.came[to] = came[seat]
            self.show(to, 1 << to)

    def _place_of(self, seat: i64, kind: i64) -> i64:
        at = seat * self.room
        while self.cards[at] & KIND != kind:
            at += 1
        return at

    def _who_knows_all_alike(self, seat: i64) -> i64:
        """Bits of those who know every card of a hand, if all of them are of one kind; otherwise nobody."""
        kinds = self.held[seat]
        if kinds & (kinds - 1):
            return 0
        seers = self.everybody
        for at in range(seat * self.room, seat * self.room + self.sizes[seat]):
            seers &= self.cards[at] >> SEEN
        return seers

    def _take_out(self, seat: i64, at: i64, unaware: i64) -> None:
        """§8.3, §8.4: a card leaves. A seat that saw its kind is sure of one less of it; an unaware one, of each kind."""
        first = seat * self.room
        last = first + self.sizes[seat] - 1
        leaving = self.cards[at]
        kind = leaving & KIND
        self.cards[at] = self.cards[last]
        self.sizes[seat] -= 1
        self.came[seat] = min(self.came[seat], self.sizes[seat])
        more = False
        # From the last to the first, so that those before are still as they were.
        for place in range(last - 1, first - 1, -1):
            alike = self.cards[place] & KIND
            forgetters = unaware
            if alike == kind:
                more = True
                forgetters = self.everybody & ~(leaving >> SEEN)
            forgets = self.cards[place] >> SEEN & forgetters
            if forgets:
                for before in range(first, place):
                    if self.cards[before] & KIND == alike:
                        forgets &= ~(self.cards[before] >> SEEN)
                self.cards[place] ^= forgets << SEEN
        if not more:
            self.held[seat] &= ~BIT[kind]

    def _make_room(self) -> None:
        wider = filled(2 * self.room * self.seats, 0)
        for seat in range(self.seats):
            for at in range(self.sizes[seat]):
                wider[2 * self.room * seat + at] = self.cards[self.room * seat + at]
        self.cards = wider
        self.room *= 2

    # Other worlds.

    def fits(self) -> bool:
        """Whether the redealt hands agree with what everybody has heard."""
        return True

    def reshuffle(self, seat: i64, dice: Dice) -> None:
        """§8: every unseen card may lie in the pile or in any hand; who has seen which card does not change."""
        me = 1 << seat if 0 <= seat < self.seats else SPECTATOR_BIT
        hidden = vec[i64]()
        for other in range(self.seats):
            if other != seat:
                for at in range(other * self.room, other * self.room + self.sizes[other]):
                    if not self.cards[at] >> SEEN & me:
                        hidden = append(hidden, at)
        if not len(hidden):
            return
        self._redeal(hidden, dice)
        while not self.fits():
            self._redeal(hidden, dice)

    def _redeal(self, hidden: vec[i64], dice: Dice) -> None:
        """Shuffle the hidden cards into the pile and deal them again; all worlds are equally likely."""
        pool = self.pile[:]
        for at in hidden:
            pool[self.cards[at] & KIND] += 1
            self.cards[at] |= KIND
        dogs = pool[WATCHDOG]
        pool[WATCHDOG] = 0
        left = cards_in(pool)
        kennels = self._kennels(hidden, dogs, left + dogs, dice)
        for kennel in kennels:
            if kennel < len(hidden):
                self.cards[hidden[kennel]] ^= KIND ^ WATCHDOG
                dogs -= 1
        for at in hidden:
            if self.cards[at] & KIND == KIND:
                kind = turn_one(pool, left, dice)
                pool[kind] -= 1
                left -= 1
                self.cards[at] ^= KIND ^ kind
        pool[WATCHDOG] = dogs
        self.pile = pool
        for seat in range(self.seats):
            self.held[seat] = 0
            for at in range(seat * self.room, seat * self.room + self.sizes[seat]):
                self.held[seat] |= BIT[self.cards[at] & KIND]

    def _kennels(self, hidden: vec[i64], dogs: i64, places: i64, dice: Dice) -> vec[i64]:
        """Where the unseen watchdogs lie: anywhere but in a hand into which too few cards came (§7.14)."""
        while True:
            kennels = vec[i64](capacity=2)
            while len(kennels) < dogs:
                place = dice.below(places)
                if place not in kennels:
                    kennels = append(kennels, place)
            if self._may_lie_there(hidden, kennels):
                return kennels

    def _may_lie_there(self, hidden: vec[i64], kennels: vec[i64]) -> bool:
        for kennel in kennels:
            if kennel < len(hidden):
                seat = hidden[kennel] // self.room
                dogs: i64 = 0
                for other in kennels:
                    if other < len(hidden) and hidden[other] // self.room == seat:
                        dogs += 1
                for at in range(seat * self.room, seat * self.room + self.sizes[seat]):
                    if self.cards[at] & KIND == WATCHDOG:
                        dogs += 1
                if dogs > self.came[seat]:
                    return False
        return True

    def copy_hands_to(self, twin: "Hands") -> None:
        """Everything in this room, shared with nobody."""
        twin.room = self.room
        twin.cards = self.cards[:]
        twin.sizes = self.sizes[:]
        twin.held = self.held[:]
        twin.came = self.came[:]
        twin.pile = self.pile[:]
        twin.pile_left = self.pile_left
        twin.everybody = self.everybody
