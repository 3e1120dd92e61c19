/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "picture/awale-board-painter.h"

G_BEGIN_DECLS

/* The bit of an AwaleOverlay in a set of overlays. */
#define AWALE_OVERLAY_BIT(overlay) (1u << (overlay))

/** The painted state of a pit or store. */
typedef struct
{
  int      seeds;       /**< Number of seeds drawn. */
  int      count;       /**< Number on the badge; −1 hides the badge. */
  bool     half;        /**< True if the badge also shows a half seed. */
  int      preview;     /**< Number on a badge that previews the new count in place of `count`; −1
                         * without a preview. */
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
