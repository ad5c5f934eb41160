# Rück's raus!

rueck-character = Rob the noble in secret, all at once. The richest gang is caught: the second-richest wins.

# What is asked.
rueck-about-eight = Which noble is among those who will come?
rueck-about-noble = Which noble comes along?
rueck-about-robber = Choose a robber for { rueck-robbed }.
rueck-about-favour = { rueck-noble } does you a favour. What will it be?

# The nobles. Used inside sentences, with $noble.
rueck-noble = { $noble ->
    [plus_4] The Baron
    [plus_5] The Countess
    [plus_6] The Marquis
    [plus_7] The Duke
    [minus_3] The Dowager
    [nothing_or_8] The Prince
    [neighbour_plus_5] The Count
    [neighbour_minus_2] The Chamberlain
    [gift_of_2] The Princess
   *[other] Nobody
}
rueck-robbed = { $noble ->
    [plus_4] the Baron
    [plus_5] the Countess
    [plus_6] the Marquis
    [plus_7] the Duke
    [minus_3] the Dowager
    [nothing_or_8] the Prince
    [neighbour_plus_5] the Count
    [neighbour_minus_2] the Chamberlain
    [gift_of_2] the Princess
   *[other] nobody
}
rueck-brings = { $noble ->
    [plus_4] +4
    [plus_5] +5
    [plus_6] +6
    [plus_7] +7
    [minus_3] −3
    [nothing_or_8] nothing or 8
    [neighbour_plus_5] 5 for a neighbour
    [neighbour_minus_2] 2 from a neighbour
   *[gift_of_2] 2 for somebody
}

# Moves.
rueck-move-rob = Rob with the { $strength }
rueck-move-take = { $jewels ->
    [0] Take nothing
   *[other] Take { $jewels }
}
rueck-move-neighbour = { $side ->
    [left] The left neighbour
   *[right] The right neighbour
}
rueck-move-give = Give it to { $to }
rueck-move-turn = { rueck-noble } comes ({ rueck-brings })

# Events.
rueck-event-drew = { rueck-noble } ({ rueck-brings }) is one of those who will come.
rueck-event-turned = Round { $round }: { rueck-robbed } comes along ({ rueck-brings }).
rueck-event-revealed = Robbers: { $robbers }.
    .robbers = { $owner_you ->
        [yes] you
       *[no] { $owner }
    } ({ $value })
rueck-event-cancelled = { $who_you ->
    [none] The chiefs of { $who } cancel each other.
   *[among] You and { $who_others }: your chiefs cancel each other.
}
rueck-event-compared = { $strongest_you ->
    [only] Your { $strength } robs { rueck-robbed }
    [among] You and { $strongest_others } rob { rueck-robbed } with the { $strength }
   *[none] { $strongest } { $count ->
        [one] robs
       *[other] rob
    } { rueck-robbed } with the { $strength }
}{ $has_cancelled ->
    [true] : the chiefs cancel each other.
   *[false] .
}
rueck-event-nobody-gains = Nobody gains anything.
rueck-event-chose = { $who_you ->
    [yes] You say “{ $choice }”.
   *[no] { $who } says “{ $choice }”.
}
rueck-event-favoured = { $who_you ->
    [yes] { $jewels ->
        [-3] You give three jewels back.
        [-2] You give two jewels back.
        [-1] You give the last jewel back.
        [0] You have nothing to give back.
       *[other] You get { $jewels } jewels by the favour.
    }
   *[no] { $jewels ->
        [-3] { $who } gives three jewels back.
        [-2] { $who } gives two jewels back.
        [-1] { $who } gives the last jewel back.
        [0] { $who } has nothing to give back.
       *[other] { $who } gets { $jewels } jewels by the favour.
    }
}
rueck-event-pitied = { $who_you ->
    [yes] { $jewels ->
        [0] You are pitied, with nothing.
        [one] You are pitied: one jewel.
       *[other] You are pitied: { $jewels } jewels.
    }
   *[no] { $jewels ->
        [0] { $who } is pitied, with nothing.
        [one] { $who } is pitied: one jewel.
       *[other] { $who } is pitied: { $jewels } jewels.
    }
}
rueck-event-crowned = { $would_win_you ->
    [only] Now you would win.
    [among] Now you and { $would_win_others } would win.
   *[none] { $count ->
        [0] Now nobody would win.
       *[other] Now { $would_win } would win.
    }
}
rueck-event-ended = { $winners_you ->
    [only] You get away with it and win.
    [among] You and { $winners_others } get away with it and win.
   *[none] { $count ->
        [0] Nobody wins: everybody was caught.
        [one] { $winners } gets away with it and wins.
       *[other] { $winners } get away with it and win.
    }
}

# The board.
rueck-board-round = Round { $round } of { $rounds }
rueck-board-noble = { $noble ->
    [minus_3] the strongest give back
    [nothing_or_8] nothing or eight
    [neighbour_plus_5] five for a neighbour
    [neighbour_minus_2] two from a neighbour
    [gift_of_2] two for somebody else
   *[other] jewels for the strongest
}
rueck-board-eight = Will come:
rueck-board-turned = Were here:
rueck-board-played = out: { $robbers }

# Presets.
rueck-preset-box = As in the box.
    .title = As in the box
rueck-preset-expert = The expert game: it is known who will come, but not when.
    .title = For experts
rueck-preset-open-book = As in the box, with everything on show that a careful player remembers.
    .title = Nothing to remember
rueck-preset-tiny = Three robbers each and two rounds: to try things out.
    .title = To try things out

rueck-group-nobles = Nobles and rounds
rueck-group-strength = Strongest and weakest
rueck-group-winning = Who wins

# House rules.
rueck-house-expert = expert game
    .explain = Eight nobles are drawn and shown before the first round.
rueck-house-debt = debt
    .explain = A total may fall below zero.
rueck-house-pity-first = pity first
    .explain = The weakest are paid before the favours are settled.
rueck-house-second = second-most
    .explain = Who is second if several have the most: the next lower amount, nobody, or the richest themselves.
    .distinct = those with the next lower amount
    .shared = the richest themselves
    .sports = nobody
rueck-house-all-equal = all equal
    .explain = Who wins if all have the same.
    .nobody = nobody
    .share = everybody
rueck-house-cancelled-seven-receives = cancelled sevens receive
    .explain = Whether another player's favour gives jewels to the player of a cancelled seven.
rueck-house-favour-for-equals = favour for equals
    .explain = All equally strong robbers bring the favour, not only the strongest; the weakest are only pitied.
rueck-house-chief = chief
    .explain = The strongest robber of every gang.
rueck-house-rounds = rounds
    .explain = How many rounds are played.
rueck-house-nobles = nobles
    .explain = How many of each kind lie in the pile.

# What cannot be.
rueck-more-rounds-than-robbers = { $rounds } rounds cannot be played with { $robbers } robbers a gang (§7.9). Shorten the game or raise the chief.
rueck-too-few-nobles = { $nobles } nobles are not enough for { $rounds } rounds (§7.8).
rueck-position-no-choice = With the robbers { $robbers } nobody has a favour to choose ({ $paragraph }).
rueck-position-eight = The nobles of the expert game belong to the expert game and to no other ({ $paragraph }).
rueck-position-nobles = The nobles do not add up in round { $round }: what lies face down and what was turned must be the whole pile ({ $paragraph }).
rueck-position-hand = Seat { $seat } must hold { $size } different robbers from 0 to { $strongest }, none of them played ({ $paragraph }).
rueck-position-jewels = Seat { $seat } cannot have { $jewels } jewels now: from { $least } to { $most } are possible ({ $paragraph }).

# On the page.
rueck-page-jewels = { $jewels ->
    [one] One jewel
   *[other] { $jewels } jewels
}
rueck-page-goal = Second-richest wins.
rueck-page-now = Now: { $who }
rueck-page-now-behind = Now: { $who }, { $behind } behind { $richest }
rueck-page-now-nobody = Now: nobody, all are alike
rueck-page-would-win = would win now
rueck-page-second = second-richest: wins now
rueck-page-richest = richest: dungeon!
rueck-page-all-alike = all are alike
rueck-page-favour = { $noble ->
    [nothing_or_8] The Prince obeys you: nothing, or eight?
    [neighbour_plus_5] The Count obeys you: which neighbour gets 5?
    [neighbour_minus_2] The Chamberlain obeys you: which neighbour loses 2?
   *[other] The Princess obeys you: who gets 2?
}
rueck-page-brief = { $state ->
    [alike] all alike
    [second] second: wins
    [richest] richest
   *[behind] { $behind } behind
}
rueck-page-behind = { $behind } behind the richest
rueck-page-robber = Robber { $strength }
rueck-page-face-down = A robber, face down
rueck-page-choosing = still choosing
rueck-page-hand = Your robbers
rueck-page-round = Round { $round } of { $rounds }
rueck-page-round-title = Round { $round }
rueck-page-comes = { rueck-noble } comes by
rueck-page-strongest = strongest
rueck-page-between = between
rueck-page-weakest = weakest
rueck-page-cancelled = cancelled
rueck-page-strongest-gets = { $noble ->
    [plus_4] takes 4
    [plus_5] takes 5
    [plus_6] takes 6
    [plus_7] takes 7
    [minus_3] gives 3 back
    [nothing_or_8] nothing or 8
    [neighbour_plus_5] brings a neighbour 5
    [neighbour_minus_2] costs a neighbour 2
   *[other] gives somebody 2
}
rueck-page-0-or-8 = 0 or 8
rueck-page-weakest-gets = takes its own number
rueck-page-chiefs = two chiefs
rueck-page-chiefs-cancel = cancel each other
rueck-page-hits = { $noble ->
    [neighbour_plus_5] { $who } gets 5
    [neighbour_minus_2] { $who } loses 2
   *[other] 2 for { $who }
}
rueck-page-dungeon = Dungeon
rueck-page-heaps = The heaps at the end
rueck-page-away = { $count ->
    [0] Nobody gets away!
    [one] { $who } gets away with it!
   *[other] { $who } get away with it!
}
rueck-page-away-you = You get away with it!
rueck-page-why = { $count ->
    [one] Second-richest: { $jewels } jewels, { $behind } behind { $who }, caught as the richest.
   *[other] Second-richest: { $jewels } jewels, { $behind } behind { $who }, all caught as the richest.
}
rueck-page-why-richest = { $jewels } jewels: nobody has more, and at this table that wins.
rueck-page-why-alike = Everybody holds { $most }: there is no second, so all are caught.
rueck-page-why-no-second = Several hold { $most }, so at this table nobody is second.
rueck-page-end-won = wins
rueck-page-end-caught = richest: caught
rueck-page-own-won = { $jewels } jewels, and nobody looks for you.
rueck-page-own-caught = { $jewels } jewels, and a ball on your leg: it was too good an evening.
rueck-page-own-behind = { $jewels } jewels. { $more } more, and you would have shared the crown.

# Chances.
rueck-chance-next-noble = Next noble: { rueck-brings }

# Reasons.
rueck-reason-strongest = { $percent ->
    [100] Surely strongest: { rueck-gain }.
   *[other] Strongest with { $percent }% if the others choose blindly: { rueck-gain }.
}
rueck-gain = { $jewels ->
    [none] { $noble ->
        [nothing_or_8] nothing or 8, as you like
       *[other] the favour is yours to steer
    }
    [-3] then you give three back
    [-2] then you give two back
    [-1] then you give one back
    [0] then you have nothing to give back
   *[other] { $jewels } jewels
}
rueck-reason-chiefs-cancel = { $count ->
    [one] { $who } still has a { $chief } too; two of them cancel each other.
   *[other] { $who } still have a { $chief } too; two of them cancel each other.
}
rueck-reason-pity = { $jewels ->
    [0] The 0 brings you nothing and costs you nothing.
   *[other] { $percent ->
        [100] Surely weakest: { rueck-pity }.
       *[other] Weakest with { $percent }% if the others choose blindly: { rueck-pity }.
    }
}
rueck-pity = { $jewels ->
    [one] one jewel of pity
   *[other] { $jewels } jewels of pity
}
rueck-reason-in-between = Surely neither strongest nor weakest: it goes for nothing.
rueck-reason-keeps = Keeps your { $strength } for { rueck-robbed }, who may still come ({ $percent }%).
rueck-reason-too-rich = If it is strongest, you have { $jewels } and are the richest: it is the second-richest who wins.
rueck-reason-would-win = If it ended then, you would be second and win.
rueck-reason-others-would-win = { $count ->
    [0] If it ended then, nobody would win.
    [one] If it ended then, { $who } would win.
   *[other] If it ended then, { $who } would win together.
}

# What shows a bot's character.
rueck-tempted-risk = sends the chief, while it is in hand

# The game in five pictures.
rueck-picture-noble = A noble drives by, for all to see.
rueck-picture-hide = Everybody hides one robber, all at once.
rueck-picture-strongest = The strongest robs, the weakest is pitied.
rueck-picture-cancelled = Two sevens cancel each other.
rueck-picture-second = In the end the second-richest wins.
