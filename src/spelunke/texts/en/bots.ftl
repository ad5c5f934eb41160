# Bots: how they think, and what they refuse to think about.

bots-not-seats = { $bots } bots were named for { $seats } seats. Name one bot for all seats, or one for each.

bots-budget = A bot cannot think for { $budget }. Allow it more than 0 and at most { $most } imagined games or milliseconds.
bots-budget-none = A bot must know how long it may think. Say how many games it may imagine, or how many milliseconds.
bots-view-other-game = This is a view of “{ $game }” with { $seats } seats. It was to be thought about as { $title } with { $wanted } seats; give the view of that table.
bots-view-other-version = This view was made under version { $version } of the rules of { $title }; here they are at version { $wanted }. Make the view anew.
bots-view-over = The game is over; there is nothing left to decide.
bots-view-not-asked = Seat { $seat } of this view is not asked; asked is { $asked }. Give the view of a seat that is asked.
bots-view-forgets = This view was made for the screen, without what a careful player remembers. Give the whole view.
bots-view-impossible = No table of { $title } under these house rules looks like this view: { $why }
bots-view-other-rules = This view offers or shows something else than { $title } under these house rules. Give a game with the rules the view was made under.
