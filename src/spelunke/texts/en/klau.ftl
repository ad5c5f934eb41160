# Klau Mau!

klau-character = Lay what matches, or say “I can't”, true or not. Steal, bluff, doubt: the loot you still hold is what counts.

# What is asked.
klau-about-deal = Which card is dealt?
klau-about-first = Which card is turned up first?
klau-about-draw = Which card is drawn?
klau-about-take = Which card is pulled out of the hand of { $target }?
klau-about-scatter = Which card does the bomb tear out of the hand of { $target }?
klau-about-turn = Your turn: lay a card, or say “I can't”.
klau-about-claim = { $active } says “I can't”. Do you believe it?
klau-about-force = Caught! Which card must { $active } lay?
klau-about-wish = Which colour do you wish for?
klau-about-crook = Whom does your crook visit?
klau-about-alarm = { $thief } sends you a crook. What do you do?
klau-about-swap = With whom do you swap?
klau-about-give = Which card do you give to { $target }?
klau-about-fence = The fence pays two points for any number card. What do you hand in?
klau-about-may-draw = Do you draw what the doubt has brought you?
klau-about-surrounded = Surrounded! From whose hand do you take a last card?

# A card. Used inside sentences, with $card.
klau-card = { $card ->
    [red_1] red 1
    [red_2] red 2
    [red_3] red 3
    [red_4] red 4
    [red_keyhole] red keyhole
    [red_small_safe] red small safe
    [red_big_safe] red big safe
    [red_crook] red crook
    [red_swap] red swap
    [yellow_1] yellow 1
    [yellow_2] yellow 2
    [yellow_3] yellow 3
    [yellow_4] yellow 4
    [yellow_keyhole] yellow keyhole
    [yellow_small_safe] yellow small safe
    [yellow_big_safe] yellow big safe
    [yellow_crook] yellow crook
    [yellow_swap] yellow swap
    [green_1] green 1
    [green_2] green 2
    [green_3] green 3
    [green_4] green 4
    [green_keyhole] green keyhole
    [green_small_safe] green small safe
    [green_big_safe] green big safe
    [green_crook] green crook
    [green_swap] green swap
    [blue_1] blue 1
    [blue_2] blue 2
    [blue_3] blue 3
    [blue_4] blue 4
    [blue_keyhole] blue keyhole
    [blue_small_safe] blue small safe
    [blue_big_safe] blue big safe
    [blue_crook] blue crook
    [blue_swap] blue swap
    [red_plan] red plan
    [yellow_plan] yellow plan
    [red_yellow_plan] red-yellow plan
    [green_plan] green plan
    [red_green_plan] red-green plan
    [yellow_green_plan] yellow-green plan
    [red_yellow_green_plan] red-yellow-green plan
    [blue_plan] blue plan
    [red_blue_plan] red-blue plan
    [yellow_blue_plan] yellow-blue plan
    [red_yellow_blue_plan] red-yellow-blue plan
    [green_blue_plan] green-blue plan
    [red_green_blue_plan] red-green-blue plan
    [yellow_green_blue_plan] yellow-green-blue plan
    [red_yellow_green_blue_plan] red-yellow-green-blue plan
    [police] police
    [watchdog] watchdog
    [bomb] bomb
    [fence] fence
   *[other] card
}
# A card in a list, with $key.
klau-key = { $key ->
    [red_1] red 1
    [red_2] red 2
    [red_3] red 3
    [red_4] red 4
    [red_keyhole] red keyhole
    [red_small_safe] red small safe
    [red_big_safe] red big safe
    [red_crook] red crook
    [red_swap] red swap
    [yellow_1] yellow 1
    [yellow_2] yellow 2
    [yellow_3] yellow 3
    [yellow_4] yellow 4
    [yellow_keyhole] yellow keyhole
    [yellow_small_safe] yellow small safe
    [yellow_big_safe] yellow big safe
    [yellow_crook] yellow crook
    [yellow_swap] yellow swap
    [green_1] green 1
    [green_2] green 2
    [green_3] green 3
    [green_4] green 4
    [green_keyhole] green keyhole
    [green_small_safe] green small safe
    [green_big_safe] green big safe
    [green_crook] green crook
    [green_swap] green swap
    [blue_1] blue 1
    [blue_2] blue 2
    [blue_3] blue 3
    [blue_4] blue 4
    [blue_keyhole] blue keyhole
    [blue_small_safe] blue small safe
    [blue_big_safe] blue big safe
    [blue_crook] blue crook
    [blue_swap] blue swap
    [red_plan] red plan
    [yellow_plan] yellow plan
    [red_yellow_plan] red-yellow plan
    [green_plan] green plan
    [red_green_plan] red-green plan
    [yellow_green_plan] yellow-green plan
    [red_yellow_green_plan] red-yellow-green plan
    [blue_plan] blue plan
    [red_blue_plan] red-blue plan
    [yellow_blue_plan] yellow-blue plan
    [red_yellow_blue_plan] red-yellow-blue plan
    [green_blue_plan] green-blue plan
    [red_green_blue_plan] red-green-blue plan
    [yellow_green_blue_plan] yellow-green-blue plan
    [red_yellow_green_blue_plan] red-yellow-green-blue plan
    [police] police
    [watchdog] watchdog
    [bomb] bomb
    [fence] fence
   *[other] card
}
klau-colour = { $colour ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
}

# Moves.
klau-move-lay = { $card ->
    [police] Lay police beside the pile
    [watchdog] Put the watchdog before you
    [bomb] Set off the bomb
   *[other] Lay the { klau-card }
}
klau-move-icant = “I can't”
klau-move-believe = Believe
klau-move-doubt = Doubt!
klau-move-force = { $card ->
    [police] Police must be laid beside the pile
   *[other] The { klau-card } must be laid
}
klau-move-wish = Wish for { klau-colour }
klau-move-leave-it = Take nothing
klau-move-pick = { $whom }
klau-move-call-police = Call the police
klau-move-let-it-happen = Let it happen
klau-move-give = { $card ->
    [police] Give police
   *[other] Give the { klau-card }
}
klau-move-hand-in = Hand in the { klau-card }
klau-move-hand-in-all = Hand in all numbers
klau-move-enough = Enough
klau-move-draw-them = Draw
klau-move-turn = The { klau-card } comes

# Who does it, at the head of a sentence, with $who; and to whom, with $whom.
klau-who = { $who_you ->
    [yes] You
   *[no] { $who }
}
klau-whom = { $whom_you ->
    [yes] you
   *[no] { $whom }
}

# Events.
klau-event-round-began = Round { $round }: { $starter_you ->
    [yes] you begin.
   *[no] { $starter } begins.
}
klau-event-dealt = { $card ->
    [police] You are dealt police.
   *[other] You are dealt the { klau-card }.
}
klau-event-covered = { $card ->
    [police] Police are turned up and covered by another card.
   *[other] The { klau-card } is turned up and covered by another card.
}
klau-event-opened = The { klau-card } lies on top.
klau-event-laid = { $card ->
    [police] { klau-who } { $who_you ->
        [yes] lay
       *[no] lays
    } police beside the pile.
    [watchdog] { klau-who } { $who_you ->
        [yes] put
       *[no] puts
    } out a watchdog.
    [bomb] { klau-who } { $who_you ->
        [yes] set
       *[no] sets
    } off the bomb.
   *[other] { klau-who } { $who_you ->
        [yes] lay
       *[no] lays
    } the { klau-card }.
}
klau-event-said-icant = { klau-who }: “I can't.”
klau-event-believed = { klau-who } { $who_you ->
    [yes] believe
   *[no] believes
} { klau-whom }.
klau-event-doubted = { klau-who } { $who_you ->
    [yes] doubt
   *[no] doubts
} { klau-whom }!
klau-event-showed = { $cards ->
    [none] { $who } shows the hand to the doubter.
   *[other] { klau-who } { $who_you ->
        [yes] show
       *[no] shows
    }: { $cards }.
}
    .cards = { $value ->
        [1] { klau-key }
       *[other] { $value } × { klau-key }
    }
klau-event-forced = { klau-who } { $who_you ->
    [yes] make
   *[no] makes
} { klau-whom } lay { $card ->
    [police] police beside the pile.
   *[other] the { klau-card }.
}
klau-event-wished = { klau-who } { $who_you ->
    [yes] wish
   *[no] wishes
} for { klau-colour }.
klau-event-skipped = { klau-who } { $who_you ->
    [yes] miss
   *[no] misses
} a turn.
klau-event-turned-round = { $direction ->
    [clockwise] Play goes clockwise.
   *[counterclockwise] Play goes counter-clockwise.
}
klau-event-left-it = { klau-who } { $who_you ->
    [yes] take
   *[no] takes
} nothing.
klau-event-sent = { klau-who } { $by ->
    [crook] { $who_you ->
        [yes] send
       *[no] sends
    } a crook to { klau-whom }.
    [swap] { $who_you ->
        [yes] swap
       *[no] swaps
    } with { klau-whom }.
   *[surrounded] { $who_you ->
        [yes] reach
       *[no] reaches
    } for { $whom_you ->
        [yes] your hand.
       *[no] the hand of { $whom }.
    }
}
klau-event-caught = { klau-who } { $who_you ->
    [yes] call
   *[no] calls
} the police. { $whom_you ->
    [yes] Your crook gets nothing.
   *[no] { $whom }'s crook gets nothing.
}
klau-event-yielded = { klau-who } { $who_you ->
    [yes] do
   *[no] does
} not call the police: { $whom_you ->
    [yes] your crook gets in.
   *[no] the crook of { $whom } gets in.
}
klau-event-took = { klau-who } { $who_you ->
    [yes] take
   *[no] takes
} { $card ->
    [none] a card
    [police] police
   *[other] the { klau-card }
} from { klau-whom }.
klau-event-gave = { klau-who } { $who_you ->
    [yes] give
   *[no] gives
} { klau-whom } { $card ->
    [none] a card.
    [police] police.
   *[other] the { klau-card }.
}
klau-event-drew = { klau-who } { $who_you ->
    [yes] draw
   *[no] draws
} { $card ->
    [none] a card.
    [police] police.
   *[other] the { klau-card }.
}
klau-event-fence-came = { klau-who } { $who_you ->
    [yes] draw
   *[no] draws
} the fence.
klau-event-handed-in = { klau-who } { $who_you ->
    [yes] hand
   *[no] hands
} in the { klau-card }.
klau-event-paid = The fence pays { $who_you ->
    [yes] you
   *[no] { $who }
} { $points } points for { $cards ->
    [one] one card.
   *[other] { $cards } cards.
}
klau-event-surrounded = { klau-who } { $who_you ->
    [yes] have
   *[no] has
} played the last police: everybody is surrounded.
klau-event-hands-passed = { $direction ->
    [clockwise] Boom! Every hand moves on clockwise.
   *[counterclockwise] Boom! Every hand moves on counter-clockwise.
}
klau-event-scattered = { klau-who } { $who_you ->
    [yes] lose
   *[no] loses
} the { klau-card }.
klau-event-pile-empty = { klau-who } { $who_you ->
    [yes] have
   *[no] has
} to draw, but the pile is empty.
klau-event-hand-empty = { klau-who } { $who_you ->
    [yes] have
   *[no] has
} no card left.
klau-event-round-scored = Round { $round }: { $points }. Sums: { $totals }.
    .points = { $owner_you ->
        [yes] you { $value }
       *[no] { $owner } { $value }
    }
    .totals = { $owner_you ->
        [yes] you { $value }
       *[no] { $owner } { $value }
    }
klau-event-ended = { $winners_you ->
    [only] You have the fattest loot and win.
    [among] You and { $winners_others } share the fattest loot and win.
   *[none] { $count ->
        [one] { $winners } has the fattest loot and wins.
       *[other] { $winners } share the fattest loot and win.
    }
}

# The board.
klau-board-sign = { $motif ->
    [keyhole] ?
    [small_safe] X
    [big_safe] XX
    [plan] ⇄
    [crook] C
    [swap] S
    [police] P
    [watchdog] W
    [bomb] B
    [fence] F
   *[other] { $motif }
}
klau-board-balloon = { $who }: “I can't!”
klau-board-robbery = { $who } reaches for the cards of { $whom }
klau-board-round = Round { $round } of { $rounds }
klau-board-shown = The hand of { $who }:
klau-board-wish = Wished for: { klau-colour }
klau-board-spoiled = Forged: { $colours }
klau-board-police = Police: { $played } of { $police }
klau-board-claim = { $who }: { klau-page-claim }
klau-board-worth = { $points ->
    [one] Your hand: 1 point
   *[other] Your hand: { $points } points
}

# Presets.
klau-preset-box = The defaults, without variants: what is printed, and our rulings where print is silent.
    .title = As in the box
klau-preset-letter = The booklet word by word: a plan sets play counter-clockwise, and it stays so.
    .title = To the letter
klau-preset-forgery = With forgery: the last colour makes its numbers worthless.
    .title = Forgery
klau-preset-surrounded = With surrounding: the last police end the game.
    .title = Surrounded
klau-preset-fence = With the fence: points at once for number cards.
    .title = The fence
klau-preset-watchdog = With watchdogs against crooks.
    .title = Watchdogs
klau-preset-bomb-pass-hands = With a bomb of ours: all hands move on.
    .title = Bomb: hands move on
klau-preset-bomb-zero = With a bomb of ours: the player who holds it at the end gets nothing.
    .title = Bomb: nothing for its owner
klau-preset-bomb-discard = With a bomb of ours: everybody loses a card.
    .title = Bomb: one card less
klau-preset-all-variants = With all variants at once, and the bomb that moves the hands on.
    .title = All of it at once
klau-preset-open-book = The defaults, with everything on show that a careful player remembers.
    .title = Nothing to remember
klau-preset-tiny = One round, two cards each and a handful of cards in two colours: to try things out.
    .title = To try things out

klau-group-extras = Extra cards and endings
klau-group-claims = “I can’t”, and who doubts
klau-group-cards = What cards do
klau-group-deal = Cards dealt, and rounds

# House rules.
klau-house-forgery = forgery
    .explain = Number cards in the colour on top of the pile count nothing when the round ends.
klau-house-forgery-wish = forgery by wish
    .explain = Under forgery a wished colour counts instead of the one on the card.
klau-house-surrounded = surrounded by police
    .explain = The last police end the game at once, and the player who laid them takes a card from somebody.
klau-house-surrounded-ends = what the last police end
    .explain = The round, or the whole game.
    .round = the round
    .game = the game
klau-house-surrounded-at = which police surround
    .explain = The last of the deck, which is the sixth with up to five players, or the eighth in any case.
    .last = the last of the deck
    .eighth = the eighth
klau-house-surrounded-replacement = a card for the last police
    .explain = The last police earn their card from the pile as well.
klau-house-surrounded-counts-first = covered police count
    .explain = Police that were covered as first cards count as played.
klau-house-fence = fence
    .explain = Hidden in the middle of the pile; when it comes, number cards can be handed in for two points each.
klau-house-fence-all-or-nothing = all or nothing at the fence
    .explain = Everybody hands in all number cards or none.
klau-house-watchdog = watchdogs
    .explain = Two watchdogs in the pile; a player with one on the table is safe from crooks.
klau-house-watchdog-counts = when watchdogs count
    .explain = One point when the game ends, or after every round.
    .round = after every round
    .game = when the game ends
klau-house-bomb = bomb
    .explain = No bomb, or one of ours: hands move on, its holder scores nothing, or everybody loses a card.
    .off = no bomb
    .discard = everybody loses a card
    .pass-hands = hands move on
    .zero = its holder scores nothing
klau-house-keyhole-wild = wild keyholes
    .explain = A keyhole can be laid on any card.
klau-house-police-can-be-forced = forced police
    .explain = A doubter may force police too, and a bluffer with nothing else is caught by them.
klau-house-doubter = who may doubt
    .explain = Only the next player; or anybody: all answer at once, and the first in turn of those who doubt is the doubter.
    .next = the next player
    .anybody = anybody
klau-house-draws-after-doubt = drawing after a doubt
    .explain = A right doubter may draw a card, and an honest player two; or both must, even if that ends the round.
    .may = may draw
    .must = must draw
klau-house-forced-card-acts = forced cards act
    .explain = A forced card has its action, and its owner decides.
klau-house-plan-literal = plans to the letter
    .explain = A plan sets play counter-clockwise until the round ends, as the booklets have it, instead of turning it round.
klau-house-big-safe-like-small-for-two = big safe for two
    .explain = With two players a big safe acts like a small one.
klau-house-hand-shown-to = who sees a doubted hand
    .explain = Everybody, or the doubter alone.
    .everybody = everybody
    .doubter = the doubter
klau-house-keep-direction = keep direction
    .explain = A new round goes on in the direction of the last one.
klau-house-swap-may-return = swap may return
    .explain = The card just taken may be given back.
klau-house-hand-size = hand size
    .explain = How many cards everybody is dealt.
klau-house-rounds = rounds
    .explain = How many rounds are played; 0 for as many as players.
klau-house-oldest-first = oldest first
    .explain = The seats from the oldest player to the youngest.
klau-house-deck-small = small deck
    .explain = How many of each card there are for up to five players.
klau-house-deck-large = large deck
    .explain = How many of each card there are for six players and more.

# What cannot be.
klau-needs = The house rule “{ $key }” does nothing without “{ $needs }” (§9.24). Switch both on, or neither.
klau-oldest-first = The table “{ $key }” must name seats from 0 to { $last }, none of them twice (§9.21). Given: { $value }.
klau-deck-too-small = The table “{ $key }” leaves { $cards } cards that are sure to be there and can be the first; { $needed } are needed for this deal (§9.22).
klau-deck-police = The table “{ $key }” holds { $police } police; { $needed } must be there for anybody to be surrounded (§9.3, §9.25).
klau-deck-fence = The table “{ $key }” leaves a pile of { $pile } cards; a third of it must be more than the { $unsuitable } cards that cannot be first, or the fence could come before the first card (§9.7).
klau-position-starter = Seat { $seat } cannot have begun this round: it was for seat { $leader } to begin ({ $paragraph }).
klau-position-direction = Play cannot go counter-clockwise before a plan was laid ({ $paragraph }).
klau-position-round = There is no round { $round }: rounds count from 1 to { $rounds } ({ $paragraph }).
klau-position-ages = Ages are the numbers from 0, the oldest, to { $last }, each once, not { $ages } ({ $paragraph }).
klau-position-cards = Cards neither appear nor vanish: of { $card } there must be { $expected }, but { $found } were found ({ $paragraph }).
klau-position-totals = The totals { $totals } cannot be: none is below zero, and together they are from { $least } to { $most } points, by the rounds that are over and by the fence ({ $paragraph }).
klau-position-book = The loot book does not fit: it has a line for each of the { $rounds } rounds that are over, and no sum falls ({ $paragraph }).
klau-position-seen = Seat { $seat }, { $card }: “seen_by” names other seats, none twice, and nobody if everybody has seen the card ({ $paragraph }).
klau-position-shown = The hand of seat { $seat } was doubted, so those who may see it have seen every card of it ({ $paragraph }).
klau-position-taken = The last card of seat { $seat }, { $card }, was just taken in a swap, so its owner has seen it ({ $paragraph }).
klau-position-deal = Cards are dealt one by one from the starter, { $size } to everybody, before anything else lies on the table ({ $paragraph }).
klau-position-empty-hand = Seat { $seat } cannot have an empty hand while the ask is about “{ $about }” ({ $paragraph }).
klau-position-over = When the game is over all cards are gathered ({ $paragraph }).
klau-position-watchdogs = Nobody has two watchdogs on the table ({ $paragraph }).
klau-position-came = Seat { $seat } holds { $cards } cards and { $dogs } watchdogs, so { $came } cards cannot have come into this hand after the deal ({ $paragraph }).
klau-position-top = { $top } cannot lie on top of the discard pile while the ask is about “{ $about }” ({ $paragraph }).
klau-position-wish = Nobody can have wished for { $wish } with { $top } on top ({ $paragraph }).
klau-position-claim = Seat { $seat } cannot be remembered as believed on { $card } with { $since } new cards since: it must have lain on the pile or have been wished for, no more cards can have come since than after the deal, one from before must be left, and the hand must not have been shown to all since ({ $paragraph }).
klau-position-police = { $played } police cannot have been played: by what lies on the table from { $least } to { $most } are possible, and only police and what a bomb brings lie beside the pile ({ $paragraph }).
klau-position-surrounded = With { $played } police played the ask cannot be about “{ $about }” ({ $paragraph }).
klau-position-fence = The fence comes at most once, not before and not after its places in the pile, and takes number cards only ({ $paragraph }).
klau-position-owed = Who draws or takes a card does not go with an ask about “{ $about }” ({ $paragraph }).
klau-position-no-match = Seat { $seat } holds no card that could be forced onto { $top } ({ $paragraph }).

# On the page.
klau-page-round = Round { $round } of { $rounds }
klau-page-pile = { $cards ->
    [0] The pile is used up
    [one] One card in the pile
   *[other] { $cards } cards in the pile
}
klau-page-top = On top: { klau-card }
klau-page-wish = { klau-colour } wished
klau-page-beside = Beside the pile
klau-page-police = { $played } of { $police } police out
klau-page-spoiled = Forged numbers:
klau-page-direction = { $direction ->
    [clockwise] Play goes clockwise
   *[counterclockwise] Play goes counter-clockwise
}
klau-page-points = { $points ->
    [one] One point so far
   *[other] { $points } points so far
}
klau-page-watchdog = A watchdog keeps crooks away
klau-page-hand = { $worth ->
    [one] Your cards, worth one point
   *[other] Your cards, worth { $worth } points
}
klau-page-worth = hand worth { $worth }
klau-page-taken = just taken
klau-page-known = You know of the { klau-card }
klau-page-claim = { $since ->
    [0] “I can't” on the { klau-card }, no new card since
    [one] “I can't” on the { klau-card }, one new card since
   *[other] “I can't” on the { klau-card }, { $since } new cards since
}

# In the frame.
klau-page-goal = Most loot wins. An empty hand scores nothing.
klau-page-leads = Ahead: { $who } with { $points }
klau-page-round-title = Round { $round }
klau-page-cards = { $cards ->
    [0] no card
    [one] one card
   *[other] { $cards } cards
}
klau-page-pick = { $about ->
    [crook] Steal
    [swap] Swap
   *[other] Take
}
klau-page-same = { $sign ->
    [keyhole] a keyhole, too
    [small_safe] a safe, too
    [big_safe] a safe, too
    [plan] a plan, too
    [crook] a crook, too
    [swap] a swap, too
   *[other] same { $sign }
}
klau-page-fit = { $why ->
    [safe] on a safe
    [always] always
    [wish] as wished
   *[colour] also { klau-colour }
}
klau-page-cant = I can’t.
klau-page-cant-of = { $who } holds { $cards ->
    [one] one card
   *[other] { $cards } cards
}. Does really none of them fit?
klau-page-cant-of-you = Will they believe you?
klau-page-believe-note = { $who } draws { $cards }
klau-page-doubt-note = A lie: you draw { $lie }. True: { $who } draws { $truth }.
klau-page-doubt-short = A lie: you { $lie }. True: { $who } { $truth }.
klau-page-alarm = { $who }’s crook is after your cards!
klau-page-let-note = { $who } takes a card, unseen
klau-page-note = { $move ->
    [DrawThem] { $cards ->
        [one] one card from the pile
       *[other] { $cards } cards from the pile
    }
    [HandInAll] two points for each
    [Enough] and go on
    [LeaveIt] { $about ->
        [may_draw] you draw no card
       *[other] everybody keeps their cards
    }
   *[ICant] True or not: the next one believes it or doubts.
}
klau-page-cards-do = What the cards do
klau-page-card-does = { $sign ->
     [keyhole] name the colour that must follow
     [small_safe] the next one misses a turn
     [big_safe] the next two miss a turn
     [plan] play turns the other way round
     [crook] steal a card, unseen
     [swap] take a card, give one back
    *[police] stop a crook; or lay it and draw 1
    }
    .name = { $sign ->
            [keyhole] Keyhole
            [small_safe] Small safe
            [big_safe] Big safe
            [plan] Plan
            [crook] Crook
            [swap] Swap
           *[police] Police
        }
klau-page-verdict = { $lie ->
    [yes] LIE
   *[no] TRUTH
}
klau-page-to-match = had to match this
klau-page-right = { $who_you ->
    [yes] You were right
   *[no] { $who } was right
}
klau-page-wrong = { $who_you ->
    [yes] You were wrong
   *[no] { $who } was wrong
}
klau-page-lied = { $who_you ->
    [yes] You lied
   *[no] { $who } lied
}
klau-page-honest = { $who_you ->
    [yes] You were honest
   *[no] { $who } was honest
}
klau-page-draws = { $cards ->
    [0] no card from the pile
    [one] one card from the pile
   *[other] { $cards } cards from the pile
}
klau-page-must-lay = lays what is asked for
klau-page-wish-note = { $cards ->
    [0] you hold none
    [one] you hold one
   *[other] you hold { $cards }
}
klau-page-pile-left = { $cards } left
klau-page-police-sign = { $played } of { $police } police outside
klau-page-surrounds = No. { $police } surrounds us all
klau-page-surrounded = Surrounded!
klau-page-book = The loot book
klau-page-book-thief = Who
klau-page-book-total = in all
klau-page-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
klau-page-won = { $count ->
    [one] { $who } wears the crown of thieves!
   *[other] { $who } share the crown of thieves!
}
klau-page-won-you = You wear the crown of thieves!
klau-page-why = { $points } loot after { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}, { $more } more than { $next }.
klau-page-why-empty = { $who_you ->
    [yes] You laid your last card
   *[no] { $who } laid the last card
}: an empty hand is worth nothing.
klau-page-why-all = Everybody has { $points } loot: equal loot is an equal win.
klau-page-why-none = An honest evening: nobody has any loot, so all share the win.
klau-page-you = you
klau-page-yielded = { $who }’s crook gets through.
klau-page-order = The thieves’ order
klau-page-own-won = { $points } points of loot carried home: not a bad night’s work.
klau-page-own-behind = { $points } points of loot. { $more } more, and you would have led.

# Chances.
klau-motif = { $motif ->
    [number] a number
    [keyhole] a keyhole
    [small_safe] a small safe
    [big_safe] a big safe
    [crook] a crook
    [swap] a swap
    [plan] a plan
    [police] police
    [watchdog] a watchdog
    [bomb] the bomb
   *[fence] the fence
}
klau-chance-fitting-draw = Next from the pile: something that fits
klau-chance-next-draw = Next from the pile: { klau-motif }
klau-chance-blind-grip = Blindly from { $whom }: { klau-motif }

# Reasons.
klau-reason-gives-up = { $points ->
    [0] Gives up no points.
    [one] Gives up one point.
   *[other] Gives up { $points } points.
}
klau-reason-new-card = Police are worth nothing in hand, and you draw a card for them.
klau-reason-last-card = It is your last card: the round ends, and an empty hand scores nothing.
klau-reason-steals = The crook may bring you a card of somebody else.
klau-reason-swaps = The swap may change your worst card for a better one.
klau-reason-skips = { $count ->
    [one] { $who } misses a turn.
   *[other] { $who } miss a turn each.
}
klau-reason-turns-round = Play turns round: { $who } is next.
klau-reason-true-claim = It is true: one card if you are believed, two if you are doubted.
klau-reason-bluff = { $card ->
    [police] It is a bluff, but only because of your police: doubted by { $who }, you lay them and draw a card all the same; so does { $who }.
   *[other] It is a bluff: believed, you draw a card; doubted by { $who }, you lose one, at worst: { klau-card }.
}
klau-reason-seen-in-hand = { $who } has seen in your hand: { klau-card }. You will hardly be believed.
klau-reason-match-by-the-cards = { $percent ->
    [0] By the cards, { $who } can have nothing that fits.
    [100] By the cards, { $who } must have something that fits.
   *[other] By the cards alone, { $who } has something that fits with { $percent }%.
}
klau-reason-match-was-seen = You have seen in the hand of { $who }: { klau-card }. It is a bluff.
klau-reason-wrong-doubt = If it is true, { $who } draws two cards instead of one.
klau-reason-lets-them-draw = { $who } draws a card.
klau-reason-costs = { $points ->
    [0] Costs { $who } nothing.
    [one] Costs { $who } one point.
   *[other] Costs { $who } { $points } points.
}
klau-reason-holds-of-colour = { $cards ->
    [0] You hold no { klau-colour }: after that you can truly say “I can’t”.
    [one] You hold one card in { klau-colour } that you could lay.
   *[other] You hold { $cards } cards in { klau-colour } that you could lay.
}
klau-reason-known-there = { $cards ->
    [one] You know the only card there: { klau-card }.
   *[other] The best you know of the { $cards } cards there: { klau-card }.
}
klau-reason-only-card = It is the only card of { $who }: once it is gone, the round ends.
klau-reason-leads = { $points ->
    [one] { $who } is in the lead with one point.
   *[other] { $who } is in the lead with { $points } points.
}
klau-reason-saves-with-police = Police are worth nothing in hand; they save a card of yours and bring another.
klau-reason-loses-one = { $cards ->
    [one] You lose your only card, worth { $points }.
   *[other] You lose one of your { $cards } cards, which are worth { $points } together.
}
klau-reason-at-the-fence = { $cards ->
    [one] { $points } points for what is worth { $worth } in hand, and a new card.
   *[other] { $points } points for what is worth { $worth } in hand, and { $cards } new cards.
}

# What shows a bot's character.
klau-tempted-bluff = says “I can't” though a card matches
klau-tempted-doubt = doubts “I can't” where it is a guess

# The game in five pictures.
klau-picture-lay = Lay what matches in colour or picture.
klau-picture-cant = Or say “I can’t”, true or not.
klau-picture-doubt = A player who is doubted shows the hand: a lie loses a card of the doubter’s choice.
klau-picture-steal = Crooks steal unseen; police stop them.
klau-picture-count = What you still hold counts; an empty hand brings nothing.
