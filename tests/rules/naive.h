/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * A second implementation of the rules, which is slow and simple and was written from the rules
 * page without looking at src/rules. It works seed by seed and pit by pit, and tests compare it
 * with the real one.
 */
#pragma once

#include "rules/awale-rules.h"

G_BEGIN_DECLS

typedef struct
{
  int pits[12];
  int stores[2];
  int side;
} Naive;

/** The effects of a sowing, before rules about slams. */
typedef struct
{
  Naive after;      /* Position after the sowing and its harvest. */
  Naive unharvested;
  bool  harvests;
  bool  is_slam;
  bool  reaches;    /* True if a seed of the sowing falls on the opponent's side. */
} NaiveSowing;

Naive         naive_from_position (AwalePosition       position);
AwalePosition naive_to_position   (const Naive        *naive);

NaiveSowing   naive_sow           (const Naive        *naive,
                                   int                 pit);

/** Returns the legal moves as a set of bits, including the pass. */
unsigned      naive_legal         (const Naive        *naive,
                                   const AwaleRuleset *rules);
Naive         naive_play          (const Naive        *naive,
                                   const AwaleRuleset *rules,
                                   int                 move);
guint64       naive_perft         (const Naive        *naive,
                                   const AwaleRuleset *rules,
                                   int                 depth);

/** Returns true if the position is dead, which is found by visiting all boards that can be reached
 * without a harvest. */
bool          naive_is_dead       (const Naive        *naive,
                                   const AwaleRuleset *rules);

/** Returns a random ruleset that awale_ruleset_check() accepts. */
AwaleRuleset  random_ruleset      (void);

/** Returns a random board, which may be full or nearly empty, have krous, or leave one side without
 * seeds. */
AwalePosition random_position     (void);

G_END_DECLS
