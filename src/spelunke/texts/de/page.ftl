# Die Seite im Browser.

page-guest = Gast
page-joining = Auf dem Weg zum Tisch …
page-trouble = Das hat nicht geklappt. Bitte noch einmal versuchen.
page-copied = Kopiert
page-table = Tisch { $code }
page-question = Was du gefragt bist
page-confirm = Das ist meine Antwort
page-waiting = Es fehlt noch: { $who }.
page-look = Seht euch den Tisch an, bevor es losgeht.
page-looking = Noch nicht bereit: { $who }.
page-ready = Bereit
page-memory = Was zu sehen war
page-is-asked = ist gefragt
page-has-answered = hat verdeckt geantwortet
page-log = Verlauf
page-talk = Gerede
page-close = Schließen
page-over = Das Spiel ist aus.
page-again = Noch eine Runde
page-record = Aufzeichnung herunterladen
page-bye-restart = Das Haus wird kurz aufgeräumt; gleich geht es weiter.
page-bye-removed = Du wurdest gebeten, diesen Tisch zu verlassen.
page-bye-elsewhere = Du sitzt auf einem anderen Gerät an diesem Tisch.
page-chair = Stuhl { $chair }
