"""The toy keeps every law; of the broken toys each is caught by its law."""

from collections.abc import Callable
from importlib.metadata import EntryPoint

import pytest

import spelunke
from spelunke import shelf
from spelunke.core.game import Game, Parts
from spelunke.core.house import options
from tests.laws import (
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
from tests.laws.broken import LawBroken
from tests.laws.scenes import Scene, preset_scenes
from tests.laws.walks import MomentLaw, try_law
from tests.toy import hooks as hooks
from tests.toy.broken_toys import CULPRITS, Culprit
from tests.toy.toy import PARTS, Toy


def at_any_moment(law: MomentLaw) -> Callable[[Parts], None]:
    def tried(game: Parts) -> None:
        for scene in preset_scenes(game):
            try_law(law, scene, examples=40)

    return tried


def in_any_game(law: Callable[[Scene, int], None]) -> Callable[[Parts], None]:
    def tried(game: Parts) -> None:
        for scene in preset_scenes(game):
            for seed in range(5):
                law(scene, seed)

    return tried


def every_house_rule_changes_something(game: Parts) -> None:
    for option, value in house_rules.every_value(game):
        house_rules.changes_something(game, option, value, seeds=20)


LAWS: dict[str, Callable[[Parts], None]] = {
    "ends_in_time": in_any_game(ending.ends_in_time),
    "sensible_players_answer_legally": in_any_game(ending.sensible_players_answer_legally),
    "over_is_over": in_any_game(ending.over_is_over),
    "same_seed_same_table": in_any_game(repeating.same_seed_same_table),
    "everybody_can_be_sat_at": in_any_game(secrecy.everybody_can_be_sat_at),
    "pieces_are_conserved": in_any_game(copying.pieces_are_conserved),
    "draws_follow_weights": in_any_game(lambda scene, seed: drawing.draws_follow_weights(scene, draws=400, tables=4)),
    "worlds_vary": in_any_game(lambda scene, seed: secrecy.worlds_vary(scene, seeds=1)),
    "redealt_as_it_came_about": in_any_game(
        lambda scene, seed: reshuffling.redealt_as_it_came_about(scene, seed % scene.game.seats, seed, redeals=150)
    ),
    "somebody_can_answer": at_any_moment(ending.somebody_can_answer),
    "record_replays": at_any_moment(repeating.record_replays),
    "position_arranges": at_any_moment(repeating.position_arranges),
    "damaged_position_is_refused_or_played": at_any_moment(damaging.damaged_position_is_refused_or_played),
    "copy_shares_nothing": at_any_moment(copying.copy_shares_nothing),
    "copy_into_a_used_table_equals_copy": at_any_moment(copying.copy_into_a_used_table_equals_copy),
    "turned_table_is_the_same_table": at_any_moment(relabelling.turned_table_is_the_same_table),
    "views_keep_secrets": at_any_moment(secrecy.views_keep_secrets),
    "reshuffled_worlds_are_tables": at_any_moment(secrecy.reshuffled_worlds_are_tables),
    "reshuffle_forgets": at_any_moment(secrecy.reshuffle_forgets_the_world_it_started_from),
    "events_keep_secrets": at_any_moment(secrecy.events_keep_secrets),
    "guessed_table_has_the_same_view": at_any_moment(secrecy.guessed_table_has_the_same_view),
    "rules_say_what_is_seen": at_any_moment(secrecy.rules_say_what_is_seen),
    "all_can_see_what_is_forced": at_any_moment(forcing.all_can_see_what_is_forced),
    "observation_comes_from_the_view": at_any_moment(seeing.observation_comes_from_the_view),
    "observation_is_as_it_is_described": at_any_moment(seeing.observation_is_as_it_is_described),
    "observation_tells_views_apart": at_any_moment(seeing.observation_tells_views_apart),
    "policies_answer_legally": at_any_moment(imagining.policies_answer_legally),
    "policies_keep_secrets": at_any_moment(imagining.policies_keep_secrets),
    "a_policy_takes_the_win": at_any_moment(imagining.a_policy_takes_the_win),
    "chances_are_shares_of_one_win": at_any_moment(imagining.chances_are_shares_of_one_win),
    "guesses_are_weighed": at_any_moment(imagining.guesses_are_weighed),
    "policies_come_to_an_end": in_any_game(imagining.policies_come_to_an_end),
    "changes_something": every_house_rule_changes_something,
    "refuses_what_it_does_not_know": house_rules.refuses_what_it_does_not_know,
    "moves_and_codes_are_one_to_one": coding.moves_and_codes_are_one_to_one,
    "nothing_is_renumbered": lambda game: coding.nothing_is_renumbered(game, coding.codebook_lines(PARTS)),
}


@pytest.mark.parametrize("law", LAWS)
def test_the_honest_toy_keeps_the_law(law: str) -> None:
    LAWS[law](PARTS)


@pytest.mark.parametrize("culprit", CULPRITS, ids=lambda culprit: f"{culprit.name}-{culprit.law}")
def test_the_law_catches_its_culprit(culprit: Culprit) -> None:
    with pytest.raises(LawBroken, match=culprit.says):
        LAWS[culprit.law](culprit.parts)


def test_every_law_has_a_culprit() -> None:
    assert {culprit.law for culprit in CULPRITS} == set(LAWS)


def test_another_package_brings_a_game_by_entry_point(monkeypatch: pytest.MonkeyPatch) -> None:
    brought = EntryPoint(name="toy", value="tests.toy.toy:PARTS", group=shelf.ENTRY_POINT)
    monkeypatch.setattr("importlib.metadata.entry_points", lambda group: [brought] if group == shelf.ENTRY_POINT else [])
    shelf._places.cache_clear()
    try:
        assert "toy" in set(shelf.keys())
        game = spelunke.game("toy", seats=3)
        assert isinstance(game, Game)
        assert isinstance(game.deal(seed=1), Toy)
        assert [option.name for option in options(game.box.house)] == ["memory_aids", "low", "worth", "copies"]
        assert spelunke.replay(game.record(game.deal(seed=1)).to_json()).seats_asked() == (0, 1, 2)
    finally:
        monkeypatch.undo()
        shelf._places.cache_clear()
        shelf.parts.cache_clear()
