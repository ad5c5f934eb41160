"""The rules of Adel verpflichtet: who is asked, what is legal, what a step does. The paragraphs are those of RULES.md."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from spelunke.core.dice import Dice
from spelunke.core.table import LUCK, LUCK_BIT, filled, refilled
from spelunke.games.adel.box import COLOURS, DEALT, SMALLEST_COLLECTION, House
from spelunke.games.adel.rules_auction import AuctionTable
from spelunke.games.adel.rules_codes import (
    ACTION,
    BID,
    BOTH,
    BUY,
    CHEQUE,
    COLLECTION,
    COLOUR,
    DEAL,
    DEALT_CARD,
    DETECTIVE,
    DONE,
    DRAW_COLOUR,
    DREW_COLOUR,
    EXHIBIT,
    GO_TO_AUCTION,
    GO_TO_CASTLE,
    LEAVE_CHEQUE,
    LEAVE_IT,
    LOCATION,
    NO_ACTION,
    NO_COLOUR,
    NOTHING,
    SHOW,
    STEAL,
    SURPRISE,
    TAKE_CHEQUE,
    THEFT,
    THIEF_TO_AUCTION,
    THIEF_TO_CASTLE,
    TURN,
    TURN_CARD,
    TURNED,
    WENT,
    WINDOW,
    Inventory,
    is_at_castle,
)
from spelunke.games.adel.rules_collections import (
    NO_CARD,
    append_codes,
    bit,
    card_codes,
    count,
    has_collection,
    largest_collection,
    may_follow,
    random_cards,
    random_picks,
    some_card,
)

_EITHER: Final = vec[i64]([GO_TO_AUCTION, GO_TO_CASTLE])
_ONLY_CASTLE: Final = vec[i64]([GO_TO_CASTLE])
_ONLY_NOTHING: Final = vec[i64]([NOTHING])
_ONLY_DONE: Final = vec[i64]([DONE])
_TAKE_OR_LEAVE: Final = vec[i64]([TAKE_CHEQUE, LEAVE_CHEQUE])


class Adel(AuctionTable):
    """One game of Adel verpflichtet."""

    # What can be asked about the round.

    def locations_are_known(self) -> bool:
        """§3.3: from the reveal to the end of the round."""
        return self.asked != 0 and self.round > 0 and self.about != LOCATION and self.about != BOTH

    def face_down(self) -> i64:
        """§4.1: bits of the seats whose cards lie face down while the auction house is settled; §10.2: not after a surprise."""
        if self.inventory.variant != SURPRISE and self.is_settling_auction():
            return self.at_castle
        return 0

    def legal(self, seat: i64) -> vec[i64]:
        if seat == LUCK:
            return card_codes(self._undrawn(), DRAW_COLOUR if self.about == COLOUR else TURN_CARD)
        if self.about == LOCATION:
            return _EITHER if self.cheques[seat] or self.thieves[seat] else _ONLY_CASTLE  # §3.2
        if self.about == ACTION:
            return self.castle_choices(seat) if self.at_castle >> seat & 1 else self.auction_choices(seat)
        if self.about == COLLECTION:
            return self._collection_choices(seat)
        if self.about == THEFT:
            codes = card_codes(self.shown[self.robbed], STEAL)
            return append(codes, LEAVE_IT) if self.inventory.may_decline else codes  # §6.3, §11.3
        if self.about == WINDOW:
            return vec[i64]([BUY + window for window in range(2) if self.windows[window] != NO_CARD])  # §4.2
        if self.about == CHEQUE:
            return _TAKE_OR_LEAVE  # §4.3
        return self.actions_anywhere(seat)

    def actions_anywhere(self, seat: i64) -> vec[i64]:
        """§10.2: location and action at once; an action tells its location."""
        codes = append_codes(card_codes(self.cheques[seat], BID), self.thieves[seat], THIEF_TO_AUCTION)
        return self._append_castle_choices(codes, seat)

    def auction_choices(self, seat: i64) -> vec[i64]:
        """§3.4: a cheque or a thief; §10.4: in the confrontation a seat may have neither."""
        if not self.cheques[seat] and not self.thieves[seat]:
            return _ONLY_NOTHING
        return append_codes(card_codes(self.cheques[seat], BID), self.thieves[seat], THIEF_TO_AUCTION)

    def castle_choices(self, seat: i64) -> vec[i64]:
        """§3.5: the action cards this seat could lay at the castle."""
        return self._append_castle_choices(vec[i64](capacity=8), seat)

    def _append_castle_choices(self, codes: vec[i64], seat: i64) -> vec[i64]:
        """§3.5: a thief, the detective, or the exhibition if there is something to exhibit."""
        codes = append_codes(codes, self.thieves[seat], THIEF_TO_CASTLE)
        codes = append(codes, DETECTIVE)
        if self.inventory.bluff or has_collection(self.hands[seat]):
            codes = append(codes, EXHIBIT)
        return codes

    def _collection_choices(self, seat: i64) -> vec[i64]:
        """§5.3: a card that can still become a collection; from three on it may be enough."""
        if count(self.shown[seat]) < self.picks:
            return _ONLY_DONE  # §5.4
        codes = card_codes(may_follow(self.hands[seat], self.shown[seat]), SHOW)
        if self.picks >= SMALLEST_COLLECTION or (self.inventory.bluff and self.picks == 0):
            codes = append(codes, DONE)
        return codes

    # Luck: the colours, the deal, the windows.

    def _undrawn(self) -> i64:
        """§2.1, §2.4, §2.5: what luck draws from, as bits: the colours nobody has, or the collectibles."""
        if self.about != COLOUR:
            return self.stock
        left: i64 = (1 << len(COLOURS)) - 1
        for colour in self.colours:
            if colour != NO_COLOUR:
                left &= ~(1 << colour)
        return left

    def weights(self) -> vec[i64]:
        return filled(count(self._undrawn()), 1)

    def draw(self, dice: Dice) -> i64:
        undrawn = self._undrawn()
        return some_card(undrawn, dice.below(count(undrawn))) + (DRAW_COLOUR if self.about == COLOUR else TURN_CARD)

    def luck(self, answer: i64) -> None:
        if self.about == COLOUR:
            self._draw_colour(answer - DRAW_COLOUR)
        elif self.about == DEAL:
            self._deal_card(answer - TURN_CARD)
        else:
            self._turn(answer - TURN_CARD)

    def _draw_colour(self, colour: i64) -> None:
        """§2.1, §2.2: a colour brings its cheques and its thieves."""
        seat: i64 = 0
        while self.colours[seat] != NO_COLOUR:
            seat += 1
        self.colours[seat] = colour
        self.cheques[seat] = self.inventory.cheques[colour]
        self.thieves[seat] = self.inventory.thieves[colour]
        if self.tape is not None:
            self.tape.write(DREW_COLOUR, seat, colour)
        if seat == self.seats - 1:
            self.about = DEAL

    def _deal_card(self, card: i64) -> None:
        """§2.4: four to everybody, seat by seat."""
        seat: i64 = 0
        while count(self.hands[seat]) == DEALT:
            seat += 1
        self.stock &= ~bit(card)
        self.hands[seat] |= bit(card)
        if self.tape is not None:
            self.tape.write(DEALT_CARD, seat, card)
        if seat == self.seats - 1 and count(self.hands[seat]) == DEALT:
            self.about = TURN

    def _turn(self, card: i64) -> None:
        """§2.5, §4.2: the next collectible lies face up in the window that is empty."""
        window: i64 = 0 if self.windows[0] == NO_CARD and self.piles[0] else 1
        self.stock &= ~bit(card)
        self.windows[window] = card
        self.piles[window] -= 1
        if self.tape is not None:
            self.tape.write(TURNED, window, card)
        if self.round:
            self.close_auction()
        elif window == 1:
            self.begin_round()

    def fresh_piles(self) -> vec[i64]:
        """§2.5: how the cards that are not dealt are split; one window may get a card more."""
        rest = count(self.inventory.cards) - DEALT * self.seats
        less = rest // 2
        return vec[i64]([rest - less, less] if self.inventory.house.extra_card_window == "left" else [less, rest - less])

    # §3: where and what.

    def step(self, answers: vec[i64]) -> None:
        if self.about == LOCATION:
            self._go(answers)
        elif self.about == COLLECTION:
            self.prepare(answers)
        elif self.about == THEFT:
            self.steal(answers[self.thief])
        elif self.about == WINDOW:
            self.buy(answers)
        elif self.about == CHEQUE:
            self.take_or_leave(answers)
        else:
            self._act(answers)

    def _go(self, answers: vec[i64]) -> None:
        """§3.3: all location cards are turned over at once."""
        for seat in range(self.seats):
            if answers[seat] == GO_TO_CASTLE:
                self.at_castle |= 1 << seat
        if self.tape is not None:
            self.tape.write(WENT, *[int(self.at_castle >> seat & 1) for seat in range(self.seats)])
        self.about = ACTION

    def _act(self, answers: vec[i64]) -> None:
        """§3.6: the action cards lie face down beside the locations."""
        for seat in range(self.seats):
            self.actions[seat] = answers[seat]
            if self.about == BOTH and is_at_castle(answers[seat]):
                self.at_castle |= 1 << seat
        if self.at_castle == (1 << self.seats) - 1:
            self.open_castle()
        else:
            self.open_auction()

    # Other tables like this one.

    def copy(self) -> "Adel":
        twin = Adel()
        self.copy_into(twin)
        return twin

    def copy_into(self, twin: "Adel") -> None:
        twin.seats = self.seats
        twin.asked = self.asked
        twin.about = self.about
        twin.inventory = self.inventory
        twin.round = self.round
        twin.colours = refilled(twin.colours, self.colours)
        twin.pawns = refilled(twin.pawns, self.pawns)
        twin.hands = refilled(twin.hands, self.hands)
        twin.seen = refilled(twin.seen, self.seen)
        twin.cheques = refilled(twin.cheques, self.cheques)
        twin.register = self.register
        twin.thieves = refilled(twin.thieves, self.thieves)
        twin.jail = refilled(twin.jail, self.jail)
        twin.stock = self.stock
        twin.windows = refilled(twin.windows, self.windows)
        twin.piles = refilled(twin.piles, self.piles)
        twin.at_castle = self.at_castle
        twin.actions = refilled(twin.actions, self.actions)
        twin.shown = refilled(twin.shown, self.shown)
        twin.picks = self.picks
        twin.thief = self.thief
        twin.robbed = self.robbed

    def reshuffle(self, seat: i64, dice: Dice) -> None:
        """§12: redeal all unseen cards except this seat's own; the others choose anew what they chose face down.

        Deals until the hands fit what lies open, which the present ones do.
        """
        self._redeal(seat, dice)
        while not self._choose_in_secret(seat, dice):
            self._redeal(seat, dice)

    def _redeal(self, seat: i64, dice: Dice) -> None:
        pool = self.unseen_by(seat)
        left = count(pool)
        for other in range(self.seats):
            if other != seat:
                hidden = count(self.hands[other] & ~self.seen[other])
                self.hands[other] &= self.seen[other]
                for _ in range(hidden):
                    card = bit(some_card(pool, dice.below(left)))
                    pool &= ~card
                    left -= 1
                    self.hands[other] |= card
        self.stock = pool

    def _choose_in_secret(self, seat: i64, dice: Dice) -> bool:
        """Let the others choose anew what lies face down; returns whether that fits what everybody can see."""
        if self.about == COLLECTION:
            return self._prepare_in_secret(seat, dice)
        if not self.is_settling_auction():
            return True
        for other in range(self.seats):
            if other == seat or not self.at_castle >> other & 1:
                continue
            if self.inventory.variant == SURPRISE:  # §10.2: the cards lie open
                if self.actions[other] == EXHIBIT and not self.inventory.bluff and not has_collection(self.hands[other]):
                    return False
            else:
                choices = self.castle_choices(other)
                self.actions[other] = choices[dice.below(len(choices))]
        return True

    def _prepare_in_secret(self, seat: i64, dice: Dice) -> bool:
        """§5.4: every exhibitor repeats its number of picks; at least one is not done, or the cards would lie open."""
        done: i64 = 0
        able: i64 = 0
        for other in range(self.seats):
            if self.asked >> other & 1:
                if other != seat:
                    if not self.inventory.bluff and not has_collection(self.hands[other]):
                        return False
                    if largest_collection(self.hands[other]) >= max(self.picks, SMALLEST_COLLECTION):
                        able |= 1 << other
                    self.shown[other] = random_picks(self.hands[other], self.picks, self.inventory.bluff, dice)
                if count(self.shown[other]) < self.picks:
                    done |= 1 << other
        if done == self.asked:
            if not able:
                return False
            chosen = some_card(able, dice.below(count(able)))
            self.shown[chosen] = random_cards(self.hands[chosen], self.picks, dice)
        return True


def deal(seats: i64, house: House) -> Adel:
    """§2: the table before luck's first answer."""
    table = Adel()
    table.seats = seats
    table.inventory = Inventory(house, seats)
    table.stock = table.inventory.cards
    table.asked = LUCK_BIT
    table.about = COLOUR
    table.colours = filled(seats, NO_COLOUR)
    table.pawns = filled(seats, 0)  # §2.3
    table.hands = filled(seats, 0)
    table.seen = filled(seats, 0)
    table.cheques = filled(seats, 0)
    table.thieves = filled(seats, 0)
    table.jail = filled(seats, 0)  # §8.3: as many cells as players
    table.windows = filled(2, NO_CARD)
    table.piles = table.fresh_piles()
    table.actions = filled(seats, NO_ACTION)
    table.shown = filled(seats, 0)
    return table
