"""Rounds and turns of Klau Mau!: how they begin and end (RULES.md §2, §3.7, §6), and what cards do in them (§5, §7.18)."""

from mypy_extensions import i64

from spelunke.core.table import filled
from spelunke.games.klau import box
from spelunke.games.klau import rules_codes as code
from spelunke.games.klau import rules_notes as note
from spelunke.games.klau.rules_cards import MOTIF_OF
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
    if den.tape is not None:
        den.tape.write(note.DEALT, seat, kind)
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
    den.note(note.OPENED if kind < box.POLICE else note.COVERED, kind)
    den.discard.turn_first(kind)
    if kind < box.POLICE:
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


# What cards do.


def act(den: Den) -> None:
    """§5: what the card on top does for the seat whose turn it is."""
    active, motif = den.rounds.active, MOTIF_OF[den.discard.top]
    if motif < box.NUMBERS:
        end_the_turn(den, 0)
    elif motif == box.KEYHOLE:
        den.ask(active, code.WISH)
    elif motif == box.SWAP:
        den.ask(active, code.SWAP_WITH)
    elif motif == box.CROOK and den.possible_targets(code.CROOK_GOES, active):
        den.ask(active, code.CROOK_GOES)  # §7.16: unless all others are guarded
    elif motif == box.SMALL_SAFE:
        end_the_turn(den, 1)
    elif motif == box.BIG_SAFE:
        end_the_turn(den, 1 if den.switches.small_for_two else 2)
    else:
        if motif == box.PLAN:
            den.rounds.turn_round(den.switches.plan_literal)
            den.note(note.TURNED_ROUND, den.rounds.direction)
        end_the_turn(den, 0)


def wish_for(den: Den, colour: i64) -> None:
    """§5.1."""
    den.note(note.WISHED, den.rounds.active, colour)
    den.discard.wish_for(colour)
    end_the_turn(den, 0)


def explode(den: Den) -> None:
    """§7.18, §7.19, §7.21."""
    if not den.switches.bomb_passes_hands:
        _next_to_scatter(den, den.rounds.active)
        return
    den.pass_hands()
    if den.tape is not None:
        to = [int(den.rounds.next_seat(seat)) for seat in range(den.seats)]
        den.tape.write(note.PASSED, den.rounds.direction, *to)
    end_the_turn(den, 0)


def _next_to_scatter(den: Den, seat: i64) -> None:
    """§7.21: in play order from the seat that laid the bomb; a seat without cards loses none."""
    while not den.hands.sizes[seat]:
        seat = den.rounds.next_seat(seat)
    den.errands.target = seat
    den.ask_luck(code.SCATTER)


def scatter(den: Den, kind: i64) -> None:
    """§7.21: a card of a hand is lost openly."""
    seat = den.errands.target
    den.note(note.SCATTERED, seat, kind)
    den.put_down(seat, kind)
    den.discard.beside[kind] += 1
    following = den.rounds.next_seat(seat)
    if following == den.rounds.active:
        end_the_turn(den, 0)
    else:
        _next_to_scatter(den, following)
