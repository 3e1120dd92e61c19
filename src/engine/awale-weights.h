/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "rules/awale-rules.h"

G_BEGIN_DECLS

/* The shape of the network that judges positions; see awale_evaluate(). */
enum
{
  AWALE_WEIGHTS_COUNTS = 24,     /**< A pit with more seeds is taken for one with 23. */
  AWALE_WEIGHTS_PAIRED_BITS = 4,
  AWALE_WEIGHTS_PAIRED =         /**< In a pair, a pit with more seeds for one with 15. */
    1 << AWALE_WEIGHTS_PAIRED_BITS,
  AWALE_WEIGHTS_PAIRS = AWALE_PITS / 2,
  AWALE_WEIGHTS_SETS = 64,       /**< Of the pits of a side. */
  AWALE_WEIGHTS_HIDDEN = 64,
  AWALE_WEIGHTS_PHASES = 4,      /**< Of the game, by the seeds on the board. */
  AWALE_WEIGHTS_RULESETS = 7,    /**< That were learned: see awale_weights_choose(). */
  AWALE_WEIGHTS_ONE = 255,       /**< What stands for 1 in the hidden layer. */
  AWALE_WEIGHTS_SHIFT = 10,      /**< Bits by which the weights of a head are enlarged. */
  AWALE_WEIGHTS_MAX = 1500,      /**< No number of a row is larger: so no sum overflows. */
};

/** The numbers of the hidden layer, or what is added to them. */
typedef int16_t AwaleRow[AWALE_WEIGHTS_HIDDEN];

/**
 * What was learned: rows that are added up to the hidden layer, and heads that weigh it. Own pits
 * come first, then hers.
 */
typedef struct
{
  AwaleRow singles[AWALE_PITS][AWALE_WEIGHTS_COUNTS];
  AwaleRow pairs[AWALE_WEIGHTS_PAIRS][AWALE_WEIGHTS_PAIRED][AWALE_WEIGHTS_PAIRED];
  AwaleRow threats[2][AWALE_WEIGHTS_SETS];  /**< By the pits from which a player can harvest. */
  AwaleRow biases[AWALE_WEIGHTS_RULESETS];
  AwaleRow heads[AWALE_WEIGHTS_RULESETS][AWALE_WEIGHTS_PHASES];
  int16_t  bases[AWALE_WEIGHTS_RULESETS][AWALE_WEIGHTS_PHASES];
} AwaleWeights;

#define AWALE_WEIGHTS_MAGIC "AwaleWgt"
enum
{
  AWALE_WEIGHTS_VERSION = 2,
  AWALE_WEIGHTS_ORIGIN = 492,
};

/** The head of a file of weights, little-endian; all of AwaleWeights follows it, 16 bits each. */
typedef struct
{
  char     magic[8];   /**< AWALE_WEIGHTS_MAGIC. */
  uint32_t version;
  uint32_t size;       /**< Of the rest of the file. */
  uint32_t checksum;   /**< CRC-32 of the rest of the file. */
  char     origin[AWALE_WEIGHTS_ORIGIN];  /**< How they were made: text, filled up with zeros. */
} AwaleWeightsHead;

G_STATIC_ASSERT (sizeof (AwaleWeightsHead) == 512);

/**
 * Reads a file of weights.
 *
 * Returns: (transfer full): to be released with g_free(), or NULL if they are not whole, or not of
 * this shape
 */
AwaleWeights *awale_weights_read     (const void          *bytes,
                                      size_t               n_bytes);

/** Writes them, the reverse. (transfer full) */
GBytes       *awale_weights_write    (const AwaleWeights  *weights,
                                      const char          *origin);

/** The file of the weights that this engine plays by. (transfer full) */
GBytes       *awale_weights_dup_file (void);

/** Which of the rulesets that were learned is most like @rules. */
unsigned      awale_weights_choose   (const AwaleRuleset  *rules);

G_END_DECLS
