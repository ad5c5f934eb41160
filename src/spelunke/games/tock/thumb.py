"""The rule-of-thumb player of Tock: get pieces out and home, hit what is worth it, give the partner what the partner needs."""

from collections.abc import Sequence

from spelunke.core.dice import Dice
from spelunke.core.ring import TARGETS, Place
from spelunke.games.tock.box import House, Rank
from spelunke.games.tock.types import AnyMove, BringOut, Capture, Give, Part, PlaySeven, Swap, TockView, Walk

Board = list[list[Place]]

OUT = 14.0
"""The value of standing on the track at all."""

LAP = 34.0
"""The value of the way round the track."""

HOME = 62.0
"""The value of the outermost target field; each further one is worth a little more, because it makes room."""

SAVES_A_LAP = 5.0
"""The value of a field from which a four leads into the target."""

SHUT_IN = 8.0
"""The cost to a colour of another piece on its start field while pieces of the colour wait (§5.5)."""

THREAT = 0.055
"""The rough probability that one piece behind hits."""

REACH = 13


def answer(view: TockView, _house: House, dice: Dice) -> AnyMove:
    """The choice after which the board looks best; the dice break ties."""
    marks = [_mark(view, move) for move in view.choices]
    best = max(marks)
    equal = [move for move, mark in zip(view.choices, marks, strict=True) if mark >= best - 1e-9]
    return equal[dice.below(len(equal))]


def _mark(view: TockView, move: AnyMove) -> float:
    seat = view.seat
    assert seat is not None
    board = [list(colour) for colour in view.open.pieces]
    colour = view.open.colour if view.about != "exchange" and view.open.colour is not None else seat
    match move:
        case Give(card=card):
            return _use(view, partner_of(view, seat), card) - _use(view, seat, card)
        case BringOut():
            board[colour][board[colour].index("waiting")] = view.open.starts[colour]
        case Walk(steps=steps, piece=piece, target=target):
            _walk(view, board, colour, piece, steps, target)
        case Swap(piece=piece, other=other, other_piece=other_piece):
            here, there = board[colour][piece - 1], board[other][other_piece - 1]
            board[colour][piece - 1], board[other][other_piece - 1] = there, here
        case PlaySeven():
            return _best_seven(view, colour)
        case Part(piece=piece, steps=steps, target=target, partners=partners):
            whose = partner_of(view, colour) if partners else colour
            _walk(view, board, whose, piece, steps, target, sweeps=True)
            assert view.open.seven is not None
            return _look(view, board) + LAP * (view.open.seven.steps_left - steps) / view.open.length
        case Capture(whose=whose, piece=piece):
            board[whose][piece - 1] = "waiting"
        case _:
            return _look(view, board) - 1.0  # dropping out, sparing: only if nothing is better
    return _look(view, board)


def partner_of(view: TockView, seat: int) -> int:
    return (seat + view.seats // 2) % view.seats if view.seats != 5 else seat


def colour_played(view: TockView, seat: int) -> int:
    """The own colour, or the partner's once all own pieces are home."""
    return seat if any(place not in TARGETS for place in view.open.pieces[seat]) else partner_of(view, seat)


# Moving pieces about.


def _walk(view: TockView, board: Board, colour: int, piece: int, steps: int, target: bool, sweeps: bool = False) -> None:
    """Walk on a board of one's own; ``sweeps``: opponents that are passed are captured too."""
    place = board[colour][piece - 1]
    length, entry = view.open.length, view.open.entries[colour]
    if isinstance(place, str):
        board[colour][piece - 1] = TARGETS[TARGETS.index(place) + steps] if place in TARGETS else place
        return
    to_entry = (entry - place) % length if steps > 0 else (place - entry) % length
    end: Place = TARGETS[abs(steps) - to_entry - 1] if target else (place + steps) % length
    hit = {end}
    if sweeps:
        hit |= {(place + step) % length for step in range(1, to_entry + 1 if target else steps)}
    friends = {colour, partner_of(view, colour)}
    for other, places in enumerate(board):
        for number, stands in enumerate(places):
            if isinstance(stands, int) and stands in hit and (other not in friends or stands == end):
                places[number] = "waiting"
    board[colour][piece - 1] = end


def _best_seven(view: TockView, colour: int) -> float:
    """What a seven brings if one piece takes all of it, and what it surely brings if several do."""
    steps = 7
    best = _look(view, [list(places) for places in view.open.pieces]) + LAP * steps / view.open.length
    for piece, place in enumerate(view.open.pieces[colour], 1):
        if isinstance(place, int):
            board = [list(places) for places in view.open.pieces]
            left = (view.open.entries[colour] - place) % view.open.length
            _walk(view, board, colour, piece, steps, left < steps <= left + len(TARGETS), sweeps=True)
            best = max(best, _look(view, board))
            if left < steps:  # in with a part, the rest elsewhere
                best = max(best, _look(view, [list(places) for places in view.open.pieces]) + HOME - OUT - LAP)
    return best


# Judging.


def _look(view: TockView, board: Board) -> float:
    """How good a board looks for this seat's team."""
    seat = view.seat
    assert seat is not None
    friends = {seat, partner_of(view, seat)}
    rivals = view.seats - len(friends)
    mark = 0.0
    for colour, places in enumerate(board):
        worth = sum(_worth(view, board, colour, place, colour in friends) for place in places)
        if _is_shut_in(view, board, colour):
            worth -= SHUT_IN
        mark += worth if colour in friends else -1.2 * worth / rivals
    return mark


def _is_shut_in(view: TockView, board: Board, colour: int) -> bool:
    """Whether pieces of this colour wait while another colour's piece stands where they would come out."""
    start = view.open.starts[colour]
    return "waiting" in board[colour] and any(start in places for other, places in enumerate(board) if other != colour)


def _worth(view: TockView, board: Board, colour: int, place: Place, wary: bool) -> float:
    if isinstance(place, str):
        return HOME + 2.0 * TARGETS.index(place) if place in TARGETS else 0.0
    length = view.open.length
    walked = (place - view.open.starts[colour]) % length
    worth = OUT + LAP * walked / length
    if 0 < (place - view.open.entries[colour]) % length < 4:
        worth += SAVES_A_LAP
    return worth * (1 - min(0.5, THREAT * threats(view, board, colour, place))) if wary else worth


def threats(view: TockView, board: Sequence[Sequence[Place]], colour: int, field: int) -> int:
    """How many opposing pieces stand close enough behind this field to hit a piece of that colour there."""
    if is_safe(view, field):
        return 0
    rivals = (places for other, places in enumerate(board) if other not in (colour, partner_of(view, colour)))
    return sum(
        isinstance(stands, int) and 0 < (field - stands) % view.open.length <= REACH for each in rivals for stands in each
    )


def is_safe(view: TockView, field: int) -> bool:
    """Whether this is a start field."""
    opened = view.open
    return field in opened.starts or (opened.empty_start_fields and field % opened.section_length == 0)


def _use(view: TockView, seat: int, card: Rank) -> float:
    """How useful a card is for the pieces that this seat plays."""
    colour = colour_played(view, seat)
    places = view.open.pieces[colour]
    out = [place for place in places if isinstance(place, int)]
    if card in ("ace", "king") and "waiting" in places:
        return 30.0 / (1 + 2 * len(out))
    if not out:
        return 0.0
    steps = steps_of(card)
    if any(comes_in(view, colour, place, step) for place in out for step in steps):
        return 14.0
    if card == "7":
        return 7.0
    return 3.0 if card in ("jack", "4") else max(steps) / 3


def steps_of(card: Rank) -> Sequence[int]:
    named: dict[str, Sequence[int]] = {"ace": (1, 14), "king": (1, 13), "queen": (12,), "jack": (), "4": (-4,)}
    return named[card] if card in named else (int(card),)


def comes_in(view: TockView, colour: int, place: int, steps: int) -> bool:
    entry, length = view.open.entries[colour], view.open.length
    if steps < 0:
        return 0 < (place - entry) % length < -steps
    return 0 < steps - (entry - place) % length <= len(TARGETS)
