# Das Labor: Turniere, Durchläufe und Berichte über die Balance.

lab-tournament-title = { $title }: { $games } Spiele mit { $deals } Austeilungen, { $seats } Plätze, jeder Bot auf jedem Platz
lab-bot = Bot
lab-seat = Platz
lab-wins = Siege
lab-interval = In Klammern: wo die wahre Zahl 95-mal von hundert liegt.
lab-place = Mittlerer Rang
lab-score = Punkte
lab-rating = Wertung
lab-ahead = Vor dem anderen
lab-share = Anteil
lab-watched = Beobachtet
lab-mean = Mittel
lab-length = Ein Spiel brauchte im Mittel { $mean } Antworten ({ $low } bis { $high }), die des Glücks mitgezählt; { $forced } der Antworten von Plätzen waren ohne Wahl.
lab-nobody = In { $share } der Spiele gewann niemand ({ $low } bis { $high }).
lab-unfinished = { $games ->
    [one] Ein Spiel wurde abgebrochen, nach so vielen Antworten, wie vernünftige Spieler nie brauchen; seine Austeilung zählt nirgends.
   *[other] { $games } Spiele wurden abgebrochen, nach so vielen Antworten, wie vernünftige Spieler nie brauchen; ihre Austeilungen zählen nirgends.
}
lab-made = Glückszahl { $seed }, Version { $version }. Noch einmal: { $command }
lab-partly = Es wurde abgebrochen. Hier stehen die { $games } Spiele, die bis dahin ganz waren.
lab-same-again = Dieselben Zahlen wie in { $file }.

lab-sweep-title = { $title }, Vorlage „{ $preset }“, { $seats } Plätze, je { $games } Spiele
lab-sweep-rule = Hausregel
lab-sweep-longer = Länger, %
lab-sweep-best-seat = Bester Platz, %
lab-sweep-skilled = Könner, %
lab-sweep-luck = Glück, %
lab-sweep-refused = { $option }={ $value } geht mit keiner Vorlage: { $why }
lab-sweep-table = „{ $name }“ ist eine ganze Tabelle und hat keine Schalter. Versuche sie mit --set in einem Turnier oder einem Bericht.

lab-adel-moved = { $why ->
    [exhibition] eine Ausstellung
    [detective] Detektive
   *[last] die letzte Ausstellung
}
lab-round = Runde { $round }
lab-ladder-too-short = Eine Leiter braucht mindestens zwei Bots, hier ist es { $bots }. Nenne sie mit --bots, etwa random,thumb.
lab-one-player = Unter Gleichen sitzt ein Bot auf allen Plätzen, hier sind es mehrere: { $bots }. Nenne einen mit --bot; die der Leiter stehen in --bots.
lab-parquet-one-game = In eine Parquet-Datei kommt ein Spiel. Sag, welches: spelunke sweep SPIEL --parquet DATEI.
lab-bad-rungs = „{ $said }“ sagt nicht, wie viele Spiele die Sprossen haben. Gib eine Zahl für alle oder { $rungs ->
    [one] eine
   *[other] { $rungs } mit Kommas dazwischen
}, jede mindestens { $least }.
lab-nothing-ended = Keines von { $games } Spielen von { $bots } kam zum Ende, also gibt es nichts zu erzählen. Lass andere spielen oder nimm Hausregeln, die das Spiel verkürzen.

lab-report-language = Deutsch
lab-report-title = { $title } – ein Balancebericht
lab-report-intro = { $games } Spiele unter Gleichen: { $player } auf allen { $seats } Plätzen. Dazu eine Leiter, mit denselben Austeilungen von jedem Platz aus: { $ladder }. { $rules ->
    [none] Regeln ohne Änderung.
   *[other] Hausregeln: { $rules }.
} In Klammern hinter jeder Zahl: wo die wahre 95-mal von hundert liegt.
lab-report-climb = { $games } Spiele { $upper } gegen { $lower }
lab-report-seats = Vorteil jedes Platzes
lab-report-seats-text = Am weitesten von einem gerechten Anteil, { $fair }, ist Platz { $seat }: Er gewinnt { $wins } der Spiele unter Gleichen. { $sure ->
    [sure] Das ist mehr, als Zufall erklärt, auch wenn man es bei { $seats } Plätzen sucht.
   *[unsure] Bei { $seats } Plätzen, unter denen man sucht, könnte Zufall allein das erklären.
}
lab-report-length = Länge
lab-report-length-text = Ein Spiel braucht im Mittel { $answers } Antworten, die des Glücks mitgezählt. { $forced } der Antworten von Plätzen sind ohne Wahl.
lab-report-changes = Führungswechsel
lab-report-changes-text = Die Führung wechselt { $changes } Mal im Spiel. Es führt, wer gewänne, wenn jetzt Schluss wäre; wo das niemanden unterscheidet, wer die meisten Punkte hat.
lab-report-decided = Dramatik und Entscheidung
lab-report-decided-text = { $drama } des Spiels lang führen die späteren Sieger nicht (Dramatik). Endgültig führen sie nach { $decided } des Spiels (Entscheidung: je später, desto offener).
lab-report-things = Was entscheidet
lab-report-things-text = Was lag auf dem Tisch, als die späteren Sieger endgültig in Führung gingen? Am häufigsten: { $thing }, in { $decides } der Spiele, bei { $comes } von allem, was kommt.
lab-report-things-beyond = Am meisten über dem eigenen Anteil: { $thing }, in { $decides } der Spiele, bei nur { $comes } von allem, was kommt.
lab-report-luck = Glück gegen Können
lab-report-luck-text = Jede Austeilung wurde mit beiden Bots auf jedem Platz gespielt. So lässt sich trennen, was einen Platz gewinnen lässt: wer dort saß, die Austeilung, wer auch dort saß, und beides zusammen, nämlich was das Glück zu dem brachte, was gewählt wurde, und was die anderen wählten.
lab-report-luck-rung = Zwischen { $upper } und { $lower } liegen { $skill } der Varianz daran, wer dort saß, und { $luck } an der Austeilung allein{ $lopsided ->
    [yes] ; aber einer von beiden gewinnt fast immer, sodass das Glück nichts zu sagen hat, und das erzählt mehr von den Bots als vom Spiel.
   *[no] .
}
lab-report-luck-least = Wo die Wahl ändert, wonach das Glück gefragt wird, ist der Teil der Austeilung das Mindeste, was das Glück hat.
lab-report-ladder = Lohnt sich Nachdenken?
lab-report-ladder-text = Jeder Bot der Leiter spielt gegen den unter ihm, beide auf jedem Platz gleich oft: Wären sie gleich, gewänne jeder die Hälfte.
lab-report-who = { $bot ->
    [random] Der Bot random antwortet irgendetwas Erlaubtes.
    [novice] Der Bot novice folgt einer Faustregel, vertut sich aber.
    [master] Der Bot master denkt nach: Er stellt sich vor jeder Antwort Spiele vor.
    [rogue] Der Bot rogue denkt vor jeder Antwort eine Sekunde nach.
   *[thumb] Der Bot { $bot } folgt einer Faustregel.
}
lab-report-rung = Gegen { $lower } gewinnt { $upper } { $wins } von { $games } Spielen: { $verdict ->
    [better] sicher besser.
    [worse] sicher schlechter.
   *[unsure] Das könnte Zufall allein erklären.
}

lab-axis-answers = Antworten im Spiel
lab-axis-changes = Führungswechsel im Spiel
lab-axis-decided = entschieden nach … % des Spiels
lab-axis-games = Spiele
lab-axis-wins = Siege, %
lab-axis-seat = Platz { $seat }
lab-axis-fair = ein gerechter Anteil
lab-axis-against = gegen { $lower }
lab-axis-upper = Siege des oberen, %
lab-axis-alike = wenn beide gleich wären
lab-axis-decides = entscheidet
lab-axis-comes = Anteil an allem, was kommt
lab-axis-share = Anteil, %
lab-axis-skill = wer spielt
lab-axis-luck = die Austeilung
lab-axis-rest = beides zusammen
lab-axis-variance = Anteil an der Varianz des Gewinnens, %

lab-fact-seat = Am weitesten von gerecht: Platz { $seat } gewinnt
lab-fact-length = Antworten im Spiel, die des Glücks mitgezählt
lab-fact-changes = Führungswechsel im Spiel
lab-fact-drama = Dramatik: Spätere Sieger führen nicht
lab-fact-decided = Entschieden nach
lab-fact-forced = Antworten ohne Wahl
lab-fact-nobody = Niemand gewinnt
lab-fact-shared = Mehrere teilen sich den Sieg
lab-fact-rung = { $upper } gegen { $lower }: Siege
lab-fact-skill = { $upper } gegen { $lower }: erklärt durch den, der spielt
lab-fact-luck = { $upper } gegen { $lower }: erklärt durch die Austeilung allein
lab-fact-unfinished = Als endlos abgebrochene Spiele

lab-no-bots = Niemand nimmt teil. Nenne mindestens einen Bot.
lab-bot-twice = „{ $name }“ nimmt zweimal teil. Nenne jeden Bot einmal; er sitzt trotzdem überall.
lab-bots-alike = Zwei verschiedene Bots heißen „{ $name }“. Gib einem von ihnen einen anderen Namen.
lab-too-many-bots = { $bots } Bots sind zu viele: An diesem Tisch gibt es nur { $sides } Seiten. Nenne weniger Bots oder mehr Plätze.
lab-own-no-name = „{ $word }“ sagt nicht, was aus der Datei genommen werden soll. Schreibe DATEI.py:NAME, etwa my_bot.py:MyBot.
lab-own-unreadable = { $file } lässt sich nicht als Textdatei mit höchstens einer Million Zeichen lesen. Prüfe den Namen und ob du sie lesen darfst.
lab-own-broken = { $file } läuft nicht: { $why }. Bessere es aus und versuche es wieder.
lab-own-missing = { $count ->
    [0] In { $file } gibt es nichts namens „{ $name }“ und auch sonst nichts Eigenes. Schreibe eine Klasse oder Funktion dieses Namens.
   *[other] In { $file } gibt es nichts namens „{ $name }“. Es gibt: { $there }.
}
lab-bot-uncallable = „{ $name }“ in { $file } lässt sich nicht fragen. Ein Bot ist eine Funktion von Sicht und Würfeln oder eine Klasse mit solchem __call__.
lab-bot-crashed = Der Bot „{ $name }“ ist abgestürzt: { $why }. Bessere ihn aus und versuche es wieder.
lab-bot-hangs = Der Bot „{ $name }“ hat in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} nicht geantwortet. Mach ihn schneller oder gib ihm mit --patience mehr Zeit.
lab-bot-died = Der Bot „{ $name }“ hat seinen eigenen Prozess beendet (Code { $code }). Er muss antworten, nicht gehen.
lab-bot-no-move = Der Bot „{ $name }“ hat { $move } geantwortet, was nicht erlaubt ist. Möglich waren { $allowed } oder was sonst in view.choices steht.
lab-watch-crashed = Die Statistik „{ $name }“ ist abgestürzt: { $why }. Bessere sie aus und versuche es wieder.
lab-watch-no-numbers = Die Statistik „{ $name }“ gab am Ende eines Spiels { $given }. Gib Zahlen mit Namen, etwa ein Wörterbuch aus Texten und Zahlen.
lab-on-unknown = „{ $on }“ ist kein Cluster. Schreibe eines davon, mit Namen und Port deines Verteilers: { $allowed }.
lab-cluster-away = Bei { $address } ist kein Cluster. Starte ihn oder lass --on weg, um auf diesem Rechner zu spielen.
lab-cluster-empty = Der Cluster bei { $address } hat keine Arbeiter. Starte welche oder lass --on weg, um auf diesem Rechner zu spielen.
lab-crew-missing = Dieser Teil ist nicht installiert. Installiere ihn mit: pip install ".[{ $extra }]"
lab-cluster-failed = Der Cluster unter { $address } konnte die Arbeit nicht tun: { $why }. Prüfe, ob er läuft und dieselbe Version von Spelunke hat, und versuche es wieder.
lab-workers-lost = { $tries }-mal hintereinander gingen Arbeiter verloren und mit ihnen ihre Spiele. Prüfe ihren Speicher und ihre Protokolle und versuche es wieder.
lab-unkept = { $why } { $games ->
    [one] Ein Spiel davor ist verloren. Mit --resume ORDNER bleibt es erhalten, und derselbe Befehl macht damit weiter.
   *[other] { $games } Spiele davor sind verloren. Mit --resume ORDNER bleiben sie erhalten, und derselbe Befehl macht damit weiter.
}
lab-unwritable = { $file } lässt sich nicht schreiben: { $why }. Nenne einen anderen Ort.
lab-resume-other = { $file } enthält andere Spiele als diese oder die einer anderen Version. Gib dasselbe Spiel, dieselben Bots, Spiele und Glückszahl an oder eine andere Datei.
lab-resume-damaged = { $file } ist beschädigt. Nenne eine andere Datei; dieselbe Glückszahl gibt dieselben Spiele.
lab-not-made-here = { $file } ist kein Ergebnis von „spelunke { $command } --json“. Nenne die Datei, die ein solcher Befehl gab.
lab-reproduce-alone = --reproduce nimmt alles aus seiner Datei; lass --{ $option } weg.
lab-reproduce-differs = { $file } sagt { $there } für „{ $what }“; noch einmal gespielt ist es { $here }. Die Version war { $version }.
