"""A table of Klau Mau! as it lies, made of parts: whose cards, which piles, whose turn. What happens there is in rules.py."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from spelunke.core.dice import Dice
from spelunke.core.piles import weights_in
from spelunke.core.ranking import places_by_score
from spelunke.core.table import LUCK, LUCK_BIT, Table, bits_of
from spelunke.games.klau import rules_codes as code
from spelunke.games.klau.box import BOMB, COLOURS, NUMBERS, POLICE, WATCHDOG, House
from spelunke.games.klau.rules_cards import BIT, COLOURS_OF, NO_CARD, NUMBER_CARDS, VALUE_OF, codes_of, kind_of_number
from spelunke.games.klau.rules_claims import Claims
from spelunke.games.klau.rules_discard import Discard
from spelunke.games.klau.rules_errands import ROUND_ENDS, Errands
from spelunke.games.klau.rules_hands import SPECTATOR_BIT, Hands
from spelunke.games.klau.rules_house import Switches
from spelunke.games.klau.rules_pile import Pile
from spelunke.games.klau.rules_rounds import Rounds

_NOTHING: Final[i64] = -2
"""What a note does not tell."""


def _one_or_nobody(seats: i64) -> vec[i64]:
    return vec[i64]([code.LEAVE_IT] + [code.PICK_SEAT + seat for seat in bits_of(seats)])


_BELIEVE_OR_DOUBT: Final = vec[i64]([code.BELIEVE, code.DOUBT])
_FOUR_COLOURS: Final = vec[i64]([code.WISH_COLOUR + colour for colour in range(len(COLOURS))])
_POLICE_OR_NOT: Final = vec[i64]([code.CALL_POLICE, code.LET_IT_HAPPEN])
_NO_POLICE: Final = vec[i64]([code.LET_IT_HAPPEN])
_DRAW_OR_NOT: Final = vec[i64]([code.LEAVE_IT, code.DRAW_THEM])
_PICKS: Final = [_one_or_nobody(mask) for mask in range(256)]
"""By mask of seats: one of them, or nobody."""


class Den(Table):
    """All that lies on the table, part by part, and what may be answered."""

    house: House
    switches: Switches

    def __init__(self) -> None:
        super().__init__()
        self.hands: Hands = Hands()
        self.claims: Claims = Claims()
        self.pile: Pile = Pile()
        self.discard: Discard = Discard()
        self.rounds: Rounds = Rounds()
        self.errands: Errands = Errands()

    def clear(self) -> None:
        """§6.5: all cards that are still in the game are gathered."""
        self.hands.clear()
        self.claims.clear()
        self.pile.gather()
        self.discard.clear()
        self.errands.end_theft()
        self.errands.stop_drawing()

    # Asks.

    def legal(self, seat: i64) -> vec[i64]:
        about, hands = self.about, self.hands
        if about == code.TURN:
            return append(codes_of(hands.held[seat] & self.discard.layable_by(seat), 0), code.I_CANT)  # §3.1, §4.1
        if seat == LUCK:
            return codes_of(hands.held[self.errands.target], code.TURN_KIND) if self.grips() else self.pile.codes()
        if about == code.CLAIM:
            return _BELIEVE_OR_DOUBT
        if about == code.FORCE:
            return codes_of(hands.held[self.rounds.active] & self.discard.forcible(), code.FORCE_KIND)  # §4.5, §4.8
        if about == code.WISH:
            return _FOUR_COLOURS  # §5.1
        if about == code.ALARM:
            return _POLICE_OR_NOT if hands.held[seat] & BIT[POLICE] else _NO_POLICE  # §5.9
        if about == code.GIVE:
            may_return = self.switches.swap_may_return or hands.sizes[seat] == 1  # §5.12: it came last
            return codes_of(
                hands.held[seat] if may_return else hands.kinds_of_first(seat, hands.sizes[seat] - 1), code.GIVE_KIND
            )
        if about == code.MAY_DRAW:
            return _DRAW_OR_NOT
        if about == code.FENCE_CALLS:
            return self._at_the_fence(hands.held[seat])
        return _PICKS[self.possible_targets(about, seat)]

    def possible_targets(self, about: i64, seat: i64) -> i64:
        """Bits of those from whom a crook (§5.7), a swap (§5.11) or the last police (§7.5) may take a card."""
        seats: i64 = 0
        for other in range(self.seats):
            if other != seat and self.hands.sizes[other]:
                seats |= 1 << other
        return seats & ~self.discard.dogs if about == code.CROOK_GOES else seats

    def _at_the_fence(self, held: i64) -> vec[i64]:
        """§7.11: any of these number cards, or enough."""
        if self.switches.fence_all_or_nothing:
            return vec[i64]([code.HAND_IN_ALL, code.ENOUGH] if held & NUMBER_CARDS else [code.ENOUGH])
        numbers = range(len(COLOURS) * NUMBERS)
        in_hand = vec[i64]([code.HAND_IN + number for number in numbers if held & BIT[kind_of_number(number)]])
        return append(in_hand, code.ENOUGH)

    def weights(self) -> vec[i64]:
        return weights_in(self.hands.copies(self.errands.target)) if self.grips() else self.pile.weights()

    def draw(self, dice: Dice) -> i64:
        if self.grips():
            return code.TURN_KIND + self.hands.any_card(self.errands.target, dice)
        return self.pile.draw(dice)

    def grips(self) -> bool:
        """Whether luck takes a card out of a hand, not off the pile."""
        return self.about == code.TAKE or self.about == code.SCATTER

    def ask(self, seat: i64, about: i64) -> None:
        """A seat must answer."""
        self.about = about
        self.asked = 1 << seat

    def ask_who_doubts(self) -> None:
        """§4.2: the next player believes or doubts, or everybody else at once where anybody may (§9.28)."""
        self.about = code.CLAIM
        self.asked = self.may_doubt(self.rounds.active)

    def may_doubt(self, seat: i64) -> i64:
        """Bits of those who may doubt a seat in its turn."""
        if self.switches.anybody_doubts:
            return self.hands.everybody & ~(SPECTATOR_BIT | 1 << seat)
        return 1 << self.rounds.next_seat(seat)

    def ask_luck(self, about: i64) -> None:
        """Luck must answer."""
        self.about = about
        self.asked = LUCK_BIT

    def note(self, kind: i64, one: i64, two: i64 = _NOTHING, three: i64 = _NOTHING, four: i64 = _NOTHING) -> None:
        """Write down what happened, if anybody listens."""
        if self.tape is not None:
            self.tape.write(kind, *[int(number) for number in (one, two, three, four) if number != _NOTHING])

    # Cards leave a hand.

    def put_down(self, seat: i64, kind: i64) -> None:
        """A card leaves a hand for all to see."""
        hands, claims = self.hands, self.claims
        hands.take_out(seat, kind, 0)  # nobody is unaware of it
        if claims.said[seat]:
            claims.card_left(hands, seat, kind)

    def lay(self, seat: i64, kind: i64) -> None:
        """A card goes from a hand onto the discard pile."""
        self.put_down(seat, kind)
        self.discard.cover(seat, kind)

    def pass_unseen(self, giver: i64, taker: i64, kind: i64) -> i64:
        """A card goes from hand to hand; returns bits of those who know which (§8.4)."""
        witnesses = self.hands.pass_unseen(giver, taker, kind)
        self.claims.card_came(taker)
        if self.claims.said[giver]:
            self.claims.card_left_unseen(self.hands, giver)
        return witnesses

    def pass_hands(self) -> None:
        """§7.19: every hand moves on by one seat, and what was said of it too."""
        self.hands.pass_hands(self.rounds.direction)
        self.claims.move_on(self.rounds.direction)

    def has_a_match(self, seat: i64) -> bool:
        """§4.5: whether a doubter would find a card in this hand."""
        return self.hands.held[seat] & self.discard.forcible() != 0

    # Points.

    def points_of(self, seat: i64) -> i64:
        """§6.3, §6.4, §7.2, §7.17, §7.20: what a seat's cards would bring now."""
        if self.switches.bomb_is_zero and self.hands.held[seat] & BIT[BOMB]:
            return 0
        points = self.hands.points(seat, self.discard.spoiled())
        if self._dogs_count():
            return points + (self.discard.dogs >> seat & 1)
        return points - self.hands.count(seat, BIT[WATCHDOG])

    def value_of(self, seat: i64, kind: i64) -> i64:
        """What one card of a seat's hand adds to that."""
        if self.switches.bomb_is_zero and self.hands.held[seat] & BIT[BOMB]:
            return 0
        if kind == WATCHDOG and not self._dogs_count():
            return 0
        spoiled = NUMBER_CARDS >> kind & 1 and COLOURS_OF[kind] & self.discard.spoiled()
        return 0 if spoiled else VALUE_OF[kind]

    def _dogs_count(self) -> bool:
        """§7.17: whether watchdogs would bring points now: only when the game ends, with its last round or by the police."""
        if not self.switches.dogs_count_late or self.rounds.is_last():
            return True
        return self.switches.surrounded_ends_game and self.errands.then == ROUND_ENDS

    def scores(self) -> vec[i64]:
        return self.rounds.totals[:]

    def places(self) -> vec[i64]:
        """§6.6."""
        return places_by_score(self.rounds.totals)

    # Other tables like this one.

    def fits(self) -> bool:
        """§4.11: a seat that is forced to lay a card has one that matches."""
        return self.about != code.FORCE or self.has_a_match(self.rounds.active)

    def reshuffle(self, seat: i64, dice: Dice) -> None:
        """§8: every unseen card may lie in the pile or in any hand."""
        taken = self.taken_before(seat)
        self.hands.forget(seat)
        if self.about == code.FORCE:
            self.hands.show(self.rounds.active, self.asked)  # §4.4: to the doubter
        elif self.about == code.GIVE and self.asked:
            self.hands.put_last(self.errands.thief, taken, self.errands.target)
        hidden = self.hands.hidden_from(seat)
        if not len(hidden):
            return
        self.hands.redeal(hidden, self.pile.copies, dice)
        while not self.fits():
            self.hands.redeal(hidden, self.pile.copies, dice)

    def taken_before(self, seat: i64) -> i64:
        """The kind just taken in a swap, if this seat has seen it, or NO_CARD."""
        if self.about != code.GIVE or not self.asked:
            return NO_CARD
        return self.hands.last_seen_by(self.errands.thief, seat)

    def copy_into(self, twin: "Den") -> None:
        twin.seats = self.seats
        twin.asked = self.asked
        twin.about = self.about
        twin.house = self.house
        twin.switches = self.switches
        self.hands.copy_into(twin.hands)
        self.claims.copy_into(twin.claims)
        self.pile.copy_into(twin.pile)
        self.discard.copy_into(twin.discard)
        self.rounds.copy_into(twin.rounds)
        self.errands.copy_into(twin.errands)
