"""Golden files: codebooks, counts of lines of play, and one readable game of every game and preset.

``make golden`` writes them anew; whoever does reads the difference before it is kept.
"""
