/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "picture/awale-board-painter.h"

G_BEGIN_DECLS

/* Bit of an AwaleOverlay in a set of overlays. */
#define AWALE_OVERLAY_BIT(overlay) (1u << (overlay))

/** The painted state of a hollow. */
typedef struct
{
  int      seeds;       /**< Number of seeds drawn. */
  int      count;       /**< Number on the badge; −1 for no badge. */
  bool     half;        /**< True if the badge adds a half seed. */
  int      preview;     /**< Number on the preview badge that replaces it; −1 for none. */
  unsigned overlays;    /**< Set of overlays; see AWALE_OVERLAY_BIT(). */
} AwaleSpotState;

static inline bool
awale_spot_state_equal (const AwaleSpotState *a,
                        const AwaleSpotState *b)
{
  return a->seeds == b->seeds && a->count == b->count && a->half == b->half &&
         a->preview == b->preview && a->overlays == b->overlays;
}

G_END_DECLS
