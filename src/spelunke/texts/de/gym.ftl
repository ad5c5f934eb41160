# Die Türen für die Forschung.

gym-not-legal = Platz { $seat } darf jetzt nicht mit { $action } antworten ({ $paragraph }). Erlaubt ist: { $allowed }. Aktionen kommen aus der Maske; oder die Umgebung wird mit illegal="lose" gemacht, dann verliert eine solche Antwort das Spiel.
gym-not-dealt = Hier ist nichts ausgeteilt. Zuerst reset() aufrufen.
gym-over = Das Spiel ist aus. Mit reset() beginnt ein neues.
gym-dead-agent = Für { $agent } ist das Spiel aus: Nur None ist noch möglich.
gym-unknown-agent = Hier gibt es keinen Agenten namens { $agent }. Es gibt: { $allowed }.
gym-agents-missing = Alle Agenten handeln gemeinsam; wer nicht gefragt ist, wartet. Es fehlen: { $missing }.
gym-unknown-wish = { $name } kann nicht { $value } sein. Erlaubt: { $allowed }.
gym-bots-not-seats = Für { $seats } Plätze wurden { $bots } Bots genannt. Entweder einen für alle anderen Plätze nennen oder für jeden einen, im Uhrzeigersinn.
gym-no-truth = Diese Umgebung zeigt nicht mehr, als ihre Agenten sehen. Soll ein Kritiker alle Hände sehen, wird sie mit truth=True gemacht.
gym-rows-not-tables = { $rows } Zeilen lassen sich bei { $learners } Lernenden je Tisch nicht auslegen. Mindestens eine muss es sein, und an jedem Tisch gleich viele.
gym-actions-not-rows = Aktionen sind ganze Zahlen, für jede der { $rows } Zeilen eine, nicht { $found }.
gym-bad-table = Der Parameter „{ $name }“ soll eine Tabelle als JSON enthalten, mit Strichpunkt, wo in JSON ein Komma steht, nicht { $value }.
