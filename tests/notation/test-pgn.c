/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "dump.h"

#include "notation/awale-pgn.h"

#include <string.h>

static AwaleDocument *
read_text (const char *text)
{
  return awale_ogn_read (text, strlen (text), NULL);
}

static void
assert_written (const char *text,
                const char *expected)
{
  g_autoptr (AwaleDocument) document = read_text (text);
  g_autofree char *written = awale_ogn_write (document, AWALE_WRITE_DEFAULT);
  g_autofree char *said = dump_diagnostics (document);

  g_assert_cmpstr (said, ==, "");
  g_assert_cmpstr (written, ==, expected);
}

static void
test_game (void)
{
  assert_written ("[Event \"Casual Oware game\"]\n[Site \"https://example.org/abcd\"]\n"
                  "[Date \"2022.05.01\"]\n[White \"ama\"]\n[Black \"kofi\"]\n[Result \"1-0\"]\n"
                  "[Variant \"Oware\"]\n[WhiteElo \"1500\"]\n[Termination \"Time forfeit\"]\n\n"
                  "1. f1c2 { [%clk 0:05:00] } c2c1 { [%clk 0:04:58] } 2. a1f1 1-0\n",
                  "[Variant \"Oware Abapa\"]\n[Event \"Casual Oware game\"]\n"
                  "[Site \"https://example.org/abcd\"]\n[Date \"2022.05.01\"]\n[Round \"?\"]\n"
                  "[South \"ama\"]\n[North \"kofi\"]\n[Result \"*\"]\n[PGNResult \"1-0\"]\n"
                  "[WhiteElo \"1500\"]\n[PGNTermination \"Time forfeit\"]\n\n"
                  "1. F {[%clk 0:05:00]} d {[%clk 0:04:58]} 2. A *\n");
}

/* Games that begin from a position are read, one ended by the rules and one by a majority. */
static void
test_end (void)
{
  assert_written ("[White \"ama\"]\n[Black \"kofi\"]\n[Result \"1/2-1/2\"]\n"
                  "[FEN \"5,1S/5,1S 24 22 S 40\"]\n\n1. f1f2 1/2-1/2\n",
                  "[Variant \"Oware Abapa\"]\n[Event \"?\"]\n[Site \"?\"]\n[Date \"?\"]\n"
                  "[Round \"?\"]\n[South \"ama\"]\n[North \"kofi\"]\n[Result \"24-24\"]\n"
                  "[FEN \"0-0-0-0-0-1-1-0-0-0-0-0-24-22-S\"]\n[PGNResult \"1/2-1/2\"]\n\n"
                  "1. F 24-24\n");
  assert_written ("[Variant \"oware\"]\n[FEN \"1S,4,1S/4,1S,1S 24 20 S 40\"]\n\n1. f1f2 1-0\n",
                  "[Variant \"Oware Abapa\"]\n[Event \"?\"]\n[Site \"?\"]\n[Date \"?\"]\n"
                  "[Round \"?\"]\n[South \"?\"]\n[North \"?\"]\n[Result \"26-20\"]\n"
                  "[FEN \"0-0-0-0-1-1-1-0-0-0-0-1-24-20-S\"]\n[Termination \"majority\"]\n"
                  "[PGNResult \"1-0\"]\n\n1. F+2 26-20\n");
}

/* The results in the tag and after the moves are both kept, whether they are given in seeds or name
 * a winner. */
static void
test_results (void)
{
  static const char head[] = "[Variant \"Oware Abapa\"]\n[Event \"?\"]\n[Site \"?\"]\n"
                             "[Date \"?\"]\n[Round \"?\"]\n[South \"ama\"]\n[North \"kofi\"]\n";
  static const struct
  {
    const char *tag;
    const char *end;
    const char *written;
  } results[] = {
    { "[Result \"26-22\"]\n", "", "[Result \"26-22\"]\n\n1. F d 26-22\n" },
    { "", "30-18", "[Result \"30-18\"]\n\n1. F d 30-18\n" },
    { "", "1-0", "[Result \"*\"]\n[PGNResult \"1-0\"]\n\n1. F d *\n" },
    { "[Result \"0-1\"]\n", "26-22",
      "[Result \"26-22\"]\n[PGNResult \"0-1\"]\n\n1. F d 26-22\n" },
    { "[Result \"*\"]\n", "*", "[Result \"*\"]\n[PGNResult \"*\"]\n\n1. F d *\n" },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (results); i++)
    {
      g_autofree char *text =
        g_strdup_printf ("[White \"ama\"]\n[Black \"kofi\"]\n%s\n1. f1c2 c2c1 %s\n", results[i].tag,
                         results[i].end);
      g_autofree char *written = g_strconcat (head, results[i].written, NULL);

      assert_written (text, written);
      assert_written (written, written);
    }
}

/* A loss on time takes precedence over the seeds, and a score over a winner; a winner without a
 * score is used. */
static void
test_winners (void)
{
  static const struct
  {
    const char *tags;
    const char *result;
    const char *end;
  } winners[] = {
    { "[Result \"0-1\"]\n[Termination \"Time forfeit\"]\n[FEN \"5,1S/5,1S 25 21 S 40\"]\n", "0-1",
      "a has lost on time." },
    { "[Result \"0-1\"]\n[Termination \"Normal\"]\n[FEN \"5,1S/5,1S 25 21 S 40\"]\n", "25-23",
      "No legal sowing is left. North keeps 2 seeds. 25–23" },
    { "[Result \"1-0\"]\n", "1-0", "The game was stopped here. a wins." },
    { "[Result \"1/2-1/2\"]\n", "1/2-1/2", "The game was stopped here. ½–½" },
    { "[Result \"*\"]\n", "*", NULL },
    { "[Result \"30-18\"]\n[Termination \"Abandoned\"]\n", "30-18",
      "The game was stopped here. 30–18" },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (winners); i++)
    {
      g_autofree char *text = g_strdup_printf ("[White \"a\"]\n%s\n1. f1f2\n", winners[i].tags);
      g_autoptr (AwaleDocument) document = read_text (text);
      AwaleGame *game = awale_document_get_game (document, 0);
      g_autofree char *result = awale_result_to_string (awale_game_get_result (game));
      g_autofree char *end = awale_game_describe_end (game, NULL);

      g_assert_cmpstr (result, ==, winners[i].result);
      g_assert_cmpstr (end, ==, winners[i].end);
    }
}

static void
test_positions (void)
{
  static const struct
  {
    const char *pgn;
    const char *own;
  } positions[] = {
    { "4S,4S,4S,4S,4S,4S/4S,4S,4S,4S,4S,4S 0 0 S 1", "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S" },
    { "1S,2S,3S,4S,5S,6S/7S,8S,4,1S,2S 3 6 N", NULL },
    { "1S,2S,3S,4S,5S,6S/7S,8S,2,1S,2S 3 6 N", "7-8-0-0-1-2-6-5-4-3-2-1-3-6-N" },
    { "6/6 24 24 N 99", "0-0-0-0-0-0-0-0-0-0-0-0-24-24-N" },
    { "5/6 24 24 N", NULL }, { "6/6 24 24", NULL }, { "6/6 24 24 X", NULL }, { "", NULL },
    { "6/6 24 25 N", NULL }, { "60S,5/6 0 0 N", NULL }, { "0,6/6 0 0 S", NULL },
    { "4S 4S,4S,4S,4S,4S/6 0 0 S", NULL }, { "7/6 0 0 S", NULL }, { "6/6  0 0 S", NULL },
    { "99999999999999999999S,5/6 0 0 S", NULL }, { "6/6 0 0 S1", NULL },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (positions); i++)
    {
      AwalePosition position;
      g_autofree char *text = NULL;

      if (!awale_pgn_parse_position (positions[i].pgn, &position))
        {
          g_assert_null (positions[i].own);
          continue;
        }
      text = awale_position_to_string (position);
      g_assert_cmpstr (text, ==, positions[i].own);
    }
}

static void
assert_said (const char *text,
             const char *expected)
{
  g_autoptr (AwaleDocument) document = read_text (text);
  g_autofree char *said = dump_diagnostics (document);

  g_assert_cmpstr (said, ==, expected);
}

static void
test_said (void)
{
  assert_said ("1. f1d2 c2c1", "warning 1 1:4: f1d2 ends in d\n");
  assert_said ("[White \"a\"]\n\n1. f1c2 f1c2", "error 1 3:9: ply 2: F: not your pit\n");
  assert_said ("[White \"a\"]\n[FEN \"7/6 0 0 S\"]\n\n1. f1c2",
               "error 1 2:7: FEN: “-” is expected in column 2.\n");
  /* A winner with fewer seeds than the loser is reported, unless the game was lost on time. */
  assert_said ("[White \"a\"]\n[Result \"0-1\"]\n[FEN \"5,1S/5,1S 25 21 S 40\"]\n\n1. f1f2 0-1",
               "warning 1 2:10: the result is 0-1 where the rules give 25-23\n");
  assert_said ("[White \"a\"]\n[FEN \"5,1S/5,1S 25 21 S 40\"]\n\n1. f1f2 1/2-1/2",
               "warning 1 4:9: the result is 1/2-1/2 where the rules give 25-23\n");
  assert_said ("[White \"a\"]\n[Result \"0-1\"]\n[Termination \"Time forfeit\"]\n"
               "[FEN \"5,1S/5,1S 25 21 S 40\"]\n\n1. f1f2 0-1", "");
  assert_said ("[White \"a\"]\n[Result \"0-1\"]\n\n1. f1c2 1-0",
               "warning 1 4:9: the moves end with 1-0, but the Result tag says 0-1\n");
  /* Moves in the program's own notation may have numbers, and need no spaces. */
  assert_said ("1.F1c2", "");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/notation/pgn/game", test_game);
  g_test_add_func ("/notation/pgn/end", test_end);
  g_test_add_func ("/notation/pgn/results", test_results);
  g_test_add_func ("/notation/pgn/winners", test_winners);
  g_test_add_func ("/notation/pgn/positions", test_positions);
  g_test_add_func ("/notation/pgn/said", test_said);

  return g_test_run ();
}
