# The lesson of the dice game: one idea a step.

learn_wuerfel-six = Nothing outside yet? Then you have three tries for a six, and here it is. Bring a piece out!
    .title = Three tries for a six
    .wrong = With a six you must bring a piece out, and nothing else can move.
learn_wuerfel-again = After a six you may roll again. You may also stop, but why would you? Roll!
    .title = A six rolls again
    .wrong = Stopping is allowed and brings nothing. Roll once more.
learn_wuerfel-walk = A four: walk four fields, all the way round and back home. Move your piece.
    .title = Walk what you rolled
    .wrong = Only your piece outside can walk.
learn_wuerfel-clear = Others are still waiting, so the first field must be cleared. Walk with the piece that stands on it.
    .title = Clear your first field
    .wrong = That one is not asked: while pieces wait, the one on the first field must go.
learn_wuerfel-throw = Kalle stands three fields ahead of one of yours. If you can throw out, you must. Do it!
    .title = Throwing out is a duty
    .wrong = The other piece hits nobody. A roll that can throw somebody out must.
learn_wuerfel-order = A six, and Kalle stands just six fields ahead. Coming out goes before throwing out. Bring one out!
    .title = Coming out goes first
    .wrong = Tempting! But with a six and an empty first field, a waiting piece comes out first.
learn_wuerfel-home = Your piece has run round the ring and turns into its lane. A four takes it home: walk!
    .title = Into the target
    .wrong = That would work too. But the other piece is at the door: bring it home.
learn_wuerfel-last = One field of your target is free, and only an exact roll gets there. A two fits: walk and win!
    .title = Home exactly
    .wrong = The others stand in the target already. The last piece walks two.
learn_wuerfel-round = A short race against Kalle, for real: a small ring and two pieces each. Get home first.
    .title = A short real race
