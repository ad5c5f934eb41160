# What house rules do, as measured; beside their switches.

consequences-length-more = Games { $mean } longer ({ $low } to { $high })
consequences-length-less = Games { $mean } shorter ({ $low } to { $high })
consequences-length-same = Games as long as before
consequences-length-unclear = Length: no clear change ({ $low } to { $high } %)
consequences-best-seat-more = Less fair: best seat { $mean } ({ $low } to { $high })
consequences-best-seat-less = Fairer: best seat { $mean } ({ $low } to { $high })
consequences-best-seat-unclear = Fairness: no clear change, best seat { $mean } ({ $low } to { $high })
consequences-luck-more = More luck: { $mean } ({ $low } to { $high })
consequences-luck-less = Less luck: { $mean } ({ $low } to { $high })
consequences-luck-same = Luck: none to be seen in the deal alone
consequences-luck-unclear = Luck: no clear change, { $mean } ({ $low } to { $high })
consequences-by-seats = with { $seats } players
consequences-against = compared with “{ $preset }”
consequences-of = { $value }: { $effect }
consequences-not-measured = not measured yet
consequences-how = How was this measured?
consequences-measured = The lab tried every value against the rules as in the box, or against the variant it belongs to, on the same deals: { $games } games among equal bots for length and fairness, and for luck twice as many between a rule of thumb and a beginner, who plays by the same rule but answers at random { $slips } times in a hundred. Fairness: the share of games that the luckiest seat wins. Luck: how much of winning lies in the deal alone; that is the least that luck has. In brackets: the 95% interval. What may well be chance is called “no clear change”; what has no line was not tried.
consequences-again = Seed { $seed }, version { $version }. Again:
