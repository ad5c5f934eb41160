# Die Haustür: Hilfeseiten, und was sie nicht versteht.

cli-heading-usage = Aufruf:
cli-heading-commands = Befehle:
cli-heading-options = Optionen:
cli-heading-examples = Beispiele:

cli-thing = { $thing ->
    [game] SPIEL
    [file] DATEI
    [paragraph] ABSCHNITT
   *[options] OPTIONEN
}

cli-open =
    Spelunke: deutsche Spiele um Bluff, Gier und Glück.
    Ohne Befehl öffnet sich die Seite in deinem Browser, für dich, deine Freunde und Bots;
    „spelunke play“ öffnet den Tisch hier im Terminal.
    .usage = spelunke [BEFEHL] [OPTIONEN]
    .examples =
        spelunke
        spelunke play
        spelunke simulate rueck --games 10000
        spelunke play --help

cli-shelf =
    Zeigt alle Spiele: Kürzel, Titel, Plätze, Minuten, Charakter, Vorlagen.
    Mit dem Kürzel eines Spiels: seine Vorlagen und Hausregeln.
    .summary = Alle Spiele zeigen, oder eines mit seinen Hausregeln.
    .examples =
        spelunke shelf
        spelunke shelf rueck
        spelunke shelf --json

cli-rules =
    Zeigt die Regeln eines Spiels, in unseren Worten und mit nummerierten Absätzen;
    oder einen Abschnitt, oder einen einzelnen Absatz.
    .summary = Die Regeln eines Spiels lesen.
    .examples =
        spelunke rules rueck
        spelunke rules rueck 4
        spelunke rules rueck §4.2

cli-learn =
    Bringt dir ein Spiel in drei Minuten bei, hier im Terminal: kleine Schritte auf dem echten Brett, je ein Gedanke.
    Ein falscher Zug kostet nichts und wird erklärt. Jeder Schritt lässt sich wiederholen, überspringen und verlassen.
    .summary = Ein Spiel in drei Minuten lernen.
    .examples =
        spelunke learn rueck
        spelunke learn rueck --step 4

cli-play =
    Spielt hier im Terminal; ist kein Spiel genannt, wird gefragt. Du sitzt auf dem ersten Platz, auf den anderen sitzen Bots,
    wenn --player und --bot nichts anderes sagen: Die Plätze füllen sich in der genannten Reihenfolge, der Rest mit Bots wie dem letzten.
    Mehrere reichen die Tastatur weiter: Jede Hand bleibt hinter dem Vorhang, bis die richtige Person ihn hebt.
    Wähle mit Pfeiltasten und Enter, mit einer Zahl oder mit den Worten; ? zeigt die Regel, ! einen Tipp, % die Chancen.
    .summary = Ein Spiel hier im Terminal spielen.
    .examples =
        spelunke play
        spelunke play rueck --seats 3 --player Anna Ben --bot random
        spelunke play rueck --preset expert --house rounds=5 debt=ja
        spelunke play rueck --record abend.json
        spelunke play --resume abend.json

cli-simulate =
    Lässt Bots viele Spiele spielen und sagt, wie es jedem Platz und jedem Bot erging.
    Nach jedem Spiel rücken die Bots einen Platz weiter, und es werden so viele Spiele, dass jeder überall gleich oft sitzt.
    .summary = Bots viele Spiele spielen lassen.
    .examples =
        spelunke simulate rueck --games 10000
        spelunke simulate rueck --seats 3 --bots thumb,random,random --seed 7
        spelunke simulate rueck --preset expert --json
        spelunke simulate rueck --games 1000000 --workers 2 --resume pieces.jsonl

cli-tournament =
    Lässt Bots mit denselben Austeilungen gegeneinander spielen, jeden gleich oft auf jedem Platz, und sagt,
    wer besser ist und wie sicher das ist. Ein Bot hat einen Namen oder kommt aus einer Datei: my_bot.py:MyBot.
    .summary = Bots gegeneinander spielen lassen.
    .examples =
        spelunke tournament rueck --bots thumb,random --games 2000 --seed 1
        spelunke tournament rueck --bots thumb --bot my_bot.py:MyBot --watch my_stats.py:Counter
        spelunke tournament rueck --games 5000 --resume games.jsonl --parquet games.parquet
        spelunke tournament rueck --on dask://localhost:8786 --json

cli-sweep =
    Versucht jeden Schalter der Hausregeln eines Spiels, oder die mit --over genannten, und sagt, was er mit Länge,
    Gerechtigkeit und Glück macht. Ohne Spiel: alle Spiele.
    .summary = Sehen, was Hausregeln bewirken.
    .examples =
        spelunke sweep rueck --over second,debt --games 500
        spelunke sweep rueck --seed 1 --json
        spelunke sweep --games 2000 --seed 1 --into src/spelunke/games

cli-balance =
    Sagt, wie ein Spiel ist: Vorteil jedes Platzes, Länge, Dramatik, was es entscheidet, Glück gegen Können
    und ob Nachdenken sich lohnt; als Seite mit Bildern, auf Englisch und Deutsch.
    .summary = Ein Spiel wägen: Gerechtigkeit, Dramatik, Glück und Können.
    .examples =
        spelunke balance rueck --games 1000 --seed 1 --page rueck.html
        spelunke balance rueck --games 600 --bots random,thumb,master --rungs 600,100 --page rueck.html
        spelunke balance rueck --bots random,thumb --preset expert --json

cli-replay =
    Geht durch ein aufgezeichnetes Spiel: mit den Pfeiltasten vor und zurück, Pos1 und Ende, q zum Gehen.
    Ohne Terminal wird das ganze Spiel in Zeilen erzählt.
    .summary = Durch ein aufgezeichnetes Spiel gehen.
    .examples =
        spelunke replay abend.json
        spelunke replay abend.json --seat 0
        spelunke replay abend.json --open

cli-record-check =
    Spielt eine Aufzeichnung bis zum Ende nach und sagt, was sie ist. Eine Datei, die keine ist,
    oder ein Spiel, das noch nicht aus ist, wird mit Rückgabewert 2 abgelehnt.
    .summary = Ein aufgezeichnetes Spiel prüfen.
    .examples =
        spelunke record check abend.json
        spelunke record check abend.json --json

cli-serve =
    Stellt Tische für Browser auf, nur auf diesem Rechner, wenn keine Adresse genannt ist. Die Tische liegen
    in einer Datei in deinem Datenordner oder dort, wohin --db zeigt; mehrere Prozesse teilen Ablage und Leitung.
    .summary = Tische für Browser aufstellen.
    .examples =
        spelunke serve --browser
        spelunke serve --host 0.0.0.0 --port 8000
        spelunke serve --db postgresql+asyncpg://host/spelunke --bus redis://host

cli-verify =
    Prüft, ob das Glück so war, wie es vor dem Geben versprochen wurde: Jede Ziehung einer Aufzeichnung,
    die an einem Tisch heruntergeladen wurde, folgt aus dem Startwert und dem, was die Plätze dazugaben.
    .summary = Das Glück eines aufgezeichneten Spiels prüfen.
    .examples =
        spelunke verify abend.json
        spelunke verify abend.json --commitment 630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd

cli-lab-missing = Das Labor ist nicht installiert. Installiere es mit: pip install ".[lab]"
cli-serving = Die Tische stehen unter { $address } bereit. Strg-C schließt das Haus.
cli-port-taken = Port { $port } ist belegt; genommen wird { $used }.
cli-new-store = Die Tische werden in { $file } aufbewahrt, einer neuen Datei.
cli-open-no-page = In dieser Installation fehlt die Seite (tools/build_page.py). Hier ist stattdessen der Tisch im Terminal.
cli-verified = { $before ->
    [0] Alle { $luck } Antworten des Glücks kamen wie versprochen.
   *[other] Alle { $luck } Antworten des Glücks kamen wie versprochen; { $before } weitere kamen vor dem Versprechen.
}

cli-option-host = Die Adresse, auf der gelauscht wird; 127.0.0.1 ist nur dieser Rechner.
    .value = ADRESSE
cli-option-port = Der Port; 8000, wenn kein anderer gewünscht ist, 0 für irgendeinen freien.
    .value = N
cli-option-db = Wo die Tische liegen, als Datenbankadresse.
    .value = ADRESSE
cli-option-bus = Wo Prozesse einander von Zügen erzählen, als Redis-Adresse.
    .value = ADRESSE
cli-option-name = Ein Name, unter dem man diesen Server erreicht; andere werden abgewiesen. Mehrere: mehrmals sagen.
    .value = NAME
cli-option-proxy = Glaubt einem vorgeschalteten Proxy, was er über Adressen sagt.
cli-option-no-browser = Sagt nur, wo die Seite ist, und öffnet keinen Browser.
cli-option-browser = Öffnet die Seite in deinem Browser.
cli-option-lang = Die Sprache: en oder de. Sonst die deines Rechners.
    .value = SPRACHE
cli-option-help = Diese Seite zeigen.
cli-option-version = Die Version zeigen.
cli-option-json = JSON ausgeben, für Programme.
cli-option-plain = Zeile für Zeile, ohne eigenen Bildschirm.
cli-option-seats = Wie viele am Tisch sitzen.
    .value = N
cli-option-step = Der Schritt, mit dem es losgeht; sonst der erste.
    .value = N
cli-option-preset = Hausregeln als Vorlage; siehe „spelunke shelf SPIEL“.
    .value = NAME
cli-option-house = Hausregeln, eine oder mehrere; sie gehen über Vorlage und Datei.
    .value = NAME=WERT …
cli-option-set = Eine TOML-Datei mit Hausregeln; Tabellen gehen nur so.
    .value = DATEI.toml
cli-option-seed = Die Zahl, mit der das Glück beginnt: gleiche Zahl, gleiches Glück.
    .value = N
cli-option-player = Menschen an diesem Terminal, mit Namen.
    .value = NAME …
cli-option-bot = Ein Bot oder mehrere, etwa master oder regular:liar; im Labor auch aus einer Datei, als DATEI.py:NAME.
    .value = BOT …
cli-option-record = Wohin das Spiel Schritt für Schritt geschrieben wird.
    .value = DATEI
cli-option-resume = Mit dem weitermachen, was verlassen wurde; es bleibt in derselben Datei, die Spiele eines Berichts oder eines Vergleichs in einem Ordner.
    .value = DATEI
cli-option-reproduce = Ein Ergebnis von --json noch einmal herstellen und die Zahlen vergleichen.
    .value = DATEI
cli-option-watch = Eigene Statistik, für jedes Spiel eine.
    .value = DATEI.py:NAME
cli-option-patience = Sekunden, die ein Bot aus einer Datei für eine Antwort hat und seine Datei zum Laden; 10, wenn du nichts sagst.
    .value = N
cli-option-parquet = Wohin die Spiele kommen, eine Zeile für jedes.
    .value = DATEI
cli-option-decisions = Wohin die Antworten kommen, eine Zeile für jede, als Parquet.
    .value = DATEI
cli-option-workers = Wie viele Prozesse spielen, höchstens vier je Kern; einer je Kern, wenn du nichts sagst, bei einer Simulation erst, wenn sie lange dauert.
    .value = N
cli-option-on = Ein Cluster, der stattdessen spielt: dask://Rechner:Port oder ray://Rechner:Port.
    .value = ADRESSE
cli-option-games = Wie viele Spiele; 1000, wenn du nichts sagst, bei einem Bericht 500.
    .value = N
cli-option-bots = Bots mit Kommas dazwischen: einer für alle Plätze oder einer für jeden; im Turnier, wer teilnimmt; im Bericht die Leiter.
    .value = BOT,BOT …
cli-option-rungs = Spiele auf jeder Sprosse der Leiter: eine Zahl für alle oder eine für jede; so viele wie --games, wenn du nichts sagst.
    .value = N,N …
cli-option-over = Die Hausregeln, die versucht werden, mit Kommas dazwischen; alle, wenn du nichts sagst.
    .value = REGEL,REGEL …
cli-option-into = Ein Ordner mit einem Ordner für jedes Spiel, in den dessen Zahlen geschrieben werden.
    .value = ORDNER
cli-option-page = Wohin die Seite mit Bildern geschrieben wird.
    .value = DATEI.html
cli-option-seat = Sehen, was dieser Platz sah; gezählt wird ab 0.
    .value = N
cli-option-open = Alle Hände offen: Tab geht von Platz zu Platz.
cli-option-commitment = Der Hash, den du vor dem Geben gesehen hast; die Aufzeichnung muss denselben versprechen.
    .value = HASH

cli-unknown-command = Einen Befehl „{ $command }“ gibt es nicht. Es gibt: { $allowed }. „spelunke --help“ sagt mehr.
cli-unknown-option = Eine Option { $option } gibt es nicht. Meintest du --{ $near }?
cli-option-elsewhere = --{ $option } gehört nicht { $command ->
    [none] hierher
   *[other] zu „spelunke { $command }“
}. Möglich: { $allowed }.
cli-value-missing = --{ $option } braucht einen Wert dahinter.
cli-value-unwanted = --{ $option } nimmt keinen Wert, für „{ $value }“ ist kein Platz.
cli-bad-number = --{ $option } braucht eine ganze Zahl von { $least } bis { $most }, nicht „{ $value }“.
cli-thing-missing = Bei „spelunke { $command }“ fehlt: { cli-thing }. „spelunke { $command } --help“ zeigt Beispiele.
cli-too-many-words = „spelunke { $command }“ kann mit „{ $word }“ nichts anfangen. „spelunke { $command } --help“ zeigt Beispiele.
cli-language-unknown = „{ $language }“ spricht hier niemand. Es gibt: { $allowed }.
cli-resume-with = --{ $option } lässt sich in einem laufenden Spiel nicht ändern; lass es weg.
cli-resume-with-game = Die Aufzeichnung weiß, welches Spiel sie ist: Lass „{ $game }“ weg.
cli-resume-over = Das Spiel in { $file } ist aus. „spelunke replay“ zeigt es.
