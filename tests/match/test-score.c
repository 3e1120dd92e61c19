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

  /* The pairs scored 1.5, 1, 1 and 2 points, of which half is the share of each pair. */
  g_assert_cmpfloat_with_epsilon (match_score_get_error (&score),
                                  100 * 1.96 * sqrt (0.6875 / 3 / 4) / 2, 1e-9);
}

/* Pairs that are all split evenly are decided by their openings, and so have no random
 * variation. */
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

/* The ratio of `whole` was found by an exhaustive search for the likeliest distributions, and the
 * others by an independent program. */
static void
test_llr (void)
{
  const MatchScore better = { .n_pairs = 540, .pairs = { 20, 110, 240, 140, 30 } };
  const MatchScore worse = { .n_pairs = 190, .pairs = { 10, 40, 100, 35, 5 } };
  const MatchScore split = { .n_pairs = 7, .pairs = { 0, 0, 7, 0, 0 } };
  const MatchScore whole = { .n_pairs = 130, .pairs = { 30, 0, 60, 0, 40 } };
  const MatchScore none = { 0 };

  g_assert_cmpfloat_with_epsilon (match_score_from_elo (0), 0.5, 1e-12);
  g_assert_cmpfloat_with_epsilon (match_score_from_elo (190.848502), 0.75, 1e-6);
  g_assert_cmpfloat_with_epsilon (match_score_get_llr (&whole, 0, 10), 0.4352, 1e-3);
  g_assert_cmpfloat_with_epsilon (match_score_get_llr (&better, 0, 10), 2.386751, 1e-5);
  g_assert_cmpfloat_with_epsilon (match_score_get_llr (&worse, 0, 10), -1.660393, 1e-5);
  g_assert_cmpfloat_with_epsilon (match_score_get_llr (&better, 10, 0), -2.386751, 1e-5);
  /* Seven even pairs prove little about the Elo difference. */
  g_assert_cmpfloat_with_epsilon (match_score_get_llr (&split, 0, 10), -0.198563, 1e-5);
  g_assert_cmpfloat (match_score_get_llr (&none, 0, 10), ==, 0);
}

static void
test_decide (void)
{
  const MatchTest test = { 0, 10, 0.05, 0.05 };

  /* The bounds are those usual for error probabilities of 5 %. */
  g_assert_cmpint (match_test_decide (&test, 2.94), ==, 0);
  g_assert_cmpint (match_test_decide (&test, 2.95), ==, 1);
  g_assert_cmpint (match_test_decide (&test, -2.94), ==, 0);
  g_assert_cmpint (match_test_decide (&test, -2.95), ==, -1);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/match/score/counts", test_counts);
  g_test_add_func ("/match/score/split-pairs", test_split_pairs);
  g_test_add_func ("/match/score/elo", test_elo);
  g_test_add_func ("/match/score/llr", test_llr);
  g_test_add_func ("/match/score/decide", test_decide);

  return g_test_run ();
}
