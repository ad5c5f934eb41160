# Klau Mau!

klau-character = Lege, was passt, oder sag „Ich kann nicht“, ob es stimmt oder nicht. Klauen, bluffen, zweifeln: Es zählt die Beute, die man am Ende noch hat.

# Was gefragt wird.
klau-about-deal = Welche Karte wird ausgeteilt?
klau-about-first = Welche Karte wird als erste aufgedeckt?
klau-about-draw = Welche Karte wird gezogen?
klau-about-take = Welche Karte wird { $target } aus der Hand gezogen?
klau-about-scatter = Welche Karte reißt die Bombe { $target } aus der Hand?
klau-about-turn = Du bist dran: Leg eine Karte, oder sag „Ich kann nicht“.
klau-about-claim = { $active } sagt: „Ich kann nicht.“ Glaubst du das?
klau-about-force = Ertappt! Welche Karte muss { $active } legen?
klau-about-wish = Welche Farbe wünschst du dir?
klau-about-crook = Wen besucht dein Gauner?
klau-about-alarm = { $thief } schickt dir einen Gauner. Was tust du?
klau-about-swap = Mit wem tauschst du?
klau-about-give = Welche Karte bekommt { $target } von dir?
klau-about-fence = Der Hehler zahlt zwei Punkte für jede Zahlenkarte. Was gibst du ab?
klau-about-may-draw = Ziehst du, was dir der Zweifel eingebracht hat?
klau-about-surrounded = Umstellt! Bei wem ziehst du noch eine Karte?

# Eine Karte im Satz, im Akkusativ, mit $card.
klau-card = { $card ->
    [red_1] die rote 1
    [red_2] die rote 2
    [red_3] die rote 3
    [red_4] die rote 4
    [red_keyhole] das rote Schlüsselloch
    [red_small_safe] den kleinen roten Tresor
    [red_big_safe] den großen roten Tresor
    [red_crook] den roten Gauner
    [red_swap] den roten Tausch
    [yellow_1] die gelbe 1
    [yellow_2] die gelbe 2
    [yellow_3] die gelbe 3
    [yellow_4] die gelbe 4
    [yellow_keyhole] das gelbe Schlüsselloch
    [yellow_small_safe] den kleinen gelben Tresor
    [yellow_big_safe] den großen gelben Tresor
    [yellow_crook] den gelben Gauner
    [yellow_swap] den gelben Tausch
    [green_1] die grüne 1
    [green_2] die grüne 2
    [green_3] die grüne 3
    [green_4] die grüne 4
    [green_keyhole] das grüne Schlüsselloch
    [green_small_safe] den kleinen grünen Tresor
    [green_big_safe] den großen grünen Tresor
    [green_crook] den grünen Gauner
    [green_swap] den grünen Tausch
    [blue_1] die blaue 1
    [blue_2] die blaue 2
    [blue_3] die blaue 3
    [blue_4] die blaue 4
    [blue_keyhole] das blaue Schlüsselloch
    [blue_small_safe] den kleinen blauen Tresor
    [blue_big_safe] den großen blauen Tresor
    [blue_crook] den blauen Gauner
    [blue_swap] den blauen Tausch
    [red_plan] den roten Plan
    [yellow_plan] den gelben Plan
    [red_yellow_plan] den rot-gelben Plan
    [green_plan] den grünen Plan
    [red_green_plan] den rot-grünen Plan
    [yellow_green_plan] den gelb-grünen Plan
    [red_yellow_green_plan] den rot-gelb-grünen Plan
    [blue_plan] den blauen Plan
    [red_blue_plan] den rot-blauen Plan
    [yellow_blue_plan] den gelb-blauen Plan
    [red_yellow_blue_plan] den rot-gelb-blauen Plan
    [green_blue_plan] den grün-blauen Plan
    [red_green_blue_plan] den rot-grün-blauen Plan
    [yellow_green_blue_plan] den gelb-grün-blauen Plan
    [red_yellow_green_blue_plan] den rot-gelb-grün-blauen Plan
    [police] den Polizisten
    [watchdog] den Wachhund
    [bomb] die Bombe
    [fence] den Hehler
   *[other] eine Karte
}
# Eine Karte in einer Aufzählung, mit $key.
klau-key = { $key ->
    [red_1] rote 1
    [red_2] rote 2
    [red_3] rote 3
    [red_4] rote 4
    [red_keyhole] rotes Schlüsselloch
    [red_small_safe] kleiner roter Tresor
    [red_big_safe] großer roter Tresor
    [red_crook] roter Gauner
    [red_swap] roter Tausch
    [yellow_1] gelbe 1
    [yellow_2] gelbe 2
    [yellow_3] gelbe 3
    [yellow_4] gelbe 4
    [yellow_keyhole] gelbes Schlüsselloch
    [yellow_small_safe] kleiner gelber Tresor
    [yellow_big_safe] großer gelber Tresor
    [yellow_crook] gelber Gauner
    [yellow_swap] gelber Tausch
    [green_1] grüne 1
    [green_2] grüne 2
    [green_3] grüne 3
    [green_4] grüne 4
    [green_keyhole] grünes Schlüsselloch
    [green_small_safe] kleiner grüner Tresor
    [green_big_safe] großer grüner Tresor
    [green_crook] grüner Gauner
    [green_swap] grüner Tausch
    [blue_1] blaue 1
    [blue_2] blaue 2
    [blue_3] blaue 3
    [blue_4] blaue 4
    [blue_keyhole] blaues Schlüsselloch
    [blue_small_safe] kleiner blauer Tresor
    [blue_big_safe] großer blauer Tresor
    [blue_crook] blauer Gauner
    [blue_swap] blauer Tausch
    [red_plan] roter Plan
    [yellow_plan] gelber Plan
    [red_yellow_plan] rot-gelber Plan
    [green_plan] grüner Plan
    [red_green_plan] rot-grüner Plan
    [yellow_green_plan] gelb-grüner Plan
    [red_yellow_green_plan] rot-gelb-grüner Plan
    [blue_plan] blauer Plan
    [red_blue_plan] rot-blauer Plan
    [yellow_blue_plan] gelb-blauer Plan
    [red_yellow_blue_plan] rot-gelb-blauer Plan
    [green_blue_plan] grün-blauer Plan
    [red_green_blue_plan] rot-grün-blauer Plan
    [yellow_green_blue_plan] gelb-grün-blauer Plan
    [red_yellow_green_blue_plan] rot-gelb-grün-blauer Plan
    [police] Polizist
    [watchdog] Wachhund
    [bomb] Bombe
    [fence] Hehler
   *[other] Karte
}
klau-colour = { $colour ->
    [red] Rot
    [yellow] Gelb
    [green] Grün
   *[blue] Blau
}

# Züge.
klau-move-lay = { $card ->
    [police] Polizisten neben den Stapel legen
    [watchdog] Wachhund vor sich hinlegen
    [bomb] Bombe zünden
   *[other] Leg { klau-card }
}
klau-move-icant = „Ich kann nicht“
klau-move-believe = Glauben
klau-move-doubt = Anzweifeln!
klau-move-force = { $card ->
    [police] Verlange einen Polizisten
   *[other] Verlange { klau-card }
}
klau-move-wish = { klau-colour } wünschen
klau-move-leave-it = Nichts nehmen
klau-move-pick = { $whom }
klau-move-call-police = Polizei rufen
klau-move-let-it-happen = Geschehen lassen
klau-move-give = { $card ->
    [police] Gib einen Polizisten
   *[other] Gib { klau-card }
}
klau-move-hand-in = Gib { klau-card } ab
klau-move-hand-in-all = Alle Zahlen abgeben
klau-move-enough = Genug
klau-move-draw-them = Ziehen
klau-move-turn = Das Glück bringt { klau-card }

# Wer etwas tut, am Anfang eines Satzes, mit $who; und wem, mit $whom.
klau-who = { $who_you ->
    [yes] Du
   *[no] { $who }
}
klau-whom = { $whom_you ->
    [yes] dir
   *[no] { $whom }
}

# Ereignisse.
klau-event-round-began = Runde { $round }: { $starter_you ->
    [yes] Du beginnst.
   *[no] { $starter } beginnt.
}
klau-event-dealt = { $card ->
    [police] Du bekommst einen Polizisten.
   *[other] Du bekommst { klau-card }.
}
klau-event-covered = { $card ->
    [police] Man deckt einen Polizisten auf und legt gleich eine weitere Karte darauf.
   *[other] Man deckt { klau-card } auf und legt gleich eine weitere Karte darauf.
}
klau-event-opened = Man deckt { klau-card } auf.
klau-event-laid = { $card ->
    [police] { klau-who } { $who_you ->
        [yes] legst
       *[no] legt
    } einen Polizisten neben den Stapel.
    [watchdog] { $who_you ->
        [yes] Du legst einen Wachhund vor dich hin.
       *[no] { $who } legt einen Wachhund vor sich hin.
    }
    [bomb] { klau-who } { $who_you ->
        [yes] zündest
       *[no] zündet
    } die Bombe.
   *[other] { klau-who } { $who_you ->
        [yes] legst
       *[no] legt
    } { klau-card }.
}
klau-event-said-icant = { klau-who }: „Ich kann nicht.“
klau-event-believed = { klau-who } { $who_you ->
    [yes] glaubst
   *[no] glaubt
} { klau-whom }.
klau-event-doubted = { klau-who } { $who_you ->
    [yes] glaubst
   *[no] glaubt
} { klau-whom } kein Wort!
klau-event-showed = { $cards ->
    [none] { $who } zeigt die Hand, aber nur dem, der gezweifelt hat.
   *[other] { klau-who } { $who_you ->
        [yes] zeigst
       *[no] zeigt
    }: { $cards }.
}
    .cards = { $value ->
        [1] { klau-key }
       *[other] { $value } × { klau-key }
    }
klau-event-forced = { klau-who } { $who_you ->
    [yes] verlangst
   *[no] verlangt
} von { klau-whom } { $card ->
    [police] einen Polizisten.
   *[other] { klau-card }.
}
klau-event-wished = { $who_you ->
    [yes] Du wünschst dir { klau-colour }.
   *[no] { $who } wünscht sich { klau-colour }.
}
klau-event-skipped = { $who_you ->
    [yes] Du setzt aus.
   *[no] { $who } setzt aus.
}
klau-event-turned-round = { $direction ->
    [clockwise] Es geht im Uhrzeigersinn weiter.
   *[counterclockwise] Es geht gegen den Uhrzeigersinn weiter.
}
klau-event-left-it = { klau-who } { $who_you ->
    [yes] nimmst
   *[no] nimmt
} nichts.
klau-event-sent = { $by ->
    [crook] { klau-who } { $who_you ->
        [yes] schickst
       *[no] schickt
    } { klau-whom } einen Gauner.
    [swap] { klau-who } { $who_you ->
        [yes] tauschst
       *[no] tauscht
    } mit { klau-whom }.
   *[surrounded] { klau-who } { $who_you ->
        [yes] greifst
       *[no] greift
    } { klau-whom } in die Karten.
}
klau-event-caught = { klau-who } { $who_you ->
    [yes] rufst
   *[no] ruft
} die Polizei. { $whom_you ->
    [yes] Dein Gauner geht leer aus.
   *[no] Der Gauner von { $whom } geht leer aus.
}
klau-event-yielded = { klau-who } { $who_you ->
    [yes] rufst
   *[no] ruft
} keine Polizei: { $whom_you ->
    [yes] Dein Gauner kommt herein.
   *[no] Der Gauner von { $whom } kommt herein.
}
klau-event-took = { klau-who } { $who_you ->
    [yes] ziehst
   *[no] zieht
} { klau-whom } { $card ->
    [none] eine Karte
    [police] einen Polizisten
   *[other] { klau-card }
} aus der Hand.
klau-event-gave = { klau-who } { $who_you ->
    [yes] gibst
   *[no] gibt
} { klau-whom } { $card ->
    [none] eine Karte.
    [police] einen Polizisten.
   *[other] { klau-card }.
}
klau-event-drew = { klau-who } { $who_you ->
    [yes] ziehst
   *[no] zieht
} { $card ->
    [none] eine Karte.
    [police] einen Polizisten.
   *[other] { klau-card }.
}
klau-event-fence-came = { klau-who } { $who_you ->
    [yes] ziehst
   *[no] zieht
} den Hehler.
klau-event-handed-in = { klau-who } { $who_you ->
    [yes] gibst
   *[no] gibt
} { klau-card } ab.
klau-event-paid = Der Hehler zahlt { $who_you ->
    [yes] dir
   *[no] { $who }
} { $points } Punkte für { $cards ->
    [one] eine Karte.
   *[other] { $cards } Karten.
}
klau-event-surrounded = { klau-who } { $who_you ->
    [yes] hast
   *[no] hat
} den letzten Polizisten gespielt: Alle sind umstellt.
klau-event-hands-passed = { $direction ->
    [clockwise] Rumms! Alle Hände wandern im Uhrzeigersinn weiter.
   *[counterclockwise] Rumms! Alle Hände wandern gegen den Uhrzeigersinn weiter.
}
klau-event-scattered = { klau-who } { $who_you ->
    [yes] verlierst
   *[no] verliert
} { klau-card }.
klau-event-pile-empty = { klau-who } { $who_you ->
    [yes] musst
   *[no] muss
} ziehen, aber der Stapel ist leer.
klau-event-hand-empty = { klau-who } { $who_you ->
    [yes] hast
   *[no] hat
} keine Karte mehr.
klau-event-round-scored = Runde { $round }: { $points }. Zusammen: { $totals }.
    .points = { $owner_you ->
        [yes] du { $value }
       *[no] { $owner } { $value }
    }
    .totals = { $owner_you ->
        [yes] du { $value }
       *[no] { $owner } { $value }
    }
klau-event-ended = { $winners_you ->
    [only] Du hast die fetteste Beute und gewinnst.
    [among] Du und { $winners_others } teilt euch die fetteste Beute und gewinnt.
   *[none] { $count ->
        [one] { $winners } hat die fetteste Beute und gewinnt.
       *[other] { $winners } teilen sich die fetteste Beute und gewinnen.
    }
}

# Der Tisch.
klau-board-sign = { $motif ->
    [keyhole] ?
    [small_safe] X
    [big_safe] XX
    [plan] ⇄
    [crook] G
    [swap] T
    [police] P
    [watchdog] W
    [bomb] B
    [fence] H
   *[other] { $motif }
}
klau-board-balloon = { $who }: „Ich kann nicht!“
klau-board-robbery = { $who } greift { $whom } in die Karten
klau-board-round = Runde { $round } von { $rounds }
klau-board-shown = Was { $who } auf der Hand hat:
klau-board-wish = Gewünscht: { klau-colour }
klau-board-spoiled = Gefälscht: { $colours }
klau-board-police = Polizisten: { $played } von { $police }
klau-board-claim = { $who }: { klau-page-claim }
klau-board-worth = { $points ->
    [one] Deine Hand: 1 Punkt
   *[other] Deine Hand: { $points } Punkte
}

# Vorlagen.
klau-preset-box = Ohne Varianten: was gedruckt ist, und wo die Anleitung schweigt, unsere Entscheidung.
    .title = Wie in der Schachtel
klau-preset-letter = Die Anleitung beim Wort genommen: Nach einem Plan geht es gegen den Uhrzeigersinn, und dabei bleibt es.
    .title = Wort für Wort
klau-preset-forgery = Mit der Fälschung: Die letzte Farbe macht ihre Zahlen wertlos.
    .title = Fälschung
klau-preset-surrounded = Von der Polizei umstellt: Der letzte Polizist beendet das Spiel.
    .title = Umstellt
klau-preset-fence = Mit dem Hehler: sofort Punkte für Zahlenkarten.
    .title = Der Hehler
klau-preset-watchdog = Mit Wachhunden gegen Gauner.
    .title = Wachhunde
klau-preset-bomb-pass-hands = Mit einer Bombe von uns: Alle Hände wandern weiter.
    .title = Bombe: Hände wandern
klau-preset-bomb-zero = Mit einer Bombe von uns: Wer sie am Ende hat, geht leer aus.
    .title = Bombe: leer ausgehen
klau-preset-bomb-discard = Mit einer Bombe von uns: Alle verlieren eine Karte.
    .title = Bombe: eine Karte weniger
klau-preset-all-variants = Mit allen Varianten zugleich und der Bombe, bei der die Hände wandern.
    .title = Alles auf einmal
klau-preset-open-book = Ohne Varianten, und alles liegt da, was sich ein aufmerksamer Mensch gemerkt hätte.
    .title = Nichts zu merken
klau-preset-tiny = Eine Runde, zwei Karten für alle und eine Handvoll Karten in zwei Farben: zum Ausprobieren.
    .title = Zum Ausprobieren

klau-group-extras = Zusatzkarten und Enden
klau-group-claims = „Kann nicht“, und wer zweifelt
klau-group-cards = Was Karten bewirken
klau-group-deal = Handkarten und Runden

# Hausregeln.
klau-house-forgery = Fälschung
    .explain = Zahlenkarten in der Farbe, die oben auf dem Stapel liegt, zählen am Ende der Runde nichts.
klau-house-forgery-wish = Fälschung nach Wunsch
    .explain = Bei der Fälschung zählt eine gewünschte Farbe statt der auf der Karte.
klau-house-surrounded = von der Polizei umstellt
    .explain = Der letzte Polizist beendet sofort das Spiel, und wer ihn gespielt hat, zieht noch jemandem eine Karte.
klau-house-surrounded-ends = was der letzte Polizist beendet
    .explain = Die Runde oder das ganze Spiel.
    .round = die Runde
    .game = das Spiel
klau-house-surrounded-at = welcher Polizist umstellt
    .explain = Der letzte im Spiel, bis zu fünft also der sechste, oder in jedem Fall der achte.
    .last = der letzte im Spiel
    .eighth = der achte
klau-house-surrounded-replacement = Karte für den letzten Polizisten
    .explain = Auch für den letzten Polizisten gibt es eine Karte vom Stapel.
klau-house-surrounded-counts-first = zugedeckte Polizisten zählen
    .explain = Als erste Karte zugedeckte Polizisten gelten als gespielt.
klau-house-fence = Hehler
    .explain = Er steckt mitten im Stapel; taucht er auf, bringen abgegebene Zahlenkarten sofort je zwei Punkte.
klau-house-fence-all-or-nothing = alles oder nichts beim Hehler
    .explain = Man gibt alle Zahlenkarten ab oder keine.
klau-house-watchdog = Wachhunde
    .explain = Im Stapel stecken zwei Wachhunde; wer einen vor sich liegen hat, ist vor Gaunern sicher.
klau-house-watchdog-counts = wann Wachhunde zählen
    .explain = Einen Punkt am Ende des Spiels oder nach jeder Runde.
    .round = nach jeder Runde
    .game = am Ende des Spiels
klau-house-bomb = Bombe
    .explain = Keine oder eine von unseren: Die Hände wandern, ihr Besitzer geht leer aus, oder alle verlieren eine Karte.
    .off = keine Bombe
    .discard = alle verlieren eine Karte
    .pass-hands = Hände wandern weiter
    .zero = der Besitzer geht leer aus
klau-house-keyhole-wild = freies Schlüsselloch
    .explain = Ein Schlüsselloch passt auf jede Karte.
klau-house-police-can-be-forced = erzwungene Polizisten
    .explain = Auch ein Polizist gilt als passende Karte, wenn eine Hand gezeigt wird.
klau-house-doubter = wer zweifeln darf
    .explain = Nur der Nächste; oder jeder: Alle antworten gleichzeitig, und wer von den Zweifelnden als Erster an der Reihe wäre, zweifelt an.
    .next = der Nächste
    .anybody = jeder
klau-house-draws-after-doubt = Ziehen nach einem Zweifel
    .explain = Wer zu Recht gezweifelt hat, darf eine Karte ziehen, wer ehrlich war, zwei; oder beide müssen, selbst wenn das die Runde beendet.
    .may = darf ziehen
    .must = muss ziehen
klau-house-forced-card-acts = erzwungene Karten wirken
    .explain = Eine erzwungene Karte löst ihre Aktion aus, und ihr Besitzer entscheidet.
klau-house-plan-literal = Plan beim Wort genommen
    .explain = Nach einem Plan geht es bis zum Ende der Runde gegen den Uhrzeigersinn, wie es in der Anleitung steht, statt dass sich die Richtung umkehrt.
klau-house-big-safe-like-small-for-two = großer Tresor zu zweit
    .explain = Zu zweit wirkt ein großer Tresor wie ein kleiner.
klau-house-hand-shown-to = wer eine angezweifelte Hand sieht
    .explain = Alle oder nur, wer gezweifelt hat.
    .everybody = alle
    .doubter = wer gezweifelt hat
klau-house-keep-direction = Richtung behalten
    .explain = Eine neue Runde geht in der Richtung der letzten weiter.
klau-house-swap-may-return = Tausch mit Rückgabe
    .explain = Beim Tausch darf man die eben gezogene Karte zurückgeben.
klau-house-hand-size = Handkarten
    .explain = Wie viele Karten alle am Anfang bekommen.
klau-house-rounds = Runden
    .explain = Wie viele Runden gespielt werden; bei 0 so viele, wie Personen mitspielen.
klau-house-oldest-first = die Ältesten zuerst
    .explain = Die Plätze, geordnet vom ältesten zum jüngsten Menschen.
klau-house-deck-small = kleines Spiel
    .explain = Wie oft es jede Karte gibt, wenn bis zu fünf mitspielen.
klau-house-deck-large = großes Spiel
    .explain = Wie oft es jede Karte gibt, wenn sechs oder mehr mitspielen.

# Was nicht sein kann.
klau-needs = Die Hausregel „{ $key }“ bewirkt nichts ohne „{ $needs }“ (§9.24). Schalte beide ein oder keine.
klau-oldest-first = Die Tabelle „{ $key }“ muss Plätze von 0 bis { $last } nennen, keinen davon zweimal (§9.21). Angegeben: { $value }.
klau-deck-too-small = Die Tabelle „{ $key }“ lässt { $cards } Karten übrig, die sicher da sind und die erste sein können; für dieses Austeilen braucht es { $needed } (§9.22).
klau-deck-police = In der Tabelle „{ $key }“ sind { $police } Polizisten; um jemanden zu umstellen, braucht es { $needed } (§9.3, §9.25).
klau-deck-fence = Die Tabelle „{ $key }“ lässt einen Stapel von { $pile } Karten übrig; ein Drittel davon muss mehr sein als die { $unsuitable } Karten, die nicht die erste sein können, sonst könnte der Hehler vor der ersten Karte auftauchen (§9.7).
klau-position-starter = Platz { $seat } kann diese Runde nicht begonnen haben: Das stand Platz { $leader } zu ({ $paragraph }).
klau-position-direction = Ehe ein Plan gelegt ist, kann es nicht gegen den Uhrzeigersinn gehen ({ $paragraph }).
klau-position-round = Eine Runde { $round } gibt es nicht: Gezählt wird von 1 bis { $rounds } ({ $paragraph }).
klau-position-ages = Das Alter wird mit den Zahlen von 0, am ältesten, bis { $last } angegeben, jede einmal, nicht mit { $ages } ({ $paragraph }).
klau-position-cards = Karten tauchen nicht auf und verschwinden nicht: Von { $card } muss es { $expected } geben, gefunden wurden { $found } ({ $paragraph }).
klau-position-totals = Die Summen { $totals } kann es nicht geben: Keine ist kleiner als null, und zusammen sind es { $least } bis { $most } Punkte, aus den beendeten Runden und vom Hehler ({ $paragraph }).
klau-position-book = Das Beutebuch passt nicht: Es hat eine Zeile für jede der { $rounds } beendeten Runden, und keine Summe sinkt ({ $paragraph }).
klau-position-seen = Platz { $seat }, { $card }: „seen_by“ nennt andere Plätze, keinen zweimal, und niemanden, wenn alle die Karte gesehen haben ({ $paragraph }).
klau-position-shown = Die Hand von Platz { $seat } wurde angezweifelt; wer sie sehen darf, hat also jede Karte davon gesehen ({ $paragraph }).
klau-position-taken = Die letzte Karte von Platz { $seat }, { $card }, wurde eben beim Tausch gezogen; wer sie verloren hat, hat sie also gesehen ({ $paragraph }).
klau-position-deal = Ausgeteilt wird einzeln und reihum von dem aus, der beginnt, { $size } Karten für alle, ehe sonst etwas auf dem Tisch liegt ({ $paragraph }).
klau-position-empty-hand = Platz { $seat } kann keine leere Hand haben, während es um „{ $about }“ geht ({ $paragraph }).
klau-position-over = Wenn das Spiel aus ist, sind alle Karten eingesammelt ({ $paragraph }).
klau-position-watchdogs = Zwei Wachhunde hat niemand vor sich liegen ({ $paragraph }).
klau-position-came = Platz { $seat } hält { $cards } Karten, davon { $dogs } Wachhunde; also können nicht { $came } nach dem Austeilen dazugekommen sein ({ $paragraph }).
klau-position-top = { $top } kann nicht oben auf dem Ablagestapel liegen, während es um „{ $about }“ geht ({ $paragraph }).
klau-position-wish = Mit { $top } oben auf dem Stapel kann sich niemand { $wish } gewünscht haben ({ $paragraph }).
klau-position-claim = Über Platz { $seat } kann man nicht behalten haben, dass man ihm auf { $card } geglaubt hat und seitdem { $since } neue Karten kamen: Die Karte muss auf dem Stapel gelegen haben oder gewünscht gewesen sein, seitdem können nicht mehr Karten gekommen sein als nach dem Austeilen, eine von vorher muss noch da sein, und die Hand darf seitdem nicht allen gezeigt worden sein ({ $paragraph }).
klau-position-police = { $played } Polizisten können nicht gespielt sein: Nach dem, was auf dem Tisch liegt, sind es { $least } bis { $most }, und neben dem Stapel liegen nur Polizisten und was eine Bombe dorthin bringt ({ $paragraph }).
klau-position-surrounded = Wenn { $played } Polizisten gespielt sind, kann es nicht um „{ $about }“ gehen ({ $paragraph }).
klau-position-fence = Der Hehler kommt höchstens einmal, nicht vor und nicht nach seinen Stellen im Stapel, und er nimmt nur Zahlenkarten ({ $paragraph }).
klau-position-owed = Wer eine Karte zieht oder nimmt, passt nicht dazu, dass es um „{ $about }“ geht ({ $paragraph }).
klau-position-no-match = Platz { $seat } hält keine Karte, die auf { $top } erzwungen werden könnte ({ $paragraph }).

# Auf der Seite.
klau-page-round = Runde { $round } von { $rounds }
klau-page-pile = { $cards ->
    [0] Der Stapel ist aufgebraucht
    [one] Eine Karte im Stapel
   *[other] { $cards } Karten im Stapel
}
klau-page-top = Obenauf: { klau-card }
klau-page-wish = { klau-colour } gewünscht
klau-page-beside = Neben dem Stapel
klau-page-police = { $played } von { $police } Polizisten draußen
klau-page-spoiled = Gefälschte Zahlen:
klau-page-direction = { $direction ->
    [clockwise] Es geht im Uhrzeigersinn
   *[counterclockwise] Es geht gegen den Uhrzeigersinn
}
klau-page-points = { $points ->
    [one] Bisher ein Punkt
   *[other] Bisher { $points } Punkte
}
klau-page-watchdog = Ein Wachhund hält Gauner fern
klau-page-hand = { $worth ->
    [one] Deine Karten, einen Punkt wert
   *[other] Deine Karten, { $worth } Punkte wert
}
klau-page-worth = Hand: { $worth } wert
klau-page-taken = eben genommen
klau-page-known = Du kennst { klau-card }
klau-page-claim = { $since ->
    [0] „Ich kann nicht“ auf { klau-card }, seitdem keine neue Karte
    [one] „Ich kann nicht“ auf { klau-card }, seitdem eine neue Karte
   *[other] „Ich kann nicht“ auf { klau-card }, seitdem { $since } neue Karten
}

# Im Rahmen.
klau-page-goal = Die meiste Beute gewinnt. Eine leere Hand zählt nichts.
klau-page-leads = Vorn: { $who } mit { $points }
klau-page-round-title = Runde { $round }
klau-page-cards = { $cards ->
    [0] keine Karte
    [one] eine Karte
   *[other] { $cards } Karten
}
klau-page-pick = { $about ->
    [crook] Klau!
    [swap] Tausch
   *[other] Nimm
}
klau-page-same = { $sign ->
    [keyhole] auch ein Schlüsselloch
    [small_safe] auch ein Tresor
    [big_safe] auch ein Tresor
    [plan] auch ein Plan
    [crook] auch ein Gauner
    [swap] auch ein Tausch
   *[other] auch eine { $sign }
}
klau-page-fit = { $why ->
    [safe] auf einen Tresor
    [always] immer
    [wish] gewünscht
   *[colour] auch { klau-colour }
}
klau-page-cant = Ich kann nicht.
klau-page-cant-of = { $who } hat { $cards ->
    [one] noch eine Karte
   *[other] { $cards } Karten
}. Passt wirklich keine?
klau-page-cant-of-you = Glaubt man dir?
klau-page-believe-note = { $who } zieht { $cards }
klau-page-doubt-note = Gelogen: du ziehst { $lie }. Wahr: { $who } zieht { $truth }.
klau-page-doubt-short = Gelogen: du { $lie }. Wahr: { $who } { $truth }.
klau-page-alarm = { $who } hat es auf deine Karten abgesehen!
klau-page-let-note = { $who } zieht blind eine Karte
klau-page-note = { $move ->
    [DrawThem] { $cards ->
        [one] eine Karte vom Stapel
       *[other] { $cards } Karten vom Stapel
    }
    [HandInAll] zwei Punkte für jede
    [Enough] und weiter
    [LeaveIt] { $about ->
        [may_draw] du ziehst keine Karte
       *[other] alle behalten ihre Karten
    }
   *[ICant] Ob es stimmt oder nicht: Wer dran ist, glaubt es oder zweifelt.
}
klau-page-cards-do = Was die Karten tun
klau-page-card-does = { $sign ->
     [keyhole] sagt, welche Farbe folgen muss
     [small_safe] eine Person setzt aus
     [big_safe] zwei Personen setzen aus
     [plan] dreht die Richtung um
     [crook] klaut verdeckt eine Karte
     [swap] nimmt eine Karte, gibt eine zurück
    *[police] hält Gauner auf; oder ablegen und 1 ziehen
    }
    .name = { $sign ->
            [keyhole] Schlüsselloch
            [small_safe] Kleiner Tresor
            [big_safe] Großer Tresor
            [plan] Plan
            [crook] Gauner
            [swap] Tausch
           *[police] Polizei
        }
klau-page-verdict = { $lie ->
    [yes] LÜGE
   *[no] WAHR
}
klau-page-to-match = darauf musste es passen
klau-page-right = { $who_you ->
    [yes] Du hattest recht
   *[no] { $who } hatte recht
}
klau-page-wrong = { $who_you ->
    [yes] Du lagst falsch
   *[no] { $who } lag falsch
}
klau-page-lied = { $who_you ->
    [yes] Du hast gelogen
   *[no] { $who } hat gelogen
}
klau-page-honest = { $who_you ->
    [yes] Du warst ehrlich
   *[no] { $who } war ehrlich
}
klau-page-draws = { $cards ->
    [0] keine Karte vom Stapel
    [one] eine Karte vom Stapel
   *[other] { $cards } Karten vom Stapel
}
klau-page-must-lay = legt, was verlangt wird
klau-page-wish-note = { $cards ->
    [0] du hast keine
    [one] du hast eine
   *[other] du hast { $cards }
}
klau-page-pile-left = noch { $cards }
klau-page-police-sign = { $played } von { $police } Polizisten
klau-page-surrounds = Nr. { $police } umstellt alle
klau-page-surrounded = Umstellt!
klau-page-book = Das Beutebuch
klau-page-book-thief = Wer
klau-page-book-total = gesamt
klau-page-place = { $place }.
klau-page-won = { $count ->
    [one] { $who } trägt die Diebeskrone!
   *[other] { $who } teilen sich die Diebeskrone!
}
klau-page-won-you = Du trägst die Diebeskrone!
klau-page-why = { $points } Beute nach { $rounds ->
    [one] einer Runde
   *[other] { $rounds } Runden
}, { $more } mehr als { $next }.
klau-page-why-empty = { $who_you ->
    [yes] Du hast deine letzte Karte gelegt
   *[no] { $who } hat die letzte Karte gelegt
}: Eine leere Hand zählt nichts.
klau-page-why-all = Alle haben { $points } Beute: Gleich viel heißt gemeinsam gewonnen.
klau-page-why-none = Ein ehrlicher Abend: Niemand hat Beute, also gewinnen alle.
klau-page-you = du
klau-page-yielded = Der Gauner von { $who } kommt durch.
klau-page-order = Die Diebe der Reihe nach
klau-page-own-won = Mit { $points } Punkten Beute nach Hause: Das kann sich sehen lassen.
klau-page-own-behind = { $points } Punkte Beute. Nach ganz oben fehlten { $more }.

# Chancen.
klau-motif = { $motif ->
    [number] eine Zahl
    [keyhole] ein Schlüsselloch
    [small_safe] ein kleiner Tresor
    [big_safe] ein großer Tresor
    [crook] ein Gauner
    [swap] ein Tausch
    [plan] ein Plan
    [police] ein Polizist
    [watchdog] ein Wachhund
    [bomb] die Bombe
   *[fence] der Hehler
}
klau-chance-fitting-draw = Als Nächstes vom Stapel: etwas, das passt
klau-chance-next-draw = Als Nächstes vom Stapel: { klau-motif }
klau-chance-blind-grip = Blind von { $whom }: { klau-motif }

# Gründe.
klau-reason-gives-up = { $points ->
    [0] Gibt keine Punkte her.
    [one] Gibt einen Punkt her.
   *[other] Gibt { $points } Punkte her.
}
klau-reason-new-card = Polizisten sind auf der Hand nichts wert, und du ziehst dafür eine Karte.
klau-reason-last-card = Es ist deine letzte Karte: Die Runde endet, und eine leere Hand zählt nichts.
klau-reason-steals = Der Gauner kann dir eine fremde Karte bringen.
klau-reason-swaps = Der Tausch kann deine schlechteste Karte gegen eine bessere tauschen.
klau-reason-skips = { $count ->
    [one] { $who } setzt aus.
   *[other] { $who } setzen aus.
}
klau-reason-turns-round = Es geht andersherum weiter: Als Nächstes ist { $who } dran.
klau-reason-true-claim = Es stimmt: eine Karte, wenn man dir glaubt, zwei, wenn man zweifelt.
klau-reason-bluff = { $card ->
    [police] Es ist geblufft, aber nur wegen deines Polizisten: Zweifelt { $who }, legst du ihn und ziehst trotzdem eine Karte; { $who } auch.
   *[other] Es ist geblufft: Geglaubt ziehst du eine Karte; zweifelt { $who }, verlierst du eine, schlimmstenfalls { klau-card }.
}
klau-reason-seen-in-hand = { $who } hat bei dir { klau-card } gesehen und wird es kaum glauben.
klau-reason-match-by-the-cards = { $percent ->
    [0] Nach den Karten kann { $who } nichts Passendes haben.
    [100] Nach den Karten muss { $who } etwas Passendes haben.
   *[other] Allein nach den Karten hat { $who } zu { $percent } % etwas Passendes.
}
klau-reason-match-was-seen = Du hast bei { $who } { klau-card } gesehen: Es ist geblufft.
klau-reason-wrong-doubt = Stimmt es, zieht { $who } zwei Karten statt einer.
klau-reason-lets-them-draw = { $who } zieht eine Karte.
klau-reason-costs = { $points ->
    [0] Kostet { $who } nichts.
    [one] Kostet { $who } einen Punkt.
   *[other] Kostet { $who } { $points } Punkte.
}
klau-reason-holds-of-colour = { $cards ->
    [0] Du hast kein { klau-colour }: Danach stimmt dein „Ich kann nicht“.
    [one] Du hast eine Karte in { klau-colour }, die du legen könntest.
   *[other] Du hast { $cards } Karten in { klau-colour }, die du legen könntest.
}
klau-reason-known-there = { $cards ->
    [one] Du kennst dort die einzige Karte: { klau-card }.
   *[other] Von den { $cards } Karten dort kennst du als beste { klau-card }.
}
klau-reason-only-card = Es ist die einzige Karte von { $who }: Ist sie weg, endet die Runde.
klau-reason-leads = { $points ->
    [one] { $who } führt mit einem Punkt.
   *[other] { $who } führt mit { $points } Punkten.
}
klau-reason-saves-with-police = Polizisten sind auf der Hand nichts wert; sie retten dir eine Karte und bringen eine neue.
klau-reason-loses-one = { $cards ->
    [one] Du verlierst deine einzige Karte, { $points } wert.
   *[other] Du verlierst eine deiner { $cards } Karten, die zusammen { $points } wert sind.
}
klau-reason-at-the-fence = { $cards ->
    [one] { $points } Punkte für das, was auf der Hand { $worth } wert ist, und eine neue Karte.
   *[other] { $points } Punkte für das, was auf der Hand { $worth } wert ist, und { $cards } neue Karten.
}

# Woran man den Charakter eines Bots erkennt.
klau-tempted-bluff = sagt „Ich kann nicht“, obwohl eine Karte passt
klau-tempted-doubt = zweifelt an „Ich kann nicht“, wo man es nicht wissen kann

# Das Spiel in fünf Bildern.
klau-picture-lay = Leg, was in Farbe oder Bild passt.
klau-picture-cant = Oder sag „Kann nicht“, ob es stimmt oder nicht.
klau-picture-doubt = Wer angezweifelt wird, zeigt die Hand; war es gelogen, wählt der Zweifler eine Karte.
klau-picture-steal = Gauner stehlen blind, die Polizei hält sie auf.
klau-picture-count = Es zählt, was du noch hast; eine leere Hand bringt nichts.
