# Der Rahmen des Tisches: was allen Spielen gemeinsam ist.

frame-you = Du
frame-go-on = Weiter
frame-again = Noch mal zeigen
frame-not-yet = Noch nicht
frame-forced = Etwas anderes geht nicht, das spielt sich von selbst: { $deed }
frame-drafted = { $deed }: Soll das gelten?
frame-sealed = Es liegt verdeckt. Noch nicht fertig: { $who }.
frame-settings = Einstellungen
frame-motion-now = { $pace ->
    [calm] Ruhig bewegt
    [brisk] Flott bewegt
    [at_once] Sofort
   *[normal] Normal bewegt
}
frame-motion = Wie schnell sich alles bewegt
frame-motion-name = { $pace ->
    [calm] ruhig
    [brisk] flott
    [at_once] sofort: ohne den Weg dorthin
   *[normal] normal
}
frame-ask-first = Vor jedem Zug nachfragen
frame-undo = Zurücknehmen
frame-undo-seconds = { $seconds ->
    [0] Zeit zum Zurücknehmen: keine
    [one] Zeit zum Zurücknehmen: 1 Sekunde
   *[other] Zeit zum Zurücknehmen: { $seconds } Sekunden
}
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
frame-name-later = An diesem Tisch behältst du deinen Namen, am nächsten hast du den neuen.
frame-light = Licht
frame-light-device = wie das Gerät
frame-light-night = Abend
frame-light-day = Tag
frame-hand = Meine Hand
frame-hand-small = klein
frame-hand-usual = normal
frame-hand-large = groß
frame-kept = Bleibt in diesem Browser, für jeden Tisch.
frame-ropes = Zeig mir, wie es geht
frame-ropes-seen = Verstanden
frame-ropes-away = Ich komme zurecht
frame-memory-on = Gedächtnishilfen sind an: Bots merken sich alles, was offen lag, und du kannst es hier nachsehen.
