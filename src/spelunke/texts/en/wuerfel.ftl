# Tock: the dice game

wuerfel-character = Roll, run, throw out anybody in your way: first round the ring and home with all four wins.

# What is asked.
wuerfel-about-start = { $turn } rolls for the start. What does the die show?
wuerfel-about-roll = { $turn } rolls. What does the die show?
wuerfel-about-move = You have rolled a { $roll }. Which piece uses it?
wuerfel-about-again = You have rolled a six. Do you roll again?

# Moves.
wuerfel-move-roll = A { $pips }
wuerfel-move-walk = Piece { $piece }
wuerfel-move-bring-out = Bring a piece out
wuerfel-move-pass = Leave it unused
wuerfel-move-roll-again = Roll again
wuerfel-move-stop = Enough

# Events.
wuerfel-event-rolled-for-start = { $who_you ->
    [yes] You roll a { $pips } for the start.
   *[no] { $who } rolls a { $pips } for the start.
}
wuerfel-event-tied = { $who_you ->
    [among] You and { $who_others } have all rolled highest and roll again.
   *[none] { $who } have all rolled highest and roll again.
}
wuerfel-event-all-tied = { $who_you ->
    [among] You and { $who_others } have all rolled highest: everybody rolls again.
   *[none] { $who } have all rolled highest: everybody rolls again.
}
wuerfel-event-begins = { $who_you ->
    [yes] You begin.
   *[no] { $who } begins.
}
wuerfel-event-rolled = { $who_you ->
    [yes] You roll a { $pips }.
   *[no] { $who } rolls a { $pips }.
}
wuerfel-event-cannot-move = { $who_you ->
    [yes] You cannot use it.
   *[no] { $who } cannot use it.
}
wuerfel-event-passed = { $who_you ->
    [yes] You leave it unused.
   *[no] { $who } leaves it unused.
}
wuerfel-event-stopped = { $who_you ->
    [yes] You do not roll again.
   *[no] { $who } does not roll again.
}
wuerfel-event-came-out = { $who_you ->
    [yes] Your piece { $piece } comes out to { $to_name }.
   *[no] { $who }: piece { $piece } comes out to { $to_name }.
}
wuerfel-event-walked = { $who_you ->
    [yes] Your piece { $piece } walks { $steps }: { $start_name } to { $to_name }.
   *[no] { $who }: piece { $piece } walks { $steps }, { $start_name } to { $to_name }.
}
wuerfel-event-thrown-out = { $by_you ->
    [yes] You throw out { wuerfel-this-piece } on { $field_name }.
   *[no] { $by } throws out { wuerfel-this-piece } on { $field_name }.
}
wuerfel-this-piece = { $who_you ->
    [yes] your piece { $piece }
   *[no] piece { $piece } of { $who }
}
wuerfel-event-all-in = { $who_you ->
    [yes] { $place ->
        [1] You are home with all pieces.
       *[other] You are home with all pieces, too: place { $place }.
    }
   *[no] { $place ->
        [1] { $who } is home with all pieces.
       *[other] { $who } is home with all pieces, too: place { $place }.
    }
}
wuerfel-event-ended = { $winners_you ->
    [none] { $winners } wins.
   *[only] You win.
}

# Presets.
wuerfel-preset-box = What is in the box.
    .title = As in the box
wuerfel-preset-letter = Word by word: only what is printed as a duty is one.
    .title = To the letter
wuerfel-preset-short = Half as many fields: a quicker game.
    .title = Quick evening
wuerfel-preset-gentle = Nobody has to throw anybody out.
    .title = Gently
wuerfel-preset-card-laps = A piece that misses the target runs another lap, as in the card game.
    .title = Another lap
wuerfel-preset-all-places = Played on until only one is left.
    .title = To the last
wuerfel-preset-tiny = One piece each on a ring of 24 fields: to try things out.
    .title = To try things out

wuerfel-group-duties = What one has to do
wuerfel-group-home = Home, and after it
wuerfel-group-board = The board, and who begins

# House rules.
wuerfel-house-forced-capture = throwing out is a duty
    .explain = Who can throw out an opponent must.
wuerfel-house-must-move = walking is a duty
    .explain = Who can use a roll must.
wuerfel-house-must-roll-again = rolling again is a duty
    .explain = After a six one has to roll again, as in the Russian booklet; otherwise one may.
wuerfel-house-gap = gap in the target
    .explain = What takes the three attempts away from somebody without a piece on the track.
    .deeper = a piece that could still go deeper
    .between = a free field between two pieces
    .empty = any free field, once a piece is home
    .none = nothing
wuerfel-house-extra-laps = another lap
    .explain = A piece that misses the target runs on instead of standing still.
wuerfel-house-play-on = play on
    .explain = Places are played out until only one is left.
wuerfel-house-start-ties = ties for the start
    .explain = If several roll highest: they roll again, everybody does, or the one who rolled first begins.
    .roll-again = they roll again
    .all-roll-again = everybody rolls again
    .first-seat = the first to have rolled
wuerfel-house-section-length = fields a colour
    .explain = How far it is from one first field to the next.
wuerfel-house-entry-offset = entry
    .explain = How many fields before the first field the target lane turns off.
wuerfel-house-pieces = pieces
    .explain = How many pieces and target fields everybody has.

# What cannot be.
wuerfel-position-turn = It cannot be the turn of seat { $turn }: the seat must be at the table and not yet home ({ $paragraph }).
wuerfel-position-over = When the game is over nothing has been rolled, and the turn is with the player who came home last ({ $paragraph }).
wuerfel-position-attempts = { $attempts } attempts cannot be left here: from 1 to { $most } are possible ({ $paragraph }).
wuerfel-position-roll = No piece can use a { $roll } here, so nobody would be asked ({ $paragraph }).
wuerfel-position-again = Whoever may roll again has no roll lying there, and may also leave it ({ $paragraph }).
wuerfel-position-start = While it is rolled who begins all pieces wait, nothing else has been rolled, and those who still roll come first, clockwise from the one whose turn it is ({ $paragraph }).
wuerfel-position-finished = The places { $finished } do not fit the board: those who are home, and only they, have the places from 1 on ({ $paragraph }).

# On the page.
wuerfel-page-board = The board
wuerfel-page-die = The die shows { $pips }
wuerfel-page-your-throw = Your throw: touch the die.
wuerfel-page-throw = Throw
wuerfel-page-goal = { $all ->
    [one] First with the one piece home wins.
   *[other] First with all { $all } pieces home wins.
}
wuerfel-page-now = Closest: { $who }, { $home } home
wuerfel-page-home = { $home } of { $pieces } home
wuerfel-page-place = home, place { $place }
wuerfel-page-start = rolled a { $pips }
wuerfel-page-throws = a { $pips }
wuerfel-page-walks = { $pips } to { $to }
wuerfel-page-comes-out = out to { $to }
wuerfel-page-thrown-out = thrown out!
wuerfel-page-stays = nothing moves
wuerfel-page-out = { $walking ->
    [0] { $waiting ->
        [0] in the target
       *[other] needs a six
    }
   *[other] { $walking } on the way
}
wuerfel-page-out-brief = { $walking ->
    [0] { $waiting ->
        [0] home
       *[other] needs 6
    }
   *[other] { $walking } out
}
wuerfel-page-deed = { $hits ->
    [yes] Piece { $piece } to { $to }: throws out { $whose }, piece { $hit }
   *[no] Piece { $piece } to { $to }
}
wuerfel-page-deed-out = { $hits ->
    [yes] Piece { $piece } out to { $to }: throws out { $whose }, piece { $hit }
   *[no] Piece { $piece } out to { $to }
}
wuerfel-page-throws-out = throws out { $whose }
wuerfel-page-must-go = must go
wuerfel-page-stuck = { $why ->
    [waits] waits for a six
    [own_piece] your { $by } stands on { $field }
    [lane] does not fit the target
   *[duty] duty comes first
}
wuerfel-page-duty-asks = { $duty ->
    [come_out] A six: a piece must come out!
    [clear] A { $roll }: your first field must be left.
   *[throw_out] A { $roll }: who can throw out must.
}
wuerfel-page-race = The race
wuerfel-page-piece = Piece { $piece } of { $whose }
wuerfel-page-hand = What the throw moves
wuerfel-page-next-throw = What the next throw would do
wuerfel-page-chance = { $count ->
    [0] nothing
   *[other] { $count } pieces
}
wuerfel-page-chance-label = { $count ->
    [0] With a { $pips }: nothing
    [one] { $hits ->
        [yes] With a { $pips }: piece { $piece } to { $to }, throws out
       *[no] With a { $pips }: piece { $piece } to { $to }
    }
   *[other] { $hits ->
        [yes] With a { $pips }: { $count } pieces could move, one throws out
       *[no] With a { $pips }: { $count } pieces could move
    }
}
wuerfel-page-all-home = { $all ->
    [one] { $who } is home!
   *[other] { $who } is home, all { $all }!
}
wuerfel-page-all-home-you = { $all ->
    [one] You are home!
   *[other] You are home, all { $all }!
}
wuerfel-page-why = { $on ->
    [yes] First with all pieces in the target; the others played on for their places.
   *[no] { $most ->
        [0] Nobody else has a piece home yet.
       *[other] { $count ->
            [you] You have { $most } of { $all } home, and nobody came closer.
            [one] { $who } came closest: { $most } of { $all } home.
           *[several] { $who } came closest: { $most } of { $all } home each.
        }
    }
}
wuerfel-page-end-title = Pieces home
wuerfel-page-rank = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
wuerfel-page-own-won = First home, and nobody kept you from it.
wuerfel-page-own-home = All pieces home, in place { $place }: not everybody managed that.
wuerfel-page-own = { $missing ->
    [one] { $home } home: one piece was still missing.
   *[other] { $home } home, { $missing } still out there: the die owes you something.
}

# On the board in a terminal.
wuerfel-board-waiting = waiting
wuerfel-board-home = home
wuerfel-board-start-roll = rolled a { $roll }
wuerfel-board-finished = place { $place }

# Chances.
wuerfel-chance-useful-roll = { $who } can use the next roll
wuerfel-chance-six-in-time = { $attempts ->
    [one] { $who } rolls a six
   *[other] { $who } rolls a six in { $attempts } attempts
}
wuerfel-chance-throws-me-out = { $who } may throw you out

# Reasons.
wuerfel-reason-throws-out = { $fields ->
    [0] Throws out { $who }, just come out.
    [one] Throws out { $who } after one field.
   *[other] Throws out { $who } after { $fields } fields of the way.
}
wuerfel-reason-comes-out = { $waiting ->
    [0] Brings your last waiting piece onto the track.
    [one] Brings a piece onto the track; one still waits.
   *[other] Brings a piece onto the track; { $waiting } still wait.
}
wuerfel-reason-comes-home = Comes home to { $place }, where nobody can throw it out.
wuerfel-reason-goes-deeper = Goes deeper, to { $place }, and makes room in the target.
wuerfel-reason-clears-the-first-field = Clears your first field: the next six brings a piece out.
wuerfel-reason-more-danger = { $before ->
    [0] Until your next turn others may throw you out with about { $percent }%; as it stands nobody can.
   *[other] Until your next turn others may throw you out with about { $percent }%; as it stands { $before }%.
}
wuerfel-reason-less-danger = { $percent ->
    [0] Nobody can throw you out then; as it stands it is about { $before }%.
   *[other] Until your next turn others may throw you out with only about { $percent }%; as it stands { $before }%.
}
wuerfel-reason-fields-to-go = { $fields ->
    [one] Stands one field before the target.
   *[other] Stands { $fields } fields before the target.
}
wuerfel-reason-another-roll = { $throwing ->
    [0] With { $useful } of the six sides a piece could move.
   *[other] With { $useful } of the six sides a piece could move, with { $throwing } throw somebody out.
}
wuerfel-reason-ends-the-turn = { $percent ->
    [0] Leaves everything as it stands; nobody can throw you out.
   *[other] Leaves everything as it stands; until your next turn others may throw you out with about { $percent }%.
}
wuerfel-reason-leaves-the-roll = Leaves everything as it stands and the { $pips } unused.

# What shows a bot's character.
wuerfel-tempted-risk = walks to where more opponents are close behind, if it need not

# The game in five pictures.
wuerfel-picture-six = A six brings a piece out.
wuerfel-picture-walk = Walk as far as you roll; a six rolls again.
wuerfel-picture-throw = If you can throw somebody out, you must.
wuerfel-picture-lane = After a lap pieces turn in, exactly.
wuerfel-picture-home = All four home first wins.
