# Am Tisch: Regeln zur Hand, das Protokoll, Chancen.

table-rules = Regeln
table-read-rules = Regeln lesen
table-rule = Regel { $paragraph }
table-contents = Inhalt
table-house = Hausregeln an diesem Tisch
table-house-none = Keine Hausregel ist geändert.
table-house-differs = Geändert
table-house-default = (Vorgabe: { $value })
table-house-rest = { $count ->
    [one] Eine Regel unverändert
   *[other] { $count } Regeln unverändert
}
table-look = Den Tisch zeigen, wie er da lag
table-side = Neben dem Tisch
table-board = Das Spielbrett
table-odds = Chancen
table-odds-none = Gerade lässt sich nichts genau ausrechnen.
table-odds-of = { $ways } von { $among }
table-odds-careful = Was sich aus allem ausrechnen lässt, was bisher zu sehen war.
table-rules-parts = Teile der Regeln
table-rules-short = kurz
table-rules-all = alle
table-rules-booklets = Hefte
table-rules-search = Ein Wort suchen
table-rules-found = { $count ->
    [0] nirgends
    [one] 1 Paragraph
   *[other] { $at } von { $count } · Enter: der nächste
}
table-five-pictures = Das Spiel in fünf Bildern
