"""What a table of Tock writes on its tape: the kinds of notes."""

BEGINS, ROUND, DEALT, EXCHANGED, PLAYED, CAME_OUT, WALKED, SWAPPED, CAPTURED, DROPPED_OUT, ALL_IN, ENDED = range(12)
