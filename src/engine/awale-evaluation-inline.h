/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-evaluation.h"

#ifdef __SSE2__
#include <emmintrin.h>
#endif

G_BEGIN_DECLS

#define AWALE_ALWAYS_INLINE static inline __attribute__ ((always_inline))

/** Eight numbers that are added at once. */
typedef int16_t AwaleEight __attribute__ ((vector_size (16)));

/** The hidden layer, or what a pit adds to it. */
typedef struct
{
  AwaleEight eights[AWALE_EVALUATION_HIDDEN / 8];
} AwaleHidden;

extern const AwaleHidden awale_evaluation_rows[AWALE_PITS][AWALE_EVALUATION_COUNTS];
extern const AwaleHidden awale_evaluation_bias;
extern const AwaleHidden awale_evaluation_weights;
extern const int         awale_evaluation_base;

enum
{
  AWALE_EVALUATION_PAIRED_BITS = 4,
  AWALE_EVALUATION_PAIRED = 1 << AWALE_EVALUATION_PAIRED_BITS,
  AWALE_EVALUATION_PAIRS = AWALE_PITS / 2,
};

/**
 * The rows of neighboring pits with less than AWALE_EVALUATION_PAIRED seeds, added up beforehand
 * with the bias: half the additions, and still small enough for the nearest cache.
 */
struct _AwaleEvaluationPairs
{
  AwaleHidden rows[AWALE_EVALUATION_PAIRS][AWALE_EVALUATION_PAIRED * AWALE_EVALUATION_PAIRED];
};

AWALE_ALWAYS_INLINE void
awale_hidden_add (AwaleHidden       *sum,
                  const AwaleHidden *row)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (sum->eights); i++)
    sum->eights[i] += row->eights[i];
}

/* The sum of the products of the hidden layer, brought into 0 … AWALE_EVALUATION_ONE, with its
 * weights. */
AWALE_ALWAYS_INLINE int
awale_hidden_weigh (const AwaleHidden *sum)
{
#ifdef __SSE2__
  const __m128i one = _mm_set1_epi16 (AWALE_EVALUATION_ONE);
  __m128i total = _mm_setzero_si128 ();

  for (unsigned i = 0; i < G_N_ELEMENTS (sum->eights); i++)
    {
      __m128i clipped = _mm_max_epi16 ((__m128i) sum->eights[i], _mm_setzero_si128 ());
      __m128i weights = (__m128i) awale_evaluation_weights.eights[i];

      total = _mm_add_epi32 (total, _mm_madd_epi16 (_mm_min_epi16 (clipped, one), weights));
    }
  total = _mm_add_epi32 (total, _mm_shuffle_epi32 (total, _MM_SHUFFLE (1, 0, 3, 2)));
  total = _mm_add_epi32 (total, _mm_shuffle_epi32 (total, _MM_SHUFFLE (2, 3, 0, 1)));
  return _mm_cvtsi128_si32 (total);
#else
  int total = 0;

  for (unsigned i = 0; i < AWALE_EVALUATION_HIDDEN; i++)
    total += CLAMP (sum->eights[i / 8][i % 8], 0, AWALE_EVALUATION_ONE) *
             awale_evaluation_weights.eights[i / 8][i % 8];
  return total;
#endif
}

/* Whether a pit holds too many seeds for AwaleEvaluationPairs. */
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

/** Neighboring pits, two by two, as they lie in memory. */
typedef uint16_t AwalePitPairs __attribute__ ((vector_size (16)));

/** Where the pits of each pair, none with too many seeds, are found among its rows. */
AWALE_ALWAYS_INLINE AwalePitPairs
awale_pair_indexes (AwalePitPairs pairs)
{
  return (pairs | pairs >> (8 - AWALE_EVALUATION_PAIRED_BITS)) & 0xff;
}

/** The hidden layer, seen by @side, for pits that hold any number of seeds. */
AwaleHidden awale_hidden_sum_singly (AwalePosition position,
                                     unsigned      side);

/** awale_evaluate() where the side to move, @side, is known to the compiler. */
AWALE_ALWAYS_INLINE int
awale_evaluate_inline (const AwaleEvaluationPairs *pairs,
                       AwalePosition               position,
                       int                         on_board,
                       unsigned                    side)
{
  const unsigned first = AWALE_EVALUATION_PAIRS / 2 * side;
  int margin = AWALE_VALUE_SEED * (position.stores[side] - position.stores[!side]);
  int most = AWALE_VALUE_SEED * on_board;
  AwaleHidden sum;
  int future;

  if (G_UNLIKELY (awale_is_beyond_pairs (position)))
    sum = awale_hidden_sum_singly (position, side);
  else
    {
      AwalePitPairs indexes = awale_pair_indexes ((AwalePitPairs) position.lanes);

      sum = pairs->rows[0][indexes[first]];
#pragma GCC unroll 6
      for (unsigned i = 1; i < AWALE_EVALUATION_PAIRS; i++)
        awale_hidden_add (&sum, &pairs->rows[i][indexes[(first + i) % AWALE_EVALUATION_PAIRS]]);
    }

  future = awale_evaluation_base + (awale_hidden_weigh (&sum) >> AWALE_EVALUATION_SHIFT);
  return margin + CLAMP (future, -most, most);
}

G_END_DECLS
