"""What may be answered at a table of Klau Mau!, and how likely luck's answers are. The paragraphs are those of RULES.md."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from spelunke.core.dice import Dice
from spelunke.core.piles import codes_in, turn_one, weights_in
from spelunke.core.table import LUCK, bits_of, filled
from spelunke.games.klau.box import (
    BOMB,
    COLOURS,
    FENCE,
    KINDS,
    MOTIFS,
    NUMBERS,
    POLICE,
    WATCHDOG,
    House,
    colours_of,
    is_number,
    motif_of,
    value_of,
)
from spelunke.games.klau.rules_claims import KEYHOLES, Claims, kinds_matching
from spelunke.games.klau.rules_hands import BIT, KIND, codes_of

# Codes: laying a card is its kind, 0 to 53. Never renumber.
I_CANT: Final[i64] = 54
BELIEVE: Final[i64] = 55
DOUBT: Final[i64] = 56
FORCE_KIND: Final[i64] = 57  # and 51 more, up to the police
WISH_COLOUR: Final[i64] = 109  # and three more
LEAVE_IT: Final[i64] = 113
PICK_SEAT: Final[i64] = 114  # and seven more, one a seat
CALL_POLICE: Final[i64] = 122
LET_IT_HAPPEN: Final[i64] = 123
GIVE_KIND: Final[i64] = 124  # and 53 more, up to the bomb
HAND_IN: Final[i64] = 178  # and 15 more: the numbers, colour by colour
HAND_IN_ALL: Final[i64] = 194
ENOUGH: Final[i64] = 195
TURN_KIND: Final[i64] = 196  # and 54 more, one a kind

# What an ask is about. Luck's come first.
DEAL: Final[i64] = 0
FIRST: Final[i64] = 1
DRAW: Final[i64] = 2
TAKE: Final[i64] = 3
SCATTER: Final[i64] = 4
TURN: Final[i64] = 5
CLAIM: Final[i64] = 6
FORCE: Final[i64] = 7
WISH: Final[i64] = 8
CROOK_GOES: Final[i64] = 9
ALARM: Final[i64] = 10
SWAP_WITH: Final[i64] = 11
GIVE: Final[i64] = 12
FENCE_CALLS: Final[i64] = 13
SURROUNDED: Final[i64] = 14

# What follows once the owed cards are drawn, or the card is taken.
TURN_ENDS: Final[i64] = 0
CARD_ACTS: Final[i64] = 1
POLICE_SURROUND: Final[i64] = 2
GIVES_BACK: Final[i64] = 3
ROUND_ENDS: Final[i64] = 4

NOBODY: Final[i64] = -1
NO_CARD: Final[i64] = -1


def _one_or_nobody(seats: i64) -> vec[i64]:
    codes = vec[i64]([LEAVE_IT])
    for seat in bits_of(seats):
        codes = append(codes, PICK_SEAT + seat)
    return codes


NUMBER_CARDS: Final[i64] = sum(BIT[kind] for kind in range(POLICE) if is_number(kind))
_POLICE: Final = BIT[POLICE]
COLOURS_OF: Final = vec[i64]([colours_of(kind) for kind in range(KINDS)])
VALUE_OF: Final = vec[i64]([value_of(kind) for kind in range(KINDS)])
MOTIF_OF: Final = vec[i64]([motif_of(kind) for kind in range(KINDS)])
_BELIEVE_OR_DOUBT: Final = vec[i64]([BELIEVE, DOUBT])
_FOUR_COLOURS: Final = vec[i64]([WISH_COLOUR + colour for colour in range(len(COLOURS))])
_POLICE_OR_NOT: Final = vec[i64]([CALL_POLICE, LET_IT_HAPPEN])
_NO_POLICE: Final = vec[i64]([LET_IT_HAPPEN])
_PICKS: Final = [_one_or_nobody(mask) for mask in range(256)]
"""By mask of seats: one of them, or nobody."""


def kind_of_number(number: i64) -> i64:
    """The kind of one of the sixteen number cards."""
    return number // NUMBERS * MOTIFS + number % NUMBERS


class Choices(Claims):
    """One game of Klau Mau!: all that lies on the table, and what may be answered."""

    house: House
    hand_size: i64
    fence: bool
    surrounded: bool
    counts_first: bool
    forgery: bool
    bomb_is_zero: bool
    forced_card_acts: bool
    plan_literal: bool
    small_for_two: bool
    shown_to_all: bool
    swap_may_return: bool
    layable: i64
    """The mask of kinds that may be laid in any turn, whatever lies on top: police, watchdogs, a bomb that can be laid."""

    rounds: i64
    ages: vec[i64]
    """By seat: 0 for the oldest."""

    deck: vec[i64]
    """By kind: the cards that are dealt in the next round; those handed in to the fence have left."""

    fence_waits: bool
    """Whether the fence has still to come."""

    police: i64
    """How many there are in the deck."""

    round: i64
    """From 1."""

    totals: vec[i64]
    """By seat, open to all."""

    starter: i64
    direction: i64
    """1 clockwise, -1 counter-clockwise."""

    active: i64
    """Whose turn it is."""

    top: i64
    """The kind on top of the discard pile, or NO_CARD before the first."""

    wish: i64
    """The wished colour, if it is another than the keyhole's own, or NO_WISH."""

    discarded: vec[i64]
    """The discard pile, the top included: how many of each kind, in words."""

    beside: vec[i64]
    """By kind: what lies open beside it."""

    dogs: i64
    """Bits of the seats before whom a watchdog lies."""

    police_played: i64
    fence_first: i64
    """The fence is in the pile, equally likely at each place from here, counted from the top …"""

    fence_last: i64
    """… to here; 0 when it is not in the pile."""

    thief: i64
    target: i64
    drawing: i64
    """Who draws next, and how many cards; then possibly one card for another seat, then what follows."""

    to_draw: i64
    then_drawing: i64
    then: i64
    fence_at: i64
    """Who is handing in cards at the fence, or NOBODY."""

    handed: i64
    """How many cards that seat still gets for those it handed in."""

    # What is legal.

    def legal(self, seat: i64) -> vec[i64]:
        about = self.about
        if about == TURN:
            return append(codes_of(self.held[seat] & self._layable_by(seat), 0), I_CANT)  # §3.1, §4.1
        if seat == LUCK:
            return self._what_may_come()
        if about == CLAIM:
            return _BELIEVE_OR_DOUBT
        if about == FORCE:
            return codes_of(self.held[self.active] & (self.matching() | self.forced_too), FORCE_KIND)  # §4.5, §4.8
        if about == WISH:
            return _FOUR_COLOURS  # §5.1
        if about == ALARM:
            return _POLICE_OR_NOT if self.held[seat] & _POLICE else _NO_POLICE  # §5.9
        if about == GIVE:
            return codes_of(self._may_give(seat), GIVE_KIND)
        if about == FENCE_CALLS:
            return self._at_the_fence(seat)
        return _PICKS[self.possible_targets(seat)]

    def matching(self) -> i64:
        """The mask of kinds that match what lies on top now."""
        return kinds_matching(self.top, self.wish) | self.always_match

    def _layable_by(self, seat: i64) -> i64:
        kinds = self.matching() | self.layable
        return kinds & ~BIT[WATCHDOG] if self.dogs >> seat & 1 else kinds  # §7.15: not a second one

    def possible_targets(self, seat: i64) -> i64:
        """Bits of those from whom a crook (§5.7), a swap (§5.11) or the last police (§7.5) may take a card."""
        seats: i64 = 0
        for other in range(self.seats):
            if other != seat and self.sizes[other]:
                seats |= 1 << other
        return seats & ~self.dogs if self.about == CROOK_GOES else seats

    def _may_give(self, seat: i64) -> i64:
        """§5.12: any card; without ``swap_may_return`` not the one just taken, which is the last in hand."""
        if self.swap_may_return or self.sizes[seat] == 1:
            return self.held[seat]
        kinds: i64 = 0
        for at in range(seat * self.room, seat * self.room + self.sizes[seat] - 1):
            kinds |= BIT[self.cards[at] & KIND]
        return kinds

    def _at_the_fence(self, seat: i64) -> vec[i64]:
        """§7.11: any of the own number cards, or enough."""
        codes = vec[i64]()
        if self.house.fence_all_or_nothing:
            if self.held[seat] & NUMBER_CARDS:
                codes = append(codes, HAND_IN_ALL)
        else:
            for number in range(len(COLOURS) * NUMBERS):
                if self.held[seat] >> kind_of_number(number) & 1:
                    codes = append(codes, HAND_IN + number)
        return append(codes, ENOUGH)

    # Luck.

    def _what_may_come(self) -> vec[i64]:
        if self.about == TAKE or self.about == SCATTER:
            return codes_of(self.held[self.target], TURN_KIND)
        if self.fence_last == 1:
            return vec[i64]([TURN_KIND + FENCE])
        codes = codes_in(self.pile, TURN_KIND)
        return append(codes, TURN_KIND + FENCE) if self.fence_first == 1 else codes

    def weights(self) -> vec[i64]:
        if self.about == TAKE or self.about == SCATTER:
            return self._weights_in_hand(self.target)
        if self.fence_last == 1:
            return vec[i64]([1])
        if self.fence_first != 1:
            return weights_in(self.pile)
        # §7.9: the fence is equally likely at each of its places; otherwise any card of the pile is turned.
        weights = vec[i64]()
        for weight in weights_in(self.pile):
            weights = append(weights, weight * (self.fence_last - 1))
        return append(weights, self.pile_left)

    def _weights_in_hand(self, seat: i64) -> vec[i64]:
        copies = filled(KINDS, 0)
        for at in range(seat * self.room, seat * self.room + self.sizes[seat]):
            copies[self.cards[at] & KIND] += 1
        return weights_in(copies)

    def draw(self, dice: Dice) -> i64:
        if self.about == TAKE or self.about == SCATTER:
            at = self.target * self.room + dice.below(self.sizes[self.target])
            return TURN_KIND + (self.cards[at] & KIND)
        if self.fence_first == 1 and dice.below(self.fence_last) == 0:
            return TURN_KIND + FENCE
        return TURN_KIND + turn_one(self.pile, self.pile_left, dice)

    def set_house(self, house: House) -> None:
        """The house rules, those that are asked for often in native form."""
        self.house = house
        self.hand_size = house.hand_size
        self.fence = house.fence
        self.surrounded = house.surrounded
        self.counts_first = house.surrounded_counts_first
        self.forgery = house.forgery
        self.bomb_is_zero = house.bomb == "zero"
        self.forced_card_acts = house.forced_card_acts
        self.plan_literal = house.plan_literal
        self.small_for_two = house.big_safe_like_small_for_two and self.seats == 2
        self.shown_to_all = house.hand_shown_to == "everybody"
        self.swap_may_return = house.swap_may_return
        self.layable = _POLICE | BIT[WATCHDOG]
        if house.bomb in ("pass_hands", "discard"):
            self.layable |= BIT[BOMB]
        self.always_match = KEYHOLES if house.keyhole_wild else 0
        self.forced_too = _POLICE if house.police_can_be_forced else 0

    def copy_table_to(self, twin: "Choices") -> None:
        """Everything in this room, sharing nothing that changes."""
        twin.seats = self.seats
        twin.asked = self.asked
        twin.about = self.about
        twin.house = self.house
        twin.hand_size = self.hand_size
        twin.fence = self.fence
        twin.surrounded = self.surrounded
        twin.counts_first = self.counts_first
        twin.forgery = self.forgery
        twin.bomb_is_zero = self.bomb_is_zero
        twin.forced_card_acts = self.forced_card_acts
        twin.plan_literal = self.plan_literal
        twin.small_for_two = self.small_for_two
        twin.shown_to_all = self.shown_to_all
        twin.swap_may_return = self.swap_may_return
        twin.layable = self.layable
        twin.always_match = self.always_match
        twin.forced_too = self.forced_too
        twin.rounds = self.rounds
        twin.ages = self.ages
        twin.deck = self.deck[:]
        twin.fence_waits = self.fence_waits
        twin.police = self.police
        twin.round = self.round
        twin.totals = self.totals[:]
        twin.starter = self.starter
        twin.direction = self.direction
        twin.active = self.active
        twin.top = self.top
        twin.wish = self.wish
        twin.discarded = self.discarded[:]
        twin.beside = self.beside[:]
        twin.dogs = self.dogs
        twin.police_played = self.police_played
        twin.fence_first = self.fence_first
        twin.fence_last = self.fence_last
        twin.thief = self.thief
        twin.target = self.target
        twin.drawing = self.drawing
        twin.to_draw = self.to_draw
        twin.then_drawing = self.then_drawing
        twin.then = self.then
        twin.fence_at = self.fence_at
        twin.handed = self.handed
