# The cast: whoever sits at a table is an animal, or keeps an initial.

den-animal = { $animal ->
    [badger] badger
    [fox] fox
    [owl] owl
    [hare] hare
    [hedgehog] hedgehog
    [squirrel] squirrel
    [raven] raven
    [bear] bear
    [mouse] mouse
    [toad] toad
    [cat] cat
    [stag] stag
    [boar] boar
    [goose] goose
    [mole] mole
   *[none] initial
}

den-mood = { $mood ->
    [calm] calm
    [thinking] thinking
    [pleased] pleased
    [shocked] shocked
    [sly] sly
    [ashamed] ashamed
   *[innocent] innocent
}

# For those who do not see the face: "Piet, mouse, bot; ashamed".
den-face = { $name }{ $animal ->
    [none] { "" }
   *[other] , { den-animal }
}{ $bot ->
    [yes] , bot
   *[no] { "" }
}{ $mood ->
    [calm] { "" }
   *[other] ; { den-mood }
}

den-who-are-you = Who are you tonight?
den-taken = { $name } plays
den-initial = Your initial
den-choose = { $animal ->
    [none] Your initial
   *[other] { den-animal }
}: choose another
