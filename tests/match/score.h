/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

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
  double sum;      /* Of the pairs' points, 0 to 2. */
  double squares;  /* Of the same. */
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
