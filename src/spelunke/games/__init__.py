"""One folder a game, the same rooms in each; games never import each other."""
