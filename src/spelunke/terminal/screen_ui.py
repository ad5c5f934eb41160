"""A game on a shared screen: a curtain page separates players, and a hand is drawn only for the player who lifted it."""

from collections.abc import Callable

from rich.console import Group, RenderableType
from rich.markdown import Markdown
from rich.padding import Padding
from rich.text import Text

from spelunke.core.types import Move
from spelunke.terminal.asking import choose_on, read_on
from spelunke.terminal.choices import choices_in
from spelunke.terminal.page import Menu, ReadingPage, TablePage, item
from spelunke.terminal.screen import Screen, ScreenPage
from spelunke.terminal.session import Company, standing_table
from spelunke.texts.rule_book import passage
from spelunke.theme import LAMP, signed


class ScreenHost:
    """Shows the table on a screen that players pass to each other."""

    def __init__(self, screen: Screen, company: Company) -> None:
        self._screen = screen
        self._company = company
        self._say = company.speaker.say
        self._looking: int | None = company.alone
        """The seat of the player at the screen."""

        self._answered: dict[int, int] = {}
        """By seat: how many answers the table had taken when its player last answered."""

        self._begun = company.answers
        """How many answers it had taken when the session began: what was dealt before is on the board anyhow."""

        self._known = self._news_from = -1
        """How many answers the table had taken when the screen last showed something new, and the time before."""

    def ask(self, seat: int) -> Move:
        """Show the curtain if another player was looking; then ask."""
        company = self._company
        if company.answers != self._known:
            self._news_from, self._known = self._known, company.answers
        if self._looking != seat:
            self._curtain(seat)
            self._looking = seat
        self._screen.forget_typed()  # keys pressed during the bots' turns must not answer
        view = company.view(seat)
        page = TablePage(
            company.bar,
            company.board(view),
            company.log_at_hand(seat, self._answered.get(seat, company.answers)),
            self._asking(seat, company.speaker.question(view, company.names)),
            hint=self._say("terminal-keys-choose"),
        )
        choices = choices_in(view, company.names, company.speaker)
        self._read_news(seat, page, Menu(choices))
        self._answered[seat] = company.answers
        aside = {"?": self._rules(view.about), "!": self._hint(seat, page), "%": self._odds(seat)}
        answer = choose_on(self._screen, page, choices, company.speaker, aside)
        page.question, page.menu, page.hint = self._asking(seat, self._say("terminal-waiting")), None, ""
        self._screen.show(page)  # bots may think for seconds: confirm the answer meanwhile
        return answer

    def look(self) -> None:
        """Show the table until Enter is pressed."""
        company = self._company
        page = TablePage(
            company.bar,
            company.board(company.view(company.alone)),
            company.log(company.alone, -1),
            Text(f" {self._say('terminal-look')}", style=f"bold {LAMP}"),
            hint=self._say("terminal-keys-look"),
        )
        while (key := self._screen.key(page)) != "enter":
            page.scroll(key)
        self._screen.forget()
        self._begun = company.answers

    def _asking(self, seat: int, question: str) -> RenderableType:
        return Text.assemble(" ", signed(seat, self._company.names[seat]), "  ", (question, f"bold {LAMP}"))

    def _curtain(self, seat: int) -> None:
        """Show only public information until the right player confirms that nobody else is looking."""
        self._screen.forget()
        company = self._company
        page = TablePage(
            company.bar,
            company.board(company.view(None)),
            company.log(None, self._news_from),
            Group(self._asking(seat, self._say("terminal-curtain")), f"   {self._say('terminal-keys-curtain')}"),
            hint=self._say("terminal-keys-leave"),
        )
        # Space, since an Enter may still come from the previous player.
        while (key := self._screen.key(page)) != " ":
            page.scroll(key)
        self._screen.forget()

    def _read_news(self, seat: int, page: TablePage, menu: Menu) -> None:
        """Show what does not fit into the log before the question."""
        news = self._company.log(seat, self._answered.get(seat, self._begun))
        if TablePage(page.bar, page.board, news, page.question, menu).hides_log(self._screen.console):
            told = Group("", *(item(sentence) for sentence in news))
            read_on(self._screen, ReadingPage(page.bar, told, self._say("terminal-keys-read")))
            self._screen.forget_typed()  # an extra Enter must not answer

    def _hint(self, seat: int, page: TablePage) -> Callable[[], ScreenPage]:
        """A bot's hint for this question."""

        def thought() -> ScreenPage:
            page.hint = self._say("hint-thinking")
            self._screen.show(page)
            told = self._company.hint(seat)
            self._screen.forget_typed()  # keys pressed while waiting must neither turn the page nor answer
            return ReadingPage(self._company.bar, Padding(told, (1, 1)), self._say("terminal-keys-read"))

        return thought

    def _odds(self, seat: int) -> Callable[[], ScreenPage]:
        """The odds at this moment."""
        return lambda: ReadingPage(
            self._company.bar, Padding(self._company.odds(seat), (1, 1)), self._say("terminal-keys-read")
        )

    def _rules(self, about: str | None) -> Callable[[], ScreenPage]:
        """The paragraph of the rules behind a question."""
        parts = self._company.game.parts
        paragraph = next(question.paragraph for question in parts.questions if question.about == about)

        def page() -> ScreenPage:
            text = passage(parts, self._company.speaker.language, paragraph)
            return ReadingPage(self._company.bar, Group("", Markdown(text)), self._say("terminal-keys-read"))

        return page

    def end(self) -> None:
        """Show the open table, the end of the log, and the standing."""
        company = self._company
        alone = company.alone
        since = self._known if alone is None else self._answered.get(alone, -1)
        self._screen.forget()
        standing = company.game.standing(company.match.table)
        assert standing is not None
        page = TablePage(
            company.bar,
            company.board(company.view(alone)),
            company.log(alone, since),
            Group("", standing_table(standing, company.names, company.speaker)),
            hint=self._say("terminal-keys-end"),
        )
        while self._screen.key(page) not in {"enter", " ", "escape", "q"}:
            pass
