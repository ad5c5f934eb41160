"""What cards do in Klau Mau!: keyholes, safes, plans, crooks, swaps (RULES.md §5), and the bomb (§7.18)."""

from mypy_extensions import i64

from spelunke.games.klau import box
from spelunke.games.klau import rules_codes as code
from spelunke.games.klau import rules_notes as note
from spelunke.games.klau.rules_cards import MOTIF_OF
from spelunke.games.klau.rules_den import Den
from spelunke.games.klau.rules_ends import end_the_turn


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
    den.put_down(seat, kind)
    den.discard.beside[kind] += 1
    following = den.rounds.next_seat(seat)
    if following == den.rounds.active:
        end_the_turn(den, 0)
    else:
        _next_to_scatter(den, following)
