/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include <gtk/gtk.h>

#include "analysis/awale-analysis.h"

G_BEGIN_DECLS

/** What a row says. */
typedef struct
{
  AwaleMove              move;
  const AwaleEvaluation *evaluation;  /**< Nullable: nothing is known. */
  const AwaleEvaluation *proven;      /**< Nullable: what is proven, a value or bounds. */
  const AwaleEvaluation *book;        /**< Nullable: what the opening book says. */
  const char            *line;        /**< Nullable: the moves expected after it. */
  bool                   is_best;
} AwaleAnalysisRowContent;

#define AWALE_TYPE_ANALYSIS_ROW (awale_analysis_row_get_type ())
G_DECLARE_FINAL_TYPE (AwaleAnalysisRow, awale_analysis_row, AWALE, ANALYSIS_ROW, GtkListBoxRow)

/**
 * A row of the analysis panel: always of the same height, and of columns that the groups align,
 * so that nothing moves when its content changes.
 *
 * Signals: "attention": whether the pointer or the keyboard is on it has changed.
 */
GtkWidget *awale_analysis_row_new         (GtkSizeGroup                  *moves,
                                           GtkSizeGroup                  *values,
                                           GtkSizeGroup                  *depths);

/** Only what differs from before is changed. */
void       awale_analysis_row_set_content (AwaleAnalysisRow              *self,
                                           const AwaleAnalysisRowContent *content);

AwaleMove  awale_analysis_row_get_move    (AwaleAnalysisRow              *self);

/** Whether the pointer is on it; whether the keyboard is, to be seen. */
bool       awale_analysis_row_is_pointed  (AwaleAnalysisRow              *self);
bool       awale_analysis_row_is_focused  (AwaleAnalysisRow              *self);

/** Its place in the list. */
int        awale_analysis_row_get_rank    (AwaleAnalysisRow              *self);
void       awale_analysis_row_set_rank    (AwaleAnalysisRow              *self,
                                           int                            rank);

G_END_DECLS
