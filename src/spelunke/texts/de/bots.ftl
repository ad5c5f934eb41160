# Bots: wie sie nachdenken, und worüber nicht.

bots-not-seats = Für { $seats } Plätze wurden { $bots } Bots genannt. Nenn einen für alle Plätze oder einen für jeden.

bots-budget = Mit { $budget } kann ein Bot nicht nachdenken. Erlaub ihm mehr als 0 und höchstens { $most } gedachte Spiele oder Millisekunden.
bots-budget-none = Ein Bot muss wissen, wie lange er nachdenken darf. Sag, wie viele Spiele er sich vorstellen darf oder wie viele Millisekunden.
bots-view-other-game = Das ist eine Ansicht von „{ $game }“ mit { $seats } Plätzen. Gefragt war { $title } mit { $wanted } Plätzen; gib die Ansicht dieses Tisches.
bots-view-other-version = Diese Ansicht entstand unter Fassung { $version } der Regeln von { $title }; hier gilt Fassung { $wanted }. Lass sie neu entstehen.
bots-view-over = Das Spiel ist aus, es gibt nichts mehr zu entscheiden.
bots-view-not-asked = Platz { $seat } dieser Ansicht ist nicht gefragt; gefragt ist { $asked }. Gib die Ansicht eines Platzes, der gefragt ist.
bots-view-forgets = Diese Ansicht ist für den Bildschirm gemacht, ohne das, woran man sich erinnert. Gib die ganze Ansicht.
bots-view-impossible = Kein Tisch von { $title } mit diesen Hausregeln sieht so aus: { $why }
bots-view-other-rules = Diese Ansicht bietet oder zeigt anderes als { $title } mit diesen Hausregeln. Gib ein Spiel mit den Regeln, unter denen sie entstand.
