/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * Samples, written by generate.c and read by fit.c, in this processor's memory format.
 */
#pragma once

#include "rules/awale-rules.h"

#include <stdio.h>

/** A position with its value and outcome, in hundredths of a seed of final margin for its mover. */
typedef struct
{
  AwalePosition position;
  int16_t       value;    /**< Value by a search or the tables. */
  int16_t       outcome;  /**< Outcome of its game, or @value if the game does not determine it. */
  uint32_t      game;     /**< Number of its game in the file. */
  uint8_t       preset;   /**< See awale_weights_choose(). */
  uint8_t       reserved[7];
} Sample;

G_STATIC_ASSERT (sizeof (Sample) == 32);

/** Header of a file of samples. */
typedef struct
{
  char     magic[8];   /**< SAMPLE_MAGIC. */
  uint32_t version;
  uint32_t size;       /**< Size of a sample. */
  uint64_t engine;     /**< awale_bench_run()'s signature of the engine that played and searched. */
  uint64_t reserved;   /**< Zero. */
} SampleHead;

G_STATIC_ASSERT (sizeof (SampleHead) == 32);

#define SAMPLE_MAGIC "AwaleSmp"
enum
{
  SAMPLE_VERSION = 1,

  /** One in this number of games is held out to validate the learning. */
  SAMPLE_HELD_OUT = 20,
};

/** Writes the header of a file of samples of @engine. Returns: false on failure */
bool    samples_begin (FILE        *out,
                       uint64_t     engine);

/**
 * Reads a file of samples and the signature of their engine. Returns: (transfer full): NULL with
 * @error, a sentence, if the file is unreadable, of another type, or truncated
 */
GArray *samples_read  (const char  *path,
                       uint64_t    *engine,
                       GError     **error);

/**
 * True if @sample is used for validation only. Whole games are held out, because positions of a
 * game have related values, and all rulesets equally, because games alternate between the presets.
 */
static inline bool
sample_is_held_out (const Sample *sample)
{
  return sample->game % SAMPLE_HELD_OUT == 0;
}
