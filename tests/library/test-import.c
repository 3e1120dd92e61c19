/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "fixtures.h"

#include "library/awale-library-import.h"

#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

typedef struct
{
  char             *folder;  /* Of the files. */
  char             *home;    /* Of the library. */
  AwaleLibrary     *library;
  AwaleImportJob    job;
  AwaleImportCount  count;
  GString          *bad;     /* What was told, a line each. */
  unsigned          n_told;
} Fixture;

static void
bad_cb (const AwaleLibrarySource *source,
        const char               *reason,
        void                     *user_data)
{
  Fixture *fixture = user_data;
  g_autofree char *name = g_path_get_basename (source->path);

  g_string_append_printf (fixture->bad, "%s %u %u: %s\n", name, source->number, source->line,
                          reason);
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
  g_object_unref (fixture->library);
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

/* All games of a file, as it has them, and none twice. */
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

/* Which files of a folder are looked at. */
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

  /* Who names a file means it. */
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
                                          "b.ogn 0 0: The file is not text.\n");

  import (fixture);
  assert_count (fixture, 1, 3, 0, 1);
  g_assert_true (import_path (fixture, "/nowhere.ogn", NULL));
  assert_count (fixture, 0, 0, 0, 0);
  g_assert_cmpuint (fixture->count.n_unread, ==, 1);
  g_assert_nonnull (strstr (fixture->bad->str, "nowhere.ogn 0 0: "));
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

  g_cancellable_cancel (fixture->job.cancellable);
}

static void
test_cancelled (Fixture    *fixture,
                const void *data)
{
  g_autofree char *text = fixture_games_text (1, 60);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;

  write_file (fixture, "a.ogn", text);
  fixture->job.batch = 10;
  fixture->job.cancellable = cancellable;
  fixture->job.progress = cancel_cb;
  g_assert_false (import_path (fixture, fixture->folder, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_cmpuint (fixture->count.n_added % 10, ==, 0);
  g_assert_cmpuint (fixture->count.n_added, <, 60);

  fixture->job.cancellable = NULL;
  fixture->job.progress = NULL;
  import (fixture);
  g_assert_cmpuint (fixture->count.n_added + fixture->count.n_duplicates, ==, 60);
}

/* A part that is longer than what is read at once. */
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
  ADD ("collection", test_collection);
  ADD ("cancelled", test_cancelled);
  ADD ("long-part", test_long_part);

  return g_test_run ();
}
