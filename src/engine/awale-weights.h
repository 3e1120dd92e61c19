/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "rules/awale-rules.h"

G_BEGIN_DECLS

/* Dimensions of the evaluation network, see awale_evaluate(). */
enum
{
  AWALE_WEIGHTS_COUNTS = 24,     /**< Number of different seed counts of a pit; more than 23 seeds
                                  * count as 23. */
  AWALE_WEIGHTS_PAIRED_BITS = 4,
  AWALE_WEIGHTS_PAIRED =         /**< Number of different seed counts of a pit in a pair; more than
                                  * 15 seeds count as 15. */
    1 << AWALE_WEIGHTS_PAIRED_BITS,
  AWALE_WEIGHTS_PAIRS = AWALE_PITS / 2,
  AWALE_WEIGHTS_SETS = 64,       /**< Number of possible sets of the six pits of a side. */
  AWALE_WEIGHTS_HIDDEN = 64,
  AWALE_WEIGHTS_PHASES = 4,      /**< Number of phases of the game, which depend on the seeds on
                                  * the board. */
  AWALE_WEIGHTS_RULESETS = 7,    /**< Number of learned rulesets, see awale_weights_choose(). */
  AWALE_WEIGHTS_ONE = 255,       /**< Number that stands for 1 in the hidden layer. */
  AWALE_WEIGHTS_SHIFT = 10,      /**< Number of fractional bits in the weights of a head. */
  AWALE_WEIGHTS_MAX = 1500,      /**< Maximum absolute value of a number in a row, small enough that
                                  * no sum overflows. */
};

/** Numbers of the hidden layer, of a row that is added to it, or of a head that weighs it. */
typedef int16_t AwaleWeightRow[AWALE_WEIGHTS_HIDDEN];

/**
 * The learned weights: rows that add up to the hidden layer, and heads that weigh it. The pits of
 * the player to move come first, then the opponent's.
 */
typedef struct
{
  AwaleWeightRow singles[AWALE_PITS][AWALE_WEIGHTS_COUNTS];
  AwaleWeightRow pairs[AWALE_WEIGHTS_PAIRS][AWALE_WEIGHTS_PAIRED][AWALE_WEIGHTS_PAIRED];
  AwaleWeightRow threats[2][AWALE_WEIGHTS_SETS];  /**< Rows selected by the pits from which a
                                                   * player can harvest. */
  AwaleWeightRow biases[AWALE_WEIGHTS_RULESETS];
  AwaleWeightRow heads[AWALE_WEIGHTS_RULESETS][AWALE_WEIGHTS_PHASES];
  int16_t        bases[AWALE_WEIGHTS_RULESETS][AWALE_WEIGHTS_PHASES];
} AwaleWeights;

#define AWALE_WEIGHTS_MAGIC "AwaleWgt"
enum
{
  AWALE_WEIGHTS_VERSION = 2,
  AWALE_WEIGHTS_ORIGIN = 492,
};

/** Header of a file of weights, little-endian; AwaleWeights follows, 16 bits for each number. */
typedef struct
{
  char     magic[8];
  uint32_t version;
  uint32_t size;       /**< Number of bytes after the header. */
  uint32_t checksum;   /**< CRC-32 of the bytes after the header. */
  char     origin[AWALE_WEIGHTS_ORIGIN];  /**< Where the weights come from, as text padded with
                                           * zeros. */
} AwaleWeightsHead;

G_STATIC_ASSERT (sizeof (AwaleWeightsHead) == 512);

/**
 * Reads a file of weights.
 *
 * Returns: (transfer full): free with g_free(); NULL if the file is damaged or has other dimensions
 */
AwaleWeights *awale_weights_read     (const void          *bytes,
                                      size_t               n_bytes);

/** The file of the weights that this engine uses. (transfer full) */
GBytes       *awale_weights_dup_file (void);

/** The index of the learned ruleset that is most similar to @rules. */
unsigned      awale_weights_choose   (const AwaleRuleset  *rules);

G_END_DECLS
