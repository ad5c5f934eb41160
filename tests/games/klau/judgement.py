"""What the policy's marks should be, counted by somebody who has a view and a pencil, and nothing else."""

from math import prod
from typing import Any, Final

from spelunke.core.dice import Dice
from spelunke.games.klau.box import House
from spelunke.games.klau.types import (
    Believe,
    CallPolice,
    Doubt,
    DrawThem,
    Force,
    Give,
    HandIn,
    HandInAll,
    ICant,
    KlauView,
    Lay,
    Pick,
    Wish,
)
from tests.games.klau.watcher import Spoken, colours, motif

NOISY: Final = {"turn", "crook", "swap", "surrounded"}


def expected_marks(view: KlauView, house: House, dice: Dice) -> list[float]:
    """The mark of each choice, noise included, where no answer can end the game."""
    found = []
    for move in view.choices:
        mark = Pencil(view, house).mark(move)
        if view.about in NOISY:
            mark += 0.6 * int(dice.below(1000)) / 1000
        if isinstance(move, Doubt):
            mark -= (int(dice.below(1000)) + 0.5) / 1000
        found.append(mark)
    return found


def worth(card: str) -> float:
    """Numbers their value, police something less than a point, everything else one."""
    return {"police": 0.7, "fence": 0.0}.get(card) or float(motif(card) if motif(card).isdigit() else 1)


class Pencil:
    """One seat's sums."""

    def __init__(self, view: KlauView, house: House) -> None:
        assert view.remembered is not None and view.seat is not None
        self.view, self.house, self.memory, self.seat = view, house, view.remembered, view.seat
        unseen = self.memory.unseen
        self.usual = sum(copies * worth(card) for card, copies in unseen.items()) / max(1, sum(unseen.values()))
        step = 1 if view.open.direction == "clockwise" else -1
        self.follower, self.before = (self.seat + step) % view.seats, (self.seat - step) % view.seats
        self.cards = sum(view.open.hand.values())

    def mark(self, move: Any) -> float:
        match move:
            case ICant():
                return self.of_claim()
            case Lay(card=card):
                return self.of_card(card)
            case Doubt():
                active = self.view.open.active
                return self.suspicion(self.view.open.cards_left[active], self.memory.seen[active])
            case Force(card=card):
                return -1.0 if card == "police" else worth(card)
            case Wish(colour=colour):
                return -float(sum(copies for card, copies in self.view.open.hand.items() if colour in colours(card)))
            case Give(card=card):
                return 5.0 if card == "bomb" and self.house.bomb == "zero" else -worth(card)
            case HandIn(card=card):
                return 2 + self.usual - worth(card)
            case HandInAll():
                hand = self.view.open.hand
                return sum(copies * (2 + self.usual - worth(card)) for card, copies in hand.items() if motif(card).isdigit())
            case Pick(whom=whom):
                return self.of_target(whom)
            case DrawThem():
                return self.of_drawing()
            case CallPolice():
                return 1.0
        assert not isinstance(move, Believe) or self.view.about == "claim"
        return 0.0

    def lies(self, card: str) -> bool:
        """Whether this card in a hand gives "I can't" the lie."""
        assert self.view.open.top is not None
        return card not in ("watchdog", "bomb", "fence") and Spoken(self.view.open.top, self.view.open.wish).denies(
            card, self.house
        )

    def suspicion(self, cards: int, seen: dict[Any, int]) -> float:
        if any(self.lies(card) for card in seen):
            return 1.0
        unseen = self.memory.unseen
        share = sum(copies for card, copies in unseen.items() if not self.lies(card)) / max(1, sum(unseen.values()))
        chance = 1 - share ** (cards - sum(seen.values()))
        if chance in (0, 1):
            return chance
        return min(0.9, max(0.1, 3 * chance / (3 * chance + 1 - chance)))

    def of_claim(self) -> float:
        lies = [worth(card) for card in self.view.open.hand if self.lies(card)]
        everybody = [seat for seat in range(self.view.seats) if seat != self.seat]
        doubters = everybody if self.house.doubter == "anybody" else [self.follower]
        doubted = 1 - prod(1 - self.suspicion(self.cards, self.memory.seen_of_mine[seat]) for seat in doubters)
        if not lies:
            return self.usual * (1 + doubted)
        lost = max(lies) + self.usual / (self.view.seats - 1) + (4 if self.cards == 1 else 0)
        return (1 - doubted) * self.usual - doubted * lost

    def of_card(self, card: str) -> float:
        if card == "police":
            return self.usual - 0.7
        if card == "watchdog":
            return 0.5
        if card == "bomb":
            if self.house.bomb == "discard":
                return -1.5
            return self.hand_of(self.before) - (1 if self.cards == 1 else self.view.open.worth)
        return self.of_action(card) - worth(card) - (4 if self.cards == 1 else 0)

    def of_action(self, card: str) -> float:
        seats = self.view.seats
        match motif(card):
            case "crook":
                return 0.8 * self.usual * seats / (seats - 1)
            case "swap":
                rest = [worth(held) for held, copies in self.view.open.hand.items() if held != card or copies > 1]
                return self.usual - min([*rest, self.usual])
            case "keyhole" | "plan":
                return 0.1
            case "small_safe" | "big_safe":
                return 0.8 if seats == 2 else 0.3
        return 0.0

    def hand_of(self, seat: int) -> float:
        seen = self.memory.seen[seat]
        hidden = self.view.open.cards_left[seat] - sum(seen.values())
        return sum(copies * worth(card) for card, copies in seen.items()) + hidden * self.usual

    def of_drawing(self) -> float:
        there, cards = self.view.open.pile, self.view.open.to_draw
        others = [self.hand_of(seat) for seat in range(self.view.seats) if seat != self.seat]
        return self.usual * cards if there >= cards else self.view.open.worth + self.usual * there - max(others)

    def of_target(self, whom: int) -> float:
        cards, totals = self.view.open.cards_left[whom], self.view.open.totals
        mark = self.hand_of(whom) / cards + (0.2 if totals[whom] == max(totals) else 0)
        if cards == 1 and self.view.about == "crook":
            others = [self.hand_of(seat) for seat in range(self.view.seats) if seat not in (self.seat, whom)]
            mark += 0.5 * (self.view.open.worth - max(others, default=0.0))
        return mark
