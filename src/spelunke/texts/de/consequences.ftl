# Was Hausregeln bewirken, gemessen; neben ihren Schaltern.

consequences-length-more = Partien { $mean } länger ({ $low } bis { $high })
consequences-length-less = Partien { $mean } kürzer ({ $low } bis { $high })
consequences-length-same = Partien so lang wie sonst
consequences-length-unclear = Länge: keine klare Änderung ({ $low } bis { $high } %)
consequences-best-seat-more = Weniger fair: bester Platz { $mean } ({ $low } bis { $high })
consequences-best-seat-less = Fairer: bester Platz { $mean } ({ $low } bis { $high })
consequences-best-seat-unclear = Fairness: keine klare Änderung, bester Platz { $mean } ({ $low } bis { $high })
consequences-luck-more = Mehr Glück: { $mean } ({ $low } bis { $high })
consequences-luck-less = Weniger Glück: { $mean } ({ $low } bis { $high })
consequences-luck-same = Glück: allein in der Austeilung nicht zu sehen
consequences-luck-unclear = Glück: keine klare Änderung, { $mean } ({ $low } bis { $high })
consequences-by-seats = zu { $seats ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
    [6] sechst
    [7] siebt
   *[other] acht
}
consequences-against = verglichen mit „{ $preset }“
consequences-of = { $value }: { $effect }
consequences-not-measured = noch nicht gemessen
consequences-how = Wie wurde das gemessen?
consequences-measured = Das Labor hat jeden Wert gegen die Regeln wie aus der Schachtel ausprobiert, oder gegen die Variante, zu der er gehört, bei gleicher Austeilung: { $games } Partien unter gleich guten Bots für Länge und Fairness, und für das Glück doppelt so viele zwischen einer Faustregel und einem Anfänger, der nach derselben Regel spielt, aber in { $slips } von hundert Antworten irgendetwas sagt. Fairness: wie viele der Partien der beste Platz gewinnt. Glück: wie viel vom Gewinnen allein an der Austeilung liegt, wer auch wo sitzt; das ist das Mindeste, was das Glück hat. In Klammern: wo die wahre Zahl 95 von hundert Malen liegt. Was gut Zufall sein kann, heißt „keine klare Änderung“; was keine Zeile hat, wurde nicht ausprobiert.
consequences-again = Glückszahl { $seed }, Version { $version }. Noch einmal:
