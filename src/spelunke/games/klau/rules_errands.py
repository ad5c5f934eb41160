"""What is under way at a table of Klau Mau!: who takes a card from whom, who still has to draw, and what follows then."""

from typing import Final

from mypy_extensions import i64

NOBODY: Final[i64] = -1

# What follows once the owed cards are drawn, or the card is taken.
TURN_ENDS: Final[i64] = 0
CARD_ACTS: Final[i64] = 1
POLICE_SURROUND: Final[i64] = 2
GIVES_BACK: Final[i64] = 3
ROUND_ENDS: Final[i64] = 4


# Why somebody draws.
NO_REASON: Final[i64] = -1
WAS_BELIEVED: Final[i64] = 0
TOLD_THE_TRUTH: Final[i64] = 1
CAUGHT_A_LIE: Final[i64] = 2
POLICE_WENT_OUT: Final[i64] = 3
SOLD: Final[i64] = 4


class Errands:
    """Thefts and draws that are not done yet."""

    thief: i64 = NOBODY
    target: i64 = NOBODY
    # Who draws next, and how many cards; then possibly one card for another seat, then what follows.
    drawing: i64 = NOBODY
    to_draw: i64 = 0
    then_drawing: i64 = NOBODY
    then: i64 = TURN_ENDS
    # Why that seat draws.
    why: i64 = NO_REASON
    # Who is handing in cards at the fence, or NOBODY.
    fence_at: i64 = NOBODY
    # How many cards that seat still gets for those it handed in.
    handed: i64 = 0

    def end_theft(self) -> None:
        """Nobody takes anything, and the turn ends."""
        self.thief = NOBODY
        self.target = NOBODY
        self.then = TURN_ENDS

    def stop_drawing(self) -> None:
        """Nobody has to draw."""
        self.owe(NOBODY, 0, NOBODY, self.then, NO_REASON)
        self.fence_at = NOBODY
        self.handed = 0

    def owe(self, seat: i64, cards: i64, then_seat: i64, then: i64, why: i64) -> None:
        """A seat draws this many cards, then possibly another seat one; then the game goes on."""
        self.drawing = seat
        self.to_draw = cards
        self.then_drawing = then_seat
        self.then = then
        self.why = why

    def reason(self) -> i64:
        """Why the next card is drawn."""
        return self.why if self.fence_at == NOBODY else SOLD

    def drawer(self) -> i64:
        """Who gets the next card: a seat at the fence before the seat that drew it (§7.13)."""
        return self.drawing if self.fence_at == NOBODY else self.fence_at

    def go_on(self) -> bool:
        """A card was drawn: let the second seat draw once the first is done; whether anybody still has to draw."""
        self.to_draw -= 1
        if not self.to_draw and self.then_drawing != NOBODY:
            self.drawing = self.then_drawing
            self.to_draw = 1
            self.then_drawing = NOBODY
            self.why = CAUGHT_A_LIE
        if not self.to_draw:
            self.drawing = NOBODY
            self.why = NO_REASON
        return self.to_draw > 0

    def copy_into(self, twin: "Errands") -> None:
        """The same errands."""
        twin.thief = self.thief
        twin.target = self.target
        twin.drawing = self.drawing
        twin.to_draw = self.to_draw
        twin.then_drawing = self.then_drawing
        twin.then = self.then
        twin.why = self.why
        twin.fence_at = self.fence_at
        twin.handed = self.handed
