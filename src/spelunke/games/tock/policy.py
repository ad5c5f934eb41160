"""What players of Tock do without thinking: get pieces out and home, hit what is worth it, give the partner what helps."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from spelunke.core.dice import Dice
from spelunke.core.policy import LIKELY, Policy, shares_by_marks
from spelunke.core.ring import EMPTY, HOME, PIECES, WAITING
from spelunke.games.tock.box import ACE, BACKWARD, FOUR, JACK, KING, SEVEN, STEPS_OF_A_SEVEN
from spelunke.games.tock.rules import EXCHANGE, PASSING, Tock
from spelunke.games.tock.rules_cards import CARD, KINDS, NO_CARD, copies, how_many
from spelunke.games.tock.rules_plays import DROP_OUT, FIRST_WALK, PAWNS, PLAY_SEVEN, STEPS_OF_WALK, SWAP, WALK
from spelunke.games.tock.rules_seven import PART, PARTS_OF_A_PIECE, PARTS_OF_A_SIDE
from spelunke.games.tock.rules_track import end_of

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

REACH: Final[i64] = 13
SPITE: Final = 1.2
"""The value of a rival's loss, all rivals taken together."""

NOTHING_GAINED: Final = -1.0

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


HORIZON: Final[i64] = 40
"""In answers: about a round of cards. In longer rollouts luck would drown the effect of the choice."""


class TockPolicy(Policy[Tock]):
    """A seat looks at the board and at its own hand."""

    def __init__(self, horizon: i64 = HORIZON) -> None:
        super().__init__(1, horizon)

    def answer(self, table: Tock, seat: i64, dice: Dice) -> i64:
        codes = table.legal(seat)
        if len(codes) == 1 or table.about == PASSING:
            return codes[0]  # every opponent's piece that was passed is captured (§5.7)
        at = dice.below(len(codes))  # where the comparison begins, so that equals are as likely
        best = codes[at]
        most = _mark(table, seat, best)
        for _others in range(len(codes) - 1):
            at += 1
            if at == len(codes):
                at = 0
            mark = _mark(table, seat, codes[at])
            if mark > most:
                most = mark
                best = codes[at]
        return best

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
    mark = _use(table, partner, gift) - _use(table, giver, gift)
    explained: i64 = LIKELY
    for rank in range(KINDS):
        if copies(before, rank) and _use(table, partner, rank) - _use(table, giver, rank) > mark + CLEARLY:
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


def _mark(table: Tock, seat: i64, code: i64) -> float:
    """The gain of an answer for this seat's team."""
    if table.about == EXCHANGE:
        return _use(table, table.teams.partner[seat], code) - _use(table, seat, code)
    if code == DROP_OUT:
        return NOTHING_GAINED
    if code >= PART:
        return _mark_of_part(table, code - PART)
    if code >= SWAP:
        return _mark_of_swap(table, code - SWAP)
    if code == PLAY_SEVEN:
        return _mark_of_seven(table)
    if code < WALK:
        return OUT
    number = code - WALK
    pawn = table.track.colour * PIECES + (number >> 1 & 3)
    return _mark_of_walk(table, pawn, STEPS_OF_WALK[number >> 3], number & 1 == 1)


# Walking, swapping, splitting.


def _mark_of_walk(table: Tock, pawn: i64, steps: i64, into_target: bool) -> float:
    """The gain of a walk: the new place instead of the old one, and the piece that is captured there."""
    colour = pawn >> 2
    end = end_of(table, pawn, steps, into_target)
    mark = _worth(table, colour, end) - _worth(table, colour, table.at[pawn])
    if end < HOME and table.on[end] != EMPTY:
        mark += _worth_of_capture(table, table.on[end])
    return mark


def _worth_of_capture(table: Tock, pawn: i64) -> float:
    """The value of sending a pawn back to wait; a team mate's is a loss."""
    lost = OUT + LAP * _way_behind(table, pawn >> 2, table.at[pawn])
    return -lost if table.teams.is_friend(pawn, table.track.turn) else lost * SPITE / _rivals(table)


def _rivals(table: Tock) -> float:
    return float(table.seats - 2 if table.teams.half else table.seats - 1)


def _mark_of_swap(table: Tock, number: i64) -> float:
    """§3.4: both pawns stand elsewhere."""
    pawn = table.track.colour * PIECES + number // PAWNS
    other = number % PAWNS
    here, there = table.at[pawn], table.at[other]
    mark = _worth(table, table.track.colour, there) - _worth(table, table.track.colour, here)
    moved = LAP * (_way_behind(table, other >> 2, here) - _way_behind(table, other >> 2, there))
    return mark + moved if table.teams.is_friend(other, table.track.turn) else mark - moved * SPITE / _rivals(table)


def _mark_of_seven(table: Tock) -> float:
    """Seven steps for some piece; more, if a piece enters the target or captures others with them."""
    steps = LAP * float(STEPS_OF_A_SEVEN) / float(table.ring.length)
    best = steps
    for piece in range(table.pieces):
        pawn = table.track.colour * PIECES + piece
        place = table.at[pawn]
        if place < HOME:
            mark = steps + _swept(table, pawn, STEPS_OF_A_SEVEN + 1)
            if table.ring.to_entry[table.track.colour * table.ring.length + place] < STEPS_OF_A_SEVEN:
                mark += IN_TARGET - OUT - LAP
            best = max(best, mark)
    return best


def _mark_of_part(table: Tock, number: i64) -> float:
    """A part of a seven; the steps that are left will bring something too."""
    side: i64 = 1 if number >= PARTS_OF_A_SIDE else 0
    number -= side * PARTS_OF_A_SIDE
    pawn = table.seven.colour_of_side(side) * PIECES + number // PARTS_OF_A_PIECE
    number %= PARTS_OF_A_PIECE
    steps = (number >> 1) + 1
    mark = _mark_of_walk(table, pawn, steps, number & 1 == 1) + _swept(table, pawn, steps)
    return mark + LAP * float(table.seven.left - steps) / float(table.ring.length)


def _swept(table: Tock, pawn: i64, steps: i64) -> float:
    """§5.7: the value of the pieces passed on the way."""
    if table.at[pawn] >= HOME:
        return 0.0
    swept = 0.0
    field = table.at[pawn]
    for _step in range(steps - 1):
        field += 1
        if field == table.ring.length:
            field = 0
        other = table.on[field]
        if other != EMPTY and not table.teams.is_friend(other, pawn >> 2):
            swept += _worth_of_capture(table, other)
    return swept


# Judging.


def _way_behind(table: Tock, colour: i64, field: i64) -> float:
    """How much of its way round a piece of this colour has walked when it stands there."""
    walked = field - table.ring.starts[colour]
    if walked < 0:
        walked += table.ring.length
    return float(walked) / float(table.ring.length)


def _worth(table: Tock, colour: i64, place: i64) -> float:
    """The value of a piece of this colour there, less the expected cost of a hit."""
    if place >= HOME:
        return IN_TARGET + DEEPER * float(place - HOME)
    ring = table.ring
    worth = OUT + LAP * _way_behind(table, colour, place)
    past_entry = ring.length - ring.to_entry[colour * ring.length + place]
    if past_entry < BACKWARD:
        worth += SAVES_A_LAP
    if ring.is_start[place]:
        return worth + _worth_of_shutting_in(table, colour, place)
    behind: i64 = 0
    field = place
    for _step in range(REACH):
        field -= 1
        if field < 0:
            field += ring.length
        if table.on[field] != EMPTY and not table.teams.is_friend(table.on[field], colour):
            behind += 1
    return worth * (1.0 - min(0.5, THREAT * float(behind)))


def _worth_of_shutting_in(table: Tock, colour: i64, start: i64) -> float:
    """The value of a piece of this colour that keeps others from coming out there; the partner should come out."""
    for other in range(table.seats):
        if table.ring.starts[other] == start and other != colour:
            for piece in range(table.pieces):
                if table.at[other * PIECES + piece] == WAITING:
                    return -SHUT_IN if table.teams.is_friend(other * PIECES, colour) else SHUT_IN * SPITE / _rivals(table)
    return 0.0


# Giving a card to the partner.


def _use(table: Tock, seat: i64, rank: i64) -> float:
    """How useful a card is for the pieces that this seat plays."""
    colour = table.track.colour_of(table, seat)
    waiting = False
    out: i64 = 0
    comes_in = False
    for piece in range(table.pieces):
        place = table.at[colour * PIECES + piece]
        if place == WAITING:
            waiting = True
        elif place < HOME:
            out += 1
            comes_in = comes_in or _comes_in(table, colour, place, rank)
    if waiting and rank in (ACE, KING):
        return 30.0 / float(1 + 2 * out)
    if not out:
        return 0.0
    if comes_in:
        return 14.0
    if rank == SEVEN:
        return 7.0
    if rank in (JACK, FOUR):
        return 3.0
    return float(14 if rank == ACE else rank + 1) / 3.0


def _comes_in(table: Tock, colour: i64, place: i64, rank: i64) -> bool:
    """Whether some walk of this card would end on a target field, if nobody stands in the way."""
    length = table.ring.length
    to_entry = table.ring.to_entry[colour * length + place]
    for walk in range(FIRST_WALK[rank], FIRST_WALK[rank + 1]):
        steps = STEPS_OF_WALK[walk]
        if steps < 0:
            if 0 < length - to_entry < -steps:
                return True
        elif to_entry < steps <= to_entry + table.pieces:
            return True
    return rank == SEVEN and to_entry < STEPS_OF_A_SEVEN
