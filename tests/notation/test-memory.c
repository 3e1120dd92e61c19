/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
/*
 * Reading takes memory and work in proportion to the size of a file, even for these files, which
 * need as much as possible for each byte.
 */
#include "counted-heap.h"

#include "notation/awale-ogn.h"

#include <string.h>

/*
 * A move of one letter becomes a node, which is the most memory that one byte can take. A game
 * takes more, but the number of games is limited.
 */
#define MAX_BYTES_A_BYTE 128
#define MAX_CALLS_A_BYTE 20

/* A position with two single seeds that can circle forever. */
#define ENDLESS "[FEN \"0-0-0-0-0-1-0-0-0-0-0-1-23-23-S\"]\n\n"

static const struct
{
  const char *name;
  const char *before;
  const char *piece;
} floods[] = {
  { "comments", "F", "{a}" },
  { "comments-of-commands", "F", "{[%a]}" },
  { "commands", "F{", "[%a]" },
  { "circles", "F{", "[%csl GA]" },
  { "glyphs", "F", "$1" },
  { "moves", ENDLESS, "FfAaBbCcDdEe" },
  { "moves-with-comments", ENDLESS, "F{a}f{a}A{a}a{a}B{a}b{a}C{a}c{a}D{a}d{a}E{a}e{a}" },
  { "moves-with-glyphs", ENDLESS, "F!f!A!a!B!b!C!c!D!d!E!e!" },
  { "games-of-moves", "", "FfAaBbCcDdEe*" },
  { "tags", "", "[A \"\"]\n[A \"1\"]\n" },
  { "tags-broken", "", "[A \"\n" },
  { "variations", "F", "(B)(C)(D)(E)(A)" },
};

/* Pieces that are repeated in the format of letters, in which each line is a game. */
static const struct
{
  const char *name;
  const char *before;
  const char *piece;
} letters[] = {
  { "moves", "0-0-0-0-0-1-0-0-0-0-0-1-23-23-S ", "FfAaBbCcDdEe" },
  { "games", "", "FfAaBbCcDdEe\n" },
  { "positions", "", "1-0-0-0-0-0-1-0-0-0-0-0-0-0-S\n" },
  { "comments", "", ";x\n" },
};

/* Lines that are shorter than the memory of a game; their number is limited, as in OGN. */
static const char *const shortest_lines[] = { "F\n", "x\n" };

static char *
flood (const char *before,
       const char *piece,
       size_t      n_bytes)
{
  GString *text = g_string_new (before);

  while (text->len < n_bytes)
    g_string_append (text, piece);
  return g_string_free (text, FALSE);
}

static AwaleDocument *
check_reading (const char  *text,
               AwaleFormat  format)
{
  size_t n_bytes = strlen (text);
  size_t held = counted_heap_get ().held;
  AwaleDocument *document;
  CountedHeap heap;

  counted_heap_begin ();
  document = awale_format_read (format, text, n_bytes, NULL);
  heap = counted_heap_get ();
  g_test_message ("%zu bytes: peak %zu, %zu allocations", n_bytes, heap.peak - held, heap.calls);

  g_assert_cmpuint ((heap.peak - held) / n_bytes, <, MAX_BYTES_A_BYTE);
  g_assert_cmpuint (heap.calls / n_bytes, <, MAX_CALLS_A_BYTE);
  return document;
}

static void
test_flood (gconstpointer user_data)
{
  size_t index = GPOINTER_TO_SIZE (user_data);
  g_autofree char *text = flood (floods[index].before, floods[index].piece, 40000);
  g_autoptr (AwaleDocument) document = check_reading (text, AWALE_FORMAT_OGN);

  g_assert_cmpuint (awale_document_get_n_games (document), >, 0);
}

static void
test_letters (gconstpointer user_data)
{
  size_t index = GPOINTER_TO_SIZE (user_data);
  g_autofree char *text = flood (letters[index].before, letters[index].piece, 40000);
  g_autoptr (AwaleDocument) document = check_reading (text, AWALE_FORMAT_LETTERS);

  g_assert_cmpuint (awale_document_get_n_games (document), >, 0);
}

/* A game of one or two bytes takes far more memory than its text, so the number of games is
 * limited. */
static void
test_games (void)
{
  g_autofree char *text = flood ("", "* ", 6 * AWALE_OGN_MAX_GAMES);
  g_autoptr (AwaleDocument) document = check_reading (text, AWALE_FORMAT_OGN);
  const AwaleDiagnostic *diagnostic;

  g_assert_cmpuint (awale_document_get_n_games (document), ==, AWALE_OGN_MAX_GAMES);
  g_assert_true (awale_document_is_incomplete (document));
  g_assert_cmpuint (awale_document_get_n_diagnostics (document), ==, 1);
  diagnostic = awale_document_get_diagnostic (document, 0);
  g_assert_cmpint (diagnostic->severity, ==, AWALE_SEVERITY_ERROR);
  g_assert_cmpuint (diagnostic->column, ==, 2 * AWALE_OGN_MAX_GAMES + 1);
  g_assert_cmpstr (diagnostic->fault.brief, ==,
                   "more than 100000 games; those from here on were not read");
}

static void
test_shortest_lines (void)
{
  for (size_t i = 0; i < G_N_ELEMENTS (shortest_lines); i++)
    {
      g_autofree char *text = flood ("", shortest_lines[i], 6 * AWALE_OGN_MAX_GAMES);
      g_autoptr (AwaleDocument) document = check_reading (text, AWALE_FORMAT_LETTERS);

      g_assert_cmpuint (awale_document_get_n_games (document), ==, AWALE_OGN_MAX_GAMES);
      g_assert_true (awale_document_is_incomplete (document));
    }
}

/* Games up to the limit are all read, without a diagnostic. */
static void
test_games_that_fit (void)
{
  g_autofree char *text = flood ("", "*\n", 2 * AWALE_OGN_MAX_GAMES);
  g_autoptr (AwaleDocument) document = awale_letters_read (text, strlen (text), NULL);

  g_assert_cmpuint (awale_document_get_n_games (document), ==, AWALE_OGN_MAX_GAMES);
  g_assert_cmpuint (awale_document_get_n_diagnostics (document), ==, 0);
  g_assert_false (awale_document_is_incomplete (document));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/notation/memory/games", test_games);
  g_test_add_func ("/notation/memory/games-that-fit", test_games_that_fit);
  for (size_t i = 0; i < G_N_ELEMENTS (floods); i++)
    {
      g_autofree char *path = g_strdup_printf ("/notation/memory/flood/%s", floods[i].name);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_flood);
    }
  for (size_t i = 0; i < G_N_ELEMENTS (letters); i++)
    {
      g_autofree char *path = g_strdup_printf ("/notation/memory/letters/%s", letters[i].name);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_letters);
    }
  g_test_add_func ("/notation/memory/letters/shortest-lines", test_shortest_lines);
  return g_test_run ();
}
