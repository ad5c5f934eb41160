# Was der Server ablehnt: was falsch war, und was zu tun ist.

server-not-understood = Das ist nicht lesbar: { $why }
server-not-json = Eine Anfrage muss JSON sein (content-type application/json).
server-too-large = So viel muss niemand schicken (höchstens { $most } Bytes).
server-bad-name = Ein Name hat einen bis { $longest } sichtbare Buchstaben.
server-bad-saying = Eine Äußerung hat einen bis { $longest } sichtbare Buchstaben.
server-bad-clock = Eine Uhr gibt { $shortest } bis { $longest } Sekunden für jede Entscheidung, oder ganze Tage bis vierzehn; 0 heißt ohne Uhr.
server-other-method = So lässt sich diese Adresse nicht fragen.

# Wer.
server-no-name = Sag erst, wie du heißt.
server-forged-cookie = Das Cookie dieses Browsers stammt nicht aus diesem Haus. Sag deinen Namen noch einmal.
server-not-your-seat = Diesen Platz hält jemand anders.
server-not-the-host = Das darf nur, wer den Tisch aufgestellt hat.
server-was-removed = Wer den Tisch aufgestellt hat, hat dich von ihm entfernt. Zuschauen darfst du.
server-only-watching = Du schaust zu. Zum Antworten brauchst du einen Platz.
server-other-site = Die Seite eines anderen Hauses darf hier nicht für dich sprechen.
server-other-name = Unter diesem Namen ist der Server nicht zu erreichen.

# Wo.
server-no-such-page = Unter dieser Adresse gibt es nichts.
server-no-such-table = Diesen Tisch gibt es nicht. Vielleicht wurde er abgeräumt.
server-no-such-code = Kein Tisch hat diesen Code.
server-no-such-link = Dieser Link wurde schon benutzt oder ist zu alt.
server-no-such-turn = Einen Zug { $turn } gibt es in diesem Spiel nicht; der letzte ist { $last }.
server-other-version = Dieser Tisch wurde unter anderen Regeln von { $title } gedeckt. Weiterspielen lässt er sich nicht.

# Wann.
server-not-started = Das Spiel hat noch nicht begonnen.
server-has-started = Das Spiel hat schon begonnen.
server-is-over = Das Spiel ist aus.
server-not-over = Das ist erst zu sehen, wenn das Spiel aus ist.
server-not-this-round = Ohne Gedächtnisstützen reicht der Blick zurück nur bis zum Anfang dieser Runde, bis das Spiel aus ist.
server-ask-over = Das war vorhin gefragt; am Tisch ging es weiter.
server-seat-taken = Dieser Platz ist besetzt.
server-ask-the-host = Diese Partie läuft schon. Frag, wer den Tisch aufgestellt hat, ob du für einen Bot einspringen darfst.
server-second-chair = Du hast an diesem Tisch einen Platz und kennst dessen Karten. Eine zweite Hand bekommt niemand zu sehen.
server-asked-enough = Hier haben schon genug Leute um einen Platz gebeten. Schau zu oder such dir einen anderen Tisch.
server-nobody-asks = Darum bittet niemand mehr.
server-animal-taken = { $animal } ist hier schon jemand. Noch frei: { $animals }.
server-seat-empty = Dort sitzt niemand.
server-no-free-seat = An diesem Tisch ist kein Platz frei.
server-bot-plays = Auf diesem Platz spielt ein Bot. Sag erst, dass du wieder da bist.
server-no-bot-plays = Auf diesem Platz spielt kein Bot.
server-no-rematch = An diesem Tisch gibt es keine Revanche.
server-no-odds = Chancen werden an diesem Tisch nicht gezeigt, oder erst nach dem Spiel.
server-no-hints = An diesem Tisch gibt es keine Tipps.
server-hint-not-asked = Einen Tipp bekommt, wer gefragt ist, und du bist gerade nicht gefragt.
server-no-hint = In der Zeit kam kein Tipp zustande. Versuch es noch einmal.

# Wie viel.
server-too-many-requests = Zu viele Anfragen. Warte einen Augenblick.
server-too-many-guesses = Zu viele falsche Adressen, Codes oder Links. Warte eine Minute.
server-too-many-sockets = Zu viele offene Fenster. Schließ eines davon.
server-too-many-tables = Du hast { $most } Tische aufgestellt, an denen noch gespielt wird. Bring erst einen davon zu Ende.
server-too-many-records = Du hast heute schon { $most } Aufzeichnungen geöffnet. Sieh dir eine davon an, oder öffne diese morgen.
server-too-much-talk = Du redest schneller, als die anderen lesen können. Warte einen Augenblick.
server-too-many-hints = Das sind mehr Tipps, als jemand lesen kann. Warte einen Moment.
server-not-asked-alone = Das beantworten andere gleichzeitig; es lässt sich nicht ausprobieren.
server-too-many-answers = Du antwortest schneller, als jemand folgen kann. Warte einen Augenblick; deine letzte Antwort gilt.
server-too-many-changes = Du hast dich { $most } Mal umentschieden. Deine letzte Antwort gilt.
server-store-away = Gerade lässt sich nichts speichern. Verloren ist nichts; versuch es gleich noch einmal.
server-stumbled = Das Haus ist über einen eigenen Fehler gestolpert. Nichts, was bestätigt war, ist verloren.

# Die Vorschau eines Links zu einem Tisch.
server-preview-open = { $free ->
    [0] Alle Stühle sind besetzt. Komm zuschauen.
    [one] Ein Stuhl ist frei. Setz dich, ganz ohne Konto.
   *[other] { $free } Stühle sind frei. Setz dich, ganz ohne Konto.
}
server-preview-running = Die Partie läuft. Komm zuschauen.
server-preview-over = Die Partie ist vorbei. Schau dir an, wie sie lief.

# Faires Glück.
server-fair-not-promised = Diese Aufzeichnung verspricht nichts über ihr Glück, also gibt es nichts zu prüfen.
server-fair-other-promise = Das Versprechen dieser Aufzeichnung, { $found }, ist nicht der Hash, der vor dem Geben gezeigt wurde: { $shown }.
server-fair-other-seed = Die Saat dieser Aufzeichnung ist nicht die, die vor dem Geben versprochen war.
server-fair-other-luck = Antwort { $answer } dieser Aufzeichnung ist nicht das versprochene Glück.

# Das Haus öffnen.
server-bad-store = { $db } ist nicht die Adresse eines Speichers. Möglich: { $known }.
server-bad-bus = { $bus } ist nicht die Adresse eines Busses. Möglich: { $known }.
server-extra-missing = Dafür fehlt das Paket { $package }. Installiere es mit: pip install ".[cluster]"
server-no-folder = Der Ordner { $folder } für die Tische lässt sich nicht anlegen: { $why }. Nenne einen anderen Ort: spelunke serve --db sqlite:///DATEI.
server-no-store = Der Speicher { $db } lässt sich nicht benutzen: { $why }.
server-no-file = In { $file } lassen sich keine Tische aufbewahren: { $why }. Sieh nach, ob auf der Platte Platz ist und du dort schreiben darfst, oder nenne eine andere Datei: spelunke serve --db sqlite:///DATEI.
server-names-no-file = Ein SQLite-Speicher ist eine Datei und sonst nichts: schreib sqlite:///DATEI, ohne Rechner und ohne Zusätze, nicht { $db }.
server-no-door = Unter { $host }, Port { $port }, kann niemand eingelassen werden: { $why }. Nenne mit --host eine andere Adresse oder mit --port einen anderen Port; 0 ist irgendein freier.
server-port-taken = Port { $port } ist belegt. Nenne mit --port einen anderen; 0 ist irgendein freier.
server-bad-workers = Ein Haus hat von jeder Sorte 1 bis { $most } Arbeitsprozesse, nicht { $workers }.
