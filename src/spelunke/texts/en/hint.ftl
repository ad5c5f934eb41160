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
hint-behind = { $behind }% behind the best
hint-about = { $games ->
    [one] Each move was played on in one game
   *[other] Each move was played on in { $games } games
} among sensible players, the best first. In brackets: the 95% interval.
hint-equal = { $moves ->
    [2] These games cannot tell the first two apart.
   *[other] These games cannot tell the first { $moves } apart.
}
hint-mixed = Everybody answers at once, so mix your answers: a player who always gives the same one can be read.
hint-thinking = Thinking …
hint-ask = Ask for a hint
hint-later = When you are asked, you can ask for a hint here.
hint-sentence = { $lead ->
    [only] There is only one answer: { $move }. { $why }
    [mixed] { $move }, most of the time: mix your answers. { $why }
    [hair] { $move }, by a hair. { $why }
    [clear] { $move }, clearly. { $why }
   *[plain] { $move }. { $why }
}
hint-why-button = Why?
hint-away = Away with it
hint-still = a tap on anything lit still plays it
hint-figures = How often it wins in the end
