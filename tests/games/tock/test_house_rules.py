"""§8: house rules."""

from typing import Any

import pytest

import spelunke
from spelunke.core.ring import Place
from spelunke.games.tock.events import Captured
from spelunke.games.tock.types import DropOut, PlaySeven, Swap, Walk
from tests.games.tock.boards import Board, part, walk

HOME: tuple[Place, ...] = ("G1", "G2", "G3", "G4")


def test_landing_on_the_partner_may_capture() -> None:
    """§8.1."""
    house = {"partner_landing": "capture"}
    board = Board({0: [33], 2: [38]}, ["5"], house=house)
    board.play(walk("5"))
    assert (board.places(0)[0], board.places(2)[0]) == (38, "waiting")
    assert board.game.events(board.table, None)[-1] == Captured(2, 1, 0, 38, "★15", False)
    assert Board({0: [33], 2: [29]}, ["4"], house=house).ends("4") == {29}


def test_in_passing_the_partner_is_never_captured() -> None:
    """§8.1."""
    board = Board({0: [33], 2: [35]}, ["7"], house={"partner_landing": "capture"})
    board.play(PlaySeven(), part(7))
    assert board.asked == (1,)


def test_a_partners_piece_that_was_captured_cannot_walk_the_rest_of_the_seven() -> None:
    """§8.1, §6.7: piece 2 would capture the only piece that could walk on."""
    splits = Board({0: [93, 47], 2: [50]}, ["7"], house={"partner_landing": "capture"}).splits()
    assert (part(3, target=True), part(4, partners=True)) in splits
    assert (part(2, piece=2), part(3, target=True), part(2, partners=True)) in splits
    assert (part(3, piece=2), part(3, target=True), part(1, partners=True)) not in splits
    assert (part(3, piece=2), part(4, target=True)) in splits


def test_the_partner_may_land_on_the_pieces_of_the_one_who_plays() -> None:
    """§8.1."""
    splits = Board({0: [93, 54], 2: [50]}, ["7"], house={"partner_landing": "capture"}).splits()
    assert (part(3, target=True), part(4, partners=True)) in splits
    assert (part(3, target=True), part(4, partners=True)) not in Board({0: [93, 54], 2: [50]}, ["7"]).splits()


def test_only_the_last_piece_may_hand_a_seven_over() -> None:
    """§8.2."""
    house = {"seven_remainder": "last_piece_only"}
    splits = Board({0: [93, 33], 2: [50]}, ["7"], house=house).splits()
    assert (part(3, target=True), part(4, piece=2)) in splits
    assert not any(step.partners for split in splits for step in split)
    last = Board({0: [93, "G2", "G3", "G4"], 2: [50, 60]}, ["7"], house=house).splits()
    assert (part(3, target=True), part(4, partners=True)) in last
    assert not any(len(split) > 2 for split in last)
    stuck = Board({0: [93, "G2", "G3", "G4"]}, ["7"], house=house).splits()
    assert stuck == [(part(7),)]


def test_a_finished_player_hands_nothing_over_then() -> None:
    """§8.2, §7.3."""
    splits = Board({0: HOME, 2: [45, 60, 70]}, ["7"], house={"seven_remainder": "last_piece_only"}).splits()
    assert (part(3, target=True), part(1, piece=2), part(3, piece=3)) in splits


def test_after_an_entry_own_and_partners_pieces_may_share_the_rest() -> None:
    """§8.2."""
    splits = Board({0: [93, 33], 2: [50, 60]}, ["7"], house={"seven_remainder": "free"}).splits()
    assert (part(3, target=True), part(1, piece=2), part(3, partners=True)) in splits
    assert (part(3, target=True), part(1, partners=True), part(3, piece=2)) in splits
    assert (part(3, target=True), part(1, partners=True), part(3, piece=2, partners=True)) in splits
    for split in splits:
        first = next((number for number, step in enumerate(split) if step.partners), None)
        assert first is None or any(step.target for step in split[:first])


def test_a_whole_lap_may_be_required() -> None:
    """§8.3."""
    house = {"require_full_lap": True}
    no_laps = [[0] * 4] * 3
    assert Board({0: [93]}, ["3"], house=house, walked=[[92, 0, 0, 0], *no_laps]).ends("3") == {0}
    assert Board({0: [93]}, ["3"], house=house, walked=[[93, 0, 0, 0], *no_laps]).ends("3") == {0, "G1"}
    assert Board({0: [2]}, ["4"], house=house, walked=[[2, 0, 0, 0], *no_laps]).ends("4") == {94, "G1"}


def test_walking_counts_forward_less_backward_and_swaps_do_not_count() -> None:
    """§8.3."""
    board = Board(
        {0: [0], 1: [60]},
        ["4", "jack", "5"],
        house={"require_full_lap": True},
        hands={1: ("jack", "2", "2"), 2: ("2", "2", "2"), 3: ("2", "2", "2")},
        walked=[[0] * 4] * 4,
    )
    board.play(walk("4"))
    assert board.remembered(None).walked == ((-4, 0, 0, 0), (0, 0, 0, 0), (0, 0, 0, 0), (0, 0, 0, 0))
    board.play(walk("2"), DropOut(), DropOut(), Swap(1, 1, 1))
    assert (board.places(0)[0], board.places(1)[0]) == (62, 92)
    board.play(walk("2"), walk("5"))
    assert board.remembered(None).walked == ((1, 0, 0, 0), (4, 0, 0, 0), (0, 0, 0, 0), (0, 0, 0, 0))


def test_captured_pieces_and_pieces_in_the_target_have_walked_nothing() -> None:
    """§8.3."""
    laps = [[95, 0, 0, 0], [7, 0, 0, 0], [0] * 4, [0] * 4]
    board = Board({0: [95], 1: [5]}, ["ace"], house={"require_full_lap": True}, walked=laps)
    board.play(Walk("ace", 1, 1, True))
    assert board.remembered(None).walked == ((0, 0, 0, 0), (7, 0, 0, 0), (0, 0, 0, 0), (0, 0, 0, 0))
    board = Board({0: [0], 1: [5]}, ["5"], house={"require_full_lap": True}, walked=[[96, 0, 0, 0], *laps[1:]])
    board.play(walk("5"))
    assert board.remembered(None).walked == ((101, 0, 0, 0), (0, 0, 0, 0), (0, 0, 0, 0), (0, 0, 0, 0))


def test_nobody_may_be_forced_to_capture() -> None:
    """§8.4, §5.9."""
    house = {"forced_capture": False}
    assert Board({0: [33], 1: [38]}, ["5"], house=house).moves() == (DropOut(), walk("5"))
    assert Board({0: [33, 50], 1: [38]}, ["5"], house=house).moves() == (walk("5"), walk("5", piece=2))
    assert Board({0: [33], 1: [40]}, ["7"], house=house).moves() == (DropOut(), PlaySeven())
    assert Board({0: [33], 1: [38]}, ["7"], house=house).moves() == (PlaySeven(),)
    assert Board({0: [33, 50], 1: [40]}, ["7"], house=house).moves() == (PlaySeven(),)


def test_whoever_then_drops_out_may_hold_what_would_have_captured() -> None:
    """§8.4, §4.9."""
    board = Board({0: [33], 1: [38]}, ["5"], house={"forced_capture": False})
    board.play(DropOut())
    assert "5" not in board.remembered(1).this_round.lacks[0]
    assert {"2", "3", "6", "ace", "king"} <= set(board.remembered(1).this_round.lacks[0])


def test_start_fields_of_empty_colours_may_be_fields_like_any_other() -> None:
    """§8.5."""
    house = {"empty_start_fields": False}
    assert Board({0: [30], 1: [32]}, ["5"], house=house).ends("5") == {35}
    assert Board({0: [30], 1: [32]}, ["2"], house=house).play(walk("2")).places(1)[0] == "waiting"
    assert Board({0: [32, 60]}, ["5"], house=house).moves() == (walk("5"), walk("5", piece=2))
    assert Board({0: [30], 1: [32]}, ["5"]).ends("5") == set()
    assert Board({0: [12], 1: [16]}, ["6"], house=house).ends("6") == set()


def test_the_first_starter_may_begin_every_round() -> None:
    """§8.6."""
    board = Board({}, ["2"], turn=1, house={"starter_rotates": False})
    board.play(DropOut(), DropOut(), DropOut(), DropOut())
    opened = board.game.view(board.table, None).open
    assert (opened.round, opened.dealer, opened.starter, opened.turn) == (2, 2, 1, 1)


def test_one_pack_may_be_enough() -> None:
    """§8.7."""
    game = spelunke.game("tock", house={"decks": 1})
    assert set(game.position(game.deal(ask_luck=True))["face_down"].values()) == {4}


@pytest.mark.parametrize("section", [4, 15, 18, 20])
def test_the_track_may_be_shorter_or_longer(section: int) -> None:
    """§8.8."""
    board = Board({0: [6 * section - 2]}, ["2"], house={"section_length": section})
    assert board.game.view(board.table, None).open.length == 6 * section
    assert board.ends("2") == {0, "G1"}


def test_the_entry_may_lie_further_off() -> None:
    """§8.9."""
    house = {"entry_offset": 2, "section_length": 18}
    assert Board({0: [105]}, ["3"], house=house).ends("3") == {0, "G2"}
    assert Board({0: [0]}, ["4"], house=house).ends("4") == {104, "G2"}
    assert Board({0: [107]}, ["4"], house=house).ends("4") == {103, "G3"}


@pytest.mark.parametrize(
    ("house", "message"),
    [
        ({"entry_offset": 4, "section_length": 4}, "ring-entry-too-far"),
        ({"decks": 1, "cards": {"ace": 7, "2": 7, "3": 7}}, "tock-too-few-cards"),
        ({"cards": {"2": 7, "3": 7, "7": 7}}, "tock-nobody-comes-out"),
        ({"cards": {"ace": 8}}, "house-bad-table"),
        ({"cards": {"joker": 2}}, "house-bad-table"),
        ({"hand": 5}, "house-bad-value"),
        ({"section_length": 3}, "house-bad-value"),
    ],
)
def test_house_rules_that_do_not_go_together_are_refused_by_name(house: dict[str, Any], message: str) -> None:
    """§8.8, §8.9, §8.11, §8.12."""
    with pytest.raises(spelunke.BadHouseRule) as refusal:
        spelunke.game("tock", house=house)
    assert refusal.value.message == message
    assert any(name in str(refusal.value) for name in (*house, "cards"))


def test_fewer_pieces_fill_a_shorter_lane() -> None:
    """§8.10."""
    board = Board({0: [95, "G2"], 2: ["G1", "G2"]}, ["ace"], house={"pieces": 2})
    board.play(Walk("ace", 1, 1, True))
    assert board.winners == (0, 2)


def test_fewer_cards_may_be_dealt() -> None:
    """§8.11."""
    game = spelunke.game("tock", house={"hand": 2})
    assert game.view(game.deal(seed=1), None).open.cards_left == (2, 2, 2, 2)


def test_the_pack_may_hold_other_cards() -> None:
    """§8.12."""
    game = spelunke.game("tock", house={"cards": {"ace": 7, "7": 7, "jack": 3}})
    assert game.position(game.deal(ask_luck=True))["face_down"] == {"ace": 14, "7": 14, "jack": 6}


def test_memory_aids_change_nothing_but_what_is_shown() -> None:
    """§8.13."""
    for aids in (False, True):
        game = spelunke.game("tock", house={"memory_aids": aids})
        view = game.view(game.deal(seed=1), 0)
        assert (game.shown(view).remembered is not None) == aids
