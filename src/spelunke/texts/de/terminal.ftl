# Der Tisch im Terminal, und was die Haustür ausgibt.

terminal-guest = Gast
terminal-seat = Platz { $seat }
terminal-bot-card = { $name } ist ein Bot und spielt { $level }.
terminal-bot-card-character = { $name } ist ein Bot und spielt { $level }, { $character } ({ $habits }).
terminal-bot-name = { $number ->
    [1] Rosa
    [2] Kalle
    [3] Jule
    [4] Emil
    [5] Lotte
    [6] Fritz
    [7] Wanda
    [8] Paul
    [9] Piet
    [10] Berta
    [11] Ludmilla
    [12] Anton
    [13] Trude
    [14] Oskar
    [15] Hedwig
   *[other] Otto
}

# Anfang.
terminal-open-motto = ein Tisch, eine Lampe und niemand, dem man trauen sollte
terminal-open-which = Was darf es sein?
terminal-open-how-many = Wie viele setzen sich?
terminal-open-game = { $title } (zu { $seats }, etwa { $minutes } Min.)
terminal-open-seats = zu { $seats }
terminal-too-small = Der Tisch braucht ein Fenster von mindestens 60 mal 20 Zeichen.

# Tasten.
terminal-keys-open = Pfeiltasten und Enter, oder tippen · Strg-C geht
terminal-keys-choose = Pfeile, Enter, tippen · ? Regel · ! Tipp · % Chancen · Bild↑↓ · Strg-C geht
terminal-keys-curtain = Leertaste, wenn sonst niemand hinsieht.
terminal-keys-look = Enter, wenn alle bereit sind · Bild↑↓ · Strg-C geht
terminal-keys-leave = Strg-C geht
terminal-keys-read = Leertaste liest weiter · Enter geht zurück an den Tisch
terminal-keys-end = Enter verlässt den Tisch
terminal-keys-replay = ← → Schritt · Pos1 Ende · q geht
terminal-keys-replay-open = ← → Schritt · Pos1 Ende · Tab nächster Platz · q geht

# Spielen.
terminal-curtain = Die Tastatur gehört dir. Alle anderen sehen weg.
terminal-waiting = Die anderen überlegen …
terminal-look = Vor der ersten Runde sehen sich alle an, was auf dem Tisch liegt.
terminal-lines-look = Enter, wenn alle bereit sind.
terminal-lines-curtain = { $name }: Enter, wenn sonst niemand hinsieht.
terminal-no-such-choice = „{ $typed }“ steht nicht zur Wahl. Tipp eine Zahl oder die Worte; ? zeigt die Regel, ! einen Tipp, % die Chancen.
terminal-house-value = { $rule }: { $value }
terminal-place = Rang
terminal-name = Name
terminal-score = Punkte
terminal-seed = Das Glück begann mit der Zahl { $seed }.
terminal-kept = Das Spiel liegt in { $file }.
terminal-left = Du hast den Tisch verlassen. Verloren ist nur der Abend.
terminal-left-kept = Du hast den Tisch verlassen. „spelunke play --resume { $file }“ spielt von hier aus weiter.
terminal-bye = Bis zum nächsten Mal.

# Das Regal.
terminal-shelf-facts = zu { $seats } · etwa { $minutes } Min.
terminal-shelf-presets = Vorlagen: { $presets }
terminal-shelf-heading-presets = Vorlagen
terminal-shelf-heading-house = Hausregeln
terminal-yes = ja
terminal-no = nein
terminal-house-option = { $explained } ({ $allowed }; Vorgabe: { $default })
terminal-house-table = { $explained } (eine Tabelle, mit --house oder --set)

# Simulationen.
terminal-simulate-progress = Es wird gespielt
terminal-simulate-title = { $title }: { $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
} zu { $seats }
terminal-simulate-seat = Platz
terminal-simulate-bot = Bot
terminal-simulate-games = Spiele
terminal-simulate-wins = Siege
terminal-simulate-firsts = Erster Rang
terminal-simulate-length = Ein Spiel brauchte im Mittel { $mean } Antworten, die des Glücks mitgezählt; das kürzeste { $fewest }, die Hälfte höchstens { $median }, das längste { $most }.
terminal-simulate-drawn-out = { $share } der Spiele zogen sich hin: Sie brauchten über anderthalbmal so viele Antworten wie jene Hälfte.
terminal-simulate-shared = In { $share } der Spiele teilten sich mehrere den Sieg.
terminal-simulate-nobody = In { $share } der Spiele gewann niemand.
terminal-simulate-unfinished = { $games ->
    [one] Ein Spiel wurde
   *[other] { $games } Spiele wurden
} wegen Überlänge abgebrochen und zählen nirgends mit.

# Aufzeichnungen.
terminal-record-sound = Eine einwandfreie Aufzeichnung: { $title } mit { $seats } Plätzen, { $answers } Antworten, Fassung { $version } der Regeln.
terminal-record-house = Hausregeln: { $rules }.
terminal-replay-at = Augenblick { $at } von { $last }
terminal-replay-unfinished = Hier bricht die Aufzeichnung ab: Das Spiel ist noch nicht aus.
