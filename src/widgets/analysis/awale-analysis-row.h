/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gtk/gtk.h>

#include "analysis/awale-analysis.h"

G_BEGIN_DECLS

/** Content of a row of the analysis panel. */
typedef struct
{
  AwaleMove              move;
  const AwaleEvaluation *evaluation;  /**< Value from the search or the game; (nullable) if
                                       * unknown. */
  const AwaleEvaluation *proven;      /**< Proven value or bounds; (nullable) if there is no
                                       * proof. */
  const AwaleEvaluation *book;        /**< Value in the opening book; (nullable) if the move is
                                       * not in the book. */
  const char            *line;        /**< Expected moves after the move of the row; (nullable) if
                                       * unknown. */
  bool                   is_best;
} AwaleAnalysisRowContent;

/** A row of the analysis panel. Size groups align its columns. */
typedef struct
{
  GtkWidget *widget;        /**< GtkListBoxRow, which owns this struct. */
  GtkWidget *move_label;
  GtkWidget *value_label;
  GtkWidget *depth_label;
  GtkWidget *line_label;
  GtkWidget *source_label;  /**< Label for a proven value or the value in the opening book. */

  AwaleMove  move;
  int        rank;          /**< Rank by which the panel sorts the rows. */
  bool       is_pointed;    /**< True if the row has the pointer. */
  char      *name;
  void     (*attention) (gpointer panel);
  gpointer   panel;
} AwaleAnalysisRow;

/**
 * Creates a row. @attention is called with @panel whenever the pointer or the visible keyboard
 * focus enters or leaves the row.
 */
AwaleAnalysisRow *awale_analysis_row_new (GtkSizeGroup *moves,
                                          GtkSizeGroup *values,
                                          GtkSizeGroup *depths,
                                          void        (*attention) (gpointer panel),
                                          gpointer      panel);

/** The row to which the list box row @widget belongs. Returns: (transfer none) */
AwaleAnalysisRow *awale_analysis_row_of  (GtkListBoxRow *widget);

/** Sets the content of the row. Only labels with a new text are changed. */
void       awale_analysis_row_set_content (AwaleAnalysisRow              *self,
                                           const AwaleAnalysisRowContent *content);

/** True if the row has the visible keyboard focus. */
bool       awale_analysis_row_is_focused  (AwaleAnalysisRow              *self);

G_END_DECLS
