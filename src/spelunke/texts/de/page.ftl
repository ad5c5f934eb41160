# Die Seite im Browser.

page-welcome = Was darf es heute sein?
page-name = Dein Name
page-somebody = Jemand
page-join-code = Code eines Tisches
page-join = Dazusetzen
page-open-tables = Tische mit freiem Platz
page-box = { $least } bis { $most } Spieler, etwa { $minutes } Minuten
page-seats = Spieler
page-preset = Regeln
page-put-up = Spielen
page-joining = Auf dem Weg zum Tisch …
page-lost = Die Leitung ist weg; sie kommt von selbst wieder.
page-trouble = Das hat nicht geklappt. Bitte noch einmal versuchen.
page-code = Der Code dieses Tisches
page-house-rules = Hausregeln: { $rules }
page-seating = Wer sitzt wo?
page-link = Der Link zu diesem Tisch
page-copy = Link kopieren
page-copied = Kopiert
page-free = Frei
page-sit = Hier sitzen
page-bot = Ein Bot
page-no-bot = Kein Bot
page-start = Los
page-start-with-bots = Los, mit Bots auf den freien Plätzen
page-host-starts = Wer den Tisch aufgestellt hat, beginnt das Spiel.
page-table = Tisch { $code }
page-question = Was du gefragt bist
page-answers = Deine Antworten
page-confirm = Das ist meine Antwort
page-change = Antwort ändern
page-sealed = Liegt verdeckt
page-waiting = Es fehlt noch: { $who }.
page-is-asked = ist gefragt
page-has-answered = hat verdeckt geantwortet
page-log = Verlauf
page-talk = Gerede
page-close = Schließen
page-say = Sag etwas
page-send = Senden
page-over = Das Spiel ist aus.
page-again = Noch eine Runde
page-record = Aufzeichnung herunterladen
page-bye-restart = Das Haus wird kurz aufgeräumt; gleich geht es weiter.
page-bye-removed = Du wurdest gebeten, diesen Tisch zu verlassen.
page-bye-too-slow = Deine Leitung kam nicht mehr mit.
page-bye-elsewhere = Du sitzt auf einem anderen Gerät an diesem Tisch.
page-bot-name = { $seat ->
    [0] Rosa
    [1] Kalle
    [2] Jule
    [3] Emil
    [4] Lotte
    [5] Fritz
    [6] Wanda
   *[other] Paul
}
