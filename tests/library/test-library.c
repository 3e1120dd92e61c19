/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "fixtures.h"

#include "library/awale-library-exercises.h"
#include "library/awale-library-private.h"
#include "library/awale-unreadable-games.h"

#include <glib/gstdio.h>
#include <string.h>

static const char ogn[] =
  "[Variant \"Awele Society\"]\n"
  "[Rules \"slam=last-resort feed=yes stuck=end leftover=owner dead=plays-on drought=none "
  "repetition=3 cycle=owner first=choice majority=may-stop\"]\n"
  "[Event \"Coupe d'été\"]\n"
  "[Site \"Dakar\"]\n"
  "[Date \"2022.01.10\"]\n"
  "[Round \"1\"]\n"
  "[South \"Ama\"]\n"
  "[North \"Kofi\"]\n"
  "[Result \"26-22\"]\n"
  "[Termination \"agreement\"]\n"
  "[Annotator \"Somebody\"]\n"
  "\n"
  "{Before.} 1. F! f 2. B {[%eval -1.5,14] Feeds too early?} e (2. … d 3. C\n"
  "{Better}) 3. B 26-22\n";

typedef struct
{
  char         *folder;
  AwaleLibrary *library;
} Fixture;

static void
set_up (Fixture    *fixture,
        const void *data)
{
  fixture->folder = fixture_make_folder ();
  fixture->library = fixture_open_library (fixture->folder);
}

static void
tear_down (Fixture    *fixture,
           const void *data)
{
  g_autoptr (GError) error = NULL;

  awale_library_check (fixture->library, &error);
  g_assert_no_error (error);
  awale_library_free (fixture->library);
  fixture_remove_folder (fixture->folder);
}

static AwaleLibraryRecord *
read_record (const char *text)
{
  g_autoptr (AwaleDocument) document = awale_ogn_read (text, strlen (text), NULL);

  return awale_library_record_new (awale_document_get_game (document, 0));
}

static gint64
add_game (AwaleLibrary *library,
          const char   *text)
{
  g_autoptr (AwaleLibraryRecord) record = read_record (text);
  g_autoptr (GError) error = NULL;
  gint64 id;

  awale_library_add (library, record, NULL, NULL, &id, &error);
  g_assert_no_error (error);
  return id;
}

static gint64
find_same (AwaleLibrary *library,
           const char   *text)
{
  g_autoptr (AwaleLibraryRecord) record = read_record (text);
  g_autoptr (GError) error = NULL;
  gint64 id;

  awale_library_find_same (library, record, &id, NULL, &error);
  g_assert_no_error (error);
  return id;
}

static void
assert_text (AwaleLibrary *library,
             gint64        id,
             const char   *expected)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = awale_library_dup_text (library, id, &error);

  g_assert_no_error (error);
  g_assert_cmpstr (text, ==, expected);
}

static void
assert_missing (AwaleLibrary *library,
                gint64        id)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (awale_library_dup_text (library, id, &error));
  g_assert_error (error, AWALE_LIBRARY_ERROR, AWALE_LIBRARY_ERROR_MISSING);
}

static void
test_kept (Fixture    *fixture,
           const void *data)
{
  gint64 id = add_game (fixture->library, ogn);
  g_autoptr (AwaleGame) game = NULL;
  g_autofree char *text = NULL;

  assert_text (fixture->library, id, ogn);
  game = awale_library_load (fixture->library, id, NULL);
  text = awale_ogn_write_game (game, AWALE_WRITE_DEFAULT);
  g_assert_cmpstr (text, ==, ogn);

  g_clear_pointer (&fixture->library, awale_library_free);
  fixture->library = fixture_open_library (fixture->folder);
  assert_text (fixture->library, id, ogn);
  assert_missing (fixture->library, id + 1);
}

static void
test_record (void)
{
  g_autoptr (AwaleLibraryRecord) record = read_record (ogn);
  g_autoptr (AwaleLibraryRecord) bare = read_record ("FfB");

  g_assert_cmpstr (record->south, ==, "Ama");
  g_assert_cmpstr (record->north, ==, "Kofi");
  g_assert_cmpstr (record->event, ==, "Coupe d'été");
  g_assert_cmpstr (record->site, ==, "Dakar");
  g_assert_cmpstr (record->date, ==, "2022.01.10");
  g_assert_cmpstr (record->round, ==, "1");
  g_assert_cmpstr (record->ruleset, ==, "society");
  g_assert_cmpstr (record->result, ==, "26-22");
  g_assert_true (record->score.known);
  g_assert_cmpint (record->score.score.south, ==, 52);
  g_assert_cmpint (record->plies, ==, 5);
  g_assert_cmpstr (record->comments, ==, "Before.\nFeeds too early?\nBetter");

  g_assert_null (bare->south);
  g_assert_null (bare->date);
  g_assert_null (bare->comments);
  g_assert_cmpstr (bare->result, ==, "*");
  g_assert_cmpstr (bare->ruleset, ==, "abapa");
  g_assert_cmpint (bare->plies, ==, 3);
}

static void
test_same (Fixture    *fixture,
           const void *data)
{
  AwaleLibrary *library = fixture->library;
  gint64 id = add_game (library, "[South \"Ama\"]\n[North \"Kofi\"]\n[Date \"2020\"]\n1. F f 2. B");

  /* Only the players, the rules and the moves decide whether games are the same. */
  g_assert_cmpint (find_same (library, "[South \"AMA\"]\n[North \"Kofi\"]\n1. F f 2. B"), ==, id);
  g_assert_cmpint (find_same (library, "[South \"Ama\"]\n[North \"Kofi\"]\n"
                                       "1. F {Yes} f (1... a) 2. B 25-23"), ==, id);
  g_assert_cmpint (find_same (library, "[South \"Kofi\"]\n[North \"Ama\"]\n1. F f 2. B"), ==, 0);
  g_assert_cmpint (find_same (library, "[South \"Ama\"]\n[North \"Kofi\"]\n1. F f 2. C"), ==, 0);
  g_assert_cmpint (find_same (library, "[Variant \"society\"]\n[South \"Ama\"]\n[North \"Kofi\"]\n"
                                       "1. F f 2. B"), ==, 0);

  /* Games without moves are the same only if everything else is equal. */
  id = add_game (library, "[Event \"Final\"]\n[Result \"26-22\"]\n26-22");
  g_assert_cmpint (find_same (library, "[Event \"Final\"]\n[Result \"26-22\"]\n26-22"), ==, id);
  g_assert_cmpint (find_same (library, "[Event \"Final\"]\n[Result \"22-26\"]\n22-26"), ==, 0);
}

static void
test_replaced (Fixture    *fixture,
               const void *data)
{
  AwaleLibrary *library = fixture->library;
  gint64 id = add_game (library, "1. F f 2. B *");
  gint64 other = add_game (library, "1. C c *");
  g_autoptr (AwaleLibraryRecord) record = read_record (ogn);
  g_autoptr (GError) error = NULL;

  g_assert_true (awale_library_collect (library, "Mine", id, NULL));
  g_assert_true (awale_library_set_favorite (library, id, true, NULL));
  g_assert_true (awale_library_replace (library, id, record, NULL));
  assert_text (library, id, ogn);
  g_assert_cmpint (find_same (library, ogn), ==, id);
  g_assert_cmpint (find_same (library, "1. F f 2. B *"), ==, 0);

  g_assert_true (awale_library_remove (library, id, NULL));
  assert_missing (library, id);
  g_assert_false (awale_library_replace (library, id, record, &error));
  g_assert_error (error, AWALE_LIBRARY_ERROR, AWALE_LIBRARY_ERROR_MISSING);
  g_clear_error (&error);
  g_assert_false (awale_library_remove (library, id, &error));
  g_assert_error (error, AWALE_LIBRARY_ERROR, AWALE_LIBRARY_ERROR_MISSING);
  g_clear_error (&error);
  g_assert_false (awale_library_collect (library, "Mine", id, &error));
  g_assert_error (error, AWALE_LIBRARY_ERROR, AWALE_LIBRARY_ERROR_MISSING);
  g_assert_true (awale_library_collect (library, "Mine", other, NULL));
  g_assert_true (awale_library_collect (library, "Mine", other, NULL));
  g_assert_cmpint (find_same (library, "1. C c *"), ==, other);
}

static void
test_rolled_back (Fixture    *fixture,
                  const void *data)
{
  AwaleLibrary *library = fixture->library;
  const AwaleLibrarySource source = { "games.ogn", 1, 1 };
  g_autoptr (AwaleLibraryRecord) record = read_record (ogn);
  gint64 id, bad;

  for (int i = 0; i < 2; i++)
    {
      g_assert_true (awale_library_begin (library, NULL));
      g_assert_true (awale_library_add (library, record, &source, NULL, &id, NULL));
      g_assert_cmpint (find_same (library, ogn), ==, id);
      awale_library_end (library, false, NULL);
      g_assert_cmpint (find_same (library, ogn), ==, 0);
    }
  g_assert_true (awale_library_begin (library, NULL));
  g_assert_true (awale_library_add (library, record, &source, NULL, &id, NULL));
  g_assert_true (awale_library_add_unreadable (library, &source, "why", "text", &bad, NULL));
  g_assert_true (awale_library_add_unreadable (library, &source, "why", "text", &bad, NULL));
  g_assert_true (awale_library_end (library, true, NULL));
  g_assert_cmpint (find_same (library, ogn), ==, id);
}

/* Numbers of removed games are not reused. */
static void
test_numbers (Fixture    *fixture,
              const void *data)
{
  const AwaleLibrarySource source = { "games.ogn", 1, 1 };
  gint64 id = add_game (fixture->library, "1. F f 2. B *");
  gint64 bad, other_bad;

  g_assert_true (awale_library_remove (fixture->library, id, NULL));
  g_assert_cmpint (add_game (fixture->library, "1. C c *"), >, id);
  g_assert_true (awale_library_add_unreadable (fixture->library, &source, "why", "a", &bad, NULL));
  g_assert_true (awale_library_remove_unreadable (fixture->library, bad, NULL));
  g_assert_true (
      awale_library_add_unreadable (fixture->library, &source, "why", "b", &other_bad, NULL));
  g_assert_cmpint (other_bad, >, bad);
}

/* A value that is too long for the database is an error, and is not silently dropped. */
static void
test_too_long (Fixture    *fixture,
               const void *data)
{
  g_autoptr (GString) text = g_string_new ("1. F {");
  g_autoptr (AwaleLibraryRecord) record = NULL;
  g_autoptr (GError) error = NULL;
  gint64 id;

  for (int i = 0; i < 2000; i++)
    g_string_append (text, "word ");
  g_string_append (text, "} *\n");
  record = read_record (text->str);
  sqlite3_limit (fixture->library->db, SQLITE_LIMIT_LENGTH, 5000);
  g_assert_false (awale_library_add (fixture->library, record, NULL, NULL, &id, &error));
  g_assert_error (error, AWALE_LIBRARY_ERROR, AWALE_LIBRARY_ERROR_FILE);
  g_assert_nonnull (strstr (error->message, "too big"));
  sqlite3_limit (fixture->library->db, SQLITE_LIMIT_LENGTH, 1000000);
  g_assert_cmpint (find_same (fixture->library, text->str), ==, 0);
  g_assert_cmpint (add_game (fixture->library, text->str), >, 0);
}

/* An empty file is an error for a reader, but a writer makes it a library. */
static void
test_empty (void)
{
  char *folder = fixture_make_folder ();
  g_autofree char *path = fixture_write_file (folder, "library.sqlite", "");
  g_autoptr (AwaleLibrary) library = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_null (awale_library_open (path, AWALE_LIBRARY_READ, &error));
  g_assert_error (error, AWALE_LIBRARY_ERROR, AWALE_LIBRARY_ERROR_MISSING);
  awale_library_free (fixture_open_library (folder));
  library = awale_library_open (path, AWALE_LIBRARY_READ, NULL);
  assert_missing (library, 1);
  g_clear_pointer (&library, awale_library_free);
  fixture_remove_folder (folder);
}

/* Cancellable that is cancelled when SQLite waits for the first time. */
static GCancellable *impatient;
static unsigned n_sleeps;

static int
sleep_no_time (sqlite3_vfs *vfs,
               int          microseconds)
{
  n_sleeps++;
  if (impatient != NULL)
    g_cancellable_cancel (impatient);
  return microseconds;
}

/* Opens the library with a file system that does not really wait for other processes. */
static AwaleLibrary *
open_hastily (const char    *path,
              GCancellable  *cancellable,
              GError       **error)
{
  sqlite3_vfs *usual = sqlite3_vfs_find (NULL), hasty = *usual;
  AwaleLibrary *library;

  hasty.zName = "hasty";
  hasty.xSleep = sleep_no_time;
  sqlite3_vfs_register (&hasty, true);
  library = awale_library_open_cancellably (path, AWALE_LIBRARY_WRITE, cancellable, error);
  sqlite3_vfs_unregister (&hasty);
  sqlite3_vfs_register (usual, true);
  return library;
}

/* Creating a library waits for a process that writes to its file, until the waiting is
 * cancelled. */
static void
test_busy (void)
{
  char *folder = fixture_make_folder ();
  g_autofree char *path = g_build_filename (folder, "library.sqlite", NULL);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (AwaleLibrary) library = NULL;
  g_autoptr (GError) error = NULL;
  sqlite3 *other;

  g_assert_cmpint (sqlite3_open (path, &other), ==, SQLITE_OK);
  g_assert_true (awale_sql_run (other, "BEGIN IMMEDIATE", NULL));
  g_assert_null (open_hastily (path, cancellable, &error));
  g_assert_error (error, AWALE_LIBRARY_ERROR, AWALE_LIBRARY_ERROR_BUSY);
  g_clear_error (&error);
  g_assert_cmpuint (n_sleeps, >, 1);
  n_sleeps = 0;
  impatient = cancellable;
  g_assert_null (open_hastily (path, cancellable, &error));
  g_assert_cmpuint (n_sleeps, ==, 1);
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_clear_error (&error);
  impatient = NULL;
  sqlite3_close (other);
  library = awale_library_open (path, AWALE_LIBRARY_WRITE, &error);
  g_assert_no_error (error);
  g_clear_pointer (&library, awale_library_free);
  fixture_remove_folder (folder);
}

static bool
exercise_cb (const AwaleLibraryExercise *exercise,
             void                       *user_data)
{
  GString *told = user_data;

  g_string_append_printf (told, "%d %s:", (int) exercise->hash, exercise->text);
  for (size_t i = 0; i < exercise->n_answers; i++)
    g_string_append_printf (told, " %d-%d", (int) exercise->answers[i].time,
                            exercise->answers[i].grade);
  g_string_append_c (told, '\n');
  return exercise->hash != 9;
}

static void
assert_exercises (AwaleLibrary *library,
                  const char   *expected)
{
  g_autoptr (GString) told = g_string_new (NULL);

  g_assert_true (awale_library_list_exercises (library, exercise_cb, told, NULL));
  g_assert_cmpstr (told->str, ==, expected);
}

static void
test_exercises (Fixture    *fixture,
                const void *data)
{
  static const AwaleExerciseAnswer answers[] = { { 20, 3 }, { 10, 1 }, { 20, 3 }, { 20, 2 } };
  AwaleLibrary *library = fixture->library;
  g_autoptr (GString) found = g_string_new (NULL);
  g_autoptr (GError) error = NULL;
  gint64 id;

  assert_exercises (library, "");
  g_assert_true (awale_library_put_exercise (library, -5, "a", &id, NULL));
  g_assert_cmpint (id, ==, 1);
  for (size_t i = 0; i < G_N_ELEMENTS (answers); i++)
    g_assert_true (awale_library_answer_exercise (library, id, answers[i], NULL));
  g_assert_true (awale_library_put_exercise (library, 8, "b", &id, NULL));
  g_assert_true (awale_library_put_exercise (library, -5, "c", &id, NULL));
  g_assert_cmpint (id, ==, 1);
  assert_exercises (library, "-5 c: 10-1 20-2 20-3\n8 b:\n");
  g_assert_true (awale_library_put_exercise (library, 9, "d", &id, NULL));
  g_assert_true (awale_library_put_exercise (library, 10, "e", &id, NULL));
  assert_exercises (library, "-5 c: 10-1 20-2 20-3\n8 b:\n9 d:\n");

  g_assert_true (awale_library_find_exercise (library, -5, exercise_cb, found, NULL));
  g_assert_true (awale_library_find_exercise (library, 8, exercise_cb, found, NULL));
  g_assert_true (awale_library_find_exercise (library, 11, exercise_cb, found, NULL));
  g_assert_cmpstr (found->str, ==, "-5 c: 10-1 20-2 20-3\n8 b:\n");
  g_assert_false (awale_library_answer_exercise (library, 99, answers[0], &error));
  g_assert_error (error, AWALE_LIBRARY_ERROR, AWALE_LIBRARY_ERROR_FILE);
}

static void
assert_refused (const char        *path,
                AwaleLibraryMode   mode,
                AwaleLibraryError  code,
                const char        *message)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (awale_library_open (path, mode, &error));
  g_assert_error (error, AWALE_LIBRARY_ERROR, (int) code);
  g_assert_nonnull (strstr (error->message, message));
  g_assert_nonnull (strstr (error->message, path));
}

/* Overwrites @n_bytes of the file from @at on. */
static void
poke (const char *path,
      size_t      at,
      const void *bytes,
      size_t      n_bytes)
{
  g_autofree char *contents = NULL;
  size_t length;

  g_assert_true (g_file_get_contents (path, &contents, &length, NULL));
  g_assert_cmpuint (at + n_bytes, <=, length);
  memcpy (contents + at, bytes, n_bytes);
  g_assert_true (g_file_set_contents (path, contents, (gssize) length, NULL));
}

/* Checks that a library of another version is refused and not changed. */
static void
assert_other_version (const char *path)
{
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  size_t n_before, n_after;

  g_assert_true (g_file_get_contents (path, &before, &n_before, NULL));
  for (AwaleLibraryMode mode = AWALE_LIBRARY_READ; mode <= AWALE_LIBRARY_WRITE; mode++)
    assert_refused (path, mode, AWALE_LIBRARY_ERROR_VERSION, "by another version");
  g_assert_true (g_file_get_contents (path, &after, &n_after, NULL));
  g_assert_cmpmem (before, n_before, after, n_after);
}

static void
test_refused (void)
{
  char *folder = fixture_make_folder ();
  g_autofree char *missing = g_build_filename (folder, "a", "b.sqlite", NULL);
  g_autofree char *text = fixture_write_file (folder, "text", ogn);
  g_autofree char *line = fixture_write_file (folder, "line", "1. F *\n");
  g_autofree char *pipe = g_build_filename (folder, "pipe", NULL);
  g_autofree char *path = g_build_filename (folder, "library.sqlite", NULL);
  const char *const foreign[] = { folder, text, line, pipe };
  static const guint8 versions[][4] = { { 0, 0, 0, 0 }, { 0, 0, 0, 2 }, { 0, 0, 0xff, 1 } };
  g_autofree char *contents = NULL;

  assert_refused (missing, AWALE_LIBRARY_READ, AWALE_LIBRARY_ERROR_MISSING, "There is no library");
  assert_refused ("/dev/null/a", AWALE_LIBRARY_WRITE, AWALE_LIBRARY_ERROR_FILE, "Not a directory");
  g_assert_cmpint (mkfifo (pipe, 0600), ==, 0);
  for (AwaleLibraryMode mode = AWALE_LIBRARY_READ; mode <= AWALE_LIBRARY_WRITE; mode++)
    for (size_t i = 0; i < G_N_ELEMENTS (foreign); i++)
      assert_refused (foreign[i], mode, AWALE_LIBRARY_ERROR_FOREIGN, "is not a library of games");
  g_assert_true (g_file_get_contents (text, &contents, NULL, NULL));
  g_assert_cmpstr (contents, ==, ogn);

  /* Write the number of another version, then that of another program, into the header of the
   * file. */
  awale_library_free (fixture_open_library (folder));
  for (size_t i = 0; i < G_N_ELEMENTS (versions); i++)
    {
      poke (path, 60, versions[i], 4);
      assert_other_version (path);
    }
  poke (path, 68, "Else", 4);
  for (AwaleLibraryMode mode = AWALE_LIBRARY_READ; mode <= AWALE_LIBRARY_WRITE; mode++)
    assert_refused (path, mode, AWALE_LIBRARY_ERROR_FOREIGN, "is not a library of games");
  fixture_remove_folder (folder);
}

static void
test_damaged (void)
{
  char *folder = fixture_make_folder ();
  g_autofree char *path = g_build_filename (folder, "library.sqlite", NULL);
  g_autofree char *noise = g_malloc0 (4096);
  g_autoptr (AwaleLibrary) library = fixture_open_library (folder);
  g_autoptr (GError) error = NULL;

  g_assert_true (awale_library_begin (library, NULL));
  for (int i = 0; i < 50; i++)
    add_game (library, ogn);
  g_assert_true (awale_library_end (library, true, NULL));
  g_clear_pointer (&library, awale_library_free);
  memset (noise, 'x', 4096);
  for (size_t page = 3; page < 20; page++)
    poke (path, page * 4096, noise, 4096);

  library = awale_library_open (path, AWALE_LIBRARY_READ, &error);
  g_assert_no_error (error);
  g_assert_false (awale_library_check (library, &error));
  g_assert_error (error, AWALE_LIBRARY_ERROR, AWALE_LIBRARY_ERROR_DAMAGED);
  g_assert_nonnull (strstr (error->message, path));
  g_clear_pointer (&library, awale_library_free);
  fixture_remove_folder (folder);
}

static void
test_default_path (void)
{
  g_autofree char *path = awale_library_dup_default_path ();

  g_assert_true (g_str_has_prefix (path, g_get_user_data_dir ()));
}

#define ADD(name, func) \
  g_test_add ("/library/library/" name, Fixture, NULL, set_up, func, tear_down)

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  ADD ("kept", test_kept);
  ADD ("same", test_same);
  ADD ("replaced", test_replaced);
  ADD ("rolled-back", test_rolled_back);
  ADD ("numbers", test_numbers);
  ADD ("too-long", test_too_long);
  ADD ("exercises", test_exercises);
  g_test_add_func ("/library/library/empty", test_empty);
  g_test_add_func ("/library/library/busy", test_busy);
  g_test_add_func ("/library/library/record", test_record);
  g_test_add_func ("/library/library/refused", test_refused);
  g_test_add_func ("/library/library/damaged", test_damaged);
  g_test_add_func ("/library/library/default-path", test_default_path);

  return g_test_run ();
}
