"""The face-down pile of Klau Mau! and the deck it is gathered from, with the fence somewhere in it (RULES.md §2, §7.9)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from spelunke.core.dice import Dice
from spelunke.core.piles import cards_in, codes_in, turn_one, weights_in
from spelunke.core.table import refilled
from spelunke.games.klau.box import FENCE, WATCHDOG
from spelunke.games.klau.rules_codes import TURN_KIND


class Pile:
    """What lies face down, without order."""

    # By kind: the cards that are dealt in the next round; those handed in to the fence have left. Shared by copies.
    deck: vec[i64] = vec[i64]()
    # Whether the fence has still to come in this game.
    fence_waits: bool = False
    # By kind: what lies in the pile; the fence is not counted here.
    copies: vec[i64] = vec[i64]()
    # Their sum.
    left: i64 = 0
    # The fence is in the pile, equally likely at each place from here, counted from the top …
    fence_first: i64 = 0
    # … to here; 0 when it is not in the pile.
    fence_last: i64 = 0

    def gather(self) -> None:
        """§6.5: all cards that are still in the game, but for fence and watchdogs, which are pushed in later."""
        self.copies = refilled(self.copies, self.deck)
        self.copies[WATCHDOG] = 0
        self.left = cards_in(self.copies)
        self.fence_first = 0
        self.fence_last = 0

    def push_in(self, fence: bool) -> None:
        """§7.9, §7.14: the watchdogs go anywhere into the pile, the fence into its middle third."""
        self.copies[WATCHDOG] = self.deck[WATCHDOG]
        self.left += self.deck[WATCHDOG]
        if fence:
            places = self.left + 1
            self.fence_first = places // 3 + 1
            self.fence_last = places - places // 3

    def turn(self, kind: i64) -> None:
        """A card comes off the pile."""
        self.copies[kind] -= 1
        self.left -= 1
        if self.fence_last:
            self.fence_last -= 1
            self.fence_first = max(self.fence_first - 1, 1)

    def turn_fence(self) -> None:
        """§7.12: the fence comes, and never again."""
        self.fence_first = 0
        self.fence_last = 0
        self.fence_waits = False

    def hand_in(self, kind: i64) -> None:
        """§7.12: a card leaves the game."""
        self.deck = self.deck[:]  # copies share it
        self.deck[kind] -= 1

    def size(self) -> i64:
        """How many cards lie there, the fence included."""
        if self.fence_last:
            return self.left + 1
        return self.left

    def is_empty(self) -> bool:
        """Whether nothing is left to draw, not even the fence."""
        return self.left == 0 and self.fence_last == 0

    # What may come.

    def codes(self) -> vec[i64]:
        """Luck's possible answers, ascending."""
        if self.fence_last == 1:
            return vec[i64]([TURN_KIND + FENCE])
        codes = codes_in(self.copies, TURN_KIND)
        return append(codes, TURN_KIND + FENCE) if self.fence_first == 1 else codes

    def weights(self) -> vec[i64]:
        """§7.9: the fence is equally likely at each of its places; otherwise any card of the pile is turned."""
        if self.fence_last == 1:
            return vec[i64]([1])
        weights = weights_in(self.copies)
        if self.fence_first != 1:
            return weights
        for at in range(len(weights)):
            weights[at] *= self.fence_last - 1
        return append(weights, self.left)

    def draw(self, dice: Dice) -> i64:
        """One of luck's answers by its weight."""
        if self.fence_first == 1 and dice.below(self.fence_last) == 0:
            return TURN_KIND + FENCE
        return TURN_KIND + turn_one(self.copies, self.left, dice)

    def copy_into(self, twin: "Pile") -> None:
        """The same pile, in the other's memory."""
        twin.deck = self.deck
        twin.fence_waits = self.fence_waits
        twin.copies = refilled(twin.copies, self.copies)
        twin.left = self.left
        twin.fence_first = self.fence_first
        twin.fence_last = self.fence_last
