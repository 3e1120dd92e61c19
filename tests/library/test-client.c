/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "asking.h"

#include "../wait.h"

#include "library/awale-library-change.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <sqlite3.h>
#include <string.h>
#include <unistd.h>

enum
{
  N_GAMES = 20,
};

static const AwaleLibraryFilter everything = { .limit = 0 };

static unsigned
count_games (Asking *fixture)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (AwaleLibraryRows) games = asking_list (fixture, &everything, &error);

  g_assert_no_error (error);
  return awale_library_rows_get_n (games);
}

static const AwaleLibraryRow *
get_row (AwaleLibraryRows *games,
         unsigned          index)
{
  return awale_library_rows_get (games, index);
}

static AwaleDocument *
load (Asking  *fixture,
      gint64   id,
      GError **error)
{
  return asking_run (fixture, &awale_library_load_job, g_memdup2 (&id, sizeof id), NULL, error);
}

/* Makes @change. Returns: the completed change, or NULL with @error set */
static const AwaleLibraryChange *
make (Asking                   *fixture,
      const AwaleLibraryChange *change,
      GError                  **error)
{
  return asking_run (fixture, &awale_library_change_job, awale_library_change_copy (change), NULL,
                     error);
}

/* Without a library, queries find no games, and do not create it. */
static void
test_none (Asking        *fixture,
           gconstpointer  data)
{
  g_autoptr (GError) error = NULL;

  g_assert_cmpuint (count_games (fixture), ==, 0);
  g_assert_false (g_file_test (fixture->path, G_FILE_TEST_EXISTS));
  g_assert_null (load (fixture, 1, &error));
  g_assert_error (error, AWALE_LIBRARY_ERROR, AWALE_LIBRARY_ERROR_MISSING);
}

static void
test_list (Asking        *fixture,
           gconstpointer  data)
{
  AwaleLibraryFilter filter = { .text = "north 7" };
  g_autoptr (AwaleLibraryRows) all = NULL;
  g_autoptr (AwaleLibraryRows) one = NULL;

  asking_fill (fixture, N_GAMES);
  g_assert_cmpuint (fixture->n_told, >, 0);
  g_assert_cmpuint (fixture->n_changed, ==, 1);
  all = asking_list (fixture, &everything, NULL);
  g_assert_cmpuint (awale_library_rows_get_n (all), ==, N_GAMES);
  g_assert_cmpstr (get_row (all, 3)->north, ==, "North 3");
  g_assert_cmpstr (get_row (all, 3)->south, ==, get_row (all, 4)->south);
  one = asking_list (fixture, &filter, NULL);
  g_assert_cmpuint (awale_library_rows_get_n (one), ==, 1);
  g_assert_cmpstr (get_row (one, 0)->north, ==, "North 7");
}

static void
test_load (Asking        *fixture,
           gconstpointer  data)
{
  g_autoptr (AwaleLibraryRows) all = NULL;
  g_autoptr (AwaleDocument) document = NULL;
  g_autoptr (GError) error = NULL;

  asking_fill (fixture, N_GAMES);
  all = asking_list (fixture, &everything, NULL);
  document = load (fixture, get_row (all, 5)->id, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (awale_game_get_tag (awale_document_get_game (document, 0), "North"), ==,
                   "North 5");
}

static bool
save (Asking      *fixture,
      gint64       id,
      const char  *text,
      GError     **error)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
  const AwaleLibraryChange change = { .kind = AWALE_CHANGE_SAVE, .id = id, .text = bytes };

  return make (fixture, &change, error) != NULL;
}

static void
test_save (Asking        *fixture,
           gconstpointer  data)
{
  g_autoptr (AwaleLibraryRows) before = NULL;
  g_autoptr (AwaleLibraryRows) after = NULL;
  g_autoptr (GError) error = NULL;

  asking_fill (fixture, N_GAMES);
  before = asking_list (fixture, &everything, NULL);
  g_assert_true (save (fixture, get_row (before, 2)->id, "[South \"Ama\"]\n\n1. F f *\n", &error));
  g_assert_no_error (error);
  g_assert_cmpuint (fixture->n_changed, ==, 2);
  after = asking_list (fixture, &everything, NULL);
  g_assert_cmpuint (awale_library_rows_get_n (after), ==, N_GAMES);
  g_assert_cmpstr (get_row (after, 2)->south, ==, "Ama");

  g_assert_false (save (fixture, 1000, "1. F f *\n", &error));
  g_assert_error (error, AWALE_LIBRARY_ERROR, AWALE_LIBRARY_ERROR_MISSING);
}

static AwaleLibraryChange
add (Asking     *fixture,
     const char *text,
     bool        merges)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
  g_autoptr (GError) error = NULL;
  const AwaleLibraryChange change = { .kind = merges ? AWALE_CHANGE_MERGE : AWALE_CHANGE_ADD,
                                      .text = bytes };
  AwaleLibraryChange added = *make (fixture, &change, &error);

  g_assert_no_error (error);
  added.text = NULL;
  return added;
}

/* The same game is added only once, even to a new library. */
static void
test_add (Asking        *fixture,
          gconstpointer  data)
{
  AwaleLibraryChange first = add (fixture, "[South \"Ama\"]\n\n1. F f *\n", false);
  AwaleLibraryChange again = add (fixture, "[South \"Ama\"]\n\n1. F f *\n", false);
  AwaleLibraryChange other = add (fixture, "[South \"Ama\"]\n\n1. F {Bold.} f *\n", false);
  AwaleLibraryChange merged = add (fixture, "[South \"Ama\"]\n\n1. F {Bold.} f *\n", true);
  AwaleLibraryChange twice = add (fixture, "[South \"Ama\"]\n\n1. F {Bold.} f *\n", true);

  g_assert_false (first.is_known);
  g_assert_true (again.is_known && !again.differs && other.is_known);
  g_assert_true (other.differs && other.undo == 0 && merged.undo != 0);
  g_assert_cmpuint (other.missing.n_comments, ==, 1);
  g_assert_false (twice.differs);
  g_assert_cmpint (again.id, ==, first.id);
  g_assert_cmpint (other.id, ==, first.id);
  g_assert_cmpuint (count_games (fixture), ==, 1);
}

/* A game that is saved without values keeps those of the library. */
static void
test_save_analyzed (Asking        *fixture,
                    gconstpointer  data)
{
  g_autoptr (AwaleLibraryRows) rows = NULL;
  gint64 id;

  asking_fill (fixture, N_GAMES);
  rows = asking_list (fixture, &everything, NULL);
  id = get_row (rows, 2)->id;
  g_assert_true (save (fixture, id, "1. D {[%eval -4,9] [%best C 0]} *\n", NULL));
  g_assert_true (save (fixture, id, "1. D {Why?} *\n", NULL));
  g_clear_pointer (&rows, awale_library_rows_unref);
  rows = asking_list (fixture, &everything, NULL);
  g_assert_cmpfloat (get_row (rows, 2)->loss, ==, 4);
}

/* Counts the games in the file without the client. */
static int
count_stored (Asking *fixture)
{
  sqlite3_stmt *count;
  sqlite3 *db;
  int n_games;

  g_assert_cmpint (sqlite3_open (fixture->path, &db), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_prepare_v2 (db, "SELECT count (*) FROM games", -1, &count, NULL), ==,
                   SQLITE_OK);
  g_assert_cmpint (sqlite3_step (count), ==, SQLITE_ROW);
  n_games = sqlite3_column_int (count, 0);
  sqlite3_finalize (count);
  sqlite3_close (db);
  return n_games;
}

/* Returns the ids of two games. (element-type gint64) (transfer full) */
static GArray *
list_two (Asking *fixture)
{
  g_autoptr (AwaleLibraryRows) all = asking_list (fixture, &everything, NULL);
  const gint64 some[] = { get_row (all, 1)->id, get_row (all, 4)->id };
  GArray *ids = g_array_new (FALSE, FALSE, sizeof (gint64));

  return g_array_append_vals (ids, some, G_N_ELEMENTS (some));
}

/* Removing a game that does not exist, together with others, is not an error, and undo restores the
 * others. */
static void
test_remove (Asking        *fixture,
             gconstpointer  data)
{
  const gint64 gone = 1000;
  g_autoptr (GArray) ids = NULL;
  g_autoptr (GError) error = NULL;
  AwaleLibraryChange change = { .kind = AWALE_CHANGE_REMOVE };

  asking_fill (fixture, N_GAMES);
  ids = list_two (fixture);
  g_array_append_val (ids, gone);
  change.games = ids;
  change.undo = make (fixture, &change, &error)->undo;
  g_assert_no_error (error);
  g_assert_cmpuint (count_games (fixture), ==, N_GAMES - 2);
  change.kind = AWALE_CHANGE_UNDO;
  g_assert_nonnull (make (fixture, &change, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (count_games (fixture), ==, N_GAMES);
}

/* A change requested right before the end of the program is still made, and its reply is delivered
 * only afterwards. */
static void
test_flush (Asking        *fixture,
            gconstpointer  data)
{
  g_autoptr (GArray) ids = NULL;
  g_autoptr (GFile) file = g_file_new_build_filename (fixture->folder, "some.ogn", NULL);
  g_autoptr (AwaleLibraryTask) task = NULL;
  AwaleLibraryChange change = { .kind = AWALE_CHANGE_REMOVE };

  asking_fill (fixture, N_GAMES);
  change.games = ids = list_two (fixture);
  g_clear_object (&fixture->result);
  awale_library_tasks_export (fixture->tasks, ids, file, NULL);
  task = g_list_model_get_item (awale_library_tasks_get_list (fixture->tasks), 0);
  awale_library_client_flush (fixture->client);
  awale_library_client_run_async (fixture->client, &awale_library_change_job,
                                  awale_library_change_copy (&change), NULL, asking_done_cb,
                                  fixture);
  awale_library_client_flush (fixture->client);
  g_assert_null (fixture->result);
  g_assert_true (g_file_query_exists (file, NULL));
  g_assert_cmpint (count_stored (fixture), ==, N_GAMES - 2);
  asking_wait (fixture);
  wait_while (awale_library_client_is_busy (fixture->client));
  g_assert_no_error (awale_library_task_get_error (task));
}

/* Time for which the lock is held in microseconds, which is longer than a change waits for another
 * program. */
#define LOCKED (12 * G_USEC_PER_SEC)

static void *
unlock_thread (void *db)
{
  g_usleep (LOCKED);
  g_assert_cmpint (sqlite3_exec (db, "COMMIT", NULL, NULL, NULL), ==, SQLITE_OK);
  return NULL;
}

/* A favorite that is marked right before the end of the program, while another program holds the
 * lock, is still stored. */
static void
test_flush_locked (Asking        *fixture,
                   gconstpointer  data)
{
  AwaleLibraryChange change = { .kind = AWALE_CHANGE_LIKE };
  g_autoptr (AwaleLibraryRows) rows = NULL;
  g_autoptr (GArray) ids = NULL;
  GThread *thread;
  sqlite3 *db;

  asking_fill (fixture, N_GAMES);
  change.games = ids = list_two (fixture);
  g_assert_cmpint (sqlite3_open (fixture->path, &db), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_exec (db, "BEGIN IMMEDIATE", NULL, NULL, NULL), ==, SQLITE_OK);
  thread = g_thread_new ("unlock", unlock_thread, db);
  g_clear_object (&fixture->result);
  awale_library_client_run_async (fixture->client, &awale_library_change_job,
                                  awale_library_change_copy (&change), NULL, asking_done_cb,
                                  fixture);
  awale_library_client_flush (fixture->client);
  g_thread_join (thread);
  sqlite3_close (db);
  g_assert_nonnull (
    awale_library_client_run_finish (fixture->client, asking_wait (fixture), NULL));
  rows = asking_list (fixture, &everything, NULL);
  g_assert_true (get_row (rows, 1)->favorite);
}

static char *
export (Asking     *fixture,
        GArray     *ids,
        const char *name)
{
  g_autoptr (GFile) file = g_file_new_build_filename (fixture->folder, name, NULL);
  g_autoptr (AwaleLibraryTask) task = NULL;
  char *text = NULL;

  awale_library_tasks_export (fixture->tasks, ids, file, NULL);
  task = asking_end_task (fixture);
  g_assert_no_error (awale_library_task_get_error (task));
  g_assert_true (g_file_load_contents (file, NULL, &text, NULL, NULL, NULL));
  return text;
}

static void
test_export (Asking        *fixture,
             gconstpointer  data)
{
  g_autoptr (GArray) ids = NULL;
  g_autoptr (AwaleDocument) document = NULL;
  g_autofree char *games = NULL;
  g_autofree char *table = NULL;

  asking_fill (fixture, N_GAMES);
  ids = list_two (fixture);
  games = export (fixture, ids, "some.ogn");
  document = awale_ogn_read (games, strlen (games), NULL);
  g_assert_cmpuint (awale_document_get_n_games (document), ==, 2);
  table = export (fixture, ids, "some.csv");
  g_assert_true (g_str_has_prefix (table, "id,south,"));
  g_assert_nonnull (strstr (table, ",North 4,"));
}

/* Unreadable games are reported with their place in the file, in sentences for the user. */
static void
test_faults (Asking        *fixture,
             gconstpointer  data)
{
  g_autofree char *path = fixture_write_file (fixture->folder, "bad.ogn",
                                              "[South \"a\"]\n\n1. F F *\n\n"
                                              "[South \"b\"]\n\n1. F f *\n");
  g_autoptr (AwaleLibraryTask) task = asking_import (fixture, path, false);
  const AwaleImportReport *report = awale_library_task_get_report (task);

  g_assert_no_error (report->error);
  g_assert_cmpuint (report->count.n_added, ==, 1);
  g_assert_cmpuint (report->count.n_bad, ==, 1);
  g_assert_cmpuint (report->faults->len, ==, 1);
  g_assert_cmpstr (g_ptr_array_index (report->faults, 0), ==,
                   "bad.ogn: Line 3, column 6, move 2: Pit F belongs to the other player.");
}

/* Requests that are cancelled at once return no games and add none. */
static void
test_cancelled (Asking        *fixture,
                gconstpointer  data)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (AwaleLibraryTask) task = NULL;
  g_autoptr (AwaleLibraryRows) games = NULL;
  g_autoptr (GError) error = NULL;

  asking_fill (fixture, N_GAMES);
  g_clear_object (&fixture->result);
  awale_library_client_run_async (fixture->client, &awale_library_list_job,
                                  awale_library_filter_copy (&everything), cancellable,
                                  asking_done_cb, fixture);
  g_cancellable_cancel (cancellable);
  games = awale_library_client_run_finish (fixture->client, asking_wait (fixture), &error);
  g_assert_null (games);
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  task = asking_import (fixture, fixture->folder, true);
  g_assert_error (awale_library_task_get_report (task)->error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_cmpuint (count_games (fixture), ==, N_GAMES);
}

/* Checks that an import and a list fail with the error @code and a sentence for the user. */
static void
assert_fail (Asking *fixture,
             int     code)
{
  g_autofree char *path = fixture_write_file (fixture->folder, "one.ogn", "1. F f *\n");
  g_autoptr (AwaleLibraryTask) task = asking_import (fixture, path, false);
  const AwaleImportReport *report = awale_library_task_get_report (task);
  g_autoptr (GError) error = NULL;
  g_autoptr (AwaleLibraryRows) games = asking_list (fixture, &everything, &error);

  g_assert_error (report->error, AWALE_LIBRARY_ERROR, code);
  g_assert_true (g_str_has_suffix (report->error->message, "."));
  g_assert_null (games);
  g_assert_error (error, AWALE_LIBRARY_ERROR, code);
  g_assert_true (g_str_has_suffix (error->message, "."));
}

static void
run_sql (Asking     *fixture,
         const char *sql)
{
  sqlite3 *db;

  g_assert_cmpint (sqlite3_open (fixture->path, &db), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_exec (db, sql, NULL, NULL, NULL), ==, SQLITE_OK);
  sqlite3_close (db);
}

static void
test_foreign (Asking        *fixture,
              gconstpointer  data)
{
  run_sql (fixture, "CREATE TABLE recipes (name TEXT)");
  assert_fail (fixture, AWALE_LIBRARY_ERROR_FOREIGN);
}

static void
test_version (Asking        *fixture,
              gconstpointer  data)
{
  awale_library_free (fixture_open_library (fixture->folder));
  run_sql (fixture, "PRAGMA user_version = 1000");
  assert_fail (fixture, AWALE_LIBRARY_ERROR_VERSION);
}

/* A damaged library is used again once it is repaired. */
static void
test_damaged (Asking        *fixture,
              gconstpointer  data)
{
  g_autofree char *whole = NULL;
  g_autofree char *damaged = NULL;
  size_t n_bytes;

  awale_library_free (fixture_open_library (fixture->folder));
  g_assert_true (g_file_get_contents (fixture->path, &whole, &n_bytes, NULL));
  damaged = g_memdup2 (whole, n_bytes);
  memset (damaged + 100, 0xff, n_bytes - 100);
  g_assert_true (g_file_set_contents (fixture->path, damaged, (gssize) n_bytes, NULL));
  assert_fail (fixture, AWALE_LIBRARY_ERROR_DAMAGED);
  g_assert_true (g_file_set_contents (fixture->path, whole, (gssize) n_bytes, NULL));
  g_assert_cmpuint (count_games (fixture), ==, 0);
  asking_fill (fixture, N_GAMES);
}

static void
set_call (const char         *name,
          sqlite3_syscall_ptr func)
{
  sqlite3_vfs *vfs = sqlite3_vfs_find (NULL);

  g_assert_cmpint (vfs->xSetSystemCall (vfs, name, func), ==, SQLITE_OK);
}

static ssize_t
full_pwrite (int         fd,
             const void *bytes,
             size_t      n_bytes,
             off_t       offset)
{
  errno = ENOSPC;
  return -1;
}

/* A full disk loses no games, and changes work again when there is room. */
static void
test_full_disk (Asking        *fixture,
                gconstpointer  data)
{
  g_autofree char *path = fixture_write_file (fixture->folder, "one.ogn", "1. F f *\n");
  g_autoptr (AwaleLibraryTask) task = NULL;

  asking_fill (fixture, N_GAMES);
  set_call ("pwrite", (sqlite3_syscall_ptr) full_pwrite);
  set_call ("pwrite64", (sqlite3_syscall_ptr) full_pwrite);
  task = asking_import (fixture, path, false);
  g_assert_error (awale_library_task_get_report (task)->error, AWALE_LIBRARY_ERROR,
                  AWALE_LIBRARY_ERROR_NO_SPACE);
  set_call (NULL, NULL);
  g_assert_cmpuint (count_games (fixture), ==, N_GAMES);
  g_clear_object (&task);
  task = asking_import (fixture, path, false);
  g_assert_no_error (awale_library_task_get_report (task)->error);
  g_assert_cmpuint (count_games (fixture), ==, N_GAMES + 1);
}

static int
read_only_open (const char *path,
                int         flags,
                int         mode)
{
  if ((flags & (O_RDWR | O_WRONLY | O_CREAT)) == 0)
    return open (path, flags, mode);
  errno = EACCES;
  return -1;
}

/* An import into a read-only library fails and adds no game. */
static void
test_read_only (Asking        *fixture,
                gconstpointer  data)
{
  g_autofree char *path = fixture_write_file (fixture->folder, "one.ogn", "1. F f *\n");
  g_autoptr (AwaleLibrary) library = fixture_open_library (fixture->folder);
  g_autoptr (AwaleLibraryTask) task = NULL;

  g_clear_pointer (&library, awale_library_free);
  set_call ("open", (sqlite3_syscall_ptr) read_only_open);
  task = asking_import (fixture, path, false);
  g_assert_error (awale_library_task_get_report (task)->error, AWALE_LIBRARY_ERROR,
                  AWALE_LIBRARY_ERROR_READ_ONLY);
  set_call (NULL, NULL);
  g_assert_cmpuint (count_games (fixture), ==, 0);
}

/* A disk that does not answer until its gate is opened; the main thread must not wait for it. */
static struct
{
  GMutex   mutex;
  GCond    changed;
  bool     is_asked;
  bool     is_open;
  GThread *main_thread;
} slow;

static int
slow_open (const char *path,
           int         flags,
           int         mode)
{
  g_assert_true (g_thread_self () != slow.main_thread);
  g_mutex_lock (&slow.mutex);
  slow.is_asked = true;
  g_cond_broadcast (&slow.changed);
  while (!slow.is_open)
    g_cond_wait (&slow.changed, &slow.mutex);
  g_mutex_unlock (&slow.mutex);
  return open (path, flags, mode);
}

static ssize_t
foreign_pread (int     fd,
               void   *bytes,
               size_t  n_bytes,
               off_t   offset)
{
  g_assert_true (g_thread_self () != slow.main_thread);
  return pread (fd, bytes, n_bytes, offset);
}

static ssize_t
foreign_pwrite (int         fd,
                const void *bytes,
                size_t      n_bytes,
                off_t       offset)
{
  g_assert_true (g_thread_self () != slow.main_thread);
  return pwrite (fd, bytes, n_bytes, offset);
}

static gboolean
turn_cb (unsigned *n_turns)
{
  ++*n_turns;
  return G_SOURCE_CONTINUE;
}

/* The main loop continues, however long the answer takes, because only other threads use the
 * disk. */
static void
test_slow_disk (Asking        *fixture,
                gconstpointer  data)
{
  unsigned n_turns = 0, turning;

  slow.main_thread = g_thread_self ();
  set_call ("pread", (sqlite3_syscall_ptr) foreign_pread);
  set_call ("pread64", (sqlite3_syscall_ptr) foreign_pread);
  set_call ("pwrite", (sqlite3_syscall_ptr) foreign_pwrite);
  set_call ("pwrite64", (sqlite3_syscall_ptr) foreign_pwrite);
  asking_fill (fixture, N_GAMES);

  set_call ("open", (sqlite3_syscall_ptr) slow_open);
  g_clear_object (&fixture->result);
  awale_library_client_run_async (fixture->client, &awale_library_list_job,
                                  awale_library_filter_copy (&everything), NULL, asking_done_cb,
                                  fixture);
  g_mutex_lock (&slow.mutex);
  while (!slow.is_asked)
    g_cond_wait (&slow.changed, &slow.mutex);
  g_mutex_unlock (&slow.mutex);
  turning = g_idle_add (G_SOURCE_FUNC (turn_cb), &n_turns);
  wait_while (n_turns < 100);
  g_source_remove (turning);
  g_assert_null (fixture->result);

  g_mutex_lock (&slow.mutex);
  slow.is_open = true;
  g_cond_broadcast (&slow.changed);
  g_mutex_unlock (&slow.mutex);
  asking_wait (fixture);
  g_assert_cmpuint (count_games (fixture), ==, N_GAMES);
  set_call (NULL, NULL);
}

/* Queries are answered while another program is changing the library. */
static void
test_changing (Asking        *fixture,
               gconstpointer  data)
{
  g_autoptr (AwaleLibrary) other = NULL;

  asking_fill (fixture, N_GAMES);
  other = fixture_open_library (fixture->folder);
  g_assert_true (awale_library_begin (other, NULL));
  g_assert_cmpuint (count_games (fixture), ==, N_GAMES);
  awale_library_end (other, false, NULL);
}

static void
replaced_cb (AwaleLibraryClient *library,
             const char         *sentences,
             char              **said)
{
  g_assert_null (*said);
  *said = g_strdup (sentences);
}

/* If the open library is replaced by another one, the first request fails; later requests and
 * imports use the new library. */
static void
test_replaced (Asking        *fixture,
               gconstpointer  data)
{
  g_autofree char *folder = fixture_make_folder ();
  g_autofree char *other = g_build_filename (folder, "library.sqlite", NULL);
  g_autofree char *text = fixture_games_text (2, 1);
  g_autofree char *path = fixture_write_file (fixture->folder, "more.ogn", text);
  g_autofree char *said = NULL;
  g_autoptr (AwaleLibraryTask) refused = NULL;
  g_autoptr (AwaleLibraryTask) done = NULL;
  const AwaleImportReport *report;

  g_signal_connect (fixture->client, "replaced", G_CALLBACK (replaced_cb), &said);
  asking_fill (fixture, N_GAMES);
  g_assert_cmpuint (count_games (fixture), ==, N_GAMES);
  awale_library_free (fixture_open_library (folder));
  g_assert_cmpint (g_rename (other, fixture->path), ==, 0);

  refused = asking_import (fixture, path, false);
  report = awale_library_task_get_report (refused);
  g_assert_error (report->error, AWALE_LIBRARY_ERROR, AWALE_LIBRARY_ERROR_REPLACED);
  g_assert_cmpuint (report->count.n_added, ==, 0);
  g_assert_cmpstr (said, ==, report->error->message);
  g_assert_cmpuint (count_games (fixture), ==, 0);
  done = asking_import (fixture, path, false);
  g_assert_no_error (awale_library_task_get_report (done)->error);
  g_assert_cmpuint (count_games (fixture), ==, 1);
  g_assert_cmpint (count_stored (fixture), ==, 1);
  fixture_remove_folder (g_steal_pointer (&folder));
}

#define ADD(name, func) \
  g_test_add ("/library/client/" name, Asking, NULL, asking_set_up, func, asking_tear_down)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  ADD ("none", test_none);
  ADD ("list", test_list);
  ADD ("load", test_load);
  ADD ("save", test_save);
  ADD ("add", test_add);
  ADD ("save-analyzed", test_save_analyzed);
  ADD ("remove", test_remove);
  ADD ("flush", test_flush);
  ADD ("flush-locked", test_flush_locked);
  ADD ("export", test_export);
  ADD ("faults", test_faults);
  ADD ("cancelled", test_cancelled);
  ADD ("foreign", test_foreign);
  ADD ("version", test_version);
  ADD ("damaged", test_damaged);
  ADD ("full-disk", test_full_disk);
  ADD ("read-only", test_read_only);
  ADD ("slow-disk", test_slow_disk);
  ADD ("changing", test_changing);
  ADD ("replaced", test_replaced);

  return g_test_run ();
}
