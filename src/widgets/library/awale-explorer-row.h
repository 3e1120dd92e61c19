/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "game/awale-move-values.h"
#include "library/awale-library-explore.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define AWALE_TYPE_EXPLORER_ROW (awale_explorer_row_get_type ())

/** A move in the explorer: how often it was played, how games went, and what else is known. */
G_DECLARE_FINAL_TYPE (AwaleExplorerRow, awale_explorer_row, AWALE, EXPLORER_ROW, GtkListBoxRow)

/** What a row tells. */
typedef struct
{
  const AwaleLibraryMove *played;
  AwaleSide               mover;
  const AwaleEvaluation  *value;  /**< What a search says of the move; NULL: not known. */
  const AwaleEvaluation  *book;   /**< What the opening book says of it; NULL: nothing. */
} AwaleExplorerRowContent;

/** The labels of a column are in one group, so that they are as wide as each other. */
GtkWidget *awale_explorer_row_new         (GtkSizeGroup                  *moves,
                                           GtkSizeGroup                  *counts);

void       awale_explorer_row_set_content (AwaleExplorerRow              *self,
                                           const AwaleExplorerRowContent *content);

AwaleMove  awale_explorer_row_get_move    (AwaleExplorerRow              *self);

G_END_DECLS
