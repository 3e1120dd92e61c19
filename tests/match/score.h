/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

enum
{
  MATCH_OUTCOMES = 5,  /* Number of possible results of a pair, from 0 points in steps of a half to
                          2. */
};

/**
 * The result of a match, from the first engine's point of view. Both games of a pair begin with the
 * same opening and so are not independent; the error is therefore that of the pairs.
 */
typedef struct
{
  int    wins;
  int    draws;
  int    losses;
  int    n_pairs;
  int    pairs[MATCH_OUTCOMES];  /* Number of pairs with each result. */
} MatchScore;

/** Adds a pair of games, whose outcomes for the first engine are @first and @second: 1, 0 or −1. */
void   match_score_add_pair  (MatchScore       *self,
                              int               first,
                              int               second);

/** Returns the points of the first engine in per cent, or 50 without games. */
double match_score_get_share (const MatchScore *self);

/** Returns the margin of error in per cent: 95 % of such matches lie within it, on either side.
 * With fewer than two pairs it is 100. */
double match_score_get_error (const MatchScore *self);

/** Returns the Elo difference for which this share of the points, in per cent, is expected. */
double match_score_to_elo    (double            share);

/** Returns the share of the points, from 0 to 1, that is expected at this Elo difference. */
double match_score_from_elo  (double            elo);

/**
 * Returns the log-likelihood ratio of the pairs so far between Elo differences of @elo1 and @elo0.
 * For each difference, the likeliest distribution of results with its mean is used, as in the
 * generalized sequential probability ratio test over pairs of fishtest.
 */
double match_score_get_llr   (const MatchScore *self,
                              double            elo0,
                              double            elo1);

/** A sequential test between two Elo differences, with its probabilities of error. */
typedef struct
{
  double elo0;
  double elo1;
  double alpha;  /* Probability of accepting elo1 if elo0 is true. */
  double beta;   /* Probability of accepting elo0 if elo1 is true. */
} MatchTest;

/** Returns 1 if the test has decided for elo1, −1 for elo0, and 0 while it continues. */
int    match_test_decide     (const MatchTest  *self,
                              double            llr);
