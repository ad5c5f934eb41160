"""Law 6: a view holds what its seat may know, all of it, and nothing else."""

import msgspec

from spelunke.core.dice import Dice
from spelunke.core.errors import ImpossiblePosition
from spelunke.core.game import Game
from spelunke.core.playout import play_out
from spelunke.core.table import LUCK_BIT, SPECTATOR, Table
from spelunke.core.tape import Tape
from spelunke.core.types import Event
from tests.laws.broken import LawBroken, hold, same
from tests.laws.hooks import hooks_of
from tests.laws.scenes import Scene
from tests.laws.size import often
from tests.laws.snapshot import snapshot
from tests.laws.walks import Moment, answers_for, any_of, walk

FURTHER = 40
"""How many answers a guessed world is played on; in full, to the end."""

ASKS = 30
"""At how many asks of a game everybody is looked at; in full, at all of them."""

ALIKE = 8
"""How many asks two worlds are answered alike, as long as they look alike."""


def viewers(game: Game) -> tuple[int | None, ...]:
    """Every seat, and a spectator."""
    return (*range(game.seats), None)


def sent(game: Game, table: Table, viewer: int | None) -> bytes:
    """The bytes that somebody is sent."""
    return msgspec.json.encode(game.view(table, viewer))


def another_world(table: Table, viewer: int | None, dice: Dice) -> Table:
    """A table like this one as far as this viewer knows."""
    world = table.copy()
    world.reshuffle(SPECTATOR if viewer is None else viewer, dice)
    return world


def views_keep_secrets(moment: Moment) -> None:
    """Redeal what somebody cannot know: view, choices and bytes stay the same, and so do a spectator's."""
    game, table, dice = moment.game, moment.table, moment.dice()
    for viewer in viewers(game):
        world = another_world(table, viewer, dice)
        before, after = game.view(table, viewer), game.view(world, viewer)
        same(f"the view of {viewer}, secrets reshuffled", after, before)
        same(f"the bytes sent to {viewer}, secrets reshuffled", sent(game, world, viewer), sent(game, table, viewer))
        if viewer in table.seats_asked():
            same(f"the legal codes of {viewer}, secrets reshuffled", world.choices(viewer), table.choices(viewer))
        # Whatever a spectator knows everybody knows: no seat's secrets may reach it either.
        same(f"a spectator's view, secrets of {viewer} reshuffled", game.view(world, None), game.view(table, None))


def reshuffle_forgets_the_world_it_started_from(moment: Moment) -> None:
    """Equal dice give equal worlds, whichever of those that a viewer holds possible was the true one."""
    dice = moment.dice()
    for viewer in viewers(moment.game):
        worlds = [moment.table.copy(), another_world(moment.table, viewer, dice), another_world(moment.table, viewer, dice)]
        truths = [snapshot(another_world(world, viewer, Dice(moment.seed))) for world in worlds]
        for truth in truths[1:]:
            same(f"another world of {viewer}'s, reshuffled by equal dice", truth, truths[0])


def reshuffled_worlds_are_tables(moment: Moment) -> None:
    """Every world that could be behind a view is one that can be arranged and played on."""
    game, dice = moment.game, moment.dice()
    for viewer in viewers(game):
        world = another_world(moment.table, viewer, dice)
        try:
            arranged = game.arrange(game.position(world), ask_luck=True)
        except ImpossiblePosition as refusal:
            raise LawBroken(f"reshuffled for {viewer} into what no table can be in: {refusal}") from refusal
        same(f"the view of {viewer} at the arranged world", game.view(arranged, viewer), game.view(moment.table, viewer))
        play_out(world, dice, often(FURTHER, game.box.limit))


def events_keep_secrets(moment: Moment) -> None:
    """Two worlds that look alike before and after the same answers sound alike in between."""
    game, dice = moment.game, moment.dice()
    if not moment.table.asked:
        return
    for viewer in viewers(game):
        one = moment.table.copy()
        other = another_world(one, viewer, dice)
        one.tape, other.tape = Tape(), Tape()
        for _ in range(ALIKE):
            if not _answer_alike(one, other, dice) or game.view(one, viewer) != game.view(other, viewer):
                break
            same(f"what {viewer} hears in another world", _heard(game, other, viewer), _heard(game, one, viewer))
        if viewer not in moment.table.seats_asked() or len(moment.table.seats_asked()) > 1:
            _hidden_answers_are_not_heard(moment, viewer, dice)


def _heard(game: Game, table: Table, viewer: int | None) -> list[Event]:
    """What somebody hears, but for what is said aloud and may be forgotten."""
    said_aloud = hooks_of(game.box.key).said_aloud
    return [event for event in game.events(table, viewer) if type(event).__name__ not in said_aloud]


def _hidden_answers_are_not_heard(moment: Moment, viewer: int | None, dice: Dice) -> None:
    """Somebody else, or luck, answers otherwise: if that changes the truth but not the view, it must not be heard either."""
    game, asked = moment.game, moment.table.seats_asked()
    codes = [any_of(moment.table.choices(seat), dice) for seat in asked]
    at = any_of([at for at, seat in enumerate(asked) if seat != viewer], dice)
    otherwise = [*codes[:at], any_of(moment.table.choices(asked[at]), dice), *codes[at + 1 :]]
    one, other = moment.table.copy(), moment.table.copy()
    for table, answers in ((one, codes), (other, otherwise)):
        table.tape = Tape()
        table.answer(answers)
    if game.view(one, viewer) == game.view(other, viewer) and game.position(one) != game.position(other):
        moves = [game.parts.codebook.moves[answers[at]] for answers in (codes, otherwise)]
        what = f"what {viewer} hears when seat {asked[at]} secretly answers {moves[1]} instead of {moves[0]}"
        same(what, _heard(game, other, viewer), _heard(game, one, viewer))


def _answer_alike(one: Table, other: Table, dice: Dice) -> bool:
    """Give both tables answers that are legal in both worlds; whether there are any."""
    if not one.asked:
        return False
    codes = []
    for seat in one.seats_asked():
        both = sorted({*one.choices(seat)} & {*other.choices(seat)})
        if not both:
            return False
        codes.append(any_of(both, dice))
    one.answer(codes)
    other.answer(codes)
    return True


def guessed_table_has_the_same_view(moment: Moment) -> None:
    """A table made from a view alone shows that same view, and can be played on."""
    game, dice = moment.game, moment.dice()
    for viewer in viewers(game):
        view = game.view(moment.table, viewer)
        try:
            table = game.seat_at(view)
        except ImpossiblePosition as refusal:
            raise LawBroken(f"no table can be made from the view of {viewer}: {refusal}") from refusal
        same(f"the view of {viewer} at the guessed table", game.view(table, viewer), view)
        same(f"the view of {viewer}, guess reshuffled", game.view(another_world(table, viewer, dice), viewer), view)
        play_out(table, dice, often(FURTHER, game.box.limit))


def everybody_can_be_sat_at(scene: Scene, seed: int) -> None:
    """The same ask by ask for everybody, as long as there is time: some views come once in many games."""
    game, dice = scene.game, Dice(seed)
    table = game.parts.deal(game.seats, game.house)
    for _ in range(often(ASKS, game.box.limit)):
        while table.asked == LUCK_BIT:
            table.luck(table.draw(dice))
        for viewer in viewers(game):
            view = game.view(table, viewer)
            try:
                guessed = game.seat_at(view)
            except ImpossiblePosition as refusal:
                raise LawBroken(f"{scene}, seed {seed}: no table can be made from the view of {viewer}: {refusal}") from refusal
            same(f"{scene}, seed {seed}: the view of {viewer} at the guessed table", game.view(guessed, viewer), view)
        if not table.asked:
            return
        table.answer(answers_for(scene, table, dice))


def worlds_vary(scene: Scene, seeds: int) -> None:
    """Where there are secrets there is more than one world; where there are none, only one."""
    game = scene.game
    varied = dict.fromkeys(viewers(game), False)
    for seed in range(seeds):
        for moment in walk(scene, seed):
            truth = game.position(moment.table)
            for viewer in viewers(game):
                if not varied[viewer]:
                    world = another_world(moment.table, viewer, moment.dice())
                    varied[viewer] = game.position(world) != truth
    for viewer, different in varied.items():
        if hooks_of(game.box.key).has_secrets(game):
            hold(different, f"{scene}: reshuffling for {viewer} never changes anything, though the game has secrets")
        else:
            hold(not different, f"{scene}: reshuffling for {viewer} changes something, though everything can be worked out")


def rules_say_what_is_seen(moment: Moment) -> None:
    """What RULES.md says that a seat sees is in its view."""
    sees = hooks_of(moment.game.box.key).sees
    if sees is not None:
        truth = moment.game.parts.position(moment.table)
        for viewer in viewers(moment.game):
            sees(truth, moment.game.view(moment.table, viewer))
