# The table in a terminal, and what the front door prints.

terminal-guest = Guest
terminal-seat = Seat { $seat }
terminal-bot-card = { $name } is a bot and plays { $level }.
terminal-bot-card-character = { $name } is a bot and plays { $level }, { $character } ({ $habits }).
terminal-bot-name = { $number ->
    [1] Rosa
    [2] Kalle
    [3] Jule
    [4] Emil
    [5] Lotte
    [6] Fritz
    [7] Wanda
    [8] Paul
    [9] Piet
    [10] Berta
    [11] Ludmilla
    [12] Anton
    [13] Trude
    [14] Oskar
    [15] Hedwig
   *[other] Otto
}

# Opening.
terminal-open-motto = a table, a lamp, and nobody you should trust
terminal-open-which = What shall it be?
terminal-open-how-many = How many sit down?
terminal-open-game = { $title } ({ $seats } players, about { $minutes } min)
terminal-open-seats = { $seats } players
terminal-too-small = The table needs a window of at least 60 by 20 signs.

# Keys.
terminal-keys-open = Arrow keys and Enter, or type · Ctrl-C leaves
terminal-keys-choose = Arrows, Enter, type · ? rule · ! hint · % chances · PgUp/PgDn · Ctrl-C leaves
terminal-keys-curtain = Press the space bar when nobody else is looking.
terminal-keys-look = Enter when everybody is ready · PgUp/PgDn · Ctrl-C leaves
terminal-keys-leave = Ctrl-C leaves
terminal-keys-read = Space reads on · Enter goes back to the table
terminal-keys-end = Enter leaves the table
terminal-keys-replay = ← → step · Home End · q leaves
terminal-keys-replay-open = ← → step · Home End · Tab next seat · q leaves

# Playing.
terminal-curtain = The keyboard is yours. Everybody else looks away.
terminal-waiting = The others are thinking …
terminal-look = Before the first round everybody looks at what lies on the table.
terminal-lines-look = Press Enter when everybody is ready.
terminal-lines-curtain = { $name }: press Enter when nobody else is looking.
terminal-no-such-choice = “{ $typed }” is not among the choices. Type a number or the words; ? shows the rule, ! a hint, % the chances.
terminal-house-value = { $rule }: { $value }
terminal-place = Place
terminal-name = Name
terminal-score = Score
terminal-seed = Luck began with seed { $seed }.
terminal-kept = The game is kept in { $file }.
terminal-left = You left the table. Nothing is lost but the evening.
terminal-left-kept = You left the table. “spelunke play --resume { $file }” goes on from here.
terminal-bye = Until next time.

# The shelf.
terminal-shelf-facts = { $seats } players · about { $minutes } min
terminal-shelf-presets = Presets: { $presets }
terminal-shelf-heading-presets = Presets
terminal-shelf-heading-house = House rules
terminal-yes = yes
terminal-no = no
terminal-house-option = { $explained } ({ $allowed }; default: { $default })
terminal-house-table = { $explained } (a table, by --house or --set)

# Simulations.
terminal-simulate-progress = Playing
terminal-simulate-title = { $title }: { $games ->
    [one] one game
   *[other] { $games } games
} at a table for { $seats }
terminal-simulate-seat = Seat
terminal-simulate-bot = Bot
terminal-simulate-games = Games
terminal-simulate-wins = Wins
terminal-simulate-firsts = First place
terminal-simulate-length = A game took { $mean } answers in the mean, luck’s included; the shortest { $fewest }, half of them at most { $median }, the longest { $most }.
terminal-simulate-drawn-out = { $share } of the games were drawn out: they took more than half as many answers again as that half.
terminal-simulate-shared = Several shared the win in { $share } of the games.
terminal-simulate-nobody = Nobody won in { $share } of the games.
terminal-simulate-unfinished = { $games ->
    [one] One game was
   *[other] { $games } games were
} stopped for length and count nowhere.

# Records.
terminal-record-sound = A sound record: { $title } with { $seats } seats, { $answers } answers, rules version { $version }.
terminal-record-house = House rules: { $rules }.
terminal-replay-at = Moment { $at } of { $last }
terminal-replay-unfinished = Here the record breaks off: the game is not over.
