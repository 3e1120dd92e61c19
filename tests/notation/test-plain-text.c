/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * Games and boards are written as plain text with exactly these spaces.
 */
#include "notation/awale-plain-text.h"

#include <string.h>

#include "notation/awale-ogn.h"

static AwaleDocument *
read_game (const char *text)
{
  return awale_format_read (AWALE_FORMAT_OGN, text, strlen (text), "test");
}

static void
test_start (void)
{
  g_autoptr (AwaleDocument) document = read_game ("*\n");
  AwaleGame *game = awale_document_get_game (document, 0);
  g_autofree char *text = awale_plain_text_describe_node (game, awale_game_get_root (game));

  g_assert_cmpstr (text, ==,
                   "South – North\n"
                   "Oware Abapa\n"
                   "```\n"
                   "         f   e   d   c   b   a\n"
                   "    0 |  4   4   4   4   4   4  |\n"
                   "      |  4   4   4   4   4   4  |    0\n"
                   "         A   B   C   D   E   F\n"
                   "```\n"
                   "South to move\n");
}

/* The text describes the line that leads to a variation, without the result of the game, and has
 * only those glyphs that belong to moves. */
static void
test_variation (void)
{
  g_autoptr (AwaleDocument) document =
    read_game ("[South \"Ama\"]\n[North \"Kofi\"]\n[Result \"26-22\"]\n\n"
               "1. F! $18 f 2. B (2. C?? e) e 26-22\n");
  AwaleGame *game = awale_document_get_game (document, 0);
  g_autofree char *text =
      awale_plain_text_describe_node (game, awale_game_find_path (game, "FfCe"));

  g_assert_true (g_str_has_prefix (text, "Ama – Kofi\nOware Abapa\nVariation after 1… f\n"
                                         "1. F! f 2. C?? e\n```\n"
                                         "         f   e   d   c   b   a    Kofi\n"));
  g_assert_true (g_str_has_suffix (text, "\n         A   B   C   D   E   F    Ama\n```\n"
                                         "Ama to move\n"));
}

/* The text shows that North begins, and that a store has half a seed. */
static void
test_halves (void)
{
  g_autoptr (AwaleDocument) document =
    read_game ("[FEN \"0-0-0-0-0-1-0-0-0-0-0-1-22.5-23.5-N\"]\n\n1... f *\n");
  AwaleGame *game = awale_document_get_game (document, 0);
  g_autofree char *board = awale_plain_text_draw_board (awale_game_get_start (game));
  AwaleNode *end = awale_game_get_line_end (game, awale_game_get_root (game));
  g_autofree char *text = awale_plain_text_describe_node (game, end);

  g_assert_cmpstr (board, ==,
                   "         f   e   d   c   b   a\n"
                   " 23.5 |  1   0   0   0   0   0  |\n"
                   "      |  0   0   0   0   0   1  | 22.5\n"
                   "         A   B   C   D   E   F\n");
  g_assert_nonnull (strstr (text, "\n1… f\n"));
}

/* After the end the remaining seeds are where the rules put them, and no side is to move. */
static void
test_end (void)
{
  g_autoptr (AwaleDocument) document =
    read_game ("[FEN \"0-3-0-0-0-0-0-0-0-0-0-1-21-23-N\"]\n\n1... f *\n");
  AwaleGame *game = awale_document_get_game (document, 0);
  AwaleNode *end = awale_game_get_line_end (game, awale_game_get_root (game));
  g_autofree char *text = awale_plain_text_describe_node (game, end);

  g_assert_nonnull (strstr (text, "\n   23 |  0   0   0   0   0   0  |\n"
                                  "      |  0   0   0   0   0   0  |   25\n"));
  g_assert_true (g_str_has_suffix (text, "```\nNo legal sowing is left. South keeps 4 seeds. "
                                         "25–23\n"));
}

/* The text includes an ending that is stated by tags. */
static void
test_resigned (void)
{
  g_autoptr (AwaleDocument) document =
    read_game ("[North \"Kofi\"]\n[Result \"1-0\"]\n[Termination \"resignation\"]\n\n1. F f 1-0\n");
  AwaleGame *game = awale_document_get_game (document, 0);
  AwaleNode *end = awale_game_get_line_end (game, awale_game_get_root (game));
  g_autofree char *text = awale_plain_text_describe_node (game, end);

  g_assert_true (g_str_has_suffix (text, "```\nKofi resigns.\n"));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/notation/plain-text/start", test_start);
  g_test_add_func ("/notation/plain-text/variation", test_variation);
  g_test_add_func ("/notation/plain-text/halves", test_halves);
  g_test_add_func ("/notation/plain-text/end", test_end);
  g_test_add_func ("/notation/plain-text/resigned", test_resigned);
  return g_test_run ();
}
