"""The cards of a table of Tock: who holds which, and what the others know of it. The paragraphs are those of RULES.md."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from spelunke.core.dice import Dice
from spelunke.core.table import filled, refilled
from spelunke.games.tock.box import RANKS, House
from spelunke.games.tock.rules_cards import CARD, NO_CARD, any_card, copies, how_many, redealt
from spelunke.games.tock.rules_teams import Teams


@final
class Hands:
    """All cards: in the pack, in hand, played, or put aside. They are counted by rank, four bits each: see rules_cards."""

    teams: Teams
    size: i64
    """How many cards everybody is dealt."""

    full_pack: i64
    """All cards of the game."""

    pack: i64
    """The cards that lie face down."""

    pack_left: i64
    """How many they are."""

    in_hand: vec[i64]
    """By seat."""

    # By seat in this round, and by ``seats + seat`` in the round before it, until everything is shuffled again (§4.7).
    played: vec[i64]
    """Cards played for all to see."""

    aside: vec[i64]
    """The hand that a seat put aside face down when it dropped out."""

    lacks: vec[i64]
    """Bits of the ranks that this hand cannot hold, because its player would have had to play them (§4.9)."""

    gave: vec[i64]
    """The rank given to the partner, or NO_CARD."""

    def __init__(self) -> None:
        self.size = 0
        self.full_pack = 0
        self.pack = 0
        self.pack_left = 0
        self.in_hand = vec[i64]()
        self.played = vec[i64]()
        self.aside = vec[i64]()
        self.lacks = vec[i64]()
        self.gave = vec[i64]()

    def set_up(self, teams: Teams, house: House) -> None:
        """§1.2: all cards lie face down."""
        seats = teams.seats
        self.teams = teams
        self.size = house.hand
        self.full_pack = sum([house.decks * house.cards.get(rank, 0) << 4 * place for place, rank in enumerate(RANKS)])
        self.pack = self.full_pack
        self.pack_left = how_many(self.full_pack)
        self.in_hand = filled(seats, 0)
        self.played = filled(2 * seats, 0)
        self.aside = filled(2 * seats, 0)
        self.lacks = filled(2 * seats, 0)
        self.gave = filled(2 * seats, NO_CARD)

    def copy_into(self, twin: "Hands") -> None:
        """Make other hands equal to these, reusing their memory."""
        twin.teams = self.teams
        twin.size = self.size
        twin.full_pack = self.full_pack
        twin.pack = self.pack
        twin.pack_left = self.pack_left
        twin.in_hand = refilled(twin.in_hand, self.in_hand)
        twin.played = refilled(twin.played, self.played)
        twin.aside = refilled(twin.aside, self.aside)
        twin.lacks = refilled(twin.lacks, self.lacks)
        twin.gave = refilled(twin.gave, self.gave)

    # What happens to cards.

    def gather(self, shuffled: bool) -> None:
        """§4.5, §4.7: the cards of a round are put aside; ``shuffled``: all cards go back into the pack."""
        seats = self.teams.seats
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

    def deal(self, seat: i64, rank: i64) -> None:
        """§4.1: a card from the pack."""
        card = CARD[rank]
        self.pack -= card
        self.pack_left -= 1
        self.in_hand[seat] += card

    def exchange(self, ranks: vec[i64]) -> None:
        """§4.2: the cards are picked up only when everybody has put one down."""
        for seat in range(self.teams.seats):
            card = CARD[ranks[seat]]
            partner = self.teams.partner[seat]
            self.gave[seat] = ranks[seat]
            self.in_hand[seat] -= card
            self.in_hand[partner] += card

    def play(self, seat: i64, rank: i64) -> None:
        """§4.3: a card, for all to see."""
        card = CARD[rank]
        self.in_hand[seat] -= card
        self.played[seat] += card

    def put_aside(self, seat: i64) -> i64:
        """§4.4: the whole hand, unseen; returns how many cards."""
        self.aside[seat] = self.in_hand[seat]
        self.in_hand[seat] = 0
        return how_many(self.aside[seat])

    # Who knows what.

    def held(self, slot: i64) -> i64:
        """The cards that nobody has seen but the seat of this slot: in hand, or put aside."""
        return self.aside[slot] + self.in_hand[slot] if slot < self.teams.seats else self.aside[slot]

    def known_to(self, seat: i64, slot: i64) -> i64:
        """§4.9: the card that this seat gave its partner, as long as the partner has not played one like it."""
        seats = self.teams.seats
        owner = slot if slot < seats else slot - seats
        if seat < 0 or not self.teams.half or self.teams.partner[owner] != seat:
            return 0
        rank = self.gave[slot - owner + seat]
        if rank == NO_CARD or copies(self.played[slot], rank):
            return 0
        return CARD[rank]

    def reshuffle(self, seat: i64, dice: Dice) -> None:
        """Redeal the pack and what others hold or have put aside, but for the card that this seat gave its partner (§4.9)."""
        seats = self.teams.seats
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
                if slot < seats and self.in_hand[slot]:
                    self.in_hand[slot] = hands[slot] + known[slot]
                else:
                    self.aside[slot] = hands[slot] + known[slot]
        self.pack = pool
        self._regive(seat, dice)

    def _regive(self, seat: i64, dice: Dice) -> None:
        """§4.9: what others gave each other may have been any card that the partner had afterwards."""
        seats = self.teams.seats
        for slot in range(2 * seats):
            owner = slot if slot < seats else slot - seats
            partner = self.teams.partner[owner]
            if self.gave[slot] != NO_CARD and owner != seat and partner != seat:
                theirs = slot - owner + partner
                self.gave[slot] = any_card(self.held(theirs) + self.played[theirs], self.size, dice)
