/* The default rules of Rück's raus! by hand, with the same dice asked in the same order as our engine asks them: nothing
   but numbers in a loop, no view, no tape, no house rules. This is about as fast as the game can be played at random. */

#include <stdint.h>

enum { ROBBERS = 8, CHIEF = 7, ROUNDS = 8, KINDS = 9, NOBLES = 14, JEWELS_AT_START = 8, MOST_SEATS = 5 };
enum { NOTHING_OR_8 = 5, NEIGHBOUR_PLUS_5 = 6, NEIGHBOUR_MINUS_2 = 7, GIFT_OF_2 = 8 };

static const int COPIES[KINDS] = {2, 2, 2, 2, 2, 1, 1, 1, 1};
static const int JEWELS[KINDS] = {4, 5, 6, 7, -3, 8, 5, -2, 2};
static const uint64_t WORD = 0xFFFFFFFF;

static uint64_t state;

static uint64_t word(void) {
    uint64_t low = state & WORD, carry = state >> 32;
    state = low * 1789569069 + carry;
    return low ^ carry;
}

static int below(uint64_t sides) {
    uint64_t product = word() * sides;
    if ((product & WORD) < sides) {
        uint64_t uneven = (WORD + 1) % sides;
        while ((product & WORD) < uneven)
            product = word() * sides;
    }
    return (int)(product >> 32);
}

static int turn(int *pile, int left) {
    int ticket = below(left), kind = 0;
    while (ticket >= pile[kind])
        ticket -= pile[kind++];
    pile[kind]--;
    return kind;
}

static int choose(unsigned *hand, int left) {
    unsigned rest = *hand;
    for (int skipped = below(left); skipped > 0; skipped--)
        rest &= rest - 1;
    int robber = __builtin_ctz(rest);
    *hand &= ~(1u << robber);
    return robber;
}

static void favour(int *jewels, int seat, int worth) {
    jewels[seat] += worth;
    if (jewels[seat] < 0)
        jewels[seat] = 0;
}

static int whom(int kind, int seat, int seats) { /* whom the favour of this seat reaches, -1 for nobody */
    if (kind < NOTHING_OR_8)
        return seat;
    if (kind == NOTHING_OR_8)
        return below(2) ? seat : -1;
    if (kind == GIFT_OF_2) {
        int other = below(seats - 1);
        return other < seat ? other : other + 1;
    }
    return below(2) ? (seat + seats - 1) % seats : (seat + 1) % seats;
}

static int round_of(int seats, int kind, unsigned *hands, int left, int *jewels) { /* tells how many decisions it took */
    int robbers[MOST_SEATS], chiefs = 0, most = -1, least = ROBBERS, decisions = seats;
    for (int seat = 0; seat < seats; seat++) {
        robbers[seat] = choose(&hands[seat], left);
        chiefs += robbers[seat] == CHIEF;
    }
    for (int seat = 0; seat < seats; seat++) {
        if (chiefs > 1 && robbers[seat] == CHIEF)
            continue;
        if (robbers[seat] > most)
            most = robbers[seat];
        if (robbers[seat] < least)
            least = robbers[seat];
    }
    if (most <= least)
        return decisions;
    int reached[MOST_SEATS];
    for (int seat = 0; seat < seats; seat++)
        if (robbers[seat] == most) {
            reached[seat] = whom(kind, seat, seats);
            decisions += kind >= NOTHING_OR_8;
        }
    for (int seat = 0; seat < seats; seat++)
        if (robbers[seat] == most && reached[seat] >= 0)
            favour(jewels, reached[seat], JEWELS[kind]);
    for (int seat = 0; seat < seats; seat++)
        if (robbers[seat] == least)
            jewels[seat] += least;
    return decisions;
}

/* Play so many games; adds the totals by seat, so that they can be compared with the engine's; tells how many decisions. */
int64_t play(uint64_t dice, int seats, int64_t games, int64_t *totals) {
    int64_t decisions = 0;
    state = dice;
    for (int64_t game = 0; game < games; game++) {
        int pile[KINDS], jewels[MOST_SEATS];
        unsigned hands[MOST_SEATS];
        for (int kind = 0; kind < KINDS; kind++)
            pile[kind] = COPIES[kind];
        for (int seat = 0; seat < seats; seat++) {
            jewels[seat] = JEWELS_AT_START;
            hands[seat] = (1u << ROBBERS) - 1;
        }
        for (int round = 0; round < ROUNDS; round++) {
            int kind = turn(pile, NOBLES - round);
            decisions += 1 + round_of(seats, kind, hands, ROBBERS - round, jewels);
        }
        for (int seat = 0; seat < seats; seat++)
            totals[seat] += jewels[seat];
    }
    return decisions;
}
