"""The policy of Tock: get pieces out and home, hit what is worth it, give the partner what the partner needs."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from spelunke.core.dice import Dice
from spelunke.core.policy import EQUAL, LIKELY, Policy, shares_by_marks
from spelunke.core.ring import EMPTY, HOME, PIECES
from spelunke.core.table import filled
from spelunke.games.tock.box import RANKS, SEVEN, STEPS_OF_A_SEVEN, WALKS
from spelunke.games.tock.policy_judgement import IN_TARGET, LAP, OUT, Judgement
from spelunke.games.tock.rules import EXCHANGE, PARTS, PASSING, Tock
from spelunke.games.tock.rules_cards import KINDS, card_at, copies, how_many
from spelunke.games.tock.rules_plays import BRING_OUT, DROP_OUT, PLAY_SEVEN, SPARE, WAYS_OF_RANK, change_of
from spelunke.games.tock.rules_track import TARGET, Change, walk_of

NOTHING_GAINED: Final = -1.0
WON: Final = 10_000.0
"""More than any board is worth."""

# The use of a card to the seat that gets it: to bring the first piece out, to bring one home, a seven, a jack or a four.
WAY_OUT: Final = 30.0
WAY_HOME: Final = 14.0
SPLITS: Final = 7.0
TRICK: Final = 3.0
A_STEP: Final = 1.0 / 3.0
_TRICKS: Final = {"7": SPLITS, "jack": TRICK, "4": TRICK}
_LONGEST_WALK: Final = dict(sorted(WALKS))
_WALKING: Final = vec[float]([_TRICKS.get(rank, A_STEP * _LONGEST_WALK.get(rank, 0)) for rank in RANKS])
"""By rank: the use of a card to pieces on the track."""

_NO_DICE: Final = Dice(0)

# How likely each of these hands is, out of LIKELY, given what was seen of its owner.
KEPT: Final = vec[i64]([400, 1000, 1000, 1000, 1000, 1000, 800, 1000, 1000, 1000, 550, 800, 450])
"""By rank: a card still held by a player who has played others. Aces, kings and jacks go first."""

WORSE_GIFT: Final[i64] = 600
"""A card that would have helped the partner clearly more than the one given."""

CLEARLY: Final = 1.0

# Each team's share of the win, in marks: fitted to 250 games of four such players.
A_PIECE_HOME: Final = 0.25
A_FURTHER_PIECE: Final = 0.1
A_PIECE_OUT: Final = 0.15
A_LAP: Final = 0.14

HORIZON: Final[i64] = 28
"""In answers: most of a round of cards. In longer rollouts luck would drown the effect of the choice."""


class TockPolicy(Policy[Tock]):
    """A seat looks at the board as each answer would leave it, and at what a card is worth to its partner."""

    judgement: Final[Judgement]
    scratch: list[Tock]
    """Tables on which a seven is tried part by part."""

    def __init__(self, horizon: i64 = HORIZON) -> None:
        super().__init__(1, horizon)
        self.judgement = Judgement()
        self.scratch = []

    def marks(self, table: Tock, seat: i64, codes: vec[i64], dice: Dice) -> vec[float]:  # noqa: ARG002 (it imagines nothing)
        """What each answer brings this seat's team on the board; of gifts, how much more the partner can use them."""
        if table.about == EXCHANGE:
            by_rank = _marks_of_gifts(table, seat)
            return vec[float]([by_rank[rank] for rank in codes])
        self.judgement.look_at(table, seat)
        may_win = _may_win(table, seat)
        marks = vec[float](capacity=len(codes))
        for code in codes:
            mark = self._mark(table, code)
            if may_win and self._wins(table, seat, code, 0):
                mark += WON
            marks = append(marks, mark)
        return marks

    def candidates(self, table: Tock, seat: i64) -> vec[i64]:
        """Of gifts, which are mixed, only the two that the partner can use best, and those that are as good."""
        codes = table.legal(seat)
        if table.about != EXCHANGE or len(codes) < 3:
            return codes
        marks = self.marks(table, seat, codes, _NO_DICE)
        second = sorted(marks)[-2]
        return vec[i64]([codes[at] for at in range(len(codes)) if marks[at] >= second - EQUAL])

    def chances(self, table: Tock) -> vec[float]:
        """The team with more pieces home and more of the way behind them wins more often; team mates share."""
        return shares_by_marks(vec[float]([_mark_of_team(table, seat) for seat in range(table.seats)]))

    def likely(self, table: Tock, seat: i64) -> i64:
        """Assumes that the partner gave the best card to give, and that the best cards are played first."""
        likely: i64 = LIKELY
        for other in range(table.seats):
            if other != seat and table.hands.in_hand[other]:
                likely = likely * _explains_plays(table, other) // LIKELY
        if table.customs.half and seat >= 0:
            likely = likely * _explains_gift(table, table.customs.partner[seat]) // LIKELY
        return max(likely, 1)

    # What an answer leads to, by the rules.

    def _mark(self, table: Tock, code: i64) -> float:
        if code in (DROP_OUT, SPARE):
            return NOTHING_GAINED
        if code == PLAY_SEVEN:
            return self._mark_of_seven(table)
        change = change_of(table, table.seven, code)
        if table.about != PARTS:
            return self.judgement.gain(change, 0)
        return self.judgement.gain(change, _swept(table, change)) + _way(table, table.seven.left - change[1])

    def _mark_of_seven(self, table: Tock) -> float:
        """What a seven brings if one piece takes all of it or comes in with a part, and what it surely brings otherwise."""
        best = _way(table, STEPS_OF_A_SEVEN)
        colour = table.track.colour
        for pawn in range(colour * PIECES, colour * PIECES + table.pieces):
            if table.at[pawn] >= HOME:
                continue
            ways = table.track.ways_ahead(table, pawn)
            for target in range(2):
                if ways >> (STEPS_OF_A_SEVEN + target * TARGET) & 1:
                    change = walk_of(table, pawn, STEPS_OF_A_SEVEN, target == 1)
                    best = max(best, self.judgement.gain(change, _swept(table, change)))
            if ways >> TARGET & WAYS_OF_RANK[SEVEN]:
                best = max(best, IN_TARGET - OUT - LAP)
        return best

    def _wins(self, table: Tock, seat: i64, code: i64, depth: i64) -> bool:
        """Whether this answer wins at once, or with further parts of the same seven."""
        if depth == len(self.scratch):
            self.scratch.append(table.copy())
        after = self.scratch[depth]
        table.copy_into(after)
        after.step(filled(table.seats, code))
        if not after.asked:
            return after.places()[seat] == 1
        if after.about == PASSING:
            return self._wins(after, seat, SPARE, depth + 1)
        if after.about == PARTS:
            return any(self._wins(after, seat, part, depth + 1) for part in after.legal(seat))
        return False


def _may_win(table: Tock, seat: i64) -> bool:
    """Whether this turn may be the team's last: one piece is missing, or the way that is left is no more than a seven."""
    if table.waiting_piece(seat) != EMPTY or table.waiting_piece(table.customs.partner[seat]) != EMPTY:
        return False
    missing: i64 = 0
    steps: i64 = 0
    for pawn in range(len(table.at)):
        if table.at[pawn] < HOME and table.customs.is_friend(pawn, seat):
            missing += 1
            steps += table.ring.fields_to_lane(pawn >> 2, table.at[pawn])
    return missing == 1 or steps <= STEPS_OF_A_SEVEN


def _swept(table: Tock, change: Change) -> i64:
    """§5.7: bits of the pawns that a part of a seven passes."""
    return table.track.passed_between(table, change[0], change[1], change[2] >= HOME)


def _way(table: Tock, steps: i64) -> float:
    """The value of so many steps for some piece."""
    return LAP * float(steps) / float(table.ring.length)


def _explains_plays(table: Tock, seat: i64) -> i64:
    """How well a hand explains that its owner has played other cards of it first, out of LIKELY."""
    if not table.hands.played[seat]:
        return LIKELY
    explained: i64 = LIKELY
    for rank in range(KINDS):
        for _card in range(copies(table.hands.in_hand[seat], rank)):
            explained = explained * KEPT[rank] // LIKELY
    return explained


def _explains_gift(table: Tock, giver: i64) -> i64:
    """How well a hand explains its owner's gift to the partner, judged by how useful cards are now, out of LIKELY."""
    hands, partner = table.hands, table.customs.partner[giver]
    gift = hands.gave[giver]
    if not gift or how_many(hands.played[giver]) > 1:
        return LIKELY  # the board has changed too much since
    before = hands.held(giver) + hands.played[giver] - hands.gave[partner]
    marks = _marks_of_gifts(table, giver)
    explained: i64 = LIKELY
    for rank in range(KINDS):
        if copies(before, rank) and marks[rank] > marks[card_at(gift, 0)] + CLEARLY:
            explained = explained * WORSE_GIFT // LIKELY
    return explained


def _mark_of_team(table: Tock, seat: i64) -> float:
    home: i64 = 0
    out: i64 = 0
    laps = 0.0
    for colour in range(table.seats):
        if colour in (seat, table.customs.partner[seat]):
            home += table.pieces_home(colour)
            out += _pieces_out(table, colour)
            laps += _laps_behind(table, colour)
    return float(home) * (A_PIECE_HOME + A_FURTHER_PIECE * float(home)) + A_PIECE_OUT * float(out) + A_LAP * laps


def _laps_behind(table: Tock, colour: i64) -> float:
    """How far the pieces of this colour on the track have come towards their target, added up, in laps."""
    if not table.customs.full_lap:
        return table.laps_walked(colour)
    come: i64 = 0
    for pawn in range(colour * PIECES, colour * PIECES + table.pieces):
        if table.at[pawn] < HOME:
            way = table.track.way_to_entry(table, colour, table.at[pawn], table.track.walked[pawn])
            come += table.ring.length - table.ring.offset - way
    return float(come) / float(table.ring.length)


def _pieces_out(table: Tock, colour: i64) -> i64:
    first = colour * PIECES
    return sum(table.at[pawn] < HOME for pawn in range(first, first + table.pieces))


# Giving a card to the partner.


def _marks_of_gifts(table: Tock, giver: i64) -> vec[float]:
    """By rank: how much more the partner can use a card."""
    marks, mine = _uses(table, table.customs.partner[giver]), _uses(table, giver)
    for rank in range(KINDS):
        marks[rank] -= mine[rank]
    return marks


def _uses(table: Tock, seat: i64) -> vec[float]:
    """By rank: how useful a card is for the pieces that this seat plays."""
    colour = table.track.colour_of(table, seat)
    out = _pieces_out(table, colour)
    inward: i64 = 0
    for pawn in range(colour * PIECES, colour * PIECES + table.pieces):
        inward |= table.track.ways_in(table, pawn)
    uses = vec[float]([0.0] * KINDS)
    for rank in range(KINDS):
        if BRING_OUT >> rank & 1 and table.waiting_piece(colour) != EMPTY:
            uses[rank] = WAY_OUT / float(1 + 2 * out)
        elif out:
            uses[rank] = WAY_HOME if inward & WAYS_OF_RANK[rank] else _WALKING[rank]
    return uses
