"""The policy of Tock: it gets out, gets home, hits, and helps its partner."""

from math import log
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import spelunke
from spelunke.core.dice import Dice
from spelunke.core.playout import play_out
from spelunke.core.ring import Place
from spelunke.games.tock.box import BOX, Rank
from spelunke.games.tock.rules import Tock
from spelunke.games.tock.rules_plays import change_of
from spelunke.games.tock.types import BringOut, Capture, DropOut, Give, Part, PlaySeven, Spare, Swap, Walk
from spelunke.lab.simulate import simulate
from tests.games.tock.boards import Board, part, walk


def chosen(board: Board) -> spelunke.Move:
    """What it answers."""
    (seat,) = board.asked
    return board.game.thumb(board.game.view(board.table, seat), spelunke.Dice(1))


@pytest.mark.long
@pytest.mark.parametrize(("seats", "bots"), [(4, "tr"), (5, "trrrr"), (6, "trr")])
def test_it_clearly_beats_players_who_choose_at_random(seats: int, bots: str) -> None:
    """§7.4: its part of the wins is above its part of the seats, by more than chance explains."""
    names = {"t": "thumb", "r": "random"}
    seated = [names[bot] for bot in bots] * (1 if seats == 5 else 2)
    result = simulate(spelunke.game("tock", seats=seats), seated, games=10, seed=1)
    thumb = next(bot for bot in result.by_bot if bot.name == "thumb")
    assert thumb.wins.low > 1 / seats


@pytest.mark.parametrize("preset", ["one_pack", "quebec_board", "dog_board", "keezen_habits", "tiny"])
@pytest.mark.parametrize("seats", [4, 5])
def test_it_plays_every_preset_to_the_end(preset: str, seats: int) -> None:
    """§8.1 to §8.12."""
    result = simulate(spelunke.game("tock", seats=seats, preset=preset), ["thumb"], games=2, seed=2)
    assert result.unfinished == 0


def test_it_comes_out_rather_than_walking_one_field() -> None:
    """§3.1."""
    assert chosen(Board({0: [33]}, ["ace"])) == BringOut("ace")


def test_it_comes_home_when_it_can() -> None:
    """§6.2, §6.5."""
    assert chosen(Board({0: [94, 33]}, ["2"])) == walk("2", target=True)
    assert chosen(Board({0: [1, 40]}, ["4"])) == walk("4", target=True)


def test_it_captures_whoever_is_far_ahead() -> None:
    """§5.3."""
    assert chosen(Board({0: [5, 33], 1: [10, "G4", "G3"]}, ["5"])) == walk("5")


def test_it_swaps_its_laggard_with_an_opponent_who_is_nearly_home() -> None:
    """§3.4."""
    assert chosen(Board({0: [2, 60], 1: [95], 3: [20]}, ["jack"])) in (Swap(1, 1, 1), Swap(2, 1, 1))


def test_it_captures_in_passing_but_shares_no_seven_out_for_nothing() -> None:
    """§5.7, §3.6."""
    board = Board({0: [3], 1: [5, 7]}, ["7"])
    board.play(PlaySeven(), part(7))
    assert isinstance(chosen(board), Capture)


def test_with_a_part_of_a_seven_it_comes_home() -> None:
    """§6.7."""
    board = Board({0: [93, "G4"], 2: [60]}, ["7"])
    board.play(PlaySeven())
    move = chosen(board)
    assert isinstance(move, Part) and move.target


@pytest.mark.parametrize(
    ("hand", "mine", "theirs", "gives"),
    [
        (("ace", "king", "2", "3"), [], [], {"ace", "king"}),
        (("ace", "5", "2", "3"), [33], [], {"ace"}),
        (("ace", "5", "2", "3"), [], [60], {"5"}),
    ],
)
def test_it_gives_its_partner_what_the_partner_needs(
    hand: tuple[Rank, ...], mine: list[int], theirs: list[int], gives: set[Rank]
) -> None:
    """§4.2."""
    board = Board({0: mine, 2: theirs}, hand)
    position = board.game.position(board.table)
    position |= {"about": "exchange", "this_round": {**position["this_round"], "gave": [None] * 4}}
    table = board.game.arrange(position)
    move = board.game.thumb(board.game.view(table, 0), spelunke.Dice(1))
    assert isinstance(move, Give)
    assert move.card in gives


def test_home_it_plays_for_its_partner() -> None:
    """§7.1."""
    board = Board({0: ["G1", "G2", "G3", "G4"], 2: [46, 60]}, ["2"])
    assert chosen(board) == Walk("2", 2, 1, True)


FIELD = 34 / 96
"""What a field of the way is worth."""


def marked(board: Board) -> dict[spelunke.Move, float]:
    """How good each choice looks."""
    (seat,) = board.asked
    codes = board.table.choices(seat)
    marks = board.game.parts.policy.marks(board.table, seat, vec[i64](codes), Dice(1))
    return {board.game.parts.codebook.moves[code]: mark for code, mark in zip(codes, marks, strict=True)}


@pytest.mark.parametrize(
    ("pieces", "hand", "house"),
    [
        ({0: ["G1", "G2", "G3", "G4"], 2: ["G2", "G3", "G4", 46], 1: [38], 3: [58]}, ["2"], {}),
        ({0: ["G2", "G3", "G4", 2], 2: ["G1", "G2", "G3", "G4"], 3: [94]}, ["4"], {}),
        ({0: ["G2", "G3", "G4", 93], 2: ["G2", "G3", "G4", 44], 1: [95], 3: [94]}, ["7"], {}),
        ({0: ["G2", "G3", "G4", 93], 2: ["G2", "G3", "G4", 44], 1: [94]}, ["7"], {"seven_remainder": "free"}),
        ({0: ["G3", "G4", 94, 92], 1: [20]}, ["7"], {"seats": 5}),
    ],
)
def test_it_wins_when_it_can(pieces: dict[int, list[Place]], hand: list[Rank], house: dict[str, Any]) -> None:
    """§7.4, §6.7, §8.2: at once, or with the parts of one seven; pieces that were passed do not keep it from that."""
    house = dict(house)
    board = Board(pieces, hand, seats=house.pop("seats", 4), house=house)
    while board.asked == (0,):
        board.play(chosen(board))
    assert board.winners == ((0, 2) if board.game.seats == 4 else (0,))


def test_the_last_piece_goes_home_rather_than_capturing() -> None:
    """§7.4."""
    board = Board({0: ["G1", "G2", "G3", "G4"], 2: ["G2", "G3", "G4", 46], 1: [59]}, ["2", "king"])
    marks = marked(board)
    assert marks[walk("2", 4, target=True)] > 5000
    assert marks[walk("king", 4, steps=13)] < 100


def test_a_piece_that_waits_and_cannot_come_out_is_a_loss_to_its_colour() -> None:
    """§5.5: on a rival's start field a piece is worth more, on the partner's less, and on neither if nobody waits there."""
    assert marked(Board({0: [14]}, ["2"]))[walk("2")] == pytest.approx(2 * FIELD + 8 * 0.6)
    assert marked(Board({0: [46]}, ["2"]))[walk("2")] == pytest.approx(2 * FIELD - 8)
    assert marked(Board({0: [14], 1: [20, 21, 22, 23]}, ["2"]))[walk("2")] == pytest.approx(2 * FIELD)
    assert marked(Board({0: [30]}, ["2"]))[walk("2")] == pytest.approx(2 * FIELD)


def test_it_walks_out_of_reach_and_captures_what_pursues_it() -> None:
    """§5.3: the further ahead of its pursuers, the better; without them all its pieces are safer."""
    marks = marked(Board({0: [34], 1: [33]}, ["2", "king"]))
    assert marks[walk("king", steps=13)] > marks[walk("2")] + 11 * FIELD + 1
    alone = marked(Board({0: [20, 40], 1: [25]}, ["5"]))[walk("5")]
    pursued = marked(Board({0: [20, 34], 1: [25]}, ["5"]))[walk("5")]
    assert pursued == pytest.approx(alone + 0.055 * (14 + 34 * FIELD))


@pytest.mark.parametrize(("far", "gained"), [(13, 0.945 * 34 / 96), (14, 34 / 96 + 0.055 * (14 + 34 * 39 / 96))])
def test_a_pursuer_counts_as_far_as_a_king_walks(far: int, gained: float) -> None:
    """§3.2."""
    assert marked(Board({0: [39], 1: [40 - far]}, ["ace"]))[walk("ace")] == pytest.approx(gained)


def test_on_a_start_field_nobody_is_pursued() -> None:
    """§5.5."""
    assert marked(Board({0: [79], 1: [78]}, ["ace"]))[walk("ace")] == pytest.approx(FIELD + 0.055 * (14 + 79 * FIELD))


def test_deeper_in_the_target_is_better() -> None:
    """§6.4."""
    marks = marked(Board({0: [94]}, ["2", "3", "5"]))
    assert marks[walk("2", target=True)] + 2 == pytest.approx(marks[walk("3", target=True)])
    assert marks[walk("5", target=True)] == pytest.approx(marks[walk("3", target=True)] + 4)


def test_a_field_from_which_a_four_leads_in_is_worth_more() -> None:
    """§6.5."""
    marks = marked(Board({0: [94]}, ["3", "4", "5"]))
    assert marks[walk("3")] == pytest.approx(marks[walk("5")] + 5 - 2 * FIELD)


def test_dropping_out_and_sparing_are_worth_less_than_nothing() -> None:
    """§4.4, §5.7."""
    board = Board({0: [3], 1: [5, 7]}, ["7"])
    board.play(PlaySeven(), part(7))
    marks = marked(board)
    assert marks[Spare()] == -1
    assert marks[Capture(1, 1)] > 0
    forced = Board({0: [33], 1: [38]}, ["5"], house={"forced_capture": False})
    assert marked(forced)[DropOut()] == -1


def test_a_seven_promises_what_its_best_part_brings() -> None:
    """§3.6, §5.7, §6.7."""
    steps = 7 * FIELD
    assert marked(Board({0: [33]}, ["7"]))[PlaySeven()] == pytest.approx(steps)
    swept = Board({0: [33], 1: [35, 37]}, ["7"])
    assert marked(swept)[PlaySeven()] > steps + 20
    assert marked(Board({0: [93], 2: [60]}, ["7"]))[PlaySeven()] == pytest.approx(62 - 14 - 34)


def test_partners_pieces_are_worth_as_much_as_its_own_and_rivals_cost_more_than_they_gain() -> None:
    """§3.4, §7.1: what a swap gives one partner it takes from the other; each of two rivals counts 1.2 / 2."""
    house = {"require_full_lap": False}
    assert marked(Board({0: [20], 2: [47]}, ["jack"], house=house))[Swap(1, 2, 1)] == pytest.approx(0)
    assert marked(Board({0: [20], 1: [47]}, ["jack"], house=house))[Swap(1, 1, 1)] == pytest.approx(1.6 * 27 * FIELD)
    alone = Board({0: [20], 1: [47]}, ["jack"], seats=5, house=house)
    assert marked(alone)[Swap(1, 1, 1)] == pytest.approx(1.3 * 27 * FIELD)


def test_a_piece_that_is_swapped_ahead_has_another_lap_to_go() -> None:
    """§6.1: a swap is no walk, so that the piece comes to its entry too early; a step is worth the same to every piece."""
    assert marked(Board({0: [20], 2: [47]}, ["jack"]))[Swap(1, 2, 1)] < 0
    ahead = Board({0: [20, 60]}, ["5"], walked=[[20, 156, 0, 0], *[[0] * 4] * 3])
    short = Board({0: [20, 60]}, ["5"], walked=[[20, -36, 0, 0], *[[0] * 4] * 3])
    assert marked(ahead) == marked(short)  # a step is a step, however far it still is


@pytest.mark.parametrize("seats", BOX.seats)
@pytest.mark.parametrize("preset", BOX.presets)
def test_what_an_answer_is_said_to_do_is_what_it_does(preset: str, seats: int) -> None:
    """§5.3, §6.2: under every preset, ask by ask."""
    game = spelunke.game("tock", seats=seats, preset=preset)
    table, dice = game.deal(seed=9, ask_luck=True), Dice(9)
    assert isinstance(table, Tock)
    compared = 0
    for _ in range(300):
        play_out(table, dice, 1)
        if not table.asked or game.view(table, None).about not in ("play", "part", "passing"):
            continue
        (seat,) = game.asked(table)
        for code in table.choices(seat):
            if isinstance(game.parts.codebook.moves[code], DropOut | PlaySeven | Spare):
                continue
            pawn, _, to, other, other_to = change_of(table, table.seven, code)
            places = list(table.at)
            places[pawn] = to
            if other >= 0:
                places[other] = other_to
            after = table.copy()
            after.answer([code])
            assert list(after.at) == places
            compared += 1
    assert compared > 30


@pytest.mark.parametrize("seats", BOX.seats)
def test_its_marks_and_its_guesses_come_from_what_it_knows_alone(seats: int) -> None:
    """§4.9: the same at every table that it holds possible; and a redeal forgets the world it began with."""
    game = spelunke.game("tock", seats=seats)
    table, dice = game.deal(seed=4, ask_luck=True), Dice(4)
    for _ in range(150):
        play_out(table, dice, 1)
        for seat in [seat for seat in game.asked(table) if seat >= 0]:
            codes = table.legal(seat)
            one, two = table.copy(), table.copy()
            one.reshuffle(seat, dice)
            marks = [
                list(game.parts.policy.marks(world, seat, codes, Dice(1)))
                for world in (table, one, game.seat_at(game.view(table, seat)))
            ]
            assert marks[0] == marks[1] == marks[2]
            one.reshuffle(seat, Dice(7))
            two.reshuffle(seat, Dice(7))
            assert game.position(one) == game.position(two)


def test_a_used_table_that_is_copied_into_is_the_same_table() -> None:
    game = spelunke.game("tock", seats=6)
    table, used, dice = game.deal(seed=1, ask_luck=True), game.parts.deal(6, game.house), Dice(1)
    play_out(used, dice, 90)
    for _ in range(40):
        play_out(table, dice, 7)
        table.copy_into(used)
        assert game.position(used) == game.position(table) == game.position(table.copy())
        play_out(used, dice, 5)


def exchange(mine: list[Place], theirs: list[Place], hand: tuple[Rank, ...]) -> tuple[spelunke.Game, Tock]:
    """A table at which seat 0 gives its partner a card."""
    board = Board({0: mine, 2: theirs}, hand)
    position = board.game.position(board.table)
    position |= {"about": "exchange", "this_round": {**position["this_round"], "gave": [None] * 4}}
    table = board.game.arrange(position)
    assert isinstance(table, Tock)
    return board.game, table


@pytest.mark.parametrize(
    ("mine", "theirs", "hand", "marks"),
    [
        ([33], [], ("ace", "2", "5", "6"), [30 - 10, -2 / 3, -5 / 3, -2]),
        ([], [60], ("king", "4", "7", "jack"), [3, 7, 3, 10 - 30]),
        ([60], [46], ("2", "3", "queen"), [14 - 2 / 3, 14 - 1, 0]),
        ([60], [49], ("4", "7", "10"), [14 - 3, 0, 0]),
        ([93], [60], ("4", "7", "8"), [0, 7 - 14, 0]),
    ],
)
def test_a_gift_is_worth_what_the_partner_can_do_with_it_less_what_the_giver_could(
    mine: list[Place], theirs: list[Place], hand: tuple[Rank, ...], marks: list[float]
) -> None:
    """§4.2: to come out, to come home, to split, to swap or go back, or to walk."""
    game, table = exchange(mine, theirs, hand)
    found = list(game.parts.policy.marks(table, 0, table.legal(0), Dice(1)))
    assert sorted(found) == pytest.approx(sorted(marks))


@pytest.mark.parametrize(
    ("hand", "compared"),
    [
        (("ace", "5", "6", "2"), ["ace", "2"]),
        (("2", "ace", "king", "6"), ["ace", "king"]),
        (("2", "3", "5", "6"), ["2", "3"]),
        (("6", "5"), ["5", "6"]),
        (("3", "2", "4"), ["2", "3"]),
    ],
)
def test_of_gifts_it_compares_the_two_that_help_most(hand: tuple[Rank, ...], compared: list[Rank]) -> None:
    """§4.2."""
    game, table = exchange([33], [], hand)
    assert [game.parts.codebook.moves[code] for code in game.parts.policy.candidates(table, 0)] == [
        Give(card) for card in compared
    ]


@pytest.mark.parametrize(
    ("pieces", "ahead"),
    [
        ({0: ["G4"]}, 0.35),
        ({0: ["G4"], 2: ["G4", "G3"]}, 3 * (0.25 + 0.3)),
        ({0: [0]}, 0.15),
        ({0: [24], 2: [72]}, 2 * 0.15 + 0.14 * 0.5),
        ({1: [64]}, -0.15 - 0.14 * 0.5),
    ],
)
def test_chances_grow_with_pieces_home_out_and_round(pieces: dict[int, list[Place]], ahead: float) -> None:
    """§7.4: of two teams; partners share."""
    board = Board(pieces, ["2"])
    chances = list(board.game.parts.policy.chances(board.table))
    assert log(chances[0] / chances[1]) == pytest.approx(ahead)
    assert chances[0] == chances[2] and chances[1] == chances[3]
    assert sum(chances) == pytest.approx(1)


def weighed(theirs: list[Rank], played: list[Rank], gave: Rank, seen: dict[int, list[Place]]) -> int:
    """How likely seat 0 finds it that its partner holds these cards, having played those and given it this one."""
    board = Board(seen, [gave] * 4, hands={2: [*theirs, *played]})
    position = board.game.position(board.table)
    done = [list(hand) for hand in position["hands"]]
    for seat in range(4):
        done[seat] = done[seat][: 4 - len(played)] if seat != 2 else list(theirs)
    others = [played if seat == 2 else [gave if seat == 0 else "6"] * len(played) for seat in range(4)]
    position["hands"] = done
    position["top"] = played[-1] if played else None
    position["this_round"] |= {"played": others, "gave": [theirs[0], *position["this_round"]["gave"][1:2], gave, "6"]}
    position["this_round"]["gave"][1] = "6"
    table = board.game.arrange(position)
    return int(board.game.parts.policy.likely(table, 0))


@pytest.mark.parametrize(
    ("theirs", "played", "likely"),
    [
        (["5", "5", "5", "5"], [], 1000),
        (["5", "5", "5"], ["8"], 1000),
        (["5", "5", "ace"], ["8"], 400),
        (["5", "king", "ace"], ["8"], 180),
        (["5", "jack", "7"], ["8"], 440),
        (["5", "queen", "queen"], ["8"], 640),
    ],
)
def test_who_has_played_other_cards_hardly_kept_the_best(theirs: list[Rank], played: list[Rank], likely: int) -> None:
    """§4.9."""
    assert weighed(theirs, played, "9", {}) == likely


def test_a_partner_hardly_kept_a_card_that_helps_more_than_the_gift() -> None:
    """§4.2: an ace or a king for a partner with nobody out; a card that helps no more than a little says nothing."""
    assert weighed(["5", "5", "ace", "5"], [], "2", {2: [60]}) == 600
    assert weighed(["5", "5", "ace", "king"], [], "2", {2: [60]}) == 360
    assert weighed(["5", "5", "5", "5"], [], "2", {2: [60]}) == 1000
    assert weighed(["5", "5", "5", "5"], [], "9", {2: [60]}) == 600
    assert weighed(["8", "8", "8", "8"], [], "9", {2: [60]}) == 1000
    assert weighed(["5", "5"], ["ace", "5"], "2", {2: [60]}) == 1000
