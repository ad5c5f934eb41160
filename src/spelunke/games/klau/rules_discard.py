"""What lies face up in Klau Mau!: the discard pile with its wish, what lies beside it, the watchdogs (RULES.md §3)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spelunke.core.table import filled, refilled
from spelunke.games.klau.box import KINDS, POLICE, WATCHDOG
from spelunke.games.klau.rules_cards import BIT, COLOURS_OF, NO_CARD, NO_WISH, kinds_matching
from spelunke.games.klau.rules_errands import NOBODY
from spelunke.games.klau.rules_house import Switches

# The discard pile is a few words that hold how many there are of each kind, the first kind lowest.
BITS_A_KIND: Final[i64] = 5
KINDS_A_WORD: Final[i64] = 12
WORDS: Final[i64] = (KINDS + KINDS_A_WORD - 1) // KINDS_A_WORD
WORD_OF: Final = vec[i64]([kind // KINDS_A_WORD for kind in range(KINDS)])
ONE_OF: Final = vec[i64]([2 ** (kind % KINDS_A_WORD * BITS_A_KIND) for kind in range(KINDS)])
"""By kind: one card of it in its word."""

_NO_WORDS: Final = filled(WORDS, 0)
_NO_CARDS: Final = filled(KINDS, 0)


class Discard:
    """The cards that all can see."""

    switches: Switches
    # The kind on top of the discard pile, or NO_CARD before the first.
    top: i64 = NO_CARD
    # The wished colour, if it is another than the keyhole's own, or NO_WISH.
    wish: i64 = NO_WISH
    # Who laid the top card, or NOBODY.
    laid_by: i64 = NOBODY
    # The discard pile, the top included: how many of each kind.
    words: vec[i64] = vec[i64]()
    # By kind: what lies open beside it.
    beside: vec[i64] = vec[i64]()
    # Bits of the seats before whom a watchdog lies.
    dogs: i64 = 0
    # In this round, as the surrounding counts them (§7.4, §7.7).
    police_played: i64 = 0

    def clear(self) -> None:
        """A round begins without any card here."""
        self.top = NO_CARD
        self.wish = NO_WISH
        self.laid_by = NOBODY
        self.words = refilled(self.words, _NO_WORDS)
        self.beside = refilled(self.beside, _NO_CARDS)
        self.dogs = 0
        self.police_played = 0

    # Cards come here.

    def turn_first(self, kind: i64) -> None:
        """§2.4, §2.5: police, watchdogs and the bomb do not become the top; police may count as played (§7.7)."""
        self.words[WORD_OF[kind]] += ONE_OF[kind]
        if kind < POLICE:
            self.top = kind
        elif kind == POLICE and self.switches.counts_first:
            self.police_played += 1

    def cover(self, seat: i64, kind: i64) -> None:
        """§5.2: a card on the pile ends every wish."""
        self.laid_by = seat
        self.top = kind
        self.wish = NO_WISH
        self.words[WORD_OF[kind]] += ONE_OF[kind]

    def wish_for(self, colour: i64) -> None:
        """§5.1: its own colour is no wish."""
        if not COLOURS_OF[self.top] >> colour & 1:
            self.wish = colour

    def play_police(self) -> None:
        """§3.6: they go beside the pile."""
        self.beside[POLICE] += 1
        self.police_played += 1

    # What they mean.

    def matching(self) -> i64:
        """The mask of kinds that match what lies on top now."""
        return kinds_matching(self.top, self.wish) | self.switches.always_match

    def forcible(self) -> i64:
        """§4.5, §4.8: the mask of kinds that a doubter may choose from a hand: in it they prove "I can't" a lie."""
        return self.matching() | self.switches.forced_too

    def layable_by(self, seat: i64) -> i64:
        """§3.1, §7.15: the mask of kinds that a seat may lay in its turn; not a second watchdog."""
        kinds = self.matching() | self.switches.always_layable
        return kinds & ~BIT[WATCHDOG] if self.dogs >> seat & 1 else kinds

    def spoiled(self) -> i64:
        """§7.2, §7.3: the mask of colours whose numbers count nothing."""
        if not self.switches.forgery or self.top == NO_CARD:
            return 0
        if self.switches.forgery_wish and self.wish != NO_WISH:
            return 1 << self.wish
        return COLOURS_OF[self.top]

    def copy_into(self, twin: "Discard") -> None:
        """The same cards, in the other's memory."""
        twin.switches = self.switches
        twin.top = self.top
        twin.wish = self.wish
        twin.laid_by = self.laid_by
        twin.words = refilled(twin.words, self.words)
        twin.beside = refilled(twin.beside, self.beside)
        twin.dogs = self.dogs
        twin.police_played = self.police_played


def copies_in(words: vec[i64]) -> list[int]:
    """By kind: how many of it these words hold."""
    return [int(words[WORD_OF[kind]] // ONE_OF[kind] % 2**BITS_A_KIND) for kind in range(KINDS)]
