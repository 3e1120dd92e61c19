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

/* Half seeds can only occur in both stores together. */
static void
test_halves (void)
{
  const char *half = "0-0-0-0-0-0-0-0-0-0-0-0-23.5-24.5-N";

  g_assert_true (matches (half, half));
  g_assert_true (matches ("0-0-0-0-0-0-0-0-0-0-0-0-N", half));
  g_assert_true (matches ("0-0-0-0-0-0-0-0-0-0-0-0-23.5-*-N", half));
  g_assert_true (matches ("0-0-0-0-0-0-0-0-0-0-0-0-20+-24.5-N", half));
  g_assert_false (matches ("0-0-0-0-0-0-0-0-0-0-0-0-23-*-N", half));
  g_assert_false (matches ("0-0-0-0-0-0-0-0-0-0-0-0-23-24-N", half));
  g_assert_false (matches ("0-0-0-0-0-0-0-0-0-0-0-0-*-24-N",
                           "0-0-0-0-0-0-0-0-0-0-0-0-24.5-23.5-N"));
}

/* The text that a user enters for one pit is parsed; text that cannot be read sets no condition. */
static void
test_pit (void)
{
  static const struct
  {
    const char *text;
    bool        is_read;
    int         least, most;
  } pits[] = {
    { "", true, 0, 48 }, { " * ", true, 0, 48 }, { "0", true, 0, 0 }, { "12", true, 12, 12 },
    { "12+", true, 12, 48 }, { " 12 + ", true, 12, 48 }, { "1-3", true, 1, 3 },
    { "1 – 3", true, 1, 3 }, { "1..3", true, 1, 3 }, { "49", false, 0, 48 },
    { "3-1", false, 0, 48 }, { "x", false, 0, 48 }, { "-", false, 0, 48 }, { "-3", false, 0, 48 },
    { "1--3", false, 0, 48 }, { " ", true, 0, 48 },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (pits); i++)
    {
      AwalePositionPattern pattern = parse ("7-7-7-7-7-0-0-0-0-0-0-0-*");

      g_assert_true (awale_position_pattern_set_pit (&pattern, 3, pits[i].text) == pits[i].is_read);
      g_assert_cmpint (pattern.least.pits[3], ==, pits[i].least);
      g_assert_cmpint (pattern.most.pits[3], ==, pits[i].most);
      g_assert_cmpint (pattern.least.pits[2], ==, 7);
    }
}

static void
test_any (void)
{
  AwalePositionPattern any = awale_position_pattern_any ();
  AwalePositionPattern parsed = parse ("*-*-*-*-*-*-*-*-*-*-*-*-*");

  g_assert_cmpmem (&any, sizeof any, &parsed, sizeof parsed);
}

static void
test_refused (void)
{
  static const char *const texts[] = {
    "", "4", "4-4-4-4-4-4-4-4-4-4-4-4", "4-4-4-4-4-4-4-4-4-4-4-4-0-S", "x-4-4-4-4-4-4-4-4-4-4-4-S",
    "4-4-4-4-4-4-4-4-4-4-4-49-S", "3..2-4-4-4-4-4-4-4-4-4-4-4-S", "+-4-4-4-4-4-4-4-4-4-4-4-S",
    "4-4-4-4-4-4-4-4-4-4-4-4-X", "4-4-4-4-4-4-4-4-4-4-4-4-SN", "..-4-4-4-4-4-4-4-4-4-4-4-S",
    "4.5-4-4-4-4-4-4-4-4-4-4-4-S", "4-4-4-4-4-4-4-4-4-4-4-4-.5-0-S",
    "4-4-4-4-4-4-4-4-4-4-4-4-1+.5-0-S", "4-4-4-4-4-4-4-4-4-4-4-4-1..2.5-0-S",
    "4-4-4-4-4-4-4-4-4-4-4-4-1.5.5-0-S",
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
ask (const AwalePositionQuery *question,
     AwaleGame                *game,
     AwalePositionMatch       *found)
{
  g_autoptr (GBytes) blob = awale_moves_blob_new (game);
  size_t n_bytes;
  const uint8_t *bytes = g_bytes_get_data (blob, &n_bytes);

  return awale_position_query_find (question, bytes, n_bytes, found);
}

static bool
find (const AwalePositionPattern *pattern,
      AwaleGame                  *game,
      bool                        variations,
      AwalePositionMatch         *found)
{
  AwalePositionQuery question = awale_position_query (pattern, false, variations);

  return ask (&question, game, found);
}

/* Every position of random games is found where it occurs first, and swapping the sides of a
 * position or of its pattern gives the same pattern. */
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
          AwalePositionMatch found;

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

/* Returns the first node of the main line of @game that matches @pattern, or NULL. */
static AwaleNode *
look (const AwalePositionPattern *pattern,
      AwaleGame                  *game)
{
  AwaleNode *at = awale_game_get_root (game);

  while (at != NULL && !awale_position_pattern_matches (pattern, awale_node_get_position (at)))
    at = awale_node_get_first_child (at);
  return at;
}

static void
assert_found_as_seen (const AwalePositionPattern *pattern,
                      AwaleGame                  *game)
{
  AwalePositionPattern swapped = awale_position_pattern_swap (pattern);
  AwalePositionQuery question = awale_position_query (pattern, true, false);
  AwaleNode *as_it_is = look (pattern, game), *from_other_side = look (&swapped, game);
  g_autoptr (GPtrArray) nodes = fixture_list_nodes (game);
  bool anywhere = false;
  AwalePositionMatch found;

  g_assert_true (find (pattern, game, false, &found) == (as_it_is != NULL));
  if (as_it_is != NULL)
    g_assert_cmpint (found.ply, ==, awale_node_get_ply (as_it_is));
  for (unsigned i = 0; i < nodes->len && !anywhere; i++)
    anywhere = awale_position_pattern_matches (pattern, awale_node_get_position (nodes->pdata[i]));
  g_assert_true (find (pattern, game, true, &found) == anywhere);

  /* Of a match as it is and one with the sides swapped, the earlier one is found. */
  g_assert_true (ask (&question, game, &found) == (as_it_is != NULL || from_other_side != NULL));
  if (as_it_is == NULL && from_other_side == NULL)
    return;
  g_assert_cmpint (found.ply, ==,
                   MIN (as_it_is != NULL ? awale_node_get_ply (as_it_is) : G_MAXINT,
                        from_other_side != NULL ? awale_node_get_ply (from_other_side)
                                                : G_MAXINT));
  g_assert_cmpuint (found.pattern, ==,
                    as_it_is == NULL || found.ply < awale_node_get_ply (as_it_is));
}

/* The search finds exactly what a search of every node finds, for patterns and for positions of
 * other games, which have more or fewer seeds on the board. */
static void
test_not_found (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) g_test_rand_int ());
  g_autoptr (AwaleGame) other = fixture_random_game (rand, 60);

  for (int i = 0; i < N_GAMES; i++)
    {
      g_autoptr (AwaleGame) game = fixture_random_game (rand, 60);
      g_autofree char *text = g_strdup_printf ("%d+-*-*-*-*-0-*-*-*-0..%d-*-*-*",
                                               g_rand_int_range (rand, 0, 14),
                                               g_rand_int_range (rand, 0, 5));
      AwalePositionPattern pattern = parse (text);

      assert_found_as_seen (&pattern, game);
      for (AwaleNode *at = awale_game_get_root (other); at != NULL;
           at = awale_node_get_first_child (at))
        {
          pattern = awale_position_pattern_of (awale_node_get_position (at),
                                               g_rand_boolean (rand));
          assert_found_as_seen (&pattern, game);
        }
      g_set_object (&other, game);
    }
}

/* The search does not stop too early in games that start with fewer seeds or with half seeds. */
static void
test_few_seeds (void)
{
  static const char *const starts[] = {
    "0-0-0-0-0-1-1-0-0-0-0-0-24-22-S", "1-0-0-0-0-0-0-0-0-0-0-1-3-2-S",
    "0-0-0-0-2-1-1-0-0-0-0-1-21.5-21.5-S", "0-0-0-0-0-1-0-0-0-0-0-1-0-0-N",
  };

  for (size_t i = 0; i < G_N_ELEMENTS (starts); i++)
    {
      g_autoptr (AwaleGame) game = awale_game_new (&awale_preset_for_files ()->rules);
      AwalePosition start;
      AwalePositionMatch found;

      g_assert_true (awale_position_parse (starts[i], &start, NULL));
      awale_game_set_start (game, awale_game_get_rules (game), start);
      for (AwaleNode *at = awale_game_get_root (game); at != NULL; )
        {
          AwalePositionPattern pattern =
            awale_position_pattern_of (awale_node_get_position (at), true);
          unsigned legal = awale_legal_moves (awale_node_get_position (at),
                                              awale_game_get_rules (game));

          g_assert_true (find (&pattern, game, false, &found));
          g_assert_cmpint (found.ply, <=, awale_node_get_ply (at));
          at = legal != 0 && awale_node_get_ply (at) < 20
                 ? awale_game_add_move (game, at, __builtin_ctz (legal)) : NULL;
        }
    }
}

/* An invalid byte ends a game, and is not read as the next move. */
static void
test_damaged (void)
{
  g_autoptr (AwaleGame) game = awale_game_new (&awale_preset_for_files ()->rules);
  AwalePositionPattern start = awale_position_pattern_of (awale_position_start (), true);
  AwalePositionQuery question = awale_position_query (&start, false, true);
  g_autoptr (GBytes) blob = NULL;
  g_autoptr (GByteArray) bytes = NULL;
  AwalePositionMatch found;

  fixture_play (game, "Ff");
  blob = awale_moves_blob_new (game);
  bytes = g_bytes_unref_to_array (g_steal_pointer (&blob));
  bytes->data[bytes->len - 2] = 200;
  g_assert_true (awale_position_query_find (&question, bytes->data, bytes->len, &found));
  g_assert_cmpint (found.ply, ==, 0);
  g_assert_cmpint (found.next, ==, AWALE_NO_MOVE);
}

static void
test_place (void)
{
  g_autoptr (AwaleGame) game = awale_game_new (&awale_preset_for_files ()->rules);
  AwalePositionPattern start = awale_position_pattern_of (awale_position_start (), false);
  AwalePositionPattern after = parse ("4-4-4-4-4-0-5-5-5-5-4-4-N");
  AwalePositionPattern aside = parse ("4-4-4-4-0-5-5-5-5-4-4-4-N");
  AwalePositionMatch found;

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
  g_test_add_func ("/library/position-pattern/halves", test_halves);
  g_test_add_func ("/library/position-pattern/few-seeds", test_few_seeds);
  g_test_add_func ("/library/position-pattern/damaged", test_damaged);
  g_test_add_func ("/library/position-pattern/pit", test_pit);
  g_test_add_func ("/library/position-pattern/any", test_any);
  g_test_add_func ("/library/position-pattern/refused", test_refused);
  g_test_add_func ("/library/position-pattern/found", test_found);
  g_test_add_func ("/library/position-pattern/not-found", test_not_found);
  g_test_add_func ("/library/position-pattern/place", test_place);

  return g_test_run ();
}
