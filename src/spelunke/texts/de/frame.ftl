# Der Rahmen des Tisches: was allen Spielen gemeinsam ist.

frame-you = Du
frame-go-on = Weiter
frame-again = Noch mal zeigen
frame-not-yet = Noch nicht
frame-drafted = { $deed }: Soll das gelten?
frame-sealed = Es liegt verdeckt. Noch nicht fertig: { $who }.
frame-settings = Einstellungen
frame-pace = { $pace ->
    [calm] Ruhiges Tempo
    [brisk] Flottes Tempo
    [at_once] Sofort
   *[normal] Normales Tempo
}
frame-motion = Wie schnell sich alles bewegt
frame-motion-name = { $pace ->
    [calm] ruhig
    [brisk] flott
    [at_once] sofort: ohne den Weg dorthin
   *[normal] normal
}
frame-ask-first = Vor jedem Zug nachfragen
frame-another-game = Ein anderes Spiel
frame-look-back = Zurückblicken
frame-your-evening = Dein Abend
frame-explain = Was ist das?
frame-explain-mode = Tippe an, was du erklärt haben willst, oder nimm die Pfeiltasten. Gespielt wird dabei nichts.
frame-explain-done = Fertig
frame-sound = { $volume ->
    [0] Ton: aus
   *[other] Ton: { $volume } %
}
frame-best-moment = Der schönste Moment
frame-stayed = Du bist bis zum Schluss geblieben.
frame-course = Runde für Runde
frame-ropes = Zeig mir, wie es geht
frame-ropes-seen = Verstanden
frame-ropes-away = Ich komme zurecht
