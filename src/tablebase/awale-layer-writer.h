/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-build-threads.h"
#include "awale-layer.h"

G_BEGIN_DECLS

/** A solved layer in memory: either a word or a value for each board. */
typedef struct
{
  unsigned        seeds;
  uint64_t        boards;
  const uint16_t *words;      /* Bounds in the lowest twelve bits of each word; NULL if there are
                               * values. */
  const int8_t   *values;     /* Values, for layers in which low and high are equal; NULL if there
                               * are words. */
  const uint8_t  *estimates;  /* Estimates from awale_estimates_find(); nullable, only with
                               * words. */
} AwaleLayerValues;

/**
 * Layout of the bounds in the lowest bits of a word: low, then high, six bits each, with 31 added.
 */
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
 * Writes @solution to its file in @folder, completely or not at all: a temporary file is written,
 * synced and renamed. The caller must hold the lock of the folder (see awale_tablebase_build()).
 *
 * Returns: false with @error, or without one if the build is stopped
 */
bool  awale_layer_write      (const AwaleLayerValues *solution,
                              const char             *folder,
                              const char             *rules_line,
                              AwaleBuildThreads      *threads,
                              GError                **error);

/**
 * Removes the temporary file that an interrupted build of the layer of @seeds seeds has left, if
 * any.
 */
void  awale_layer_remove_temporary (const char       *folder,
                                    unsigned          seeds);

G_END_DECLS
