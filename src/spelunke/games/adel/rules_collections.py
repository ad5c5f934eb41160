"""Collections of Adel verpflichtet: collectibles as bits, what may be exhibited, and which exhibition is better (§5).

A collectible is a bit: ten for every series, A first, the oldest of a series lowest. So a hand is one whole number.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from spelunke.core.dice import Dice
from spelunke.core.table import bits_of
from spelunke.games.adel.box import LONGEST_SERIES, SERIES, SMALLEST_COLLECTION

CARDS: Final[i64] = len(SERIES) * LONGEST_SERIES
NO_CARD: Final[i64] = -1

_NONE: Final[i64] = 0
_SERIES: Final[i64] = len(SERIES)
_ONE_SERIES: Final[i64] = (1 << LONGEST_SERIES) - 1
_CHOSEN: Final = [bits_of(cards) for cards in range(1 << LONGEST_SERIES)]
"""The bits of one series' cards."""

# Compiled, ``1 << number`` with a plain 1 would end at bit 30: C sees a small constant.
_BITS: Final = vec[i64]([2**number for number in range(CARDS + 1)])
_HIGHEST: Final = vec[i64]([int(cards).bit_length() - 1 for cards in range(1 << LONGEST_SERIES)])

_LOWEST: Final = vec[i64]([int(cards & -cards).bit_length() - 1 for cards in range(1 << LONGEST_SERIES)])
_SIZES: Final = vec[i64]([len(cards) for cards in _CHOSEN])

# Masks that add up neighbouring bits, pairs, nibbles: counting without a loop.
_PAIRS: Final[i64] = 0x0555555555555555
_FOURS: Final[i64] = 0x3333333333333333
_EIGHTS: Final[i64] = 0x0F0F0F0F0F0F0F0F

CARD_WORTH: Final[i64] = 4096
"""In the worth of an exhibition one card more outweighs every year there is."""


def bit(number: i64) -> i64:
    """The bit of this number."""
    return _BITS[number]


def count(cards: i64) -> i64:
    """How many there are.

    >>> count(0b1011)
    3
    """
    cards -= cards >> 1 & _PAIRS
    cards = (cards & _FOURS) + (cards >> 2 & _FOURS)
    cards = cards + (cards >> 4) & _EIGHTS
    cards += cards >> 8
    cards += cards >> 16
    cards += cards >> 32
    return cards & 0x7F


def series_of(card: i64) -> i64:
    """All cards of its series, as bits."""
    first = card // LONGEST_SERIES * LONGEST_SERIES
    return bit(first + LONGEST_SERIES) - bit(first)


def lowest(cards: i64) -> i64:
    """The number of the lowest card; there must be one."""
    return count((cards & -cards) - 1)


def some_card(cards: i64, number: i64) -> i64:
    """The card with this many others below it."""
    first: i64 = 0
    part = cards & _ONE_SERIES
    held = count(part)
    while number >= held:
        number -= held
        first += LONGEST_SERIES
        part = cards >> first & _ONE_SERIES
        held = count(part)
    return first + _CHOSEN[part][number]


def card_codes(cards: i64, first: i64) -> vec[i64]:
    """The cards as codes from ``first`` on, ascending."""
    return append_codes(vec[i64](capacity=16), cards, first)


def append_codes(codes: vec[i64], cards: i64, first: i64) -> vec[i64]:
    """The codes so far, and behind them the cards as codes from ``first`` on."""
    while cards:
        codes = append(codes, first + lowest(cards))
        cards &= cards - 1
    return codes


def has_collection(cards: i64) -> bool:
    """§5.1: whether at least three of them are a run of series without a gap."""
    return largest_collection(cards) > 0


def largest_collection(cards: i64) -> i64:
    """§5.1: the size of the largest run of series without a gap; 0 if it is no collection.

    >>> largest_collection(0b11 << 10 | 0b101), largest_collection(0b11 << 20 | 0b101)
    (4, 0)
    """
    largest: i64 = 0
    run: i64 = 0
    while cards:
        held = _SIZES[cards & _ONE_SERIES]
        run = run + held if held else _NONE
        largest = max(largest, run)
        cards >>= LONGEST_SERIES
    return largest if largest >= SMALLEST_COLLECTION else _NONE


def is_collection(cards: i64) -> bool:
    """§5.1: whether all of them together are one collection."""
    return cards != 0 and largest_collection(cards) == count(cards)


def worth(cards: i64, years: vec[i64]) -> i64:
    """§5.5: more cards are better, then the oldest object; nothing at all is worth 0."""
    if not cards:
        return 0
    oldest: i64 = CARD_WORTH
    first: i64 = 0
    while cards >> first:
        part = cards >> first & _ONE_SERIES
        if part:
            oldest = min(oldest, years[first + _LOWEST[part]])
        first += LONGEST_SERIES
    return count(cards) * CARD_WORTH + CARD_WORTH - oldest


def oldest_of(worth_shown: i64) -> i64:
    """§5.5: the year of the oldest object, read off the worth of an exhibition; 0 where nothing is shown.

    >>> oldest_of(worth(0b1, vec[i64]([1702])))
    1702
    """
    return -worth_shown % CARD_WORTH


def best_collection(cards: i64, years: vec[i64]) -> i64:
    """§9.3: the best collection that can be made of them; nothing if there is none."""
    best: i64 = 0
    most: i64 = 0
    run: i64 = 0
    for series in range(_SERIES + 1):  # behind the last series every run ends
        first: i64 = series * LONGEST_SERIES
        part = (cards >> first & _ONE_SERIES) << first
        if part:
            run |= part
            continue
        shows = worth(run, years)
        if shows > most and count(run) >= SMALLEST_COLLECTION:
            best = run
            most = shows
        run = 0
    return best


def may_follow(hand: i64, shown: i64, least: i64 = SMALLEST_COLLECTION) -> i64:
    """§5.3: the cards that may be laid next to those already chosen, so that three at least can be reached without a gap.

    Cards are laid from A to F and from old to new, so every collection is built in one way only.
    """
    laid = count(shown)
    top: i64 = 0
    while shown >> top:
        top += LONGEST_SERIES  # the series after the last one that is begun
    later = hand
    if shown:
        highest = top - LONGEST_SERIES + _HIGHEST[shown >> top - LONGEST_SERIES]
        later = hand & ~(bit(highest + 1) - 1)
        if top < CARDS:
            top += LONGEST_SERIES
    else:
        top = CARDS
    if laid < least - 1:
        later = _completable(later, least - 1 - laid)
    return later & bit(top) - 1


def _completable(later: i64, more: i64) -> i64:
    """The cards that at least this many others follow without a gap."""
    kept: i64 = 0
    following: i64 = 0
    first = CARDS - LONGEST_SERIES
    while first >= 0:
        part = later >> first & _ONE_SERIES
        held = count(part)
        too_late = more - following
        if too_late < held:
            kept |= _lowest_cards(part, held if too_late <= 0 else held - too_late) << first
        following = following + held if held else _NONE
        first -= LONGEST_SERIES
    return kept


def _lowest_cards(part: i64, most: i64) -> i64:
    """The oldest of one series' cards, at most this many."""
    while count(part) > most:
        part &= ~(1 << _HIGHEST[part])
    return part


def random_picks(hand: i64, picks: i64, may_stop_at_once: bool, dice: Dice) -> i64:
    """The cards that a random chooser has laid after this many picks; with fewer cards than picks, it is done."""
    shown: i64 = 0
    for laid in range(picks):
        cards = may_follow(hand, shown)
        offered = count(cards)
        may_stop = laid >= SMALLEST_COLLECTION or (laid == 0 and (may_stop_at_once or not offered))
        ticket = dice.below(offered + 1 if may_stop else offered)
        if ticket == offered:
            break
        shown |= bit(some_card(cards, ticket))
    return shown


def random_cards(hand: i64, picks: i64, dice: Dice) -> i64:
    """The cards that a seat not yet done has laid after this many picks; the hand must have a run that long."""
    shown: i64 = 0
    for _ in range(picks):
        cards = may_follow(hand, shown, max(picks, SMALLEST_COLLECTION))
        shown |= bit(some_card(cards, dice.below(count(cards))))
    return shown
