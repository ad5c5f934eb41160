"""What the rules of Klau Mau! write down when somebody listens: kinds of notes, in the order of the events in ``events.py``."""

(
    BEGAN, DEALT, COVERED, OPENED, LAID, SAID, BELIEVED, DOUBTED, SHOWED, FORCED, WISHED, SKIPPED, TURNED_ROUND, LEFT, SENT,
    CAUGHT, YIELDED, TOOK, GAVE, DREW, FENCE_CAME, HANDED_IN, PAID, STOPPED, PASSED, SCATTERED, PILE_EMPTY, HAND_EMPTY, SCORED,
    ENDED,
) = range(30)  # fmt: skip
