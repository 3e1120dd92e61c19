/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "asking.h"

#include "../wait.h"

#include "library/awale-library-change.h"

#include <string.h>

enum
{
  N_GAMES = 20,
  N_COPIES = 1000,  /* Number of copies that makes a file take some time to import. */
};

typedef struct
{
  Asking            asking;
  GObject          *owner;
  AwaleLibraryTask *ended;
  bool              is_saved;
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
  asking_set_up (&fixture->asking, data);
  fixture->owner = g_object_new (G_TYPE_OBJECT, NULL);
  g_signal_connect_swapped (fixture->asking.tasks, "ended", G_CALLBACK (ended_cb), fixture);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  g_clear_object (&fixture->ended);
  wait_while (awale_library_client_is_busy (fixture->asking.client));
  asking_tear_down (&fixture->asking, data);
  g_clear_object (&fixture->owner);
}

/* Begins to import the file @name, which contains the same games @n_copies times. */
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
  path = fixture_write_file (fixture->asking.folder, name, text->str);
  file = g_file_new_for_path (path);
  g_list_store_append (files, file);
  awale_library_tasks_import (fixture->asking.tasks, G_LIST_MODEL (files), fixture->owner);
}

static AwaleLibraryTask *
wait_for_end (Fixture *fixture)
{
  wait_while (fixture->ended == NULL);
  g_assert_cmpuint (g_list_model_get_n_items (awale_library_tasks_get_list (fixture->asking.tasks)),
                    ==, 0);
  return fixture->ended;
}

/* Once the object that started a task is freed, any other object may report the end of the task. */
static void
test_import (Fixture      *fixture,
             gconstpointer data)
{
  AwaleLibraryTask *task;

  begin_import (fixture, "games.ogn", 1);
  g_assert_true (awale_library_tasks_is_importing (fixture->asking.tasks));
  g_assert_true (awale_library_client_is_busy (fixture->asking.client));
  task = wait_for_end (fixture);
  g_assert_true (awale_library_task_is_for (task, fixture->owner));
  g_assert_false (awale_library_task_is_for (task, fixture));
  g_clear_object (&fixture->owner);
  g_assert_true (awale_library_task_is_for (task, fixture));
  g_assert_cmpuint (awale_library_task_get_report (task)->count.n_added, ==, N_GAMES);
  g_assert_cmpuint (awale_library_task_get_progress (task)->n_games, ==, N_GAMES);
  g_assert_false (awale_library_tasks_is_importing (fixture->asking.tasks));
  wait_while (awale_library_client_is_busy (fixture->asking.client));
}

static void
saved_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      data)
{
  Fixture *fixture = data;

  g_assert_nonnull (awale_library_client_run_finish (AWALE_LIBRARY_CLIENT (source), result, NULL));
  fixture->is_saved = true;
}

/* A game can be saved during a long import. */
static void
test_between (Fixture      *fixture,
              gconstpointer data)
{
  static const char text[] = "1. F f *\n";
  g_autoptr (GBytes) bytes = g_bytes_new_static (text, strlen (text));
  const AwaleLibraryChange change = { .kind = AWALE_CHANGE_SAVE, .id = 1, .text = bytes };
  g_autoptr (AwaleLibraryTask) task = NULL;

  begin_import (fixture, "games.ogn", 1);
  wait_for_end (fixture);
  g_clear_object (&fixture->ended);
  begin_import (fixture, "many.ogn", N_COPIES);
  task = g_list_model_get_item (awale_library_tasks_get_list (fixture->asking.tasks), 0);
  awale_library_client_run_async (fixture->asking.client, &awale_library_change_job,
                                  awale_library_change_copy (&change), NULL, saved_cb, fixture);
  wait_while (!fixture->is_saved);
  g_assert_null (fixture->ended);
  awale_library_task_cancel (task);
  wait_for_end (fixture);
  g_assert_error (awale_library_task_get_report (task)->error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

/* Waits until the mutex @data is unlocked. */
static gpointer
hold (AwaleLibrary  *library,
      gpointer       data,
      GCancellable  *cancellable,
      GError       **error)
{
  g_mutex_lock (data);
  g_mutex_unlock (data);
  return data;
}

/* An export that is cancelled before it begins leaves the file unchanged. */
static void
test_export (Fixture      *fixture,
             gconstpointer data)
{
  g_autofree char *path = fixture_write_file (fixture->asking.folder, "mine.ogn", "mine");
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GArray) ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  const AwaleLibraryJob job = { .thread = AWALE_LIBRARY_THREAD_EXPORT, .func = hold };
  const gint64 id = 1;
  g_autoptr (AwaleLibraryTask) task = NULL;
  g_autofree char *text = NULL;
  GMutex mutex;

  g_mutex_init (&mutex);
  begin_import (fixture, "games.ogn", 1);
  wait_for_end (fixture);
  g_clear_object (&fixture->ended);
  g_array_append_val (ids, id);
  g_mutex_lock (&mutex);
  awale_library_client_run_async (fixture->asking.client, &job, &mutex, NULL, NULL, NULL);
  awale_library_tasks_export (fixture->asking.tasks, ids, file, fixture->owner);
  task = g_list_model_get_item (awale_library_tasks_get_list (fixture->asking.tasks), 0);
  awale_library_task_cancel (task);
  g_mutex_unlock (&mutex);
  wait_for_end (fixture);
  g_assert_error (awale_library_task_get_error (task), G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, "mine");

  g_clear_object (&fixture->ended);
  awale_library_tasks_export (fixture->asking.tasks, ids, file, fixture->owner);
  g_assert_no_error (awale_library_task_get_error (wait_for_end (fixture)));
  g_clear_pointer (&text, g_free);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_nonnull (strstr (text, "North 0"));
}

/* An export does not replace its file if one of the games does not exist. */
static void
test_export_missing (Fixture      *fixture,
                     gconstpointer data)
{
  static const gint64 games[] = { 1, N_GAMES + 1 };
  g_autofree char *path = fixture_write_file (fixture->asking.folder, "mine.ogn", "mine");
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GArray) ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  AwaleLibraryTask *task;
  g_autofree char *text = NULL;

  begin_import (fixture, "games.ogn", 1);
  wait_for_end (fixture);
  g_clear_object (&fixture->ended);
  g_array_append_vals (ids, games, G_N_ELEMENTS (games));
  awale_library_tasks_export (fixture->asking.tasks, ids, file, fixture->owner);
  task = wait_for_end (fixture);
  g_assert_error (awale_library_task_get_error (task), AWALE_LIBRARY_ERROR,
                  AWALE_LIBRARY_ERROR_MISSING);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, "mine");
}

#define ADD(name, func) \
  g_test_add ("/library/tasks/" name, Fixture, NULL, set_up, func, tear_down)

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
