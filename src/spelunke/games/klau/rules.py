"""The rules of Klau Mau!: what a step does, and who is asked next. The paragraphs are those of RULES.md."""

from librt.vecs import vec
from mypy_extensions import i64

from spelunke.core.table import LUCK_BIT, filled
from spelunke.games.klau import rules_notes as note
from spelunke.games.klau.box import (
    BIG_SAFE,
    BOMB,
    CROOK,
    FENCE,
    KEYHOLE,
    PLAN,
    POLICE,
    SMALL_SAFE,
    SWAP,
    WATCHDOG,
    House,
    ages_of,
    deck_of,
)
from spelunke.games.klau.rules_choices import (
    ALARM,
    BELIEVE,
    CALL_POLICE,
    CARD_ACTS,
    CLAIM,
    COLOURS_OF,
    CROOK_GOES,
    DEAL,
    DRAW,
    FENCE_CALLS,
    FORCE,
    FORCE_KIND,
    GIVE,
    GIVE_KIND,
    GIVES_BACK,
    I_CANT,
    LEAVE_IT,
    MOTIF_OF,
    NOBODY,
    PICK_SEAT,
    ROUND_ENDS,
    SCATTER,
    SURROUNDED,
    SWAP_WITH,
    TAKE,
    TURN,
    TURN_ENDS,
    TURN_KIND,
    WISH,
    WISH_COLOUR,
)
from spelunke.games.klau.rules_claims import NO_CLAIM, NO_WISH, to_match
from spelunke.games.klau.rules_drawing import Drawing
from spelunke.games.klau.rules_hands import KIND, ONE_OF, ROOM, SPECTATOR_BIT, WORD_OF


class Klau(Drawing):
    """One game of Klau Mau!"""

    # Luck has answered.

    def luck(self, answer: i64) -> None:
        kind = answer - TURN_KIND
        if self.about == TAKE:
            self._take(kind)
        elif self.about == SCATTER:
            self._scatter(kind)
        elif kind == FENCE:
            self._the_fence_comes()
        else:
            self._off_the_pile(kind)
            if self.about == DRAW:
                self._drawn(kind)
            elif self.about == DEAL:
                self._dealt(kind)
            else:
                self._turn_first(kind)

    def _take(self, kind: i64) -> None:
        """§5.8: only the two of them see which card it is."""
        witnesses = self.pass_unseen(self.target, self.thief, kind)
        if self.tape is not None:
            self.tape.write(note.TOOK, self.thief, self.target, kind, witnesses)
        if self.then == GIVES_BACK:
            self._ask(self.thief, GIVE)
        elif self.then == ROUND_ENDS:
            self._end_the_round(True)
        else:
            self._end_the_turn(0)

    # Somebody has answered.

    def step(self, answers: vec[i64]) -> None:
        about = self.about
        if about == TURN:
            self._play(answers[self.active])
        elif about == CLAIM:
            self._believe_or_doubt(answers[self.next_seat(self.active)])
        elif about == FORCE:
            self._force(answers[self.next_seat(self.active)] - FORCE_KIND)
        elif about == WISH:
            self._wish_for(answers[self.active] - WISH_COLOUR)
        elif about == ALARM:
            self._alarm(answers[self.target])
        elif about == GIVE:
            self._give(answers[self.active] - GIVE_KIND)
        elif about == FENCE_CALLS:
            self._hand_in(answers[self.fence_at])
        elif about == SURROUNDED:
            self._pick(self.thief, answers[self.thief])
        else:
            self._pick(self.active, answers[self.active])

    def _play(self, code: i64) -> None:
        """§3.1: a card, or "I can't"."""
        if self.tape is not None:
            if code == I_CANT:
                self.tape.write(note.SAID, self.active)
            else:
                self.tape.write(note.LAID, self.active, code)
        if code == I_CANT:
            self._ask(self.next_seat(self.active), CLAIM)
        elif code == POLICE:
            self._police_of(self.active, NOBODY)
        else:
            if code == WATCHDOG:
                self.came[self.active] -= 1
            self.put_down(self.active, code)
            if code < POLICE:
                self._cover(code)
                self.act()
            elif code == WATCHDOG:
                self.dogs |= 1 << self.active  # §7.15
                self._end_the_turn(0)
            else:
                self.beside[BOMB] += 1
                self._explode()

    def _cover(self, kind: i64) -> None:
        """§5.2: a card on the pile ends every wish."""
        self.top = kind
        self.wish = NO_WISH
        self.discarded[WORD_OF[kind]] += ONE_OF[kind]

    def act(self) -> None:
        """§5: what the card on top does for the seat whose turn it is."""
        motif = MOTIF_OF[self.top]
        if motif == KEYHOLE:
            self._ask(self.active, WISH)
        elif motif == SMALL_SAFE:
            self._end_the_turn(1)
        elif motif == BIG_SAFE:
            self._end_the_turn(1 if self.small_for_two else 2)
        elif motif == PLAN:
            self.direction = -self.direction
            if self.plan_literal:
                self.direction = -1
            if self.tape is not None:
                self.tape.write(note.TURNED_ROUND, self.direction)
            self._end_the_turn(0)
        elif motif == SWAP:
            self._ask(self.active, SWAP_WITH)
        elif motif == CROOK:
            self._ask(self.active, CROOK_GOES)
            if not self.possible_targets(self.active):
                self._end_the_turn(0)  # §7.16: all others are guarded
        else:
            self._end_the_turn(0)

    def _wish_for(self, colour: i64) -> None:
        """§5.1: its own colour is no wish."""
        if self.tape is not None:
            self.tape.write(note.WISHED, self.active, colour)
        if not COLOURS_OF[self.top] >> colour & 1:
            self.wish = colour
        self._end_the_turn(0)

    # "I can't".

    def _believe_or_doubt(self, code: i64) -> None:
        doubter = self.next_seat(self.active)
        if self.tape is not None:
            self.tape.write(note.BELIEVED if code == BELIEVE else note.DOUBTED, doubter, self.active)
        if code == BELIEVE:
            self.remember_claim(self.active, to_match(self.top, self.wish))
            self._owe(self.active, 1, NOBODY, TURN_ENDS)  # §4.3
            return
        seers = self.everybody if self.shown_to_all else 1 << doubter
        self.show(self.active, seers)  # §4.4
        if self.shown_to_all:
            self.forget_claim(self.active)
        if self.tape is not None:
            first = self.active * self.room
            kinds = [self.cards[at] & KIND for at in range(first, first + self.sizes[self.active])]
            self.tape.write(note.SHOWED, self.active, seers | 1 << self.active, *[int(kind) for kind in kinds])
        if self.held[self.active] & (self.matching() | self.forced_too):
            self._ask(doubter, FORCE)  # §4.5
        else:
            self._owe(self.active, 2, NOBODY, TURN_ENDS)  # §4.6

    def _force(self, kind: i64) -> None:
        """§4.5, §4.8, §4.9."""
        doubter = self.next_seat(self.active)
        if self.tape is not None:
            self.tape.write(note.FORCED, doubter, self.active, kind)
        if kind == POLICE:
            self._police_of(self.active, doubter)
        else:
            self.put_down(self.active, kind)
            self._cover(kind)
            self._owe(doubter, 1, NOBODY, CARD_ACTS if self.forced_card_acts else TURN_ENDS)

    # Crooks and swaps.

    def _pick(self, seat: i64, code: i64) -> None:
        """§5.7, §5.11, §7.5: the seat from which a card is taken, or nobody."""
        about = self.about
        if code == LEAVE_IT:
            if self.tape is not None:
                self.tape.write(note.LEFT, seat)
            if about == SURROUNDED:
                self._end_the_round(True)
            else:
                self._end_the_turn(0)
            return
        self.thief = seat
        self.target = code - PICK_SEAT
        if self.tape is not None:
            self.tape.write(note.SENT, seat, self.target, about)
        if about == CROOK_GOES:
            self._ask(self.target, ALARM)  # §5.9: asked even without police in hand
        else:
            self.then = GIVES_BACK if about == SWAP_WITH else ROUND_ENDS
            self.about = TAKE
            self.asked = LUCK_BIT

    def _alarm(self, code: i64) -> None:
        if self.tape is not None:
            self.tape.write(note.CAUGHT if code == CALL_POLICE else note.YIELDED, self.target, self.thief)
        if code == CALL_POLICE:
            self._police_of(self.target, NOBODY)  # §5.9: the crook gets nothing, the turn order stays
        else:
            self.then = TURN_ENDS
            self.about = TAKE
            self.asked = LUCK_BIT

    def _give(self, kind: i64) -> None:
        """§5.12."""
        witnesses = self.pass_unseen(self.thief, self.target, kind)
        if self.tape is not None:
            self.tape.write(note.GAVE, self.thief, self.target, kind, witnesses)
        self._end_the_turn(0)

    # The bomb.

    def _explode(self) -> None:
        """§7.18, §7.19, §7.21."""
        if self.house.bomb == "pass_hands":
            self.pass_hands(self.direction)
            if self.tape is not None:
                self.tape.write(note.PASSED, self.direction)
            self._end_the_turn(0)
        else:
            self._next_to_scatter(self.active)

    def _next_to_scatter(self, seat: i64) -> None:
        """§7.21: in play order from the seat that laid the bomb; a seat without cards loses none."""
        self.target = seat
        while not self.sizes[self.target]:
            self.target = self.next_seat(self.target)
        self.about = SCATTER
        self.asked = LUCK_BIT

    def _scatter(self, kind: i64) -> None:
        seat = self.target
        self.put_down(seat, kind)
        self.beside[kind] += 1
        if self.tape is not None:
            self.tape.write(note.SCATTERED, seat, kind)
        following = self.next_seat(seat)
        if following == self.active:
            self._end_the_turn(0)
        else:
            self._next_to_scatter(following)

    # Other tables like this one.

    def fits(self) -> bool:
        """§4.11: a seat that is forced to lay a card has one that matches."""
        return self.about != FORCE or self.held[self.active] & (self.matching() | self.forced_too) != 0

    def copy(self) -> "Klau":
        twin = Klau()
        self.copy_into(twin)
        return twin

    def copy_into(self, twin: "Klau") -> None:
        self.copy_hands_to(twin)
        twin.claims = self.claims[:]
        self.copy_table_to(twin)


def deal(seats: i64, house: House) -> Klau:
    """§2: the table before luck's first answer."""
    table = Klau()
    table.seats = seats
    table.everybody = (1 << seats) - 1 | SPECTATOR_BIT
    table.set_house(house)
    table.ages = vec[i64](ages_of(house, seats))
    table.deck = vec[i64](deck_of(house, seats))
    table.fence_waits = house.fence
    table.police = table.deck[POLICE]
    table.rounds = house.rounds or seats  # §6.5
    table.round = 0
    table.totals = filled(seats, 0)
    table.direction = 1
    table.room = ROOM
    table.cards = filled(seats * ROOM, 0)
    table.sizes = filled(seats, 0)
    table.held = filled(seats, 0)
    table.came = filled(seats, 0)
    table.claims = filled(seats, NO_CLAIM)
    table.begin_round()
    return table
