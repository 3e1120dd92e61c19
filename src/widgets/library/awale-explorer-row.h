/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "game/awale-move-values.h"
#include "library/awale-library-explorer.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** A move in the explorer: its frequency, the results of its games, and its known values. */
typedef struct
{
  const AwaleLibraryMove *played;
  AwaleSide               mover;
  const AwaleEvaluation  *value;  /**< Value from a search; (nullable) if unknown. */
  const AwaleEvaluation  *book;   /**< Value in the opening book; (nullable) if unknown. */
} AwaleExplorerRowContent;

/** Shows @content in @row. The size groups @moves and @counts align the columns of several rows. */
void awale_explorer_row_fill (GtkListBoxRow                 *row,
                              const AwaleExplorerRowContent *content,
                              GtkSizeGroup                  *moves,
                              GtkSizeGroup                  *counts);

G_END_DECLS
