"""The laws, held against every game on the shelf."""

from collections.abc import Callable

import pytest

import spelunke
from spelunke.core.game import Parts
from spelunke.core.house import Option, options
from spelunke.shelf import parts
from tests.laws import (
    census,
    coding,
    copying,
    damaging,
    drawing,
    ending,
    forcing,
    house_rules,
    imagining,
    relabelling,
    repeating,
    reshuffling,
    secrecy,
    seeing,
)
from tests.laws.hooks import hooks_of
from tests.laws.scenes import Scene, games, house_scenes, mixed_scenes, preset_scenes
from tests.laws.size import FULL, often
from tests.laws.walks import MomentLaw, try_law

GAMES = games()
SCENES = [scene for game in GAMES for scene in preset_scenes(game)]

MOMENT_LAWS: list[MomentLaw] = [
    ending.somebody_can_answer,
    repeating.record_replays,
    repeating.position_arranges,
    damaging.damaged_position_is_refused_or_played,
    copying.copy_shares_nothing,
    copying.copy_into_a_used_table_equals_copy,
    relabelling.turned_table_is_the_same_table,
    secrecy.views_keep_secrets,
    secrecy.reshuffled_worlds_are_tables,
    secrecy.reshuffle_forgets_the_world_it_started_from,
    secrecy.events_keep_secrets,
    secrecy.guessed_table_has_the_same_view,
    secrecy.rules_say_what_is_seen,
    forcing.all_can_see_what_is_forced,
    seeing.observation_comes_from_the_view,
    seeing.observation_is_as_it_is_described,
    seeing.observation_tells_views_apart,
    imagining.policies_answer_legally,
    imagining.policies_keep_secrets,
    imagining.a_policy_takes_the_win,
    imagining.chances_are_shares_of_one_win,
    imagining.guesses_are_weighed,
]
SEED_LAWS: list[Callable[[Scene, int], None]] = [
    ending.sensible_players_answer_legally,
    ending.over_is_over,
    repeating.same_seed_same_table,
    secrecy.everybody_can_be_sat_at,
    copying.pieces_are_conserved,
    imagining.policies_come_to_an_end,
]

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.box.key)
every_scene = pytest.mark.parametrize("scene", SCENES, ids=str)
every_house_rule = pytest.mark.parametrize(
    ("game", "option"),
    [pytest.param(game, option, id=f"{game.box.key}-{option.name}") for game in GAMES for option in options(game.box.house)],
)
every_moment_law = pytest.mark.parametrize("law", MOMENT_LAWS, ids=lambda law: law.__name__)


@pytest.mark.parametrize("key", spelunke.keys())
def test_every_game_can_be_taken_from_the_shelf(key: str) -> None:
    game = parts(key)
    assert game.box.key == key
    assert next(iter(game.box.presets)) == "box"
    assert game.box.presets["box"] == game.box.house()
    assert game.box.usual_seats in game.box.seats


@every_game
def test_every_game_tells_the_laws_what_a_seat_sees(game: Parts) -> None:
    assert hooks_of(game.box.key).sees is not None


@every_moment_law
@every_scene
def test_law_at_any_moment(scene: Scene, law: MomentLaw) -> None:
    scenes_of_the_game = sum(other.game.box.key == scene.game.box.key for other in SCENES)
    in_full = 40_000 if law is secrecy.views_keep_secrets else 4_000  # of each game
    try_law(law, scene, examples=often(max(2, 60 // scenes_of_the_game), -(-in_full // scenes_of_the_game)))


@every_house_rule
def test_all_laws_under_any_value_of_a_house_rule(game: Parts, option: Option) -> None:
    for scene in house_scenes(game, option, every_table=FULL):
        all_laws(scene)


@every_game
def test_all_laws_under_house_rules_thrown_together(game: Parts) -> None:
    for scene in mixed_scenes(game, often(8, 500)):
        all_laws(scene)


def all_laws(scene: Scene) -> None:
    """Every law of any moment, in a scene that is one of many."""
    if FULL or not scene.by_thumb:
        for law in MOMENT_LAWS:
            try_law(law, scene, examples=1)


@pytest.mark.parametrize("game", [game for game in GAMES if hooks_of(game.box.key).count], ids=lambda game: game.box.key)
def test_a_naive_counter_agrees_at_any_moment(game: Parts) -> None:
    for scene in [*preset_scenes(game), *mixed_scenes(game, often(10, 200), seed=4)]:
        try_law(census.naive_counter_agrees, scene, examples=often(4, 20))


@pytest.mark.parametrize("law", SEED_LAWS, ids=lambda law: law.__name__)
@every_scene
def test_law_in_any_game(scene: Scene, law: Callable[[Scene, int], None]) -> None:
    for seed in range(often(1, 10)):
        law(scene, seed)


@every_scene
def test_every_game_ends_within_its_limit(scene: Scene) -> None:
    for seed in range(often(3, 10_000) if not scene.by_thumb else often(1, 200)):
        ending.ends_in_time(scene, seed)


@every_house_rule
def test_every_game_ends_under_every_single_house_rule(game: Parts, option: Option) -> None:
    tables: dict[str, list[Scene]] = {}
    for scene in house_scenes(game, option, every_table=FULL):
        if FULL or not scene.by_thumb:
            tables.setdefault(scene.name.partition(f"-{option.name}=")[0] + str(scene.by_thumb), []).append(scene)
    for values in tables.values():  # all values of the rule at one table share its games
        for seed in range(often(len(values), 10_000 if not values[0].by_thumb else 20)):
            ending.ends_in_time(values[seed % len(values)], seed)


@every_game
def test_every_game_ends_under_house_rules_thrown_together(game: Parts) -> None:
    for seed, scene in enumerate(mixed_scenes(game, often(5, 2_000), seed=2)):
        if not scene.by_thumb:
            ending.ends_in_time(scene, seed)


@every_scene
def test_luck_draws_by_its_weights(scene: Scene) -> None:
    drawing.draws_follow_weights(scene, draws=often(300, 20_000), tables=often(2, 20))


@every_game
def test_moves_and_codes_are_one_to_one(game: Parts) -> None:
    coding.moves_and_codes_are_one_to_one(game)


@every_scene
def test_secrets_leave_more_than_one_world(scene: Scene) -> None:
    secrecy.worlds_vary(scene, seeds=1)


@pytest.mark.parametrize("scene", [scene for scene in SCENES if "-tiny-" in scene.name], ids=str)
def test_secrets_are_redealt_as_they_came_about(scene: Scene) -> None:
    for seed in range(often(1, 200)):
        viewer = (*range(scene.game.seats), None)[(seed + scene.game.seats) % (scene.game.seats + 1)]
        reshuffling.redealt_as_it_came_about(scene, viewer, seed, redeals=often(100, 2_000))


@every_game
def test_unknown_house_rules_and_bad_values_are_refused(game: Parts) -> None:
    house_rules.refuses_what_it_does_not_know(game)


@every_game
def test_every_house_rule_that_is_a_table_has_an_example(game: Parts) -> None:
    tables = {option.name for option in options(game.box.house) if option.allowed is None}
    assert tables == set(hooks_of(game.box.key).tables)


@pytest.mark.parametrize(
    ("game", "option", "value"),
    [
        pytest.param(game, option, value, id=f"{game.box.key}-{option.name}={value}"[:80])
        for game in GAMES
        for option, value in house_rules.every_value(game)
    ],
)
def test_every_house_rule_changes_something(game: Parts, option: Option, value: object) -> None:
    house_rules.changes_something(game, option, value, seeds=often(100, 3_000))
