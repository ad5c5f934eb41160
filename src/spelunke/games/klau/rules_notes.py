"""What the rules of Klau Mau! write down when somebody listens: kinds of notes, in the order of the events in ``events.py``."""

BEGAN, DEALT, COVERED, OPENED, LAID, SAID, BELIEVED, DOUBTED, SHOWED, FORCED = range(10)
WISHED, SKIPPED, TURNED_ROUND, LEFT, SENT, CAUGHT, YIELDED, TOOK, GAVE, DREW = range(10, 20)
FENCE_CAME, HANDED_IN, PAID, STOPPED, PASSED, SCATTERED, PILE_EMPTY, HAND_EMPTY, SCORED, ENDED = range(20, 30)
