# What core refuses: what was wrong, what is allowed, what to do.

game-unknown = There is no game called “{ $name }” on the shelf. There are: { $allowed }.
seats-wrong = { $title } is not for { $seats } players. Possible: { $allowed }.
no-such-seat = There is no seat { $seat } at this table. Seats are numbered from 0 to { $last }.
preset-unknown = There is no preset called “{ $name }”. There are: { $allowed }.
house-unknown = There is no house rule called “{ $name }”. There are: { $allowed }.
house-not-a-table = House rules are given as a table of names and values, not as { $value }. The names: { $allowed }.
house-bad-value = The house rule “{ $name }” cannot be { $value }. Allowed: { $allowed }.
house-bad-table = The table “{ $name }” cannot be read: { $why }.

move-unknown = { $move } is not a move of this game. Its moves are: { $kinds }.
game-over = The game is over; nobody is asked, and so is not seat { $seat }.
seat-not-asked = Seat { $seat } is not asked now ({ $paragraph }). Waiting for: { $asked }.
move-not-legal = Seat { $seat } may not answer { $move } now ({ $paragraph }). Allowed: { $allowed }.
answers-missing = All who are asked answer together. Still missing: { $missing }.

position-damaged = This is no position: { $why }.
position-seats = The position must hold one entry for each of the { $seats } seats, but holds { $found }.

record-too-large = A record of { $size } bytes is larger than any game can be (at most { $largest }).
record-not-json = This file is not a record: it is not JSON. Records are written by “spelunke play --record FILE”.
record-not-a-record = This file is JSON, but not a record of a game: it does not begin with {"{"}"spelunke": 1, …{"}"}.
record-other-format = This record has format { $format }; this version reads format { $known }.
record-damaged = This record is damaged: { $why }.
record-no-tape = This table was not dealt through a game, so nobody wrote its answers down. Use game.deal().
record-other-game = This record cannot be played here: { $why }
record-other-version = This record was played under rules version { $version } of { $title }; this is version { $known }.
record-too-long = The game is over after { $answer } answers, but the record goes on.
record-half-step = The record breaks off in the middle of an ask, after { $answer } answers.
record-illegal = Answer { $answer } of the record cannot have been given: { $why }
record-other-end = The record tells another end than its answers lead to.
record-unfinished-claim = The record says how the game ended, but its answers do not lead to the end, or the other way round.

bot-unknown = There is no bot called “{ $name }”. There are: { $allowed }.
bots-not-seats = { $bots } bots were named for { $seats } seats. Name one bot for all seats, or one for each.
games-too-few = { $games } games cannot be played. Ask for at least one.
