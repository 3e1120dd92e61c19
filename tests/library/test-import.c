/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "fixtures.h"

#include "library/awale-library-import.h"
#include "library/awale-library-list.h"
#include "library/awale-library-private.h"
#include "library/awale-unreadable-games.h"

#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

typedef struct
{
  char             *folder;  /* Folder of the files. */
  char             *home;    /* Folder of the library. */
  AwaleLibrary     *library;
  AwaleImportJob    job;
  AwaleImportCount  count;
  GString          *bad;     /* Reports about unreadable games, each with a line for the short text
                                and one for the sentence. */
  unsigned          n_told;
} Fixture;

static void
bad_cb (const AwaleLibrarySource *source,
        const char               *reason,
        const char               *sentence,
        void                     *user_data)
{
  Fixture *fixture = user_data;
  g_autofree char *name = g_path_get_basename (source->path);

  g_string_append_printf (fixture->bad, "%s %u %u: %s\n%s\n", name, source->number, source->line,
                          reason, sentence);
}

static void
progress_cb (const AwaleImportProgress *progress,
             void                      *user_data)
{
  Fixture *fixture = user_data;

  g_assert_cmpuint (progress->n_bytes_done, <=, progress->n_bytes);
  fixture->n_told++;
}

static void
set_up (Fixture    *fixture,
        const void *data)
{
  fixture->folder = fixture_make_folder ();
  fixture->home = fixture_make_folder ();
  fixture->library = fixture_open_library (fixture->home);
  fixture->bad = g_string_new (NULL);
  fixture->job = (AwaleImportJob) { .bad = bad_cb, .progress = progress_cb, .user_data = fixture };
}

static void
tear_down (Fixture    *fixture,
           const void *data)
{
  g_autoptr (GError) error = NULL;

  awale_library_check (fixture->library, &error);
  g_assert_no_error (error);
  awale_library_free (fixture->library);
  g_string_free (fixture->bad, TRUE);
  fixture_remove_folder (fixture->folder);
  fixture_remove_folder (fixture->home);
}

static void
write_file (Fixture    *fixture,
            const char *name,
            const char *text)
{
  g_free (fixture_write_file (fixture->folder, name, text));
}

static bool
import_path (Fixture     *fixture,
             const char  *path,
             GError     **error)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);

  g_string_truncate (fixture->bad, 0);
  return awale_library_import (fixture->library, &file, 1, &fixture->job, &fixture->count, error);
}

static void
import (Fixture *fixture)
{
  g_autoptr (GError) error = NULL;

  import_path (fixture, fixture->folder, &error);
  g_assert_no_error (error);
}

static void
assert_count (Fixture  *fixture,
              unsigned  n_files,
              unsigned  n_games,
              unsigned  n_added,
              unsigned  n_bad)
{
  g_assert_cmpuint (fixture->count.n_files, ==, n_files);
  g_assert_cmpuint (fixture->count.n_games, ==, n_games);
  g_assert_cmpuint (fixture->count.n_added, ==, n_added);
  g_assert_cmpuint (fixture->count.n_bad, ==, n_bad);
  g_assert_cmpuint (fixture->count.n_duplicates, ==, n_games - n_added - n_bad);
}

static void
assert_text (Fixture    *fixture,
             gint64      id,
             const char *expected)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = awale_library_dup_text (fixture->library, id, &error);

  g_assert_no_error (error);
  g_assert_cmpstr (text, ==, expected);
}

/* All games of a file are imported, and none of them twice. */
static void
test_games (Fixture    *fixture,
            const void *data)
{
  g_autofree char *text = fixture_games_text (1, 60);
  g_autoptr (AwaleDocument) document = awale_ogn_read (text, strlen (text), NULL);

  write_file (fixture, "a.ogn", text);
  write_file (fixture, "b.ogn", text);
  fixture->job.batch = 7;
  import (fixture);
  assert_count (fixture, 2, 120, 60, 0);
  g_assert_cmpuint (fixture->n_told, >, 0);
  for (unsigned i = 0; i < 60; i++)
    {
      g_autofree char *game = awale_ogn_write_game (awale_document_get_game (document, i), 0);

      assert_text (fixture, i + 1, game);
    }
  import (fixture);
  assert_count (fixture, 2, 120, 0, 0);
  g_assert_cmpstr (fixture->bad->str, ==, "");
}

static void
test_formats (Fixture    *fixture,
              const void *data)
{
  write_file (fixture, "letters.txt", "FfBeBcDa\nDd\n\n4-4-4-4-4-4-4-4-4-4-4-4-0-0-N fB\n");
  write_file (fixture, "tags.ogn", "\xef\xbb\xbf[South \"Ama\"]\r\n\r\n1. F f *\r\n");
  write_file (fixture, "latin.ogn", "[South \"Andr\xe9\"]\n\n1. F f *\n");
  write_file (fixture, "bare.OGN", "1. F f 2. B 26-22 1. C c *\n");
  write_file (fixture, "none.ogn", " \n\n");
  write_file (fixture, "server.pgn", "[White \"a\"]\n[Black \"b\"]\n\n1. d1e2 c2b1 1-0\n");
  import (fixture);
  assert_count (fixture, 6, 8, 8, 0);
  assert_text (fixture, 3, "[Variant \"Oware Abapa\"]\n[Event \"?\"]\n[Site \"?\"]\n[Date \"?\"]\n"
                           "[Round \"?\"]\n[South \"Andr\303\251\"]\n[North \"?\"]\n"
                           "[Result \"*\"]\n\n1. F f *\n");
}

/* An import of a folder reads only files that may contain games. */
static void
test_folders (Fixture    *fixture,
              const void *data)
{
  g_autofree char *inner = g_build_filename (fixture->folder, "inner", NULL);
  g_autofree char *loop = g_build_filename (inner, "loop", NULL);
  g_autofree char *hidden = g_build_filename (fixture->folder, ".hidden.ogn", NULL);
  g_autofree char *picture = g_build_filename (fixture->folder, "picture.png", NULL);
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (g_mkdir (inner, 0755), ==, 0);
  g_assert_cmpint (symlink (fixture->folder, loop), ==, 0);
  write_file (fixture, "inner/a.pgn", "1. F f *\n");
  write_file (fixture, "picture.png", "1. E e *\n");
  write_file (fixture, ".hidden.ogn", "1. D d *\n");
  import (fixture);
  assert_count (fixture, 1, 1, 1, 0);

  /* A file named by the user is read, whatever its type. */
  g_assert_true (import_path (fixture, picture, &error));
  assert_count (fixture, 1, 1, 1, 0);
  g_assert_true (import_path (fixture, hidden, &error));
  assert_count (fixture, 1, 1, 1, 0);
  g_unlink (loop);
}

static void
test_bad (Fixture    *fixture,
          const void *data)
{
  g_autofree char *binary = g_build_filename (fixture->folder, "b.ogn", NULL);

  write_file (fixture, "a.ogn", "[South \"Ama\"]\n\n1. F f *\n\n\n[South \"Efua\"]\n\n1. F F *\n\n"
                                "[South \"Esi\"]\n\n1. F+2 f *\n");
  g_assert_true (g_file_set_contents (binary, "a\0b", 3, NULL));
  import (fixture);
  assert_count (fixture, 1, 3, 2, 1);
  g_assert_cmpuint (fixture->count.n_unread, ==, 1);
  g_assert_cmpstr (fixture->bad->str, ==, "a.ogn 2 6: 8:6: ply 2: F: not your pit\n"
                                          "Line 8, column 6, move 2: Pit F belongs to the other "
                                          "player.\n"
                                          "b.ogn 0 0: The file is not text.\n"
                                          "The file is not text.\n");

  import (fixture);
  assert_count (fixture, 1, 3, 0, 1);
  g_assert_true (import_path (fixture, "/nowhere.ogn", NULL));
  assert_count (fixture, 0, 0, 0, 0);
  g_assert_cmpuint (fixture->count.n_unread, ==, 1);
  g_assert_nonnull (strstr (fixture->bad->str, "nowhere.ogn 0 0: "));
}

static bool
append_bad_cb (const AwaleUnreadableGame *bad,
               void                      *user_data)
{
  g_autofree char *name = g_path_get_basename (bad->source.path);

  g_string_append_printf (user_data, "%s %u %u%s: %s\n", name, bad->source.number,
                          bad->source.line, bad->is_gone ? " gone" : "", bad->text);
  return true;
}

static void
assert_bad (Fixture    *fixture,
            const char *expected)
{
  g_autoptr (GString) told = g_string_new (NULL);

  g_assert_true (awale_library_list_unreadable (fixture->library, append_bad_cb, told, NULL));
  g_assert_cmpstr (told->str, ==, expected);
}

/* Unreadable games are kept in the library even when their file is replaced or repaired. */
static void
test_repaired (Fixture    *fixture,
               const void *data)
{
  write_file (fixture, "a.ogn", "[South \"Ama\"]\n\n1. F F *\n\n[South \"Esi\"]\n\n1. x *\n");
  write_file (fixture, "b.ogn", "1. y *\n");
  import (fixture);
  assert_bad (fixture, "a.ogn 1 1: [South \"Ama\"]\n\n1. F F *\n\n\n"
                       "a.ogn 2 5: [South \"Esi\"]\n\n1. x *\n\nb.ogn 1 1: 1. y *\n\n");
  write_file (fixture, "a.ogn", "[South \"Ama\"]\n\n1. F f *\n\n[South \"Esi\"]\n\n1. x *\n");
  write_file (fixture, "b.ogn", "");
  import (fixture);
  assert_count (fixture, 2, 2, 1, 1);
  assert_bad (fixture, "a.ogn 1 1 gone: [South \"Ama\"]\n\n1. F F *\n\n\n"
                       "a.ogn 2 5: [South \"Esi\"]\n\n1. x *\n\nb.ogn 1 1 gone: 1. y *\n\n");
  write_file (fixture, "b.ogn", "\n1. y *\n");
  import (fixture);
  assert_bad (fixture, "a.ogn 1 1 gone: [South \"Ama\"]\n\n1. F F *\n\n\n"
                       "a.ogn 2 5: [South \"Esi\"]\n\n1. x *\n\nb.ogn 1 2: 1. y *\n\n");
}

/* In files where the beginning of a game is not certain, each unreadable game is kept with its own
 * text. */
static void
test_one_part (Fixture    *fixture,
               const void *data)
{
  g_autoptr (GString) indented = g_string_new (NULL);
  g_autoptr (GString) bare = g_string_new (NULL);
  gsize length = 0;

  for (int i = 0; i < 100; i++)
    {
      g_string_append_printf (indented, " [Rules \"slam\"]\n [South \"Player %d\"]\n\n"
                                        " 1. F f *\n", i);
      g_string_append_printf (bare, "1. %c f *%c", 'A' + i % 6, i % 3 == 0 ? ' ' : '\n');
    }
  write_file (fixture, "indented.ogn", indented->str);
  import (fixture);
  assert_count (fixture, 1, 100, 0, 100);
  {
    g_autoptr (GString) told = g_string_new (NULL);

    g_assert_true (awale_library_list_unreadable (fixture->library, append_bad_cb, told, NULL));
    length = told->len;
    g_assert_nonnull (strstr (told->str, "indented.ogn 100 397: [Rules"));
  }
  g_assert_cmpuint (length, <, 2 * indented->len);

  g_string_append (bare, "1. F f 2. B\n");
  write_file (fixture, "indented.ogn", bare->str);
  import (fixture);
  g_assert_cmpuint (fixture->count.n_games, ==, 101);
  g_assert_cmpuint (fixture->count.n_bad, ==, 0);
  g_assert_cmpuint (fixture->count.n_added, ==, 7);
}

/* A game whose comments are longer than a game can store counts as unreadable. */
static void
test_incomplete (Fixture    *fixture,
                 const void *data)
{
  g_autoptr (GString) text = g_string_new ("1. F ");

  for (int i = 0; i < 12; i++)
    {
      g_string_append (text, "{");
      for (int n = 0; n < 20000; n++)
        g_string_append (text, "words ");
      g_string_append (text, "} ");
    }
  g_string_append (text, "f *\n");
  write_file (fixture, "a.ogn", text->str);
  import (fixture);
  assert_count (fixture, 1, 1, 0, 1);
}

/* A comment without an end ends together with its game. */
static void
test_endless (Fixture    *fixture,
              const void *data)
{
  g_autoptr (GString) text = g_string_new ("[South \"Ama\"]\n\n1. F f *\n\n"
                                           "[South \"Esi\"]\n1. F {");

  for (int i = 0; i < 200; i++)
    g_string_append (text, "No end.\n");
  g_string_append (text, "[South \"Efua\"]\n\n1. E e *\n\n[South \"Kofi\"]\n\n1. D d *\n");
  write_file (fixture, "a.ogn", text->str);
  import (fixture);
  assert_count (fixture, 1, 4, 3, 1);
  g_assert_cmpuint (fixture->count.n_unread, ==, 0);
}

/* Files in a folder may be anything, but files called `.ogn` and files named by the user are read
 * as games. */
static void
test_prose (Fixture    *fixture,
            const void *data)
{
  g_autofree char *notes = g_build_filename (fixture->folder, "notes.txt", NULL);
  g_autofree char *pipe = g_build_filename (fixture->folder, "pipe.ogn", NULL);
  g_autoptr (GString) log = g_string_new (NULL);
  g_autoptr (GError) error = NULL;

  for (int i = 0; i < 3000; i++)
    g_string_append_printf (log, "2026-11-22 line %d\n", i);
  write_file (fixture, "log.txt", log->str);
  write_file (fixture, "notes.txt", "Bread, milk.\n\n[sic]\n");
  write_file (fixture, "chess.pgn", "[White \"a\"]\n[Black \"b\"]\n[Result \"1-0\"]\n\n"
                                    "1. e4 e5 2. Nf3 1-0\n\n[White \"c\"]\n\n1. d4 *\n");
  write_file (fixture, "real.txt", "[South \"Ama\"]\n\n1. x *\n\n[South \"Esi\"]\n\n1. F f *\n");
  write_file (fixture, "broken.ogn", "1. x *\n");
  g_assert_cmpint (mkfifo (pipe, 0600), ==, 0);
  import (fixture);
  assert_count (fixture, 2, 3, 1, 2);
  g_assert_cmpuint (fixture->count.n_passed, ==, 3);
  g_assert_cmpuint (fixture->count.n_unread, ==, 0);
  assert_bad (fixture, "broken.ogn 1 1: 1. x *\n\n"
                       "real.txt 1 1: [South \"Ama\"]\n\n1. x *\n\n\n");

  g_assert_true (import_path (fixture, notes, &error));
  assert_count (fixture, 1, 1, 0, 1);
}

static void
test_collection (Fixture    *fixture,
                 const void *data)
{
  write_file (fixture, "a.ogn", "1. F f *\n");
  import (fixture);
  write_file (fixture, "b.ogn", "1. C c *\n");
  fixture->job.collection = "Club";
  import (fixture);
  assert_count (fixture, 2, 2, 1, 0);
  for (gint64 id = 1; id <= 2; id++)
    g_assert_true (awale_library_uncollect (fixture->library, "Club", id, NULL));
}

static void
cancel_cb (const AwaleImportProgress *progress,
           void                      *user_data)
{
  Fixture *fixture = user_data;

  if (--fixture->n_told == 0)
    g_cancellable_cancel (fixture->job.cancellable);
}

static gint64
count_games (Fixture *fixture)
{
  AwaleLibraryResults results;

  g_assert_true (awale_library_get_results (fixture->library, &(AwaleLibraryFilter) { .limit = 0 },
                                            &results, NULL));
  return results.n_games;
}

/* A cancelled import leaves complete batches, and reports their games. */
static void
test_cancelled (Fixture    *fixture,
                const void *data)
{
  bool done = false;

  write_file (fixture, "a.ogn", "FfBeBcDa\n");
  fixture->job.batch = 5;
  fixture->job.progress = cancel_cb;
  for (unsigned n = 1; !done; n++)
    {
      g_autofree char *text = fixture_games_text (n, 22);
      g_autoptr (GCancellable) cancellable = g_cancellable_new ();
      g_autoptr (GError) error = NULL;
      gint64 n_before = count_games (fixture);

      write_file (fixture, "b.ogn", text);
      fixture->job.cancellable = cancellable;
      fixture->n_told = n;
      done = import_path (fixture, fixture->folder, &error);
      g_assert_true (done || g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED));
      g_assert_cmpint (count_games (fixture) - n_before, ==, fixture->count.n_added);
      if (!done)
        g_assert_cmpuint (fixture->count.n_games % 5, ==, 0);
      if (n >= 22)
        g_assert_cmpuint (fixture->count.n_games, >=, 20);
      g_assert_cmpuint (n, <, 100);
    }
}

static int
count_commits_cb (void *user_data)
{
  unsigned *n_commits = user_data;

  (*n_commits)++;
  return 0;
}

/* Several small files are written in each transaction. */
static void
test_small_files (Fixture    *fixture,
                  const void *data)
{
  unsigned n_commits = 0;

  for (unsigned i = 0; i < 30; i++)
    {
      g_autofree char *name = g_strdup_printf ("%u.ogn", i);
      g_autofree char *text = fixture_games_text (i, 1);

      write_file (fixture, name, text);
    }
  sqlite3_commit_hook (fixture->library->db, count_commits_cb, &n_commits);
  fixture->job.batch = 10;
  import (fixture);
  sqlite3_commit_hook (fixture->library->db, NULL, NULL);
  assert_count (fixture, 30, 30, 30, 0);
  g_assert_cmpuint (n_commits, <=, 4);
}

/* A game that is longer than the read buffer is imported. */
static void
test_long_part (Fixture    *fixture,
                const void *data)
{
  g_autoptr (GString) text = g_string_new ("[South \"Ama\"]\n\n1. F {");

  for (int i = 0; i < 80000; i++)
    g_string_append (text, "comment ");
  g_string_append (text, "} f *\n\n[South \"Esi\"]\n\n1. F f *\n");
  write_file (fixture, "a.ogn", text->str);
  import (fixture);
  assert_count (fixture, 1, 2, 2, 0);
}

/* A duplicate with further annotations is counted as different, but the same game again is not. */
static void
test_different (Fixture    *fixture,
                const void *data)
{
  write_file (fixture, "a.ogn", "1. F f *\n");
  import (fixture);
  g_assert_cmpuint (fixture->count.n_different, ==, 0);
  write_file (fixture, "a.ogn", "1. F f *\n\n1. F {Why?} f *\n");
  import (fixture);
  assert_count (fixture, 1, 2, 0, 0);
  g_assert_cmpuint (fixture->count.n_different, ==, 1);
  write_file (fixture, "a.ogn", "1. F!? f *\n\n1. F f $140 *\n");
  import (fixture);
  assert_count (fixture, 1, 2, 0, 0);
  g_assert_cmpuint (fixture->count.n_different, ==, 2);
  write_file (fixture, "a.ogn", "[Event \"Cup\"]\n[Date \"2026.01.10\"]\n\n1. F f 26-22\n");
  import (fixture);
  assert_count (fixture, 1, 1, 0, 0);
  g_assert_cmpuint (fixture->count.n_different, ==, 1);
}

/* A game of the library that has lost its text does not keep other games from being imported. */
static void
test_lost_text (Fixture    *fixture,
                const void *data)
{
  g_autofree char *path = g_build_filename (fixture->home, "library.sqlite", NULL);
  sqlite3 *db;

  write_file (fixture, "a.ogn", "1. F {Why?} f *\n");
  import (fixture);
  g_assert_cmpint (sqlite3_open (path, &db), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_exec (db, "CREATE TEMP TABLE kept AS SELECT * FROM texts;"
                                     "DELETE FROM texts", NULL, NULL, NULL), ==, SQLITE_OK);
  write_file (fixture, "a.ogn", "1. F {Because.} f *\n\n1. E e *\n");
  import (fixture);
  assert_count (fixture, 1, 2, 1, 0);
  g_assert_cmpuint (fixture->count.n_duplicates, ==, 1);
  g_assert_cmpint (sqlite3_exec (db, "INSERT INTO texts SELECT * FROM kept", NULL, NULL, NULL), ==,
                   SQLITE_OK);
  sqlite3_close (db);
}

#define ADD(name, func) \
  g_test_add ("/library/import/" name, Fixture, NULL, set_up, func, tear_down)

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  ADD ("games", test_games);
  ADD ("formats", test_formats);
  ADD ("folders", test_folders);
  ADD ("bad", test_bad);
  ADD ("repaired", test_repaired);
  ADD ("one-part", test_one_part);
  ADD ("incomplete", test_incomplete);
  ADD ("endless", test_endless);
  ADD ("prose", test_prose);
  ADD ("small-files", test_small_files);
  ADD ("collection", test_collection);
  ADD ("cancelled", test_cancelled);
  ADD ("long-part", test_long_part);
  ADD ("different", test_different);
  ADD ("lost-text", test_lost_text);

  return g_test_run ();
}
