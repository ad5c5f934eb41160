# The front door: help pages, and what it does not understand.

cli-heading-usage = Usage:
cli-heading-commands = Commands:
cli-heading-options = Options:
cli-heading-examples = Examples:

cli-thing = { $thing ->
    [game] GAME
    [file] FILE
    [paragraph] PARAGRAPH
   *[options] OPTIONS
}

cli-open =
    Spelunke: German games of bluff, greed and luck.
    Without a command the page opens in your browser, for you, your friends and bots;
    “spelunke play” opens the table at this terminal.
    .usage = spelunke [COMMAND] [OPTIONS]
    .examples =
        spelunke
        spelunke play
        spelunke simulate rueck --games 10000
        spelunke play --help

cli-shelf =
    Shows all games: name, title, seats, minutes, what they are like, presets.
    With the name of a game: its presets and house rules.
    .summary = Show all games, or one with its house rules.
    .examples =
        spelunke shelf
        spelunke shelf rueck
        spelunke shelf --json

cli-rules =
    Shows the rules of a game, in our words and with numbered paragraphs;
    or one section, or one paragraph.
    .summary = Read the rules of a game.
    .examples =
        spelunke rules rueck
        spelunke rules rueck 4
        spelunke rules rueck §4.2

cli-learn =
    Teaches a game in three minutes, at this terminal: small steps on the real board, one idea each.
    A wrong move costs nothing and is explained. Every step can be repeated, skipped or left.
    .summary = Learn a game in three minutes.
    .examples =
        spelunke learn rueck
        spelunke learn rueck --step 4

cli-play =
    Plays a game at this terminal; without one named it asks which. You sit on the first seat, bots on the others,
    unless --player and --bot say otherwise: seats are filled in the order they are named, the rest with bots like the last.
    Several people pass the keyboard: hands stay behind a curtain until the right person lifts it.
    Choose by arrow keys and Enter, by number, or by typing the words; ? shows the rule, ! a hint, % the chances.
    .summary = Play a game at this terminal.
    .examples =
        spelunke play
        spelunke play rueck --seats 3 --player Anna Ben --bot random
        spelunke play rueck --preset expert --house rounds=5 debt=yes
        spelunke play rueck --record evening.json
        spelunke play --resume evening.json

cli-simulate =
    Lets bots play many games and tells how every seat and every bot fared.
    The bots move one seat on after every game. The number of games is rounded up so that each sits everywhere equally often.
    .summary = Let bots play many games.
    .examples =
        spelunke simulate rueck --games 10000
        spelunke simulate rueck --seats 3 --bots thumb,random,random --seed 7
        spelunke simulate rueck --preset expert --json
        spelunke simulate rueck --games 1000000 --workers 2 --resume pieces.jsonl

cli-tournament =
    Lets bots play against each other on the same deals, each in every seat equally often, and tells who is
    better and how sure that is. A bot is named, or comes from a file: my_bot.py:MyBot.
    .summary = Let bots play against each other.
    .examples =
        spelunke tournament rueck --bots thumb,random --games 2000 --seed 1
        spelunke tournament rueck --bots thumb --bot my_bot.py:MyBot --watch my_stats.py:Counter
        spelunke tournament rueck --games 5000 --resume games.jsonl --parquet games.parquet
        spelunke tournament rueck --on dask://localhost:8786 --json

cli-sweep =
    Tries every switch of a game's house rules, or those that --over names, and tells what it does to length,
    fairness and luck. Without a game: all games.
    .summary = See what house rules do.
    .examples =
        spelunke sweep rueck --over second,debt --games 500
        spelunke sweep rueck --seed 1 --json
        spelunke sweep --games 2000 --seed 1 --into src/spelunke/games

cli-balance =
    Tells what a game is like: the advantage of each seat, length, drama, what decides it, luck against skill,
    and whether thinking pays; as a page with pictures, in English and German.
    .summary = Weigh a game: fairness, drama, luck and skill.
    .examples =
        spelunke balance rueck --games 1000 --seed 1 --page rueck.html
        spelunke balance rueck --games 600 --bots random,thumb,master --rungs 600,100 --page rueck.html
        spelunke balance rueck --bots random,thumb --preset expert --json

cli-replay =
    Walks through a recorded game: arrow keys forward and back, Home and End, q to leave.
    Without a terminal it tells the whole game in lines.
    .summary = Walk through a recorded game.
    .examples =
        spelunke replay evening.json
        spelunke replay evening.json --seat 0
        spelunke replay evening.json --open

cli-record-check =
    Plays a record to its end and says what it is. A file that is no record, or a record
    of a game that is not over, is refused with exit code 2.
    .summary = Check a recorded game.
    .examples =
        spelunke record check evening.json
        spelunke record check evening.json --json

cli-serve =
    Serves tables to browsers, on this machine alone unless a host is named. Tables are kept in
    a file in your data folder, or in the store that --db names; several processes share a store and a bus.
    .summary = Serve tables to browsers.
    .examples =
        spelunke serve --browser
        spelunke serve --host 0.0.0.0 --port 8000
        spelunke serve --db postgresql+asyncpg://host/spelunke --bus redis://host

cli-verify =
    Checks that luck was what it was promised to be before the deal: every draw of a record that was
    downloaded from a table follows from the seed and from what the seats added to it.
    .summary = Check the luck of a recorded game.
    .examples =
        spelunke verify evening.json
        spelunke verify evening.json --commitment 630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd

cli-lab-missing = The lab is not installed. Install it with: pip install ".[lab]"
cli-serving = Tables are open at { $address }. Ctrl-C closes the house.
cli-port-taken = Port { $port } is taken; using { $used }.
cli-new-store = Tables are kept in { $file }, a new file.
cli-open-no-page = The page was not built into this installation (tools/build_page.py). Here is the table at the terminal instead.
cli-verified = { $before ->
    [0] All { $luck } answers of luck were drawn as promised.
   *[other] All { $luck } answers of luck were drawn as promised; { $before } more came before the promise.
}

cli-option-host = The address to listen on; 127.0.0.1 is this machine alone.
    .value = HOST
cli-option-port = The port; 8000 unless another is wished, 0 for any free one.
    .value = N
cli-option-db = Where tables are kept, as a database address.
    .value = ADDRESS
cli-option-bus = Where processes tell each other of moves, as a Redis address.
    .value = ADDRESS
cli-option-name = A name by which this server is reached; others are refused. Several: say it several times.
    .value = NAME
cli-option-proxy = Believe what a proxy in front says about addresses.
cli-option-no-browser = Only say where the page is; open no browser.
cli-option-browser = Open the page in your browser.
cli-option-lang = The language: en or de. Otherwise that of your machine.
    .value = LANGUAGE
cli-option-help = Show this page.
cli-option-version = Show the version.
cli-option-json = Print JSON, for programs.
cli-option-plain = Line by line, without a screen of its own.
cli-option-seats = How many sit at the table.
    .value = N
cli-option-step = The step to begin with; 1 if you do not say.
    .value = N
cli-option-preset = A named set of house rules; see “spelunke shelf GAME”.
    .value = NAME
cli-option-house = House rules, one or several; they win over preset and file.
    .value = NAME=VALUE …
cli-option-set = A TOML file of house rules; tables can only be given so.
    .value = FILE.toml
cli-option-seed = The number luck begins with: same seed, same luck.
    .value = N
cli-option-player = People at this terminal, by name.
    .value = NAME …
cli-option-bot = One bot or several, such as master or regular:liar; in the lab also from a file, as FILE.py:NAME.
    .value = BOT …
cli-option-record = Where the game is written, step by step.
    .value = FILE
cli-option-resume = Go on with what was left; it is kept in the same file, the games of a report or a sweep in a folder.
    .value = FILE
cli-option-reproduce = Make a result of --json again and compare the numbers.
    .value = FILE
cli-option-watch = Statistics of your own, one for every game.
    .value = FILE.py:NAME
cli-option-patience = Seconds that a bot from a file may take for an answer, and its file to run; 10 if you do not say.
    .value = N
cli-option-parquet = Where the games go, one row each.
    .value = FILE
cli-option-decisions = Where the answers go, one row each, as Parquet.
    .value = FILE
cli-option-workers = How many processes play, at most four for every core; one for every core if you do not say, for a simulation only once it takes long.
    .value = N
cli-option-on = A cluster that plays instead: dask://host:port or ray://host:port.
    .value = ADDRESS
cli-option-games = How many games; 1000 if you do not say, 500 for a report.
    .value = N
cli-option-bots = Bots with commas between: one for all seats or one for each; in a tournament those who take part; in a report the ladder.
    .value = BOT,BOT …
cli-option-rungs = Games on each rung of the ladder: one number for all, or one for each; as many as --games if you do not say.
    .value = N,N …
cli-option-over = The house rules to try, with commas between; all if you do not say.
    .value = RULE,RULE …
cli-option-into = A folder with a folder for each game, where its numbers are written.
    .value = FOLDER
cli-option-page = Where the page with pictures is written.
    .value = FILE.html
cli-option-seat = See what this seat saw, counted from 0.
    .value = N
cli-option-open = All hands open: Tab goes from seat to seat.
cli-option-commitment = The hash that you saw before the deal; the record must promise the same.
    .value = HASH

cli-unknown-command = There is no command “{ $command }”. There are: { $allowed }. “spelunke --help” says more.
cli-unknown-option = There is no option { $option }. Did you mean --{ $near }?
cli-option-elsewhere = --{ $option } does not belong { $command ->
    [none] here
   *[other] to “spelunke { $command }”
}. Possible: { $allowed }.
cli-value-missing = --{ $option } needs a value behind it.
cli-value-unwanted = --{ $option } takes no value, so “{ $value }” has no place.
cli-bad-number = --{ $option } needs a whole number from { $least } to { $most }, not “{ $value }”.
cli-thing-missing = “spelunke { $command }” needs a { cli-thing }. “spelunke { $command } --help” shows examples.
cli-too-many-words = “spelunke { $command }” does not know what to do with “{ $word }”. “spelunke { $command } --help” shows examples.
cli-language-unknown = “{ $language }” is not spoken here. There are: { $allowed }.
cli-resume-with = --{ $option } cannot be changed in a game that goes on; leave it out.
cli-resume-with-game = The record knows which game it is: leave “{ $game }” out.
cli-resume-over = The game in { $file } is over. “spelunke replay” shows it.
