# Rück's raus!

rueck-character = Alle überfallen zugleich und heimlich den Adel. Die reichste Bande wird geschnappt: Die zweitreichste gewinnt.

# Was gefragt wird.
rueck-about-eight = Wer gehört zu denen, die kommen werden?
rueck-about-noble = Wer kommt des Weges?
rueck-about-robber = Wähle einen Räuber für { rueck-robbed }.
rueck-about-favour = { rueck-noble } ist dir gewogen. Was soll es sein?

# Der Adel: wer kommt, und (im vierten Fall) wer beraubt wird. Steht in Sätzen, mit $noble.
rueck-noble = { $noble ->
    [plus_4] Der Baron
    [plus_5] Die Gräfin
    [plus_6] Der Marquis
    [plus_7] Der Herzog
    [minus_3] Die Witwe
    [nothing_or_8] Der Prinz
    [neighbour_plus_5] Der Graf
    [neighbour_minus_2] Der Kämmerer
    [gift_of_2] Die Prinzessin
   *[other] Niemand
}
rueck-robbed = { $noble ->
    [plus_4] den Baron
    [plus_5] die Gräfin
    [plus_6] den Marquis
    [plus_7] den Herzog
    [minus_3] die Witwe
    [nothing_or_8] den Prinzen
    [neighbour_plus_5] den Grafen
    [neighbour_minus_2] den Kämmerer
    [gift_of_2] die Prinzessin
   *[other] niemanden
}
rueck-brings = { $noble ->
    [plus_4] +4
    [plus_5] +5
    [plus_6] +6
    [plus_7] +7
    [minus_3] −3
    [nothing_or_8] nichts oder 8
    [neighbour_plus_5] 5 nach nebenan
    [neighbour_minus_2] 2 von nebenan
   *[gift_of_2] 2 für jemanden
}

# Züge.
rueck-move-rob = Mit der { $strength } rauben
rueck-move-take = { $jewels ->
    [0] Nichts nehmen
   *[other] { $jewels } nehmen
}
rueck-move-neighbour = { $side ->
    [left] Links nebenan
   *[right] Rechts nebenan
}
rueck-move-give = An { $to } geben
rueck-move-turn = { rueck-noble } kommt ({ rueck-brings })

# Ereignisse.
rueck-event-drew = { rueck-noble } ({ rueck-brings }) wird kommen.
rueck-event-turned = Runde { $round }: { rueck-noble } kommt ({ rueck-brings }).
rueck-event-revealed = Die Räuber: { $robbers }.
    .robbers = { $owner_you ->
        [yes] du
       *[no] { $owner }
    } ({ $value })
rueck-event-cancelled = { $who_you ->
    [none] Die Hauptleute von { $who } heben einander auf.
   *[among] Du und { $who_others }: Eure Hauptleute heben einander auf.
}
rueck-event-compared = { $strongest_you ->
    [only] Deine { $strength } beraubt { rueck-robbed }
    [among] Du und { $strongest_others } beraubt { rueck-robbed } mit der { $strength }
   *[none] { $strongest } { $count ->
        [one] beraubt
       *[other] berauben
    } { rueck-robbed } mit der { $strength }
}{ $has_cancelled ->
    [true] : Die Hauptleute heben einander auf.
   *[false] .
}
rueck-event-nobody-gains = Niemand bekommt etwas.
rueck-event-chose = { $who_you ->
    [yes] Du sagst „{ $choice }“.
   *[no] { $who } sagt „{ $choice }“.
}
rueck-event-favoured = { $who_you ->
    [yes] { $jewels ->
        [-3] Du gibst drei Juwelen zurück.
        [-2] Du gibst zwei Juwelen zurück.
        [-1] Du gibst das letzte Juwel zurück.
        [0] Du hast nichts zurückzugeben.
       *[other] Du bekommst durch die Gunst { $jewels } Juwelen.
    }
   *[no] { $jewels ->
        [-3] { $who } gibt drei Juwelen zurück.
        [-2] { $who } gibt zwei Juwelen zurück.
        [-1] { $who } gibt das letzte Juwel zurück.
        [0] { $who } hat nichts zurückzugeben.
       *[other] { $who } bekommt durch die Gunst { $jewels } Juwelen.
    }
}
rueck-event-pitied = { $who_you ->
    [yes] { $jewels ->
        [0] Du wirst bedauert und bekommst nichts.
        [one] Du bekommst aus Mitleid ein Juwel.
       *[other] Du bekommst aus Mitleid { $jewels } Juwelen.
    }
   *[no] { $jewels ->
        [0] { $who } wird bedauert und bekommt nichts.
        [one] { $who } bekommt aus Mitleid ein Juwel.
       *[other] { $who } bekommt aus Mitleid { $jewels } Juwelen.
    }
}
rueck-event-crowned = { $would_win_you ->
    [only] Jetzt würdest du gewinnen.
    [among] Jetzt würdet du und { $would_win_others } gewinnen.
   *[none] { $count ->
        [0] Jetzt würde niemand gewinnen.
        [one] Jetzt würde { $would_win } gewinnen.
       *[other] Jetzt würden { $would_win } gewinnen.
    }
}
rueck-event-ended = { $winners_you ->
    [only] Du kommst davon und gewinnst.
    [among] Du und { $winners_others } kommt davon und gewinnt.
   *[none] { $count ->
        [0] Niemand gewinnt: Alle wurden geschnappt.
        [one] { $winners } kommt davon und gewinnt.
       *[other] { $winners } kommen davon und gewinnen.
    }
}

# Der Tisch.
rueck-board-round = Runde { $round } von { $rounds }
rueck-board-noble = { $noble ->
    [minus_3] die Stärksten geben zurück
    [nothing_or_8] nichts oder acht
    [neighbour_plus_5] fünf nach nebenan
    [neighbour_minus_2] zwei von nebenan zurück
    [gift_of_2] zwei für jemand anderen
   *[other] Juwelen für die Stärksten
}
rueck-board-eight = Es kommen:
rueck-board-turned = Es kamen:
rueck-board-played = weg: { $robbers }

# Vorlagen.
rueck-preset-box = Wie aus der Schachtel.
    .title = Wie in der Schachtel
rueck-preset-expert = Das Spiel für Geübte: Man weiß, wer kommt, aber nicht wann.
    .title = Für Experten
rueck-preset-open-book = Wie aus der Schachtel, und alles liegt da, was sich ein aufmerksamer Mensch gemerkt hätte.
    .title = Nichts zu merken
rueck-preset-tiny = Drei Räuber für alle und zwei Runden: zum Ausprobieren.
    .title = Zum Ausprobieren

rueck-group-nobles = Adlige und Runden
rueck-group-strength = Stärkste und Schwächste
rueck-group-winning = Wer gewinnt

# Hausregeln.
rueck-house-expert = für Geübte
    .explain = Vor der ersten Runde werden acht Adlige gezogen und gezeigt.
rueck-house-debt = Schulden
    .explain = Man darf unter null fallen.
rueck-house-pity-first = Mitleid zuerst
    .explain = Die Schwächsten bekommen ihre Juwelen, ehe die Gunst wirkt.
rueck-house-second = Zweitreichste
    .explain = Wer Zweiter ist, wenn mehrere am meisten haben: der nächstkleinere Betrag, niemand oder die Reichsten selbst.
    .distinct = wer den nächstkleineren Betrag hat
    .shared = die Reichsten selbst
    .sports = niemand
rueck-house-all-equal = Gleichstand
    .explain = Wer gewinnt, wenn alle gleich viel haben.
    .nobody = niemand
    .share = alle
rueck-house-cancelled-seven-receives = aufgehobene Sieben bekommt
    .explain = Ob man durch die Gunst anderer Juwelen bekommt, obwohl die eigene Sieben aufgehoben wurde.
rueck-house-favour-for-equals = Gunst für Gleiche
    .explain = Alle gleich starken Räuber bringen die Gunst, nicht nur die stärksten; die Schwächsten werden nur bedauert.
rueck-house-chief = Hauptmann
    .explain = Der stärkste Räuber jeder Bande.
rueck-house-rounds = Runden
    .explain = Wie viele Runden gespielt werden.
rueck-house-nobles = Adel
    .explain = Wie viele von jeder Art im Stapel liegen.

# Was nicht sein kann.
rueck-more-rounds-than-robbers = { $rounds } Runden gehen nicht mit { $robbers } Räubern je Bande (§7.9). Spielt kürzer, oder nehmt einen stärkeren Hauptmann.
rueck-too-few-nobles = { $nobles } Adlige reichen nicht für { $rounds } Runden (§7.8).
rueck-position-no-choice = Mit den Räubern { $robbers } hat niemand eine Gunst zu wählen ({ $paragraph }).
rueck-position-eight = Die Adligen des Spiels für Geübte gehören in dieses Spiel und in kein anderes ({ $paragraph }).
rueck-position-nobles = In Runde { $round } gehen die Adligen nicht auf: Was verdeckt liegt und was schon kam, muss der ganze Stapel sein ({ $paragraph }).
rueck-position-hand = Platz { $seat } muss { $size } verschiedene Räuber von 0 bis { $strongest } halten und keinen, der schon gespielt ist ({ $paragraph }).
rueck-position-jewels = Platz { $seat } kann jetzt nicht { $jewels } Juwelen haben: Möglich sind { $least } bis { $most } ({ $paragraph }).

# Auf der Seite.
rueck-page-jewels = { $jewels ->
    [one] Ein Juwel
   *[other] { $jewels } Juwelen
}
rueck-page-goal = Wer am zweitreichsten ist, gewinnt.
rueck-page-now = Jetzt: { $who }
rueck-page-now-behind = Jetzt: { $who }, { $behind } hinter { $richest }
rueck-page-now-nobody = Jetzt: niemand, alle haben gleich viel
rueck-page-would-win = würde jetzt gewinnen
rueck-page-second = zweitreichste Bande: gewinnt
rueck-page-richest = am reichsten: Kerker!
rueck-page-all-alike = alle haben gleich viel
rueck-page-favour = { $noble ->
    [nothing_or_8] Der Prinz gehorcht dir: nichts oder acht?
    [neighbour_plus_5] Der Graf gehorcht dir: Wer nebenan bekommt 5?
    [neighbour_minus_2] Der Kämmerer gehorcht dir: Wer nebenan verliert 2?
   *[other] Die Prinzessin gehorcht dir: Wer bekommt 2?
}
rueck-page-brief = { $state ->
    [alike] alle gleich
    [second] würde siegen
    [richest] am reichsten
   *[behind] { $behind } zurück
}
rueck-page-behind = { $behind } hinter der reichsten
rueck-page-robber = Räuber { $strength }
rueck-page-face-down = Ein Räuber, verdeckt
rueck-page-choosing = wählt noch
rueck-page-hand = Deine Räuber
rueck-page-round = Runde { $round } von { $rounds }
rueck-page-round-title = Runde { $round }
rueck-page-comes = { rueck-noble } kommt des Weges
rueck-page-strongest = am stärksten
rueck-page-between = dazwischen
rueck-page-weakest = am schwächsten
rueck-page-cancelled = aufgehoben
rueck-page-strongest-gets = { $noble ->
    [plus_4] bekommt 4
    [plus_5] bekommt 5
    [plus_6] bekommt 6
    [plus_7] bekommt 7
    [minus_3] gibt 3 zurück
    [nothing_or_8] nichts oder 8
    [neighbour_plus_5] bringt nebenan 5
    [neighbour_minus_2] kostet nebenan 2
   *[other] schenkt jemandem 2
}
rueck-page-0-or-8 = 0 oder 8
rueck-page-weakest-gets = bekommt die eigene Zahl
rueck-page-chiefs = zwei Hauptleute
rueck-page-chiefs-cancel = heben einander auf
rueck-page-hits = { $noble ->
    [neighbour_plus_5] { $who }: plus 5
    [neighbour_minus_2] { $who }: minus 2
   *[other] 2 für { $who }
}
rueck-page-dungeon = Kerker
rueck-page-heaps = Was am Ende daliegt
rueck-page-away = { $count ->
    [0] Niemand kommt davon!
    [one] { $who } kommt davon!
   *[other] { $who } kommen davon!
}
rueck-page-away-you = Du kommst davon!
rueck-page-why = { $count ->
    [one] Am zweitreichsten: { $jewels } Juwelen, { $behind } hinter { $who }; wer am reichsten ist, wird geschnappt.
   *[other] Am zweitreichsten: { $jewels } Juwelen, { $behind } hinter { $who }; die Reichsten werden geschnappt.
}
rueck-page-why-richest = { $jewels } Juwelen: Niemand hat mehr, und an diesem Tisch gewinnt das.
rueck-page-why-alike = Alle haben { $most }: Zweite gibt es nicht, also werden alle geschnappt.
rueck-page-why-no-second = Mehrere haben { $most }, also ist an diesem Tisch niemand Zweiter.
rueck-page-end-won = gewinnt
rueck-page-end-caught = zu reich: geschnappt
rueck-page-own-won = { $jewels } Juwelen, und niemand sucht nach dir.
rueck-page-own-caught = { $jewels } Juwelen und eine Kugel am Bein: Der Abend lief zu gut.
rueck-page-own-behind = { $jewels } Juwelen. Noch { $more }, und du hättest mitgewonnen.

# Chancen.
rueck-chance-next-noble = Der nächste Adlige: { rueck-brings }

# Gründe.
rueck-reason-strongest = { $percent ->
    [100] Sicher am stärksten: { rueck-gain }.
   *[other] Zu { $percent } % am stärksten, wenn die anderen blind wählen: { rueck-gain }.
}
rueck-gain = { $jewels ->
    [none] { $noble ->
        [nothing_or_8] nichts oder 8, wie du magst
       *[other] Dann lenkst du die Gunst
    }
    [-3] Dann gibst du drei zurück
    [-2] Dann gibst du zwei zurück
    [-1] Dann gibst du eins zurück
    [0] Dann hast du nichts zurückzugeben
   *[other] { $jewels } Juwelen
}
rueck-reason-chiefs-cancel = { $count ->
    [one] Auch { $who } hat noch eine { $chief }; zwei davon heben sich auf.
   *[other] Auch { $who } haben noch eine { $chief }; zwei davon heben sich auf.
}
rueck-reason-pity = { $jewels ->
    [0] Die 0 bringt dir nichts und kostet dich nichts.
   *[other] { $percent ->
        [100] Sicher am schwächsten: { rueck-pity }.
       *[other] Zu { $percent } % am schwächsten, wenn die anderen blind wählen: { rueck-pity }.
    }
}
rueck-pity = { $jewels ->
    [one] ein Juwel aus Mitleid
   *[other] { $jewels } Juwelen aus Mitleid
}
rueck-reason-in-between = Sicher weder am stärksten noch am schwächsten: Er geht für nichts.
rueck-reason-keeps = Spart deine { $strength } für { rueck-robbed } auf: Kommt noch zu { $percent } %.
rueck-reason-too-rich = Ist er am stärksten, hast du { $jewels } und bist am reichsten: Gewinnen wird, wer am zweitreichsten ist.
rueck-reason-would-win = Wäre danach Schluss, wärst du am zweitreichsten und hättest gewonnen.
rueck-reason-others-would-win = { $count ->
    [0] Wäre danach Schluss, hätte niemand gewonnen.
    [one] Wäre danach Schluss, hätte { $who } gewonnen.
   *[other] Wäre danach Schluss, hätten { $who } zusammen gewonnen.
}

# Woran man den Charakter eines Bots erkennt.
rueck-tempted-risk = schickt den Hauptmann, solange er auf der Hand ist

# Das Spiel in fünf Bildern.
rueck-picture-noble = Ein Adliger fährt vorbei, für alle zu sehen.
rueck-picture-hide = Alle schicken verdeckt einen Räuber, gleichzeitig.
rueck-picture-strongest = Der Stärkste raubt, der Schwächste wird bemitleidet.
rueck-picture-cancelled = Zwei Siebener heben sich auf.
rueck-picture-second = Am Ende gewinnt, wer am zweitreichsten ist.
