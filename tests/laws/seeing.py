"""Law 6 in numbers: an observation tells exactly what the view tells."""

from spelunke.core.table import SPECTATOR, Table
from tests.laws.broken import hold, same
from tests.laws.secrecy import another_world, viewers
from tests.laws.walks import Moment, any_of

SIBLINGS = 4
"""How often the same moment is answered in two ways."""


def numbers(moment: Moment, table: Table, viewer: int | None) -> list[int]:
    """A table in numbers, as somebody sees it."""
    return moment.game.parts.observation.numbers(table, SPECTATOR if viewer is None else viewer)


def observation_comes_from_the_view(moment: Moment) -> None:
    """Redeal what somebody cannot know, or take any table with that view: the numbers stay the same."""
    game, dice = moment.game, moment.dice()
    for viewer in viewers(game):
        seen = numbers(moment, moment.table, viewer)
        same(
            f"the observation of {viewer}, secrets reshuffled",
            numbers(moment, another_world(moment.table, viewer, dice), viewer),
            seen,
        )
        same(f"the observation of {viewer} from its view alone", game.observation(game.view(moment.table, viewer)), seen)


def observation_is_as_it_is_described(moment: Moment) -> None:
    """The fields are as many numbers as are written, and every number lies within its bounds."""
    fields = moment.game.observation_fields()
    for viewer in viewers(moment.game):
        seen = numbers(moment, moment.table, viewer)
        hold(len(seen) == sum(field.many for field in fields), f"the observation of {viewer} is not as long as its fields")
        at = 0
        for field in fields:
            inside = all(field.low <= number <= field.high for number in seen[at : at + field.many])
            hold(inside, f"{field.name} of {viewer} is {seen[at : at + field.many]}, not within {field.low} and {field.high}")
            at += field.many


def observation_tells_views_apart(moment: Moment) -> None:
    """Answer the same ask in two ways: who sees a difference in words sees one in numbers, and who sees none does not."""
    game, dice, asked = moment.game, moment.dice(), moment.table.seats_asked()
    for _ in range(SIBLINGS if asked else 0):
        one, other = (moment.then([any_of(moment.table.choices(seat), dice) for seat in asked]).table for _ in range(2))
        for viewer in viewers(game):
            alike = game.view(one, viewer) == game.view(other, viewer)
            in_numbers = numbers(moment, one, viewer) == numbers(moment, other, viewer)
            hold(
                in_numbers == alike,
                f"the views of {viewer} are {'the same' if alike else 'different'}, its observations are not",
            )
