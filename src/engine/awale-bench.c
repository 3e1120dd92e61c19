/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "awale-bench.h"

#include <time.h>

#include "awale-search.h"

enum
{
  BENCH_MEBIBYTES = 16,
};

/* Openings, crowded boards, a pit of more than eleven seeds, and endgames. */
static const struct
{
  const char *ruleset;
  const char *position;
  int         full_depth;
  int         plain_depth;
} searches[] = {
  { "abapa", "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S", 25, 19 },
  { "society", "5-0-5-5-5-1-5-5-4-4-4-5-0-0-N", 23, 16 },
  { "awari", "1-7-6-6-0-6-5-5-0-5-5-0-0-2-S", 23, 16 },
  { "society", "4-4-0-2-2-1-2-3-3-2-1-0-15-9-S", 23, 16 },
  { "abapa", "0-13-1-0-2-3-1-2-0-9-1-2-7-7-N", 23, 16 },
  { "family", "2-1-0-8-0-3-4-1-0-2-10-1-9-7-S", 21, 15 },
  { "booklet", "0-1-2-0-3-1-0-2-1-0-0-3-18-17-N", 23, 17 },
  { "avele", "1-8-1-1-0-0-8-3-9-0-2-2-2-11-S", 21, 15 },
  { "common", "3-2-1-0-4-0-2-2-5-0-1-3-13-12-S", 19, 13 },
};

static double
get_seconds (void)
{
  return (double) clock () / CLOCKS_PER_SEC;
}

static uint64_t
search (const char *ruleset,
        const char *text,
        int         depth,
        bool        plain)
{
  AwaleSearchLimits limits = { .depth = depth, .plain = plain };
  AwaleSearcher *searcher = awale_searcher_new (&awale_preset_find (ruleset)->rules,
                                                BENCH_MEBIBYTES);
  AwaleSearchResult result;
  AwalePosition position;

  if (!awale_position_parse (text, &position, NULL))
    g_assert_not_reached ();
  result = awale_searcher_run (searcher, &position, 1, &limits, NULL, NULL, NULL);
  awale_searcher_free (searcher);
  return result.nodes;
}

AwaleBench
awale_bench_run (void)
{
  AwaleBench bench = { 0 };
  double began = get_seconds ();

  for (size_t i = 0; i < G_N_ELEMENTS (searches); i++)
    {
      bench.nodes += search (searches[i].ruleset, searches[i].position, searches[i].full_depth,
                             false);
      bench.nodes += search (searches[i].ruleset, searches[i].position, searches[i].plain_depth,
                             true);
    }

  bench.seconds = get_seconds () - began;
  return bench;
}
