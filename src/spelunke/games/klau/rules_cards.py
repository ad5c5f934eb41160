"""The cards of Klau Mau! as the engine counts them: bits, colours and values, and which card matches which (RULES.md §3)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from spelunke.games.klau.box import (
    BIG_SAFE,
    COLOURS,
    KEYHOLE,
    KINDS,
    MOTIFS,
    NUMBERS,
    POLICE,
    SMALL_SAFE,
    colours_of,
    is_number,
    motif_of,
    value_of,
)

NO_CARD: Final[i64] = -1
NO_WISH: Final[i64] = -1

BIT: Final = vec[i64]([2**kind for kind in range(KINDS)])
"""By kind: its bit in a mask. Compiled, ``1 << kind`` would be shifted in 32 bits."""

ALL_COLOURS: Final[i64] = 2 ** len(COLOURS) - 1
COLOURS_OF: Final = vec[i64]([colours_of(kind) for kind in range(KINDS)])
MOTIF_OF: Final = vec[i64]([motif_of(kind) for kind in range(KINDS)])
VALUE_OF: Final = vec[i64]([value_of(kind) for kind in range(KINDS)])

_PILE_KINDS: Final = range(POLICE)
NUMBER_CARDS: Final[i64] = sum(BIT[kind] for kind in _PILE_KINDS if is_number(kind))
OF_COLOUR: Final = vec[i64]([sum(BIT[kind] for kind in _PILE_KINDS if colours_of(kind) >> n & 1) for n in range(len(COLOURS))])
"""By colour: the mask of kinds that have it."""

KEYHOLES: Final[i64] = sum(BIT[kind] for kind in _PILE_KINDS if motif_of(kind) == KEYHOLE)


def _alike(one: int, other: int) -> bool:
    """§3.3: the same motif; a small safe and a big safe are alike."""
    safes = (SMALL_SAFE, BIG_SAFE)
    return motif_of(one) == motif_of(other) or (motif_of(one) in safes and motif_of(other) in safes)


MATCHES: Final = vec[i64](
    [sum(BIT[kind] for kind in _PILE_KINDS if colours_of(kind) & colours_of(top) or _alike(kind, top)) for top in _PILE_KINDS]
)
"""By kind on top: the mask of kinds that match it (§3.2 to §3.4)."""


def to_match(top: i64, wish: i64) -> i64:
    """The card to be matched: the top one; after a wish a keyhole in that colour, which the same cards match (§3.5)."""
    return top if wish == NO_WISH else wish * MOTIFS + KEYHOLE


def kinds_matching(top: i64, wish: i64) -> i64:
    """§3.2 to §3.5: the mask of kinds that match a top card, or a wish."""
    return MATCHES[to_match(top, wish)]


def kind_of_number(number: i64) -> i64:
    """The kind of one of the sixteen number cards."""
    return number // NUMBERS * MOTIFS + number % NUMBERS


def _kind_with_rest(rest: int) -> int:
    """Powers of two have different remainders modulo 67: by remainder, the exponent."""
    return next((kind for kind in range(int(KINDS)) if 2**kind % 67 == rest), 0)


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
