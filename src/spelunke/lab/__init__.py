"""Many matches: what the games are like, in numbers."""
