"""Who holds which cards of Tock, and what the others know of it. The paragraphs are those of RULES.md."""

from librt.vecs import vec
from mypy_extensions import i64

from spelunke.core.dice import Dice
from spelunke.core.table import filled
from spelunke.games.tock.box import RANKS, House
from spelunke.games.tock.rules_cards import CARD, NO_CARD, any_card, copies, how_many, redealt
from spelunke.games.tock.rules_plays import Playing


class Holding(Playing):
    """A table of Tock as far as its cards are concerned."""

    hand_size: i64 = 0
    full_pack: i64 = 0
    """All cards of the game."""

    pack: i64 = 0
    """The cards that lie face down. Cards are counted by rank, four bits each: see rules_cards."""

    pack_left: i64 = 0
    """How many they are."""

    hands: vec[i64] = vec[i64]()
    """By seat."""

    # By seat in this round, and by ``seats + seat`` in the round before it, until everything is shuffled again (§4.7).
    played: vec[i64] = vec[i64]()
    """Cards played for all to see."""

    aside: vec[i64] = vec[i64]()
    """The hand that a seat put aside face down when it dropped out."""

    lacks: vec[i64] = vec[i64]()
    """Bits of the ranks that this hand cannot hold, because its player would have had to play them (§4.9)."""

    gave: vec[i64] = vec[i64]()
    """The rank given to the partner, or NO_CARD."""

    def set_up_cards(self, house: House) -> None:
        """§1.2: all cards lie face down."""
        self.hand_size = house.hand
        self.full_pack = sum([house.decks * house.cards.get(rank, 0) << 4 * place for place, rank in enumerate(RANKS)])
        self.pack = self.full_pack
        self.pack_left = how_many(self.full_pack)
        self.hands = filled(self.seats, 0)
        self.played = filled(2 * self.seats, 0)
        self.aside = filled(2 * self.seats, 0)
        self.lacks = filled(2 * self.seats, 0)
        self.gave = filled(2 * self.seats, NO_CARD)

    def gather(self, shuffled: bool) -> None:
        """§4.5, §4.7: the cards of a round are put aside; ``shuffled``: all cards go back into the pack."""
        seats = self.seats
        if shuffled:
            self.pack = self.full_pack
            self.pack_left = how_many(self.full_pack)
        for seat in range(seats):
            if shuffled:
                self.played[seats + seat] = 0
                self.aside[seats + seat] = 0
                self.lacks[seats + seat] = 0
                self.gave[seats + seat] = NO_CARD
            else:
                self.played[seats + seat] = self.played[seat]
                self.aside[seats + seat] = self.aside[seat]
                self.lacks[seats + seat] = self.lacks[seat]
                self.gave[seats + seat] = self.gave[seat]
            self.played[seat] = 0
            self.aside[seat] = 0
            self.lacks[seat] = 0
            self.gave[seat] = NO_CARD

    def hold_like(self, other: "Holding") -> None:
        """Take over the cards of another table, for a copy."""
        self.split_like(other)
        self.hand_size = other.hand_size
        self.full_pack = other.full_pack
        self.pack = other.pack
        self.pack_left = other.pack_left
        self.hands = other.hands[:]
        self.played = other.played[:]
        self.aside = other.aside[:]
        self.lacks = other.lacks[:]
        self.gave = other.gave[:]

    def reshuffle(self, seat: i64, dice: Dice) -> None:
        """Redeal the pack and what others hold or have put aside, but for the card that this seat gave its partner (§4.9)."""
        seats = self.seats
        pool = self.pack
        sizes = filled(2 * seats, 0)
        known = filled(2 * seats, 0)
        for slot in range(2 * seats):
            owner = slot if slot < seats else slot - seats
            if owner != seat:
                known[slot] = self.known_to(seat, slot)
                unknown = self.held(slot) - known[slot]
                sizes[slot] = how_many(unknown)
                pool += unknown
        hands = redealt(pool, sizes, self.lacks, dice)
        for slot in range(2 * seats):
            if sizes[slot]:
                pool -= hands[slot]
                if slot < seats and self.hands[slot]:
                    self.hands[slot] = hands[slot] + known[slot]
                else:
                    self.aside[slot] = hands[slot] + known[slot]
        self.pack = pool
        for slot in range(2 * seats):
            owner = slot if slot < seats else slot - seats
            partner = self.partner_of(owner)
            if self.gave[slot] != NO_CARD and owner != seat and partner != seat:
                theirs = slot - owner + partner
                cards = self.held(theirs) + self.played[theirs]
                self.gave[slot] = any_card(cards, self.hand_size, dice)

    def held(self, slot: i64) -> i64:
        """The cards that nobody has seen but the seat of this slot: in hand, or put aside."""
        return self.aside[slot] + self.hands[slot] if slot < self.seats else self.aside[slot]

    def known_to(self, seat: i64, slot: i64) -> i64:
        """§4.9: the card that this seat gave its partner, as long as the partner has not played one like it."""
        owner = slot if slot < self.seats else slot - self.seats
        if seat < 0 or not self.half or self.partner_of(owner) != seat:
            return 0
        rank = self.gave[slot - owner + seat]
        if rank == NO_CARD or copies(self.played[slot], rank):
            return 0
        return CARD[rank]
