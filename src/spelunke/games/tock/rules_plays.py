"""What the cards of Tock allow: the codes of all plays. The paragraphs are those of RULES.md."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from spelunke.core.ring import EMPTY, HOME, PIECES
from spelunke.games.tock.box import ACE, FOUR, JACK, KING, RANKS, SEVEN, STEPS_OF_A_SEVEN, WALKS
from spelunke.games.tock.rules_cards import copies
from spelunke.games.tock.rules_movement import TARGET
from spelunke.games.tock.rules_seven import OWN, Splitting

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
ONE_OF_EACH: Final[i64] = 0x1111111111111

FIRST_WALK: Final = vec[i64]([sum([RANKS.index(rank) < card for rank, _ in WALKS]) for card in range(len(RANKS) + 1)])
"""By rank: the first of its walks; the next rank's first is the end of them."""

STEPS_OF_WALK: Final = vec[i64]([steps for _, steps in WALKS])
_EITHER: Final[i64] = 0x10001  # along the track, or into the target
RANK_OF_PLAY: Final = vec[i64](
    [ACE, KING] + [RANKS.index(rank) for rank, _ in WALKS for _ in range(2 * PIECES)] + [SEVEN] + [JACK] * (PIECES * PAWNS)
)
"""By play, from OUT_WITH_ACE on: the card it needs."""


class Playing(Splitting):
    """A table of Tock as far as it matters for what may be played."""

    def plays_with(self, hand: i64, movers: i64, duty: i64, peaceful: bool) -> vec[i64]:
        """What these cards allow these pieces to do; a seven must move a piece of the duty; ``peaceful``: no captures."""
        colour = self.colour
        codes = vec[i64](capacity=8)
        if movers == ALL_PIECES and self.on[self.ring.starts[colour]] == EMPTY and self.waiting_piece(colour) != EMPTY:
            if copies(hand, ACE):  # §3.1, §5.5
                codes = append(codes, OUT_WITH_ACE)
            if copies(hand, KING):
                codes = append(codes, OUT_WITH_KING)
        codes = self._walks(codes, hand, movers, duty, peaceful)
        if copies(hand, JACK):
            codes = self._swaps(codes, movers)
        return codes

    def _walks(self, codes: vec[i64], hand: i64, movers: i64, duty: i64, peaceful: bool) -> vec[i64]:
        """§3.1 to §3.3, §3.5 to §3.7: the cards that walk, the seven last."""
        ways_0: i64 = 0
        ways_1: i64 = 0
        ways_2: i64 = 0
        ways_3: i64 = 0
        if movers & 1:
            ways_0 = self.ways_ahead(self.colour, 0)
        if movers & 2:
            ways_1 = self.ways_ahead(self.colour, 1)
        if movers & 4:
            ways_2 = self.ways_ahead(self.colour, 2)
        if movers & 8:
            ways_3 = self.ways_ahead(self.colour, 3)
        steps_of_any = ways_0 | ways_1 | ways_2 | ways_3
        steps_of_any |= steps_of_any >> TARGET
        cards = hand
        rank: i64 = 0
        while cards:
            if rank == FOUR and cards & 15:
                codes = self._walks_back(codes, movers)
            elif cards & 15 and steps_of_any:
                for walk in range(FIRST_WALK[rank], FIRST_WALK[rank + 1]):
                    steps = STEPS_OF_WALK[walk]
                    if steps_of_any >> steps & 1:
                        code = WALK + 2 * PIECES * walk
                        if ways_0 >> steps & _EITHER:
                            codes = _with_walk(codes, code, ways_0 >> steps)
                        if ways_1 >> steps & _EITHER:
                            codes = _with_walk(codes, code + 2, ways_1 >> steps)
                        if ways_2 >> steps & _EITHER:
                            codes = _with_walk(codes, code + 4, ways_2 >> steps)
                        if ways_3 >> steps & _EITHER:
                            codes = _with_walk(codes, code + 6, ways_3 >> steps)
            cards >>= 4
            rank += 1
        if peaceful:
            codes = self._peaceful(codes)
        if copies(hand, SEVEN):
            alone = steps_of_any >> STEPS_OF_A_SEVEN & 1 == 1  # one piece can take all, and no more has to be tried
            if (alone and not peaceful) or self.can_split(STEPS_OF_A_SEVEN, 0, OWN, duty, peaceful):
                codes = append(codes, PLAY_SEVEN)
        return codes

    def _walks_back(self, codes: vec[i64], movers: i64) -> vec[i64]:
        code = WALK + 2 * PIECES * FIRST_WALK[FOUR]
        for piece in range(self.pieces):
            if movers >> piece & 1:
                codes = _with_walk(codes, code + 2 * piece, self.ways_back(self.colour, piece))
        return codes

    def _peaceful(self, plays: vec[i64]) -> vec[i64]:
        """Those walks that do not end where somebody stands."""
        codes = vec[i64]()
        for play in plays:
            if play < WALK:
                codes = append(codes, play)
                continue
            number = play - WALK
            pawn = self.colour * PIECES + (number >> 1 & 3)
            end = self.end_of(pawn, STEPS_OF_WALK[number >> 3], number & 1 == 1)
            if end >= HOME or self.on[end] == EMPTY:
                codes = append(codes, play)
        return codes

    def _swaps(self, codes: vec[i64], movers: i64) -> vec[i64]:
        """§3.4: any piece of the colour played with anybody else's, as far as they are on the track."""
        at = self.at
        first = self.colour * PIECES
        for piece in range(self.pieces):
            if movers >> piece & 1 and at[first + piece] < HOME:
                for pawn in range(self.seats * PIECES):
                    if pawn >> 2 != self.colour and at[pawn] < HOME:
                        codes = append(codes, SWAP + piece * PAWNS + pawn)
        return codes

    def captures_in_passing(self) -> vec[i64]:
        codes = vec[i64]()
        for pawn in range(self.seats * PIECES):
            if self.passed >> pawn & 1:
                codes = append(codes, CAPTURE + pawn)
        return append(codes, SPARE)

    def fulfils(self, answer: i64, duty: i64) -> bool:
        """§5.8: whether this play moves a piece off a start field."""
        if answer < WALK:
            return False
        if answer < PLAY_SEVEN:
            return duty >> (answer - WALK >> 1 & 3) & 1 == 1
        if answer == PLAY_SEVEN:
            return self.can_split(STEPS_OF_A_SEVEN, 0, OWN, duty, False)
        return duty >> (answer - SWAP) // PAWNS & 1 == 1


def _with_walk(codes: vec[i64], code: i64, ways: i64) -> vec[i64]:
    """Further codes for a walk of which the first bit of the ways speaks, and that of TARGET."""
    if ways & 1:
        codes = append(codes, code)
    if ways >> TARGET & 1:
        codes = append(codes, code + 1)
    return codes


def ranks_of(plays: vec[i64]) -> i64:
    """Bits of the ranks that these plays need."""
    ranks: i64 = 0
    for play in plays:
        ranks |= 1 << RANK_OF_PLAY[play - OUT_WITH_ACE]
    return ranks
