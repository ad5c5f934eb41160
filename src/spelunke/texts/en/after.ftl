# After the game, and looking back.

after-after = After the game
after-unfinished = This game was not finished.
after-follow = Come to the rematch
after-look = Looking back
after-as-it-was = As it was:
after-step = step { $turn } of { $last }
after-end-of = The end, after { $last } steps.
after-keys = The arrow keys go back and forth.
after-first = To the beginning
after-earlier = One step back
after-later = One step on
after-last = To the last step
after-which = Step
after-eyes = Seen by
after-open = everybody, all open
after-spectator = a spectator
after-link = Copy the link to this step
after-link-yourself = Nothing can be copied here: the link is the address of this page
after-play-on = Play on from here as { $name }
after-to-the-end = To the end
after-now = Back to now
after-course = The course of the game
after-course-label = The course of the game. In the end: { $summary }. A click shows that step.
after-course-seat = { $name } { $score }
after-course-table = In numbers
after-open-record = Open a record …
after-drop = Drop it here
after-no-record = This file is not a record: it is not JSON.
after-verify = Was luck fair?
after-verified = { $before ->
    [0] Yes. All { $luck } answers of luck are what was promised before the deal.
   *[other] Yes. All { $luck } answers of luck since the game was played on are what was promised; { $before } came before that promise.
}
after-seed-fits = { $fits ->
    [yes] The seed fits the hash; this browser has worked it out itself.
   *[no] The seed does not fit the hash.
}
after-hash-seen = { $seen ->
    [early] The hash is the one that this browser was shown before the deal.
    [late] The hash is the one that this browser was shown when it came to the table.
    [other] The hash is another one than this browser was shown: { $shown }
   *[never] This browser was never shown the hash, so it cannot tell whether it is the same.
}
after-added = { $added ->
    [kept] What this browser added to the luck is in it.
    [other] What this browser added to the luck is not in it.
   *[nothing] This browser added nothing to the luck.
}
after-unfair = No. What was promised before the deal was not kept.
after-how = How is that known?
after-how-long = Before anybody sat down the house drew a secret seed and showed its SHA-256. Everybody could add to it. All of luck's answers follow from both, and now that the game is over the seed lies open: anybody can draw them again.
after-commitment = Shown before the deal
after-seed = The seed
after-offline = That the answers follow from the seed was worked out by this house. The same without it, with the downloaded record:
after-you-are-asked = You are asked now.
after-your-game = Your game, looked back on
after-what-i-did = What did I do well?
after-thinking = Thinking it over …
after-show = Show me
after-well = Well done: { $move }. { $why }
after-nothing-stood-out = Well done: your answers were about as good as any; none of them had to be.
after-cost = What cost you most: { $move }. { $percent ->
    [one] Something else wins one game in a hundred more.
   *[other] Something else wins { $percent } games in a hundred more.
}
after-nothing-cost = What cost you most: nothing that these games could tell.
after-try = One thing to try: { $move }. { $why }
after-try-stronger = One thing to try: a table with stronger bots.
after-as-you-knew = Judged by what you could know at each question, and by playing on from there among sensible players.
