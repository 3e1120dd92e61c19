/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "picture/awale-board-painter.h"

G_BEGIN_DECLS

/* What of a hollow is shown beside its seeds: bits 1 << AwaleOverlay. */
#define AWALE_OVERLAY_BIT(overlay) (1u << (overlay))

/** What a hollow shows. */
typedef struct
{
  int      seeds;       /**< Drawn as seeds. */
  int      count;       /**< On the badge; −1: no badge. */
  bool     half;        /**< The badge has a half seed more. */
  int      preview;     /**< On a preview badge in its place; −1: none. */
  unsigned overlays;    /**< AWALE_OVERLAY_BIT()s. */
} AwaleSpotState;

static inline bool
awale_spot_state_equal (const AwaleSpotState *a,
                        const AwaleSpotState *b)
{
  return a->seeds == b->seeds && a->count == b->count && a->half == b->half &&
         a->preview == b->preview && a->overlays == b->overlays;
}

G_END_DECLS
