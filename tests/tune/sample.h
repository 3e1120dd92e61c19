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
  uint32_t      reserved[3];
} Sample;
