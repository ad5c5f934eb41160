"""A game line by line: for pipes, plain terminals and screen readers."""

from rich.console import Console
from rich.text import Text

from spelunke.core.types import Move
from spelunke.terminal.choices import choices_in
from spelunke.terminal.lines import WIPE, choose_by_line, forget_typed, next_line
from spelunke.terminal.session import Company
from spelunke.texts.rule_book import passage
from spelunke.theme import LAMP


class LineHost:
    """Shows the table as lines; on a terminal, one player's view is wiped before the next one looks."""

    def __init__(self, console: Console, company: Company) -> None:
        self._console = console
        self._company = company
        self._looking: int | None = company.alone
        self._told: dict[int, int] = {}
        """By seat: how many answers the table had taken when its log was last printed."""

        console.print(Text(company.bar, style="bold"))

    def ask(self, seat: int) -> Move:
        """Print what happened, draw the table, ask."""
        company = self._company
        if self._looking != seat:
            self._curtain(seat)
            self._looking = seat
        self._tell(seat, self._told.get(seat, -1))
        self._told[seat] = company.answers
        view = company.view(seat)
        self._console.print(company.board(view))
        about = next(question for question in company.game.parts.questions if question.about == view.about)
        return choose_by_line(
            self._console,
            f"{company.names[seat]}: {company.speaker.question(view, company.names)}",
            choices_in(view, company.names, company.speaker),
            company.speaker,
            {
                "?": lambda: Text(passage(company.game.parts, company.speaker.language, about.paragraph)),
                "!": lambda: company.hint(seat),
                "%": lambda: company.odds(seat),
            },
        )

    def look(self) -> None:
        """Print what happened and the table, and wait for Enter."""
        company = self._company
        self._tell(company.alone, -1)
        self._console.print(company.board(company.view(company.alone)))
        self._console.print(Text(company.speaker.say("terminal-look"), style="bold"))
        next_line(self._console, company.speaker.say("terminal-lines-look") + " ")
        self._told = dict.fromkeys(company.people, company.answers)
        if company.alone is None:
            self._wipe()

    def _curtain(self, seat: int) -> None:
        self._wipe()
        forget_typed()
        name = self._company.names[seat]
        self._console.print(Text(f"{name}: {self._company.speaker.say('terminal-curtain')}", style=f"bold {LAMP}"))
        next_line(self._console, self._company.speaker.say("terminal-lines-curtain", name=name) + " ")

    def _wipe(self) -> None:
        if self._console.is_terminal and self._told:
            self._console.file.write(WIPE)

    def _tell(self, seat: int | None, since: int) -> None:
        for sentence in self._company.log(seat, since):
            self._console.print(Text.assemble(("▸ ", LAMP), sentence))

    def end(self) -> None:
        """Print the rest of the log, for everybody."""
        if len(self._company.people) > 1:
            self._wipe()
        self._tell(self._company.alone, max(self._told.values(), default=-1))
