/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
/* A program that writes to a library is killed, loses power, or meets a full disk, a read-only
 * folder or other writers. Afterwards the library opens intact, every set of changes is complete or
 * absent, and everything that was reported as stored is there. */
#include "broken-disk.h"
#include "fixtures.h"
#include "synced-disk.h"

#include "library/awale-library-import.h"
#include "library/awale-library-list.h"
#include "library/awale-library-private.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <stdarg.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum
{
  N_GAMES = 60,
  BATCH = 10,
  KILLS = 20,
  MAX_CALLS = 400,
  ROUNDS = 12,
  OPENERS = 6,
};

typedef struct
{
  char  *folder;
  char  *path;   /* Path of a file with games. */
  GFile *file;
} Fixture;

static void
set_up (Fixture    *fixture,
        const void *data)
{
  g_autofree char *text = fixture_games_text (1, N_GAMES);

  fixture->folder = fixture_make_folder ();
  fixture->path = fixture_write_file (fixture->folder, "games.ogn", text);
  fixture->file = g_file_new_for_path (fixture->path);
}

static void
tear_down (Fixture    *fixture,
           const void *data)
{
  g_object_unref (fixture->file);
  g_free (fixture->path);
  fixture_remove_folder (fixture->folder);
}

static bool
import (AwaleLibrary      *library,
        GFile             *file,
        AwaleImportCount  *count,
        GError           **error)
{
  const AwaleImportJob job = { .batch = BATCH };

  return awale_library_import (library, &file, 1, &job, count, error);
}

static gint64
count_games (AwaleLibrary *library)
{
  const AwaleLibraryFilter all = { .limit = 0 };
  AwaleLibraryResults results;
  g_autoptr (GError) error = NULL;

  awale_library_get_results (library, &all, &results, &error);
  g_assert_no_error (error);
  return results.n_games;
}

/* Checks that the library is intact and contains only complete batches. Returns: the number of
 * games */
static gint64
assert_whole (const char *folder)
{
  g_autoptr (AwaleLibrary) library = fixture_open_library (folder);
  g_autoptr (GError) error = NULL;
  gint64 n_games;

  awale_library_check (library, &error);
  g_assert_no_error (error);
  n_games = count_games (library);
  g_assert_cmpint (n_games % BATCH, ==, 0);
  return n_games;
}

static void
import_in_child (Fixture *fixture)
{
  g_autoptr (AwaleLibrary) library = fixture_open_library (fixture->folder);
  AwaleImportCount count;
  bool done = import (library, fixture->file, &count, NULL);

  g_clear_pointer (&library, awale_library_free);
  _exit (done ? 0 : 1);
}

/* Kills an import at a random time within @most microseconds. Returns: true if the import had not
 * ended yet */
static bool
kill_import (Fixture *fixture,
             gint64   most)
{
  pid_t child = fork ();
  int status;

  g_assert_cmpint (child, >=, 0);
  if (child == 0)
    import_in_child (fixture);
  g_usleep ((gulong) (g_test_rand_double () * (double) most));
  kill (child, SIGKILL);
  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  return WIFSIGNALED (status);
}

static void
remove_library (Fixture *fixture)
{
  static const char *const names[] = { "library.sqlite", "library.sqlite-wal",
                                       "library.sqlite-shm", "library.sqlite-journal" };

  for (size_t i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = g_build_filename (fixture->folder, names[i], NULL);

      g_unlink (path);
    }
}

/* Waits for @n child processes, all of which must succeed. */
static void
wait_for_children (unsigned n)
{
  int status;

  for (; n > 0; n--)
    {
      g_assert_cmpint (wait (&status), >, 0);
      g_assert_true (WIFEXITED (status) && WEXITSTATUS (status) == 0);
    }
}

/* Imports the file without a disturbance. Returns: the time taken in microseconds */
static gint64
measure_import (Fixture *fixture)
{
  gint64 started = g_get_monotonic_time ();

  if (fork () == 0)
    import_in_child (fixture);
  wait_for_children (1);
  started = g_get_monotonic_time () - started;
  remove_library (fixture);
  return started;
}

static void
test_killed (Fixture    *fixture,
             const void *data)
{
  int kills = fixture_count_kills (KILLS);

  for (int killed = 0; killed < kills;)
    {
      /* Measure before each series of kills: after a single slow measurement, most kills would
       * come too late. */
      gint64 most = measure_import (fixture), n_before = 0;

      /* Games that were imported before a kill stay, and the next import continues after them. */
      for (int i = 0; i < 3; i++)
        {
          gint64 n_games;

          killed += kill_import (fixture, most);
          n_games = assert_whole (fixture->folder);
          g_assert_cmpint (n_games, >=, n_before);
          n_before = n_games;
        }
      if (fork () == 0)
        import_in_child (fixture);
      wait_for_children (1);
      g_assert_cmpint (assert_whole (fixture->folder), ==, N_GAMES);
      remove_library (fixture);
    }
}

/* A completed import survives a power cut. */
static void
test_power_cut (Fixture    *fixture,
                const void *data)
{
  char *folder = fixture_make_folder (), *left;
  g_autoptr (AwaleLibrary) library = NULL;
  g_autoptr (GError) error = NULL;
  AwaleImportCount count;

  synced_disk_begin (folder);
  library = fixture_open_library (folder);
  import (library, fixture->file, &count, &error);
  g_assert_no_error (error);
  left = synced_disk_cut ();
  g_assert_cmpint (assert_whole (left), ==, N_GAMES);
  fixture_remove_folder (left);
  g_clear_pointer (&library, awale_library_free);
  synced_disk_end ();
  fixture_remove_folder (folder);
}

/* Opens files only for reading, as in a folder without write permission. */
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

/* Opens the library and imports into it while the disk fails from call number @n on. Returns: true
 * if call number @n was reached */
static bool
import_on_broken_disk (Fixture *fixture,
                       unsigned n,
                       int      number)
{
  g_autofree char *path = g_build_filename (fixture->folder, "library.sqlite", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (AwaleLibrary) library = NULL;
  AwaleImportCount count = { 0 };
  int code = number == ENOSPC ? AWALE_LIBRARY_ERROR_NO_SPACE : AWALE_LIBRARY_ERROR_FILE;
  bool reached;

  broken_disk_fail_from (n, number);
  library = awale_library_open (path, AWALE_LIBRARY_WRITE, &error);
  if (library != NULL)
    import (library, fixture->file, &count, &error);
  g_clear_pointer (&library, awale_library_free);
  reached = broken_disk_count_calls () >= n;
  broken_disk_fail_from (0, 0);
  if (error != NULL)
    {
      g_assert_true (reached);
      g_assert_error (error, AWALE_LIBRARY_ERROR, code);
    }
  g_assert_cmpint (assert_whole (fixture->folder), ==, count.n_added);
  return reached;
}

static void
test_broken_disk (Fixture    *fixture,
                  const void *data)
{
  unsigned step = 1;

  broken_disk_begin ();
  for (unsigned n = 1; import_on_broken_disk (fixture, n, GPOINTER_TO_INT (data)); n += step++)
    {
      remove_library (fixture);
      g_assert_cmpuint (n, <, MAX_CALLS * MAX_CALLS);
    }
  broken_disk_mend ();
}

static void
test_read_only (Fixture    *fixture,
                const void *data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "library.sqlite", NULL);
  g_autoptr (AwaleLibrary) library = fixture_open_library (fixture->folder);
  g_autoptr (GError) error = NULL;
  AwaleImportCount count;

  g_assert_true (import (library, fixture->file, &count, NULL));
  g_clear_pointer (&library, awale_library_free);

  broken_disk_set_call ("open", (sqlite3_syscall_ptr) read_only_open);
  g_assert_null (awale_library_open (path, AWALE_LIBRARY_WRITE, &error));
  g_assert_error (error, AWALE_LIBRARY_ERROR, AWALE_LIBRARY_ERROR_READ_ONLY);
  g_clear_error (&error);
  g_assert_null (awale_library_open (path, AWALE_LIBRARY_READ, &error));
  g_assert_error (error, AWALE_LIBRARY_ERROR, AWALE_LIBRARY_ERROR_FILE);
  g_assert_nonnull (strstr (error->message, "cannot be written"));
  broken_disk_mend ();
  g_assert_cmpint (assert_whole (fixture->folder), ==, N_GAMES);
}

static char *
dup_library_path (Fixture *fixture)
{
  return g_build_filename (fixture->folder, "library.sqlite", NULL);
}

/* A log that cannot be merged into the library is reported, not ignored, even if the library is
 * opened through a symbolic link. */
static void
test_log (Fixture    *fixture,
          const void *data)
{
  g_autofree char *path = dup_library_path (fixture);
  g_autofree char *link = g_build_filename (fixture->folder, "link.sqlite", NULL);
  g_autofree char *shared = g_strconcat (path, "-shm", NULL);
  g_autoptr (GError) error = NULL;

  awale_library_free (fixture_open_library (fixture->folder));
  if (fork () == 0)
    {
      AwaleLibrary *library = fixture_open_library (fixture->folder);
      AwaleImportCount count;

      /* End without closing the library, which leaves its log. */
      _exit (import (library, fixture->file, &count, NULL) ? 0 : 1);
    }
  wait_for_children (1);
  g_assert_cmpint (g_unlink (shared), ==, 0);
  g_assert_cmpint (symlink (path, link), ==, 0);
  broken_disk_set_call ("open", (sqlite3_syscall_ptr) read_only_open);
  g_assert_null (awale_library_open (link, AWALE_LIBRARY_READ, &error));
  g_assert_error (error, AWALE_LIBRARY_ERROR, AWALE_LIBRARY_ERROR_FILE);
  broken_disk_mend ();
  g_assert_cmpint (assert_whole (fixture->folder), ==, N_GAMES);
}

/* Several processes that create and fill the same library wait for each other, even when they store
 * unreadable games. */
static void
test_together (Fixture    *fixture,
               const void *data)
{
  g_autofree char *text = fixture_games_text (2, N_GAMES);
  g_autofree char *path = fixture_write_file (fixture->folder, "more.ogn", text);
  g_autofree char *bad = fixture_write_file (fixture->folder, "bad.ogn",
                                             "[South \"a\"]\n\nx\n\n[South \"b\"]\n\ny\n");
  g_autoptr (GFile) more = g_file_new_for_path (path);
  g_autoptr (GFile) broken = g_file_new_for_path (bad);
  GFile *const files[] = { fixture->file, more, fixture->file, broken, broken };

  for (int round = 0; round < 2; round++)
    {
      for (size_t i = 0; i < G_N_ELEMENTS (files); i++)
        if (fork () == 0)
          {
            fixture->file = files[i];
            import_in_child (fixture);
          }
      wait_for_children (G_N_ELEMENTS (files));
      /* The second round imports the file without its second unreadable game. */
      g_free (fixture_write_file (fixture->folder, "bad.ogn", "[South \"a\"]\n\nx\n"));
    }
  g_assert_cmpint (assert_whole (fixture->folder), ==, 2 * N_GAMES);
}

/* Several processes can open a library at once, of which one creates it; readers may find it
 * missing. */
static void
test_opened_together (Fixture    *fixture,
                      const void *data)
{
  g_autofree char *path = dup_library_path (fixture);

  for (int round = 0; round < ROUNDS; round++)
    {
      for (int i = 0; i < OPENERS; i++)
        if (fork () == 0)
          {
            AwaleLibraryMode mode = i % 3 == 2 ? AWALE_LIBRARY_READ : AWALE_LIBRARY_WRITE;
            g_autoptr (GError) error = NULL;
            g_autoptr (AwaleLibrary) library = awale_library_open (path, mode, &error);
            bool done = library != NULL
                        || g_error_matches (error, AWALE_LIBRARY_ERROR,
                                            AWALE_LIBRARY_ERROR_MISSING);

            if (!done)
              g_printerr ("%s\n", error->message);
            g_clear_pointer (&library, awale_library_free);
            _exit (done ? 0 : 1);
          }
      wait_for_children (OPENERS);
      assert_whole (fixture->folder);
      remove_library (fixture);
    }
}

/* Holds the library in the middle of a change until a byte can be read from @orders. */
static void
hold_library (const char *path,
              int         ready,
              int         orders)
{
  sqlite3 *db;
  char byte = 0;
  bool done = sqlite3_open (path, &db) == SQLITE_OK
              && sqlite3_busy_timeout (db, 10000) == SQLITE_OK
              && sqlite3_exec (db, "BEGIN IMMEDIATE; DELETE FROM games", NULL, NULL, NULL)
                   == SQLITE_OK
              && write (ready, &byte, 1) == 1 && read (orders, &byte, 1) == 1
              && sqlite3_exec (db, "COMMIT", NULL, NULL, NULL) == SQLITE_OK;

  _exit (done ? 0 : 1);
}

/* Pipe that tells the process holding the library to commit, once SQLite has found the library
 * locked; -1 while it is not in use. */
static int order = -1;

static int
telling_fcntl (int fd,
               int operation,
               ...)
{
  va_list arguments;
  void *argument;
  int result;

  va_start (arguments, operation);
  argument = va_arg (arguments, void *);
  va_end (arguments);
  result = fcntl (fd, operation, argument);
  if (result != 0 && operation == F_SETLK && order >= 0)
    {
      int number = errno;

      g_assert_cmpint (write (order, "", 1), ==, 1);
      order = -1;
      errno = number;
    }
  return result;
}

/* A library can switch to its write-ahead log even if it must first wait for another process. */
static void
test_log_waits (Fixture    *fixture,
                const void *data)
{
  g_autofree char *path = dup_library_path (fixture);
  g_autoptr (AwaleLibrary) library = fixture_open_library (fixture->folder);
  g_autoptr (GError) error = NULL;
  int ready[2], orders[2];
  char byte;

  g_assert_true (awale_sql_run (library->db, "PRAGMA journal_mode = DELETE", NULL));
  g_clear_pointer (&library, awale_library_free);
  g_assert_cmpint (pipe (ready), ==, 0);
  g_assert_cmpint (pipe (orders), ==, 0);
  if (fork () == 0)
    hold_library (path, ready[1], orders[0]);
  close (ready[1]);
  g_assert_cmpint (read (ready[0], &byte, 1), ==, 1);

  order = orders[1];
  broken_disk_set_call ("fcntl", (sqlite3_syscall_ptr) telling_fcntl);
  library = awale_library_open (path, AWALE_LIBRARY_WRITE, &error);
  broken_disk_mend ();
  g_assert_no_error (error);
  g_assert_cmpint (order, ==, -1);
  wait_for_children (1);
  close (ready[0]);
  close (orders[0]);
  close (orders[1]);
}

/* A reader sees the state before a change while the change is made, and its result afterwards. */
static void
test_reading (Fixture    *fixture,
              const void *data)
{
  g_autoptr (AwaleLibrary) writer = fixture_open_library (fixture->folder);
  g_autoptr (AwaleLibrary) reader = awale_library_open (awale_library_get_path (writer),
                                                        AWALE_LIBRARY_READ, NULL);
  g_autoptr (AwaleGame) game = awale_game_new (&awale_preset_default ()->rules);
  g_autoptr (AwaleLibraryRecord) record = awale_library_record_new (game);
  g_autoptr (GError) error = NULL;
  gint64 id;

  g_assert_true (awale_library_begin (writer, NULL));
  g_assert_true (awale_library_add (writer, record, NULL, NULL, &id, NULL));
  g_assert_cmpint (count_games (reader), ==, 0);
  g_assert_true (awale_library_end (writer, true, NULL));
  g_assert_cmpint (count_games (reader), ==, 1);

  g_assert_false (awale_library_add (reader, record, NULL, NULL, &id, &error));
  g_assert_error (error, AWALE_LIBRARY_ERROR, AWALE_LIBRARY_ERROR_READ_ONLY);
}

/* A writer waits for another one only for a limited time. */
static void
test_busy (Fixture    *fixture,
           const void *data)
{
  g_autoptr (AwaleLibrary) library = fixture_open_library (fixture->folder);
  g_autoptr (AwaleLibrary) other = fixture_open_library (fixture->folder);
  g_autoptr (GError) error = NULL;

  sqlite3_busy_timeout (other->db, 1);
  g_assert_true (awale_library_begin (library, NULL));
  g_assert_false (awale_library_begin (other, &error));
  g_assert_error (error, AWALE_LIBRARY_ERROR, AWALE_LIBRARY_ERROR_BUSY);
  awale_library_end (library, false, NULL);
  g_assert_true (awale_library_begin (other, NULL));
  awale_library_end (other, false, NULL);
}

static int
lockless_fcntl (int fd,
                int operation,
                ...)
{
  errno = ENOLCK;
  return -1;
}

/* On a file system without locks, the error does not blame another program. */
static void
test_no_locks (Fixture    *fixture,
               const void *data)
{
  g_autofree char *path = dup_library_path (fixture);
  g_autoptr (AwaleLibrary) library = NULL;
  g_autoptr (GError) error = NULL;

  broken_disk_set_call ("fcntl", (sqlite3_syscall_ptr) lockless_fcntl);
  library = awale_library_open (path, AWALE_LIBRARY_WRITE, &error);
  broken_disk_mend ();
  g_assert_null (library);
  g_assert_error (error, AWALE_LIBRARY_ERROR, AWALE_LIBRARY_ERROR_FILE);
}

/* Replaces the file of the open library with a library of a single game, or removes it if
 * @by_nothing. */
static void
replace_library (Fixture *fixture,
                 bool     by_nothing)
{
  g_autofree char *path = dup_library_path (fixture);
  g_autofree char *folder = fixture_make_folder ();
  g_autofree char *other = g_build_filename (folder, "library.sqlite", NULL);
  g_autoptr (AwaleGame) game = awale_game_new (&awale_preset_default ()->rules);
  g_autoptr (AwaleLibraryRecord) record = awale_library_record_new (game);
  g_autoptr (AwaleLibrary) library = fixture_open_library (folder);
  gint64 id;

  g_assert_true (awale_library_add (library, record, NULL, NULL, &id, NULL));
  g_clear_pointer (&library, awale_library_free);
  g_assert_cmpint (by_nothing ? g_unlink (path) : g_rename (other, path), ==, 0);
  fixture_remove_folder (g_steal_pointer (&folder));
}

/* Opens the only backup beside the library for reading. */
static AwaleLibrary *
open_kept (Fixture *fixture)
{
  g_autoptr (GDir) folder = g_dir_open (fixture->folder, 0, NULL);
  AwaleLibrary *library = NULL;
  const char *name;

  while ((name = g_dir_read_name (folder)) != NULL)
    if (g_str_has_prefix (name, "library-replaced-") && g_str_has_suffix (name, ".sqlite"))
      {
        g_autofree char *path = g_build_filename (fixture->folder, name, NULL);

        g_assert_null (library);
        library = awale_library_open (path, AWALE_LIBRARY_READ, NULL);
      }
  g_assert_nonnull (library);
  return library;
}

/* When the file of an open library is replaced or removed, neither the old nor the new file is
 * written any more, and changes that were only in the log are saved in a single backup. */
static void
test_replaced (Fixture    *fixture,
               const void *data)
{
  bool by_nothing = GPOINTER_TO_INT (data);
  g_autofree char *path = dup_library_path (fixture);
  g_autoptr (AwaleLibrary) library = fixture_open_library (fixture->folder);
  g_autoptr (AwaleLibrary) reader = awale_library_open (path, AWALE_LIBRARY_READ, NULL);
  g_autoptr (AwaleLibrary) kept = NULL;
  g_autoptr (GError) error = NULL;
  const AwaleLibraryFilter all = { .limit = 0 };
  AwaleLibraryResults results;
  AwaleImportCount count;

  g_assert_true (import (library, fixture->file, &count, NULL));
  g_assert_cmpint (count_games (reader), ==, N_GAMES);
  replace_library (fixture, by_nothing);

  g_assert_false (awale_library_remove (library, 1, &error));
  g_assert_error (error, AWALE_LIBRARY_ERROR, AWALE_LIBRARY_ERROR_REPLACED);
  g_clear_error (&error);
  g_assert_false (awale_library_set_favorite (library, 1, true, &error));
  g_assert_error (error, AWALE_LIBRARY_ERROR, AWALE_LIBRARY_ERROR_REPLACED);
  g_clear_error (&error);
  g_assert_false (awale_library_get_results (reader, &all, &results, &error));
  g_assert_error (error, AWALE_LIBRARY_ERROR, AWALE_LIBRARY_ERROR_REPLACED);
  g_clear_pointer (&library, awale_library_free);
  g_clear_pointer (&reader, awale_library_free);

  kept = open_kept (fixture);
  g_assert_cmpint (count_games (kept), ==, N_GAMES);
  library = fixture_open_library (fixture->folder);
  g_assert_true (awale_library_check (library, NULL));
  g_assert_cmpint (count_games (library), ==, by_nothing ? 0 : 1);
}

/* A change in progress when the file is replaced fails, and is not in the backup. */
static void
test_replaced_within (Fixture    *fixture,
                      const void *data)
{
  g_autoptr (AwaleLibrary) library = fixture_open_library (fixture->folder);
  g_autoptr (AwaleLibrary) kept = NULL;
  g_autoptr (GError) error = NULL;
  AwaleImportCount count;

  g_assert_true (import (library, fixture->file, &count, NULL));
  g_assert_true (awale_library_begin (library, NULL));
  g_assert_true (awale_library_remove (library, 1, NULL));
  replace_library (fixture, false);
  g_assert_false (awale_library_end (library, true, &error));
  g_assert_error (error, AWALE_LIBRARY_ERROR, AWALE_LIBRARY_ERROR_REPLACED);
  kept = open_kept (fixture);
  g_assert_cmpint (count_games (kept), ==, N_GAMES);
}

/* Closing the library after its file was replaced does not change the new file, either. */
static void
test_replaced_at_end (Fixture    *fixture,
                      const void *data)
{
  g_autoptr (AwaleLibrary) library = fixture_open_library (fixture->folder);
  g_autoptr (AwaleLibrary) kept = NULL;
  AwaleImportCount count;

  g_assert_true (import (library, fixture->file, &count, NULL));
  g_assert_true (awale_library_set_favorite (library, 1, true, NULL));
  replace_library (fixture, false);
  g_clear_pointer (&library, awale_library_free);
  library = fixture_open_library (fixture->folder);
  g_assert_true (awale_library_check (library, NULL));
  g_assert_cmpint (count_games (library), ==, 1);
  kept = open_kept (fixture);
  g_assert_cmpint (count_games (kept), ==, N_GAMES);
}

#define ADD(name, data, func) \
  g_test_add ("/library/faults/" name, Fixture, data, set_up, func, tear_down)

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  /* Tests that fork must run first: an import leaves a thread of GIO, and a child that is forked
   * while this thread allocates memory would wait for the allocator's lock forever. */
  ADD ("killed", NULL, test_killed);
  ADD ("log", NULL, test_log);
  ADD ("together", NULL, test_together);
  ADD ("opened-together", NULL, test_opened_together);
  ADD ("log-waits", NULL, test_log_waits);
  ADD ("power-cut", NULL, test_power_cut);
  ADD ("full-disk", GINT_TO_POINTER (ENOSPC), test_broken_disk);
  ADD ("broken-disk", GINT_TO_POINTER (EIO), test_broken_disk);
  ADD ("read-only", NULL, test_read_only);
  ADD ("reading", NULL, test_reading);
  ADD ("no-locks", NULL, test_no_locks);
  ADD ("replaced", NULL, test_replaced);
  ADD ("removed", GINT_TO_POINTER (true), test_replaced);
  ADD ("replaced-within", NULL, test_replaced_within);
  ADD ("replaced-at-end", NULL, test_replaced_at_end);
  ADD ("busy", NULL, test_busy);

  return g_test_run ();
}
