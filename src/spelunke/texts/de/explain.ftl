# Was alles auf einem Tisch ist, in einer Sprechblase: die Worte, ihr Titel und der Paragraph, der es ausführlich sagt.

# Rück's raus!
explain-rueck-goal = Nach der letzten Runde gewinnt die zweitreichste Bande. Die reichste wird als erste geschnappt.
    .title = Das Ziel
    .rule = §8.2
explain-rueck-round = Jede Runde kostet einen Adligen und von jedem einen Räuber. Nach der letzten werden die Juwelen verglichen.
    .title = Die Runde
    .rule = §8.1
explain-rueck-plate = Gesicht, Name, Juwelen und der Abstand zur reichsten Bande. Ein Messingschlüssel heißt: ein Bot.
    .title = { $who_you ->
            [yes] Deine Bande
           *[no] Die Bande von { $who }
        }
    .rule = §2.1
explain-rueck-number = So viele Juwelen hat diese Bande. Sie liegen offen und dürfen jederzeit gezählt werden.
    .title = Juwelen
    .rule = §2.2
explain-rueck-heap = Die Juwelen dieser Bande, für alle offen. Angefangen haben alle mit acht.
    .title = { $who_you ->
            [yes] Dein Haufen
           *[no] Der Haufen von { $who }
        }
    .rule = §2.2
explain-rueck-wood = Auf diesem Weg kommt der nächste Adlige, bevor jemand einen Räuber wählt.
    .title = Der Wald
    .rule = §3.1
explain-rueck-noble = { $noble ->
        [minus_3] Der stärkste Räuber muss drei Juwelen zurückgeben.
        [nothing_or_8] Der Stärkste nimmt nichts oder acht, wie er mag.
        [neighbour_plus_5] Der Stärkste schickt dem linken oder rechten Nachbarn fünf Juwelen.
        [neighbour_minus_2] Der Stärkste lässt den linken oder rechten Nachbarn zwei Juwelen zurückgeben.
        [gift_of_2] Der Stärkste schenkt jemand anderem zwei Juwelen.
       *[other] Der stärkste Räuber nimmt so viele Juwelen, wie auf dem Schild stehen.
    }
    .title = { rueck-noble }
    .rule = { $noble ->
            [nothing_or_8] §5.2
            [neighbour_plus_5] §5.3
            [neighbour_minus_2] §5.4
            [gift_of_2] §5.5
           *[other] §5.1
        }
explain-rueck-to-come = Noch weiß niemand, wer in dieser Runde kommt. Einige Adlige kommen nie.
    .title = Kommt noch
    .rule = §2.5
explain-rueck-sealed = Alle legen verdeckt einen Räuber. Aufgedeckt wird gleichzeitig.
    .title = Verdeckt
    .rule = §3.2
explain-rueck-laid = { $fate ->
        [strongest] Der Stärkste hier bekommt die Gunst. Gleich Starke bekommen sie jeder ganz.
        [weakest] Der Schwächste hier bekommt aus Mitleid so viele Juwelen wie seine eigene Zahl.
        [cancelled] Zwei Anführer heben sich auf: Beide gehen leer aus.
       *[other] Weder stark noch schwach genug: Er bekommt nichts.
    }
    .title = Räuber { $strength }
    .rule = { $fate ->
            [strongest] §4.1
            [weakest] §4.6
            [cancelled] §4.2
           *[other] §3.4
        }
explain-rueck-gain = Die Juwelen dieser Runde, aus Gunst oder Mitleid.
    .title = Was es brachte
    .rule = §3.4
explain-rueck-strongest = Die höchste Zahl bekommt die Gunst. Sind mehrere am stärksten, bekommt sie jeder ganz.
    .title = Der Stärkste
    .rule = { $noble ->
            [nothing_or_8] §5.2
            [neighbour_plus_5] §5.3
            [neighbour_minus_2] §5.4
            [gift_of_2] §5.5
           *[other] §4.1
        }
explain-rueck-weakest = Die niedrigste Zahl nimmt so viele Juwelen, wie auf ihr steht. Die 0 nimmt keine.
    .title = Der Schwächste
    .rule = §4.6
explain-rueck-chiefs = Treffen zwei oder mehr Anführer aufeinander, gehen alle leer aus, und der Nächststärkste raubt.
    .title = Zwei Anführer
    .rule = §4.2
explain-rueck-gang = Die Räuber, die noch auf der Hand sind. Die dunklen sind gespielt und kommen nicht wieder.
    .title = Was von der Bande übrig ist
    .rule = §3.5
explain-rueck-robber = Stärke { $strength }. Der Stärkste bekommt die Gunst, der Schwächste Mitleid, alle dazwischen nichts. Jeder raubt nur einmal.
    .title = Räuber { $strength }
    .rule = §3.4
explain-rueck-crown = Wäre jetzt Schluss, gewänne diese Bande: Sie ist die zweitreichste.
    .title = Die Krone
    .rule = §8.2

# Auf Teufel komm raus
explain-teufel-goal = Hat jemand nach einer Runde 1.600 oder mehr, ist Schluss. Die meisten Chips gewinnen.
    .title = Das Ziel
    .rule = §10.2
explain-teufel-round = Erst wetten, dann Kohle, dann Auszahlung. Die nächste Runde beginnt der linke Nachbar.
    .title = Die Runde
    .rule = §8.3
explain-teufel-plate = Name, Chips und was hier gerade geschieht. Ein Messingschlüssel heißt: ein Bot.
    .title = { $who_you ->
            [yes] Du
           *[no] { $who }
        }
    .rule = §6.1
explain-teufel-number = Die Chips in der Hand. Wie viele genau, ist geheim: Die Figur zeigt es nur ungefähr.
    .title = Chips
    .rule = §6.1
explain-teufel-oven = Wer dran ist, holt ein Stück Kohle heraus, hört dann auf oder nimmt noch eins. Ein Teufel verbrennt alles aus diesem Zug.
    .title = Der Ofen
    .rule = §4.2
explain-teufel-aside = Kohle, die schon draußen war und jetzt verdeckt liegt. Wer aufgepasst hat, weiß, was es war.
    .title = Aus dem Ofen
    .rule = §4.9
explain-teufel-track = Auf einer Zahl hat man genau so viel, in einer Lücke etwas dazwischen.
    .title = Die Leiste
    .rule = §6.2
explain-teufel-pawn = Sie zeigt ungefähr, wie viele Chips jemand hat. Allein auf dem letzten Platz: ein Pakt mit dem Teufel.
    .title = { $who_you ->
            [yes] Deine Figur
           *[no] Die Figur von { $who }
        }
    .rule = §6.1
explain-teufel-sill = Was in diesem Zug herauskam, und die Summe. Sie zählt nur, wenn man rechtzeitig aufhört.
    .title = Dieser Zug
    .rule = §4.3
explain-teufel-coal = { $kind ->
        [devil] Er beendet den Zug, und alle Kohle des Zuges ist verloren.
       *[other] Sie bringt { $kind } in diesem Zug.
    }
    .title = { $kind ->
            [devil] Ein Teufel
           *[other] Kohle, { $kind } wert
        }
    .rule = §1.1
explain-teufel-reckoning = Die beste Kohle eines Einzelnen entscheidet alle Wetten. Wetten bis dahin gewinnen, höhere verlieren.
    .title = Die Auszahlung
    .rule = §5.1
explain-teufel-bets = Der Balken zeigt, wie weit die beste Kohle reicht. Eine Wette, an der er vorbei ist, ist gewonnen.
    .title = Die Wetten
    .rule = §3.5
explain-teufel-devil = Ein Teufel beendet den Zug, die Kohle ist wertlos. Die Wette geht ihn nichts an.
    .title = Der Teufel
    .rule = §4.5
explain-teufel-bank = Sie zahlt Gewinne aus und nimmt Verlorenes ein. Leer wird sie nie.
    .title = Die Bank
    .rule = §2.6
explain-teufel-left = So viele Stücke liegen noch verdeckt darin.
    .title = Stücke im Ofen
    .rule = §4.9
explain-teufel-chance = Wie viele der Stücke im Ofen Teufel sind: gezeigt, weil dieser Tisch sich erinnert.
    .title = Wie heiß es ist
    .rule = §4.9
explain-teufel-bet = Alle nehmen heimlich einen Einsatz in die Faust. Geöffnet wird gleichzeitig.
    .title = Die Faust
    .rule = §3.1
explain-teufel-stake = Gewettet ist, dass irgendjemand in dieser Runde mindestens so viel Kohle herausholt. Gewonnen gibt es ihn noch einmal, den höchsten doppelt.
    .title = Der Einsatz
    .rule = §3.5
explain-teufel-bill = Was diese Runde gebracht oder gekostet hat: Wette, beste Kohle, meiste Stücke.
    .title = Die Abrechnung
    .rule = §5.9
explain-teufel-burnt = Ein Teufel kam: Die Kohle dieses Zuges ist weg. Die Wette gilt weiter.
    .title = Verbrannt
    .rule = §4.5
explain-teufel-fetched = Wer aufhört, legt die Kohle ab. Ihre Summe kann die beste der Runde sein.
    .title = Abgelegte Kohle
    .rule = §4.4
explain-teufel-pact = Wer einen Teufel zieht, zahlt jedem anderen mit Pakt 50. Dessen Chips liegen offen.
    .title = Der Pakt
    .rule = §7.6
explain-teufel-stop = Du behältst die Kohle dieses Zuges. Weitermachen bringt vielleicht mehr, vielleicht den Teufel.
    .title = Aufhören
    .rule = §4.4

# Adel verpflichtet
explain-adel-goal = Erreicht eine Figur die Tafel, gewinnt, wer am weitesten vorn ist; bei Gleichstand die bessere Sammlung.
    .title = Das Ziel
    .rule = §9.4
explain-adel-round = Erst wohin, dann was. Gespielt wird, bis eine Figur die Tafel erreicht.
    .title = Die Runde
    .rule = §3.1
explain-adel-plate = Name, Platz auf dem Weg und was jemand hat. Ein Messingschlüssel heißt: ein Bot.
    .title = { $who_you ->
            [yes] Dein Haus
           *[no] Das Haus { $who }
        }
    .rule = §2.2
explain-adel-number = Das Feld, auf dem diese Figur steht. Wer am weitesten vorn ist, gewinnt.
    .title = Feld auf dem Weg
    .rule = §9.4
explain-adel-way = Vom Club an den Schlössern vorbei zur Tafel. Ausstellungen und Detektive bringen die Figuren voran.
    .title = Der Weg zur Tafel
    .rule = §1.6
explain-adel-hexagon = Die beste Ausstellung geht { $best } Felder weit, die zweitbeste { $second }. Es zählt das Sechseck bei der vordersten Figur.
    .title = { $best }/{ $second }
    .rule = §5.7
explain-adel-banquet = Kommt eine Figur hier an, endet das Spiel mit dieser Runde. Dann folgt eine letzte Ausstellung.
    .title = Die Festtafel
    .rule = §9.1
explain-adel-pawn = Wie weit dieses Haus gekommen ist. Mehrere dürfen auf einem Feld stehen.
    .title = { $who_you ->
            [yes] Deine Figur
           *[no] Die Figur von { $who }
        }
    .rule = §2.3
explain-adel-lord = Wohin dieser Herr in dieser Runde gegangen ist: zur Auktion oder ins Schloss.
    .title = { $who_you ->
            [yes] Du
           *[no] { $who }
        }
    .rule = §3.3
explain-adel-auction = Der höchste Scheck kauft eins der beiden Stücke. Ein Dieb, der allein ist, darf diesen Scheck nehmen.
    .title = Das Auktionshaus
    .rule = §4.2
explain-adel-castle = Hier werden Sammlungen gezeigt und bringen Felder; Diebe holen Stücke, Detektive die Diebe.
    .title = Das Schloss
    .rule = §5.2
explain-adel-register = Die bezahlten Schecks. Ein Dieb, der allein auf der Auktion ist, nimmt nur den gerade bezahlten.
    .title = Die Kasse
    .rule = §4.2
explain-adel-pile = So viele Stücke liegen noch darunter. Sind beide Stapel verkauft, schließt das Auktionshaus.
    .title = Der Stapel
    .rule = §2.5
explain-adel-piece = Ein Sammlerstück: Der Buchstabe ist die Serie, das Jahr das Alter. Drei oder mehr ohne Lücke in den Buchstaben sind eine Sammlung.
    .title = { adel-name }
    .rule = §5.1
explain-adel-jail = Ein gefasster Dieb kommt in Zelle 1 und schiebt die anderen weiter. Wer hinausgeschoben wird, ist frei.
    .title = Das Gefängnis
    .rule = §8.1
explain-adel-action = { $kind ->
        [cheque] Für die Auktion: Der höchste Scheck kauft und wandert in die Kasse.
        [thief] Allein auf der Auktion nimmt er den Scheck, im Schloss aus jeder Ausstellung ein Stück. Höhere Zahlen zuerst.
        [detective] Im Schloss: bringt alle Diebe ins Gefängnis und dich voran, wenn einer da war.
       *[exhibition] Im Schloss: Zeig eine Sammlung. Die besten zwei kommen voran.
    }
    .title = { $kind ->
            [cheque] Scheck
            [thief] Dieb { $number }
            [detective] Detektiv
           *[exhibition] Ausstellung
        }
    .rule = { $kind ->
            [cheque] §4.2
            [thief] §6.1
            [detective] §7.1
           *[exhibition] §5.1
        }
explain-adel-exhibition = Sammlungen werden verdeckt gelegt und gemeinsam aufgedeckt.
    .title = Eine Ausstellung, verdeckt
    .rule = §5.4
explain-adel-rank = Mehr Stücke sind besser; bei gleich vielen entscheidet das älteste Stück.
    .title = Rang { $rank }
    .rule = §5.5
explain-adel-sealed = Ort und Aktion werden verdeckt gelegt und gemeinsam aufgedeckt.
    .title = Verdeckt
    .rule = §3.2
explain-adel-holds = Wie viele Stücke auf dieser Hand sind. Welche, darf sonst niemand sehen.
    .title = Sammlerstücke
    .rule = §2.4
explain-adel-cards = Wie viele Schecks, Diebe und andere Karten auf dieser Hand sind.
    .title = Aktionskarten
    .rule = §2.2
explain-adel-cheques = Die Schecks, mit denen dieses Haus noch bieten kann: gezeigt, weil dieser Tisch sich erinnert.
    .title = Schecks in Tausend
    .rule = §12.3
explain-adel-thieves = Die Diebe, die dieses Haus noch auf der Hand hat: gezeigt, weil dieser Tisch sich erinnert.
    .title = Diebe
    .rule = §12.3
explain-adel-memory = Stücke, die alle bei Kauf, Ausstellung oder Diebstahl gesehen haben, und was noch niemand gesehen hat.
    .title = Was zu sehen war
    .rule = §12.3

# Klau Mau!
explain-klau-goal = Die meiste Beute nach allen Runden gewinnt. Beute ist, was du noch hältst: Eine leere Hand bringt nichts.
    .title = Das Ziel
    .rule = §6.6
explain-klau-round = Es gibt so viele Runden wie Mitspieler. Jede endet mit leerer Hand oder leerem Stapel.
    .title = Die Runde
    .rule = §6.5
explain-klau-plate = Name, Karten auf der Hand und die Beute der früheren Runden. Ein Messingschlüssel heißt: ein Bot.
    .title = { $who_you ->
            [yes] Du
           *[no] { $who }
        }
    .rule = §6.6
explain-klau-number = Die Punkte der Runden, die vorbei sind. Die jetzige Hand ist noch nicht dabei.
    .title = Beute
    .rule = §6.6
explain-klau-room = Wer dran ist, legt eine passende Karte, legt Polizei oder sagt „Ich kann nicht“.
    .title = Das Hinterzimmer
    .rule = §3.1
explain-klau-police = Polizei, die gelegt wurde. Sie hält einen Gauner auf, oder man legt sie im eigenen Zug und zieht dafür.
    .title = Polizei draußen
    .rule = §1.4
explain-klau-surrounded = Ist die letzte Polizei draußen, ist sofort Schluss.
    .title = Umstellt
    .rule = §7.4
explain-klau-direction = So herum geht es. Ein Plan dreht die Richtung um.
    .title = Die Richtung
    .rule = §2.6
explain-klau-turn = Das helle Zeichen ist dran. Ein Schloss heißt: setzt aus.
    .title = { $who_you ->
            [yes] Dein Platz
           *[no] Der Platz von { $who }
        }
    .rule = §3.7
explain-klau-pile = Wer ziehen muss und nicht kann, beendet die Runde.
    .title = Der Stapel
    .rule = §6.2
explain-klau-top = Die nächste Karte muss ihre Farbe oder ihr Motiv haben.
    .title = Obenauf
    .rule = §3.2
explain-klau-wish = Nach einem Schlüsselloch passt nur die gewünschte Farbe oder ein weiteres Schlüsselloch.
    .title = Der Wunsch
    .rule = §5.1
explain-klau-beside = Was hier offen liegt, gehört nicht mehr zum Stapel.
    .title = Neben dem Stapel
    .rule = §7.28
explain-klau-forged = Zahlen in diesen Farben zählten nichts, wäre die Runde jetzt vorbei.
    .title = Gefälscht
    .rule = §7.2
explain-klau-backs = So viele Karten sind hier auf der Hand. Welche, ist geheim.
    .title = Karten auf der Hand
    .rule = §8.1
explain-klau-card = { $sign ->
        [keyhole] Leg es und nenn die Farbe, die als Nächstes kommen muss. 1 wert.
        [small_safe] Der Nächste setzt aus. 1 wert.
        [big_safe] Die nächsten zwei setzen je einmal aus. 1 wert.
        [plan] Es geht andersherum weiter. 1 wert.
        [crook] Stiehl jemandem ungesehen eine Karte. Polizei kann ihn aufhalten. 1 wert.
        [swap] Nimm jemandem ungesehen eine Karte und gib eine zurück. 1 wert.
        [police] Hält einen Gauner auf; oder leg sie im eigenen Zug und zieh eine Karte. Nichts wert.
        [watchdog] Liegt er vor dir, kommt kein Gauner. 1 wert.
        [bomb] Was sie tut, ist an diesem Tisch ausgemacht.
        [fence] Wird er gezogen, dürfen alle Zahlen für je 2 abgeben.
       *[other] Beute: { $sign } wert, wenn du sie am Ende der Runde noch hältst.
    }
    .title = { $sign ->
            [keyhole] Schlüsselloch
            [small_safe] Kleiner Tresor
            [big_safe] Großer Tresor
            [plan] Plan
            [crook] Gauner
            [swap] Tausch
            [police] Polizei
            [watchdog] Wachhund
            [bomb] Bombe
            [fence] Hehler
           *[other] Zahl { $sign }
        }
    .rule = { $sign ->
            [keyhole] §5.1
            [small_safe] §5.4
            [big_safe] §5.5
            [plan] §5.6
            [crook] §5.7
            [swap] §5.11
            [police] §3.6
            [watchdog] §7.16
            [bomb] §7.18
            [fence] §7.9
           *[other] §1.2
        }
explain-klau-known = Karten, die zu sehen waren und noch auf dieser Hand sein müssen.
    .title = Bekannte Karten
    .rule = §8.2
explain-klau-claimed = Das letzte geglaubte „Ich kann nicht“: Nichts auf dieser Hand passte auf diese Karte.
    .title = Geglaubt
    .rule = §8.8
explain-klau-icant = Das darf stimmen oder nicht. Geglaubt kostet es eine Karte, bezweifelt wird die Hand gezeigt.
    .title = „Ich kann nicht“
    .rule = §4.1
explain-klau-believe = Wer es gesagt hat, zieht eine Karte, und es geht weiter.
    .title = Glauben
    .rule = §4.3
explain-klau-doubt = Die Hand wird gezeigt. Gelogen: Du suchst die Karte aus, die gelegt wird. Wahr: Zwei Karten dürfen gezogen werden.
    .title = Bezweifeln
    .rule = §4.4
explain-klau-letithappen = Der Gauner zieht blind eine deiner Karten, jede ist gleich wahrscheinlich.
    .title = Geschehen lassen
    .rule = §5.8
explain-klau-leaveit = Auf einen Tausch darfst du verzichten: Du nimmst nichts und gibst nichts.
    .title = Nichts nehmen
    .rule = §5.11
explain-klau-handinall = Der Hehler zahlt zwei Punkte für jede Zahlenkarte deiner Hand.
    .title = Alle Zahlen abgeben
    .rule = §7.11
explain-klau-enough = Du gibst nichts ab, oder nichts mehr.
    .title = Genug
    .rule = §7.11
explain-klau-drawthem = Was dir ein Zweifel einbringt, ziehst du ganz oder gar nicht.
    .title = Ziehen
    .rule = §4.12
explain-klau-trial = Was passt, beweist die Lüge. Wer gezweifelt hat, sucht aus, was davon gelegt wird.
    .title = Die offene Hand
    .rule = §4.5
explain-klau-book = Zahlen zählen ihren Wert, Polizei nichts, alles andere eins.
    .title = Das Beutebuch
    .rule = §6.3
explain-klau-theft = Die Karte wird ungesehen gezogen. Nur die beiden wissen, welche es war.
    .title = Ein Diebstahl
    .rule = §5.8

# Tock
explain-tock-goal = Das erste Team mit allen Figuren auf Zielfeldern gewinnt.
    .title = Das Ziel
    .rule = §7.4
explain-tock-round = Vier Karten für jeden; die Runde ist vorbei, wenn alle gespielt haben oder ausgestiegen sind.
    .title = Die Runde
    .rule = §4.5
explain-tock-plate = Name, Figuren im Ziel und wie weit die anderen sind. Ein Messingschlüssel heißt: ein Bot.
    .title = { $who_you ->
            [yes] Du
           *[no] { $who }
        }
    .rule = §2.1
explain-tock-number = So viele Figuren dieser Farbe stehen auf Zielfeldern.
    .title = Figuren im Ziel
    .rule = §7.5
explain-tock-ring = Figuren laufen vom Startfeld im Uhrzeigersinn einmal herum und biegen in ihre Zielbahn ab.
    .title = Der Ring
    .rule = §1.1
explain-tock-nest = Hier warten Figuren, bis ein Ass oder König eine herausbringt.
    .title = Die Startzone
    .rule = §1.7
explain-tock-home = Eine Figur kommt nur genau hinein und an keiner eigenen vorbei.
    .title = Das Ziel
    .rule = §6.2
explain-tock-start = Wer hier steht, kann nicht geschlagen werden, und niemand kommt vorbei.
    .title = Ein Startfeld
    .rule = §5.5
explain-tock-field = Wer auf einer gegnerischen Figur landet, schickt sie in ihre Startzone zurück.
    .title = Ein Feld
    .rule = §5.3
explain-tock-gate = Hier zweigt die Zielbahn dieser Farbe ab, auf dem Feld vor ihrem Startfeld.
    .title = Der Eingang
    .rule = §1.3
explain-tock-pawn = { $lap ->
        [yes] Sie hat ihre Runde, das zeigt der Messingkragen: Sie darf ins Ziel abbiegen.
       *[no] Sie läuft genau so weit, wie eine Karte sagt, und schlägt Gegner, auf denen sie landet.
    }
    .title = { $who_you ->
            [yes] Deine Figur { $piece }
           *[no] Figur { $piece } von { $who }
        }
    .rule = { $lap ->
            [yes] §6.1
           *[no] §5.3
        }
explain-tock-top = Reihum spielt jeder eine Karte und führt sie aus.
    .title = Die zuletzt gespielte Karte
    .rule = §4.3
explain-tock-pack = So viele Karten sind noch da. Er reicht für zwei Runden, dann wird alles gemischt.
    .title = Der Stapel
    .rule = §4.6
explain-tock-blocked = Diese Figur kann mit der Karte nichts anfangen.
    .title = Gesperrt
    .rule = §5.10
explain-tock-memory = Die gespielten und getauschten Karten, wie sie sich ein aufmerksamer Spieler merkt.
    .title = Was zu sehen war
    .rule = §4.9
explain-tock-partner = Ihr gewinnt zusammen. Sind deine Figuren im Ziel, spielst du für deinen Partner.
    .title = Partner
    .rule = §7.1
explain-tock-sealed = Jeder legt dem Partner verdeckt eine Karte hin, bevor jemand nachsieht.
    .title = Eine Karte für den Partner
    .rule = §4.2
explain-tock-card = { $card ->
        [ace] Eine Figur kommt heraus oder läuft 1 oder 14 vor.
        [king] Eine Figur kommt heraus oder läuft 1 oder 13 vor.
        [queen] 12 vor.
        [jack] Eine deiner Figuren und eine fremde tauschen die Plätze.
        [4] 4 zurück, nie vor.
        [7] 7 vor, am Stück oder aufgeteilt. Gegner dürfen im Vorbeigehen geschlagen werden.
       *[other] Genau so viele Felder vor.
    }
    .title = { tock-card }
    .rule = { $card ->
            [ace] §3.1
            [king] §3.2
            [queen] §3.3
            [jack] §3.4
            [4] §3.5
            [7] §3.6
           *[other] §3.7
        }
explain-tock-seven = Die Schritte, die noch zu laufen sind. Alle sieben müssen weg.
    .title = Die Sieben
    .rule = §3.6
explain-tock-progress = Von links nach rechts: wartend, unterwegs, im Ziel.
    .title = Wie weit sie sind
    .rule = §7.5

# Dice game
explain-wuerfel-goal = Wer zuerst alle Figuren auf Zielfeldern hat, gewinnt.
    .title = Das Ziel
    .rule = §8.1
explain-wuerfel-plate = Name, Figuren im Ziel und wie weit die anderen sind. Ein Messingschlüssel heißt: ein Bot.
    .title = { $who_you ->
            [yes] Du
           *[no] { $who }
        }
    .rule = §1.2
explain-wuerfel-number = So viele Figuren dieser Farbe stehen auf Zielfeldern.
    .title = Figuren im Ziel
    .rule = §8.2
explain-wuerfel-ring = Figuren laufen vom Startfeld im Uhrzeigersinn einmal herum und biegen in ihre Zielbahn ab.
    .title = Der Ring
    .rule = §1.1
explain-wuerfel-nest = Hier warten Figuren, bis eine Sechs eine herausbringt.
    .title = Wartend
    .rule = §2.1
explain-wuerfel-home = Eine Figur kommt nur genau hinein und überspringt hier niemanden.
    .title = Das Ziel
    .rule = §6.3
explain-wuerfel-start = Hier kommt mit einer Sechs eine Figur heraus. Du musst es räumen, sobald du kannst.
    .title = Ein Startfeld
    .rule = §5.2
explain-wuerfel-field = Wer auf einer gegnerischen Figur landet, wirft sie hinaus: Sie wartet wieder.
    .title = Ein Feld
    .rule = §4.3
explain-wuerfel-gate = Hier zweigt die Zielbahn dieser Farbe ab, auf dem Feld vor ihrem Startfeld.
    .title = Der Eingang
    .rule = §6.1
explain-wuerfel-pawn = Sie läuft genau so weit, wie der Würfel zeigt, und wirft Gegner hinaus, auf denen sie landet.
    .title = { $who_you ->
            [yes] Deine Figur { $piece }
           *[no] Figur { $piece } von { $who }
        }
    .rule = §3.1
explain-wuerfel-die = Er sagt, wie weit. Nach einer Sechs darfst du noch einmal. Ist niemand unterwegs, hast du drei Versuche.
    .title = Der Würfel
    .rule = §3.3
explain-wuerfel-next-throw = Was jede Seite des Würfels täte, wenn du noch einmal wirfst.
    .title = Der nächste Wurf
    .rule = §3.3
explain-wuerfel-tray = Was dieser Wurf mit jeder macht. Pflichten gehen vor: herausbringen, räumen, hinauswerfen.
    .title = Deine Figuren
    .rule = §5.4
explain-wuerfel-progress = Von links nach rechts: wartend, unterwegs, im Ziel.
    .title = Wie weit sie sind
    .rule = §8.2
