# The page in the browser.

page-guest = Guest
page-joining = Coming to the table …
page-trouble = That did not work. Please try again.
page-copied = Copied
page-table = Table { $code }
page-question = What you are asked
page-confirm = That is my answer
page-waiting = Waiting for { $who }.
page-look = Look at the table before it begins.
page-looking = Still looking: { $who }.
page-ready = Ready
page-memory = What was seen
page-is-asked = to answer
page-has-answered = has answered, face down
page-log = Log
page-talk = Talk
page-close = Close
page-over = The game is over.
page-again = Play again
page-record = Download the record
page-bye-restart = The house is being tidied; come back in a moment.
page-bye-removed = You were asked to leave this table.
page-bye-elsewhere = You are at this table on another device.
page-chair = Chair { $chair }
