/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * A file of another program that was analyzed and saved stays the same when it is read, analyzed
 * and written again, and its report needs no further search.
 */
#include "fixtures.h"
#include "notation/awale-ogn.h"

enum
{
  DEPTH = 7,
};

static char *
analyse (const char *bytes,
         size_t      n_bytes,
         unsigned   *n_errors)
{
  g_autoptr (AwaleDocument) document = awale_ogn_read (bytes, n_bytes, NULL);

  *n_errors = 0;
  for (size_t i = 0; i < awale_document_get_n_games (document); i++)
    {
      g_autoptr (AwaleReport) report = awale_report_new (awale_document_get_game (document, i));

      awale_report_start (report, &(AwaleReportOptions) { .depth = DEPTH, .hash = 4, .lines = 2 });
      WAIT_UNTIL (!awale_report_is_running (report));
      awale_report_write (report, AWALE_REPORT_WRITE_GLYPHS | AWALE_REPORT_WRITE_LINES);
      for (int ply = -1; (ply = awale_report_find_error (report, ply, 1)) >= 0; )
        (*n_errors)++;
    }
  return awale_ogn_write (document, AWALE_WRITE_DEFAULT);
}

/* Checks that all nodes of the first game's main line have values. Returns: the number of glyphs on
 * them */
static unsigned
count_glyphs (const char *text)
{
  g_autoptr (AwaleDocument) document = awale_ogn_read (text, strlen (text), NULL);
  AwaleNode *node = awale_game_get_root (awale_document_get_game (document, 0));
  unsigned n_marked = 0;

  g_assert_cmpuint (awale_document_get_n_diagnostics (document), ==, 0);
  for (; node != NULL; node = awale_node_get_first_child (node))
    {
      g_assert_nonnull (awale_node_get_evaluation (node));
      for (uint16_t glyph = AWALE_GLYPH_GOOD; glyph <= AWALE_GLYPH_DOUBTFUL; glyph++)
        n_marked += awale_node_has_glyph (node, glyph);
    }
  return n_marked;
}

static void
test_file (const void *data)
{
  const char *name = data;
  g_autofree char *bytes = NULL;
  g_autofree char *once = NULL;
  g_autofree char *twice = NULL;
  unsigned n_errors, n_again;
  gsize length;

  g_assert_true (g_file_get_contents (name, &bytes, &length, NULL));
  once = analyse (bytes, length, &n_errors);
  twice = analyse (once, strlen (once), &n_again);
  g_assert_cmpstr (once, ==, twice);
  g_assert_cmpuint (n_errors, ==, n_again);
  g_assert_cmpuint (n_errors, >, 0);
  g_assert_cmpuint (count_glyphs (once), >=, n_errors);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_assert_cmpint (argc, ==, 2);
  fixture_add_files ("/analysis/twice", argv[1], test_file);
  return g_test_run ();
}
