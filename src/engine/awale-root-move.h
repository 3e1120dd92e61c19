/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-table-value.h"
#include "awale-search-types.h"

G_BEGIN_DECLS

/** A move at the root with the line it expects. */
typedef struct
{
  AwaleSearchLine line;
  AwalePosition   after;
  AwaleTableValue proven;    /**< For the player to move at the root. */
  int             previous;  /**< Its value in the iteration before. */
} AwaleRootMove;

G_END_DECLS
