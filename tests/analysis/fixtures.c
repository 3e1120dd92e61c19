/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "fixtures.h"

#include <glib/gstdio.h>

#include "tablebase/awale-tablebase.h"

/* Maximum length of the generated games in plies, and the depth of the weak engine that plays them.
 * */
enum
{
  MAX_PLIES = 44,
  PLAY_DEPTH = 2,
};

AwaleGame *
fixture_game (const char *id,
              const char *start,
              const char *moves)
{
  const AwaleRuleset *rules = &awale_preset_find (id)->rules;
  AwaleGame *game = awale_game_new (rules);
  AwalePosition position;

  if (start != NULL)
    {
      g_assert_true (awale_position_parse (start, &position, NULL));
      awale_game_set_start (game, rules, position);
    }
  for (; *moves != '\0'; moves++)
    g_assert_cmpint (awale_game_play (game, awale_move_from_letter (*moves)), ==,
                     AWALE_ILLEGAL_REASON_NONE);
  awale_game_forget_history (game);
  return game;
}

AwaleNode *
fixture_node (AwaleGame *game,
              int        ply)
{
  AwaleNode *node = awale_game_get_root (game);

  while (ply-- > 0)
    node = awale_node_get_first_child (node);
  g_assert_nonnull (node);
  return node;
}

char *
fixture_build (const AwaleRuleset *rules,
               int                 seeds)
{
  g_autoptr (GError) error = NULL;
  char *folder = g_dir_make_tmp ("awale-test-XXXXXX", &error);

  g_assert_no_error (error);
  awale_tablebase_build (rules, folder, seeds, NULL, &error);
  g_assert_no_error (error);
  return folder;
}

void
fixture_remove_folder (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *child = g_build_filename (folder, name, NULL);

      if (g_file_test (child, G_FILE_TEST_IS_DIR))
        fixture_remove_folder (child);
      else
        g_unlink (child);
    }
  g_rmdir (folder);
}

void
fixture_add_files (const char    *path,
                   const char    *folder,
                   GTestDataFunc  test)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;
  unsigned n_files = 0;

  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *test_path = g_strdup_printf ("%s/%s", path, name);

      g_test_add_data_func_full (test_path, g_build_filename (folder, name, NULL), test, g_free);
      n_files++;
    }
  g_assert_cmpuint (n_files, >=, 6);
}

/* Returns the engine's move or, one time in three, a random move, so that the game contains
 * errors. */
static AwaleMove
choose_move (AwaleSearcher *searcher,
             GArray        *positions,
             unsigned       legal,
             GRand         *random)
{
  AwaleSearchLimits limits = { .depth = PLAY_DEPTH };
  AwaleMove move = g_rand_int_range (random, 0, AWALE_PITS);

  if (g_rand_int_range (random, 0, 3) > 0)
    return awale_searcher_run (searcher, (const AwalePosition *) (void *) positions->data,
                               positions->len, &limits, NULL, NULL, NULL).lines[0].move;
  if ((legal & 1u << AWALE_PASS) != 0)
    return AWALE_PASS;
  while ((legal >> move & 1) == 0)
    move = (move + 1) % AWALE_PITS;
  return move;
}

AwaleGame *
fixture_play_game (const AwaleRuleset *rules,
                   AwaleSearcher      *searcher,
                   GRand              *random,
                   bool                variations)
{
  AwaleGame *game = awale_game_new (rules);

  for (int ply = 0; ply < MAX_PLIES; ply++)
    {
      AwaleNode *node = awale_game_get_cursor (game);
      g_autoptr (GArray) positions = awale_game_dup_positions (game, node);
      unsigned legal = awale_legal_moves (awale_node_get_position (node), rules);

      if (legal == 0 || awale_game_get_outcome (game, node).state == AWALE_GAME_STATE_ENDED)
        break;
      if (variations && g_rand_int_range (random, 0, 5) == 0)
        awale_game_add_move (game, node, choose_move (searcher, positions, legal, random));
      awale_game_play (game, choose_move (searcher, positions, legal, random));
      awale_game_make_main_line (game, awale_game_get_cursor (game));
    }
  return game;
}
