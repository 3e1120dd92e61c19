/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-perft.h"

#include "awale-sowing.h"
#include "awale-sowing-inline.h"

/* noinline makes the compiler really write the last positions, so that plain moves are counted. */
static __attribute__ ((noinline)) int
play_all (const AwalePosition *position,
          const AwaleRuleset  *rules,
          AwalePosition       *after)
{
  return awale_play_all (position, rules, after, NULL);
}

static int
play_all_or_pass (const AwalePosition *position,
                  const AwaleRuleset  *rules,
                  AwalePosition       *after)
{
  int n = play_all (position, rules, after);

  if (G_UNLIKELY (n == 0) && awale_legal_moves (*position, rules) != 0)
    after[n++] = awale_play (*position, rules, AWALE_PASS, NULL);
  return n;
}

static uint64_t
count_lines (const AwalePosition *position,
             const AwaleRuleset  *rules,
             int                  depth,
             int                  counted_depth)
{
  AwalePosition after[AWALE_SIDE_PITS];
  uint64_t count = 0;
  int n;

  if (depth == 0)
    return 1;
  if (depth == counted_depth)
    return (uint64_t) __builtin_popcount (awale_legal_moves (*position, rules));

  n = play_all_or_pass (position, rules, after);
  if (depth == 1)
    return (uint64_t) n;
  for (int i = 0; i < n; i++)
    count += count_lines (&after[i], rules, depth - 1, counted_depth);
  return count;
}

uint64_t
awale_perft (AwalePosition       position,
             const AwaleRuleset *rules,
             int                 depth,
             bool                bulk)
{
  g_return_val_if_fail (rules != NULL && depth >= 0, 0);

  return count_lines (&position, rules, depth, bulk ? 1 : -1);
}
