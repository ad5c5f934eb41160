# The lab: tournaments, sweeps and balance reports.

lab-tournament-title = { $title }: { $games } games on { $deals } deals, { $seats } seats, every bot in every seat
lab-bot = Bot
lab-seat = Seat
lab-wins = Wins
lab-interval = In brackets: where the true number lies 95 times in a hundred.
lab-place = Mean place
lab-score = Score
lab-rating = Rating
lab-ahead = Placed before
lab-share = Share
lab-watched = Watched
lab-mean = Mean
lab-length = A game took { $mean } answers in the mean ({ $low } to { $high }), luck’s included; { $forced } of the seats’ answers had no alternative.
lab-nobody = Nobody won in { $share } of the games ({ $low } to { $high }).
lab-unfinished = { $games ->
    [one] One game was given up after as many answers as sensible players ever need; its deal counts nowhere.
   *[other] { $games } games were given up after as many answers as sensible players ever need; their deals count nowhere.
}
lab-made = Seed { $seed }, version { $version }. Again: { $command }
lab-partly = It was stopped. What stands here are the { $games } games that were whole by then.
lab-same-again = The same numbers as in { $file }.

lab-sweep-title = { $title }, preset “{ $preset }”, { $seats } seats, { $games } games each
lab-sweep-rule = House rule
lab-sweep-longer = Longer, %
lab-sweep-best-seat = Best seat, %
lab-sweep-skilled = Skilled, %
lab-sweep-luck = Luck, %
lab-sweep-refused = { $option }={ $value } goes with no preset: { $why }
lab-sweep-table = “{ $name }” is a whole table and has no switches. Try it with --set in a tournament or a balance report.

lab-adel-moved = { $why ->
    [exhibition] an exhibition
    [detective] detectives
   *[last] the last exhibition
}
lab-round = round { $round }
lab-ladder-too-short = A ladder needs at least two bots, and here there is { $bots }. Name them with --bots, such as random,thumb.
lab-one-player = Among equals one bot sits on all seats, and here there are several: { $bots }. Name one with --bot; those of the ladder stand in --bots.
lab-parquet-one-game = The games of one game go into a Parquet file. Say which: spelunke sweep GAME --parquet FILE.
lab-bad-rungs = “{ $said }” does not say how many games the rungs have. Give one number for all, or { $rungs ->
    [one] one
   *[other] { $rungs } with commas between
}, each of at least { $least }.
lab-nothing-ended = None of { $games } games of { $bots } came to an end, so there is nothing to tell. Let others play, or take house rules that shorten the game.

lab-report-language = English
lab-report-title = { $title } – a balance report
lab-report-intro = { $games } games among equals: { $player } on all { $seats } seats. And a ladder, on the same deals from every seat: { $ladder }. { $rules ->
    [none] Default rules.
   *[other] House rules: { $rules }.
} Behind each number, in brackets: where the true one lies 95 times in a hundred.
lab-report-climb = { $games } games of { $upper } against { $lower }
lab-report-seats = Advantage of each seat
lab-report-seats-text = Seat { $seat } is farthest from a fair share of { $fair }: it wins { $wins } of the games among equals. { $sure ->
    [sure] That is more than chance explains, even with { $seats } seats to choose from.
   *[unsure] With { $seats } seats to choose from, chance alone could explain that.
}
lab-report-length = Length
lab-report-length-text = A game takes { $answers } answers in the mean, luck’s included. { $forced } of the seats’ answers have no alternative.
lab-report-changes = Lead changes
lab-report-changes-text = The lead changes { $changes } times in a game. Who leads is who would win if it ended now; where that tells nobody apart, the highest score.
lab-report-decided = Drama and decisiveness
lab-report-decided-text = The later winners do not lead for { $drama } of the game (drama). They lead for good after { $decided } of it (decisiveness: the later, the more open).
lab-report-things = What decides
lab-report-things-text = What lay on the table when the later winners came to lead for good? Most often: { $thing }, in { $decides } of the games, while it is { $comes } of all that comes.
lab-report-things-beyond = Most beyond its share: { $thing }, in { $decides } of the games, while it is only { $comes } of all that comes.
lab-report-luck = Luck against skill
lab-report-luck-text = Every deal was played with both bots on every seat, so what makes a seat win can be told apart: who sat there, the deal, and both together: how luck met what was chosen and what the others chose.
lab-report-luck-rung = Between { $upper } and { $lower }, { $skill } of the variance lies in who sat there and { $luck } in the deal alone{ $lopsided ->
    [yes] ; but one of them wins nearly always, so luck has no say, and this tells of the bots more than of the game.
   *[no] .
}
lab-report-luck-least = Where choices change what luck is asked, the deal’s part is the least that luck has.
lab-report-ladder = Does thinking pay?
lab-report-ladder-text = Every bot of the ladder plays against the one below it, both on every seat equally often: alike, they would win half each.
lab-report-who = { $bot ->
    [random] The bot random answers anything that is allowed.
    [novice] The bot novice follows a rule of thumb, but slips.
    [master] The bot master thinks: it imagines games before every answer.
    [rogue] The bot rogue thinks for a second before every answer.
   *[thumb] The bot { $bot } follows a rule of thumb.
}
lab-report-rung = Against { $lower }, { $upper } wins { $wins } of { $games } games: { $verdict ->
    [better] it is better for sure.
    [worse] it is worse for sure.
   *[unsure] chance alone could explain that.
}

lab-axis-answers = answers in a game
lab-axis-changes = lead changes in a game
lab-axis-decided = decided after … % of the game
lab-axis-games = games
lab-axis-wins = wins, %
lab-axis-seat = seat { $seat }
lab-axis-fair = a fair share
lab-axis-against = against { $lower }
lab-axis-upper = wins of the upper one, %
lab-axis-alike = if both were alike
lab-axis-decides = decides
lab-axis-comes = its share of all that comes
lab-axis-share = share, %
lab-axis-skill = who plays
lab-axis-luck = the deal
lab-axis-rest = both together
lab-axis-variance = part of the variance of winning, %

lab-fact-seat = Farthest from fair: seat { $seat } wins
lab-fact-length = Answers in a game, luck’s included
lab-fact-changes = Lead changes in a game
lab-fact-drama = Drama: later winners do not lead for
lab-fact-decided = Decided after
lab-fact-forced = Answers without an alternative
lab-fact-nobody = Nobody wins
lab-fact-shared = Several share the win
lab-fact-rung = { $upper } against { $lower }: wins
lab-fact-skill = { $upper } against { $lower }: explained by who plays
lab-fact-luck = { $upper } against { $lower }: explained by the deal alone
lab-fact-unfinished = Games given up as endless

lab-no-bots = Nobody takes part. Name at least one bot.
lab-bot-twice = “{ $name }” takes part twice. Name every bot once; it sits everywhere all the same.
lab-bots-alike = Two different bots are called “{ $name }”. Give one of them another name.
lab-too-many-bots = { $bots } bots are too many: at this table there are only { $sides } sides to take. Name fewer bots or ask for more seats.
lab-own-no-name = “{ $word }” does not say what to take from the file. Write FILE.py:NAME, such as my_bot.py:MyBot.
lab-own-unreadable = { $file } cannot be read as a text file of at most a million signs. Check the name and whether you may read it.
lab-own-broken = { $file } does not run: { $why }. Mend it and try again.
lab-own-missing = { $count ->
    [0] { $file } holds nothing called “{ $name }”, nor anything else of its own. Write a class or a function of that name.
   *[other] { $file } holds nothing called “{ $name }”. It holds: { $there }.
}
lab-bot-uncallable = “{ $name }” in { $file } cannot be asked. A bot is a function of a view and dice, or a class with such a __call__.
lab-bot-crashed = The bot “{ $name }” crashed: { $why }. Mend it and try again.
lab-bot-hangs = The bot “{ $name }” did not answer within { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}. Make it quicker, or give it more with --patience.
lab-bot-died = The bot “{ $name }” ended its own process (code { $code }). It must answer, not leave.
lab-bot-no-move = The bot “{ $name }” answered { $move }, which is not allowed. It might have answered { $allowed }, or what else view.choices holds.
lab-watch-crashed = The statistics “{ $name }” crashed: { $why }. Mend them and try again.
lab-watch-no-numbers = The statistics “{ $name }” gave { $given } at the end of a game. Give numbers by name, such as a dictionary of texts and numbers.
lab-on-unknown = “{ $on }” is no cluster. Write one of these, with the name and port of your scheduler: { $allowed }.
lab-cluster-away = There is no cluster at { $address }. Start it, or leave --on away to play on this machine.
lab-cluster-empty = The cluster at { $address } has no workers. Start some, or leave --on away to play on this machine.
lab-crew-missing = That part is not installed. Install it with: pip install ".[{ $extra }]"
lab-cluster-failed = The cluster at { $address } could not do the work: { $why }. Check that it runs and has the same version of Spelunke, then try again.
lab-workers-lost = Workers were lost { $tries } times in a row, and their games with them. Check their memory and their logs, then try again.
lab-unkept = { $why } { $games ->
    [one] One game before that is lost. With --resume FOLDER it is kept, and the same command goes on with it.
   *[other] { $games } games before that are lost. With --resume FOLDER they are kept, and the same command goes on with them.
}
lab-unwritable = { $file } cannot be written: { $why }. Name another place.
lab-resume-other = { $file } keeps other games than these, or those of another version. Give the same game, bots, games and seed, or name another file.
lab-resume-damaged = { $file } is damaged. Name another file; the same seed gives the same games.
lab-not-made-here = { $file } is no result of “spelunke { $command } --json”. Name the file that such a command gave.
lab-reproduce-alone = --reproduce takes everything from its file; leave --{ $option } away.
lab-reproduce-differs = { $file } says { $there } of “{ $what }”; played again it is { $here }. The version was { $version }.
