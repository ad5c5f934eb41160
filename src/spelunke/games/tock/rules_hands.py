"""The cards of a table of Tock: who holds which, and what the others know of it. The paragraphs are those of RULES.md."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from spelunke.core.dice import Dice
from spelunke.core.table import filled, refilled
from spelunke.games.tock.rules_cards import CARD, NO_CARDS, any_card, how_many, redealt
from spelunke.games.tock.rules_customs import Customs

_NOTHING: Final = vec[i64]()


@final
class Hands:
    """All cards: in the pack, in hand, played, or put aside. They are counted by rank, four bits each: see rules_cards."""

    customs: Customs
    # The cards that lie face down.
    pack: i64 = 0
    # How many cards are still to be dealt in this round.
    to_deal: i64 = 0
    # By seat.
    in_hand: vec[i64] = _NOTHING
    # What follows, by seat in this round, and by ``seats + seat`` in the round before it, until all is shuffled again (§4.7).
    # Cards played for all to see.
    played: vec[i64] = _NOTHING
    # The hand that a seat put aside face down when it dropped out.
    aside: vec[i64] = _NOTHING
    # Bits of the ranks that this hand cannot hold, because its player would have had to play them (§4.9).
    lacks: vec[i64] = _NOTHING
    # The card given to the partner; 0 for none.
    gave: vec[i64] = _NOTHING

    def set_up(self, customs: Customs) -> None:
        """§1.2: all cards lie face down."""
        self.customs = customs
        self.pack = customs.full_pack
        self.in_hand = filled(customs.seats, 0)
        self.played = filled(2 * customs.seats, 0)
        self.aside = filled(2 * customs.seats, 0)
        self.lacks = filled(2 * customs.seats, 0)
        self.gave = filled(2 * customs.seats, 0)

    def copy_into(self, twin: "Hands") -> None:
        """Make other hands equal to these, reusing their memory."""
        twin.customs = self.customs
        twin.pack = self.pack
        twin.to_deal = self.to_deal
        twin.in_hand = refilled(twin.in_hand, self.in_hand)
        twin.played = refilled(twin.played, self.played)
        twin.aside = refilled(twin.aside, self.aside)
        twin.lacks = refilled(twin.lacks, self.lacks)
        twin.gave = refilled(twin.gave, self.gave)

    # What happens to cards.

    def gather(self, shuffled: bool) -> None:
        """§4.5, §4.7: the cards of a round are put aside; ``shuffled``: all cards go back into the pack."""
        seats = self.customs.seats
        self.to_deal = seats * self.customs.hand
        if shuffled:
            self.pack = self.customs.full_pack
        for cards in (self.played, self.aside, self.lacks, self.gave):
            for seat in range(seats):
                cards[seats + seat] = NO_CARDS if shuffled else cards[seat]
                cards[seat] = 0

    def deal(self, seat: i64, rank: i64) -> None:
        """§4.1: a card from the pack."""
        self.to_deal -= 1
        self.pack -= CARD[rank]
        self.in_hand[seat] += CARD[rank]

    def exchange(self, ranks: vec[i64]) -> None:
        """§4.2: the cards are picked up only when everybody has put one down."""
        for seat in range(self.customs.seats):
            partner = self.customs.partner[seat]
            self.gave[seat] = CARD[ranks[seat]]
            self.in_hand[seat] -= self.gave[seat]
            self.in_hand[partner] += self.gave[seat]

    def play(self, seat: i64, rank: i64) -> None:
        """§4.3: a card, for all to see."""
        self.in_hand[seat] -= CARD[rank]
        self.played[seat] += CARD[rank]

    def put_aside(self, seat: i64) -> None:
        """§4.4: the whole hand, unseen."""
        self.aside[seat] = self.in_hand[seat]
        self.in_hand[seat] = 0

    # Who knows what.

    def held(self, slot: i64) -> i64:
        """The cards that nobody has seen but the seat of this slot: in hand, or put aside."""
        return self.aside[slot] + self.in_hand[slot] if slot < self.customs.seats else self.aside[slot]

    def known_to(self, seat: i64, slot: i64) -> i64:
        """§4.9: the card that this seat gave its partner, as long as the partner has not played one like it."""
        owner = slot % self.customs.seats
        if seat < 0 or not self.customs.half or self.customs.partner[owner] != seat:
            return 0
        gift = self.gave[slot - owner + seat]
        return gift if self.played[slot] & 15 * gift == 0 else NO_CARDS

    def reshuffle(self, seat: i64, dice: Dice) -> None:
        """Redeal the pack and what others hold or have put aside, but for the card that this seat gave its partner (§4.9)."""
        slots = len(self.played)
        pool = self.pack
        sizes = filled(slots, 0)
        known = filled(slots, 0)
        for slot in range(slots):
            if slot % self.customs.seats != seat:
                known[slot] = self.known_to(seat, slot)
                unknown = self.held(slot) - known[slot]
                sizes[slot] = how_many(unknown)
                pool += unknown
        hands = redealt(pool, sizes, self.lacks, dice)
        for slot in range(slots):
            if sizes[slot]:
                pool -= hands[slot]
                if slot < self.customs.seats and self.in_hand[slot]:
                    self.in_hand[slot] = hands[slot] + known[slot]
                else:
                    self.aside[slot] = hands[slot] + known[slot]
        self.pack = pool
        self._regive(seat, dice)

    def _regive(self, seat: i64, dice: Dice) -> None:
        """§4.9: what others gave each other may have been any card that the partner had afterwards."""
        for slot in range(len(self.gave)):
            owner = slot % self.customs.seats
            partner = self.customs.partner[owner]
            if self.gave[slot] and seat not in (owner, partner):
                theirs = slot - owner + partner
                self.gave[slot] = CARD[any_card(self.held(theirs) + self.played[theirs], dice)]
