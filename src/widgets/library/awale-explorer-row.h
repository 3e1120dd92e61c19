/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "game/awale-move-values.h"
#include "library/awale-library-explorer.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define AWALE_TYPE_EXPLORER_ROW (awale_explorer_row_get_type ())

/** A move in the explorer: how often it was played, the results, and its known values. */
G_DECLARE_FINAL_TYPE (AwaleExplorerRow, awale_explorer_row, AWALE, EXPLORER_ROW, GtkListBoxRow)

/** Content of a row. */
typedef struct
{
  const AwaleLibraryMove *played;
  AwaleSide               mover;
  const AwaleEvaluation  *value;  /**< Value from a search (nullable). */
  const AwaleEvaluation  *book;   /**< Value in the opening book (nullable). */
} AwaleExplorerRowContent;

/** Creates a row; the size groups align the labels of each column. */
GtkWidget *awale_explorer_row_new         (GtkSizeGroup                  *moves,
                                           GtkSizeGroup                  *counts);

void       awale_explorer_row_set_content (AwaleExplorerRow              *self,
                                           const AwaleExplorerRowContent *content);

AwaleMove  awale_explorer_row_get_move    (AwaleExplorerRow              *self);

G_END_DECLS
