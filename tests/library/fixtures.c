/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "fixtures.h"

#include "game/awale-game-steps.h"
#include "library/awale-library-private.h"
#include "library/awale-moves-blob.h"

#include <glib/gstdio.h>

static AwaleMove
random_move (GRand     *rand,
             AwaleGame *game,
             AwaleNode *node)
{
  unsigned legal = awale_legal_moves (awale_node_get_position (node), awale_game_get_rules (game));
  AwaleMove move = g_rand_int_range (rand, 0, AWALE_PASS + 1);

  if (legal == 0)
    return AWALE_NO_MOVE;
  while ((legal & 1u << move) == 0)
    move = (move + 1) % (AWALE_PASS + 1);
  return move;
}

/* Returns a position up to 39 random moves from the standard start. */
static AwalePosition
random_start (GRand              *rand,
              const AwaleRuleset *rules)
{
  g_autoptr (AwaleGame) game = awale_game_new (rules);
  AwaleNode *at = awale_game_get_root (game);

  for (int i = g_rand_int_range (rand, 0, 40); i > 0; i--)
    {
      AwaleMove move = random_move (rand, game, at);

      if (move == AWALE_NO_MOVE)
        break;
      at = awale_game_add_move (game, at, move);
    }
  return awale_node_get_position (at);
}

AwaleGame *
fixture_random_game (GRand *rand,
                     int    n_moves)
{
  size_t n_presets;
  const AwalePreset *presets = awale_presets (&n_presets);
  const AwaleRuleset rules = presets[g_rand_int_range (rand, 0, (int) n_presets)].rules;
  AwaleGame *game = awale_game_new (&rules);
  g_autoptr (GPtrArray) nodes = g_ptr_array_new ();

  if (g_rand_boolean (rand))
    awale_game_set_start (game, &rules, random_start (rand, &rules));
  g_ptr_array_add (nodes, awale_game_get_root (game));
  for (int i = 0; i < n_moves; i++)
    {
      unsigned index = g_rand_int_range (rand, 0, 3) > 0
                         ? nodes->len - 1 : (unsigned) g_rand_int_range (rand, 0, (int) nodes->len);
      AwaleNode *node = g_ptr_array_index (nodes, index);
      AwaleMove move = random_move (rand, game, node);

      if (move != AWALE_NO_MOVE)
        g_ptr_array_add (nodes, awale_game_add_move (game, node, move));
    }
  return game;
}

/* Adds the moves of @blob to @game. Returns: false if they are invalid */
static bool
play_moves (AwaleGame            *game,
            const AwaleMovesBlob *blob)
{
  g_autoptr (GPtrArray) nodes = g_ptr_array_new ();
  AwaleNode *tip = awale_game_get_root (game);
  const uint8_t *at = blob->moves;

  g_ptr_array_add (nodes, tip);
  while (at < blob->end)
    {
      uint8_t move = *at++;
      unsigned fork;

      if (move == AWALE_BLOB_VARIATION)
        {
          if (!awale_moves_blob_read_fork (blob, &at, nodes->len, &fork))
            return false;
          tip = g_ptr_array_index (nodes, fork);
          continue;
        }
      tip = move <= AWALE_PASS ? awale_game_add_move (game, tip, move) : NULL;
      if (tip == NULL)
        return false;
      g_ptr_array_add (nodes, tip);
    }
  return true;
}

AwaleGame *
fixture_read_moves (const uint8_t *bytes,
                    size_t         n_bytes)
{
  AwaleMovesBlob blob;
  g_autoptr (AwaleGame) game = NULL;
  bool is_whole;

  if (!awale_moves_blob_read (bytes, n_bytes, &blob))
    return NULL;
  game = awale_game_new (&blob.rules);
  awale_game_set_start (game, &blob.rules, blob.start);
  awale_game_begin_reading (game);
  is_whole = play_moves (game, &blob);
  awale_game_end_reading (game);
  return is_whole ? g_steal_pointer (&game) : NULL;
}

char *
fixture_games_text (unsigned seed,
                    unsigned n_games)
{
  g_autoptr (AwaleDocument) document = awale_document_new (NULL);
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed);

  for (unsigned i = 0; i < n_games; i++)
    {
      g_autoptr (AwaleGame) game = fixture_random_game (rand, 30);
      g_autofree char *south = g_strdup_printf ("South %u", seed);
      g_autofree char *north = g_strdup_printf ("North %u", i);

      awale_game_set_tag (game, "South", south);
      awale_game_set_tag (game, "North", north);
      awale_document_add_game (document, game);
    }
  return awale_ogn_write (document, AWALE_WRITE_DEFAULT);
}

char *
fixture_make_folder (void)
{
  g_autoptr (GError) error = NULL;
  char *folder = g_dir_make_tmp ("awale-library-XXXXXX", &error);

  g_assert_no_error (error);
  return folder;
}

void
fixture_remove_folder (char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      char *path = g_build_filename (folder, name, NULL);

      if (g_file_test (path, G_FILE_TEST_IS_DIR))
        fixture_remove_folder (path);
      else
        {
          g_unlink (path);
          g_free (path);
        }
    }
  g_rmdir (folder);
  g_free (folder);
}

char *
fixture_write_file (const char *folder,
                    const char *name,
                    const char *text)
{
  char *path = g_build_filename (folder, name, NULL);
  g_autoptr (GError) error = NULL;

  g_file_set_contents (path, text, -1, &error);
  g_assert_no_error (error);
  return path;
}

AwaleLibrary *
fixture_open_library (const char *folder)
{
  g_autofree char *path = g_build_filename (folder, "library.sqlite", NULL);
  g_autoptr (GError) error = NULL;
  AwaleLibrary *library = awale_library_open (path, AWALE_LIBRARY_WRITE, &error);

  g_assert_no_error (error);
  return library;
}

int
fixture_count_kills (int usual)
{
  const char *asked = g_getenv ("AWALE_TEST_KILLS");

  return asked != NULL ? atoi (asked) : usual;
}
