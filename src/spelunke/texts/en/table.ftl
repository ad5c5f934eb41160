# At the table: rules at hand, the log, chances.

table-rules = Rules
table-read-rules = Read the rules
table-rule = Rule { $paragraph }
table-contents = Contents
table-house = House rules at this table
table-house-none = Everything is played as printed.
table-house-differs = Differs from print
table-house-printed = (printed: { $value })
table-house-rest = { $count ->
    [one] One rule as printed
   *[other] { $count } rules as printed
}
table-look = Show the table as it was then
table-side = Beside the table
table-board = The board
table-odds = Chances
table-odds-none = Nothing can be worked out exactly right now.
table-odds-of = { $ways } of { $among }
table-odds-careful = What can be worked out from everything seen so far.
