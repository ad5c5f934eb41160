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

lab-no-bots = Nobody takes part. Name at least one bot.
lab-bot-twice = “{ $name }” takes part twice. Name every bot once; it sits everywhere all the same.
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
lab-bot-hangs = The bot “{ $name }” did not answer within { $seconds } seconds. Make it quicker, or give it more with --patience.
lab-bot-died = The bot “{ $name }” ended its own process (code { $code }). It must answer, not leave.
lab-bot-no-move = The bot “{ $name }” answered { $move }, which is not allowed. It might have answered { $allowed }, or what else view.choices holds.
lab-watch-crashed = The statistics “{ $name }” crashed: { $why }. Mend them and try again.
lab-watch-no-numbers = The statistics “{ $name }” gave { $given } at the end of a game. Give numbers by name, such as a dictionary of texts and numbers.
lab-on-unknown = “{ $on }” is no cluster. Write the kind and the address: { $allowed } and host:port.
lab-cluster-away = There is no cluster at { $address }. Start it, or leave --on away to play on this machine.
lab-cluster-empty = The cluster at { $address } has no workers. Start some, or leave --on away to play on this machine.
lab-crew-missing = That part is not installed. Install it with: pip install "spelunke[{ $extra }]"
lab-workers-lost = Workers were lost { $tries } times in a row, and their games with them. Check their memory and their logs, then try again.
lab-unwritable = { $file } cannot be written: { $why }. Name another place.
lab-resume-other = { $file } keeps the games of another tournament, or of another version. Give the same game, bots, games and seed, or name another file.
lab-resume-damaged = { $file } is damaged. Name another file; a tournament with the same seed gives the same games.
lab-not-made-here = { $file } is no result of “spelunke { $command } --json”. Name the file that such a command gave.
lab-reproduce-alone = --reproduce takes everything from its file; leave --{ $option } away.
lab-reproduce-differs = { $file } says { $there } of “{ $what }”; played again it is { $here }. The version was { $version }.
