/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "naive.h"

Naive
naive_from_position (AwalePosition position)
{
  Naive naive = { .side = position.side };

  for (int i = 0; i < 12; i++)
    naive.pits[i] = position.pits[i];
  naive.stores[0] = position.stores[0];
  naive.stores[1] = position.stores[1];
  return naive;
}

AwalePosition
naive_to_position (const Naive *naive)
{
  AwalePosition position = { .side = (uint8_t) naive->side };

  for (int i = 0; i < 12; i++)
    position.pits[i] = (uint8_t) naive->pits[i];
  position.stores[0] = (uint8_t) naive->stores[0];
  position.stores[1] = (uint8_t) naive->stores[1];
  return position;
}

static bool
belongs_to (int pit,
            int side)
{
  return side == 0 ? pit <= 5 : pit >= 6;
}

static int
count_side (const Naive *naive,
            int          side)
{
  int seeds = 0;

  for (int i = 0; i < 12; i++)
    if (belongs_to (i, side))
      seeds += naive->pits[i];
  return seeds;
}

NaiveSowing
naive_sow (const Naive *naive,
           int          pit)
{
  NaiveSowing sowing = { .after = *naive };
  int mover = naive->side;
  int hand = naive->pits[pit];
  int at = pit;

  sowing.after.pits[pit] = 0;
  while (hand > 0)
    {
      at = at == 11 ? 0 : at + 1;
      if (at == pit)
        continue;
      sowing.after.pits[at]++;
      hand--;
      if (!belongs_to (at, mover))
        sowing.reaches = true;
    }
  sowing.after.side = mover == 0 ? 1 : 0;
  sowing.unharvested = sowing.after;

  while (at >= 0 && !belongs_to (at, mover)
         && (sowing.after.pits[at] == 2 || sowing.after.pits[at] == 3))
    {
      sowing.harvests = true;
      sowing.after.stores[mover] += sowing.after.pits[at];
      sowing.after.pits[at] = 0;
      at--;
    }
  sowing.is_slam = sowing.harvests && count_side (&sowing.after, mover == 0 ? 1 : 0) == 0;
  return sowing;
}

/* Returns true if the rules about feeding allow the sowing; @any tells whether some legal sowing
 * reaches the other side. */
static bool
feeds_enough (const Naive        *naive,
              const AwaleRuleset *rules,
              const NaiveSowing  *sowing,
              bool                any)
{
  if (count_side (naive, naive->side == 0 ? 1 : 0) > 0 || rules->feed == AWALE_FEED_NO)
    return true;
  if (rules->feed == AWALE_FEED_IF_POSSIBLE && !any)
    return true;
  return sowing->reaches;
}

static bool
slam_is_forbidden (const AwaleRuleset *rules,
                   const NaiveSowing  *sowing)
{
  if (!sowing->is_slam)
    return false;
  if (rules->slam == AWALE_SLAM_FORBIDDEN)
    return true;
  return rules->slam == AWALE_SLAM_CLEARS_BOARD
         && count_side (&sowing->after, 0) + count_side (&sowing->after, 1) > 0;
}

static unsigned
legal_pits (const Naive        *naive,
            const AwaleRuleset *rules)
{
  unsigned plain = 0;
  unsigned slams = 0;
  bool any_reaches = false;

  for (int pit = 0; pit < 12; pit++)
    if (belongs_to (pit, naive->side) && naive->pits[pit] > 0)
      {
        NaiveSowing sowing = naive_sow (naive, pit);

        any_reaches = any_reaches || (sowing.reaches && !slam_is_forbidden (rules, &sowing));
      }

  for (int pit = 0; pit < 12; pit++)
    {
      NaiveSowing sowing;

      if (!belongs_to (pit, naive->side) || naive->pits[pit] == 0)
        continue;
      sowing = naive_sow (naive, pit);
      if (!feeds_enough (naive, rules, &sowing, any_reaches) || slam_is_forbidden (rules, &sowing))
        continue;
      if (sowing.is_slam)
        slams |= 1u << pit;
      else
        plain |= 1u << pit;
    }

  if ((rules->slam == AWALE_SLAM_LAST_RESORT || rules->slam == AWALE_SLAM_LAST_RESORT_CAPTURES)
      && plain != 0)
    return plain;
  return plain | slams;
}

unsigned
naive_legal (const Naive        *naive,
             const AwaleRuleset *rules)
{
  unsigned pits = legal_pits (naive, rules);
  bool has_seeds = count_side (naive, naive->side) > 0;
  Naive other = *naive;

  if (pits != 0)
    return pits;
  other.side = naive->side == 0 ? 1 : 0;
  if (rules->stuck == AWALE_STUCK_PASS_STARVED && !has_seeds && legal_pits (&other, rules) != 0)
    return 1u << 12;
  if (rules->stuck == AWALE_STUCK_PASS_BLOCKED && has_seeds)
    return 1u << 12;
  return 0;
}

Naive
naive_play (const Naive        *naive,
            const AwaleRuleset *rules,
            int                 move)
{
  Naive after = *naive;
  NaiveSowing sowing;

  after.side = naive->side == 0 ? 1 : 0;
  if (move == 12)
    return after;
  sowing = naive_sow (naive, move);
  if (sowing.is_slam
      && (rules->slam == AWALE_SLAM_NO_CAPTURE || rules->slam == AWALE_SLAM_LAST_RESORT))
    return sowing.unharvested;
  return sowing.after;
}

guint64
naive_perft (const Naive        *naive,
             const AwaleRuleset *rules,
             int                 depth)
{
  unsigned legal = naive_legal (naive, rules);
  guint64 count = 0;

  if (depth == 0)
    return 1;
  for (int move = 0; move <= 12; move++)
    if (legal >> move & 1)
      {
        Naive after = naive_play (naive, rules, move);

        count += naive_perft (&after, rules, depth - 1);
      }
  return count;
}

/*
 * Adds all boards that can follow @naive to @boards until a harvest occurs. Returns: true if one
 * does; otherwise play cannot leave @boards
 */
static bool
find_harvest (const Naive        *naive,
              const AwaleRuleset *rules,
              GHashTable         *boards)
{
  AwalePosition position = naive_to_position (naive);
  unsigned legal = naive_legal (naive, rules);

  if (!g_hash_table_add (boards, g_memdup2 (&position, sizeof position)))
    return false;
  for (int move = 0; move <= 12; move++)
    if (legal >> move & 1)
      {
        Naive after = naive_play (naive, rules, move);

        if (after.stores[naive->side] != naive->stores[naive->side]
            || find_harvest (&after, rules, boards))
          return true;
      }
  return false;
}

static guint
hash_position (gconstpointer key)
{
  const AwalePosition *position = key;
  guint hash = 5381;

  for (int i = 0; i < 12; i++)
    hash = hash * 33 + position->pits[i];
  return hash * 33 + position->side;
}

static gboolean
equal_positions (gconstpointer a,
                 gconstpointer b)
{
  return awale_position_equal (*(const AwalePosition *) a, *(const AwalePosition *) b);
}

bool
naive_is_dead (const Naive        *naive,
               const AwaleRuleset *rules)
{
  g_autoptr (GHashTable) boards = g_hash_table_new_full (hash_position, equal_positions,
                                                          g_free, NULL);

  return !find_harvest (naive, rules, boards);
}

AwaleRuleset
random_ruleset (void)
{
  bool has_drought = g_test_rand_int_range (0, 2) == 0;

  return (AwaleRuleset) {
    .slam = (AwaleSlamRule) g_test_rand_int_range (0, AWALE_SLAM_CLEARS_BOARD + 1),
    .feed = (AwaleFeedRule) g_test_rand_int_range (0, AWALE_FEED_NO + 1),
    .stuck = (AwaleStuckRule) g_test_rand_int_range (0, AWALE_STUCK_PASS_BLOCKED + 1),
    .leftover = (AwaleLeftoverRule) g_test_rand_int_range (0, AWALE_LEFTOVER_NOBODY + 1),
    .dead = (AwaleDeadRule) g_test_rand_int_range (0, AWALE_DEAD_ENDS + 1),
    .drought = (uint16_t) (has_drought ? g_test_rand_int_range (1, 30) : 0),
    .repetition = (uint16_t) (has_drought ? 0 : g_test_rand_int_range (2, 6)),
    .cycle = (AwaleCycleRule) g_test_rand_int_range (0, AWALE_CYCLE_SPLIT + 1),
    .first = (AwaleFirstRule) g_test_rand_int_range (0, AWALE_FIRST_RANDOM + 1),
    .majority = (AwaleMajorityRule) g_test_rand_int_range (0, AWALE_MAJORITY_ENDS + 1),
  };
}

AwalePosition
random_position (void)
{
  AwalePosition position = { .side = (uint8_t) g_test_rand_int_range (0, 2) };
  int on_board = g_test_rand_int_range (0, g_test_rand_int_range (1, 50));
  int stored = g_test_rand_int_range (0, 49 - on_board);
  int first = g_test_rand_int_range (0, 12);
  int last = g_test_rand_int_range (first, 12);

  /* Put the seeds into a random part of the board, so that one side often has few seeds or none. */
  for (int seed = 0; seed < on_board; seed++)
    position.pits[g_test_rand_int_range (first, last + 1)]++;
  position.stores[0] = (uint8_t) stored;
  position.stores[1] = (uint8_t) (48 - on_board - stored);
  return position;
}
