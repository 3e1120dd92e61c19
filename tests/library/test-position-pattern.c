/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "fixtures.h"

#include "library/awale-moves-blob.h"
#include "library/awale-position-pattern.h"

#include <string.h>

enum
{
  N_GAMES = 200,
};

static AwalePositionPattern
parse (const char *text)
{
  AwalePositionPattern pattern;
  g_autoptr (GError) error = NULL;

  awale_position_pattern_parse (text, &pattern, &error);
  g_assert_no_error (error);
  return pattern;
}

static bool
matches (const char *pattern,
         const char *position)
{
  AwalePositionPattern parsed = parse (pattern);
  AwalePosition at;

  g_assert_true (awale_position_parse (position, &at, NULL));
  return awale_position_pattern_matches (&parsed, at);
}

static void
test_matches (void)
{
  const char *position = "5-0-5-5-5-1-5-5-4-4-4-3-2-0-N";

  g_assert_true (matches (position, position));
  g_assert_true (matches ("5-0-5-5-5-1-5-5-4-4-4-3-N", position));
  g_assert_true (matches ("*-*-*-*-*-*-*-*-*-*-*-*-*", position));
  g_assert_true (matches ("5+-0-*-4..6-5-0..1-5-5-4-4-4-2+-2-0-*", position));
  g_assert_false (matches ("6+-*-*-*-*-*-*-*-*-*-*-*-*", position));
  g_assert_false (matches ("*-*-*-*-*-*-*-*-*-*-*-0..2-*", position));
  g_assert_false (matches ("5-0-5-5-5-1-5-5-4-4-4-3-S", position));
  g_assert_false (matches ("5-0-5-5-5-1-5-5-4-4-4-3-1-0-N", position));
}

static void
test_refused (void)
{
  static const char *const texts[] = {
    "", "4", "4-4-4-4-4-4-4-4-4-4-4-4", "4-4-4-4-4-4-4-4-4-4-4-4-0-S", "x-4-4-4-4-4-4-4-4-4-4-4-S",
    "4-4-4-4-4-4-4-4-4-4-4-49-S", "3..2-4-4-4-4-4-4-4-4-4-4-4-S", "+-4-4-4-4-4-4-4-4-4-4-4-S",
    "4-4-4-4-4-4-4-4-4-4-4-4-X", "4-4-4-4-4-4-4-4-4-4-4-4-SN", "..-4-4-4-4-4-4-4-4-4-4-4-S",
  };

  for (size_t i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      AwalePositionPattern pattern;
      g_autoptr (GError) error = NULL;

      g_assert_false (awale_position_pattern_parse (texts[i], &pattern, &error));
      g_assert_error (error, AWALE_RULES_ERROR, AWALE_RULES_ERROR_SYNTAX);
    }
}

static bool
find (const AwalePositionPattern *pattern,
      AwaleGame                  *game,
      bool                        variations,
      AwalePositionFind          *found)
{
  g_autoptr (GBytes) blob = awale_moves_blob_new (game);
  size_t n_bytes;
  const uint8_t *bytes = g_bytes_get_data (blob, &n_bytes);

  return awale_position_pattern_find (pattern, bytes, n_bytes, variations, found);
}

/* Every position of random games is found where it first comes, and from the other side. */
static void
test_found (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) g_test_rand_int ());

  for (int i = 0; i < N_GAMES; i++)
    {
      g_autoptr (AwaleGame) game = fixture_random_game (rand, 60);

      for (AwaleNode *at = awale_game_get_root (game); at != NULL;
           at = awale_node_get_first_child (at))
        {
          AwaleNode *next = awale_node_get_first_child (at);
          AwalePosition position = awale_node_get_position (at);
          AwalePositionPattern pattern = awale_position_pattern_of (position, true);
          AwalePositionPattern other =
            awale_position_pattern_of (awale_position_swap_sides (position), true);
          AwalePositionFind found;

          g_assert_true (find (&pattern, game, false, &found));
          g_assert_cmpint (found.ply, <=, awale_node_get_ply (at));
          if (found.ply == awale_node_get_ply (at))
            g_assert_cmpint (found.next, ==,
                             next != NULL ? awale_node_get_move (next) : AWALE_NO_MOVE);
          other = awale_position_pattern_swap (&other);
          g_assert_cmpmem (&pattern, sizeof pattern, &other, sizeof other);
        }
    }
}

/* Nothing is found that looking at every node does not find. */
static void
test_not_found (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) g_test_rand_int ());

  for (int i = 0; i < N_GAMES; i++)
    {
      g_autoptr (AwaleGame) game = fixture_random_game (rand, 60);
      g_autofree char *text = g_strdup_printf ("%d+-*-*-*-*-0-*-*-*-0..%d-*-*-*",
                                               g_rand_int_range (rand, 0, 14),
                                               g_rand_int_range (rand, 0, 5));
      AwalePositionPattern pattern = parse (text);
      g_autoptr (GPtrArray) nodes = fixture_list_nodes (game);
      bool on_main_line = false, anywhere = false;
      AwalePositionFind found;

      for (unsigned n = 0; n < nodes->len; n++)
        if (awale_position_pattern_matches (&pattern, awale_node_get_position (nodes->pdata[n])))
          {
            anywhere = true;
            on_main_line = on_main_line || awale_node_is_main_line (nodes->pdata[n]);
          }
      g_assert_true (find (&pattern, game, false, &found) == on_main_line);
      g_assert_true (find (&pattern, game, true, &found) == anywhere);
    }
}

static void
test_place (void)
{
  g_autoptr (AwaleGame) game = awale_game_new (&awale_preset_for_files ()->rules);
  AwalePositionPattern start = awale_position_pattern_of (awale_position_start (), false);
  AwalePositionPattern after = parse ("4-4-4-4-4-0-5-5-5-5-4-4-N");
  AwalePositionPattern aside = parse ("4-4-4-4-0-5-5-5-5-4-4-4-N");
  AwalePositionFind found;

  fixture_play (game, "FfB");
  fixture_add (game, awale_game_get_root (game), "Ea");
  g_assert_true (find (&start, game, false, &found));
  g_assert_cmpint (found.ply, ==, 0);
  g_assert_cmpint (found.next, ==, 5);
  g_assert_true (find (&after, game, false, &found));
  g_assert_cmpint (found.ply, ==, 1);
  g_assert_cmpint (found.next, ==, 11);
  g_assert_false (find (&aside, game, false, &found));
  g_assert_true (find (&aside, game, true, &found));
  g_assert_cmpint (found.ply, ==, 1);
  g_assert_cmpint (found.next, ==, 6);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/library/position-pattern/matches", test_matches);
  g_test_add_func ("/library/position-pattern/refused", test_refused);
  g_test_add_func ("/library/position-pattern/found", test_found);
  g_test_add_func ("/library/position-pattern/not-found", test_not_found);
  g_test_add_func ("/library/position-pattern/place", test_place);

  return g_test_run ();
}
