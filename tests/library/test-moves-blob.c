/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "fixtures.h"

#include "library/awale-moves-blob.h"

#include <string.h>

enum
{
  N_GAMES = 300,
  N_DAMAGED = 20000,
};

/* Checks that two games have the same moves, ruleset and start, which is all that a blob
 * contains. */
static void
assert_same_moves (AwaleGame *game,
                   AwaleGame *other)
{
  g_autofree char *text = awale_ogn_write_game (game, AWALE_WRITE_DEFAULT);
  g_autofree char *other_text = awale_ogn_write_game (other, AWALE_WRITE_DEFAULT);

  g_assert_cmpstr (text, ==, other_text);
}

static void
assert_round_trip (AwaleGame *game)
{
  g_autoptr (GBytes) blob = awale_moves_blob_new (game);
  size_t n_bytes;
  const uint8_t *bytes = g_bytes_get_data (blob, &n_bytes);
  g_autoptr (AwaleGame) again = fixture_read_moves (bytes, n_bytes);
  g_autoptr (GBytes) same = NULL;

  g_assert_nonnull (again);
  assert_same_moves (game, again);
  same = awale_moves_blob_new (again);
  g_assert_true (g_bytes_equal (blob, same));
}

static void
test_random (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) g_test_rand_int ());

  for (int i = 0; i < N_GAMES; i++)
    {
      g_autoptr (AwaleGame) game = fixture_random_game (rand, i % 60);

      assert_round_trip (game);
    }
}

/* Blobs stay in files for years, so their bytes may change only together with the number of their
 * format. */
static void
test_bytes (void)
{
  const AwaleRuleset rules = awale_preset_find ("society")->rules;
  g_autoptr (AwaleGame) game = awale_game_new (&rules);
  AwaleNode *root = awale_game_get_root (game);
  AwaleNode *node = awale_game_add_move (game, root, 5);
  const uint8_t expected[] = { 1, 0x03, 0x20, 0, 0, 3, 0, 5, 11, 1, 13, 0, 2, 13, 1, 6 };
  g_autoptr (GBytes) blob = NULL;

  awale_game_add_move (game, awale_game_add_move (game, node, 11), 1);
  awale_game_add_move (game, node, 6);
  awale_game_add_move (game, root, 2);
  blob = awale_moves_blob_new (game);
  g_assert_cmpmem (g_bytes_get_data (blob, NULL), g_bytes_get_size (blob), expected,
                   sizeof expected);
  assert_round_trip (game);
}

/* Variations can start at nodes whose numbers take one or two bytes. */
static void
test_long (void)
{
  g_autoptr (AwaleGame) game = awale_game_new (&awale_preset_for_files ()->rules);

  fixture_play_circle (game, 9000);
  for (AwaleNode *at = awale_game_get_root (game); at != NULL; at = awale_node_get_first_child (at))
    {
      unsigned legal = awale_legal_moves (awale_node_get_position (at),
                                          awale_game_get_rules (game));

      if (awale_node_get_ply (at) % 1000 == 0)
        for (AwaleMove move = 0; move <= AWALE_PASS; move++)
          if ((legal & 1u << move) != 0)
            awale_game_add_move (game, at, move);
    }
  assert_round_trip (game);
}

static void
test_empty (void)
{
  for (size_t i = 0, n = 0; i == 0 || i < n; i++)
    {
      g_autoptr (AwaleGame) game = awale_game_new (&awale_presets (&n)[i].rules);

      assert_round_trip (game);
    }
}

/* Damaged bytes are either an error, or give a game that can be stored and read again. */
static void
test_damaged (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) g_test_rand_int ());
  g_autoptr (AwaleGame) game = fixture_random_game (rand, 40);
  g_autoptr (GBytes) blob = awale_moves_blob_new (game);
  size_t n_bytes;
  const uint8_t *bytes = g_bytes_get_data (blob, &n_bytes);

  for (size_t n = 0; n < 7; n++)
    g_assert_null (fixture_read_moves (bytes, n));
  for (int i = 0; i < N_DAMAGED; i++)
    {
      g_autofree uint8_t *copy = g_memdup2 (bytes, n_bytes);
      size_t length = (size_t) g_rand_int_range (rand, 0, (int) n_bytes + 1);
      g_autoptr (AwaleGame) read = NULL;

      copy[g_rand_int_range (rand, 0, (int) n_bytes)] ^= 1 << g_rand_int_range (rand, 0, 8);
      read = fixture_read_moves (copy, length);
      if (read != NULL)
        assert_round_trip (read);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/library/moves-blob/random", test_random);
  g_test_add_func ("/library/moves-blob/bytes", test_bytes);
  g_test_add_func ("/library/moves-blob/long", test_long);
  g_test_add_func ("/library/moves-blob/empty", test_empty);
  g_test_add_func ("/library/moves-blob/damaged", test_damaged);

  return g_test_run ();
}
