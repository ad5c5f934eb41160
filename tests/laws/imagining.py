"""Law 6 for imagined players: a policy answers legally, from what its seat knows, and leaves the table as it is."""

from spelunke.core.dice import Dice
from spelunke.core.playout import play_out_by
from spelunke.core.policy import LIKELY, determinize
from spelunke.core.table import LUCK
from tests.laws.broken import hold, same
from tests.laws.scenes import Scene
from tests.laws.secrecy import another_world
from tests.laws.snapshot import snapshot
from tests.laws.walks import Moment

MOODS = 4
"""How often the same ask is answered."""


def policies_answer_legally(moment: Moment) -> None:
    """Whatever the dice, the answer of a policy is one of the legal ones, and nothing on the table has moved."""
    before, dice = snapshot(moment.table), moment.dice()
    for seat in moment.table.seats_asked():
        for _ in range(MOODS if seat != LUCK else 0):
            code = moment.game.parts.policy.answer(moment.table, seat, dice)
            choices = moment.table.choices(seat)
            hold(code in choices, f"the policy of {seat} answers {code}, which is none of {choices}")
    same("the table after somebody had a policy", snapshot(moment.table), before)


def policies_keep_secrets(moment: Moment) -> None:
    """Redeal what a seat cannot know: with the same dice its policy is the same."""
    policy, dice = moment.game.parts.policy, moment.dice()
    for seat in moment.table.seats_asked():
        for mood in range(MOODS if seat != LUCK else 0):
            world = another_world(moment.table, seat, dice)
            same(
                f"the policy of {seat}, secrets reshuffled",
                policy.answer(world, seat, Dice(moment.seed, mood)),
                policy.answer(moment.table, seat, Dice(moment.seed, mood)),
            )


def chances_are_shares_of_one_win(moment: Moment) -> None:
    """While a game goes on, everybody's chances are one win divided, team mates have the same, and nothing has moved."""
    if not moment.table.asked:
        return
    before = snapshot(moment.table)
    chances = list(moment.game.parts.policy.chances(moment.table))
    same("the table after it was judged", snapshot(moment.table), before)
    hold(len(chances) == moment.game.seats, f"chances for {len(chances)} seats")
    hold(all(0 <= chance <= 1 for chance in chances), f"shares of a win are between 0 and 1, not {chances}")
    hold(abs(sum(chances) - 1) < 1e-9 or not any(chances), f"{chances} is not one win")
    for team in moment.game.box.teams.get(moment.game.seats, ()):
        hold(len({chances[seat] for seat in team}) == 1, f"the team {team} does not share its chances: {chances}")


def guesses_are_weighed(moment: Moment) -> None:
    """Every world that a seat may guess has some likelihood, nothing moves while it is weighed, and it looks like this one."""
    game, dice = moment.game, moment.dice()
    for seat in range(game.seats):
        world = determinize(game.parts.policy, moment.table, seat, dice)
        same(f"the view of {seat} in a guessed world", game.view(world, seat), game.view(moment.table, seat))
        before = snapshot(world)
        likely = game.parts.policy.likely(world, seat)
        same("the world after it was weighed", snapshot(world), before)
        hold(0 < likely <= LIKELY, f"{likely} is no likelihood: from 1 to {LIKELY}")


def policies_come_to_an_end(scene: Scene, seed: int) -> None:
    """Imagined players end a game within the limit that its box states."""
    table = scene.game.parts.deal(scene.game.seats, scene.game.house)
    given = play_out_by(scene.game.parts.policy, table, Dice(seed), scene.game.box.limit + 1)
    hold(given <= scene.game.box.limit, f"{scene}, seed {seed}: imagined players are not done after {given} answers")
