"""Drawing cards in Klau Mau!, and what comes of it: the empty pile, the fence, police and their card. §§ as in RULES.md."""

from mypy_extensions import i64

from spelunke.core.table import LUCK_BIT
from spelunke.games.klau import rules_notes as note
from spelunke.games.klau.box import (
    COLOURS,
    NUMBERS,
    POINTS_AT_THE_FENCE,
    POLICE,
)
from spelunke.games.klau.rules_choices import (
    CARD_ACTS,
    DRAW,
    ENOUGH,
    FENCE_CALLS,
    HAND_IN,
    HAND_IN_ALL,
    NOBODY,
    POLICE_SURROUND,
    ROUND_ENDS,
    SURROUNDED,
    TURN_ENDS,
    kind_of_number,
)
from spelunke.games.klau.rules_rounds import Rounds


class Drawing(Rounds):
    """One game of Klau Mau!: who draws cards, and why."""

    def _owe(self, seat: i64, cards: i64, then_seat: i64, then: i64) -> None:
        """A seat draws this many cards, then possibly another seat one; then the game goes on."""
        self.drawing = seat
        self.to_draw = cards
        self.then_drawing = then_seat
        self.then = then
        self._ask_for_a_card()

    def _ask_for_a_card(self) -> None:
        """§6.2: trying to draw from an empty pile ends the round."""
        if self.pile_left or self.fence_last:
            self.about = DRAW
            self.asked = LUCK_BIT
            return
        if self.tape is not None:
            self.tape.write(note.PILE_EMPTY, self.drawing if self.fence_at == NOBODY else self.fence_at)
        if self.then == POLICE_SURROUND:
            self._stop_drawing()
            self._surround()  # §7.6
        else:
            self._end_the_round(False)

    def _go_on_drawing(self) -> None:
        if not self.to_draw and self.then_drawing != NOBODY:
            self.drawing = self.then_drawing
            self.to_draw = 1
            self.then_drawing = NOBODY
        if self.to_draw:
            self._ask_for_a_card()
            return
        self.drawing = NOBODY
        if self.then == CARD_ACTS:
            self.then = TURN_ENDS
            self.act()
        elif self.then == POLICE_SURROUND:
            self._surround()
        else:
            self._end_the_turn(0)

    def _off_the_pile(self, kind: i64) -> None:
        self.pile[kind] -= 1
        self.pile_left -= 1
        if self.fence_last:
            self.fence_last -= 1
            self.fence_first = max(self.fence_first - 1, 1)

    def _drawn(self, kind: i64) -> None:
        seat = self.drawing if self.fence_at == NOBODY else self.fence_at
        self.take_in(seat, kind, 0)
        self.comes_in(seat)
        if self.tape is not None:
            self.tape.write(note.DREW, seat, kind)
        if self.fence_at == NOBODY:
            self.to_draw -= 1
            self._go_on_drawing()
        else:
            self.handed -= 1
            if self.handed:
                self._ask_for_a_card()
            else:
                self._next_at_the_fence()

    # Police.

    def _police_of(self, seat: i64, doubter: i64) -> None:
        """§3.6, §5.9: beside the pile, and a card for it; for a forced one the doubter gets a card as well (§4.8)."""
        self.put_down(seat, POLICE)
        self.beside[POLICE] += 1
        self.police_played += 1
        self.thief = NOBODY
        self.target = NOBODY
        if not self.surrounded or self.police_played < self.police:
            self._owe(seat, 1, doubter, TURN_ENDS)
            return
        self.thief = seat
        if self.house.surrounded_replacement:
            self._owe(seat, 1, NOBODY, POLICE_SURROUND)
        else:
            self._surround()

    def _surround(self) -> None:
        """§7.4, §7.5: play stops; the player of the last police may take a card from another seat."""
        if self.tape is not None:
            self.tape.write(note.STOPPED, self.thief)
        self.then = ROUND_ENDS
        self._ask(self.thief, SURROUNDED)
        if not self.possible_targets(self.thief):
            self._end_the_round(True)

    # The fence.

    def _the_fence_comes(self) -> None:
        """§7.10: everybody is asked, beginning with the one who drew it."""
        if self.tape is not None:
            self.tape.write(note.FENCE_CAME, self.drawing)
        self.fence_first = 0
        self.fence_last = 0
        self.fence_waits = False
        self.fence_at = self.drawing
        self._ask(self.fence_at, FENCE_CALLS)

    def _hand_in(self, code: i64) -> None:
        """§7.11, §7.12."""
        if code == HAND_IN_ALL:
            for number in range(len(COLOURS) * NUMBERS):
                while self.held[self.fence_at] >> kind_of_number(number) & 1:
                    self._hand_in_one(kind_of_number(number))
        elif code != ENOUGH:
            self._hand_in_one(kind_of_number(code - HAND_IN))
            return
        if self.tape is not None and self.handed:
            self.tape.write(note.PAID, self.fence_at, self.handed, self.handed * POINTS_AT_THE_FENCE)
        if self.handed:
            self._ask_for_a_card()
        else:
            self._next_at_the_fence()

    def _hand_in_one(self, kind: i64) -> None:
        self.put_down(self.fence_at, kind)
        self.deck[kind] -= 1
        self.totals[self.fence_at] += POINTS_AT_THE_FENCE
        self.handed += 1
        if self.tape is not None:
            self.tape.write(note.HANDED_IN, self.fence_at, kind)

    def _next_at_the_fence(self) -> None:
        """§7.13: the card for the fence itself is drawn last."""
        self.fence_at = self.next_seat(self.fence_at)
        if self.fence_at == self.drawing:
            self.fence_at = NOBODY
            self._ask_for_a_card()
        else:
            self._ask(self.fence_at, FENCE_CALLS)
