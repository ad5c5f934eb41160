"""What everybody remembers of an "I can't" that was believed (RULES.md §8.8)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spelunke.core.table import filled, refilled
from spelunke.games.klau.rules_cards import MATCHES
from spelunke.games.klau.rules_hands import Hands

# A claim is one number: below, the kind that was to be matched, counted from 1; above it, how many cards may have come since.
NO_CLAIM: Final[i64] = 0
CLAIMED: Final[i64] = 63
SINCE: Final[i64] = 6
_ONE_SINCE: Final[i64] = 1 << SINCE


class Claims:
    """The last believed "I can't" about each hand; where cards leave, about a hand of which something was said."""

    # By seat: what was to be matched when it was last believed of this hand, and how many cards may have come since.
    said: vec[i64] = vec[i64]()
    # The mask of kinds that every claim denies, whatever lay on top.
    always: i64 = 0

    def set_up(self, seats: i64, always: i64) -> None:
        """Nobody has said anything yet."""
        self.said = filled(seats, NO_CLAIM)
        self.always = always

    def clear(self) -> None:
        """With a new deal all that was said is void (§8.6)."""
        for seat in range(len(self.said)):
            self.said[seat] = NO_CLAIM

    def remember(self, seat: i64, kind: i64) -> None:
        """A believed claim says that no card of this hand matches that kind."""
        self.said[seat] = kind + 1

    def forget(self, seat: i64) -> None:
        """The claim has been checked, or is void."""
        self.said[seat] = NO_CLAIM

    def denied(self, seat: i64) -> i64:
        """The mask of kinds of which a hand had none then, if the claim was true (§4.5, §4.8)."""
        return MATCHES[(self.said[seat] & CLAIMED) - 1] | self.always

    def card_came(self, seat: i64) -> None:
        """A card that was not dealt has come into a hand."""
        if self.said[seat]:
            self.said[seat] += _ONE_SINCE

    def card_left(self, hands: Hands, seat: i64, kind: i64) -> None:
        """A card has left a hand for all to see; one that was denied has come since, if the claim was true."""
        self._one_less(hands, seat, (self.said[seat] >> SINCE) - (self.denied(seat) >> kind & 1))

    def card_left_unseen(self, hands: Hands, seat: i64) -> None:
        """Any card of a hand has left."""
        self._one_less(hands, seat, self.said[seat] >> SINCE)

    def move_on(self, step: i64) -> None:
        """A claim about a hand goes with the hand to the seat ``step`` further on."""
        said, seats = self.said[:], len(self.said)
        for seat in range(seats):
            self.said[(seat + step + seats) % seats] = said[seat]

    def _one_less(self, hands: Hands, seat: i64, since: i64) -> None:
        """A card has left; ``since`` cards may be new: below 0 the claim was a lie, and if all may be new, it is void."""
        since = min(since, hands.came[seat])  # no more than after the deal
        if since < 0 or since == hands.sizes[seat]:
            self.said[seat] = NO_CLAIM
        else:
            self.said[seat] = self.said[seat] & CLAIMED | since << SINCE

    def copy_into(self, twin: "Claims") -> None:
        """The same claims, in the other's memory."""
        twin.said = refilled(twin.said, self.said)
        twin.always = self.always
