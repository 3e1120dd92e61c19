/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gtk/gtk.h>

#include "analysis/awale-analysis.h"

G_BEGIN_DECLS

/** Content of a row. */
typedef struct
{
  AwaleMove              move;
  const AwaleEvaluation *evaluation;  /**< (nullable): unknown. */
  const AwaleEvaluation *proven;      /**< (nullable): proven value or bounds. */
  const AwaleEvaluation *book;        /**< (nullable): value in the opening book. */
  const char            *line;        /**< (nullable): expected moves after it. */
  bool                   is_best;
} AwaleAnalysisRowContent;

#define AWALE_TYPE_ANALYSIS_ROW (awale_analysis_row_get_type ())
G_DECLARE_FINAL_TYPE (AwaleAnalysisRow, awale_analysis_row, AWALE, ANALYSIS_ROW, GtkListBoxRow)

/**
 * A row of the analysis panel. Its height is fixed and its columns are aligned by size groups, so
 * that nothing moves when its content changes.
 *
 * Signals: "attention": the pointer or the keyboard focus has entered or left it.
 */
GtkWidget *awale_analysis_row_new         (GtkSizeGroup                  *moves,
                                           GtkSizeGroup                  *values,
                                           GtkSizeGroup                  *depths);

/** Sets the content and updates only the differences. */
void       awale_analysis_row_set_content (AwaleAnalysisRow              *self,
                                           const AwaleAnalysisRowContent *content);

AwaleMove  awale_analysis_row_get_move    (AwaleAnalysisRow              *self);

/** True if the row has the pointer, or the visible keyboard focus. */
bool       awale_analysis_row_is_pointed  (AwaleAnalysisRow              *self);
bool       awale_analysis_row_is_focused  (AwaleAnalysisRow              *self);

/** Index in the order of rows. */
int        awale_analysis_row_get_rank    (AwaleAnalysisRow              *self);
void       awale_analysis_row_set_rank    (AwaleAnalysisRow              *self,
                                           int                            rank);

G_END_DECLS
