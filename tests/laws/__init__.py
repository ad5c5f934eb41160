"""What is always true, of every game on the shelf, with any number of seats, under any house rules.

A law is a function that is handed a moment of a game, a scene or the parts of a game, and raises ``LawBroken``.
``test_*.py`` holds them against the shelf; ``tests/toy`` holds them against games that break them on purpose.
A new game is found by itself. It brings ``hooks/<game>.py``, which says what no law can work out, and its golden files.
"""
