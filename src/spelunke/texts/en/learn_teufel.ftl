# The lesson of Auf Teufel komm raus: one idea a step.

learn_teufel-stake = First the bet: somebody, anybody, will fetch coal worth as much as your stake. Bet 60 in secret.
    .title = A bet in the fist
    .wrong = Any stake is allowed. For this round take 60: two or three pieces of coal reach it.
learn_teufel-again = Your piece is worth 50. The bet needs 60, and no devil has shown yet: reach in again!
    .title = Reach into the oven
    .wrong = With 50 you stop just below your bet. One more piece should do it.
learn_teufel-stop = Now you hold 75, more than your bet. Stop before a devil burns it all.
    .title = Stop in time
    .wrong = Nine of 48 pieces are devils, and 75 is already enough. Stop and keep it.
learn_teufel-highest = Jule’s 100 paid every bet up to 100, hers double: the highest stake. Now bet 100, the highest yourself.
    .title = The highest bet pays double
    .wrong = The others bet 50 and 60. With 100 yours is the highest: won, it pays twice; lost, it is gone.
learn_teufel-devil = Best coal so far is 75, so your 100 would be lost. You hold 50: dare one more!
    .title = The devil bites
    .wrong = Stopping at 50 loses the bet for certain. Here the risk is worth it.
learn_teufel-pact = Bitten! But you are last and alone: a pact. Every devil of the others pays you 50. Bet 20.
    .title = A pact with the devil
    .wrong = Bet little while you are poor. The others fetch coal, and their devils pay you.
learn_teufel-pieces = Your bet is safe. The best coal and the most pieces earn 50 each: turn two more, then stop.
    .title = Two bonuses
    .wrong = Three pieces make the most, and 55 the best coal. Turn until you hold three, then stop.
learn_teufel-goal = Whoever reaches 1,600 ends the game, and most chips win. Bet 60, and stop as soon as that is safe.
    .title = The way to 1,600
    .wrong = You need 100 more. A safe 60 and a bonus of 50 are enough: no heroics.
learn_teufel-round = Two rounds against Kalle, for real. Bet what one player can fetch, and stop in time.
    .title = Two real rounds
