/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * A slow and simple second implementation, written from the rules page and not from src/rules: seed
 * by seed, pit by pit. Tests compare the two.
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

/** The effects of a sowing. */
typedef struct
{
  Naive after;      /* With every harvest taken, as in the general rule. */
  Naive unharvested;
  bool  harvests;
  bool  is_slam;
  bool  reaches;    /* A seed of the sowing falls on the opponent's side. */
} NaiveSowing;

Naive         naive_from_position (AwalePosition       position);
AwalePosition naive_to_position   (const Naive        *naive);

NaiveSowing   naive_sow           (const Naive        *naive,
                                   int                 pit);

/** The legal moves as a set, including the pass. */
unsigned      naive_legal         (const Naive        *naive,
                                   const AwaleRuleset *rules);
Naive         naive_play          (const Naive        *naive,
                                   const AwaleRuleset *rules,
                                   int                 move);
guint64       naive_perft         (const Naive        *naive,
                                   const AwaleRuleset *rules,
                                   int                 depth);

/** Decided by visiting all boards reachable without a harvest. */
bool          naive_is_dead       (const Naive        *naive,
                                   const AwaleRuleset *rules);

/** A random ruleset that awale_ruleset_check() accepts. */
AwaleRuleset  random_ruleset      (void);

/** A random board: full or nearly empty, with or without krous, one side starved or not. */
AwalePosition random_position     (void);

G_END_DECLS
