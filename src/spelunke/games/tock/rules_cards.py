"""Cards of Tock in one number: four bits for each rank say how many there are. Suits and backs do not matter (§3.8)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from spelunke.core.dice import Dice
from spelunke.core.table import filled

KINDS: Final[i64] = 13
NO_CARD: Final[i64] = -1
NO_CARDS: Final[i64] = 0
ONE_OF_EACH: Final[i64] = 0x1111111111111
_EVEN_RANKS: Final[i64] = 0xF0F0F0F0F0F0F

CARD: Final = vec[i64]([16**rank for rank in range(KINDS)])
"""By rank: one card of it. Compiled, ``1 << 4 * rank`` would be shifted in 32 bits."""


def listed(numbers: list[list[int]]) -> vec[i64]:
    """By bits: the numbers (1 to 15) of all whose bit is set, one after the other, four bits each, the first one lowest.

    Looked up, a hand is gone through card by card instead of rank by rank.
    """
    lists = [0]
    for some in reversed(numbers):
        digits = sum([number << 4 * place for place, number in enumerate(some)])
        lists = [longer for shorter in lists for longer in (shorter, shorter << 4 * len(some) | digits)]
    return vec[i64](lists)


_RANKS_LISTED: Final = listed([[rank + 1] for rank in range(KINDS)])
"""By bits of ranks: these ranks, counted from 1."""


def copies(cards: i64, rank: i64) -> i64:
    """How many there are of a rank."""
    return cards >> 4 * rank & 15


def how_many(cards: i64) -> i64:
    """How many cards there are, at most 255."""
    cards = (cards & _EVEN_RANKS) + (cards >> 4 & _EVEN_RANKS)  # by pairs of ranks, in eight bits each
    cards += cards >> 32
    cards += cards >> 16
    return cards + (cards >> 8) & 0xFF


def ranks_in(cards: i64) -> i64:
    """Bits of the ranks that are there."""
    ranks = (cards | cards >> 1 | cards >> 2 | cards >> 3) & ONE_OF_EACH
    # One bit in four is left; twice, four times, eight times as many of them move together.
    ranks = (ranks | ranks >> 3) & 0x3030303030303
    ranks = (ranks | ranks >> 6) & 0xF000F000F000F
    ranks = (ranks | ranks >> 12) & 0xFF000000FF
    return (ranks | ranks >> 24) & 0x1FFF


def without(cards: i64, ranks: i64) -> i64:
    """The cards that are of none of these ranks (bits)."""
    for rank in range(KINDS):
        if ranks >> rank & 1:
            cards -= (cards >> 4 * rank & 15) * CARD[rank]
    return cards


def codes_of(cards: i64, first: i64) -> vec[i64]:
    """The ranks that are there, as codes from ``first`` on, ascending."""
    codes = vec[i64](capacity=4)
    ranks = _RANKS_LISTED[ranks_in(cards)]
    while ranks:
        codes = append(codes, first + (ranks & 15) - 1)
        ranks >>= 4
    return codes


def weights_of(cards: i64) -> vec[i64]:
    """How many there are of each rank that is there."""
    return vec[i64]([copies(cards, rank) for rank in range(KINDS) if copies(cards, rank)])


def any_card(cards: i64, dice: Dice) -> i64:
    """The rank of a random one of these cards. The card stays where it is."""
    return card_at(cards, dice.below(how_many(cards)))


def card_at(cards: i64, ticket: i64) -> i64:
    """The rank of one of these cards, counted from 0 in the order of ranks."""
    rank: i64 = 0
    while ticket >= cards & 15:
        ticket -= cards & 15
        cards >>= 4
        rank += 1
    return rank


def redealt(pool: i64, sizes: vec[i64], lacks: vec[i64], dice: Dice) -> vec[i64]:
    """Hands of these sizes from a pool, none with a rank that it lacks (bits): all such deals are equally likely.

    Hands are dealt card by card, those with the fewest possible cards first. A hand with fewer possible cards left than it
    could have had comes up more often than it should; rejection sampling corrects that by dealing everything again.
    """
    possible = vec[i64]([how_many(without(pool, lacking)) for lacking in lacks])
    order = _fewest_first(sizes, possible)
    while True:
        hands = filled(len(sizes), 0)
        left = pool
        for hand in order:
            dealt = _dealt(left, sizes[hand], lacks[hand], _most_possible(possible[hand], sizes, lacks, order, hand), dice)
            if dealt < 0:
                break
            hands[hand] = dealt
            left -= dealt
        else:
            return hands


def _dealt(left: i64, size: i64, lacks: i64, most: i64, dice: Dice) -> i64:
    """A hand, or NO_CARD if all is to be dealt again: ``most`` is how many cards at most could have been possible."""
    possible = without(left, lacks) if lacks else left
    total = how_many(possible)
    hand: i64 = 0
    for dealt in range(size):
        ticket = dice.below(most - dealt)
        if ticket >= total - dealt:
            return NO_CARD
        rank = card_at(possible, ticket)
        possible -= CARD[rank]
        hand += CARD[rank]
    return hand


def _most_possible(most: i64, sizes: vec[i64], lacks: vec[i64], order: vec[i64], hand: i64) -> i64:
    """The most cards that can be possible for a hand: less those that earlier hands surely took from among them."""
    for earlier in order:
        if earlier == hand:
            break
        if lacks[hand] & ~lacks[earlier] == 0:
            most -= sizes[earlier]
    return most


def _fewest_first(sizes: vec[i64], possible: vec[i64]) -> vec[i64]:
    """The hands that get cards, those with the fewest possible cards first."""
    order = vec[i64]()
    for hand in range(i64(len(sizes))):
        if sizes[hand]:
            place = i64(len(order))
            order = append(order, hand)
            while place and possible[order[place - 1]] > possible[hand]:
                order[place] = order[place - 1]
                place -= 1
            order[place] = hand
    return order
