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
hint-about = { $games ->
    [one] Aus einem gedachten Spiel
   *[other] Aus { $games } gedachten Spielen
}, das Beste zuerst. In Klammern: wo der Anteil in 95 von 100 Fällen liegt, wenn alle so spielen wie gedacht.
hint-mixed = Alle antworten zugleich, darum wechselt man am besten ab: Wer immer die erste Antwort gibt, ist zu durchschauen.
hint-thinking = Es wird nachgedacht …
hint-ask = Einen Tipp holen
hint-later = Wenn du gefragt bist, kannst du dir hier einen Tipp holen.
