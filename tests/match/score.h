/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

enum
{
  MATCH_OUTCOMES = 5,  /* A pair's points: 0, 0.5, … 2. */
};

/**
 * The result of a match for the first engine. Both games of a pair have the same opening and so are
 * not independent: the error is that of the pairs.
 */
typedef struct
{
  int    wins;
  int    draws;
  int    losses;
  int    n_pairs;
  int    pairs[MATCH_OUTCOMES];  /* Number of pairs by outcome. */
} MatchScore;

/** Adds a pair by the outcomes of its games for the first engine: 1, 0 or −1. */
void   match_score_add_pair  (MatchScore       *self,
                              int               first,
                              int               second);

/** Points in per cent. */
double match_score_get_share (const MatchScore *self);

/** The margin of error in per cent: 95 % of such matches lie within it, on either side. */
double match_score_get_error (const MatchScore *self);

/** The Elo difference with this expected share of points in per cent. */
double match_score_to_elo    (double            share);

/** The expected share of points, 0 to 1, at this Elo difference. */
double match_score_from_elo  (double            elo);

/**
 * The log-likelihood ratio of the pairs so far between Elo differences of @elo1 and @elo0, each by
 * the likeliest outcomes with that mean (the generalized sequential probability ratio test over
 * pairs, as in fishtest).
 */
double match_score_get_llr   (const MatchScore *self,
                              double            elo0,
                              double            elo1);

/** A sequential test between two Elo differences, and its error probabilities. */
typedef struct
{
  double elo0;
  double elo1;
  double alpha;  /* Probability of accepting elo1 if elo0 is true. */
  double beta;   /* Probability of accepting elo0 if elo1 is true. */
} MatchTest;

/** The decision: 1 for elo1, −1 for elo0, 0 while the test continues. */
int    match_test_decide     (const MatchTest  *self,
                              double            llr);
