# What is refused: what was wrong, what is allowed, what to do.

game-unknown = There is no game called “{ $name }” on the shelf. There are: { $allowed }.
seats-wrong = { $title } is not for { $seats } players. Possible: { $allowed }.
no-such-seat = There is no seat { $seat } at this table. Seats are numbered from 0 to { $last }.
preset-unknown = There is no preset called “{ $name }”. There are: { $allowed }.
rules-unknown = The rules of { $title } have no version { $version }. There are: { $known }.
house-unknown = There is no house rule called “{ $name }”. There are: { $allowed }.
house-not-a-table = House rules are given as a table of names and values, not as { $value }. The names: { $allowed }.
house-bad-value = The house rule “{ $name }” cannot be { $value }. Allowed: { $allowed }.
house-bad-table = The table “{ $name }” cannot be read: { $why }.
house-no-value = “{ $word }” is not a house rule with a value. Write it as name=value.
house-is-a-table = The house rule “{ $name }” is a table, and this is none. Write { $name }=[1, 2] or { $name }={"{"}name=1, other=2{"}"}, in quotes, or write it into a file and give it with --set FILE.toml.
house-not-toml = { $file } is not TOML: line { $line } cannot be read.
house-set-refused = { $file }, line { $line } ({ $key }): { $why }

# A house rule that every game has.
house-memory-aids = memory aids
    .explain = Show what a careful player would remember.

# Where a rule comes from, and who made a game.
origin-printed = printed
origin-printed-in = printed: { $languages }
origin-found = found: { $source }
origin-ours = ours
origin-reading = { $value } ({ $origin })
origin-language = { $language ->
    [de] German
    [en] English
    [es] Spanish
    [fr] French
    [it] Italian
    [nl] Dutch
   *[other] { $language }
}
people-authors = by { $names }
people-artists = pictures: { $names }
people-published = published by { $names }

move-unknown = { $move } is not a move of this game. Its moves are: { $kinds }.
game-over = The game is over; seat { $seat } cannot move.
game-over-nobody = The game is over; nobody can move.
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
record-other-version = This record was played under rules version { $version } of { $title }; known here: { $known }.
record-too-long = The game is over after { $answer } answers, but the record goes on.
record-half-step = The record breaks off in the middle of an ask, after { $answer } answers.
record-illegal = Answer { $answer } of the record cannot have been given: { $why }
record-other-end = The record tells another end than its answers lead to.
record-unfinished = This is a game of { $title } that is not over after { $answers } answers. “spelunke play --resume FILE” goes on with it.
record-unfinished-claim = The record says how the game ended, but its answers do not lead to the end, or the other way round.

bot-unknown = There is no bot called “{ $name }”. There are: { $allowed }.
character-unknown = No bot of { $title } has the character “{ $name }”. Behind the level and a colon may stand: { $allowed }.
games-too-few = { $games } games cannot be played. Ask for at least one.

# What is wrong inside a file. Stands in the place of $why.
damage-at = { $what }, at “{ $place }”
damage-wrong-kind = { damage-kind-expected } was expected, { damage-kind-found } was found
damage-kind-expected = { $expected ->
    [bool] true or false
    [int] a whole number
    [str] a text
    [array] a list
    [object] a table of names and values
   *[other] { $expected }
}
damage-kind-found = { $found ->
    [bool] true or false
    [int] a whole number
    [float] a broken number
    [str] a text
    [array] a list
    [object] a table of names and values
    [null] nothing
   *[other] { $found }
}
damage-too-much = the number may be at most { $most }
damage-too-little = the number must be at least { $least }
damage-wrong-form = what stands there has not the form or the length it should have
damage-missing = “{ $field }” is missing
damage-unknown = “{ $field }” is not known
damage-not-allowed = { $value } is not one of the values there are

# Files.
file-unreadable = { $trouble ->
    [missing] There is no file { $file }.
    [folder] { $file } is a folder, not a file.
    [forbidden] { $file } may not be read by you.
    [name] { $file } is not a name a file can have.
    [large] { $file } is far too large for house rules.
    [binary] { $file } is not a text file in UTF-8.
    [deep] The tables in { $file } are nested too deeply.
   *[other] { $file } cannot be read.
}
file-unwritable = { $trouble ->
    [missing] { $file } cannot be written: there is no such folder.
    [folder] { $file } is a folder; name a file in it.
    [forbidden] { $file } may not be written by you.
    [name] { $file } is not a name a file can have.
   *[other] { $file } cannot be written.
}
file-taken = { $file } exists already, and a game is not written over another. Choose another name, or go on with it by --resume.
output-trouble = What was to be shown could not be written: { $why }.
input-ended = The input ended before the game did.

# Players.
seating-too-many = { $players } players were named for { $seats } seats.
seating-same-name = Two players have the same name: { $names }.
seating-no-name = A player needs a name.

# Rule books.
board-missing = { $title } brings no board for a terminal; it can be simulated, but not played here.
rules-missing = The folder of { $title } holds no rules.
rules-no-paragraph = The rules of { $title } have no paragraph “{ $wanted }”. There are: { $allowed }.
