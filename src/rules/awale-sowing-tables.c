/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-sowing-inline.h"

/* The tables are constants, which the compiler computes from these expressions. */

/* Number of steps counter-clockwise from pit p to pit i; 0 for the pit itself. */
#define DISTANCE(p, i) (((i) + AWALE_PITS - (p)) % AWALE_PITS)

/* Number of seeds that fall into the pit k steps from the sown one, which is skipped: a round takes
 * eleven seeds. */
#define DROPPED(n, k) ((n) < (k) ? 0 : ((n) - (k)) / (AWALE_PITS - 1) + 1)
#define LANE(p, n, i) \
  ((uint8_t) (DISTANCE (p, i) == 0 ? -(n) : DROPPED (n, DISTANCE (p, i))))
#define TURN(p) ((uint8_t) ((p) < AWALE_SIDE_PITS ? 1 : -1))
#define ROW(p, n) \
  { LANE (p, n, 0), LANE (p, n, 1), LANE (p, n, 2), LANE (p, n, 3), LANE (p, n, 4), \
    LANE (p, n, 5), LANE (p, n, 6), LANE (p, n, 7), LANE (p, n, 8), LANE (p, n, 9), \
    LANE (p, n, 10), LANE (p, n, 11), 0, 0, TURN (p), 0 }

/* The pit where the last of n seeds falls, for n > 0. */
#define LAST(p, n) (((p) + 1 + ((n) + AWALE_PITS - 2) % (AWALE_PITS - 1)) % AWALE_PITS)
#define HERS(p) ((p) < AWALE_SIDE_PITS ? 0xfc0 : 0x3f)
#define TARGET(p, n) ((n) > 0 ? (1 << LAST (p, n)) & HERS (p) : 0)

/* Number of complete rounds before the last seed; after three rounds the last pit has too many
 * seeds to be harvested. */
#define ROUNDS(n) (((n) - 1) / (AWALE_PITS - 1))
#define HIT(p, n) (ROUNDS (n) < 3 ? (uint64_t) TARGET (p, n) << 16 * (ROUNDS (n) % 3) : 0)

#define SEVEN(X, p, n) \
  X (p, n), X (p, (n) + 1), X (p, (n) + 2), X (p, (n) + 3), X (p, (n) + 4), X (p, (n) + 5), \
  X (p, (n) + 6)
#define EACH_COUNT(X, p) \
  { SEVEN (X, p, 0), SEVEN (X, p, 7), SEVEN (X, p, 14), SEVEN (X, p, 21), SEVEN (X, p, 28), \
    SEVEN (X, p, 35), SEVEN (X, p, 42) }
#define EACH_PIT(X) \
  { EACH_COUNT (X, 0), EACH_COUNT (X, 1), EACH_COUNT (X, 2), EACH_COUNT (X, 3), \
    EACH_COUNT (X, 4), EACH_COUNT (X, 5), EACH_COUNT (X, 6), EACH_COUNT (X, 7), \
    EACH_COUNT (X, 8), EACH_COUNT (X, 9), EACH_COUNT (X, 10), EACH_COUNT (X, 11) }

G_STATIC_ASSERT (AWALE_SEEDS + 1 == 7 * 7);

const AwaleLanes awale_sowing_rows[AWALE_PITS][AWALE_SEEDS + 1] = EACH_PIT (ROW);
const uint16_t awale_sowing_targets[AWALE_PITS][AWALE_SEEDS + 1] = EACH_PIT (TARGET);
const uint64_t awale_sowing_hits[AWALE_PITS][AWALE_SEEDS + 1] = EACH_PIT (HIT);

/* One element for each of the 64 sets of six pits. */
#define EIGHT(X, p, n) \
  X (p, n), X (p, (n) + 1), X (p, (n) + 2), X (p, (n) + 3), X (p, (n) + 4), X (p, (n) + 5), \
  X (p, (n) + 6), X (p, (n) + 7)
#define EACH_SET(X, p) \
  { EIGHT (X, p, 0), EIGHT (X, p, 8), EIGHT (X, p, 16), EIGHT (X, p, 24), EIGHT (X, p, 32), \
    EIGHT (X, p, 40), EIGHT (X, p, 48), EIGHT (X, p, 56) }

#define KEPT(set, i) ((set) >> (i) & 1 ? 0 : 255)
#define KEEPS(side, set) \
  { KEPT ((set) << 6 * (side), 0), KEPT ((set) << 6 * (side), 1), \
    KEPT ((set) << 6 * (side), 2), KEPT ((set) << 6 * (side), 3), \
    KEPT ((set) << 6 * (side), 4), KEPT ((set) << 6 * (side), 5), \
    KEPT ((set) << 6 * (side), 6), KEPT ((set) << 6 * (side), 7), \
    KEPT ((set) << 6 * (side), 8), KEPT ((set) << 6 * (side), 9), \
    KEPT ((set) << 6 * (side), 10), KEPT ((set) << 6 * (side), 11), 255, 255, 255, 255 }
#define COUNT(p, set) \
  ((set) & 1) + ((set) >> 1 & 1) + ((set) >> 2 & 1) + ((set) >> 3 & 1) + ((set) >> 4 & 1) \
  + ((set) >> 5 & 1)

const AwaleLanes awale_harvest_keeps[2][64] = { EACH_SET (KEEPS, 0), EACH_SET (KEEPS, 1) };
const uint8_t awale_six_counts[64] = EACH_SET (COUNT, 0);

#define GAIN(side, n) \
  { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, (side) == 0 ? (n) : 0, (side) == 1 ? (n) : 0, 0, 0 }
#define GAINS(side) \
  { SEVEN (GAIN, side, 0), SEVEN (GAIN, side, 7), GAIN (side, 14), GAIN (side, 15), \
    GAIN (side, 16), GAIN (side, 17), GAIN (side, 18) }

const AwaleLanes awale_harvest_gains[2][19] = { GAINS (0), GAINS (1) };

/* The need of 255 seeds excludes the lanes that are not pits, which never reach it. */
const AwaleLanes awale_feed_needs = {
  6, 5, 4, 3, 2, 1, 6, 5, 4, 3, 2, 1, 255, 255, 255, 255,
};
