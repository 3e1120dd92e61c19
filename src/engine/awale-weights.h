/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "rules/awale-rules.h"

G_BEGIN_DECLS

/* Dimensions of the evaluation network, see awale_evaluate(). */
enum
{
  AWALE_WEIGHTS_COUNTS = 24,     /**< A pit with more than 23 seeds counts as 23. */
  AWALE_WEIGHTS_PAIRED_BITS = 4,
  AWALE_WEIGHTS_PAIRED =         /**< In a pair, a pit with more than 15 seeds counts as 15. */
    1 << AWALE_WEIGHTS_PAIRED_BITS,
  AWALE_WEIGHTS_PAIRS = AWALE_PITS / 2,
  AWALE_WEIGHTS_SETS = 64,       /**< Sets of pits of a side. */
  AWALE_WEIGHTS_HIDDEN = 64,
  AWALE_WEIGHTS_PHASES = 4,      /**< Phases of the game, by the seeds on the board. */
  AWALE_WEIGHTS_RULESETS = 7,    /**< Learned rulesets, see awale_weights_choose(). */
  AWALE_WEIGHTS_ONE = 255,       /**< The value 1 in the hidden layer. */
  AWALE_WEIGHTS_SHIFT = 10,      /**< Fixed-point bits of the weights of a head. */
  AWALE_WEIGHTS_MAX = 1500,      /**< Maximum of a row's numbers, so that no sum overflows. */
};

/** Numbers of the hidden layer, or added to it. */
typedef int16_t AwaleWeightRow[AWALE_WEIGHTS_HIDDEN];

/**
 * The learned weights: rows that add up to the hidden layer, and heads that weigh it. Own pits
 * come first, then the opponent's.
 */
typedef struct
{
  AwaleWeightRow singles[AWALE_PITS][AWALE_WEIGHTS_COUNTS];
  AwaleWeightRow pairs[AWALE_WEIGHTS_PAIRS][AWALE_WEIGHTS_PAIRED][AWALE_WEIGHTS_PAIRED];
  AwaleWeightRow threats[2][AWALE_WEIGHTS_SETS];  /**< By the pits from which a player can
                                                   * harvest. */
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

/** Header of a weights file, little-endian; AwaleWeights follows, 16 bits each. */
typedef struct
{
  char     magic[8];   /**< AWALE_WEIGHTS_MAGIC. */
  uint32_t version;
  uint32_t size;       /**< Bytes of the rest of the file. */
  uint32_t checksum;   /**< CRC-32 of the rest of the file. */
  char     origin[AWALE_WEIGHTS_ORIGIN];  /**< Text on their origin, padded with zeros. */
} AwaleWeightsHead;

G_STATIC_ASSERT (sizeof (AwaleWeightsHead) == 512);

/**
 * Reads a weights file.
 *
 * Returns: (transfer full): free with g_free(); NULL if it is damaged or of another shape
 */
AwaleWeights *awale_weights_read     (const void          *bytes,
                                      size_t               n_bytes);

/** Writes a weights file. (transfer full) */
GBytes       *awale_weights_write    (const AwaleWeights  *weights,
                                      const char          *origin);

/** The weights file of this engine. (transfer full) */
GBytes       *awale_weights_dup_file (void);

/** The index of the learned ruleset most similar to @rules. */
unsigned      awale_weights_choose   (const AwaleRuleset  *rules);

G_END_DECLS
