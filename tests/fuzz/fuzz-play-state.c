/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
/* Any text, read as the state of a game in progress, is either ignored or valid; a valid state
 * stays the same when it is written and read again. */
#include "fuzz.h"

#include "session/awale-play-state.h"
#include "engine/awale-level.h"

static void
compare (const AwalePlayState *first,
         const AwalePlayState *second)
{
  for (int side = 0; side < 2; side++)
    {
      const AwalePlayerChoice *seat = &first->seats[side];

      g_assert_true (seat->level == 0 || (seat->level >= AWALE_LEVEL_FIRST
                                          && seat->level <= AWALE_LEVEL_STRONGEST));
      g_assert_cmpint (seat->level, ==, second->seats[side].level);
      g_assert_cmpstr (seat->engine, ==, second->seats[side].engine);
    }
  g_assert_nonnull (first->start);
  g_assert_nonnull (first->head);
  g_assert_cmpstr (first->start, ==, second->start);
  g_assert_cmpstr (first->head, ==, second->head);
  g_assert_true (first->own_game == second->own_game);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  g_autofree char *text = g_strndup ((const char *) data, size);
  g_autoptr (AwalePlayState) state = awale_play_state_parse (text);
  g_autoptr (AwalePlayState) again = NULL;
  g_autofree char *written = NULL;

  if (state == NULL)
    return 0;
  written = awale_play_state_to_string (state);
  g_assert_null (strchr (written, '\n'));
  again = awale_play_state_parse (written);
  g_assert_nonnull (again);
  compare (state, again);
  return 0;
}
