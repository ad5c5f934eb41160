"""One match: a table with people and bots at it. No network, no clock of its own."""
