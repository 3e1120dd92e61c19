/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
/*
 * Files written by another program are read without losses, except that its last move may include
 * the remaining seeds, and their results agree with the rules.
 */
#include "dump.h"

#include <string.h>

static const char *const names[] = {
  "auale-00.ogn", "auale-03.ogn", "auale-06.ogn", "auale-09.ogn", "auale-12.ogn", "auale-15.ogn",
};

static char *
load (const char *name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "games", name, NULL);
  g_autoptr (GError) error = NULL;
  char *contents = NULL;

  g_file_get_contents (path, &contents, NULL, &error);
  g_assert_no_error (error);
  return contents;
}

/* Splits a file into words in the simplest way, with each comment in braces as one word. */
static GPtrArray *
split_words (const char *movetext)
{
  GPtrArray *words = g_ptr_array_new_with_free_func (g_free);

  for (const char *at = movetext; *at != '\0';)
    {
      size_t length = *at == '{' ? strcspn (at, "}") + 1 : strcspn (at, " \n");
      g_autofree char *word = g_strndup (at, length);

      if (*word == '{')
        {
          g_auto (GStrv) parts = NULL;

          g_strdelimit (word, "{}\n", ' ');
          parts = g_strsplit (g_strstrip (word), "  ", -1);
          g_assert_cmpuint (g_strv_length (parts), ==, 1);
          g_ptr_array_add (words, g_strdup_printf ("{%s}", parts[0]));
        }
      else if (*word != '\0')
        g_ptr_array_add (words, g_steal_pointer (&word));
      at += length;
      at += strspn (at, " \n");
    }
  return words;
}

static const char *
get_movetext (const char *text)
{
  return g_strstr_len (text, -1, "]\n\n") + 3;
}

/* The other program adds the remaining seeds to the last move if it repeats a position. */
static void
compare_words (const char *written,
               const char *read,
               bool        is_last_move)
{
  if (is_last_move && !g_str_equal (written, read))
    {
      g_assert_nonnull (strchr (read, '+'));
      g_assert_cmpint (written[0], ==, read[0]);
    }
  else
    g_assert_cmpstr (written, ==, read);
}

static void
test_survival (gconstpointer user_data)
{
  g_autofree char *text = load (user_data);
  g_autoptr (AwaleDocument) document = awale_ogn_read (text, strlen (text), NULL);
  g_autofree char *written = awale_ogn_write (document, AWALE_WRITE_DEFAULT);
  g_autoptr (GPtrArray) old_words = split_words (get_movetext (text));
  g_autoptr (GPtrArray) new_words = split_words (get_movetext (written));
  size_t n_tags = (size_t) (get_movetext (text) - text);

  g_assert_cmpuint (awale_document_get_n_games (document), ==, 1);
  g_assert_cmpuint (awale_document_get_n_diagnostics (document), ==, 0);
  g_assert_cmpmem (text, n_tags, written, n_tags);
  g_assert_cmpuint (old_words->len, ==, new_words->len);
  for (guint i = 0; i < old_words->len; i++)
    compare_words (g_ptr_array_index (new_words, i), g_ptr_array_index (old_words, i),
                   i + 2 == old_words->len);
}

static void
test_same_bytes (gconstpointer user_data)
{
  g_autofree char *text = load (user_data);
  g_autoptr (AwaleDocument) document = awale_ogn_read (text, strlen (text), NULL);
  g_autofree char *first = awale_ogn_write (document, AWALE_WRITE_DEFAULT);
  g_autoptr (AwaleDocument) again = awale_ogn_read (first, strlen (first), NULL);
  g_autofree char *second = awale_ogn_write (again, AWALE_WRITE_DEFAULT);
  g_autofree char *before = dump_document (document);
  g_autofree char *after = dump_document (again);

  g_assert_cmpstr (first, ==, second);
  g_assert_cmpstr (before, ==, after);
}

/* The result of a file is that of the rules, or that of the stores if the game was stopped. */
static void
test_result (gconstpointer user_data)
{
  g_autofree char *text = load (user_data);
  g_autoptr (AwaleDocument) document = awale_ogn_read (text, strlen (text), NULL);
  AwaleGame *game = awale_document_get_game (document, 0);
  AwaleNode *end = awale_game_get_line_end (game, awale_game_get_root (game));
  AwaleOutcome outcome = awale_game_get_outcome (game, end);
  g_autofree char *score = awale_score_to_string (outcome.score);

  g_assert_cmpint (outcome.state, !=, AWALE_GAME_STATE_PLAYING);
  g_assert_cmpstr (awale_game_get_tag (game, "Result"), ==, score);
}

/* Games written by Aualé have only a main line, so they are the same text when only the main line
 * is written. */
static void
test_main_line (gconstpointer user_data)
{
  g_autofree char *text = load (user_data);
  g_autoptr (AwaleDocument) document = awale_ogn_read (text, strlen (text), NULL);
  g_autofree char *plain = awale_ogn_write (document, AWALE_WRITE_DEFAULT);
  g_autofree char *main_line = awale_ogn_write (document, AWALE_WRITE_MAIN_LINE);

  g_assert_cmpstr (plain, ==, main_line);
}

int
main (int    argc,
      char **argv)
{
  static const struct
  {
    const char    *name;
    GTestDataFunc  function;
  } tests[] = {
    { "survival", test_survival },
    { "same-bytes", test_same_bytes },
    { "result", test_result },
    { "main-line", test_main_line },
  };

  g_test_init (&argc, &argv, NULL);
  for (size_t i = 0; i < G_N_ELEMENTS (names); i++)
    for (size_t j = 0; j < G_N_ELEMENTS (tests); j++)
      {
        g_autofree char *path = g_strdup_printf ("/notation/games/%s/%s", names[i], tests[j].name);

        g_test_add_data_func (path, names[i], tests[j].function);
      }
  return g_test_run ();
}
