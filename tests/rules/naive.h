/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * The rules once more, slow and plain, written from the rules page and not from src/rules: seed by
 * seed, pit by pit. Tests compare the two.
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

/** What sowing a pit does. */
typedef struct
{
  Naive after;      /* By the general rule: every harvest taken. */
  Naive unharvested;
  bool  harvests;
  bool  is_slam;
  bool  reaches;    /* A seed falls on the opponent's side. */
} NaiveSowing;

Naive         naive_from_position (AwalePosition       position);
AwalePosition naive_to_position   (const Naive        *naive);

NaiveSowing   naive_sow           (const Naive        *naive,
                                   int                 pit);

/** Legal moves as a set, the pass included. */
unsigned      naive_legal         (const Naive        *naive,
                                   const AwaleRuleset *rules);
Naive         naive_play          (const Naive        *naive,
                                   const AwaleRuleset *rules,
                                   int                 move);
guint64       naive_perft         (const Naive        *naive,
                                   const AwaleRuleset *rules,
                                   int                 depth);

/** By walking through all the boards that play without a harvest reaches. */
bool          naive_is_dead       (const Naive        *naive,
                                   const AwaleRuleset *rules);

/** A ruleset with each axis at random, that awale_ruleset_check() accepts. */
AwaleRuleset  random_ruleset      (void);

/** A board of any kind: full or nearly empty, with krous or without, one side starved or not. */
AwalePosition random_position     (void);

G_END_DECLS
