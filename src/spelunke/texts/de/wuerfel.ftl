# Tock: Würfelspiel

wuerfel-character = Würfeln, laufen, hinauswerfen: Wer den Ring umrundet und zuerst alle vier daheim hat, gewinnt.

# Was gefragt wird.
wuerfel-about-start = { $turn } würfelt um den Anfang. Was zeigt der Würfel?
wuerfel-about-roll = { $turn } würfelt. Was zeigt der Würfel?
wuerfel-about-move = Du hast eine { $roll } gewürfelt. Welche Figur zieht?
wuerfel-about-again = Du hast eine Sechs gewürfelt. Würfelst du noch einmal?

# Züge.
wuerfel-move-roll = Eine { $pips }
wuerfel-move-walk = Figur { $piece }
wuerfel-move-bring-out = Eine Figur hinausstellen
wuerfel-move-pass = Verfallen lassen
wuerfel-move-roll-again = Noch einmal würfeln
wuerfel-move-stop = Genug

# Ereignisse.
wuerfel-event-rolled-for-start = { $who_you ->
    [yes] Du würfelst um den Anfang eine { $pips }.
   *[no] { $who } würfelt um den Anfang eine { $pips }.
}
wuerfel-event-tied = { $who_you ->
    [among] Du und { $who_others } liegt gleichauf und würfelt noch einmal.
   *[none] { $who } liegen gleichauf und würfeln noch einmal.
}
wuerfel-event-all-tied = { $who_you ->
    [among] Du und { $who_others } liegt gleichauf: Alle würfeln noch einmal.
   *[none] { $who } liegen gleichauf: Alle würfeln noch einmal.
}
wuerfel-event-begins = { $who_you ->
    [yes] Du beginnst.
   *[no] { $who } beginnt.
}
wuerfel-event-rolled = { $who_you ->
    [yes] Du würfelst eine { $pips }.
   *[no] { $who } würfelt eine { $pips }.
}
wuerfel-event-cannot-move = { $who_you ->
    [yes] Du kannst damit nicht ziehen.
   *[no] { $who } kann damit nicht ziehen.
}
wuerfel-event-passed = { $who_you ->
    [yes] Du lässt den Wurf verfallen.
   *[no] { $who } lässt den Wurf verfallen.
}
wuerfel-event-stopped = { $who_you ->
    [yes] Du würfelst nicht noch einmal.
   *[no] { $who } würfelt nicht noch einmal.
}
wuerfel-event-came-out = { $who_you ->
    [yes] Deine Figur { $piece } kommt heraus auf { $to_name }.
   *[no] { $who }: Figur { $piece } kommt heraus auf { $to_name }.
}
wuerfel-event-walked = { $who_you ->
    [yes] Deine Figur { $piece } zieht { $steps }: { $start_name } nach { $to_name }.
   *[no] { $who }: Figur { $piece } zieht { $steps }, { $start_name } nach { $to_name }.
}
wuerfel-event-thrown-out = { $by_you ->
    [yes] Du wirfst { wuerfel-this-piece } von { $field_name } hinaus.
   *[no] { $by } wirft { wuerfel-this-piece } von { $field_name } hinaus.
}
wuerfel-this-piece = { $who_you ->
    [yes] deine Figur { $piece }
   *[no] Figur { $piece } von { $who }
}
wuerfel-event-all-in = { $who_you ->
    [yes] { $place ->
        [1] Du hast alle Figuren daheim.
       *[other] Auch du hast alle Figuren daheim: Platz { $place }.
    }
   *[no] { $place ->
        [1] { $who } hat alle Figuren daheim.
       *[other] Auch { $who } hat alle Figuren daheim: Platz { $place }.
    }
}
wuerfel-event-ended = { $winners_you ->
    [none] { $winners } gewinnt.
   *[only] Du gewinnst.
}

# Vorlagen.
wuerfel-preset-box = Was in der Schachtel liegt.
    .title = Wie in der Schachtel
wuerfel-preset-letter = Wort für Wort: Pflicht ist nur, was als Pflicht gedruckt ist.
    .title = Wort für Wort
wuerfel-preset-short = Halb so viele Felder: Es geht schneller.
    .title = Kurzer Abend
wuerfel-preset-gentle = Niemand muss hinauswerfen.
    .title = Sanft
wuerfel-preset-card-laps = Wer das Ziel verpasst, dreht noch eine Runde, wie im Kartenspiel.
    .title = Noch eine Runde
wuerfel-preset-all-places = Gespielt wird, bis nur noch jemand allein übrig ist.
    .title = Bis zum Letzten
wuerfel-preset-tiny = Je eine Figur auf einem Ring von 24 Feldern: zum Ausprobieren.
    .title = Zum Ausprobieren

wuerfel-group-duties = Was man muss
wuerfel-group-home = Das Haus, und danach
wuerfel-group-board = Das Brett, und wer beginnt

# Hausregeln.
wuerfel-house-forced-capture = Wurfpflicht
    .explain = Wer hinauswerfen kann, muss.
wuerfel-house-must-move = Zugpflicht
    .explain = Wer mit dem Wurf ziehen kann, muss.
wuerfel-house-must-roll-again = Würfelpflicht nach einer Sechs
    .explain = Nach einer Sechs muss man noch einmal würfeln, wie im russischen Heft; sonst darf man.
wuerfel-house-gap = Lücke im Ziel
    .explain = Was einem die drei Versuche nimmt, wenn keine eigene Figur auf der Bahn ist.
    .deeper = eine Figur, die noch vorrücken könnte
    .between = ein freies Feld zwischen zwei Figuren
    .empty = jedes freie Feld, sobald eine Figur daheim ist
    .none = nichts
wuerfel-house-extra-laps = noch eine Runde
    .explain = Eine Figur, die das Ziel verpasst, läuft weiter, statt stehen zu bleiben.
wuerfel-house-play-on = weiterspielen
    .explain = Die Plätze werden ausgespielt, bis nur noch jemand allein übrig ist.
wuerfel-house-start-ties = Gleichstand am Anfang
    .explain = Würfeln mehrere am höchsten, so würfeln sie noch einmal, oder alle, oder es beginnt, wer zuerst gewürfelt hat.
    .roll-again = sie würfeln noch einmal
    .all-roll-again = alle würfeln noch einmal
    .first-seat = wer zuerst gewürfelt hat
wuerfel-house-section-length = Felder je Farbe
    .explain = Wie weit es von einem ersten Feld zum nächsten ist.
wuerfel-house-entry-offset = Einfahrt
    .explain = Wie viele Felder vor dem ersten Feld die Zielgasse abzweigt.
wuerfel-house-pieces = Figuren
    .explain = Wie viele Figuren und Zielfelder alle haben.

# Was nicht sein kann.
wuerfel-position-turn = Platz { $turn } kann nicht am Zug sein: Am Zug ist, wer am Tisch sitzt und noch nicht daheim ist ({ $paragraph }).
wuerfel-position-over = Ist das Spiel aus, so liegt kein Wurf mehr da, und am Zug bleibt, wer zuletzt heimkam ({ $paragraph }).
wuerfel-position-attempts = { $attempts } Versuche können hier nicht übrig sein: Möglich sind 1 bis { $most } ({ $paragraph }).
wuerfel-position-roll = Mit einer { $roll } kann hier keine Figur ziehen, also würde niemand gefragt ({ $paragraph }).
wuerfel-position-again = Wer noch einmal würfeln darf, hat keinen Wurf mehr liegen und darf es auch lassen ({ $paragraph }).
wuerfel-position-start = Solange um den Anfang gewürfelt wird, warten alle Figuren, sonst liegt kein Wurf da, und wer noch würfeln muss, kommt im Uhrzeigersinn zuerst ({ $paragraph }).
wuerfel-position-finished = Die Plätze { $finished } passen nicht zum Brett: Wer daheim ist, und nur wer daheim ist, hat die Plätze von 1 an ({ $paragraph }).

# Auf der Seite.
wuerfel-page-board = Das Brett
wuerfel-page-die = Der Würfel zeigt { $pips }
wuerfel-page-your-throw = Du bist dran: Tippe auf den Würfel.
wuerfel-page-throw = Würfeln
wuerfel-page-goal = { $all ->
    [one] Wer die eine Figur zuerst daheim hat, gewinnt.
   *[other] Wer zuerst alle { $all } Figuren daheim hat, gewinnt.
}
wuerfel-page-now = Am weitesten: { $who }, { $home } daheim
wuerfel-page-home = { $home } von { $pieces } daheim
wuerfel-page-place = daheim, Platz { $place }
wuerfel-page-start = hat { $pips } gewürfelt
wuerfel-page-throws = eine { $pips }
wuerfel-page-walks = { $pips } auf { $to }
wuerfel-page-comes-out = heraus auf { $to }
wuerfel-page-thrown-out = hinausgeworfen!
wuerfel-page-stays = nichts geht
wuerfel-page-out = { $walking ->
    [0] { $waiting ->
        [0] im Ziel
       *[other] braucht eine Sechs
    }
   *[other] { $walking } unterwegs
}
wuerfel-page-out-brief = { $walking ->
    [0] { $waiting ->
        [0] im Ziel
       *[other] braucht 6
    }
   *[other] { $walking } draußen
}
wuerfel-page-deed = { $hits ->
    [yes] Figur { $piece } auf { $to }: wirft die { $hit } von { $whose } hinaus
   *[no] Figur { $piece } auf { $to }
}
wuerfel-page-deed-out = { $hits ->
    [yes] Figur { $piece } heraus auf { $to }: wirft die { $hit } von { $whose } hinaus
   *[no] Figur { $piece } heraus auf { $to }
}
wuerfel-page-throws-out = wirft { $whose } hinaus
wuerfel-page-must-go = muss weg
wuerfel-page-stuck = { $why ->
    [waits] wartet auf eine Sechs
    [own_piece] deine { $by } steht auf { $field }
    [lane] passt nicht ins Ziel
   *[duty] die Pflicht geht vor
}
wuerfel-page-duty-asks = { $duty ->
    [come_out] Eine Sechs: Eine Figur muss heraus!
    [clear] Eine { $roll }: Dein erstes Feld muss frei werden.
   *[throw_out] Eine { $roll }: Wer hinauswerfen kann, muss.
}
wuerfel-page-race = Das Rennen
wuerfel-page-piece = Figur { $piece } von { $whose }
wuerfel-page-hand = Was der Wurf bewegt
wuerfel-page-next-throw = Was der nächste Wurf brächte
wuerfel-page-chance = { $count ->
    [0] nichts
   *[other] { $count } Figuren
}
wuerfel-page-chance-label = { $count ->
    [0] Mit einer { $pips }: nichts
    [one] { $hits ->
        [yes] Mit einer { $pips }: Figur { $piece } auf { $to }, wirft hinaus
       *[no] Mit einer { $pips }: Figur { $piece } auf { $to }
    }
   *[other] { $hits ->
        [yes] Mit einer { $pips }: { $count } Figuren könnten ziehen, eine wirft hinaus
       *[no] Mit einer { $pips }: { $count } Figuren könnten ziehen
    }
}
wuerfel-page-all-home = { $all ->
    [one] { $who } ist daheim!
   *[other] { $who } ist daheim, alle { $all }!
}
wuerfel-page-all-home-you = { $all ->
    [one] Du bist daheim!
   *[other] Du bist daheim, alle { $all }!
}
wuerfel-page-why = { $on ->
    [yes] Zuerst alle Figuren im Ziel; die anderen haben um ihre Plätze weitergewürfelt.
   *[no] { $most ->
        [0] Sonst hat noch niemand eine Figur daheim.
       *[other] { $count ->
            [you] Du hast { $most } von { $all } daheim, und näher kam niemand.
            [one] { $who } kam am nächsten: { $most } von { $all } daheim.
           *[several] { $who } kamen am nächsten: je { $most } von { $all } daheim.
        }
    }
}
wuerfel-page-end-title = Figuren daheim
wuerfel-page-rank = { $place }. Platz
wuerfel-page-own-won = Zuerst daheim, und niemand hat dich aufgehalten.
wuerfel-page-own-home = Alle Figuren daheim, als { $place }.: Das haben nicht alle geschafft.
wuerfel-page-own = { $missing ->
    [one] { $home } daheim: Eine Figur hat noch gefehlt.
   *[other] { $home } daheim, { $missing } noch unterwegs: Der Würfel schuldet dir etwas.
}

# Auf dem Brett im Terminal.
wuerfel-board-waiting = wartet
wuerfel-board-home = im Ziel
wuerfel-board-start-roll = eine { $roll } gewürfelt
wuerfel-board-finished = Platz { $place }

# Chancen.
wuerfel-chance-useful-roll = { $who } kann den nächsten Wurf brauchen
wuerfel-chance-six-in-time = { $attempts ->
    [one] { $who } würfelt eine Sechs
   *[other] { $who } würfelt eine Sechs in { $attempts } Versuchen
}
wuerfel-chance-throws-me-out = { $who } darf dich rauswerfen

# Gründe.
wuerfel-reason-throws-out = { $fields ->
    [0] Wirft { $who } raus, eben erst losgelaufen.
    [one] Wirft { $who } nach einem Feld raus.
   *[other] Wirft { $who } nach { $fields } Feldern Weg raus.
}
wuerfel-reason-comes-out = { $waiting ->
    [0] Bringt deine letzte wartende Figur aufs Feld.
    [one] Bringt eine Figur aufs Feld; eine wartet noch.
   *[other] Bringt eine Figur aufs Feld; { $waiting } warten noch.
}
wuerfel-reason-comes-home = Kommt heim auf { $place }; dort wirft sie niemand mehr raus.
wuerfel-reason-goes-deeper = Rückt im Ziel auf { $place } vor und macht Platz.
wuerfel-reason-clears-the-first-field = Räumt dein erstes Feld: Die nächste Sechs bringt eine Figur heraus.
wuerfel-reason-more-danger = { $before ->
    [0] Bis du wieder dran bist, kann man dich zu etwa { $percent } % rauswerfen; so, wie es steht, gar nicht.
   *[other] Bis du wieder dran bist, kann man dich zu etwa { $percent } % rauswerfen; so, wie es steht, zu { $before } %.
}
wuerfel-reason-less-danger = { $percent ->
    [0] Danach kann dich niemand rauswerfen; so, wie es steht, zu etwa { $before } %.
   *[other] Bis du wieder dran bist, kann man dich nur zu etwa { $percent } % rauswerfen; so, wie es steht, zu { $before } %.
}
wuerfel-reason-fields-to-go = { $fields ->
    [one] Steht ein Feld vor dem Ziel.
   *[other] Steht { $fields } Felder vor dem Ziel.
}
wuerfel-reason-another-roll = { $throwing ->
    [0] Mit { $useful } der sechs Seiten könnte eine Figur ziehen.
   *[other] Mit { $useful } der sechs Seiten könnte eine Figur ziehen, mit { $throwing } jemanden rauswerfen.
}
wuerfel-reason-ends-the-turn = { $percent ->
    [0] Lässt alles, wie es steht; niemand kann dich rauswerfen.
   *[other] Lässt alles, wie es steht; bis du wieder dran bist, kann man dich zu etwa { $percent } % rauswerfen.
}
wuerfel-reason-leaves-the-roll = Lässt alles, wie es steht, und die { $pips } ungenutzt.

# Woran man den Charakter eines Bots erkennt.
wuerfel-tempted-risk = zieht ohne Not dahin, wo mehr Gegner dicht dahinter stehen

# Das Spiel in fünf Bildern.
wuerfel-picture-six = Mit einer Sechs kommt eine Figur heraus.
wuerfel-picture-walk = Zieh so weit, wie du würfelst; die Sechs darf noch einmal.
wuerfel-picture-throw = Kannst du jemanden hinauswerfen, musst du.
wuerfel-picture-lane = Nach einer Runde geht es ins Ziel, genau abgezählt.
wuerfel-picture-home = Wer zuerst alle vier im Ziel hat, gewinnt.
