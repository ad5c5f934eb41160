# Die Gäste der Spelunke: Wer am Tisch sitzt, ist ein Tier, oder behält seinen Anfangsbuchstaben.

den-animal = { $animal ->
    [badger] Dachs
    [fox] Fuchs
    [owl] Eule
    [hare] Hase
    [hedgehog] Igel
    [squirrel] Eichhörnchen
    [raven] Rabe
    [bear] Bär
    [mouse] Maus
    [toad] Kröte
    [cat] Katze
    [stag] Hirsch
    [boar] Wildschwein
    [goose] Gans
    [mole] Maulwurf
   *[none] Buchstabe
}

den-mood = { $mood ->
    [calm] gelassen
    [thinking] denkt nach
    [pleased] zufrieden
    [shocked] erschrocken
    [sly] verschlagen
    [ashamed] beschämt
   *[innocent] unschuldig
}

# Für alle, die das Gesicht nicht sehen: "Piet, Maus, Bot; beschämt".
den-face = { $name }{ $animal ->
    [none] { "" }
   *[other] , { den-animal }
}{ $bot ->
    [yes] , Bot
   *[no] { "" }
}{ $mood ->
    [calm] { "" }
   *[other] ; { den-mood }
}

den-who-are-you = Wer bist du heute Abend?
den-taken = { $name } spielt
den-initial = Dein Anfangsbuchstabe
den-choose = { $animal ->
    [none] Dein Anfangsbuchstabe
   *[other] { den-animal }
}: anders wählen
