/* SPDX-License-Identifier: GPL-3.0-or-later
 * Copyright © 2026 The Awalé developers
 */
#pragma once

#include "awale-judgment.h"
#include "awale-phase.h"
#include "awale-report-options.h"
#include "game/awale-game.h"

G_BEGIN_DECLS

/** What the report says of a move. */
typedef struct
{
  AwaleNode     *node;              /**< (transfer none): after the move. */
  AwaleSide      mover;
  AwaleJudgment judgment;
  bool           is_turning_point;  /**< The result to be expected changed by it, */
  AwaleExpectedResult turned_from;  /**< from this for the mover */
  AwaleExpectedResult turned_to;    /**< to that. */
  bool           is_punished;       /**< An error of which the reply took at least half. */
} AwaleReportMove;

/** What it says of a player's moves in a part of a game. */
typedef struct
{
  unsigned n_moves;  /**< That were judged, where there was a choice. */
  int      loss;     /**< Away in all, in hundredths of a seed. */
} AwaleReportPhase;

/** What it says of a player. */
typedef struct
{
  unsigned n_moves;                       /**< That were judged, where there was a choice. */
  unsigned n_forced;                      /**< Those without one, which count for nobody. */
  unsigned counts[AWALE_N_MOVE_CLASSES];  /**< By AwaleMoveClass. */
  int      loss;                          /**< Away in all, in hundredths of a seed. */
  AwaleReportPhase phases[AWALE_N_PHASES]; /**< The same by AwalePhase. */
  double   accuracy;                      /**< In per cent; see awale_judgment_get_accuracy(). */
} AwaleReportSummary;

/** What a report says of the main line, by the values that its nodes carry. */
typedef struct
{
  GArray             *moves;         /**< Of AwaleReportMove, in their order. */
  GPtrArray          *errors;        /**< Those of them that are errors, the worst first. */
  AwaleReportSummary  summaries[2];  /**< By AwaleSide. */
} AwaleReportJudgments;

/** The order of errors: the worst first, then that of play. */
int  awale_report_move_compare     (const AwaleReportMove    *a,
                                    const AwaleReportMove    *b);

void awale_report_judgments_init   (AwaleReportJudgments     *self);
void awale_report_judgments_clear  (AwaleReportJudgments     *self);

/** Judges the moves of @game that @options include anew. */
void awale_report_judgments_update (AwaleReportJudgments     *self,
                                    AwaleGame                *game,
                                    const AwaleReportOptions *options);

G_END_DECLS
