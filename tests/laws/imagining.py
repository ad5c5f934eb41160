"""Laws 6, 12 and 14 for policies: they answer legally, from what their seat knows, and take a win that is there."""

from spelunke.core.dice import Dice
from spelunke.core.playout import play_out_by
from spelunke.core.policy import LIKELY, Policy, determinize
from spelunke.core.table import LUCK
from tests.laws.broken import hold, same
from tests.laws.scenes import Scene
from tests.laws.secrecy import another_world
from tests.laws.snapshot import snapshot
from tests.laws.walks import Moment

MOODS = 4
"""How often the same ask is answered."""


def policies_answer_legally(moment: Moment) -> None:
    """Whatever the dice, a policy answers with one of its candidates, which are legal, and nothing on the table has moved."""
    before, dice = snapshot(moment.table), moment.dice()
    for policy in policies(moment):
        for seat in seats_asked(moment):
            choices, candidates = moment.table.choices(seat), list(policy.candidates(moment.table, seat))
            hold({*candidates} <= {*choices}, f"of the candidates {candidates} some are none of {choices}")
            hold(len(candidates) >= min(2, len(choices)), f"of {choices} only {candidates} are compared")
            for _ in range(MOODS):
                code = policy.answer(moment.table, seat, dice)
                hold(code in choices, f"the policy of {seat} answers {code}, which is none of {choices}")
    same("the table after somebody had a policy", snapshot(moment.table), before)


def policies_keep_secrets(moment: Moment) -> None:
    """A policy's marks are the same, to the last bit, at any table where its seat could sit: few peeks show in answers."""
    game, table, dice = moment.game, moment.table, moment.dice()
    for seat in seats_asked(moment):
        worlds = [another_world(table, seat, dice), another_world(table, seat, dice), game.seat_at(game.view(table, seat))]
        for policy in policies(moment):
            codes = policy.candidates(table, seat)
            marks = list(policy.marks(table, seat, codes, moment.dice()))
            same("how many marks there are", len(marks), len(codes))
            for world in worlds:
                same(f"the candidates of {seat}, secrets reshuffled", list(policy.candidates(world, seat)), list(codes))
                same(f"the marks of {seat}, secrets reshuffled", list(policy.marks(world, seat, codes, moment.dice())), marks)


def a_policy_takes_the_win(moment: Moment) -> None:
    """A seat that alone is asked, with no luck to follow, takes an answer after which it is first, if there is one."""
    asked = seats_asked(moment)
    if len(asked) != 1:
        return
    seat, dice = asked[0], moment.dice()
    winning = [code for code in moment.table.choices(seat) if _wins_for_sure(moment, seat, code, dice)]
    if not winning:
        return
    for policy in policies(moment):
        code = policy.answer(moment.table, seat, moment.dice())
        hold(code in winning, f"the policy of {seat} answers {code}, though {winning} would win")


def _wins_for_sure(moment: Moment, seat: int, code: int, dice: Dice) -> bool:
    """Whether the game is over after this answer, and won, in every world that was looked at."""
    for world in (moment.table.copy(), *(another_world(moment.table, seat, dice) for _ in range(MOODS))):
        world.answer([code])
        if world.asked or world.places()[seat] != 1:
            return False
    return True


def policies(moment: Moment) -> tuple[Policy, ...]:
    """The game's policy, unhurried and in a hurry."""
    return moment.game.parts.policy, moment.game.parts.rollout


def seats_asked(moment: Moment) -> tuple[int, ...]:
    """The asked seats at which somebody sits: nobody plays luck."""
    return tuple(seat for seat in moment.table.seats_asked() if seat != LUCK)


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
    given = play_out_by(scene.game.parts.rollout, table, Dice(seed), Dice(seed, 1), scene.game.box.limit + 1)
    hold(given <= scene.game.box.limit, f"{scene}, seed {seed}: imagined players are not done after {given} answers")
