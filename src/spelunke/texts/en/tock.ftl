# Tock

tock-character = Round the ring with cards instead of a die, two against two: the first team with all its pieces home wins.

# What is asked.
tock-about-starter = Who begins?
tock-about-deal = Which card is dealt?
tock-about-exchange = Which card do you give your partner?
tock-about-play = Which card do you play, and how?
tock-about-part = The seven: which piece walks how far?
tock-about-passing = Which of those you passed do you capture?

# One card, as it is called on its own. Used inside sentences, with $card.
tock-card = { $card ->
    [ace] Ace
    [jack] Jack
    [queen] Queen
    [king] King
   *[other] { $card }
}

# One card in the middle of a sentence, with $card.
tock-the-card = { $card ->
    [ace] the ace
    [jack] the jack
    [queen] the queen
    [king] the king
   *[other] the { $card }
}

# How far. Used inside sentences, with $steps.
tock-far = { $steps ->
    [-4] 4 back
    [one] one step
   *[other] { $steps } steps
}

# Where a piece is. Used inside sentences, with $to.
tock-place = { $to ->
    [G1] target field 1
    [G2] target field 2
    [G3] target field 3
    [G4] target field 4
   *[other] field { $to }
}

# Moves.
tock-move-give = Give { tock-the-card }
tock-move-deal = Deal { tock-the-card }
tock-move-begin = { $who } begins
tock-move-drop-out = Drop out of this round
tock-move-bring-out = Play { tock-the-card }: bring a piece out
tock-move-walk = { $target ->
    [true] Play { tock-the-card }: piece { $piece }, { tock-far } into the target
   *[other] Play { tock-the-card }: piece { $piece }, { tock-far }
}
tock-move-play-seven = Play the 7: share out seven steps
tock-move-swap = Play the jack: swap piece { $piece } with piece { $other_piece } of { $other }
tock-move-part = { $partners ->
    [true] { $target ->
        [true] Partner’s piece { $piece }, { tock-far } into the target
       *[other] Partner’s piece { $piece }, { tock-far }
    }
   *[other] { $target ->
        [true] Piece { $piece }, { tock-far } into the target
       *[other] Piece { $piece }, { tock-far }
    }
}
tock-move-capture = Capture { $whose }'s { $piece }
tock-move-spare = Let them stand

# Events.
tock-event-begins = { $who_you ->
    [yes] You begin.
   *[no] { $who } begins.
}
tock-event-round-began = Round { $round }: { tock-deals }, { tock-starts }.
tock-deals = { $shuffled ->
    [true] { $dealer_you ->
        [yes] you shuffle and deal
       *[no] { $dealer } shuffles and deals
    }
   *[other] { $dealer_you ->
        [yes] you deal from the rest
       *[no] { $dealer } deals from the rest
    }
}
tock-starts = { $starter_you ->
    [yes] you begin
   *[no] { $starter } begins
}
tock-event-dealt = You are dealt { $cards }.
    .cards = { $value ->
        [ace] an ace
        [jack] a jack
        [queen] a queen
        [king] a king
        [8] an 8
       *[other] a { $value }
    }
tock-event-exchanged = { $gave ->
    [none] Everybody has exchanged a card.
    [ace] You give an ace. { tock-got }
    [jack] You give a jack. { tock-got }
    [queen] You give a queen. { tock-got }
    [king] You give a king. { tock-got }
    [8] You give an 8. { tock-got }
   *[other] You give a { $gave }. { tock-got }
}
tock-got = { $got ->
    [ace] You get an ace.
    [jack] You get a jack.
    [queen] You get a queen.
    [king] You get a king.
    [8] You get an 8.
   *[other] You get a { $got }.
}
tock-event-played = { $who_you ->
    [yes] You play { tock-the-card }.
   *[no] { $who } plays { tock-the-card }.
}
tock-event-came-out = { $who_you ->
    [yes] Your piece { $piece } comes out: { $to_name } is blocked.
   *[no] { $who }: piece { $piece } comes out, { $to_name } is blocked.
}
tock-event-walked = { $who_you ->
    [yes] Your piece { $piece }, { tock-far }: { $start_name } to { $to_name }.
   *[no] { $who }: piece { $piece }, { tock-far }, { $start_name } to { $to_name }.
}
tock-event-swapped = They change places: { tock-this-piece } to { $to_name }, { tock-other-piece } to { $other_name }.
tock-this-piece = { $who_you ->
    [yes] your piece { $piece }
   *[no] piece { $piece } of { $who }
}
tock-other-piece = { $other_you ->
    [yes] your piece { $other_piece }
   *[no] piece { $other_piece } of { $other }
}
tock-event-captured = { $in_passing ->
    [true] { $by_you ->
        [yes] You capture { tock-this-piece } in passing, on { $field_name }.
       *[no] { $by } captures { tock-this-piece } in passing, on { $field_name }.
    }
   *[other] { $by_you ->
        [yes] You capture { tock-this-piece } on { $field_name }.
       *[no] { $by } captures { tock-this-piece } on { $field_name }.
    }
}
tock-event-dropped-out = { $who_you ->
    [yes] { $cards ->
        [one] You are out of this round: one card aside.
       *[other] You are out of this round: { $cards } cards aside.
    }
   *[no] { $cards ->
        [one] { $who } is out of this round: one card aside.
       *[other] { $who } is out of this round: { $cards } cards aside.
    }
}
tock-event-all-in = { $who_you ->
    [yes] You are home with all pieces.
   *[no] { $who } is home with all pieces.
}
tock-event-ended = { $winners_you ->
    [only] You win.
    [among] You and { $winners_others } win.
   *[none] { $count ->
        [one] { $winners } wins.
       *[other] { $winners } win.
    }
}

# Presets.
tock-preset-box = As it is printed; the board’s measures are ours.
    .title = As in the box
tock-preset-one-pack = One pack of cards instead of two.
    .title = One pack
tock-preset-quebec-board = A larger board, as in Québec: 18 fields a colour, the target two fields before the start.
    .title = As in Québec
tock-preset-dog-board = The target turns off the start field itself, as in Dog.
    .title = As in Dog
tock-preset-keezen-habits = As in Keezen: partners capture each other, and only the last piece hands a seven over.
    .title = As in Keezen
tock-preset-tiny = One piece and two cards each on a ring of 24 fields: to try things out.
    .title = To try things out

tock-group-moving = How pieces move
tock-group-deal = Cards dealt, and who begins
tock-group-board = The board

# House rules.
tock-house-partner-landing = landing on the partner
    .explain = Whether it is forbidden, or captures the partner’s piece.
    .forbidden = forbidden
    .capture = captures
tock-house-seven-remainder = rest of a seven
    .explain = Who walks the rest once a piece has come in: one piece of the partner’s, that only after the last piece, or own and partner’s pieces as you like.
    .after-any-entry = the partner
    .free = anybody you like
    .last-piece-only = the partner, after the last piece
tock-house-require-full-lap = whole lap
    .explain = A piece must have walked a whole lap before it turns into the target; a swap is no walk. Otherwise its field decides.
tock-house-forced-capture = capture if need be
    .explain = If every play captures, one of them must be played; otherwise you may drop out.
tock-house-empty-start-fields = empty start fields
    .explain = Start fields of colours that nobody plays protect and block, too.
tock-house-starter-rotates = start moves on
    .explain = Every round another player begins.
tock-house-decks = packs
    .explain = How many packs of cards are shuffled together.
tock-house-section-length = fields a colour
    .explain = How far it is from one start field to the next.
tock-house-entry-offset = entry
    .explain = How many fields before the start field the target lane turns off.
tock-house-pieces = pieces
    .explain = How many pieces and target fields everybody has.
tock-house-hand = hand
    .explain = How many cards everybody is dealt in a round.
tock-house-cards = cards
    .explain = How many of each rank a pack holds.

# What cannot be.
tock-too-few-cards = { $cards } cards are not enough: { $seats } players are dealt { $dealt } in two rounds (§8.12). Raise decks or cards, or lower hand.
tock-nobody-comes-out = Without aces and kings nobody ever comes out: cards must hold some of them (§8.12).
tock-position-seat = There is no seat { $seat } at this table. Seats are numbered from 0 to { $last }.
tock-position-fresh = Before it is drawn who begins all pieces wait and all cards lie in the pack ({ $paragraph }).
tock-position-round = Round { $round } does not fit: rounds count from 1, somebody has begun, and the round before is told in second rounds and in no others ({ $paragraph }).
tock-position-laps = How far pieces have walked is told for pieces on the track, and only under house rules that ask for it ({ $paragraph }).
tock-position-just-out = A piece of seat { $seat } that has just come out must stand on its start field ({ $paragraph }).
tock-position-cards = The cards do not add up: of { $card } there are { $copies } in the game ({ $paragraph }).
tock-position-hand = Seat { $seat } must have { $size } cards in hand, played and put aside, none that would have had to be played, and a partner who has had the card it gave ({ $paragraph }).
tock-position-deal = All cards are dealt already ({ $paragraph }).
tock-position-alone = Nobody has a partner here, so no cards are exchanged ({ $paragraph }).
tock-position-turn = It cannot be the turn of seat { $turn }: cards are played in turn, clockwise, by all who are still in ({ $paragraph }).
tock-position-top = The card on top must be one that was played in this round ({ $paragraph }).
tock-position-over = Something is asked exactly as long as no team has all pieces home ({ $paragraph }).
tock-position-seven = This seven cannot be being played: its steps, the pieces that have moved and those that were passed must fit, and the rest must be playable ({ $paragraph }).

# On the page.
tock-page-board = The board
tock-page-round = Round { $round }
tock-page-hand = Your hand
tock-page-partner = your partner
tock-page-this-round = This round
tock-page-earlier = The round before
tock-page-played = played: { $cards }
tock-page-lacks = cannot hold: { $cards }
tock-page-aside = You put aside { $cards }.
tock-page-walked = walked: { $steps }
tock-page-out = sits out
tock-page-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
tock-page-letter = { $card ->
    [ace] A
    [jack] J
    [queen] Q
    [king] K
   *[other] { $card }
}
tock-page-pack = { $cards ->
    [one] 1 card left in the pack
   *[other] { $cards } cards left in the pack
}
tock-page-top = { $card ->
    [none] Nothing has been played yet
   *[other] Played last: { tock-the-card }
}
tock-page-home = { $home ->
    [one] one piece home
   *[other] { $home } pieces home
}
tock-page-progress = { $waiting } waiting, { $walking } on the way, { $home } home
tock-page-goal = { $together ->
    [yes] Bring all pieces home together with your partner.
   *[no] Bring all your pieces home first.
}
tock-page-now = Ahead: { $who }, { $home } of { $pieces } home
tock-page-shuffled = freshly shuffled
tock-page-strip = { $card ->
    [ace] out | 1 | 14
    [king] out | 1 | 13
    [4] 4 back
    [7] 7, shared out
    [jack] swap
    [queen] 12 forward
   *[other] { $card } forward
}
tock-page-cannot-play = { $cards ->
    [one] You cannot play: one card aside.
   *[other] You cannot play: { $cards } cards aside.
}
tock-page-which-piece = { $card ->
    [ace] Out, 1 or 14: which piece?
    [king] Out, 1 or 13: which piece?
    [4] Four back: which piece walks?
    [7] Seven steps to be shared out
    [jack] Swap: which piece, and with whom?
    [queen] 12 forward: which piece walks?
   *[other] { $card } forward: which piece walks?
}
tock-page-share-out = Share out the seven
tock-page-seven-left = The seven: { $steps ->
    [one] one step
   *[other] { $steps } steps
} left. Who walks?
tock-page-lead = { $does ->
    [out] Bring piece { $piece } out
    [home] { tock-page-mover } home, to { $to }
    [swap] { tock-page-mover } swaps with { $other }’s { $other_piece }
   *[walk] { $captures ->
        [yes] { tock-page-mover } to { $to }, captures { $other }’s { $other_piece }
       *[no] { tock-page-mover } to { $to }
    }
}
tock-page-mover = { $owner ->
    [none] Piece { $piece }
   *[other] { $owner }’s { $piece }
}
tock-page-piece = { $to ->
    [waiting] Piece { $piece } of { $owner }, waiting
   *[other] Piece { $piece } of { $owner }, on { $to }
}
tock-page-blocked = blocked
tock-page-no-use = No piece can use this card now.
tock-page-stuck = { $why ->
    [start_taken] Piece { $piece } cannot come out: its start field is taken.
    [own_piece] Piece { $piece } cannot pass your own piece on { $field }.
    [held_start] Piece { $piece } cannot pass { $field }: whoever stands on a start field blocks it.
    [partner] Piece { $piece } would land on { $other }’s { $other_piece }, on { $field }.
    [lane] Piece { $piece } has no target field so far in.
    [backward] Piece { $piece } is home and does not go back.
   *[duty] Piece { $other_piece } must move first: it blocks { $field }.
}
tock-page-homes = Who came how far
tock-page-won = { $count ->
    [one] { $who } is home!
   *[other] Hand in hand: { $who } are home!
}
tock-page-won-you = You are home!
tock-page-why = { $count ->
    [one] All { $pieces } pieces stand on their target fields, in round { $round }.
   *[other] All { $pieces } pieces of both partners stand on their target fields, in round { $round }.
}
tock-page-end-won = home
tock-page-own-won = All the way round, and not alone on the rope.
tock-page-own-lost = { $home } of { $pieces } home. The others were quicker by a card.

# On the board in a terminal.
tock-board-cards = { $cards ->
    [one] one card
   *[other] { $cards } cards
}
tock-board-out = out
tock-board-waiting = waiting
tock-board-home = home
tock-board-pack = { $cards } in the pack
tock-board-seven = { $steps ->
    [one] one step of the seven left
   *[other] { $steps } steps of the seven left
}
tock-board-exchanged = You gave { $gave } and got { $got }.

# Chances.
tock-chance-unseen = A card you do not see: { $rank ->
    [ace] ace
    [jack] jack
    [queen] queen
    [king] king
   *[other] { $rank }
}

# Reasons.
tock-reason-captures = { $fields ->
    [0] Captures { $who }, just come out.
    [one] Captures { $who } after one field.
   *[other] Captures { $who } after { $fields } fields of the way.
}
tock-reason-comes-out = { $waiting ->
    [0] Brings the last waiting piece onto the track.
    [one] Brings a piece onto the track; one still waits.
   *[other] Brings a piece onto the track; { $waiting } still wait.
}
tock-reason-comes-home = Comes home to { tock-place }.
tock-reason-goes-deeper = Goes deeper, to { tock-place }, and makes room in the target.
tock-reason-swaps-ahead = { $fields ->
    [one] Brings the piece one field ahead, to where { $who } stood.
   *[other] Brings the piece { $fields } fields ahead, to where { $who } stood.
}
tock-reason-swaps-back = { $fields ->
    [one] Throws the piece one field back, to where { $who } stood.
   *[other] Throws the piece { $fields } fields back, to where { $who } stood.
}
tock-reason-safe-on-start = Stands safe on a start field, and nobody can pass.
tock-reason-in-reach = { $pieces ->
    [one] One opposing piece stands close behind it.
   *[other] { $pieces } opposing pieces stand close behind it.
}
tock-reason-fields-to-go = { $fields ->
    [one] Stands one field before the target.
   *[other] Stands { $fields } fields before the target.
}
tock-reason-then-home = Then { tock-the-card } would bring it home.
tock-reason-keeps-the-way-out = Keeps { tock-the-card } to bring a piece out.
tock-reason-spends-the-way-out = Spends { tock-the-card }, your only card to bring a piece out.
tock-reason-for-the-partner = Helps { $who }, your partner.
tock-reason-splits = { $pieces ->
    [one] One piece walks all seven steps, and may capture whom it passes.
   *[other] Up to { $pieces } pieces may share the seven steps, and capture whom they pass.
}
tock-reason-spares = Leaves those you passed where they are.
tock-reason-brings-the-partner-out = { $who } can bring a piece out with it.
tock-reason-brings-the-partner-home = { $who } can come into the target with it.
tock-reason-partner-waits = { $who } has no piece on the track to use it with.
tock-reason-of-no-use = With nothing on the track you cannot use { tock-the-card } yourself.
tock-reason-gives-the-way-out = You give away { tock-the-card }, your only card to bring a piece out.

# What shows a bot's character.
tock-tempted-risk = walks to where more opponents are close behind, if it need not

# The game in five pictures.
tock-picture-partner = Two play against two, and give each other a card.
tock-picture-start = An ace or a king brings a piece out.
tock-picture-capture = Land on an opponent, and it goes back.
tock-picture-seven = A seven may be shared, and captures in passing.
tock-picture-home = The pair with all eight home wins.
