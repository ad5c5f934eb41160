# Tock

tock-character = Mit Karten statt Würfeln rund um den Ring, zwei gegen zwei: Das erste Team, das ganz daheim ist, gewinnt.

# Was gefragt wird.
tock-about-starter = Wer beginnt?
tock-about-deal = Welche Karte wird gegeben?
tock-about-exchange = Welche Karte gibst du deinem Gegenüber?
tock-about-play = Welche Karte spielst du, und wie?
tock-about-part = Die Sieben: Welche Figur geht wie weit?
tock-about-passing = Wen schlägst du im Vorbeigehen?

# Eine Karte für sich. Steht in Sätzen, mit $card.
tock-card = { $card ->
    [ace] Ass
    [jack] Bube
    [queen] Dame
    [king] König
   *[other] { $card }
}

# Eine Karte im vierten Fall, mit $card.
tock-the-card = { $card ->
    [ace] das Ass
    [jack] den Buben
    [queen] die Dame
    [king] den König
   *[other] die { $card }
}

# Wie weit. Steht in Sätzen, mit $steps.
tock-far = { $steps ->
    [-4] 4 zurück
    [one] ein Schritt
   *[other] { $steps } Schritte
}

# Wo eine Figur steht. Steht in Sätzen, mit $to.
tock-place = { $to ->
    [G1] Zielfeld 1
    [G2] Zielfeld 2
    [G3] Zielfeld 3
    [G4] Zielfeld 4
   *[other] Feld { $to }
}

# Züge.
tock-move-give = Gib { tock-the-card }
tock-move-deal = Teile { tock-the-card } aus
tock-move-begin = { $who } beginnt
tock-move-drop-out = In dieser Runde aussetzen
tock-move-bring-out = Spiel { tock-the-card }: eine Figur heraus
tock-move-walk = { $target ->
    [true] Spiel { tock-the-card }: Figur { $piece }, { tock-far } ins Ziel
   *[other] Spiel { tock-the-card }: Figur { $piece }, { tock-far }
}
tock-move-play-seven = Spiel die 7: sieben Schritte verteilen
tock-move-swap = Spiel den Buben: Figur { $piece } gegen Figur { $other_piece } von { $other }
tock-move-part = { $partners ->
    [true] { $target ->
        [true] Figur { $piece } gegenüber, { tock-far } ins Ziel
       *[other] Figur { $piece } gegenüber, { tock-far }
    }
   *[other] { $target ->
        [true] Figur { $piece }, { tock-far } ins Ziel
       *[other] Figur { $piece }, { tock-far }
    }
}
tock-move-capture = Schlag Figur { $piece } von { $whose }
tock-move-spare = Stehen lassen

# Ereignisse.
tock-event-begins = { $who_you ->
    [yes] Du beginnst.
   *[no] { $who } beginnt.
}
tock-event-round-began = Runde { $round }: { tock-deals }, { tock-starts }.
tock-deals = { $shuffled ->
    [true] { $dealer_you ->
        [yes] du mischst und gibst
       *[no] { $dealer } mischt und gibt
    }
   *[other] { $dealer_you ->
        [yes] du gibst vom Rest
       *[no] { $dealer } gibt vom Rest
    }
}
tock-starts = { $starter_you ->
    [yes] du beginnst
   *[no] { $starter } beginnt
}
tock-event-dealt = Du bekommst { $cards }.
    .cards = { $value ->
        [ace] ein Ass
        [jack] einen Buben
        [queen] eine Dame
        [king] einen König
       *[other] eine { $value }
    }
tock-event-exchanged = { $gave ->
    [none] Alle haben eine Karte getauscht.
    [ace] Du gibst ein Ass. { tock-got }
    [jack] Du gibst einen Buben. { tock-got }
    [queen] Du gibst eine Dame. { tock-got }
    [king] Du gibst einen König. { tock-got }
   *[other] Du gibst eine { $gave }. { tock-got }
}
tock-got = { $got ->
    [ace] Du bekommst ein Ass.
    [jack] Du bekommst einen Buben.
    [queen] Du bekommst eine Dame.
    [king] Du bekommst einen König.
   *[other] Du bekommst eine { $got }.
}
tock-event-played = { $who_you ->
    [yes] Du spielst { tock-the-card }.
   *[no] { $who } spielt { tock-the-card }.
}
tock-event-came-out = { $who_you ->
    [yes] Deine Figur { $piece } kommt heraus: { $to_name } ist gesperrt.
   *[no] { $who }: Figur { $piece } kommt heraus, { $to_name } ist gesperrt.
}
tock-event-walked = { $who_you ->
    [yes] Deine Figur { $piece }, { tock-far }: { $start_name } nach { $to_name }.
   *[no] { $who }: Figur { $piece }, { tock-far }, { $start_name } nach { $to_name }.
}
tock-event-swapped = Platztausch: { tock-this-piece } nach { $to_name }, { tock-other-piece } nach { $other_name }.
tock-this-piece = { $who_you ->
    [yes] deine Figur { $piece }
   *[no] Figur { $piece } von { $who }
}
tock-other-piece = { $other_you ->
    [yes] deine Figur { $other_piece }
   *[no] Figur { $other_piece } von { $other }
}
tock-event-captured = { $in_passing ->
    [true] { $by_you ->
        [yes] Du schlägst im Vorbeigehen { tock-this-piece } auf { $field_name }.
       *[no] { $by } schlägt im Vorbeigehen { tock-this-piece } auf { $field_name }.
    }
   *[other] { $by_you ->
        [yes] Du schlägst { tock-this-piece } auf { $field_name }.
       *[no] { $by } schlägt { tock-this-piece } auf { $field_name }.
    }
}
tock-event-dropped-out = { $who_you ->
    [yes] { $cards ->
        [one] Du setzt diese Runde aus: eine Karte beiseite.
       *[other] Du setzt diese Runde aus: { $cards } Karten beiseite.
    }
   *[no] { $cards ->
        [one] { $who } setzt diese Runde aus: eine Karte beiseite.
       *[other] { $who } setzt diese Runde aus: { $cards } Karten beiseite.
    }
}
tock-event-all-in = { $who_you ->
    [yes] Du hast alle Figuren daheim.
   *[no] { $who } hat alle Figuren daheim.
}
tock-event-ended = { $winners_you ->
    [only] Du gewinnst.
    [among] Du und { $winners_others } gewinnt.
   *[none] { $count ->
        [one] { $winners } gewinnt.
       *[other] { $winners } gewinnen.
    }
}

# Vorlagen.
tock-preset-box = Wie gedruckt; die Maße des Bretts sind von uns.
    .title = Wie in der Schachtel
tock-preset-one-pack = Ein Kartenspiel statt zwei.
    .title = Ein Kartenspiel
tock-preset-quebec-board = Ein größeres Brett wie in Québec: 18 Felder je Farbe, das Ziel zwei Felder vor dem Start.
    .title = Wie in Québec
tock-preset-dog-board = Das Ziel zweigt vom Startfeld selbst ab, wie bei Dog.
    .title = Wie bei Dog
tock-preset-keezen-habits = Wie bei Keezen: Auch das Gegenüber wird geschlagen, und nur die letzte Figur gibt eine Sieben weiter.
    .title = Wie beim Keezen
tock-preset-tiny = Je eine Figur und zwei Karten auf einem Ring von 24 Feldern: zum Ausprobieren.
    .title = Zum Ausprobieren

tock-group-moving = Wie Figuren ziehen
tock-group-deal = Handkarten, und wer beginnt
tock-group-board = Das Brett

# Hausregeln.
tock-house-partner-landing = Landen beim Gegenüber
    .explain = Ob man auf Figuren des Gegenübers nicht landen darf oder sie schlägt.
    .forbidden = verboten
    .capture = schlägt
tock-house-seven-remainder = Rest der Sieben
    .explain = Wer den Rest geht, wenn eine Figur hineinkam: eine Figur des Gegenübers, das nur nach der letzten, oder eigene und fremde, wie man will.
    .after-any-entry = das Gegenüber
    .free = wer mag
    .last-piece-only = das Gegenüber, nach der letzten Figur
tock-house-require-full-lap = ganze Runde
    .explain = Eine Figur muss die ganze Runde gegangen sein, ehe sie ins Ziel abbiegt; ein Tausch zählt nicht. Sonst entscheidet ihr Feld.
tock-house-forced-capture = Schlagen, wenn es sein muss
    .explain = Schlägt alles, was man spielen kann, so muss man es spielen; sonst darf man aussetzen.
tock-house-empty-start-fields = leere Startfelder
    .explain = Auch Startfelder von Farben, die niemand spielt, schützen und sperren.
tock-house-starter-rotates = Anfang wandert
    .explain = Jede Runde beginnt jemand anderes.
tock-house-decks = Kartenspiele
    .explain = Wie viele Kartenspiele zusammengemischt werden.
tock-house-section-length = Felder je Farbe
    .explain = Wie weit es von einem Startfeld zum nächsten ist.
tock-house-entry-offset = Einfahrt
    .explain = Wie viele Felder vor dem Startfeld die Zielgasse abzweigt.
tock-house-pieces = Figuren
    .explain = Wie viele Figuren und Zielfelder alle haben.
tock-house-hand = Hand
    .explain = Wie viele Karten alle in einer Runde bekommen.
tock-house-cards = Karten
    .explain = Wie viele von jedem Wert in einem Kartenspiel sind.

# Was nicht sein kann.
tock-too-few-cards = { $cards } Karten reichen nicht: In zwei Runden bekommen { $seats } Personen { $dealt } (§8.12). Nehmt mehr mit decks oder cards, oder weniger mit hand.
tock-nobody-comes-out = Ohne Asse und Könige kommt nie jemand heraus: In cards muss es welche geben (§8.12).
tock-position-seat = Einen Platz { $seat } gibt es an diesem Tisch nicht. Die Plätze sind von 0 bis { $last } gezählt.
tock-position-fresh = Ehe ausgelost ist, wer beginnt, warten alle Figuren, und alle Karten liegen im Stapel ({ $paragraph }).
tock-position-round = Runde { $round } passt nicht: Runden zählen von 1 an, jemand hat begonnen, und von der Runde davor ist in zweiten Runden die Rede und sonst nie ({ $paragraph }).
tock-position-laps = Wie weit Figuren gegangen sind, steht nur bei Figuren auf der Bahn und nur unter Hausregeln, die danach fragen ({ $paragraph }).
tock-position-just-out = Eine eben herausgekommene Figur von Platz { $seat } muss auf ihrem Startfeld stehen ({ $paragraph }).
tock-position-cards = Die Karten gehen nicht auf: Von { $card } gibt es { $copies } im Spiel ({ $paragraph }).
tock-position-hand = Platz { $seat } muss auf der Hand, gespielt und beiseitegelegt zusammen { $size } Karten haben, keine, die zu spielen gewesen wäre, und ein Gegenüber, das die gegebene Karte hatte ({ $paragraph }).
tock-position-deal = Alle Karten sind schon gegeben ({ $paragraph }).
tock-position-alone = Hier spielen alle allein, also wird nicht getauscht ({ $paragraph }).
tock-position-turn = Platz { $turn } kann nicht am Zug sein: Gespielt wird reihum im Uhrzeigersinn von allen, die noch dabei sind ({ $paragraph }).
tock-position-top = Obenauf muss eine Karte liegen, die in dieser Runde gespielt wurde ({ $paragraph }).
tock-position-over = Gefragt wird genau so lange, bis ein Team alle Figuren daheim hat ({ $paragraph }).
tock-position-seven = Diese Sieben kann nicht gerade gespielt werden: Ihre Schritte, die gezogenen und die überholten Figuren müssen passen, und der Rest muss spielbar sein ({ $paragraph }).

# Auf der Seite.
tock-page-board = Das Brett
tock-page-round = Runde { $round }
tock-page-hand = Deine Hand
tock-page-partner = spielt mit dir
tock-page-this-round = Diese Runde
tock-page-earlier = Die Runde davor
tock-page-played = gespielt: { $cards }
tock-page-lacks = hat nicht: { $cards }
tock-page-aside = Du hast { $cards } weggelegt.
tock-page-walked = gelaufen: { $steps }
tock-page-out = setzt aus
tock-page-cards = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
tock-page-letter = { $card ->
    [ace] A
    [jack] B
    [queen] D
    [king] K
   *[other] { $card }
}
tock-page-pack = { $cards ->
    [one] Noch 1 Karte im Stapel
   *[other] Noch { $cards } Karten im Stapel
}
tock-page-top = { $card ->
    [none] Noch liegt nichts da
   *[other] Zuletzt gespielt: { tock-card }
}
tock-page-home = { $home ->
    [one] eine Figur daheim
   *[other] { $home } Figuren daheim
}
tock-page-progress = { $waiting } warten, { $walking } unterwegs, { $home } daheim
tock-page-goal = { $together ->
    [yes] Bring mit deinem Gegenüber alle Figuren heim.
   *[no] Bring als Erster alle Figuren heim.
}
tock-page-now = Vorn: { $who }, { $home } von { $pieces } daheim
tock-page-shuffled = frisch gemischt
tock-page-strip = { $card ->
    [ace] raus | 1 | 14
    [king] raus | 1 | 13
    [4] 4 zurück
    [7] 7, geteilt
    [jack] tauschen
    [queen] 12 vor
   *[other] { $card } vor
}
tock-page-cannot-play = { $cards ->
    [one] Du kannst nichts ausspielen: eine Karte weg.
   *[other] Du kannst nichts ausspielen: { $cards } Karten weg.
}
tock-page-which-piece = { $card ->
    [ace] Raus, 1 oder 14: Welche Figur?
    [king] Raus, 1 oder 13: Welche Figur?
    [4] Vier zurück: Welche Figur geht?
    [7] Sieben Schritte zum Verteilen
    [jack] Tauschen: Welche Figur, und mit wem?
    [queen] 12 vor: Welche Figur geht?
   *[other] { $card } vor: Welche Figur geht?
}
tock-page-share-out = Die Sieben verteilen
tock-page-seven-left = Die Sieben: noch { $steps ->
    [one] ein Schritt
   *[other] { $steps } Schritte
}. Wer geht?
tock-page-lead = { $does ->
    [out] Figur { $piece } herausbringen
    [home] { tock-page-mover } heim auf { $to }
    [swap] { tock-page-mover } mit Figur { $other_piece } von { $other } tauschen
   *[walk] { $captures ->
        [yes] { tock-page-mover } auf { $to }, schlägt Figur { $other_piece } von { $other }
       *[no] { tock-page-mover } auf { $to }
    }
}
tock-page-mover = { $owner ->
    [none] Figur { $piece }
   *[other] Figur { $piece } von { $owner }
}
tock-page-piece = { $to ->
    [waiting] Figur { $piece } von { $owner }, wartet
   *[other] Figur { $piece } von { $owner }, auf { $to }
}
tock-page-blocked = gesperrt
tock-page-no-use = Mit dieser Karte kann jetzt keine Figur etwas anfangen.
tock-page-stuck = { $why ->
    [start_taken] Figur { $piece } kann nicht heraus: Ihr Startfeld ist besetzt.
    [own_piece] Figur { $piece } kommt an deiner eigenen auf { $field } nicht vorbei.
    [held_start] Figur { $piece } kommt an { $field } nicht vorbei: Wer auf einem Startfeld steht, sperrt es.
    [partner] Figur { $piece } träfe Figur { $other_piece } von { $other } auf { $field }.
    [lane] Figur { $piece } hat so weit innen kein Zielfeld.
    [backward] Figur { $piece } ist daheim und geht nicht zurück.
   *[duty] Figur { $other_piece } muss zuerst gehen: Sie sperrt { $field }.
}
tock-page-homes = Wer wie weit kam
tock-page-won = { $count ->
    [one] { $who } ist daheim!
   *[other] Hand in Hand: { $who } sind daheim!
}
tock-page-won-you = Du bist daheim!
tock-page-why = { $count ->
    [one] Alle { $pieces } Figuren stehen auf ihren Zielfeldern, in Runde { $round }.
   *[other] Alle { $pieces } Figuren beider Partner stehen auf ihren Zielfeldern, in Runde { $round }.
}
tock-page-end-won = daheim
tock-page-own-won = Einmal ganz herum, und nicht allein am Seil.
tock-page-own-lost = { $home } von { $pieces } daheim. Die anderen waren um eine Karte schneller.

# Auf dem Brett im Terminal.
tock-board-cards = { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}
tock-board-out = raus
tock-board-waiting = wartet
tock-board-home = im Ziel
tock-board-pack = { $cards } im Stapel
tock-board-seven = { $steps ->
    [one] noch ein Schritt der Sieben
   *[other] noch { $steps } Schritte der Sieben
}
tock-board-exchanged = Du hast { $gave } gegeben und { $got } bekommen.

# Chancen.
tock-chance-unseen = Eine Karte, die du nicht siehst: { $rank ->
    [ace] Ass
    [jack] Bube
    [queen] Dame
    [king] König
   *[other] { $rank }
}

# Gründe.
tock-reason-captures = { $fields ->
    [0] Schlägt { $who }, eben erst herausgekommen.
    [one] Schlägt { $who } nach einem Feld.
   *[other] Schlägt { $who } nach { $fields } Feldern Weg.
}
tock-reason-comes-out = { $waiting ->
    [0] Bringt die letzte wartende Figur heraus.
    [one] Bringt eine Figur heraus; eine wartet noch.
   *[other] Bringt eine Figur heraus; { $waiting } warten noch.
}
tock-reason-comes-home = Kommt heim auf { tock-place }.
tock-reason-goes-deeper = Rückt im Ziel auf { tock-place } vor und macht Platz.
tock-reason-swaps-ahead = { $fields ->
    [one] Bringt die Figur ein Feld voran, dorthin, wo { $who } stand.
   *[other] Bringt die Figur { $fields } Felder voran, dorthin, wo { $who } stand.
}
tock-reason-swaps-back = { $fields ->
    [one] Wirft die Figur ein Feld zurück, dorthin, wo { $who } stand.
   *[other] Wirft die Figur { $fields } Felder zurück, dorthin, wo { $who } stand.
}
tock-reason-safe-on-start = Steht sicher auf einem Startfeld, und niemand kommt vorbei.
tock-reason-in-reach = { $pieces ->
    [one] Eine gegnerische Figur steht dicht dahinter.
   *[other] { $pieces } gegnerische Figuren stehen dicht dahinter.
}
tock-reason-fields-to-go = { $fields ->
    [one] Steht ein Feld vor dem Ziel.
   *[other] Steht { $fields } Felder vor dem Ziel.
}
tock-reason-then-home = Danach brächte eine deiner Karten sie heim: { tock-card }.
tock-reason-keeps-the-way-out = Behält { tock-the-card }, um eine Figur herauszubringen.
tock-reason-spends-the-way-out = Verbraucht { tock-the-card }, deine einzige Karte, um eine Figur herauszubringen.
tock-reason-for-the-partner = Hilft { $who } gegenüber.
tock-reason-splits = { $pieces ->
    [one] Eine Figur geht alle sieben Schritte und darf schlagen, woran sie vorbeikommt.
   *[other] Bis zu { $pieces } Figuren teilen sich die sieben Schritte und dürfen schlagen, woran sie vorbeikommen.
}
tock-reason-spares = Lässt stehen, woran du vorbeigekommen bist.
tock-reason-brings-the-partner-out = Damit kann { $who } eine Figur herausbringen.
tock-reason-brings-the-partner-home = Damit kann { $who } ins Ziel kommen.
tock-reason-partner-waits = { $who } hat keine Figur auf der Bahn, die damit ziehen könnte.
tock-reason-of-no-use = Ohne Figur auf der Bahn kannst du selbst { tock-the-card } nicht brauchen.
tock-reason-gives-the-way-out = Du gibst { tock-the-card } her, deine einzige Karte, um eine Figur herauszubringen.

# Woran man den Charakter eines Bots erkennt.
tock-tempted-risk = zieht ohne Not dahin, wo mehr Gegner dicht dahinter stehen

# Das Spiel in fünf Bildern.
tock-picture-partner = Zwei spielen gegen zwei und geben einander eine Karte.
tock-picture-start = Mit Ass oder König kommt eine Figur heraus.
tock-picture-capture = Triffst du einen Gegner, muss er zurück.
tock-picture-seven = Eine Sieben lässt sich teilen und schlägt im Vorbeigehen.
tock-picture-home = Das Paar, das alle acht im Ziel hat, gewinnt.
