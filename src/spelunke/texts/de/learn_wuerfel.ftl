# Die Lektion zum Würfelspiel: ein Gedanke je Schritt.

learn_wuerfel-six = Noch nichts draußen? Dann hast du drei Versuche für eine Sechs, und hier ist sie. Stell eine Figur hinaus!
    .title = Drei Versuche für eine Sechs
    .wrong = Mit einer Sechs muss eine Figur hinaus, und laufen kann hier keine.
learn_wuerfel-again = Nach einer Sechs darfst du noch einmal würfeln. Du darfst auch aufhören, aber warum solltest du?
    .title = Eine Sechs würfelt weiter
    .wrong = Aufhören ist erlaubt und bringt nichts. Würfle noch einmal.
learn_wuerfel-walk = Eine Vier: vier Felder weiter, einmal um den Ring und heim. Zieh deine Figur.
    .title = Laufen, was man würfelt
    .wrong = Laufen kann nur die Figur, die draußen ist.
learn_wuerfel-clear = Noch warten welche, also muss das Anfangsfeld frei werden. Zieh mit der Figur, die dort steht.
    .title = Das Anfangsfeld räumen
    .wrong = Die nicht: Solange welche warten, muss die Figur vom Anfangsfeld weg.
learn_wuerfel-throw = Kalle steht drei Felder vor einer deiner Figuren. Wer hinauswerfen kann, muss. Also los!
    .title = Hinauswerfen ist Pflicht
    .wrong = Die andere trifft niemanden. Ein Wurf, der jemanden hinauswerfen kann, muss es.
learn_wuerfel-order = Eine Sechs, und Kalle steht sechs Felder voraus. Hinausstellen geht vor Hinauswerfen. Stell eine hinaus!
    .title = Hinausstellen geht vor
    .wrong = Verlockend! Aber mit einer Sechs und freiem Anfangsfeld kommt zuerst eine wartende Figur heraus.
learn_wuerfel-home = Deine Figur ist einmal herum und biegt in ihre Gasse ein. Mit der Vier ist sie daheim: Zieh!
    .title = Ins Ziel
    .wrong = Das ginge auch. Aber die andere steht vor der Tür: Bring sie heim.
learn_wuerfel-last = Ein Zielfeld ist frei, und nur ein genauer Wurf kommt hin. Die Zwei passt: Zieh und gewinne!
    .title = Genau heim
    .wrong = Die anderen stehen schon im Ziel. Die letzte Figur läuft zwei.
learn_wuerfel-round = Ein kurzes Rennen gegen Kalle, im Ernst: kleiner Ring, zwei Figuren. Sei zuerst daheim.
    .title = Ein kurzes echtes Rennen
