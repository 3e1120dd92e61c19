/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-evaluation.h"

#ifdef __SSE2__
#include <emmintrin.h>
#endif

G_BEGIN_DECLS

/** Half the hidden layer. */
typedef int16_t AwaleEight __attribute__ ((vector_size (16)));

typedef struct
{
  AwaleEight halves[AWALE_EVALUATION_HIDDEN / 8];
} AwaleHidden;

extern const AwaleHidden awale_evaluation_rows[AWALE_PITS][AWALE_EVALUATION_COUNTS];
extern const AwaleHidden awale_evaluation_bias;
extern const AwaleHidden awale_evaluation_weights;
extern const int         awale_evaluation_base;

/* The sum of the products of eight numbers, those of @a brought into 0 … AWALE_EVALUATION_ONE. */
static inline int
awale_weigh_clipped (AwaleEight a,
                     AwaleEight weights)
{
#ifdef __SSE2__
  __m128i one = _mm_set1_epi16 (AWALE_EVALUATION_ONE);
  __m128i clipped = _mm_min_epi16 (_mm_max_epi16 ((__m128i) a, _mm_setzero_si128 ()), one);
  __m128i sums = _mm_madd_epi16 (clipped, (__m128i) weights);

  sums = _mm_add_epi32 (sums, _mm_shuffle_epi32 (sums, _MM_SHUFFLE (1, 0, 3, 2)));
  sums = _mm_add_epi32 (sums, _mm_shuffle_epi32 (sums, _MM_SHUFFLE (2, 3, 0, 1)));
  return _mm_cvtsi128_si32 (sums);
#else
  int sum = 0;

  for (int i = 0; i < 8; i++)
    sum += CLAMP (a[i], 0, AWALE_EVALUATION_ONE) * weights[i];
  return sum;
#endif
}

/** awale_evaluate() where the side to move, @side, is known to the compiler. */
static inline __attribute__ ((always_inline)) int
awale_evaluate_inline (AwalePosition position,
                       int           on_board,
                       unsigned      side)
{
  const unsigned own = AWALE_SIDE_PITS * side;
  int margin = AWALE_VALUE_SEED * (position.stores[side] - position.stores[!side]);
  int most = AWALE_VALUE_SEED * on_board;
  AwaleHidden sum = awale_evaluation_bias;
  int future = 0;

#pragma GCC unroll 12
  for (unsigned i = 0; i < AWALE_PITS; i++)
    {
      unsigned count = position.pits[(own + i) % AWALE_PITS];
      const AwaleHidden *row =
        &awale_evaluation_rows[i][MIN (count, AWALE_EVALUATION_COUNTS - 1)];

      for (unsigned half = 0; half < G_N_ELEMENTS (sum.halves); half++)
        sum.halves[half] += row->halves[half];
    }
  for (unsigned half = 0; half < G_N_ELEMENTS (sum.halves); half++)
    future += awale_weigh_clipped (sum.halves[half], awale_evaluation_weights.halves[half]);
  future = awale_evaluation_base + (future >> AWALE_EVALUATION_SHIFT);

  return margin + CLAMP (future, -most, most);
}

G_END_DECLS
