# Auf Teufel komm raus

teufel-character = Wettet, wie viel Kohle jemand aus dem Feuer holt, und greift dann selbst hinein, bis der Teufel zupackt.

# Was gefragt wird.
teufel-about-start = Wer hat die feurigsten Wangen?
teufel-about-stake = Wie viel setzt du darauf, dass jemand so viel Kohle herausholt?
teufel-about-coal = Welches Stück Kohle kommt zum Vorschein?
teufel-about-dare = Aufhören oder noch einmal hineingreifen?

# Ein Stück Kohle. Steht in Sätzen, mit $coal.
teufel-coal = { $coal ->
    [devil] einen Teufel
   *[other] eine { $coal }
}

# Züge.
teufel-move-stake = { $chips ->
    [0] Nichts setzen
   *[other] { $chips } setzen
}
teufel-move-stop = Aufhören
teufel-move-go-on = Noch ein Stück
teufel-move-turn = Deckt { teufel-coal } auf
teufel-move-start = { $who } fängt an

# Ereignisse.
teufel-event-started = { $who_you ->
    [yes] Du hast die feurigsten Wangen und fängst an.
   *[no] { $who } hat die feurigsten Wangen und fängt an.
}
teufel-event-staked = Die Fäuste gehen auf: { $stakes }.
    .stakes = { $owner_you ->
        [yes] { $value ->
            [none] du bist pleite
            [0] du nichts
           *[other] du { $value }
        }
       *[no] { $value ->
            [none] { $owner } ist pleite
            [0] { $owner } nichts
           *[other] { $owner } { $value }
        }
    }
teufel-event-turned = { $who_you ->
    [yes] Du deckst { teufel-coal } auf, das macht { $amount }.
   *[no] { $who } deckt { teufel-coal } auf, das macht { $amount }.
}
teufel-event-laid = { $who_you ->
    [yes] { $pieces ->
        [one] Du hörst mit { $amount } auf, in einem Stück.
       *[other] Du hörst mit { $amount } auf, in { $pieces } Stücken.
    }
   *[no] { $pieces ->
        [one] { $who } hört mit { $amount } auf, in einem Stück.
       *[other] { $who } hört mit { $amount } auf, in { $pieces } Stücken.
    }
}
teufel-event-burnt = { $who_you ->
    [yes] { $amount ->
        [0] Ein Teufel! Du gehst leer aus.
       *[other] Ein Teufel! Deine { $amount } verbrennen.
    }
   *[no] { $amount ->
        [0] Ein Teufel! { $who } geht leer aus.
       *[other] Ein Teufel! { $who } verliert Kohle im Wert von { $amount }.
    }
}
teufel-event-paid = { $who_you ->
    [yes] Du zahlst { $chips } an { $to }, wie der Pakt es will.
   *[no] { $to_you ->
        [yes] { $who } zahlt dir { $chips }, wie dein Pakt es will.
       *[no] { $who } zahlt { $chips } an { $to }, wie der Pakt es will.
    }
}
teufel-event-bank-paid = { $to_you ->
    [yes] Die Bank zahlt dir { $chips }, wie dein Pakt es will.
   *[no] Die Bank zahlt { $chips } an { $to }, wie der Pakt es will.
}
teufel-event-oven-empty = { $who_you ->
    [yes] Du hast das allerletzte Stück geholt. Niemand kommt mehr dran.
   *[no] { $who } hat das allerletzte Stück geholt. Niemand kommt mehr dran.
}
teufel-event-reckoned = { $count ->
    [0] Niemand hat Kohle herausgeholt.
   *[other] { $who_you ->
        [only] Die beste Kohle ist deine: { $amount } zahlt jeden Einsatz bis zu dieser Höhe aus.
        [among] Du und { $who_others } habt die beste Kohle: { $amount } zahlt jeden Einsatz bis zu dieser Höhe aus.
       *[none] { $count ->
            [one] { $who } hat die beste Kohle: { $amount } zahlt jeden Einsatz bis zu dieser Höhe aus.
           *[other] { $who } haben die beste Kohle: { $amount } zahlt jeden Einsatz bis zu dieser Höhe aus.
        }
    }
}
teufel-event-lost = { $who_you ->
    [yes] Du verlierst die Wette und { $stake }.
   *[no] { $who } verliert die Wette und { $stake }.
}
teufel-event-won = { $who_you ->
    [yes] Du nimmst { $stake } zurück und gewinnst { $gain }
   *[no] { $who } nimmt { $stake } zurück und gewinnt { $gain }
}{ $twice ->
    [true] : Der höchste Einsatz zählt doppelt.
   *[false] .
}
teufel-event-amount-bonus = { $who_you ->
    [only] Du bekommst { $chips } für den höchsten Betrag: { $amount }.
    [among] Du und { $who_others } bekommt je { $chips } für den höchsten Betrag: { $amount }.
   *[none] { $count ->
        [one] { $who } bekommt { $chips } für den höchsten Betrag: { $amount }.
       *[other] { $who } bekommen je { $chips } für den höchsten Betrag: { $amount }.
    }
}
teufel-event-pieces-bonus = { $who_you ->
    [only] Du bekommst { $chips } für die meisten Stücke: { $pieces }.
    [among] Du und { $who_others } bekommt je { $chips } für die meisten Stücke: { $pieces }.
   *[none] { $count ->
        [one] { $who } bekommt { $chips } für die meisten Stücke: { $pieces }.
       *[other] { $who } bekommen je { $chips } für die meisten Stücke: { $pieces }.
    }
}
teufel-event-moved = { $who_you ->
    [yes] { $space ->
        [none] Deine Figur zieht in die Lücke für { $least } bis { $most }.
        [50] Deine Figur zieht auf 0-50.
       *[other] Deine Figur zieht auf { $space }.
    }
   *[no] { $space ->
        [none] Die Figur von { $who } zieht in die Lücke für { $least } bis { $most }.
        [50] Die Figur von { $who } zieht auf 0-50.
       *[other] Die Figur von { $who } zieht auf { $space }.
    }
}
teufel-event-pacts = { $who_you ->
    [only] Du hast einen Pakt mit dem Teufel.
    [among] Du und { $who_others } habt einen Pakt mit dem Teufel.
   *[none] { $count ->
        [one] { $who } hat einen Pakt mit dem Teufel.
       *[other] { $who } haben einen Pakt mit dem Teufel.
    }
}
teufel-event-refilled = Der Rest passt ins Ofenloch: Alle { $pieces } Stücke werden neu gemischt.
teufel-event-round-began = { $start_you ->
    [yes] Runde { $round }: Du fängst an.
   *[no] Runde { $round }: { $start } fängt an.
}
teufel-event-ended = { $winners_you ->
    [only] Du hast den Teufel abgezockt und gewinnst.
    [among] Du und { $winners_others } habt den Teufel abgezockt und gewinnt.
   *[none] { $count ->
        [one] { $winners } hat den Teufel abgezockt und gewinnt.
       *[other] { $winners } haben den Teufel abgezockt und gewinnen.
    }
}

# Vorlagen.
teufel-preset-box = Die gedruckten Regeln. Wo sie schweigen (zwei Felder der Leiste, das Ofenloch, wer anfängt), gilt unsere Annahme.
    .title = Wie in der Schachtel
teufel-preset-open-book = Ebenso, und alle Chips und der Rest der Kohle liegen offen da.
    .title = Nichts zu merken
teufel-preset-ten-rounds = Zehn Runden, dann gewinnt, wer am meisten hat.
    .title = Kurzer Abend
teufel-preset-tiny = Ein Chip für alle, drei Stücke Kohle und zwei Runden: zum Ausprobieren.
    .title = Zum Ausprobieren

teufel-group-stakes = Chips und Wetten
teufel-group-oven = Der Ofen, und wie lange

# Hausregeln.
teufel-house-start = wer anfängt
    .explain = Der Platz, der die erste Runde anfängt; −1 lässt das Los entscheiden. In den Heften zählen die feurigsten Wangen: Wer sie sieht, nennt den Platz.
teufel-house-zero-stake = nichts setzen
    .explain = Ob man auch nichts setzen darf, wenn man Chips hat. In den Heften setzt jeder, der kann.
teufel-house-oven-mouth = Ofenloch
    .explain = Wie viele Stücke hineinpassen: Sind nicht mehr übrig, wird die ganze Kohle neu gemischt. Im Heft ist es nur ein Bild; 19 ist unsere Annahme.
teufel-house-rounds = Runden
    .explain = Nach wie vielen Runden spätestens Schluss ist; 0 für unbegrenzt.
teufel-house-capital = Startkapital
    .explain = Die Chips, mit denen alle anfangen.
teufel-house-coal = Kohle
    .explain = Wie viele Stücke es von jeder Art gibt.
teufel-house-track = Leiste
    .explain = Die Zahlenfelder für die Figuren. Die nach 500 sind unsere Annahme.

# Was nicht sein kann.
teufel-start-not-at-the-table = Die Hausregel „{ $key }“ nennt Platz { $seat }, aber der letzte Platz an diesem Tisch ist { $last } (§9.1). Nimm einen Platz, den es gibt, oder −1 für das Los.
teufel-coal-without-numbers = In der Tabelle „{ $key }“ sind nur Teufel (§9.6). Es fehlt mindestens eines von: { $kinds }.
teufel-track-ends = Die Tabelle „{ $key }“ muss mit { $first } beginnen und mit { $goal } enden (§9.7).
teufel-track-order = Die Zahlen der Tabelle „{ $key }“ müssen steigen und durch { $chip } teilbar sein (§9.7). Da steht: { $spaces }.
teufel-position-seat = Einen Platz { $seat } gibt es an diesem Tisch nicht; der letzte ist { $last } ({ $paragraph }).
teufel-position-round = { $rounds ->
    [0] Eine Runde { $round } gibt es nicht: Gezählt wird ab 1 ({ $paragraph }).
   *[other] Eine Runde { $round } gibt es nicht: Gezählt wird von 1 bis { $rounds } ({ $paragraph }).
}
teufel-position-start = Wer in Runde { $round } anfängt, ergibt sich aus der ersten; offen ist es nur, solange das Los noch nicht entschieden hat ({ $paragraph }).
teufel-position-no-turn = Solange niemand dran ist, liegen weder Einsätze noch aufgedeckte Kohle da, niemand wagt etwas, und Kohle vor den Plätzen gibt es nur am Ende ({ $paragraph }).
teufel-position-no-bet = Hat niemand Chips, wird niemand nach einer Wette gefragt ({ $paragraph }).
teufel-position-turn = Platz { $seat } kann nur nach der Wette und vor dem Ende dran sein, und wagen kann man nur etwas, wenn schon Kohle aufgedeckt ist ({ $paragraph }).
teufel-position-oven-empty = Bei leerem Ofen kommt niemand mehr dran ({ $paragraph }).
teufel-position-devil = Ein Teufel liegt nie offen da: Wer ihn aufdeckt, legt ihn verdeckt neben den Plan ({ $paragraph }).
teufel-position-laid = Platz { $seat } kann keine Kohle abgelegt haben, solange der eigene Zug nicht vorbei ist ({ $paragraph }).
teufel-position-coal = { $kind ->
    [devil] Die Teufel gehen nicht auf: Im Ofen und auf dem Tisch liegen mehr, als es gibt ({ $paragraph }).
   *[other] Die Stücke zu { $kind } gehen nicht auf: Im Ofen und auf dem Tisch liegen mehr, als es gibt ({ $paragraph }).
}
teufel-position-aside = Neben dem Plan können jetzt nicht { $pieces } Stücke liegen, darunter { $devils } Teufel ({ $paragraph }).
teufel-position-chips = Platz { $seat }: { $chips } muss eine Summe in Zehnern sein und die Figur zwischen Schritt 0 und Schritt { $last } stehen ({ $paragraph }).
teufel-position-stake = Der Einsatz von Platz { $seat } muss durch 10 teilbar sein, von { $least } bis { $most }, und fehlt genau dann, wenn dort keine Chips waren ({ $paragraph }).
teufel-position-pawn = Die Figur von Platz { $seat } kann nicht auf Schritt { $pawn } stehen: Keine Summe, die dort möglich war, gehört dorthin ({ $paragraph }).
teufel-position-end = Das Spiel kann noch nicht aus sein: Niemand hat { $goal }, und dies ist nicht die letzte Runde ({ $paragraph }).

# Der Tisch.
teufel-board-round = { $rounds ->
    [none] Runde { $round }
   *[other] Runde { $round } von { $rounds }
}
teufel-board-oven = { $left } im Ofen, { $aside } daneben
teufel-board-turned = = { $amount }
teufel-board-stake = { $stake ->
    [none] keine Wette
   *[other] setzt { $stake }
}
teufel-board-fist = Faust geballt
teufel-board-laid = { $pieces ->
    [one] { $amount } in 1 Stück
   *[other] { $amount } in { $pieces }
}
teufel-board-burnt = verbrannt
teufel-board-pact = Pakt

# Auf der Seite.
teufel-page-goal = Sobald jemand { $goal } hat, gewinnt, wer am meisten besitzt.
teufel-page-now = Jetzt: { $who }
teufel-page-round = Runde { $round }
teufel-page-stake = Der Einsatz
teufel-page-stakes = Einsätze zur Wahl
teufel-page-all = alle { $chips }
teufel-page-pact = ein Pakt mit dem Teufel
teufel-page-pacts = Pakte
teufel-page-laid = Herausgeholte Kohle
teufel-page-burnt = verbrannt
teufel-page-left = { $left } im Ofen
teufel-page-bank = BANK
teufel-page-bets = Wetten
teufel-page-devils = { $devils } von { $left }
teufel-page-devil = Der Teufel lehnt sich aus dem Ofen
teufel-page-oven = { $amount ->
    [0] Der Ofen: { $left } Stücke darin, { $aside } daneben
   *[other] Der Ofen: { $left } Stücke darin, { $aside } daneben, { $amount } aufgedeckt
}
teufel-page-aside = { $aside } Stücke neben dem Ofen
teufel-page-track = Die Bahn um den Ofen: { $pawns }
teufel-page-pawn = { $who } bei { $at }
teufel-page-total = Chips: { $chips }
teufel-page-fist = Eine Faust mit verdecktem Einsatz
teufel-page-state = { $state ->
    [turn] am Ofen
    [laid] holte { $amount }
    [burnt] verbrannt
    [later] kommt noch
    [bet] hat gesetzt
    [thinking] überlegt …
    [start] fängt an
   *[total] Chips insgesamt
}
teufel-page-best = Beste Kohle
teufel-page-best-so-far = Beste Kohle bisher: { $amount }
teufel-page-lost = weg
teufel-page-item = { $what ->
    [bet] Wette
    [best] beste Kohle
   *[most] meiste Stücke
}
teufel-page-how-much = Wie viel holt ihr bestenfalls heraus?
teufel-page-dare = Kohle berühren oder mit { $amount } aufhören?
teufel-page-stop = Mit { $amount } aufhören
teufel-page-stop-with = { $lead ->
    [best] beste Kohle bisher
   *[behind] beste Kohle bisher: { $best }
}
teufel-page-number-comes = { $some ->
    [none] Eine Zahl
   *[other] { $some } von { $left }: eine Zahl
}
teufel-page-devil-comes = { $some ->
    [none] Der Teufel
   *[other] { $some } von { $left }: der Teufel
}
teufel-page-bet = { $bet ->
    [sure] Deine { $stake } sind schon gewonnen.
    [won] Hör auf, und deine { $stake } sind gewonnen.
    [short] Noch { $missing }, und deine { $stake } sind gewonnen.
   *[none] Keine Wette hängt daran.
}
teufel-page-burns = { $count ->
    [0] { $amount } verbrennen.
   *[other] { $amount } verbrennen, dazu die Paktschuld an { $who }.
}
teufel-page-cost-coal = { $amount ->
    [0] Nichts verbrannt
   *[other] { $amount } verbrannt
}
teufel-page-cost-coal-why = deine Kohle zählt nichts mehr
teufel-page-cost-pact = { $chips } an { $who }
teufel-page-cost-pact-why = so will es der Pakt
teufel-page-cost-bet = { $won ->
    [yes] Wette gewonnen
   *[no] { $count ->
        [0] Wette verloren
       *[other] Wette noch offen
    }
}
teufel-page-cost-bet-why = { $won ->
    [yes] andere holten { $stake } heraus
   *[no] { $count ->
        [0] niemand kam auf { $stake }
        [one] { $who } kann noch auf { $stake } kommen
       *[other] { $who } können noch auf { $stake } kommen
    }
}
teufel-page-ceremony = Wer gewinnt, reitet aus dem Ofen
teufel-page-chips-at-the-end = Chips am Ende
teufel-page-place = { $place ->
    [1] gewinnt
   *[other] { $place }.
}
teufel-page-out = { $count ->
    [one] { $who } reitet aus dem Feuer!
   *[other] { $who } reiten zusammen aus dem Feuer!
}
teufel-page-out-you = Du reitest aus dem Feuer!
teufel-page-why = { $chips } Chips, { $ahead } mehr als alle anderen, und mit { $goal } ist Schluss.
teufel-page-why-paid = { $is_you ->
    [yes] Deine { $stake }
   *[no] Die { $stake } von { $who }
} { $twice ->
    [yes] waren der höchste Einsatz, und { $amount } in Kohle zahlten ihn doppelt: { $chips } Chips, und mit { $goal } ist Schluss.
   *[no] waren gesetzt, und { $amount } in Kohle zahlten sie aus: { $chips } Chips, und mit { $goal } ist Schluss.
}
teufel-page-behind = { $behind } zurück
teufel-page-why-alike = Gleich viele Chips, gleich gewonnen: je { $chips }.
teufel-page-why-rounds = { $round ->
    [one] Eine Runde ist um: { $chips } Chips, { $ahead } mehr als alle anderen.
   *[other] { $round } Runden sind um: { $chips } Chips, { $ahead } mehr als alle anderen.
}
teufel-page-own-won = { $chips } Chips, und kein Haar ist versengt.
teufel-page-own-last = { $chips } Chips. Der Teufel hat dir einen warmen Platz am Feuer freigehalten.
teufel-page-own-behind = { $chips } Chips: { $behind } mehr, und du wärst herausgeritten.

# Chancen.
teufel-chance-next-coal = { $coal ->
    [devil] Die nächste Kohle: der Teufel
   *[other] Die nächste Kohle: { $coal }
}

# Gründe.
teufel-reason-gets-so-far = Wer es wagt, kommt zu etwa { $percent } % so weit; wagen es alle { $players }, dann zu etwa { $together } % irgendjemand.
teufel-reason-risks = { $percent ->
    [100] Alles, was du hast, ist weg, wenn niemand so weit kommt.
   *[other] { $percent } % deiner Chips sind weg, wenn niemand so weit kommt.
}
teufel-reason-pays-twice = Niemand kann mehr wetten: Gewonnen bringt sie { $gain }.
teufel-reason-reaches-the-goal = Gewonnen bringt sie dich auf { $goal } und beendet das Spiel.
teufel-reason-nothing-at-stake = Nichts zu gewinnen, nichts zu verlieren; die Prämien für Kohle bleiben.
teufel-reason-devil-comes = { $percent ->
    [0] Ein Teufel kann nicht kommen: Im Ofen ist keiner mehr.
   *[other] Zu { $percent } % kommt ein Teufel, und deine { $amount } verbrennen.
}
teufel-reason-nothing-to-lose = Nichts zu verlieren: Deine Wette ist entschieden, und diese Kohle allein bringt keine Prämie.
teufel-reason-devil-pays = { $count ->
    [one] Der Teufel kostet dich außerdem { $chips } an { $who } für den Pakt.
   *[other] Der Teufel kostet dich außerdem { $chips } an { $who } für die Pakte.
}
teufel-reason-next-wins = Deiner Wette fehlen { $missing }: Das nächste Stück bringt sie zu { $percent } %.
teufel-reason-bet-is-won = Deine Wette über { $stake } ist mit dieser Kohle gewonnen.
teufel-reason-bet-was-won = Deine Wette über { $stake } ist schon gewonnen durch Kohle, die daliegt.
teufel-reason-left-to-others = Deine Wette über { $stake } bleibt an { $who } hängen.
teufel-reason-bet-is-lost = Deine Wette über { $stake } ist verloren: Nach dir kommt niemand.
teufel-reason-highest-so-far = { $to_come ->
    [0] { $amount } ist der höchste Betrag: { $chips } von der Bank.
   *[other] { $amount } ist bisher der höchste Betrag: { $chips } von der Bank, wenn es so bleibt.
}
teufel-reason-no-bonus = Keine Prämie für diese Kohle: Andere haben einen höheren Betrag und mehr Stücke.
teufel-reason-most-pieces-so-far = { $to_come ->
    [0] Niemand hat mehr Stücke: { $chips } von der Bank.
   *[other] Niemand hat bisher mehr Stücke: { $chips } von der Bank, wenn es so bleibt.
}

# Woran man den Charakter eines Bots erkennt.
teufel-tempted-risk = setzt 100 oder mehr, oder deckt weiter auf, obwohl die Wette schon gewonnen ist

# Das Spiel in fünf Bildern.
teufel-picture-bet = Wette verdeckt, wie viel Kohle jemand herausholt.
teufel-picture-coal = Hol Stück für Stück aus dem Ofen, und hör rechtzeitig auf.
teufel-picture-devil = Ein Teufel verbrennt alles, was du geholt hast.
teufel-picture-paid = Die beste Kohle bezahlt jede Wette bis zu ihrem Wert, die höchste doppelt.
teufel-picture-goal = Hat jemand 1.600, gewinnt, wer am meisten hat.
