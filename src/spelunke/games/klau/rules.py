"""The rules of Klau Mau!: what a step does. The paragraphs are those of RULES.md; the parts are in rules_*.py."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spelunke.core.table import bits_of
from spelunke.games.klau import box
from spelunke.games.klau import rules_codes as code
from spelunke.games.klau import rules_notes as note
from spelunke.games.klau.box import BOMB, FENCE, POLICE, WATCHDOG, House, ages_of, deck_of
from spelunke.games.klau.rules_cards import to_match
from spelunke.games.klau.rules_den import Den
from spelunke.games.klau.rules_draws import draw_or_not, drawn, hand_in, may_draw, owe, police_of, the_fence_comes
from spelunke.games.klau.rules_errands import (
    CARD_ACTS,
    CAUGHT_A_LIE,
    GIVES_BACK,
    NOBODY,
    ROUND_ENDS,
    TOLD_THE_TRUTH,
    TURN_ENDS,
    WAS_BELIEVED,
)
from spelunke.games.klau.rules_house import Switches
from spelunke.games.klau.rules_turns import (
    act,
    begin_round,
    dealt,
    end_the_round,
    end_the_turn,
    explode,
    scatter,
    turn_first,
    wish_for,
)

_SEAT_OF: Final = vec[i64]([max(mask.bit_length() - 1, 0) for mask in range(256)])
"""By bit: the seat that is asked, alone but for a doubt."""


class Klau(Den):
    """One game of Klau Mau!"""

    def luck(self, answer: i64) -> None:
        kind, about = answer - code.TURN_KIND, self.about
        if about == code.TAKE:
            self._take(kind)
        elif about == code.SCATTER:
            scatter(self, kind)
        elif kind == FENCE:
            the_fence_comes(self)
        else:
            self.pile.turn(kind)
            if about == code.DRAW:
                drawn(self, kind)
            elif about == code.DEAL:
                dealt(self, kind)
            else:
                turn_first(self, kind)

    def step(self, answers: vec[i64]) -> None:
        about, seat = self.about, _SEAT_OF[self.asked]
        answer = answers[seat]
        if about == code.TURN:
            self._play(answer)
        elif about == code.CLAIM:
            self._believe_or_doubt(answers)
        elif about == code.FORCE:
            self._force(seat, answer - code.FORCE_KIND)
        elif about == code.WISH:
            wish_for(self, answer - code.WISH_COLOUR)
        elif about == code.ALARM:
            self._alarm(answer)
        elif about == code.GIVE:
            self._give(answer - code.GIVE_KIND)
        elif about == code.FENCE_CALLS:
            hand_in(self, answer)
        elif about == code.MAY_DRAW:
            draw_or_not(self, answer)
        else:
            self._pick(seat, answer)

    def _play(self, kind: i64) -> None:
        """§3.1: a card, or "I can't"."""
        active = self.rounds.active
        if kind == code.I_CANT:
            if self.tape is not None:
                self.tape.write(note.SAID, active)
            self.ask_who_doubts()
            return
        if self.tape is not None:
            self.tape.write(note.LAID, active, kind)
        if kind == POLICE:
            police_of(self, active, NOBODY)
        elif kind < POLICE:
            self.lay(active, kind)
            act(self)
        else:
            if kind == WATCHDOG:
                self.hands.came[active] -= 1  # a watchdog was not dealt (§7.14)
            self.put_down(active, kind)
            if kind == BOMB:
                self.discard.beside[BOMB] += 1
                explode(self)
            else:
                self.discard.dogs |= 1 << active  # §7.15
                end_the_turn(self, 0)

    # "I can't".

    def _believe_or_doubt(self, answers: vec[i64]) -> None:
        """§4.3, §4.4; of several who doubt at once the first in play order is the doubter, the others stay unknown (§9.28)."""
        active, doubter = self.rounds.active, self.rounds.follower()
        while doubter != active and not (self.asked >> doubter & 1 and answers[doubter] == code.DOUBT):
            doubter = self.rounds.next_seat(doubter)
        if doubter == active:
            for believer in bits_of(self.asked):
                self.note(note.BELIEVED, believer, active)
            self.claims.remember(active, to_match(self.discard.top, self.discard.wish))
            owe(self, active, box.DRAWN_IF_BELIEVED, NOBODY, TURN_ENDS, WAS_BELIEVED)  # §4.3
            return
        self.note(note.DOUBTED, doubter, active)
        seers: i64 = 1 << doubter
        if self.switches.shown_to_all:
            seers = self.hands.everybody
            self.claims.forget(active)
        self.hands.show(active, seers)  # §4.4
        if self.tape is not None:
            top, wish, proof = self.discard.top, self.discard.wish, self.discard.forcible()
            self.tape.write(note.SHOWED, active, seers | 1 << active, top, wish, proof, *self.hands.kinds(active))
        if self.has_a_match(active):
            self.ask(doubter, code.FORCE)  # §4.5
        else:
            may_draw(self, active, box.DRAWN_FOR_THE_TRUTH, TURN_ENDS, TOLD_THE_TRUTH)  # §4.6

    def _force(self, doubter: i64, kind: i64) -> None:
        """§4.5, §4.8, §4.9."""
        active = self.rounds.active
        self.note(note.FORCED, doubter, active, kind)
        if kind == POLICE:
            police_of(self, active, doubter)
        else:
            self.lay(active, kind)
            then = CARD_ACTS if self.switches.forced_card_acts else TURN_ENDS
            may_draw(self, doubter, box.DRAWN_FOR_A_LIE, then, CAUGHT_A_LIE)

    # Crooks and swaps.

    def _pick(self, seat: i64, answer: i64) -> None:
        """§5.7, §5.11, §7.5: the seat from which a card is taken, or nobody."""
        about = self.about
        if answer == code.LEAVE_IT:
            self.note(note.LEFT, seat)
            if about == code.SURROUNDED:
                end_the_round(self, True)
            else:
                end_the_turn(self, 0)
            return
        self.errands.thief = seat
        self.errands.target = answer - code.PICK_SEAT
        self.note(note.SENT, seat, self.errands.target, about)
        if about == code.CROOK_GOES:
            self.ask(self.errands.target, code.ALARM)  # §5.9: asked even without police in hand
        else:
            self.errands.then = GIVES_BACK if about == code.SWAP_WITH else ROUND_ENDS
            self.ask_luck(code.TAKE)

    def _alarm(self, answer: i64) -> None:
        """§5.9: the crook gets nothing, the turn order stays."""
        called = answer == code.CALL_POLICE
        self.note(note.CAUGHT if called else note.YIELDED, self.errands.target, self.rounds.active)
        if called:
            police_of(self, self.errands.target, NOBODY)
        else:
            self.errands.then = TURN_ENDS
            self.ask_luck(code.TAKE)

    def _take(self, kind: i64) -> None:
        """§5.8: only the two of them see which card it is."""
        thief, target = self.errands.thief, self.errands.target
        witnesses = self.pass_unseen(target, thief, kind)
        self.note(note.TOOK, thief, target, kind, witnesses)
        if self.errands.then == GIVES_BACK:
            self.ask(thief, code.GIVE)
        elif self.errands.then == ROUND_ENDS:
            end_the_round(self, True)
        else:
            end_the_turn(self, 0)

    def _give(self, kind: i64) -> None:
        """§5.12."""
        thief, target = self.errands.thief, self.errands.target
        witnesses = self.pass_unseen(thief, target, kind)
        self.note(note.GAVE, thief, target, kind, witnesses)
        end_the_turn(self, 0)

    # Another table like this one.

    def copy(self) -> "Klau":
        twin = Klau()
        self.copy_into(twin)
        return twin


def deal(seats: i64, house: House) -> Klau:
    """§2: the table before luck's first answer."""
    table = Klau()
    table.seats = seats
    table.house = house
    table.switches = Switches(house, seats)
    table.discard.switches = table.switches
    table.hands.set_up(seats)
    table.claims.set_up(seats, table.switches.always_match | table.switches.forced_too)
    table.pile.deck = vec[i64](deck_of(house, seats))
    table.pile.fence_waits = house.fence
    table.rounds.set_up(house.rounds or seats, vec[i64](ages_of(house, seats)))  # §6.5
    begin_round(table)
    return table
