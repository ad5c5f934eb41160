# Adel verpflichtet

adel-character = Lords kaufen, stehlen und stellen aus: Alle entscheiden erst heimlich, wohin sie gehen, und dann, was sie dort tun.

# Wie die Sammlerstücke und die Diebe heißen.
adel-name = { $card ->
    [A1] Hochwürden qualmt
    [A2] Schaumschläger Moritz
    [A3] Alle Mann an Tabak
    [A4] Der lange Lulatsch
    [A5] Omas Zweitpfeife
    [A6] Doppelt qualmt besser
    [A7] Schnüfflers Reserve
    [B1] Gmundner Donnerwetter
    [B2] Zinn mit Durchblick
    [B3] Ihre Nachtlaucht
    [B4] Thron für zwischendurch
    [B5] Das blaue Wunder
    [B6] Pott auf Reisen
    [B7] Graf Tröpfel persönlich
    [B8] Kleine Nachtmusik
    [C1] Dr. Schnabel, alle Kassen
    [C2] Der Montags-Percht
    [C3] Canal Brutale
    [C4] Vergoldete Ausrede
    [C5] Katzenjammer
    [C6] Mond mit Lampenfieber
    [C7] Frau Holle hat Schnupfen
    [D1] Waterlatschen
    [D2] Kaiserlicher Piekser
    [D3] Tenor, eingemacht
    [D4] Kalte Füße
    [D5] Transatlantik-Stulle
    [D6] Lianenhöschen
    [D7] Der Rest vom Kuss
    [D8] Ein toller Kamm
    [E1] Königliche Ruhestörung
    [E2] Halbes Ross, halber Preis
    [E3] Nussknacker mit Attest
    [E4] Standhafter Hasenfuß
    [E5] Ente gut, alles gut
    [E6] Bär sucht Schoß
    [E7] Kreisel mit Brummschädel
    [F1] Blutegel, saugfrisch
    [F2] Schnurrbart, sturmfest
    [F3] Dr. Quak hilft immer
    [F4] Stiefel mit Rückenwind
    [F5] Herren bleiben trocken
    [F6] Sauer macht lustig
    [F7] Watt ihr Volt
    [F8] Hier geht's um die Wurst
   *[other] { $card }
}
adel-piece = „{ adel-name }“ ({ $card })
adel-thief-name = { $number ->
    [1] Der nervöse Neffe
    [2] Der Tollpatsch
    [3] Der Gärtner
    [4] Der Koch
    [5] Der aalglatte Sepp
    [6] Die Gouvernante
    [7] Der rußige Feger
    [8] Der Kaplan
    [9] Der Butler
    [10] Tante Agathe
   *[other] Ein Dieb
}
adel-thief = { adel-thief-name } ({ $number })
adel-thief-yours = { $number ->
    [1] Dein nervöser Neffe
    [2] Dein Tollpatsch
    [3] Dein Gärtner
    [4] Dein Koch
    [5] Dein aalglatter Sepp
    [6] Deine Gouvernante
    [7] Dein rußiger Feger
    [8] Dein Kaplan
    [9] Dein Butler
    [10] Deine Tante Agathe
   *[other] Dein Dieb
}
adel-whose-thief = { $who_you ->
    [yes] { adel-thief-yours } ({ $number })
   *[no] { adel-thief } von { $who }
}
adel-outbid = { $over_you ->
    [only] dich
    [among] dich und { $over_others }
   *[none] { $over }
}
adel-shown = { $size } Stücke, das älteste von { NUMBER($oldest, useGrouping: 0) }

# Was gefragt wird.
adel-about-colour = Welche Farbe wird gezogen?
adel-about-deal = Welches Sammlerstück wird ausgeteilt?
adel-about-turn = Welches Sammlerstück wird aufgedeckt?
adel-about-location = Wohin gehst du: ins Auktionshaus oder ins Schloss?
adel-about-action = Was hast du dort vor? Leg eine Aktionskarte verdeckt hin.
adel-about-both = Wohin gehst du, und was hast du dort vor? Beides wird zugleich aufgedeckt.
adel-about-window = Dein Scheck ist der höchste. Welches Sammlerstück nimmst du?
adel-about-collection = Was stellst du aus? Wähle Karte für Karte; was du zurückhältst, kann niemand stehlen.
adel-about-theft = Was nimmt dein Dieb aus der Ausstellung von { $robbed }?
adel-about-cheque = Dein Dieb ist allein im Auktionshaus. Nimmt er den eben bezahlten Scheck?

# Züge.
adel-move-go = { $to ->
    [auction] Ins Auktionshaus
   *[castle] Ins Schloss
}
adel-move-bid = Scheck über { $cheque }
adel-move-send-thief = { $at ->
    [auction] Dieb { $number } ins Auktionshaus
   *[castle] Dieb { $number } ins Schloss
}
adel-move-send-detective = Detektiv
adel-move-exhibit = Ausstellung
adel-move-do-nothing = Nichts
adel-move-buy = { $window ->
    [left] Aus der linken Vitrine
   *[right] Aus der rechten Vitrine
}
adel-move-show = { adel-piece } zeigen
adel-move-done = Fertig
adel-move-steal = { adel-piece } nehmen
adel-move-leave-it = Nichts nehmen
adel-move-take-cheque = Scheck nehmen
adel-move-leave-cheque = Scheck liegen lassen
adel-move-draw-colour = { $colour ->
    [brown] Braun
    [blue] Blau
    [green] Grün
    [violet] Violett
   *[red] Rot
}
adel-move-turn = { adel-piece }

# Ereignisse.
adel-event-colour-drawn = { $who_you ->
    [yes] Du nimmst den Satz „{ adel-board-colour }“ mit seinen Schecks und Dieben.
   *[no] { $who } nimmt den Satz „{ adel-board-colour }“ mit seinen Schecks und Dieben.
}
adel-event-dealt = { $card ->
    [none] { $who } bekommt ein Sammlerstück.
   *[other] { $who_you ->
        [yes] Du bekommst { adel-piece }.
       *[no] { $who } bekommt { adel-piece }.
    }
}
adel-event-turned = { $window ->
    [left] { adel-piece } liegt in der linken Vitrine.
   *[right] { adel-piece } liegt in der rechten Vitrine.
}
adel-event-round-began = Runde { $round } beginnt.
adel-event-went = Alle ziehen los: { $locations }.
    .locations = { $value ->
        [auction] { $owner_you ->
            [yes] du
           *[no] { $owner }
        } ins Auktionshaus
       *[castle] { $owner_you ->
            [yes] du
           *[no] { $owner }
        } ins Schloss
    }
adel-event-revealed = { $who_you ->
    [yes] Du
   *[no] { $who }
}: { $action }.
adel-event-bought = { $who_you ->
    [yes] Du ersteigerst { adel-piece } für { $cheque }
   *[no] { $who } ersteigert { adel-piece } für { $cheque }
}{ $count ->
    [0] . Sonst bietet niemand.
   *[other] { $who_you ->
        [yes] { " " }und überbietest { $over }.
       *[no] { " " }und überbietet { adel-outbid }.
    }
}
adel-event-cheque-stolen = { $payer_you ->
    [yes] { adel-whose-thief } holt sich deinen Scheck über { $cheque } aus der Kasse.
   *[no] { adel-whose-thief } holt sich den Scheck von { $payer } über { $cheque } aus der Kasse.
}
adel-event-cheque-left = { $payer_you ->
    [yes] { adel-whose-thief } lässt deinen Scheck über { $cheque } in der Kasse.
   *[no] { adel-whose-thief } lässt den Scheck von { $payer } über { $cheque } in der Kasse.
}
adel-event-thieves-in-vain = { $count ->
    [one] Der Dieb von { $who } findet keinen Scheck zum Mitnehmen.
   *[other] Die Diebe von { $who } kommen einander in die Quere. Den Scheck bekommt niemand.
}
adel-event-auction-closed = Das letzte Sammlerstück ist verkauft. Das Auktionshaus schließt.
adel-event-showed = { $who_you ->
    [yes] Du zeigst
   *[no] { $who } zeigt
} { $rank ->
    [1] die beste Ausstellung: { adel-shown }
    [2] die zweitbeste Ausstellung: { adel-shown }
   *[other] { adel-shown }
}: { $cards }.
adel-event-showed-nothing = { $who_you ->
    [yes] Du hast nichts zu zeigen.
   *[no] { $who } hat nichts zu zeigen.
}
adel-event-moved = { $who_you ->
    [yes] Du ziehst
   *[no] { $who } zieht
} { $why ->
    [exhibition] { $rank ->
        [1] für die beste Ausstellung
       *[other] für die zweitbeste Ausstellung
    }
    [detective] für den Detektiv, auf Platz { $rank },
   *[last] { $rank ->
        [1] für die beste letzte Ausstellung
       *[other] für die zweitbeste letzte Ausstellung
    }
} { $spaces ->
    [one] ein Feld
   *[other] { $spaces } Felder
} weit, auf Feld { $to }.
adel-event-stole = { $victim_you ->
    [yes] { adel-whose-thief } nimmt { adel-piece } aus deiner Ausstellung.
   *[no] { adel-whose-thief } nimmt { adel-piece } aus der Ausstellung von { $victim }.
}
adel-event-left-it = { $victim_you ->
    [yes] { adel-whose-thief } lässt deine Ausstellung in Ruhe.
   *[no] { adel-whose-thief } lässt die Ausstellung von { $victim } in Ruhe.
}
adel-event-arrested = { adel-whose-thief } kommt ins Gefängnis, gefasst { $by_you ->
    [only] von deinem Detektiv.
    [among] von deinem Detektiv, zusammen mit { $by_others }.
   *[none] { $count ->
        [one] vom Detektiv von { $by }.
       *[other] von den Detektiven von { $by }.
    }
}
adel-event-released = { $who_you ->
    [yes] { adel-whose-thief } kommt frei und kehrt zu dir zurück.
   *[no] { adel-thief } kommt frei und kehrt zu { $who } zurück.
}
adel-event-detectives-in-vain = { $count ->
    [one] Der Detektiv von { $who } findet keinen Dieb.
   *[other] Die Detektive von { $who } finden keinen Dieb.
}
adel-event-last-exhibition = Die letzte Ausstellung: Alle zeigen das Beste, was sie haben.
adel-event-ended = { $winners_you ->
    [only] Du sitzt oben an der Tafel und gewinnst.
    [among] Du sitzt mit { $winners_others } oben an der Tafel und gewinnst.
   *[none] { $count ->
        [one] { $winners } sitzt oben an der Tafel und gewinnt.
       *[other] { $winners } sitzen gemeinsam oben an der Tafel und gewinnen.
    }
}

# Der Tisch.
adel-board-auction = Auktionshaus · Runde { $round }
adel-board-pile = { $window ->
    [left] links, noch { $cards }
   *[right] rechts, noch { $cards }
}
adel-board-register = Kasse: { $thousands }
adel-board-jail = Gefängnis
adel-board-club = Klub
adel-board-banquet = Tafel
adel-board-place = { $place ->
    [auction] Auktion
   *[castle] Schloss
}
adel-board-action = { $action ->
    [Bid] { $number }
    [SendThief] Dieb { $number }
    [SendDetective] Detektiv
    [Exhibit] Ausstellung
   *[DoNothing] nichts
}
adel-board-colour = { $colour ->
    [brown] braun
    [blue] blau
    [green] grün
    [violet] violett
   *[red] rot
}
adel-board-can-bid = bietet: { $thousands }
adel-board-small-cards = Deine Schecks in Tausend: { $thousands } · deine Diebe: { $thieves }

# Vorlagen.
adel-preset-box = Die gedruckten Regeln; Spielplan, Schecks, Diebe und Jahre sind von uns. Zu zweit wird die Überraschung gespielt.
    .title = Wie in der Schachtel
adel-preset-surprise = Zu zweit: Ort und Aktion werden zugleich aufgedeckt.
    .title = Zu zweit: Überraschung
adel-preset-confrontation = Zu zweit: In jeder Runde trefft ihr euch erst im Auktionshaus und dann im Schloss.
    .title = Zu zweit: Auge in Auge
adel-preset-tiny = Vier Felder, drei Runden und wenige Karten: zum Ausprobieren.
    .title = Zum Ausprobieren

adel-group-houses = Versteigerung, Diebe, Schaufenster
adel-group-shows = Ausstellungen und Handkarten
adel-group-length = Zu zweit, und wie lange

# Hausregeln.
adel-house-two-player-variant = zu zweit
    .explain = Wie zwei spielen: üblicherweise die Überraschung, sonst die Konfrontation oder schlichte Runden. Zu mehreren gibt es keine Variante.
    .usual = zu zweit Überraschung, sonst keine Variante
    .surprise = Überraschung
    .confrontation = Konfrontation
    .plain = schlichte Runden
adel-house-allow-bluff-exhibition = geblufft ausstellen
    .explain = Die Ausstellung darf man auch ohne Sammlung legen, und wer ausstellt, darf nichts zeigen.
adel-house-thief-may-decline = wählerische Diebe
    .explain = Ein Dieb im Schloss darf eine Ausstellung in Ruhe lassen.
adel-house-auction-thief-must-take = pflichtbewusste Diebe
    .explain = Ein Dieb, der allein im Auktionshaus ist, muss den Scheck nehmen; sonst darf er ihn auch liegen lassen.
adel-house-hand-sizes-public = offene Zahlen
    .explain = Wie viele Karten jemand hat, ist offen; sonst muss man mitzählen.
adel-house-extra-card-window = Karte mehr
    .explain = Welcher der beiden Stapel eine Karte mehr hat.
    .left = der linke
    .right = der rechte
adel-house-round-limit = letzte Runde
    .explain = Nach so vielen Runden kommt auf jeden Fall die letzte Ausstellung; 0 heißt: ohne Grenze.
adel-house-cheques = Schecks
    .explain = Die Schecks jeder Farbe; in jeder Farbe ergeben sie 50.000, und keiner kommt zweimal vor.
adel-house-thieves = Diebe
    .explain = Die Nummern der Diebe jeder Farbe; keine kommt zweimal vor.
adel-house-collectibles = Sammlerstücke
    .explain = Die Jahre jeder Serie, das älteste zuerst; keines kommt zweimal vor.
adel-house-track = Weg
    .explain = Die Schlösser vom Klub bis zur Festtafel, ihre Felder und ihre zwei Zahlen.
adel-house-detectives = Detektive
    .explain = Wie weit ein erfolgreicher Detektiv zieht, vom ersten bis zum fünften Rang.

# Was nicht sein kann.
adel-variant-needs-two = { $key }: „{ $value }“ ist für zwei, nicht für { $seats }; lass es bei „usual“ (§11.1).
adel-colours-missing = { $key }: Jede Farbe braucht ihre eigenen; es fehlt: { $missing } (§11.8, §11.9).
adel-cheques-sum = { $key }: Die Schecks von { $colour } ergeben { $found }; sie müssen { $sum } ergeben (§11.8).
adel-comes-twice = { $key }: Nichts darf zweimal vorkommen, das aber schon: { $twice } (§11.8 bis §11.10).
adel-years-order = { $key }: Die Jahre der Serie { $series } müssen aufsteigen, das älteste zuerst (§11.10).
adel-too-few-collectibles = { $key }: Für { $seats } braucht es mindestens { $needed } Sammlerstücke, nicht { $found } (§11.10).
adel-no-extra-card = { $key }: Mit { $found } Sammlerstücken sind beide Stapel gleich; eine Karte mehr hat keiner (§11.5).
adel-track-too-long = { $key }: Der Weg darf höchstens { $most } Felder haben, nicht { $found } (§11.11).
adel-hexagon-order = { $key }: Die erste Zahl eines Sechsecks muss die höhere sein, nicht { $best }/{ $second } (§11.11).
adel-detectives-ranks = { $key }: Es müssen { $ranks } Zahlen sein, für jeden Rang eine, nicht { $found } (§11.12).
adel-position-card-twice = Ein Sammlerstück kann nur an einem Ort sein: { $cards } ({ $paragraph }).
adel-position-round = Runde { $round } passt nicht zur Frage: Gezählt wird ab 1, beim Austeilen noch gar nicht, und nach der letzten Runde kommt keine mehr ({ $paragraph }).
adel-position-colours = Die Farben werden der Reihe nach gezogen, keine zweimal und alle vor dem Austeilen ({ $paragraph }).
adel-position-cheques = Die Schecks gehen nicht auf: Die der Farben im Spiel sind auf den Händen und in der Kasse, und eine Runde bewegt höchstens einen; gefunden: { $amounts } ({ $paragraph }).
adel-position-jail = Im Gefängnis kann nicht { $jail } sitzen: nur Diebe, die mitspielen, keiner zweimal, { $cells } Zellen, und nicht mehr, als bisher gefasst sein können ({ $paragraph }).
adel-position-collectibles = Die Sammlerstücke gehen nicht auf: keines zweimal, höchstens vier einer Hand ungesehen, alle übrigen in Vitrinen und Stapeln ({ $paragraph }).
adel-position-windows = Vitrinen und Stapel passen nicht zusammen: Eine Vitrine ist nur leer, wenn ihr Stapel aufgebraucht ist oder gleich aufgedeckt wird ({ $paragraph }).
adel-position-pawn = Die Figur von Platz { $seat } kann jetzt nicht auf Feld { $pawn } stehen: Möglich sind 0 bis { $most } ({ $paragraph }).
adel-position-locations = Die Orte passen nicht zu dem, was gefragt ist ({ $about }, { $paragraph }).
adel-position-action = Platz { $seat } kann diese Aktionskarte jetzt nicht vor sich haben ({ $paragraph }).
adel-position-no-buyer = Während jemand kauft, muss der höchste Scheck in der Kasse liegen ({ $paragraph }).
adel-position-no-cheque = Nach einem Scheck wird nur gefragt, wessen Dieb allein im Auktionshaus ist, wo eben gekauft wurde, und nur, wenn er ihn liegen lassen darf ({ $paragraph }).
adel-position-shown = Vorbereitet oder ausgestellt sein kann nur eine Sammlung, oder was zu einer führt, aus der Hand von jemandem, der ausstellt ({ $paragraph }).
adel-position-theft = Ein Dieb am Werk muss im Schloss liegen, vor einer Ausstellung mit Karten, und keine darf außer der Reihe beraubt sein ({ $paragraph }).
adel-position-end = Ist das Spiel aus, so liegen die besten Sammlungen und alle Hände offen, und jemand sitzt an der Tafel, oder die letzte Runde ist gespielt ({ $paragraph }).

# Auf der Seite.
adel-page-round = Runde { $round }
adel-page-last = Die letzte Ausstellung
adel-page-goal = Wer vorn liegt, gewinnt, sobald jemand tafelt.
adel-page-now = Jetzt: { $who }
adel-page-rank = { $rank }.
adel-page-track = Der Weg vom Clubraum zum Festmahl: { $pawns }
adel-page-pawn = { $who } auf Feld { $space }
adel-page-space = Feld { $space }
adel-page-holds = { $cards ->
    [one] 1 Stück
   *[other] { $cards } Stücke
}
adel-page-cards = { $cards } Aktionskarten
adel-page-seen = Gesehen: { $cards }
adel-page-sign-auction = Auktionshaus
adel-page-auction = Das Auktionshaus
adel-page-best = beste
adel-page-go = { $place ->
    [auction] Kaufen oder Scheck stibitzen
   *[castle] Zeigen, stehlen, fassen
}
adel-page-more = { $cards ->
    [0] der Rest
   *[other] noch { $cards }
}
adel-page-cell = { $number ->
    [none] Zelle { $cell }, leer
   *[other] Zelle { $cell }: Dieb { $number } von { $who }
}
adel-page-collectible = { $series ->
    [A] Pfeife { adel-piece } von { $year }
    [B] Nachttopf { adel-piece } von { $year }
    [C] Maske { adel-piece } von { $year }
    [D] Andenken { adel-piece } von { $year }
    [E] Spielzeug { adel-piece } von { $year }
   *[F] Werbeschild { adel-piece } von { $year }
}
adel-page-thieves = Diebe: { $thieves }
adel-page-unseen = Noch nicht gesehen
adel-page-at = { $place ->
    [auction] Im Auktionshaus
   *[castle] Im Schloss
}
adel-page-short = { $place ->
    [auction] Auktion
   *[castle] Schloss
}
adel-page-face-down = Eine Karte, verdeckt
adel-page-choosing = denkt noch nach
adel-page-card-cheque = Scheck
adel-page-card-thief = Dieb
adel-page-card-detective = fasst Diebe
adel-page-card-exhibition = zeigt die Sammlung
adel-page-call = Ich höre Gebote?
adel-page-call-sold = Verkauft an { $who_you ->
    [yes] dich!
   *[no] { $who }!
}
adel-page-highest = kauft
adel-page-back = zurück
adel-page-lurks = lauert
adel-page-takes = nimmt { $cheque }
adel-page-leaves = lässt ihn da
adel-page-in-vain = vergebens
adel-page-step-exhibitions = Ausstellung
adel-page-step-thieves = Diebe
adel-page-step-detectives = Detektive
adel-page-hound = Detektiv: { $who }
adel-page-hound-then = fasst danach alle Diebe
adel-page-thief-then = nimmt sich je ein Stück
adel-page-hand = Deine Karten
adel-page-actions = Deine Aktionskarten
adel-page-pieces = Deine Sammlerstücke
adel-page-head = { $count ->
    [one] { $who } sitzt oben an der Tafel!
   *[other] { $who } sitzen oben an der Tafel!
}
adel-page-head-you = Du sitzt oben an der Tafel!
adel-page-why = Auf { $space }, ganz ohne weiteren Schritt: Am nächsten { $next_you ->
    [yes] kamst du, auf { $there }.
   *[no] kam { $next }, auf { $there }.
}
adel-page-why-last = { $pieces } Stücke waren die { $rank ->
    [1] beste
   *[other] zweitbeste
} letzte Ausstellung: { $before } + { $spaces } = { $space }, vor { $next_you ->
    [yes] dir
   *[no] { $next }
} auf { $there }.
adel-page-why-shared = Alle auf Feld { $space }, und die letzten Sammlungen sind gleich viel wert.
adel-page-why-collection = Mehrere sitzen auf Feld { $space }; die bessere letzte Sammlung entscheidet für { $who }.
adel-page-table = Die Sitzordnung
adel-page-own-won = Feld { $space }, und alle anderen reichen dir die Schüsseln.
adel-page-own-behind = Feld { $space }. Bis zum Kopf der Tafel fehlen { $more ->
    [0] nur ein paar ältere Stücke.
    [one] ein einziges Feld.
   *[other] { $more } Felder.
}
adel-page-toast = Prost, oben!

# Chancen.
adel-chance-next-card = Als Nächstes im Fenster: Serie { $series }

# Gründe.
adel-reason-collection = Eine Sammlung von { $cards }: als beste { $best } Felder, als zweitbeste { $second }.
adel-reason-no-collection = Du hast noch keine Sammlung zum Ausstellen.
adel-reason-rival-holds = Bei { $who } sah man eine Sammlung von { $cards }.
adel-reason-thieves-about = { $count ->
    [one] { $who } kann einen Dieb schicken, der dir eine Karte nimmt.
   *[other] { $who } können Diebe schicken; jeder nimmt dir eine Karte.
}
adel-reason-loot = { $count ->
    [one] { $who } kann ausstellen: Eine Sammlung hat man dort schon gesehen.
   *[other] { $who } können ausstellen: Sammlungen hat man dort schon gesehen.
}
adel-reason-no-loot-known = Bei niemandem dort sah man eine Sammlung; ohne Ausstellung keine Beute.
adel-reason-may-be-caught = { $spaces ->
    [one] Ein Detektiv bringt deinen Dieb ins Gefängnis. Niemand dort hat mehr davon als { $who }: ein Feld.
   *[other] Ein Detektiv bringt deinen Dieb ins Gefängnis. Niemand dort hat mehr davon als { $who }: { $spaces } Felder.
}
adel-reason-catches-thieves = { $spaces ->
    [one] Ein Feld, wenn ein Dieb kommt. Einen Dieb haben: { $who }.
   *[other] { $spaces } Felder, wenn ein Dieb kommt. Einen Dieb haben: { $who }.
}
adel-reason-no-thieves = Niemand dort hat einen Dieb zu schicken: Ein Detektiv richtet nichts aus.
adel-reason-fits = Mit { adel-piece } wächst deine Sammlung auf { $cards }.
adel-reason-apart = { adel-piece } vergrößert deine Sammlung nicht.
adel-reason-highest-cheque = Niemand dort kann deine { $cheque } überbieten.
adel-reason-may-outbid = { $count ->
    [one] { $who } kann dich überbieten.
   *[other] { $who } können dich überbieten.
}
adel-reason-smaller-will-do = Deine { $cheque } täten es hier genauso.
adel-reason-cheque-to-steal = Ein einzelner Dieb kann den bezahlten Scheck nehmen, höchstens { $cheque }.
adel-reason-more-to-bid = Du kannst ab der nächsten Runde { $cheque } bieten.
adel-reason-stays-in-register = Die { $cheque } bleiben in der Kasse, und niemand kann sie später noch holen.
adel-reason-other-thieves = { $count ->
    [one] Auch { $who } kann einen Dieb schicken; dann bekommt niemand etwas.
   *[other] Auch { $who } können Diebe schicken; dann bekommt niemand etwas.
}
adel-reason-breaks = { $cards ->
    [0] Ohne sie bleibt { $who } keine bekannte Sammlung.
   *[other] Ohne sie bleibt { $who } eine bekannte Sammlung von { $cards }.
}
adel-reason-more-is-better = { $count ->
    [one] Auch { $who } stellt aus: Die größere Sammlung ist die bessere.
   *[other] Auch { $who } stellen aus: Die größere Sammlung ist die bessere.
}
adel-reason-alone = Niemand sonst stellt aus: Die kleinste Sammlung genügt.
adel-reason-may-be-stolen = { $thieves ->
    [0] Kein Dieb ist da: Was du zeigst, nimmt dir niemand.
    [one] Ein Dieb ist da: Was du zeigst, kann er nehmen.
   *[other] { $thieves } Diebe sind da: Was du zeigst, können sie nehmen.
}
adel-reason-held-back = { $cards ->
    [0] Alles wird gezeigt.
    [one] Eine Karte bleibt ungesehen und sicher auf der Hand.
   *[other] { $cards } Karten bleiben ungesehen und sicher auf der Hand.
}

# Woran man den Charakter eines Bots erkennt.
adel-tempted-doubt = schickt auf dem Schloss den Detektiv
adel-tempted-risk = schickt auf dem Schloss einen Dieb

# Das Spiel in fünf Bildern.
adel-picture-where = Verdeckt: ins Auktionshaus oder ins Schloss?
adel-picture-auction = Bei der Auktion kauft der höchste Scheck ein Stück.
adel-picture-castle = Im Schloss rücken die zwei besten Sammlungen vor.
adel-picture-thief = Diebe bedienen sich, Detektive bringen sie ins Gefängnis.
adel-picture-banquet = Am Ende gewinnt, wer am weitesten vorn ist.
