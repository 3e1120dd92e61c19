/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "fixtures.h"

#include <glib/gstdio.h>

#include "tablebase/awale-tablebase.h"

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
