/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
/*
 * The installed example games are those in their folder. They are valid, cause no diagnostics, are
 * written as the program writes them, and are the same in both languages.
 */
#include "dump.h"

#include <string.h>

/* Endings and rulesets that the examples must include. */
static const struct
{
  const char  *name;
  const char  *ruleset;
  AwaleEnding  ending;
} shown[] = {
  { "krou", "society", AWALE_ENDING_NO_SOWING },
  { "drought", "avele", AWALE_ENDING_DROUGHT },
  { "famine", "booklet", AWALE_ENDING_NO_SOWING },
  { "quiet-end", "common", AWALE_ENDING_DEAD },
};

static char *
load (const char *name,
      const char *language)
{
  g_autofree char *base = g_strdup_printf ("%s.%s.ogn", name, language);
  g_autofree char *path = g_build_filename (g_getenv ("AWALE_DATA_DIR"), "examples", base, NULL);
  g_autoptr (GError) error = NULL;
  char *contents;

  g_file_get_contents (path, &contents, NULL, &error);
  g_assert_no_error (error);
  return contents;
}

static AwaleDocument *
check (const char *name,
       const char *language)
{
  g_autofree char *text = load (name, language);
  AwaleDocument *document = awale_ogn_read (text, strlen (text), name);
  g_autofree char *written = awale_ogn_write (document, AWALE_WRITE_DEFAULT);
  g_autofree char *diagnostics = dump_diagnostics (document);

  g_assert_cmpstr (diagnostics, ==, "");
  g_assert_cmpstr (written, ==, text);
  g_assert_cmpuint (awale_document_get_n_games (document), ==, 1);
  return document;
}

/* Checks that both languages have the same main line, with comments at the same nodes. */
static void
compare_lines (AwaleNode *a,
               AwaleNode *b)
{
  unsigned n_comments = 0;

  while (a != NULL && b != NULL)
    {
      const char *comment = awale_node_get_comment (a);

      g_assert_cmpint (awale_node_get_move (a), ==, awale_node_get_move (b));
      g_assert_cmpuint (awale_node_get_n_children (a), ==, awale_node_get_n_children (b));
      g_assert_cmpint (comment != NULL, ==, awale_node_get_comment (b) != NULL);
      if (comment != NULL)
        g_assert_cmpstr (comment, !=, awale_node_get_comment (b));
      n_comments += comment != NULL;
      a = awale_node_get_first_child (a);
      b = awale_node_get_first_child (b);
    }
  g_assert_true (a == NULL && b == NULL);
  g_assert_cmpuint (n_comments, >, 8);
}

static AwaleOutcome
find_outcome (AwaleGame *game)
{
  return awale_game_get_outcome (game, awale_game_get_line_end (game, awale_game_get_root (game)));
}

static void
test_example (gconstpointer name)
{
  g_autoptr (AwaleDocument) english = check (name, "en");
  g_autoptr (AwaleDocument) french = check (name, "fr");
  AwaleGame *game = awale_document_get_game (english, 0);
  AwaleGame *other = awale_document_get_game (french, 0);
  AwaleOutcome outcome = find_outcome (game);
  g_autofree char *score = awale_score_to_string (outcome.score);

  compare_lines (awale_game_get_root (game), awale_game_get_root (other));
  g_assert_cmpint (outcome.state, ==, AWALE_GAME_STATE_ENDED);
  g_assert_cmpstr (awale_game_get_tag (game, "Result"), ==, score);
  g_assert_cmpstr (awale_game_get_tag (game, "Event"), !=, awale_game_get_tag (other, "Event"));
}

static void
test_shown (void)
{
  for (size_t i = 0; i < G_N_ELEMENTS (shown); i++)
    {
      g_autoptr (AwaleDocument) document = check (shown[i].name, "en");
      AwaleGame *game = awale_document_get_game (document, 0);

      g_assert_cmpstr (awale_preset_of (awale_game_get_rules (game))->id, ==, shown[i].ruleset);
      g_assert_cmpint (find_outcome (game).ending, ==, shown[i].ending);
    }
}

/* Adds a test for each game of the folder. */
static void
add_examples (void)
{
  g_autofree char *path = g_build_filename (g_getenv ("AWALE_DATA_DIR"), "examples", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GDir) folder = g_dir_open (path, 0, &error);
  const char *file;

  g_assert_no_error (error);
  while ((file = g_dir_read_name (folder)) != NULL)
    if (g_str_has_suffix (file, ".en.ogn"))
      {
        char *name = g_strndup (file, strlen (file) - strlen (".en.ogn"));
        g_autofree char *test = g_strconcat ("/notation/examples/", name, NULL);

        g_test_add_data_func_full (test, name, test_example, g_free);
      }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  add_examples ();
  g_test_add_func ("/notation/examples/shown", test_shown);
  return g_test_run ();
}
