"""The tests: games by their paragraphs, laws over every game, golden files, a toy that breaks each law on purpose."""
