"""Law 2: same seed and answers, same table; records replay; positions can be arranged."""

import msgspec

import spelunke
from spelunke.core.dice import Dice
from spelunke.core.errors import BadRecord, ImpossiblePosition
from spelunke.core.game import Game
from spelunke.core.record import read_record
from spelunke.core.table import Table
from spelunke.core.tape import Tape
from tests.laws.broken import LawBroken, hold, same
from tests.laws.scenes import Scene
from tests.laws.snapshot import snapshot
from tests.laws.walks import Moment, any_of, random_answers, sensible_answers

FURTHER = 12
"""How many asks two tables are played on side by side."""


def same_seed_same_table(scene: Scene, seed: int) -> None:
    """Two tables with the same dice and the same answers stay the same."""
    one, other = (_played(scene, seed) for _ in range(2))
    same("the second table of the same seed", snapshot(other), snapshot(one))
    assert one.tape is not None and other.tape is not None
    same("the second tape of the same seed", (other.tape.answers, other.tape.notes), (one.tape.answers, one.tape.notes))


def _played(scene: Scene, seed: int) -> Table:
    """Some way into a game, through the door that checks; luck is answered by the table's own dice."""
    game, dice = scene.game, Dice(seed, 1)
    table = game.deal(seed)
    for _ in range(2 * FURTHER):
        if table.asked:
            codes = sensible_answers(game, table, dice) if scene.by_thumb else random_answers(table, dice)
            moves = [game.parts.codebook.moves[code] for code in codes]
            game.play(table, dict(zip(game.asked(table), moves, strict=True)))
    return table


def record_replays(moment: Moment) -> None:
    """A record, written and read, leads to the same table and tells the same story."""
    record = read_record(moment.record().to_json())
    same("the record that was read", record, moment.record())
    try:
        table = moment.game.replay(record)
    except BadRecord as refusal:
        raise LawBroken(f"a record of what happened is refused: {refusal}") from refusal
    same("the replayed table", snapshot(table), snapshot(moment.table))
    assert table.tape is not None
    same("the answers of the replayed table", table.tape.answers, record.answers)
    same("the record of the replayed table", moment.game.record(table), record)
    for note in table.tape.notes:
        _told(moment.game, note)


def _told(game: Game, note: tuple[int, ...]) -> None:
    """Every note can be told to everybody, in words the game has listed, and the words can be sent."""
    for seat in (*range(game.seats), None):
        event = game.parts.tell(note[1:], seat)
        if event is not None:
            hold(type(event) in game.parts.events, f"{type(event).__name__} is not among the events of the game")
            same("an event that was sent", msgspec.json.decode(msgspec.json.encode(event), type=type(event)), event)


def position_arranges(moment: Moment) -> None:
    """The position of a table, as JSON and back, is the same table, and goes on alike."""
    game = moment.game
    position = game.position(moment.table)
    try:
        table = game.arrange(position, ask_luck=True)
    except ImpossiblePosition as refusal:
        raise LawBroken(f"a position that was reached is refused: {refusal}") from refusal
    same("the position of the arranged table", game.position(table), position)
    original = moment.table.copy()
    original.tape, table.tape = Tape(), Tape()
    dice = moment.dice()
    for _ in range(FURTHER):
        _look_alike(game, table, original)
        if not table.asked:
            break
        codes = [any_of(original.choices(seat), dice) for seat in original.seats_asked()]
        original.answer(codes)
        table.answer(codes)
        same("what happens at the arranged table", table.tape.notes, original.tape.notes)
    _look_alike(game, table, original)


def _look_alike(game: Game, table: Table, original: Table) -> None:
    same("who is asked at the arranged table", table.seats_asked(), original.seats_asked())
    same("the question at the arranged table", game.question(table), game.question(original))
    for seat in table.seats_asked():
        same(f"what seat {seat} may answer at the arranged table", table.choices(seat), original.choices(seat))
    if table.seats_asked() == (spelunke.LUCK,):
        same("luck's weights at the arranged table", list(table.weights()), list(original.weights()))
    for viewer in (*range(game.seats), None):
        same(f"the view of {viewer} at the arranged table", game.view(table, viewer), game.view(original, viewer))
    same("the position of the arranged table", game.position(table), game.position(original))
