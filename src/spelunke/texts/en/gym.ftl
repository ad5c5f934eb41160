# The doors for researchers.

gym-not-legal = Seat { $seat } may not answer { $action } now ({ $paragraph }). Legal now: { $allowed }. Take actions from the action mask, or make the environment with illegal="lose", where such an answer loses the game.
gym-not-dealt = Nothing is dealt here. Call reset() first.
gym-over = The game is over. Call reset() for a new one.
gym-dead-agent = The game is over for { $agent }: the only action left is None.
gym-unknown-agent = There is no agent called { $agent } here. There are: { $allowed }.
gym-agents-missing = All agents act together; those who are not asked wait. Missing: { $missing }.
gym-unknown-wish = { $name } cannot be { $value }. Allowed: { $allowed }.
gym-bots-not-seats = { $bots } bots were named for { $seats } seats. Name one bot for all other seats, or one for each of them, clockwise.
gym-no-truth = This environment shows no more than its agents see. Make it with truth=True if a critic is to see all hands.
gym-rows-not-tables = { $rows } rows cannot be laid out for { $learners } learners at each table. Ask for at least one row, and for as many at every table.
gym-actions-not-rows = Actions come as whole numbers, one for each of { $rows } rows, not as { $found }.
gym-bad-table = The parameter “{ $name }” is to hold a table as JSON, with a semicolon wherever JSON has a comma, not { $value }.
