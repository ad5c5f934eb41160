# Die Lektion zu Auf Teufel komm raus: ein Gedanke je Schritt.

learn_teufel-stake = Erst die Wette: Irgendwer holt Kohle, die so viel wert ist wie dein Einsatz. Setz heimlich 60.
    .title = Eine Wette in der Faust
    .wrong = Erlaubt ist jeder Einsatz. Für diese Runde nimm 60: Das schaffen zwei oder drei Stücke Kohle.
learn_teufel-again = Dein Stück ist 50 wert. Die Wette braucht 60, und noch kam kein Teufel: Greif noch einmal hinein!
    .title = Der Griff in den Ofen
    .wrong = Mit 50 hörst du knapp unter deiner Wette auf. Ein Stück noch, das sollte reichen.
learn_teufel-stop = Jetzt hast du 75, mehr als deine Wette. Hör auf, bevor ein Teufel alles verbrennt.
    .title = Rechtzeitig aufhören
    .wrong = Neun von 48 Stücken sind Teufel, und 75 genügen. Hör auf und behalt sie.
learn_teufel-highest = Jules 100 bezahlten alle Wetten bis 100, ihre doppelt: der höchste Einsatz. Setz du jetzt 100, als Höchster.
    .title = Der höchste Einsatz zahlt doppelt
    .wrong = Die anderen setzen 50 und 60. Mit 100 bist du am höchsten: gewonnen doppelt, verloren ganz weg.
learn_teufel-devil = Die beste Kohle bisher ist 75, deine 100 wären verloren. Du hast 50: Wag noch ein Stück!
    .title = Der Teufel packt zu
    .wrong = Wer bei 50 aufhört, verliert die Wette sicher. Hier lohnt sich das Wagnis.
learn_teufel-pact = Erwischt! Aber du bist allein Letzter: ein Pakt. Jeder Teufel der anderen bringt dir 50. Setz 20.
    .title = Ein Pakt mit dem Teufel
    .wrong = Setz wenig, solange du arm bist. Kohle holen die anderen, und ihre Teufel bezahlen dich.
learn_teufel-pieces = Die Wette ist sicher. Beste Kohle und meiste Stücke bringen je 50: noch zwei Stücke, dann hör auf.
    .title = Zwei Zugaben
    .wrong = Drei Stücke sind die meisten, und 55 die beste Kohle. Hol, bis du drei hast, dann hör auf.
learn_teufel-goal = Wer 1600 erreicht, beendet das Spiel, und das meiste Geld gewinnt. Setz 60 und hör sicher auf.
    .title = Der Weg zu 1600
    .wrong = Dir fehlen 100. Sichere 60 und 50 obendrauf genügen: keine Heldentaten.
learn_teufel-round = Zwei Runden gegen Kalle, im Ernst. Wette, was einer allein holen kann, und hör rechtzeitig auf.
    .title = Zwei echte Runden
