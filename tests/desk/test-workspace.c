/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "desk/awale-workspace.h"

#include <glib/gstdio.h>

static GFile *
new_file (void)
{
  return g_file_new_build_filename (g_get_user_data_dir (), "awale", "workspace.gvariant", NULL);
}

static void
test_empty (void)
{
  g_autoptr (GFile) file = new_file ();
  g_autoptr (AwaleWorkspace) workspace = NULL;

  g_file_delete (file, NULL, NULL);
  workspace = awale_workspace_new (file);
  g_assert_cmpuint (awale_workspace_get_windows (workspace)->len, ==, 0);
  g_assert_null (awale_workspace_find_place (workspace, "file:///a.ogn"));
}

static void
test_windows (void)
{
  g_autoptr (GFile) file = new_file ();
  g_autoptr (AwaleWorkspace) workspace = awale_workspace_new (file);
  g_autoptr (AwaleWorkspace) again = NULL;
  g_autoptr (GError) error = NULL;
  GPtrArray *states = g_ptr_array_new ();
  AwaleWindowState *state = awale_window_state_new ();

  g_assert_true (state->show_pane);
  state->uri = g_strdup ("file:///tmp/x.ogn");
  state->play = g_strdup ("{'head': <'Ff'>}");
  state->width = 800;
  state->height = 500;
  state->maximized = true;
  state->show_pane = false;
  g_ptr_array_add (states, state);
  g_ptr_array_add (states, awale_window_state_new ());
  awale_workspace_set_windows (workspace, states);
  g_assert_true (awale_workspace_save (workspace, &error));
  g_assert_no_error (error);

  again = awale_workspace_new (file);
  g_assert_cmpuint (awale_workspace_get_windows (again)->len, ==, 2);
  state = awale_workspace_get_windows (again)->pdata[0];
  g_assert_cmpstr (state->uri, ==, "file:///tmp/x.ogn");
  g_assert_cmpstr (state->play, ==, "{'head': <'Ff'>}");
  g_assert_cmpint (state->width, ==, 800);
  g_assert_cmpint (state->height, ==, 500);
  g_assert_true (state->maximized);
  g_assert_false (state->show_pane);
  g_assert_true (state->show_evaluations);
  state = awale_workspace_get_windows (again)->pdata[1];
  g_assert_null (state->uri);
  g_assert_null (state->play);
}

static void
test_places (void)
{
  g_autoptr (GFile) file = new_file ();
  g_autoptr (AwaleWorkspace) workspace = awale_workspace_new (file);
  g_autoptr (AwaleWorkspace) again = NULL;
  const AwalePlace *place;

  awale_workspace_set_place (workspace, "file:///a", 0, "F", false);
  awale_workspace_set_place (workspace, "file:///b", 3, "Ff", true);
  awale_workspace_set_place (workspace, "file:///a", 1, "FfB", false);
  g_assert_true (awale_workspace_save (workspace, NULL));

  again = awale_workspace_new (file);
  place = awale_workspace_find_place (again, "file:///a");
  g_assert_nonnull (place);
  g_assert_cmpuint (place->game, ==, 1);
  g_assert_cmpstr (place->place, ==, "FfB");
  g_assert_false (place->flipped);
  place = awale_workspace_find_place (again, "file:///b");
  g_assert_nonnull (place);
  g_assert_cmpuint (place->game, ==, 3);
  g_assert_true (place->flipped);
}

/* The latest hundred are kept, also through a file. */
static void
test_oldest_goes (void)
{
  g_autoptr (GFile) file = new_file ();
  g_autoptr (AwaleWorkspace) workspace = NULL;
  g_autoptr (AwaleWorkspace) again = NULL;

  g_file_delete (file, NULL, NULL);
  workspace = awale_workspace_new (file);
  for (unsigned i = 0; i < 100; i++)
    {
      g_autofree char *uri = g_strdup_printf ("file:///%u", i);

      awale_workspace_set_place (workspace, uri, i, "", false);
    }
  g_assert_true (awale_workspace_save (workspace, NULL));

  again = awale_workspace_new (file);
  g_assert_nonnull (awale_workspace_find_place (again, "file:///0"));
  awale_workspace_set_place (again, "file:///new", 0, "", false);
  g_assert_null (awale_workspace_find_place (again, "file:///0"));
  g_assert_nonnull (awale_workspace_find_place (again, "file:///1"));
  g_assert_nonnull (awale_workspace_find_place (again, "file:///new"));
}

/* Whatever bytes are there, it starts; a later version is left alone. */
static void
test_garbage (void)
{
  static const char *const contents[] = { "", "x", "garbage that is no variant at all ........" };
  g_autoptr (GFile) file = new_file ();
  g_autoptr (GFile) folder = g_file_get_parent (file);

  g_file_make_directory_with_parents (folder, NULL, NULL);
  for (size_t i = 0; i < G_N_ELEMENTS (contents); i++)
    {
      g_autoptr (AwaleWorkspace) workspace = NULL;

      g_assert_true (g_file_set_contents (g_file_peek_path (file), contents[i], -1, NULL));
      workspace = awale_workspace_new (file);
      g_assert_cmpuint (awale_workspace_get_windows (workspace)->len, ==, 0);
    }
}

static void
test_cannot_save (void)
{
  g_autoptr (GFile) file = g_file_new_for_path ("/proc/awale/workspace.gvariant");
  g_autoptr (AwaleWorkspace) workspace = awale_workspace_new (file);
  g_autoptr (GError) error = NULL;

  g_assert_false (awale_workspace_save (workspace, &error));
  g_assert_nonnull (error);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  g_test_add_func ("/desk/workspace/empty", test_empty);
  g_test_add_func ("/desk/workspace/windows", test_windows);
  g_test_add_func ("/desk/workspace/places", test_places);
  g_test_add_func ("/desk/workspace/oldest-goes", test_oldest_goes);
  g_test_add_func ("/desk/workspace/garbage", test_garbage);
  g_test_add_func ("/desk/workspace/cannot-save", test_cannot_save);

  return g_test_run ();
}
