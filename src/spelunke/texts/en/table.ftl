# At the table: rules at hand, the log, chances.

table-rules = Rules
table-read-rules = Read the rules
table-rule = Rule { $paragraph }
table-contents = Contents
table-house = House rules at this table
table-house-none = No house rule is changed.
table-house-differs = Changed
table-house-default = (default: { $value })
table-house-rest = { $count ->
    [one] One rule unchanged
   *[other] { $count } rules unchanged
}
table-look = Show the table as it was then
table-side = Beside the table
table-board = The board
table-odds = Chances
table-odds-none = Nothing can be worked out exactly right now.
table-odds-of = { $ways } of { $among }
table-odds-careful = What can be worked out from everything seen so far.
table-rules-parts = Parts of the rules
table-rules-short = in short
table-rules-all = all
table-rules-booklets = booklets
table-rules-search = Look for a word
table-rules-found = { $count ->
    [0] nowhere
    [one] 1 paragraph
   *[other] { $at } of { $count } · Enter: the next
}
table-five-pictures = The game in five pictures
