/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "game/awale-ellipsis.h"
#include "game/awale-titles.h"

#include <string.h>

#define MARK "\u0301"

static char *
repeat (const char *before,
        const char *unit,
        int         n)
{
  GString *text = g_string_new (before);

  for (int i = 0; i < n; i++)
    g_string_append (text, unit);
  return g_string_free (text, FALSE);
}

static void
check (const char *text,
       size_t      max,
       const char *expected)
{
  g_autofree char *shown = awale_ellipsize (text, max);
  g_autofree char *again = awale_ellipsize (shown, max);

  g_assert_cmpstr (shown, ==, expected);
  g_assert_cmpstr (again, ==, expected);
}

static void
test_length (void)
{
  check ("", 3, "");
  check ("abc", 3, "abc");
  check ("abcd", 3, "abc…");
  check ("ééé", 3, "ééé");
  check ("éééé", 3, "ééé…");
}

/* A cluster that looks like one letter or pictogram is shown whole or not at all. */
static void
test_clusters (void)
{
  check ("ab" MARK "c", 3, "ab" MARK "…");
  check ("abc" MARK MARK "d", 3, "ab…");
  check ("abc" MARK MARK "d", 4, "ab…");
  check ("a👩‍🌾b", 3, "a…");
  check ("a👩‍🌾b", 2, "a…");
  check ("a👩‍🌾b", 4, "a👩‍🌾…");
  check ("a👍🏾b", 2, "a…");
}

static void
test_marks (void)
{
  g_autofree char *few = repeat ("e", MARK, 20);
  g_autofree char *many = repeat ("e", MARK, 30000);
  g_autofree char *word = g_strconcat ("x", many, "t\u0301 y", NULL);
  g_autofree char *expected = g_strconcat ("x", few, "…t\u0301 y", NULL);

  check (few, 1000, few);
  check (word, 1000, expected);
}

static void
test_words (void)
{
  static const char *const unbroken[] = { "m", "\u00a0", "! ", "\u05d0", "–", "\u0915\u094d" };
  g_autofree char *words = repeat ("", "seed, ", 3000);
  g_autofree char *han = repeat ("", "\u4e2d", 3000);
  g_autofree char *lines = repeat ("", "!\n", 3000);

  for (size_t i = 0; i < G_N_ELEMENTS (unbroken); i++)
    {
      g_autofree char *text = repeat ("", unbroken[i], 3000);
      g_autofree char *shown = awale_ellipsize (text, AWALE_ELLIPSIS_COMMENT);

      g_assert_cmpint (g_utf8_strlen (shown, -1), ==, 1001);
      check (text, AWALE_ELLIPSIS_COMMENT, shown);
    }
  check (words, AWALE_ELLIPSIS_COMMENT, words);
  check (han, AWALE_ELLIPSIS_COMMENT, han);
  check (lines, AWALE_ELLIPSIS_COMMENT, lines);
}

static void
test_invalid (void)
{
  check ("a\xe0", 10, "a\ufffd");
}

/* A long name of a player is shortened in titles, but not in its tag. */
static void
test_tag (void)
{
  g_autoptr (AwaleGame) game = awale_game_new (&awale_preset_for_files ()->rules);
  g_autofree char *name = repeat ("e", MARK, 30000);
  g_autofree char *title = NULL;
  g_autofree char *file = NULL;

  awale_game_set_tag (game, "South", name);
  g_assert_cmpint (g_utf8_strlen (awale_title_get_player (game, AWALE_SOUTH), -1), ==, 22);
  g_assert_cmpstr (awale_title_get_whole_tag (game, "South"), ==, name);
  g_assert_cmpstr (awale_game_get_tag (game, "South"), ==, name);
  title = awale_title_for_game (game);
  g_assert_cmpint (g_utf8_strlen (title, -1), <, 40);
  awale_game_set_tag (game, "South", "Ama");
  g_assert_cmpstr (awale_title_get_player (game, AWALE_SOUTH), ==, "Ama");
  awale_game_undo (game);
  g_assert_cmpint (g_utf8_strlen (awale_title_get_player (game, AWALE_SOUTH), -1), ==, 22);

  g_free (name);
  name = repeat ("", "Ama ", 100);
  awale_game_set_tag (game, "South", name);
  file = awale_title_for_file (game, NULL, ".ogn");
  g_assert_cmpint (strlen (file), <=, 255);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/game/ellipsis/length", test_length);
  g_test_add_func ("/game/ellipsis/clusters", test_clusters);
  g_test_add_func ("/game/ellipsis/marks", test_marks);
  g_test_add_func ("/game/ellipsis/words", test_words);
  g_test_add_func ("/game/ellipsis/invalid", test_invalid);
  g_test_add_func ("/game/ellipsis/tag", test_tag);
  return g_test_run ();
}
