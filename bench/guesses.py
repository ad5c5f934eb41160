"""Better guesses: how wrong guessed worlds are, redealt by the cards alone and weighed by what was seen.

``python -m bench.guesses [games]`` prints, for each game with secrets, both errors over games of rule-of-thumb players.
"""

import sys
from collections.abc import Callable
from math import sqrt
from typing import Any, Final, NamedTuple

import spelunke
from spelunke.core.dice import Dice
from spelunke.core.policy import Policy, determinize
from spelunke.core.table import LUCK, Table
from spelunke.games.adel.rules import Adel
from spelunke.games.adel.rules_collections import largest_collection
from spelunke.games.klau.box import POLICE
from spelunke.games.klau.rules import Klau
from spelunke.games.klau.rules_codes import CLAIM, TURN
from spelunke.games.klau.rules_hands import KIND
from spelunke.games.tock.box import ACE, JACK, KING
from spelunke.games.tock.rules import PLAY, Tock
from spelunke.games.tock.rules_cards import copies

GUESSES: Final = 10
"""Worlds guessed at each moment."""

Z: Final = 1.96
"""Of a 95 % interval."""


class Riddle(NamedTuple):
    """What of a game is guessed, and when."""

    key: str
    house: dict[str, Any]
    about: int | None
    """At which asks, or at all."""

    every: int
    wrong: Callable[[Table, Table, int], float]
    """How wrong a guessed world is, beside the true one, as the seat that is asked would want to know it."""

    unit: str


class Found(NamedTuple):
    """How wrong guesses were."""

    moments: int
    by_cards: float
    weighed: float
    gain: float
    either_way: float
    """Half the width of the 95 % interval of the gain, moment by moment."""


def cards_misplaced(world: Table, truth: Table, seat: int) -> float:
    """Adel verpflichtet: the part of all cards unseen in other hands that the guess puts elsewhere."""
    assert isinstance(world, Adel) and isinstance(truth, Adel)
    hidden = [(truth.hands[other] & ~truth.seen[other], world.hands[other]) for other in range(truth.seats) if other != seat]
    unseen = sum(int(cards).bit_count() for cards, _ in hidden)
    return sum(int(cards & ~there).bit_count() for cards, there in hidden) / max(1, unseen)


def collections_miscounted(world: Table, truth: Table, seat: int) -> float:
    """Adel verpflichtet: by how many cards the best collections of the other hands are guessed wrong, together."""
    assert isinstance(world, Adel) and isinstance(truth, Adel)
    others = [other for other in range(truth.seats) if other != seat]
    sizes = [(largest_collection(world.hands[other]), largest_collection(truth.hands[other])) for other in others]
    return float(sum(abs(int(guessed - true)) for guessed, true in sizes))


def lie_misjudged(world: Table, truth: Table, _seat: int) -> float:
    """Klau Mau!: 1 if whoever says "I can't" has another number of kinds to lay, or police unexpected, in the guess."""
    assert isinstance(world, Klau) and isinstance(truth, Klau)

    def could_lay(table: Klau) -> tuple[int, int]:
        held = int(table.hands.held[table.rounds.active])
        return (held & int(table.discard.matching())).bit_count(), held >> int(POLICE) & 1

    return float(could_lay(world) != could_lay(truth))


def believed_hands_miscounted(world: Table, truth: Table, seat: int) -> float:
    """Klau Mau!: by how many cards that would have given a remembered "I can't" the lie the other hands are guessed wrong."""
    assert isinstance(world, Klau) and isinstance(truth, Klau)

    def denied(table: Klau, other: int) -> int:
        hand = range(other * table.hands.room, other * table.hands.room + table.hands.sizes[other])
        return sum(int(table.claims.denied(other)) >> int(table.hands.cards[at] & KIND) & 1 for at in hand)

    others = [other for other in range(truth.seats) if other != seat and truth.claims.said[other]]
    return float(sum(abs(denied(world, other) - denied(truth, other)) for other in others))


def strong_cards_miscounted(world: Table, truth: Table, seat: int) -> float:
    """Tock: by how many aces, kings and jacks the other hands are guessed wrong, together."""
    assert isinstance(world, Tock) and isinstance(truth, Tock)

    def strong(table: Tock, other: int) -> int:
        return sum(int(copies(table.hands.in_hand[other], rank)) for rank in (ACE, KING, JACK))

    return float(sum(abs(strong(world, other) - strong(truth, other)) for other in range(truth.seats) if other != seat))


RIDDLES: Final = (
    Riddle("adel", {}, None, 4, cards_misplaced, "part of the unseen cards put elsewhere"),
    Riddle("adel", {}, None, 4, collections_miscounted, "cards in the best collections miscounted"),
    Riddle("klau", {}, CLAIM, 2, lie_misjudged, "part of the claims misjudged"),
    Riddle("klau", {}, TURN, 4, believed_hands_miscounted, "cards miscounted that remembered claims deny"),
    Riddle("tock", {"section_length": 8}, PLAY, 4, strong_cards_miscounted, "aces, kings and jacks miscounted"),
)


def found(riddle: Riddle, games: int) -> Found:
    """How wrong guesses are in some games of rule-of-thumb players, by both ways of guessing."""
    game = spelunke.game(riddle.key, house=riddle.house)
    errors = []
    for number in range(games):
        table, dice, asks = game.parts.deal(game.seats, game.house), Dice(number, 5), 0
        while table.asked:
            asked = table.seats_asked()
            if asked == (LUCK,):
                table.luck(table.draw(dice))
                continue
            if riddle.about is None or table.about == riddle.about:
                asks += 1
                if asks % riddle.every == 0:
                    policies = (Policy(), game.parts.rollout)
                    errors.append([_error(riddle, policy, table, asked[0], dice) for policy in policies])
            table.answer([game.parts.codebook.code(game.thumb(game.view(table, seat), dice)) for seat in asked])
    moments = len(errors)
    by_cards, weighed = (sum(both[way] for both in errors) / moments for way in range(2))
    gain = by_cards - weighed
    spread = sqrt(sum((one - other - gain) ** 2 for one, other in errors) / moments)
    return Found(moments, by_cards, weighed, gain, Z * spread / sqrt(moments))


def _error(riddle: Riddle, policy: Policy, table: Table, seat: int, dice: Dice) -> float:
    return sum(riddle.wrong(determinize(policy, table, seat, dice), table, seat) for _ in range(GUESSES)) / GUESSES


def main(games: int) -> None:
    """Print what was found."""
    print(f"python -m bench.guesses {games}: worlds guessed by the cards alone, and weighed by what was seen")
    for riddle in RIDDLES:
        moments, by_cards, weighed, gain, either_way = found(riddle, games)
        errors = f"{by_cards:.3f} {weighed:.3f}  less by {gain:.3f} ± {either_way:.3f}"
        print(f"{riddle.key:5} {errors}, {moments} moments: {riddle.unit}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 6)
