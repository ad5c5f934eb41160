# Hints, in the terminal and on the page: what moves are worth in imagined games, and why.

hint-title = Hint
hint-move = Move
hint-wins = Wins
hint-how-often = How often
hint-why = Why
hint-share = { $share }% ({ $low }–{ $high })
hint-untried = not tried
hint-part = { $part }%
hint-only = There is only one answer: { $move }.
hint-about = { $games ->
    [one] From one imagined game
   *[other] From { $games } imagined games
}, the best first. In brackets: where the share lies 95 times in 100 among players as they are imagined.
hint-mixed = All answer at once, so it is best to mix: whoever always gives the first answer can be read.
hint-thinking = Thinking …
hint-ask = Ask for a hint
hint-later = When you are asked, you can ask for a hint here.
