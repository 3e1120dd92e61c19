/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "rules/awale-rules.h"

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

/** One in so many games is held out: it tells what was learned from the others. */
enum
{
  SAMPLE_HELD_OUT = 20,
};

/**
 * Whether @sample is not to be learned from. Whole games are held out, since the positions of a
 * game know one another's values; of every ruleset alike, as games go round the presets.
 */
static inline bool
sample_is_held_out (const Sample *sample)
{
  return sample->game % SAMPLE_HELD_OUT == 0;
}
