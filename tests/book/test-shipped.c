/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * The installed books are deep and sound, have many positions in small files, and were built by a
 * known engine. If a change of the search makes them those of another engine, build them again: see
 * “A book” in README.md.
 */
#include "book/awale-book-build.h"
#include "book/awale-book-file.h"
#include "book/awale-book-tree.h"
#include "book/awale-book.h"
#include "engine/awale-evaluate.h"

#include <glib/gstdio.h>
#include <string.h>
#include <zlib.h>

enum
{
  MIN_DEPTH = 22,
  MIN_POSITIONS = 10000,
  MAX_BYTES = 4 << 20,  /* Total size of all books. */
};

/* The engine that built the installed books, or 0 if it is the current one; test_engine() checks
 * this. The values of a former engine are good enough for play until the books are rebuilt. */
static const uint32_t FORMER_ENGINE = 0;

static void
test_sound (const void *data)
{
  const AwalePreset *preset = data;
  g_autofree char *folder = g_build_filename (g_getenv ("AWALE_DATA_DIR"), "books", NULL);
  g_autofree char *path = awale_book_dup_path (&preset->rules, folder);
  g_autoptr (AwaleBookTree) tree = NULL;
  g_autoptr (GArray) nodes = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GBytes) again = NULL;
  g_autoptr (GError) error = NULL;
  AwaleBookSearchInfo searches;

  nodes = awale_book_read (path, &preset->rules, &searches, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpint (searches.depth, >=, MIN_DEPTH);
  g_assert_cmpuint (nodes->len, >=, MIN_POSITIONS);

  /* Check that the values follow from the searches. */
  tree = awale_book_tree_new (&preset->rules, nodes);
  bytes = awale_book_serialize (&preset->rules, &searches, nodes);
  again = awale_book_serialize (&preset->rules, &searches, awale_book_tree_get_nodes (tree));
  g_assert_true (g_bytes_equal (bytes, again));
}

/* The books were built by the current or the former engine, as their headers say. */
static void
test_engine (void)
{
  g_autofree char *folder = g_build_filename (g_getenv ("AWALE_DATA_DIR"), "books", NULL);
  g_autoptr (GArray) shipped = g_array_new (FALSE, FALSE, sizeof (uint32_t));
  g_autoptr (GArray) own = g_array_new (FALSE, FALSE, sizeof (uint32_t));
  size_t n_presets;
  const AwalePreset *presets = awale_presets (&n_presets);
  uint32_t engine;

  for (size_t i = 0; i < n_presets; i++)
    {
      const AwaleRuleset *rules = &presets[i].rules;
      g_autofree char *path = awale_book_dup_path (rules, folder);
      g_autoptr (GError) error = NULL;
      AwaleBookSearchInfo searches;
      g_autoptr (GArray) nodes = awale_book_read (path, rules, &searches, NULL, &error);

      g_assert_no_error (error);
      engine = awale_book_get_engine (rules);
      g_array_append_val (own, engine);
      g_array_append_val (shipped, searches.engine);
    }
  engine = (uint32_t) crc32_z (0, (const Bytef *) shipped->data, n_presets * sizeof engine);
  if (engine == crc32_z (0, (const Bytef *) own->data, n_presets * sizeof engine))
    engine = 0;
  g_assert_cmphex (engine, ==, FORMER_ENGINE);
}

/* The installed books are found if the user has none, and their total size is limited. */
static void
test_found (void)
{
  const AwalePreset *presets;
  size_t n_presets, n_bytes = 0;

  presets = awale_presets (&n_presets);
  for (size_t i = 0; i < n_presets; i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (AwaleBook) book = awale_book_open (&presets[i].rules, NULL, &error);

      g_assert_no_error (error);
      n_bytes += sizeof (AwaleBookHeader)
                 + awale_book_get_size (book).positions * (size_t) AWALE_BOOK_RECORD;
    }
  g_assert_cmpuint (n_bytes, <=, MAX_BYTES);
}

/* Awari is solved (Romein and Bal, 2002): it is a draw, and only F4 keeps it. */
static void
test_awari (void)
{
  const AwaleRuleset *rules = &awale_preset_find ("awari")->rules;
  g_autoptr (GError) error = NULL;
  g_autoptr (AwaleBook) book = awale_book_open (rules, NULL, &error);
  AwaleBookEntry entry;

  g_assert_no_error (error);
  g_assert_true (awale_book_probe (book, awale_position_start (), &entry));
  g_assert_cmpint (entry.n_moves, ==, AWALE_SIDE_PITS);
  g_assert_cmpint (entry.moves[0].move, ==, AWALE_SIDE_PITS - 1);
  g_assert_cmpint (ABS (entry.moves[0].value), <, AWALE_VALUE_SEED / 2);
  for (int i = 1; i < entry.n_moves; i++)
    g_assert_cmpint (entry.moves[i].value, <, -AWALE_VALUE_SEED / 2);
}

/* The user's own book takes precedence. */
static void
test_own (void)
{
  const AwaleRuleset *rules = &awale_preset_default ()->rules;
  g_autofree char *path = awale_book_dup_path (rules, NULL);
  AwaleBookJob job = { .depth = 1, .positions = 2 };
  g_autoptr (AwaleBook) book = NULL;
  g_autoptr (GError) error = NULL;

  awale_book_build (rules, path, &job, &error);
  g_assert_no_error (error);
  book = awale_book_open (rules, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpint (awale_book_get_size (book).depth, ==, 1);
}

/* A damaged book among the installed ones is reported as damaged, not as missing. */
static void
test_damaged (void)
{
  const AwaleRuleset *rules = &awale_preset_default ()->rules;
  g_autofree char *usual = g_strdup (g_getenv ("AWALE_DATA_DIR"));
  g_autofree char *directory = g_dir_make_tmp ("awale-book-XXXXXX", NULL);
  g_autofree char *folder = g_build_filename (directory, "books", NULL);
  g_autofree char *path = awale_book_dup_path (rules, folder);
  g_autoptr (GError) error = NULL;

  g_setenv ("AWALE_DATA_DIR", directory, TRUE);
  g_assert_null (awale_book_open (rules, NULL, &error));
  g_assert_error (error, AWALE_BOOK_ERROR, AWALE_BOOK_ERROR_MISSING);
  g_clear_error (&error);

  g_assert_cmpint (g_mkdir (folder, 0777), ==, 0);
  g_assert_true (g_file_set_contents (path, "damaged", -1, NULL));
  g_assert_null (awale_book_open (rules, NULL, &error));
  g_assert_error (error, AWALE_BOOK_ERROR, AWALE_BOOK_ERROR_DAMAGED);
  g_assert_nonnull (strstr (error->message, path));

  g_setenv ("AWALE_DATA_DIR", usual, TRUE);
  g_assert_cmpint (g_remove (path), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
  g_assert_cmpint (g_rmdir (directory), ==, 0);
}

/* An unusable book of the user is reported, and the installed one is used. */
static void
test_instead (void)
{
  const AwaleRuleset *rules = &awale_preset_find ("abapa")->rules;
  g_autofree char *path = awale_book_dup_path (rules, NULL);
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *bytes = NULL;
  AwaleBookJob job = { .depth = 1, .positions = 2 };
  size_t n_bytes;

  g_assert_true (awale_book_build (rules, path, &job, NULL));
  g_assert_true (g_file_get_contents (path, &bytes, &n_bytes, NULL));
  bytes[8]++;  /* Change the version. */
  for (size_t n = 0; n <= n_bytes; n += n_bytes / 4)
    {
      g_autoptr (AwaleBook) book = NULL;
      g_autoptr (GError) error = NULL;

      g_assert_true (g_file_set_contents (path, bytes, (gssize) n, NULL));
      g_assert_null (awale_book_open (rules, folder, &error));
      g_assert_error (error, AWALE_BOOK_ERROR, AWALE_BOOK_ERROR_DAMAGED);
      g_clear_error (&error);

      g_test_expect_message ("awale-book", G_LOG_LEVEL_MESSAGE, "*abapa.awb*");
      book = awale_book_open (rules, NULL, &error);
      g_assert_no_error (error);
      g_test_assert_expected_messages ();
      g_assert_cmpint (awale_book_get_size (book).depth, >=, MIN_DEPTH);
    }
}

int
main (int    argc,
      char **argv)
{
  const AwalePreset *presets;
  size_t n_presets;

  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  presets = awale_presets (&n_presets);
  for (size_t i = 0; i < n_presets; i++)
    {
      g_autofree char *name = g_strconcat ("/book/shipped/sound/", presets[i].id, NULL);

      g_test_add_data_func (name, &presets[i], test_sound);
    }
  g_test_add_func ("/book/shipped/engine", test_engine);
  g_test_add_func ("/book/shipped/found", test_found);
  g_test_add_func ("/book/shipped/awari", test_awari);
  g_test_add_func ("/book/shipped/own", test_own);
  g_test_add_func ("/book/shipped/instead", test_instead);
  g_test_add_func ("/book/shipped/damaged", test_damaged);
  return g_test_run ();
}
