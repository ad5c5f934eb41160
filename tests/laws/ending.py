"""Laws 1 and 13: a game ends, until then somebody is asked who can answer, and then nobody can."""

from itertools import pairwise

from spelunke.core.dice import Dice
from spelunke.core.errors import NotAsked, Refused
from spelunke.core.playout import play_out
from spelunke.core.table import LUCK, LUCK_BIT, Table
from tests.laws.broken import LawBroken, hold, same
from tests.laws.scenes import Scene
from tests.laws.snapshot import snapshot
from tests.laws.walks import Moment, answers_for, sensible_answers, walk


def somebody_can_answer(moment: Moment) -> None:
    """While the game is not over somebody is asked, and every asked seat has a legal code."""
    game, table = moment.game, moment.table
    before = snapshot(table)
    if not table.asked:
        _the_end_is_told(moment)
        return
    everybody = (1 << game.seats) - 1
    hold(table.asked == LUCK_BIT or not table.asked & ~everybody, f"asked is {table.asked:b} at a table of {game.seats}")
    hold(0 <= table.about < len(game.parts.questions), f"there is no question {table.about}")
    hold(game.standing(table) is None, "the game goes on, but has a standing")
    for seat in table.seats_asked():
        codes = table.choices(seat)
        hold(codes, f"seat {seat} is asked, but may not answer anything")
        hold(all(one < next_one for one, next_one in pairwise(codes)), f"the codes of seat {seat} do not ascend: {codes}")
        hold(codes[0] >= 0 and codes[-1] < len(game.parts.codebook), f"a code of seat {seat} is in no codebook: {codes}")
    if table.asked == LUCK_BIT:
        weights = list(table.weights())
        same("luck's answers and weights", len(weights), len(table.choices(LUCK)))
        hold(all(weight > 0 for weight in weights), f"a weight is not above 0: {weights}")
    same("the table after being looked at", snapshot(table), before)


def _the_end_is_told(moment: Moment) -> None:
    game = moment.game
    standing = game.standing(moment.table)
    assert standing is not None
    same("how many have a place", len(standing.places), game.seats)
    same("how many have a score", len(standing.scores), game.seats)
    hold(all(1 <= place <= game.seats for place in standing.places), f"nobody can be in {standing.places}")
    for team in game.box.teams.get(game.seats, ()):
        same(f"places of the team {team}", len({standing.places[seat] for seat in team}), 1)


def ends_in_time(scene: Scene, seed: int) -> None:
    """The game ends within the limit that its box states."""
    dice = Dice(seed)
    table = scene.game.parts.deal(scene.game.seats, scene.game.house)
    limit = scene.game.box.limit
    given = _played_by_thumb(scene, table, dice) if scene.by_thumb else play_out(table, dice, limit + 1)
    if table.asked or given > limit:
        raise LawBroken(f"{scene}, seed {seed}: not over after {given} answers, though the box promises {limit}")


def _played_by_thumb(scene: Scene, table: Table, dice: Dice) -> int:
    given = 0
    while table.asked and given <= scene.game.box.limit:
        codes = answers_for(scene, table, dice)
        given += len(codes)
        table.answer(codes)
    return given


def sensible_players_answer_legally(scene: Scene, seed: int) -> None:
    """The game's policy finds a legal answer to every ask, and comes to an end."""
    game = scene.game
    dice = Dice(seed)
    table = game.deal(ask_luck=True)
    assert table.tape is not None
    while table.asked:
        moves = game.parts.codebook.moves
        codes = sensible_answers(game, table, dice)
        try:
            game.play(table, {seat: moves[code] for seat, code in zip(table.seats_asked(), codes, strict=True)})
        except Refused as refusal:
            raise LawBroken(f"{scene}, seed {seed}: {refusal}") from refusal
        hold(len(table.tape.answers) <= game.box.limit, f"{scene}, seed {seed}: more answers than {game.box.limit}")


def over_is_over(scene: Scene, seed: int) -> None:
    """A table that is over takes no answer, not an empty one either, and stays as it was."""
    game = scene.game
    table = game.go_on(walk(scene, seed)[-1].record(), seed)
    hold(not table.asked, f"{scene}, seed {seed}: the game is not over")
    move = game.parts.codebook.moves[0]
    everybody = dict.fromkeys(range(game.seats), move)
    for answers in ({}, *({seat: move} for seat in (LUCK, *everybody)), everybody):
        before = _written_down(table)
        try:
            game.play(table, answers)
        except NotAsked:
            same(f"{scene}, seed {seed}: the finished table after {answers} was refused", _written_down(table), before)
            continue
        raise LawBroken(f"{scene}, seed {seed}: the finished table took {answers}")


def _written_down(table: Table) -> dict[str, object]:
    assert table.tape is not None
    assert table.dice is not None
    return {
        **snapshot(table),
        "answers": tuple(table.tape.answers),
        "notes": tuple(table.tape.notes),
        "dice": table.dice.state,
    }
