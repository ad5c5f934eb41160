"""The auction house of Adel verpflichtet: cheques buy, thieves take what was just paid (§4)."""

from librt.vecs import vec
from mypy_extensions import i64

from spelunke.core.table import LUCK_BIT
from spelunke.games.adel.rules_castle import CastleTable
from spelunke.games.adel.rules_codes import (
    ACTION,
    AUCTION_CLOSED,
    BID,
    BOTH,
    BOUGHT,
    BUY,
    CHEQUE_STOLEN,
    CONFRONTATION,
    NO_ACTION,
    NOBODY,
    REVEALED,
    THIEF_TO_AUCTION,
    THIEF_TO_CASTLE,
    THIEVES_IN_VAIN,
    TURN,
    WINDOW,
)
from spelunke.games.adel.rules_collections import NO_CARD, bit


class AuctionTable(CastleTable):
    """The third phase of a round."""

    def open_auction(self) -> None:
        """§4.1, §4.2: the seat that laid the highest cheque pays it and chooses."""
        buyer: i64 = NOBODY
        for seat in range(self.seats):
            action = self.actions[seat]
            if self.tape is not None and (self.about == BOTH or not self.at_castle >> seat & 1):
                self.tape.write(REVEALED, seat, action)
            if action <= THIEF_TO_AUCTION and action - BID > self.paid:
                buyer = seat
                self.paid = action - BID
        if buyer == NOBODY:
            self.thieves_at_auction()
            return
        self.cheques[buyer] &= ~bit(self.paid)
        self.register |= bit(self.paid)
        self.about = WINDOW
        self.asked = 1 << buyer

    def buy(self, answers: vec[i64]) -> None:
        """§4.2: the chosen collectible changes hands, and the next one of its pile is turned up."""
        buyer: i64 = 0
        while not self.asked >> buyer & 1:
            buyer += 1
        window = answers[buyer] - BUY
        card = self.windows[window]
        self.windows[window] = NO_CARD
        self.hands[buyer] |= bit(card)
        self.seen[buyer] |= bit(card)
        if self.tape is not None:
            self.tape.write(BOUGHT, buyer, card, self.paid)
        if self.piles[window]:
            self.about = TURN
            self.asked = LUCK_BIT
            return
        if self.tape is not None and self.windows[1 - window] == NO_CARD:
            self.tape.write(AUCTION_CLOSED)
        self.thieves_at_auction()

    def thieves_at_auction(self) -> None:
        """§4.3, §4.4: a thief alone takes the cheque just paid; two or more get nothing. All go home at once."""
        thieves: i64 = 0
        thief: i64 = NOBODY
        for seat in range(self.seats):
            if THIEF_TO_AUCTION < self.actions[seat] <= THIEF_TO_CASTLE:
                thieves += 1
                thief = seat
        if thieves == 1 and self.paid:
            self.register &= ~bit(self.paid)
            self.cheques[thief] |= bit(self.paid)
            if self.tape is not None:
                self.tape.write(CHEQUE_STOLEN, thief, self.paid)
        elif thieves and self.tape is not None:
            who = [seat for seat in range(self.seats) if THIEF_TO_AUCTION < self.actions[seat] <= THIEF_TO_CASTLE]
            self.tape.write(THIEVES_IN_VAIN, *who)
        for seat in range(self.seats):
            if not self.at_castle >> seat & 1:
                self.actions[seat] = NO_ACTION  # §4.5
        self.paid = 0
        self._go_on_to_the_castle()

    def _go_on_to_the_castle(self) -> None:
        if self.variant == CONFRONTATION:
            # §10.3: the same two meet again, and choose anew.
            self.at_castle = (1 << self.seats) - 1
            self.about = ACTION
            self.asked = self.at_castle
        else:
            self.open_castle()
