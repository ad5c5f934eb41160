"""The policy of Tock: get pieces out and home, hit what is worth it, give the partner what the partner needs."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from spelunke.core.dice import Dice
from spelunke.core.policy import EQUAL, LIKELY, Policy, shares_by_marks
from spelunke.core.ring import EMPTY, HOME, PIECES, WAITING, Ring, RingTable
from spelunke.core.table import filled, refilled
from spelunke.games.tock.box import ACE, BACKWARD, FOUR, JACK, KING, SEVEN, STEPS_OF_A_SEVEN
from spelunke.games.tock.rules import EXCHANGE, NOBODY, PARTS, PASSING, Tock
from spelunke.games.tock.rules_cards import CARD, KINDS, NO_CARD, copies, how_many
from spelunke.games.tock.rules_plays import DROP_OUT, PLAY_SEVEN, SPARE, ways_in, ways_in_with
from spelunke.games.tock.rules_teams import Teams
from spelunke.games.tock.rules_track import TARGET, Change, walk_of

MOST_PAWNS: Final = 24

# Values: to stand on the track at all, the way round it, a target field, and a field from which a four leads into one.
OUT: Final = 14.0
LAP: Final = 34.0
IN_TARGET: Final = 62.0
DEEPER: Final = 2.0
SAVES_A_LAP: Final = 5.0

SHUT_IN: Final = 8.0
"""The cost to a colour of another piece on its start field while pieces of the colour wait (§5.5)."""

THREAT: Final = 0.055
"""The rough probability that one piece behind hits."""

MOST_THREATENED: Final = 0.5
_SAFETY: Final = vec[float]([1.0 - min(MOST_THREATENED, THREAT * float(behind)) for behind in range(MOST_PAWNS)])
"""By number of opposing pieces behind: how much of a piece's value is left."""

REACH: Final[i64] = 13
"""How far behind a piece is a threat: a king's walk."""

SPITE: Final = 1.2
"""The value of a rival's loss, all rivals taken together."""

NOTHING_GAINED: Final = -1.0
WON: Final = 10_000.0
"""More than any board is worth."""


# The use of a card to the seat that gets it: to bring the first piece out, to bring one home, a seven, a jack or a four.
WAY_OUT: Final = 30.0
WAY_HOME: Final = 14.0
SPLITS: Final = 7.0
TRICK: Final = 3.0
WALKS: Final = vec[float]([14.0, 2.0, 3.0, 0.0, 5.0, 6.0, 0.0, 8.0, 9.0, 10.0, 0.0, 12.0, 13.0])
"""By rank: how far its longest walk leads; a third of it is its use."""

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


HORIZON: Final[i64] = 30
"""In answers: most of a round of cards. In longer rollouts luck would drown the effect of the choice."""


@final
class Judgement:
    """How good a board looks to one team: what its pieces are worth, less what those of its rivals are worth to them."""

    table: Tock
    worth: vec[float]
    """By ``colour * length + field``: the value of a piece of this colour there."""

    seat: i64
    partner: i64
    spite: float
    """What a rival's gain costs."""

    places: vec[i64]
    """By pawn: where it stands, or would stand."""

    values: vec[float]
    """By pawn: what it is worth to the team where it stands, as far as that is known …"""

    known: i64
    """… which these bits say."""

    is_shut: bool
    """Whether some piece stands on the start field of another colour."""

    def __init__(self) -> None:
        self.worth = vec[float]()
        self.seat = 0
        self.partner = 0
        self.spite = SPITE
        self.places = vec[i64]()
        self.values = vec[float]([0.0] * MOST_PAWNS)
        self.known = 0
        self.is_shut = False

    def look_at(self, table: Tock, seat: i64) -> None:
        """Look at this board, for this seat's team."""
        if not len(self.worth) or self.table.ring is not table.ring:
            self.worth = _worths(table.ring, table.seats)
        self.table = table
        self.seat = seat
        self.partner = table.teams.partner[seat]
        self.spite = SPITE / float(table.teams.rivals)
        self.places = refilled(self.places, table.at)
        self.known = 0
        self.is_shut = False
        for colour in range(table.seats):
            start = table.ring.starts[colour]
            if table.on[start] != EMPTY and table.on[start] >> 2 != colour:
                self.is_shut = True

    def gain(self, change: Change, swept: i64) -> float:
        """How much better the board looks after a change, and after all pawns that were passed (bits) are captured."""
        pawn, _steps, to, other, _other_to = change
        if other != EMPTY or swept or not self._is_ours(pawn >> 2):
            return self._gain_with_others(change, swept)
        gained = -self._now(pawn)
        watched = self.is_shut or self._shuts_in(pawn, to) != NOBODY
        if watched:
            gained += self._cost_of_shutting_in(pawn, EMPTY)
        self.places[pawn] = to
        gained += self._value(pawn)
        if watched:
            gained -= self._cost_of_shutting_in(pawn, EMPTY)
        self.places[pawn] = self.table.at[pawn]
        return gained

    def _gain_with_others(self, change: Change, swept: i64) -> float:
        """The same if others are moved: with a rival elsewhere, all of ours are safer, or less safe."""
        pawn, _steps, to, other, other_to = change
        others = swept
        if other != EMPTY:
            others |= 1 << other
        for ours in range(len(self.places)):
            if self.places[ours] < HOME and self._is_ours(ours >> 2):
                others |= 1 << ours
        others &= ~(1 << pawn)
        watched = self.is_shut or self._shuts_in(pawn, to) != NOBODY or self._shuts_in(other, other_to) != NOBODY
        gained = -self._now(pawn)
        if watched:
            gained += self._cost_of_shutting_in(pawn, other)
        for number in range(len(self.places)):
            if others >> number & 1:
                gained -= self._now(number)
                if swept >> number & 1:
                    self.places[number] = WAITING
        self.places[pawn] = to
        if other != EMPTY:
            self.places[other] = other_to
        gained += self._value(pawn)
        if watched:
            gained -= self._cost_of_shutting_in(pawn, other)
        for number in range(len(self.places)):
            if others >> number & 1:
                gained += self._value(number)
        self.places = refilled(self.places, self.table.at)
        return gained

    def _is_ours(self, colour: i64) -> bool:
        return colour in (self.seat, self.partner)

    def _now(self, pawn: i64) -> float:
        """What a pawn is worth to the team where it stands."""
        if not self.known >> pawn & 1:
            self.known |= 1 << pawn
            self.values[pawn] = self._value(pawn)
        return self.values[pawn]

    def _value(self, pawn: i64) -> float:
        """What a pawn is worth to the team where it would stand, less the expected cost of a hit."""
        place = self.places[pawn]
        if place == WAITING:
            return 0.0
        colour = pawn >> 2
        if place >= HOME:
            worth = IN_TARGET + DEEPER * float(place - HOME)
            return worth if self._is_ours(colour) else -self.spite * worth
        here = colour * self.table.ring.length + place
        if not self._is_ours(colour):
            return -self.spite * self.worth[here]
        if self.table.ring.is_start[place]:
            return self.worth[here]
        return self.worth[here] * _SAFETY[pursuers(self.table, self.table.teams, self.places, self.seat, place)]

    def _cost_of_shutting_in(self, pawn: i64, other: i64) -> float:
        """§5.5: what it costs the team that colours cannot come out, if no others than these two pawns have been moved."""
        cost = 0.0
        for colour in range(self.table.seats):
            start = self.table.ring.starts[colour]
            stands = self.table.on[start]
            if self.places[pawn] == start:
                stands = pawn
            elif other != EMPTY and self.places[other] == start:
                stands = other
            elif stands in (pawn, other):
                continue
            if stands != EMPTY and stands >> 2 != colour and self._waits(colour):
                cost += SHUT_IN if self._is_ours(colour) else -self.spite * SHUT_IN
        return cost

    def _shuts_in(self, pawn: i64, place: i64) -> i64:
        """The other colour that comes out where this pawn would stand, or NOBODY."""
        ring = self.table.ring
        if place < HOME and ring.is_start[place]:
            for colour in range(self.table.seats):
                if ring.starts[colour] == place and pawn >> 2 != colour:
                    return colour
        return NOBODY

    def _waits(self, colour: i64) -> bool:
        pawn = colour * PIECES
        last = pawn + self.table.pieces
        while pawn < last and self.places[pawn] != WAITING:
            pawn += 1
        return pawn < last


def pursuers(board: RingTable, teams: Teams, places: vec[i64], seat: i64, field: i64) -> i64:
    """How many pieces of this seat's opponents stand close behind a field, if the pieces stand in these places (by pawn)."""
    behind: i64 = 0
    length, pieces, partner = board.ring.length, board.pieces, teams.partner[seat]
    for colour in range(board.seats):
        if colour not in (seat, partner):
            first = colour * PIECES
            for pawn in range(first, first + pieces):
                ahead = field - places[pawn]
                if ahead < 0:
                    ahead += length
                if 0 < ahead <= REACH:
                    behind += 1
    return behind


def _worths(ring: Ring, seats: i64) -> vec[float]:
    """By ``colour * length + field``: the value of a piece of this colour there."""
    worths = vec[float](capacity=seats * ring.length)
    for colour in range(seats):
        for field in range(ring.length):
            worth = OUT + LAP * float(ring.walked(colour, field)) / float(ring.length)
            if ring.length - ring.to_entry[colour * ring.length + field] < BACKWARD:
                worth += SAVES_A_LAP
            worths = append(worths, worth)
    return worths


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
        marks = vec[float](capacity=len(codes))
        if table.about == EXCHANGE:
            mine, theirs = _uses(table, seat), _uses(table, table.teams.partner[seat])
            for rank in codes:
                marks = append(marks, theirs[rank] - mine[rank])
            return marks
        self.judgement.look_at(table, seat)
        may_win = _may_win(table, seat)
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
        best, second = max(marks[0], marks[1]), min(marks[0], marks[1])
        for at in range(2, len(marks)):
            second = max(second, min(best, marks[at]))
            best = max(best, marks[at])
        worth = vec[i64]()
        for at in range(len(codes)):
            if marks[at] >= second - EQUAL:
                worth = append(worth, codes[at])
        return worth

    def chances(self, table: Tock) -> vec[float]:
        """The team with more pieces home and more of the way behind them wins more often; team mates share."""
        marks = vec[float]()
        for seat in range(table.seats):
            marks = append(marks, _mark_of_team(table, seat))
        return shares_by_marks(marks)

    def likely(self, table: Tock, seat: i64) -> i64:
        """Assumes that the partner gave the best card to give, and that the best cards are played first."""
        likely: i64 = LIKELY
        for other in range(table.seats):
            if other != seat and table.hands.in_hand[other]:
                likely = likely * _explains_plays(table, other) // LIKELY
        if table.teams.half and seat >= 0:
            likely = likely * _explains_gift(table, table.teams.partner[seat]) // LIKELY
        return max(likely, 1)

    # What an answer leads to, by the rules.

    def _mark(self, table: Tock, code: i64) -> float:
        if code in (DROP_OUT, SPARE):
            return NOTHING_GAINED
        if code == PLAY_SEVEN:
            return self._mark_of_seven(table)
        change = table.change_of(code)
        if table.about != PARTS:
            return self.judgement.gain(change, 0)
        return self.judgement.gain(change, _swept(table, change)) + _way(table, table.seven.left - change[1])

    def _mark_of_seven(self, table: Tock) -> float:
        """What a seven brings if one piece takes all of it or comes in with a part, and what it surely brings otherwise."""
        best = _way(table, STEPS_OF_A_SEVEN)
        colour = table.track.colour
        for piece in range(table.pieces):
            pawn = colour * PIECES + piece
            if table.at[pawn] >= HOME:
                continue
            ways = table.track.ways_ahead(table, colour, piece)
            for target in range(2):
                if ways >> (STEPS_OF_A_SEVEN + target * TARGET) & 1:
                    change = walk_of(table, pawn, STEPS_OF_A_SEVEN, target == 1)
                    best = max(best, self.judgement.gain(change, _swept(table, change)))
            if ways >> TARGET & ways_in_with(SEVEN):
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
            for part in after.legal(seat):
                if self._wins(after, seat, part, depth + 1):
                    return True
        return False


def _may_win(table: Tock, seat: i64) -> bool:
    """Whether this turn may be the team's last: one piece is missing, or the way that is left is no more than a seven."""
    partner = table.teams.partner[seat]
    missing: i64 = 0
    steps: i64 = 0
    for colour in range(table.seats):
        if colour in (seat, partner):
            for pawn in range(colour * PIECES, colour * PIECES + table.pieces):
                place = table.at[pawn]
                if place < HOME:
                    missing += 1
                    steps += table.ring.to_entry[colour * table.ring.length + place] + 1
                elif place == WAITING:
                    return False
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
    partner = table.teams.partner[giver]
    gift = table.hands.gave[giver]
    if gift == NO_CARD or how_many(table.hands.played[giver]) > 1:
        return LIKELY  # the board has changed too much since
    before = table.hands.held(giver) + table.hands.played[giver] - CARD[table.hands.gave[partner]]
    mine, theirs = _uses(table, giver), _uses(table, partner)
    mark = theirs[gift] - mine[gift]
    explained: i64 = LIKELY
    for rank in range(KINDS):
        if copies(before, rank) and theirs[rank] - mine[rank] > mark + CLEARLY:
            explained = explained * WORSE_GIFT // LIKELY
    return explained


def _mark_of_team(table: Tock, seat: i64) -> float:
    partner = table.teams.partner[seat]
    home = table.pieces_home(seat)
    laps = table.laps_walked(seat)
    out = _pieces_out(table, seat)
    if table.teams.half:
        home += table.pieces_home(partner)
        laps += table.laps_walked(partner)
        out += _pieces_out(table, partner)
    return float(home) * (A_PIECE_HOME + A_FURTHER_PIECE * float(home)) + A_PIECE_OUT * float(out) + A_LAP * laps


def _pieces_out(table: Tock, colour: i64) -> i64:
    out: i64 = 0
    for pawn in range(colour * PIECES, colour * PIECES + table.pieces):
        if table.at[pawn] < HOME:
            out += 1
    return out


# Giving a card to the partner.


def _uses(table: Tock, seat: i64) -> vec[float]:
    """By rank: how useful a card is for the pieces that this seat plays."""
    colour = table.track.colour_of(table, seat)
    waiting = table.waiting_piece(colour) != EMPTY
    out = _pieces_out(table, colour)
    inward: i64 = 0
    for piece in range(table.pieces):
        inward |= ways_in(table, table.track, colour, piece)
    uses = vec[float](capacity=KINDS)
    for rank in range(KINDS):
        uses = append(uses, _use(rank, waiting, out, inward))
    return uses


def _use(rank: i64, waiting: bool, out: i64, inward: i64) -> float:
    if waiting and (rank in (ACE, KING)):
        return WAY_OUT / float(1 + 2 * out)
    if not out:
        return 0.0
    if inward & ways_in_with(rank):
        return WAY_HOME
    if rank == SEVEN:
        return SPLITS
    if rank in (JACK, FOUR):
        return TRICK
    return WALKS[rank] / 3.0
