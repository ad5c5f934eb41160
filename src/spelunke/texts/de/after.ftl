# Nach dem Spiel, und der Blick zurück.

after-after = Nach dem Spiel
after-unfinished = Dieses Spiel wurde nicht zu Ende gespielt.
after-follow = Zur Revanche kommen
after-look = Der Blick zurück
after-as-it-was = Wie es war:
after-step = Schritt { $turn } von { $last }
after-end-of = Das Ende, nach { $last } Schritten.
after-keys = Die Pfeiltasten gehen vor und zurück.
after-first = Zum Anfang
after-earlier = Einen Schritt zurück
after-later = Einen Schritt weiter
after-last = Zum letzten Schritt
after-which = Schritt
after-eyes = Gesehen von
after-open = allen, alles offen
after-spectator = jemandem, der zusieht
after-link = Link zu diesem Schritt kopieren
after-link-yourself = Hier lässt sich nichts kopieren: Der Link ist die Adresse dieser Seite
after-play-on = Von hier weiterspielen als { $name }
after-to-the-end = Zum Ende
after-now = Zurück ins Jetzt
after-course = Der Verlauf des Spiels
after-course-label = Der Verlauf des Spiels. Am Ende: { $summary }. Ein Klick zeigt den Schritt.
after-course-seat = { $name } { $score }
after-course-table = In Zahlen
after-open-record = Eine Aufzeichnung öffnen …
after-drop = Hier fallen lassen
after-no-record = Diese Datei ist keine Aufzeichnung: Sie ist kein JSON.
after-verify = War das Glück ehrlich?
after-verified = { $before ->
    [0] Ja. Alle { $luck } Antworten des Glücks sind so, wie es vor dem Geben versprochen war.
   *[other] Ja. Alle { $luck } Antworten des Glücks seit dem Weiterspielen sind so, wie es versprochen war; { $before } kamen vor diesem Versprechen.
}
after-seed-fits = { $fits ->
    [yes] Der Startwert passt zum Hash; das hat dieser Browser selbst nachgerechnet.
   *[no] Der Startwert passt nicht zum Hash.
}
after-hash-seen = { $seen ->
    [early] Der Hash ist der, den dieser Browser vor dem Geben gesehen hat.
    [late] Der Hash ist der, den dieser Browser sah, als er an den Tisch kam.
    [other] Der Hash ist ein anderer als der, den dieser Browser gesehen hat: { $shown }
   *[never] Dieser Browser hat den Hash nie gesehen und kann also nicht sagen, ob es derselbe ist.
}
after-added = { $added ->
    [kept] Was dieser Browser zum Glück dazugab, ist darin.
    [other] Was dieser Browser zum Glück dazugab, ist nicht darin.
   *[nothing] Dieser Browser hat zum Glück nichts dazugegeben.
}
after-unfair = Nein. Was vor dem Geben versprochen war, wurde nicht gehalten.
after-how = Woher weiß man das?
after-how-long = Bevor sich jemand setzte, zog das Haus einen geheimen Startwert und zeigte dessen SHA-256. Alle durften etwas dazugeben. Aus beidem folgen alle Antworten des Glücks, und jetzt, wo das Spiel vorbei ist, liegt der Startwert offen: Wer will, kann sie nachziehen.
after-commitment = Vor dem Geben gezeigt
after-seed = Der Startwert
after-offline = Dass die Antworten aus dem Startwert folgen, hat dieses Haus nachgerechnet. Dasselbe ohne das Haus, mit der heruntergeladenen Aufzeichnung:
after-you-are-asked = Du bist jetzt gefragt.
after-your-game = Rückblick auf deine Partie
after-what-i-did = Was habe ich gut gemacht?
after-thinking = Das will überlegt sein …
after-show = Zeigen
after-well = Gut gemacht: { $move }. { $why }
after-nothing-stood-out = Gut gemacht: Deine Antworten waren etwa so gut wie alle anderen; auf keine kam es besonders an.
after-cost = Am teuersten war: { $move }. { $percent ->
    [one] Etwas anderes gewinnt eine Partie von hundert mehr.
   *[other] Etwas anderes gewinnt { $percent } Partien von hundert mehr.
}
after-nothing-cost = Am teuersten war: nichts, was diese Partien verraten könnten.
after-try = Probier einmal: { $move }. { $why }
after-try-stronger = Probier einmal: einen Tisch mit stärkeren Bots.
after-as-you-knew = Beurteilt nach dem, was du bei jeder Frage wissen konntest, und indem von dort mit Verstand weitergespielt wurde.
