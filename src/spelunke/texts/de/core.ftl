# Was abgelehnt wird: was falsch war, was geht, was zu tun ist.

game-unknown = Ein Spiel namens „{ $name }“ steht nicht im Regal. Dort stehen: { $allowed }.
seats-wrong = { $title } ist nicht für { $seats } Personen. Möglich: { $allowed }.
no-such-seat = Einen Platz { $seat } gibt es an diesem Tisch nicht. Die Plätze sind von 0 bis { $last } nummeriert.
preset-unknown = Eine Vorlage namens „{ $name }“ gibt es nicht. Es gibt: { $allowed }.
rules-unknown = Eine Fassung { $version } der Regeln von { $title } gibt es nicht. Es gibt: { $known }.
house-unknown = Eine Hausregel namens „{ $name }“ gibt es nicht. Es gibt: { $allowed }.
house-not-a-table = Hausregeln werden als Tabelle aus Namen und Werten angegeben, nicht als { $value }. Die Namen: { $allowed }.
house-bad-value = Die Hausregel „{ $name }“ kann nicht { $value } sein. Erlaubt: { $allowed }.
house-bad-table = Die Tabelle „{ $name }“ ist nicht lesbar: { $why }.
house-no-value = „{ $word }“ ist keine Hausregel mit einem Wert. Schreib sie als Name=Wert.
house-is-a-table = Die Hausregel „{ $name }“ ist eine Tabelle, und das hier ist keine. Schreib { $name }=[1, 2] oder { $name }={"{"}name=1, anderes=2{"}"}, in Anführungszeichen, oder schreib sie in eine Datei und gib diese mit --set DATEI.toml an.
house-not-toml = { $file } ist kein TOML: Zeile { $line } ist nicht lesbar.
house-set-refused = { $file }, Zeile { $line } ({ $key }): { $why }

# Eine Hausregel, die es in jedem Spiel gibt.
house-memory-aids = Gedächtnisstütze
    .explain = Zeigen, was sich ein aufmerksamer Mensch gemerkt hätte.

# Woher eine Regel kommt, und wer ein Spiel gemacht hat.
origin-printed = gedruckt
origin-printed-in = gedruckt: { $languages }
origin-found = gefunden: { $source }
origin-ours = von uns
origin-reading = { $value } ({ $origin })
origin-language = { $language ->
    [de] deutsch
    [en] englisch
    [es] spanisch
    [fr] französisch
    [it] italienisch
    [nl] niederländisch
   *[other] { $language }
}
people-authors = von { $names }
people-artists = Bilder: { $names }
people-published = erschienen bei { $names }

move-unknown = { $move } ist kein Zug dieses Spiels. Seine Züge sind: { $kinds }.
game-over = Das Spiel ist aus; Platz { $seat } kann nicht mehr ziehen.
game-over-nobody = Das Spiel ist aus; niemand kann mehr ziehen.
seat-not-asked = Platz { $seat } ist jetzt nicht gefragt ({ $paragraph }). Gewartet wird auf: { $asked }.
move-not-legal = Platz { $seat } darf jetzt nicht { $move } antworten ({ $paragraph }). Erlaubt: { $allowed }.
answers-missing = Alle Gefragten antworten zugleich. Es fehlen noch: { $missing }.

position-damaged = Das ist keine Stellung: { $why }.
position-seats = Die Stellung braucht einen Eintrag für jeden der { $seats } Plätze, hat aber { $found }.

record-too-large = Eine Aufzeichnung von { $size } Bytes ist größer, als ein Spiel sein kann (höchstens { $largest }).
record-not-json = Diese Datei ist keine Aufzeichnung: Sie ist kein JSON. Aufzeichnungen schreibt „spelunke play --record DATEI“.
record-not-a-record = Diese Datei ist JSON, aber keine Aufzeichnung eines Spiels: Sie beginnt nicht mit {"{"}"spelunke": 1, …{"}"}.
record-other-format = Diese Aufzeichnung hat das Format { $format }; diese Version liest das Format { $known }.
record-damaged = Diese Aufzeichnung ist beschädigt: { $why }.
record-no-tape = Dieser Tisch kam nicht von einem Spiel, also hat niemand die Antworten aufgeschrieben. Nimm game.deal().
record-other-game = Diese Aufzeichnung ist hier nicht spielbar: { $why }
record-other-version = Diese Aufzeichnung stammt von Fassung { $version } der Regeln von { $title }; bekannt sind hier: { $known }.
record-too-long = Das Spiel ist nach { $answer } Antworten aus, aber die Aufzeichnung geht weiter.
record-half-step = Die Aufzeichnung bricht mitten in einer Frage ab, nach { $answer } Antworten.
record-illegal = Antwort { $answer } der Aufzeichnung kann niemand gegeben haben: { $why }
record-other-end = Die Aufzeichnung erzählt ein anderes Ende, als ihre Antworten ergeben.
record-unfinished = Das ist ein Spiel { $title }, das nach { $answers } Antworten noch nicht aus ist. „spelunke play --resume DATEI“ spielt es weiter.
record-unfinished-claim = Die Aufzeichnung nennt ein Ende, zu dem ihre Antworten nicht führen, oder sie verschweigt es.

character-unknown = Kein Bot von { $title } hat den Charakter „{ $name }“. Hinter der Stufe und einem Doppelpunkt dürfen stehen: { $allowed }.
bot-unknown = Einen Bot namens „{ $name }“ gibt es nicht. Es gibt: { $allowed }.
games-too-few = { $games } Spiele lassen sich nicht spielen. Es muss mindestens eines sein.

# Was in einer Datei falsch ist. Steht an der Stelle von $why.
damage-at = { $what }, und zwar bei „{ $place }“
damage-wrong-kind = erwartet war { damage-kind-expected }, da steht { damage-kind-found }
damage-kind-expected = { $expected ->
    [bool] wahr oder falsch
    [int] eine ganze Zahl
    [str] ein Text
    [array] eine Liste
    [object] eine Tabelle aus Namen und Werten
   *[other] { $expected }
}
damage-kind-found = { $found ->
    [bool] wahr oder falsch
    [int] eine ganze Zahl
    [float] eine gebrochene Zahl
    [str] ein Text
    [array] eine Liste
    [object] eine Tabelle aus Namen und Werten
    [null] nichts
   *[other] { $found }
}
damage-too-much = die Zahl darf höchstens { $most } sein
damage-too-little = die Zahl muss mindestens { $least } sein
damage-wrong-form = was da steht, hat nicht die Form oder Länge, die es haben sollte
damage-missing = „{ $field }“ fehlt
damage-unknown = „{ $field }“ ist unbekannt
damage-not-allowed = { $value } gehört nicht zu den möglichen Werten

# Dateien.
file-unreadable = { $trouble ->
    [missing] Eine Datei { $file } gibt es nicht.
    [folder] { $file } ist ein Ordner, keine Datei.
    [forbidden] { $file } darfst du nicht lesen.
    [name] { $file } ist kein Name, den eine Datei haben kann.
    [large] { $file } ist für Hausregeln viel zu groß.
    [binary] { $file } ist keine Textdatei in UTF-8.
    [deep] Die Tabellen in { $file } sind zu tief geschachtelt.
   *[other] { $file } ist nicht lesbar.
}
file-unwritable = { $trouble ->
    [missing] { $file } lässt sich nicht schreiben: Den Ordner gibt es nicht.
    [folder] { $file } ist ein Ordner; nenn eine Datei darin.
    [forbidden] { $file } darfst du nicht schreiben.
    [name] { $file } ist kein Name, den eine Datei haben kann.
   *[other] { $file } lässt sich nicht schreiben.
}
file-taken = { $file } gibt es schon, und kein Spiel wird über ein anderes geschrieben. Nimm einen anderen Namen, oder spiel es mit --resume weiter.
output-trouble = Die Ausgabe ließ sich nicht schreiben: { $why }.
input-ended = Die Eingabe war vor dem Spiel zu Ende.

# Mitspielende.
seating-too-many = Für { $seats } Plätze wurden { $players } Mitspielende genannt.
seating-same-name = Zwei heißen gleich: { $names }.
seating-no-name = Wer mitspielt, braucht einen Namen.

# Regelhefte.
board-missing = { $title } bringt keinen Tisch für das Terminal mit; simulieren geht, spielen hier nicht.
rules-missing = Im Ordner von { $title } liegen keine Regeln.
rules-no-paragraph = Die Regeln von { $title } haben keinen Abschnitt „{ $wanted }“. Es gibt: { $allowed }.
