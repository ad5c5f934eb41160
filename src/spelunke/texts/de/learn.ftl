# Lektionen: was alle gemeinsam haben.

learn-not-legal = Das erlauben die Regeln hier nicht.
learn-no-lesson = Zu { $title } gibt es noch keine Lektion. „spelunke rules“ zeigt die Regeln.
learn-no-such-step = Die Lektion zu { $title } hat die Schritte 1 bis { $last }; { $step } gehört nicht dazu. Fang bei Schritt 1 an.
learn-answers-changed = Die Lektion ist inzwischen eine andere. Dieser Schritt beginnt von vorn.
learn-broken = Die Lektion lässt sich so nicht geben ({ $step }): { $why }.
learn-keys = { $again } wiederholt den Schritt, { $back } geht einen zurück, { $skip } überspringt ihn, { $leave } hört auf, { $rule } zeigt die Regel.
learn-step = Schritt { $step } von { $last }
learn-go-on = Weiter mit Enter.
learn-left = „spelunke learn { $game } --step { $step }“ macht hier weiter.
learn-finished = Das war die Lektion. „spelunke play { $game }“ setzt dich an einen echten Tisch.
