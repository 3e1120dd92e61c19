/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#define G_LOG_DOMAIN "awale-notation"

#include "awale-overrun.h"

/* The positions since the last harvest, which are the only ones that can recur, and how often each
 * has occurred. */
typedef struct
{
  const AwaleRuleset  *rules;
  const AwalePosition *first;
  size_t               n_positions;
  GHashTable          *counts;  /* Number of occurrences of each AwalePosition. */
} Quiet;

static guint
hash_position (gconstpointer key)
{
  return (guint) awale_position_hash (*(const AwalePosition *) key, 0);
}

static gboolean
equal_positions (gconstpointer a,
                 gconstpointer b)
{
  return awale_position_equal (*(const AwalePosition *) a, *(const AwalePosition *) b);
}

/* Adds the next position. Returns: the number of times that it has occurred since the last
 * harvest */
static unsigned
add_position (Quiet               *quiet,
              const AwalePosition *position,
              bool                 after_harvest)
{
  unsigned count;

  if (after_harvest)
    {
      g_hash_table_remove_all (quiet->counts);
      quiet->first = position;
      quiet->n_positions = 0;
    }
  quiet->n_positions++;
  count = GPOINTER_TO_UINT (g_hash_table_lookup (quiet->counts, position)) + 1;
  g_hash_table_insert (quiet->counts, (void *) position, GUINT_TO_POINTER (count));
  return count;
}

/*
 * The outcome at a position by the rules. The history is examined only if a repetition or a drought
 * is possible, so that the total time stays linear.
 */
static AwaleOutcome
judge (const Quiet         *quiet,
       const AwalePosition *position,
       unsigned             count)
{
  const AwaleRuleset *rules = quiet->rules;
  bool look_back = (rules->repetition > 0 && count >= rules->repetition)
                   || (rules->drought > 0 && quiet->n_positions > rules->drought);

  return look_back ? awale_outcome (rules, quiet->first, quiet->n_positions)
                   : awale_outcome (rules, position, 1);
}

int
awale_overrun_find (AwaleGame   *game,
                    AwaleEnding *ending)
{
  AwaleNode *end = awale_game_get_line_end (game, awale_game_get_root (game));
  g_autoptr (GArray) line = awale_game_dup_positions (game, end);
  const AwalePosition *positions = (const AwalePosition *) (const void *) line->data;
  g_autoptr (GHashTable) counts = g_hash_table_new (hash_position, equal_positions);
  Quiet quiet = { .rules = awale_game_get_rules (game), .first = positions, .counts = counts };

  for (guint i = 0; i + 1 < line->len; i++)
    {
      bool harvest = i > 0
                     && (positions[i].stores[0] != positions[i - 1].stores[0]
                         || positions[i].stores[1] != positions[i - 1].stores[1]);
      unsigned count = add_position (&quiet, positions + i, harvest);
      AwaleOutcome outcome = judge (&quiet, positions + i, count);

      if (outcome.state == AWALE_GAME_STATE_ENDED)
        {
          *ending = outcome.ending;
          return (int) i + 1;
        }
    }
  return 0;
}

bool
awale_overrun_end_repeats (AwaleGame *game)
{
  AwaleNode *end = awale_game_get_line_end (game, awale_game_get_root (game));
  g_autoptr (GArray) line = awale_game_dup_positions (game, end);

  return awale_repetition_count ((const AwalePosition *) (const void *) line->data, line->len) > 1;
}
