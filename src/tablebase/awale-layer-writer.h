/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-build-threads.h"
#include "awale-layer.h"

G_BEGIN_DECLS

/** A solved layer in memory: a word or a value for each board. */
typedef struct
{
  unsigned        seeds;
  uint64_t        boards;
  const uint16_t *words;      /* Words with low and high in the lowest twelve bits. */
  const int8_t   *values;     /* Values, for layers in which low and high are equal. */
  const uint8_t  *estimates;  /* Estimates, see awale_estimates_find(); nullable, only with
                               * words. */
} AwaleLayerValues;

/** Layout of the bounds in the lowest bits of a word: each + 31 in six bits, low first. */
enum
{
  AWALE_WORD_BIAS = 31,
  AWALE_WORD_BOUND_BITS = 6,
};

static inline unsigned
awale_word_of_bounds (int low,
                      int high)
{
  return (unsigned) (low + AWALE_WORD_BIAS)
         | (unsigned) (high + AWALE_WORD_BIAS) << AWALE_WORD_BOUND_BITS;
}

static inline AwaleBounds
awale_word_get_bounds (unsigned word)
{
  return (AwaleBounds) { (int8_t) ((int) (word & 63) - AWALE_WORD_BIAS),
                         (int8_t) ((int) (word >> AWALE_WORD_BOUND_BITS & 63)
                                   - AWALE_WORD_BIAS) };
}

/**
 * Writes @solution to its file in @folder, completely or not at all: a temporary file is synced and
 * renamed. The caller must hold the lock of the folder (see awale_tablebase_build()).
 */
bool  awale_layer_write      (const AwaleLayerValues *solution,
                              const char             *folder,
                              const char             *rules_line,
                              AwaleBuildThreads      *threads,
                              GError                **error);

/** Removes the temporary file of the layer of @seeds seeds that an interrupted build has left. */
void  awale_layer_remove_temporary (const char       *folder,
                                    unsigned          seeds);

G_END_DECLS
