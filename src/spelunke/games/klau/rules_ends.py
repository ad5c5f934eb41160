"""How rounds and turns of Klau Mau! begin and end (RULES.md §2, §3.7, §6)."""

from mypy_extensions import i64

from spelunke.core.table import filled
from spelunke.games.klau import rules_codes as code
from spelunke.games.klau import rules_notes as note
from spelunke.games.klau.box import POLICE
from spelunke.games.klau.rules_den import Den
from spelunke.games.klau.rules_errands import NOBODY


def begin_round(den: Den) -> None:
    """§2.2, §2.3: the cards are gathered, and dealt from the leader on."""
    den.rounds.begin(den.switches.keep_direction)
    den.clear()
    den.errands.drawing = den.rounds.starter
    den.ask_luck(code.DEAL)
    den.note(note.BEGAN, den.rounds.round, den.rounds.starter)


def dealt(den: Den, kind: i64) -> None:
    """§2.2: card by card round the table."""
    seat = den.errands.drawing
    den.hands.take_in(seat, kind, 0)
    following = (seat + 1) % den.seats
    if den.hands.sizes[following] < den.switches.hand_size:
        den.errands.drawing = following
    else:
        den.errands.drawing = NOBODY
        den.pile.push_in(den.pile.fence_waits)
        den.about = code.FIRST


def turn_first(den: Den, kind: i64) -> None:
    """§2.4, §2.5: the first card does nothing; police, watchdogs and the bomb are covered by another."""
    den.discard.turn_first(kind)
    if kind < POLICE:
        den.ask(den.rounds.active, code.TURN)


def end_the_turn(den: Den, skips: i64) -> None:
    """§6.1: only now does an empty hand count; otherwise the next seat is on, skipping those that miss a turn."""
    empty, sizes = False, den.hands.sizes
    for seat in range(den.seats):
        if not sizes[seat]:
            empty = True
            den.note(note.HAND_EMPTY, seat)
    if empty:
        end_the_round(den, False)
        return
    den.errands.end_theft()
    rounds = den.rounds
    seat = rounds.follower()
    while skips:
        den.note(note.SKIPPED, seat)
        seat = rounds.next_seat(seat)
        skips -= 1
    rounds.active = seat
    den.ask(seat, code.TURN)


def end_the_round(den: Den, surrounded: bool) -> None:
    """§6.3, §6.5: everybody scores; ``surrounded``: by the last police (§7.8)."""
    totals = den.rounds.totals
    points = filled(den.seats, 0)
    for seat in range(den.seats):
        points[seat] = den.points_of(seat)
        totals[seat] += points[seat]
    den.rounds.write_down()
    if den.tape is not None:
        den.tape.write(note.SCORED, den.rounds.round, *[int(gained) for gained in points], *[int(sum_) for sum_ in totals])
    if den.rounds.is_last() or (surrounded and den.switches.surrounded_ends_game):
        den.clear()
        den.rounds.active = den.rounds.starter
        den.pile.push_in(False)
        den.asked = 0
        if den.tape is not None:
            den.tape.write(note.ENDED, *[int(place) for place in den.places()])
    else:
        begin_round(den)
