# Der Vorraum und die Schachtelseite, an der ein Tisch aufgestellt wird.

lobby-welcome = { $light ->
    [day] Was darf es heute sein?
   *[night] Was darf es heute Abend sein?
}
lobby-motto = Sechs Spiele um Bluff, Gier und Glück. Auf leere Stühle setzen sich Bots.
lobby-name = Du heißt
lobby-code-how = fünf Buchstaben von Freunden
lobby-join-code = Mit Code dazusetzen
lobby-box = { $least ->
    [one] { $most } Spieler
   *[other] { $least } bis { $most } Spieler
} · etwa { $minutes } Minuten
lobby-box-short = { $least ->
    [one] { $most } Spieler
   *[other] { $least }–{ $most } Spieler
} · { $minutes } min
lobby-shelf = Im Regal
lobby-play-now = Gleich spielen
lobby-play-now-label = Gleich spielen: { $title }
lobby-set-up = Mit Freunden
lobby-set-up-label = Mit Freunden: { $title }
lobby-box-back-label = Die Schachtel umdrehen: { $title }
lobby-learn = In 3 Minuten lernen
lobby-learn-label = In 3 Minuten lernen: { $title }
lobby-go-on = Deine Tische
lobby-open-tables = Tische mit freiem Stuhl
lobby-no-tables = Gerade steht kein offener Tisch da. Stell einen auf und lass ihn anschlagen.
lobby-go-in = Hingehen
lobby-go-in-label = Hingehen: { $title }, Code { $code }
lobby-leave = Aufgeben
lobby-leave-label = Aufgeben: { $title }, Code { $code }
lobby-free-chairs = { $free ->
    [0] voll
    [one] ein freier Stuhl
   *[other] { $free } freie Stühle
}
lobby-your-turn = Du bist dran
lobby-your-turn-label = Du bist dran: { $title }, Code { $code }
lobby-waiting-for = Alle warten auf { $names }
lobby-not-begun = Noch nicht begonnen
lobby-with = mit { $names }
lobby-more-tables = { $count ->
    [one] Und noch ein Tisch
   *[other] Und noch { $count } Tische
}
lobby-hello = Wie dürfen wir dich nennen?
lobby-hello-how = Kein Konto, keine Mailadresse. Du kannst es jederzeit ändern.
lobby-hello-yes = Das bin ich
lobby-hello-later = Später
lobby-hello-again = Namen ändern:
lobby-start-here = Fang hier an
lobby-goal-rueck = Wer am zweitreichsten ist, gewinnt.
lobby-goal-teufel = Als Erster 1.600 Chips.
lobby-goal-adel = Wer beim Fest vorn ist, gewinnt.
lobby-goal-klau = Was du noch hast, zählt.
lobby-goal-tock = Das erste Paar mit allen acht im Ziel.
lobby-goal-wuerfel = Als Erster alle vier im Ziel.
lobby-running = wird gespielt
lobby-finished = Deine Partien
lobby-you-won = Du hast gewonnen
lobby-they-won = { $count ->
    [one] { $who } hat gewonnen
   *[other] { $who } haben gewonnen
}
lobby-look-back-label = Zurückblicken: { $title }, Code { $code }
lobby-share-label = Teilen: { $title }, Code { $code }
lobby-more-games = { $count ->
    [one] Und noch eine Partie
   *[other] Und noch { $count } Partien
}
lobby-forget = Vergesst mich
lobby-forget-title = Soll das Haus dich vergessen?
lobby-forget-how = Dein Name und deine Partien werden gelöscht. Partien mit anderen bleiben den anderen, ohne deinen Namen und was du gesagt hast. Du stehst überall auf. Zurück geht es nicht.
lobby-forget-yes = Vergesst mich
lobby-house-rules = { $count ->
    [0] keine Hausregel geändert
    [one] eine Hausregel
   *[other] { $count } Hausregeln
}

# Einen Tisch aufstellen.
lobby-seats = Wie viele spielen?
lobby-friends-how = Freunde kommen über den Link oder mit fünf Buchstaben dazu, sobald der Tisch steht. Einen Stuhl, den niemand nimmt, bekommt ein Bot.
lobby-preset = Nach welchen Regeln?
lobby-presets-more = { $count ->
    [one] Eine weitere Spielweise
   *[other] { $count } weitere Spielweisen
}
lobby-minutes = etwa { $minutes } Minuten
lobby-rules = Hausregeln
lobby-rules-changed = { $count ->
    [0] Wie oben gewählt; ändere, was du magst.
    [one] Eine Regel ist geändert.
   *[other] { $count } Regeln sind geändert.
}
lobby-rules-count = { $count ->
    [0] { $all } Regeln, keine geändert
   *[other] { $count } von { $all } geändert
}
lobby-group-changed = { $count } von { $all } geändert
lobby-group-as-before = { $all ->
    [one] eine Regel
   *[other] { $all } Regeln
}
lobby-group-rest = Alles Übrige
lobby-group-box = Was darin liegt: meine Schachtel
lobby-rules-back = Änderungen zurücknehmen
lobby-table-rule = Als Tabelle (JSON)
lobby-table-not-json = Das ist kein JSON und gilt darum nicht: { $name }.
lobby-default = Vorgabe: { $value }
lobby-yes = ja
lobby-no = nein
lobby-as-table = eine eigene Tabelle
lobby-manner = Wie wir spielen
lobby-more = Mehr
lobby-more-what = offener Tisch, großer Bildschirm, Link
lobby-this-table = Dieser Tisch
lobby-this-table-seats = { $here ->
    [yes] Du und { $others ->
        [one] ein weiterer Stuhl
       *[other] { $others } weitere Stühle
    }.
   *[no] { $others ->
        [one] Ein Stuhl
       *[other] { $others } Stühle
    } und dieser Bildschirm für alle.
}
lobby-this-table-rules = { $count ->
    [0] „{ $preset }“, nichts geändert.
    [one] „{ $preset }“, mit einer Änderung.
   *[other] „{ $preset }“, mit { $count } Änderungen.
}
lobby-clock = Bedenkzeit je Entscheidung
lobby-clock-none = so lange man mag
lobby-clock-seconds = { $seconds ->
    [60] eine Minute
    [300] fünf Minuten
   *[other] { $seconds } Sekunden
}
lobby-clock-days = { $days ->
    [one] ein Tag
   *[other] { $days } Tage
}
lobby-pace = Bots antworten
lobby-pace-at-once = sofort
lobby-pace-brisk = zügig
lobby-pace-easy = in Ruhe
lobby-level = Bots spielen
lobby-level-thumb = nach Faustregel
lobby-level-random = auf gut Glück
lobby-level-novice = wie ein Neuling
lobby-level-regular = wie ein Stammgast
lobby-level-master = wie ein Meister
lobby-level-rogue = wie ein Ganove
lobby-level-and-character = { $level }, { $character }
lobby-level-one = Er spielt
lobby-character = Ihr Charakter
lobby-character-one = Sein Charakter
lobby-character-none = wie es am besten scheint
lobby-character-honest = ehrlich
lobby-character-liar = verlogen
lobby-character-trusting = gutgläubig
lobby-character-suspicious = misstrauisch
lobby-character-cautious = vorsichtig
lobby-character-daredevil = draufgängerisch
lobby-habit = { $deed }: { $rate } von 100 Mal
lobby-odds = Wahrscheinlichkeiten sieht man
lobby-odds-on = beim Spielen
lobby-odds-off = nie
lobby-odds-after = nach dem Spiel
lobby-hints = Tipps darf man holen
lobby-forced = Eine Antwort, die sichtbar die einzige ist, spielt sich von selbst
lobby-listed = Angeschlagen: Jeder in diesem Haus darf sich dazusetzen
lobby-here = Du spielst
lobby-here-seat = an diesem Gerät
lobby-here-screen = nicht hier: Das ist der große Bildschirm
lobby-put-up = Auf den Tisch damit
lobby-share-rules = Der Link zu diesem Gedeck
lobby-unknown-wish = Der Link verlangt etwas, was dieses Spiel nicht kennt: { $names }.
lobby-no-game = Dieses Spiel steht nicht im Regal.
lobby-back = Zurück zum Regal

# Links und Kopien.
lobby-copy = Kopieren
lobby-copied = Kopiert
lobby-copy-yourself = Drücke Strg+C
