"""Imagined players are sensible, and worlds are guessed better for what the others were seen to do."""

from collections.abc import Callable
from math import sqrt
from typing import Any

import pytest

import spelunke
from spelunke.core.dice import Dice
from spelunke.core.game import Game
from spelunke.core.hunch import Hunch, guessed
from spelunke.core.table import LUCK, Table
from spelunke.games.adel.rules import Adel
from spelunke.games.klau.box import POLICE
from spelunke.games.klau.rules import Klau
from spelunke.games.klau.rules_choices import CLAIM
from spelunke.games.tock.box import ACE, JACK, KING
from spelunke.games.tock.rules import PLAY, Tock
from spelunke.games.tock.rules_cards import copies

AT_RANDOM = Hunch()
Z = 1.96
"""Of a 95 % interval."""


def share_of_the_sensible(game: Game, number: int) -> float:
    """What one team that answers by hunch wins in a game among others who answer at random; teams take turns."""
    teams = game.box.teams.get(game.seats) or tuple((seat,) for seat in range(game.seats))
    team = teams[number % len(teams)]
    table, dice = game.parts.deal(game.seats, game.house), Dice(number, 1)
    while table.asked:
        if table.seats_asked() == (LUCK,):
            table.luck(table.draw(dice))
            continue
        table.answer(
            [(game.parts.hunch if seat in team else AT_RANDOM).answer(table, seat, dice) for seat in table.seats_asked()]
        )
    winners = [seat for seat, place in enumerate(table.places()) if place == 1]
    return sum(seat in team for seat in winners) / max(1, len(winners)) * len(teams)


@pytest.mark.parametrize(
    ("key", "house", "games"),
    [
        ("rueck", {}, 400),
        ("teufel", {"rounds": 12}, 60),
        ("wuerfel", {"section_length": 8}, 24),
        ("tock", {"section_length": 8}, 8),
        ("klau", {}, 24),
        ("adel", {}, 24),
    ],
)
def test_a_hunch_is_much_better_than_any_answer(key: str, house: dict[str, Any], games: int) -> None:
    """As multiples of a fair share: the interval is clear of 1."""
    game = spelunke.game(key, house=house)
    shares = [share_of_the_sensible(game, number) for number in range(games)]
    mean = sum(shares) / games
    spread = sqrt(sum((share - mean) ** 2 for share in shares) / games)
    assert mean - Z * spread / sqrt(games) > 1.1, f"{mean:.2f} times its fair share"


# Better guesses. Each measure compares a guessed world with the true one, as a seat that is asked would want to know it.


def cards_misplaced(world: Table, truth: Table, seat: int) -> float:
    """Adel verpflichtet: the part of all cards unseen in other hands that the guess puts elsewhere."""
    assert isinstance(world, Adel) and isinstance(truth, Adel)
    hidden = [(truth.hands[other] & ~truth.seen[other], world.hands[other]) for other in range(truth.seats) if other != seat]
    unseen = sum(int(cards).bit_count() for cards, _ in hidden)
    return sum(int(cards & ~there).bit_count() for cards, there in hidden) / max(1, unseen)


def lie_misjudged(world: Table, truth: Table, _seat: int) -> float:
    """Klau Mau!: 1 if whoever says "I can't" has another number of kinds to lay, or police unexpected, in the guess."""
    assert isinstance(world, Klau) and isinstance(truth, Klau)

    def could_lay(table: Klau) -> tuple[int, int]:
        held = int(table.held[table.active])
        return (held & int(table.matching())).bit_count(), held >> int(POLICE) & 1

    return float(could_lay(world) != could_lay(truth))


def strong_cards_miscounted(world: Table, truth: Table, seat: int) -> float:
    """Tock: by how many aces, kings and jacks each other hand is guessed wrong."""
    assert isinstance(world, Tock) and isinstance(truth, Tock)

    def strong(table: Tock, other: int) -> int:
        return sum(int(copies(table.hands[other], rank)) for rank in (ACE, KING, JACK))

    return float(sum(abs(strong(world, other) - strong(truth, other)) for other in range(truth.seats) if other != seat))


@pytest.mark.parametrize(
    ("key", "house", "games", "about", "every", "measure"),
    [
        ("adel", {}, 3, None, 4, cards_misplaced),
        ("klau", {}, 4, CLAIM, 2, lie_misjudged),
        ("tock", {"section_length": 8}, 2, PLAY, 4, strong_cards_miscounted),
    ],
    ids=["adel", "klau", "tock"],
)
def test_worlds_are_guessed_better_for_what_was_seen(
    key: str, house: dict[str, Any], games: int, about: int | None, every: int, measure: Callable[[Table, Table, int], float]
) -> None:
    """In games of rule-of-thumb players, over some moments and guesses: the error is smaller, clear of chance."""
    game = spelunke.game(key, house=house)
    gains = []
    for number in range(games):
        table, dice, asks = game.parts.deal(game.seats, game.house), Dice(number, 5), 0
        while table.asked:
            asked = table.seats_asked()
            if asked == (LUCK,):
                table.luck(table.draw(dice))
                continue
            asks += about is None or table.about == about
            if asks % every == 0 and (about is None or table.about == about):
                gains.append(gain_by_weighing(game, table, asked[0], measure, dice))
            table.answer([game.parts.codebook.code(game.parts.thumb(game.view(table, seat), dice)) for seat in asked])
    mean = sum(gains) / len(gains)
    spread = sqrt(sum((gain - mean) ** 2 for gain in gains) / len(gains))
    assert mean - Z * spread / sqrt(len(gains)) > 0, f"a gain of {mean:.3f} over {len(gains)} moments"


def gain_by_weighing(
    game: Game, table: Table, seat: int, measure: Callable[[Table, Table, int], float], dice: Dice, guesses: int = 10
) -> float:
    """How much smaller the error of weighed guesses is."""
    errors = [
        sum(measure(guessed(hunch, table, seat, dice), table, seat) for _ in range(guesses)) / guesses
        for hunch in (AT_RANDOM, game.parts.hunch)
    ]
    return errors[0] - errors[1]
