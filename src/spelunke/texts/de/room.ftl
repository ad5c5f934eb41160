# Rund um den Tisch: wer wo sitzt, der Weg herein, Uhren, Gerede, der große Bildschirm und der Vorhang.

room-title = Tisch { $code } · Spelunke
room-title-asked = Du bist dran · Spelunke
room-seating = Wer sitzt wo?
room-code = Code
room-you-are = Du bist { $name }
room-watching = Du siehst zu
room-free = Freier Stuhl
room-mates = spielt mit Stuhl { $chairs }
room-reserved = Frei gehalten für { $name }
room-bot = Bot, { $level }
room-bot-plays = Ein Bot spielt ({ $cause ->
    [timed_out] Zeit um
    [absent] abwesend
    [left] gegangen
   *[host] vom Gastgeber
})
room-away = nicht da
room-host-starts = Wer den Tisch aufgestellt hat, beginnt das Spiel.
room-start = Los
room-start-with-bots = Los, mit Bots auf den freien Stühlen
room-sit = Hier sitzen
room-sit-at = Hier sitzen: Stuhl { $seat }
room-one-more = Noch jemand an diesem Gerät
room-one-more-at = Noch jemand an diesem Gerät: Stuhl { $seat }
room-one-more-name = Und wer ist das?
room-stand-up = Aufstehen
room-stand-up-running = Den Platz einem Bot lassen
room-come-back = Ich bin wieder da
room-to-bot = Lieber ein Bot
room-to-bot-at = Lieber ein Bot: { $name }
room-bot-sits = Ein Bot
room-bot-at-chair = Ein Bot: Stuhl { $seat }
room-from-bot = Kein Bot
room-from-bot-at = Kein Bot: { $name }
room-tune = Wie er spielt
room-tune-at = Wie er spielt: { $name }
room-give-back = Zurückgeben
room-give-back-at = Zurückgeben: { $name }
room-remove = Entfernen
room-remove-at = Entfernen: { $name }
room-invite = Andere hereinholen
room-invite-how = Sie öffnen den Link, tippen den Code ein oder halten das Telefon auf das Bild.
room-link = Der Link zu diesem Tisch
room-qr = Der Link zu diesem Tisch als QR-Code
room-loopback = Dieses Haus ist nur auf diesem Rechner offen. Damit Telefone hereinkommen, starte es mit: { $command }
room-house-rules = Hausregeln
room-as-in-the-box = Wie aus der Schachtel.
room-plain-engine = Die Engine ist (noch) nicht kompiliert, deshalb brauchen Bots länger, um gleich viel nachzudenken; mit einem C-Compiler macht "make play" oder eine neue Installation sie schnell.
room-commitment = Das Glück stand fest, bevor sich jemand setzte: { $hash }…
room-commitment-how = Wer diesen Hash aufhebt, kann ihn nach dem Spiel vergleichen. Dieser Browser hebt ihn für dich auf.
room-people = Leute
room-company = Rund um diesen Tisch
room-company-label = Rund um diesen Tisch: Leute, Link, Hausregeln, andere Geräte
room-other-device = Auf einem anderen Gerät weiter
room-other-device-how = Mit diesem Link darf ein anderes Gerät herein, einmal, binnen { $minutes } Minuten. Behalte ihn für dich.
room-other-device-make = Link machen
room-tv = Auf einem großen Bildschirm zeigen
room-close = Schließen

# Uhren.
room-time-left = noch { $time }
room-time-up = Zeit um

# Leitungen und Wege.
room-lost = Die Leitung ist weg; sie kommt von selbst wieder.
room-stay = Bleiben und zusehen
room-old-page = Das Haus hat eine neuere Seite; diese hier lädt sich nach der Partie neu.
room-renew = Jetzt laden
room-share = Teilen
room-your-turn = Du bist dran

# Der Stuhl eines Bots in einer laufenden Partie, und wie man den eigenen verlässt.
room-asks = { $who } möchte für { $bot } einspringen.
room-let-in = Gern, setz dich
room-turn-away = Jetzt nicht
room-you-ask = Du hast um den Platz von { $bot } gebeten. Wer den Tisch aufgestellt hat, entscheidet.
room-unask = Doch nicht
room-turned-away = Diesmal nicht. Zuschauen darfst du gern.
room-ask-for-chair = Für einen Bot einspringen
room-ask-for = Um diesen Platz bitten
room-ask-for-at = Um diesen Platz bitten: { $name }
room-leave-title = Den Tisch verlassen?
room-leave-how = Ein Bot spielt auf deinem Platz weiter. Bis du wiederkommst, siehst du nur, was alle sehen, und nicht deine Hand.
room-leave-open = Dein Stuhl wird wieder frei.
room-stay-seated = Bleiben

# Gerufen werden.
room-call-title = Wenn du dran bist
room-call = Soll der Browser dich rufen, wenn du dran bist und gerade woanders hinschaust? Er muss dafür offen bleiben.
room-call-yes = Ruf mich
room-call-no = Nein, danke
room-link-used = Auf dem Weg zu deinem Tisch …

# Der Verlauf.
room-log-timed-out = { $who }: Die Zeit ist um, ein Bot spielt auf dem Platz.
room-log-absent = { $who } ist nicht da: Ein Bot spielt auf dem Platz.
room-log-left = { $who } ist gegangen: Ein Bot spielt auf dem Platz.
room-log-host = Ein Bot spielt für { $who }.
room-log-back = { $who } sitzt am Tisch und spielt.

# Gerede.
room-say = Sag etwas
room-send = Senden
room-reactions = Kurze Worte
room-unheard = { $count ->
    [one] eine neue Nachricht
   *[other] { $count } neue Nachrichten
}
room-react = { $sign ->
    [bravo] Bravo!
    [hurry] Na los …
    [laugh] Haha!
    [ouch] Autsch!
    [thanks] Danke!
   *[wow] Oh!
}
room-reacted = { $who }: { room-react }
room-somebody = jemand, der zusieht
room-name-to-talk = Dein Name, um mitzureden

# Der große Bildschirm.
room-screen-join = Setz dich dazu
room-screen-leave = Zurück zum Tisch
room-screen-phone = Oder auf dem Handy starten: Wer zuerst saß, darf.
room-screen-bots = { $bots ->
    [one] Ein Bot macht Platz
   *[other] { $bots } Bots machen Platz
}

# Das Gerät herumreichen.
room-curtain = { $name } ist dran
room-curtain-look = { $name } schaut
room-curtain-others = Alle anderen schauen weg.
room-curtain-lift = Ich bin { $name }: Vorhang auf
room-curtain-look-at = Als { $name } schauen
room-curtain-drop = Vorhang zu
