/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
/* Any bytes, read as the moves of a library game, are searched for positions; each match has a
 * valid ply, next move and pattern. */
#include "fuzz.h"

#include "library/awale-moves-blob.h"
#include "library/awale-position-pattern.h"

/* Patterns that match any position, the start position, and a late position. */
static const char *const patterns[] = {
  "*-*-*-*-*-*-*-*-*-*-*-*-*", "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S", "0-*-*-*-*-0..2-*-*-*-*-*-1+-N",
};

static bool
find (const AwalePositionQuery *question,
      const uint8_t            *data,
      size_t                    size,
      AwalePositionMatch       *found)
{
  if (!awale_position_query_find (question, data, size, found))
    return false;
  g_assert_cmpint (found->ply, >=, 0);
  g_assert_cmpuint ((size_t) found->ply, <=, size);
  g_assert_true (found->next == AWALE_NO_MOVE || found->next <= AWALE_PASS);
  g_assert_cmpuint (found->pattern, <, question->n_patterns);
  return true;
}

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  AwaleMovesBlob blob;
  bool is_game = awale_moves_blob_read (data, size, &blob);

  for (size_t i = 0; i < G_N_ELEMENTS (patterns); i++)
    {
      AwalePositionPattern pattern;
      AwalePositionQuery main_line, all;
      AwalePositionMatch found, same;

      g_assert_true (awale_position_pattern_parse (patterns[i], &pattern, NULL));
      main_line = awale_position_query (&pattern, true, false);
      all = awale_position_query (&pattern, true, true);
      if (find (&main_line, data, size, &found))
        {
          g_assert_true (is_game && find (&all, data, size, &same));
          g_assert_cmpint (found.ply, ==, same.ply);
        }
      else
        find (&all, data, size, &found);
      g_assert_true (i > 0 || is_game == find (&all, data, size, &found));
    }
  return 0;
}
