/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
/* Games that are read one by one from the parts of a file equal those read from the whole file. */
#include "dump.h"

#include "notation/awale-game-boundaries.h"

#include <string.h>

#define N_TEXTS 3000

/* Typical pieces of files; random texts made of them let most endings meet most beginnings. */
static const char *const pieces[] = {
  "[South \"Ama\"]\n", "[North \"Kofi\"]\r\n", "[Event \"x\"]\r", "[Event broken\n",
  "[Broken \"x\n", "[\n", "\n", "\n\n", "\r\n", "\r", "1. F f 2. B ", "F", "26-22 ", "26-22\n",
  "*\n", "* ", "{text} ", "{text\n[Site \"y\"]\n} ", "{open ", "} ", "; line\n", "(1... a) ",
  "( ", ") ", "1. F F ", "word\n", "  [Date \"2020\"]\n", "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S\n",
  "\t\n", "! ", "FEN", "[FEN \"4-4-4-4-4-4-4-4-4-4-4-4-0-0-N\"]\n", "[FEN \"4-4\"]\n",
  "[%clk 1]\n", "{[%clk 1]} ",
};

static void
append_games (GString       *dump,
              AwaleDocument *document)
{
  for (size_t i = 0; i < awale_document_get_n_games (document); i++)
    {
      g_autofree char *game = dump_game (awale_document_get_game (document, i));

      g_string_append_printf (dump, "%s----\n", game);
    }
}

static char *
dump_parts (AwaleFormat  format,
            const char  *text)
{
  g_autoptr (GString) dump = g_string_new (NULL);

  for (size_t n, length = strlen (text); length > 0; text += n, length -= n)
    {
      g_autoptr (AwaleDocument) document = NULL;

      n = awale_format_find_next (format, text, length);
      g_assert_cmpuint (n, >, 0);
      document = awale_format_read (format, text, n, NULL);
      append_games (dump, document);
    }
  return g_strdup (dump->str);
}

static void
assert_same_games (AwaleFormat  format,
                   const char  *text)
{
  g_autoptr (AwaleDocument) document = awale_format_read (format, text, strlen (text), NULL);
  g_autoptr (GString) whole = g_string_new (NULL);
  g_autofree char *parts = dump_parts (format, text);

  append_games (whole, document);
  if (!g_str_equal (parts, whole->str))
    g_test_message ("of %s", text);
  g_assert_cmpstr (parts, ==, whole->str);
}

static bool
append_cb (AwaleDocument *document,
           const char    *text,
           size_t         n_bytes,
           unsigned       line,
           void          *user_data)
{
  g_autoptr (AwaleDocument) again = awale_ogn_read (text, n_bytes, NULL);
  g_autoptr (GString) alone = g_string_new (NULL);
  g_autoptr (GString) same = g_string_new (NULL);

  g_assert_cmpuint (awale_document_get_n_games (document), <=, 1);
  append_games (alone, document);
  append_games (same, again);
  g_assert_cmpstr (alone->str, ==, same->str);
  g_string_append (user_data, alone->str);
  return true;
}

/* Checks that the games handed over one by one equal those of the whole text. */
static void
assert_same_each (const char *text)
{
  g_autoptr (AwaleDocument) document = awale_ogn_read (text, strlen (text), NULL);
  g_autoptr (GString) whole = g_string_new (NULL);
  g_autoptr (GString) each = g_string_new (NULL);

  awale_format_read_each (AWALE_FORMAT_OGN, text, strlen (text), append_cb, each);
  append_games (whole, document);
  if (!g_str_equal (each->str, whole->str))
    g_test_message ("of %s", text);
  g_assert_cmpstr (each->str, ==, whole->str);
}

static void
test_each (void)
{
  /* The accents in a text that is otherwise ASCII are encoded in UTF-8, in Latin-1, or missing. */
  static const char *const accents[] = { "{caf\xc3\xa9 \xe2\x82\xac} ", "{caf\xe9} ", "" };
  /* After a result, text that would be moves in another notation if the file ended there. */
  static const char *const ambiguous[] = {
    "*\n{x} F\nFEN\n1. F f 2. B\n[South \"Ama\"]\n",
    "26-22\nF; line\nFEN{open\n26-22\n{[%clk 1]}\nF[South \"Ama\"]\n",
    "1. F f 26-22\n3 4\n5\nnot a move\n[South \"Ama\"]\n",
  };
  g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) g_test_rand_int ());

  for (size_t i = 0; i < G_N_ELEMENTS (ambiguous); i++)
    assert_same_each (ambiguous[i]);
  for (int i = 0; i < N_TEXTS / 3; i++)
    {
      g_autoptr (GString) text = g_string_new (i % 2 == 0 ? "\xef\xbb\xbf" : NULL);

      for (int n = g_rand_int_range (rand, 1, 40); n > 0; n--)
        g_string_append (text, g_rand_int_range (rand, 0, 10) == 0
                                 ? accents[i % G_N_ELEMENTS (accents)]
                                 : pieces[g_rand_int_range (rand, 0, G_N_ELEMENTS (pieces))]);
      assert_same_each (text->str);
    }
}

static void
test_random (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) g_test_rand_int ());

  for (int i = 0; i < N_TEXTS; i++)
    {
      g_autoptr (GString) text = g_string_new (NULL);

      for (int n = g_rand_int_range (rand, 1, 40); n > 0; n--)
        g_string_append (text, pieces[g_rand_int_range (rand, 0, G_N_ELEMENTS (pieces))]);
      assert_same_games (AWALE_FORMAT_OGN, text->str);
    }
}

static void
test_letters (void)
{
  static const char text[] = "FfB\n\n*\r\nCc\r4-4-4-4-4-4-4-4-4-4-4-4-0-0-N fB\nFx\n  \nE";

  assert_same_games (AWALE_FORMAT_LETTERS, text);
}

/* A file is divided into parts with one game each. */
static void
test_number (void)
{
  static const char text[] = "; file\n[South \"Ama\"]\n\n1. F f *\n\n"
                             "[South \"Efua\"]\n1. C {\n[x] }\n26-22\n[South \"Esi\"]\n\n*\n";
  const char *at = text;
  const unsigned lines[] = { 5, 4, 3 };

  for (size_t i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      size_t length = strlen (at);
      size_t n = awale_format_find_next (AWALE_FORMAT_OGN, at, length);

      g_assert_cmpuint (awale_text_count_lines (at, n, n == length), ==, lines[i]);
      at += n;
    }
  g_assert_cmpstr (at, ==, "");
  g_assert_cmpuint (awale_text_count_lines ("a\r\nb\rc\n\r", 8, false), ==, 3);
  g_assert_cmpuint (awale_text_count_lines ("a\r\nb\rc\n\r", 8, true), ==, 4);
}

static void
test_guess (void)
{
  static const char *const letters[] = {
    "FfB\nCc\n", "\n\nFfB--a\n", "*\nFfB\n", "4-4-4-4-4-4-4-4-4-4-4-4-0-0-N fB\n", " FfBeBcDa \r\n",
    "4-4-4-4-4-4-4-4-4-4-4-4-0-0-N\nFf\n", "\xef\xbb\xbf" "FfB\n",
  };
  static const char *const ogn[] = {
    "", "\n", "F f B\n", "1. F f 2. B\n", "[South \"Ama\"]\n\n1. F f *\n", "FfB\n[South \"Ama\"]\n",
    "FfB 26-22\n", "text\n", "FfB {why}\n", "\xef\xbb\xbf[Event \"x\"]\n", "26-22\n",
  };

  for (size_t i = 0; i < G_N_ELEMENTS (letters); i++)
    g_assert_cmpint (awale_format_guess (letters[i], strlen (letters[i])), ==,
                     AWALE_FORMAT_LETTERS);
  for (size_t i = 0; i < G_N_ELEMENTS (ogn); i++)
    g_assert_cmpint (awale_format_guess (ogn[i], strlen (ogn[i])), ==, AWALE_FORMAT_OGN);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/notation/game-boundaries/random", test_random);
  g_test_add_func ("/notation/game-boundaries/each", test_each);
  g_test_add_func ("/notation/game-boundaries/letters", test_letters);
  g_test_add_func ("/notation/game-boundaries/number", test_number);
  g_test_add_func ("/notation/game-boundaries/guess", test_guess);

  return g_test_run ();
}
