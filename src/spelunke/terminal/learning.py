"""A lesson at the terminal: one step after the other, line by line, on the game's own board."""

from rich.console import Console
from rich.text import Text

from spelunke import shelf
from spelunke.core.types import Move
from spelunke.play.lesson import NEIGHBOURS, Attempt, Feedback, Lesson, lesson_of, text_of
from spelunke.terminal.arguments import Wishes
from spelunke.terminal.choices import choices_in, matching
from spelunke.terminal.consoles import plain_console
from spelunke.terminal.lines import LONGEST_SHOWN, next_line
from spelunke.terminal.session import bar_of, drawing_of
from spelunke.texts import Speaker
from spelunke.texts.rule_book import passage
from spelunke.theme import DANGER, LAMP, SOFT

AGAIN, BACK, SKIP, LEAVE, RULE = "r", "b", "n", "q", "?"


def learn(wishes: Wishes, speaker: Speaker) -> int:
    """``spelunke learn``."""
    lesson = lesson_of(shelf.parts(wishes.things["game"]))
    number = (wishes.number("step", least=1) or 1) - 1
    lesson.step(number)
    console = plain_console()
    console.print(Text(bar_of(lesson.steps[0].game, speaker), style="bold"))
    console.print(Text(speaker.say("learn-keys", again=AGAIN, back=BACK, skip=SKIP, leave=LEAVE, rule=RULE), style=SOFT))
    while number < len(lesson.steps):
        said = _Stage(lesson, number, console, speaker).play()
        if said == LEAVE:
            console.print(Text(speaker.say("learn-left", game=lesson.parts.box.key, step=number + 1)))
            return 0
        number = max(0, number - 1) if said == BACK else number if said == AGAIN else number + 1
    console.print(Text(speaker.say("learn-finished", game=lesson.parts.box.key), style=f"bold {LAMP}"))
    return 0


class _Stage:
    """One step before the eyes of the learner."""

    def __init__(self, lesson: Lesson, number: int, console: Console, speaker: Speaker) -> None:
        self._lesson, self._console, self._speaker = lesson, console, speaker
        self._attempt = Attempt(lesson, number)
        self._names = [speaker.say("terminal-guest"), *NEIGHBOURS][: self._attempt.game.seats]
        self._heard = self._attempt.started
        self._text = text_of(lesson, self._attempt.step)
        title = speaker.say(f"{self._text}.title")
        place = speaker.say("learn-step", step=number + 1, last=len(lesson.steps))
        console.print()
        console.print(Text.assemble((f"{place}: {title}", f"bold {LAMP}")))

    def play(self) -> str:
        """Ask until the step is done; what the learner wants next."""
        self._tell()
        while not self._attempt.is_done:
            answer = self._ask()
            if isinstance(answer, str):
                return answer
            feedback = self._attempt.give(answer)
            if feedback.is_right:
                self._tell()
            else:
                self._explain(feedback)
        return self._next() if not self._attempt.step.wanted and not self._attempt.step.is_free else SKIP

    def _tell(self) -> None:
        attempt, speaker = self._attempt, self._speaker
        for event in attempt.events(self._heard):
            sentence = speaker.event(self._lesson.parts.box.key, event, self._names, self._lesson.seat)
            self._console.print(Text.assemble(("▸ ", LAMP), sentence))
        self._heard = attempt.answers
        if not attempt.is_done or not attempt.given:
            self._console.print(drawing_of(attempt.game)(attempt.view(), self._names, speaker))
        if not attempt.given:
            self._console.print(Text(speaker.say(self._text), style="bold"))

    def _ask(self) -> Move | str:
        view = self._attempt.view()
        choices = choices_in(view, self._names, self._speaker)
        self._console.print(Text(self._speaker.question(view, self._names)))
        for choice in choices:
            self._console.print(Text.assemble((f"  {choice.number:>3} ", LAMP), choice.words))
        while True:
            typed = next_line(self._console, "› ").strip()
            if typed in {AGAIN, BACK, SKIP, LEAVE}:
                return typed
            found = matching(choices, typed)
            if typed == RULE:
                self._cite(self._attempt.step.rules)
            elif len(found) == 1 or (found and str(found[0].number) == typed):
                return found[0].answer
            else:
                said = self._speaker.say("terminal-no-such-choice", typed=typed[:LONGEST_SHOWN])
                self._console.print(Text(said, style=DANGER))

    def _next(self) -> str:
        typed = next_line(self._console, self._speaker.say("learn-go-on") + " ").strip()
        return typed if typed in {AGAIN, BACK, LEAVE} else SKIP

    def _explain(self, feedback: Feedback) -> None:
        assert feedback.message is not None
        self._console.print(Text(self._speaker.say(feedback.message), style=DANGER))
        self._cite(feedback.paragraphs)

    def _cite(self, paragraphs: tuple[str, ...]) -> None:
        for paragraph in paragraphs:
            self._console.print(Text(passage(self._lesson.parts, self._speaker.language, paragraph), style=SOFT))
