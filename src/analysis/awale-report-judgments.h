/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-judgment.h"
#include "awale-report-options.h"
#include "game/awale-game.h"

G_BEGIN_DECLS

/** What the report says of a move. */
typedef struct
{
  AwaleNode     *node;              /**< (transfer none): after the move. */
  AwaleSide      mover;
  AwaleJudgment judgment;
  bool           is_turning_point;  /**< It changed who is expected to win, or was a blunder. */
  bool           is_punished;       /**< An error of which the reply took at least half. */
} AwaleReportMove;

/** What it says of a player. */
typedef struct
{
  unsigned n_moves;                       /**< That were judged, where there was a choice. */
  unsigned n_forced;                      /**< Those without one, which count for nobody. */
  unsigned counts[AWALE_N_MOVE_CLASSES];  /**< By AwaleMoveClass. */
  int      given;                         /**< Away in all, in hundredths of a seed. */
  double   accuracy;                      /**< In per cent; see awale_judgment_get_accuracy(). */
} AwaleReportSummary;

/** What a report says of the main line, by the values that its nodes carry. */
typedef struct
{
  GArray             *moves;         /**< Of AwaleReportMove, in their order. */
  AwaleReportSummary  summaries[2];  /**< By AwaleSide. */
} AwaleReportJudgments;

void awale_report_judgments_init   (AwaleReportJudgments     *self);
void awale_report_judgments_clear  (AwaleReportJudgments     *self);

/** Judges the moves of @game that @options include anew. */
void awale_report_judgments_update (AwaleReportJudgments     *self,
                                    AwaleGame                *game,
                                    const AwaleReportOptions *options);

G_END_DECLS
