"""The rules of Rück's raus!: comparing robbers, sevens that cancel, favours, and who wins. Paragraphs are those of RULES.md."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from spelunke.core.dice import Dice
from spelunke.core.piles import cards_in, codes_in, turn_one, weights_in
from spelunke.core.table import LUCK, LUCK_BIT, Table, bits_of, filled, refilled
from spelunke.games.rueck.box import (
    FIRST_KIND_WITH_A_CHOICE,
    GIFT_OF_2,
    JEWELS,
    JEWELS_AT_START,
    KINDS,
    NOTHING_OR_8,
    House,
)

# Codes: robbers are 0 to 7 by strength. Never renumber.
TAKE_NOTHING: Final[i64] = 8
TAKE_8: Final[i64] = 9
TO_THE_LEFT: Final[i64] = 10
TO_THE_RIGHT: Final[i64] = 11
GIVE_TO_SEAT: Final[i64] = 12  # and four more, one a seat
TURN_KIND: Final[i64] = 17  # and eight more, one a kind

# What an ask is about.
EIGHT: Final[i64] = 0
NOBLE: Final[i64] = 1
ROBBER: Final[i64] = 2
FAVOUR: Final[i64] = 3

# Notes for the tape.
DREW, TURNED, REVEALED, CANCELLED, NOBODY_GAINS, CHOSE, FAVOURED, PITIED, ENDED, COMPARED, CROWNED = range(11)

NO_NOBLE: Final[i64] = -1
NO_ROBBER: Final[i64] = -1
NOBODY_WINS: Final[i64] = 1 << 40
"""A total that nobody has."""

_BITS: Final = vec[vec[i64]]([bits_of(mask) for mask in range(256)])
_HIGHEST_BIT: Final = vec[i64]([mask.bit_length() - 1 for mask in range(256)])
_LOWEST_BIT: Final = vec[i64]([(mask & -mask).bit_length() - 1 for mask in range(256)])
_NOTHING_OR_8: Final = vec[i64]([TAKE_NOTHING, TAKE_8])
_LEFT_OR_RIGHT: Final = vec[i64]([TO_THE_LEFT, TO_THE_RIGHT])
_JEWELS: Final = vec[i64](JEWELS)


@final
class Rueck(Table):
    """One game of Rück's raus!"""

    house: House
    expert: bool = False
    debt: bool = False
    pity_first: bool = False
    equals: bool = False  # house rule ``favour_for_equals``
    chief: i64 = 0  # the strongest robber of a gang: 7
    rounds: i64 = 0
    round: i64 = 0  # the round being played, from 1; 0 before the first noble is turned
    jewels: vec[i64] = vec[i64]()  # by seat, open to all, e.g. 8
    hands: vec[i64] = vec[i64]()  # by seat: bit n is the robber of strength n
    # By kind: how many lie face down and may still be turned. It has no order. Replaced, not changed: copies share it.
    nobles: vec[i64] = vec[i64]()
    nobles_left: i64 = 0  # their sum
    # By kind: the nobles of the expert game (§6), as far as they are drawn. Replaced, not changed, as well.
    eight: vec[i64] = vec[i64]()
    # The nobles in the order in which they came, four bits each: the last lowest, a kind's number plus one.
    came: i64 = 0
    noble: i64 = NO_NOBLE  # the kind that lies open, or NO_NOBLE between rounds
    robbers: vec[i64] = vec[i64]()  # by seat: the robber that lies revealed during the round, or NO_ROBBER
    # Bits of the seats whose robber is strongest this round …
    strongest: i64 = 0
    # … that enjoy the favour of this round: the strongest, and others where the house says so …
    favoured: i64 = 0
    # … whose sevens left this round …
    cancelled: i64 = 0
    # … that are pitied this round …
    weakest: i64 = 0
    # … and that no favour can give anything this round.
    barred: i64 = 0

    # Luck: the nobles.

    def legal(self, seat: i64) -> vec[i64]:
        if seat == LUCK:
            return codes_in(self.nobles, TURN_KIND)
        if self.about == ROBBER:
            return _BITS[self.hands[seat]]  # §3.2
        if self.noble == NOTHING_OR_8:
            return _NOTHING_OR_8  # §5.2
        if self.noble == GIFT_OF_2:
            return self._everybody_else(seat)  # §5.5
        return _LEFT_OR_RIGHT  # §5.3, §5.4

    def _everybody_else(self, seat: i64) -> vec[i64]:
        return vec[i64]([GIVE_TO_SEAT + other for other in range(self.seats) if other != seat])

    def weights(self) -> vec[i64]:
        return weights_in(self.nobles)

    def draw(self, dice: Dice) -> i64:
        return TURN_KIND + turn_one(self.nobles, self.nobles_left, dice)

    def luck(self, answer: i64) -> None:
        kind = answer - TURN_KIND
        self.nobles = self.nobles[:]
        self.nobles[kind] -= 1
        self.nobles_left -= 1
        if self.about == EIGHT:
            self._put_among_the_eight(kind)
        else:
            self._turn(kind)

    def _put_among_the_eight(self, kind: i64) -> None:
        """§6.1: as many nobles as there are rounds are drawn and shown; the rest go back into the box unseen."""
        self.eight = self.eight[:]
        self.eight[kind] += 1
        if self.tape is not None:
            self.tape.write(DREW, kind)
        if cards_in(self.eight) == self.rounds:
            self.nobles = self.eight
            self.nobles_left = self.rounds
            self.about = NOBLE

    def _turn(self, kind: i64) -> None:
        """§3.1: the noble lies open before anybody picks a robber."""
        self.noble = kind
        self.came = self.came << 4 | kind + 1
        self.round += 1
        if self.tape is not None:
            self.tape.write(TURNED, kind, self.round)
        self.about = ROBBER
        self.asked = (1 << self.seats) - 1

    # The round.

    def step(self, answers: vec[i64]) -> None:
        if self.about == ROBBER:
            self._reveal(answers)
        else:
            self._enjoy_choices(answers)

    def _reveal(self, answers: vec[i64]) -> None:
        """§3.3: all robbers are turned over at once."""
        for seat in range(self.seats):
            self.robbers[seat] = answers[seat]
            self.hands[seat] &= ~(1 << answers[seat])
        if self.tape is not None:
            self.tape.write(REVEALED, *[int(robber) for robber in answers])
        self.compare()
        if self.pity_first:
            self._pity()
        if self.favoured and self.offers_choice():
            self.about = FAVOUR  # §4.5: all the strongest choose at once
            self.asked = self.favoured
        else:
            self._enjoy_without_choice()
            self._end_the_round()

    def offers_choice(self) -> bool:
        """§5.2 to §5.5: whether the favour of the noble that lies open leaves a choice."""
        return self.noble >= FIRST_KIND_WITH_A_CHOICE

    def compare(self) -> None:
        """§4: find the strongest and the weakest."""
        sent: i64 = 0
        senders: i64 = 0  # eight bits a strength, one a seat
        seat_bit: i64 = 1
        for robber in self.robbers:
            sent |= 1 << robber
            senders |= seat_bit << 8 * robber
            seat_bit <<= 1
        chiefs = senders >> 8 * self.chief
        cancelled = chiefs & (chiefs - 1) != 0
        if cancelled:
            sent ^= 1 << self.chief  # §4.2: all of them, not pairs
        self.strongest = self.favoured = self.weakest = 0
        self.cancelled = chiefs if cancelled else 0
        self.barred = chiefs if cancelled and not self.house.cancelled_seven_receives else 0  # §7.10
        if sent & (sent - 1):  # §4.4: otherwise nobody gains, not even the only one left
            self.strongest = senders >> 8 * _HIGHEST_BIT[sent] & 0xFF
            self.weakest = senders >> 8 * _LOWEST_BIT[sent] & 0xFF
            self.favoured = self.strongest | self._equals(senders, sent) if self.equals else self.strongest
        if self.tape is not None:
            if cancelled:
                self.tape.write(CANCELLED, *_BITS[chiefs])
            if self.strongest:
                self.tape.write(COMPARED, self.noble, _HIGHEST_BIT[sent], self.cancelled, self.weakest, self.strongest)
            else:
                self.tape.write(NOBODY_GAINS)

    def _equals(self, senders: i64, sent: i64) -> i64:
        """§7.11: bits of the seats whose robber is as strong as another one, the weakest left out."""
        found: i64 = 0
        for strength in range(_LOWEST_BIT[sent] + 1, _HIGHEST_BIT[sent]):
            equal = senders >> 8 * strength & 0xFF
            if equal & (equal - 1):
                found |= equal
        return found

    def _enjoy_without_choice(self) -> None:
        """§5.1: every strongest robber gets the whole favour."""
        for seat in _BITS[self.favoured]:
            self._favour(seat, _JEWELS[self.noble], seat)

    def _enjoy_choices(self, answers: vec[i64]) -> None:
        """§4.5: the choices are shown together, then all of them count."""
        if self.tape is not None:
            for seat in _BITS[self.favoured]:
                self.tape.write(CHOSE, seat, self.noble, answers[seat])
        for seat in _BITS[self.favoured]:
            answer = answers[seat]
            if answer == TAKE_8:
                self._favour(seat, _JEWELS[self.noble], seat)
            elif answer >= GIVE_TO_SEAT:
                self._favour(answer - GIVE_TO_SEAT, _JEWELS[self.noble], seat)
            elif answer == TO_THE_LEFT:  # §1.4: the left neighbour is the next seat
                self._favour((seat + 1) % self.seats, _JEWELS[self.noble], seat)
        # Where two hit one who cannot pay both, it is not the number of a chair that says whose favour falls short.
        for seat in _BITS[self.favoured]:
            if answers[seat] == TO_THE_RIGHT:
                self._favour((seat + self.seats - 1) % self.seats, _JEWELS[self.noble], seat)
        self._end_the_round()

    def _favour(self, seat: i64, jewels: i64, by: i64) -> None:
        paid = jewels
        if jewels > 0 and self.barred >> seat & 1:
            paid = 0
        elif not self.debt:
            paid = max(jewels, -self.jewels[seat])  # §5.6: nobody pays more than they have
        self.jewels[seat] += paid
        if self.tape is not None:
            self.tape.write(FAVOURED, seat, paid, by)

    def _pity(self) -> None:
        """§4.6: every weakest robber takes jewels equal to its strength."""
        for seat in _BITS[self.weakest]:
            self.jewels[seat] += self.robbers[seat]
            if self.tape is not None:
                self.tape.write(PITIED, seat, self.robbers[seat])

    def _end_the_round(self) -> None:
        if not self.pity_first:
            self._pity()  # §4.7
        if self.tape is not None:
            self.tape.write(CROWNED, self.would_be_caught(), self.would_win())
        for seat in range(self.seats):
            self.robbers[seat] = NO_ROBBER  # §3.5
        self.noble = NO_NOBLE
        self.strongest = self.favoured = self.weakest = self.barred = self.cancelled = 0
        self.about = NOBLE
        self.asked = LUCK_BIT
        if self.round == self.rounds:
            self.asked = 0
            if self.tape is not None:
                self.tape.write(ENDED, *[int(place) for place in self.places()])

    # The end.

    def scores(self) -> vec[i64]:
        return self.jewels[:]

    def places(self) -> vec[i64]:
        """§8: those with the second-most jewels share the first place, everybody else the second."""
        places = filled(self.seats, 2)
        wins = self._winning_total()
        for seat in range(self.seats):
            if self.jewels[seat] == wins:
                places[seat] = 1
        return places

    def would_win(self) -> i64:
        """Bits of the seats that would win if it ended now (§8)."""
        return self._who_has(self._winning_total())

    def would_be_caught(self) -> i64:
        """Bits of the richest seats, unless they would win (§8.4)."""
        most: i64 = -NOBODY_WINS
        for jewels in self.jewels:
            most = max(most, jewels)
        return 0 if most == self._winning_total() else self._who_has(most)

    def _who_has(self, total: i64) -> i64:
        found: i64 = 0
        for seat in range(self.seats):
            if self.jewels[seat] == total:
                found |= 1 << seat
        return found

    def _winning_total(self) -> i64:
        """§8.2 to §8.5: how many jewels win."""
        most: i64 = -NOBODY_WINS
        for jewels in self.jewels:
            most = max(most, jewels)
        second: i64 = -NOBODY_WINS
        richest: i64 = 0
        for jewels in self.jewels:
            if jewels == most:
                richest += 1
            else:
                second = max(second, jewels)
        if richest == self.seats:
            return most if self.house.all_equal == "share" else NOBODY_WINS  # §8.3
        if richest == 1 or self.house.second == "distinct":
            return second  # §8.2: the next lower amount, however many have the most
        return most if self.house.second == "shared" else NOBODY_WINS  # §8.4, §8.5

    # Other tables like this one.

    def copy(self) -> "Rueck":
        twin = Rueck()
        self.copy_into(twin)
        return twin

    def copy_into(self, twin: "Rueck") -> None:
        twin.seats = self.seats
        twin.asked = self.asked
        twin.about = self.about
        twin.house = self.house
        twin.expert = self.expert
        twin.debt = self.debt
        twin.pity_first = self.pity_first
        twin.equals = self.equals
        twin.chief = self.chief
        twin.rounds = self.rounds
        twin.round = self.round
        twin.jewels = refilled(twin.jewels, self.jewels)
        twin.hands = refilled(twin.hands, self.hands)
        twin.nobles = self.nobles
        twin.nobles_left = self.nobles_left
        twin.came = self.came
        twin.eight = self.eight
        twin.noble = self.noble
        twin.robbers = refilled(twin.robbers, self.robbers)
        twin.strongest = self.strongest
        twin.favoured = self.favoured
        twin.weakest = self.weakest
        twin.barred = self.barred
        twin.cancelled = self.cancelled

    def reshuffle(self, seat: i64, dice: Dice) -> None:
        """Nothing to redeal: a hand is the gang less the robbers played in the open, and the pile has no order."""


def deal(seats: i64, house: House) -> Rueck:
    """§2: the table before luck's first answer."""
    table = Rueck()
    table.seats = seats
    table.house = house
    table.expert = house.expert
    table.debt = house.debt
    table.pity_first = house.pity_first
    table.equals = house.favour_for_equals
    table.chief = house.chief
    table.rounds = house.rounds
    table.jewels = filled(seats, JEWELS_AT_START)  # §2.2
    table.hands = filled(seats, (1 << (table.chief + 1)) - 1)  # §2.1
    table.nobles = vec[i64]([house.nobles.get(kind, 0) for kind in KINDS])  # §2.3
    table.nobles_left = sum(house.nobles.values())
    table.eight = filled(len(KINDS), 0)
    table.robbers = filled(seats, NO_ROBBER)
    table.asked = LUCK_BIT
    table.about = EIGHT if table.expert else NOBLE
    return table
