/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * Samples: what generate.c writes and fit.c reads, as this processor has it in memory.
 */
#pragma once

#include "rules/awale-rules.h"

#include <stdio.h>

/** A position with what is known of it, in hundredths of a seed of final margin for its mover. */
typedef struct
{
  AwalePosition position;
  int16_t       value;    /**< Of a search, or of the tables. */
  int16_t       outcome;  /**< Of the game it is from; @value if that tells nothing of it. */
  uint32_t      game;     /**< The number of that game in its file. */
  uint8_t       preset;   /**< See awale_weights_choose(). */
  uint8_t       reserved[7];
} Sample;

G_STATIC_ASSERT (sizeof (Sample) == 32);

/** The head of a file of samples, which follow it. */
typedef struct
{
  char     magic[8];   /**< SAMPLE_MAGIC. */
  uint32_t version;
  uint32_t size;       /**< Of a sample. */
  uint64_t engine;     /**< awale_bench_run()'s signature of the engine that played and searched. */
  uint64_t reserved;   /**< 0. */
} SampleHead;

G_STATIC_ASSERT (sizeof (SampleHead) == 32);

#define SAMPLE_MAGIC "AwaleSmp"
enum
{
  SAMPLE_VERSION = 1,

  /** One in so many games is held out: it tells what was learned from the others. */
  SAMPLE_HELD_OUT = 20,
};

/** Begins a file of samples of @engine. Returns: false if it cannot be written */
bool    samples_begin (FILE        *out,
                       uint64_t     engine);

/**
 * Reads a file of samples, and which engine's they are.
 *
 * Returns: (transfer full): NULL with @error, a sentence, if it cannot be read, is something else,
 * or is cut short
 */
GArray *samples_read  (const char  *path,
                       uint64_t    *engine,
                       GError     **error);

/**
 * Whether @sample is not to be learned from. Whole games are held out, since the positions of a
 * game know one another's values; of every ruleset alike, as games go round the presets.
 */
static inline bool
sample_is_held_out (const Sample *sample)
{
  return sample->game % SAMPLE_HELD_OUT == 0;
}
