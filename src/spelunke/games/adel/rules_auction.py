"""The auction house of Adel verpflichtet: cheques buy, thieves take what was just paid (§4)."""

from librt.vecs import vec
from mypy_extensions import i64

from spelunke.core.table import LUCK_BIT, bits_of
from spelunke.games.adel.rules_castle import CastleTable, seats_that_lay
from spelunke.games.adel.rules_codes import (
    ACTION,
    AUCTION_CLOSED,
    BID,
    BOTH,
    BOUGHT,
    BUY,
    CHEQUE,
    CHEQUE_LEFT,
    CHEQUE_STOLEN,
    CONFRONTATION,
    NO_ACTION,
    NOBODY,
    REVEALED,
    TAKE_CHEQUE,
    THIEF_TO_AUCTION,
    THIEF_TO_CASTLE,
    THIEVES_IN_VAIN,
    TURN,
    WINDOW,
    is_bid,
)
from spelunke.games.adel.rules_collections import NO_CARD, bit, lowest


def highest_bidder(actions: vec[i64]) -> i64:
    """§4.2: the seat that laid the highest cheque, or NOBODY."""
    bidder: i64 = NOBODY
    highest: i64 = BID
    for seat in range(len(actions)):
        if is_bid(actions[seat]) and actions[seat] > highest:
            bidder = seat
            highest = actions[seat]
    return bidder


def outbid(cheques: i64, cheque: i64) -> i64:
    """§4.2: those of these cheques that this one is higher than."""
    return cheques & bit(cheque) - 1


def lone_thief(actions: vec[i64]) -> i64:
    """§4.3, §4.4: the seat with the only thief at the auction house; NOBODY if there is none, or more than one."""
    thieves = thieves_at_auction(actions)
    return lowest(thieves) if thieves and not thieves & (thieves - 1) else NOBODY


def thieves_at_auction(actions: vec[i64]) -> i64:
    """Bits of the seats whose thief is at the auction house."""
    return seats_that_lay(actions, THIEF_TO_AUCTION + 1, THIEF_TO_CASTLE)


class AuctionTable(CastleTable):
    """The third phase of a round."""

    def cheques_at_auction(self, seat: i64) -> i64:
        """The cheques that others than this seat may lay, as far as it is known who is there."""
        cheques: i64 = 0
        for other in range(self.seats):
            if other != seat and not self.at_castle >> other & 1:
                cheques |= self.cheques[other]
        return cheques

    def is_settling_auction(self) -> bool:
        """§4.1: whether a collectible is bought or a cheque stolen, while the cards at the castle wait."""
        return self.about == WINDOW or self.about == TURN or self.about == CHEQUE

    def open_auction(self) -> None:
        """§4.1, §4.2: the seat that laid the highest cheque pays it and chooses."""
        if self.tape is not None:
            for seat in range(self.seats):
                if self.about == BOTH or not self.at_castle >> seat & 1:
                    self.tape.write(REVEALED, seat, self.actions[seat])
        buyer = highest_bidder(self.actions)
        if buyer == NOBODY:
            self.close_auction()
            return
        cheque = bit(self.actions[buyer] - BID)
        self.cheques[buyer] &= ~cheque
        self.register |= cheque
        self.about = WINDOW
        self.asked = 1 << buyer

    def buy(self, answers: vec[i64]) -> None:
        """§4.2: the chosen collectible changes hands, and the next one of its pile is turned up."""
        buyer = highest_bidder(self.actions)
        window = answers[buyer] - BUY
        card = self.windows[window]
        self.windows[window] = NO_CARD
        self.hands[buyer] |= bit(card)
        self.seen[buyer] |= bit(card)
        if self.tape is not None:
            over = [seat for seat in range(self.seats) if seat != buyer and is_bid(self.actions[seat])]
            self.tape.write(BOUGHT, buyer, card, self.actions[buyer] - BID, window, *over)
        if self.piles[window]:
            self.about = TURN
            self.asked = LUCK_BIT
            return
        if self.tape is not None and self.windows[1 - window] == NO_CARD:
            self.tape.write(AUCTION_CLOSED)
        self.close_auction()

    def close_auction(self) -> None:
        """§4.3, §4.4: a thief alone may take the cheque just paid; two or more get nothing."""
        thief = lone_thief(self.actions)
        if thief != NOBODY and highest_bidder(self.actions) != NOBODY:
            if self.inventory.must_take:  # §11.13
                self._take_cheque(thief)
            else:
                self.about = CHEQUE
                self.asked = 1 << thief
                return
        elif self.tape is not None and thieves_at_auction(self.actions):
            self.tape.write(THIEVES_IN_VAIN, *[int(seat) for seat in bits_of(thieves_at_auction(self.actions))])
        self._leave_auction()

    def take_or_leave(self, answers: vec[i64]) -> None:
        """§4.3: what the thief does with the cheque just paid."""
        thief, payer = lone_thief(self.actions), highest_bidder(self.actions)
        if answers[thief] == TAKE_CHEQUE:
            self._take_cheque(thief)
        elif self.tape is not None:
            self.tape.write(CHEQUE_LEFT, thief, self.actions[thief] - THIEF_TO_AUCTION, self.actions[payer] - BID, payer)
        self._leave_auction()

    def _take_cheque(self, thief: i64) -> None:
        """§4.3: the cheque goes from the register into the hand of the thief's owner."""
        payer = highest_bidder(self.actions)
        paid = self.actions[payer] - BID
        self.register &= ~bit(paid)
        self.cheques[thief] |= bit(paid)
        if self.tape is not None:
            self.tape.write(CHEQUE_STOLEN, thief, self.actions[thief] - THIEF_TO_AUCTION, paid, payer)

    def _leave_auction(self) -> None:
        """§4.5: all go home at once, and the castle comes next."""
        for seat in range(self.seats):
            if not self.at_castle >> seat & 1:
                self.actions[seat] = NO_ACTION
        if self.inventory.variant == CONFRONTATION:
            # §10.3: the same two meet again, and choose anew.
            self.at_castle = (1 << self.seats) - 1
            self.about = ACTION
            self.asked = self.at_castle
        else:
            self.open_castle()
