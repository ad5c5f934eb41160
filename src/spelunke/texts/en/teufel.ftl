# Auf Teufel komm raus

teufel-character = Bet how much coal somebody will bring out of the fire, then reach in yourself, until the devil bites.

# What is asked.
teufel-about-start = Whose cheeks are the most fiery?
teufel-about-stake = How much do you bet that somebody brings out coal worth as much?
teufel-about-coal = Which piece of coal is turned?
teufel-about-dare = Stop, or reach in again?

# One piece of coal. Used inside sentences, with $coal.
teufel-coal = { $coal ->
    [devil] a devil
   *[other] a { $coal }
}

# Moves.
teufel-move-stake = { $chips ->
    [0] Bet nothing
   *[other] Bet { $chips }
}
teufel-move-stop = Stop
teufel-move-go-on = Turn another
teufel-move-turn = Turn { teufel-coal }
teufel-move-start = { $who } begins

# Events.
teufel-event-started = { $who_you ->
    [yes] You have the most fiery cheeks and begin.
   *[no] { $who } has the most fiery cheeks and begins.
}
teufel-event-staked = The fists open: { $stakes }.
    .stakes = { $owner_you ->
        [yes] { $value ->
            [none] you are broke
            [0] you nothing
           *[other] you { $value }
        }
       *[no] { $value ->
            [none] { $owner } is broke
            [0] { $owner } nothing
           *[other] { $owner } { $value }
        }
    }
teufel-event-turned = { $who_you ->
    [yes] You turn { teufel-coal }: that makes { $amount }.
   *[no] { $who } turns { teufel-coal }: that makes { $amount }.
}
teufel-event-laid = { $who_you ->
    [yes] { $pieces ->
        [one] You stop with { $amount } in one piece.
       *[other] You stop with { $amount } in { $pieces } pieces.
    }
   *[no] { $pieces ->
        [one] { $who } stops with { $amount } in one piece.
       *[other] { $who } stops with { $amount } in { $pieces } pieces.
    }
}
teufel-event-burnt = { $who_you ->
    [yes] { $amount ->
        [0] A devil! You get nothing.
       *[other] A devil! Your { $amount } burn.
    }
   *[no] { $amount ->
        [0] A devil! { $who } gets nothing.
       *[other] A devil! { $who } loses coal worth { $amount }.
    }
}
teufel-event-paid = { $who_you ->
    [yes] You pay { $to } { $chips } for the pact.
   *[no] { $to_you ->
        [yes] { $who } pays you { $chips } for your pact.
       *[no] { $who } pays { $to } { $chips } for the pact.
    }
}
teufel-event-bank-paid = { $to_you ->
    [yes] The bank pays you { $chips } for your pact.
   *[no] The bank pays { $to } { $chips } for the pact.
}
teufel-event-oven-empty = { $who_you ->
    [yes] You have taken the very last piece. Nobody else has a turn.
   *[no] { $who } has taken the very last piece. Nobody else has a turn.
}
teufel-event-reckoned = { $count ->
    [0] Nobody has brought out any coal.
   *[other] { $who_you ->
        [only] The best coal is yours: { $amount } pays every bet up to that.
        [among] You and { $who_others } have the best coal: { $amount } pays every bet up to that.
       *[none] { $count ->
            [one] { $who } has the best coal: { $amount } pays every bet up to that.
           *[other] { $who } have the best coal: { $amount } pays every bet up to that.
        }
    }
}
teufel-event-lost = { $who_you ->
    [yes] You lose the bet and { $stake }.
   *[no] { $who } loses the bet and { $stake }.
}
teufel-event-won = { $who_you ->
    [yes] You take back { $stake } and win { $gain }
   *[no] { $who } takes back { $stake } and wins { $gain }
}{ $twice ->
    [true] : the highest bet pays twice.
   *[false] .
}
teufel-event-amount-bonus = { $who_you ->
    [only] You get { $chips } for the highest amount, { $amount }.
    [among] You and { $who_others } get { $chips } each for the highest amount, { $amount }.
   *[none] { $count ->
        [one] { $who } gets { $chips } for the highest amount, { $amount }.
       *[other] { $who } get { $chips } each for the highest amount, { $amount }.
    }
}
teufel-event-pieces-bonus = { $who_you ->
    [only] You get { $chips } for the most pieces, { $pieces }.
    [among] You and { $who_others } get { $chips } each for the most pieces, { $pieces }.
   *[none] { $count ->
        [one] { $who } gets { $chips } for the most pieces, { $pieces }.
       *[other] { $who } get { $chips } each for the most pieces, { $pieces }.
    }
}
teufel-event-moved = { $who_you ->
    [yes] { $space ->
        [none] Your pawn goes to the gap for { $least } to { $most }.
        [50] Your pawn goes to 0-50.
       *[other] Your pawn goes to { $space }.
    }
   *[no] { $space ->
        [none] The pawn of { $who } goes to the gap for { $least } to { $most }.
        [50] The pawn of { $who } goes to 0-50.
       *[other] The pawn of { $who } goes to { $space }.
    }
}
teufel-event-pacts = { $who_you ->
    [only] You have a pact with the devil.
    [among] You and { $who_others } have a pact with the devil.
   *[none] { $count ->
        [one] { $who } has a pact with the devil.
       *[other] { $who } have a pact with the devil.
    }
}
teufel-event-refilled = The rest fits into the oven’s mouth: all { $pieces } pieces are shuffled again.
teufel-event-round-began = { $start_you ->
    [yes] Round { $round }: you begin.
   *[no] Round { $round }: { $start } begins.
}
teufel-event-ended = { $winners_you ->
    [only] You have fleeced the devil and win.
    [among] You and { $winners_others } have fleeced the devil and win.
   *[none] { $count ->
        [one] { $winners } has fleeced the devil and wins.
       *[other] { $winners } have fleeced the devil and win.
    }
}

# Presets.
teufel-preset-box = The printed rules. Where they are silent (two spaces of the track, the oven’s mouth, who begins), our guess.
    .title = As in the box
teufel-preset-open-book = The same, with everybody’s chips and the rest of the coal on show.
    .title = Nothing to remember
teufel-preset-ten-rounds = Ten rounds, then the richest wins.
    .title = Quick evening
teufel-preset-tiny = One chip each, three pieces of coal and two rounds: to try things out.
    .title = To try things out

teufel-group-stakes = Chips and bets
teufel-group-oven = The oven, and how long

# House rules.
teufel-house-start = first start player
    .explain = The seat that begins the first round; −1 lets luck decide. The booklets look for the most fiery cheeks: whoever sees them names the seat.
teufel-house-zero-stake = betting nothing
    .explain = Whether somebody who has chips may bet nothing. The booklets have everybody bet who can.
teufel-house-oven-mouth = oven’s mouth
    .explain = How many pieces fit into it: once no more are left, all coal is shuffled again. The booklet only has a picture; 19 is our guess.
teufel-house-rounds = rounds
    .explain = After how many rounds the game ends at the latest; 0 for no limit.
teufel-house-capital = capital
    .explain = The chips everybody starts with.
teufel-house-coal = coal
    .explain = How many pieces there are of each kind.
teufel-house-track = track
    .explain = The number spaces for the pawns. Those after 500 are our guess.

# What cannot be.
teufel-start-not-at-the-table = The house rule “{ $key }” names seat { $seat }, but the last seat at this table is { $last } (§9.1). Take a seat that exists, or −1 for luck.
teufel-coal-without-numbers = The table “{ $key }” holds nothing but devils (§9.6). It needs at least one of: { $kinds }.
teufel-track-ends = The table “{ $key }” must begin with { $first } and end with { $goal } (§9.7).
teufel-track-order = The numbers of the table “{ $key }” must rise, and each must be a multiple of { $chip } (§9.7). Given: { $spaces }.
teufel-position-seat = There is no seat { $seat } at this table; the last is { $last } ({ $paragraph }).
teufel-position-round = { $rounds ->
    [0] There is no round { $round }: rounds count from 1 ({ $paragraph }).
   *[other] There is no round { $round }: rounds count from 1 to { $rounds } ({ $paragraph }).
}
teufel-position-start = In round { $round } the start player must follow from the first one, and may be missing only before luck has found that one ({ $paragraph }).
teufel-position-no-turn = While nobody has a turn, no stakes, no turned coal and no daring can be there, and coal in front of players only at the end ({ $paragraph }).
teufel-position-no-bet = If nobody has chips nobody is asked for a bet ({ $paragraph }).
teufel-position-turn = Seat { $seat } can have a turn only after the bet and before the end, and can dare only with coal turned ({ $paragraph }).
teufel-position-oven-empty = With an empty oven nobody has a turn ({ $paragraph }).
teufel-position-devil = A devil never lies open: the player who turns one lays it face down beside the board ({ $paragraph }).
teufel-position-laid = Seat { $seat } cannot have laid coal down before its turn is over ({ $paragraph }).
teufel-position-coal = { $kind ->
    [devil] The number of devils does not add up: oven and table hold more than there are ({ $paragraph }).
   *[other] The pieces of { $kind } do not add up: oven and table hold more than there are ({ $paragraph }).
}
teufel-position-aside = { $pieces } pieces, { $devils } of them devils, cannot lie beside the board now ({ $paragraph }).
teufel-position-chips = Seat { $seat }: { $chips } must be a total in tens, and its pawn between step 0 and step { $last } ({ $paragraph }).
teufel-position-stake = The stake of seat { $seat } must be a multiple of 10 from { $least } to { $most }, and missing exactly if that seat had no chips ({ $paragraph }).
teufel-position-pawn = The pawn of seat { $seat } cannot stand on step { $pawn }: no total that this seat can have had belongs there ({ $paragraph }).
teufel-position-end = The game cannot be over yet: nobody has { $goal }, and this is not the last round ({ $paragraph }).

# The board.
teufel-board-round = { $rounds ->
    [none] Round { $round }
   *[other] Round { $round } of { $rounds }
}
teufel-board-oven = { $left } in the oven, { $aside } beside it
teufel-board-turned = = { $amount }
teufel-board-stake = { $stake ->
    [none] no bet
   *[other] bet { $stake }
}
teufel-board-fist = a closed fist
teufel-board-laid = { $pieces ->
    [one] { $amount } in 1 piece
   *[other] { $amount } in { $pieces }
}
teufel-board-burnt = burnt
teufel-board-pact = pact

# On the page.
teufel-page-goal = The richest wins, once somebody has { $goal }.
teufel-page-now = Now: { $who }
teufel-page-round = Round { $round }
teufel-page-stake = The bet
teufel-page-stakes = Stakes to choose from
teufel-page-all = all { $chips }
teufel-page-pact = a pact with the devil
teufel-page-pacts = Pacts
teufel-page-laid = Coal brought out
teufel-page-burnt = burnt
teufel-page-left = { $left } in the oven
teufel-page-bank = BANK
teufel-page-bets = bets
teufel-page-devils = { $devils } in { $left }
teufel-page-devil = The devil leans out of the oven
teufel-page-oven = { $amount ->
    [0] The oven: { $left } pieces in it, { $aside } beside it
   *[other] The oven: { $left } pieces in it, { $aside } beside it, { $amount } turned
}
teufel-page-aside = { $aside } pieces beside the oven
teufel-page-track = The track round the oven: { $pawns }
teufel-page-pawn = { $who } at { $at }
teufel-page-total = Chips: { $chips }
teufel-page-fist = A fist with a hidden bet
teufel-page-state = { $state ->
    [turn] at the oven
    [laid] brought out { $amount }
    [burnt] burnt
    [later] comes later
    [bet] has bet
    [thinking] thinking …
    [start] begins
   *[total] chips in all
}
teufel-page-best = Best coal
teufel-page-best-so-far = Best coal so far: { $amount }
teufel-page-lost = lost
teufel-page-item = { $what ->
    [bet] bet
    [best] best coal
   *[most] most pieces
}
teufel-page-how-much = What will the best of you bring out?
teufel-page-dare = Touch a coal, or stop with { $amount }?
teufel-page-stop = Stop with { $amount }
teufel-page-stop-with = { $lead ->
    [best] best coal so far
   *[behind] best coal so far: { $best }
}
teufel-page-number-comes = { $some ->
    [none] A number
   *[other] { $some } in { $left }: a number
}
teufel-page-devil-comes = { $some ->
    [none] The devil
   *[other] { $some } in { $left }: the devil
}
teufel-page-bet = { $bet ->
    [sure] Your bet of { $stake } is won already.
    [won] Stop, and your bet of { $stake } is won.
    [short] { $missing } more win your bet of { $stake }.
   *[none] No bet hangs on it.
}
teufel-page-burns = { $count ->
    [0] { $amount } burn.
    [one] { $amount } burn, and { $who } is owed for the pact.
   *[other] { $amount } burn, and { $who } are owed for their pacts.
}
teufel-page-cost-coal = { $amount ->
    [0] Nothing burnt
   *[other] { $amount } burnt
}
teufel-page-cost-coal-why = your coal counts for nothing
teufel-page-cost-pact = { $chips } to { $who }
teufel-page-cost-pact-why = such is the pact
teufel-page-cost-bet = { $won ->
    [yes] Bet won
   *[no] { $count ->
        [0] Bet lost
       *[other] Bet still on
    }
}
teufel-page-cost-bet-why = { $won ->
    [yes] others brought out { $stake }
   *[no] { $count ->
        [0] nobody reached { $stake }
       *[other] { $who } may still reach { $stake }
    }
}
teufel-page-ceremony = The winner rides out of the oven
teufel-page-chips-at-the-end = Chips at the end
teufel-page-place = { $place ->
    [1] wins
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
teufel-page-out = { $count ->
    [one] { $who } rides out of the fire!
   *[other] { $who } ride out together!
}
teufel-page-out-you = You ride out of the fire!
teufel-page-why = { $chips } chips, { $ahead } more than anybody else, and { $goal } ends it.
teufel-page-why-paid = { $is_you ->
    [yes] Your { $stake }
   *[no] { $who }’s { $stake }
} { $twice ->
    [yes] was the highest bet, and { $amount } in coal paid it twice: { $chips } chips, and { $goal } ends it.
   *[no] was a bet that { $amount } in coal paid: { $chips } chips, and { $goal } ends it.
}
teufel-page-behind = { $behind } behind
teufel-page-why-alike = Equal chips, equal win: { $chips } each.
teufel-page-why-rounds = { $round ->
    [one] One round is over: { $chips } chips, { $ahead } more than anybody else.
   *[other] { $round } rounds are over: { $chips } chips, { $ahead } more than anybody else.
}
teufel-page-own-won = { $chips } chips, and not a hair singed.
teufel-page-own-last = { $chips } chips. The devil has kept you a warm seat by the fire.
teufel-page-own-behind = { $chips } chips: { $behind } more, and you would have been the one to ride out.

# Chances.
teufel-chance-next-coal = { $coal ->
    [devil] Next coal: the devil
   *[other] Next coal: { $coal }
}

# Reasons.
teufel-reason-gets-so-far = A player who dares gets so far with about { $percent }%; if all { $players } dare, somebody does with about { $together }%.
teufel-reason-risks = { $percent ->
    [100] Everything you have is lost if nobody gets so far.
   *[other] { $percent }% of your chips are lost if nobody gets so far.
}
teufel-reason-pays-twice = Nobody can bet more: a win pays { $gain }.
teufel-reason-reaches-the-goal = A win brings you to { $goal } and ends the game.
teufel-reason-nothing-at-stake = Nothing to win, nothing to lose; the bonuses for coal are still there.
teufel-reason-devil-comes = { $percent ->
    [0] No devil can come: none is left in the oven.
   *[other] A devil comes with { $percent }% and burns your { $amount }.
}
teufel-reason-nothing-to-lose = Nothing to lose: your bet is decided, and this coal alone brings no bonus.
teufel-reason-devil-pays = { $count ->
    [one] The devil would also cost you { $chips } for { $who } with the pact.
   *[other] The devil would also cost you { $chips } for { $who } with their pacts.
}
teufel-reason-next-wins = Your bet needs { $missing } more: the next piece brings it with { $percent }%.
teufel-reason-bet-is-won = Your bet of { $stake } is won with this coal.
teufel-reason-bet-was-won = Your bet of { $stake } is won already by coal that lies there.
teufel-reason-left-to-others = Your bet of { $stake } is left to { $who }.
teufel-reason-bet-is-lost = Your bet of { $stake } is lost: nobody comes after you.
teufel-reason-highest-so-far = { $to_come ->
    [0] { $amount } is the highest amount: { $chips } from the bank.
   *[other] { $amount } is the highest amount so far: { $chips } from the bank if it stays so.
}
teufel-reason-no-bonus = No bonus for this coal: others have a higher amount and more pieces.
teufel-reason-most-pieces-so-far = { $to_come ->
    [0] Nobody has more pieces: { $chips } from the bank.
   *[other] Nobody has more pieces so far: { $chips } from the bank if it stays so.
}

# What shows a bot's character.
teufel-tempted-risk = bets 100 or more, or turns another piece though its bet is safe

# The game in five pictures.
teufel-picture-bet = Bet in secret what somebody’s coal will be worth.
teufel-picture-coal = Take piece after piece out of the oven, and stop in time.
teufel-picture-devil = A devil burns all you have in hand.
teufel-picture-paid = The best coal pays every bet up to it, the highest one double.
teufel-picture-goal = Somebody reaches 1,600: whoever has most wins.
