/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-weights.h"
#include "rules/awale-sowing-inline.h"
#include "tablebase/awale-tablebase.h"

#ifdef __SSE2__
#include <emmintrin.h>
#endif

G_BEGIN_DECLS

/** Values in hundredths of a seed: that of one seed, and one beyond every possible margin. */
enum
{
  AWALE_VALUE_SEED = 100,
  AWALE_VALUE_INFINITE = 32000,
};

/**
 * The value of a position by the tables or the rules: bounds of the final margin for a player, in
 * hundredths of a seed.
 */
typedef struct
{
  bool is_known;   /**< True if there are bounds; otherwise `low` and `high` mean nothing. */
  bool is_proven;  /**< True if the bounds hold after the moves played so far; if not, a repetition
                    * may invalidate them. */
  int  low;
  int  high;
} AwaleTableValue;

/**
 * Looks up @position in @tables (nullable), @quiet_plies after the last harvest; since then no
 * position has occurred more than @most_occurrences times. The value, for the player to move,
 * counts as proven directly after a harvest, or if no position would end the game by occurring once
 * more. It is unknown if the tables do not have the board or do not apply, or if a majority may end
 * the game.
 */
AwaleTableValue awale_table_value_ask   (const AwaleTablebase *tables,
                                         const AwaleRuleset   *rules,
                                         AwalePosition         position,
                                         int                   quiet_plies,
                                         int                   most_occurrences);

/**
 * Sets @value to the likely final margin for the player to move in @position, in hundredths of a
 * seed, if @tables have an estimate between the bounds; otherwise leaves it unchanged.
 * awale_table_value_ask() must have found the bounds.
 */
void            awale_table_value_guess (const AwaleTablebase *tables,
                                         AwalePosition         position,
                                         int                  *value);

/** The value from the other player's point of view. */
AwaleTableValue awale_table_value_flip  (AwaleTableValue       proven);

/** The evaluation network of a ruleset, which is immutable and may be shared by threads. */
typedef struct _AwaleNetwork AwaleNetwork;

/** Creates the network of @rules, or of the most similar ruleset that was learned. */
AwaleNetwork *awale_network_new  (const AwaleRuleset *rules);
void          awale_network_free (AwaleNetwork       *self);

/**
 * The expected final margin for the player to move, in hundredths of a seed, judged from the
 * position alone. It stays within the possible margins: that of the stores plus or minus the
 * @on_board seeds in the pits.
 *
 * A small learned network evaluates the board as seen by the player to move: rows of numbers,
 * selected by the seeds of each pit and of each pair of neighboring pits and by the pits from which
 * either player could harvest now, add up to the hidden layer. The hidden layer is clipped and
 * weighed by the head for the ruleset and the phase of the game. The numbers come from tests/tune/.
 */
int           awale_evaluate     (const AwaleNetwork *self,
                                  AwalePosition       position,
                                  int                 on_board);

#define AWALE_ALWAYS_INLINE static inline __attribute__ ((always_inline))

/**
 * Number of 16-bit numbers that one vector instruction adds, and of such vectors in the hidden
 * layer.
 */
enum
{
  AWALE_HIDDEN_WIDTH = 8,
  AWALE_HIDDEN_PARTS = AWALE_WEIGHTS_HIDDEN / AWALE_HIDDEN_WIDTH,
};
typedef int16_t AwaleHiddenPart __attribute__ ((vector_size (2 * AWALE_HIDDEN_WIDTH), may_alias));

/** The hidden layer, or a row that is added to it, as vectors of the processor. */
typedef struct
{
  AwaleHiddenPart parts[AWALE_HIDDEN_PARTS];
} AwaleHiddenLayer;

/**
 * The network specialized for a ruleset. As long as neighboring pits have fewer than
 * AWALE_WEIGHTS_PAIRED seeds, their rows, the row of their pair and the bias are summed in advance.
 */
struct _AwaleNetwork
{
  AwaleWeightRow pairs[AWALE_WEIGHTS_PAIRS][AWALE_WEIGHTS_PAIRED * AWALE_WEIGHTS_PAIRED];
  AwaleWeightRow threats[2][AWALE_WEIGHTS_SETS];
  AwaleWeightRow heads[AWALE_WEIGHTS_PHASES];
  int            bases[AWALE_WEIGHTS_PHASES];
  unsigned       ruleset;
  AwaleWeights *weights;
} __attribute__ ((aligned (64)));

AWALE_ALWAYS_INLINE void
awale_hidden_add (AwaleHiddenLayer     *sum,
                  const AwaleWeightRow *row)
{
  const AwaleHiddenLayer *other = (const AwaleHiddenLayer *) row;

#pragma GCC unroll 8
  for (unsigned i = 0; i < AWALE_HIDDEN_PARTS; i++)
    sum->parts[i] += other->parts[i];
}

/* The product of a head and the hidden layer @sum, whose numbers are first limited to 0 …
 * AWALE_WEIGHTS_ONE. */
AWALE_ALWAYS_INLINE int
awale_hidden_weigh (const AwaleHiddenLayer *sum,
                    const AwaleWeightRow   *head)
{
  const AwaleHiddenLayer *weights = (const AwaleHiddenLayer *) head;
#ifdef __SSE2__
  const __m128i one = _mm_set1_epi16 (AWALE_WEIGHTS_ONE), none = _mm_setzero_si128 ();
  __m128i total = none;

#pragma GCC unroll 8
  for (unsigned i = 0; i < AWALE_HIDDEN_PARTS; i++)
    {
      __m128i clipped = _mm_min_epi16 (_mm_max_epi16 ((__m128i) sum->parts[i], none), one);

      total = _mm_add_epi32 (total, _mm_madd_epi16 (clipped, (__m128i) weights->parts[i]));
    }
  total = _mm_add_epi32 (total, _mm_shuffle_epi32 (total, _MM_SHUFFLE (1, 0, 3, 2)));
  total = _mm_add_epi32 (total, _mm_shuffle_epi32 (total, _MM_SHUFFLE (2, 3, 0, 1)));
  return _mm_cvtsi128_si32 (total);
#else
  int total = 0;

  for (unsigned i = 0; i < AWALE_WEIGHTS_HIDDEN; i++)
    {
      unsigned part = i / AWALE_HIDDEN_WIDTH, place = i % AWALE_HIDDEN_WIDTH;

      total += CLAMP (sum->parts[part][place], 0, AWALE_WEIGHTS_ONE) * weights->parts[part][place];
    }
  return total;
#endif
}

/* True if a pit contains too many seeds for the tables of pairs. */
AWALE_ALWAYS_INLINE bool
awale_is_beyond_pairs (AwalePosition position)
{
  const uint64_t high = G_GUINT64_CONSTANT (0xf0f0f0f0f0f0f0f0);
#if G_BYTE_ORDER == G_LITTLE_ENDIAN
  return ((position.words[0] | position.words[1] << 32) & high) != 0;
#else
  return ((position.words[0] | position.words[1] >> 32) & high) != 0;
#endif
}

/** Pits in pairs of neighbors, one pair in each 16-bit number, as they lie in memory. */
typedef uint16_t AwalePitPairs __attribute__ ((vector_size (16)));

/**
 * The indices of the rows of the pairs; no pit may contain too many seeds for the tables of pairs.
 */
AWALE_ALWAYS_INLINE AwalePitPairs
awale_pair_indexes (AwalePitPairs pairs)
{
  return (pairs | pairs >> (8 - AWALE_WEIGHTS_PAIRED_BITS)) & 0xff;
}

/** The bit set of the pits of @side that could harvest now; bit 0 is the first pit of the side. */
AWALE_ALWAYS_INLINE unsigned
awale_threats_of (const AwalePosition *position,
                  AwaleSide            side)
{
  return awale_harvesting_pits (position, side) >> (AWALE_SIDE_PITS * side);
}

AWALE_ALWAYS_INLINE unsigned
awale_phase_of (int on_board)
{
  return (unsigned) (on_board * AWALE_WEIGHTS_PHASES) / (AWALE_SEEDS + 1);
}

/**
 * The features of a position: indices of the rows of AwaleWeights that add up to the hidden layer.
 * awale_network_add_pairs() computes the same sum faster.
 */
typedef struct
{
  uint16_t singles[AWALE_PITS];
  uint16_t pairs[AWALE_WEIGHTS_PAIRS];
  uint16_t threats[2];
  uint16_t bias;
} AwaleFeatureRows;

/** The features of @position, with South to move, under the learned @ruleset. */
AwaleFeatureRows awale_seen_rows_of     (const AwalePosition    *position,
                                         unsigned                ruleset);

/** Sums the rows of the features @seen; pits may contain any number of seeds. */
AwaleHiddenLayer awale_network_add_rows (const AwaleNetwork     *self,
                                         const AwaleFeatureRows *seen);

/**
 * Sums the rows of @position by pairs; no pit may contain too many seeds for the tables of pairs.
 */
AWALE_ALWAYS_INLINE AwaleHiddenLayer
awale_network_add_pairs (const AwaleNetwork  *self,
                         const AwalePosition *position)
{
  AwalePitPairs indexes = awale_pair_indexes ((AwalePitPairs) position->lanes);
  AwaleHiddenLayer sum =
    *(const AwaleHiddenLayer *) &self->threats[0][awale_threats_of (position, AWALE_SOUTH)];

  awale_hidden_add (&sum, &self->threats[1][awale_threats_of (position, AWALE_NORTH)]);
#pragma GCC unroll 6
  for (unsigned i = 0; i < AWALE_WEIGHTS_PAIRS; i++)
    awale_hidden_add (&sum, &self->pairs[i][indexes[i]]);
  return sum;
}

/** Evaluates @position like awale_evaluate(), but inline and for South to move. */
AWALE_ALWAYS_INLINE int
awale_evaluate_inline (const AwaleNetwork  *self,
                       const AwalePosition *position,
                       int                  on_board)
{
  int margin = AWALE_VALUE_SEED * (position->stores[AWALE_SOUTH] - position->stores[AWALE_NORTH]);
  int most = AWALE_VALUE_SEED * on_board;
  unsigned phase = awale_phase_of (on_board);
  AwaleHiddenLayer sum;
  int future;

  if (G_UNLIKELY (awale_is_beyond_pairs (*position)))
    {
      AwaleFeatureRows seen = awale_seen_rows_of (position, self->ruleset);

      sum = awale_network_add_rows (self, &seen);
    }
  else
    sum = awale_network_add_pairs (self, position);

  future = self->bases[phase] +
           (awale_hidden_weigh (&sum, &self->heads[phase]) >> AWALE_WEIGHTS_SHIFT);
  return margin + CLAMP (future, -most, most);
}

G_END_DECLS
