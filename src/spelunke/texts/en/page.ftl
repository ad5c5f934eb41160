# The page in the browser.

page-welcome = What shall it be tonight?
page-name = Your name
page-somebody = Somebody
page-join-code = Code of a table
page-join = Join
page-open-tables = Tables with a free seat
page-box = { $least } to { $most } players, about { $minutes } minutes
page-seats = Players
page-preset = Rules
page-put-up = Play
page-joining = Coming to the table …
page-lost = The line is gone; coming back by itself.
page-trouble = That did not work. Please try again.
page-code = The code of this table
page-house-rules = House rules: { $rules }
page-seating = Who sits where?
page-link = The link of this table
page-copy = Copy the link
page-copied = Copied
page-free = Free
page-sit = Sit here
page-bot = A bot
page-no-bot = No bot
page-start = Start
page-start-with-bots = Start with bots in the free seats
page-host-starts = Whoever put up the table starts the game.
page-table = Table { $code }
page-question = What you are asked
page-answers = Your answers
page-confirm = That is my answer
page-change = Change my answer
page-sealed = It lies face down
page-waiting = Waiting for { $who }.
page-is-asked = to answer
page-has-answered = has answered, face down
page-log = Log
page-talk = Talk
page-close = Close
page-say = Say something
page-send = Send
page-over = The game is over.
page-again = Play again
page-record = Download the record
page-bye-restart = The house is being tidied; come back in a moment.
page-bye-removed = You were asked to leave this table.
page-bye-too-slow = Your line was too slow to follow.
page-bye-elsewhere = You are at this table on another device.
page-bot-name = { $seat ->
    [0] Rosa
    [1] Kalle
    [2] Jule
    [3] Emil
    [4] Lotte
    [5] Fritz
    [6] Wanda
   *[other] Paul
}
