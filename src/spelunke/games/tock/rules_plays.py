"""What the cards of Tock allow: the codes of all plays. The paragraphs are those of RULES.md."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from spelunke.core.ring import EMPTY, HOME, PIECES, WAITING, RingTable
from spelunke.core.table import bits_of
from spelunke.games.tock.box import ACE, FOUR, JACK, KING, RANKS, SEVEN, STEPS_OF_A_SEVEN, WALKS
from spelunke.games.tock.rules_cards import listed, ranks_in
from spelunke.games.tock.rules_seven import OWN, PART, SplitSeven
from spelunke.games.tock.rules_track import TARGET, Change, walk_of

# Codes: cards to give are 0 to 12 by rank. Never renumber.
DEAL_RANK: Final[i64] = 13  # and twelve more, one a rank
SEAT_BEGINS: Final[i64] = 26  # and five more, one a seat
DROP_OUT: Final[i64] = 32
OUT_WITH_ACE: Final[i64] = 33
OUT_WITH_KING: Final[i64] = 34
WALK: Final[i64] = 35  # by walk, piece, and whether into the target
PLAY_SEVEN: Final[i64] = 139
SWAP: Final[i64] = 140  # by own piece and the other's pawn
# Parts of a seven are 236 to 347: see rules_seven.
CAPTURE: Final[i64] = 348  # by pawn
SPARE: Final[i64] = 372
PAWNS: Final[i64] = 24

ALL_PIECES: Final[i64] = 15

STEPS_OF_WALK: Final = vec[i64]([steps for _, steps in WALKS])
_WAY_OF_WALK: Final = vec[i64]([max(steps, 0) for _, steps in WALKS])
"""By walk: the bit that speaks of it among the ways of a piece."""

WAYS_OF_RANK: Final = vec[i64](
    [sum([1 << max(steps, 0) for rank, steps in WALKS if rank == card]) for card in RANKS[:SEVEN]]
    + [(2 << int(STEPS_OF_A_SEVEN)) - 2]
    + [sum([1 << max(steps, 0) for rank, steps in WALKS if rank == card]) for card in RANKS[SEVEN + 1 :]]
)
"""By rank: the bits of its walks, those of every part for a seven."""

_WALKS_OF_RANKS: Final = listed([[walk + 1 for walk, (rank, _) in enumerate(WALKS) if rank == card] for card in RANKS])
"""By bits of ranks: their walks, counted from 1."""

_CHOICES: Final = listed([[choice + 1] for choice in range(2 * PIECES)])
"""By bits of who may do a walk: these choices, counted from 1."""

_ALONG: Final[i64] = (1 << int(TARGET)) - 1
_EACH_PIECE: Final[i64] = 0x1000100010001  # in the ways of all pieces, TARGET bits each
BRING_OUT: Final[i64] = 1 << int(ACE) | 1 << int(KING)
RANK_OF_PLAY: Final = vec[i64](
    [ACE, KING] + [RANKS.index(rank) for rank, _ in WALKS for _ in range(2 * PIECES)] + [SEVEN] + [JACK] * (PIECES * PAWNS)
)
"""By play, from OUT_WITH_ACE on: the card it needs."""


def plays_with(board: RingTable, seven: SplitSeven, hand: i64, duty: i64, peaceful: bool) -> vec[i64]:
    """What these cards allow the colour played to do; with a duty, only what moves a piece of it; ``peaceful``: no captures."""
    ranks = ranks_in(hand)
    colour = seven.track.colour
    codes = vec[i64](capacity=8)
    start = board.ring.starts[colour]
    if ranks & BRING_OUT and not duty and board.on[start] == EMPTY and board.waiting_piece(colour) != EMPTY:  # §3.1, §5.5
        if ranks >> ACE & 1:
            codes = append(codes, OUT_WITH_ACE)
        if ranks >> KING & 1:
            codes = append(codes, OUT_WITH_KING)
    codes = _walks(codes, board, seven, ranks, duty, peaceful)
    if ranks >> JACK & 1:
        codes = _swaps(codes, board, colour, duty or ALL_PIECES)
    return codes


def _walks(codes: vec[i64], board: RingTable, seven: SplitSeven, ranks: i64, duty: i64, peaceful: bool) -> vec[i64]:
    """§3.1 to §3.3, §3.5 to §3.7: the cards that walk, the seven last."""
    track, movers = seven.track, duty or ALL_PIECES
    along: i64 = 0  # the ways of all pieces, side by side
    inward: i64 = 0
    for piece in range(PIECES):
        pawn = track.colour * PIECES + piece
        if movers >> piece & 1 and board.at[pawn] != WAITING:
            ways = track.ways_ahead(board, pawn)
            if ranks >> FOUR & 1:
                ways |= track.ways_back(board, pawn)
            along |= (ways & _ALONG) << TARGET * piece
            inward |= (ways >> TARGET) << TARGET * piece
    walks = _WALKS_OF_RANKS[ranks]
    while walks:
        walk = (walks & 15) - 1
        choices = _CHOICES[_who_may(along, inward, _WAY_OF_WALK[walk])]
        while choices:
            codes = append(codes, WALK + 2 * PIECES * walk + (choices & 15) - 1)
            choices >>= 4
        walks >>= 4
    if peaceful:
        codes = _peaceful(codes, board, seven)
    if ranks >> SEVEN & 1:
        alone = (along | inward) >> STEPS_OF_A_SEVEN & _EACH_PIECE != 0  # one piece can take all, no more has to be tried
        if (alone and not peaceful) or seven.can_split(board, STEPS_OF_A_SEVEN, 0, OWN, duty, peaceful):
            codes = append(codes, PLAY_SEVEN)
    return codes


def _peaceful(plays: vec[i64], board: RingTable, seven: SplitSeven) -> vec[i64]:
    """The plays that capture nobody."""
    return vec[i64]([play for play in plays if change_of(board, seven, play)[3] == EMPTY])


def _swaps(codes: vec[i64], board: RingTable, colour: i64, movers: i64) -> vec[i64]:
    """§3.4: any piece of the colour played with any other seat's, as long as both are on the track."""
    at = board.at
    for piece in range(board.pieces):
        if movers >> piece & 1 and at[colour * PIECES + piece] < HOME:
            for pawn in range(board.seats * PIECES):
                if pawn >> 2 != colour and at[pawn] < HOME:
                    codes = append(codes, SWAP + piece * PAWNS + pawn)
    return codes


def change_of(board: RingTable, seven: SplitSeven, answer: i64) -> Change:
    """What an answer does to the pieces, if it does anything; nothing if it only plays a seven."""
    colour = seven.track.colour
    first = colour * PIECES
    if answer < WALK:
        return first + board.waiting_piece(colour), 0, board.ring.starts[colour], EMPTY, WAITING
    if answer < PLAY_SEVEN:
        number = answer - WALK
        return walk_of(board, first + (number >> 1 & 3), STEPS_OF_WALK[number >> 3], number & 1 == 1)
    if answer < PART:
        pawn, other = first + (answer - SWAP) // PAWNS, (answer - SWAP) % PAWNS
        return pawn, 0, board.at[other], other, board.at[pawn]
    if answer < CAPTURE:
        return seven.change_of(board, answer)
    return answer - CAPTURE, 0, WAITING, EMPTY, WAITING


def captures_in_passing(seven: SplitSeven) -> vec[i64]:
    """§5.7: one of those who were passed, or nobody more."""
    codes = vec[i64]([CAPTURE + pawn for pawn in bits_of(seven.passed)])
    return append(codes, SPARE)


def fulfils(board: RingTable, seven: SplitSeven, answer: i64, duty: i64) -> bool:
    """§5.8: whether this play moves a piece off a start field."""
    if answer < WALK:
        return False
    if answer < PLAY_SEVEN:
        return duty >> (answer - WALK >> 1 & 3) & 1 == 1
    if answer == PLAY_SEVEN:
        return seven.can_split(board, STEPS_OF_A_SEVEN, 0, OWN, duty, False)
    return duty >> (answer - SWAP) // PAWNS & 1 == 1


def _who_may(along: i64, inward: i64, way: i64) -> i64:
    """Bits of the pieces that may do this walk: piece 0 along the track, piece 0 into the target, piece 1, and so on."""
    may = along >> way & _EACH_PIECE | (inward >> way & _EACH_PIECE) << 1
    return (may | may >> 14 | may >> 28 | may >> 42) & 0xFF


def ranks_of(plays: vec[i64]) -> i64:
    """Bits of the ranks that these plays need."""
    ranks: i64 = 0
    for play in plays:
        ranks |= 1 << RANK_OF_PLAY[play - OUT_WITH_ACE]
    return ranks
