/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "../failing-threads.h"
#include "../document/disk-gate.h"
#include "../document/failing-disk.h"

#include "session/awale-session.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <stdbool.h>

typedef struct
{
  GFile          *file;
  AwaleDiskQueue *disk;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  fixture->file = g_file_new_build_filename (g_get_user_data_dir (), "awale",
                                             "workspace.gvariant", NULL);
  fixture->disk = awale_disk_queue_new ();
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_file_delete (fixture->file, NULL, NULL);
  g_object_unref (fixture->file);
  awale_disk_queue_unref (fixture->disk);
}

static AwaleSession *
read_workspace (Fixture *fixture)
{
  AwaleSession *session = awale_session_new (fixture->file, fixture->disk);

  awale_session_read (session);

  return session;
}

static void
save (Fixture      *fixture,
      AwaleSession *session)
{
  awale_session_save (session);
  awale_disk_queue_flush (fixture->disk);
}

static void
test_empty (Fixture       *fixture,
            gconstpointer  data)
{
  g_autoptr (AwaleSession) session = read_workspace (fixture);

  g_assert_cmpuint (awale_session_get_windows (session)->len, ==, 0);
  g_assert_null (awale_session_find_position (session, "file:///a.ogn"));
}

static void
test_windows (Fixture       *fixture,
              gconstpointer  data)
{
  g_autoptr (AwaleSession) session = read_workspace (fixture);
  g_autoptr (AwaleSession) again = NULL;
  GPtrArray *states = g_ptr_array_new ();
  AwaleWindowState *state = awale_window_state_new ();

  g_assert_true (state->show_pane);
  state->uri = g_strdup ("file:///tmp/x.ogn");
  state->library_game = G_MAXINT64;
  state->play = g_strdup ("{'head': <'Ff'>}");
  state->width = 800;
  state->height = 500;
  state->maximized = true;
  state->show_pane = false;
  g_ptr_array_add (states, state);
  g_ptr_array_add (states, awale_window_state_new ());
  awale_session_set_windows (session, states);
  save (fixture, session);

  again = read_workspace (fixture);
  g_assert_cmpuint (awale_session_get_windows (again)->len, ==, 2);
  state = awale_session_get_windows (again)->pdata[0];
  g_assert_cmpstr (state->uri, ==, "file:///tmp/x.ogn");
  g_assert_cmpint (state->library_game, ==, G_MAXINT64);
  g_assert_cmpstr (state->play, ==, "{'head': <'Ff'>}");
  g_assert_cmpint (state->width, ==, 800);
  g_assert_cmpint (state->height, ==, 500);
  g_assert_true (state->maximized);
  g_assert_false (state->show_pane);
  g_assert_true (state->show_evaluations);
  state = awale_session_get_windows (again)->pdata[1];
  g_assert_null (state->uri);
  g_assert_cmpint (state->library_game, ==, 0);
  g_assert_null (state->play);
}

static void
test_places (Fixture       *fixture,
             gconstpointer  data)
{
  g_autoptr (AwaleSession) session = read_workspace (fixture);
  g_autoptr (AwaleSession) again = NULL;
  const AwaleFilePosition *place;

  awale_session_set_place (session, "file:///a", 0, "F", false);
  awale_session_set_place (session, "file:///b", 3, "Ff", true);
  awale_session_set_place (session, "file:///a", 1, "FfB", false);
  save (fixture, session);

  again = read_workspace (fixture);
  place = awale_session_find_position (again, "file:///a");
  g_assert_nonnull (place);
  g_assert_cmpuint (place->game, ==, 1);
  g_assert_cmpstr (place->place, ==, "FfB");
  g_assert_false (place->flipped);
  place = awale_session_find_position (again, "file:///b");
  g_assert_nonnull (place);
  g_assert_cmpuint (place->game, ==, 3);
  g_assert_true (place->flipped);
}

/* The latest hundred places are remembered, and saved in the file. */
static void
test_oldest_goes (Fixture       *fixture,
                  gconstpointer  data)
{
  g_autoptr (AwaleSession) session = NULL;
  g_autoptr (AwaleSession) again = NULL;

  session = read_workspace (fixture);
  for (unsigned i = 0; i < 100; i++)
    {
      g_autofree char *uri = g_strdup_printf ("file:///%u", i);

      awale_session_set_place (session, uri, i, "", false);
    }
  save (fixture, session);

  again = read_workspace (fixture);
  g_assert_nonnull (awale_session_find_position (again, "file:///0"));
  awale_session_set_place (again, "file:///new", 0, "", false);
  g_assert_null (awale_session_find_position (again, "file:///0"));
  g_assert_nonnull (awale_session_find_position (again, "file:///1"));
  g_assert_nonnull (awale_session_find_position (again, "file:///new"));
}

/* A file with invalid contents can be read. */
static void
test_garbage (Fixture       *fixture,
              gconstpointer  data)
{
  static const char *const contents[] = { "", "x", "garbage that is no variant at all ........" };
  g_autoptr (GFile) folder = g_file_get_parent (fixture->file);

  g_file_make_directory_with_parents (folder, NULL, NULL);
  for (size_t i = 0; i < G_N_ELEMENTS (contents); i++)
    {
      g_autoptr (AwaleSession) session = NULL;

      g_assert_true (g_file_set_contents (g_file_peek_path (fixture->file), contents[i], -1, NULL));
      session = read_workspace (fixture);
      g_assert_cmpuint (awale_session_get_windows (session)->len, ==, 0);
    }
}

static void
test_cannot_save (Fixture       *fixture,
                  gconstpointer  data)
{
  g_autoptr (GFile) file = g_file_new_for_path ("/proc/awale/workspace.gvariant");
  g_autoptr (AwaleSession) session = awale_session_new (file, fixture->disk);

  g_test_expect_message ("awale-session", G_LOG_LEVEL_MESSAGE, "*could not be remembered*");
  save (fixture, session);
  g_test_assert_expected_messages ();
}

/* The state at the time of saving is written, however late the disk writes it. */
static void
test_slow_disk (Fixture       *fixture,
                gconstpointer  data)
{
  g_autoptr (AwaleSession) session = read_workspace (fixture);
  g_autoptr (AwaleSession) again = NULL;
  DiskGate *gate = disk_gate_close (fixture->disk);

  awale_session_set_place (session, "file:///a", 0, "F", false);
  awale_session_save (session);
  awale_session_set_place (session, "file:///a", 0, "FfB", false);
  disk_gate_open (gate);
  again = read_workspace (fixture);
  g_assert_cmpstr (awale_session_find_position (again, "file:///a")->place, ==, "F");
}

/* If the disk is full at any call, either the old or the new state is complete, and no other files
 * are left. */
static void
test_full_disk (Fixture       *fixture,
                gconstpointer  data)
{
  g_autoptr (AwaleSession) session = read_workspace (fixture);
  g_autoptr (GFile) folder = g_file_get_parent (fixture->file);
  unsigned n = 0;
  bool reached;

  /* Write in this thread, whose calls fail. */
  failing_threads_set (true);
  awale_session_set_place (session, "file:///a", 0, "F", false);
  save (fixture, session);
  awale_session_set_place (session, "file:///a", 0, "FfB", false);
  do
    {
      g_autoptr (AwaleSession) again = NULL;
      g_autoptr (GDir) dir = NULL;
      const char *place;

      failing_disk_begin (++n, FAILING_DISK_EVER, ENOSPC);
      save (fixture, session);
      reached = failing_disk_end () >= n;
      again = read_workspace (fixture);
      place = awale_session_find_position (again, "file:///a")->place;
      g_assert_cmpstr (place, ==, g_str_equal (place, "F") ? "F" : "FfB");
      dir = g_dir_open (g_file_peek_path (folder), 0, NULL);
      g_assert_nonnull (g_dir_read_name (dir));
      g_assert_null (g_dir_read_name (dir));
    }
  while (reached);
  g_assert_cmpuint (n, >, 4);
  failing_threads_set (false);
}

#define ADD(name, function) \
  g_test_add ("/session/session/" name, Fixture, NULL, set_up, function, tear_down)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  ADD ("empty", test_empty);
  ADD ("windows", test_windows);
  ADD ("places", test_places);
  ADD ("oldest-goes", test_oldest_goes);
  ADD ("garbage", test_garbage);
  ADD ("cannot-save", test_cannot_save);
  ADD ("full-disk", test_full_disk);
  ADD ("slow-disk", test_slow_disk);

  return g_test_run ();
}
