"""Characters: what stands on a bot's card is what it does, in every game that tempts it, and nothing else changes."""

from functools import cache
from math import sqrt

import pytest

import spelunke
from spelunke.bots import decider
from spelunke.bots.characters import CHARACTERS, Character, Player, characters, tempted, with_character
from spelunke.bots.thinking import Budget, chosen, think
from spelunke.core.dice import Dice
from spelunke.core.game import AnyView, Game, Kind
from spelunke.core.types import Move

KEYS = spelunke.keys()
SHOWN = [(key, name) for key in KEYS for name in characters(spelunke.game(key))]
TEMPTATIONS = 300
"""How many temptations a rate is measured by."""


@cache
def asks(key: str) -> list[AnyView]:
    """Asks with a choice in games of rule-of-thumb players, with so many temptations of every kind of that game among them."""
    game = spelunke.game(key)
    left = dict.fromkeys(game.parts.temptations, TEMPTATIONS)
    found: list[AnyView] = []
    seed = 0
    while any(many > 0 for many in left.values()):
        table, dice = game.deal(seed), Dice(seed)
        while asked := game.asked(table):
            views = [game.view(table, seat) for seat in asked]
            found += [view for view in views if len(view.choices) > 1]
            left = {kind: many - sum(bool(tempted(view, kind, game)) for view in views) for kind, many in left.items()}
            game.play(table, {seat: game.thumb(view, dice) for seat, view in zip(asked, views, strict=True)})
        seed += 1
    return found


def temptations(key: str, kind: Kind) -> list[tuple[AnyView, tuple[Move, ...]]]:
    game = spelunke.game(key)
    found = [(view, tempted(view, kind, game)) for view in asks(key)]
    return [(view, giving_in) for view, giving_in in found if giving_in]


@pytest.mark.parametrize("level", ["thumb", "novice"])
@pytest.mark.parametrize(("key", "name"), SHOWN)
def test_a_bot_gives_in_as_often_as_its_card_says(key: str, name: str, level: str) -> None:
    game = spelunke.game(key)
    bot, dice = decider(f"{level}:{name}", game), Dice(11)
    for kind, rate in characters(game)[name].items():
        given_in = [bot(view, dice) in giving_in for view, giving_in in temptations(key, kind)[:TEMPTATIONS]]
        share = rate / 100
        assert sum(given_in) / TEMPTATIONS == pytest.approx(share, abs=4 * sqrt(share * (1 - share) / TEMPTATIONS))


def thinker(game: Game) -> Player:
    def play(view: AnyView, dice: Dice, among: tuple[Move, ...]) -> Move:
        return chosen([thought for thought in think(game, view, Budget(games=20), dice.word()) if thought.move in among], dice)

    return play


@pytest.mark.parametrize("key", KEYS)
def test_whoever_thinks_is_held_to_a_character_too(key: str) -> None:
    game = spelunke.game(key)
    for kind in game.parts.temptations:
        never, always = (with_character(thinker(game), Character()._replace(**{kind: rate}), game) for rate in (0, 100))
        for view, giving_in in temptations(key, kind)[:3]:
            assert always(view, Dice(1)) in giving_in
            assert never(view, Dice(1)) not in giving_in


@pytest.mark.parametrize("key", KEYS)
def test_no_ask_tempts_a_character_in_two_ways(key: str) -> None:
    game = spelunke.game(key)
    for view in asks(key)[:400]:
        for rates in characters(game).values():
            assert sum(bool(tempted(view, kind, game)) for kind in rates) <= 1


@pytest.mark.parametrize(("key", "name"), SHOWN)
def test_where_nothing_tempts_it_a_bot_answers_as_its_level_does(key: str, name: str) -> None:
    game = spelunke.game(key)
    plain, bot = decider("regular", game), decider(f"regular:{name}", game)
    for seed, view in enumerate(asks(key)[:150]):
        if not any(tempted(view, kind, game) for kind in characters(game)[name]):
            assert bot(view, Dice(seed)) == plain(view, Dice(seed))


@pytest.mark.parametrize(("key", "name"), SHOWN)
def test_a_character_shows_in_what_its_level_would_have_done_otherwise(key: str, name: str) -> None:
    game = spelunke.game(key)
    plain, bot = decider("thumb", game), decider(f"thumb:{name}", game)
    assert any(bot(view, Dice(seed)) != plain(view, Dice(seed)) for seed, view in enumerate(asks(key)))


@pytest.mark.parametrize(("key", "name"), SHOWN)
def test_characters_answer_what_is_legal_and_finish_their_games(key: str, name: str) -> None:
    game = spelunke.game(key)
    bots = [decider(f"{level}:{name}", game) for level in ("regular", "novice", "random")]
    table, dice = game.deal(seed=5), Dice(5)
    for _ in range(250):
        if not (asked := game.asked(table)):
            break
        game.play(table, {seat: bots[seat % 3](game.view(table, seat), dice) for seat in asked})


@pytest.mark.parametrize("key", KEYS)
def test_what_a_seat_cannot_know_changes_no_answer_of_a_character(key: str) -> None:
    game = spelunke.game(key)
    bots = [decider(f"thumb:{name}", game) for name in characters(game)]
    dice, table = Dice(3), game.deal(seed=9)
    for step in range(60):
        if not (asked := game.asked(table)):
            break
        for seat in asked:
            twin = table.copy()
            twin.reshuffle(seat, dice)
            view, other = game.view(table, seat), game.view(twin, seat)
            assert [bot(view, Dice(step)) for bot in bots] == [bot(other, Dice(step)) for bot in bots]
        game.play(table, {seat: game.thumb(game.view(table, seat), dice) for seat in asked})


def test_characters_that_a_game_never_tempts_are_refused_there_with_those_it_has() -> None:
    with pytest.raises(spelunke.UnknownBot, match=r"Rück's raus! has the character “liar”.*cautious"):
        decider("regular:liar", spelunke.game("rueck"))
    for name in ("regular:", "regular:nobody", "regular:liar:liar"):
        with pytest.raises(spelunke.UnknownBot, match="liar, trusting, suspicious"):
            decider(name, spelunke.game("klau"))
    with pytest.raises(spelunke.UnknownBot, match="no bot called"):
        decider("oracle:liar", spelunke.game("klau"))


def test_every_character_shows_somewhere_and_every_game_has_some() -> None:
    assert {name for _, name in SHOWN} == set(CHARACTERS)
    assert {key for key, _ in SHOWN} == set(KEYS)
