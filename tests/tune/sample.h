/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "rules/awale-rules.h"

/** A position with what is known of it, in hundredths of a seed of final margin for its mover. */
typedef struct
{
  AwalePosition position;
  int16_t       value;    /**< Of a search. */
  int16_t       outcome;  /**< Of the game it is from. */
  uint32_t      game;     /**< The number of that game in its file. */
  uint32_t      reserved[2];
} Sample;

/**
 * Where the last of @n samples begin that are not to be learned from: about one in @share of them,
 * and whole games, since the positions of a game know one another's values.
 */
static inline size_t
sample_split (const Sample *samples,
              size_t        n,
              size_t        share)
{
  size_t split = n - n / share;

  while (split > 0 && split < n && samples[split].game == samples[split - 1].game)
    split--;
  return split;
}
