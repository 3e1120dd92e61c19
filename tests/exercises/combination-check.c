/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "combination-check.h"

/* Searches the move of @line alone for its value, if it is so far only proven to be no better than
 * other moves. */
static AwaleSearchLine
look_closer (AwaleSearcher         *searcher,
             AwalePosition          position,
             const AwaleSearchLine *line)
{
  const AwaleSearchLimits limits = { .depth = AWALE_COMBINATION_DEPTH,
                                     .moves = 1u << line->move };

  if (line->proof != AWALE_PROOF_BOUNDS)
    return *line;
  awale_searcher_clear (searcher);
  return awale_searcher_run (searcher, &position, 1, &limits, NULL, NULL, NULL).lines[0];
}

static void
report (AwalePosition          position,
        const AwaleSearchLine *best,
        const AwaleSearchLine *other)
{
  g_autofree char *text = awale_position_to_string (position);

  g_test_message ("%s: %s %d (%d to %d, proof %d), %s %d (%d to %d, proof %d)", text,
                  awale_move_to_string (best->move), best->value, best->low, best->high,
                  best->proof, awale_move_to_string (other->move), other->value, other->low,
                  other->high, other->proof);
}

bool
awale_test_is_combination (AwaleSearcher *searcher,
                           AwalePosition  position,
                           AwaleMove      move)
{
  static const AwaleSearchLimits limits = { .depth = AWALE_COMBINATION_DEPTH,
                                            .lines = AWALE_SEARCH_MAX_LINES };
  AwaleSearchResult result;
  bool is_one = true;

  awale_searcher_clear (searcher);
  result = awale_searcher_run (searcher, &position, 1, &limits, NULL, NULL, NULL);
  g_assert_cmpint (result.n_lines, >=, 2);
  for (int i = 1; i < result.n_lines; i++)
    {
      AwaleSearchLine other = look_closer (searcher, position, &result.lines[i]);

      if (result.lines[0].move == move
          && awale_combination_get_margin (&result.lines[0], &other) >= AWALE_COMBINATION_MARGIN)
        continue;
      report (position, &result.lines[0], &other);
      is_one = false;
    }
  return is_one;
}
