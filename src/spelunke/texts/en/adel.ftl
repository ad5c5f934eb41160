# Adel verpflichtet

adel-character = Lords buy, steal and show off: first everybody chooses in secret where to go, then what to do there.

# What the collectibles and the thieves are called.
adel-name = { $card ->
    [A1] The Bent Bishop
    [A2] Meerschaum Moritz
    [A3] Admiral's Puffer
    [A4] Long Tobias
    [A5] Grandma's Second Pipe
    [A6] The Double Barrel
    [A7] Detective's Spare
    [B1] Gmunden Thunderer
    [B2] The Pewter Peeper
    [B3] The Night Duchess
    [B4] The Little Throne
    [B5] Blue Relief
    [B6] The Traveller
    [B7] Lord Dripwell's Own
    [B8] Water Music
    [C1] The Plague Doctor
    [C2] Grumpy Percht
    [C3] The Venetian Nose
    [C4] The Gilded Fib
    [C5] The Weeping Cat
    [C6] The Blushing Moon
    [C7] Old Mother Frost
    [D1] Boney's Left Boot
    [D2] An Empress's Hairpin
    [D3] The Bottled High C
    [D4] The Polar Sock
    [D5] The Pilot's Sandwich
    [D6] Jungle Loincloth
    [D7] A Starlet's Lipstick
    [D8] The Rocker's Comb
    [E1] The Prince's Rattle
    [E2] Half a Rocking Horse
    [E3] Toothache Nutcracker
    [E4] The Tin Hussar
    [E5] Clockwork Duck
    [E6] Unhugged Bear
    [E7] The Dizzy Top
    [F1] Leeches, fresh daily
    [F2] Moustache Wax
    [F3] Dr Quack's Tonic
    [F4] Boots that Fly
    [F5] No Gentlemen Bathing
    [F6] Sauerkraut!
    [F7] Now Electric
    [F8] Wurst & Son
   *[other] { $card }
}
adel-piece = “{ adel-name }” ({ $card })
adel-thief-name = { $number ->
    [1] The Nervous Nephew
    [2] Butterfingers
    [3] The Gardener
    [4] The Cook
    [5] Slippery Sepp
    [6] The Governess
    [7] Sooty the Sweep
    [8] The Chaplain
    [9] The Butler
    [10] Aunt Agathe
   *[other] A thief
}
adel-thief = { adel-thief-name } ({ $number })
adel-thief-yours = { $number ->
    [1] Your Nervous Nephew
    [2] Your Butterfingers
    [3] Your Gardener
    [4] Your Cook
    [5] Your Slippery Sepp
    [6] Your Governess
    [7] Your Sooty the Sweep
    [8] Your Chaplain
    [9] Your Butler
    [10] Your Aunt Agathe
   *[other] Your thief
}
adel-whose-thief = { $who_you ->
    [yes] { adel-thief-yours } ({ $number })
   *[no] { adel-thief } of { $who }
}
adel-outbid = { $over_you ->
    [only] you
    [among] you and { $over_others }
   *[none] { $over }
}
adel-shown = { $size } pieces, the oldest of { NUMBER($oldest, useGrouping: 0) }

# What is asked.
adel-about-colour = Which colour is drawn?
adel-about-deal = Which collectible is dealt?
adel-about-turn = Which collectible is turned up?
adel-about-location = Where do you go: to the auction house or to the castle?
adel-about-action = What do you do there? Lay an action card face down.
adel-about-both = Where do you go, and what do you do there? Both is turned over together.
adel-about-window = Your cheque is the highest. Which collectible do you take?
adel-about-collection = What do you exhibit? Choose card by card; what you hold back cannot be stolen.
adel-about-theft = What does your thief take from the exhibition of { $robbed }?
adel-about-cheque = Your thief is alone at the auction house. Does it take the cheque that was just paid?

# Moves.
adel-move-go = { $to ->
    [auction] To the auction house
   *[castle] To the castle
}
adel-move-bid = Cheque of { $cheque }
adel-move-send-thief = { $at ->
    [auction] Thief { $number } to the auction house
   *[castle] Thief { $number } to the castle
}
adel-move-send-detective = Detective
adel-move-exhibit = Exhibition
adel-move-do-nothing = Nothing
adel-move-buy = { $window ->
    [left] From the left window
   *[right] From the right window
}
adel-move-show = Show { adel-piece }
adel-move-done = Done
adel-move-steal = Take { adel-piece }
adel-move-leave-it = Take nothing
adel-move-take-cheque = Take the cheque
adel-move-leave-cheque = Leave the cheque
adel-move-draw-colour = { $colour ->
    [brown] Brown
    [blue] Blue
    [green] Green
    [violet] Violet
   *[red] Red
}
adel-move-turn = { adel-piece }

# Events.
adel-event-colour-drawn = { $who_you ->
    [yes] You take the { adel-board-colour } set of cheques and thieves.
   *[no] { $who } takes the { adel-board-colour } set of cheques and thieves.
}
adel-event-dealt = { $card ->
    [none] { $who } is dealt a collectible.
   *[other] { $who_you ->
        [yes] You are dealt { adel-piece }.
       *[no] { $who } is dealt { adel-piece }.
    }
}
adel-event-turned = { $window ->
    [left] { adel-piece } lies in the left window.
   *[right] { adel-piece } lies in the right window.
}
adel-event-round-began = Round { $round } begins.
adel-event-went = All set off: { $locations }.
    .locations = { $value ->
        [auction] { $owner_you ->
            [yes] you
           *[no] { $owner }
        } to the auction house
       *[castle] { $owner_you ->
            [yes] you
           *[no] { $owner }
        } to the castle
    }
adel-event-revealed = { $who_you ->
    [yes] You
   *[no] { $who }
}: { $action }.
adel-event-bought = { $who_you ->
    [yes] You buy { adel-piece } for { $cheque }
   *[no] { $who } buys { adel-piece } for { $cheque }
}{ $count ->
    [0] . Nobody else bids.
   *[other] { $who_you ->
        [yes] { " " }and outbid { $over }.
       *[no] { " " }and outbids { adel-outbid }.
    }
}
adel-event-cheque-stolen = { $payer_you ->
    [yes] { adel-whose-thief } takes the cheque of { $cheque } that you have just paid.
   *[no] { adel-whose-thief } takes the cheque of { $cheque } that { $payer } has just paid.
}
adel-event-cheque-left = { $payer_you ->
    [yes] { adel-whose-thief } leaves your cheque of { $cheque } in the register.
   *[no] { adel-whose-thief } leaves the cheque of { $cheque } from { $payer } in the register.
}
adel-event-thieves-in-vain = { $count ->
    [one] The thief of { $who } finds no cheque to take.
   *[other] The thieves of { $who } get in each other's way. Nobody takes the cheque.
}
adel-event-auction-closed = The last collectible is sold. The auction house closes.
adel-event-showed = { $who_you ->
    [yes] You show
   *[no] { $who } shows
} { $rank ->
    [1] the best exhibition: { adel-shown }
    [2] the second-best exhibition: { adel-shown }
   *[other] { adel-shown }
}: { $cards }.
adel-event-showed-nothing = { $who_you ->
    [yes] You have nothing to show.
   *[no] { $who } has nothing to show.
}
adel-event-moved = { $who_you ->
    [yes] You move
   *[no] { $who } moves
} { $why ->
    [exhibition] { $rank ->
        [1] for the best exhibition:
       *[other] for the second-best exhibition:
    }
    [detective] for the detective, in place { $rank }:
   *[last] { $rank ->
        [1] for the best last exhibition:
       *[other] for the second-best last exhibition:
    }
} { $spaces ->
    [one] one space,
   *[other] { $spaces } spaces,
} to space { $to }.
adel-event-stole = { $victim_you ->
    [yes] { adel-whose-thief } takes { adel-piece } from you.
   *[no] { adel-whose-thief } takes { adel-piece } from { $victim }.
}
adel-event-left-it = { $victim_you ->
    [yes] { adel-whose-thief } takes nothing from you.
   *[no] { adel-whose-thief } takes nothing from { $victim }.
}
adel-event-arrested = { adel-whose-thief } goes to jail, caught by { $by_you ->
    [only] your detective.
    [among] your detective, together with { $by_others }.
   *[none] { $count ->
        [one] the detective of { $by }.
       *[other] the detectives of { $by }.
    }
}
adel-event-released = { $who_you ->
    [yes] { adel-whose-thief } is free again and goes back to you.
   *[no] { adel-thief } is free again and goes back to { $who }.
}
adel-event-detectives-in-vain = { $count ->
    [one] The detective of { $who } finds no thief.
   *[other] The detectives of { $who } find no thief.
}
adel-event-last-exhibition = The last exhibition: everybody shows the best there is.
adel-event-ended = { $winners_you ->
    [only] You sit at the head of the table and win.
    [among] You share the head of the table with { $winners_others } and win.
   *[none] { $count ->
        [one] { $winners } sits at the head of the table and wins.
       *[other] { $winners } share the head of the table and win.
    }
}

# The board.
adel-board-auction = Auction house · round { $round }
adel-board-pile = { $window ->
    [left] left, { $cards } more
   *[right] right, { $cards } more
}
adel-board-register = register: { $thousands }
adel-board-jail = Jail
adel-board-club = Club
adel-board-banquet = Banquet
adel-board-place = { $place ->
    [auction] auction
   *[castle] castle
}
adel-board-action = { $action ->
    [Bid] { $number }
    [SendThief] thief { $number }
    [SendDetective] detective
    [Exhibit] exhibition
   *[DoNothing] nothing
}
adel-board-colour = { $colour ->
    [brown] brown
    [blue] blue
    [green] green
    [violet] violet
   *[red] red
}
adel-board-can-bid = bids: { $thousands }
adel-board-small-cards = Your cheques in thousands: { $thousands } · your thieves: { $thieves }

# Presets.
adel-preset-box = The printed rules; board, cheques, thieves and years are ours. Two players play the surprise.
    .title = As in the box
adel-preset-surprise = For two: location and action are turned over together.
    .title = For two: surprise
adel-preset-confrontation = For two: both meet at the auction house first and then at the castle, in every round.
    .title = For two: face to face
adel-preset-tiny = Four spaces, three rounds and few cards: to try things out.
    .title = To try things out

adel-group-houses = Auction, thieves, windows
adel-group-shows = Exhibitions and hands
adel-group-length = For two, and how long

# House rules.
adel-house-two-player-variant = two players
    .explain = How two play: the surprise, which is usual, the confrontation, or plain rounds. With more than two there is no variant.
    .usual = surprise with two, no variant with more
    .surprise = surprise
    .confrontation = confrontation
    .plain = plain rounds
adel-house-allow-bluff-exhibition = bluffed exhibitions
    .explain = The exhibition may be laid without a collection, and an exhibitor may show nothing.
adel-house-thief-may-decline = choosy thieves
    .explain = A thief at the castle may leave an exhibition alone.
adel-house-auction-thief-must-take = dutiful thieves
    .explain = A thief alone at the auction house must take the cheque; otherwise its owner may leave it.
adel-house-hand-sizes-public = open numbers
    .explain = How many cards everybody has lies open; otherwise it must be counted up.
adel-house-extra-card-window = extra card
    .explain = Which of the two piles has a card more.
    .left = the left one
    .right = the right one
adel-house-round-limit = last round
    .explain = After this many rounds the last exhibition is held in any case; 0 for no limit.
adel-house-cheques = cheques
    .explain = The cheques of every colour; each colour's add up to 50,000, and none comes twice.
adel-house-thieves = thieves
    .explain = The numbers of every colour's thieves; none comes twice.
adel-house-collectibles = collectibles
    .explain = The years of every series, the oldest first; none comes twice.
adel-house-track = track
    .explain = The castles from the club room to the banquet table, their spaces and their two numbers.
adel-house-detectives = detectives
    .explain = How far a successful detective goes, from the first rank to the fifth.

# What cannot be.
adel-variant-needs-two = { $key }: “{ $value }” is for two players, not for { $seats }; leave it “usual” (§11.1).
adel-colours-missing = { $key }: every colour needs its own; missing: { $missing } (§11.8, §11.9).
adel-cheques-sum = { $key }: the cheques of { $colour } add up to { $found }; they must add up to { $sum } (§11.8).
adel-comes-twice = { $key }: nothing may come twice, but these do: { $twice } (§11.8 to §11.10).
adel-years-order = { $key }: the years of series { $series } must ascend, the oldest first (§11.10).
adel-too-few-collectibles = { $key }: { $seats } players need at least { $needed } collectibles, not { $found } (§11.10).
adel-no-extra-card = { $key }: with { $found } collectibles both piles are equal, so no window has a card more (§11.5).
adel-track-too-long = { $key }: the track may have { $most } spaces at most, not { $found } (§11.11).
adel-hexagon-order = { $key }: the first number of a hexagon must be the higher one, not { $best }/{ $second } (§11.11).
adel-detectives-ranks = { $key }: there must be { $ranks } numbers, one for each rank, not { $found } (§11.12).
adel-position-card-twice = A collectible can be in one place only: { $cards } ({ $paragraph }).
adel-position-round = Round { $round } does not go with what is asked: rounds count from 1, none before the deal is done and none after the limit ({ $paragraph }).
adel-position-colours = Colours are drawn seat by seat, none twice, all of them before anything is dealt ({ $paragraph }).
adel-position-cheques = The cheques do not add up: those of the colours in play lie in the hands and in the register, and a round moves one at most; found: { $amounts } ({ $paragraph }).
adel-position-jail = The jail cannot hold { $jail }: only thieves in play, none twice, { $cells } cells, and no more than could be caught so far ({ $paragraph }).
adel-position-collectibles = The collectibles do not add up: none twice, at most four of a hand unseen, and all others in the windows and piles ({ $paragraph }).
adel-position-windows = Windows and piles do not go together: a window is empty only if its pile is used up or a card is just to be turned ({ $paragraph }).
adel-position-pawn = The pawn of seat { $seat } cannot stand on space { $pawn } now: from 0 to { $most } are possible ({ $paragraph }).
adel-position-locations = The locations do not go with what is asked ({ $about }, { $paragraph }).
adel-position-action = Seat { $seat } cannot have this action card before it now ({ $paragraph }).
adel-position-no-buyer = While a collectible is bought, the highest cheque must lie in the register ({ $paragraph }).
adel-position-no-cheque = Only a thief alone at the auction house, where somebody has just bought, can be asked about a cheque, and only if it may leave it ({ $paragraph }).
adel-position-shown = What is prepared or exhibited must be a collection, or lead to one, from the hand of an exhibitor ({ $paragraph }).
adel-position-theft = A thief at work must be laid at the castle, at an exhibition with cards, and none may be robbed out of turn ({ $paragraph }).
adel-position-end = A game that is over shows everybody's best collection, all hands open, and a pawn at the table or the last round played ({ $paragraph }).

# On the page.
adel-page-round = Round { $round }
adel-page-last = The last exhibition
adel-page-goal = Furthest along wins, once somebody dines.
adel-page-now = Now: { $who }
adel-page-rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
adel-page-track = The way from the club room to the banquet: { $pawns }
adel-page-pawn = { $who } on space { $space }
adel-page-space = Space { $space }
adel-page-holds = { $cards ->
    [one] 1 piece
   *[other] { $cards } pieces
}
adel-page-cards = { $cards } action cards
adel-page-seen = Seen: { $cards }
adel-page-sign-auction = Auction house
adel-page-auction = The auction house
adel-page-best = best
adel-page-go = { $place ->
    [auction] buy, or pocket a cheque
   *[castle] show off, rob or arrest
}
adel-page-more = { $cards ->
    [0] the last
   *[other] { $cards } more
}
adel-page-cell = { $number ->
    [none] Cell { $cell }, empty
   *[other] Cell { $cell }: thief { $number } of { $who }
}
adel-page-collectible = { $series ->
    [A] Pipe { adel-piece } of { $year }
    [B] Chamber pot { adel-piece } of { $year }
    [C] Mask { adel-piece } of { $year }
    [D] Souvenir { adel-piece } of { $year }
    [E] Toy { adel-piece } of { $year }
   *[F] Advertising sign { adel-piece } of { $year }
}
adel-page-thieves = thieves: { $thieves }
adel-page-unseen = Not seen yet
adel-page-at = { $place ->
    [auction] At the auction house
   *[castle] At the castle
}
adel-page-short = { $place ->
    [auction] Auction
   *[castle] Castle
}
adel-page-face-down = A card, face down
adel-page-choosing = not yet ready
adel-page-card-cheque = Cheque
adel-page-card-thief = Thief
adel-page-card-detective = arrests thieves
adel-page-card-exhibition = shows a collection
adel-page-call = Any bids?
adel-page-call-sold = Sold to { $who_you ->
    [yes] you!
   *[no] { $who }!
}
adel-page-highest = buys
adel-page-back = outbid
adel-page-lurks = lies in wait
adel-page-takes = takes the { $cheque }
adel-page-leaves = leaves it
adel-page-in-vain = in vain
adel-page-step-exhibitions = Exhibitions
adel-page-step-thieves = Thieves
adel-page-step-detectives = Detectives
adel-page-hound = Detective: { $who }
adel-page-hound-then = then: jails all thieves
adel-page-thief-then = one piece from everybody
adel-page-hand = Your cards
adel-page-actions = Your action cards
adel-page-pieces = Your collectibles
adel-page-head = { $count ->
    [one] { $who } sits at the head of the table!
   *[other] { $who } share the head of the table!
}
adel-page-head-you = You sit at the head of the table!
adel-page-why = On { $space } without another step: { $next_you ->
    [yes] you
   *[no] { $next }
} came closest, on { $there }.
adel-page-why-last = { $pieces } pieces made the { $rank ->
    [1] best
   *[other] second-best
} last exhibition: { $before } + { $spaces } = { $space }, ahead of { $next_you ->
    [yes] you
   *[no] { $next }
} on { $there }.
adel-page-why-shared = All on space { $space }, and their last collections are worth the same.
adel-page-why-collection = Several sit on space { $space }; the better last collection speaks for { $who }.
adel-page-table = Who sits where
adel-page-own-won = Space { $space }, and everybody else passes you the dishes.
adel-page-own-behind = Space { $space }. To the head of the table { $more ->
    [0] only a few older pieces are missing.
    [one] a single space is missing.
   *[other] { $more } spaces are missing.
}
adel-page-toast = Cheers up there!

# Chances.
adel-chance-next-card = Next in a window: series { $series }

# Reasons.
adel-reason-collection = A collection of { $cards }: { $best } spaces if it is the best, { $second } if it is the second-best.
adel-reason-no-collection = You have no collection to exhibit yet.
adel-reason-rival-holds = { $who } was seen with a collection of { $cards }.
adel-reason-thieves-about = { $count ->
    [one] { $who } may send a thief and take a card from you.
   *[other] { $who } may send thieves, each of whom takes a card from you.
}
adel-reason-loot = { $count ->
    [one] { $who } may exhibit, and was seen with a collection.
   *[other] { $who } may exhibit, and were seen with collections.
}
adel-reason-no-loot-known = Nobody there was seen with a collection; without an exhibition there is no loot.
adel-reason-may-be-caught = { $spaces ->
    [one] A detective sends your thief to jail. Nobody there gains more by that than { $who }: one space.
   *[other] A detective sends your thief to jail. Nobody there gains more by that than { $who }: { $spaces } spaces.
}
adel-reason-catches-thieves = { $spaces ->
    [one] One space if a thief comes. Who can send one: { $who }.
   *[other] { $spaces } spaces if a thief comes. Who can send one: { $who }.
}
adel-reason-no-thieves = Nobody there has a thief to send: a detective achieves nothing.
adel-reason-fits = { adel-piece } brings your collection to { $cards } cards.
adel-reason-apart = { adel-piece } does not enlarge your collection.
adel-reason-highest-cheque = Nobody there can outbid your { $cheque }.
adel-reason-may-outbid = { $count ->
    [one] { $who } can outbid you.
   *[other] { $who } can each outbid you.
}
adel-reason-smaller-will-do = Your { $cheque } would do as well here.
adel-reason-cheque-to-steal = A single thief can take the cheque that is paid, { $cheque } at most.
adel-reason-more-to-bid = You can bid { $cheque } from the next round on.
adel-reason-stays-in-register = The { $cheque } stay in the register, and nobody can take them later.
adel-reason-other-thieves = { $count ->
    [one] { $who } can send a thief too; then nobody gets anything.
   *[other] { $who } can send thieves too; then nobody gets anything.
}
adel-reason-breaks = { $cards ->
    [0] Without it { $who } has no known collection left.
   *[other] Without it the known collection of { $who } has { $cards } cards left.
}
adel-reason-more-is-better = { $count ->
    [one] { $who } exhibits too: the larger collection is better.
   *[other] { $who } exhibit too: the larger collection is better.
}
adel-reason-alone = Nobody else exhibits: the smallest collection is good enough.
adel-reason-may-be-stolen = { $thieves ->
    [0] No thief is here: nothing you show can be taken.
    [one] A thief is here: what you show may be taken.
   *[other] { $thieves } thieves are here: what you show may be taken.
}
adel-reason-held-back = { $cards ->
    [0] Everything is shown.
    [one] One card stays in your hand, unseen and safe.
   *[other] { $cards } cards stay in your hand, unseen and safe.
}

# What shows a bot's character.
adel-tempted-doubt = sends the detective, once at the castle
adel-tempted-risk = sends a thief, once at the castle

# The game in five pictures.
adel-picture-where = In secret: to the auction house, or to the castle?
adel-picture-auction = At the auction the highest cheque buys a piece.
adel-picture-castle = At the castle the two best collections move on.
adel-picture-thief = Thieves help themselves; detectives jail them.
adel-picture-banquet = The lord furthest along at the end wins.
