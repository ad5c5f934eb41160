# Tipps, im Terminal und auf der Seite: was Züge in gedachten Spielen wert sind, und warum.

hint-title = Tipp
hint-move = Zug
hint-wins = Siege
hint-how-often = Wie oft
hint-why = Warum
hint-share = { $share } % ({ $low }–{ $high })
hint-untried = nicht versucht
hint-part = { $part } %
hint-only = Es gibt nur eine Antwort: { $move }.
hint-behind = { $behind } % hinter dem besten
hint-about = { $games ->
    [one] Jeder Zug wurde in einem Spiel
   *[other] Jeder Zug wurde in { $games } Spielen
} vernünftiger Leute zu Ende gespielt, der beste zuerst. In Klammern: der Bereich, in dem der Anteil zu 95 % liegt.
hint-equal = { $moves ->
    [2] Die ersten beiden lassen sich nach so vielen Spielen nicht unterscheiden.
   *[other] Die ersten { $moves } lassen sich nach so vielen Spielen nicht unterscheiden.
}
hint-mixed = Alle antworten zugleich, darum wechselt man am besten ab: Wer immer die erste Antwort gibt, ist zu durchschauen.
hint-thinking = Es wird nachgedacht …
hint-ask = Einen Tipp holen
hint-later = Wenn du gefragt bist, kannst du dir hier einen Tipp holen.
hint-sentence = { $lead ->
    [only] Es gibt nur eine Antwort: { $move }. { $why }
    [mixed] { $move }, meistens: Wechsle ab. { $why }
    [hair] { $move }, um Haaresbreite. { $why }
    [clear] { $move }, ganz klar. { $why }
   *[plain] { $move }. { $why }
}
hint-why-button = Warum?
hint-away = Weg damit
hint-still = ein Tipp auf etwas Helles spielt es trotzdem
hint-figures = Wie oft es am Ende gewinnt
