# What the server refuses: what was wrong, and what to do.

server-not-understood = This could not be read: { $why }
server-not-json = A request must be JSON (content-type application/json).
server-too-large = That is more than anybody needs to send (at most { $most } bytes).
server-bad-name = A name has one to { $longest } letters that can be seen.
server-bad-saying = A saying has one to { $longest } letters that can be seen.
server-bad-clock = A clock gives { $shortest } to { $longest } seconds per decision, or whole days up to fourteen; 0 is no clock.
server-other-method = This address cannot be asked that way.

# Who.
server-no-name = Say what you are called first.
server-forged-cookie = This browser's cookie is not from this house. Say your name again.
server-not-your-seat = Somebody else holds this seat.
server-not-the-host = Only the host of the table may do that.
server-was-removed = The host has removed you from this table. You may look on.
server-only-watching = You are watching. Take a seat to answer.
server-other-site = Another site's page may not speak for you here.
server-other-name = This server is not reached by that name.

# Where.
server-no-such-page = There is nothing at this address.
server-no-such-table = There is no such table. It may have been cleared away.
server-no-such-code = No table has this code.
server-no-such-link = This link was used before, or is too old.
server-no-such-turn = There is no turn { $turn } in this game; the last is { $last }.
server-other-version = This table was set under other rules of { $title }. It cannot be played on.

# When.
server-not-started = The game has not started yet.
server-has-started = The game has started already.
server-is-over = The game is over.
server-not-over = That can be seen when the game is over.
server-not-this-round = Without memory aids nobody looks further back than to the start of this round until the game is over.
server-ask-over = This was asked before; the table has gone on.
server-seat-taken = This seat is taken.
server-ask-the-host = This game is running. Ask the host for the chair of a bot.
server-second-chair = You have a chair at this table, and know its hand. Nobody gets to see a second one.
server-asked-enough = Enough people have asked for a chair here. Look on, or find another table.
server-nobody-asks = Nobody asks for that any longer.
server-animal-taken = Somebody here is the { $animal } already. Still free: { $animals }.
server-seat-empty = Nobody sits there.
server-no-free-seat = There is no free seat at this table.
server-bot-plays = A bot plays for this seat. Say that you are back first.
server-no-bot-plays = No bot plays for this seat.
server-no-rematch = There is no rematch to be had at this table.
server-no-odds = Chances are not shown at this table, or not before the game is over.
server-no-hints = At this table there are no hints.
server-hint-not-asked = You are not asked now, so there is nothing to give a hint about.
server-no-hint = No hint could be thought of in time. Try again.

# How much.
server-too-many-requests = Too many requests. Wait a moment.
server-too-many-guesses = Too many wrong addresses, codes or links. Wait a minute.
server-too-many-sockets = Too many open windows. Close one of them.
server-too-many-tables = You have put up { $most } tables that are not over. Finish one of them first.
server-too-many-records = You have opened { $most } records today. Look at one of those, or open this one tomorrow.
server-too-much-talk = You talk faster than the others can read. Wait a moment.
server-too-many-hints = That is more hints than anybody can read. Wait a moment.
server-not-asked-alone = Others answer this at the same time: it cannot be tried.
server-too-many-answers = You answer faster than anybody can follow. Wait a moment; your last answer stands.
server-too-many-changes = You have changed your mind { $most } times. Your last answer stands.
server-store-away = Nothing can be stored just now. Nothing is lost; try again in a moment.
server-stumbled = The house has stumbled over a fault of its own. Nothing that was acknowledged is lost.

# The preview of a table's link.
server-preview-open = { $free ->
    [0] Every chair is taken. Come and watch.
    [one] One chair is free. Sit down, no account needed.
   *[other] { $free } chairs are free. Sit down, no account needed.
}
server-preview-running = The game is running. Come and watch.
server-preview-over = The game is over. Look back at how it went.

# Fair luck.
server-fair-not-promised = This record promises nothing about its luck, so there is nothing to check.
server-fair-other-promise = The promise of this record, { $found }, is not the hash that was shown before the deal: { $shown }.
server-fair-other-seed = The seed of this record is not the one that was promised before the deal.
server-fair-other-luck = Answer { $answer } of this record is not the luck that was promised.

# Opening the house.
server-bad-store = { $db } is not the address of a store. Possible: { $known }.
server-bad-bus = { $bus } is not the address of a bus. Possible: { $known }.
server-extra-missing = This needs the package { $package }. Install it with: pip install ".[cluster]"
server-no-folder = The folder { $folder } for the tables cannot be made: { $why }. Name another place: spelunke serve --db sqlite:///FILE.
server-no-store = The store { $db } cannot be used: { $why }.
server-no-file = Tables cannot be kept in { $file }: { $why }. See that there is room on the disk and that you may write there, or name another file: spelunke serve --db sqlite:///FILE.
server-names-no-file = An SQLite store is a file and nothing else: write sqlite:///FILE, without a host and without options, not { $db }.
server-no-door = Nobody could be let in at { $host }, port { $port }: { $why }. Name another address by --host, or another port by --port; 0 is any free one.
server-port-taken = Port { $port } is taken. Name another by --port; 0 is any free one.
server-bad-workers = A house has 1 to { $most } workers of each kind, not { $workers }.
