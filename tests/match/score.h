/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

enum
{
  MATCH_OUTCOMES = 5,  /* Of a pair: no point, half a point, … two. */
};

/**
 * What a match came to, for the first engine. Both games of a pair have the same opening, so they
 * are no independent observations: the error is that of the pairs.
 */
typedef struct
{
  int    wins;
  int    draws;
  int    losses;
  int    n_pairs;
  int    pairs[MATCH_OUTCOMES];  /* How many came out so. */
} MatchScore;

/** Adds a pair by the outcomes of its games for the first engine: 1, 0 or −1. */
void   match_score_add_pair  (MatchScore       *self,
                              int               first,
                              int               second);

/** Points in a hundred. */
double match_score_get_share (const MatchScore *self);

/** By how much that may be wrong: 95 % of such matches lie within it, to either side. */
double match_score_get_error (const MatchScore *self);

/** The difference in Elo that makes one expect so many points in a hundred. */
double match_score_to_elo    (double            share);

/** The share of points, 0 to 1, that a difference in Elo makes one expect. */
double match_score_from_elo  (double            elo);

/**
 * How much better the pairs so far agree with a difference of @elo1 than with one of @elo0: the
 * logarithm of the ratio of their likelihoods, either by the likeliest outcomes of pairs that have
 * that mean (the generalized sequential probability ratio test over pairs, as fishtest has it).
 */
double match_score_get_llr   (const MatchScore *self,
                              double            elo0,
                              double            elo1);

/** A sequential test between two differences in Elo, and how often either may be taken wrongly. */
typedef struct
{
  double elo0;
  double elo1;
  double alpha;  /* elo1 though it is elo0. */
  double beta;   /* elo0 though it is elo1. */
} MatchTest;

/** Whether the test has ended: 1 for elo1, −1 for elo0, 0 while it goes on. */
int    match_test_decide     (const MatchTest  *self,
                              double            llr);
