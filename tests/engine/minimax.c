/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "minimax.h"

#include <glib/gstdio.h>

static AwalePosition
last_of (GArray *positions)
{
  return g_array_index (positions, AwalePosition, positions->len - 1);
}

int
awale_test_minimax (AwaleSearcher      *searcher,
                    const AwaleRuleset *rules,
                    GArray             *positions,
                    int                 depth)
{
  AwalePosition position = last_of (positions);
  AwaleOutcome outcome;
  int best = -AWALE_VALUE_INFINITE;

  if (depth == 0)
    return awale_searcher_evaluate (searcher, position);

  outcome = awale_outcome (rules, (AwalePosition *) (void *) positions->data, positions->len);
  if (outcome.state == AWALE_GAME_STATE_ENDED)
    {
      int margin = (outcome.score.south - outcome.score.north) * AWALE_VALUE_SEED / 2;

      return position.side == AWALE_SOUTH ? margin : -margin;
    }

  for (AwaleMove move = 0; move <= AWALE_PASS; move++)
    if ((awale_legal_moves (position, rules) >> move & 1) != 0)
      {
        AwalePosition after = awale_play (position, rules, move, NULL);
        int value;

        g_array_append_val (positions, after);
        value = -awale_test_minimax (searcher, rules, positions, depth - 1);
        g_array_set_size (positions, positions->len - 1);
        best = MAX (best, value);
      }

  return best;
}

GArray *
awale_test_random_game (GRand              *rand,
                        const AwaleRuleset *rules,
                        int                 plies)
{
  GArray *positions = g_array_new (FALSE, FALSE, sizeof (AwalePosition));
  AwalePosition position = awale_position_start ();

  g_array_append_val (positions, position);
  for (int ply = 0; ply < plies; ply++)
    {
      unsigned legal = awale_legal_moves (position, rules);

      if (legal == 0)
        break;
      for (int skip = g_rand_int_range (rand, 0, __builtin_popcount (legal)); skip > 0; skip--)
        legal &= legal - 1;
      position = awale_play (position, rules, __builtin_ctz (legal), NULL);
      g_array_append_val (positions, position);
    }

  return positions;
}

void
awale_test_remove_folder (const char *path)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *child = g_build_filename (path, name, NULL);

      if (g_file_test (child, G_FILE_TEST_IS_DIR))
        awale_test_remove_folder (child);
      else
        g_unlink (child);
    }
  g_rmdir (path);
}
