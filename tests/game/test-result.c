/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include "game/awale-result.h"

static void
check (const char *text,
       int         south,
       int         north,
       const char *written)
{
  g_autofree char *back = NULL;
  AwaleResult result;

  g_assert_true (awale_result_parse (text, &result));
  g_assert_true (result.known);
  g_assert_cmpint (result.score.south, ==, south);
  g_assert_cmpint (result.score.north, ==, north);
  back = awale_result_to_string (result);
  g_assert_cmpstr (back, ==, written);
}

static void
test_scores (void)
{
  check ("26-22", 52, 44, "26-22");
  check ("0-0", 0, 0, "0-0");
  check ("23.5-24.5", 47, 49, "23.5-24.5");
  check ("48-0", 96, 0, "48-0");
  check ("25.0-8", 50, 16, "25-8");
  check ("04-05", 8, 10, "4-5");
  check ("25 - 23", 50, 46, "25-23");
  check (" 26–22 ", 52, 44, "26-22");
  check ("26:22", 52, 44, "26-22");
  check ("23½\u2009—\u200924½", 47, 49, "23.5-24.5");
}

/* A result may state only the winner or a draw, without a score. */
static void
test_winners (void)
{
  static const struct
  {
    const char *text;
    const char *written;
    const char *termination;
  } winners[] = {
    { "1-0", "1-0", NULL }, { "0-1", "0-1", NULL }, { "½-½", "1/2-1/2", NULL },
    { "1/2-1/2", "1/2-1/2", NULL }, { "1/2 – 1/2", "1/2-1/2", NULL },
    { "S+R", "1-0", "resignation" }, { "N+T", "0-1", "time forfeit" },
    { "n+resign", "0-1", "resignation" }, { "S+Time", "1-0", "time forfeit" },
    { "S + F", "1-0", "forfeit" }, { "N+", "0-1", NULL }, { "S+5.5", "1-0", NULL },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (winners); i++)
    {
      AwaleResult result;
      g_autofree char *written = NULL;

      g_test_message ("%s", winners[i].text);
      g_assert_true (awale_result_parse (winners[i].text, &result));
      g_assert_true (result.known);
      g_assert_false (awale_result_has_seeds (result));
      g_assert_cmpstr (result.termination, ==, winners[i].termination);
      written = awale_result_to_string (result);
      g_assert_cmpstr (written, ==, winners[i].written);
    }
}

static void
test_agreement (void)
{
  const AwaleResult score = { .known = true, .score = { 52, 44 } };
  const AwaleResult winner = { .known = true, .score = { 2, 0 } };

  g_assert_true (awale_result_agrees (score, (AwaleScore) { 52, 44 }));
  g_assert_false (awale_result_agrees (score, (AwaleScore) { 54, 42 }));
  g_assert_true (awale_result_agrees (score, (AwaleScore) { 2, 0 }));
  g_assert_true (awale_result_agrees (winner, (AwaleScore) { 54, 42 }));
  g_assert_false (awale_result_agrees (winner, (AwaleScore) { 48, 48 }));
  g_assert_false (awale_result_agrees (winner, (AwaleScore) { 0, 2 }));
}

static void
test_unknown (void)
{
  g_autofree char *text = NULL;
  AwaleResult result = { .known = true, .score = { 3, 4 } };

  g_assert_true (awale_result_parse ("*", &result));
  g_assert_false (result.known);
  g_assert_cmpint (result.score.south, ==, 0);
  text = awale_result_to_string (result);
  g_assert_cmpstr (text, ==, "*");
}

/* A result without seeds is described by its winner, because 0–1 reads as a score. */
static void
test_describe (void)
{
  static const char *const texts[][2] = {
    { "26-22", "26–22" }, { "23.5-24.5", "23½–24½" }, { "24-24", "24–24" }, { "1-0", "South won" },
    { "N+R", "North won" }, { "1/2-1/2", "Draw" },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autofree char *words = NULL;
      AwaleResult result;

      g_assert_true (awale_result_parse (texts[i][0], &result));
      words = awale_result_describe (result, NULL);
      g_assert_cmpstr (words, ==, texts[i][1]);
    }
}

static void
test_refused (void)
{
  static const char * const texts[] = {
    "", "-", "26", "26-", "-22", "26-23", "49-0", "0-49", "1.2-3",
    "1.-2", "S+X", "W+R", "S", "**", "26-22-0", "99999999999999999999-0", "24.5-24",
  };

  for (size_t i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      AwaleResult result = { .known = true, .score = { 3, 4 } };

      g_test_message ("%s", texts[i]);
      g_assert_false (awale_result_parse (texts[i], &result));
      g_assert_cmpint (result.score.south, ==, 3);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/game/result/scores", test_scores);
  g_test_add_func ("/game/result/winners", test_winners);
  g_test_add_func ("/game/result/agreement", test_agreement);
  g_test_add_func ("/game/result/unknown", test_unknown);
  g_test_add_func ("/game/result/describe", test_describe);
  g_test_add_func ("/game/result/refused", test_refused);

  return g_test_run ();
}
