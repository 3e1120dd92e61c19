/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "../library/fixtures.h"
#include "../wait.h"

#include "desk/awale-library-tasks.h"

#include <string.h>

enum
{
  N_GAMES = 20,
  N_EXPORTS = 100,  /* before one that is given up meanwhile */
  N_COPIES = 1000,  /* of them, in a file that is not imported in a moment */
};

typedef struct
{
  char               *folder;
  AwaleLibraryClient *librarian;
  AwaleLibraryTasks  *transfers;
  GObject            *owner;
  AwaleLibraryTask   *ended;
  bool                is_saved;
} Fixture;

static void
ended_cb (Fixture          *fixture,
          AwaleLibraryTask *task)
{
  g_assert_null (fixture->ended);
  fixture->ended = g_object_ref (task);
}

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  g_autofree char *path = NULL;

  fixture->folder = fixture_make_folder ();
  path = g_build_filename (fixture->folder, "library.sqlite", NULL);
  fixture->librarian = awale_library_client_new (path);
  fixture->transfers = awale_library_tasks_new (fixture->librarian);
  fixture->owner = g_object_new (G_TYPE_OBJECT, NULL);
  g_signal_connect_swapped (fixture->transfers, "ended", G_CALLBACK (ended_cb), fixture);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  g_clear_object (&fixture->ended);
  wait_while (awale_library_client_is_busy (fixture->librarian));
  g_object_unref (fixture->transfers);
  g_object_add_weak_pointer (G_OBJECT (fixture->librarian), (gpointer *) &fixture->librarian);
  g_object_unref (fixture->librarian);
  wait_while (fixture->librarian != NULL);
  g_clear_object (&fixture->owner);
  fixture_remove_folder (fixture->folder);
}

/* Begins to import the file @name with @n_copies of the same games. */
static void
begin_import (Fixture    *fixture,
              const char *name,
              unsigned    n_copies)
{
  g_autoptr (GListStore) files = g_list_store_new (G_TYPE_FILE);
  g_autofree char *games = fixture_games_text (1, N_GAMES);
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *path = NULL;
  g_autoptr (GFile) file = NULL;

  for (unsigned i = 0; i < n_copies; i++)
    g_string_append_printf (text, "%s\n", games);
  path = fixture_write_file (fixture->folder, name, text->str);
  file = g_file_new_for_path (path);
  g_list_store_append (files, file);
  awale_library_tasks_import (fixture->transfers, G_LIST_MODEL (files), fixture->owner);
}

static AwaleLibraryTask *
wait_for_end (Fixture *fixture)
{
  wait_while (fixture->ended == NULL);
  g_assert_cmpuint (g_list_model_get_n_items (awale_library_tasks_get_list (fixture->transfers)),
                    ==, 0);
  return fixture->ended;
}

/* What has begun it is gone: anybody may tell how it ended. */
static void
test_import (Fixture      *fixture,
             gconstpointer data)
{
  AwaleLibraryTask *task;

  begin_import (fixture, "games.ogn", 1);
  g_assert_true (awale_library_tasks_is_importing (fixture->transfers));
  g_assert_true (awale_library_client_is_busy (fixture->librarian));
  task = wait_for_end (fixture);
  g_assert_true (awale_library_task_is_for (task, fixture->owner));
  g_assert_false (awale_library_task_is_for (task, fixture));
  g_clear_object (&fixture->owner);
  g_assert_true (awale_library_task_is_for (task, fixture));
  g_assert_cmpuint (awale_library_task_get_report (task)->count.n_added, ==, N_GAMES);
  g_assert_cmpuint (awale_library_task_get_progress (task)->n_games, ==, N_GAMES);
  g_assert_false (awale_library_tasks_is_importing (fixture->transfers));
  wait_while (awale_library_client_is_busy (fixture->librarian));
}

static void
saved_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      data)
{
  Fixture *fixture = data;

  g_assert_true (awale_library_client_save_finish (AWALE_LIBRARY_CLIENT (source), result, NULL));
  fixture->is_saved = true;
}

/* A game is saved while an import that takes seconds goes on. */
static void
test_between (Fixture      *fixture,
              gconstpointer data)
{
  static const char text[] = "1. F f *\n";
  g_autoptr (GBytes) bytes = g_bytes_new_static (text, strlen (text));
  g_autoptr (AwaleLibraryTask) task = NULL;

  begin_import (fixture, "games.ogn", 1);
  wait_for_end (fixture);
  g_clear_object (&fixture->ended);
  begin_import (fixture, "many.ogn", N_COPIES);
  task = g_list_model_get_item (awale_library_tasks_get_list (fixture->transfers), 0);
  awale_library_client_save_async (fixture->librarian, 1, bytes, NULL, saved_cb, fixture);
  wait_while (!fixture->is_saved);
  g_assert_null (fixture->ended);
  awale_library_task_cancel (task);
  wait_for_end (fixture);
  g_assert_error (awale_library_task_get_report (task)->error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

static void
told_cb (const AwaleLibraryTaskProgress *progress,
         gpointer                        data)
{
}

static void
exported_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      data)
{
  unsigned *n_waiting = data;

  g_assert_true (awale_library_client_export_finish (AWALE_LIBRARY_CLIENT (source), result, NULL));
  --*n_waiting;
}

/* Has the games @ids exported so often that what is exported next has to wait. @n_waiting: how
 * many of these are not done yet; to last until none is */
static void
keep_busy (Fixture  *fixture,
           GArray   *ids,
           unsigned *n_waiting)
{
  g_autofree char *path = g_build_filename (fixture->folder, "other.ogn", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  for (*n_waiting = 0; *n_waiting < N_EXPORTS; ++*n_waiting)
    awale_library_client_export_async (fixture->librarian, ids, file, NULL, told_cb, exported_cb,
                                       n_waiting);
}

/* An export that was given up leaves the file as it was. */
static void
test_export (Fixture      *fixture,
             gconstpointer data)
{
  g_autofree char *path = fixture_write_file (fixture->folder, "mine.ogn", "mine");
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GArray) ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  const gint64 id = 1;
  g_autoptr (AwaleLibraryTask) task = NULL;
  g_autofree char *text = NULL;
  unsigned n_waiting;

  begin_import (fixture, "games.ogn", 1);
  wait_for_end (fixture);
  g_clear_object (&fixture->ended);
  g_array_append_val (ids, id);
  keep_busy (fixture, ids, &n_waiting);
  awale_library_tasks_export (fixture->transfers, ids, file, fixture->owner);
  task = g_list_model_get_item (awale_library_tasks_get_list (fixture->transfers), 0);
  g_assert_cmpint (awale_library_task_get_kind (task), ==, AWALE_LIBRARY_TASK_EXPORT);
  awale_library_task_cancel (task);
  wait_for_end (fixture);
  g_assert_error (awale_library_task_get_error (task), G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, "mine");

  wait_while (n_waiting > 0);
  g_clear_object (&fixture->ended);
  awale_library_tasks_export (fixture->transfers, ids, file, fixture->owner);
  g_assert_no_error (awale_library_task_get_error (wait_for_end (fixture)));
  g_clear_pointer (&text, g_free);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_nonnull (strstr (text, "North 0"));
}

/* Some of the games were removed while the export waited: the others do not replace the file. */
static void
test_export_missing (Fixture      *fixture,
                     gconstpointer data)
{
  static const gint64 games[] = { 1, N_GAMES + 1 };
  g_autofree char *path = fixture_write_file (fixture->folder, "mine.ogn", "mine");
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GArray) ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  AwaleLibraryTask *task;
  g_autofree char *text = NULL;

  begin_import (fixture, "games.ogn", 1);
  wait_for_end (fixture);
  g_clear_object (&fixture->ended);
  g_array_append_vals (ids, games, G_N_ELEMENTS (games));
  awale_library_tasks_export (fixture->transfers, ids, file, fixture->owner);
  task = wait_for_end (fixture);
  g_assert_error (awale_library_task_get_error (task), AWALE_LIBRARY_ERROR,
                  AWALE_LIBRARY_ERROR_MISSING);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, "mine");
}

#define ADD(name, func) \
  g_test_add ("/desk/transfers/" name, Fixture, NULL, set_up, func, tear_down)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ADD ("import", test_import);
  ADD ("between", test_between);
  ADD ("export", test_export);
  ADD ("export-missing", test_export_missing);
  return g_test_run ();
}
