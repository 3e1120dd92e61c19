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
  const AwaleEvaluation *evaluation;  /**< Value from the search; (nullable) if unknown. */
  const AwaleEvaluation *proven;      /**< Proven value or bounds; (nullable) if there is no
                                       * proof. */
  const AwaleEvaluation *book;        /**< Value in the opening book; (nullable) if the move is
                                       * not in the book. */
  const char            *line;        /**< Expected moves after the row's move; (nullable) if
                                       * unknown. */
  bool                   is_best;
} AwaleAnalysisRowContent;

#define AWALE_TYPE_ANALYSIS_ROW (awale_analysis_row_get_type ())
G_DECLARE_FINAL_TYPE (AwaleAnalysisRow, awale_analysis_row, AWALE, ANALYSIS_ROW, GtkListBoxRow)

/**
 * A row of the analysis panel. Its height is fixed and its columns are aligned by size groups, so
 * that nothing moves when the content changes.
 *
 * Signals: "attention": the pointer or the keyboard focus has entered or left the row.
 */
GtkWidget *awale_analysis_row_new         (GtkSizeGroup                  *moves,
                                           GtkSizeGroup                  *values,
                                           GtkSizeGroup                  *depths);

/** Sets the content of the row and updates only the labels that differ. */
void       awale_analysis_row_set_content (AwaleAnalysisRow              *self,
                                           const AwaleAnalysisRowContent *content);

AwaleMove  awale_analysis_row_get_move    (AwaleAnalysisRow              *self);

/** True if the row has the pointer, or the visible keyboard focus. */
bool       awale_analysis_row_is_pointed  (AwaleAnalysisRow              *self);
bool       awale_analysis_row_is_focused  (AwaleAnalysisRow              *self);

/** Index of the row in the order that the panel gave it. */
int        awale_analysis_row_get_rank    (AwaleAnalysisRow              *self);
void       awale_analysis_row_set_rank    (AwaleAnalysisRow              *self,
                                           int                            rank);

G_END_DECLS
