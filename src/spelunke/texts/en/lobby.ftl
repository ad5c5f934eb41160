# The lobby, and the side of the box where a table is set up.

lobby-welcome = { $light ->
    [day] What shall it be today?
   *[night] What shall it be tonight?
}
lobby-motto = Six games of bluff, greed and luck. Bots fill the empty chairs.
lobby-name = You are called
lobby-code-how = five letters from a friend
lobby-join-code = Join by code
lobby-box = { $least ->
    [one] { $most } players
   *[other] { $least } to { $most } players
} · about { $minutes } minutes
lobby-box-short = { $least ->
    [one] { $most } players
   *[other] { $least }–{ $most } players
} · { $minutes } min
lobby-shelf = On the shelf
lobby-play-now = Play now
lobby-play-now-label = Play now: { $title }
lobby-set-up = With friends
lobby-set-up-label = With friends: { $title }
lobby-box-back-label = Turn the box round: { $title }
lobby-learn = Learn in 3 minutes
lobby-learn-label = Learn in 3 minutes: { $title }
lobby-go-on = Your tables
lobby-open-tables = Tables with a free chair
lobby-no-tables = Nobody has put up an open table. Put one up, and tick “listed”.
lobby-go-in = Go in
lobby-go-in-label = Go in: { $title }, code { $code }
lobby-leave = Leave
lobby-leave-label = Leave: { $title }, code { $code }
lobby-free-chairs = { $free ->
    [0] full
    [one] one free chair
   *[other] { $free } free chairs
}
lobby-your-turn = Your turn
lobby-your-turn-label = Your turn: { $title }, code { $code }
lobby-waiting-for = Waiting for { $names }
lobby-not-begun = Not begun yet
lobby-with = with { $names }
lobby-more-tables = { $count ->
    [one] And one more table
   *[other] And { $count } more tables
}
lobby-hello = What may we call you?
lobby-hello-how = No account, no e-mail. You can change it whenever you like.
lobby-hello-yes = That's me
lobby-hello-later = Later
lobby-hello-again = Change your name:
lobby-start-here = Start here
lobby-goal-rueck = The second-richest wins.
lobby-goal-teufel = First to 1,600 chips.
lobby-goal-adel = Furthest to the feast wins.
lobby-goal-klau = What you still hold counts.
lobby-goal-tock = First pair with all eight home.
lobby-goal-wuerfel = First with all four home.
lobby-running = being played
lobby-finished = Games you have played
lobby-you-won = You won
lobby-they-won = { $count ->
    [one] { $who } won
   *[other] { $who } won
}
lobby-look-back-label = Look back: { $title }, code { $code }
lobby-share-label = Share: { $title }, code { $code }
lobby-more-games = { $count ->
    [one] And one more game
   *[other] And { $count } more games
}
lobby-forget = Forget me
lobby-forget-title = Shall the house forget you?
lobby-forget-how = Your name and your finished games are deleted. Games with others stay theirs, without your name and what you said. You get up everywhere. There is no way back.
lobby-forget-yes = Forget me
lobby-house-rules = { $count ->
    [0] no house rule changed
    [one] one house rule
   *[other] { $count } house rules
}

# Setting up a table.
lobby-seats = How many play?
lobby-friends-how = Friends get in by the link or by five letters, once the table stands. A chair that nobody takes goes to a bot.
lobby-preset = Which rules?
lobby-presets-more = { $count ->
    [one] One more way to play
   *[other] { $count } more ways to play
}
lobby-minutes = about { $minutes } minutes
lobby-rules = House rules
lobby-rules-changed = { $count ->
    [0] As in the rules above; change what you like.
    [one] One rule is changed.
   *[other] { $count } rules are changed.
}
lobby-rules-count = { $count ->
    [0] { $all } rules, none changed
   *[other] { $count } of { $all } changed
}
lobby-group-changed = { $count } of { $all } changed
lobby-group-as-before = { $all ->
    [one] one rule
   *[other] { $all } rules
}
lobby-group-rest = Everything else
lobby-group-box = What lies in it: my box
lobby-rules-back = Undo changes
lobby-table-rule = As a table (JSON)
lobby-table-not-json = This is not JSON, so it is not used: { $name }.
lobby-default = default: { $value }
lobby-yes = yes
lobby-no = no
lobby-as-table = a table of its own
lobby-manner = How we play
lobby-more = More
lobby-more-what = listed, big screen, link
lobby-this-table = This table
lobby-this-table-seats = { $here ->
    [yes] You and { $others ->
        [one] one more chair
       *[other] { $others } more chairs
    }.
   *[no] { $others ->
        [one] One chair
       *[other] { $others } chairs
    }, and this screen for everybody.
}
lobby-this-table-rules = { $count ->
    [0] “{ $preset }”, nothing changed.
    [one] “{ $preset }”, with one change.
   *[other] “{ $preset }”, with { $count } changes.
}
lobby-clock = Time for a decision
lobby-clock-none = as long as you like
lobby-clock-seconds = { $seconds ->
    [60] one minute
    [300] five minutes
   *[other] { $seconds } seconds
}
lobby-clock-days = { $days ->
    [one] one day
   *[other] { $days } days
}
lobby-pace = Bots answer
lobby-pace-at-once = at once
lobby-pace-brisk = briskly
lobby-pace-easy = at their ease
lobby-level = Bots play
lobby-level-thumb = by rule of thumb
lobby-level-random = by chance
lobby-level-novice = like a novice
lobby-level-regular = like a regular
lobby-level-master = like a master
lobby-level-rogue = like a rogue
lobby-level-and-character = { $level }, { $character }
lobby-level-one = It plays
lobby-character = Their character
lobby-character-one = Its character
lobby-character-none = as seems best
lobby-character-honest = the honest
lobby-character-liar = the liar
lobby-character-trusting = the trusting
lobby-character-suspicious = the suspicious
lobby-character-cautious = the cautious
lobby-character-daredevil = the daredevil
lobby-habit = { $deed }: { $rate } times in 100
lobby-odds = Chances are shown
lobby-odds-on = while playing
lobby-odds-off = never
lobby-odds-after = after the game
lobby-hints = Hints may be asked for
lobby-forced = An answer that all can see is the only one plays itself
lobby-listed = Listed: anybody in this house may join
lobby-here = You play
lobby-here-seat = at this device
lobby-here-screen = not here: this is the big screen
lobby-put-up = Put it on the table
lobby-share-rules = The link to this set-up
lobby-unknown-wish = The link asks for something that this game does not know: { $names }.
lobby-no-game = There is no such game on the shelf.
lobby-back = Back to the shelf

# Links and copies.
lobby-copy = Copy
lobby-copied = Copied
lobby-copy-yourself = Press Ctrl+C
