/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#include <glib.h>
#include <math.h>

#include "score.h"

static void
test_counts (void)
{
  MatchScore score = { 0 };

  match_score_add_pair (&score, 1, 0);
  match_score_add_pair (&score, -1, 1);
  match_score_add_pair (&score, 0, 0);
  match_score_add_pair (&score, 1, 1);
  g_assert_cmpint (score.wins, ==, 4);
  g_assert_cmpint (score.draws, ==, 3);
  g_assert_cmpint (score.losses, ==, 1);
  g_assert_cmpfloat_with_epsilon (match_score_get_share (&score), 100 * 5.5 / 8, 1e-9);

  /* The pairs' points are 1.5, 1, 1 and 2; half of each is a share. */
  g_assert_cmpfloat_with_epsilon (match_score_get_error (&score),
                                  100 * 1.96 * sqrt (0.6875 / 3 / 4) / 2, 1e-9);
}

/* Pairs that are split evenly say that the openings decide, and nothing of chance. */
static void
test_split_pairs (void)
{
  MatchScore score = { 0 };

  for (int i = 0; i < 10; i++)
    match_score_add_pair (&score, 1, -1);
  g_assert_cmpfloat_with_epsilon (match_score_get_share (&score), 50, 1e-9);
  g_assert_cmpfloat_with_epsilon (match_score_get_error (&score), 0, 1e-9);
}

static void
test_elo (void)
{
  g_assert_cmpfloat_with_epsilon (match_score_to_elo (50), 0, 1e-9);
  g_assert_cmpfloat_with_epsilon (match_score_to_elo (75), 190.848, 1e-3);
  g_assert_cmpfloat_with_epsilon (match_score_to_elo (25), -190.848, 1e-3);
  g_assert_true (isinf (match_score_to_elo (100)));
  g_assert_true (isinf (match_score_to_elo (0)));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/match/score/counts", test_counts);
  g_test_add_func ("/match/score/split-pairs", test_split_pairs);
  g_test_add_func ("/match/score/elo", test_elo);

  return g_test_run ();
}
