/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 *
 * Samples are written by generate.c and read by fit.c, in the memory format of this processor.
 */
#pragma once

#include "rules/awale-rules.h"

#include <stdio.h>

/** A position with its value and outcome, both as the final margin of the player to move in
 * hundredths of a seed. */
typedef struct
{
  AwalePosition position;
  int16_t       value;    /**< Value that a search or the tables found. */
  int16_t       outcome;  /**< Outcome of the game, or @value if the game does not determine an
                               outcome. */
  uint32_t      game;     /**< Number of the game in its file. */
  uint8_t       preset;   /**< Ruleset, numbered as in awale_weights_choose(). */
  uint8_t       reserved[7];
} Sample;

G_STATIC_ASSERT (sizeof (Sample) == 32);

/** The header of a file of samples. */
typedef struct
{
  char     magic[8];   /**< SAMPLE_MAGIC. */
  uint32_t version;
  uint32_t size;       /**< Size of a sample in bytes. */
  uint64_t engine;     /**< Signature of the engine that played and searched, from
                            awale_bench_run(). */
  uint64_t reserved;   /**< Always zero. */
} SampleHead;

G_STATIC_ASSERT (sizeof (SampleHead) == 32);

#define SAMPLE_MAGIC "AwaleSmp"
enum
{
  SAMPLE_VERSION = 1,

  /** One game in this many is held out, to validate what is learned. */
  SAMPLE_HELD_OUT = 20,
};

/** Writes the header of a file of samples of @engine. Returns: false on failure */
bool    samples_begin (FILE        *out,
                       uint64_t     engine);

/**
 * Reads a file of samples, and stores the signature of their engine in @engine. Returns: (transfer
 * full) (nullable): the samples, or NULL with a sentence in @error if the file cannot be read, is
 * of another type or version, or is truncated or damaged
 */
GArray *samples_read  (const char  *path,
                       uint64_t    *engine,
                       GError     **error);

/**
 * Returns true if @sample is used only for validation. Whole games are held out, because the values
 * of positions in the same game are related. All rulesets have the same share of these games,
 * because games alternate between the presets.
 */
static inline bool
sample_is_held_out (const Sample *sample)
{
  return sample->game % SAMPLE_HELD_OUT == 0;
}
