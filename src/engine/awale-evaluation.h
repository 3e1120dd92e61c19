/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "rules/awale-rules.h"

G_BEGIN_DECLS

/** Unit of all values in this folder: hundredths of a seed. */
enum
{
  AWALE_VALUE_SEED = 100,
  AWALE_VALUE_INFINITE = 32000,
};

/** The evaluation network for a ruleset; immutable, shared by threads. */
typedef struct _AwaleNetwork AwaleNetwork;

/** Creates the network for @rules, or for the most similar preset. */
AwaleNetwork *awale_network_new  (const AwaleRuleset *rules);
void          awale_network_free (AwaleNetwork       *self);

/**
 * The expected final margin for the mover, judged from the position alone. It never leaves what
 * can still happen: the margin of the stores plus or minus the @on_board seeds in the pits.
 *
 * A small learned network, of which everything is seen from the mover: rows of numbers by the seeds
 * of each pit and of each pair of neighbors, and by the pits from which either player could harvest
 * now, add up to the hidden layer, which is clipped and weighed by the head of the ruleset and the
 * phase of the game. tests/tune/ holds what fits the numbers.
 */
int           awale_evaluate     (const AwaleNetwork *self,
                                  AwalePosition       position,
                                  int                 on_board);

G_END_DECLS
