"""Drawing cards in Klau Mau!, and what comes of it: the empty pile, police and their card, the fence (RULES.md §6.2, §7)."""

from mypy_extensions import i64

from spelunke.games.klau import box
from spelunke.games.klau import rules_codes as code
from spelunke.games.klau import rules_notes as note
from spelunke.games.klau.box import POLICE
from spelunke.games.klau.rules_cards import BIT, kind_of_number
from spelunke.games.klau.rules_den import Den
from spelunke.games.klau.rules_errands import CARD_ACTS, NOBODY, POLICE_SURROUND, POLICE_WENT_OUT, ROUND_ENDS, TURN_ENDS
from spelunke.games.klau.rules_turns import act, end_the_round, end_the_turn


def owe(den: Den, seat: i64, cards: i64, then_seat: i64, then: i64, why: i64) -> None:
    """A seat draws so many cards, then possibly another seat one for a lie; then the game goes on."""
    den.errands.owe(seat, cards, then_seat, then, why)
    _ask_for_a_card(den)


def may_draw(den: Den, seat: i64, cards: i64, then: i64, why: i64) -> None:
    """§4.5, §4.6: after a doubt a seat may draw so many cards; then the game goes on."""
    den.errands.owe(seat, cards, NOBODY, then, why)
    _offer_cards(den)


def _offer_cards(den: Den) -> None:
    """§4.12: a seat is asked only where drawing may do harm: it uses up the pile, or may bring the bomb that means zero."""
    matters = den.switches.bomb_is_zero or den.pile.size() <= den.errands.to_draw
    if den.switches.draws_are_optional and matters:
        den.ask(den.errands.drawing, code.MAY_DRAW)
    else:
        _ask_for_a_card(den)


def draw_or_not(den: Den, answer: i64) -> None:
    """§4.12: all of the cards, or none."""
    if answer == code.DRAW_THEM:
        _ask_for_a_card(den)
    else:
        den.note(note.LEFT, den.errands.drawing)
        den.errands.stop_drawing()
        _all_is_drawn(den)


def _ask_for_a_card(den: Den) -> None:
    """§6.2: trying to draw from an empty pile ends the round."""
    if not den.pile.is_empty():
        den.ask_luck(code.DRAW)
        return
    den.note(note.PILE_EMPTY, den.errands.drawer())
    if den.errands.then == POLICE_SURROUND:
        den.errands.stop_drawing()
        _surround(den)  # §7.6
    else:
        end_the_round(den, False)


def drawn(den: Den, kind: i64) -> None:
    """A card has come off the pile for the seat that draws."""
    seat = den.errands.drawer()
    if den.tape is not None:
        den.tape.write(note.DREW, seat, kind, den.errands.reason())
    den.hands.gain(seat, kind, 0)
    den.claims.card_came(seat)
    if den.errands.fence_at != NOBODY:
        den.errands.handed -= 1
        _pay_in_cards(den)
        return
    is_second = den.errands.to_draw == 1 and den.errands.then_drawing != NOBODY
    if not den.errands.go_on():
        _all_is_drawn(den)
    elif is_second:
        _offer_cards(den)  # §4.8: the police are replaced, now it is for the doubter to draw
    else:
        _ask_for_a_card(den)


def _all_is_drawn(den: Den) -> None:
    """Nobody has to draw any more: the game goes on."""
    if den.errands.then == CARD_ACTS:
        den.errands.then = TURN_ENDS
        act(den)
    elif den.errands.then == POLICE_SURROUND:
        _surround(den)
    else:
        end_the_turn(den, 0)


# Police.


def police_of(den: Den, seat: i64, doubter: i64) -> None:
    """§3.6, §5.9: beside the pile, and a card for it; for a forced one the doubter gets a card as well (§4.8)."""
    den.put_down(seat, POLICE)
    den.discard.play_police()
    den.errands.end_theft()
    if not den.switches.surrounded or den.discard.police_played < den.switches.police_needed:
        owe(den, seat, 1, doubter, TURN_ENDS, POLICE_WENT_OUT)
        return
    den.errands.thief = seat
    if den.switches.surrounded_replacement:
        owe(den, seat, 1, NOBODY, POLICE_SURROUND, POLICE_WENT_OUT)
    else:
        _surround(den)


def _surround(den: Den) -> None:
    """§7.4, §7.5: play stops; the player of the last police may take a card from another seat."""
    thief = den.errands.thief
    den.note(note.STOPPED, thief)
    den.errands.then = ROUND_ENDS
    den.ask(thief, code.SURROUNDED)
    if not den.possible_targets(code.SURROUNDED, thief):
        end_the_round(den, True)


# The fence.


def the_fence_comes(den: Den) -> None:
    """§7.10: everybody is asked, beginning with the one who drew it."""
    den.note(note.FENCE_CAME, den.errands.drawing)
    den.pile.turn_fence()
    den.errands.fence_at = den.errands.drawing
    den.ask(den.errands.drawing, code.FENCE_CALLS)


def hand_in(den: Den, answer: i64) -> None:
    """§7.11, §7.12."""
    seat = den.errands.fence_at
    if answer == code.HAND_IN_ALL:
        for number in range(len(box.COLOURS) * box.NUMBERS):
            while den.hands.held[seat] & BIT[kind_of_number(number)]:
                _hand_in_one(den, seat, kind_of_number(number))
    elif answer != code.ENOUGH:
        _hand_in_one(den, seat, kind_of_number(answer - code.HAND_IN))
        return
    if den.errands.handed:
        den.note(note.PAID, seat, den.errands.handed, den.errands.handed * box.POINTS_AT_THE_FENCE)
    _pay_in_cards(den)


def _hand_in_one(den: Den, seat: i64, kind: i64) -> None:
    den.put_down(seat, kind)
    den.pile.hand_in(kind)
    den.rounds.totals[seat] += box.POINTS_AT_THE_FENCE
    den.errands.handed += 1
    den.note(note.HANDED_IN, seat, kind)


def _pay_in_cards(den: Den) -> None:
    """§7.13: a card for each, then the next seat is asked; the card for the fence itself is drawn last."""
    if den.errands.handed:
        _ask_for_a_card(den)
        return
    following = den.rounds.next_seat(den.errands.fence_at)
    if following == den.errands.drawing:
        den.errands.fence_at = NOBODY
        _ask_for_a_card(den)
    else:
        den.errands.fence_at = following
        den.ask(following, code.FENCE_CALLS)
