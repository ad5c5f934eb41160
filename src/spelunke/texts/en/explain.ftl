# What everything on a table is, in a bubble: the words, their title, and the paragraph that says it at length.

# Rück's raus!
explain-rueck-goal = After the last round the second-richest gang wins. The richest is the first to be caught.
    .title = The goal
    .rule = §8.2
explain-rueck-round = Each round takes one noble and one robber of everybody’s hand. After the last one totals are compared.
    .title = The round
    .rule = §8.1
explain-rueck-plate = Face, name, jewels, and how far this gang is from the richest. A brass key marks a bot.
    .title = { $who_you ->
            [yes] Your gang
           *[no] The gang of { $who }
        }
    .rule = §2.1
explain-rueck-number = So many jewels this gang has. They lie open and can be counted at any time.
    .title = Jewels
    .rule = §2.2
explain-rueck-heap = The jewels of this gang, open to all. Everybody began with eight.
    .title = { $who_you ->
            [yes] Your heap
           *[no] The heap of { $who }
        }
    .rule = §2.2
explain-rueck-wood = The next noble comes along this road before anybody chooses a robber.
    .title = The wood
    .rule = §3.1
explain-rueck-noble = { $noble ->
        [minus_3] The strongest robber must give three jewels back.
        [nothing_or_8] The strongest takes nothing, or eight: as you like.
        [neighbour_plus_5] The strongest sends five jewels to the left or the right neighbour.
        [neighbour_minus_2] The strongest makes the left or the right neighbour give two jewels back.
        [gift_of_2] The strongest gives two jewels to somebody else.
       *[other] The strongest robber takes as many jewels as the shield says.
    }
    .title = { rueck-noble }
    .rule = { $noble ->
            [nothing_or_8] §5.2
            [neighbour_plus_5] §5.3
            [neighbour_minus_2] §5.4
            [gift_of_2] §5.5
           *[other] §5.1
        }
explain-rueck-to-come = Nobody knows yet who will come in that round. Some nobles of the box never come.
    .title = Still to come
    .rule = §2.5
explain-rueck-sealed = Everybody lays a robber face down. All turn over together.
    .title = Face down
    .rule = §3.2
explain-rueck-laid = { $fate ->
        [strongest] The strongest here: it gets the noble’s favour. Equally strong ones each get all of it.
        [weakest] The weakest here: pity brings it as many jewels as its own number.
        [cancelled] Two chiefs cancel each other: both go away with nothing.
       *[other] Neither strongest nor weakest: it gets nothing.
    }
    .title = Robber { $strength }
    .rule = { $fate ->
            [strongest] §4.1
            [weakest] §4.6
            [cancelled] §4.2
           *[other] §3.4
        }
explain-rueck-gain = Jewels of this round, by favour or by pity.
    .title = What it brought
    .rule = §3.4
explain-rueck-strongest = The highest number gets the favour. If several are strongest, each gets all of it.
    .title = The strongest
    .rule = { $noble ->
            [nothing_or_8] §5.2
            [neighbour_plus_5] §5.3
            [neighbour_minus_2] §5.4
            [gift_of_2] §5.5
           *[other] §4.1
        }
explain-rueck-weakest = The lowest number takes as many jewels as it says. A 0 takes none.
    .title = The weakest
    .rule = §4.6
explain-rueck-chiefs = If two or more strongest robbers of a gang meet, they all leave with nothing, and the next strongest robs.
    .title = Two chiefs
    .rule = §4.2
explain-rueck-gang = The robbers still in hand. The dim ones were played and do not come back.
    .title = What is left of the gang
    .rule = §3.5
explain-rueck-robber = Strength { $strength }. The strongest gets the favour, the weakest is pitied, all between get nothing. Each robs once.
    .title = Robber { $strength }
    .rule = §3.4
explain-rueck-crown = If it ended now, this gang would win: it is the second-richest.
    .title = The crown
    .rule = §8.2

# Auf Teufel komm raus
explain-teufel-goal = Who has 1,600 or more after a round ends the game. The most chips win.
    .title = The goal
    .rule = §10.2
explain-teufel-round = Bets, then coal, then the payout. The next round is begun by the left neighbour.
    .title = The round
    .rule = §8.3
explain-teufel-plate = Name, chips, and what is going on here. A brass key marks a bot.
    .title = { $who_you ->
            [yes] You
           *[no] { $who }
        }
    .rule = §6.1
explain-teufel-number = The chips that are held. How many exactly is a secret: the pawn only shows about how much.
    .title = Chips
    .rule = §6.1
explain-teufel-oven = In your turn take a piece of coal out, then stop or take another. A devil burns all of this turn.
    .title = The oven
    .rule = §4.2
explain-teufel-aside = Coal that was turned and lies face down now. Who paid attention knows what it was.
    .title = Out of the oven
    .rule = §4.9
explain-teufel-track = A pawn on a number has exactly that much, one in a gap something between.
    .title = The track
    .rule = §6.2
explain-teufel-pawn = It shows about how many chips its owner has. Alone in the last place: a pact with the devil.
    .title = { $who_you ->
            [yes] Your pawn
           *[no] The pawn of { $who }
        }
    .rule = §6.1
explain-teufel-sill = What was turned this turn, and the sum. It counts only if you stop in time.
    .title = This turn
    .rule = §4.3
explain-teufel-coal = { $kind ->
        [devil] It ends the turn, and all coal of the turn is lost.
       *[other] It adds { $kind } to this turn.
    }
    .title = { $kind ->
            [devil] A devil
           *[other] Coal worth { $kind }
        }
    .rule = §1.1
explain-teufel-reckoning = The single best coal decides all bets. Bets up to it win, higher ones are lost.
    .title = The payout
    .rule = §5.1
explain-teufel-bets = The bar shows how far the best coal reaches. A bet that it has passed is won.
    .title = The bets
    .rule = §3.5
explain-teufel-devil = A devil ends the turn, and its coal is worthless. The bet is not his business.
    .title = The devil
    .rule = §4.5
explain-teufel-bank = It pays what is won and takes what is lost. It never runs out.
    .title = The bank
    .rule = §2.6
explain-teufel-left = So many pieces still lie in there, face down.
    .title = Pieces in the oven
    .rule = §4.9
explain-teufel-chance = How many of the pieces in the oven are devils: shown because this table remembers.
    .title = How hot it is
    .rule = §4.9
explain-teufel-bet = Everybody takes a stake in secret. All fists open together.
    .title = The fist
    .rule = §3.1
explain-teufel-stake = It bets that somebody brings out coal worth at least as much this round. Won, it pays once more; as the highest, twice.
    .title = The stake
    .rule = §3.5
explain-teufel-bill = What this round brought or cost: bet, best coal, most pieces.
    .title = The bill
    .rule = §5.9
explain-teufel-burnt = A devil came: this turn’s coal is lost. The bet still stands.
    .title = Burnt
    .rule = §4.5
explain-teufel-fetched = Who stopped lays the coal down. Its sum may be the best of the round.
    .title = Coal laid down
    .rule = §4.4
explain-teufel-pact = Who turns a devil pays 50 to everybody else with a pact. Its chips lie open.
    .title = The pact
    .rule = §7.6
explain-teufel-stop = You keep this turn’s coal. Going on may bring more, or a devil.
    .title = Stop
    .rule = §4.4

# Adel verpflichtet
explain-adel-goal = When a pawn reaches the banquet, the one furthest along wins; between equals the better collection.
    .title = The goal
    .rule = §9.4
explain-adel-round = First where, then what. Rounds go on until a pawn reaches the banquet.
    .title = The round
    .rule = §3.1
explain-adel-plate = Name, place on the way, and what is held. A brass key marks a bot.
    .title = { $who_you ->
            [yes] Your house
           *[no] The house of { $who }
        }
    .rule = §2.2
explain-adel-number = The space where this pawn stands. The furthest along wins.
    .title = Space on the way
    .rule = §9.4
explain-adel-way = From the club past the castles to the banquet table. Exhibitions and detectives move the pawns.
    .title = The way to the banquet
    .rule = §1.6
explain-adel-hexagon = The best exhibition goes { $best } spaces, the second-best { $second }. The hexagon by the furthest pawn counts.
    .title = { $best }/{ $second }
    .rule = §5.7
explain-adel-banquet = A pawn that gets here ends the game with this round. A last exhibition follows.
    .title = The banquet
    .rule = §9.1
explain-adel-pawn = How far this house has come. Several may stand on one space.
    .title = { $who_you ->
            [yes] Your pawn
           *[no] The pawn of { $who }
        }
    .rule = §2.3
explain-adel-lord = Where this lord has gone this round: to the auction, or to the castle.
    .title = { $who_you ->
            [yes] You
           *[no] { $who }
        }
    .rule = §3.3
explain-adel-auction = The highest cheque buys one of the two pieces. A thief who is alone may take that cheque.
    .title = The auction house
    .rule = §4.2
explain-adel-castle = Here collections are shown and move the pawns; thieves take pieces, detectives take thieves.
    .title = The castle
    .rule = §5.2
explain-adel-register = The cheques that were paid. A thief alone at the auction takes only the one paid just now.
    .title = The register
    .rule = §4.2
explain-adel-pile = So many pieces lie below this one. When both piles are sold, the auction house closes.
    .title = The pile
    .rule = §2.5
explain-adel-piece = A collectible: its letter is its series, its year its age. Three or more without a gap in the letters make a collection.
    .title = { adel-name }
    .rule = §5.1
explain-adel-jail = A caught thief goes to cell 1 and pushes the others on. Who is pushed out is free.
    .title = The jail
    .rule = §8.1
explain-adel-action = { $kind ->
        [cheque] For the auction: the highest cheque buys, and goes into the register.
        [thief] Alone at the auction he takes the cheque; at the castle he takes a piece of every exhibition. Higher numbers first.
        [detective] At the castle: puts all thieves into jail, and moves your pawn if there was one.
       *[exhibition] At the castle: show a collection. The best two move on.
    }
    .title = { $kind ->
            [cheque] Cheque
            [thief] Thief { $number }
            [detective] Detective
           *[exhibition] Exhibition
        }
    .rule = { $kind ->
            [cheque] §4.2
            [thief] §6.1
            [detective] §7.1
           *[exhibition] §5.1
        }
explain-adel-exhibition = Collections are laid face down and turned over together.
    .title = An exhibition, covered
    .rule = §5.4
explain-adel-rank = More pieces are better; between equal numbers the oldest piece decides.
    .title = Rank { $rank }
    .rule = §5.5
explain-adel-sealed = Place and action are laid face down and turned over together.
    .title = Face down
    .rule = §3.2
explain-adel-holds = How many pieces are in this hand. Which ones, nobody else may see.
    .title = Collectibles
    .rule = §2.4
explain-adel-cards = How many cheques, thieves and other cards are in this hand.
    .title = Action cards
    .rule = §2.2
explain-adel-cheques = The cheques that this house can still bid: shown because this table remembers.
    .title = Cheques, in thousands
    .rule = §12.3
explain-adel-thieves = The thieves that this house still has in hand: shown because this table remembers.
    .title = Thieves
    .rule = §12.3
explain-adel-memory = Pieces that everybody has seen bought, shown or stolen, and what nobody has seen yet.
    .title = What was seen
    .rule = §12.3

# Klau Mau!
explain-klau-goal = The most loot after all rounds wins. Loot is what you still hold: an empty hand scores nothing.
    .title = The goal
    .rule = §6.6
explain-klau-round = There are as many rounds as players. Each ends with an empty hand or an empty pile.
    .title = The round
    .rule = §6.5
explain-klau-plate = Name, cards in hand, and the loot of earlier rounds. A brass key marks a bot.
    .title = { $who_you ->
            [yes] You
           *[no] { $who }
        }
    .rule = §6.6
explain-klau-number = The points of the rounds that are over. This round’s hand is not in it yet.
    .title = Loot
    .rule = §6.6
explain-klau-room = In your turn lay a card that matches, lay police, or say “I can’t”.
    .title = The back room
    .rule = §3.1
explain-klau-police = Police that were laid. They stop a crook, or are laid in your own turn for a card from the pile.
    .title = Police outside
    .rule = §1.4
explain-klau-surrounded = When the last police of this table are out, play stops at once.
    .title = Surrounded
    .rule = §7.4
explain-klau-direction = Play goes this way. A plan turns it round.
    .title = The way round
    .rule = §2.6
explain-klau-turn = The lit sign is on. A padlock means: misses this turn.
    .title = { $who_you ->
            [yes] Your place
           *[no] The place of { $who }
        }
    .rule = §3.7
explain-klau-pile = Who must draw and cannot ends the round.
    .title = The pile
    .rule = §6.2
explain-klau-top = The next card must have its colour or its motif.
    .title = On top
    .rule = §3.2
explain-klau-wish = After a keyhole only the wished colour matches, or another keyhole.
    .title = The wish
    .rule = §5.1
explain-klau-beside = Cards that lie here open stay out of the pile.
    .title = Beside the pile
    .rule = §7.28
explain-klau-forged = Numbers in these colours would count nothing if the round ended now.
    .title = Forged
    .rule = §7.2
explain-klau-backs = How many cards are held here. Which ones is secret.
    .title = Cards in hand
    .rule = §8.1
explain-klau-card = { $sign ->
        [keyhole] Lay it and name the colour that must come next. Worth 1.
        [small_safe] The next player misses a turn. Worth 1.
        [big_safe] The next two players miss a turn each. Worth 1.
        [plan] Play turns the other way round. Worth 1.
        [crook] Steal a card from somebody, unseen. Police can stop it. Worth 1.
        [swap] Take a card from somebody unseen and give one back. Worth 1.
        [police] Stops a crook; or lay it in your turn and draw a card. Worth nothing.
        [watchdog] Before you it keeps crooks away. Worth 1.
        [bomb] What it does was agreed at this table.
        [fence] When it is drawn, everybody may hand in numbers for 2 each.
       *[other] Loot: worth { $sign } if you still hold it at the end of the round.
    }
    .title = { $sign ->
            [keyhole] Keyhole
            [small_safe] Small safe
            [big_safe] Big safe
            [plan] Plan
            [crook] Crook
            [swap] Swap
            [police] Police
            [watchdog] Watchdog
            [bomb] Bomb
            [fence] Fence
           *[other] Number { $sign }
        }
    .rule = { $sign ->
            [keyhole] §5.1
            [small_safe] §5.4
            [big_safe] §5.5
            [plan] §5.6
            [crook] §5.7
            [swap] §5.11
            [police] §3.6
            [watchdog] §7.16
            [bomb] §7.18
            [fence] §7.9
           *[other] §1.2
        }
explain-klau-known = Cards that were seen and must still be in this hand.
    .title = Known cards
    .rule = §8.2
explain-klau-claimed = The last “I can’t” that was believed: nothing in this hand matched that card.
    .title = Believed
    .rule = §8.8
explain-klau-icant = It may be true or not. Believed, it costs one card; doubted, the hand is shown.
    .title = “I can’t”
    .rule = §4.1
explain-klau-believe = Who said it draws one card, and play goes on.
    .title = Believe
    .rule = §4.3
explain-klau-doubt = The hand is shown. A lie: you choose the card that is laid. The truth: two cards may be drawn.
    .title = Doubt
    .rule = §4.4
explain-klau-letithappen = The crook draws one of your cards unseen, each as likely.
    .title = Let it happen
    .rule = §5.8
explain-klau-leaveit = A swap may be left: you take nothing and give nothing.
    .title = Take nothing
    .rule = §5.11
explain-klau-handinall = The fence pays two points for every number card of your hand.
    .title = Hand in all numbers
    .rule = §7.11
explain-klau-enough = You hand in nothing, or nothing more.
    .title = Enough
    .rule = §7.11
explain-klau-drawthem = What a doubt has brought you is drawn all or not at all.
    .title = Draw
    .rule = §4.12
explain-klau-trial = What matches proves the lie. The doubter chooses which of it is laid.
    .title = The open hand
    .rule = §4.5
explain-klau-book = Numbers count their value, police nothing, everything else one.
    .title = The loot book
    .rule = §6.3
explain-klau-theft = The card is taken without looking. Only the two know which it was.
    .title = A theft
    .rule = §5.8

# Tock
explain-tock-goal = The first team with all its pieces on target fields wins.
    .title = The goal
    .rule = §7.4
explain-tock-round = Four cards each; the round is over when everybody has played or dropped out.
    .title = The round
    .rule = §4.5
explain-tock-plate = Name, pieces at home, and how far the others have come. A brass key marks a bot.
    .title = { $who_you ->
            [yes] You
           *[no] { $who }
        }
    .rule = §2.1
explain-tock-number = So many pieces of this colour stand on target fields.
    .title = Pieces at home
    .rule = §7.5
explain-tock-ring = Pieces walk clockwise from their start field once round, and turn into their own target lane.
    .title = The ring
    .rule = §1.1
explain-tock-nest = Pieces wait here until an ace or a king brings one out.
    .title = The start zone
    .rule = §1.7
explain-tock-home = A piece comes in only exactly, and never past another one of its colour.
    .title = The target
    .rule = §6.2
explain-tock-start = A piece that stands here cannot be captured, and nobody gets past it.
    .title = A start field
    .rule = §5.5
explain-tock-field = Who lands on an opponent’s piece sends it back to its start zone.
    .title = A field
    .rule = §5.3
explain-tock-gate = Here the target lane of this colour turns off, the field before its start field.
    .title = The entry
    .rule = §1.3
explain-tock-pawn = { $lap ->
        [yes] It has walked its lap, as the brass collar says: it may turn into its target.
       *[no] It walks exactly as far as a card says, and captures opponents that it lands on.
    }
    .title = { $who_you ->
            [yes] Your piece { $piece }
           *[no] Piece { $piece } of { $who }
        }
    .rule = { $lap ->
            [yes] §6.1
           *[no] §5.3
        }
explain-tock-top = Everybody plays one card in turn and carries it out.
    .title = The card played last
    .rule = §4.3
explain-tock-pack = So many cards are left. It lasts for two rounds, then everything is shuffled.
    .title = The pack
    .rule = §4.6
explain-tock-blocked = This piece cannot use the card.
    .title = Blocked
    .rule = §5.10
explain-tock-memory = The cards that were played and exchanged, as a careful player remembers them.
    .title = What was seen
    .rule = §4.9
explain-tock-partner = You win together. Once your own pieces are home, you play for your partner.
    .title = Partners
    .rule = §7.1
explain-tock-sealed = Everybody lays one card face down for the partner, before anybody looks.
    .title = A card for the partner
    .rule = §4.2
explain-tock-card = { $card ->
        [ace] A piece comes out, or walks 1 or 14 forward.
        [king] A piece comes out, or walks 1 or 13 forward.
        [queen] 12 forward.
        [jack] One of your pieces and another’s change places.
        [4] 4 backward, never forward.
        [7] 7 forward, in one go or shared out. Opponents may be captured in passing.
       *[other] So many fields forward, exactly.
    }
    .title = { tock-card }
    .rule = { $card ->
            [ace] §3.1
            [king] §3.2
            [queen] §3.3
            [jack] §3.4
            [4] §3.5
            [7] §3.6
           *[other] §3.7
        }
explain-tock-seven = Steps that are still to be walked. All seven must be used.
    .title = The seven
    .rule = §3.6
explain-tock-progress = From left to right: waiting, on the way, at home.
    .title = How far they are
    .rule = §7.5

# Dice game
explain-wuerfel-goal = Who first has all pieces on target fields wins.
    .title = The goal
    .rule = §8.1
explain-wuerfel-plate = Name, pieces at home, and how far the others have come. A brass key marks a bot.
    .title = { $who_you ->
            [yes] You
           *[no] { $who }
        }
    .rule = §1.2
explain-wuerfel-number = So many pieces of this colour stand on target fields.
    .title = Pieces at home
    .rule = §8.2
explain-wuerfel-ring = Pieces walk clockwise from their first field once round, and turn into their own target lane.
    .title = The ring
    .rule = §1.1
explain-wuerfel-nest = Pieces wait here until a six brings one out.
    .title = Waiting
    .rule = §2.1
explain-wuerfel-home = A piece comes in only exactly, and jumps over nobody in here.
    .title = The target
    .rule = §6.3
explain-wuerfel-start = Here a piece comes out with a six. You must clear it as soon as you can.
    .title = A first field
    .rule = §5.2
explain-wuerfel-field = Who lands on an opponent’s piece throws it out: it waits again.
    .title = A field
    .rule = §4.3
explain-wuerfel-gate = Here the target lane of this colour turns off, the field before its first field.
    .title = The entry
    .rule = §6.1
explain-wuerfel-pawn = It walks exactly as far as the die shows, and throws out opponents that it lands on.
    .title = { $who_you ->
            [yes] Your piece { $piece }
           *[no] Piece { $piece } of { $who }
        }
    .rule = §3.1
explain-wuerfel-die = It says how far. After a six you may throw again. With nobody on the way you have three tries.
    .title = The die
    .rule = §3.3
explain-wuerfel-next-throw = What each side of the die would do, if you throw again.
    .title = The next throw
    .rule = §3.3
explain-wuerfel-tray = What this throw does with each. Duties come first: bring out, clear, throw out.
    .title = Your pieces
    .rule = §5.4
explain-wuerfel-progress = From left to right: waiting, on the way, at home.
    .title = How far they are
    .rule = §8.2
