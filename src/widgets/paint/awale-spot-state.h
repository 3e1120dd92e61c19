/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "picture/awale-board-painter.h"

G_BEGIN_DECLS

/* Bit of an AwaleOverlay in a set. */
#define AWALE_OVERLAY_BIT(overlay) (1u << (overlay))

/** The look of a hollow. */
typedef struct
{
  int      seeds;       /**< Number of seeds drawn. */
  int      count;       /**< Number on the badge; −1 is no badge. */
  bool     half;        /**< The badge adds a half seed. */
  int      preview;     /**< Number on a preview badge in its place; −1 is none. */
  unsigned overlays;    /**< Set of AWALE_OVERLAY_BIT(). */
} AwaleSpotState;

static inline bool
awale_spot_state_equal (const AwaleSpotState *a,
                        const AwaleSpotState *b)
{
  return a->seeds == b->seeds && a->count == b->count && a->half == b->half &&
         a->preview == b->preview && a->overlays == b->overlays;
}

G_END_DECLS
