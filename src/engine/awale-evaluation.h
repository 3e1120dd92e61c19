/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "rules/awale-rules.h"

G_BEGIN_DECLS

/** Hundredths of a seed, the unit of every value in this folder. */
enum
{
  AWALE_VALUE_SEED = 100,
  AWALE_VALUE_INFINITE = 32000,
};

/* The shape of the network that judges positions; see awale_evaluate(). */
enum
{
  AWALE_EVALUATION_COUNTS = 24,  /**< A pit with more seeds is taken for one with 23. */
  AWALE_EVALUATION_HIDDEN = 16,
  AWALE_EVALUATION_ONE = 255,    /**< What stands for 1 in the hidden layer. */
  AWALE_EVALUATION_SHIFT = 10,   /**< Bits by which its weights are enlarged. */
};

/** What awale_evaluate() adds up beforehand; never changed, so that threads may share it. */
typedef struct _AwaleEvaluationPairs AwaleEvaluationPairs;

AwaleEvaluationPairs *awale_evaluation_pairs_new  (void);
void                  awale_evaluation_pairs_free (AwaleEvaluationPairs *self);

/**
 * The expected final margin for the mover, judged from the position alone. It never leaves what
 * can still happen: the margin of the stores plus or minus the @on_board seeds in the pits.
 *
 * A small learned function: for each pit, seen from the mover, a row of numbers by its seeds;
 * their sum is clipped and weighed. tests/tune/ holds what fits the numbers.
 */
int awale_evaluate (const AwaleEvaluationPairs *pairs,
                    AwalePosition               position,
                    int                         on_board);

G_END_DECLS
