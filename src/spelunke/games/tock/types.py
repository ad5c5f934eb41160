"""The words of Tock: moves, questions and what a view holds."""

from typing import Final, Literal

import msgspec

from spelunke.core.codebook import Codebook
from spelunke.core.ring import Field, FieldName, Place
from spelunke.core.ring_types import Pawn, Piece
from spelunke.core.types import BySeat, Move, Question, Seat, View
from spelunke.games.tock.box import RANKS, WALKS, Rank

Cards = tuple[Rank, ...]
"""Cards by rank, ascending from the ace, the same rank as often as it is there."""

Pile = dict[Rank, int]
"""How many of each rank; ranks that are not there are left out."""

# Moves.


class Give(Move, frozen=True, tag=True):
    """Put this card face down before the partner (§4.2)."""

    card: Rank


class Deal(Move, frozen=True, tag=True):
    """Luck's answer: this card is dealt (§4.1)."""

    card: Rank


class Begin(Move, frozen=True, tag=True):
    """Luck's answer: this seat begins (§2.4)."""

    who: Seat


class DropOut(Move, frozen=True, tag=True):
    """Put the whole hand aside until the round is over (§4.4)."""


class BringOut(Move, frozen=True, tag=True):
    """Put a piece from the start zone onto its start field (§3.1, §3.2)."""

    card: Literal["ace", "king"]


class Walk(Move, frozen=True, tag=True):
    """Walk with a piece: along the track, or so that it ends on a target field (§5.1, §6.2)."""

    card: Rank
    steps: int
    piece: Piece
    target: bool


class PlaySeven(Move, frozen=True, tag=True):
    """Play a seven; its parts are chosen one by one (§3.6)."""


class Swap(Move, frozen=True, tag=True):
    """Swap a piece with another player's by a jack (§3.4)."""

    piece: Piece
    other: Seat
    other_piece: Piece


class Part(Move, frozen=True, tag=True):
    """A part of a seven: so many steps with a piece, the partner's or not (§3.6, §6.7)."""

    piece: Piece
    steps: int
    target: bool
    partners: bool


class Capture(Move, frozen=True, tag=True):
    """Capture a piece that a part of a seven has passed (§5.7)."""

    whose: Seat
    piece: Piece


class Spare(Move, frozen=True, tag=True):
    """Capture nobody, or nobody more, in passing (§5.7)."""


AnyMove = Give | Deal | Begin | DropOut | BringOut | Walk | PlaySeven | Swap | Part | Capture | Spare

_PIECES = (1, 2, 3, 4)
_EITHER = (False, True)

CODEBOOK: Final = Codebook(
    [
        *(Give(card) for card in RANKS),
        *(Deal(card) for card in RANKS),
        *(Begin(seat) for seat in range(6)),
        DropOut(),
        BringOut("ace"),
        BringOut("king"),
        *(Walk(card, steps, piece, target) for card, steps in WALKS for piece in _PIECES for target in _EITHER),
        PlaySeven(),
        *(Swap(piece, other, other_piece) for piece in _PIECES for other in range(6) for other_piece in _PIECES),
        *(
            Part(piece, steps, target, partners)
            for partners in _EITHER
            for piece in _PIECES
            for steps in range(1, 8)
            for target in _EITHER
        ),
        *(Capture(seat, piece) for seat in range(6) for piece in _PIECES),
        Spare(),
    ]
)

QUESTIONS: Final = (
    Question("starter", "§2.4"),
    Question("deal", "§4.1"),
    Question("exchange", "§4.2"),
    Question("play", "§4.3"),
    Question("part", "§3.6"),
    Question("passing", "§5.7"),
)

# The view.


class Lead(msgspec.Struct, frozen=True):
    """Where a choice takes a piece."""

    move: AnyMove
    whose: Seat
    piece: Piece
    way: tuple[Place, ...]
    """The places that it steps on, the one where it ends last; a piece that comes out or swaps only comes to one."""

    to_name: FieldName
    captures: Pawn | None
    """Who stands where it ends, and goes back."""

    passes: BySeat[tuple[Piece, ...]]
    """Whom a part of a seven passes, and may capture."""

    swaps: Pawn | None
    """With whom it changes places."""


class Stuck(msgspec.Struct, frozen=True):
    """Why a piece cannot be moved by a card of the hand."""

    card: Rank
    steps: int
    """How far the card would take it; 0 for coming out."""

    piece: Piece
    why: Literal["start_taken", "own_piece", "held_start", "partner", "lane", "backward", "duty"]
    """Its start field is taken; on the way stands an own piece, or anybody on a start field; at the end the partner's; target
    fields are taken or too few; it does not leave the target; another must move. Of pieces that wait only this is told: why a
    card that brings pieces out does not."""

    by: Pawn | None
    """The piece that stands in the way, or must move first."""

    field: Place | None
    """Where that one stands."""

    field_name: FieldName | None


class Gift(msgspec.Struct, frozen=True):
    """What a card of the hand could do for the partner, as the pieces stand now."""

    card: Rank
    leads: tuple[Lead, ...]
    """Coming out and walks; a jack and a seven can do too much to be told."""


class Seven(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seven that is being played."""

    steps_left: int
    rest: Literal["own", "shared", "partner_piece", "own_piece"]
    """Who may get them: own pieces, own and the partner's, one piece of the partner's, one more of the same colour."""

    moved: BySeat[tuple[Piece, ...]]
    """Pieces that have had their part."""

    passed: BySeat[tuple[Piece, ...]]
    """Pieces that were passed and may be captured now."""

    must_move: tuple[Piece, ...]
    """Pieces on start fields one of which must still get a part (§5.8)."""

    colour: Seat
    """Whose pieces are played: the partner's if all own ones were home when the turn began."""


class Open(msgspec.Struct, frozen=True):
    """What lies open to a seat."""

    round: int
    """The round being played, from 1; 0 while it is drawn who begins."""

    length: int
    """Fields of the track, numbered from 0 in walking direction."""

    starts: BySeat[Field]
    """The start field of each colour."""

    entries: BySeat[Field]
    """The field off which each colour's target lane turns."""

    section_length: int
    """Fields from one start field to the next."""

    empty_start_fields: bool
    """Whether a piece is safe and blocks on the start fields of colours that nobody plays, too."""

    pieces: BySeat[tuple[Place, ...]]
    short_of_a_lap: BySeat[tuple[Piece, ...]] | None
    """If a whole lap is required: pieces on the track that may not turn in when they come to their entry next."""

    dealer: Seat | None
    starter: Seat | None
    """Who begins this round."""

    turn: Seat | None
    """Whose turn it is; before the first turn of a round its starter."""

    colour: Seat | None
    """Whose pieces whoever has the turn plays: the own ones, or the partner's once all those are home."""

    hand: Cards
    """The seat's own cards; a spectator has none."""

    cards_left: BySeat[int]
    out: tuple[Seat, ...]
    """Who has dropped out of this round."""

    face_down: int
    """How many cards are left in the pack."""

    top: Rank | None
    """The card that was played last in this round."""

    seven: Seven | None
    leads: tuple[Lead, ...]
    """What this seat may choose now, as far as it moves a piece."""

    stuck: tuple[Stuck, ...]
    """When this seat chooses a card: why pieces cannot use the cards it holds."""

    gifts: tuple[Gift, ...]
    """When this seat gives a card away: what each could do for the partner."""


class RoundMemory(msgspec.Struct, frozen=True):
    """What a seat remembers of a round."""

    played: BySeat[Cards]
    """What everybody has played."""

    lacks: BySeat[Cards]
    """Ranks that somebody surely does not hold, or has not put aside: they would have had to be played (§4.9)."""

    gave: Rank | None
    """The card this seat gave its partner."""

    got: Rank | None
    """The card this seat got from its partner."""

    aside: Cards
    """The cards this seat has put aside."""


class Remembered(msgspec.Struct, frozen=True):
    """What was open before."""

    this_round: RoundMemory
    earlier: RoundMemory | None
    """The round before, in a second round: its cards are still out of the pack."""

    walked: BySeat[tuple[int, ...]] | None
    """If laps are counted: how far each piece has walked since it came out, forward less backward."""

    just_out: BySeat[tuple[Piece, ...]] | None
    """If lanes turn off the start field: pieces that have not moved since they came out."""


TockView = View[AnyMove, Open, Remembered]


class RoundCards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What became of the cards of a round."""

    played: BySeat[Cards]
    aside: BySeat[Cards]
    """Hands put aside face down."""

    lacks: BySeat[Cards]
    """Ranks that these hands cannot hold, as everybody can tell."""

    gave: BySeat[Rank | None]
    """What everybody gave the partner."""


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole truth."""

    about: Literal["starter", "deal", "exchange", "play", "part", "passing"] | None
    """What is asked; None when the game is over."""

    pieces: BySeat[tuple[Place, ...]]
    hands: BySeat[Cards]
    round: int = 1
    first: Seat | None = 0
    """Who began the first round; None while it is drawn."""

    turn: Seat | None = 0
    """Whose turn it is; before the first turn of a round its starter."""

    face_down: Pile | None = None
    """The cards left in the pack; None for all that are nowhere else."""

    top: Rank | None = None
    this_round: RoundCards | None = None
    """None if nothing has been played, put aside or given."""

    earlier: RoundCards | None = None
    """The round before, in a second round."""

    seven: Seven | None = None
    walked: BySeat[tuple[int, ...]] | None = None  # None also if laps are counted, and all came straight from their start
    just_out: BySeat[tuple[Piece, ...]] | None = None
