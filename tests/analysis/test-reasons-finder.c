/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "analysis/awale-reasons-finder.h"

#include "fixtures.h"

/* Two errors: C leaves a seed to the attack of f, and e loses seeds at the end of the game. */
#define START "1-0-2-0-0-1-0-0-0-0-1-1-22-20-S"

/* Asks about the move of the main line after @ply moves. */
static const AwaleReasons *
ask (AwaleReasonsFinder *finder,
     AwaleGame          *game,
     int                 ply)
{
  return awale_reasons_finder_ask (finder, game, fixture_node (game, ply),
                                   awale_node_get_move (fixture_node (game, ply + 1)), NULL);
}

static void
found_cb (void *n_found)
{
  ++*(int *) n_found;
}

/* Questions are answered in turn, as by the blocking function, and the answers are kept. */
static void
test_ask (void)
{
  g_autoptr (AwaleGame) game = fixture_game ("abapa", START, "Ce");
  int n_found = 0;
  g_autoptr (AwaleReasonsFinder) finder = awale_reasons_finder_new (found_cb, &n_found);

  for (int ply = 0; ply < 2; ply++)
    g_assert_null (ask (finder, game, ply));
  WAIT_UNTIL (ask (finder, game, 1) != NULL);
  g_assert_cmpint (n_found, ==, 2);
  for (int ply = 0; ply < 2; ply++)
    {
      const AwaleReasons *reasons = ask (finder, game, ply);
      g_autoptr (GArray) positions = awale_game_dup_positions (game, fixture_node (game, ply));
      g_autofree char *text = awale_reasons_describe_in_game (reasons, game, false);
      g_autofree char *expected = NULL;
      AwaleReasons found;

      g_assert_true (awale_reasons_find (&found, awale_game_get_rules (game),
                                         (const AwalePosition *) (void *) positions->data,
                                         positions->len,
                                         awale_node_get_move (fixture_node (game, ply + 1)),
                                         NULL, NULL, NULL));
      expected = awale_reasons_describe_in_game (&found, game, false);
      g_assert_nonnull (text);
      g_assert_cmpstr (text, ==, expected);
    }

  awale_reasons_finder_clear (finder);
  g_assert_null (ask (finder, game, 0));
}

/* Clearing the finder drops the question in the thread, and the next one is still answered. */
static void
test_clear (void)
{
  g_autoptr (AwaleGame) game = fixture_game ("abapa", START, "Ce");
  int n_found = 0;
  g_autoptr (AwaleReasonsFinder) finder = awale_reasons_finder_new (found_cb, &n_found);

  ask (finder, game, 0);
  awale_reasons_finder_clear (finder);
  WAIT_UNTIL (ask (finder, game, 1) != NULL);
  g_assert_cmpint (n_found, ==, 1);
}

/* A move after the end of the game by the rules has no reasons. */
static void
test_ended (void)
{
  AwaleRuleset rules = awale_preset_find ("abapa")->rules;
  g_autoptr (AwaleGame) game = fixture_game ("abapa", "0-0-0-0-0-2-2-0-0-0-0-0-25-19-S", "");
  int n_found = 0;
  g_autoptr (AwaleReasonsFinder) finder = awale_reasons_finder_new (found_cb, &n_found);

  rules.majority = AWALE_MAJORITY_ENDS;
  awale_game_set_start (game, &rules, awale_game_get_start (game));
  awale_game_play (game, awale_move_from_letter ('F'));
  g_assert_cmpint (awale_game_get_outcome (game, fixture_node (game, 0)).state, ==,
                   AWALE_GAME_STATE_ENDED);
  WAIT_UNTIL (ask (finder, game, 0) != NULL);
  g_assert_cmpint (ask (finder, game, 0)->n_reasons, ==, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/analysis/reasons-finder/ask", test_ask);
  g_test_add_func ("/analysis/reasons-finder/clear", test_clear);
  g_test_add_func ("/analysis/reasons-finder/ended", test_ended);

  return g_test_run ();
}
