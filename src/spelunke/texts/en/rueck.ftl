# Rück's raus!

rueck-character = Rob the noble in secret, all at once. The richest gang is caught: the second-richest wins.

# What is asked.
rueck-about-eight = Which noble is among those who will come?
rueck-about-noble = Which noble comes along?
rueck-about-robber = Choose a robber for the { rueck-noble }.
rueck-about-favour = The { rueck-noble } does you a favour. What will it be?

# One noble. Used inside sentences, with $noble.
rueck-noble = { $noble ->
    [plus_4] +4 noble
    [plus_5] +5 noble
    [plus_6] +6 noble
    [plus_7] +7 noble
    [minus_3] −3 noble
    [nothing_or_8] "nothing or 8" noble
    [neighbour_plus_5] "5 for a neighbour" noble
    [neighbour_minus_2] "2 from a neighbour" noble
    [gift_of_2] "2 for somebody" noble
   *[other] noble
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
rueck-move-turn = The { rueck-noble } comes

# Events.
rueck-event-drew = The { rueck-noble } is one of those who will come.
rueck-event-turned = Round { $round }: the { rueck-noble } comes along.
rueck-event-revealed = Robbers: { $robbers }.
    .robbers = { $owner } { $value }
rueck-event-cancelled = The sevens of { $who } cancel each other.
rueck-event-nobody-gains = Nobody gains anything.
rueck-event-chose = { $who }: { $choice }.
rueck-event-favoured = { $jewels ->
    [0] { $who } has nothing to give.
    [one] { $who } gets one jewel by the favour.
   *[other] { $who }: { $jewels } jewels by the favour.
}
rueck-event-pitied = { $jewels ->
    [0] { $who } is pitied, with nothing.
    [one] { $who } is pitied: one jewel.
   *[other] { $who } is pitied: { $jewels } jewels.
}
rueck-event-ended = { $count ->
    [0] Nobody wins: everybody was caught.
    [one] { $winners } wins with the second-most jewels.
   *[other] { $winners } win with the second-most jewels.
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
